"""Transporting resources (VN-E … VN-E5)."""

import pytest

from tests.rules.nebula.kit import position, rule
from tests.rules.nebula.picture import picture
from tuman.core import NotationError
from tuman.games.nebula.state import A_TRANSPORT, RESOURCES, SITES


@rule("VN-E")
@pytest.mark.parametrize("source", ["ww:1", "ww:2", "ww"])
def test_a_piece_comes_from_any_exploitation_over_empty_meadow(source: str) -> None:
    t = position(f"""
        {source} .    F+   S1c
             M     M     X
    """)
    assert t.may("transport") == {"a1 wood d1"}
    t.play("transport a1 wood d1")
    assert t.map == picture(f"{source[1:]} . F+ S1cw\n M M X")
    assert t.actions == 1


@rule("VN-E")
@pytest.mark.parametrize("source", ["ww:1", "ww:2", "ww"])
def test_an_exploitation_next_to_the_ruin_needs_no_path(source: str) -> None:
    t = position(f"{source} S1 X").play("transport a1 wood b1")
    assert t.map == picture(f"{source[1:]} S1w X")


@rule("VN-E")
def test_a_path_may_be_long_and_winding() -> None:
    t = position("""
        ww   X    M    M    M
           M    M    X    X    M
        X    X    X    X    M    X
           S1   ~+   X+   F+   X
    """)
    assert t.may("transport") == {"a1 wood a4"}


@rule("VN-E")
def test_a_path_is_connected() -> None:
    t = position("""
        ww   X    M    S1
           M    X    X
    """)
    assert t.may("transport") == set()
    assert t.refused("transport a1 wood d1") == "VN-E2"


@rule("VN-E")
def test_never_to_a_site_of_another_player() -> None:
    t = position("ww S2 X S1")
    assert t.may("transport") == set()
    with pytest.raises(NotationError, match="no site 'b1'; there are d1"):
        t.match.game.read(t.states, "transport a1 wood b1")
    second_slot = A_TRANSPORT + 0 * RESOURCES * SITES + 1
    assert t.refused(second_slot) == "VN-E"


@rule("VN-E")
def test_only_a_piece_that_is_there() -> None:
    t = position("w:2 S1 M c3", actions=2)
    assert t.refused("transport a1 clay b1") == "VN-E"
    assert t.refused("transport d1 clay b1") == "VN-E"  # a token is no exploitation yet
    assert t.refused("transport c1 clay b1") == "VN-E"


@rule("VN-E2")
@pytest.mark.parametrize("blocking", ["~", "F", "X", "R", "S1", "B1", "S2", "c3", "c", "c:1", "c:2"])
def test_what_is_not_empty_meadow_blocks_the_path(blocking: str) -> None:
    t = position(f"ww {blocking} S1")
    assert "a1 wood c1" not in t.may("transport")
    assert t.refused("transport a1 wood c1") == "VN-E2"


@rule("VN-E2")
@pytest.mark.parametrize("way", ["M", "~+", "F+", "X+"])
def test_empty_meadow_of_every_kind_carries_it(way: str) -> None:
    assert position(f"ww {way} S1").may("transport") == {"a1 wood c1"}


@rule("VN-E2")
def test_a_ruin_may_be_entered_from_any_side() -> None:
    t = position("""
        .    w    s
          c    S1    h
        .    f    wf
    """)
    assert t.may("transport") == {
        f"{source} b2" for source in ("b1 wood", "c1 stone", "a2 clay", "c2 wheat", "b3 food", "c3 wood", "c3 food")
    }
    t = position("""
        .   .   ww  X   .
          .   X   M   X
        ww  M   S1  M   ww
          .   X   M   X
        .   .   ww  X   .
    """)
    assert t.may("transport") == {f"{source} wood c3" for source in ("a3", "e3", "c1", "c5")}


@rule("VN-E3")
def test_with_the_last_piece_the_craftsman_goes_back_to_its_owner_and_the_hex_is_empty_meadow() -> None:
    t = position("ff:2 w:2 S1").play("transport b1 wood c1")
    assert t.map == picture("ff:2 M S1w")
    assert t.guild(2)["craftsmen"] == 1
    assert t.may("transport") == {"a1 food c1"}  # the way is open now


@rule("VN-E3")
def test_a_neutral_exploitation_is_used_up_in_the_same_way() -> None:
    t = position("w S1 X").play("transport a1 wood b1")
    assert t.map == picture("M S1w X")
    assert [t.guild(seat)["craftsmen"] for seat in (1, 2, 3, 4)] == [2, 2, 2, 2]


@rule("VN-E4")
def test_a_site_takes_any_number_of_any_kind_also_what_no_contract_needs() -> None:
    t = position("ww S1wwwwwwscchhfff X", board="stall-1:ws").play("transport a1 wood b1", "transport a1 wood b1")
    assert t.map == picture("M S1wwwwwwwwscchhfff X")


@rule("VN-E5")
def test_pieces_on_a_site_are_never_transported_again() -> None:
    t = position("f S1ws M S1 X")
    assert t.may("transport") == {"a1 food b1"}
    with pytest.raises(NotationError, match="b1 is no meadow"):
        t.match.game.read(t.states, "transport b1 wood d1")


@rule("VN-E5")
def test_two_own_sites_on_one_ruin_are_not_pooled() -> None:
    t = position("ww S1w/S1s X", board="stall-1:ws")
    assert t.may("build") == set()
    assert [t.refused(f"build {site} stall-1") for site in ("b1", "b1b")] == ["VN-F"] * 2
    assert t.may("transport") == {"a1 wood b1", "a1 wood b1b"}
    t.play("transport a1 wood b1b")
    assert t.map == picture("w S1w/S1ws X")
    assert t.may("build") == {"b1b stall-1"}
    t.play("build b1b stall-1", "skip")
    assert t.map == picture("w B1/S1w X")
