"""Effect words with lists inside, conditions, locations, the free refill, and the word that says nothing."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    PLACES,
    asked,
    brawl,
    decks,
    does,
    glory,
    hands,
    lines,
    may,
    op,
    place,
    play,
    power_up,
    scraps,
    script,
    show,
    table,
    until,
)

rule = pytest.mark.rule
RACE = {**GAMER, "power_up_order": "first_player"}
THROW = {"tie_break": "throw"}


def gain(n, **told):
    """The owner gains n Glory: 1, 2 and 3 tell lists apart."""
    return op("glory_gain", n=n, who="self", **told)


# ---------------------------------------------------------------- flip, throw_duel
@rule("flip", "IB-TIE-01")
@pytest.mark.parametrize(("coin", "want", "said"), [(0, [3, 1], "heads"), (1, [5, 1], "tails")])
def test_flip(coin, want, said):
    """The owner wins on heads; the coin is shown to all; what follows in the text is carried out."""
    word = op("flip", heads=[gain(1)], tails=[gain(1), gain(2)])
    match = table("P7 P8", "N5 N6", cards={"P7": does("play", word)})
    assert glory(show(script(match, coin))) == want
    assert [line["text"] for line in lines(match, "coin")] == [f"A flips the coin: {said}"]


@rule("flip")
def test_a_side_without_words_is_nothing():
    match = table("P7 P8", "N5 N6", cards={"P7": does("play", op("flip", heads=[gain(1)], tails=[]), gain(2))})
    assert glory(show(script(match, 1))) == [4, 1]


@rule("throw_duel", "IB-TIE-02")
@pytest.mark.parametrize(("signs", "want"), [(("rock", "scissors"), [3, 1]), (("rock", "paper"), [4, 1])])
def test_throw_duel(signs, want):
    """Both throw in secret, again while equal; the owner's list, or the other."""
    word = op("throw_duel", against="opponent", on_win=[gain(1)], on_loss=[gain(2)])
    match = brawl("P7 P8", "N5 N6", cards={"P7": does("play", word)}, **THROW)
    assert asked(match) == "throw AB"
    play(match, "A: rock", "B: rock", f"A: {signs[0]}", f"B: {signs[1]}")
    assert glory(match) == want
    assert match.view()["throw"] is None


@rule("throw_duel", "IB-R-OPPONENT")
def test_throw_duel_against_whom():
    """A chosen opponent; the winner, but not oneself; one who has lost, in play or not."""
    seats = "P7 P8", "N5 N6", "N4 N6", "N3 N6"
    word = op("throw_duel", against="opponent", on_win=[gain(1)])
    match = play(brawl(*seats, cards={"P7": does("play", word)}, **THROW), "A: seat C")
    assert asked(match) == "throw AC"
    winner = op("throw_duel", against="winner", on_win=[gain(1)])
    match = brawl(*seats, cards={"N4": does("lose", winner)}, **THROW)
    assert asked(match) == "throw AC"
    match = brawl(*seats, cards={"P7": does("win", winner)}, **THROW)
    assert len(lines(match, "nothing")) == 1
    loser = op("throw_duel", against="loser", on_win=[gain(1)])
    cards = {"P7": does("win", loser), "N5": does("lose", op("return_self", to="hand"))}
    assert may(brawl(*seats, cards=cards, **THROW), "A") == ["seat B", "seat C", "seat D"]
    match = brawl(*seats, cards={"P7": does("play", loser)}, **THROW)
    assert len(lines(match, "nothing")) == 1, "nobody has lost yet"


# ---------------------------------------------------------------- choose_one
@rule("choose_one", "IB-ABIL-15")
def test_choose_one():
    lists = [f"[{gain(1)}]", f"[{gain(2)}]", f"[{gain(3)}, {op('glory_lose', n=1, who='self')}]"]
    first = does("play", gain(1), gain(1))
    for k, want in ((1, 3), (2, 4), (3, 4)):
        match = brawl("P7 P8", "N5 N6", cards={"P4": first, "P7": does("play", op("choose_one", options=lists))})
        assert may(match, "A") == ["list 1", "list 2", "list 3"]
        assert glory(play(match, f"A: list {k}")) == [want, 1]


@rule("choose_one", "IB-ABIL-15")
def test_choose_one_of_what_can_be_carried_out():
    """A list counts if one of its words can do something; a single one is taken; none: nothing."""
    never = gain(3, if_="own_glory<=0")
    two = op("choose_one", options=[f"[{never}]", f"[{never}, {gain(2)}]"])
    assert glory(brawl("P7 P8", "N5 N6", cards={"P7": does("play", two)})) == [4, 1]
    none = op("choose_one", options=[f"[{never}]", f"[{op('glory_steal', n=1, from_='winner')}]"])
    match = brawl("P7 P8", "N5 N6", cards={"P7": does("play", none, gain(1))})
    assert len(lines(match, "nothing")) == 1
    assert glory(match) == [3, 1]


