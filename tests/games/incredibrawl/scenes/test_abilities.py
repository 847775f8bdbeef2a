"""Abilities in order, characters that come into play, scraps, the brawl, true ties."""

import itertools

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    asked,
    brawl,
    decks,
    does,
    fighter,
    glory,
    hands,
    holds,
    lines,
    may,
    op,
    play,
    power_up,
    scraps,
    script,
    show,
    table,
    until,
    who,
    winner,
)

from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.match.match import IllegalAction

rule = pytest.mark.rule
GAIN = op("glory_gain", n=1, who="self")
DRAW = op("draw", n=1, who="self")
THROW = {"tie_break": "throw"}


def every(*cards, trigger="play", effect=DRAW) -> dict[str, str]:
    """The same ability for all of these cards."""
    return {card: does(trigger, effect) for card in cards}


# ---------------------------------------------------------------- order


@rule("IB-ABIL-02", "IB-R-PAGE")
def test_lowest_level_first():
    assert who(brawl("P6 P1", "N2 N1", "E9 E1", token="C", cards=every("P6", "N2", "E9")), "ability") == "BAC"


@rule("IB-ABIL-03", "IB-R-TYPEORDER")
@pytest.mark.parametrize(("cards", "found"), [("P4 N4", "BA"), ("N4 E4", "BA"), ("E4 P4", "BA"), ("N4 P4", "AB")])
def test_equal_levels_the_beaten_type_first(cards, found):
    first, second = cards.split()
    assert who(brawl(f"{first} P1", f"{second} N1", cards=every(first, second)), "ability") == found


@rule("IB-ABIL-04", "IB-TIE-01", "IB-R-FROZEN")
def test_equal_types_are_thrown_for():
    m = brawl("P4 P1", "P4 N1", cards=every("P4"), **THROW)
    assert asked(m) == "throw AB"
    play(m, "A: rock", "B: paper")
    assert who(m, "ability") == "BA"


@rule("IB-ABIL-04", "IB-R-TYPEORDER")
def test_three_types_throw_and_the_rest_is_ordered_anew():
    m = brawl("P4 P1", "N4 N1", "E4 E1", token="C", cards=every("P4", "N4", "E4"), **THROW)
    assert asked(m) == "throw ABC"
    play(m, "A: rock", "B: scissors", "C: scissors")
    assert who(m, "ability") == "ACB"  # A won; Energy is beaten by Natural
    m = brawl("P4 P1", "P4 N1", "N4 E1", token="C", cards=every("P4", "N4"), **THROW)
    assert asked(m) == "throw AB"
    play(m, "A: paper", "B: rock")
    assert who(m, "ability") == "CAB"


@rule("IB-R-TYPEORDER")
def test_throw_only():
    m = brawl("P4 P1", "N4 N1", cards=every("P4", "N4"), ability_tie="throw_only", **THROW)
    assert asked(m) == "throw AB"
    play(m, "A: paper", "B: rock")
    assert who(m, "ability") == "AB"


@rule("IB-ABIL-05", "IB-TERM-03", "IB-R-HOOKUP")
def test_each_is_carried_out_before_the_next():
    cards = {"N2": does("play", op("glory_lose", n=1, who="opponent")), "P6": does("play", GAIN)}
    m = brawl("P6 P1; glory 0", "N2 N1", cards=cards)
    assert [line["kind"] for line in lines(m, "pay", "gain", "ability")] == ["ability", "pay", "ability", "gain"]
    assert glory(m) == [2, 1]


@rule("IB-ABIL-06", "IB-REENTER-01", "IB-REENTER-02")
def test_a_later_entrant_waits_for_the_originals():
    cards = {"P2": does("play", op("replace_hand", who="this", old_to="hand")), **every("P1", "N5", "N8")}
    m = brawl("P2 P1", "N5 N1", "N8 N1", token="C", cards=cards)
    assert [(line["seat"], line["args"]["card"]) for line in lines(m, "ability")] == [(0, 1), (1, 14), (2, 17), (0, 0)]
    kinds = [line["kind"] for line in lines(m, "ability", "scrap")]
    assert kinds == ["ability"] * 4 + ["scrap"] * 2


@rule("IB-ABIL-07", "IB-R-OPPONENT")
def test_an_ability_reaches_the_whole_brawl():
    cards = {"P5": does("play", op("level_mod", n=-2, target="opposing", choose="owner", until="brawl"))}
    m = brawl("P5 P1", "N5 N1", "E5 E1", "N7 N1", cards=cards)
    assert asked(m) == "seat A"
    assert may(m, "A") == ["seat B", "seat C", "seat D"]


