"""Classes by vote (option classes = vote)."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    PLACES,
    asked,
    brawl,
    does,
    fighter,
    glory,
    lines,
    may,
    op,
    place,
    play,
    until,
    who,
)

rule = pytest.mark.rule
VOTE = {"classes": "vote"}
BONUS = place("grassy_meadow", op("winner_bonus", n=1, if_="winner_class in robot,alien"))


@rule("IB-R-VOTE", "IB-R-CLASS", "IB-LOC-09")
@pytest.mark.parametrize(("votes", "found"), [(("yes", "no"), 2), (("yes", "yes"), 3), (("no", "no"), 2)])
def test_more_than_half_of_the_others_must_agree(votes, found):
    m = brawl("P5 P1", "N5 N1", "N6 E1", token="C", more=BONUS, **VOTE, **PLACES)
    assert (asked(m), may(m, "A")) == ("claim A", ["yes", "no"])
    play(m, "A: yes")
    assert asked(m) == "vote BC"
    play(m, f"B: {votes[0]}")
    assert m.view(2)["seats"][1]["answered"]
    assert not lines(m, "vote")
    play(m, f"C: {votes[1]}")
    assert glory(m) == [found, 1, 1]


@rule("IB-R-VOTE")
def test_two_players_and_no_claim():
    m = brawl("P5 P1", "N5 N1", more=BONUS, **VOTE, **PLACES)
    play(m, "A: yes", "B: yes")
    assert glory(m) == [3, 1]
    m = brawl("P5 P1", "N5 N1", more=BONUS, **VOTE, **PLACES)
    play(m, "A: no")
    assert (glory(m), who(m, "vote")) == ([2, 1], "")
    m = brawl("P5 P1", "N5 N1", more=BONUS, kinds={"P5": ["robot"]}, **VOTE, **PLACES)
    assert glory(m) == [3, 1]
    assert asked(m) == "location A"


@rule("IB-R-VOTE")
def test_an_ability_that_asks_for_a_class_once_a_brawl():
    up = op("level_mod", n=3, target="all", if_="class in beast", until="brawl")
    ask = op("throw_duel", against="opponent", on_win=[op("draw", n=1, who="self")])
    cards, kinds = {"P5": does("play", up, up, ask)}, {"N5": ["human"]}
    m = brawl("P5 P1", "N5 N1", cards=cards, kinds=kinds, tie_break="throw", **VOTE)
    assert asked(m) == "claim AB"
    play(m, "A: yes")
    assert who(m, "class") == ""
    play(m, "B: yes")
    assert asked(m) == "vote B"
    play(m, "B: no")
    assert asked(m) == "vote A"
    play(m, "A: yes")
    assert asked(m) == "throw AB"
    assert (fighter(m, "A")["level"], fighter(m, "B")["level"]) == (5, 10)
    assert fighter(m, "B")["granted"] == ["beast"]
    until(m, "select")
    assert not m.over
