"""Reading content packs: tables for the engine, and a clear word about everything that is wrong."""

import re
from pathlib import Path

import pytest

from tests.nebula.kit import FILES, copy_of_the_standard_pack, drawing, edit, problems
from tuman.games.nebula.content import (
    CONTRACT_KINDS,
    FORBIDDEN,
    FOREST,
    MEADOW,
    MIST,
    RUINS,
    STANDARD,
    ContentError,
    check,
    load,
)

MAP = "maps/beginner.toml"
# 24 meadows, 10 ruins, in rows of 7 and 6; the ruins and a row of mist in the lower half
SMALL = (
    "M M M M M M M",
    " M M M M M M",
    "M M M M M M M",
    " M M ~ F M M",
    "R ~ R ~ R ~ R",
    " ~ R R R X ~",
    "R ~ R ~ ~ ~ R",
)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return copy_of_the_standard_pack(tmp_path)


def small(*changes: tuple[int, str]) -> str:
    rows = list(SMALL)
    for number, row in changes:
        rows[number - 1] = row
    return drawing(*rows)


# --- what the engine gets -------------------------------------------------------------------------------------


def test_a_drawing_becomes_names_terrain_and_neighbours(pack: Path) -> None:
    (pack / MAP).write_text(small())
    map = load(pack).maps[0]
    at = {name: hex for hex, name in enumerate(map.names)}
    assert map.names[:8] == ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2")
    assert [map.terrain[at[name]] for name in ("a1", "c4", "d4", "a5", "e6")] == [
        MEADOW,
        MIST,
        FOREST,
        RUINS,
        FORBIDDEN,
    ]
    assert (map.rows[at["c4"]], map.columns[at["c4"]]) == (3, 2)

    def around(name: str) -> list[str]:
        return [map.names[hex] if hex >= 0 else "-" for hex in map.neighbours[at[name]]]

    # left, right, upper left, upper right, lower left, lower right
    assert around("c4") == ["b4", "d4", "c3", "d3", "c5", "d5"]
    assert around("c3") == ["b3", "d3", "b2", "c2", "b4", "c4"]
    assert around("a1") == ["-", "b1", "-", "-", "-", "a2"]
    assert around("f6") == ["e6", "-", "f5", "g5", "f7", "g7"]


def test_neighbours_are_mutual_on_the_standard_maps() -> None:
    opposite = (1, 0, 5, 4, 3, 2)
    for map in load(STANDARD).maps:
        for hex, around in enumerate(map.neighbours):
            for direction, neighbour in enumerate(around):
                assert neighbour < 0 or map.neighbours[neighbour][opposite[direction]] == hex


def test_a_common_indentation_and_places_without_a_hex_are_allowed(pack: Path) -> None:
    (pack / MAP).write_text(small())
    plain = load(pack).maps[0]
    (pack / MAP).write_text(drawing(*("    " + row for row in SMALL)))
    assert load(pack).maps[0] == plain
    (pack / MAP).write_text(drawing(*(". " + row if n % 2 else " . " + row[1:] for n, row in enumerate(SMALL, 1))))
    shifted = load(pack).maps[0]
    assert shifted.neighbours == plain.neighbours
    assert shifted.names[0] == "b1"


def test_a_row_of_dots_puts_the_first_row_of_a_board_half_a_hex_to_the_right(pack: Path) -> None:
    rows = (*SMALL[:5], " ~ ~ R R ~ R", SMALL[6])
    (pack / MAP).write_text(drawing(".", *(" " + row if n % 2 else row[1:] for n, row in enumerate(rows, 1))))
    map = load(pack).maps[0]
    at = {name: hex for hex, name in enumerate(map.names)}
    assert map.names[0] == "a2"
    assert [map.names[hex] for hex in map.neighbours[at["b2"]] if hex >= 0] == ["a2", "c2", "b3", "c3"]


def test_neutral_contracts_come_first_in_the_order_of_the_file_and_copies_have_numbers(pack: Path) -> None:
    tables = (pack / "contracts.toml").read_text().split("[[contract]]")
    (pack / "contracts.toml").write_text("[[contract]]".join([tables[0], *reversed(tables[1:])]))
    contracts = load(pack).contracts
    assert [contract.private for contract in contracts] == [False] * 33 + [True] * 8
    assert [contract.name for contract in contracts[:6]] == [
        "airway-1",
        "airway-2",
        "airway-3",
        "airway-4",
        "priest",
        "workshop-1",
    ]
    assert [contract.name for contract in contracts[33:35]] == ["shortcut-1", "shortcut-2"]
    assert all(contract.name.startswith(CONTRACT_KINDS[contract.kind]) for contract in contracts)


