"""Position and tokens at their edges: walks that are interrupted, nowhere to go, everything taken."""

from typing import Any

import pytest
from tests.games.brawlhalla.effects.probe import POWER, Bench, Fx, after, card_use, fx, near, op, power

from rumpus.games.brawlhalla.rules import ids

rule = pytest.mark.rule
HIT = "after_light_attack"


def lift_off(*words: Fx, out: bool = True, **more: Any) -> Bench:
    """A's Heavy 5 throws B, Red on its last KO card, out of the game; then these words run. C stands far off."""
    b = Bench(cards={5: [fx("after_heavy_attack", *words)]}, seats=3, **more).put(A="r4c5", B="r4c6", C="r1c1")
    b.s.seats[1].ko_left = 1 if out else 2
    return b.arm(0).bare().level(1, 2).hold(0, 16).hold(1, 0).heavy(5).do(1, ids.PASS)


# ---------------------------------------------------------------- steps that meet something


def walking(*, pick: list[Fx], foe: list[Fx] | None = None) -> Bench:
    """A, UNARMED on r1c2, has hit B on r1c3 and steps two spaces: r2c2 with its sword, then r3c1 or r2c1."""
    step = {2: [fx(HIT, op("step", n=2))]}
    b = Bench(cards=step, power=pick, foe={"power": foe or []}).put(A="r1c2", B="r1c3").bare()
    b.s.tokens[0] = b.space("r2c2")
    return b.hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS).do(0, card_use(4), ids.STEP + ids.S, ids.STEP + ids.W)


@rule("BH-FX-25", "BH-RUL-53")
def test_a_walk_goes_on_after_a_sword() -> None:
    b = walking(pick=power("on_weapon_change", op("draw", n=1), cond=["who = self"]))
    assert (b.at(0), b.s.seats[0].status) == ("r2c2", ids.EQUIPPED)
    b.do(0, POWER)
    assert (b.at(0), len(b.hand(0))) == ("r2c1", 1)


@rule("BH-FX-25", "BH-FX-29")
def test_a_walk_ends_where_an_effect_has_put_the_legend() -> None:
    b = walking(pick=power("on_weapon_change", op("teleport", where="row 1"), cond=["who = self"]))
    b.do(0, POWER, ids.SPACE + b.space("r1c5"))
    assert (b.at(0), b.s.ask) == ("r1c5", ids.ASK_ACTION)


@rule("BH-FX-25", "BH-RUL-109")
def test_a_walk_whose_end_has_been_taken_lands_beside_it() -> None:
    jump = power("on_weapon_change", op("teleport", where="within 3 ignoring Platforms"), cond=["who = opponent"])
    b = walking(pick=[], foe=jump).do(1, POWER, ids.SPACE + Bench().space("r2c1"))
    assert (b.s.ask, b.s.asker) == (ids.ASK_BUMP, 0)
    b.do(0, ids.SPACE + b.space("r2c2"))
    assert (b.at(0), b.at(1)) == ("r2c2", "r2c1")


@rule("BH-FX-25", "BH-FX-29", "BH-RUL-57")
def test_a_legend_that_is_gone_does_not_step_or_jump() -> None:
    words = (op("step", n=1), op("teleport", where="row 1"), op("swap_free"))
    b = near(cards={2: [fx(HIT, *words)]}, foe={"cards": {1: [fx(HIT, op("draw", n=1))]}}).hold(0, 4).hold(1, 0)
    b.light(2).do(1, ids.PASS)
    b.s.fights[0].ko = 1  # KO'd in this very attack: left alone until it is over (BH-RUL-57)
    b.do(0, card_use(4))
    assert (b.at(0), b.s.seats[0].side) == ("r4c3", 1)


@rule("BH-FX-25")
def test_steps_towards_nobody_are_not_made() -> None:
    b = lift_off(op("step", n=2, way="away"), op("draw", n=1)).do(0, card_use(16))
    assert (b.at(0), len(b.hand(0))) == ("r4c5", 1)


# ---------------------------------------------------------------- pulls, roots, drops, jumps