@rule("choose_one", "IB-PU-18")
def test_a_power_up_without_a_list_to_carry_out_cannot_be_laid():
    never = f"[{gain(3, if_='own_glory<=0')}]"
    more = power_up("growth_spurt", "reveal", op("choose_one", options=[never, never]))
    match = brawl("P7 P8 growth_spurt", "N5 N6", more=more, **RACE, token="A")
    assert not lines(match, "window")
    for glory_left, asks in ((0, "draw"), (1, "window A")):
        told = op("choose_one", options=[f"[{gain(1)}]", f"[{gain(2)}]"], if_="own_glory<=1")
        match = brawl(
            f"P7 P8 growth_spurt; glory {2 - glory_left}",
            "N5 N6",
            more=power_up("growth_spurt", "reveal", told),
            **RACE,
            token="A",
        )
        assert asked(match).startswith(asks)
    more = power_up("growth_spurt", "reveal", gain(3, if_="own_glory<=0"), gain(1))
    match = brawl("P7 P8 growth_spurt", "N5 N6", more=more, **RACE, token="A")
    assert asked(match) == "window A", "one of its words can"


# ---------------------------------------------------------------- if_then and the conditions
@rule("if_then")
@pytest.mark.parametrize(
    ("cond", "holds"),
    [
        ("type=physical", True),
        ("type=energy", False),
        ("level<=7", True),
        ("level<=6", False),
        ("level>=7", True),
        ("level>=8", False),
        ("printed_level<=7", True),
        ("printed_level>=8", False),
        ("class in robot,beast", True),
        ("class in alien", False),
        ("own_glory<=1", True),
        ("own_glory<=0", False),
        ("hand<=1", True),
        ("hand<=0", False),
        ("players=2", True),
        ("players=4", False),
        ("location=grassy_meadow", True),
        ("location=volcano_gym", False),
        ("winner_type=physical", False),
        ("own_lost", False),
    ],
)
def test_if_then(cond, holds):
    """The condition is read as the word is carried out; there is no winner and no loser yet."""
    word = op("if_then", if_=cond, then=[gain(2)], else_=[gain(1)])
    match = brawl("P7 P8", "N5 N6", cards={"P7": does("play", word)}, kinds={"P7": ["beast"]})
    assert glory(match) == [4 if holds else 3, 1]


@rule("if_then")
@pytest.mark.parametrize(
    ("cond", "holds"),
    [
        ("winner_type=physical", True),
        ("winner_type=natural", False),
        ("winner_level<=7", True),
        ("winner_level<=6", False),
        ("winner_level>=7", True),
        ("winner_level>=8", False),
        ("winner_class in beast", True),
        ("winner_class in alien,robot", False),
        ("own_lost", True),
        ("own_lost_by_level<=9", False),
    ],
)
def test_if_then_of_the_loser(cond, holds):
    """B has lost by Type, once the brawl is decided."""
    word = op("if_then", if_=cond, then=[gain(2)], else_=[gain(1)])
    match = brawl("P7 P8", "N5 N6", cards={"N5": does("lose", word)}, kinds={"P7": ["beast"]})
    assert glory(match) == [2, 3 if holds else 2]


@rule("if_then", "rescrap_throw")
@pytest.mark.parametrize(
    ("other", "n", "holds"), [("P6", 2, 1), ("P7", 2, 1), ("P8", 2, 0), ("E1", 2, 0), ("P4", 2, 0)]
)
def test_own_lost_by_level(other, n, holds):
    """In the window after the scrap: lost by so many Levels or fewer, and not by Type."""
    word = op("if_then", if_=f"own_lost_by_level<={n}", then=[gain(2)], else_=[gain(1)])
    match = brawl(
        "P5 P9 growth_spurt", f"{other} P1", more=power_up("growth_spurt", "after_scrap", word), **RACE, token="A"
    )
    until(play(match, "A: growth_spurt"), "draw")
    assert glory(match)[0] == 1 + (2 if holds else 1) + (other == "P4")


@rule("if_then", "IB-ABIL-15")
def test_if_then_without_the_other_list_and_lists_in_lists():
    deep = op("if_then", if_="players=2", then=[op("if_then", if_="own_glory<=1", then=[gain(1), gain(1)])])
    match = brawl("P7 P8", "N5 N6", cards={"P7": does("play", deep, gain(1))})
    assert glory(match) == [5, 1]
    gone = op("return_self", to="hand"), op("if_then", if_="type=physical", then=[gain(2)])
    assert glory(brawl("P7 P8", "N5 N6", cards={"P7": does("play", *gone)})) == [1, 2], "no character, no Type"


