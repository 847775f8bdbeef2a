"""Fouls that are made, called and taken back, and the way back to before one (BR-FOUL-01, BR-RUL-06)."""

from typing import Any

import pytest
from tests.games.brawl.scenes.law import (
    LAB,
    TWO,
    base,
    code,
    end,
    grow_old,
    hand,
    holding,
    may,
    mods,
    pile,
    play,
    row,
    string,
    table,
)

from rumpus.games.brawl.rules import ids
from rumpus.kernel.match.match import Match

rule = pytest.mark.rule
ROW = "row A B: A1 B1"
NOW = "phase live now 9000 started 3000 moved 9000"
BLOCKED = "A1.a: Hit(red), Block(red)"
CLAIM = {"fouls": "claim"}


def claimed(scene: str, **options: Any) -> Match:
    """A table with fouls."""
    return table(f"{NOW}\n{scene}", fouls="claim", **options)


def designed(kind: str, scene: str) -> Match:
    """The same with one card "Own" of this kind (TOML lines) in each deck."""
    content = LAB.replace("double = 3", "double = 2\nown = 1") + f'[[card]]\nid = "own"\nname = "Own"\n{kind}\n'
    return table(f"{NOW}\n{scene}", content, fouls="claim", **TWO)


def lie(m: Match) -> tuple[Any, ...]:
    """Every card of the position: where, in which order, with what colour, frost and name."""
    s = m.s
    bases = tuple(tuple(b.cells) for b in s.bases)
    rows = tuple(tuple(r.cells) for r in s.rows)
    seats = tuple(
        (tuple(q.deck), q.deck_n, q.pile, q.pile_n, q.hand, q.origin, q.bases, q.plays) for q in s.seats[: m.seats]
    )
    return bases, rows, seats, tuple(s.link), s.swept, s.swept_n, tuple(s.active), s.step


# ---------------------------------------------------------------- a foul Press that would take away


@rule("BR-RUL-06", "BR-RUL-16")
@pytest.mark.parametrize(("string_", "under"), [("", []), ("A1.a: Hit(red)", ["Hit(red)"])])
def test_a_foul_press_lies_where_there_is_no_block(string_, under):
    """press_variant = remove: with no Block to take away, the Press lies on the string, taken back or called."""
    m = claimed(f"{ROW}\nA hand: Press\n{string_}", press_variant="remove")
    play(m, "A: play A1.a")
    assert string(m, "A1.a") == [*under, "Press"]
    twin = m.copy()
    play(m, "A: take back A1.a")
    assert (hand(m, "A"), string(m, "A1.a"), m.s.swept_n) == ("Press", under, 0)
    twin.play(1, "call A1.a")
    assert (hand(twin, "A"), string(twin, "A1.a")) == ("Press", under)
    m = claimed(f"{ROW}\nA hand: Press\n{BLOCKED}", press_variant="remove")
    play(m, "A: play A1.a")
    assert (string(m, "A1.a"), m.s.swept_n, m.s.fouls_n) == (["Hit(red)"], 2, 0)


# ---------------------------------------------------------------- a covered foul is reversed


@rule("BR-FOUL-01", "BR-RUL-06")
def test_a_covered_foul_is_reversed_and_the_race_starts_again():
    m = claimed(f"{ROW}\nA hand: Hit(red)\nB hand: Hit(red)\nB pile: Press\n{BLOCKED}")
    before = lie(m)
    deck = list(m.s.seats[0].deck)
    play(m, "A: play A1.a", "B: play A1.a", "A: deal", "A: discard", "B: pick up", "A: deal")
    m.play(1, "call A1.a", 12_000)
    assert m.check() == 0
    assert (lie(m), list(m.s.seats[0].deck), m.s.fouls_n) == (before, deck, 0)
    assert (hand(m, "A"), hand(m, "B"), pile(m, "B")) == ("Hit(red)", "Hit(red)", ["Press"])
    assert (m.view()["phase"], m.active, m.due) == ("countdown", (), 15_000)
    assert code(m, "A: play A1.a") == "not_started"
    assert [line["text"] for line in m.said(-1)][-3:] == [
        "B calls A's Hit(red) on A1.a: the game goes back to before it",
        "The game goes back over 6 actions, to before A's foul on A1.a",
        "3000 ms to the start",
    ]
    assert {line["rule"] for line in m.said(-1)[-3:-1]} == {"BR-RUL-06"}
    m.tick(15_000)
    assert (m.view()["phase"], m.s.moved, m.s.started, m.s.rested) == ("live", 15_000, 3000, 3000)
    assert [seat.last for seat in m.s.seats[:2]] == [15_000, 15_000]
    play(m, "A: play A1.a")  # it may be made again, and is then taken back at once
    m.play(1, "call A1.a")
    assert string(m, "A1.a") == ["Hit(red)", "Block(red)"]


