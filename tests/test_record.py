"""Records: exact both ways, and whatever is wrong with one is said with its line."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.tables import MODE_IDS, MODES
from tuman import record
from tuman.core import PUBLIC, Game
from tuman.games import GAMES
from tuman.match import Match
from tuman.record import RecordError

SEED = "000102030405060708090a0b0c0d0e0f"


def played(options: dict[str, str], plies: int = 10_000, names: tuple[str, ...] = (), game: str = "island") -> Match:
    match = Match(GAMES[game], options, seed=SEED, names=names)
    rng = random.Random(1)
    while not match.over and match.ply < plies:
        match.play(rng.choice(match.legal()))
    return match


WHOLE = record.write(played({"mode": "blitz", "weather": "fog"}))
PART = record.write(played({"mode": "mercenaries"}, plies=40))


def verified(text: str) -> Match:
    return record.verify(record.read(text), GAMES)


@pytest.mark.parametrize(("game", "options"), MODES, ids=MODE_IDS)
def test_a_match_in_the_middle_comes_back_from_its_record(game: Game, options: dict[str, str]) -> None:
    for plies in (0, 1, 20, 90):
        match = played(options, plies, game=game.name)
        again = verified(record.write(match))
        assert again.states.tobytes() == match.states.tobytes()
        assert (again.log, again.actors, again.names) == (match.log, match.actors, match.names)


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=2, max_size=2))
def test_any_names_come_back_as_they_were(names: list[str]) -> None:
    text = record.write(played({}, plies=3, names=tuple(names)))
    assert verified(text).names == names
    assert verified(text.replace("\n", "\r\n")).names == names


@given(st.data())
def test_random_edits_raise_nothing_but_record_errors(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([WHOLE, PART]))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 12))
        text = text[:at] + data.draw(st.text(max_size=8)) + text[at + gone :]
    try:
        match = verified(text)
    except RecordError:
        return
    assert verified(record.write(match)).log == match.log


@given(st.text())
def test_any_text_raises_nothing_but_record_errors(text: str) -> None:
    for whole in (text, f"{record.FIRST_LINE}\n{text}"):
        with pytest.raises(RecordError):
            verified(whole)


@given(st.data())
def test_any_header_value_raises_nothing_but_record_errors(data: st.DataObject) -> None:
    lines = PART.split("\n")
    at = data.draw(st.integers(1, 7))
    name = lines[at].partition(": ")[0]
    lines[at] = f"{name}: " + data.draw(st.text(st.characters(exclude_characters="\n\r")))
    try:
        verified("\n".join(lines))
    except RecordError as error:
        assert error.line


def changed(field: str, value: str) -> str:
    """The record of a finished match with one field of the header changed; an empty value takes the field out."""
    lines = WHOLE.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith(f"{field}: "))
    lines[at : at + 1] = [f"{field}: {value}"] if value else []
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("game", "chess", "line 2: unknown game 'chess'; there are island"),
        ("rules", "99", "line 3: made with version 99 of the rules of island, but this is version"),
        ("options", "mode=dusk", "line 4: mode can't be 'dusk'"),
        ("options", "mode=blitz mode=simple", "line 4: option mode stands here twice"),
        ("options", "mode=team", "line 5: 2 names for 4 seats"),
        ("seats", "Ann and Bob", "line 5: seats must be a list of names"),
        ("seats", '["Ann"]', "line 5: 1 names for 2 seats"),
        ("seats", '["Ann", 2]', "line 5: seats must be a list of names"),
        ("seats", '["Ann", "\\ud800"]', "line 5: seats must be a list of names"),
        ("seats", "[" * 100_000, "line 5: seats must be a list of names"),
        ("commitment", "0" * 64, "line 8: the seed is not the one that was committed to in line 6"),
        ("seed", "f" * 32, "line 8: the seed is not the one that was committed to in line 6"),
        ("view", "2", "line 7: this is what view '2' saw; only an open record can be replayed"),
        ("seed", "", "line 7: an open record needs the seed"),
        ("result", "1 2", "line 9: the result should be"),
        ("result", "", "line 7: the result should be"),
        ("view", "", "the header has no field 'view'"),
    ],
)
def test_what_is_wrong_with_a_header_is_said(field: str, value: str, said: str) -> None:
    with pytest.raises(RecordError) as caught:
        verified(changed(field, value))
    assert said in str(caught.value)


def test_a_result_before_the_end_is_refused() -> None:
    text = PART.replace("\n\n", "\nresult: 3 4\n\n", 1)
    with pytest.raises(RecordError, match="line 9: the match is not over"):
        verified(text)


def test_actions_after_the_end_are_refused() -> None:
    with pytest.raises(RecordError, match=rf"line {len(WHOLE.splitlines()) + 1}: the match is over"):
        verified(WHOLE + "1: wolf a1\n")


def test_another_draw_than_the_seed_gives_is_found() -> None:
    lines = PART.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("*: first"))
    lines[at] = "*: first 2" if lines[at] == "*: first 1" else "*: first 1"
    with pytest.raises(RecordError, match=rf"line {at + 1}: chance drew .* but by the seed it is"):
        record.verify(record.read("\n".join(lines[: at + 1])), GAMES)


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
def test_a_veiled_record_has_no_secret_and_can_be_read_but_not_replayed(viewer: int) -> None:
    match = played({"mode": "mercenaries", "weather": "fog"}, plies=300)
    text = record.write(match, viewer)
    assert SEED not in text
    assert "seed:" not in text
    veiled = record.read(text)
    assert len(veiled.lines) == match.ply
    for line in veiled.lines:
        verb = line.text.split()[0]
        if verb in ("take", "skip", "hire") and line.who != str(viewer + 1):
            assert line.text in ("take ?", "skip ?")
        if line.text.endswith("closed") and line.who != str(viewer + 1):
            assert verb == "?"
    with pytest.raises(RecordError, match="line 7"):
        record.replay(veiled, GAMES)


def test_blank_lines_at_the_end_do_no_harm() -> None:
    assert record.write(verified(WHOLE + "\n \n\n")) == WHOLE


def test_files_that_can_not_be_read_are_told(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00tuman")
    with pytest.raises(RecordError, match="not a text file in UTF-8"):
        record.load(tmp_path / "noise")
    with pytest.raises(RecordError, match="No such file"):
        record.load(tmp_path / "nothing")
    with pytest.raises(RecordError, match="directory"):
        record.load(tmp_path)
