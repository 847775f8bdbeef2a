"""Conditions at their edges: nobody there, no attack, a bystander; and whether an effect is offered at all."""

import pytest
from tests.games.brawlhalla.effects.probe import POWER, Bench, card_use, fx, near, op, power

from rumpus.games.brawlhalla.rules import eligibility, ids, predicates, targeting
from rumpus.games.brawlhalla.rules.moment import moment

rule = pytest.mark.rule
HIT = "after_light_attack"


# ---------------------------------------------------------------- places, numbers, people


@rule("BH-FX-C03")
def test_kinds_of_spaces() -> None:
    t, at = near().t, near().space
    kinds = (ids.ON_PLATFORM, ids.ON_AIR, ids.ON_RING, ids.ON_TOP, ids.ON_BOTTOM, ids.ON_EDGE)
    for name, where in (
        ("r4c3", [1, 0, 0, 0, 1, 0]),
        ("r1c1", [0, 1, 0, 1, 0, 1]),
        ("r3c5", [0, 1, 0, 0, 0, 1]),
        ("r0c1", [0, 1, 1, 0, 0, 0]),
        ("r5c5", [0, 1, 1, 0, 0, 0]),
    ):
        assert [int(predicates.stands_on(t, at(name), kind)) for kind in kinds] == where, name
    assert [predicates.stands_on(t, -1, kind) for kind in kinds] == [False] * 6


@rule("BH-FX-C02", "BH-FX-C07")
def test_comparisons() -> None:
    for cmp, wanted in (
        (ids.CMP_GE, [0, 1, 1]),
        (ids.CMP_EQ, [0, 1, 0]),
        (ids.CMP_LE, [1, 1, 0]),
        (ids.CMP_LESS, [1, 0, 0]),
    ):
        assert [int(predicates.compares(cmp, mine, 2, 2)) for mine in (1, 2, 3)] == wanted


@rule("BH-FX-E01")
def test_whom_an_event_is_about() -> None:
    b = near(seats=4, format="2v2", arena="long-hall", players=4)

    def about(who: int, subject: int, owner: int = 0, fight: int = -1) -> bool:
        return predicates.about(b.t, b.s, who, owner, moment(ids.E_KO, subject, fight))

    subjects = (-1, 0, 1, 2, 3)
    for who, wanted in (
        (ids.WHO_ANY, [1, 1, 1, 1, 1]),
        (ids.WHO_SELF, [0, 1, 0, 0, 0]),
        (ids.WHO_OPPONENT, [0, 0, 1, 0, 1]),
        (ids.WHO_TEAMMATE, [0, 0, 0, 1, 0]),
        (ids.WHO_ANY_OTHER, [0, 0, 1, 1, 1]),
        (ids.WHO_OTHER, [0, 0, 1, 1, 1]),
    ):
        assert [int(about(who, subject)) for subject in subjects] == wanted
    b.hold(0, 0).hold(1, 0).light(1)
    assert [int(about(ids.WHO_OTHER, subject, 0, 0)) for subject in subjects] == [0, 0, 1, 0, 0]
    assert [int(about(ids.WHO_OTHER, subject, 3, 0)) for subject in subjects] == [0, 1, 1, 1, 0]


@rule("BH-FX-C09")
def test_near_whom() -> None:
    words = op("draw", n=1)

    def asked(cond: str, **spaces: str) -> bool:
        b = Bench(power=power("on_turn_end", words, cond=[cond]), seats=4).put(A="r4c3", B="r1c1", C="r1c5", D="r2c1")
        return b.put(**spaces).do(0, ids.END).offers(0)

    assert asked("at least 1 opponent within 1 of self", B="r4c4")
    assert not asked("at least 2 opponent within 1 of self", B="r4c4")
    assert asked("at least 2 opponent within 1 of self", B="r4c4", C="r4c2")
    assert not asked("at least 1 teammate within 3 of self", B="r4c4")
    assert not asked("at least 1 opponent within 3 of target", B="r4c4")  # at the end of a turn there is no target


@rule("BH-FX-C09", "BH-RUL-57")
def test_the_target_itself_is_not_near_and_a_legend_off_the_board_has_no_neighbours() -> None:
    cond = ["at least 1 opponent within 1 of self"]
    for space, offered in (("r1c1", False), ("r4c2", True)):
        b = near(cards={2: [fx(HIT, op("draw", n=1), cond=cond)]}, seats=3).put(C=space).hold(0, 4).hold(1, 0)
        assert b.light(2).do(1, ids.PASS).offers(0) == offered
    cond = ["at least 1 opponent within 1 of target"]
    b = near(cards={5: [fx("after_heavy_attack", op("draw", n=1), cond=cond)]}, seats=3)
    b.put(A="r4c5", B="r4c6", C="r2c5")
    b.s.seats[1].ko_left = 1
    b.level(1, 2).hold(0, 16).hold(1, 0).heavy(5).do(1, ids.PASS)
    assert b.s.seats[1].out
    assert not b.offers(0)


