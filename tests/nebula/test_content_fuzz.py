"""Whatever is in the files, a pack is valid and safe for compiled code, or it is refused with problems."""

import json
import re
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.nebula.kit import FILES, copy_of_the_standard_pack
from tests.nebula.packs import write_random_pack
from tuman.games.nebula.content import LETTERS, MEADOW, RUINS, ContentError, Pack, check, load

MAP = "maps/beginner.toml"


def assert_safe_for_the_engine(pack: Pack) -> None:
    """Everything that compiled code uses as an index or packs into bits is in its range."""
    for map in pack.maps:
        size = len(map.names)
        assert (
            len(map.terrain) == len(map.neighbours) == len(map.rows) == len(map.columns) == len(set(map.names)) == size
        )
        assert size <= 120
        assert all(len(around) == 6 and all(-1 <= hex < size for hex in around) for around in map.neighbours)
        assert set(map.terrain) <= set(range(5))
        assert len(map.of(MEADOW)) == 24
        assert 10 <= len(map.of(RUINS)) <= 16
    assert len(pack.contracts) == 41
    assert len({contract.name for contract in pack.contracts}) == 41
    for contract in pack.contracts:
        assert 0 <= contract.kind < 17
        assert len(contract.asks) == 5
        assert all(0 <= pieces <= 5 for pieces in contract.asks)
        assert 1 <= contract.size <= 6
        assert 0 <= contract.points <= 9
        assert contract.private == (contract.kind >= 13)
    assert sum(token.count for token in pack.tokens if not token.special) == 20
    assert [token.resource for token in pack.tokens if token.special] == [0, 1, 2, 3, 4]
    for token in pack.tokens:
        assert token.resource in range(5)
        assert token.pieces in (3, 4, 5)
        assert 0 <= token.points <= 9
        assert token.count >= 1
    assert 1 <= pack.supply <= 30


VALUES = st.sampled_from(
    [
        "0",
        "-1",
        "3",
        "99",
        "1e400",
        "nan",
        "true",
        '""',
        '"wood"',
        "[]",
        "[1]",
        "{}",
        '{ asks = "ours" }',
        "1979-05-27",
        '"""\n"""',
    ]
)
LINES = st.sampled_from(
    ["[[contract]]", "[[token]]", "[supply]", "[provenance]", 'rows = "R"', 'kind = "stall"', "maps = []", ""]
)


@st.composite
def damaged(draw: st.DrawFn, source: bytes) -> bytes:
    """A file after a few accidents: bytes, letters of a drawing, values, lines."""
    for _ in range(draw(st.integers(1, 4))):
        how = draw(st.sampled_from(("byte", "letter", "value", "drop", "double", "line", "cut")))
        lines = source.split(b"\n")
        i = draw(st.integers(0, len(lines) - 1))
        at = draw(st.integers(0, len(source)))
        if how == "byte":
            source = source[:at] + draw(st.binary(min_size=0, max_size=3)) + source[at + draw(st.integers(0, 3)) :]
        elif how == "letter":
            places = [place for place, byte in enumerate(source) if chr(byte) in LETTERS + "."]
            at = places[draw(st.integers(0, len(places) - 1))] if places else 0
            source = source[:at] + draw(st.sampled_from(LETTERS + ". ")).encode() + source[at + 1 :]
        elif how == "cut":
            source = source[:at]
        else:
            if how == "value":
                lines[i] = lines[i].split(b"=")[0] + b"= " + draw(VALUES).encode()
            elif how == "drop":
                del lines[i]
            elif how == "double":
                lines.insert(i, lines[i])
            else:
                lines.insert(i, draw(LINES).encode())
            source = b"\n".join(lines)
    return source


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_damaged_pack_is_valid_or_has_problems_but_never_fails_otherwise(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        pack = copy_of_the_standard_pack(Path(folder))
        file = data.draw(st.sampled_from(FILES))
        (pack / file).write_bytes(data.draw(damaged((pack / file).read_bytes())))
        found = check(pack)
        assert all(str(problem).isprintable() and problem.file for problem in found)
        if found:
            with pytest.raises(ContentError):
                load(pack)
        else:
            assert_safe_for_the_engine(load(pack))


TOML = st.recursive(
    st.integers()
    | st.booleans()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(alphabet="aMR~. \n", max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=5,
)


def as_toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {as_toml(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    return json.dumps(value)


FIELDS = [
    ("pack.toml", r"^(name|title|maps) = .*"),
    (MAP, r"^(title) = .*"),
    (MAP, r'^(rows) = """[^"]*"""'),
    ("contracts.toml", r"^(kind|asks|points|provenance) = .*"),
    ("tokens.toml", r"^(resource|pieces|points|count|provenance) = .*"),
]


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(FIELDS), st.integers(0, 163), TOML)
def test_any_value_of_any_type_in_any_field_is_checked(field: tuple[str, str], which: int, value: object) -> None:
    with tempfile.TemporaryDirectory() as folder:
        pack = copy_of_the_standard_pack(Path(folder))
        file, pattern = field
        text = (pack / file).read_text()
        found = list(re.finditer(pattern, text, re.MULTILINE))
        match = found[which % len(found)]
        (pack / file).write_text(f"{text[: match.start()]}{match[1]} = {as_toml(value)}{text[match.end() :]}")
        if not check(pack):
            assert_safe_for_the_engine(load(pack))


@pytest.mark.parametrize("seed", range(30))
def test_packs_far_from_the_standard_one_load(seed: int, tmp_path: Path) -> None:
    pack = load(write_random_pack(tmp_path / "pack", seed))
    assert_safe_for_the_engine(pack)
    assert pack.name == f"random-{seed}"


def test_random_packs_reach_the_limits_of_the_format(tmp_path: Path) -> None:
    packs = [load(write_random_pack(tmp_path / str(seed), seed)) for seed in range(30)]
    assert max(len(pack.maps[0].names) for pack in packs) == 120
    assert max(len(pack.maps[0].of(RUINS)) for pack in packs) == 16
    assert max(max(contract.asks) for pack in packs for contract in pack.contracts) >= 4
    assert {pack.supply for pack in packs} >= {1, 30}
