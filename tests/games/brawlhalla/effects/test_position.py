"""Position, range and targeting: BH-FX-25 to BH-FX-41."""

from typing import Any

import pytest
from tests.games.brawlhalla.effects.probe import POWER, SIDE, Bench, Fx, card_use, fx, op

from rumpus.games.brawlhalla.rules import ids

rule = pytest.mark.rule


def after_light(*words: Fx, a: str = "r4c3", b: str = "r4c4", **how: Any) -> Bench:
    """A's Light attack with the special 2 hits B; the After effect is offered to A."""
    bench = Bench(cards={2: [fx("after_light_attack", *words)]}, **how).put(A=a, B=b).hold(0, 4).hold(1, 0)
    return bench.light(2).do(1, ids.PASS)


def moved(*words: Fx, on: str = "after_move", a: str = "r1c1", b: str = "r1c4", **how: Any) -> Bench:
    """A MOVEs one step east with the special 2 and its effect is offered."""
    bench = Bench(cards={2: [fx(on, *words)]}, **how).put(A=a, B=b).hold(0, 4)
    bench.do(0, ids.MOVE + 4)
    return bench.do(0, ids.STEP + ids.E, ids.STOP) if on == "after_move" else bench


@rule("BH-FX-25", "BH-RUL-52", "BH-FX-T08")
def test_step_by_the_movement_rules() -> None:
    b = after_light(op("step", n=2)).do(0, card_use(4))
    assert ids.STOP in b.legal(0)
    assert ids.STEP + ids.S not in b.legal(0)  # through the floor
    b.do(0, ids.STEP + ids.N, ids.STEP + ids.NE)
    assert b.at(0) == "r2c4"
    assert b.s.seats[0].steps == 0


@rule("BH-FX-25", "BH-MOVE-07")
def test_step_never_ends_on_a_legend_and_may_be_none() -> None:
    b = after_light(op("step", n=1)).do(0, card_use(4))
    assert ids.STEP + ids.E not in b.legal(0)
    b.do(0, ids.STOP)
    assert b.at(0) == "r4c3"


@rule("BH-FX-25")
@pytest.mark.parametrize(("way", "good", "bad"), [("towards", ids.NE, ids.W), ("away", ids.W, ids.NE)])
def test_step_towards_or_away(way: str, good: int, bad: int) -> None:
    b = after_light(op("step", n=1, way=way), a="r4c2", b="r4c3")
    b.s.seats[1].space = b.space("r4c4")
    b.do(0, card_use(4))
    assert ids.STEP + good in b.legal(0)
    assert ids.STEP + bad not in b.legal(0)


@rule("BH-FX-25")
def test_step_that_must_end_on_a_platform() -> None:
    b = after_light(op("step", n=1, end="Platform")).do(0, card_use(4))
    assert b.legal(0) == [ids.STOP, ids.STEP + ids.W]


@rule("BH-FX-25", "BH-RUL-53")
def test_step_takes_a_token() -> None:
    b = moved(op("step", n=1)).do(0, card_use(4), ids.STEP + ids.S)
    assert b.s.seats[0].status == ids.EQUIPPED
    assert b.at(0) == "r2c2"


@rule("BH-FX-26", "BH-RUL-90", "BH-KOL-03")
@pytest.mark.parametrize(("stop", "dead"), [("no", True), ("yes", False)])
def test_push_at_the_ko_line(stop: str, dead: bool) -> None:
    b = after_light(op("push", n=3, stop_at_ko_line=stop))
    b.level(1, 2).do(0, card_use(4))
    assert bool(b.said(ids.EV_KO)) is dead
    if dead:
        assert b.said(ids.EV_KO)[0][1] == 0
    else:
        assert (b.at(1), b.s.seats[1].level) == ("r4c6", 2)


@rule("BH-FX-26")
def test_push_one_opponent_within() -> None:
    b = moved(op("push", n=1, who="one opponent within 2"), b="r1c4").do(0, card_use(4))
    assert b.at(1) == "r1c5"


@rule("BH-FX-27")
@pytest.mark.parametrize(("n", "where"), [(1, "r1c4"), (3, "r1c3")])
def test_pull(n: int, where: str) -> None:
    b = moved(op("pull", n=n, who="one opponent within 4"), b="r1c5").do(0, card_use(4))
    assert b.at(1) == where
    assert b.s.seats[1].level == 0


