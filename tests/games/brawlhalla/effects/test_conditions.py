"""Conditions, costs, limits of use, whose event: BH-FX-C01 to C09, K01 to K04, E01 to E11, T01 to T14."""

from typing import Any

import pytest
from tests.games.brawlhalla.effects.probe import POWER, Bench, Fx, card_use, fx, op

from rumpus.games.brawlhalla.rules import ids, turn

rule = pytest.mark.rule


def offered(*cond: str, setup: Any = None, on: str = "after_attack", **how: Any) -> bool:
    """Is an After effect with these conditions offered to A, whose Light 2 hit B (both at level as set)?"""
    b = Bench(cards={2: [fx(on, op("draw", n=1), cond=list(cond))]}, **how).put(A="r4c3", B="r4c4").arm(0)
    b.hold(0, 4, 8).hold(1, 0, 4)
    if setup:
        setup(b)
    b.light(2).do(1, ids.PASS)
    return b.offers(0)


@rule("BH-FX-C01", "BH-POW-06", "BH-RUL-84")
@pytest.mark.parametrize(
    ("role", "a", "d"), [("attacker", True, False), ("defender", False, True), ("either", True, True)]
)
def test_role_and_result(role: str, a: bool, d: bool) -> None:
    for result, hits in (("any", True), ("hit", True), ("failed", False)):
        effect = {2: [fx("after_attack", op("draw", n=1), role=role, result=result)]}
        b = Bench(cards=effect, foe={"cards": effect}).put(A="r4c3", B="r4c4").hold(0, 4, 16).hold(1, 4)
        b.light(2).do(1, ids.CARD + 4, ids.LAY).do(0, ids.CARD + 16, ids.LAY)
        assert b.offers(0) is (a and hits)
        if b.offers(0):
            b.do(0, ids.DECLINE)
        assert b.offers(1) is (d and hits)


@rule("BH-FX-C01", "BH-FX-T07", "BH-FX-T08", "BH-FX-T09")
def test_attack_type() -> None:
    for on, offers in (("after_attack", True), ("after_light_attack", True), ("after_heavy_attack", False)):
        assert offered(on=on) is offers


@rule("BH-FX-C02")
@pytest.mark.parametrize(
    ("text", "own", "theirs", "holds"),
    [
        ("target level at least 1", 0, 0, True),
        ("target level exactly 2", 0, 0, False),
        ("self level at most 1", 2, 0, False),
        ("self level exactly 2", 2, 0, True),
        ("target level higher", 0, 0, True),
        ("target level higher", 2, 0, False),
        ("self level higher", 2, 0, True),
    ],
)
def test_damage_level(text: str, own: int, theirs: int, holds: bool) -> None:
    assert offered(text, setup=lambda b: b.level(0, own).level(1, theirs)) is holds  # B has been hit: one level more


@rule("BH-FX-C03")
@pytest.mark.parametrize(
    ("place", "where"),
    [
        ("Platform", "r4c4"),
        ("Air", "r4c5"),
        ("Off-stage", "r5c5"),
        ("row 1", "r1c2"),
        ("bottom row", "r4c4"),
        ("edge column", "r3c1"),
    ],
)
def test_space(place: str, where: str) -> None:
    spots = {
        "Platform": "r2c2",
        "Air": "r3c3",
        "Off-stage": "r5c4",
        "row 1": "r1c3",
        "bottom row": "r4c1",
        "edge column": "r2c5",
    }
    nearby = {"r2c2": "r3c3", "r3c3": "r4c4", "r5c4": "r4c5", "r1c3": "r2c3", "r4c1": "r3c2", "r2c5": "r3c4"}
    away = {
        "Platform": "r3c3",
        "Air": "r4c4",
        "Off-stage": "r4c4",
        "row 1": "r2c2",
        "bottom row": "r5c5",
        "edge column": "r3c0",
    }
    spot = spots[place]
    assert offered(f"target on {place}", setup=lambda b: b.bare().put(B=spot, A=nearby[spot]))
    spot = away[place]
    beside = {"r3c3": "r3c4", "r4c4": "r4c3", "r2c2": "r2c3", "r5c5": "r4c4", "r3c0": "r3c1"}
    assert not offered(f"target on {place}", setup=lambda b: b.bare().put(B=spot, A=beside[spot]))
    assert offered("self on Platform") or where == ""


