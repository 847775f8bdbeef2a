"""Cards: BH-FX-50 to BH-FX-58."""

import pytest
from tests.games.brawlhalla.effects.probe import POWER, Bench, Fx, card_use, fx, op

from rumpus.games.brawlhalla.rules import ids

rule = pytest.mark.rule


def after_light(*words: Fx, held: tuple[int, ...] = (0,), own: tuple[int, ...] = (4,)) -> Bench:
    """A's Light attack with the special 2 hits B, who holds `held`; the After effect is offered to A."""
    return Bench(cards={2: [fx("after_light_attack", *words)]}).put(A="r4c3", B="r4c4").hold(0, *own).hold(1, *held)


def apply(b: Bench) -> Bench:
    """The attack, and the effect."""
    return b.light(2).do(1, ids.PASS).do(0, card_use(4))


def before_light(*words: Fx, held: tuple[int, ...] = (0,)) -> Bench:
    """A attacks Light with the special 2; the Before effect is offered to A, as look wants it."""
    return Bench(cards={2: [fx("before_light_attack", *words)]}).put(A="r4c3", B="r4c4").hold(0, 4).hold(1, *held)


def see(b: Bench) -> Bench:
    """The opening card, and its effect."""
    return b.light(2).do(0, card_use(4))


@rule("BH-FX-50", "BH-RUL-28")
def test_draw() -> None:
    b = apply(after_light(op("draw", n=2)))
    assert len(b.hand(0)) == 2
    b = apply(after_light(op("draw", n=1)).toss_deck(0).script(*[-1] * 18))
    assert (len(b.hand(0)), b.s.seats[0].level) == (1, 1)


@rule("BH-FX-50")
def test_draw_of_a_teammate() -> None:
    b = (
        Bench(cards={2: [fx("after_move", op("draw", n=2, who="teammate"))]}, seats=4, format="2v2")
        .put(A="r1c1")
        .hold(0, 4)
    )
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert (len(b.hand(0)), len(b.hand(2))) == (0, 2)


@rule("BH-FX-51")
def test_opponent_discards_by_own_choice() -> None:
    b = apply(after_light(op("opponent_discards", n=2), held=(0, 1, 8, 16)))
    assert (b.s.asker, b.legal(1)) == (1, [ids.CARD + 0, ids.CARD + 8, ids.CARD + 16])  # equal cards once
    b.do(1, ids.CARD + 0, ids.CARD + 16)
    assert b.hand(1) == [1, 8]
    assert b.pile(1) == [0, 16]


@rule("BH-FX-51")
def test_opponent_discards_fewer_cards_all_of_them() -> None:
    b = apply(after_light(op("opponent_discards", n=2), held=(0,)))
    assert b.hand(1) == []


@rule("BH-FX-51")
def test_opponent_discards_at_random() -> None:
    b = after_light(op("opponent_discards", n=1, which="random"), held=(0, 8, 16))
    apply(b.script(1))
    assert b.hand(1) == [0, 16]
    assert b.log.tape_i == 1


@rule("BH-FX-51", "BH-FX-52")
def test_opponent_discards_what_the_owner_chooses() -> None:
    b = apply(after_light(op("opponent_discards", n=1, which="owner"), held=(0, 1, 16)))
    assert b.legal(0) == [ids.CARD + 0, ids.CARD + 16]
    assert b.s.seats[1].seen[0] == 0b1_0000_0000_0000_0011
    b.do(0, ids.CARD + 16)
    assert b.hand(1) == [0, 1]


@rule("BH-FX-52", "BH-FX-T02")
def test_look_at_a_hand() -> None:
    b = see(before_light(op("look", what="hand"), held=(0, 16)))
    assert b.s.seats[1].seen[0] == 1 | 1 << 16
    assert b.said(ids.EV_LOOK) == [(0, 1, 0, 1 | 1 << 16, 0)]


@rule("BH-FX-52")
def test_look_at_random_cards() -> None:
    b = see(before_light(op("look", what="random hand cards", n=1), held=(0, 8, 16)).script(2))
    assert b.s.seats[1].seen[0] == 1 << 16