@rule("BH-FX-27", "BH-RUL-32")
def test_pull_needs_sight_where_it_says_so() -> None:
    b = moved(op("pull", n=1, sight="yes", who="one opponent within 4"), b="r3c2")
    assert not b.offers(0)  # the Platform r2c2 is in between
    b = moved(op("pull", n=1, sight="no", who="one opponent within 4"), b="r3c2").do(0, card_use(4))
    assert b.at(1) == "r3c2"  # and its floor stops the pull


@rule("BH-FX-28")
def test_swap_places() -> None:
    b = after_light(op("swap_places", within=4)).do(0, card_use(4))
    assert (b.at(0), b.at(1)) == ("r4c4", "r4c3")


@rule("BH-FX-28")
@pytest.mark.parametrize(("teammates", "targets"), [("no", [1]), ("yes", [1, 2])])
def test_swap_places_with_a_teammate(teammates: str, targets: list[int]) -> None:
    word = op("swap_places", teammates=teammates, who="one opponent within 2")
    b = (
        Bench(cards={2: [fx("after_move", word)]}, seats=4, format="2v2")
        .put(A="r1c1", B="r1c3", C="r1c4", D="r4c5")
        .hold(0, 4)
    )
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    if len(targets) > 1:
        assert b.legal(0) == [ids.TARGET + p for p in targets]
        b.do(0, ids.TARGET + 2)
    assert b.at(targets[-1]) == "r1c2"


