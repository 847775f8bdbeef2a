"""Totals, turns and windows at their limits: strict words, what is announced, the length of a chain, copies."""

from typing import Any

import pytest
from tests.games.brawlhalla.effects.probe import POWER, SIDE, Bench, Fx, card_use, fx, near, op, power

from rumpus.games.brawlhalla.rules import bidding, ids, turn, windows

rule = pytest.mark.rule
HIT = "after_light_attack"


# ---------------------------------------------------------------- totals


@rule("BH-FX-05")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_the_stricter_limit_stays(order: tuple[int, int]) -> None:
    for scope, field in (("attack", "limit"), ("per play", "limit_play")):
        words = [op("limit_cards", n=n, scope=scope) for n in order]
        b = near(cards={2: [fx("before_light_attack", *words)]}).hold(0, 4).hold(1, 0, 1, 2).light(2)
        b.do(0, card_use(4))
        assert list(getattr(b.s.fights[0], field)) == [-1, 1]


@rule("BH-FX-04", "BH-POW-06")
def test_a_defender_opens_nothing_and_a_smaller_number_takes_nothing_away() -> None:
    more = power("on_attack_declared", op("extra_opening", n=2), cond=["role = defender"])
    b = near(foe={"power": more}).hold(0, 0, 4).hold(1, 0).do(0, ids.LIGHT + 1).do(1, POWER)
    assert b.s.fights[0].can_open == 1
    words = (op("extra_opening", n=3), op("extra_opening", n=2))
    b = near(power=power("on_attack_declared", *words)).hold(0, 0, 4).hold(1, 0).do(0, ids.LIGHT + 1, POWER)
    assert b.s.fights[0].can_open == 3


@rule("BH-POW-06", "BH-FX-01")
def test_a_bystander_has_no_total_to_raise() -> None:
    words = (op("total_add", n=3), op("draw", n=1))
    b = Bench(foe={"power": power("on_card_played", *words, cond=["role = bystander"])}, seats=3)
    b.put(A="r4c3", B="r1c1", C="r4c4").hold(0, 4).hold(2, 0).hold(1).do(0, ids.LIGHT + 2, ids.CARD + 4)
    b.do(1, POWER)
    assert [b.s.fights[0].bonus[side] for side in (0, 1)] == [0, 0]
    assert len(b.hand(1)) == 1


@rule("BH-FX-01", "BH-FX-12")
def test_words_about_a_light_total_in_a_heavy_attack() -> None:
    words = (op("total_add", n=3), op("draw", n=1))
    b = near(power=power("on_card_played", *words, cond=["role = attacker"])).hold(0, 8).hold(1, 8, 9).heavy(3)
    b.do(0, POWER)
    assert (b.s.fights[0].bonus[0], len(b.hand(0))) == (0, 1)


@rule("BH-FX-09", "BH-FX-05", "BH-FX-52")
def test_a_card_from_the_deck_counts_against_a_limit_and_is_known_no_more() -> None:
    reveal = {3: [fx("during_light_attack", op("play_from_deck", n=1))]}
    limit = {2: [fx("before_light_attack", op("limit_cards", n=3))]}
    b = near(cards=limit, foe={"cards": reveal}).hold(0, 4).hold(1, 8, 0)
    b.s.seats[1].top_known[0] = 2
    b.light(2).do(0, card_use(4)).do(1, ids.CARD + 8, card_use(8), ids.LAY)
    fight = b.s.fights[0]
    assert (fight.n[1], fight.limit[1], b.s.seats[1].top_known[0], b.s.seats[1].top_known[1]) == (2, 1, 1, 0)


