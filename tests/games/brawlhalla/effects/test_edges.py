"""Effects that meet nothing, or something in their way: empty piles, a Legend that is gone, another kind of attack."""

import pytest
from tests.games.brawlhalla.effects.probe import POWER, SIDE, Bench, after, card_use, fx, near, op, power

from rumpus.games.brawlhalla.rules import ids

rule = pytest.mark.rule
HIT = "after_light_attack"


# ---------------------------------------------------------------- cards and decks


@rule("BH-FX-52")
def test_looking_again_shows_no_more_and_forgets_nothing() -> None:
    look = op("look", what="top of own deck", n=2)
    b = near(power=power("on_turn_start", look, op("look", what="top of own deck", n=1))).hold(0, 0)
    b.do(0, ids.END).do(1, ids.END).do(0, POWER)
    assert [b.s.seats[0].top_known[v] for v in range(2)] == [2, 0]
    assert b.s.ask == ids.ASK_ACTION
    foe = op("look", what="top of deck", n=2, who="one opponent within 2")
    less = op("look", what="top of deck", n=1, who="one opponent within 2")
    b = near(power=power("on_turn_start", foe, less)).hold(0, 0).do(0, ids.END).do(1, ids.END).do(0, POWER)
    assert [b.s.seats[1].top_known[v] for v in range(2)] == [2, 0]


@rule("BH-FX-52")
def test_there_is_nothing_to_see_in_an_empty_deck_and_no_third_card_in_a_hand_of_two() -> None:
    look = op("look", what="top of own deck", n=2, reorder="yes")
    b = near(power=power("on_turn_start", look)).hold(0, 0).toss_deck(0).do(0, ids.END).do(1, ids.END).do(0, POWER)
    assert (b.s.ask, b.said(ids.EV_LOOK)) == (ids.ASK_ACTION, [])
    random = op("look", what="random hand cards", n=3, who="one opponent within 2")
    b = near(power=power("on_turn_start", random)).hold(0, 0).hold(1, 4, 8).do(0, ids.END).do(1, ids.END)
    b.do(0, POWER)
    assert b.s.seats[1].seen[0] == 1 << 4 | 1 << 8


@rule("BH-FX-53", "BH-RUL-78")
def test_a_card_comes_back_once() -> None:
    b = after(op("take_back"), op("take_back")).do(0, card_use(4))
    assert b.hand(0) == [4]
    assert len(b.said(ids.EV_BACK)) == 1


@rule("BH-FX-56", "BH-FX-52")
def test_milled_cards_were_perhaps_known() -> None:
    words = (op("mill", n=2),)
    b = near(cards={2: [fx(HIT, *words)]}).hold(0, 4).hold(1, 0)
    b.s.seats[1].top_known[0] = 3
    b.light(2).do(1, ids.PASS).do(0, card_use(4))
    assert (b.s.seats[1].top_known[0], b.s.seats[1].top_known[1], b.s.seats[1].discard_n) == (1, 0, 2)
    b = after(*words).toss_deck(1).do(0, card_use(4))
    assert b.said(ids.EV_MILL) == []


@rule("BH-FX-55")
def test_a_cycle_stops_when_the_hand_is_empty_or_the_owner_says_so() -> None:
    b = after(op("cycle", n=3, bonus=1), own=(4, 8)).do(0, card_use(4), ids.CARD + 8)
    assert (len(b.hand(0)), b.s.ask) == (2, ids.ASK_ACTION)
    b = after(op("cycle", n=3, bonus=1), own=(4, 8)).do(0, card_use(4), ids.STOP)
    assert b.hand(0) == [8]


@rule("BH-FX-57", "BH-RUL-80")
def test_no_safe_reshuffle_under_pressure() -> None:
    word = op("safe_shuffle", when="instead of reshuffle damage")
    for pressure, level in ((0, 0), (1, 1)):
        b = near(power=power("on_reshuffle", word, op("swap_free"), uses="once per game"))
        b.s.pressure = pressure
        b.hold(0, 0).toss_deck(0).script(*[-1] * 18).do(0, ids.DELAY, ids.DRAW, POWER)
        assert (b.s.seats[0].level, b.s.seats[0].side) == (level, 2)


