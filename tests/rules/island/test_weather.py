"""Weather (MI-W1 … MI-W11)."""

import pytest

from tests.rules.island.kit import Table, alike, board, dealt, finish, last_token, position, rule, table
from tuman.core import OptionError
from tuman.games.island.content import CELL_NAMES

EVERYWHERE = set(CELL_NAMES)
UPPER_LEFT = {column + row for column in "abc" for row in "123"}

QUARTER_FULL = """
r  w  P  #  #  #
w  h  r  #  #  #
p  W  H  #  #  #
#  #  #  #  #  #
#  #  #  #  #  #
#  #  #  #  #  #
"""

PIG_LINE = """
R  P  r  W  R  r
w  w  h  w  w  W
H  W  H  P  W  p
W  R  w  H  w  r
w  w  h  r  W  w
W  W  R  p  h  W
"""
"""One blue line, Pig, Rat and Wolf (b1 to d1): 6 to 0."""


def closed(picture: str) -> str:
    """The same board with all tokens closed but Chameleons and those that are closed already."""
    cells = [cell if len(cell) > 1 else cell + "*" for cell in picture.split()]
    return "\n".join(" ".join(cells[row : row + 6]) for row in range(0, 36, 6))


# --- the choice of the weather ------------------------------------------------------------------------------------


@rule("MI-W1")
@pytest.mark.parametrize(("first", "second"), [("1", 2), ("2", 1)])
def test_who_moves_second_draws_two_cards_and_picks_one(first: str, second: int) -> None:
    t = table(mode="weather", first=first).play("card fog", "card sunny")
    assert t.actor == second
    assert t.choices == {"pick fog", "pick sunny"}
    assert t.refused("pick night") == "MI-W1"
    assert t.play("pick fog").seen()["weather"] == "fog"


@rule("MI-W1")
def test_two_cards_alike_leave_one_choice() -> None:
    t = table(mode="weather").play("card fog", "card fog")
    assert t.choices == {"pick fog"}
    assert len(t.match.legal()) == 1


@rule("MI-W1", "MI-M4")
def test_the_weather_holds_for_both_rounds_of_a_part_and_is_drawn_anew_for_the_next() -> None:
    t = table(mode="mercenaries").play("card cloudy", "card cloudy", "pick cloudy").play_round()
    assert t.asks == "take"
    assert t.seen()["weather"] == "cloudy"
    t = finish(PIG_LINE, mode="mercenaries", round=2)
    assert t.asks == "card"
    assert t.actor == 1  # seat 2 starts the third round, so seat 1 is second


@rule("MI-W1")
def test_the_weather_of_a_simple_game_is_drawn_once() -> None:
    t = table(mode="weather").play("card fog", "card night", "pick night").play_round()
    assert t.asks == "take"
    t.go_on(lambda t: t.match.over)
    assert sum(" card " in line for line in t.match.written()) == 2


@rule("MI-W1", "MI-W10")
def test_the_card_not_picked_goes_under_the_deck_and_the_one_picked_stays_out() -> None:
    t = table(mode="mercenaries", hire="every-round")
    draws = [("cloudy", "sunny"), ("fog", "sunny"), ("fog", "cloudy")]
    used = [{"card sunny": 2, "card cloudy": 2, "card fog": 2}, {"card sunny": 1, "card cloudy": 1, "card fog": 2}]
    for number, (one, two) in enumerate(draws):
        if number < len(used):
            assert t.outcomes == used[number]
        t.play(f"card {one}", f"card {two}", f"pick {one}")
        t.play_round().go_on(lambda t: t.asks == "card", avoid="hire")
    # All six are drawn: Cloudy, Fog and Fog were used; Sunny, Sunny and Cloudy lie under the deck in this order.
    assert t.outcomes == {"card sunny": 1}
    assert t.play("card sunny").outcomes == {"card sunny": 1}
    assert t.play("card sunny").choices == {"pick sunny"}


@rule("MI-W1")
def test_the_table_may_name_the_weather() -> None:
    assert table(mode="weather", weather="fog").asks == "take"
    assert dealt(mode="weather", weather="fog").seen()["weather"] == "fog"
    t = finish(closed(PIG_LINE), mode="mercenaries", weather="fog", round=2)
    assert t.asks == "take"
    assert t.seen()["weather"] == "fog"


@rule("MI-W10")
def test_with_mercenaries_night_is_left_out() -> None:
    assert table(mode="mercenaries").outcomes == {"card sunny": 2, "card cloudy": 2, "card fog": 2}
    with pytest.raises(OptionError, match="night=in"):
        table(mode="mercenaries", weather="night")
    with pytest.raises(OptionError, match="night=in"):
        table(mode="blitz", weather="night")


@rule("MI-W10")
def test_the_table_may_leave_night_in() -> None:
    cards = {"card sunny": 2, "card night": 2, "card cloudy": 2, "card fog": 2}
    assert table(mode="mercenaries", night="in").outcomes == cards
    assert table(mode="blitz", night="in", weather="night").seen()["weather"] == "night"


