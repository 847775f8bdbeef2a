"""Other abilities of characters: none of the three keywords, their own text says at which moments they are used."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    asked,
    brawl,
    does,
    fighter,
    glory,
    lines,
    may,
    op,
    play,
    scraps,
    show,
    table,
    until,
    who,
)

rule = pytest.mark.rule
GAIN = op("glory_gain", n=1, who="self")
UP = op("level_mod", n=3, target="this", until="scrap")
SWAP = op("replace_hand", who="own_character", old_to="hand")


def other(windows: str | list[str], *words: str) -> str:
    """An Other ability with its moments, in TOML."""
    named = f'"{windows}"' if isinstance(windows, str) else str(windows)
    return f"{does('other', *words)}\nwindow = {named}"


def used(match) -> list[tuple[str, int, str]]:
    """Whose abilities were used, of which card and trigger, in order."""
    found = [(line["seat"], line["args"]) for line in lines(match, "ability")]
    return [("ABCD"[seat], told["card"], told["trigger"]) for seat, told in found]


@rule("IB-TERM-08", "IB-TERM-09", "IB-R-OTHER")
def test_it_is_used_at_its_moment_in_casual_mode_too():
    match = brawl("P5 P1", "P7 P2", cards={"P5": other("before_scrap", UP)})
    assert (scraps(match), used(match)) == (["A>B"], [("A", 4, "other")])
    said = [line["text"] for line in lines(match, "ability")]
    assert said == ["A's Marching Mole uses its Other ability"]


@rule("IB-R-OTHER")
@pytest.mark.parametrize(
    ("moment", "before"),
    [
        ("reveal", "flip_up"),
        ("before_scrap", "flip_up"),
        ("after_scrap", "scrap"),
        ("before_abilities", "brawl"),
        ("before_win", "ability"),
        ("after_glory", "victory"),
    ],
)
def test_every_moment_in_its_place(moment, before):
    """What was told last before it; B's Lose ability stands for those that come before the Win abilities."""
    cards = {"P5": other(moment, op("reverse_levels", until="brawl"))}
    cards["N5"] = does("lose", op("victory_mod", n=1))
    match = brawl("P5 P1; glory 0", "N5 N1; glory 0", cards=cards)
    kinds = [line["kind"] for line in match.said() if line["kind"] not in ("order", "twist", "closed", "class")]
    at = [i for i, line in enumerate(match.said()) if line["kind"] == "ability" and line["args"]["trigger"] == "other"]
    assert len(at) == 1
    told = [line["kind"] for line in match.said()[: at[0]] if line["kind"] not in ("order", "twist")]
    assert told[-1] == before
    assert "victory" in kinds


@rule("IB-R-OTHER")
def test_only_before_the_scraps_that_it_fights():
    """A and C fight first, then B and D, then the winners A and B: A's is used twice, C's once."""
    cards = {card: other("before_scrap", op("draw", n=1, who="self")) for card in ("P9", "N3")}
    match = brawl("P9 P1", "P5 P2", "N3 N1", "N4 N2", cards=cards)
    assert scraps(match) == ["A>C", "B>D", "A>B"]
    assert [seat for seat, *_ in used(match)] == ["C", "A", "A"]


@rule("IB-R-OTHER", "IB-ABIL-02", "IB-ABIL-03")
def test_several_go_in_the_order_of_abilities():
    cards = {card: other("reveal", op("draw", n=1, who="self")) for card in ("P6", "N2", "E9", "E6")}
    match = brawl("P6 P1", "N2 N1", "E9 E1", "E6 E2", cards=cards)
    assert [seat for seat, *_ in used(match)] == ["B", "A", "D", "C"]


@rule("IB-R-OTHER", "IB-ABIL-14", "IB-R-MAY")
def test_compulsory_unless_it_says_may():
    cards = {"P5": other("before_scrap", op("level_mod", n=3, target="this", until="scrap", optional=True))}
    match = brawl("P5 P1", "P7 P2", cards=cards)
    assert (asked(match), may(match, "A")) == ("may A", ["yes", "no"])
    assert scraps(play(match, "A: no")) == ["B>A"]
    assert scraps(play(brawl("P5 P1", "P7 P2", cards=cards), "A: yes")) == ["A>B"]