@rule("BH-FX-27")
def test_a_pull_needs_somebody_there_in_sight_and_not_beside() -> None:
    pull = op("pull", n=2, sight="yes")
    assert lift_off(pull, op("draw", n=1)).do(0, card_use(16)).said(ids.EV_PUSHED) == []
    b = after(pull, op("draw", n=1)).do(0, card_use(4))
    assert b.at(1) == "r4c4"
    b = after(op("push", n=1), pull).do(0, card_use(4))
    assert b.at(1) == "r4c4"
    b = after(op("push", n=1), pull).do(0, ids.DECLINE)
    assert b.at(1) == "r4c4"


@rule("BH-FX-27", "BH-RUL-57")
def test_who_is_knocked_out_in_this_attack_is_left_alone() -> None:
    words = (op("pull", n=2), op("root", n=1), op("drop", n=2), op("swap_places", within=4), op("draw", n=1))
    b = near(cards={2: [fx(HIT, *words)]}).hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS)
    b.s.fights[0].ko = 1 << 1
    b.do(0, card_use(4))
    assert (b.at(0), b.at(1), b.s.seats[1].root, len(b.hand(0))) == ("r4c3", "r4c4", -1, 1)


@rule("BH-FX-36")
def test_the_stricter_root_stays() -> None:
    b = after(op("root", n=1), op("root", n=2)).do(0, card_use(4))
    assert b.s.seats[1].root == 1
    b = after(op("root", n=2), op("root", n=1)).do(0, card_use(4))
    assert b.s.seats[1].root == 1


@rule("BH-FX-36", "BH-RUL-95")
def test_a_root_on_the_active_legend_lasts_until_the_end_of_its_next_turn() -> None:
    b = near(foe={"cards": {3: [fx(HIT, op("root", n=0))]}}).hold(0, 4, 5).hold(1, 8, 0).light(2)
    b.do(1, ids.CARD + 8, ids.LAY).do(0, ids.PASS).do(1, card_use(8))
    for root in (0, 0, -1):
        assert b.s.seats[0].root == root
        assert (ids.MOVE + 5 in b.legal(0)) == (root < 0)
        b.do(0, ids.END).do(1, ids.END)


@rule("BH-FX-34")
@pytest.mark.parametrize(("times", "row"), [(1, 2), (2, 3), (3, 4)])
def test_a_drop_falls_so_many_times(times: int, row: int) -> None:
    b = Bench(cards={2: [fx(HIT, op("drop", n=times))]}).put(A="r1c5", B="r1c6").hold(0, 4).hold(1, 0).light(2)
    b.do(1, ids.PASS).do(0, card_use(4))
    assert b.at(1) == f"r{row}c6"


@rule("BH-FX-33")
def test_hovering_is_for_the_owner() -> None:
    words = (op("draw", n=1), op("hover"))
    b = Bench(power=power("on_gravity", *words, cond=["who = any"])).put(A="r2c2", B="r1c3").hold(0, 0)
    b.do(0, ids.DELAY, POWER)
    assert (b.at(1), len(b.hand(0))) == ("r2c3", 2)
    b = Bench(power=power("on_gravity", *words, cond=["who = any"])).put(A="r1c3", B="r2c2").hold(0, 0)
    b.do(0, ids.DELAY, POWER)
    assert b.at(0) == "r1c3"


@rule("BH-FX-31", "BH-FX-32")
def test_a_second_word_about_one_move_keeps_the_larger_number() -> None:
    words = (op("air_limit", limit=6), op("air_limit", limit=4), op("phase", way="down", times="any"))
    less = op("phase", way="up", times=1)
    b = Bench(cards={2: [fx("before_move", *words, less)]}).put(A="r1c2").hold(0, 4).do(0, ids.MOVE + 4, card_use(4))
    assert (b.s.air_max, b.s.phase_left, b.s.phase_way) == (6, 99, 3)


@rule("BH-FX-29")
def test_a_jump_beside_a_target_that_is_gone_or_surrounded() -> None:
    jump = op("teleport", where="adjacent to target")
    b = lift_off(jump, op("draw", n=1)).do(0, card_use(16))
    assert (b.at(0), len(b.hand(0)), b.said(ids.EV_PLACED)) == ("r4c5", 1, [])


@rule("BH-FX-28")
def test_places_are_not_changed_with_who_is_gone() -> None:
    b = lift_off(op("swap_places", within=4), op("draw", n=1)).do(0, card_use(16))
    assert (b.at(0), len(b.hand(0))) == ("r4c5", 1)


