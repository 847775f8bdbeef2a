"""Damage and knockback: BH-FX-12 to BH-FX-24."""

from typing import Any

import pytest
from tests.games.brawlhalla.effects.probe import POWER, SIDE, Bench, Fx, card_use, fx, op

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.damage import hurt

rule = pytest.mark.rule


def close(**how: Any) -> Bench:
    """A r4c3 next to B r4c4, both with a weapon."""
    return Bench(**how).put(A="r4c3", B="r4c4").arm(0, 1)


def hit(effect: Fx, level: int = 0, kind: str = "light", value: int = 3, **how: Any) -> Bench:
    """A's attack on B hits and A applies its power when it is offered."""
    b = close(power=[effect], **how).level(1, level).hold(0, 4 * (value - 1), 0).hold(1, 17)
    (b.light if kind == "light" else b.heavy)(value)
    b.do(1, ids.PASS)
    return b


@rule("BH-FX-12", "BH-RUL-42", "BH-DMG-04")
def test_damage_add() -> None:
    effect = fx("on_hit", op("damage_add", n=1), attack="light", cond=["role = attacker"])
    assert hit(effect).do(0, POWER).s.seats[1].level == 2
    b = hit(effect, level=1).do(0, POWER)
    assert b.s.seats[1].level == 2
    assert not b.said(ids.EV_KO)
    assert hit(effect).do(0, ids.DECLINE).s.seats[1].level == 1


@rule("BH-FX-13", "BH-RUL-41", "BH-RUL-42")
@pytest.mark.parametrize(("word", "dead"), [("no", False), ("yes", True)])
def test_damage_deal_at_red(word: str, dead: bool) -> None:
    b = close(cards={2: [fx("after_attack", op("damage_deal", n=1, ko_at_red=word))]}).level(1, 2).hold(0, 4).hold(1, 0)
    b.light(2).do(1, ids.PASS).do(0, card_use(4))
    assert bool(b.said(ids.EV_KO)) is dead
    assert b.said(ids.EV_CAPPED) or dead
    if dead:
        assert b.said(ids.EV_KO)[0][1] == 0  # caused by A


@rule("BH-FX-13")
def test_damage_deal_one_opponent_within() -> None:
    effect = [fx("after_move", op("damage_deal", n=2, who="one opponent within 2"))]
    b = Bench(cards={2: effect}, seats=4).put(A="r1c1", B="r1c4", C="r1c5", D="r2c3").hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert b.legal(0) == [ids.TARGET + 1, ids.TARGET + 3]
    b.do(0, ids.TARGET + 3)
    assert [b.s.seats[p].level for p in range(4)] == [0, 0, 0, 2]


@rule("BH-FX-13")
def test_damage_deal_nobody_in_range_is_not_offered() -> None:
    effect = [fx("after_move", op("damage_deal", n=1, who="one opponent within 1"))]
    b = Bench(cards={2: effect}).put(A="r1c1", B="r1c4").hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP)
    assert b.s.ask == ids.ASK_ACTION


@rule("BH-FX-13", "BH-RUL-62")
def test_damage_deal_all_adjacent_in_turn_order() -> None:
    effect = [fx("after_move", op("damage_deal", n=1, who="all adjacent opponents"))]
    b = Bench(cards={1: effect}, seats=4).put(A="r1c1", B="r2c3", C="r1c3", D="r1c5").hold(0, 0)
    b.do(0, ids.MOVE + 0, ids.STEP + ids.E, card_use(0))
    assert [row[0] for row in b.said(ids.EV_DAMAGE)] == [1, 2]


@rule("BH-FX-14", "BH-FX-E04")
@pytest.mark.parametrize(("n", "source", "level"), [(1, "any", 1), ("all", "light", 0), (1, "crossing", 2)])
def test_damage_prevent(n: int | str, source: str, level: int) -> None:
    guard = fx("on_hit", op("damage_prevent", n=n, source=source), attack="light", cond=["role = defender"])
    more = fx("on_hit", op("damage_add", n=1), attack="light", cond=["role = attacker"])
    b = hit(more, foe={"power": [guard]}).do(0, POWER).do(1, POWER)
    assert b.s.seats[1].level == level


@rule("BH-FX-14", "BH-RUL-80")
def test_damage_prevent_not_under_pressure() -> None:
    guard = fx("on_hit", op("damage_prevent", n="all"), attack="light", cond=["role = defender"])
    b = close(foe={"power": [guard]}).hold(0, 4).hold(1, 0)
    b.s.pressure = 1
    b.light(2).do(1, ids.PASS, POWER)
    assert b.s.seats[1].level == 1


