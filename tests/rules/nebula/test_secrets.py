"""What is public and what is not (VN-H1 … VN-H3)."""

import pytest

from tests.rules.nebula.kit import Table, alike, position, rule, table


@rule("VN-H1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everything_that_lies_open_is_seen_by_all(seat: int) -> None:
    t = position(
        "w3 cc:1 S1wf/B2 ~+ F",
        "quiet-town-1 shortcut-1 mayor",
        "secret-plan-1",
        board="stall-1 stall-2 priest architect",
        fulfilled=("", "quiet-town-2=4"),
        storage=("w", "ss"),
        tokens=("c4", ""),
        tiles=(7, 12),
        deck="airway-1 airway-2 export-1",
        end=2,
    )
    seen = t.seen(seat)
    hexes = seen["hexes"]
    assert hexes["a1"]["token"]["name"] == "wood 3 1"
    assert (hexes["b1"]["goods"], hexes["b1"]["craftsman"]) == ({"clay": 2}, 0)
    assert hexes["c1"]["sites"] == [{"seat": 0, "site": "c1", "goods": {"wood": 1, "food": 1}}]
    assert hexes["c1"]["buildings"] == [1]
    assert hexes["d1"]["tile"]
    assert [card["card"] for card in seen["board"]] == ["stall-1", "stall-2", "priest", "architect"]
    assert (seen["deck"], seen["reserve"]) == (3, 60 - 1 - 7 - 36)
    assert seen["supply"] == {"wood": 16, "stone": 16, "clay": 16, "wheat": 18, "food": 17}
    one, two = seen["guilds"][:2]
    assert (one["storage"], two["storage"]) == ({"wood": 1}, {"stone": 2})
    assert one["stacks"] == [0, 1, 3, 3]
    assert [(token["name"], token["points"]) for token in one["tokens"]] == [("clay 4 2", 2)]
    assert [(card["card"], card["worth"]) for card in two["fulfilled"]] == [("quiet-town-2", 4)]
    assert [(guild["private"], guild["drawn"]) for guild in (one, two)] == [(2, 1), (1, 0)]
    assert (one["points"], two["points"]) == (2 + 2 - 1, 4 + 2 - 2)


@rule("VN-H2")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    t = position("S1 X", "quiet-town-1 mayor", "shortcut-1")
    assert [[card["card"] for card in guild["hand"]] for guild in t.seen(1)["guilds"][:2]] == [
        ["mayor", "quiet-town-1"],
        [],
    ]
    assert all(guild["hand"] == [] for guild in t.seen(0)["guilds"])
    assert [card["card"] for card in t.seen(2)["guilds"][1]["hand"]] == ["shortcut-1"]


@rule("VN-H2")
def test_two_tables_that_differ_in_a_hand_are_the_same_to_all_others() -> None:
    one = position("S1 ~ R", "quiet-town-1 mayor", "shortcut-1").play("explore b1", "site c1")
    two = position("S1 ~ R", "shortcut-2 priest", "shortcut-1").play("explore b1", "site c1")
    assert alike(one, two, 0, 2, 3, 4)
    assert not alike(one, two, 1)


@rule("VN-H2", "VN-S2")
def test_what_is_dealt_is_hidden_and_so_is_what_stays_in_the_box() -> None:
    def dealt(first: str, second: str) -> Table:
        t = table(players="2").play("box wood")
        while t.asks == "token":
            t.play(next(iter(t.outcomes)))
        return t.play(f"deal {first}", f"deal {second}", "deal shortcut-1", "deal shortcut-2")

    one, two = dealt("quiet-town-1", "secret-plan-1"), dealt("quiet-town-2", "express-delivery-1")
    assert alike(one, two, 0, 2)
    assert one.match.written(viewer=1)[-4:] == ["*: deal ?", "*: deal ?", "*: deal shortcut-1", "*: deal shortcut-2"]
    assert one.match.written(viewer=0)[-4:] == [
        "*: deal quiet-town-1",
        "*: deal secret-plan-1",
        "*: deal ?",
        "*: deal ?",
    ]


def planned(card: str) -> Table:
    t = position("S1w X ~", "secret-plan-1:w", deck="mayor stall-1 priest")
    return t.play("build a1 secret-plan-1", "plan", f"draw {card}")


@rule("VN-H2", "VN-K16")
def test_that_a_card_was_drawn_is_public_but_not_which() -> None:
    assert alike(planned("mayor"), planned("priest"), 0, 2, 3, 4)
    t = planned("mayor")
    assert t.match.written(viewer=-1)[-2:] == ["1: plan", "*: draw ?"]
    assert t.match.written(viewer=0)[-1] == "*: draw mayor"
    guild = t.seen(2)["guilds"][0]
    assert (guild["drawn"], guild["hand"]) == (1, [])


@rule("VN-H2")
def test_the_deck_has_no_order_that_anyone_could_see() -> None:
    t = position("S1w X", "quiet-town-1 stall-2", board="mayor:w", deck="stall-1 priest airway-1")
    t.play("build a1 mayor")
    assert t.outcomes == {"open stall-1": 1, "open priest": 1, "open airway-1": 1}
    # To a spectator the card in the hand of seat 1 might as well be the next one.
    hidden = t.match.view(-1)
    assert int(hidden["deck"][0]).bit_count() == 4
    assert hidden["deck_size"][0] == 3


@rule("VN-H1", "VN-H2")
def test_a_card_of_the_hand_becomes_public_when_it_is_fulfilled() -> None:
    t = position("S1w X ~", "quiet-town-1:w")
    assert "quiet-town-1" not in str(t.seen(2))
    t.play("build a1 quiet-town-1")
    assert [card["card"] for card in t.seen(2)["guilds"][0]["fulfilled"]] == ["quiet-town-1"]


@rule("VN-H3")
@pytest.mark.parametrize("boxed", ["wood", "food"])
def test_the_special_token_in_the_box_follows_from_the_four_on_the_map(boxed: str) -> None:
    t = table().play(f"box {boxed}").settle()
    lying = [next(iter(hex["goods"])) for hex in t.seen()["hexes"].values() if hex.get("goods")]
    assert sorted([*lying, boxed]) == ["clay", "food", "stone", "wheat", "wood"]
    assert t.seen()["boxed"] == boxed
