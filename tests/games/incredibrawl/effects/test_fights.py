"""Effect words about who beats whom: silence, copies, the triangle, claims, ties, scraps decided anew, protection."""

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
    script,
    show,
    table,
    until,
)

rule = pytest.mark.rule
RACE = {**GAMER, "power_up_order": "first_player"}
GAIN = op("glory_gain", n=1, who="self")
PEEK = op("glory_gain", n=1, who="self", optional=True)


def laid(window, *words, seats=("P5 P8 growth_spurt", "P6 P8"), **told):
    """A brawl up to the window in which A may lay a card with these words, and has laid it."""
    match = brawl(*seats, more=power_up("growth_spurt", window, *words), **RACE, token="A", **told)
    return play(until(match, "window"), "A: growth_spurt")


# ---------------------------------------------------------------- silence
@rule("silence", "IB-ABIL-16")
@pytest.mark.parametrize(("trigger", "want"), [("all", [2, 1]), ("play", [2, 2]), ("lose", [2, 2]), ("win", [2, 3])])
def test_silence_of_one_trigger(trigger, want):
    """B's Play and Lose abilities would each gain 1; A's P2 speaks first."""
    cards = {"P2": does("play", op("silence", target="opposing", trigger=trigger))}
    cards["N5"] = f"{does('play', GAIN)}\n{does('lose', GAIN)}"
    assert glory(brawl("P2 P8", "N5 N6", cards=cards)) == want


@rule("silence", "IB-ABIL-16")
def test_silence_undoes_nothing_that_is_done():
    """N1 speaks before P2: its Play ability has resolved, its Lose ability has not."""
    cards = {"P2": does("play", op("silence", target="opposing"))}
    cards["N1"] = f"{does('play', GAIN)}\n{does('lose', GAIN)}"
    assert glory(brawl("P2 P8", "N1 N6", cards=cards)) == [2, 2]


@rule("silence")
def test_silence_of_whom():
    cards = {"P2": does("play", op("silence", target="all_others")), "N5": does("lose", GAIN), "N6": does("lose", GAIN)}
    assert glory(brawl("P2 P8", "N5 N1", "N6 N1", token="A", cards=cards)) == [2, 1, 1]
    cards["P2"] = does("play", op("silence", target="any"))
    match = brawl("P2 P8", "N5 N1", "N6 N1", token="A", cards=cards)
    assert may(match, "A") == ["seat A", "seat B", "seat C"]
    assert glory(play(match, "A: seat C")) == [2, 2, 1]


@rule("silence", "IB-R-WINNERGONE")
def test_a_silenced_winner_stays_silent_after_it_has_left():
    """Before the abilities A's own Power-Up silences; B's Lose ability then takes the winner back to hand."""
    cards = {"P7": does("win", GAIN), "N5": does("lose", op("bounce", target="opposing"))}
    match = laid(
        "before_abilities",
        op("silence", target="any", trigger="win"),
        seats=("P7 P8 growth_spurt", "N5 N6"),
        cards=cards,
    )
    assert glory(until(play(match, "A: seat A"), "draw")) == [2, 1]
    match = brawl("P7 P8", "N5 N6", cards=cards)
    assert glory(match) == [3, 1], "gone, but not silenced"


# ---------------------------------------------------------------- copies
@rule("copy_ability", "IB-TERM-08")
@pytest.mark.parametrize(("trigger", "want"), [("win", 4), ("lose", 3), ("play", 3)])
def test_copy_ability(trigger, want):
    """A copied Win ability is used as A's own, beside that of the card itself; N5 has no other to copy."""
    cards = {"P2": f"{does('play', op('copy_ability', trigger=trigger, target='opposing'))}\n{does('win', GAIN)}"}
    cards["N5"] = does("win", GAIN)
    assert glory(brawl("P2 P8", "N5 N6", cards=cards)) == [want, 1]


@rule("copy_ability")
def test_a_copied_play_resolves_at_once_and_the_own_text_goes_on():
    cards = {
        "P2": does("play", op("copy_ability", trigger="play", target="opposing"), op("glory_gain", n=3, who="self"))
    }
    cards["P5"] = does("play", op("glory_lose", n=3, who="self"))
    assert glory(brawl("P2 P8", "P5 N6; glory 5", cards=cards)) == [3, 3]