@rule("BH-FX-14", "BH-FX-E10")
def test_damage_prevent_of_a_reshuffle() -> None:
    guard = fx("on_reshuffle", op("damage_prevent", n=1, source="reshuffle"))
    for use, level in ((POWER, 0), (ids.DECLINE, 1)):
        b = Bench(power=[guard]).put(A="r2c2").toss_deck(0).script(*[-1] * 19)
        b.do(0, ids.DELAY, ids.DRAW, use)
        assert b.s.seats[0].level == level
        assert len(b.hand(0)) == 2


@rule("BH-FX-15")
@pytest.mark.parametrize(("n", "level", "after"), [(1, 2, 1), (2, 2, 0), (2, 1, 0)])
def test_heal(n: int, level: int, after: int) -> None:
    b = Bench(cards={1: [fx("after_move", op("heal", n=n))]}).put(A="r1c1").hold(0, 0).level(0, level)
    b.do(0, ids.MOVE + 0, ids.STEP + ids.E, card_use(0))
    assert b.s.seats[0].level == after


@rule("BH-FX-15", "BH-RUL-80")
def test_heal_not_under_pressure() -> None:
    b = Bench(cards={1: [fx("after_move", op("heal", n=1))]}).put(A="r1c1").hold(0, 0).level(0, 2)
    b.s.pressure = 1
    b.do(0, ids.MOVE + 0, ids.STEP + ids.E)
    assert not b.offers(0)


@rule("BH-FX-15")
def test_heal_a_teammate() -> None:
    b = Bench(cards={1: [fx("after_move", op("heal", n=1, who="teammate within 2"))]}, seats=4, format="2v2")
    b.put(A="r1c1", B="r1c5", C="r1c3", D="r1c4").hold(0, 0).level(2, 2).level(3, 2)
    b.do(0, ids.MOVE + 0, ids.STEP + ids.E, card_use(0))
    assert (b.s.seats[2].level, b.s.seats[3].level) == (1, 2)


@rule("BH-FX-16", "BH-RUL-84")
@pytest.mark.parametrize("on", ["on_failed", "on_hit"])
def test_thorns(on: str) -> None:
    b = close(foe={"power": [fx(on, op("thorns", n=1), cond=["role = defender"])]}).hold(0, 4, 5).hold(1, 16)
    b.light(2)
    if on == "on_failed":
        b.do(1, ids.CARD + 16, ids.LAY).do(0, ids.PASS)
    else:
        b.do(1, ids.PASS)
    b.do(1, POWER)
    assert b.s.seats[0].level == 1


@rule("BH-FX-17", "BH-FX-E06", "BH-RUL-51")
def test_wall_damage() -> None:
    axe = fx("on_knockback", op("wall_damage", n=1), cond=["role = attacker", "result = stopped by Platform"])
    b = Bench(weapon=[axe]).put(A="r2c3", B="r3c3").arm(0).hold(0, 16).hold(1, 0).heavy(5).do(1, ids.PASS)
    assert b.at(1) == "r4c3"
    b.do(0, SIDE)
    assert b.s.seats[1].level == 1
    b = Bench(weapon=[axe]).put(A="r4c3", B="r4c4").arm(0).hold(0, 16).hold(1, 0).heavy(5).do(1, ids.PASS)
    assert not b.offers(0)


@rule("BH-FX-18", "BH-KB-02")
def test_knockback_add() -> None:
    effect = fx("on_hit", op("knockback_add", n=1), attack="heavy", cond=["role = attacker"])
    assert hit(effect, kind="heavy").do(0, POWER).at(1) == "r4c6"
    assert hit(effect, kind="heavy").do(0, ids.DECLINE).at(1) == "r4c5"


@rule("BH-FX-19", "BH-RUL-44")
@pytest.mark.parametrize(("n", "where"), [(1, "r4c5"), (3, "r4c4"), ("all", "r4c4")])
def test_knockback_reduce(n: int | str, where: str) -> None:
    guard = fx("on_hit", op("knockback_reduce", n=n), attack="heavy", cond=["role = defender"])
    b = close(foe={"power": [guard]}).level(1, 1).hold(0, 8).hold(1, 0).heavy(3).do(1, ids.PASS, POWER)
    assert b.at(1) == where


