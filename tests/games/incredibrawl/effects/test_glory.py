"""Effect words on Glory, in all that they can say: whose, how much, if what holds, and the goal in the middle."""

import pytest
from tests.games.incredibrawl.scenes.law import PLACES, asked, brawl, does, glory, lines, may, op, place, play

rule = pytest.mark.rule
FOUR = ("P7 P8", "N5 N6", "N4 N6", "N3 N6")


def plays(word, *seats, trigger="play", card="P7", **told):
    """A brawl in which A's P7 (which wins) has this word."""
    return brawl(*(seats or FOUR), cards={card: does(trigger, word)}, **told)


@rule("glory_gain")
@pytest.mark.parametrize(
    ("who", "want"),
    [("self", [4, 1, 1, 1]), ("each_opponent", [2, 3, 3, 3]), ("each_player", [4, 3, 3, 3]), ("winner", [2, 1, 1, 1])],
)
def test_glory_gain_by_whom(who, want):
    """2 Glory each, before the Victory Glory; there is no winner yet when a Play ability is carried out."""
    assert glory(plays(op("glory_gain", n=2, who=who))) == want


@rule("glory_gain")
def test_glory_gain_of_a_chosen_opponent_and_of_the_winner():
    match = plays(op("glory_gain", n=3, who="opponent"))
    assert asked(match) == "seat A"
    assert may(match, "A") == ["seat B", "seat C", "seat D"]
    assert glory(play(match, "A: seat C")) == [2, 1, 4, 1]
    assert glory(plays(op("glory_gain", n=1, who="winner"), trigger="lose", card="N5")) == [3, 1, 1, 1]


@rule("glory_gain", "IB-END-02", "IB-GLORY-04")
def test_the_goal_in_the_middle_of_a_text_ends_the_game():
    """What stands after it is not carried out, nor is any other ability."""
    words = op("glory_gain", n=3, who="each_player"), op("glory_lose", n=3, who="self")
    match = brawl("P7 P8; glory 8", "N5 N6; glory 3", cards={"P7": does("play", *words)})
    assert match.over
    assert glory(match) == [11, 6]
    assert not lines(match, "scrap")


@rule("glory_gain", "IB-END-07", "IB-END-05")
def test_two_at_the_goal_by_one_word_throw():
    match = brawl(
        "P7 P8; glory 9",
        "N5 N6; glory 9",
        cards={"P7": does("play", op("glory_gain", n=1, who="each_player"))},
        tie_break="throw",
    )
    assert asked(match) == "throw AB"
    play(match, "A: rock", "B: paper")
    assert match.over
    assert match.places == (2, 1)


@rule("glory_lose", "IB-TERM-03")
def test_glory_lose_stops_at_nothing():
    assert glory(plays(op("glory_lose", n=3, who="self"), "P7 P8; glory 2", "N5 N6; glory 5")) == [1, 5]
    assert glory(plays(op("glory_lose", n=3, who="each_opponent"), "P7 P8", "N5 N6; glory 5")) == [2, 2]
    assert glory(plays(op("glory_lose", n=1, who="self"), "P7 P8; glory 0", "N5 N6")) == [1, 1]
    assert glory(plays(op("glory_lose", n=1, who="winner"), "P7 P8; glory 3", "N5 N6", trigger="win")) == [3, 1]


@rule("glory_lose", "IB-R-MAY")
@pytest.mark.parametrize(("said", "want"), [("yes", [1, 1]), ("no", [2, 1])])
def test_may(said, want):
    match = plays(op("glory_lose", n=1, who="self", optional=True), "P7 P8", "N5 N6")
    assert asked(match) == "may A"
    assert glory(play(match, f"A: {said}")) == want


