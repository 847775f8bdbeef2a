"""Rulings on what the words of effects mean."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    PLACES,
    asked,
    brawl,
    does,
    glory,
    may,
    op,
    place,
    play,
    power_up,
    scraps,
    until,
    who,
    winner,
)

rule = pytest.mark.rule
GAIN = op("glory_gain", n=1, who="self")


@rule("IB-R-LOSERWHO")
def test_a_loser_is_anybody_but_the_winner_once_it_is_decided():
    duel = op("throw_duel", against="loser", on_win=[GAIN])
    early = brawl("P5 P1; glory 0", "N5 N1; glory 0", cards={"P5": does("play", duel)}, tie_break="throw")
    assert asked(early) == "draw A"
    gone = does("play", op("return_self", to="hand"))
    late = brawl("P5 P1; glory 0", "N5 N1; glory 0", cards={"P5": does("win", duel), "N5": gone}, tie_break="throw")
    assert asked(late) == "throw AB"


@rule("IB-R-OWNLOST")
def test_beaten_to_the_end_of_the_brawl_by_levels_only_at_once():
    for condition, found in (("own_lost", 1), ("own_lost_by_level<=9", 0)):
        cards = {"P2": does("lose", op("glory_gain", n=1, who="self", if_=condition))}
        m = brawl("P2 P1; glory 0", "P5 N1; glory 0", cards=cards)
        assert glory(m) == [found, 1]


@rule("IB-R-LISTABLE", "IB-PU-18")
def test_one_word_that_can_be_carried_out_is_enough():
    more = power_up("plot_twist", "before_scrap", op("recover", n=1, to="hand", type="energy", level=1), GAIN)
    m = brawl("P5 P1 plot_twist; glory 0; discard P2", "N5 N1; glory 0", more=more, **GAMER)
    assert may(m, "A") == ["plot_twist", "pass"]


@rule("IB-R-STATIC", "IB-LOC-02")
def test_lasting_words_of_a_location_and_those_of_the_winner():
    words = op("level_mod", n=3, target="all", if_="level<=4", until="brawl"), op("draw", n=1, who="self")
    cards = {"E9": does("play", op("replace_hand", who="this", old_to="discard"))}
    m = brawl("P4 P1; glory 0", "P6 N1; glory 0", more=place("grassy_meadow", *words), **PLACES)
    assert scraps(m) == ["A>B"]
    assert who(m, "draw") == "A"
    late = brawl("E9 P4; glory 0", "P6 N1; glory 0", cards=cards, more=place("grassy_meadow", *words), **PLACES)
    assert winner(late) == "A"


@rule("IB-R-NOTABLE")
@pytest.mark.parametrize("window", ["select", "draw"])
def test_nobody_enters_play_before_the_reveal_or_after_the_discard(window):
    words = op("reenter_discard", old_to="hand"), GAIN
    m = brawl("P5 P1 plot_twist; glory 0", "N5 N1; glory 0", more=power_up("plot_twist", window, *words), **GAMER)
    until(m, "window")
    play(m, "A: plot_twist", "B: pass")
    assert (who(m, "power_up"), who(m, "enters")) == ("A", "")
    assert "marching_mole" not in may(m, "A")
