"""Why not: each refusal names the rule that the action breaks."""

import pytest
from tests.games.brawlhalla.effects.probe import POWER, SIDE, Bench, card_use, fx, near, op

from rumpus.games.brawlhalla.interface import legality
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.match.match import Match


def at(scene, *plays, **options):
    m = Match.at_scene("brawlhalla", scene, {"card_set": "blank", **options})
    for play in plays:
        seat, names = play.split(": ")
        m.play_all("ABCD".index(seat), names.split("; "))
    return m


def refused(m, p, a):
    """The rule that forbids an action (an id, or a name) to a seat of a Match or a Bench."""
    if isinstance(a, str):
        a = m.spec.actions.parse(m.t, m.s, p, a)
    rule = legality.why_not(m.t, m.s, p, a)
    if isinstance(m, Bench):
        assert (rule is None) == (a in m.legal(p) or a == ids.CONCEDE)
    else:
        assert (rule is None) == m.is_legal(p, a)
    return rule


NEXT = "A equipped at r4c3 hand 1 3\nB at r4c4 hand 2 2 3\n"
FAR = "A equipped at r1c1 hand 3\nB at r1c5\n"


@pytest.mark.parametrize(
    ("scene", "options", "name", "rule"),
    [
        ("turn A actions 0\n" + NEXT, {}, "light B", "BH-TURN-07"),
        ("turn A actions 0\n" + NEXT, {}, "move 1", "BH-TURN-07"),
        ("turn A actions 0\n" + NEXT, {}, "delay", "BH-TURN-07"),
        ("A equipped at r4c3\nB at r4c4\n", {}, "light B", "BH-ATK-09"),
        (NEXT, {}, "light A", "BH-RUL-34"),
        (NEXT + "C at r1c1\nD at r1c5\n", {"format": "2v2", "arena": "long-hall"}, "light C", "BH-ATK-10"),
        ("A disarmed at r4c3 hand 1\nB at r4c4\n", {}, "heavy B", "BH-WEAP-07"),
        ("A at r4c3 hand 1\nB at r4c4\n", {}, "heavy B", "BH-ATK-08"),
        (FAR, {}, "light B", "BH-ATK-02"),
        ("A equipped at r1c2 hand 1\nB at r3c2\n", {}, "light B", "BH-ATK-05"),
        ("A hand 1 root 0\n", {}, "move 1", "BH-FX-36"),
        ("A hand 1\n", {}, "move 5", "BH-MOVE-01"),
        (NEXT, {}, "bonus 2", "BH-KOC-03"),
        ("A ko 1 bonus 2 used\n", {}, "bonus 2", "BH-KOC-02"),
        (NEXT, {}, "swap", "BH-DELAY-01"),
        (NEXT, {}, "step N", "BH-MOVE-02"),
        (NEXT, {}, "play 1", "BH-LIGHT-01"),
        (NEXT, {}, "at r4c4", "BH-RUL-56"),
        (NEXT, {}, "pass", "BH-TURN-05"),
    ],
    ids=str,
)
def test_between_actions(scene, options, name, rule):
    assert refused(at(scene, **options), 0, name) == rule


@pytest.mark.rule("BH-ATK-03")
def test_a_range_for_one_kind_of_attack_does_not_serve_the_other():
    reach = [fx("constant", op("range", n=3, attack="heavy"))]
    b = Bench(weapon=reach).put(A="r1c1", B="r1c4").arm(0).hold(0, 0).go()
    assert refused(b, 0, ids.HEAVY + 1) is None
    assert refused(b, 0, ids.LIGHT + 1) == "BH-ATK-03"


@pytest.mark.rule("BH-RUL-31")
def test_a_close_attack_through_a_platform_where_it_is_barred():
    barred = at("A at r4c3 hand 1\nB at r5c3\n", melee_through_platform="no")
    assert refused(barred, 0, "light B") == "BH-RUL-31"
    assert refused(at("A at r4c3 hand 1\nB at r5c3\n"), 0, "light B") is None


@pytest.mark.rule("BH-GEN-02", "BH-KO-07", "BH-POW-05", "BH-ATK-01", "BH-TURN-08")
def test_who_may_not_act_at_all():
    m = at(NEXT, format="ffa", players=3, arena="stairwell")
    assert [refused(m, 1, name) for name in ("light A", "end", "bonus 2", "use power")] == [
        "BH-ATK-01",
        "BH-TURN-08",
        "BH-KOC-03",
        "BH-POW-05",
    ]
    assert refused(m, 1, "concede") is None
    m.play(1, "concede")
    assert refused(m, 1, "concede") == "BH-KO-07"
    assert legality.why_not(m.t, m.s, -1, ids.END) == "BH-KO-07"
    m.play(2, "concede")
    assert refused(m, 0, "end") == "BH-GEN-02"
    assert refused(Match.start("brawlhalla", {}, 1), 1, "keep") == "BH-RUL-08"