@rule("BH-FX-52", "BH-RUL-28")
def test_look_at_the_top_of_a_deck() -> None:
    b = see(before_light(op("look", what="top of deck", n=2)))
    assert (b.s.seats[1].top_known[0], b.s.seats[1].top_known[1]) == (2, 0)
    b = see(before_light(op("look", what="top of deck", n=2)).toss_deck(1))
    assert b.s.seats[1].top_known[0] == 0


@rule("BH-FX-52")
def test_look_at_the_own_deck_and_put_it_in_order() -> None:
    b = before_light(op("look", what="top of own deck", n=3, reorder="yes"))
    n = b.s.seats[0].deck_n
    top = [b.s.seats[0].deck[n - 1 - i] for i in range(3)]
    see(b)
    assert b.legal(0) == [ids.PICK, ids.PICK + 1, ids.PICK + 2]
    b.do(0, ids.PICK + 2)
    assert b.legal(0) == [ids.PICK, ids.PICK + 1]
    b.do(0, ids.PICK + 1)
    assert [b.s.seats[0].deck[n - 1 - i] for i in range(3)] == [top[2], top[1], top[0]]
    assert b.s.seats[0].top_known[0] == 3


@rule("BH-FX-53", "BH-RUL-78")
def test_take_back_this_card() -> None:
    b = apply(after_light(op("take_back", card="this")))
    assert (b.hand(0), b.pile(0)) == ([4], [])
    assert b.s.seats[0].seen[1] == 1 << 4  # everybody saw it


@rule("BH-FX-53", "BH-FX-T11")
def test_take_back_after_a_move() -> None:
    b = Bench(cards={2: [fx("after_move", op("take_back", card="this"))]}).put(A="r1c1").hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert (b.hand(0), b.pile(0)) == ([4], [])


@rule("BH-FX-53")
def test_take_back_one_card_played() -> None:
    b = after_light(op("take_back", card="one played"), held=(16,), own=(4, 12)).light(2)
    b.do(1, ids.CARD + 16, ids.LAY).do(0, ids.CARD + 12, ids.LAY).do(0, card_use(4))
    assert b.legal(0) == [ids.CARD + 4, ids.CARD + 12]
    b.do(0, ids.CARD + 12)
    assert (b.hand(0), b.pile(0)) == ([12], [4])


@rule("BH-FX-54")
@pytest.mark.parametrize("to", ["hand", "deck top", "shuffled into the deck"])
def test_salvage(to: str) -> None:
    word = op("salvage", n=1, value_max=2, to=to)
    b = after_light(word).toss(0, 0, 5, 6, 16)
    apply(b.script(*[-1] * 20))
    assert b.legal(0) == [ids.CARD + 0, ids.CARD + 5]  # 5 and 6 are equal; the 5 (16) is worth too much
    b.do(0, ids.CARD + 5)
    assert b.pile(0) == [0, 6, 16, 4]
    seat = b.s.seats[0]
    assert (5 in b.hand(0)) is (to == "hand")
    if to == "deck top":
        assert seat.deck[seat.deck_n - 1] == 5
        assert [seat.top_known[v] for v in range(2)] == [1, 1]
    elif to != "hand":
        assert 5 in [seat.deck[i] for i in range(seat.deck_n)]
        assert seat.top_known[0] == 0


@rule("BH-FX-54")
def test_salvage_nothing_that_fits() -> None:
    b = apply(after_light(op("salvage", n=1, value_min=4)).toss(0, 0))
    assert b.s.ask == ids.ASK_ACTION
    assert b.pile(0) == [0, 4]