def test_asks_are_pieces_by_resource_and_open_cards_have_a_size_only() -> None:
    by_name = {contract.name: contract for contract in load(STANDARD).contracts}
    assert (by_name["stall-1"].asks, by_name["stall-1"].size) == ((1, 1, 0, 0, 0), 2)
    assert (by_name["airway-4"].asks, by_name["airway-4"].size) == ((1, 2, 0, 0, 0), 3)
    assert (by_name["lazy-explorer"].asks, by_name["lazy-explorer"].size) == ((0,) * 5, 2)
    assert (by_name["priest"].asks, by_name["priest"].size) == ((0,) * 5, 3)


def test_equal_tokens_are_one_type_whatever_their_order_in_the_file(pack: Path) -> None:
    edit(pack, "tokens.toml", ("count = 2", "count = 1"))
    first = (pack / "tokens.toml").read_text().split("\n[[token]]")[1]
    with (pack / "tokens.toml").open("a") as file:
        file.write("\n[[token]]" + first)
    assert load(pack).tokens == load(STANDARD).tokens
    assert load(pack).id == load(STANDARD).id


# --- the id ---------------------------------------------------------------------------------------------------


def test_the_id_is_the_name_and_a_hash_that_ignores_formatting_titles_and_provenance(pack: Path) -> None:
    before = load(pack).id
    assert re.fullmatch(r"standard-[0-9a-f]{8}", before)
    for file in FILES:
        text = (pack / file).read_text()
        (pack / file).write_text("# a note\r\n" + text.replace(" = ", "   =  ").replace('"ours"', '"box"'))
    edit(pack, MAP, ("title   =  ", "title = 'Another title' # "))
    assert load(pack).id == before


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("contracts.toml", "points = 3", "points = 4"),
        ("contracts.toml", '"wood", "stone", "food"', '"wood", "stone", "clay"'),
        ("tokens.toml", "points = 1", "points = 2"),
        ("tokens.toml", "pieces = 18", "pieces = 17"),
        (MAP, "~ ~", "~ F"),
        ("pack.toml", '["beginner", "expert"]', '["beginner"]'),
    ],
)
def test_the_hash_changes_with_everything_a_match_depends_on(pack: Path, file: str, old: str, new: str) -> None:
    edit(pack, file, (old, new))
    assert load(pack).id != load(STANDARD).id


# --- problems -------------------------------------------------------------------------------------------------

