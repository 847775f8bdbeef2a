"""Set-up, Training Mode, Tournament Mode, the end, what is known."""

import pytest
from tests.games.brawl.scenes.law import LAB, code, hand, may, pile, play, row, string, table, training

from rumpus.games.brawl.interface.legality import judge
from rumpus.games.brawl.rules.cards import word_of
from rumpus.games.brawl.rules.ids import FROZEN
from rumpus.games.brawl.rules.ops import FREEZE_BASE, PLACE_BASE
from rumpus.kernel.match.match import Match

rule = pytest.mark.rule
ROW = "row A B: A1 B1"


def started(seed=1, ready=True, **options) -> Match:
    """A Tournament game just after its start signal."""
    m = Match.start("brawl", options, seed)
    if ready:
        for p in range(m.seats):
            m.play(p, "ready")
        m.tick(m.due)
    return m


def words_of(m, p):
    """The deck of a seat, top first, as effect words."""
    seat = m.s.seats[p]
    return [word_of(m.t, card) for card in reversed(seat.deck[: seat.deck_n])]


# ---------------------------------------------------------------- set-up


@rule("BR-SETUP-01", "BR-SETUP-02", "BR-SETUP-03", "BR-SETUP-04")
def test_the_set_up_of_a_duel():
    m = started(ready=False)
    assert row(m) == "A1 B1"
    for p, bases in ((0, 3), (1, 2)):
        deck = words_of(m, p)
        assert len(deck) == 34
        assert [i for i, word in enumerate(deck, 1) if word == FREEZE_BASE] == [32, 33, 34]
        assert deck.count(PLACE_BASE) == bases - 1
        seat = m.s.seats[p]
        assert (seat.hand, seat.pile_n) == (0, 0)
    assert m.s.swept_n == 0
    for name in ("A1", "B1"):
        told = m.view()["bases"][name]
        assert (told["frozen"], told["mods"], [e["cards"] for e in told["ends"]]) == (False, [], [[], []])


@rule("BR-SETUP-05")
def test_a_discard_goes_on_the_own_pile():
    m = table(f"{ROW}\nB hand: Hit(red)\nA pile: Press")
    play(m, "B: discard")
    assert pile(m, "B") == ["Hit(red)"]
    assert pile(m, "A") == ["Press"]
    assert m.view()["seats"][1]["pile"]["top"] is not None


@rule("BR-SETUP-06", "BR-RUL-09")
def test_an_empty_deck_stays_empty():
    m = table(f"{ROW}\nA pile: Hit(red), Hit(blue), Press\nA deck:\nB deck 5")
    assert judge(m.t, m.s, 0, 0) == ("deck_empty", "BR-SETUP-06")
    assert len(pile(m, "A")) == 3
    assert "pick up" in may(m, "A")
    assert "deal" not in may(m, "A")


@rule("BR-SETUP-07")
def test_both_modes_start_alike():
    one, other = Match.start("brawl", {}, 7), Match.start("brawl", {"mode": "training"}, 7)
    for p in range(2):
        assert one.s.seats[p].deck[:34] == other.s.seats[p].deck[:34]
    assert row(one) == row(other)
    assert (one.s.turn, other.s.turn in (0, 1)) == (-1, True)


# ---------------------------------------------------------------- training


@rule("BR-TRAIN-01")
def test_the_first_player_is_drawn():
    firsts = [Match.start("brawl", {"mode": "training"}, seed).s.turn for seed in range(1000)]
    assert 430 <= firsts.count(0) <= 570
    assert Match.start("brawl", {"mode": "training"}, 3).s.turn == firsts[3]


@rule("BR-TRAIN-02")
def test_turns_alternate():
    m = Match.start("brawl", {"mode": "training"}, 2)
    turns = []
    for _ in range(5):
        turns.append(m.s.turn)
        m.play(m.s.turn, "deal")
        m.play(m.s.turn, "discard")
    first = turns[0]
    assert turns == [first, 1 - first, first, 1 - first, first]


@rule("BR-TRAIN-03")
def test_a_turn_is_a_deal_or_the_top_of_the_pile():
    m = training(f"{ROW}\nA deck 20\nA pile: Hit(red)\nA1.a: Hit(blue)")
    assert may(m, "A") == ["deal", "top A1.b", "top B1.a", "top B1.b"]
    assert code(m, "A: pick up") == "bad_zone"