# ---------------------------------------------------------------- cards


@rule("BH-FX-C06")
@pytest.mark.parametrize(("second", "offered"), [(5, True), (8, False)])
def test_the_same_value_twice(second: int, offered: bool) -> None:
    b = near(cards={2: [fx(HIT, op("draw", n=1), cond=["self played the same value twice"])]})
    b.hold(0, 4, 5, 8).hold(1, 12, 13).light(2).do(1, ids.CARD + 12, ids.LAY)
    b.do(0, ids.CARD + second, ids.LAY).do(1, ids.PASS)
    assert b.offers(0) == offered


@rule("BH-FX-C06", "BH-POW-06")
def test_a_bystander_has_played_nothing() -> None:
    cond = ["role = bystander", "self played at least 1"]
    margin = ["role = bystander", "margin at least 1"]
    for conds, offered in ((cond, False), (margin, True)):
        b = Bench(seats=3, foe={"power": power("on_hit", op("draw", n=1), when="react", cond=conds)})
        b.put(A="r4c3", B="r1c1", C="r4c4").hold(0, 4).hold(2, 0)
        b.do(0, ids.LIGHT + 2, ids.CARD + 4).do(2, ids.PASS)
        assert b.offers(1) == offered


@rule("BH-FX-C08")
def test_air_to_platform_needs_a_running_move() -> None:
    conds = ["started on Air, ended on Platform"]
    b = Bench(power=power("on_weapon_change", op("draw", n=1), cond=conds)).put(A="r1c2").bare()
    b.s.tokens[0] = b.space("r2c2")
    b.hold(0, 0, 4).do(0, ids.MOVE, ids.STEP + ids.S)
    assert b.offers(0)
    b.do(0, ids.DECLINE, ids.DELAY, ids.SWAP)
    assert not b.offers(0)


@rule("BH-FX-E05", "BH-FX-C01")
def test_a_power_for_light_attacks_is_for_attacks() -> None:
    word = op("draw", n=1)
    for more, offered in (({}, True), ({"attack": "light"}, False)):
        b = Bench(power=power("on_damage", word, **more)).put(A="r1c1").toss_deck(0).script(*[-1] * 19)
        assert b.do(0, ids.DELAY, ids.DRAW).offers(0) == offered


# ---------------------------------------------------------------- offered at all?


@rule("BH-FX-40", "BH-POW-06", "BH-RUL-100")
def test_who_may_step_in_for_a_team_mate() -> None:
    step_in = power("on_attack_declared", op("intercept", by="self for a teammate"))

    def asked(attacker: int, target: int, d: str) -> bool:
        b = Bench(seats=4, format="2v2", arena="long-hall", players=4, foe={"power": step_in})
        b.put(A="r4c3", B="r4c4", C="r1c1", D=d).hold(0, 0).hold(1, 0).hold(2, 0).hold(3, 0)
        b.s.active = b.s.frames[0].seat = attacker
        return b.do(attacker, ids.LIGHT + target).offers(1)

    assert asked(0, 3, "r3c4")
    assert not asked(0, 1, "r3c4")  # B is the target itself
    assert not asked(0, 3, "r4c2")  # too far from D to be hit for it
    assert not asked(3, 0, "r3c4")  # A is no team mate


@rule("BH-FX-45", "BH-RUL-100")
def test_a_fetch_without_a_sword_near_is_not_offered() -> None:
    for token, offered in (("r1c3", True), ("r1c4", False)):
        b = Bench(power=power("on_turn_start", op("fetch", within=2))).put(A="r1c1", B="r4c4").bare()
        b.s.tokens[0] = b.space(token)
        assert b.do(0, ids.END).do(1, ids.END).offers(0) == offered


@rule("BH-FX-61", "BH-FX-60", "BH-RUL-100")
def test_a_counter_is_for_the_defender_a_follow_up_for_the_attacker() -> None:
    back = fx("after_attack", op("counter"), result="failed")
    b = near(cards={2: [back]}).hold(0, 4, 0).hold(1, 8).light(2).do(1, ids.CARD + 8, ids.LAY).do(0, ids.PASS)
    assert not b.offers(0)
    again = fx(HIT, op("follow_up", type="light"))
    b = near(foe={"cards": {2: [again]}}).hold(0, 0, 1).hold(1, 4, 5).light(1).do(1, ids.CARD + 4, ids.LAY)
    b.do(0, ids.PASS)
    assert not b.offers(1)