@rule("BH-FX-10")
def test_only_the_kind_that_is_meant_is_cancelled() -> None:
    """The word is not the first of its effect, so it is offered although it does not fit."""
    words = (op("draw", n=1), op("cancel_effect", scope="weapon powers"))
    foe = {"power": power("on_card_played", *words, cond=["who = opponent"])}
    b = near(cards={2: [fx("before_light_attack", op("draw", n=2))]}, foe=foe).hold(0, 4).hold(1, 0).light(2)
    b.do(0, card_use(4))
    assert b.offers(1)
    b.do(1, POWER)
    assert (len(b.hand(0)), len(b.hand(1)), b.said(ids.EV_CANCEL)) == (2, 2, [])


# ---------------------------------------------------------------- underplay = no counts what is announced


def stubborn(*words: Fx, opening: int = 4, held: tuple[int, ...] = (4,), **more: Any) -> Bench:
    """A opens with a card of that value; B, whose special 2 has this During effect, must reach it or pass."""
    b = near(foe={"cards": {2: [fx("during_light_attack", *words)]}}, underplay="no", **more)
    return b.hold(0, 4 * (opening - 1)).hold(1, *held).light(opening)


@rule("BH-RUL-36", "BH-RUL-39", "BH-FX-01", "BH-FX-02")
@pytest.mark.parametrize(
    ("words", "enough"),
    [
        ([op("total_add", n=1)], False),
        ([op("total_add", n=2)], True),
        ([op("total_add", n=2, per="card played")], False),  # not known before it lies there
        ([op("total_reduce", n=2)], True),
        ([op("total_reduce", n=1), op("total_add", n=1)], True),
        ([op("total_reduce", n=1), op("draw", n=1), op("total_add", n=1)], False),
        ([op("value_multiply", m=2)], True),
        ([op("value_set", v=3)], False),
        ([op("value_set", v=4)], True),
        ([op("total_add", n=-1)] * 8 + [op("total_add", n=5)] * 2, True),
    ],
    ids=str,
)
def test_a_short_play_with_an_effect_that_makes_up_for_it(words: list[Fx], enough: bool) -> None:
    b = stubborn(*words)
    assert b.legal(1) == [ids.PASS, *([ids.CARD + 4] if enough else [])]
    if enough:
        b.do(1, ids.CARD + 4)
        assert b.legal(1) == [card_use(4)]  # without it the play would fall short
        b.do(1, card_use(4), ids.LAY)
        assert b.s.fights[0].n[1] == 1


@rule("BH-RUL-36")
def test_the_best_of_two_effects_is_what_a_card_can_bring() -> None:
    less, more = fx("during_light_attack", op("total_add", n=1)), fx("during_light_attack", op("total_add", n=2))
    for effects in ([less, more], [more, less]):
        b = near(foe={"cards": {2: effects}}, underplay="no").hold(0, 12).hold(1, 4).light(4)
        assert b.legal(1) == [ids.PASS, ids.CARD + 4]


@rule("BH-RUL-36", "BH-FX-05", "BH-FX-07")
def test_limits_bound_what_a_play_can_still_reach() -> None:
    for word, fits in (
        (op("limit_cards", n=1), False),
        (op("limit_cards", n=2), True),
        (op("limit_cards", n=1, scope="per play"), False),
        (op("limit_cards", n=2, scope="per play"), True),
        (op("limit_cards", n=3), True),
        (op("tax", n=1, times="once"), False),
        (op("ban_values", values=[3]), False),
    ):
        b = near(cards={4: [fx("before_light_attack", word)]}, underplay="no").hold(0, 12).hold(1, 0, 8)
        b.light(4).do(0, card_use(12))
        assert (ids.CARD in b.legal(1)) == fits, word


@rule("BH-RUL-110", "BH-RUL-36")
def test_the_most_that_a_value_effect_can_bring() -> None:
    b = near(cards={2: [fx("during_light_attack", op("value_set", v=4, card="one played"))]})
    word = b.t.code[b.t.fx[b.t.legends[b.s.seats[0].legend].fx[card_use(4) - ids.USE]].code]
    assert bidding.best_value(b.t, b.s, 0, 1 << 0 | 1 << 8, word) == 3
    assert bidding.best_value(b.t, b.s, 0, 1 << 16, word) == -1


