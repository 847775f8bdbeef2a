"""Totals and cards in an attack: BH-FX-01 to BH-FX-11. A attacks from r4c3, B stands on r4c4."""

from typing import Any

import pytest
from tests.games.brawlhalla.effects.probe import POWER, Bench, card_use, fx, op

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.fight import total

rule = pytest.mark.rule


def close(**how: Any) -> Bench:
    """A next to B."""
    return Bench(**how).put(A="r4c3", B="r4c4")


def totals(b: Bench) -> tuple[int, int]:
    """Attack and defence as read."""
    return total(b.t, b.s, 0, 0), total(b.t, b.s, 0, 1)


@rule("BH-FX-01", "BH-FX-T05", "BH-TRIG-05", "BH-RUL-40")
def test_total_add() -> None:
    b = close(cards={2: [fx("during_light_attack", op("total_add", n=2))]}).hold(0, 4, 5).hold(1, 0, 9)
    b.light(2)
    assert totals(b) == (2, 0)
    b.do(0, card_use(4))
    assert totals(b) == (4, 0)
    b.do(1, ids.CARD + 9, ids.LAY).do(0, ids.PASS)
    assert b.s.seats[1].level == 1  # 4 > 3


@rule("BH-FX-01")
@pytest.mark.parametrize(("per", "gain"), [("card played", 1), ("damage level", 2), ("card in hand", 3), ("attack", 1)])
def test_total_add_scales(per: str, gain: int) -> None:
    b = close(cards={2: [fx("during_light_attack", op("total_add", n=1, per=per))]})
    b.hold(0, 4, 5, 6, 7).hold(1, 0).level(0, 2).light(2)
    b.do(0, card_use(4))
    assert totals(b)[0] == 2 + gain


@rule("BH-FX-01", "BH-POW-06", "BH-FX-T12")
def test_total_add_stands_for_both_roles() -> None:
    b = close(power=[fx("constant", op("total_add", n=1))], foe={"power": [fx("constant", op("total_add", n=2))]})
    b.hold(0, 4).hold(1, 0).light(2)
    assert totals(b) == (3, 2)


@rule("BH-FX-01", "BH-FX-C01")
def test_standing_total_goes_by_role_and_weapon() -> None:
    b = close(weapon=[fx("constant", op("total_add", n=1), attack="light", cond=["role = attacker"])])
    b.hold(0, 4).hold(1, 0).light(2)
    assert totals(b) == (2, 0)  # UNARMED: the weapon has no power (BH-WEAP-02)
    b = close(weapon=[fx("constant", op("total_add", n=1), attack="light", cond=["role = attacker"])]).arm(0)
    b.hold(0, 4).hold(1, 0).light(2)
    assert totals(b) == (3, 0)


@rule("BH-FX-02", "BH-RUL-39")
def test_total_reduce_never_below_zero() -> None:
    b = close(
        cards={2: [fx("during_light_attack", op("total_reduce", n=5))]},
        foe={"power": [fx("constant", op("total_add", n=1))]},
    )
    b.hold(0, 4, 5).hold(1, 0, 8).light(2)
    b.do(0, card_use(4))
    assert totals(b) == (2, 0)
    b.do(1, ids.CARD + 8, ids.LAY)
    assert totals(b) == (2, 0)  # 1 + 3 - 5


@rule("BH-FX-02")
def test_total_reduce_stands() -> None:
    b = close(power=[fx("constant", op("total_reduce", n=2))]).hold(0, 4).hold(1, 8, 0).light(2)
    b.do(1, ids.CARD + 8, ids.LAY)
    assert totals(b) == (2, 1)


@rule("BH-FX-03", "BH-RUL-39")
@pytest.mark.parametrize(
    ("word", "worth"), [(op("value_multiply", m=2), 6), (op("value_set", v=7), 7), (op("value_set", v=0), 0)]
)
def test_value_of_this_card(word: Any, worth: int) -> None:
    b = close(cards={3: [fx("during_light_attack", word)]}).hold(0, 8).hold(1, 0).light(3)
    b.do(0, card_use(8))
    assert totals(b)[0] == worth
    assert b.t.legends[b.s.seats[0].legend].value[8] == 3


