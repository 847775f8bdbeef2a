"""Standing powers that change totals may be left out of the running attack; nobody is asked about it."""

import numpy as np
import pytest
from tests.games.brawlhalla.effects.probe import Bench, fx, op
from tests.games.brawlhalla.words import act, say

from rumpus import load
from rumpus.games.brawlhalla.interface import legality
from rumpus.games.brawlhalla.interface.actions import ANYTIME, legal_ids
from rumpus.games.brawlhalla.rules import ids, turn
from rumpus.kernel.match.match import IllegalAction, Match

POWER, WEAPON = ids.LEAVE_OUT, ids.LEAVE_OUT + 1
PLUS = fx("constant", op("total_add", n=2), attack="light")
LESS = fx("constant", op("total_reduce", n=1), attack="light")
BLADE = "A bodvar side 2 equipped at r4c3 hand 3 3\nB nix at r4c4 hand 4 5\ntokens\n"
WOLF = "A mordex side 1 equipped at r4c3 hand 3 3\nB nix yellow at r4c4 hand 4 5\ntokens\n"
rule = pytest.mark.rule


def at(scene=BLADE, **options):
    return Match.at_scene("brawlhalla", scene, options)


def totals(m):
    return m.view()["fight"]["totals"]


def near(**more):
    return Bench(**more).put(A="r4c3", B="r4c4").arm(0, 1).hold(0, 4, 8).hold(1, 4, 8)


def leave(b, p, a):
    """Seat p leaves a power out; what is legal for it at any time is not in its list."""
    assert legality.why_not(b.t, b.s, p, a) is None
    turn.apply(b.t, b.s, p, a, b.log)
    return b


@rule("BH-ATK-11", "BH-RUL-112")
def test_a_weapon_is_left_out_of_one_attack():
    m = at()
    m.play(0, "light B")
    assert totals(m) == [1, 0]
    m.play(0, "decline weapon")
    assert totals(m) == [0, 0]
    m.play(0, "play 3")
    assert totals(m) == [3, 0]
    m.play(1, "pass")
    assert [(line["text"], line["rule"]) for line in m.said() if line["kind"] == "left_out"] == [
        ("Bödvar leaves Hearth Blade out of this attack: attack 0, defence 0.", "BH-ATK-11")
    ]
    m.play(0, "light B")
    assert totals(m) == [1, 0]  # in the next attack it is there again


@rule("BH-POW-07", "BH-POW-02", "BH-RUL-112")
def test_a_legend_power_is_left_out():
    m = at(WOLF)
    m.play_all(0, ["light B", "play 3"])
    assert totals(m) == [4, 0]
    m.play_all(1, ["lay 4"])
    m.play(0, "decline power")
    assert totals(m) == [3, 4]
    assert m.said()[-1]["text"] == "Mordex leaves Blood on the Wind out of this attack: attack 3, defence 4."
    m.play(0, "pass")
    assert m.view()["seats"][1]["level"] == 1


@rule("BH-RUL-112")
def test_nobody_who_declines_nothing_is_asked_or_shown_anything_new():
    m = at()
    m.play(0, "light B")
    assert [m.name(0, a) for a in m.actions(0)] == ["play 3"]
    m.play(0, "play 3")
    assert m.active == (1,)
    assert not {POWER, WEAPON} & set(m.actions(0) + m.actions(1))


@rule("BH-RUL-112")
@pytest.mark.parametrize(
    ("plays", "seat", "name", "reason"),
    [
        ([], 0, "decline weapon", "BH-RUL-112"),  # no attack
        ([(0, "light B")], 0, "decline power", "BH-RUL-112"),  # nothing that changes a Light total
        ([(0, "light B")], 1, "decline weapon", "BH-WEAP-02"),  # B is UNARMED
        ([(0, "light B")], 1, "decline power", "BH-RUL-112"),
        ([(0, "light B"), (0, "decline weapon")], 0, "decline weapon", "BH-RUL-112"),  # twice
        ([(0, "heavy B"), (0, "play 3")], 0, "decline weapon", "BH-RUL-112"),  # a Heavy attack has no totals
        ([(0, "light B"), (0, "play 3"), (1, "pass")], 0, "decline weapon", "BH-RUL-112"),  # it is over
        ([(1, "concede")], 0, "decline weapon", "BH-GEN-02"),
    ],
)
def test_only_what_is_in_force_in_an_open_light_attack(plays, seat, name, reason):
    m = at()
    for p, play in plays:
        m.play(p, play)
    before = m.state_bytes()
    with pytest.raises(IllegalAction) as refused:
        m.play(seat, name)
    assert refused.value.rule == reason
    assert m.state_bytes() == before


@rule("BH-RUL-112")
def test_a_power_whose_condition_does_not_hold_is_not_there_to_be_left_out():
    m = at(WOLF.replace("yellow", "fresh"))
    m.play(0, "light B")
    assert m.why_not(0, POWER) == "BH-RUL-112"