@rule("BH-FX-69")
def test_a_repeat_in_a_repeat_is_done_to_the_end() -> None:
    inner = {"op": "repeat", "times": 3, "do": [op("total_add", n=1)] * 26}
    b = near(cards={2: [fx("before_light_attack", {"op": "repeat", "times": 3, "do": [inner]})]}).hold(0, 4).hold(1, 0)
    assert b.light(2, card_use(4)).s.fights[0].bonus[0] == 9 * 26


@rule("BH-FX-21", "BH-KB-04")
def test_a_push_as_for_a_low_card_is_none() -> None:
    for value, space in ((2, "r4c4"), (3, "r4c5"), (5, "r4c6")):
        push = power("on_hit", op("light_knockback", as_card=value), cond=["role = attacker"])
        b = near(power=push).hold(0, 0).hold(1, 4).light(1).do(1, ids.PASS)
        assert b.do(0, POWER).at(1) == space


@rule("BH-FX-E08", "BH-FX-E01")
def test_who_disarmed_is_the_cause() -> None:
    for cond, offered in ((["caused by self"], True), (["caused by self", "kind = swap"], False)):
        b = near(cards={2: [fx(HIT, op("disarm"))]}, power=power("on_weapon_change", op("draw", n=1), cond=cond))
        assert b.hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS).do(0, card_use(4)).offers(0) == offered
    b = near(power=power("on_weapon_change", op("draw", n=1), cond=["caused by self"])).hold(0, 0)
    assert not b.do(0, ids.DELAY, ids.SWAP).offers(0)


@rule("BH-FX-C02", "BH-POW-06")
def test_the_target_of_a_bystander_is_who_the_event_is_about() -> None:
    for level, offered in ((1, True), (2, False)):
        cond = ["role = bystander", f"target level exactly {level}"]
        b = Bench(foe={"power": power("on_hit", op("draw", n=1), when="react", cond=cond)}, seats=3)
        b.put(A="r4c3", B="r1c1", C="r4c4").hold(0, 4).hold(1).hold(2, 0).do(0, ids.LIGHT + 2, ids.CARD + 4)
        assert b.do(2, ids.PASS).offers(1) == offered


@rule("BH-FX-40")
def test_nobody_steps_in_for_a_stranger() -> None:
    step_in = power(
        "on_attack_declared", op("draw", n=1), op("intercept", by="self for a teammate"), cond=["role = bystander"]
    )
    b = Bench(foe={"power": step_in}, seats=4).put(A="r4c3", B="r3c4", C="r4c4", D="r4c5").hold(0, 0).hold(1)
    b.do(0, ids.LIGHT + 2).do(1, POWER)
    assert (b.s.fights[0].dfn, len(b.hand(1))) == (2, 1)


@rule("BH-FX-25", "BH-MOVE-07")
def test_steps_that_must_end_on_a_platform_are_offered_as_far_as_it_takes() -> None:
    go = power("on_turn_end", op("step", n=4, end="Platform"))
    b = Bench(power=go).put(A="r0c0", B="r2c2").hold(0, 0).do(0, ids.END, POWER)
    assert ids.STEP + ids.E in b.legal(0)  # three more lead to r2c4
    b = Bench(power=go).put(A="r0c1", B="r2c2").hold(0, 0).do(0, ids.END, POWER)
    assert ids.STEP + ids.E in b.legal(0)
    assert ids.STEP + ids.W not in b.legal(0)


@rule("BH-RUL-75", "BH-POW-03")
def test_one_during_effect_an_attack() -> None:
    during = [fx("during_light_attack", op("total_add", n=1))]
    b = near(foe={"cards": {1: during, 2: during}}).hold(0, 16, 0).hold(1, 0, 4, 8).light(5)
    b.do(1, ids.CARD, card_use(0), ids.LAY).do(0, ids.CARD, ids.LAY)
    b.do(1, ids.CARD + 4)
    assert card_use(4) not in b.legal(1)


