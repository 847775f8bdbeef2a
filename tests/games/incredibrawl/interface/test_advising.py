"""Why a hint advises it: what a choice beats, what a card does, who is met; one sentence, true in the position."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    PLACES,
    SPOTS,
    asked,
    brawl,
    does,
    gamer,
    op,
    place,
    play,
    power_up,
    table,
)

from rumpus.bots.advice import advice

CLASSES = place("grassy_meadow", op("winner_bonus", n=1, if_="winner_class in robot,alien"))
GROWTH = power_up("growth_spurt", "before_scrap", op("level_mod", n=4, target="own_character", until="scrap"))


def why(match, seat, name):
    """The reason of a hint for an act; "" for none."""
    p = "ABCD".index(seat)
    told = advice(match, p, [match.spec.actions.parse(match.t, match.s, p, name)])["args"]
    return told["why"]["text"] if "why" in told else ""


def test_a_character_says_how_many_it_beats():
    told = why(table("P7 P1", "N5 N1"), "A", "P7")
    n, of = (int(word) for word in told.split() if word.isdecimal())
    assert told == f"it beats {n} of the {of} characters B may hold"
    assert 0 < n < of


def test_a_location_says_what_it_is_or_that_another_one_comes():
    m = brawl("P5 P1", "N5 N1", more=CLASSES, kinds={"P5": ["robot"]}, **PLACES)
    assert asked(m) == "location A"
    assert why(m, "A", "change") == "the next brawl is somewhere new"
    assert why(m, "A", "stay") == "robot or alien winner: +1 Glory"


def test_claims_and_votes_say_what_they_hang_on():
    m = brawl("P5 P1", "N5 N1", more=CLASSES, classes="vote", **PLACES)
    assert asked(m) == "claim A"
    assert why(m, "A", "yes") == "the others vote on it"
    assert why(m, "A", "no") == "its card doesn't list it"
    play(m, "A: yes")
    assert why(m, "B", "yes") == "more than half must agree"
    assert why(m, "B", "no") == "the card doesn't list the class"


def test_a_spot_says_whom_one_meets_there():
    m = brawl("P5 P1", "N5 N1", **SPOTS)
    first = asked(m)[-1]
    other = {"A": "B", "B": "A"}[first]
    assert {why(m, first, f"spot {n}") for n in (1, 2)} == {"nobody stands across yet"}
    play(m, f"{first}: spot 1")
    assert why(m, other, "spot 2") == f"you meet {first} there"


def test_a_power_up_that_turns_a_scrap_says_so():
    m = gamer("P2 P1 growth_spurt", "P5 N1", more=GROWTH)
    assert asked(m) == "window AB"
    assert why(m, "A", "growth_spurt") == "it turns the next scrap your way"
    assert why(m, "A", "pass") == "you keep your Power-Up"
    m = gamer("P6 P1 growth_spurt", "P5 N1", more=GROWTH)
    assert why(m, "A", "growth_spurt") == "yours: Level +4"


def test_who_pays_for_cards_says_how_few_there_are():
    m = table("P7 P1; glory 2", "N5 N1")
    play(m, "A: P7", "B: N5")
    while asked(m) != "draw AB":
        play(m, *(f"{seat}: pass" for seat in asked(m).split()[1]))
    assert why(m, "A", "buy") == "you hold only 1 card"
    assert why(m, "A", "draw") == "it costs no Glory"


@pytest.mark.parametrize(
    ("effect", "name", "reason"),
    [
        (op("glory_gain", n=1, who="opponent"), "seat B", "an opponent: +1 Glory"),
        (op("draw", n=1, who="self", optional=True), "yes", "you may draw 1"),
        (op("draw", n=1, who="self", optional=True), "no", "nothing changes"),
        (op("glory_gain", n=1, who="self", optional=True), "yes", "you gain 1 Glory"),
        (op("glory_steal", n=1, from_="opponent"), "seat B", "you steal 1 Glory from B"),
        (op("silence", target="opposing"), "seat B", "B's Ghost Moose is silenced"),
        (op("level_mod", n=2, target="any"), "seat A", "A's Marching Mole is then Level 7"),
        (op("level_mod", n=2, target="any"), "seat B", "one: Level +2"),
    ],
)
def test_an_answer_to_a_card_says_what_the_card_does(effect, name, reason):
    m = brawl("P5 P1", "N5 N1", "N6 E1", cards={"P5": does("play", effect)})
    assert asked(m) in ("seat A", "may A")
    assert why(m, "A", name) == reason


def test_a_type_says_what_it_beats_also_where_types_are_turned_round():
    effect = op("type_set", to="chosen", target="own_character", until="brawl")
    m = brawl("P5 P1", "N5 N1", cards={"P5": does("play", effect)})
    assert asked(m) == "type A"
    assert [why(m, "A", name) for name in ("physical", "natural", "energy")] == [
        "it beats Natural",
        "it beats Energy",
        "it beats Physical",
    ]
    m = brawl("P5 P1", "N5 N1", cards={"P5": does("play", op("reverse_types", until="brawl"), effect)})
    assert why(m, "A", "physical") == "it beats Energy"
