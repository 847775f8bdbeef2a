"""Weapons and Flaming Swords: BH-FX-42 to BH-FX-49."""

import pytest
from tests.games.brawlhalla.effects.probe import POWER, SIDE, Bench, Fx, card_use, fx, op

from rumpus.games.brawlhalla.rules import ids

rule = pytest.mark.rule


def after_light(*words: Fx, result: str = "hit", **how: object) -> Bench:
    """A's Light attack with the special 2 hits B; both are EQUIPPED."""
    bench = Bench(cards={2: [fx("after_light_attack", *words, result=result)]}, **how)  # type: ignore[arg-type]  # table options of any kind
    bench.put(A="r4c3", B="r4c4").arm(0, 1).hold(0, 4).hold(1, 0)
    return bench


@rule("BH-FX-42", "BH-WEAP-06", "BH-RUL-55")
@pytest.mark.parametrize(
    ("status", "after"), [(ids.EQUIPPED, ids.DISARMED), (ids.UNARMED, ids.UNARMED), (ids.DISARMED, ids.DISARMED)]
)
def test_disarm(status: int, after: int) -> None:
    b = after_light(op("disarm"))
    b.s.seats[1].status = status
    b.light(2).do(1, ids.PASS).do(0, card_use(4))
    assert b.s.seats[1].status == after
    assert bool(b.said(ids.EV_DISARM)) is (status == ids.EQUIPPED)


@rule("BH-FX-43", "BH-SWAP-03")
def test_recover_free() -> None:
    b = after_light(op("recover_free"), result="any").arm(0, status=ids.DISARMED)
    b.light(2).do(1, ids.PASS).do(0, card_use(4))
    assert b.s.seats[0].status == ids.EQUIPPED
    b = after_light(op("recover_free"), result="any").light(2).do(1, ids.PASS)
    assert not b.offers(0)  # BH-RUL-100


@rule("BH-FX-44", "BH-RUL-30")
def test_swap_free() -> None:
    b = after_light(op("swap_free")).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert (b.s.seats[0].side, b.s.seats[0].status) == (2, ids.EQUIPPED)
    b = after_light(op("swap_free")).arm(0, status=ids.DISARMED).light(2).do(1, ids.PASS)
    assert not b.offers(0)


@rule("BH-FX-45")
def test_fetch() -> None:
    effect = {2: [fx("after_move", op("fetch", within=2))]}
    b = Bench(cards=effect).put(A="r1c2", B="r1c5").hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert b.legal(0) == [ids.SPACE + b.space("r2c2"), ids.SPACE + b.space("r2c4")]
    b.do(0, ids.SPACE + b.space("r2c4"))
    assert b.s.seats[0].status == ids.EQUIPPED
    assert b.s.tokens[1] == -1
    b = Bench(cards=effect).put(A="r1c2", B="r1c5").arm(0).hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP)
    assert not b.offers(0)


@rule("BH-FX-46", "BH-RUL-59")
@pytest.mark.parametrize("status", [ids.EQUIPPED, ids.DISARMED])
def test_knock_away(status: int) -> None:
    b = (
        after_light(op("knock_away", within=1))
        .arm(1, status=status)
        .put(A="r3c4")
        .light(2)
        .do(1, ids.PASS)
        .do(0, card_use(4))
    )
    assert b.s.seats[1].status == ids.UNARMED
    assert [b.s.tokens[k] for k in range(2)].count(b.space("r4c3")) == 1  # the only free Platform that near


@rule("BH-FX-46")
def test_knock_away_anywhere_and_from_the_unarmed() -> None:
    b = after_light(op("knock_away", within=1)).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert len(b.legal(0)) == 3  # none that near is free: any available Platform
    b = after_light(op("knock_away")).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert b.legal(0) == [ids.SPACE + b.space(name) for name in ("r2c2", "r2c4", "r4c2")]
    b = after_light(op("knock_away")).arm(1, status=ids.UNARMED).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert b.s.ask == ids.ASK_ACTION