@rule("BH-FX-63", "BH-RUL-100")
@pytest.mark.parametrize(
    ("kind", "foe", "armed", "held", "offered"),
    [
        ("light", "r1c3", False, (4, 0), True),
        ("light", "r1c4", False, (4, 0), False),  # nobody in reach
        ("light", "r1c3", False, (4,), False),  # no card to open with
        ("light", "r1c3", False, (4, 16), True),  # too high a card: only its owner knows
        ("heavy", "r1c3", True, (4, 0), True),
        ("heavy", "r1c3", False, (4, 0), False),  # UNARMED
        ("any", "r1c3", False, (4, 0), True),
        ("any", "r1c4", True, (4, 0), False),
    ],
)
def test_a_strike_after_the_move_needs_reach_and_a_card(
    kind: str, foe: str, armed: bool, held: tuple[int, ...], offered: bool
) -> None:
    strike = {2: [fx("after_move", op("move_and_strike", type=kind, opening_max=3))]}
    b = Bench(cards=strike).put(A="r1c1", B=foe).bare().hold(0, *held).hold(1, 0)
    b = b.arm(0) if armed else b
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP)
    assert b.offers(0) == offered


@rule("BH-FX-60", "BH-RUL-57")
def test_no_follow_up_on_a_knocked_out_legend() -> None:
    again = [fx("after_heavy_attack", op("follow_up", type="light"))]
    b = Bench(cards={5: again}, seats=3).put(A="r1c4", B="r1c5", C="r4c1").arm(0).bare().hold(0, 16, 0).hold(1, 0)
    b.level(1, 2).heavy(5).do(1, ids.PASS)
    b.do(1, ids.SPACE + b.space("r1c3"))
    assert b.s.seats[1].level == 0
    assert not b.offers(0)


@rule("BH-FX-67", "BH-RUL-98")
def test_spoils_are_for_the_causer_even_where_the_text_does_not_say() -> None:
    choose = power("on_ko", op("spoils", gain="choose the respawn space"))
    b = Bench(power=choose).put(A="r4c5", B="r4c6").arm(0).bare().level(1, 2).hold(0, 16).hold(1, 0)
    b.heavy(5).do(1, ids.PASS)
    assert b.offers(0)
    b.do(0, POWER)
    assert (b.s.ask, b.s.asker) == (ids.ASK_RESPAWN, 0)


# ---------------------------------------------------------------- costs


@rule("BH-FX-K02", "BH-FX-K01")
def test_can_pay() -> None:
    b = near(power=power("on_turn_end", op("draw", n=1), cost=["take 2 damage"]))
    x = b.t.legends[b.s.seats[0].legend].fx[0]
    assert eligibility.can_pay(b.t, b.s, x, 0)
    assert not eligibility.can_pay(b.t, b.level(0, 1).s, x, 0)


@rule("BH-FX-70", "BH-FX-K01")
def test_a_copied_effect_that_cannot_be_paid_after_all_does_nothing() -> None:
    mine = [fx(HIT, op("copy", source="opponent's card in play"))]
    theirs = [fx(HIT, op("draw", n=3), cost=["discard 1 (exactly 5)"])]
    for held, cards in (((4, 0), 1), ((4, 16), 3)):
        b = near(cards={2: mine}, foe={"cards": {3: theirs}}).hold(0, *held).hold(1, 8).light(2)
        b.do(1, ids.CARD + 8, ids.LAY).do(0, ids.PASS).do(0, card_use(4))
        if cards == 3:
            assert b.s.ask == ids.ASK_DISCARD
            b.do(0, ids.CARD + 16)
        assert len(b.hand(0)) == cards
        assert b.s.ask == ids.ASK_ACTION


# ---------------------------------------------------------------- aims


@rule("BH-FX-28")
def test_a_swap_within_so_many_spaces() -> None:
    swap = {2: [fx(HIT, op("push", n=2), op("swap_places", within=2))]}
    b = near(cards=swap).put(A="r4c2", B="r4c3").hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert (b.at(0), b.at(1)) == ("r4c2", "r4c5")  # three apart
    b = near(cards={2: [fx(HIT, op("push", n=1), op("swap_places", within=2))]}).put(A="r4c2", B="r4c3")
    b.hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS).do(0, card_use(4))
    assert (b.at(0), b.at(1)) == ("r4c4", "r4c2")


def test_no_spaces_around_nowhere() -> None:
    b = near()
    assert targeting.disc(b.t, -1, 3) == 0
    assert bin(targeting.disc(b.t, b.space("r2c2"), 1)).count("1") == 9
