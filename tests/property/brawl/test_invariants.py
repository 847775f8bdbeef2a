"""Every invariant is broken once, on purpose, and noticed; and who leaves in the middle of something."""

import pytest
from tests.games.brawl.scenes.law import base, code, grow_old, may, play, table, training

from rumpus.games.brawl.rules import ids
from rumpus.kernel.match.match import Match

SCENE = (
    "phase live now 9000 started 3000\nrow A B: A1 B1\nA hand: Hit(red)\nA pile: Press, Clear\n"
    "A1.a: Hit(red), Block(red)\nB1 mods: Double, Press\nswept: Clear"
)
TEAM = {"format": "tag_team", "teams": "2v2"}


def broken(change, scene=SCENE, **options) -> int:
    m = table(scene, **options)
    change(m.s)
    return m.check()


def field(path, value):
    def change(s):
        *steps, last = path.split(".")
        at = s
        for step in steps:
            at = at[int(step)] if step.isdecimal() else getattr(at, step)
        if last.isdecimal():
            at[int(last)] = value
        else:
            setattr(at, last, value)

    return change


@pytest.mark.parametrize(
    ("path", "value", "code_"),
    [
        ("seats.0.origin", 0, 1),
        ("seats.0.hand", 60, 1),
        ("seats.0.deck_n", 3, 1),
        ("seats.0.deck.3", 60, 1),
        ("seats.0.deck.0", 5, 1),
        ("seats.0.pile_n", 3, 1),
        ("seats.0.pile", 60, 1),
        ("rows.0.n", 0, 3),
        ("rows.0.base.3", 5, 3),
        ("bases.0.row", 1, 3),
        ("bases.0.owner", 1, 3),
        ("bases.5.card", 7, 3),
        ("bases.0.card", 30, 3),
        ("bases.1.number", 1, 0),
        ("bases.0.ends.0.n", 3, 4),
        ("bases.0.ends.0.hits", 3, 4),
        ("bases.0.ends.0.colour", 0, 4),
        ("bases.1.mods_n", 1, 5),
        ("bases.1.frozen", 1, 5),
        ("swept_n", 0, 2),
        ("phase", ids.P_OVER, 6),
        ("turn", 1, 6),
        ("moved", 10_000, 7),
        ("started", 10_000, 7),
    ],
)
def test_a_broken_invariant_has_its_number(path, value, code_):
    assert broken(field(path, value)) == code_


@pytest.mark.rule("BR-CIRC-02")
@pytest.mark.parametrize("sides", ["A B", "B A"])
def test_two_sides_share_one_row(sides):
    assert Match.at_scene("brawl", f"row A B: A1 B1\nrow {sides}: A2").check() == 3


@pytest.mark.rule("BR-HIT-03", "BR-HIT-04", "BR-BLOCK-02", "BR-BLOCK-03", "BR-PRESS-04")
@pytest.mark.parametrize(
    ("string", "found"),
    [
        ("Hit(red), Hit(red), Block(red), Press, Hit(red)", 0),
        ("Hit(red), Hit(blue)", 4),
        ("Hit(red), Block(blue)", 4),
        ("Hit(red), Block(red), Press, Hit(blue)", 4),
        ("Hit(red), Block(red), Hit(red)", 4),
        ("Hit(red), Press", 4),
        ("Hit(red), Block(red), Press, Block(red)", 4),
        ("Hit(red), Block(red), Press, Press", 4),
    ],
)
def test_a_string_in_an_order_that_cannot_be(string, found):
    scene = f"row A B: A1 B1\nA1.a: {string}"
    assert Match.at_scene("brawl", scene).check() == found
    assert Match.at_scene("brawl", scene, {"fouls": "claim"}).check() == 0, "a foul may be anything"


def test_a_scene_keeps_the_places_of_bases():
    """Clear frees a place of the state between others; the scene says which."""
    m = table("row A B: A1@2 B1 A2@1")
    assert [m.s.bases[k].number for k in range(3)] == [1, 2, 1]
    assert "@2" in m.scene()
    again = Match.at_scene("brawl", m.scene(), m.options, content=m.content)
    assert again.state_bytes() == m.state_bytes()
    with pytest.raises(ValueError, match="another Base is kept in place 2"):
        table("row A B: A1@2 B1@2")


