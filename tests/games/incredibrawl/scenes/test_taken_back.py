"""Characters that come into play, or leave it, before the Play abilities are put in order."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    asked,
    brawl,
    does,
    fighter,
    glory,
    lines,
    op,
    play,
    power_up,
    until,
    who,
)

from rumpus.games.incredibrawl.rules import ids

rule = pytest.mark.rule
GAIN = op("glory_gain", n=1, who="self")
DRAW = op("draw", n=1, who="self")
SWAP = op("replace_hand", who="own_character", old_to="hand")
CARDS = {card: does("play", GAIN) for card in ("P1", "P2", "P5", "N5")}


def staged(*seats, **told):
    """A brawl with Power-Ups whose seats have no Glory, at its first window."""
    return until(brawl(*[f"{text}; glory 0" for text in seats], **{**GAMER, **told}), "window")


def order(match) -> list[tuple[str, int]]:
    """Whose Play abilities were used, and of which card, in order."""
    return [("AB"[line["seat"]], line["args"]["card"]) for line in lines(match, "ability")]


@rule("IB-REENTER-02", "IB-R-TAKENBACK")
def test_who_comes_in_after_the_reveal_waits_for_all_that_were_revealed():
    """P1 comes in by a Power-Up; N5 was revealed and goes first, whatever the Levels."""
    match = play(staged("P9 P1 understudy", "N5 N1", cards=CARDS), "A: understudy", "B: pass")
    assert fighter(match, "A")["card"] in (0, None)
    assert order(match)[:2] == [("B", 14), ("A", 0)]


@rule("IB-ABIL-06", "IB-R-GONE", "IB-R-TAKENBACK")
def test_a_character_taken_back_after_the_reveal_uses_its_play_ability():
    """It was revealed: it keeps its place among the originals, and gives its Glory from the hand."""
    match = play(staged("P5 P9 understudy", "N5 N1", cards=CARDS), "A: understudy", "B: pass")
    assert order(match) == [("B", 14), ("A", 4)]
    assert glory(match)[0] >= 1


@rule("IB-R-GONE", "IB-R-TAKENBACK")
def test_with_skipped_it_does_nothing():
    match = staged("P5 P9 understudy", "N5 N1", cards=CARDS, gone_ability="skipped")
    play(match, "A: understudy", "B: pass")
    assert (order(match), who(match, "ignored")) == ([("B", 14)], "A")


@rule("IB-ABIL-16", "IB-R-TAKENBACK")
def test_what_was_silenced_before_it_left_stays_silent():
    match = staged("P5 P9 understudy", "N5 N1 stage_fright", cards=CARDS)
    play(match, "A: pass", "B: stage_fright", "B: seat A", "A: understudy", "B: pass")
    assert order(match) == [("B", 14)]


@rule("IB-REENTER-01", "IB-R-TAKENBACK")
def test_a_card_that_comes_back_uses_it_twice():
    """Taken back and sent in again: once as it was revealed, once as a later entrant."""
    more = power_up("costume_change", "reveal", SWAP)
    match = staged("P5 P9 understudy costume_change", "N5 N1", cards=CARDS, more=more)
    play(match, "A: understudy", "B: pass", "A: costume_change", "B: pass")
    assert order(match) == [("B", 14), ("A", 4), ("A", 4)]


@rule("IB-REENTER-03", "IB-R-TAKENBACK")
def test_an_entrant_that_leaves_again_keeps_its_place_among_the_later_ones():
    more = power_up("costume_change", "reveal", SWAP)
    match = staged("P9 P2 P1 understudy costume_change", "N5 N1", cards=CARDS, more=more)
    play(match, "A: understudy", "B: pass", "A: P2", "A: costume_change", "B: pass", "A: P1")
    assert order(match) == [("B", 14), ("A", 0), ("A", 1)]


@rule("IB-R-LATEPLAY", "IB-R-TAKENBACK")
def test_in_a_window_of_the_scraps_too():
    """One card sends P2 in and P1 after it: both were revealed, both use what they have, at once."""
    more = power_up("growth_spurt", "before_scrap", SWAP, SWAP)
    match = staged("P9 P2 P1 growth_spurt", "N5 N1", cards={k: CARDS[k] for k in ("P1", "P2")}, more=more)
    play(match, "A: growth_spurt", "B: pass", "A: P2")
    if asked(match) == "replace A":
        play(match, "A: P1")
    assert order(match) == [("A", 0), ("A", 1)]


@rule("IB-R-TAKENBACK")
def test_more_than_there_is_room_for_are_ignored():
    """Eighteen characters leave before anything is put in order; twelve abilities wait, six are told as ignored."""
    again = op("replace_deck", who="own_character", old_to="deck_bottom")
    ups = ("costume_change", "understudy", "stage_fright")
    more = "".join(power_up(name, "reveal", *[again] * 6) for name in ups)
    shorts = [f"{kind}{n}" for kind in "PE" for n in range(1, 11)]
    cards = {short: does("play", op("reverse_levels", until="brawl")) for short in shorts}
    deck = " ".join(short for short in shorts if short != "P9")
    match = staged(f"P9 N1 {' '.join(ups)}; deck {deck}", "N5 N1", cards=cards, more=more)
    for name in ups:
        play(match, f"A: {name}", "B: pass")
    assert len(lines(match, "leaves", "enters")) >= 36
    assert (len(order(match)), len(lines(match, "ignored"))) == (ids.GONE + 1, 18 - ids.GONE)