@rule("BH-FX-C04", "BH-RUL-33")
@pytest.mark.parametrize(
    ("text", "a", "b", "holds"),
    [
        ("distance at least 2", "r1c1", "r1c3", True),
        ("distance at least 2", "r1c1", "r1c2", False),
        ("distance exactly 1", "r1c1", "r2c2", True),
        ("target above", "r2c2", "r1c2", True),
        ("target below", "r2c2", "r1c2", False),
        ("target same row", "r2c2", "r2c3", True),
        ("target diagonal", "r2c2", "r1c3", True),
        ("target diagonal", "r2c2", "r2c3", False),
        ("target in sight", "r2c2", "r3c2", False),
        ("target in sight", "r2c2", "r1c2", True),
    ],
)
def test_distance_and_position(text: str, a: str, b: str, holds: bool) -> None:
    far = [fx("constant", op("range", n=3))]
    assert offered(text, weapon=far, setup=lambda bench: bench.bare().put(A=a, B=b)) is holds


@rule("BH-FX-C05")
@pytest.mark.parametrize(
    ("text", "holds"),
    [("target UNARMED", True), ("self EQUIPPED", True), ("self EQUIPPED side 2", False), ("self DISARMED", False)],
)
def test_weapon_status(text: str, holds: bool) -> None:
    assert offered(text) is holds


@rule("BH-FX-C06")
@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("self played at least 2", True),
        ("target played exactly 1", True),
        ("self total at least 5", True),
        ("self total at most 4", False),
        ("target total exactly 1", True),
        ("self total odd", True),
        ("self total even", False),
        ("margin at least 4", True),
        ("margin at least 5", False),
        ("self played the same value twice", False),
    ],
)
def test_cards_played(text: str, holds: bool) -> None:
    b = (
        Bench(cards={2: [fx("after_attack", op("draw", n=1), cond=[text])]})
        .put(A="r4c3", B="r4c4")
        .hold(0, 4, 8)
        .hold(1, 0, 16)
    )
    b.light(2).do(1, ids.CARD + 0, ids.LAY).do(0, ids.CARD + 8, ids.LAY).do(1, ids.PASS)
    assert b.offers(0) is holds


@rule("BH-FX-C06", "BH-RUL-99")
def test_totals_in_conditions_count_standing_powers_but_not_among_themselves() -> None:
    add = fx("constant", op("total_add", n=2))
    assert offered("self total at least 4", power=[add])
    more = fx("constant", op("total_add", n=2), cond=["self total at least 3"])
    b = Bench(power=[add], weapon=[more]).put(A="r4c3", B="r4c4").arm(0).hold(0, 4).hold(1, 0).light(2)
    assert b.said(ids.EV_OPEN)[0][2] == 4  # 2 + 2: the weapon goes by the card alone


@rule("BH-FX-C07", "BH-RUL-87")
@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("self hand at most 1", True),
        ("target hand exactly 2", True),
        ("self hand fewer than the other", True),
        ("self discard at least 1", False),
        ("target unrevealed KO cards exactly 2", True),
        ("self deck at least 19", False),
    ],
)
def test_zones(text: str, holds: bool) -> None:
    assert offered(text) is holds


@rule("BH-FX-C08", "BH-TURN-08")
def test_history() -> None:
    assert offered("first action")
    assert not offered("second action")
    assert offered("first attack this turn")
    assert not offered("was hit since own last turn")
    b = (
        Bench(cards={2: [fx("after_move", op("draw", n=1), cond=["moved at least 2"])]})
        .put(A="r1c1", B="r4c5")
        .hold(0, 4, 0)
    )
    b.do(0, ids.MOVE, ids.STEP + ids.E, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP)
    assert b.offers(0)
    for start, step, holds in (("r1c2", ids.S, True), ("r1c1", ids.E, False)):
        effect = {2: [fx("after_move", op("draw", n=1), cond=["started on Air, ended on Platform"])]}
        b = Bench(cards=effect).put(A=start, B="r4c5").bare().hold(0, 4).do(0, ids.MOVE + 4, ids.STEP + step, ids.STOP)
        assert b.offers(0) is holds


@rule("BH-FX-C08")
def test_was_hit_since_own_last_turn() -> None:
    b = Bench(cards={2: [fx("after_move", op("draw", n=1), cond=["was hit since own last turn"])]}).put(
        A="r1c1", B="r1c2"
    )
    b.s.seats[0].was_hit = 1
    b.hold(0, 4).do(0, ids.MOVE + 4, ids.STEP + ids.SE, ids.STOP)
    assert b.offers(0)


@rule("BH-FX-C09")
def test_others_near() -> None:
    effect = {2: [fx("after_attack", op("draw", n=1), cond=["at least 1 opponent within 1 of target"])]}
    for where, holds in (("r2c4", True), ("r2c5", False)):
        b = (
            Bench(cards=effect, seats=3)
            .bare()
            .put(A="r2c2", B="r2c3", C=where)
            .hold(0, 4)
            .hold(1, 0)
            .light(2)
            .do(1, ids.PASS)
        )
        assert b.offers(0) is holds
    mate = {2: [fx("after_move", op("draw", n=1), cond=["at least 1 teammate within 2 of self"])]}
    b = Bench(cards=mate, seats=4, format="2v2").put(A="r1c1", B="r4c5", C="r1c4", D="r1c5").hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP)
    assert b.offers(0)