@rule("BR-TRAIN-04")
def test_the_dealt_card_is_seen_then_played_or_discarded():
    m = training(f"{ROW}\nA deck: Hit(red), Press, Freeze, Freeze, Freeze")
    play(m, "A: deal")
    assert hand(m, "A") == "Hit(red)"
    assert may(m, "A") == ["discard", "play A1.a", "play A1.b", "play B1.a", "play B1.b"]


@rule("BR-TRAIN-05")
def test_after_a_deal_the_pile_must_wait():
    m = training(f"{ROW}\nA pile: Hit(blue)\nA hand: Block(red)")
    assert code(m, "A: top A1.a") == "card_pending"
    assert code(m, "A: deal") == "card_pending"
    play(m, "A: discard")
    assert m.s.turn == 1


@rule("BR-TRAIN-06")
def test_the_top_of_the_pile_uses_up_the_turn():
    m = training(f"{ROW}\nA pile: Hit(red), Hit(red)")
    play(m, "A: top A1.a")
    assert (m.s.turn, pile(m, "A")) == (1, ["Hit(red)"])
    assert code(m, "A: top A1.a") == "not_your_turn"


@rule("BR-TRAIN-07")
def test_who_is_not_on_turn_can_only_concede():
    m = training(ROW)
    assert code(m, "B: deal") == "not_your_turn"
    assert code(m, "B: concede") == ""


@rule("BR-TRAIN-08")
def test_training_ends_when_all_is_frozen():
    m = training(f"{ROW}\nA1 mods: Freeze/B\nA hand: Freeze")
    play(m, "A: play B1")
    assert m.over
    assert m.active == ()


# ---------------------------------------------------------------- tournament


@rule("BR-REAL-01")
def test_everybody_acts_whenever_they_like():
    m = started()
    before = may(m, "B")
    for name in ("deal", "discard") * 3:
        m.play(0, name)
    assert may(m, "B") == before
    assert m.s.seats[0].deck_n == 31


@rule("BR-REAL-02")
def test_deal():
    m = table(f"{ROW}\nA deck: Press, Hit(red), Freeze, Freeze, Freeze")
    play(m, "A: deal")
    assert (hand(m, "A"), m.s.seats[0].deck_n) == ("Press", 4)


@rule("BR-REAL-03")
def test_play():
    m = table(f"{ROW}\nA hand: Hit(red)\nA1.a: Hit(red)")
    play(m, "A: play A1.a")
    assert (string(m, "A1.a"), hand(m, "A")) == (["Hit(red)", "Hit(red)"], None)


@rule("BR-REAL-04")
def test_discard_at_any_time():
    m = table(f"{ROW}\nA hand: Freeze")
    play(m, "A: discard")
    assert (pile(m, "A"), row(m)) == (["Freeze"], "A1 B1")


@rule("BR-REAL-05")
def test_pick_up_even_without_a_target():
    m = table(f"{ROW}\nA pile: Block(red), Hit(blue)")
    play(m, "A: pick up")
    assert (hand(m, "A"), pile(m, "A")) == ("Block(red)", ["Hit(blue)"])
    assert may(m, "A") == ["put back", "discard"]


@rule("BR-REAL-06", "BR-RUL-32")
def test_put_back():
    m = table(f"{ROW}\nA pile: Block(red), Hit(blue)")
    play(m, "A: pick up")
    assert code(m, "A: top A1.a") == "hand_full"
    play(m, "A: put back")
    assert (hand(m, "A"), pile(m, "A")) == (None, ["Block(red)", "Hit(blue)"])
    m = table(f"{ROW}\nA hand: Press")
    assert code(m, "A: put back") == "bad_zone"


@rule("BR-REAL-07")
def test_play_top_in_one_action():
    m = table(f"{ROW}\nA pile: Hit(green), Press")
    play(m, "A: top B1.a")
    assert (string(m, "B1.a"), pile(m, "A")) == (["Hit(green)"], ["Press"])