@rule("BH-RUL-112")
def test_no_word_after_the_verdict_while_the_attack_goes_on():
    back = {3: [fx("after_light_attack", op("draw", n=1))]}
    b = near(power=[PLUS], cards=back).light(3).do(1, ids.PASS)
    assert (b.s.ask, b.s.n_fights) == (ids.ASK_WINDOW, 1)
    assert legality.why_not(b.t, b.s, 0, POWER) == "BH-RUL-112"


@rule("BH-RUL-57", "BH-RUL-112")
def test_no_word_about_an_attack_that_a_ko_has_cut_short():
    b = near(power=[PLUS]).do(0, ids.LIGHT + 1)
    b.s.fights[0].cut = 1
    assert legality.why_not(b.t, b.s, 0, POWER) == "BH-RUL-112"


@rule("BH-FX-01", "BH-FX-02", "BH-FX-08", "BH-FX-T12", "BH-FX-T13", "BH-RUL-112")
@pytest.mark.parametrize(
    ("words", "own", "other"),
    [
        ([op("total_add", n=2)], (2, 0), (0, 2)),
        ([op("total_add", n=-1)], (-1, 0), (0, -1)),
        ([op("total_reduce", n=1)], (0, -1), (-1, 0)),
        ([op("total_add", n=1), op("total_reduce", n=1)], (1, -1), (-1, 1)),
        ([op("total_add", n=1, per="card played")], (1, 0), (0, 1)),
    ],
)
@pytest.mark.parametrize("source", ["power", "weapon"])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_standing_change_of_totals_by_attacker_and_defender(seat, source, words, own, other):
    always = [fx("constant", word, attack="light") for word in words]
    b = near(**({source: always} if seat == 0 else {"foe": {source: always}})).light(2).do(1, ids.CARD + 8, ids.LAY)
    shift = own if seat == 0 else other
    assert shown(b) == (2 + shift[0], 3 + shift[1])
    leave(b, seat, POWER if source == "power" else WEAPON)
    assert shown(b) == (2, 3)
    assert legality.why_not(b.t, b.s, seat, POWER) == legality.why_not(b.t, b.s, seat, WEAPON) == "BH-RUL-112"
    assert b.s.ask == ids.ASK_ADD


def shown(b):
    """Both totals, as the attack adds up."""
    from rumpus.games.brawlhalla.rules.fight import total

    return total(b.t, b.s, 0, 0), total(b.t, b.s, 0, 1)


@rule("BH-RUL-112")
def test_both_powers_of_a_seat_are_left_out_one_by_one():
    b = near(power=[PLUS], weapon=[PLUS, LESS]).light(2)
    assert shown(b) == (6, 0)
    assert shown(leave(b, 0, POWER)) == (4, 0)
    assert shown(leave(b, 0, WEAPON)) == (2, 0)  # a weapon side is one power: both of its effects


@rule("BH-FX-08", "BH-RUL-112")
@pytest.mark.parametrize("leaves", [False, True])
def test_a_tie_is_a_tie_again(leaves):
    b = near(power=[fx("constant", op("win_ties"), attack="light")]).light(2).do(1, ids.CARD + 4, ids.LAY)
    if leaves:
        leave(b, 0, POWER)
    b.do(0, ids.PASS)
    assert b.s.seats[1].level == (0 if leaves else 1)
    b = near(foe={"power": [fx("constant", op("win_ties"), attack="light")]}).light(2)
    assert legality.why_not(b.t, b.s, 1, POWER) == "BH-RUL-112"  # ties are the attacker's


@rule("BH-RUL-112", "BH-RUL-38")
def test_who_is_never_asked_may_say_it_too():
    """A defender with an empty hand passes by itself: it may say so while the attacker opens."""
    b = near(foe={"power": [PLUS]}).hold(1).do(0, ids.LIGHT + 1)
    assert (b.s.ask, b.s.asker) == (ids.ASK_OPEN, 0)
    leave(b, 1, POWER)
    assert (b.s.ask, b.s.asker) == (ids.ASK_OPEN, 0)
    b.do(0, ids.CARD + 4)
    assert b.s.seats[1].level == 1


@rule("BH-RUL-112", "BH-RUL-36")
def test_cards_picked_for_the_old_totals_are_picked_anew():
    heavy_hand = [fx("constant", op("total_add", n=-1), attack="light")]
    b = near(foe={"power": heavy_hand}, underplay="no").hold(0, 4, 5, 8).light(2).do(1, ids.CARD + 8, ids.LAY)
    b.do(0, ids.CARD + 5)
    assert b.s.picked
    leave(b, 1, POWER)
    assert (b.s.picked, b.s.picked_fx, b.s.asker) == (0, -1, 0)
    assert ids.PASS in b.legal(0)