@rule("MI-W10")
def test_the_weather_deck_lasts_the_whole_game() -> None:
    t = table(mode="mercenaries").play("card fog", "card sunny", "pick fog")
    t.play_round().play_round().go_on(lambda t: t.asks == "card", avoid="hire")
    # Fog is used and stays out, the Sunny that was not picked lies at the bottom.
    assert t.outcomes == {"card sunny": 1, "card cloudy": 2, "card fog": 1}


@rule("MI-W11", "MI-H2")
def test_only_the_chooser_sees_the_two_cards() -> None:
    t = table(mode="weather").play("card fog", "card sunny")
    assert t.seen(2)["drawn"] == ["fog", "sunny"]
    assert t.seen(1)["drawn"] == t.seen()["drawn"] == [None, None]
    t.play("pick sunny")
    assert [t.seen(seat)["weather"] for seat in (0, 1, 2)] == ["sunny"] * 3
    assert t.match.written(viewer=0) == ["*: card ?", "*: card ?", "2: pick sunny"]
    assert t.match.written(viewer=1) == ["*: card fog", "*: card sunny", "2: pick sunny"]


@rule("MI-W11")
def test_weather_comes_before_the_choice_of_the_five_tokens() -> None:
    t = table(mode="weather")
    assert t.asks == "card"
    assert t.play("card fog", "card sunny").asks == "pick"
    assert t.play("pick fog").asks == "take"


# --- the four weathers --------------------------------------------------------------------------------------------


def placings(t: Table) -> tuple[set[str], set[str]]:
    """The cells where the actor may place a Wolf open, and those where closed."""
    wolves = [text.split() for text in t.choices if text.startswith("wolf")]
    return {words[1] for words in wolves if len(words) == 2}, {words[1] for words in wolves if len(words) == 3}


@rule("MI-W2", "MI-W9")
def test_sunny_the_whole_board_is_open_and_tokens_lie_face_up() -> None:
    t = dealt(mode="weather", weather="sunny")
    assert placings(t) == (EVERYWHERE, set())
    assert t.play("wolf f6").board_seen(2).endswith(" W")


@rule("MI-W3")
def test_night_the_whole_board_is_open_and_tokens_lie_closed() -> None:
    t = dealt(mode="weather", weather="night")
    assert placings(t) == (set(), EVERYWHERE)
    assert t.play("wolf a1 closed").board_seen(2) == board("X*")


@rule("MI-W4", "MI-W9")
def test_cloudy_play_starts_on_the_upper_left_quarter_with_tokens_face_up() -> None:
    t = dealt(mode="weather", weather="cloudy")
    assert placings(t) == (UPPER_LEFT, set())
    assert t.seen()["dark"] == ["ne", "sw", "se"]


@rule("MI-W4")
@pytest.mark.parametrize("seat", [1, 2])
def test_who_is_about_to_place_removes_a_darkness_board_of_its_choice(seat: int) -> None:
    t = position(QUARTER_FULL, weather="cloudy", turn=seat)
    assert t.actor == seat
    assert t.choices == {"lift ne", "lift sw", "lift se"}
    t.play("lift se")
    assert t.actor == seat
    assert t.cells("wolf") == {column + row for column in "def" for row in "456"}
    assert t.seen()["dark"] == ["ne", "sw"]


@rule("MI-W4")
def test_darkness_stays_while_the_open_part_has_a_free_cell() -> None:
    t = position(QUARTER_FULL.replace("H", "."), weather="cloudy")
    assert t.choices == {"wolf c3"}
    assert t.refused("lift ne") == "MI-S3"
    assert t.play("wolf c3").actor == 2
    assert t.asks == "lift"


@rule("MI-W5")
def test_fog_is_as_cloudy_with_tokens_closed() -> None:
    t = dealt(mode="weather", weather="fog")
    assert placings(t) == (set(), UPPER_LEFT)
    t = position(closed(QUARTER_FULL).replace("#*", "#"), weather="fog")
    assert t.choices == {"lift ne", "lift sw", "lift se"}
    assert placings(t.play("lift sw")) == (set(), {column + row for column in "abc" for row in "456"})


# --- open and closed ----------------------------------------------------------------------------------------------

IN_THE_DARK = [{"weather": "fog"}, {"weather": "night", "night": "in"}]
BY_DAY = [{"weather": "sunny"}, {"weather": "cloudy"}]
WITH_EFFECTS = ["mole", "fox", "turtle", "frog", "fairy-dog", "hippo", "snake", "mouse"]


@rule("MI-W6")
@pytest.mark.parametrize("weather", IN_THE_DARK)
def test_starting_tokens_are_placed_closed_and_mercenaries_as_one_likes(weather: dict[str, str]) -> None:
    t = position("W* .\nw* w*\n", "wolf rat hare pig cat", **weather)
    assert {text for text in t.choices if "b1" in text} == {
        "wolf b1 closed",
        "rat b1 closed",
        "hare b1 closed",
        "pig b1 closed",
        "cat b1 closed",
        "cat b1",
    }
    assert t.refused("wolf b1") == "MI-W6"