@rule("BH-FX-47")
def test_move_token() -> None:
    b = Bench(cards={2: [fx("after_move", op("move_token", within=2))]}).put(A="r1c1", B="r1c5").hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert b.legal(0) == [ids.SPACE + b.space("r2c2"), ids.SPACE + b.space("r2c4")]
    b.do(0, ids.SPACE + b.space("r2c2"))
    assert b.legal(0) == [ids.SPACE + b.space("r4c2"), ids.SPACE + b.space("r4c3"), ids.SPACE + b.space("r4c4")]
    b.do(0, ids.SPACE + b.space("r4c3"))
    assert sorted(b.s.tokens[k] for k in range(2)) == sorted([b.space("r2c4"), b.space("r4c3")])


@rule("BH-FX-48")
@pytest.mark.parametrize("word", ["disarm", "knock_away"])
def test_disarm_immune(word: str) -> None:
    for uses, kept in (("unlimited", [True, True]), ("once per life", [True, False])):
        keep = {"power": [fx("constant", op("disarm_immune"), uses=uses)]}
        b = after_light(op(word), foe=keep)
        b.hold(0, 4, 5)
        for held in kept:
            b.hold(0, 4).hold(1, 0)
            b.s.actions = 2
            b.light(2).do(1, ids.PASS).do(0, card_use(4))
            if b.s.ask == ids.ASK_SPACE:
                b.do(0, b.legal(0)[0])
            assert (b.s.seats[1].status == ids.EQUIPPED) is held


@rule("BH-FX-49", "BH-ATK-08")
@pytest.mark.parametrize(
    ("word", "unarmed", "disarmed"), [("UNARMED", True, False), ("DISARMED", False, True), ("both", True, True)]
)
def test_unarmed_heavy(word: str, unarmed: bool, disarmed: bool) -> None:
    for status, legal in ((ids.UNARMED, unarmed), (ids.DISARMED, disarmed), (ids.EQUIPPED, True)):
        b = Bench(power=[fx("constant", op("unarmed_heavy", status=word, knockback=-1))]).put(A="r4c2", B="r4c3")
        if status:
            b.arm(0, status=status)
        b.hold(0, 16).hold(1, 0).go()
        assert (ids.HEAVY + 1 in b.legal(0)) is legal
        if legal:
            b.heavy(5).do(1, ids.PASS)
            assert b.at(1) == ("r4c5" if status == ids.EQUIPPED else "r4c4")


@rule("BH-FX-E08")
@pytest.mark.parametrize(("kind", "choice"), [("swap", ids.SWAP), ("recover", ids.RECOVER)])
def test_on_weapon_change(kind: str, choice: int) -> None:
    b = Bench(power=[fx("on_weapon_change", op("draw", n=1), cond=[f"kind = {kind}"])]).put(A="r2c2")
    b.arm(0, status=ids.DISARMED if kind == "recover" else ids.EQUIPPED)
    b.do(0, ids.DELAY, choice, POWER)
    assert len(b.hand(0)) == 1


@rule("BH-FX-E08")
def test_on_weapon_change_of_an_opponent() -> None:
    gloat = [fx("on_weapon_change", op("draw", n=1), cond=["kind = disarm", "who = opponent"])]
    b = Bench(power=gloat, cards={2: [fx("after_light_attack", op("disarm"))]}).put(A="r4c3", B="r4c4").arm(1)
    b.hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS).do(0, card_use(4), POWER)
    assert len(b.hand(0)) == 1


@rule("BH-ATK-11", "BH-POW-02")
def test_a_weapon_power_may_be_left_unused() -> None:
    b = Bench(weapon=[fx("on_hit", op("knockback_add", n=1), attack="heavy", role="attacker")]).put(A="r4c3", B="r4c4")
    b.arm(0).hold(0, 8).hold(1, 0).heavy(3).do(1, ids.PASS)
    assert b.legal(0) == [ids.DECLINE, SIDE]
    b.do(0, ids.DECLINE)
    assert b.at(1) == "r4c5"