@rule("BH-FX-09", "BH-FX-57", "BH-FX-14")
@pytest.mark.parametrize("word", ["safe_shuffle", "damage_prevent", ""])
def test_a_reshuffle_while_cards_are_played_from_the_deck(word: str) -> None:
    reveal = {2: [fx("during_light_attack", op("play_from_deck", n=1))]}
    safe = op("safe_shuffle", when="instead of reshuffle damage")
    made = {
        "safe_shuffle": power("on_reshuffle", safe, uses="once per game"),
        "damage_prevent": power("on_reshuffle", op("damage_prevent", n=1, source="reshuffle")),
        "": [],
    }[word]
    b = near(cards=reveal, power=made).hold(0, 4).hold(1, 0).toss_deck(0).script(*[-1] * 18)
    b.light(2, card_use(4))
    if word:
        b.do(0, POWER)
    assert b.s.fights[0].n[0] == 2  # the opening card and the one from the new deck
    assert b.s.seats[0].level == (0 if word else 1)
    b.do(1, ids.PASS)
    assert b.s.seats[1].level == 1


@rule("BH-FX-09", "BH-RUL-28")
def test_no_deck_and_no_pile_to_play_from() -> None:
    reveal = {2: [fx("during_light_attack", op("play_from_deck", n=2))]}
    b = near(cards=reveal).hold(0, 4).hold(1, 0)
    seat = b.s.seats[0]
    b.hold(0, *[c for c in range(20) if c != 5]).toss(0, 5)
    assert (seat.deck_n, seat.discard_n) == (0, 1)
    b.script(-1).light(2, card_use(4))
    assert (seat.deck_n, seat.discard_n, b.s.fights[0].n[0], seat.level) == (0, 0, 2, 1)


# ---------------------------------------------------------------- damage and knockback


@rule("BH-FX-14", "BH-FX-C01")
def test_prevention_for_a_team_mate_who_is_not_hit() -> None:
    shield = power("on_hit", op("damage_prevent", n=1, who="adjacent teammate"), cond=["role = either"])
    b = Bench(foe={"power": shield}, seats=4, format="2v2", arena="long-hall", players=4)
    b.put(A="r4c3", B="r4c4", C="r1c1", D="r3c4").hold(0, 0).hold(1, 4).light(1).do(1, ids.PASS)
    b.do(1, POWER)
    assert b.s.seats[1].level == 1  # B is hit, D beside it would have been spared
    b = Bench(foe={"power": shield}, seats=4, format="2v2", arena="long-hall", players=4)
    b.put(A="r4c3", B="r4c4", C="r1c1", D="r3c4").hold(0, 0).hold(3, 4)
    b.do(0, ids.LIGHT + 3, ids.CARD).do(3, ids.PASS).do(1, POWER)
    assert b.s.seats[3].level == 0


@rule("BH-FX-14")
def test_a_reshuffle_of_another_is_not_prevented_for_oneself() -> None:
    shield = power("on_reshuffle", op("damage_prevent", n=1), cond=["who = opponent"])
    b = near(foe={"power": shield}).hold(0, 0).toss_deck(0).script(*[-1] * 18).do(0, ids.DELAY, ids.DRAW)
    b.do(1, POWER)
    assert b.s.seats[0].level == 1


@rule("BH-FX-16", "BH-RUL-57")
def test_thorns_do_not_reach_who_is_gone() -> None:
    sting = power("on_failed", op("damage_deal", n=1, ko_at_red="yes"), op("thorns", n=1), cond=["role = defender"])
    b = near(foe={"power": sting}).level(0, 2).hold(0, 0, 4).hold(1, 8).light(1)
    b.do(1, ids.CARD + 8, ids.LAY).do(0, ids.PASS).do(1, POWER).do(0, ids.SPACE + b.space("r1c1"))
    b.do(1, b.legal(1)[0])  # A's sword
    assert b.s.seats[0].level == 0
    b = near(foe={"power": sting}).level(0, 1).hold(0, 0, 4).hold(1, 8).light(1)
    b.do(1, ids.CARD + 8, ids.LAY).do(0, ids.PASS).do(1, POWER)
    assert b.s.seats[0].level == 2  # one each, and at Red it is lost