def test_strings_and_piles_that_cannot_be():
    def hit_on_mods(s):
        s.bases[0].mods, s.bases[0].mods_n = s.bases[0].ends[0].top, 1

    def base_twice(s):
        s.bases[1].owner, s.bases[1].number, s.bases[1].card = 0, 1, s.bases[0].card

    def no_hit_below(s):
        s.bases[0].ends[0].n, s.bases[0].ends[0].hits = 1, 0
        s.link[s.bases[0].ends[0].top - 1] = 0

    def clear_in_string(s):
        s.bases[0].ends[1].top, s.bases[0].ends[1].n, s.bases[0].ends[1].colour = s.swept, 1, 1

    def press_first(s):
        top = s.bases[1].mods
        s.link[top - 1], s.bases[1].mods_n = 0, 1

    def frozen_below(s):
        s.bases[1].frozen = 1

    def freeze_below(s):
        s.link[s.link[s.bases[1].mods - 1] - 1] = s.seats[0].deck[0]

    for change, code_ in (
        (freeze_below, 5),
        (hit_on_mods, 5),
        (base_twice, 3),
        (no_hit_below, 4),
        (clear_in_string, 4),
        (press_first, 5),
        (frozen_below, 5),
    ):
        assert broken(change) == code_, change.__name__
    freeze = "row A B: A1 B1\nA1 mods: Freeze/A"

    def cover(s):
        s.link[s.bases[0].mods - 1], s.bases[0].mods_n = s.bases[0].card, 2

    assert broken(cover, freeze) in (2, 5)


def test_turns_and_teams_that_cannot_be():
    m = training("row A B: A1 B1")
    m.s.seats[0].out = ids.CONCEDED
    assert m.check() == 6
    m = table("row 1 2: A1 B1", **TEAM)
    m.s.active[0] = 1
    assert m.check() == 6
    m = table("phase live now 9000 started 3000\nrow A B: A1 B1")
    m.s.phase = ids.P_PAUSED
    assert m.check() == 7
    m.s.phase, m.s.paused = ids.P_READY, 5
    assert m.check() == 7


# ---------------------------------------------------------------- leaving in the middle of something


@pytest.mark.rule("BR-RUL-22", "BR-RUL-31")
def test_leaving_before_the_start():
    m = Match.start("brawl", {"format": "circle", "players": 3}, 2)
    m.play(0, "ready")
    m.play(1, "ready")
    m.play(2, "concede")
    assert m.view()["phase"] == "countdown"
    m = Match.start("brawl", TEAM, 2)
    m.play(0, "concede")
    assert (m.active, m.view()["phase"]) == ((1, 2), "starter")
    m.play(1, "tag B")
    m.play(2, "tag C")
    assert m.view()["rows"][0]["bases"] == ["C1", "B1"]
    m = Match.start("brawl", TEAM, 2)
    m.play(1, "tag D")
    m.play(0, "tag A")
    assert m.view()["phase"] == "ready"
    m = Match.start("brawl", {"format": "tag_team", "teams": "2v3"}, 2)
    m.play(0, "tag A")
    m.play(4, "concede")
    assert m.view()["phase"] == "starter"
    m.play(1, "concede")
    assert m.active == (3,)


@pytest.mark.rule("BR-RUL-22")
def test_a_named_starter_that_left_is_replaced():
    m = Match.start("brawl", {"format": "tag_team", "teams": "3v2"}, 2)
    m.play(0, "tag C")
    m.play(2, "concede")
    m.play(1, "tag B")
    assert m.s.active[0] == 0


