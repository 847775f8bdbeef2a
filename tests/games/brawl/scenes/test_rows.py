"""Bases and rows, Clears and Freezes."""

import pytest
from tests.games.brawl.scenes.law import (
    base,
    code,
    hand,
    holding,
    may,
    mods,
    pile,
    play,
    points,
    row,
    string,
    table,
    training,
)

from rumpus.games.brawl.rules.bases import blocked_in

rule = pytest.mark.rule
THREE = "row A B: A2 A1 B1"
FROST = "A1 mods: Freeze/A"


@rule("BR-TERM-05")
@pytest.mark.parametrize(("bases", "inner"), [("A1", []), ("A1 B1", []), ("A1 B1 A2", [1]), ("A1 B1 A2 B2", [1, 2])])
def test_the_bases_between_two_others_are_blocked_in(bases, inner):
    m = table(f"row 1 2: {bases}", format="tag_team", players=4)
    slots = [m.s.rows[0].base[i] for i in range(m.s.rows[0].n)]
    assert [i for i, slot in enumerate(slots) if blocked_in(m.s, slot)] == inner


@rule("BR-BASE-01", "BR-RUL-12", "BR-RUL-41")
@pytest.mark.parametrize(("where", "after"), [("right", "A1 B1 A2"), ("left", "A2 A1 B1")])
@pytest.mark.parametrize("way", ["play", "top"])
def test_a_base_is_laid_at_either_end(where, after, way):
    m = table(f"row A B: A1 B1\nA {'hand' if way == 'play' else 'pile'}: Base")
    play(m, f"A: {way} {where}")
    assert row(m) == after
    new = base(m, "A2")
    assert (new.frozen, new.mods_n, new.ends[0].n, new.ends[1].n) == (0, 0, 0, 0)


@rule("BR-BASE-02")
def test_a_base_is_never_put_on_or_between_bases():
    m = holding("Base")
    assert {code(m, f"A: play {x}") for x in ("A1", "B1", "A1.a")} == {"bad_target"}
    assert row(m) == "A1 B1"


@rule("BR-BASE-03")
def test_a_row_holds_three():
    m = holding("Base", THREE, seat="B")
    assert code(m, "B: play right") == code(m, "B: play left") == "row_full"
    assert hand(m, "B") == "Base"
    assert row(m) == "A2 A1 B1"


@rule("BR-BASE-04")
def test_frozen_bases_count_and_a_clear_makes_room():
    m = table(f"row A B: A1 B1 B2\n{FROST}\nA hand: Base\nA pile: Clear\nB hand: Clear")
    assert code(m, "A: play right") == "row_full"
    play(m, "B: play B2", "A: play right")
    assert row(m) == "A1 B1 A2"


@rule("BR-BASE-05", "BR-CLEAR-04")
def test_the_last_base_of_a_row_stays():
    m = holding("Clear", "row A B: B1")
    assert code(m, "A: play B1") == "last_base"
    assert row(m) == "B1"
    assert hand(m, "A") == "Clear"


@rule("BR-BASE-06")
def test_a_new_base_beside_a_frozen_one_postpones_the_end():
    m = holding("Base", f"row A B: A1 B1\n{FROST}", seat="B")
    play(m, "B: play left")
    assert row(m) == "B2 A1 B1"
    assert not m.over
    assert [base(m, x).frozen for x in ("B2", "A1", "B1")] == [0, 1, 0]


@rule("BR-BASE-07")
def test_a_row_may_be_all_one_players():
    m = table("row A B: A1 B1\nA hand: Base\nB hand: Clear")
    play(m, "B: play B1", "A: play right")
    assert row(m) == "A1 A2"
    assert not m.over


@rule("BR-CLEAR-01", "BR-RUL-18", "BR-RUL-36")
def test_a_clear_sweeps_the_base_and_all_on_it():
    m = table(
        "row A B: A1 B1\nB hand: Clear\nB1.b: Hit(green)\n"
        "A1.a: Hit(red), Hit(red), Block(red)\nA1.b: Hit(blue), Hit(blue)"
    )
    play(m, "B: play A1")
    assert row(m) == "B1"
    assert m.s.swept_n == 7
    assert len(m.view()["swept"]) == 7
    assert string(m, "B1.b") == ["Hit(green)"]


@rule("BR-CLEAR-02")
def test_anybody_clears_any_base():
    m = holding("Clear")
    play(m, "A: play A1")
    assert row(m) == "B1"
    assert not m.over


@rule("BR-CLEAR-03")
def test_the_middle_one_of_three_cannot_be_cleared():
    m = holding("Clear", "row A B: A1 B1 A2", seat="B")
    assert code(m, "B: play B1") == "blocked_in"
    assert hand(m, "B") == "Clear"
    assert code(m, "B: play A1") == code(m, "B: play A2") == ""


@rule("BR-CLEAR-05")
def test_a_frozen_base_cannot_be_cleared():
    m = holding("Clear", f"row A B: A1 B1\n{FROST}", seat="B")
    assert code(m, "B: play A1") == "frozen"


