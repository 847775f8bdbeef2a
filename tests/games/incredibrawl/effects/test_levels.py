"""Effect words on Levels, Types and spots: on whom, how long, which change counts, and the bounds."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
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
    power_up,
    scraps,
    until,
    winner,
)

rule = pytest.mark.rule
RACE = {**GAMER, "power_up_order": "first_player"}
FOUR = ("P2 P8", "P5 P8", "P6 P8", "P9 P8")
PEEK = op("glory_gain", n=1, who="self", optional=True)


def levels(match):
    """The Levels of all characters in play, as everybody sees them."""
    return [fighter(match, "ABCD"[p])["level"] for p in range(match.t.n)]


def types(match):
    """The Types of all characters in play: P, N, E."""
    return "".join(fighter(match, "ABCD"[p])["type"][0].upper() for p in range(match.t.n))


def stopped(word, *seats, card="P2", **told):
    """A brawl that stands still after A's P2 has said its word: it then asks whether A wants a Glory."""
    cards = {card: does("play", word, PEEK), **told.pop("cards", {})}
    return brawl(*(seats or FOUR), cards=cards, **told)


# ---------------------------------------------------------------- Levels
@rule("level_mod", "IB-SCRAP-06")
@pytest.mark.parametrize(
    ("target", "want"),
    [
        ("this", [5, 5, 6, 9]),
        ("own_character", [5, 5, 6, 9]),
        ("all", [5, 8, 9, 10]),
        ("all_others", [2, 8, 9, 10]),
    ],
)
def test_level_mod_of_whom(target, want):
    assert levels(stopped(op("level_mod", n=3, target=target, until="brawl"))) == want


@rule("level_mod")
@pytest.mark.parametrize(("target", "seats"), [("opposing", "BCD"), ("any", "ABCD")])
def test_level_mod_of_a_chosen_one(target, seats):
    match = stopped(op("level_mod", n=-1, target=target, until="brawl"))
    assert may(match, "A") == [f"seat {seat}" for seat in seats]
    assert levels(play(match, "A: seat D")) == [2, 5, 6, 8]


@rule("level_mod", "IB-SCRAP-07", "IB-R-LEVELS")
def test_levels_are_summed_before_they_are_bounded():
    """9 + 5 + 5 - 5 is 14, held at 10; without upper bound 14; 2 - 5 is 1."""
    words = [op("level_mod", n=n, target="this") for n in (5, 5, -5)]
    match = brawl("P9 P8", "N5 N6", cards={"P9": does("play", *words, PEEK)})
    assert levels(match) == [10, 5]
    match = brawl("P9 P8", "N5 N6", cards={"P9": does("play", *words, PEEK)}, level_cap="none")
    assert levels(match) == [14, 5]
    assert levels(stopped(op("level_mod", n=-5, target="this"), "P2 P8", "N5 N6")) == [1, 5]


@rule("level_mod")
@pytest.mark.parametrize(
    ("cond", "want"),
    [
        ("type=energy", [2, 5, 6, 9]),
        ("printed_level<=5", [3, 6, 6, 9]),
        ("printed_level>=6", [2, 5, 7, 10]),
        ("level>=6", [2, 5, 7, 10]),
        ("class in human,beast", [3, 6, 7, 9]),
    ],
)
def test_level_mod_if(cond, want):
    kinds = {"P2": ["human"], "P5": ["human"], "P6": ["beast"], "P9": ["robot"]}
    assert levels(stopped(op("level_mod", n=1, target="all", if_=cond), kinds=kinds)) == want


@rule("level_mod")
@pytest.mark.parametrize(("cond", "want"), [("level<=5", 8), ("printed_level<=5", 9)])
def test_level_conditions_read_the_level_of_the_moment(cond, want):
    """A 5 that is 8 by now is no longer of Level 5 or less, but still printed so."""
    words = op("level_mod", n=3, target="all"), op("level_mod", n=1, target="all_others", if_=cond)
    match = brawl("P2 P8", "P5 P8", cards={"P2": does("play", *words, PEEK)})
    assert levels(match) == [5, want]


@rule("level_mod", "IB-PU-06")
def test_level_mod_for_one_scrap_ends_with_it():
    """growth_spurt of the default set: P5 beats P6 with Level 8, and is Level 5 in the final."""
    seats = "P5 P8 growth_spurt", "P4 P8", "P6 P8", "P3 P8"
    match = until(brawl(*seats, own=False, **RACE, token="A"), "window")
    play(match, "A: growth_spurt")
    assert may(match, "A") == ["seat A", "seat C"], "those in this scrap"
    play(match, "A: seat A")
    until(match, "draw")
    assert scraps(match)[0] == "A>C"
    assert [line["text"] for line in lines(match, "level")] == ["A's Marching Mole: Level +3, now 8"]
    assert scraps(match)[2] == "A>B"