@pytest.mark.rule("BR-RUL-22", "BR-RUL-45")
def test_leaving_settles_what_all_the_others_want():
    rows = "phase live now 9000 started 3000\nrow A B: A1 B1\nrow B C: B2 C1\nrow C A: C2 A2"
    m = table(rows, format="circle", players=3)
    m.play(0, "pause", 9100)
    m.play(1, "pause", 9200)
    m.play(2, "concede", 9300)
    assert m.view()["phase"] == "paused"
    m = table(rows, format="circle", players=3)
    for p in range(3):
        m.play(p, "pause", 9100)
    m.play(0, "resume", 9200)
    m.play(1, "resume", 9300)
    m.play(2, "concede", 9400)
    assert m.view()["phase"] == "countdown"
    m = table(rows, format="circle", players=3)
    for p in range(3):
        m.play(p, "pause", 9100)
    m.play(0, "resume", 9200)
    m.tick(24_200)
    assert (m.s.voted, m.view()["phase"]) == (0, "paused")
    m.play(1, "concede", 25_000)
    assert m.view()["phase"] == "paused"


@pytest.mark.rule("BR-RUL-22", "BR-RUL-28", "BR-RUL-34")
def test_leaving_on_the_own_turn():
    rows = "row A B: A1 B1\nrow B C: B2 C1\nrow C A: C2 A2"
    m = training(rows, format="circle", players=3)
    play(m, "A: concede")
    assert m.s.turn == 1
    m.play(2, "concede")
    assert m.over
    m = training("row 1 2: A1 B1", **TEAM)
    m.play(0, "concede")
    assert (m.s.turn, m.active, may(m, "C")) == (2, (2,), ["tag C"])
    assert code(m, "C: deal") == "not_active"
    m.play(2, "tag C")
    assert may(m, "C") == ["deal"]
    m = training("row 1 2: A1 B1", **TEAM)
    m.play(1, "concede")
    m.play(0, "deal")
    m.play(0, "discard")
    assert (m.active, may(m, "D")) == ((3,), ["tag D"])
    m.play(3, "tag D")
    assert m.s.turn == 3


@pytest.mark.rule("BR-RUL-28")
def test_a_mate_who_cannot_act_either_passes():
    scene = "phase turn turn B\nrow 1 2: A1 B1\nB hand: Hit(red)\nC pile: Hit(red)\nA deck:\nC deck:"
    m = training(scene, **TEAM)
    m.play(1, "play A1.1")
    assert (m.s.turn, may(m, "A")) == (0, ["tag C"])
    m.play(0, "tag C")
    assert may(m, "C")


@pytest.mark.rule("BR-RUL-06", "BR-RUL-22")
def test_leaving_while_fouls_are_offered_or_a_choice_runs():
    rows = "phase live now 9000 started 3000\nrow A B: A1 B1\nrow B C: B2 C1\nrow C A: C2 A2\nA hand: Hit(red)"
    circle = {"fouls": "claim", "format": "circle", "players": 3, "playoff_rounds": 0}
    lines = "\n".join(f"{x} mods: Freeze" for x in ("B1", "B2", "C1", "C2", "A2"))
    m = table(f"{rows}\nA pile: Freeze\n{lines}\nA1.a: Hit(red), Block(red)", **circle)
    m.play(0, "play A1.a")
    m.play(0, "top A1")
    assert (m.view()["phase"], m.active) == ("fouls", (1,))
    m.play(1, "concede")
    assert m.over
    m = table(f"{rows}\nB hand: Hit(red)\nA pile: Press\nA1.a: Hit(red), Block(red)", **circle)
    m.play(0, "play A1.a")
    m.play(1, "play A1.a")
    grow_old(m)
    m.play(1, "call A1.a")
    m.play(1, "claim")
    assert not m.over
    assert m.s.seats[0].out == ids.FORFEITED
    assert base(m, "A1").ends[0].n == 4


@pytest.mark.rule("BR-RUL-06")
def test_a_waiting_call_is_settled_by_the_end():
    hands = "A hand: Hit(red)\nB hand: Hit(red)\nA pile: Press\nB pile: Freeze"
    m = table(f"row A B: A1 B1\n{hands}\nA1.a: Hit(red), Block(red)\nB1 mods: Freeze/A", fouls="claim")
    m.play(0, "play A1.a")
    m.play(1, "play A1.a")
    grow_old(m)
    m.play(1, "call A1.a")
    m.play(1, "top A1")
    assert m.over  # what was called already is not offered again