@rule("IB-ABIL-08", "IB-ABIL-09", "IB-ABIL-10", "IB-R-LOSEWHO")
def test_lose_abilities_after_the_brawl_in_order():
    m = brawl("P10 P1", "N8 N1", "N3 E1", "P5 N1", cards=every("P10", "N8", "N3", "P5", trigger="lose", effect=GAIN))
    assert scraps(m) == ["A>C", "D>B", "A>D"]
    assert who(m, "ability") == "CDB"
    assert glory(m) == [2, 2, 2, 2]
    kinds = [line["kind"] for line in lines(m, "brawl", "scrap", "ability")]
    assert kinds == ["scrap"] * 3 + ["brawl"] + ["ability"] * 3


@rule("IB-R-LOSEWHO")
@pytest.mark.parametrize(("option", "found"), [("not_winner", "CD"), ("lost_scrap", "D")])
def test_who_never_fought_and_is_not_the_winner(option, found):
    """C's spot was empty in its scrap; it comes back before the next one."""
    back = power_up("growth_spurt", "before_scrap", op("reenter_discard", old_to="hand", level=4))
    cards = {"E4": does("play", op("remove", target="own")), **every("P4", "N3", trigger="lose")}
    seats = ("P9 P1", "P6 N1", "E4 E1 growth_spurt; discard P4", "N3 E2")
    m = brawl(*seats, cards=cards, more=back, lose_trigger=option, **GAMER)
    play(m, "A: pass", "B: pass", "C: growth_spurt", "D: pass", "C: P4")
    assert scraps(m) == ["B>D", "A>B"]
    losers = [line["seat"] for line in lines(m, "ability") if line["args"]["trigger"] == "lose"]
    assert "".join("ABCD"[p] for p in sorted(losers)) == found


@rule("IB-ABIL-11", "IB-ABIL-12", "IB-GLORY-02", "IB-R-GLORYORDER")
def test_lose_then_win_then_victory_glory():
    cards = {"N5": does("lose", op("glory_steal", n=1, from_="winner")), "P5": does("win", GAIN)}
    m = brawl("P5 P1; glory 0", "N5 N1; glory 0", cards=cards)
    assert glory(m) == [2, 0]
    kinds = [line["kind"] for line in lines(m, "steal", "gain", "victory")]
    assert kinds[-2:] == ["gain", "victory"]
    assert who(m, "ability") == "BA"


@rule("IB-ABIL-13", "IB-GLORY-03")
def test_only_the_last_one_standing_wins():
    m = brawl("P9 P1", "N9 N1", "N2 E1", "E2 N1", cards=every("P9", "N9", trigger="win"))
    assert scraps(m) == ["A>C", "B>D", "A>B"]
    assert who(m, "ability") == "A"
    assert glory(m) == [2, 1, 1, 1]


@rule("IB-ABIL-14", "IB-R-MAY")
def test_abilities_are_compulsory_but_for_may():
    m = brawl("P5 P1; glory 2", "N5 N1; glory 0", cards={"P5": does("play", op("glory_lose", n=1, who="self"))})
    assert glory(m) == [2, 0]
    assert who(m, "pay") == "A"
    m = brawl("P5 P1", "N5 N1", cards={"P5": does("play", op("glory_lose", n=1, who="self", optional=True))})
    assert asked(m) == "may A"
    play(m, "A: no")
    assert glory(m) == [2, 1]


@rule("IB-ABIL-15", "IB-R-IMPOSSIBLE", "IB-GLORY-04")
def test_as_far_as_possible():
    cards = {"P5": does("play", op("glory_steal", n=1, from_="each_opponent"), DRAW)}
    m = brawl("P5 P1; deck 3", "N5 N1; glory 0", "N2 E1; glory 2", token="C", cards=cards)
    assert glory(m) == [3, 0, 1]
    assert hands(m)[0] == 2


@rule("IB-ABIL-16", "IB-R-GONE")
def test_what_has_triggered_resolves_also_when_gone():
    bounce = does("play", op("bounce", target="opposing"))
    for option, drawn in (("resolves", 1), ("skipped", 0)):
        m = brawl("P6 P1", "N2 N1", cards={"N2": bounce, "P6": does("play", DRAW)}, gone_ability=option)
        assert len(lines(m, "ability")) == 1 + drawn
        assert winner(m) == "B"
        assert decks(m)[0] == 10 - drawn - (0 if asked(m).startswith("draw") else 1)
    silence = does("play", op("silence", target="opposing", until="brawl"))
    m = brawl("P6 P1", "N2 N1", cards={"N2": silence, "P6": does("play", DRAW)})
    assert who(m, "ability") == "B"