@rule("copy_ability", "if_then", "flip")
def test_lists_two_deep_fit_into_a_copied_play():
    """The deepest text there is: a copy inside two lists of a text with two lists inside."""
    inner = op("if_then", if_="players=2", then=[op("if_then", if_="players=2", then=[gain(3)])])
    copy = op("copy_ability", trigger="play", target="opposing")
    outer = op("if_then", if_="players=2", then=[op("if_then", if_="players=2", then=[copy])])
    assert glory(brawl("P2 P8", "N5 N6", cards={"P2": does("play", outer), "N5": does("play", inner)})) == [5, 4]


# ---------------------------------------------------------------- locations
@rule("location_change", "IB-LOC-05")
def test_location_change():
    """At once, and the winner's own choice follows; the new location's bonus counts, as it is the current one now."""
    cards = {"P7": does("win", op("location_change"))}
    match = brawl("P7 P8", "N5 N6", cards=cards, **PLACES)
    assert asked(match) == "location A"
    assert match.view()["locations"][0] == 41
    play(match, "A: change")
    assert match.view()["locations"][0] == 42
    match = brawl("P7 P8", "N5 N6", cards=cards)
    assert match.view()["locations"][0] == 40, "Locations are off"


@rule("location_change", "IB-R-MAY")
def test_location_change_may():
    cards = {"P7": does("win", op("location_change", optional=True))}
    assert asked(brawl("P7 P8", "N5 N6", cards=cards, **PLACES)) == "may A"
    assert asked(brawl("P7 P8", "N5 N6", cards=cards)).startswith("draw"), "nothing to ask"


@rule("location_lock", "IB-LOC-04")
def test_location_lock():
    """This round only; a location_change of a text is no choice of the winner."""
    match = brawl("P7 P8 P9", "N5 N6 N1", cards={"P7": does("play", op("location_lock"))}, **PLACES)
    assert asked(match).startswith("draw")
    until(match, "select")
    play(match, "A: P8", "B: N6")
    assert asked(until(match, "location")) == "location A"
    cards = {"P7": does("play", op("location_lock")), "N5": does("lose", op("location_change"))}
    match = brawl("P7 P8", "N5 N6", cards=cards, **PLACES)
    assert match.view()["locations"][0] == 41


# ---------------------------------------------------------------- free_refill, none
@rule("free_refill", "IB-DRAW-04", "IB-PU-01")
def test_free_refill():
    """second_wind: up to 5 cards and no normal draw; nothing is paid."""
    match = until(brawl("P7 P8 second_wind", "N5 N6", **RACE, token="A"), "window")
    play(match, "A: second_wind")
    assert asked(match) == "draw B"
    assert hands(match) == [5, 1]
    assert glory(match) == [2, 1]
    play(match, "B: draw")
    assert hands(match) == [5, 2]


@rule("free_refill", "IB-PU-18")
def test_free_refill_needs_a_normal_draw():
    """Who has refilled for nothing cannot play it; a full hand draws nothing."""
    match = until(brawl("P7 second_wind", "N5 N6", **RACE, token="A"), "draw")
    assert not lines(match, "laid")
    match = until(brawl("P7 P8 P1 P2 P3 P4 second_wind", "N5 N6", **RACE, token="A"), "window")
    play(match, "A: second_wind")
    assert (hands(match)[0], decks(match)[0]) == (5, 10)


@rule("none", "IB-R-NAME")
def test_none_does_nothing():
    """A location that says nothing, and a word that says it."""
    told = {"more": place("grassy_meadow", op("none")), **PLACES}
    match = brawl("P7 P8", "N5 N6", cards={"P7": does("play", op("none"), gain(1))}, **told)
    assert glory(match) == [3, 1]
    assert scraps(match) == ["A>B"]


# ---------------------------------------------------------------- a location's other words
@rule("winner_bonus", "IB-LOC-03")
def test_a_location_speaks_to_the_winner():
    """Words that do not last come after the Victory Glory, with the winner as their owner."""
    words = op("draw", n=2, who="winner"), op("glory_steal", n=1, from_="opponent"), gain(1, if_="players=2")
    match = brawl("P7 P8", "N5 N6", more=place("grassy_meadow", *words), **PLACES)
    assert glory(match) == [4, 0]
    assert hands(match) == [3, 1]
    match = brawl("N5 N6", "P7 P8", more=place("grassy_meadow", op("flip", heads=[gain(1)], tails=[gain(1)])), **PLACES)
    assert glory(match) == [1, 3]