def added(word: Any, *more: int) -> Bench:
    """A opened with a 2, B blocks with a 5, and A adds a 3 that carries the effect, with these cards, announcing it."""
    b = close(cards={3: [fx("during_light_attack", word)]}).hold(0, 4, 8, 12, 16, 17).hold(1, 19, 0).light(2)
    b.do(1, ids.CARD + 19, ids.LAY)
    return b.do(0, ids.CARD + 8, *(ids.CARD + c for c in more), card_use(8), ids.LAY)


@rule("BH-FX-03", "BH-RUL-110", "BH-RUL-39")
@pytest.mark.parametrize(
    ("word", "choices"),
    [
        (op("value_multiply", m=2, card="one played"), {4: 12, 8: 13, 16: 15}),
        (op("value_set", v=9, card="one played"), {4: 17, 8: 16, 16: 14}),
        (op("value_set", v=0, card="one played"), {4: 8, 8: 7, 16: 5}),
    ],
)
def test_value_of_one_own_card_in_play(word: Any, choices: dict[int, int]) -> None:
    """The opening card, the card itself and the others of the play are on offer; its owner chooses, nobody else."""
    for card, worth in choices.items():
        b = added(word, 16)
        assert (b.s.asker, b.legal(0), b.legal(1)) == (0, [ids.CARD + c for c in choices], [])
        b.do(0, ids.CARD + card)
        assert totals(b) == (worth, 5)
        assert b.s.asker == 1


@rule("BH-RUL-110")
def test_a_single_card_in_play_is_not_asked_for() -> None:
    word = op("value_multiply", m=2, card="one played")
    b = close(cards={3: [fx("during_light_attack", word)]}).hold(0, 8, 12).hold(1, 0).light(3)
    b.do(0, card_use(8))
    assert b.s.asker == 1
    assert totals(b) == (6, 0)


@rule("BH-RUL-110")
def test_a_card_that_came_back_is_not_in_play() -> None:
    words = [op("value_multiply", m=2, card="one played"), op("draw", n=1)]
    b = close(cards={3: [fx("during_light_attack", *words)]}).hold(0, 4, 8, 12).hold(1, 16, 0).light(2)
    b.do(1, ids.CARD + 16, ids.LAY)
    b.s.fights[0].on_table[0] = 0
    b.s.seats[0].hand |= 1 << 4
    b.do(0, ids.CARD + 8, ids.CARD + 12, card_use(8), ids.LAY)
    assert b.legal(0) == [ids.CARD + 8, ids.CARD + 12]


@rule("BH-RUL-110", "BH-FX-03")
def test_two_changes_of_one_card_both_reckon_with_its_printed_value() -> None:
    double = op("value_multiply", m=2, card="one played")
    b = close(cards={3: [fx("during_light_attack", double, double)]}).hold(0, 4, 8).hold(1, 16, 0).light(2)
    b.do(1, ids.CARD + 16, ids.LAY).do(0, ids.CARD + 8, card_use(8), ids.LAY)
    b.do(0, ids.CARD + 8, ids.CARD + 8)
    assert totals(b) == (2 + 9, 5)


@rule("BH-RUL-110", "BH-RUL-36")
def test_underplay_counts_the_most_that_a_value_effect_can_bring() -> None:
    """Needed are 10; a 1 and a 5 make 6 with the 2 that lies, and the 5 doubled 11 and more: so the 1 may be picked."""
    word = op("value_multiply", m=2, card="one played")
    b = close(cards={1: [fx("during_light_attack", word)]}, underplay="no").hold(0, 4, 0, 16).hold(1, 17, 13, 8)
    b.light(2).do(1, ids.CARD + 13, ids.CARD + 17, ids.LAY)
    assert totals(b) == (2, 9)
    assert b.legal(0) == [ids.PASS, ids.CARD + 0]
    b.do(0, ids.CARD + 0, ids.CARD + 16)
    assert b.legal(0) == [card_use(0)]
    b.do(0, card_use(0), ids.LAY, ids.CARD + 16)
    assert totals(b) == (13, 9)