@rule("BH-RUL-112")
def test_a_power_left_out_stays_out_when_its_condition_comes_true_again_and_in_no_other_attack():
    high = [fx("constant", op("total_add", n=2), attack="light", cond=["self total at least 3"])]
    b = near(power=high).hold(0, 8, 9).light(3)
    leave(b, 0, POWER).do(1, ids.CARD + 8, ids.LAY).do(0, ids.CARD + 9, ids.LAY)
    assert shown(b) == (6, 3)
    counter = {2: [fx("after_light_attack", op("follow_up", type="light"), result="hit")]}
    b = near(power=[PLUS], cards=counter).hold(0, 4, 8)
    leave(b.do(0, ids.LIGHT + 1), 0, POWER).do(0, ids.CARD + 4).do(1, ids.PASS).do(0, ids.USE + (3 + 4) * 3)
    assert (b.s.n_fights, b.s.fights[0].left_out, b.s.fights[1].left_out) == (2, 1, 0)


@rule("BH-RUL-112")
def test_a_swapped_weapon_is_another_power():
    swap = {2: [fx("before_light_attack", op("swap_free"))]}
    b = near(weapon=[PLUS], weapon_2=[PLUS], cards=swap).do(0, ids.LIGHT + 1)
    leave(b, 0, WEAPON).do(0, ids.CARD + 4, ids.USE + (3 + 4) * 3)
    assert (b.s.seats[0].side, shown(b)) == (2, (4, 0))
    assert shown(leave(b, 0, WEAPON)) == (2, 0)


@rule("BH-RUL-99", "BH-RUL-112")
def test_an_effect_that_reads_the_total_reads_it_without_the_power():
    strong = {2: [fx("during_light_attack", op("draw", n=1), cond=["self total at least 4"])]}
    for leaves in (False, True):
        b = near(power=[PLUS], cards=strong).do(0, ids.LIGHT + 1)
        if leaves:
            leave(b, 0, POWER)
        b.do(0, ids.CARD + 4)
        assert b.offers(0) != leaves


@rule("BH-RUL-112")
def test_it_can_be_taken_back_as_long_as_any_step_can():
    m = at()
    m.play_all(0, ["light B"])
    m.play(0, "decline weapon")
    m.undo(0)
    assert totals(m) == [1, 0]
    m.play(0, "play 3")
    m.play(0, "decline weapon")  # it is B's decision now
    assert m.active == (1,)
    assert totals(m) == [3, 0]
    assert not m.can_undo(0)


def test_it_is_saved_and_told_and_seen():
    m = at()
    m.play(0, "light B")
    (entry,) = m.view()["fight"]["standing"]
    assert entry == {
        "seat": 0,
        "id": WEAPON,
        "source": "weapon",
        "name": "Hearth Blade",
        "text": entry["text"],
        "left_out": False,
    }
    assert entry["text"] == "In your Light attacks: add 1 to your total."
    m.play(0, "decline weapon")
    assert [one["left_out"] for one in m.view(1)["fight"]["standing"]] == [True]
    again = load(m.save())
    assert again.state_bytes() == m.state_bytes()
    twin = Match.at_scene("brawlhalla", m.scene())
    assert twin.state_bytes() == m.state_bytes()
    assert m.features(0)[28] == 1 << 2
    assert at().features(0)[28] == 0
    m.play(0, "play 3")
    m.play(1, "pass")
    assert m.view()["fight"] is None


def test_its_names_parse_and_its_button_is_said_as_a_person_would():
    m = at()
    m.play(0, "light B")
    for name, a, word in (("decline power", POWER, "Oak-Rooted"), ("decline weapon", WEAPON, "Hearth Blade")):
        assert m.name(0, a) == name
        assert m.spec.actions.parse(m.t, m.s, 0, name.upper()) == a
        made = act(m, 0, a)
        assert made == {"id": a, "name": name, "kind": "leave_out", "title": word, "text": f"Leave {word} out"}
    with pytest.raises(ValueError, match=r"decline, .*decline power"):
        m.spec.actions.parse(m.t, m.s, 0, "decline hammer")
    assert say(m, (ids.EV_LEFT_OUT, 0, 0, 3, 2, 0, 0, 0), -1)[1] == "BH-POW-07"


def test_bots_and_silence_keep_their_powers():
    m = at()
    m.play(0, "light B")
    assert set(ANYTIME) == {ids.CONCEDE, POWER, WEAPON}
    assert not set(legal_ids(m.t, m.s, 0)) & set(ANYTIME)
    assert m.spec.actions.passive(m.t, m.s, 0) not in ANYTIME


@pytest.mark.parametrize(("field", "value"), [("left_out", 64), ("left_out", -1)])
def test_nothing_else_is_ever_left_out(field, value):
    m = at()
    m.play(0, "light B")
    setattr(m.s.fights[0], field, value)
    assert m.check() == 2
    setattr(m.s.fights[0], field, 1)
    m.s.fights[0].type = ids.HEAVY_ATTACK
    assert m.check() == 2
    assert np.asarray(m.s.cells).dtype == np.int32