# ---------------------------------------------------------------- the opening of an attack that an effect gave


@rule("BH-RUL-38", "BH-ATK-09")
def test_an_attack_ends_when_its_cost_took_the_last_card() -> None:
    paid = power("on_attack_declared", op("swap_free"), cost=["discard 1 (any value)"], cond=["role = attacker"])
    b = near(power=paid).hold(0, 0).hold(1, 4).do(0, ids.LIGHT + 1, POWER, ids.CARD)
    assert (b.s.ask, b.s.n_fights, b.s.actions) == (ids.ASK_ACTION, 0, 1)
    assert b.said(ids.EV_HIT) == b.said(ids.EV_OPEN) == []


@rule("BH-FX-63")
def test_a_free_attack_may_be_given_up_for_want_of_a_low_card() -> None:
    strike = {2: [fx("after_move", op("move_and_strike", type="light", opening_max=3))]}
    b = Bench(cards=strike).put(A="r1c1", B="r1c3").hold(0, 4, 16).hold(1, 0)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert b.legal(0) == [ids.PASS]
    b.do(0, ids.PASS)
    assert (b.s.ask, b.s.n_fights, b.hand(0)) == (ids.ASK_ACTION, 0, [16])


@rule("BH-FX-63")
def test_whom_to_strike() -> None:
    strike = {2: [fx("after_move", op("move_and_strike", type="any"))]}
    b = Bench(cards=strike, seats=3).put(A="r1c1", B="r1c3", C="r2c1").arm(0).hold(0, 4, 8).hold(1, 0)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4), ids.PICK)
    assert b.legal(0) == [ids.TARGET + 1, ids.TARGET + 2]
    b.do(0, ids.TARGET + 2)
    assert (b.s.fights[0].dfn, b.s.fights[0].type) == (2, ids.LIGHT_ATTACK)
    bare = {2: [fx("after_move", op("draw", n=1), op("move_and_strike", type="heavy"))]}
    b = Bench(cards=bare).put(A="r1c1", B="r1c3").hold(0, 4, 8)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert (b.s.ask, b.s.n_fights) == (ids.ASK_ACTION, 0)  # UNARMED: no Heavy attack


@rule("BH-FX-62", "BH-RUL-57")
def test_no_stun_for_who_is_knocked_out() -> None:
    b = near(cards={2: [fx(HIT, op("stun"), result="hit")]}).hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS)
    b.s.fights[0].ko = 1 << 1
    assert b.do(0, card_use(4)).s.seats[1].stun == 0


# ---------------------------------------------------------------- DELAY, KO, spoils


@rule("BH-FX-64")
def test_the_delay_of_another_is_not_bettered() -> None:
    words = (op("draw", n=1), op("better_delay", how="no gravity"))
    b = Bench(foe={"power": power("on_delay", *words, cond=["who = opponent"])}).put(A="r1c1", B="r1c3").hold(1)
    b.do(0, ids.DELAY).do(1, POWER)
    assert (b.at(0), len(b.hand(1))) == ("r2c1", 1)


@rule("BH-FX-64")
def test_a_better_draw_takes_nothing_from_a_best_one() -> None:
    words = (op("better_delay", how="draw", n=4), op("better_delay", how="draw", n=3))
    b = Bench(power=power("on_delay", *words)).put(A="r4c2", B="r4c4").do(0, ids.DELAY, POWER, ids.DRAW)
    assert len(b.hand(0)) == 4


def struck(**more: Any) -> Bench:
    """B, Red on r4c6, is KO'd by A's Heavy 5."""
    b = Bench(**more).put(A="r4c5", B="r4c6").arm(0, 1).bare().level(1, 2).hold(0, 16).hold(1, 0)
    return b.heavy(5).do(1, ids.PASS)