@rule("MI-W6")
@pytest.mark.parametrize("weather", IN_THE_DARK)
@pytest.mark.parametrize(
    ("kind", "asked"), [("mole", "swap"), ("fairy-dog", "trade"), ("fox", "fox"), ("snake", "snake"), ("mouse", "swap")]
)
def test_a_mercenary_placed_open_works(weather: dict[str, str], kind: str, asked: str) -> None:
    t = position("W* .\n.  w*\n", f"{kind} wolf wolf wolf wolf", **weather)
    assert t.play(f"{kind} b1").asks == asked


@rule("MI-W6")
@pytest.mark.parametrize("kind", WITH_EFFECTS)
def test_a_mercenary_placed_closed_has_no_effect_at_any_time(kind: str) -> None:
    t = position("W* .\n.  w*\n", f"{kind} wolf wolf wolf wolf", weather="fog")
    t.play(f"{kind} b1 closed")
    assert t.asks == "draw"
    assert t.actor == 2  # no second token for a Turtle
    t.play("wolf c2 closed")
    assert t.actor == 1
    assert t.asks == "place"  # no Hippo settles, no Frog hops


@rule("MI-W6")
@pytest.mark.parametrize(("line", "points"), [("P  m  W", 6), ("P  k  W", 3), ("P  r  U", 6)])
def test_the_background_of_a_closed_mercenary_counts_as_usual(line: str, points: int) -> None:
    t = finish(closed(PIG_LINE.replace("P  r  W", line)), weather="fog")
    assert t.seen()["tally"] == [[points, 0]]


@rule("MI-W6")
@pytest.mark.parametrize("breaker", ["B", "D"])
def test_a_closed_hippo_or_fairy_dog_breaks_lines_as_usual(breaker: str) -> None:
    picture = PIG_LINE.replace("P  r  W", f"P  r  {breaker}").replace("H  W  H", "W  W  H")
    assert finish(closed(picture), weather="fog").seen()["tally"] == [[0, 0]]


@rule("MI-W7")
def test_own_closed_tokens_stay_shown_to_their_player_alone() -> None:
    t = position("W* w*\nM* C", weather="fog")
    assert t.board_seen(1) == board("W* x*\nM* C")
    assert t.board_seen(2) == board("X* w*\nX* C")
    assert t.board_seen(0) == board("X* x*\nX* C")


@rule("MI-W7")
def test_strict_memory_hides_closed_tokens_from_both() -> None:
    t = position("W* w*\nM* C", "rat rat wolf wolf wolf", weather="fog", memory="strict")
    t.play("rat c1 closed")
    assert {t.board_seen(seat) for seat in (0, 1, 2)} == {board("X* x* X*\nX* C")}
    assert t.match.written(viewer=0) == t.match.written(viewer=1) == ["1: ? c1 closed"]


@rule("MI-W7")
def test_under_strict_memory_the_own_deck_does_not_give_closed_tokens_away() -> None:
    wolf, rat = (position(f"{mine} w*", weather="fog", memory="strict") for mine in ("W*", "R*"))
    assert alike(wolf, rat, 0, 1, 2)


@rule("MI-W8")
def test_closed_tokens_are_turned_over_only_when_the_board_is_full() -> None:
    t, last = last_token(closed(PIG_LINE), weather="fog")
    assert "r*" not in t.board_seen(1)
    assert t.seen(1)["last"] is None
    t.play(last)
    assert t.seen(1)["last"]["c1"] == {"kind": "rat", "side": "red", "closed": False, "line": "blue"}
    assert {token["closed"] for token in t.seen()["last"].values()} == {False}


@rule("MI-W8")
@pytest.mark.parametrize(
    ("line", "points"),
    [("P* r* W*", 6), ("C* r* W*", 9), ("P* k* W*", 3), ("C* k* W*", 4), ("C  r* W*", 9), ("P* k  W*", 3)],
)
def test_pig_cat_and_crow_count_whether_they_were_placed_open_or_closed(line: str, points: int) -> None:
    picture = closed(PIG_LINE).replace("P* r* W*", line, 1)
    t = finish(picture, weather="fog")
    assert t.seen()["tally"] == [[points, 0]]


@rule("MI-W8")
def test_nothing_else_happens_on_turning_over() -> None:
    # The red Chameleon shows blue among red tokens; a closed Mole, Frog and Turtle lie about.
    picture = closed(PIG_LINE.replace("P  r  W", "P  lb W")).replace("R*", "M*", 1).replace("w* w* h*", "t* g* h*", 1)
    t = finish(picture, weather="fog")
    assert t.asks == "take"
    assert t.seen()["tally"] == [[6, 0]]
    assert t.seen()["last"]["c1"]["line"] == "blue"


@rule("MI-W9")
@pytest.mark.parametrize("weather", BY_DAY)
def test_by_day_everything_is_placed_open(weather: dict[str, str]) -> None:
    t = position(".", "wolf cat mole hippo rat", **weather)
    assert not any("closed" in text for text in t.choices)
    assert t.refused("wolf a1 closed") == "MI-W9"
    assert t.refused("cat a1 closed") == "MI-W9"