@rule("glory_steal", "IB-ABIL-15")
def test_glory_steal_takes_what_there_is():
    assert glory(plays(op("glory_steal", n=3, from_="opponent"), "P7 P8", "N5 N6; glory 2")) == [4, 0]
    assert glory(plays(op("glory_steal", n=2, from_="each_opponent"), *FOUR)) == [5, 0, 0, 0]
    match = plays(op("glory_steal", n=1, from_="winner"), "P7 P8", "N5 N6; glory 0", trigger="lose", card="N5")
    assert glory(match) == [1, 1]


@rule("glory_steal")
def test_glory_steal_from_the_winner_is_nothing_for_the_winner_itself():
    assert glory(plays(op("glory_steal", n=1, from_="winner"), *FOUR, trigger="win")) == [2, 1, 1, 1]


@rule("glory_steal")
def test_glory_steal_from_the_richest():
    """Not oneself, however rich; among equals the owner chooses; a single one is taken."""
    word = op("glory_steal", n=1, from_="richest")
    assert glory(plays(word, "P7 P8; glory 5", "N5 N6; glory 2", "N4 N6", token="A")) == [7, 1, 1]
    match = plays(word, "P7 P8; glory 0", "N5 N6; glory 2", "N4 N6; glory 2", "N3 N6")
    assert may(match, "A") == ["seat B", "seat C"]
    assert glory(play(match, "A: seat C")) == [2, 2, 1, 1]


@rule("glory_steal", "IB-ABIL-15")
def test_target_glory_over_own():
    """Only who has more Glory may be chosen; nobody: nothing."""
    word = op("glory_steal", n=1, from_="opponent", if_="target_glory>own")
    match = plays(word, "P7 P8; glory 2", "N5 N6; glory 3", "N4 N6; glory 2", "N3 N6; glory 4")
    assert may(match, "A") == ["seat B", "seat D"]
    match = plays(word, "P7 P8; glory 2", "N5 N6; glory 2")
    assert [line["seat"] for line in lines(match, "nothing")] == [0]
    assert glory(match) == [3, 2]


@rule("glory_steal", "IB-END-02")
def test_a_theft_can_reach_the_goal():
    match = plays(op("glory_steal", n=1, from_="opponent"), "P7 P8; glory 9", "N5 N6; glory 9")
    assert match.over
    assert glory(match) == [10, 8]


@rule("glory_give")
def test_glory_give():
    assert glory(plays(op("glory_give", n=3, to="opponent"), "P7 P8; glory 2", "N5 N6; glory 0")) == [1, 2]
    word = op("glory_give", n=1, to="poorest")
    assert glory(plays(word, "P7 P8; glory 1", "N5 N6; glory 3", "N4 N6; glory 2", token="A")) == [1, 3, 3]
    assert glory(plays(op("glory_give", n=1, to="winner"), "P7 P8", "N5 N6", trigger="win")) == [2, 1]
    assert glory(plays(op("glory_give", n=1, to="winner"), "P7 P8", "N5 N6", trigger="lose", card="N5")) == [3, 0]


@rule("glory_give", "IB-END-02")
def test_a_gift_can_end_the_game_for_the_other():
    match = plays(op("glory_give", n=2, to="opponent"), "P7 P8; glory 3", "N5 N6; glory 9")
    assert match.over
    assert match.places == (2, 1)


@rule("glory_per")
@pytest.mark.parametrize(
    ("told", "want"),
    [
        ({"per": "class_in_play", "class_": "beast", "max": 3}, 3),
        ({"per": "class_in_play", "class_": "robot", "max": 3}, 0),
        ({"per": "class_in_play", "class_": "human", "max": 1}, 1),
        ({"per": "type_in_play", "type": "natural", "max": 3}, 3),
        ({"per": "type_in_play", "type": "natural", "max": 2}, 2),
        ({"per": "type_in_play", "type": "energy", "max": 3}, 0),
        ({"per": "card_in_hand", "max": 3}, 1),
        ({"per": "beaten_character", "max": 3}, 0),
    ],
)
def test_glory_per(told, want):
    """What lies face up counts, and the own hand; nobody is beaten before the scraps. N3 is a beast by default."""
    match = plays(op("glory_per", n=1, **told), *FOUR, kinds={"N5": ["beast"], "N4": ["beast", "human"]})
    assert glory(match) == [2 + want, 1, 1, 1]


