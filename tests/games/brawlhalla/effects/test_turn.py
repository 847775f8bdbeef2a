"""Actions, turns, KOs, combinations and copies: BH-FX-59 to BH-FX-70."""

from typing import Any

import pytest
from tests.games.brawlhalla.effects.probe import POWER, Bench, Fx, card_use, fx, op

from rumpus.games.brawlhalla.rules import ids, turn

rule = pytest.mark.rule


def after(
    *words: Fx, on: str = "after_light_attack", own: tuple[int, ...] = (4,), held: tuple[int, ...] = (0,), **how: Any
) -> Bench:
    """A next to B, both EQUIPPED, A with the special 2."""
    b = Bench(cards={2: [fx(on, *words)]}, **how).put(A="r4c3", B="r4c4").arm(0, 1)
    return b.hold(0, *own).hold(1, *held)


@rule("BH-FX-59", "BH-TURN-07")
@pytest.mark.parametrize(
    ("kind", "actions", "only"),
    [("any", 2, [0, 0, 0]), ("MOVE", 1, [1, 0, 0]), ("DELAY", 1, [0, 1, 0]), ("ATTACK", 1, [0, 0, 1])],
)
def test_extra_action(kind: str, actions: int, only: list[int]) -> None:
    b = after(op("extra_action", n=1, kind=kind), own=(4, 8)).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert b.s.actions == actions
    assert [b.s.only[k] for k in (1, 2, 3)] == only


@rule("BH-FX-59")
def test_extra_action_at_most_once_a_turn_per_effect() -> None:
    more = [fx("on_weapon_change", op("extra_action", n=1))]
    b = Bench(power=more).put(A="r2c2").arm(0).do(0, ids.DELAY, ids.SWAP, POWER)
    assert b.s.actions == 2
    b.do(0, ids.DELAY, ids.SWAP)
    assert not b.offers(0)
    assert b.s.actions == 1


@rule("BH-FX-60", "BH-RUL-77")
def test_follow_up() -> None:
    b = after(op("follow_up", type="light"), own=(4, 8)).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert (b.s.ask, b.s.n_fights, b.s.actions) == (ids.ASK_OPEN, 2, 1)
    b.do(0, ids.CARD + 8).do(1, ids.PASS)
    assert b.s.seats[1].level == 2
    assert (b.s.ask, b.s.n_fights, sorted(b.pile(0))) == (ids.ASK_ACTION, 0, [4, 8])


@rule("BH-FX-60")
def test_follow_up_needs_reach_and_a_card() -> None:
    b = after(op("follow_up", type="light")).light(2).do(1, ids.PASS)
    assert not b.offers(0)  # no card left
    b = after(op("follow_up", type="heavy"), own=(4, 8)).arm(0, status=ids.UNARMED).light(2).do(1, ids.PASS)
    assert not b.offers(0)


@rule("BH-FX-61", "BH-ATK-01")
def test_counter() -> None:
    back = [fx("after_attack", op("counter"), result="failed", role="defender")]
    b = Bench(foe={"cards": {2: back}}, cards={2: back}).put(A="r4c3", B="r4c4").hold(0, 0, 4).hold(1, 4, 12)
    b.light(1).do(1, ids.CARD + 4, ids.LAY).do(0, ids.PASS).do(1, card_use(4))
    assert (b.s.ask, b.s.asker) == (ids.ASK_OPEN, 1)
    b.do(1, ids.CARD + 12).do(0, ids.PASS)
    assert b.s.seats[0].level == 1
    assert b.s.active == 0


@rule("BH-FX-61")
def test_a_counter_cannot_be_countered() -> None:
    back = [fx("after_attack", op("counter"), result="failed", role="defender")]
    b = Bench(foe={"cards": {2: back}}, cards={4: back}).put(A="r4c3", B="r4c4").hold(0, 0, 12, 16).hold(1, 4, 0, 8)
    b.light(1).do(1, ids.CARD + 4, ids.LAY).do(0, ids.PASS).do(1, card_use(4), ids.CARD + 0)
    b.do(0, ids.CARD + 12, ids.LAY).do(1, ids.PASS)
    assert b.s.ask == ids.ASK_ACTION