@rule("IB-ABIL-17", "IB-R-FROZEN")
def test_the_order_is_fixed_when_the_step_begins():
    cards = {"N2": does("play", op("level_set", to=1, target="opposing", until="brawl")), **every("P6", "E4")}
    m = brawl("N2 N1", "P6 P1", "E4 E1", token="C", cards=cards)
    play(m, "A: seat B")
    assert who(m, "ability") == "ACB"


@rule("IB-ABIL-18", "IB-R-WINNERGONE")
def test_a_winner_stays_the_winner():
    cards = {"P5": does("win", DRAW), "N5": does("lose", op("bounce", target="opposing"))}
    for option, drawn in (("resolves", "BA"), ("skipped", "B")):
        m = brawl("P5 P1; glory 0", "N5 N1; glory 0", cards=cards, gone_ability=option)
        assert (who(m, "ability"), glory(m)) == (drawn, [1, 0])
        assert "marching_mole" in holds(m, "A")


# ---------------------------------------------------------------- coming into play


@rule("IB-REENTER-03", "IB-R-REENTER-ORDER")
def test_entrants_resolve_in_batches():
    swap = does("play", op("replace_hand", who="this", old_to="discard"))
    cards = {"N2": swap, "E2": swap, "P3": swap, **every("E7", "N1")}
    m = brawl("N2 P3 N1", "E2 E7", cards=cards)
    play(m, "A: P3")
    assert [line["args"]["card"] for line in lines(m, "ability")] == [21, 11, 2, 26, 10]  # E2, N2, then P3, E7, then N1


@rule("IB-REENTER-04")
def test_losers_originals_before_later_entrants():
    swap = does("play", op("replace_hand", who="this", old_to="discard"))
    cards = {"E9": swap, **every("P2", "P9", trigger="lose", effect=GAIN)}
    m = brawl("E3 E4", "P9 P4", "E9 P2", token="C", cards=cards)
    assert winner(m) == "A"
    assert who(m, "ability") == "CBC"


@rule("IB-REENTER-05", "IB-R-LOOP")
def test_a_loop_is_cut_after_twenty():
    swap = does("play", op("replace_hand", who="this", old_to="hand"))
    m = table("P1 P2", "N5 N1", cards={"P1": swap, "P2": swap})
    show(m)
    assert who(m, "ability") == "A" * 20
    assert who(m, "ignored") == "A"
    assert len(scraps(m)) == 1
    m = brawl("P1 P2", "N5 N1", cards={"P1": swap, "P2": swap}, play_cap=3)
    assert who(m, "ability") == "AAA"


@rule("IB-R-LATEPLAY")
def test_coming_in_between_scraps():
    entrant = power_up("growth_spurt", "before_scrap", op("replace_hand", who="own_character", old_to="hand"))
    m = brawl("P5 P1 growth_spurt", "N5 N1", cards=every("P1"), more=entrant, **GAMER)
    assert asked(m) == "window AB"
    play(m, "A: growth_spurt", "B: pass")
    assert who(m, "ability") == "A"
    assert next(line["kind"] for line in lines(m, "ability", "scrap")) == "ability"
    # in step 5 it neither fights nor uses its Play ability
    late = power_up("growth_spurt", "before_abilities", op("replace_hand", who="own_character", old_to="hand"))
    m = brawl("P5 P1 growth_spurt", "N5 N1", cards=every("P1"), more=late, **GAMER)
    play(m, "A: growth_spurt", "B: pass")
    assert (who(m, "ability"), who(m, "enters"), winner(m)) == ("", "A", "A")


# ---------------------------------------------------------------- scraps


@rule("IB-SCRAP-04")
def test_equal_types_the_higher_level():
    for kind in "PNE":
        assert winner(brawl(f"{kind}6 {kind}1", f"{kind}7 {kind}2")) == "B"


@rule("IB-SCRAP-05", "IB-TIE-01", "IB-TIE-02")
def test_a_true_tie_is_thrown_for():
    m = brawl("E5 E1", "E5 E2", **THROW)
    assert asked(m) == "throw AB"
    assert may(m, "A") == ["rock", "paper", "scissors"]
    play(m, "A: rock")
    assert m.view(1)["seats"][0]["sign"] is m.view(-1)["seats"][0]["sign"] is None
    play(m, "B: rock")
    assert asked(m) == "throw AB"
    play(m, "B: rock", "A: paper")
    assert scraps(m) == ["A>B"]
    assert who(m, "throw") == "ABAB"