@rule("BR-REAL-08")
def test_a_hand_holds_one_card():
    m = table(f"{ROW}\nA hand: Hit(red)\nA pile: Hit(blue)")
    assert {code(m, f"A: {x}") for x in ("deal", "pick up", "top A1.a")} == {"hand_full"}


@rule("BR-REAL-09")
def test_nothing_goes_back_on_a_deck():
    m = table(f"{ROW}\nA hand: Hit(red)\nB pile: Hit(blue)")
    assert code(m, "A: put back") == "bad_zone"
    m = table(f"{ROW}\nB pile: Hit(blue)")
    assert code(m, "A: pick up") == "pile_empty"
    m = table(f"{ROW}\nA pile: Hit(red), Hit(blue)")
    below = m.s.link[m.s.seats[0].pile - 1] - 1
    assert code(m, "A: pick up", card=below) == "card_mismatch"


@rule("BR-REAL-10")
def test_a_card_that_lost_its_place_stays_in_hand():
    m = table(f"{ROW}\nB hand: Block(red)\nA pile: Block(red)\nA1.b: Hit(red)")
    play(m, "A: pick up")
    assert "play A1.b" in may(m, "A")
    play(m, "B: play A1.b")
    assert (hand(m, "A"), may(m, "A")) == ("Block(red)", ["put back", "discard"])


@rule("BR-REAL-11")
def test_burning():
    m = table(f"{ROW}\nA deck 5")
    for _ in range(5):
        play(m, "A: deal", "A: discard")
    assert m.s.seats[0].pile_n == 5
    play(m, "A: deal")
    assert hand(m, "A") == "Freeze"


@rule("BR-REAL-12")
def test_equal_tables_score_alike_in_both_modes():
    scene = f"{ROW}\nA1 mods: Freeze/B\nA hand: Freeze\nB1.a: Hit(red)"
    ends = []
    for make in (table, training):
        m = make(scene)
        play(m, "A: play B1")
        ends.append((m.scores, m.places, m.end))
    assert ends[0] == ends[1] == ((2, 0), (1, 2), ("BR-FREEZE-05", "every Base is frozen"))


@rule("BR-EX-12")
def test_the_one_ahead_burns_and_freezes():
    m = table(f"{ROW}\nA deck 8\nB1.a: Hit(red)")
    for _ in range(8):
        play(m, "A: deal", "A: discard")
    play(m, "A: deal", "A: play A1", "A: deal", "A: play B1")
    assert (m.over, m.places) == (True, (1, 2))


# ---------------------------------------------------------------- arbiter, from the side of the rules


@rule("BR-ARB-01", "BR-ARB-02", "BR-ARB-03", "BR-RUL-02")
def test_a_play_is_judged_on_what_lies_there_now():
    m = table(f"{ROW}\nA hand: Hit(red)\nB hand: Block(red)\nA1.a: Hit(red)")
    play(m, "B: play A1.a")
    assert code(m, "A: play A1.a") == "top_is_block"
    assert hand(m, "A") == "Hit(red)"
    play(m, "A: discard", "A: deal")


@rule("BR-ARB-04")
def test_two_plays_on_one_place_may_both_land():
    m = table(f"{ROW}\nA hand: Hit(red)\nB hand: Hit-2(red)\nA1.a: Hit(red)")
    play(m, "A: play A1.a", "B: play A1.a")
    assert string(m, "A1.a") == ["Hit(red)", "Hit(red)", "Hit-2(red)"]


@rule("BR-ARB-06")
def test_a_guard_refuses_what_has_changed():
    m = table(f"{ROW}\nA hand: Block(red)\nB hand: Hit(red)\nA1.a: Hit(red)/A")
    seen = m.view()["bases"]["A1"]["ends"][0]["cards"][-1]["id"]
    play(m, "B: play A1.a")
    assert code(m, "A: play A1.a", top=seen) == "stale"
    assert code(m, "A: play A1.a") == ""
    m = table(f"{ROW}\nA hand: Double\nB hand: Double\nA1.a: Hit(red)")
    card = m.view()["bases"]["A1"]["card"]["id"]
    assert code(m, "A: play A1", top=card) == ""
    play(m, "B: play A1")
    assert code(m, "A: play A1", top=card) == "stale"
    m = table("row A B: A1\nA hand: Base\nB hand: Base")
    edge = m.view()["bases"]["A1"]["card"]["id"]
    play(m, "B: play right")
    assert code(m, "A: play right", top=edge) == "stale"


