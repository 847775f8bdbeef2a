"""Standing powers (BH-FX-T12): the best of several counts, conditions switch them, limits are spent, others have their
own.
"""

import pytest
from tests.games.brawlhalla.effects.probe import Bench, card_use, fx, op

from rumpus.games.brawlhalla.rules import ids, ops, static_abilities, static_changes

rule = pytest.mark.rule
RED = ["self level exactly 2"]


def always(*words, **more):
    return fx("constant", *words, **more)


def both(word, best, less):
    """A power and a weapon with the same word; in both orders the best counts."""
    yield Bench(power=[always({"op": word, **best})], weapon=[always({"op": word, **less})]).arm(0)
    yield Bench(power=[always({"op": word, **less})], weapon=[always({"op": word, **best})]).arm(0)


@rule("BH-FX-04")
def test_the_largest_opening_counts():
    for b in both("extra_opening", {"n": 3}, {"n": 2}):
        assert static_changes.openings_of(b.t, b.s, 0) == 3


@rule("BH-FX-31")
def test_the_largest_air_limit_counts_and_only_where_it_is_in_force():
    for b in both("air_limit", {"limit": 6}, {"limit": 4}):
        assert static_changes.air_limit_of(b.t, b.s, 0) == 6
    b = Bench(power=[always(op("air_limit", limit=6), cond=RED)])
    assert static_changes.air_limit_of(b.t, b.s, 0) == b.t.air_limit
    assert static_changes.air_limit_of(b.level(0, 2).t, b.s, 0) == 6


@rule("BH-FX-32")
def test_floors_open_both_ways_and_the_larger_number_counts():
    for b in both("phase", {"way": "up", "times": "any"}, {"way": "down", "times": 1}):
        assert static_changes.phase_of(b.t, b.s, 0) == 99 * 4 + 3


@rule("BH-FX-36")
def test_the_strictest_root_counts():
    foe = {"power": [always(op("root", n=1))], "weapon": [always(op("root", n=2))]}
    b = Bench(foe=foe).put(A="r4c3", B="r4c4").arm(1)
    assert static_changes.root_of(b.t, b.s, 0) == 1
    assert static_changes.root_of(b.put(B="r1c1").t, b.s, 0) == -1
    b = Bench(foe={"power": foe["weapon"], "weapon": foe["power"]}).put(A="r4c3", B="r4c4").arm(1)
    assert static_changes.root_of(b.t, b.s, 0) == 1


@rule("BH-FX-58")
def test_the_largest_hand_limit_counts_and_only_where_it_is_in_force():
    for b in both("hand_limit", {"n": 8}, {"n": 7}):
        assert static_changes.hand_limit_of(b.t, b.s, 0) == 8
    b = Bench(power=[always(op("hand_limit", n=8), cond=RED)])
    assert static_changes.hand_limit_of(b.t, b.s, 0) == 6


@rule("BH-FX-64")
def test_the_larger_draw_of_a_delay_counts():
    for b in both("better_delay", {"how": "draw", "n": 4}, {"how": "draw", "n": 3}):
        assert static_changes.delay_draws_of(b.t, b.s, 0) == 4


@rule("BH-FX-30")
def test_more_steps_of_a_neighbour_are_its_own():
    b = Bench(foe={"power": [always(op("move_bonus", n=2))]}).put(A="r4c3", B="r4c4")
    assert [static_changes.move_bonus_of(b.t, b.s, p) for p in (0, 1)] == [0, 2]
    fewer = [always(op("move_bonus", n=-1, who="opponents within 1"))]
    b = Bench(foe={"power": fewer}).put(A="r4c3", B="r4c4")
    assert [static_changes.move_bonus_of(b.t, b.s, p) for p in (0, 1)] == [-1, 0]