@rule("BH-FX-26", "BH-FX-35", "BH-RUL-109")
def test_who_is_passed_is_pushed_along_and_may_push_back() -> None:
    mine = power("on_pass_through", op("push", n=1, who="one opponent within 1"), cond=["who = self"])
    b = Bench(power=mine).put(A="r1c1", B="r1c2").hold(0, 8).hold(1, 0)
    b.do(0, ids.MOVE + 8, ids.STEP + ids.E, ids.STEP + ids.SE, ids.STOP, POWER)
    assert b.at(1) == "r1c3"
    b = Bench(foe={"power": power("on_pass_through", op("push", n=1, who="one opponent within 1"))})
    b.put(A="r1c2", B="r1c3").hold(0, 8).hold(1, 0)
    b.do(0, ids.MOVE + 8, ids.STEP + ids.E, ids.STEP + ids.E, ids.STOP)
    if b.offers(1):
        b.do(1, POWER)
    assert b.s.ask == ids.ASK_ACTION


# ---------------------------------------------------------------- splash and intercept


@rule("BH-FX-39")
@pytest.mark.parametrize("what", ["damage", "push", "discard"])
def test_splash_leaves_alone_who_has_nothing_to_lose(what: str) -> None:
    splash = op("splash", operation=what)
    b = near(cards={2: [fx(HIT, splash)]}, seats=4).put(C="r4c5", D="r3c4").hold(0, 4).hold(1, 0).hold(2).hold(3, 8)
    b.light(2).do(1, ids.PASS)
    b.s.fights[0].ko = 1 << 2
    b.do(0, card_use(4))
    assert b.at(2) == "r4c5"
    assert b.s.seats[2].level == 0
    assert b.hand(3) == ([] if what == "discard" else [8])
    assert (b.s.seats[3].level, b.at(3)) == {
        "damage": (1, "r3c4"),
        "push": (0, "r2c5"),
        "discard": (0, "r3c4"),
    }[what]


@rule("BH-FX-39")
def test_a_splash_by_somebody_off_the_board_pushes_nobody() -> None:
    words = (op("splash", operation="push", around="target"),)
    b = near(cards={2: [fx(HIT, *words)]}, seats=3).put(C="r4c5").hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS)
    b.s.seats[0].space = -1
    b.do(0, card_use(4))
    assert b.at(2) == "r4c5"


@rule("BH-FX-40")
def test_another_opponent_becomes_the_target_and_the_attacker_chooses_which() -> None:
    other = power("on_attack_declared", op("intercept", by="another opponent"), cond=["role = attacker"])
    b = near(power=other, seats=4).put(C="r4c5", D="r3c4").hold(0, 0).hold(1, 0).hold(2, 0).hold(3, 0)
    b.do(0, ids.LIGHT + 1, POWER)
    assert b.legal(0) == [ids.TARGET + 2, ids.TARGET + 3]
    b.do(0, ids.TARGET + 3)
    assert b.s.fights[0].dfn == 3
    b = near(power=other, seats=4).put(C="r1c1", D="r1c2").hold(0, 0).hold(1, 0).do(0, ids.LIGHT + 1, POWER)
    assert b.s.fights[0].dfn == 1


@rule("BH-FX-40")
def test_only_the_owner_steps_in_for_a_team_mate() -> None:
    step_in = power("on_attack_declared", op("intercept", by="self for a teammate"), cond=["role = either"])
    b = Bench(foe={"power": step_in}, seats=4, format="2v2", arena="long-hall", players=4)
    b.put(A="r4c3", B="r4c4", C="r1c1", D="r3c4").hold(0, 0).hold(1, 0).hold(3, 0)
    b.do(0, ids.LIGHT + 3).do(1, POWER)
    assert b.s.fights[0].dfn == 1


# ---------------------------------------------------------------- weapons and tokens


@rule("BH-FX-42", "BH-FX-43", "BH-FX-44")
def test_weapon_words_come_one_after_the_other() -> None:
    words = (op("swap_free"), op("recover_free"), op("disarm"), op("draw", n=1))
    power_on = power("on_weapon_change", op("draw", n=1), cond=["who = self"])
    b = near(cards={2: [fx(HIT, *words)]}, power=power_on).hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS)
    b.do(0, card_use(4), POWER)
    assert (b.s.seats[0].side, b.s.seats[1].status, len(b.hand(0))) == (2, ids.DISARMED, 2)
    b = near(cards={2: [fx(HIT, *words)]}).hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS)
    b.s.fights[0].ko = 3
    b.do(0, card_use(4))
    assert (b.s.seats[0].side, b.s.seats[1].status) == (1, ids.EQUIPPED)