@rule("BR-ARB-07")
def test_a_request_names_its_card():
    m = table(f"{ROW}\nA hand: Hit(red)")
    card = m.view(0)["mine"]["hand"]["id"]
    assert code(m, "A: play A1.a", card=card) == ""
    play(m, "A: play A1.a")
    assert code(m, "A: play A1.a", card=card) == "card_mismatch"
    assert code(m, "A: discard") == "card_mismatch"


@rule("BR-ARB-08", "BR-RUL-31")
def test_nothing_before_the_start_signal_or_after_the_end():
    m = Match.start("brawl", {}, 3)
    assert code(m, "A: deal") == "not_started"
    m.play(0, "ready", 100)
    assert code(m, "A: ready") == "not_started"
    m.play(1, "ready", 400)
    assert (m.active, m.due) == ((), 3400)
    assert code(m, "A: deal") == "not_started"
    m.tick(3399)
    assert m.active == ()
    m.tick(3400)
    assert (m.active, m.s.started) == ((0, 1), 3400)
    m = table(f"{ROW}\nA1 mods: Freeze/A\nB hand: Freeze\nA hand: Hit(red)")
    play(m, "B: play B1")
    assert code(m, "A: play B1.a") == "game_over"
    assert code(m, "A: concede") == "game_over"


@rule("BR-ARB-09")
def test_the_accepted_requests_replay_to_the_same_state():
    from rumpus.kernel.match.load import load

    m = started(5)
    for k in range(12):
        m.play(k % 2, "deal", m.s.now + 7)
        m.play(k % 2, "discard", m.s.now + 5)
    again = load(m.save())
    assert again.state_bytes() == m.state_bytes()
    assert [now for now, *_ in again.history] == [now for now, *_ in m.history]


@rule("BR-RUL-35")
def test_the_first_code_of_the_order_is_told():
    m = table(f"{ROW}\nA hand: Hit(blue)\nA1 mods: Freeze/B\nA1.a: Hit(red)")
    assert code(m, "A: play A1.a") == "frozen"
    assert code(m, "A: play A1.a", top=0) == "frozen"
    assert code(m, "A: play A1.a", card=400) == "card_mismatch"
    m = table(f"{ROW}\nA hand: Hit(blue)\nA1.a: Hit(red)")
    assert code(m, "A: play A1.a", top=0) == "stale"
    m = table("row A B: A1 B1 B2\nA hand: Clear\nB1 mods: Hold")
    assert code(m, "A: play B1") == "blocked_in"
    m = table("row A B: A1\nA hand: Clear\nA1 mods: Hold")
    assert code(m, "A: play A1") == "last_base"
    m = table(f"{ROW}\nA hand: Hit(red)\nA deck: Freeze")
    m.play(0, "discard")
    m.play(0, "deal")
    assert code(m, "A: deal") == "hand_full"
    assert FROZEN == 16


# ---------------------------------------------------------------- end, fouls, what is known


@rule("BR-END-01")
def test_running_out_of_cards_ends_nothing():
    m = table(f"{ROW}\nB deck: Freeze\nB hand: Freeze\nA deck 3")
    play(m, "B: play A1", "B: deal", "B: discard")
    assert not m.over
    play(m, "A: deal")
    assert not m.over


@rule("BR-END-02")
def test_one_player_can_end_a_duel_alone():
    m = started(9)
    frozen = 0
    while not m.over:
        plays = [x for x in may(m, "A") if x.startswith("play")]
        if hand(m, "A") == "Freeze":
            m.play(0, plays[0])
            frozen += 1
        else:
            m.play(0, "discard" if hand(m, "A") else "deal")
    assert frozen <= 3


@rule("BR-END-03")
def test_a_training_duel_has_at_most_136_turns():
    import random

    for seed in range(8):
        m = Match.start("brawl", {"mode": "training"}, seed)
        chance = random.Random(seed)
        turns = deals = 0
        while not m.over:
            p = m.active[0]
            a = chance.choice(m.actions(p))
            deals += m.name(p, a) == "deal"
            turns += m.name(p, a) != "deal"
            m.play(p, a)
        assert turns <= 136
        assert deals <= 68