@rule("BR-FOUL-01", "BR-RUL-06", "BR-ARB-09")
def test_a_reversed_game_replays_to_the_same_bytes():
    from rumpus.kernel.match.load import load

    m = Match.start("brawl", {**CLAIM, "pause": "never"}, 5)
    for p in (0, 1):
        m.play(p, "ready")
    m.tick(m.due)
    back = 0
    for turn in range(400):
        p = turn % 2
        wanted = [a for a in m.actions(p) if ids.PLAY <= a < ids.TAKE_BACK] or [a for a in m.actions(p) if a < ids.PLAY]
        if m.over or not wanted:
            break
        m.play(p, wanted[turn * 7 % len(wanted)], m.s.now + 90)
        for k in range(m.s.fouls_n):
            foul = m.s.fouls[k]
            call = ids.CALL + foul.base * 2 + foul.side
            q = 1 - foul.seat
            if turn % 9 == 8 and foul.side < 2 and m.s.phase == ids.P_LIVE and m.is_legal(q, call):
                m.play(q, call, m.s.now + 50)
                back += m.s.phase == ids.P_COUNTDOWN
                break
        if m.s.phase == ids.P_COUNTDOWN:
            m.tick(m.due)
        assert m.check() == 0
    assert back > 3
    assert load(m.save()).state_bytes() == m.state_bytes()


SWEEP = 'effect = "sweep_end"\nk = 2'
ACTS = [
    ("", ["B: play A1.a", "A: deal", "A: discard"], None),
    ("A pile: Press, Hit(blue)", ["A: pick up", "A: put back", "A: pick up"], None),
    ("A pile: Clear\nA1 mods: Double\nA1.b: Hit(blue), Hit(blue)", ["B: play B1.a", "A: top B1"], None),
    ("A pile: Clear\nB1.b: Hit(blue), Hit(blue)\nB1.a: Hit(green)\nB1 mods: Double, Press", ["A: top B1"], None),
    ("A pile: Freeze", ["A: top A1", "B: play A1.a"], None),
    ("A pile: Base", ["A: top left", "B: play A2.a", "A: deal"], None),
    ("A pile: Base\nB pile: Clear", ["A: top right", "B: discard", "B: pick up", "B: discard"], None),
    ("B pile: Reverse", ["B: discard", "B: pick up", "B: put back", "A: deal"], None),
    ("A pile: Own\nB1.b: Hit(blue), Hit(blue), Hit(blue)", ["B: play A1.a", "A: top B1.b", "B: deal"], SWEEP),
    ("A pile: Own\nB1.a: Hit(blue)\nB1.b: Hit(green), Hit(green)", ["A: top B1"], 'effect = "swap_ends"'),
    ("A pile: Own", ["A: top 2", "A: deal"], 'effect = "burn_self"\nk = 3'),
    ("A pile: Own", ["A: top at B", "B: play B1.a"], 'effect = "burn_rival"\nk = 2'),
    (
        "A pile: Own, Hit(blue), Press, Double, Hit(red)",
        ["A: top order 3 1 4 2", "A: pick up"],
        'effect = "dig"\nk = 4',
    ),
    ("A pile: Own, Hit(blue), Press, Double", ["A: top order 3 1 2", "A: pick up"], 'effect = "dig"\nk = 3'),
    ("A pile: Own, Hit(blue), Press", ["A: top order 2 1"], 'effect = "dig"\nk = 2'),
]