@rule("BH-FX-65")
def test_respawns_of_others_are_not_changed() -> None:
    words = (op("draw", n=1), op("respawn_change", where="any Platform", keep_weapon="yes"))
    b = struck(power=power("on_ko", *words, cond=["caused by self"])).do(0, POWER)
    assert len(b.hand(0)) == 1
    assert b.legal(1) == [ids.SPACE + b.space(f"r1c{c}") for c in range(1, 6)]
    only_where = fx("on_ko", op("respawn_change", where="any Platform"), cond=["who = self"])
    b = struck(foe={"power": [only_where]}).do(1, POWER)
    assert b.legal(1) == [ids.SPACE + b.space(name) for name in ("r2c2", "r2c4", "r4c2", "r4c3", "r4c4")]
    b.do(1, b.legal(1)[0])
    assert b.s.seats[1].status == ids.UNARMED


@rule("BH-FX-66", "BH-RUL-102")
def test_damage_still_due_is_lost_with_the_knock_out() -> None:
    """A's hit deals 2; at the first level A's power deals one more, a KO at Red, which B survives."""
    more = op("damage_deal", n=1, ko_at_red="yes", who="one opponent within 1")
    power_a = power("on_damage", more, cond=["who = opponent"])
    last = power("before_ko", op("survive"), uses="once per game")
    extra = {2: [fx("before_light_attack", op("damage_add", n=1))]}
    b = near(cards=extra, power=power_a, foe={"power": last}, light_at_red="ko").level(1, 1).hold(0, 4).hold(1, 0)
    b.light(2).do(0, card_use(4)).do(1, ids.PASS).do(0, POWER).do(1, POWER)
    assert (b.s.seats[1].level, b.s.seats[1].ko_left, b.said(ids.EV_REVEAL)) == (2, 2, [])


@rule("BH-FX-67", "BH-RUL-103")
@pytest.mark.parametrize(
    ("status", "tokens", "armed"),
    [
        (ids.EQUIPPED, ("r2c2",), True),
        (ids.DISARMED, ("r2c2",), True),
        (ids.UNARMED, ("r2c2",), True),
        (ids.UNARMED, (), False),
        (ids.UNARMED, ("r2c2", "r2c4"), True),
    ],
)
def test_a_weapon_as_spoils(status: int, tokens: tuple[str, ...], armed: bool) -> None:
    take = [fx("on_ko", op("spoils", gain="equip"), op("draw", n=1), cond=["caused by self"])]
    bare = [fx("constant", op("unarmed_heavy", status="both"))]
    b = Bench(power=[*take, *bare], seats=4, arena="long-hall").put(A="r4c5", B="r4c6", C="r1c1", D="r1c2").bare()
    for k, name in enumerate(tokens):
        b.s.tokens[k] = Bench(seats=4, arena="long-hall").space({"r2c2": "r2c1", "r2c4": "r2c5"}[name])
    b.s.seats[0].status = status
    b.level(1, 2).hold(0, 16).hold(1, 0).heavy(5).do(1, ids.PASS).do(1, b.legal(1)[0])
    b.do(0, POWER)
    if len(tokens) > 1:
        assert len(b.legal(0)) == 2
        b.do(0, b.legal(0)[1])
    assert (b.s.seats[0].status == ids.EQUIPPED) == armed
    assert len(b.hand(0)) == 1