@rule("copy_ability", "IB-ABIL-05")
def test_a_copied_copy_does_nothing():
    """But a second copy of the own text does."""
    copy = op("copy_ability", trigger="play", target="opposing")
    cards = {
        "P2": does("play", copy, op("copy_ability", trigger="win", target="opposing")),
        "N5": f"{does('play', copy)}\n{does('win', GAIN)}",
    }
    match = brawl("P2 P8", "N5 N6", cards=cards)
    assert glory(match) == [3, 1]
    assert len([1 for line in lines(match, "copied") if line["seat"] == 0]) == 2


@rule("copy_ability", "IB-ABIL-05")
def test_a_copy_in_a_copied_win_does_nothing():
    """A's Win ability is N5's: to copy a Play ability, which then does nothing."""
    cards = {"P2": does("play", op("copy_ability", trigger="win", target="opposing"))}
    cards["N5"] = f"{does('play', GAIN)}\n{does('win', op('copy_ability', trigger='play', target='opposing'))}"
    match = brawl("P2 P8", "N5 N6", cards=cards)
    assert glory(match) == [2, 2]
    assert len(lines(match, "nothing")) == 1


@rule("copy_ability", "IB-ABIL-15", "IB-R-GONE")
def test_copies_that_are_nothing():
    """No such ability; or this character is gone."""
    match = brawl("P2 P8", "N5 N6", cards={"P2": does("play", op("copy_ability", trigger="win", target="opposing"))})
    assert len(lines(match, "nothing")) == 1
    words = op("return_self", to="hand"), op("copy_ability", trigger="win", target="opposing")
    match = brawl("P2 P8", "N5 N6", cards={"P2": does("play", *words), "N5": does("win", GAIN)})
    assert glory(match) == [1, 3]
    words = op("replace_hand", who="this", old_to="hand"), op("copy_ability", trigger="win", target="opposing")
    match = brawl("P2 P8", "N5 N6", cards={"P2": does("play", *words), "N5": does("win", GAIN)})
    assert glory(match) == [2, 1], "what replaces it has copied nothing"
    cards = {"P2": does("play", op("copy_ability", trigger="lose", target="any")), "N9": does("lose", GAIN)}
    match = brawl("P2 P8", "N9 N6", "E9 E6", token="A", cards=cards)
    assert may(match, "A") == ["seat A", "seat B", "seat C"]
    play(match, "A: seat B")
    assert len(lines(match, "copied")) == 1


# ---------------------------------------------------------------- the triangle
@rule("reverse_types", "IB-SCRAP-01", "IB-SCRAP-02", "IB-SCRAP-03")
@pytest.mark.parametrize("pair", [("P9", "N1"), ("N9", "E1"), ("E9", "P1")])
def test_reverse_types(pair):
    """Each Type is beaten by what it would beat; equal Types compare Levels as ever."""
    cards = {pair[0]: does("play", op("reverse_types", until="brawl"))}
    assert scraps(brawl(f"{pair[0]} {pair[0][0]}2", f"{pair[1]} P3", cards=cards)) == ["B>A"]
    cards = {"P2": does("play", op("reverse_types", until="brawl"))}
    assert scraps(brawl("P2 P8", "P5 P8", cards=cards)) == ["B>A"]


@rule("reverse_types", "reverse_levels")
@pytest.mark.parametrize(
    ("word", "seats"), [("reverse_types", ("P2 P8", "N5 N6")), ("reverse_levels", ("P2 P8", "P1 P8"))]
)
def test_two_reversals_cancel_out(word, seats):
    turn = op(word, until="brawl")
    name = seats[0].split()[0]
    assert scraps(brawl(*seats, cards={name: does("play", turn)})) == ["B>A"]
    assert scraps(brawl(*seats, cards={name: does("play", turn, turn)})) == ["A>B"]
    told = {"more": place("grassy_meadow", turn), **PLACES}
    assert scraps(brawl(*seats, **told)) == ["B>A"]
    assert scraps(brawl(*seats, cards={name: does("play", turn)}, **told)) == ["A>B"]


@rule("reverse_types", "reverse_levels", "ignore_types")
@pytest.mark.parametrize(
    ("word", "want"),
    [
        ("reverse_types", ["C>A", "B>D", "B>C"]),
        ("ignore_types", ["C>A", "B>D", "B>C"]),
        ("reverse_levels", ["A>C", "B>D", "A>B"]),
    ],
)
def test_for_one_scrap_only(word, want):
    """P5 against N9 under the word; P3 against P1 and the final are fought without it."""
    seats = "P5 P8 growth_spurt", "P3 P8", "N9 N8", "P1 P8"
    assert scraps(until(laid("before_scrap", op(word, until="scrap"), seats=seats), "draw")) == want