@rule("IB-SCRAP-06", "IB-SCRAP-07", "IB-R-LEVELS")
def test_the_level_of_the_moment():
    up = does("play", op("level_mod", n=2, target="this", until="brawl"))
    assert winner(brawl("N6 N1", "N7 N2", cards={"N6": up})) == "A"
    ask = op("throw_duel", against="opponent", on_win=[DRAW])
    cards = {"P2": does("play", op("level_mod", n=-5, target="this", until="brawl"), ask)}
    cards["P9"] = does("play", op("level_mod", n=3, target="this", until="brawl"), ask)
    m = brawl("P2 P1", "P9 P3", cards=cards, **THROW)
    play(m, "A: rock", "B: paper")
    assert (fighter(m, "A")["level"], fighter(m, "B")["level"]) == (1, 10)
    m = brawl("P2 P1", "P9 P3", cards=cards, level_cap="none", **THROW)
    play(m, "A: rock", "B: paper")
    assert (fighter(m, "A")["level"], fighter(m, "B")["level"]) == (1, 12)


@rule("IB-R-LEVELS")
def test_set_first_then_plus_and_minus_then_the_bounds():
    this = {"target": "this", "until": "brawl"}
    words = op("level_mod", n=5, **this), op("level_set", to=3, **this), op("level_mod", n=-1, **this)
    ask = op("throw_duel", against="opponent", on_win=[DRAW])
    m = brawl("P9 P1", "N5 N1", cards={"P9": does("play", *words, ask)}, **THROW)
    assert fighter(m, "A")["level"] == 7
    assert "copied" in fighter(m, "A")


@rule("IB-SCRAP-08", "IB-BRAWL-05")
def test_the_beaten_card_stays_in_play():
    m = brawl("E9 P1", "E9 N1", "P2 E1", "P2 N1", **THROW)
    assert asked(m) == "throw AB"
    shown = fighter(m, "C")
    assert shown["beaten"]
    assert shown["card"] is not None
    play(m, "A: rock", "B: scissors")
    assert scraps(m) == ["A>C", "B>D", "A>B"]


# ---------------------------------------------------------------- the brawl


@rule("IB-BRAWL-02")
def test_two_players():
    m = brawl("P3 P1", "E2 E1")
    assert (scraps(m), winner(m)) == (["B>A"], "B")


@rule("IB-BRAWL-03")
def test_three_players():
    m = brawl("P3 P1", "N9 N1", "E1 E2", token="C")
    assert (scraps(m), winner(m)) == (["A>B", "C>A"], "C")


@rule("IB-BRAWL-04", "IB-BRAWL-05", "IB-BRAWL-06", "IB-SEL-07")
def test_four_players():
    m = brawl("P1 P2", "N1 N2", "N1 N2", "E1 E2")
    assert (scraps(m), winner(m)) == (["A>C", "B>D", "A>B"], "A")


@rule("IB-BRAWL-07")
def test_nothing_is_spent_by_fighting():
    up = does("play", op("level_mod", n=3, target="this", until="brawl"))
    m = brawl("N4 N1", "N6 P2", "E4 N1", "E1 N1", cards={"N4": up})
    assert scraps(m) == ["A>C", "B>D", "A>B"]


@rule("IB-BRAWL-08", "IB-R-EMPTYSPOT")
def test_an_empty_spot_is_a_walkover():
    m = brawl("P9 P1", "N5 N1", cards={"P9": does("play", op("return_self", to="hand"))})
    assert (scraps(m), winner(m), who(m, "walkover")) == ([], "B", "B")
    gone = every("P9", "N2", effect=op("return_self", to="hand"))
    m = brawl("P9 P1", "N5 N1", "N2 E1", "E2 N1", cards=gone)
    assert scraps(m) == ["B>D"]
    assert winner(m) == "B"


@rule("IB-BRAWL-09", "IB-R-EMPTYSPOT")
def test_a_brawl_without_a_winner():
    gone = does("play", op("return_self", to="hand")) + "\n" + does("lose", GAIN)
    m = brawl("P9 P1; glory 0", "N5 N1; glory 0", cards={"P9": gone, "N5": gone})
    assert (scraps(m), winner(m), glory(m)) == ([], "-", [0, 0])
    assert hands(m) == [3, 3]
    assert who(m, "ability") == "BA"


# ---------------------------------------------------------------- true ties


@rule("IB-TIE-02", "IB-R-THROW")
def test_what_beats_what():
    for mine, theirs in itertools.permutations(("rock", "paper", "scissors"), 2):
        m = play(brawl("E5 E1", "E5 E2", **THROW), f"A: {mine}", f"B: {theirs}")
        beats = (mine, theirs) in (("rock", "scissors"), ("scissors", "paper"), ("paper", "rock"))
        assert winner(m) == ("A" if beats else "B")