@rule("BR-FOUL-01", "BR-RUL-06")
@pytest.mark.parametrize(("more", "acts", "card"), ACTS, ids=range(len(ACTS)))
def test_everything_done_since_is_undone(more, acts, card):
    """Whatever was played, dealt, swept, burnt or dug since a foul lies again as it lay before it."""
    scene = f"{ROW}\nA hand: Hit(red)\nB hand: Hit(red)\n{BLOCKED}\n{more}"
    m = designed(card, scene) if card else claimed(scene)
    before = lie(m)
    m.play(0, "play A1.a")
    for told in acts:
        m.play("AB".index(told[0]), told[3:])
        assert m.check() == 0, told
    if not string(m, "A1.a")[3:]:  # the foul lies free: cover it, so that the game goes back
        while hand(m, "B") is None:
            m.play(1, "deal")
        if m.s.bases[0].frozen == 0:
            covering(m)
    m.play(1, "call A1.a")
    assert m.check() == 0
    assert m.view()["phase"] == "countdown"
    assert lie(m) == before


def covering(m: Match) -> None:
    """B lays whatever it comes to on the foul."""
    for _ in range(40):
        cover = [x for x in may(m, "B") if x in ("play A1.a", "top A1.a")]
        if cover:
            m.play(1, cover[0])
            return
        m.play(1, "discard" if hand(m, "B") else "deal")
    raise AssertionError("nothing to cover it with")


@rule("BR-RUL-06", "BR-RUL-16")
def test_a_press_that_took_a_block_away_is_undone():
    lines = "A hand: Hit(red)\nB hand: Hit(red)\nB pile: Press\nB1.b: Hit(blue), Block(blue)"
    m = claimed(f"{ROW}\n{lines}\n{BLOCKED}", press_variant="remove")
    before = lie(m)
    play(m, "A: play A1.a", "B: play A1.a", "B: top B1.b")
    assert m.s.swept_n == 2
    m.play(1, "call A1.a")
    assert (lie(m), m.s.swept_n) == (before, 0)


@rule("BR-RUL-06", "BR-TAG-07", "BR-RUL-27")
@pytest.mark.parametrize("tag_hand", ["any", "empty"])
def test_a_tag_is_undone(tag_hand):
    scene = "row 1 2: A1 B1\nA hand: Hit(red)\nB hand: Hit(red)\nA1.1: Hit(red), Block(red)"
    m = claimed(scene, format="tag_team", players=4, tag_hand=tag_hand, self_tag_seconds=0)
    before = lie(m)
    m.play(0, "play A1.1")
    m.play(1, "play A1.1")
    m.play(0, "deal")
    m.play(2, "tag C")
    m.play(2, "deal")
    m.play(3, "tag D")
    assert tuple(m.s.active) == (2, 3)
    assert (pile(m, "A") == []) == (tag_hand == "any")
    m.play(3, "call A1.1")
    assert (lie(m), tuple(m.s.active)) == (before, (0, 1))
    assert m.check() == 0


@rule("BR-RUL-06")
def test_a_corrected_foul_in_between_lies_there_again():
    m = claimed(f"{ROW}\nA hand: Press\nB hand: Hit(red)\nA pile: Hit(red)\nB1.b: Hit(blue)\n{BLOCKED}")
    play(m, "A: play B1.b")
    lies = lie(m)
    play(m, "A: top A1.a")
    m.play(1, "call B1.b")
    play(m, "B: play A1.a")
    assert string(m, "B1.b") == ["Hit(blue)"]
    m.play(1, "call A1.a")
    assert (lie(m), string(m, "B1.b")) == (lies, ["Hit(blue)", "Press"])
    m.tick(m.due)
    m.play(1, "call B1.b")  # and may be called again
    assert string(m, "B1.b") == ["Hit(blue)"]