@rule("BH-FX-20")
@pytest.mark.parametrize(
    ("choice", "answer", "where"),
    [
        ("up only", -1, "r3c4"),
        ("any", ids.STEP + ids.NW, "r3c3"),
        ("any", ids.DECLINE, "r4c5"),
        ("down only", -1, "r4c4"),
        ("sideways only", ids.STEP + ids.W, "bump"),
        ("towards the attacker", -1, "bump"),
    ],
)
def test_knockback_direction(choice: str, answer: int, where: str) -> None:
    b = hit(
        fx("on_hit", op("knockback_direction", choice=choice), attack="heavy", cond=["role = attacker"]), kind="heavy"
    )
    b.do(0, POWER)
    if answer >= 0:
        sideways = [ids.DECLINE, ids.STEP + ids.E, ids.STEP + ids.W]
        assert b.legal(0) == (sideways if choice == "sideways only" else [ids.DECLINE, *range(ids.STEP, ids.STEP + 8)])
        b.do(0, answer)
    if where == "bump":  # r4c3 is A's space
        assert b.s.ask == ids.ASK_BUMP
    else:
        assert b.at(1) == where


@rule("BH-FX-21", "BH-RUL-106")
@pytest.mark.parametrize(
    ("word", "where"), [(op("light_knockback", n=1), "r4c5"), (op("light_knockback", as_card=5), "r4c6")]
)
def test_light_knockback(word: Fx, where: str) -> None:
    b = hit(fx("on_hit", word, attack="light", cond=["role = attacker"])).do(0, POWER)
    assert (b.at(1), b.s.seats[1].level) == (where, 1)


@rule("BH-FX-22")
def test_knockback_through() -> None:
    effect = fx("on_hit", op("knockback_through"), attack="heavy", cond=["role = attacker"])
    for use, where in ((POWER, "r4c2"), (ids.DECLINE, "r2c2")):
        b = Bench(power=[effect]).put(A="r1c2", B="r2c2").arm(0).hold(0, 16).hold(1, 0).heavy(5)
        b.do(1, ids.PASS).do(0, use)
        assert b.at(1) == where


BRACE = fx("on_knockback", op("brace"), uses="once per life")


@rule("BH-FX-23", "BH-RUL-101")
def test_brace() -> None:
    b = close(foe={"power": [BRACE]}).level(1, 2).hold(0, 16).hold(1, 0).heavy(5).do(1, ids.PASS)
    assert b.offers(1)
    b.do(1, POWER)
    assert (b.at(1), b.s.seats[1].level) == ("r4c6", 2)
    assert not b.said(ids.EV_KO)
    assert b.s.seats[1].used_life == 1


@rule("BH-FX-23", "BH-RUL-101")
def test_brace_declined_or_not_needed() -> None:
    b = close(foe={"power": [BRACE]}).hold(0, 16, 17).hold(1, 0).heavy(5).do(1, ids.PASS)
    assert b.s.ask == ids.ASK_ACTION  # no crossing: not asked
    b = close(foe={"power": [BRACE]}).level(1, 2).hold(0, 16).hold(1, 0).heavy(5).do(1, ids.PASS, ids.DECLINE)
    assert b.said(ids.EV_KO)


@rule("BH-FX-24", "BH-RUL-45")
@pytest.mark.parametrize(("who_else", "where"), [("opponents only", "r4c5"), ("all", "r4c5")])
def test_chain_push(who_else: str, where: str) -> None:
    chain = fx("on_knockback", op("chain_push", n=1, who_else=who_else), cond=["role = attacker"])
    b = Bench(weapon=[chain], seats=3).put(A="r2c1", B="r2c2", C="r2c4").arm(0).level(1, 2).bare().hold(0, 8).hold(1, 0)
    b.heavy(3).do(1, ids.PASS)
    assert b.at(1) == "r2c5"
    b.do(0, SIDE)
    if b.s.ask == ids.ASK_BUMP:
        assert b.s.asker == 2
        assert b.s.frames[b.s.depth - 1].landing == b.space("r2c5")
    else:
        assert b.at(2) == where


@rule("BH-RUL-57")
def test_a_ko_d_legend_is_left_alone_until_the_attack_is_over() -> None:
    b = close(cards={5: [fx("after_heavy_attack", op("damage_deal", n=1), result="hit")]}).level(1, 2)
    b.hold(0, 16).hold(1, 0).heavy(5).do(1, ids.PASS)
    b.do(1, ids.SPACE + b.space("r1c2")).do(0, ids.SPACE + b.space("r4c2"))
    b.do(0, card_use(16))
    assert b.s.seats[1].level == 0


@rule("BH-FX-K02", "BH-FX-14", "BH-RUL-105")
def test_damage_as_a_cost_cannot_be_prevented() -> None:
    effect = fx("during_light_attack", op("total_add", n=4), cost=["take 1 damage"])
    b = close(cards={2: [effect]}).hold(0, 4).hold(1, 0).light(2)
    b.s.fights[0].prevent[0] = 9
    hurt(b.s, 0, 0, ids.DMG_EFFECT, -1, 0)
    b.s.depth -= 1
    b.do(0, card_use(4))
    assert b.s.seats[0].level == 1