@rule("level_mod", "IB-ABIL-15")
def test_in_this_scrap_is_nobody_before_there_is_one():
    match = brawl("P2 P8", "N5 N6", cards={"P2": does("play", op("level_mod", n=1, target="in_scrap"))})
    assert [line["seat"] for line in lines(match, "nothing")] == [0]


@rule("level_set", "IB-R-LEVELS")
@pytest.mark.parametrize(
    ("to", "want"), [(10, 10), (1, 1), ("highest_opposing", 9), ("lowest_opposing", 5), ("printed", 2)]
)
def test_level_set(to, want):
    assert levels(stopped(op("level_set", to=to, target="this")))[0] == want


@rule("level_set", "IB-R-LEVELS")
def test_the_latest_level_counts_and_changes_come_on_top():
    words = (
        op("level_mod", n=2, target="this"),
        op("level_set", to=5, target="this"),
        op("level_set", to=3, target="this"),
    )
    assert levels(brawl("P9 P8", "N5 N6", cards={"P9": does("play", *words, PEEK)}))[0] == 5


@rule("level_set", "IB-R-LEVELS")
@pytest.mark.parametrize(
    ("said", "want"),
    [(((9, "scrap"), (1, "brawl")), "B>A"), (((1, "brawl"), (9, "scrap")), "A>B"), (((9, "scrap"),), "A>B")],
)
def test_a_later_level_for_the_brawl_ends_one_for_the_scrap(said, want):
    """All are said in the same window; the last one counts, in this scrap too."""
    words = [op("level_set", to=to, target="own_character", until=until_) for to, until_ in said]
    more = power_up("growth_spurt", "before_scrap", *words)
    match = until(brawl("P3 P8 growth_spurt", "P4 P8", more=more, **RACE, token="A"), "window")
    until(play(match, "A: growth_spurt"), "draw")
    assert scraps(match) == [want]


@rule("level_set")
def test_level_set_of_all_and_printed_forgets_other_sets():
    match = stopped(op("level_set", to=4, target="all"))
    assert levels(match) == [4, 4, 4, 4]
    words = op("level_set", to=4, target="all"), op("level_set", to="printed", target="all_others")
    assert levels(brawl(*FOUR, cards={"P2": does("play", *words, PEEK)})) == [4, 5, 6, 9]


@rule("level_set", "IB-ABIL-15")
def test_level_set_without_an_opposing_character_is_nothing():
    words = op("remove", target="opposing"), op("level_set", to="highest_opposing", target="this"), PEEK
    match = brawl("P2 P8", "N5 N6", cards={"P2": does("play", *words)})
    assert fighter(match, "A")["level"] == 2


@rule("level_swap", "IB-R-SWAPLEVELS")
def test_level_swap_exchanges_current_levels():
    """2 + 3 against 9: 9 and 5; the older change is part of it, later ones come on top."""
    words = (
        op("level_mod", n=3, target="this"),
        op("level_swap", target="this_and_one"),
        op("level_mod", n=1, target="all"),
    )
    match = brawl("P2 P8", "P9 P8", cards={"P2": does("play", *words, PEEK)})
    assert levels(match) == [10, 6]


@rule("level_swap")
def test_level_swap_of_any_two():
    match = stopped(op("level_swap", target="any_two"))
    assert may(match, "A") == ["seat A", "seat B", "seat C", "seat D"]
    play(match, "A: seat B")
    assert may(match, "A") == ["seat A", "seat C", "seat D"]
    assert levels(play(match, "A: seat D")) == [2, 9, 6, 5]


@rule("level_swap", "spot_swap", "IB-ABIL-15", "IB-R-GONE")
@pytest.mark.parametrize("word", ["level_swap", "spot_swap"])
def test_swaps_without_two_are_nothing(word):
    """Alone on the table; and a character that is not `this` one any more."""
    match = brawl(
        "P2 P8", "N5 N6", cards={"P2": does("play", op("remove", target="opposing"), op(word, target="any_two"))}
    )
    assert len(lines(match, "nothing")) == 1
    words = op("replace_hand", who="this", old_to="hand"), op(word, target="this_and_one", optional=True)
    match = brawl("P2 P8", "N5 N6", cards={"P2": does("play", *words)})
    assert not asked(match).startswith("may")
    assert len(lines(match, "nothing")) == 1


# ---------------------------------------------------------------- Types
@rule("type_set", "IB-TERM-04")
@pytest.mark.parametrize(
    ("target", "want"), [("this", "EPPP"), ("own_character", "EPPP"), ("all", "EEEE"), ("all_others", "PEEE")]
)
def test_type_set_of_whom(target, want):
    assert types(stopped(op("type_set", to="energy", target=target))) == want


@rule("type_set")
def test_type_set_chosen():
    match = stopped(op("type_set", to="chosen", target="this"), "P2 P8", "E9 E8")
    assert asked(match) == "type A"
    assert types(play(match, "A: natural")) == "NE"
    match = stopped(op("type_set", to="chosen", target="opposing"))
    play(match, "A: seat C", "A: energy")
    assert types(match) == "PPEP"