@rule("BR-RUL-06")
def test_a_swept_foul_lives_again_when_the_sweeping_is_undone():
    hands = "A hand: Hit(red)\nA pile: Hit(red)\nB hand: Clear\nB pile: Hit(red)"
    m = claimed(f"{ROW}\n{hands}\n{BLOCKED}\nB1.b: Hit(red), Block(red)")
    play(m, "A: play A1.a", "A: top B1.b", "B: play A1", "B: top B1.b")
    assert m.s.fouls[0].gone > 0
    m.play(1, "call B1.b")
    assert (m.s.fouls_n, m.s.fouls[0].gone, row(m)) == (1, 0, "A1 B1")
    m.tick(m.due)
    m.play(1, "call A1.a")
    assert string(m, "A1.a") == ["Hit(red)", "Block(red)"]


@rule("BR-RUL-06")
def test_a_foul_swept_by_the_foul_that_is_reversed_lives_again():
    """A Clear of the middle Base is itself the foul; what lay on that Base as a foul may be called or taken back."""
    seats = "A hand: Clear\nB hand: Hit(green)\nB1.b: Hit(red)"
    m = claimed(f"row A B: A1 B1 B2\n{seats}")
    play(m, "B: play B1.b", "A: play B1")
    assert m.s.fouls[0].gone == m.s.fouls[1].step
    m.play(1, "call B1")
    assert (m.s.fouls_n, m.s.fouls[0].gone, row(m)) == (1, 0, "A1 B1 B2")
    m.tick(m.due)
    m.play(1, "take back B1.b")
    assert (string(m, "B1.b"), hand(m, "B")) == (["Hit(red)"], "Hit(green)")


@rule("BR-CLEAR-04", "BR-RUL-06")
def test_the_last_base_of_an_area_is_not_cleared_though_it_is_frozen():
    rows = "row A B: A1\nrow B C: B1 C1\nrow C A: C2 A2"
    m = claimed(f"{rows}\nA hand: Clear\nA1 mods: Freeze", format="circle", players=3)
    assert (code(m, "A: play A1"), code(m, "A: play A2")) == ("last_base", "")
    m = claimed(f"{rows.replace('B: A1', 'B: A1 B2')}\nA hand: Clear\nA1 mods: Freeze", format="circle", players=3)
    play(m, "A: play A1")
    assert m.s.fouls_n == 1


@rule("BR-FOUL-02", "BR-RUL-06")
def test_when_a_foul_is_beyond_correction():
    """More than 64 actions ago; from before a player left; or the round is over."""
    m = claimed(f"{ROW}\nA hand: Hit(red)\nB hand: Hit(red)\nA pile: Press\n{BLOCKED}")
    play(m, "A: play A1.a", "B: play A1.a")
    for _ in range(31):
        play(m, "A: pick up", "A: put back")
    twin = m.copy()
    twin.play(1, "call A1.a")
    assert twin.view()["phase"] == "countdown"
    play(m, "A: pick up")
    m.play(1, "call A1.a")
    assert (m.view()["phase"], m.view(1)["mine"]["choice"]["offender"]) == ("live", 0)
    rows = f"{ROW}\nrow B C: B2 C1\nrow C A: C2 A2\nA hand: Hit(red)\nB hand: Hit(red)\n{BLOCKED}"
    m = claimed(rows, format="circle", players=3)
    play(m, "A: play A1.a", "B: play A1.a", "C: concede")
    m.play(1, "call A1.a")
    assert m.view(1)["mine"]["choice"] is not None


@rule("BR-RUL-06")
def test_the_fouls_of_several_strings_go_back_one_by_one():
    lines = "A hand: Hit(red)\nB hand: Hit(red)\nA pile: Hit(red)\nB1.b: Hit(red), Block(red)"
    m = claimed(f"{ROW}\n{lines}\n{BLOCKED}")
    play(m, "A: play A1.a", "A: top B1.b", "B: play A1.a")
    m.play(1, "call A1.a")  # to before the first: the second is undone with it
    assert (m.s.fouls_n, string(m, "B1.b"), pile(m, "A")) == (0, ["Hit(red)", "Block(red)"], ["Hit(red)"])