@rule("BH-FX-48", "BH-RUL-77")
@pytest.mark.parametrize(("uses", "kept"), [("unlimited", 3), ("once per turn", 1), ("once per game", 1)])
def test_a_weapon_that_cannot_be_disarmed_so_many_times(uses, kept):
    strike = {2: [fx("after_light_attack", op("disarm"))]}
    b = Bench(cards=strike, foe={"weapon": [always(op("disarm_immune"), uses=uses)]}).put(A="r4c3", B="r4c4").arm(0, 1)
    tried = 0
    b.s.actions = 3
    for _ in range(3):
        b.hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS).do(0, card_use(4))
        tried += b.s.seats[1].status == ids.EQUIPPED
    assert tried == kept


@rule("BH-FX-48")
def test_once_a_turn_comes_back_with_the_next_turn():
    b = Bench(power=[always(op("disarm_immune"), uses="once per turn")]).arm(0)
    assert [static_changes.disarm_immune(b.t, b.s, 0) for _ in range(2)] == [True, False]
    b.hold(0, 0).do(0, ids.END).do(1, ids.END)
    assert static_changes.disarm_immune(b.t, b.s, 0)
    b = Bench(power=[always(op("disarm_immune"), uses="once per game")]).arm(0)
    assert [static_changes.disarm_immune(b.t, b.s, 0) for _ in range(2)] == [True, False]
    b.hold(0, 0).do(0, ids.END).do(1, ids.END)
    assert not static_changes.disarm_immune(b.t, b.s, 0)


@rule("BH-ATK-02", "BH-FX-38")
def test_a_legend_off_the_board_is_in_nobodys_reach():
    b = Bench().put(A="r4c3", B="r4c4")
    assert static_changes.in_reach(b.t, b.s, 0, 1, ids.LIGHT_ATTACK)
    for p in (0, 1):
        b = Bench().put(A="r4c3", B="r4c4")
        b.s.seats[p].space = -1
        assert not static_changes.in_reach(b.t, b.s, 0, 1, ids.LIGHT_ATTACK)


def test_a_seat_without_a_legend_has_no_powers():
    b = Bench(power=[always(op("hand_limit", n=8))])
    assert static_abilities.stands(b.t, b.s, 0, static_abilities.const_bit(ops.HAND_LIMIT))
    b.s.seats[0].legend = -1
    assert not static_abilities.stands(b.t, b.s, 0, static_abilities.const_bit(ops.HAND_LIMIT))


@rule("BH-FX-T12")
def test_only_words_that_may_stand_have_a_bit():
    stand = [n for n in range(1, 71) if static_abilities.const_bit(n) >= 0]
    assert len({static_abilities.const_bit(n) for n in stand}) == len(stand) == 16
    assert static_abilities.const_bit(ops.DRAW) == -1


@rule("BH-FX-01", "BH-POW-06")
def test_a_standing_power_for_a_defender_or_for_one_kind_of_attack():
    powers = [always(op("total_add", n=2), cond=["role = defender"])]
    b = Bench(power=powers).put(A="r4c3", B="r4c4").arm(0).hold(0, 0).hold(1, 0).light(1)
    assert b.s.fights[0].base[0] + static_changes.total_mods(b.t, b.s, 0, 0) == 1
    b = Bench(foe={"power": powers}).put(A="r4c3", B="r4c4").hold(0, 0).hold(1, 0).light(1)
    assert static_changes.total_mods(b.t, b.s, 0, 1) == 2


@rule("BH-FX-41", "BH-POW-06")
def test_hidden_from_one_kind_of_attack():
    hidden = [always(op("untargetable", distance="2+"), attack="heavy")]
    b = Bench(weapon=[always(op("range", n=3))], foe={"power": hidden}).put(A="r1c1", B="r1c4").arm(0)
    assert static_changes.in_reach(b.t, b.s, 0, 1, ids.LIGHT_ATTACK)
    assert not static_changes.in_reach(b.t, b.s, 0, 1, ids.HEAVY_ATTACK)