@rule("reverse_levels", "IB-SCRAP-04", "IB-ABIL-02")
def test_reverse_levels():
    """The lower Level wins between equal Types; other Types and the order of abilities are as ever."""
    turn = does("play", op("reverse_levels", until="brawl"))
    match = brawl("P2 P8", "P5 P8", cards={"P2": turn, "P5": does("play", GAIN)})
    assert scraps(match) == ["A>B"]
    assert [line["seat"] for line in lines(match, "ability")] == [0, 1]
    assert scraps(brawl("P9 P8", "N1 N2", cards={"P9": turn})) == ["A>B"]
    assert scraps(brawl("P9 P8", "P1 N2", cards={"P9": turn})) == ["B>A"]


@rule("ignore_types", "IB-SCRAP-04", "IB-SCRAP-05")
def test_ignore_types():
    """Levels only, then a throw; the lower Level if that is turned round too."""
    blind = op("ignore_types", until="brawl")
    assert scraps(brawl("P2 P8", "N5 N6", cards={"P2": does("play", blind)})) == ["B>A"]
    assert scraps(brawl("P2 P8", "N5 N6", cards={"P2": does("play", blind, op("reverse_levels"))})) == ["A>B"]
    match = brawl("P5 P8", "N5 N6", cards={"P5": does("play", blind)}, tie_break="throw")
    assert asked(match) == "throw AB"
    told = {"more": place("grassy_meadow", op("ignore_types", if_="players=2")), **PLACES}
    assert scraps(brawl("P2 P8", "N5 N6", **told)) == ["B>A"]
    assert scraps(brawl("P2 P8", "N5 N6", "P1 P3", token="C", **told))[0] == "A>B"


# ---------------------------------------------------------------- claims
@rule("beat_class", "IB-SCRAP-01")
def test_beat_class_comes_before_types():
    claim = op("beat_class", class_="plant", who="this")
    told = {"kinds": {"P9": ["plant", "human"], "P8": ["robot"]}}
    assert scraps(brawl("N1 N2", "P9 P8", cards={"N1": does("play", claim)}, **told)) == ["A>B"]
    assert scraps(brawl("N1 N2", "P8 P9", cards={"N1": does("play", claim)}, **told)) == ["B>A"]
    both = {"N1": does("play", claim), "P9": does("play", op("beat_class", class_="human", who="own_character"))}
    match = brawl("N1 N2", "P9 P8", cards=both, kinds={"P9": ["plant"], "N1": ["human"]})
    assert scraps(match) == ["B>A"], "two claims on each other cancel out"


@rule("beat_type")
def test_beat_type_reads_the_type_of_the_moment():
    claim = op("beat_type", type="energy")
    assert scraps(brawl("P1 P2", "E9 E8", cards={"P1": does("play", claim)})) == ["A>B"]
    assert scraps(brawl("P1 P2", "P9 P8", cards={"P1": does("play", claim)})) == ["B>A"]
    cards = {"P1": does("play", claim), "P9": does("play", op("type_set", to="energy", target="this"))}
    assert scraps(brawl("P1 P2", "P9 P8", cards=cards)) == ["A>B"]


@rule("beat_class", "beat_type", "win_ties", "IB-R-GONE")
@pytest.mark.parametrize(
    "mark", [op("beat_class", class_="human", who="this"), op("beat_type", type="physical"), op("win_ties")]
)
def test_marks_stay_with_the_character(mark):
    """What replaces it has no such mark, whether it was made before or after."""
    away = op("replace_hand", who="this", old_to="hand")
    for words in ((mark, away), (away, mark)):
        match = brawl("E9 N1", "P1 P8", cards={"E9": does("play", *words)}, kinds={"P1": ["human"]})
        assert scraps(match) == ["B>A"]


@rule("beat_class", "beat_type", "IB-LOC-02")
def test_claims_of_a_location():
    """Every character that fits has it: here Energy characters of Level 2 or less beat humans."""
    words = (
        op("beat_class", class_="human", who="this", if_="level<=2"),
        op("beat_type", type="natural", if_="class in robot"),
    )
    told = {
        "more": place("grassy_meadow", *words),
        "kinds": {"P9": ["human"], "E2": ["beast"], "N3": ["human"]},
        **PLACES,
    }
    assert scraps(brawl("N1 N2", "P9 P8", **told)) == ["A>B"]
    assert scraps(brawl("N3 N2", "P9 P8", **told)) == ["B>A"]
    assert scraps(brawl("E3 N2", "N3 P8", **told)) == ["A>B"]