@rule("BR-RUL-06", "BR-RUL-45")
def test_what_waits_meanwhile():
    """A vote is off, a bar and a choice last on, their clocks stand still for the countdown."""
    hands = "A hand: Hit(red)\nB hand: Hit(red)\nA pile: Press\nB pile: Hit(red)\nB1.b: Hit(red), Block(red)"
    m = claimed(f"{ROW}\n{hands}\n{BLOCKED}")
    m.play(0, "play A1.a", 9100)
    m.play(1, "play A1.a", 9200)
    grow_old(m)
    m.play(0, "call B1.b", 10_000)  # there is none
    m.play(0, "pick up", 10_100)
    m.play(0, "play B1.b", 10_200)  # a Press on a Block: no foul
    m.play(1, "call A1.a", 10_300)  # old: B may choose
    m.play(0, "pause", 10_400)
    assert (m.s.seats[0].barred, m.s.seats[1].until) == (20_000, 20_300)
    m.play(1, "stand", 10_500)
    m.play(1, "top B1.b", 10_600)
    assert m.s.fouls_n == 1
    m.tick(20_000)


@rule("BR-RUL-06", "BR-RUL-11", "BR-RUL-46")
def test_what_was_seen_stays_known():
    """After going back everybody knows the cards that lay open, and each team what it was dealt; nothing else."""
    m = claimed(f"{ROW}\nA hand: Hit(red)\nB hand: Hit(red)\n{BLOCKED}\nA deck 12\nB deck 12")
    play(m, "A: play A1.a", "B: play A1.a", "B: deal", "B: discard", "B: deal")
    top = list(m.s.seats[1].deck)
    open_, held = m.s.seats[1].pile, m.s.seats[1].hand
    m.play(1, "call A1.a")
    seat = m.s.seats[1]
    n = seat.deck_n
    assert (seat.deck[n - 1], seat.deck[n - 2]) == (open_, held)
    for viewer, known in ((0, [open_]), (1, [open_, held]), (-1, [open_])):
        twins = [m.redealt(viewer, number) for number in range(40)]
        assert all(twin.check() == 0 for twin in twins)
        assert {twin.s.seats[1].hand for twin in twins} == {seat.hand}  # it lay on the foul
        for k, card in enumerate([open_, held], 1):
            assert ({twin.s.seats[1].deck[n - k] for twin in twins} == {card}) == (card in known)
        assert len({tuple(twin.s.seats[1].deck) for twin in twins}) > 10
    assert m.view(0)["seats"][1]["hand"] == {"from": "deck", "card": None}
    assert top


# ---------------------------------------------------------------- other fouls that the book knows


OTHERS = [
    ("A1 mods: Freeze/B\nA hand: Hit(red)", "play A1.a", "A1.a"),
    ("A1 mods: Freeze/B\nA hand: Double", "play A1", "A1"),
    ("A1 mods: Freeze/B\nA hand: Freeze", "play A1", "A1"),
    ("A1 mods: Double, Freeze/B\nA hand: Press", "play A1", "A1"),
    ("A hand: Press", "play A1", "A1"),
]


@rule("BR-RUL-06", "BR-FOUL-01", "BR-FREEZE-02", "BR-MOD-05")
@pytest.mark.parametrize(("more", "name", "spot"), OTHERS, ids=range(len(OTHERS)))
def test_a_foul_on_a_base_is_taken_back_or_called(more, name, spot):
    assert code(table(f"{ROW}\n{more}"), f"A: {name}") in ("frozen", "needs_modifier")
    m = claimed(f"{ROW}\n{more}")
    before = lie(m)[:3]
    play(m, f"A: {name}")
    assert f"take back {spot}" in may(m, "A")
    twin = m.copy()
    play(m, f"A: take back {spot}")
    twin.play(1, f"call {spot}")
    for one in (m, twin):
        assert (one.check(), hand(one, "A") is not None, one.s.fouls[0].gone > 0) == (0, True, True)
        assert lie(one)[:2] == before[:2]