@rule("BH-FX-18", "BH-FX-19", "BH-FX-20", "BH-FX-22", "BH-FX-12", "BH-FX-21")
@pytest.mark.parametrize("kind", ["light", "heavy"])
def test_words_for_the_other_kind_of_attack_do_nothing(kind: str) -> None:
    words = (
        op("damage_add", n=1),
        op("knockback_add", n=2),
        op("knockback_reduce", n=1),
        op("knockback_direction", choice="up only"),
        op("knockback_through"),
    )
    b = near(power=power("on_hit", *words, cond=["role = attacker"])).hold(0, 0).hold(1, 4)
    b = (b.light(1) if kind == "light" else b.heavy(1)).do(1, ids.PASS).do(0, POWER)
    if kind == "light":
        assert (b.s.seats[1].level, b.at(1)) == (2, "r4c4")
    else:
        assert (b.s.seats[1].level, b.at(1)) == (0, "r3c4")


@rule("BH-FX-21", "BH-FX-13")
def test_a_light_push_is_one_word_among_others() -> None:
    words = (op("light_knockback", n=1), op("draw", n=1))
    b = near(power=power("on_hit", *words, cond=["role = attacker"])).hold(0, 0).hold(1, 4).light(1).do(1, ids.PASS)
    b.do(0, POWER)
    assert (b.at(1), len(b.hand(0))) == ("r4c5", 1)


@rule("BH-FX-20", "BH-RUL-57")
def test_a_knock_back_towards_an_attacker_who_is_gone_goes_its_usual_way() -> None:
    turn = op("knockback_direction", choice="towards the attacker")
    words = (op("damage_deal", n=1, ko_at_red="yes"), turn)
    b = near(foe={"power": power("on_hit", *words, cond=["role = defender"], when="modify")}, seats=3).bare()
    b.s.seats[0].ko_left = 1
    b.put(C="r1c1").level(0, 2).hold(0, 16).hold(1, 0).heavy(5).do(1, ids.PASS).do(1, POWER)
    assert b.s.seats[0].out
    assert b.s.fights[0].kb_dir == -1


@rule("BH-FX-24")
def test_a_chain_push_hits_everybody_passed_and_starts_no_further_chain() -> None:
    chain = power("on_knockback", op("chain_push", n=1), cond=["role = attacker"])
    again = power("on_knockback", op("chain_push", n=1))
    b = Bench(power=chain, weapon=again, seats=4).put(A="r4c0", B="r4c1", C="r4c3", D="r4c2").arm(0, 1)
    b.level(1, 2).hold(0, 16).hold(1, 0).heavy(5).do(1, ids.PASS)
    assert b.at(1) == "r4c5"
    b.do(0, POWER)
    assert b.offers(0)
    b.do(0, SIDE)
    pushed = [row[0] for row in b.said(ids.EV_PUSHED)]
    assert pushed.count(2) == pushed.count(3) == 1
    assert (b.at(2), b.at(3)) == ("r4c4", "r4c3")


@rule("BH-FX-24", "BH-RUL-57")
def test_who_is_knocked_out_meanwhile_is_not_chained() -> None:
    chain = power("on_knockback", op("chain_push", n=1), cond=["role = attacker"])
    b = Bench(power=chain, seats=3).put(A="r4c1", B="r4c2", C="r4c3").arm(0, 1).level(1, 1).hold(0, 8).hold(1, 0)
    b.heavy(3).do(1, ids.PASS)
    assert b.offers(0)
    b.s.fights[0].ko = 1 << 2
    b.do(0, POWER)
    assert b.at(2) == "r4c3"