@rule("BH-FX-04", "BH-RUL-85", "BH-FX-E02")
def test_extra_opening_by_event_and_standing() -> None:
    for effect in (fx("on_attack_declared", op("extra_opening", n=2)), fx("constant", op("extra_opening", n=2))):
        b = close(power=[effect]).hold(0, 0, 4, 8).hold(1, 12)
        b.do(0, ids.LIGHT + 1)
        if effect["on"] == "on_attack_declared":
            b.do(0, POWER)
        b.do(0, ids.CARD + 0, ids.CARD + 8)
        assert b.legal(0) == [ids.LAY]  # two cards at most
        b.do(0, ids.LAY)
        assert totals(b) == (4, 0)
    b = close(power=[fx("on_attack_declared", op("extra_opening", n=2))]).hold(0, 0, 4).hold(1, 12)
    b.do(0, ids.LIGHT + 1, ids.DECLINE, ids.CARD + 0)
    assert totals(b) == (1, 0)


@rule("BH-FX-05", "BH-FX-T02")
def test_limit_cards() -> None:
    b = close(cards={2: [fx("before_light_attack", op("limit_cards", n=1))]}).hold(0, 4, 12).hold(1, 0, 1, 2).light(2)
    b.do(0, card_use(4)).do(1, ids.CARD + 0)
    assert b.legal(1) == [ids.LAY]
    b.do(1, ids.LAY).do(0, ids.CARD + 12, ids.LAY)
    assert b.legal(1) == [ids.PASS]


@rule("BH-FX-05")
def test_limit_cards_per_play() -> None:
    b = close(cards={2: [fx("during_light_attack", op("limit_cards", n=1, scope="per play"))]})
    b.hold(0, 4, 12).hold(1, 0, 1, 2).light(2)
    b.do(0, card_use(4)).do(1, ids.CARD + 0)
    assert b.legal(1) == [ids.LAY]
    b.do(1, ids.LAY).do(0, ids.CARD + 12, ids.LAY)
    assert b.legal(1) == [ids.PASS, ids.CARD + 1]


@rule("BH-FX-06", "BH-FX-T01")
def test_ban_values_bans_the_dodge_and_the_defence() -> None:
    b = close(cards={5: [fx("before_attack", op("ban_values", values=[4, 5]))]}).arm(0).hold(0, 16).hold(1, 16, 12, 0)
    b.heavy(5).do(0, card_use(16))
    assert b.legal(1) == [ids.PASS]
    b = close(cards={5: [fx("before_attack", op("ban_values", values=[4, 5]))]}).hold(0, 16).hold(1, 16, 12, 0)
    b.light(5).do(0, card_use(16))
    assert b.legal(1) == [ids.PASS, ids.CARD + 0]


@rule("BH-FX-07", "BH-FX-T03", "BH-FX-T06")
@pytest.mark.parametrize("on", ["before_heavy_attack", "during_heavy_attack"])
def test_tax_on_the_dodge(on: str) -> None:
    b = close(cards={3: [fx(on, op("tax", n=1, times="once"))]}).arm(0).hold(0, 8).hold(1, 8)
    b.heavy(3).do(0, card_use(8))
    assert b.legal(1) == [ids.PASS]  # no second card to discard
    b = close(cards={3: [fx(on, op("tax", n=1, times="once"))]}).arm(0).hold(0, 8).hold(1, 8, 0, 4)
    b.heavy(3).do(0, card_use(8)).do(1, ids.CARD + 8)
    assert b.s.ask == ids.ASK_DISCARD
    b.do(1, ids.CARD + 4)
    assert b.hand(1) == [0]
    assert b.said(ids.EV_FAILED)


@rule("BH-FX-07")
@pytest.mark.parametrize(("times", "asked"), [("once", 1), ("per play", 2)])
def test_tax_once_or_per_play(times: str, asked: int) -> None:
    b = (
        close(cards={2: [fx("before_attack", op("tax", n=1, times=times))]})
        .hold(0, 4, 16)
        .hold(1, 0, 1, 2, 3, 4)
        .light(2)
    )
    b.do(0, card_use(4)).do(1, ids.CARD + 0, ids.LAY, ids.CARD + 1)
    b.do(0, ids.CARD + 16, ids.LAY).do(1, ids.CARD + 2, ids.LAY)
    if asked == 2:
        b.do(1, ids.CARD + 3)
    assert len([row for row in b.said(ids.EV_DISCARD) if row[2] == 2]) == asked


