"""Corners that games rarely reach: clocks over a pause, dead tables, fouls of many, bots at a loss."""

import pytest
from tests.games.brawl.scenes.law import code, grow_old, may, table, training
from tests.games.brawl.scenes.test_rulings import own

from rumpus.games.brawl.bots import tempo
from rumpus.games.brawl.game import SPEC
from rumpus.games.brawl.rules import ids
from rumpus.kernel.match.match import Match

ROW = "row A B: A1 B1"
NOW = "phase live now 9000 started 3000"
ROWS3 = "row A B: A1 B1\nrow B C: B2 C1\nrow C A: C2 A2"
TEAM = {"format": "tag_team", "teams": "2v2"}


@pytest.mark.rule("BR-RUL-45", "BR-RUL-06")
def test_a_pause_stops_the_clocks_of_fouls():
    hands = "A hand: Hit(red)\nB hand: Hit(red)\nA pile: Press"
    m = table(f"{NOW}\n{ROW}\n{hands}\nA1.a: Hit(red), Block(red)\nB1.b: Hit(blue)", fouls="claim")
    m.play(0, "play A1.a", 9100)
    m.play(1, "play A1.a", 9200)
    grow_old(m)
    m.play(1, "call A1.a", 10_000)
    m.play(0, "call B1.b", 10_000)
    assert (m.s.seats[1].until, m.s.seats[0].barred) == (20_000, 20_000)
    m.play(0, "pause", 11_000)
    m.play(1, "pause", 12_000)
    m.play(0, "resume", 20_000)
    m.play(1, "resume", 20_500)
    m.tick(23_500)
    assert (m.s.seats[1].until, m.s.seats[0].barred) == (31_500, 31_500)


@pytest.mark.rule("BR-RUL-08")
@pytest.mark.parametrize(
    ("kind", "dead"),
    [
        ('effect = "wild_hit"', False),
        ('effect = "burn_self"\nk = 1', False),
        ('effect = "dig"\nk = 2', False),
        ('effect = "burn_rival"\nk = 1', False),
        ('effect = "burn_rival"\nk = 1\nonly_if = "own points < rival points"', True),
        ('effect = "wild_hit"\nonly_if = "own points < rival points"', True),
        ('effect = "sweep_end"\nk = 1', True),
    ],
)
def test_what_keeps_a_table_alive(kind, dead):
    m = own(kind, f"{ROW}\nA hand: Own\nA deck:\nB deck:")
    m.play(0, "discard")
    assert m.over == dead
    m = own(kind, f"{ROW}\nA pile: Own\nA deck:\nB deck:\nB hand: Clear\nB1 mods: Double")
    assert ("top" in " ".join(may(m, "A"))) == ("sweep_end" not in kind)


@pytest.mark.rule("BR-BASE-01", "BR-RUL-08")
def test_a_base_keeps_a_table_alive_while_there_is_room():
    m = table(f"{ROW}\nA hand: Base\nA deck:\nB deck:")
    m.play(0, "discard")
    assert not m.over
    m = table("row A B: A1 B1 B2\nA hand: Base\nA deck:\nB deck:")
    m.play(0, "discard")
    assert m.over


def test_a_base_with_a_condition():
    m = own(
        'effect = "double"' if False else 'effect = "cap_string"\nk = 1\nonly_if = "row has 3 Bases"',
        f"{ROW}\nA hand: Own",
    )
    assert code(m, "A: play A1") == "condition"
    assert may(m, "A") == ["discard"]


@pytest.mark.rule("BR-RUL-06", "BR-FOUL-02")
def test_a_claim_against_a_team_expels_the_team():
    scene = f"{NOW}\nrow 1 2: A1 B1\nA hand: Hit(red)\nB hand: Hit(red)\nA pile: Press\nA1.1: Hit(red), Block(red)"
    m = table(scene, fouls="claim", **TEAM)
    assert m.active == (0, 1, 2, 3)  # any opponent may call
    m.play(0, "play A1.1")
    m.play(1, "play A1.1")
    grow_old(m)
    m.play(1, "call A1.1")
    m.play(1, "claim")
    assert (m.over, m.places) == (True, (2, 1, 2, 1))


@pytest.mark.rule("BR-RUL-06", "BR-RUL-22")
def test_claims_at_the_end_of_a_circle():
    lines = "\n".join(f"{x} mods: Freeze" for x in ("B1", "B2", "C1", "C2", "A2"))
    scene = f"{NOW}\n{ROWS3}\nA hand: Hit(red)\nA pile: Freeze\n{lines}\nA1.a: Hit(red), Block(red)"
    options = {"fouls": "claim", "format": "circle", "players": 3, "playoff_rounds": 0}
    for leave, places in ((False, None), (True, None)):
        m = table(scene, **options)
        m.play(0, "play A1.a")
        if leave:
            m.play(1, "concede")
        m.play(0, "top A1")
        if leave:  # nobody of the row is left to judge
            assert m.over
            continue
        m.play(1, "claim")
        assert m.over
        assert m.places[0] == 3
        assert places is None


def test_no_calls_for_who_has_left_or_shares_no_row():
    m = table(f"{NOW}\n{ROWS3}\nC1.c: Hit(red)", fouls="claim", format="circle", players=3)
    assert "call C1.c" in may(m, "C")
    assert not any("C1" in x for x in may(m, "A"))
    m.play(2, "concede")
    assert m.active == (0, 1)


