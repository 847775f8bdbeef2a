"""What the log says: to each viewer what it may know, in one sentence, once."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    PLACES,
    asked,
    brawl,
    does,
    lines,
    may,
    op,
    place,
    play,
    power_up,
    until,
)

from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match

rule = pytest.mark.rule
GAIN = op("glory_gain", n=1, who="self")
LOSE = op("glory_lose", n=2, who="self")
STEAL = op("glory_steal", n=1, from_="opponent")


def texts(match: Match, kind: str, viewer: int = -1) -> list[str]:
    """The sentences of these events, as a viewer reads them."""
    return [line["text"] for line in match.said(viewer=viewer) if line["kind"] == kind]


def once(match: Match, kind: str) -> str:
    """The one sentence of such an event."""
    [told] = texts(match, kind)
    return told


@rule("hand_peek")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_who_looks_at_whose_hand(viewer):
    """That A looks is seen by all; what A sees is not."""
    cards = {"P5": does("play", op("hand_peek", who="opponent"))}
    match = play(brawl("P5 P1", "N5 N1", "E5 E1", token="C", cards=cards), "A: seat B")
    assert texts(match, "shown", viewer) == ["A looks at B's hand"]
    [line] = [one for one in match.said(viewer=viewer) if one["kind"] == "shown"]
    assert (line["args"]["cards"] is not None) == (viewer in (0, 1))


@rule("hand_reveal")
def test_a_hand_that_all_see():
    cards = {"P5": does("play", op("hand_reveal", who="opponent"))}
    assert once(brawl("P5 P1", "N5 N1", cards=cards), "shown") == "Everyone sees B's hand"


@rule("IB-SCRAP-01", "IB-SCRAP-04", "IB-SCRAP-05")
@pytest.mark.parametrize(
    ("seats", "cards", "told"),
    [
        (("P5 P1", "N9 N1"), {}, "A beats B by Type"),
        (("P5 P1", "P9 N1"), {}, "B beats A by Level"),
        (("P5 P1", "P5 N1"), {}, "A beats B by a throw"),
        (("P5 P1", "E9 N1"), {"P5": op("beat_type", type="energy", who="this")}, "A beats B by a card"),
        (("P5 P1", "E9 N1"), {"P5": op("beat_class", class_="royal", who="this")}, "A beats B by a card"),
        (("P5 P1", "E9 N1"), {"P5": op("reverse_types", until="brawl")}, "A beats B by Type"),
        (("P9 P1", "E5 N1"), {"P9": op("ignore_types", until="brawl")}, "A beats B by Level"),
    ],
)
def test_what_decided_a_scrap(seats, cards, told):
    match = brawl(*seats, cards={card: does("play", words) for card, words in cards.items()}, tie_break="coin")
    if "throw" in told:
        assert once(match, "scrap") in (told, told.replace("A beats B", "B beats A"))
    else:
        assert once(match, "scrap") == told


@rule("win_ties", "IB-SCRAP-05")
def test_a_true_tie_won_by_a_text():
    cards = {"P5": does("play", op("type_set", to="natural", target="this"), op("win_ties", who="this"))}
    assert once(brawl("P5 P1", "N5 N1", cards=cards), "scrap") == "A beats B by a card"


@rule("rescrap")
def test_what_decided_a_scrap_that_was_fought_again():
    beat = op("beat_type", type="energy", who="own_character")
    more = power_up("plot_twist", "after_scrap", op("rescrap", pre=[beat]))
    match = brawl("P5 P1 plot_twist; glory 0", "E9 N1; glory 0", more=more, **GAMER)
    assert texts(play(match, "A: plot_twist", "B: pass"), "scrap") == ["B beats A by Type", "A beats B by a card"]


@rule("IB-TERM-03", "glory_lose")
def test_nobody_loses_0_glory():
    cards = {"P5": does("play", LOSE)}
    assert once(brawl("P5 P1; glory 0", "N5 N1", cards=cards), "pay") == "A has no Glory to lose"
    assert once(brawl("P5 P1; glory 1", "N5 N1", cards=cards), "pay") == "A loses 1 Glory, now 0"


@rule("IB-GLORY-04", "glory_steal", "glory_give")
def test_nobody_takes_0_glory():
    cards = {"P5": does("play", STEAL)}
    assert once(brawl("P5 P1", "N5 N1; glory 0", cards=cards), "steal") == "B has no Glory for A to steal"
    assert once(brawl("P5 P1", "N5 N1; glory 2", cards=cards), "steal") == "A steals 1 Glory from B"
    cards = {"P5": does("play", op("glory_give", n=1, to="opponent"))}
    assert once(brawl("P5 P1; glory 0", "N5 N1", cards=cards), "steal") == "A has no Glory for B to steal"


@rule("victory_mod")
def test_no_victory_glory():
    cards = {"P5": does("play", op("victory_mod", n=-1))}
    assert once(brawl("P5 P1", "N5 N1", cards=cards), "victory") == "A gains no Victory Glory"


@rule("deck_peek", "IB-DRAW-08")
def test_an_empty_deck_is_not_looked_at():
    cards = {"P5": does("play", op("deck_peek", n=3, who="self"))}
    assert once(brawl("P5 P1; deck 0", "N5 N1", cards=cards), "peek") == "A's deck is empty: nothing to see for A"
    assert once(brawl("P5 P1; deck 2", "N5 N1", cards=cards), "peek") == "A looks at the top 2 of A's deck"


@rule("draw_step_mod")
@pytest.mark.parametrize(("n", "told"), [(-1, "A: -1 to the normal draw"), (0, "A: a normal draw")])
def test_a_draw_that_stays_as_it_is(n, told):
    cards = {"P5": does("play", op("draw_step_mod", n=n, who="self"))}
    assert once(brawl("P5 P1", "N5 N1", cards=cards), "draws_mod") == told


@rule("IB-ABIL-15")
def test_nothing_to_do_is_said_once_and_of_which_card():
    """Two words find no target; one line for the card."""
    out = op("silence", target="opposing", if_="type=energy")
    cards = {"P5": does("play", out, out)}
    assert once(brawl("P5 P1", "N5 N1", cards=cards), "nothing") == "A's Marching Mole has no effect"
    told = does("play", op("if_then", if_="players=4", then=[GAIN]))
    assert once(brawl("P5 P1", "N5 N1", cards={"P5": told}), "nothing") == "A's Marching Mole has no effect"


@rule("IB-ABIL-15", "IB-R-MAY")
def test_of_a_card_that_did_something_only_a_part_had_nothing_to_do():
    out = op("silence", target="opposing", if_="type=energy")
    part = "A part of A's Marching Mole has no effect"
    assert once(brawl("P5 P1", "N5 N1", cards={"P5": does("play", out, out, GAIN)}), "nothing") == part
    may_gain = op("glory_gain", n=1, who="self", optional=True)
    match = play(brawl("P5 P1", "N5 N1", cards={"P5": does("play", may_gain)}), "A: no")
    assert (texts(match, "nothing"), texts(match, "declined")) == ([], ["A skips Marching Mole"])
    told = does("play", op("if_then", if_="players=4", then=[GAIN]), GAIN)
    assert texts(brawl("P5 P1", "N5 N1", cards={"P5": told}), "nothing") == []


@rule("IB-LOC-02", "IB-ABIL-15")
def test_a_location_with_two_texts_that_find_nothing_says_so_once():
    cond = "winner_class in robot"
    zoo = place("grassy_meadow", op("winner_bonus", n=1, if_=cond), op("draw", n=1, who="winner", if_=cond))
    match = brawl("P5 P1; glory 0", "N5 N1; glory 0", more=zoo, **PLACES)
    assert once(match, "nothing") == "Test has no effect for A"
    lasting = place("grassy_meadow", op("reverse_types"))
    assert texts(brawl("P5 P1; glory 0", "N5 N1; glory 0", more=lasting, **PLACES), "nothing") == []


@rule("IB-DRAW-07", "IB-PU-11")
def test_a_free_refill_is_told_where_one_is_made():
    match = brawl("P5 growth_spurt; glory 0; deck N1 N2 N3 N4", "N5 N1; glory 0", **GAMER)
    until(match, "select")
    assert once(match, "free") == "A has no character, and draws up to 5 cards for free"
    assert texts(match, "shown") == ["Everyone sees A's hand"]


@rule("IB-PU-11", "IB-PU-12")
def test_a_hand_of_five_power_ups_draws_nothing_and_is_shown_once():
    ups = "ticket_booth costume_change understudy stage_fright second_wind"
    match = until(brawl(f"P5 {ups}; glory 0; deck 5", "N5 N1; glory 0", **GAMER), "repair")
    assert (texts(match, "free"), texts(match, "shown")) == ([], ["Everyone sees A's hand"])
    assert asked(match) == "repair A"


@rule("draw_step_mod", "IB-DRAW-12")
@pytest.mark.parametrize(
    ("n", "deck", "told"),
    [(-1, 9, "Draw no card"), (0, 9, "Draw 1 card"), (2, 9, "Draw 3 cards"), (2, 2, "Draw 2 cards")],
)
def test_the_draw_that_is_offered_is_the_draw_that_is_made(n, deck, told):
    cards = {"P5": does("play", op("draw_step_mod", n=n, who="self"))}
    match = brawl(f"P5 P1; glory 2; deck {deck}", "N5 N1; glory 0", cards=cards)
    assert (asked(match), may(match, "A")) == ("draw A", ["buy", "draw"])
    t, s, spec = match.t, match.s, match.spec
    [act] = [describe.act(spec, t, s, 0, a) for a in match.actions(0) if match.name(0, a) == "draw"]
    assert act["text"]["text"] == told
    assert describe.prompt(spec, t, s, 0)[0]["text"] == f"{told}, or pay 1 Glory"
    before = match.view()["seats"][0]["hand"]
    play(match, "A: draw")
    drawn = [line for line in lines(match, "draw") if line["seat"] == 0]
    assert match.view()["seats"][0]["hand"] - before == len(drawn) == min(1 + n, deck)


def told(match: Match, viewer: int = -1) -> list[str]:
    """The log as a viewer reads it."""
    return [line["text"] for line in match.told(viewer) if not line.get("quiet")]


BRAWL = [
    "A reveals Marching Mole, physical 5",
    "B reveals Ghost Moose, natural 5",
    "A's Marching Mole beats B's Ghost Moose by Type",
    "A wins the brawl and 1 Glory, now 2",
]


def test_a_brawl_is_told_once_and_who_draws_what():
    """Like a commentator: neither choices nor spots, who takes the Glory has won, and no card that clears the table."""
    match = until(brawl("P5 P1; deck 6", "N5 N1; deck 6"), "select")
    drawn = [*BRAWL, "A draws Thunder Choir", "B draws 1 card", "Round 2 at Grassy Meadow"]
    assert told(match, 0) == drawn
    assert told(match) == [*BRAWL, "A draws 1 card", "B draws 1 card", "Round 2 at Grassy Meadow"]
    assert [line["kind"] for line in match.told() if line.get("head")] == ["round"]
    assert len(match.told()) == len(match.said())


def test_several_cards_of_a_draw_are_told_in_one():
    cards = {"P5": does("play", op("draw", n=3, who="self"))}
    match = brawl("P5 P1; deck P7 P8 P9", "N5 N1", cards=cards)
    assert [one for one in told(match) if "draws" in one] == ["A draws 3 cards"]
    [own] = [one for one in told(match, 0) if "draws" in one]
    assert (own.count(", "), own.count(" and ")) == (1, 1)


def test_the_log_is_the_same_whether_it_is_read_at_once_or_as_it_grows():
    match = until(brawl("P5 P1; deck 6", "N5 N1; deck 6"), "select")
    fresh, grown = match.copy(), match.copy()
    fresh._told.clear()
    grown.back_to(0)
    for _, seat, action in match.history:
        grown.play(seat, action)
        grown.told(0)
    assert fresh.told(0) == match.told(0) == grown.told(0)


@rule("IB-BRAWL-05")
def test_what_was_fought_lies_there_until_the_next_round():
    """Who met, what decided it, and who stood where, though the cards have gone."""
    match = brawl("P5 P1; deck 6", "N5 N1; deck 6", "E5 E1; deck 6", token="C")
    view = match.view()
    assert view["cleared"]
    assert [(one["left"], one["right"], one["winner"], one["how"]) for one in view["bouts"]] == [
        (0, 1, 0, "type"),
        (0, 2, 2, "type"),
    ]
    assert [(one["card"], one["spot"], one["beaten"]) for one in view["stood"]] == [
        (4, 1, True),
        (14, 2, True),
        (24, 3, False),
    ]
    later = until(match, "select").view()
    assert (later["stood"], later["bouts"][0]["decided"]) == ([], False)


@rule("rescrap")
def test_a_scrap_decided_anew_has_another_winner_and_keeps_its_sides():
    beat = op("beat_type", type="energy", who="own_character")
    more = power_up("plot_twist", "after_scrap", op("rescrap", pre=[beat]))
    match = brawl("P5 P1 plot_twist; glory 0", "E9 N1; glory 0", more=more, **GAMER)
    seen = []
    for play_ in ("A: plot_twist", "B: pass"):
        one = match.view()["bouts"][0]
        seen.append((one["left"], one["right"], one["winner"], one["how"]))
        play(match, play_)
    one = match.view()["bouts"][0]
    assert seen[0] == (0, 1, 1, "type")
    assert (one["left"], one["right"], one["winner"], one["how"]) == (0, 1, 0, "text")


@rule("IB-REENTER-01")
def test_who_has_left_the_brawl_stood_nowhere():
    cards = {"N5": does("lose", op("return_self", to="hand"))}
    match = brawl("P5 P1; deck 6", "N5 N1; deck 6", cards=cards)
    assert match.view()["cleared"]
    assert [one and one["card"] for one in match.view()["stood"]] == [4, None]