@rule("BR-RUL-06", "BR-CLEAR-03")
@pytest.mark.parametrize("more", ["", "A1 mods: Double\nA1.b: Hit(blue), Hit(blue), Block(blue)\nA1.a: Hit(red)"])
def test_a_clear_of_the_middle_base_is_reversed(more):
    three = f"row A B: B1 A1 B2\n{more}"
    assert code(table(f"{three}\nA hand: Clear"), "A: play A1") == "blocked_in"
    m = claimed(f"{three}\nA hand: Clear")
    before = lie(m)
    play(m, "A: play A1", "B: deal")
    assert row(m) == "B1 B2"
    assert code(m, "A: take back A1") == "target_gone"
    m.play(1, "call A1")
    assert (lie(m), row(m), hand(m, "A")) == (before, "B1 A1 B2", "Clear")
    assert m.view()["phase"] == "countdown"


@rule("BR-RUL-06", "BR-HOLD-01", "BR-CLEAR-05", "BR-BASE-05")
def test_a_clear_of_a_held_or_frozen_base_is_a_foul_one_of_the_last_base_is_refused():
    for lines in ("B1 mods: Hold", "B1 mods: Freeze/B"):
        m = claimed(f"{ROW}\nA hand: Clear\n{lines}")
        before = lie(m)
        play(m, "A: play B1")
        m.play(1, "call B1")
        assert lie(m) == before
    assert code(claimed("row A B: A1\nA hand: Clear"), "A: play A1") == "last_base"
    assert code(claimed("row A B: A1\nA hand: Clear\nA1 mods: Hold"), "A: play A1") == "last_base"


@rule("BR-RUL-06", "BR-BASE-03")
def test_a_fourth_base_is_taken_back_called_or_reversed():
    m = claimed("row A B: A1 B1 B2\nA hand: Base\nA pile: Base\nB hand: Hit(red)")
    before = lie(m)
    play(m, "A: play left")
    assert row(m) == "A2 A1 B1 B2"
    assert code(m, "A: top right") == "row_full"  # a fifth is refused
    twin, other = m.copy(), m.copy()
    play(m, "A: take back A2")
    assert (row(m), hand(m, "A")) == ("A1 B1 B2", "Base")
    play(m, "A: play right")
    assert row(m) == "A1 B1 B2 A2"  # the name is free again
    twin.play(1, "call A2")
    assert (row(twin), twin.view()["phase"]) == ("A1 B1 B2", "live")
    play(other, "B: play A2.b")
    assert not any(x.startswith("take back") for x in may(other, "A"))
    other.play(1, "call A2")
    assert (lie(other), other.view()["phase"]) == (before, "countdown")


@rule("BR-RUL-06", "BR-TAG-04")
def test_a_fifth_base_of_a_team():
    m = claimed("row 1 2: A1 B1 A2 B2\nA hand: Base", format="tag_team", players=4)
    play(m, "A: play right")
    assert row(m) == "A1 B1 A2 B2 A3"
    m.play(1, "call A3")
    assert row(m) == "A1 B1 A2 B2"


@rule("BR-RUL-06")
def test_a_foul_that_was_frozen_over_is_reversed():
    m = claimed(f"{ROW}\nA hand: Hit(red)\nB hand: Freeze\n{BLOCKED}")
    before = lie(m)
    play(m, "A: play A1.a", "B: play A1")
    assert not any(x.startswith("take back") for x in may(m, "A"))
    m.play(1, "call A1.a")
    assert (lie(m), base(m, "A1").frozen, mods(m, "A1")) == (before, 0, [])