@rule("BH-FX-62")
def test_stun_never_below_one() -> None:
    for n in (1, 3):
        b = Bench(cards={2: [fx("after_light_attack", op("stun"), result="hit")]}).put(A="r4c3", B="r4c4")
        b.hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS).do(0, card_use(4))
        b.s.seats[1].stun = n
        b.do(0, ids.END)
        assert (b.s.active, b.s.actions) == (1, 1)


@rule("BH-FX-63", "BH-FX-T11")
def test_move_and_strike() -> None:
    strike = {2: [fx("after_move", op("move_and_strike", type="light", opening_max=3))]}
    b = Bench(cards=strike).put(A="r1c1", B="r1c3").hold(0, 4, 8, 16).hold(1, 0)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert b.s.ask == ids.ASK_OPEN
    assert b.legal(0) == [ids.PASS, ids.CARD + 8]  # the 5 is too high
    b.do(0, ids.CARD + 8).do(1, ids.PASS)
    assert (b.s.seats[1].level, b.s.actions, b.s.ask) == (1, 1, ids.ASK_ACTION)


@rule("BH-FX-63")
def test_move_and_strike_either_way_and_nobody_in_reach() -> None:
    strike = {2: [fx("after_move", op("move_and_strike", type="any"))]}
    b = Bench(cards=strike).put(A="r1c1", B="r1c3").arm(0).hold(0, 4, 8).hold(1, 0)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert b.legal(0) == [ids.PICK, ids.PICK + 1]
    b.do(0, ids.PICK + 1)
    assert b.s.fights[0].type == ids.HEAVY_ATTACK
    after = {2: [fx("after_move", op("draw", n=1), op("move_and_strike", type="any"))]}
    b = Bench(cards=after).put(A="r1c1", B="r1c5").arm(0).hold(0, 4, 8)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert (b.s.ask, len(b.hand(0))) == (ids.ASK_ACTION, 2)  # the draw; no attack without somebody in reach


@rule("BH-FX-63", "BH-RUL-83")
def test_move_and_strike_when_its_targets_concede_while_it_is_aimed() -> None:
    strike = {2: [fx("after_move", op("move_and_strike", type="any"))]}
    far = [fx("constant", op("range", n=3, attack="heavy"))]
    b = Bench(cards=strike, power=far, seats=4).put(A="r3c1", B="r4c3", C="r2c3", D="r3c5").arm(0).hold(0, 4, 8)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4), ids.PICK)
    assert b.legal(0) == [ids.TARGET + 1, ids.TARGET + 2]
    turn.apply(b.t, b.s, 1, ids.CONCEDE, b.log)
    turn.apply(b.t, b.s, 2, ids.CONCEDE, b.log)
    assert (b.s.ask, b.s.n_fights) == (ids.ASK_ACTION, 0)


@rule("BH-FX-64", "BH-FX-E09")
@pytest.mark.parametrize("on", ["on_delay", "constant"])
@pytest.mark.parametrize("how", ["draw", "draw and swap", "no gravity", "gravity for opponents only"])
def test_better_delay(on: str, how: str) -> None:
    word = op("better_delay", how=how, n=3) if how == "draw" else op("better_delay", how=how)
    b = Bench(power=[fx(on, word)]).put(A="r1c1", B="r1c3").do(0, ids.DELAY)
    if on == "on_delay":
        b.do(0, POWER)
    fell = {"no gravity": ("r1c1", "r1c3"), "gravity for opponents only": ("r1c1", "r2c3")}
    assert (b.at(0), b.at(1)) == fell.get(how, ("r2c1", "r2c3"))
    if how == "draw and swap":
        b.do(0, ids.PICK + 1)
        assert b.s.seats[0].side == 2
    else:
        assert ids.PICK + 1 not in b.legal(0)
        b.do(0, ids.DRAW)
    assert len(b.hand(0)) == (3 if how == "draw" else 2)