@rule("BH-FX-68")
@pytest.mark.parametrize(("bonus", "left"), [((2, 0), (1, 0)), ((0, 2), (0, 1)), ((1, 0), (1, 0)), ((2, 2), (2, 1))])
def test_which_ko_card_is_fresh_again(bonus: tuple[int, int], left: tuple[int, int]) -> None:
    words = (op("refresh_ko_bonus"), op("draw", n=1))
    b = near(power=power("on_turn_end", *words, uses="once per game")).hold(0, 0)
    b.s.seats[0].bonus[0], b.s.seats[0].bonus[1] = bonus
    b.do(0, ids.END, POWER)
    if bonus == (2, 2):
        assert b.legal(0) == [ids.PICK, ids.PICK + 1]
        b.do(0, ids.PICK + 1)
    assert tuple(b.s.seats[0].bonus) == left
    assert len(b.hand(0)) == 2


# ---------------------------------------------------------------- copies


@rule("BH-FX-70")
@pytest.mark.parametrize(
    ("theirs", "copied"),
    [
        (fx(HIT, op("draw", n=2)), True),
        (fx("before_light_attack", op("draw", n=2)), False),
        (fx("after_heavy_attack", op("draw", n=2)), False),
        (fx(HIT, op("copy", source="opponent's card in play")), False),
        (fx(HIT, op("draw", n=2), result="hit"), True),
        (fx(HIT, op("draw", n=2), result="failed"), False),
        (fx(HIT, op("draw", n=2), role="attacker"), True),
        (fx(HIT, op("draw", n=2), role="defender"), False),
        (fx(HIT, op("draw", n=2), cond=["self level exactly 2"]), False),
        (fx(HIT, op("draw", n=2), cond=["self level exactly 0"]), True),
        (fx(HIT, op("draw", n=2), cost=["take 1 damage"]), True),
        (fx(HIT, op("draw", n=2), cost=["discard 3 (any value)"]), False),
    ],
    ids=str,
)
def test_what_may_be_copied(theirs: Fx, copied: bool) -> None:
    mine = [fx(HIT, op("copy", source="opponent's card in play"))]
    b = near(cards={3: mine}, foe={"cards": {2: [theirs]}}).hold(0, 8).hold(1, 4).light(3)
    b.do(1, ids.CARD + 4, ids.LAY).do(0, card_use(8))
    assert len(b.hand(0)) == (2 if copied else 0)


@rule("BH-FX-70")
def test_the_top_of_the_own_pile_may_be_copied_after_a_move() -> None:
    top = [fx("after_move", op("draw", n=2))]
    mine = [fx("after_move", op("copy", source="top of own discard"))]
    for pile, cards in (((12, 8), 2), ((8, 12), 0), ((), 0)):
        b = Bench(cards={2: mine, 3: top}).put(A="r4c2", B="r1c5").hold(0, 4).toss(0, *pile)
        b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
        assert len(b.hand(0)) == cards


@rule("BH-FX-70")
def test_words_bound_to_an_attack_are_not_copied_after_a_move() -> None:
    mine = [fx("after_move", op("copy", source="opponent's card in play"), op("draw", n=1))]
    b = Bench(cards={2: mine}).put(A="r4c2", B="r1c5").hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert len(b.hand(0)) == 1


# ---------------------------------------------------------------- windows


@rule("BH-RUL-74", "BH-RUL-75")
def test_which_events_count_as_before_during_and_after() -> None:
    kinds = {event: windows.limit_kind(event) for event in range(1, 29)}
    assert {e for e, kind in kinds.items() if kind == 0} == {ids.T_BEFORE, ids.E_DECLARED}
    assert {e for e, kind in kinds.items() if kind == 1} == {ids.T_DURING, ids.E_PLAYED, ids.E_CHOSEN}
    assert {e for e, kind in kinds.items() if kind == 2} == {
        ids.T_AFTER,
        ids.E_HIT_MODIFY,
        ids.E_HIT_REACT,
        ids.E_FAILED,
    }