@rule("BR-RUL-06")
def test_what_stays_refused_at_a_table_with_fouls():
    """The words of a designer's card, the last Base, a closed area, other areas, and whoever is not active."""
    m = designed('effect = "colour_lock"\ncolour = "red"', f"{ROW}\nA hand: Hit(blue)\nA1 mods: Own(red)")
    assert code(m, "A: play A1.a") == "colour_locked"
    m = designed('effect = "no_new_base"', "row A B: A1 B1 B2\nA hand: Base\nA1 mods: Own")
    assert code(m, "A: play left") == "no_new_base"
    m = designed(SWEEP, f"{ROW}\nA hand: Own\nA1 mods: Freeze/B\n{BLOCKED}")
    assert code(m, "A: play A1.a") == "frozen"
    only = 'effect = "cap_string"\nk = 1\nonly_if = "row has 3 Bases"'
    m = designed(only, f"{ROW}\nA hand: Own\nA1 mods: Freeze/B")
    assert code(m, "A: play A1") == "condition"
    rows = "row A B: A1 B1\nrow B C: B2 C1\nrow C A: C2 A2\nA hand: Press"
    m = claimed(rows, format="circle", players=3)
    assert (code(m, "A: play C1"), code(m, "A: call C1")) == ("not_your_area", "not_your_area")


@rule("BR-RUL-06", "BR-FOUL-02", "BR-EX-13")
@pytest.mark.parametrize("choice", ["stand", "claim"])
def test_a_foul_clear_that_ends_the_game_is_offered(choice):
    """Nobody noticed before scoring: the middle Base was the last that was not frozen."""
    m = claimed("row A B: B1 A1 B2\nA hand: Clear\nB1 mods: Freeze/A\nB2 mods: Freeze/B")
    m.play(0, "play A1")
    assert (m.view()["phase"], m.view(1)["mine"]["choice"]["space"]) == ("fouls", "A1")
    m.play(1, choice)
    assert (m.over, m.places) == (True, (2, 1))  # both Bases are B's


@rule("BR-RUL-06")
def test_a_false_call_on_a_base_bars():
    m = claimed(ROW)
    m.play(0, "call B1", 10_000)
    assert code(m, "A: call A1") == "call_barred"
    assert m.said(-1)[-1]["text"] == "A calls a foul on B1: there is none"


@rule("BR-RUL-06")
def test_a_foul_after_the_strings_changed_ends():
    """swap_ends moves the string: the foul is called where it lies, and offered at the end."""
    hands = "A hand: Hit(red)\nB hand: Own"
    m = designed('effect = "swap_ends"', f"{ROW}\n{hands}\n{BLOCKED}\nB pile: Freeze\nB1 mods: Freeze/A")
    m.play(0, "play A1.a")
    m.play(1, "play A1")
    twin = m.copy()
    m.play(1, "call A1.b")
    assert (string(m, "A1.b"), end(m, "A1.b").colour, m.view()["phase"]) == (["Hit(red)", "Block(red)"], 1, "live")
    twin.play(1, "top A1")
    assert twin.view(1)["mine"]["choice"]["space"] == "A1.b"


def test_a_scene_keeps_the_way_back():
    m = claimed(f"{ROW}\nA hand: Hit(red)\nB hand: Hit(red)\n{BLOCKED}")
    play(m, "A: play A1.a", "B: play A1.a", "A: deal", "A: discard")
    again = Match.at_scene("brawl", m.scene(), m.options, content=LAB)
    for one in (m, again):
        one.play(1, "call A1.a")
    assert again.scene() == m.scene()
    assert "A shown" in m.scene()


def test_a_scene_keeps_a_foul_of_two_words():
    m = claimed(f"{ROW}\nA hand: Wild Block\nA1.a: Hit(red), Block(red)")
    play(m, "A: play A1.a")
    assert "foul Wild Block#" in m.scene()
    assert Match.at_scene("brawl", m.scene(), m.options, content=LAB).scene() == m.scene()


def test_no_foul_at_a_table_without_them():
    m = holding("Hit(red)", f"{ROW}\n{BLOCKED}")
    assert code(m, "A: play A1.a") == "top_is_block"
    play(m, "A: play A1.b")
    assert (m.s.step, m.s.fouls_n) == (0, 0)