def knocked_out(**how: Any) -> Bench:
    """B, Red on r4c6, is KO'd by A's Heavy 5."""
    b = Bench(**how).put(A="r4c5", B="r4c6").arm(0, 1).bare().level(1, 2).hold(0, 16).hold(1, 0)
    return b.heavy(5).do(1, ids.PASS)


@rule("BH-FX-65", "BH-FX-E07", "BH-KO-04")
@pytest.mark.parametrize(("where", "spaces"), [("any Platform", 5), ("next to the causer", 8), ("row 1", 5)])
def test_respawn_change(where: str, spaces: int) -> None:
    better = fx("on_ko", op("respawn_change", where=where, keep_weapon="yes", draw=2), cond=["who = self"])
    b = knocked_out(foe={"power": [better]}).do(1, POWER)
    assert len(b.legal(1)) == spaces
    b.do(1, b.legal(1)[0])
    assert (b.s.seats[1].status, len(b.hand(1)), b.s.seats[1].level) == (ids.EQUIPPED, 3, 0)


@rule("BH-FX-66", "BH-RUL-102", "BH-KOL-03")
def test_survive_on_the_last_space() -> None:
    last = fx("before_ko", op("survive"), uses="once per game")
    b = knocked_out(foe={"power": [last]}).do(1, POWER)
    assert (b.at(1), b.s.seats[1].level, b.s.seats[1].ko_left) == ("r4c6", 2, 2)
    assert not b.said(ids.EV_KO)
    assert b.s.seats[1].used_game == 1
    assert knocked_out(foe={"power": [last]}).do(1, ids.DECLINE).said(ids.EV_KO)


@rule("BH-FX-66", "BH-RUL-102")
def test_survive_in_row_1() -> None:
    b = knocked_out(foe={"power": [fx("before_ko", op("survive", at="row 1"))]}).do(1, POWER)
    assert b.legal(1) == [ids.SPACE + b.space(f"r1c{col}") for col in range(1, 6)]
    b.do(1, ids.SPACE + b.space("r1c2"))
    assert (b.at(1), b.s.seats[1].level, b.s.ask) == ("r1c2", 2, ids.ASK_ACTION)


@rule("BH-FX-66", "BH-RUL-80")
def test_survive_not_against_pressure() -> None:
    b = Bench(power=[fx("before_ko", op("survive"))]).put(A="r2c2", B="r2c4").level(0, 2)
    b.s.pressure = 1
    b.do(0, ids.END)
    assert b.said(ids.EV_KO)


@rule("BH-FX-67", "BH-RUL-58", "BH-RUL-103")
@pytest.mark.parametrize("gain", ["draw", "heal", "extra action", "equip", "choose the respawn space"])
def test_spoils(gain: str) -> None:
    word = op("spoils", gain=gain, n=2) if gain in ("draw", "heal") else op("spoils", gain=gain)
    b = Bench(power=[fx("on_ko", word, cond=["caused by self"])]).put(A="r4c4", B="r5c5")
    b.level(0, 2).level(1, 2).hold(0, 16)
    if gain == "choose the respawn space":
        b.do(0, ids.DELAY, POWER)
        assert b.s.asker == 0
        b.do(0, ids.SPACE + b.space("r1c1"))
        assert b.at(1) == "r1c1"
        return
    b.do(0, ids.DELAY).do(1, ids.SPACE + b.space("r1c1")).do(0, POWER)
    if gain == "equip":
        b.do(0, ids.SPACE + b.space("r2c4"))
    seat = b.s.seats[0]
    done = {
        "draw": len(b.hand(0)) == 3,
        "heal": seat.level == 0,
        "extra action": b.s.actions == 2,
        "equip": seat.status == ids.EQUIPPED,
    }
    assert done[gain]


@rule("BH-FX-67")
def test_spoils_only_for_the_causer() -> None:
    b = Bench(power=[fx("on_ko", op("spoils", gain="draw"))]).put(A="r5c1", B="r5c5").level(0, 2).hold(0, 16)
    b.do(0, ids.DELAY)
    b.do(0, ids.SPACE + b.space("r1c1"))
    assert not b.offers(0)