@rule("glory_per")
def test_glory_per_beaten_character():
    """After the scraps three are beaten; one that has left play since is not counted."""
    word = op("glory_per", n=1, per="beaten_character", max=3)
    assert glory(plays(word, *FOUR, trigger="win")) == [5, 1, 1, 1]
    cards = {"P7": does("win", word), "N5": does("lose", op("return_self", to="hand"))}
    assert glory(brawl(*FOUR, cards=cards)) == [4, 1, 1, 1]


@rule("winner_bonus", "IB-LOC-03", "IB-GLORY-01")
def test_winner_bonus_comes_after_the_victory_glory():
    told = {"more": place("grassy_meadow", op("winner_bonus", n=3, if_="winner_type=physical")), **PLACES}
    match = brawl("P7 P8", "N5 N6", **told)
    assert glory(match) == [5, 1]
    kinds = [line["kind"] for line in lines(match, "victory", "bonus")]
    assert kinds == ["victory", "bonus"]
    assert glory(brawl("P7 P8", "E5 E6", **told)) == [1, 2]


@rule("winner_bonus", "IB-R-LOCBONUS")
@pytest.mark.parametrize(
    ("cond", "want"),
    [
        ("winner_level<=6", 0),
        ("winner_level<=7", 2),
        ("winner_level>=7", 2),
        ("winner_level>=8", 0),
        ("winner_class in beast,human", 2),
        ("winner_class in robot", 0),
        ("players=2", 2),
        ("players=3", 0),
    ],
)
def test_winner_bonus_if(cond, want):
    more = place("grassy_meadow", op("winner_bonus", n=2, if_=cond))
    match = brawl("P7 P8", "N5 N6", more=more, kinds={"P7": ["human", "beast"]}, **PLACES)
    assert glory(match) == [2 + want, 1]


@rule("winner_bonus", "IB-R-WINNERGONE")
def test_winner_bonus_reads_the_character_as_it_won():
    """The loser takes the winner's Level away after the decision: too late."""
    more = place("grassy_meadow", op("winner_bonus", n=2, if_="winner_level>=7"))
    cards = {"N5": does("lose", op("level_mod", n=-5, target="opposing", until="brawl"))}
    assert glory(brawl("P7 P8", "N5 N6", cards=cards, more=more, **PLACES)) == [4, 1]


@rule("winner_bonus", "IB-END-02")
def test_winner_bonus_can_reach_the_goal():
    more = place("grassy_meadow", op("winner_bonus", n=1))
    match = brawl("P7 P8; glory 8", "N5 N6", more=more, **PLACES)
    assert match.over
    assert glory(match) == [10, 1]


@rule("victory_mod")
@pytest.mark.parametrize(("n", "want"), [(-1, 0), (0, 1), (2, 3)])
def test_victory_mod(n, want):
    assert glory(plays(op("victory_mod", n=n), "P7 P8", "N5 N6")) == [1 + want, 1]
    assert glory(brawl("P7 P8", "N5 N6", more=place("grassy_meadow", op("victory_mod", n=n)), **PLACES)) == [
        1 + want,
        1,
    ]


@rule("victory_mod")
def test_victory_mods_add_up_and_stop_at_nothing():
    down, up = op("victory_mod", n=-1), op("victory_mod", n=2)
    two = {"P7": does("play", down), "N5": does("play", down)}
    assert glory(brawl("P7 P8", "N5 N6", cards=two)) == [1, 1]
    assert glory(brawl("P7 P8", "N5 N6", cards={"P7": does("play", down), "N5": does("play", up)})) == [3, 1]
    assert glory(
        brawl("P7 P8", "N5 N6", more=place("grassy_meadow", op("victory_mod", n=2, if_="players=3")), **PLACES)
    ) == [2, 1]