@rule("BH-FX-29", "BH-RUL-53", "BH-RUL-90")
@pytest.mark.parametrize(
    ("where", "spaces"),
    [
        ("any Platform", ["r2c2", "r2c4", "r4c2", "r4c3"]),
        ("row 1", ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5"]),
        ("adjacent to target", ["r3c3", "r3c4", "r3c5", "r4c5", "r5c3", "r5c4", "r5c5"]),
        ("within 1 ignoring Platforms", ["r3c2", "r3c3", "r3c4", "r4c2", "r5c2", "r5c3", "r5c4"]),
    ],
)
def test_teleport(where: str, spaces: list[str]) -> None:
    b = after_light(op("teleport", where=where)).do(0, card_use(4))
    expected = [ids.SPACE + b.space(name) for name in spaces if name != "r4c3"]
    assert b.legal(0) == expected
    b.do(0, expected[0])
    assert b.s.seats[0].space == expected[0] - ids.SPACE
    assert (b.s.seats[0].status == ids.EQUIPPED) is (where == "any Platform")  # r2c2 had a token


@rule("BH-FX-30", "BH-FX-T10")
def test_move_bonus_before_a_move() -> None:
    b = moved(op("move_bonus", n=2), on="before_move").do(0, card_use(4))
    b.do(0, ids.STEP + ids.E, ids.STEP + ids.S, ids.STEP + ids.E, ids.STEP + ids.NW)
    assert b.at(0) == "r1c2"
    assert b.s.ask == ids.ASK_ACTION


@rule("BH-FX-30")
def test_move_bonus_stands_for_self_and_against_neighbours() -> None:
    b = Bench(power=[fx("constant", op("move_bonus", n=1))]).put(A="r1c1").hold(0, 0).do(0, ids.MOVE)
    assert b.s.path_left == 2
    for where, left in (("r1c2", 1), ("r1c3", 3)):
        slow = {"power": [fx("constant", op("move_bonus", n=-2, who="opponents within 1"))]}
        b = Bench(foe=slow).put(A="r1c1", B=where).hold(0, 8).do(0, ids.MOVE + 8)
        assert b.s.path_left == left


@rule("BH-FX-31", "BH-RUL-15")
@pytest.mark.parametrize(("limit", "run"), [(4, 4), ("none", 5), (2, 3)])
def test_air_limit_before_a_move(limit: int | str, run: int) -> None:
    b = Bench(cards={5: [fx("before_move", op("air_limit", limit=limit))]}).put(A="r1c1", B="r4c3").hold(0, 16)
    b.do(0, ids.MOVE + 16, card_use(16))
    steps = 0
    while b.s.ask == ids.ASK_PATH and ids.STEP + ids.E in b.legal(0) and steps < 4:
        b.do(0, ids.STEP + ids.E)
        steps += 1
    if run == 5:
        b.do(0, ids.STEP + ids.N)
        steps += 1
    assert steps == run


@rule("BH-FX-31")
@pytest.mark.parametrize(("limit", "run"), [(4, 4), (2, 2)])
def test_air_limit_stands(limit: int, run: int) -> None:
    b = (
        Bench(power=[fx("constant", op("air_limit", limit=limit))])
        .put(A="r1c1", B="r4c3")
        .hold(0, 16)
        .do(0, ids.MOVE + 16)
    )
    for _ in range(run):
        b.do(0, ids.STEP + ids.E)
    assert not [a for a in b.legal(0) if a in (ids.STEP + ids.E, ids.STEP + ids.N)]


@rule("BH-FX-32")
@pytest.mark.parametrize(("way", "down", "up"), [("down", True, False), ("up", False, True), ("both", True, True)])
def test_phase(way: str, down: bool, up: bool) -> None:
    for on in ("before_move", "constant"):
        for start, step, goes in (("r2c2", ids.S, down), ("r3c2", ids.N, up)):
            words = [fx(on, op("phase", way=way, times=1))]
            b = Bench(power=words if on == "constant" else [], cards={2: words} if on == "before_move" else {})
            b.bare().put(A=start, B="r1c5").hold(0, 4).do(0, ids.MOVE + 4)
            if on == "before_move":
                b.do(0, card_use(4))
            assert (ids.STEP + step in b.legal(0)) is goes
            if goes:
                b.do(0, ids.STEP + step)
                assert ids.STEP + (ids.N if step == ids.S else ids.S) not in b.legal(0)  # once


@rule("BH-FX-33", "BH-FX-E09")
def test_hover_by_event_once_per_turn() -> None:
    b = Bench(power=[fx("on_gravity", op("hover", uses="once per turn"))]).put(A="r1c1", B="r2c2")
    b.do(0, ids.DELAY, POWER, ids.DRAW)
    assert b.at(0) == "r1c1"
    b.do(0, ids.DELAY, ids.DRAW)
    assert b.at(0) == "r2c1"


@rule("BH-FX-33")
@pytest.mark.parametrize(("when", "own", "others"), [("any DELAY", "r1c1", "r1c1"), ("own DELAY", "r1c1", "r2c1")])
def test_hover_stands(when: str, own: str, others: str) -> None:
    b = Bench(power=[fx("constant", op("hover", when=when))]).put(A="r1c1", B="r2c2").do(0, ids.DELAY)
    assert b.at(0) == own
    b = Bench(foe={"power": [fx("constant", op("hover", when=when))]}).put(B="r1c1", A="r2c2").do(0, ids.DELAY)
    assert b.at(1) == others


@rule("BH-FX-34", "BH-RUL-58")
def test_drop() -> None:
    b = moved(op("drop", n=2, who="one opponent within 3"), b="r2c3").do(0, card_use(4))
    assert b.at(1) == "r4c3"
    assert b.at(0) == "r1c2"
    b = moved(op("drop", n=3, who="one opponent within 3"), b="r1c3").do(0, card_use(4))
    assert b.at(1) == "r4c3"  # a Platform holds it


@rule("BH-FX-34", "BH-RUL-23")
def test_drop_over_the_ko_line_is_caused_by_the_owner() -> None:
    b = after_light(op("drop", n=1), a="r4c2", b="r5c1")
    b.level(1, 2).do(0, card_use(4))
    assert b.said(ids.EV_KO)[0][1] == 0


@rule("BH-FX-35", "BH-FX-E11", "BH-MOVE-06")
def test_opportunity_on_passing() -> None:
    pass_by = fx("on_pass_through", op("opportunity"), op("damage_deal", n=1))
    b = Bench(power=[pass_by]).put(A="r1c1", B="r1c2").hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STEP + ids.E, POWER)
    assert b.s.seats[1].level == 1
    assert b.at(0) == "r1c3"


@rule("BH-FX-35", "BH-FX-E11", "BH-RUL-98")
def test_opportunity_when_an_opponent_stops_next_to_the_owner() -> None:
    meet = fx("on_adjacent", op("opportunity"), op("push", n=1, who="one opponent within 3"), cond=["who = opponent"])
    b = Bench(foe={"power": [meet]}, seats=3).put(A="r1c1", B="r1c3", C="r1c4").hold(0, 0)
    b.do(0, ids.MOVE, ids.STEP + ids.E).do(1, POWER)
    assert (b.at(0), b.at(2)) == ("r1c1", "r1c4")