# ---------------------------------------------------------------- costs


@rule("BH-FX-K01", "BH-POW-02")
@pytest.mark.parametrize(
    ("cost", "legal"),
    [
        ("discard 1 (any value)", [8, 12]),
        ("discard 1 (exactly 4)", [12]),
        ("discard 1 (at least 3)", [8, 12]),
        ("discard 2 (any value)", [8, 12]),
        ("discard 3 (any value)", []),
        ("discard 1 (exactly 5)", []),
    ],
)
def test_discard_cost(cost: str, legal: list[int]) -> None:
    b = (
        Bench(cards={2: [fx("before_attack", op("draw", n=1), cost=[cost])]})
        .put(A="r4c3", B="r4c4")
        .hold(0, 4, 8, 12)
        .hold(1, 0)
    )
    b.light(2)
    if not legal:
        assert not b.offers(0)
        assert (b.s.ask == ids.ASK_WINDOW) is (
            cost == "discard 1 (exactly 5)"
        )  # the hand is hidden: asked all the same
        return
    b.do(0, card_use(4))
    assert b.legal(0) == [ids.CARD + c for c in legal]
    for c in legal[: int(cost.split()[1])]:
        b.do(0, ids.CARD + c)
    assert len(b.hand(0)) == 3 - int(cost.split()[1])


@rule("BH-FX-K01")
def test_two_discard_costs_leave_enough_for_each_other() -> None:
    costs = ["discard 1 (at least 3)", "discard 1 (exactly 4)"]
    b = (
        Bench(cards={2: [fx("before_attack", op("draw", n=1), cost=costs)]})
        .put(A="r4c3", B="r4c4")
        .hold(0, 4, 8, 12)
        .hold(1, 0)
    )
    b.light(2).do(0, card_use(4))
    assert b.legal(0) == [ids.CARD + 8]
    b.do(0, ids.CARD + 8)
    assert b.legal(0) == [ids.CARD + 12]


@rule("BH-FX-K02", "BH-RUL-105")
@pytest.mark.parametrize(
    ("level", "n", "may"), [(0, 1, True), (1, 1, True), (2, 1, False), (1, 2, False), (0, 2, True)]
)
def test_damage_cost(level: int, n: int, may: bool) -> None:
    b = Bench(cards={2: [fx("before_attack", op("draw", n=1), cost=[f"take {n} damage"])]}).put(A="r4c3", B="r4c4")
    b.level(0, level).hold(0, 4).hold(1, 0).light(2)
    assert b.offers(0) is may
    if may:
        assert b.do(0, card_use(4)).s.seats[0].level == level + n


@rule("BH-FX-K03")
@pytest.mark.parametrize("status", [ids.UNARMED, ids.EQUIPPED, ids.DISARMED])
def test_disarm_cost(status: int) -> None:
    b = Bench(cards={2: [fx("before_attack", op("draw", n=1), cost=["disarm yourself"])]}).put(A="r4c3", B="r4c4")
    b.arm(0, status=status).hold(0, 4).hold(1, 0).light(2)
    assert b.offers(0) is (status == ids.EQUIPPED)
    if status == ids.EQUIPPED:
        b.do(0, card_use(4))
        assert (b.s.seats[0].status, len(b.hand(0))) == (ids.DISARMED, 1)


@rule("BH-FX-K04")
def test_action_cost() -> None:
    effect = {2: [fx("before_attack", op("draw", n=1), cost=["spend 1 action"])]}
    b = Bench(cards=effect).put(A="r4c3", B="r4c4").hold(0, 4).hold(1, 0).light(2).do(0, card_use(4))
    assert b.s.actions == 0
    b = Bench(cards=effect).put(A="r4c3", B="r4c4").hold(0, 4).hold(1, 0)
    b.s.actions = 1
    assert not b.light(2).offers(0)


# ---------------------------------------------------------------- whose event, how often


@rule("BH-FX-E01", "BH-RUL-98", "BH-FX-T12", "BH-POW-07")
def test_turn_start_and_end_are_the_own_ones_unless_said_otherwise() -> None:
    b = Bench(power=[fx("on_turn_end", op("draw", n=1))]).do(0, ids.END)
    assert b.offers(0)
    for cond, asked in (([], False), (["turn = opponent's"], True), (["turn = any"], True), (["who = opponent"], True)):
        b = Bench(power=[fx("on_turn_start", op("draw", n=1), cond=cond)]).do(0, ids.END)
        assert b.offers(0) is asked
        assert b.s.active == 1