@rule("win_ties", "IB-SCRAP-05")
def test_win_ties():
    """No throw; if both have it they throw."""
    mine = {"P5": does("play", op("win_ties", who="own_character", until="brawl"))}
    match = brawl(
        "P5 P8", "P6 P8", cards={**mine, "P6": does("play", op("level_mod", n=-1, target="this"))}, tie_break="throw"
    )
    assert scraps(match) == ["A>B"]
    match = brawl("P5 P8", "P5 P8", cards=mine, tie_break="throw")
    assert asked(match) == "throw AB"
    match = laid(
        "before_scrap",
        op("win_ties", who="own_character", until="scrap"),
        seats=("P5 P8 growth_spurt", "P5 P8"),
        tie_break="throw",
    )
    assert scraps(until(match, "draw")) == ["A>B"]


@rule("win_ties")
def test_win_ties_does_not_win_otherwise():
    assert scraps(brawl("P5 P8", "P6 P8", cards={"P5": does("play", op("win_ties"))})) == ["B>A"]
    more = place("grassy_meadow", op("win_ties", if_="class in robot"))
    match = brawl(
        "P5 P8",
        "P6 P8",
        more=more,
        kinds={"P5": ["robot"], "P6": ["human"]},
        cards={"P6": does("play", op("level_mod", n=-1, target="this"))},
        **{**PLACES, "tie_break": "throw"},
    )
    assert scraps(match) == ["A>B"]


# ---------------------------------------------------------------- scraps decided anew
@rule("rescrap_throw", "IB-PU-06", "IB-TIE-01")
@pytest.mark.parametrize(("won", "want"), [(("rock", "scissors"), "A>B"), (("rock", "paper"), "B>A")])
def test_rescrap_throw(won, want):
    """photo_finish: lost by 1 Level; the throw decides."""
    match = until(brawl("P5 P8 photo_finish", "P6 P8", **{**RACE, "tie_break": "throw"}, token="A"), "window")
    assert scraps(match) == ["B>A"]
    play(match, "A: photo_finish")
    assert asked(match) == "throw AB"
    until(play(match, f"A: {won[0]}", f"B: {won[1]}"), "draw")
    assert scraps(match)[-1] == want


@rule("rescrap_throw", "IB-PU-18")
@pytest.mark.parametrize(
    "seats", [("P5 P8 photo_finish", "P8 P1"), ("P5 P8 photo_finish", "E1 E2"), ("P6 P8 photo_finish", "P5 P1")]
)
def test_rescrap_throw_only_if_it_was_lost_by_so_little(seats):
    """Lost by 3; lost by Type; won: it cannot be laid."""
    match = until(brawl(*seats, **RACE, token="A"), "draw")
    assert not lines(match, "laid")
    assert len(scraps(match)) == 1


@rule("rescrap", "IB-SCRAP-06")
@pytest.mark.parametrize(("n", "want"), [(3, ["B>A", "A>B"]), (-1, ["B>A", "B>A"])])
def test_rescrap(n, want):
    """Its list is carried out, then the scrap is compared again; the log says that it was by Level."""
    match = until(laid("after_scrap", op("rescrap", pre=[op("level_mod", n=n, target="own_character")])), "draw")
    assert scraps(match) == want
    assert lines(match, "scrap")[-1]["text"].endswith("by Level")


@rule("rescrap")
def test_the_text_goes_on_after_a_rescrap():
    """With a word that has a target of its own."""
    word = op("rescrap", pre=[op("level_mod", n=3, target="own_character")])
    match = until(laid("after_scrap", word, op("glory_steal", n=1, from_="opponent")), "draw")
    assert glory(match) == [3, 0]


@rule("rescrap", "IB-ABIL-15")
def test_there_is_nothing_to_compare_again_before_the_scrap():
    word = op("rescrap", pre=[op("level_mod", n=3, target="own_character")])
    match = until(laid("before_scrap", word, GAIN), "draw")
    assert len(lines(match, "nothing")) == 1
    assert (scraps(match), glory(match)) == (["B>A"], [2, 2])