@rule("BH-FX-55", "BH-RUL-107")
@pytest.mark.parametrize("bonus", [0, 1])
def test_cycle(bonus: int) -> None:
    b = apply(after_light(op("cycle", n=2, bonus=bonus), own=(4, 8, 12, 16)))
    assert b.legal(0) == [ids.STOP, ids.CARD + 8, ids.CARD + 12, ids.CARD + 16]
    b.do(0, ids.CARD + 8, ids.CARD + 16)
    assert len(b.hand(0)) == 3 + bonus
    assert b.pile(0) == [8, 16, 4]
    b = apply(after_light(op("cycle", n=2, bonus=bonus), own=(4, 8))).do(0, ids.STOP)
    assert b.hand(0) == [8]


@rule("BH-FX-56", "BH-RUL-26")
def test_mill() -> None:
    b = after_light(op("mill", n=2))
    n = b.s.seats[1].deck_n
    top = [b.s.seats[1].deck[n - 1], b.s.seats[1].deck[n - 2]]
    apply(b)
    assert b.pile(1)[:2] == top
    b = apply(after_light(op("mill", n=2)).toss_deck(1))
    assert b.s.seats[1].level == 1  # by the hit alone
    assert b.s.seats[1].deck_n == 0


@rule("BH-FX-57", "BH-FX-E10")
def test_safe_shuffle_instead_of_damage() -> None:
    safe = fx("on_reshuffle", op("safe_shuffle", when="instead of reshuffle damage"), uses="once per game", times=2)
    b = Bench(power=[safe]).put(A="r2c2").toss_deck(0).script(*[-1] * 19).do(0, ids.DELAY, ids.DRAW, POWER)
    assert (b.s.seats[0].level, len(b.hand(0)), b.s.seats[0].game_count) == (0, 2, 1)
    b.s.seats[0].game_count = 2
    b.toss_deck(0).script(*[-1] * 17).do(0, ids.DELAY, ids.DRAW)
    assert b.s.seats[0].level == 1


@rule("BH-FX-57", "BH-RUL-80")
def test_safe_shuffle_not_under_pressure() -> None:
    safe = fx("on_reshuffle", op("safe_shuffle", when="instead of reshuffle damage"))
    b = Bench(power=[safe]).put(A="r2c2").toss_deck(0).script(*[-1] * 19)
    b.s.pressure = 1
    b.do(0, ids.DELAY, ids.DRAW)
    assert b.s.seats[0].level == 1


@rule("BH-FX-57")
def test_safe_shuffle_at_once() -> None:
    b = apply(after_light(op("safe_shuffle", when="at once")).toss(0, 0, 8).script(*[-1] * 20))
    assert b.pile(0) == [4]
    assert (b.s.seats[0].deck_n, b.s.seats[0].level) == (19, 0)


@rule("BH-FX-58", "BH-END-01", "BH-RUL-73")
@pytest.mark.parametrize(("limit", "asked"), [(5, True), (6, False), (8, False)])
def test_hand_limit(limit: int, asked: bool) -> None:
    b = Bench(power=[fx("constant", op("hand_limit", n=limit))]).hold(0, 0, 1, 2, 3, 4, 5).do(0, ids.END)
    assert (b.s.ask == ids.ASK_LIMIT) is asked


@rule("BH-FX-E10", "BH-RUL-77")
def test_on_draw_once_a_chain() -> None:
    more = [fx("on_draw", op("draw", n=1))]
    b = Bench(power=more).put(A="r2c2").do(0, ids.DELAY, ids.DRAW)
    assert b.offers(0)
    b.do(0, POWER)
    assert len(b.hand(0)) == 3
    assert b.s.ask == ids.ASK_ACTION


@rule("BH-RUL-94", "BH-FX-50", "BH-FX-T04")
def test_cards_drawn_in_an_attack_may_be_played_in_it() -> None:
    b = (
        Bench(foe={"cards": {2: [fx("during_attack", op("draw", n=1))]}})
        .put(A="r4c3", B="r4c4")
        .hold(0, 4, 12)
        .hold(1, 4)
    )
    b.light(2).do(1, ids.CARD + 4, card_use(4), ids.LAY)
    drawn = b.hand(1)
    assert len(drawn) == 1
    b.do(0, ids.CARD + 12, ids.LAY)
    assert b.legal(1) == [ids.PASS, ids.CARD + drawn[0]]
