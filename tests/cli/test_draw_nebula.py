"""The picture of Via Nebula: what it must show, in how much room."""

import random
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from tuman.games import GAMES
from tuman.games.nebula.draw_map import GLYPH, INSIDE, LETTER, MARKS, WIDE
from tuman.i18n import LANGUAGES, speaker
from tuman.match import Match

NEBULA = GAMES["nebula"]


def picture(view: dict, language: str = "en", columns: int = 100) -> list[str]:
    console = Console(width=columns, color_system=None)
    with console.capture() as capture:
        console.print(NEBULA.draw(view, speaker(language, ["Ann", "Bob", "Cid", "Dan"])))
    return capture.get().splitlines()


def views(players: str, map: str, seed: int) -> Iterator[dict]:
    """What the actor of a match sees, at each of its choices; each verb is chosen as often as another."""
    match, rng = Match(NEBULA, {"players": players, "map": map}, seed=f"{seed:x}"), random.Random(seed)
    while not match.over:
        yield NEBULA.describe(match.view(match.actor), match.actor)
        verbs: dict[str, list[int]] = {}
        for action in match.legal():
            verbs.setdefault(NEBULA.write(match.states, action).split()[0], []).append(action)
        match.play(rng.choice(verbs[rng.choice(list(verbs))]))
    yield NEBULA.describe(match.view(0), 0)


def at(lines: list[str], hex: dict) -> tuple[str, str]:
    """The two lines of a hex."""
    column = 1 + hex["column"] * WIDE + hex["row"] % 2 * WIDE // 2
    top = 2 * hex["row"]
    return lines[top][column : column + INSIDE], lines[top + 1][column : column + INSIDE]


@pytest.mark.parametrize("players", NEBULA.options[0].values)
@pytest.mark.parametrize("columns", [80, 100])
def test_every_hex_shows_its_name_terrain_and_all_that_lies_on_it(players: str, columns: int) -> None:
    shown = set()
    for view in list(views(players, "beginner", 3))[::5]:
        lines = picture(view, columns=columns)
        for name, hex in view["hexes"].items():
            head, body = at(lines, hex)
            glyph = GLYPH[hex["terrain"]]
            assert name in head
            if hex["tile"]:
                shown.add("tile")
                assert (head[0], head[-1], body) == ("[", "]", f"[ {glyph} ]")
                continue
            assert head.endswith(glyph * 2)
            if hex.get("token"):
                token = hex["token"]
                assert body == f"({LETTER[token['resource']]}{token['pieces']}){token['points']}"
            elif hex.get("goods"):
                shown.add("goods")
                (kind, n), *others = hex["goods"].items()
                mark = " " if hex["craftsman"] is None else MARKS[hex["craftsman"]]
                assert body.startswith(f"{mark}{LETTER[kind]}{n}") or others
            elif hex["terrain"] == "ruins":
                for site in hex["sites"]:
                    shown.add("site")
                    assert MARKS[site["seat"]] in body
                for seat in hex["buildings"]:
                    shown.add("building")
                    assert f"{MARKS[seat]}⌂" in body
            else:
                assert body == glyph * INSIDE
    assert shown == {"tile", "goods", "site", "building"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_100_by_40(language: str) -> None:
    for players in NEBULA.options[0].values:
        for view in list(views(players, "expert", 5))[::7]:
            lines = picture(view, language)
            assert len(lines) <= 40 and max(map(len, lines)) <= 100


def test_contracts_and_hand_tell_cost_points_effect_and_what_a_site_lacks() -> None:
    for view in list(views("2", "beginner", 4))[::5]:
        if view["asks"] == "over":
            continue
        text = "\n".join(picture(view))
        for card in [*filter(None, view["board"]), *view["guilds"][view["viewer"]]["hand"]]:
            asks = card["asks"]
            asks = "".join(LETTER[kind] * n for kind, n in asks.items()) if isinstance(asks, dict) else ""
            assert re.search(rf"{card['card']} +{asks}.* {card['points']} .*[a-z]", text)


def test_the_own_hand_is_shown_to_its_owner_alone() -> None:
    match = Match(NEBULA, {"first": "1"}, seed="5")
    mine = [card["card"] for card in NEBULA.describe(match.view(0), 0)["guilds"][0]["hand"]]
    for viewer, sees in ((0, True), (1, False), (-1, False)):
        text = "\n".join(picture(NEBULA.describe(match.view(viewer), viewer)))
        assert all((f" {card} " in text) == sees for card in mine)


def test_the_end_shows_every_players_points_by_source() -> None:
    view = list(views("3", "beginner", 1))[-1]
    text = "\n".join(picture(view))
    for source, row in (("tokens", "tokens"), ("contracts", "contracts"), ("end_card", "end card")):
        numbers = r"\s+".join(str(guild["points_by"][source]) for guild in view["guilds"])
        assert re.search(rf"{row}\s+{numbers}", text)
    assert "Final scoring" in text and "Fulfilled contracts" in text


@pytest.mark.parametrize("map", NEBULA.options[1].values)
def test_players_are_told_apart_without_colour(map: str) -> None:
    view = next(views("4", map, 1))
    assert all(mark in "\n".join(picture(view)) for mark in MARKS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map", ["beginner", "expert"])
def test_nothing_is_cut_off_at_any_width(language: str, map: str) -> None:
    view = next(views("4", map, 1))
    for columns in range(80, 131):
        assert "…" not in "".join(picture(view, language, columns)), columns