@rule("BH-FX-08")
def test_win_ties() -> None:
    for power, cards in (
        ([], {2: [fx("during_light_attack", op("win_ties"))]}),
        ([fx("constant", op("win_ties"))], {}),
    ):
        b = close(power=power, cards=cards).hold(0, 4, 5).hold(1, 4).light(2)
        if cards:
            b.do(0, card_use(4))
        b.do(1, ids.CARD + 4, ids.LAY).do(0, ids.PASS)
        assert b.s.seats[1].level == 1
    b = close().hold(0, 4, 5).hold(1, 4).light(2).do(1, ids.CARD + 4, ids.LAY).do(0, ids.PASS)
    assert b.s.seats[1].level == 0


@rule("BH-FX-09")
def test_play_from_deck() -> None:
    deep = fx("during_light_attack", op("play_from_deck", n=2))
    b = close(cards={2: [deep]}).hold(0, 4).hold(1, 0).light(2)
    top = [b.s.seats[0].deck[b.s.seats[0].deck_n - 1], b.s.seats[0].deck[b.s.seats[0].deck_n - 2]]
    assert top == [0, 1]
    b.do(0, card_use(4))
    assert totals(b) == (4, 0)
    b.do(1, ids.PASS)
    assert sorted(b.pile(0)) == [0, 1, 4]
    assert b.hand(0) == []


@rule("BH-FX-09", "BH-RUL-28", "BH-DRAW-02")
def test_play_from_an_empty_deck_reshuffles_and_hurts() -> None:
    deep = fx("during_light_attack", op("play_from_deck", n=1))
    b = close(cards={2: [deep]}).hold(0, 4).hold(1, 0).toss_deck(0).script(*[-1] * 18).light(2)
    b.do(0, card_use(4))
    assert b.s.seats[0].level == 1
    assert totals(b)[0] > 2


@rule("BH-FX-10", "BH-FX-E03", "BH-RUL-104")
def test_cancel_effect_at_once() -> None:
    stop = fx("on_card_played", op("cancel_effect", scope="action-card effects"), uses="once per game", times=2)
    costly = fx("during_light_attack", op("total_add", n=5), cost=["discard 1 (any value)"])
    b = close(cards={2: [costly]}, foe={"power": [stop]})
    b.hold(0, 4, 5).hold(1, 0).light(2).do(0, card_use(4))
    assert b.offers(1)
    b.do(1, POWER)
    assert totals(b) == (2, 0)
    assert b.said(ids.EV_CANCEL)
    assert b.s.seats[1].game_count == 1
    assert b.hand(0) == [5]  # nothing was paid


@rule("BH-FX-10")
def test_cancel_effect_declined_or_of_another_kind() -> None:
    stop = fx("on_card_played", op("cancel_effect", scope="weapon powers"))
    b = close(cards={2: [fx("during_light_attack", op("total_add", n=5))]}, foe={"power": [stop]})
    b.hold(0, 4, 5).hold(1, 0).light(2).do(0, card_use(4))
    assert totals(b) == (7, 0)


@rule("BH-FX-10", "BH-FX-T04", "BH-RUL-104")
def test_cancel_the_next_effect() -> None:
    stop = fx("during_attack", op("cancel_effect", scope="action-card effects"))
    b = close(cards={2: [fx("after_attack", op("draw", n=1))]}, foe={"cards": {1: [stop]}})
    b.hold(0, 4).hold(1, 0).light(2).do(1, ids.CARD + 0, card_use(0), ids.LAY)
    b.do(0, card_use(4))
    assert b.hand(0) == []
    assert b.said(ids.EV_CANCEL)


@rule("BH-FX-11", "BH-POW-03", "BH-POW-04", "BH-RUL-74")
@pytest.mark.parametrize("extra", [True, False])
def test_extra_trigger(extra: bool) -> None:
    more = [fx("on_attack_declared", op("extra_trigger", type="after", n=1))] if extra else []
    after = [fx("after_attack", op("draw", n=1))]
    b = close(power=more, cards={2: after, 3: after}).hold(0, 4, 8).hold(1, 0)
    b.do(0, ids.LIGHT + 1)
    if extra:
        b.do(0, POWER)
    b.do(0, ids.CARD + 4).do(1, ids.CARD + 0, ids.LAY).do(0, ids.CARD + 8, ids.LAY)
    assert b.legal(0) == [ids.DECLINE, card_use(4), card_use(8)]
    b.do(0, card_use(4))
    assert b.offers(0) is extra