@rule("level_swap", "spot_swap", "IB-PU-18")
@pytest.mark.parametrize(("word", "opens"), [("level_swap", True), ("spot_swap", False)])
def test_which_swap_can_be_laid_after_a_scrap(word, opens):
    more = power_up("growth_spurt", "after_scrap", op(word, target="this_and_one"))
    match = brawl("P5 P8 growth_spurt", "P6 P8", more=more, **RACE, token="A")
    assert bool(lines(match, "window")) == opens


@rule("rescrap", "IB-R-MAY")
@pytest.mark.parametrize(("said", "count"), [("yes", 2), ("no", 1)])
def test_rescrap_may_is_asked_once(said, count):
    word = op("rescrap", pre=[op("type_set", to="energy", target="opposing")], optional=True, if_="own_lost")
    match = laid("after_scrap", word)
    assert asked(match) == "may A"
    play(match, f"A: {said}")
    assert asked(match).startswith("draw")
    assert len(scraps(match)) == count


@rule("rescrap", "IB-SCRAP-05")
def test_rescrap_can_end_in_a_throw():
    match = laid("after_scrap", op("rescrap", pre=[op("level_mod", n=1, target="own_character")]), tie_break="throw")
    assert asked(match) == "throw AB"
    assert scraps(until(play(match, "A: paper", "B: rock"), "draw")) == ["B>A", "A>B"]


@rule("rescrap", "IB-ABIL-15")
def test_rescrap_without_its_scrap_is_nothing():
    """In a Play ability; and when the list takes a side away. What follows in the text is carried out."""
    word = op("rescrap", pre=[op("level_mod", n=1, target="this")])
    match = brawl("P5 P8", "P6 P8", cards={"P5": does("play", word, GAIN)})
    assert (scraps(match), glory(match)) == (["B>A"], [2, 2])
    match = until(laid("after_scrap", op("rescrap", pre=[op("remove", target="opposing")]), GAIN), "draw")
    assert scraps(match) == ["B>A"]
    assert len(lines(match, "nothing")) == 1


# ---------------------------------------------------------------- protection
@rule("protect", "IB-ABIL-07", "IB-PU-04")
@pytest.mark.parametrize(("kind", "ability", "power"), [("play", 0, 1), ("power_ups", 1, 0), ("all", 0, 0)])
def test_protect(kind, ability, power):
    """B protects itself at Level 1; then A's ability, or A's Power-Up, wants to choose it."""
    guard = does("play", op("protect", from_=kind, target="this"))
    cards = {"N1": guard, "P7": does("play", op("level_mod", n=1, target="opposing"))}
    assert len(lines(brawl("P7 P8", "N1 N2", cards=cards), "nothing")) == 1 - ability
    more = power_up("growth_spurt", "before_scrap", op("level_mod", n=-1, target="opposing"))
    match = brawl("P7 P8 growth_spurt", "N1 N2", cards={"N1": guard}, more=more, **RACE, token="A")
    assert len(lines(match, "window")) == power


@rule("protect")
def test_protect_is_against_choices_of_opponents_only():
    """Effects on all, and one's own choices, still apply."""
    guard = does("play", op("protect", from_="all", target="own_character"), op("level_mod", n=2, target="any"))
    cards = {"N1": guard, "P7": does("play", op("level_mod", n=1, target="all"), PEEK)}
    match = brawl("P7 P8", "N1 N2", cards=cards)
    assert may(match, "B") == ["seat A", "seat B"]
    play(match, "B: seat B")
    assert fighter(match, "B")["level"] == 4


@rule("protect", "copy_ability", "type_set", "level_swap")
@pytest.mark.parametrize(
    "word",
    [
        op("copy_ability", trigger="win", target="opposing"),
        op("type_set", to="copy_opposing", target="this"),
        op("level_swap", target="this_and_one"),
        op("silence", target="opposing"),
        op("replace_hand", who="opposing", old_to="hand"),
    ],
)
def test_protect_against_every_choice(word):
    """The location protects Natural characters."""
    more = place("grassy_meadow", op("protect", from_="all", if_="type=natural", target="this"))
    cards = {"P7": does("play", word), "N1": does("win", GAIN)}
    match = brawl("P7 P8", "N1 N2", cards=cards, more=more, **PLACES)
    assert len(lines(match, "nothing")) == 1


@rule("win_ties", "rescrap_throw")
def test_by_the_seed():
    """With tie_break = random the seed names the winner: the second of the two."""
    match = table("P5 P8", "P5 P8")
    assert scraps(show(script(match, 1))) == ["B>A"]