@rule("BH-FX-68", "BH-RUL-64")
def test_refresh_ko_bonus() -> None:
    again = [fx("on_turn_start", op("refresh_ko_bonus"), uses="once per game")]
    b = Bench(foe={"power": again}, ko_mode="classic")
    b.s.seats[1].bonus[0] = 2
    b.s.seats[1].bonus[1] = 2
    b.do(0, ids.END).do(1, POWER)
    assert b.legal(1) == [ids.PICK, ids.PICK + 1]
    b.do(1, ids.PICK + 1)
    assert [b.s.seats[1].bonus[k] for k in range(2)] == [2, 1]
    b = Bench(foe={"power": again}).do(0, ids.END)
    assert not b.offers(1)


# ---------------------------------------------------------------- combinations


@rule("BH-FX-69")
@pytest.mark.parametrize(("chooser", "seat"), [("owner", 0), ("other", 1)])
def test_choose_one(chooser: str, seat: int) -> None:
    word = op("choose_one", chooser=chooser, of=[[op("draw", n=1)], [op("disarm")], [op("draw", n=3)]])
    for n, cards, status in ((0, 1, ids.EQUIPPED), (1, 0, ids.DISARMED), (2, 3, ids.EQUIPPED)):
        b = after(word).light(2).do(1, ids.PASS).do(0, card_use(4))
        assert b.legal(seat) == [ids.PICK, ids.PICK + 1, ids.PICK + 2]
        b.do(seat, ids.PICK + n)
        assert (len(b.hand(0)), b.s.seats[1].status) == (cards, status)


@rule("BH-FX-69")
@pytest.mark.parametrize(("level", "cards"), [(1, 2), (2, 1)])
def test_if_then_else(level: int, cards: int) -> None:
    word: Fx = {"op": "if", "if": "target level exactly 1", "then": [op("draw", n=2)], "else": [op("draw", n=1)]}
    b = after(word).level(1, level - 1).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert len(b.hand(0)) == cards


@rule("BH-FX-69")
def test_sequence_and_repeat_nested() -> None:
    inner = op("repeat", times=2, do=[op("draw", n=1)])
    word = op("repeat", times=3, do=[inner, op("mill", n=1)])
    b = after(word).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert len(b.hand(0)) == 6
    assert len(b.said(ids.EV_MILL)) == 3
    b = after(op("sequence", do=[op("draw", n=1), op("disarm")])).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert (len(b.hand(0)), b.s.seats[1].status) == (1, ids.DISARMED)


@rule("BH-FX-70")
def test_copy_the_opponents_card() -> None:
    steal = [fx("after_attack", op("copy", source="opponent's card in play"))]
    theirs = {2: [fx("after_attack", op("draw", n=2))], 3: [fx("during_attack", op("draw", n=1))]}
    b = Bench(cards={2: steal}, foe={"cards": theirs}).put(A="r4c3", B="r4c4").hold(0, 4, 16).hold(1, 4, 8)
    b.light(2).do(1, ids.CARD + 4, ids.CARD + 8, ids.LAY).do(0, ids.PASS).do(0, card_use(4))
    assert len(b.hand(0)) == 3  # the 5, and two drawn by the copy: the other trigger is no choice


@rule("BH-FX-70")
def test_copy_the_top_of_the_own_discard() -> None:
    cards = {2: [fx("after_attack", op("copy", source="top of own discard"))], 3: [fx("after_attack", op("draw", n=2))]}
    b = Bench(cards=cards).put(A="r4c3", B="r4c4").hold(0, 4).hold(1, 0).toss(0, 8)
    b.light(2).do(1, ids.PASS).do(0, card_use(4))
    assert len(b.hand(0)) == 2
    b = Bench(cards=cards).put(A="r4c3", B="r4c4").hold(0, 4).hold(1, 0).toss(0, 8, 0)
    b.light(2).do(1, ids.PASS).do(0, card_use(4))
    assert b.hand(0) == []