@pytest.mark.parametrize(
    ("plays", "seat", "name", "rule"),
    [
        ("A: move 3", 0, "step NW", "BH-MOVE-11"),
        ("A: move 3", 0, "step N", "BH-MOVE-10"),
        ("A: move 3", 0, "step S", "BH-MOVE-15"),
        ("A: move 3", 0, "end", "BH-RUL-18"),
        ("A: delay", 0, "recover", "BH-RUL-30"),
        ("A: delay", 0, "end", "BH-DELAY-03"),
        ("A: light B", 0, "play 5", "BH-PHASE-03"),
        ("A: light B", 0, "end", "BH-RUL-18"),
        ("A: light B", 0, "use 1", "BH-POW-04"),
        ("A: light B; play 1", 1, "play 5", "BH-LIGHT-02"),
        ("A: light B; play 1", 1, "lay", "BH-LIGHT-04"),
        ("A: heavy B; play 1", 1, "play 2", "BH-HEAVY-03"),
        ("A: heavy B; play 1", 1, "play 1", "BH-HEAVY-03"),
        ("A: heavy B; play 1", 1, "lay", "BH-HEAVY-02"),
    ],
    ids=str,
)
def test_in_the_middle_of_something(plays, seat, name, rule):
    m = at("A equipped at r5c3 hand 1 3\nB at r4c2 hand 2 2 3\n", plays)
    assert refused(m, seat, name) == rule


@pytest.mark.rule("BH-RUL-36", "BH-RUL-39")
def test_a_play_that_falls_short_and_cards_out_of_order():
    m = at("A at r4c3 hand 4\nB at r4c4 hand 1 2 3\n", "A: light B; play 4", underplay="no")
    assert refused(m, 1, "play 3") == "BH-RUL-36"  # nothing above it to add
    m.play(1, "play 1")
    assert refused(m, 1, "lay") == "BH-RUL-36"
    m.play(1, "play 3")
    assert refused(m, 1, "lay") is None
    assert refused(m, 1, "play 2") == "BH-RUL-39"


@pytest.mark.rule("BH-FX-05", "BH-FX-06", "BH-FX-07", "BH-FX-63", "BH-RUL-86")
def test_effects_that_bind_the_other_hand():
    def bound(kind, *words, **more):
        b = near(cards={2: [fx(f"before_{kind}_attack", *words)]}, **more).hold(0, 4).hold(1, 0, 4, 5)
        return (b.light(2) if kind == "light" else b.heavy(2)).do(0, card_use(4))

    assert refused(bound("light", op("ban_values", values=[1])), 1, ids.CARD + 0) == "BH-FX-06"
    assert refused(bound("light", op("tax", n=2, times="once")).hold(1, 0, 4), 1, ids.CARD) == "BH-FX-07"
    assert refused(bound("light", op("limit_cards", n=0)), 1, ids.CARD) == "BH-FX-05"
    b = bound("light", op("limit_cards", n=1, scope="per play")).do(1, ids.CARD)
    assert refused(b, 1, ids.CARD + 4) == "BH-FX-05"
    during = {2: [fx("during_heavy_attack", op("knockback_reduce", n=1), role="defender")]}
    b = bound("heavy", op("draw", n=1), foe={"cards": during}).do(1, ids.CARD + 4)
    assert refused(b, 1, ids.CARD + 5) == "BH-RUL-86"
    strike = {2: [fx("after_move", op("move_and_strike", type="light", opening_max=3))]}
    b = Bench(cards=strike).put(A="r1c1", B="r1c3").hold(0, 4, 8, 16).hold(1, 0)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert refused(b, 0, ids.CARD + 16) == "BH-FX-63"


@pytest.mark.rule("BH-FX-25")
def test_steps_of_an_effect_have_their_own_reason():
    b = near(cards={2: [fx("after_light_attack", op("step", n=2, way="away"))]}).hold(0, 4).hold(1, 0)
    b.light(2).do(1, ids.PASS).do(0, card_use(4))
    assert refused(b, 0, ids.STEP + ids.NE) == "BH-FX-25"
    assert refused(b, 0, ids.STEP + ids.W) is None