@rule("BH-RUL-75")
@pytest.mark.parametrize(("limit", "offered"), [("printed", True), ("all", False)])
def test_effect_limit_all_counts_powers_too(limit: str, offered: bool) -> None:
    react = [fx("on_hit", op("draw", n=1), when="react", cond=["role = attacker"])]
    pain = [fx("on_damage", op("draw", n=1), cond=["who = opponent"])]
    b = near(power=react, weapon=pain, cards={2: [fx(HIT, op("draw", n=1))]}, effect_limit=limit)
    b.hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS)
    b.do(0, SIDE)  # on_damage is neither Before, During nor After: never limited
    b.do(0, POWER)
    assert b.offers(0) == offered


@rule("BH-RUL-75", "BH-POW-06")
def test_effect_limit_all_does_not_count_bystanders() -> None:
    watch = [fx("on_hit", op("draw", n=1), when="react", cond=["role = bystander"])]
    b = Bench(foe={"power": watch, "weapon": watch}, seats=3, effect_limit="all").arm(1)
    b.put(A="r4c3", B="r1c1", C="r4c4").hold(0, 4).hold(1).hold(2, 0)
    b.do(0, ids.LIGHT + 2, ids.CARD + 4).do(2, ids.PASS).do(1, POWER)
    assert b.offers(1)
    b.do(1, SIDE)
    assert len(b.hand(1)) == 2


@rule("BH-RUL-77")
def test_a_chain_of_64_effects_is_the_last() -> None:
    start = power("on_turn_end", op("draw", n=1))
    b = near(power=start, weapon=start).hold(0, 0).do(0, ids.END)
    b.s.spare = windows.CHAIN - 1
    b.do(0, POWER)
    assert len(b.said(ids.EV_FAULT)) == 1
    assert b.s.active == 1  # the weapon is not asked any more


# ---------------------------------------------------------------- choices and conceding


@rule("BH-FX-69")
@pytest.mark.parametrize("seats", [2, 3])
def test_who_chooses_when_the_other_is_gone(seats: int) -> None:
    choice = {"op": "choose_one", "chooser": "other", "of": [[op("draw", n=1)], [op("draw", n=2)]]}
    b = Bench(cards={5: [fx("after_heavy_attack", op("swap_free"), choice)]}, seats=seats)
    b.put(A="r4c5", B="r4c6").arm(0).bare().hold(0, 16).hold(1, 0)
    b.s.seats[1].ko_left = 1
    b.level(1, 2 if seats == 3 else 0)
    if seats == 3:
        b.put(C="r1c1")
    b.heavy(5).do(1, ids.PASS).do(0, card_use(16))
    assert (b.s.ask, b.s.asker) == (ids.ASK_PICK, 0 if seats == 3 else 1)


@rule("BH-RUL-83")
def test_conceding_twice_is_conceding_once() -> None:
    b = near(seats=3).put(C="r1c1").hold(0, 0).hold(1, 0).go()
    turn.apply(b.t, b.s, 1, ids.CONCEDE, b.log)
    before = b.states.tobytes()
    turn.concede(b.t, b.s, 1, b.log)
    assert b.states.tobytes() == before
    turn.apply(b.t, b.s, 2, ids.CONCEDE, b.log)
    before = b.states.tobytes()
    turn.apply(b.t, b.s, 0, ids.CONCEDE, b.log)
    assert b.s.over
    assert b.states.tobytes() == before


@rule("BH-MOVE-02", "BH-FX-30")
def test_a_path_of_fourteen_steps() -> None:
    more = [fx("constant", op("move_bonus", n=3))]
    last = {5: [fx("before_move", op("move_bonus", n=3))]}
    b = Bench(power=more, weapon=more, cards=last, air_limit="none").put(A="r1c1", B="r4c3").arm(0).hold(0, 16)
    b.do(0, ids.MOVE + 16, card_use(16))
    assert b.s.path_left == 14
    way = [ids.E] * 4 + [ids.W] * 4 + [ids.E] * 4 + [ids.NE, ids.W]
    b.do(0, *[ids.STEP + d for d in way])
    assert (b.at(0), b.s.seats[0].steps) == ("r0c5", 14)