@rule("type_set", "IB-R-COPYTYPE")
def test_type_set_copies():
    """The owner chooses whose Type; the one it has now, and a single one is taken."""
    seats = "P2 P8", "N5 N6", "E4 E6", "E3 E6"
    match = stopped(op("type_set", to="copy_opposing", target="this"), *seats)
    assert may(match, "A") == ["seat B", "seat C", "seat D"]
    assert types(play(match, "A: seat B")) == "NNEE"
    words = op("type_set", to="energy", target="opposing"), op("type_set", to="copy_opposing", target="this")
    assert types(brawl("P2 P8", "N5 N6", cards={"P2": does("play", *words, PEEK)})) == "EE"
    words = op("remove", target="opposing"), op("type_set", to="copy_opposing", target="this")
    assert fighter(brawl("P2 P8", "N5 N6", cards={"P2": does("play", *words, PEEK)}), "A")["type"] == "physical"


@rule("type_set", "IB-R-LEVELS", "IB-SCRAP-06")
def test_the_latest_type_counts():
    """One of the brawl ends an older one of the scrap; one of the scrap ends with it."""
    for later, want in ((("energy", "scrap"), "A>B"), (("natural", "brawl"), "B>A")):
        words = op(
            "type_set", to="natural" if later[0] == "energy" else "energy", target="own_character", until="scrap"
        )
        more = power_up(
            "growth_spurt", "before_scrap", words, op("type_set", to=later[0], target="own_character", until=later[1])
        )
        match = until(brawl("P5 P8 growth_spurt", "P9 P8", more=more, **RACE, token="A"), "window")
        until(play(match, "A: growth_spurt"), "draw")
        assert scraps(match) == [want]


@rule("type_set", "level_set", "level_mod", "IB-LOC-02")
def test_a_location_changes_everybody_who_fits():
    """In force from the reveal for the whole brawl, for replacements too; and only if its condition holds."""
    words = (
        op("type_set", to="energy", target="all", if_="level<=5"),
        op("level_mod", n=2, target="all", if_="players=2"),
    )
    told = {"more": place("grassy_meadow", *words), **PLACES}
    match = brawl("P2 P9", "P8 P1", cards={"P2": does("play", PEEK)}, **told)
    assert (types(match), levels(match)) == ("EP", [4, 10])
    match = brawl("P2 P9", "P8 P1", "P7 P1", cards={"P2": does("play", PEEK)}, token="C", **told)
    assert (types(match), levels(match)) == ("EPP", [2, 8, 7])
    told["more"] = place("grassy_meadow", op("level_set", to=4, target="all"))
    cards = {"P2": does("play", op("replace_hand", who="this", old_to="hand"), PEEK)}
    assert levels(brawl("P2 P9", "P8 P1", cards=cards, **told)) == [4, 4]


# ---------------------------------------------------------------- spots
@rule("spot_swap", "IB-SAB-03")
def test_spot_swap():
    """Each stays its owner's; who meets whom changes."""
    match = stopped(op("spot_swap", target="this_and_one"))
    assert may(match, "A") == ["seat B", "seat C", "seat D"]
    match = play(match, "A: seat B", "A: no")
    assert scraps(match) == ["C>B", "D>A", "D>C"]
    match = stopped(op("spot_swap", target="any_two"))
    play(match, "A: seat C", "A: seat D", "A: no")
    assert scraps(match) == ["D>A", "C>B", "D>C"]


@rule("spot_swap", "IB-BRAWL-04")
def test_spot_swap_is_nothing_after_the_first_scrap_began():
    """A late Play ability cannot swap; the first window before a scrap still can."""
    more = power_up("growth_spurt", "before_scrap", op("spot_swap", target="any_two"))
    match = until(brawl("P9 P8 growth_spurt", "P5 P8", "P6 P8", "P2 P8", more=more, **RACE, token="A"), "window")
    play(match, "A: growth_spurt", "A: seat A", "A: seat B")
    until(match, "draw")
    assert scraps(match)[0] == "C>B"
    more = power_up("growth_spurt", "after_scrap", op("spot_swap", target="any_two"), op("glory_lose", n=1, who="self"))
    match = until(brawl("P9 P8 growth_spurt", "P5 P8", more=more, **RACE, token="A"), "window")
    until(play(match, "A: growth_spurt"), "draw")
    assert len(lines(match, "nothing")) == 1
    assert winner(match) == "A"
    assert glory(match) == [1, 1]


@rule("spot_swap", "IB-R-MAY", "IB-ABIL-15")
def test_spot_swap_may():
    """disco_comet: any two, if its owner wants to."""
    match = brawl("E4 E8", "P5 P8", own=True)
    assert asked(match) == "may A"
    assert scraps(play(match, "A: no")) == ["A>B"]
    match = play(brawl("E4 E8", "P5 P8", own=True), "A: yes")
    assert may(match, "A") == ["seat A", "seat B"]
    assert scraps(play(match, "A: seat B")) == ["A>B"]
