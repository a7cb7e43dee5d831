"""Exploring and moving tiles far down a large map: sets of hexes are two words, and the second counts as the first."""

import pytest

from tests.rules.nebula.kit import position, rule
from tests.rules.nebula.picture import picture


def far(row: str) -> str:
    """A map whose fourth row begins with hex number 60."""
    return "\n".join(["X " * 20] * 3 + [row])


@rule("VN-C", "VN-D", "VN-CD3")
def test_exploring() -> None:
    t = position(far("M ~ F S1 ~ ~")).play("explore b4")
    assert t.may("explore") == {"e4"}
    assert [t.refused(f"explore {hex}") for hex in ("b4", "c4", "f4")] == ["VN-CD3", "VN-T3", "VN-C"]
    assert position(far("M F ~")).play("explore b4").map == picture(far("M F+ ~"))


@rule("VN-E", "VN-E2")
def test_transport_over_the_border_of_the_two_words() -> None:
    t = position("X " * 20 + "\n" + "X " * 20 + "\n" + "X " * 18 + "ww ~+\n" + "X " * 18 + "M S1")
    assert t.may("transport") == {"s3 wood t4"}


@rule("VN-K13", "VN-X2")
def test_airway() -> None:
    t = position(far("S1w ~+ S1 ww ~"), board="airway-1:w").play("build a4 airway-1", "lift b4")
    assert t.choices == {"lay e4"}
    assert t.refused("lay b4") == "VN-X2"
    assert t.play("lay e4").map == picture(far("B1 ~ S1 ww ~+"))


@rule("VN-K3", "VN-K11", "VN-X7")
@pytest.mark.parametrize(("card", "ground"), [("workshop-1", "F"), ("adventurers-1", "X")])
def test_workshop_and_adventurers(card: str, ground: str) -> None:
    t = position(far(f"S1w ~ {ground} M"), board=f"{card}:w").play(f"build a4 {card}")
    assert t.play("lay c4").map == picture(far(f"B1 ~ {ground}+ M"))