@rule("BR-FOUL-01")
def test_an_illegal_play_is_refused_before_it_happens():
    m = table(f"{ROW}\nA hand: Hit(red)\nA1.a: Hit(red), Block(red)")
    assert code(m, "A: play A1.a") == "top_is_block"
    assert hand(m, "A") == "Hit(red)"
    assert not [x for x in may(m, "B") if x.startswith("call")]


@rule("BR-FOUL-03", "BR-RUL-22")
def test_giving_up_a_duel():
    m = table(f"{ROW}\nA1.a: Hit(red)\nB1.a: Hit(red)")
    play(m, "A: concede")
    assert (m.over, m.end[0], m.places) == (True, "BR-FOUL-03", (2, 1))
    m = table(ROW)
    play(m, "B: forfeit")
    assert m.places == (1, 2)


@rule("BR-INFO-01")
def test_a_play_without_a_callout_is_the_same_play():
    m = table(f"{ROW}\nA hand: Reverse")
    play(m, "A: play A1")
    assert [card["type"] for card in m.view()["bases"]["A1"]["mods"]]


@rule("BR-INFO-02", "BR-RUL-19")
def test_the_table_is_open_and_decks_are_not():
    scene = f"{ROW}\nA1.a: Hit(red), Block(red)\nB1 mods: Double, Press\nA pile: Press, Hit(blue)"
    m = table(scene)
    told = m.view(1)
    assert len(told["bases"]["A1"]["ends"][0]["cards"]) == 2
    assert len(told["bases"]["B1"]["mods"]) == 2
    assert told["seats"][0]["pile"]["n"] == 2
    assert told["seats"][0]["pile"]["top"]["owner"] == 0
    assert told["seats"][0]["pile"]["cards"] is None
    assert isinstance(told["seats"][0]["deck"], int)
    assert table(scene, show_discards="own").view(0)["seats"][0]["pile"]["cards"] is not None
    assert table(scene, show_discards="own").view(1)["seats"][0]["pile"]["cards"] is None
    assert len(table(scene, show_discards="all").view(-1)["seats"][0]["pile"]["cards"]) == 2


@rule("BR-INFO-03", "BR-RUL-20", "BR-DECK-04")
def test_a_card_tells_its_number():
    m = table(f"{ROW}\nB pile: Press", decklists="discover")
    told = m.view(0)
    top = told["seats"][1]["pile"]["top"]
    assert top["number"] == 4
    assert {"type": top["type"], "number": 4} in told["lists"][1]
    assert len(told["lists"][1]) == 2  # the Press, and its Base in play
    assert len(m.view(1)["lists"][1]) > 5
    assert len(table(ROW).view(0)["lists"][1]) > 5


@rule("BR-RUL-11")
@pytest.mark.parametrize(
    ("mode", "held", "seen"),
    [
        ("tournament", "auto", False),
        ("tournament", "public", True),
        ("training", "auto", True),
        ("training", "private", False),
    ],
)
def test_who_sees_a_dealt_card(mode, held, seen):
    m = table(f"{ROW}\nA hand: Press", mode=mode, held_card=held)
    for viewer in (1, -1):
        shown = m.view(viewer)["seats"][0]["hand"]
        assert shown["from"] == "deck"
        assert (shown["card"] is not None) == seen
    assert m.view(0)["seats"][0]["hand"]["card"] is not None


@rule("BR-RUL-11")
def test_a_picked_up_card_is_known_to_all():
    m = table(f"{ROW}\nA pile: Press")
    play(m, "A: pick up")
    assert m.view(1)["seats"][0]["hand"]["card"] is not None


@rule("BR-RUL-46")
def test_a_redeal_keeps_what_lay_open():
    m = table(f"{ROW}\nA pile: Press, Hit(red), Clear\nA hand: Hit(blue)\nB deck 9")
    twin = m.redealt(1, 77)
    assert pile(twin, "A") == pile(m, "A")
    assert twin.view(1) == m.view(1)


def test_the_lab_deck_is_a_deck():
    assert "reverse = 2" in LAB