@rule("BR-CLEAR-06")
def test_frozen_neighbours_neither_protect_nor_free():
    m = holding("Clear", f"row A B: A1 B1 B2\n{FROST}\nB2 mods: Freeze/B")
    assert code(m, "A: play B1") == "blocked_in"
    m = holding("Clear", f"row A B: A1 B1\n{FROST}")
    assert code(m, "A: play B1") == ""


@rule("BR-CLEAR-07", "BR-RUL-14", "BR-ARB-10", "BR-SCORE-07")
def test_a_clear_that_leaves_only_frozen_bases_ends_the_game():
    m = holding("Clear", f"row A B: A1 B1\n{FROST}\nA1.a: Hit(red)\nB1.b: Hit(blue), Hit(blue)")
    play(m, "A: play B1")
    assert m.over
    assert m.end[0] == "BR-FREEZE-05"
    assert (points(m), m.places) == ((1, 0), (1, 2))
    assert code(m, "B: deal") == "game_over"


@rule("BR-FREEZE-01")
def test_a_freeze_on_any_unfrozen_base():
    m = holding("Freeze", "row A B: A1 B1 B2\nB1 mods: Double\nB1.a: Hit(red)")
    assert may(m, "A") == ["discard", "play A1", "play B1", "play B2"]
    assert code(m, "A: play A1.a") == "bad_target"


@rule("BR-FREEZE-02")
@pytest.mark.parametrize(
    ("card", "target"),
    [
        ("Hit(red)", "A1.a"),
        ("Press", "A1.a"),
        ("Freeze", "A1"),
        ("Double", "A1"),
        ("Clear", "A1"),
        ("Block(red)", "A1.a"),
        ("Press", "A1"),
        ("Wild Block", "A1.b"),
    ],
)
def test_nothing_goes_on_a_frozen_base(card, target):
    m = holding(card, "row A B: A1 B1\nA1.a: Hit(red), Block(red)\nA1.b: Hit(blue)\nA1 mods: Freeze/B")
    assert code(m, f"A: play {target}") == "frozen"


@rule("BR-FREEZE-03")
def test_a_freeze_fixes_hits_and_value():
    m = table(
        "row A B: A1 B1\nA hand: Freeze\nA pile: Null\nA1 mods: Double\n"
        "A1.a: Hit(red), Hit(red), Hit(red)\nA1.b: Hit(blue)"
    )
    play(m, "A: play A1")
    assert code(m, "A: top A1") == "frozen"
    assert points(m)[0] == 2


@rule("BR-FREEZE-04")
def test_a_freeze_is_discarded_and_played_later():
    m = table("row A B: A1 B1 B2\nA deck: Freeze, Freeze, Freeze")
    for _ in range(3):
        play(m, "A: deal", "A: discard")
    assert pile(m, "A") == ["Freeze"] * 3
    play(m, "A: top B1")
    assert base(m, "B1").frozen == 1


@rule("BR-FREEZE-05")
def test_the_game_is_over_when_all_bases_are_frozen():
    m = table("row A B: A1 B1\nA hand: Freeze\nB hand: Freeze")
    play(m, "A: play A1")
    assert not m.over
    play(m, "B: play B1")
    assert m.over
    m = holding("Freeze", "row A B: A1")
    play(m, "A: play A1")
    assert m.over


@rule("BR-RUL-33")
def test_a_freeze_is_no_modifier():
    m = table("row A B: A1 B1\nA hand: Freeze\nA1 mods: Hold")
    play(m, "A: play A1")
    told = m.view()["bases"]["A1"]
    assert (told["value"], told["reversed"], told["frozen"]) == (1, False, True)
    assert mods(m, "A1") == ["Hold", "Freeze"]


@rule("BR-RUL-37")
def test_races_for_the_last_place_and_the_last_but_one():
    m = table("row A B: A1 B1\nA hand: Base\nB hand: Base")
    play(
        m,
        "B: play right",
    )
    assert code(m, "A: play right") == "row_full"
    m = table("row A B: A1\nA hand: Base\nB hand: Base")
    play(m, "B: play right", "A: play right")
    assert row(m) == "A1 B1 A2"
    m = table("row A B: A1 B1\nA hand: Clear\nB hand: Clear")
    play(m, "A: play A1")
    assert code(m, "B: play A1") == "target_gone"
    assert code(m, "B: play B1") == "last_base"


@rule("BR-ARB-05")
def test_a_target_is_named_by_its_base_and_gone_when_it_is():
    m = table("row A B: A1 B1 B2\nA hand: Hit(red)\nA pile: Hit(red)\nB hand: Clear")
    play(m, "B: play A1", "A: play B1.a")
    assert string(m, "B1.a") == ["Hit(red)"]
    assert code(m, "A: top A1.a") == "target_gone"
    assert code(m, "A: top A3.a") == "bad_target"


@rule("BR-RUL-39")
def test_no_press_on_a_base_of_the_base_set():
    m = training("row A B: A1 B1\nA hand: Press\nA1.a: Hit(red), Block(red)\nA1.b: Hit(blue)")
    assert code(m, "A: play A1") == "needs_modifier"