@rule("BH-FX-36", "BH-RUL-95")
@pytest.mark.parametrize(("n", "moves"), [(0, False), (1, True)])
def test_root(n: int, moves: bool) -> None:
    b = after_light(op("root", n=n)).do(0, card_use(4), ids.END)
    b.hold(1, 16)
    assert (ids.MOVE + 16 in b.legal(1)) is moves
    if moves:
        b.do(1, ids.MOVE + 16)
        assert b.s.path_left == 1
        b.do(1, ids.STOP)
    b.do(1, ids.END).do(0, ids.END)
    assert ids.MOVE + 16 in b.legal(1) or b.hand(1) == []
    assert b.s.seats[1].root == -1


@rule("BH-FX-36")
def test_root_stands_against_neighbours() -> None:
    hold = {"power": [fx("constant", op("root", n=0))]}
    b = Bench(foe=hold).put(A="r1c1", B="r1c2").hold(0, 0).go()
    assert ids.MOVE not in b.legal(0)
    b = Bench(foe=hold).put(A="r1c1", B="r1c3").hold(0, 0).go()
    assert ids.MOVE in b.legal(0)


def reach(word: Fx, a: str, b: str, *more: Fx, **how: Any) -> list[int]:
    """1: Light is legal, 2: Heavy is legal, for A with a weapon that has these words."""
    bench = Bench(weapon=[fx("constant", word, *more)], **how).put(A=a, B=b).arm(0).hold(0, 0).go()
    return [kind for kind, first in ((1, ids.LIGHT), (2, ids.HEAVY)) if first + 1 in bench.legal(0)]


@rule("BH-FX-37", "BH-ATK-03", "BH-ATK-05", "BH-RUL-32", "BH-RUL-33")
def test_range() -> None:
    three = op("range", n=3)
    assert reach(three, "r1c1", "r1c4") == [1, 2]
    assert reach(three, "r1c1", "r1c5") == []
    assert reach(three, "r1c2", "r3c2") == []
    assert reach(three, "r1c3", "r3c3") == [1, 2]
    assert reach(op("range", n=3, min=2, attack="light"), "r1c1", "r1c4") == [1]
    assert reach(op("range", n=3, min=2, attack="light"), "r1c1", "r1c2") == [1, 2]
    assert reach(op("range", n=2, line="straight"), "r4c2", "r4c4") == [1, 2]
    assert reach(op("range", n=2, line="straight"), "r4c2", "r3c4") == []


@rule("BH-FX-38", "BH-RUL-31")
def test_ignore_sight() -> None:
    three = op("range", n=3)
    assert reach(three, "r1c2", "r3c2", op("ignore_sight", attack="heavy")) == [2]
    assert reach(three, "r1c2", "r3c2", op("ignore_sight")) == [1, 2]
    assert reach(op("hand_limit", n=6), "r2c2", "r3c2", melee_through_platform="no") == []
    assert reach(op("ignore_sight", close="no"), "r2c2", "r3c2", melee_through_platform="no") == []
    assert reach(op("ignore_sight", close="yes"), "r2c2", "r3c2", melee_through_platform="no") == [1, 2]


def splashed(word: Fx) -> Bench:
    """A hits B on r2c3; C (r2c4) and D (r1c3) stand next to B."""
    b = Bench(cards={2: [fx("after_light_attack", word)]}, seats=4).bare().put(A="r2c2", B="r2c3", C="r2c4", D="r1c3")
    b.hold(0, 4).hold(1, 0).hold(2, 0, 4).hold(3, 8)
    return b.light(2).do(1, ids.PASS).do(0, card_use(4))


@rule("BH-FX-39", "BH-RUL-34", "BH-RUL-62")
def test_splash_damage_on_all_in_turn_order() -> None:
    b = splashed(op("splash", operation="damage"))
    assert [row[0] for row in b.said(ids.EV_DAMAGE)] == [1, 2, 3]  # B by the hit itself


@rule("BH-FX-39")
def test_splash_on_at_most_n_is_chosen() -> None:
    b = splashed(op("splash", operation="damage", n=1))
    assert b.legal(0) == [ids.TARGET + 2, ids.TARGET + 3]
    b.do(0, ids.TARGET + 3)
    assert (b.s.seats[2].level, b.s.seats[3].level) == (0, 1)


@rule("BH-FX-39")
def test_splash_push_and_discard() -> None:
    b = splashed(op("splash", operation="push", around="attacker"))
    assert (b.at(2), b.at(3)) == ("r2c4", "r0c4")
    b = splashed(op("splash", operation="discard"))
    assert b.s.asker == 2
    b.do(2, ids.CARD + 4)
    assert (b.hand(2), b.hand(3)) == ([0], [])