@rule("BH-FX-E03")
def test_on_card_played() -> None:
    for cond, asked in (
        ("value 3 played", True),
        ("value 2 played", False),
        ("cards in the play at least 2", True),
        ("who = self", False),
        ("who = other combatant", True),
    ):
        b = Bench(power=[fx("on_card_played", op("draw", n=1), cond=[cond], attack="light")]).put(A="r4c3", B="r4c4")
        b.hold(0, 4, 5).hold(1, 8, 12).light(2)
        if b.offers(0):
            b.do(0, ids.DECLINE)
        b.do(1, ids.CARD + 8, ids.CARD + 12, ids.LAY)
        assert b.offers(0) is asked


@rule("BH-FX-E05")
@pytest.mark.parametrize(("source", "asked"), [("light", True), ("crossing", False)])
def test_on_damage(source: str, asked: bool) -> None:
    b = Bench(power=[fx("on_damage", op("draw", n=1), cond=["who = opponent", f"source = {source}"])]).put(
        A="r4c3", B="r4c4"
    )
    b.hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS)
    assert b.offers(0) is asked


@rule("BH-FX-E07", "BH-RUL-76")
def test_on_ko_of_a_teammate_or_an_opponent() -> None:
    for who, asked in (
        ("opponent", True),
        ("teammate", False),
        ("self", False),
        ("any other Legend", True),
        ("any", True),
    ):
        b = Bench(power=[fx("on_ko", op("draw", n=1), cond=[f"who = {who}"])]).put(A="r4c4", B="r5c5").level(1, 2)
        b.do(0, ids.DELAY).do(1, ids.SPACE + b.space("r1c1"))
        assert b.offers(0) is asked


@rule("BH-FX-E09")
@pytest.mark.parametrize(("choice", "action"), [("draw", ids.DRAW), ("swap", ids.SWAP)])
def test_on_delay(choice: str, action: int) -> None:
    for made in (ids.DRAW, ids.SWAP):
        b = (
            Bench(power=[fx("on_delay", op("draw", n=1), cond=[f"choice = {choice}"])])
            .put(A="r2c2")
            .do(0, ids.DELAY, made)
        )
        assert b.offers(0) is (made == action)


@rule("BH-RUL-77", "BH-RUL-95")
@pytest.mark.parametrize(
    ("uses", "again_same", "again_next", "again_ko"),
    [
        ("once per turn", False, True, True),
        ("once per life", False, False, True),
        ("once per game", False, False, False),
    ],
)
def test_limits_of_use(uses: str, again_same: bool, again_next: bool, again_ko: bool) -> None:
    b = Bench(power=[fx("on_delay", op("heal", n=1), uses=uses)]).put(A="r2c2", B="r2c4")
    b.level(0, 2).do(0, ids.DELAY, ids.SWAP, POWER, ids.DELAY, ids.SWAP)
    assert b.offers(0) is again_same
    b.do(0, ids.END).do(1, ids.END).do(0, ids.DELAY, ids.SWAP)
    assert b.offers(0) is again_next
    b.s.seats[0].used_life = 0  # as a KO does
    if b.offers(0):
        b.do(0, ids.DECLINE)
    b.s.seats[0].used_turn = 0
    b.do(0, ids.DELAY, ids.SWAP)
    assert b.offers(0) is again_ko


@rule("BH-RUL-108", "BH-RUL-93")
def test_two_effects_of_one_card_follow_their_own_triggers() -> None:
    both = [fx("before_attack", op("draw", n=1)), fx("after_attack", op("draw", n=1))]
    b = Bench(cards={2: both}).put(A="r4c3", B="r4c4").hold(0, 4).hold(1, 0).light(2).do(0, card_use(4))
    b.do(1, ids.PASS)
    assert b.legal(0) == [ids.DECLINE, card_use(4, 1)]


@rule("BH-RUL-100", "BH-FX-43")
def test_an_effect_that_can_do_nothing_is_not_offered() -> None:
    effects: list[Fx] = [op("recover_free"), op("heal", n=1), op("pull", n=1, who="one opponent within 2")]
    for word in effects:
        on = "after_move"
        b = (
            Bench(cards={2: [fx(on, word)]})
            .put(A="r1c1", B="r4c5")
            .hold(0, 4)
            .do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP)
        )
        assert b.s.ask == ids.ASK_ACTION


@rule("BH-RUL-57", "BH-RUL-83")
def test_the_effect_of_a_player_who_concedes_ends() -> None:
    b = Bench(cards={2: [fx("after_move", op("damage_deal", n=1, who="one opponent within 3"))]}, seats=3)
    b.put(A="r1c1", B="r1c3", C="r1c4").hold(0, 4).do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert b.s.ask == ids.ASK_TARGET
    turn.apply(b.t, b.s, 0, ids.CONCEDE, b.log)
    assert (b.s.active, b.s.seats[1].level, b.s.seats[2].level) == (1, 0, 0)