CASES = [
    # file, old, new, what the problem says
    ("pack.toml", '"standard"', '"My Pack"', "pack.toml: name: is 'My Pack'; expected lower-case letters"),
    ("pack.toml", 'title = "', 'title = 5 # "', "pack.toml: title: is 5; expected a text of one line"),
    ("pack.toml", 'maps = ["beginner", "expert"]', "", "pack.toml: maps: is missing; expected a list of 1 to 20 names"),
    ("pack.toml", '["beginner", "expert"]', "[]", "maps: is an empty list; expected a list of 1 to 20 names"),
    ("pack.toml", '"expert"]', '"beginner"]', "pack.toml: maps: 'beginner' is named more than once"),
    ("pack.toml", '"expert"]', '"swamp"]', "maps/swamp.toml: is missing; expected a TOML file"),
    ("pack.toml", '"expert"]', '"../expert"]', "pack.toml: maps: '../expert' is no name of a map; expected lower-case"),
    ("pack.toml", "title =", "author = 'me'\ntitle =", "pack.toml: author: is no field of this table; there are"),
    ("pack.toml", 'maps = "seed"', 'maps = "guess"', "provenance, maps: is 'guess'; expected one of seed, inf"),
    (MAP, "title =", "tilte =", "maps/beginner.toml: title: is missing; expected a text"),
    (MAP, 'rows = """', 'rows = 7\nx = """', "rows: is 7; expected a drawing of hexes between triple quotes"),
    ("contracts.toml", '"distillery"', '"brewery"', "contract 9, kind: is 'brewery'; expected one of abundance, "),
    ("contracts.toml", '"wood", "stone", "food"', '"wood", "gold"', "asks: unknown resource 'gold'; expected wood"),
    ("contracts.toml", '["wood", "stone", "food"]', "[]", "asks: is an empty list; expected a list of 1 to 6"),
    ("contracts.toml", '["wood", "stone", "food"]', '"wood"', "asks: is 'wood'; expected a list of 1 to 6 resources"),
    ("contracts.toml", '"wood", "stone", "food"', '"wood",' * 7, "asks: is a list of 7; expected a list of 1 to 6"),
    ("contracts.toml", '"wood", "stone", "food"', '"wood",' * 6, "asks: has 6 of one resource; expected at most 5"),
    ("contracts.toml", '"two of one kind"', '["wood", "wood"]', "asks: is a list of 2; expected one of two of one"),
    ("contracts.toml", '"three kinds"', '"any"', "(priest), asks: is 'any'; expected one of three kinds"),
    ("contracts.toml", "points = 3", "points = 10", "points: is 10; expected a whole number from 0 to 9"),
    ("contracts.toml", "points = 3", "points = true", "points: is true; expected a whole number from 0 to 9"),
    ("contracts.toml", "points = 3", "points = 3.0", "points: is 3.0; expected a whole number from 0 to 9"),
    ("contracts.toml", "points = 3", "points = 0x" + "f" * 9000, "points: is a huge number; expected a whole number"),
    ("contracts.toml", "points = 3", "points = " + "9" * 9000, "contracts.toml: is no valid TOML: "),
    ("contracts.toml", "points = 3", "point = 3", "contract 1 (abundance), point: is no field of this table"),
    ("contracts.toml", "provenance = {", "#", "provenance: is missing; expected a table such as { asks ="),
    ("contracts.toml", 'kind = "merchant"', 'kind = "mayor"', "merchant: there are 0 of this card; expected 1"),
    ("contracts.toml", 'kind = "merchant"', 'kind = "mayor"', "mayor: there are 2 of this card; expected 1"),
    ("tokens.toml", "count = 2", "count = 3", "tokens.toml: token: the counts add up to 21; expected 20"),
    ("tokens.toml", "pieces = 3", "pieces = 6", "token 1, pieces: is 6; expected a whole number from 3 to 5"),
    ("tokens.toml", '[[special]]\nresource = "wood', '[[special]]\nresource = "food', "0 special tokens of wood; exp"),
    ("tokens.toml", '[[special]]\nresource = "wood', '[[special]]\nresource = "food', "2 special tokens of food; exp"),
    ("tokens.toml", "pieces = 18", "pieces = 31", "supply, pieces: is 31; expected a whole number from 1 to 30"),
    ("tokens.toml", "\n[supply]", "\n[stock]", "tokens.toml: supply: is missing; expected a table [supply]"),
    ("tokens.toml", "\n[supply]", "\n[supply]\n[stock]", "supply: is an empty table; expected a table [supply]"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "expected"), CASES)
def test_every_mistake_is_named_with_file_field_and_what_is_expected(
    pack: Path, file: str, old: str, new: str, expected: str
) -> None:
    edit(pack, file, (old, new))
    found = problems(pack)
    assert any(expected in re.sub(r"(\.toml):\d+", r"\1", problem) for problem in found), found
    with pytest.raises(ContentError) as caught:
        load(pack)
    assert found[0] in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_problem_in_a_table_has_the_line_where_the_table_begins(pack: Path) -> None:
    edit(pack, "contracts.toml", ('["wood", "clay", "clay", "wheat"]', '["gold"]'))
    (found,) = check(pack)
    lines = (pack / "contracts.toml").read_text().splitlines()
    assert found.line is not None
    assert lines[found.line - 1 : found.line + 1] == ["[[contract]]", 'kind = "architect"']


def test_all_problems_of_all_files_are_collected(pack: Path) -> None:
    edit(pack, "pack.toml", ('"standard"', '"S"'))
    edit(pack, MAP, ("~ ~", "~ Q"))
    edit(pack, "contracts.toml", ("points = 3", "points = -1"), ('"stall"', '"shop"'))
    edit(pack, "tokens.toml", ("pieces = 18", "pieces = 0"))
    assert len(problems(pack)) == 5