@rule("BH-FX-40", "BH-RUL-35")
def test_intercept_for_a_teammate() -> None:
    guard = {"power": [fx("on_attack_declared", op("intercept", by="self for a teammate"), role="bystander")]}
    b = Bench(foe=guard, seats=4, format="2v2").bare().put(A="r1c1", B="r1c3", D="r1c2", C="r4c5").hold(0, 4).hold(1, 0)
    b.do(0, ids.LIGHT + 3).do(1, POWER)
    b.do(0, ids.CARD + 4).do(1, ids.PASS)
    assert (b.s.seats[1].level, b.s.seats[3].level) == (1, 0)
    b = Bench(foe=guard, seats=4, format="2v2").bare().put(A="r1c1", B="r1c5", D="r1c2", C="r4c5").hold(0, 4).hold(1, 0)
    b.do(0, ids.LIGHT + 3)
    assert b.s.ask == ids.ASK_OPEN


@rule("BH-FX-40")
def test_intercept_by_another_opponent() -> None:
    dodge = {"power": [fx("on_attack_declared", op("intercept", by="another opponent"), role="defender")]}
    b = Bench(foe=dodge, seats=3).put(A="r1c1", B="r1c2", C="r1c3").hold(0, 4).hold(1, 0).hold(2, 0)
    b.do(0, ids.LIGHT + 1).do(1, POWER).do(0, ids.CARD + 4).do(2, ids.PASS)
    assert (b.s.seats[1].level, b.s.seats[2].level) == (0, 1)


@rule("BH-FX-41")
def test_untargetable() -> None:
    far = {"power": [fx("constant", op("untargetable", distance="2+"))]}
    assert reach(op("range", n=3), "r1c1", "r1c3", foe=far) == []
    assert reach(op("range", n=3), "r1c1", "r1c2", foe=far) == [1, 2]
    air = {"power": [fx("constant", op("untargetable", on="Air"))]}
    assert reach(op("range", n=3), "r1c1", "r1c2", foe=air) == []
    assert reach(op("range", n=3), "r1c1", "r2c2", foe=air) == [1, 2]


@rule("BH-WEAP-07", "BH-WEAP-08", "BH-FX-T13")
def test_a_standing_power_works_only_equipped_and_face_up() -> None:
    for status, side, legal in ((ids.EQUIPPED, 1, True), (ids.DISARMED, 1, False), (ids.EQUIPPED, 2, False)):
        b = Bench(weapon=[fx("constant", op("range", n=3))]).put(A="r1c1", B="r1c3").arm(0, status=status).hold(0, 0)
        b.s.seats[0].side = side
        b.go()
        assert (ids.LIGHT + 1 in b.legal(0)) is legal


@rule("BH-FX-E08", "BH-FX-T13")
def test_weapon_power_at_its_own_pick_up() -> None:
    b = Bench(weapon=[fx("on_weapon_change", op("draw", n=1), cond=["kind = pickup"])]).put(A="r1c2").hold(0, 0)
    b.do(0, ids.MOVE, ids.STEP + ids.S, SIDE)
    assert len(b.hand(0)) == 1


@rule("BH-RUL-109", "BH-RUL-46")
def test_a_push_while_passing_goes_along_and_the_mover_is_placed_beside() -> None:
    shove = fx("on_pass_through", op("opportunity"), op("push", n=1))
    b = Bench(power=[shove]).put(A="r1c1", B="r1c2").hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STEP + ids.E, POWER)
    assert (b.at(1), b.s.ask, b.s.asker) == ("r1c3", ids.ASK_BUMP, 0)
    b.do(0, ids.SPACE + b.space("r1c4"))
    assert (b.at(0), b.at(1), b.s.ask) == ("r1c4", "r1c3", ids.ASK_ACTION)


@rule("BH-RUL-109")
def test_a_passed_legend_throws_the_mover_back() -> None:
    shove = fx("on_pass_through", op("opportunity"), op("push", n=1), cond=["who = opponent"])
    b = Bench(foe={"power": [shove]}).put(A="r1c1", B="r1c2").hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STEP + ids.E).do(1, POWER)
    assert (b.at(0), b.at(1), b.s.ask) == ("r1c1", "r1c2", ids.ASK_ACTION)