@pytest.mark.rule("BH-RUL-01")
def test_passing_under_a_platform_where_that_is_barred():
    m = at("A at r3c1 hand 3\nB at r1c5\n", "A: move 3; step E", under_platform="no_passing")
    assert m.view()["arena"]["tokens"]  # r2c2 above r3c2 is a Platform
    assert refused(m, 0, "step E") == "BH-RUL-01"


@pytest.mark.rule("BH-END-01", "BH-RUL-73")
def test_the_hand_limit():
    m = at("A rest hand deck 1 1 1 2 2 2 2 3 3 3 3 4\n", "A: end")
    assert refused(m, 0, "lay") == "BH-RUL-73"
    assert refused(m, 0, "delay") == "BH-END-01"


# ---------------------------------------------------------------- effects


@pytest.mark.rule("BH-POW-01", "BH-POW-03", "BH-TRIG-12", "BH-WEAP-02", "BH-WEAP-08", "BH-RUL-77")
def test_effects_that_are_not_offered():
    start = fx("on_turn_end", op("draw", n=1))
    cards = {2: [fx("before_light_attack", op("draw", n=1)), fx("after_light_attack", op("draw", n=1))]}
    b = near(power=[start, start], weapon=[start], weapon_2=[start], cards=cards).do(0, ids.END)
    assert refused(b, 0, POWER) is None
    assert refused(b, 0, SIDE + 3) == "BH-WEAP-08"
    assert refused(b, 0, POWER + 2) == "BH-POW-01"  # nothing is printed there
    assert refused(b, 0, card_use(4)) == "BH-TRIG-12"
    b.do(0, POWER)
    assert refused(b, 0, POWER + 1) == "BH-RUL-77"
    b = near(power=[start], weapon=[start]).arm(0, status=ids.DISARMED).do(0, ids.END)
    assert refused(b, 0, SIDE) == "BH-WEAP-02"
    power = fx("on_turn_end", op("draw", n=1), cond=["self level exactly 2"])
    b = near(power=[start, power], weapon=[start]).do(0, ids.END)
    assert refused(b, 0, POWER + 1) == "BH-POW-01"  # its condition does not hold


@pytest.mark.rule("BH-POW-03", "BH-RUL-85")
def test_one_before_effect_of_the_opening_cards():
    before = [fx("before_light_attack", op("draw", n=1))]
    opens = [fx("constant", op("extra_opening", n=2))]
    b = near(power=opens, cards={1: before, 2: before}).hold(0, 0, 4, 8).hold(1, 0)
    b.do(0, ids.LIGHT + 1, ids.CARD, ids.CARD + 4, ids.LAY)
    assert [refused(b, 0, card_use(c)) for c in (0, 4)] == [None, None]
    b.do(0, card_use(0))
    assert b.s.ask == ids.ASK_DEFEND


@pytest.mark.rule("BH-POW-03", "BH-FX-11")
def test_one_more_after_effect_is_one_of_another_card():
    after = [fx("after_light_attack", op("draw", n=1))]
    more = [fx("before_light_attack", op("extra_trigger", type="after"))]
    b = near(power=[fx("constant", op("extra_opening", n=3))], cards={1: more, 2: after, 3: after})
    b.hold(0, 0, 4, 8).hold(1, 0).do(0, ids.LIGHT + 1, ids.CARD, ids.CARD + 4, ids.CARD + 8, ids.LAY, card_use(0))
    b.do(1, ids.PASS).do(0, card_use(4))
    assert refused(b, 0, card_use(4)) == "BH-RUL-77"
    assert refused(b, 0, card_use(0)) == "BH-POW-03"
    b.do(0, card_use(8))
    assert (b.s.ask, len(b.hand(0))) == (ids.ASK_ACTION, 2)


@pytest.mark.rule("BH-MODE-04")
def test_discovery_has_no_card_effects():
    start = [fx("on_turn_end", op("draw", n=1))]
    cards = {2: [fx("after_move", op("draw", n=1))]}
    b = near(power=start, cards=cards, discovery="on").hold(0, 4).do(0, ids.END)
    assert refused(b, 0, card_use(4)) == "BH-MODE-04"


@pytest.mark.rule("BH-RUL-89")
def test_an_effect_asks_for_its_own_answer_only():
    b = Bench(cards={2: [fx("after_move", op("salvage", n=1))]}).put(A="r4c2", B="r1c5").hold(0, 4).toss(0, 8, 12)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert refused(b, 0, ids.CARD + 16) == "BH-RUL-89"