BARE = " M M ~ ~ F ~\nR"
DRAWINGS = [
    (small((4, " M M ~ Q M M")), ":6: rows: row 4, column 8, is the unknown letter 'Q'; expected ~ mist, F petrified"),
    (small((4, " M M ~ f M M")), ":6: rows: row 4, column 8, is the unknown letter 'f'"),
    (small((4, " M M ~\tF M M")), ":6: rows: row 4, column 7, is '\\t'; expected a blank between two hexes"),
    (small((4, "M M ~ F M M")), ":6: rows: row 4 begins 0 right of the margin; expected one blank right of the margin"),
    (small((5, "  R ~ R ~ R ~ R")), ":7: rows: row 5 begins 2 right of the margin; expected at the margin"),
    (small((4, "")), ":6: rows: row 4 is empty; expected hexes"),
    (small((1, "~ " * 27)), ":3: rows: row 1 has 27 places; expected at most 26"),
    (drawing(*(". ." if n % 2 else " . ." for n in range(1, 27)), "M"), "rows: has 27 rows; expected at most 26"),
    (drawing(". ."), "rows: has 0 meadows (M); expected 24, one for each token"),
    (small((4, " M M ~ F M M M")), "rows: has 25 meadows (M); expected 24"),
    (small((5, "R ~ ~ ~ R ~ R")), "rows: has 9 ruins (R); expected 10 to 16"),
    (small((5, "R R R R R R R"), (6, " R R R R R R"), (7, "R ~ R ~ R ~ R")), "has 17 ruins (R); expected 10 to 16"),
    (drawing(*SMALL, *(" ~ ~ ~ ~ ~ ~ ~ ~ ~ ~"[n % 2 :] for n in range(8))), "has 126 hexes; expected at most 120"),
    (small((7, "R ~ R ~ ~ ~ . . R")), "rows: the map falls apart; expected one piece, but i7 can't be reached from a1"),
    (small((6, " X R R R X X"), (7, "R X R ~ ~ X R")), "unreachable ruins a7, c7, g7; expected a way to all others"),
    (drawing(". M", " X X X", *("M M M M M M M", " M M M M M M M") * 2, *SMALL[4:]).replace(" M M M M M M M\nR", BARE),
     "rows: unreachable meadows b1; expected a way to all others"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), DRAWINGS)
def test_mistakes_in_a_drawing_are_found(pack: Path, text: str, expected: str) -> None:
    (pack / MAP).write_text(text)
    found = problems(pack)
    assert any(expected in problem for problem in found), found


def test_files_that_cannot_be_read_are_named(pack: Path, tmp_path: Path) -> None:
    (pack / "contracts.toml").write_bytes(b'[[contract]]\nkind = "\xff"')
    (pack / "tokens.toml").unlink()
    (pack / MAP).write_text('title = "x"\nrows = """\nM M\n')
    (pack / "maps/expert.toml").unlink()
    (pack / "maps/expert.toml").mkdir()
    broken, folder, binary, missing = problems(pack)
    assert broken.startswith("maps/beginner.toml: is no valid TOML: ")
    assert folder.startswith("maps/expert.toml: can't be read: Is a directory")
    assert binary == "contracts.toml: can't be read: byte 22 is not UTF-8 text; expected a TOML file in UTF-8"
    assert missing == "tokens.toml: is missing; expected a TOML file of this name"
    assert "does not exist; expected a folder with pack.toml" in problems(tmp_path / "nowhere")[0]
    assert "is a file; expected a folder with pack.toml" in problems(pack / "pack.toml")[0]


def test_broken_toml_is_told_with_its_line(pack: Path) -> None:
    edit(pack, "tokens.toml", ("pieces = 18", "pieces = = 18"))
    (found,) = check(pack)
    assert (pack / "tokens.toml").read_text().splitlines()[(found.line or 0) - 1] == "pieces = = 18"


def test_nesting_without_end_and_giant_files_are_refused(pack: Path) -> None:
    (pack / "tokens.toml").write_text("x = " + "[" * 100_000)
    (pack / "contracts.toml").write_text("#" * 1_000_001)
    assert [problem.split(": ", 1)[1] for problem in problems(pack)] == [
        "is no valid TOML: the file is larger than 1,000,000 bytes",
        "is no valid TOML: values are nested too deeply",
    ]