@rule("BH-FX-43")
def test_a_disarmed_weapon_is_recovered_once() -> None:
    told = power("on_weapon_change", op("draw", n=1), cond=["kind = recover"])
    b = near(cards={2: [fx(HIT, op("recover_free"))]}, power=told).arm(0, status=ids.DISARMED).hold(0, 4).hold(1, 0)
    b.light(2).do(1, ids.PASS).do(0, card_use(4), POWER)
    assert (b.s.seats[0].status, len(b.hand(0)), b.s.ask) == (ids.EQUIPPED, 1, ids.ASK_ACTION)


@rule("BH-FX-45")
def test_fetching_where_there_is_nothing_or_a_choice() -> None:
    fetch = {2: [fx("after_move", op("fetch", within=3), op("draw", n=1))]}
    for tokens, asked in (((), False), (("r2c2",), False), (("r2c2", "r2c4"), True)):
        b = Bench(cards=fetch).put(A="r1c2", B="r4c3").bare().hold(0, 4)
        for k, name in enumerate(tokens):
            b.s.tokens[k] = b.space(name)
        b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
        assert (b.s.ask == ids.ASK_SPACE) == asked
        if asked:
            assert b.legal(0) == [ids.SPACE + b.space(name) for name in tokens]
            b.do(0, ids.SPACE + b.space("r2c4"))
            assert b.s.tokens[0] == b.space("r2c2")
        assert (b.s.seats[0].status == ids.EQUIPPED) == bool(tokens)
    b = near(cards=fetch).put(A="r1c2").hold(0, 4)  # carries one already
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert len(b.hand(0)) == 1


PLATFORMS = ("r2c2", "r2c4", "r4c2", "r4c3", "r4c4")


@rule("BH-FX-46", "BH-RUL-59")
def test_where_a_knocked_away_sword_may_land() -> None:
    away = op("knock_away", within=1)
    b = after(away).do(0, card_use(4))  # r4c3 and r4c4 are taken, within 1 there is none: any free Platform
    assert b.s.ask == ids.ASK_SPACE
    assert b.legal(0) == [ids.SPACE + b.space(name) for name in ("r2c2", "r2c4", "r4c2")]
    b.do(0, ids.SPACE + b.space("r2c2"))
    assert (b.s.seats[1].status, b.s.seats[1].level) == (ids.UNARMED, 1)


@rule("BH-FX-46", "BH-RUL-59")
def test_a_sword_lands_beside_a_legend_where_every_platform_is_taken() -> None:
    b = near(cards={2: [fx(HIT, op("knock_away"))]}, seats=4, arena="crossroads").put(C="r3c2", D="r2c1", B="r3c4")
    b.s.tokens[2], b.s.tokens[3] = b.space("r2c3"), b.space("r2c5")
    b.hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert b.legal(0) == [ids.SPACE + b.space(name) for name in ("r2c1", "r3c2", "r3c4", "r4c3")]


@rule("BH-FX-46", "BH-FX-48", "BH-RUL-57")
def test_a_sword_that_stays() -> None:
    away = op("knock_away")
    kept = {"power": [fx("constant", op("disarm_immune"))]}
    assert after(away, foe=kept).do(0, card_use(4)).s.seats[1].status == ids.EQUIPPED
    b = near(cards={2: [fx(HIT, away)]}).arm(1, status=ids.UNARMED).hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS)
    assert b.do(0, card_use(4)).s.ask == ids.ASK_ACTION


@rule("BH-FX-47")
def test_moving_a_sword() -> None:
    move = op("move_token", within=3)
    b = after(move).bare().do(0, card_use(4))
    assert b.s.ask == ids.ASK_ACTION  # none lies on the Arena
    b = near(cards={2: [fx(HIT, op("move_token", within=2))]}).arm(1, status=ids.UNARMED).bare().hold(0, 4).hold(1, 0)
    b.s.tokens[0] = b.space("r2c2")
    b.light(2).do(1, ids.PASS).do(0, card_use(4))
    assert b.legal(0) == [ids.SPACE + b.space("r2c4"), ids.SPACE + b.space("r4c2")]
    b.do(0, ids.SPACE + b.space("r4c2"))
    assert b.s.tokens[0] == b.space("r4c2")