@pytest.mark.rule("BR-TAG-07")
def test_tags_in_the_view():
    m = table(f"{NOW}\nrow 1 2: A1 B1", **TEAM)
    assert m.view(0)["mine"]["tag"][0]["seat"] == 2
    wild = own('effect = "wild_hit"', f"{ROW}\nA hand: Own")
    before = wild.view(1)
    events = wild.play(0, "play A1.a red")
    patch = SPEC.sight.patch(wild.t, wild.s, 1, events)
    assert "bases.A1" in patch
    assert before["bases"]["A1"] != patch["bases.A1"]


def test_orders_in_the_view():
    m = own('effect = "dig"\nk = 2', f"{ROW}\nA hand: Own\nA pile: Press, Clear\nB pile: Own", n=2)
    assert sorted(one["order"] for one in m.view(0)["mine"]["places"].values()) == ["1 2", "2 1"]
    assert code(m, "A: play A1") == "bad_target"
    rival = own('effect = "burn_rival"\nk = 1', f"{ROW}\nA hand: Own")
    assert code(rival, "A: play at A") == "bad_target"


@pytest.mark.rule("BR-RUL-28")
def test_who_must_tag_tags_somebody_who_can_act():
    hands = "B hand: Hit(red)\nE pile: Hit(red)\nA deck:\nC deck:\nE deck:"
    m = training(f"phase turn turn B\nrow 1 2: A1 B1\n{hands}", format="tag_team", teams="3v2", players=5)
    m.play(1, "discard")
    assert (m.s.turn, may(m, "A")) == (0, ["tag E"])
    assert code(m, "A: tag C") == "bad_target"
    m = training("phase turn turn B\nrow 1 2: A1 B1\nB hand: Hit(red)\nA deck:\nC deck:", **TEAM)
    m.play(1, "discard")
    assert m.s.turn == 1  # nobody of the first team can act: it passes


def test_who_has_left_tags_nobody():
    m = table(f"{NOW}\nrow 1 2: A1 B1", **TEAM)
    m.play(0, "concede")
    assert code(m, "A: tag A") == "not_active"


def test_real_time_is_tournament_mode():
    assert SPEC.in_real_time(table().t)
    assert not SPEC.in_real_time(training(ROW).t)


# ---------------------------------------------------------------- bots


def thought(m: Match, p: int, level: int = 1) -> int:
    out = [0] * 64
    tempo.think(m.t, m.s, p, level, 12345, out)
    return out[0]


def test_a_bot_lets_fouls_stand():
    scene = f"{NOW}\n{ROW}\nA hand: Hit(red)\nB hand: Hit(red)\nA pile: Press\nA1.a: Hit(red), Block(red)"
    m = table(scene, fouls="claim")
    m.play(0, "play A1.a")
    m.play(1, "play A1.a")
    grow_old(m)
    m.play(1, "call A1.a")
    assert thought(m, 1) == ids.STAND
    m = table(
        f"{NOW}\n{ROW}\nA hand: Hit(red)\nB hand: Freeze\nB pile: Freeze\nA1.a: Hit(red), Block(red)", fouls="claim"
    )
    m.play(0, "play A1.a")
    m.play(1, "play A1")
    m.play(1, "top B1")
    assert m.view()["phase"] == "fouls"
    assert thought(m, 1) == ids.STAND


def test_a_bot_does_not_burn_against_the_card():
    m = own('effect = "burn_self"\nk = 2\nonly_if = "own deck at most 4 cards"', f"{NOW}\n{ROW}\nA hand: Own\nA deck 9")
    assert thought(m, 0) in (ids.DISCARD, -1)


def test_a_bot_steps_in_for_a_partner_who_left():
    m = training("row 1 2: A1 B1", **TEAM)
    m.play(0, "concede")
    assert thought(m, 2) == ids.TAG + 2
    m = table(f"{NOW}\nrow 1 2: A1 B1", **TEAM)
    m.play(0, "concede")
    assert thought(m, 2) == ids.TAG + 2


@pytest.mark.rule("BR-RUL-06")
@pytest.mark.parametrize("how", ["B: play A1", "sweep"])
def test_a_swept_foul_is_void_with_the_choice_about_it(how):
    scene = f"{NOW}\n{ROW}\nA hand: Hit(blue)\nB hand: Hit(blue)\nA pile: Press\nA1.a: Hit(red)"
    if how == "sweep":
        m = own('effect = "sweep_end"\nk = 2', f"{scene}\nB pile: Own", fouls="claim")
    else:
        m = table(f"{scene}\nB pile: Clear", fouls="claim")
    m.play(0, "play A1.a")
    m.play(1, "play A1.a")
    grow_old(m)
    m.play(1, "call A1.a")
    assert m.view(1)["mine"]["choice"] is not None
    m.play(1, "top A1.a" if how == "sweep" else "top A1")
    assert m.check() == 0
    assert m.view(1)["mine"]["choice"] is None
    assert code(m, "B: claim") == "no_choice"
    if how == "sweep":
        assert m.view()["bases"]["A1"]["ends"][0]["colour"] == "red"