@rule("IB-R-OTHER")
def test_one_text_for_several_moments():
    cards = {"P5": other(["reveal", "after_glory"], op("draw", n=1, who="self"))}
    assert used(brawl("P5 P1", "N7 N2", cards=cards)) == [("A", 4, "other"), ("A", 4, "other")]


@rule("IB-R-OTHER", "IB-ABIL-16")
def test_a_silenced_one_is_not_used():
    cards = {"P5": other("before_scrap", UP), "P7": does("play", op("silence", target="opposing", trigger="other"))}
    match = brawl("P5 P1", "P7 P2", cards=cards)
    assert (scraps(match), [row[2] for row in used(match)]) == (["B>A"], ["play"])
    assert fighter(brawl("P5 P1", "P7 P2", cards=cards, locations="on", mode="gamer"), "A") is not None
    everything = {**cards, "P7": does("play", op("silence", target="opposing"))}
    assert scraps(brawl("P5 P1", "P7 P2", cards=everything)) == ["B>A"]


@rule("IB-R-OTHER", "copy_ability")
def test_it_can_be_copied():
    copy = op("copy_ability", trigger="other", target="opposing")
    cards = {"P5": other("before_scrap", UP), "P7": does("play", copy)}
    match = brawl("P5 P1", "P7 P2", cards=cards)
    assert scraps(match) == ["B>A"]
    assert used(match) == [("B", 6, "play"), ("A", 4, "other"), ("B", 4, "other")]


@rule("IB-R-OTHER", "IB-MODE-01")
def test_family_mode_uses_none():
    match = brawl("P5 P1", "P7 P2", cards={"P5": other("before_scrap", UP)}, mode="family")
    assert (scraps(match), used(match)) == (["B>A"], [])


@rule("IB-R-OTHER", "IB-DRAW-13")
def test_the_refill_is_offered_before_it():
    match = table("P5 P1; glory 2", "N5 N1; glory 0", cards={"P5": other("reveal", GAIN)}, refill_timing="any_time")
    match = play(show(play(match)), "A: pass")
    assert (asked(match), match.view()["queue"][0]["trigger"]) == ("refill A", "other")


@rule("IB-R-OTHER", "IB-PU-01")
def test_power_ups_of_that_window_come_after_it():
    """A's Other ability draws the Power-Up that A may then lay."""
    cards = {"P5": other("before_scrap", op("draw", n=1, who="self"))}
    match = brawl("P5 P1; glory 0; deck growth_spurt N9", "N5 N1; glory 0", cards=cards, **GAMER)
    assert (asked(match), may(match, "A")) == ("window AB", ["growth_spurt", "pass"])
    assert who(match, "ability") == "A"


@rule("IB-R-OTHER", "IB-REENTER-04")
def test_the_originals_before_those_that_came_later():
    cards = {"P1": other("before_scrap", op("draw", n=1, who="self")), "N9": other("before_scrap", GAIN)}
    match = until(brawl("P5 P1 understudy; glory 0", "N9 N1; glory 0", cards=cards, **GAMER), "window")
    play(match, "A: understudy", "B: pass")
    assert [seat for seat, *_ in used(match)] == ["B", "A"]


@rule("IB-R-OTHER", "IB-R-LATEPLAY")
def test_who_it_brings_in_uses_its_play_ability_before_the_scrap():
    cards = {"P5": other("before_scrap", SWAP), "P1": does("play", op("level_set", to=10, target="this"))}
    match = brawl("P5 P1; glory 0", "P7 P2; glory 0", cards=cards)
    assert used(match) == [("A", 4, "other"), ("A", 0, "play")]
    assert scraps(match) == ["A>B"]


@rule("IB-R-OTHER", "IB-END-02")
def test_the_goal_ends_it_at_once():
    cards = {card: other("reveal", GAIN) for card in ("P5", "N6")}
    match = brawl("P5 P1; glory 9", "N6 N1; glory 9", cards=cards)
    assert (match.over, glory(match)) == (1, [10, 9])


@rule("IB-R-OTHER", "return_self")
def test_it_may_return_itself_after_its_scrap():
    cards = {"P5": other("after_scrap", op("return_self", to="hand", if_="own_lost"))}
    match = brawl("P5 P1; glory 0; deck 0", "P7 P2; glory 0", cards=cards)
    assert match.view()["seats"][0]["hand"] == 2