@rule("IB-TIE-03")
def test_three_throwers():
    m = brawl("P4 P1", "P4 N1", "P4 E1", token="C", cards=every("P4"), **THROW)
    play(m, "A: rock", "B: rock", "C: scissors")
    assert asked(m) == "throw AB"
    play(m, "A: paper", "B: rock")
    assert asked(m) == "throw BC"
    play(m, "B: paper", "C: rock")
    assert who(m, "ability") == "ABC"
    for signs in (("rock", "rock", "rock"), ("rock", "paper", "scissors")):
        m = brawl("P4 P1", "P4 N1", "P4 E1", token="C", cards=every("P4"), **THROW)
        play(m, *[f"{seat}: {sign}" for seat, sign in zip("ABC", signs, strict=True)])
        assert asked(m) == "throw ABC"


@rule("IB-TIE-04", "IB-R-THROW")
@pytest.mark.parametrize(("drawn", "found"), [(0, "A"), (1, "B")])
def test_twenty_equal_throws_are_ended_by_the_seed(drawn, found):
    m = script(brawl("E5 E1", "E5 E2", **THROW), drawn)
    for _ in range(20):
        assert asked(m) == "throw AB"
        play(m, "A: rock", "B: rock")
    assert winner(m) == found


@rule("IB-R-THROW")
@pytest.mark.parametrize(("drawn", "found"), [(0, "A"), (1, "B")])
def test_the_seed_settles_it_in_simulation(drawn, found):
    assert winner(show(script(table("E5 E1", "E5 E2"), drawn))) == found


@rule("IB-R-THROW", "IB-R-COIN")
@pytest.mark.parametrize(("flips", "found"), [((0, 0), 1), ((0, 1), 0), ((1, 0), 2), ((1, 1), 0)])
def test_the_coin(flips, found):
    """B holds the token, so it is heads against C; the winner is heads against A."""
    cards = every("P4", effect=GAIN)
    m = table("P4 P1; glory 9", "P4 N1; glory 9", "P4 E1; glory 9", token="B", cards=cards, tie_break="coin")
    show(script(m, *flips, 0))
    assert m.over
    assert m.places[found] == 1
    assert lines(m, "coin")[0]["seat"] == 1


@rule("IB-R-COIN")
def test_a_flip_is_shown_and_heads_is_the_owners():
    cards = {"P5": does("play", op("flip", heads=[GAIN], tails=[]))}
    for drawn, found in ((0, 3), (1, 2)):
        m = show(script(table("P5 P1", "N5 N1", cards=cards), drawn))
        assert glory(m)[0] == found
        assert len(lines(m, "coin")) == 1


@rule("IB-EX-06", "IB-BRAWL-03", "IB-SCRAP-05")
def test_the_three_player_example():
    m = brawl("P9 P1; glory 0", "P9 N1; glory 0", "E2 E1; glory 0", token="C", **THROW)
    assert asked(m) == "throw AB"
    play(m, "A: rock", "B: paper")
    assert (scraps(m), winner(m), glory(m)) == (["B>A", "C>B"], "C", [0, 0, 1])


@rule("IB-EX-05", "IB-ABIL-08", "IB-DRAW-03")
def test_the_walk_through():
    cards = {"E4": does("play", DRAW), "P6": does("play", GAIN), "E7": does("lose", DRAW)}
    four = "P1 P2 P3 P4", "N1 N2 N3 N4", "E1 E2 E3 N1", "N1 N2 N3 N4"
    m = brawl(*[f"{card} {hand}" for card, hand in zip(("P6", "E4", "N8", "E7"), four, strict=True)], cards=cards)
    assert (scraps(m), winner(m)) == (["A>C", "D>B", "D>A"], "D")
    assert who(m, "ability") == "BA"
    assert glory(m) == [2, 1, 1, 2]
    until(m, "select")
    assert hands(m) == [5, 6, 5, 5]


@rule("IB-END-09", "IB-R-ELIM")
def test_nobody_can_be_dropped():
    m = table("P5; glory 0; deck 0", "N5 N6", "E5 E6")
    before = m.state_bytes()
    with pytest.raises(IllegalAction):
        m.play(0, "concede")
    for a in range(ids.ACTIONS):
        assert m.is_legal(0, a) == (a == 4 or (a == ids.STAND and m.t.any_time == 1))
    assert m.state_bytes() == before
    assert asked(m) == "select ABC"
