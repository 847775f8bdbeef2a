"""Base Modifiers, Presses on Bases, scoring."""

import itertools

import pytest
from tests.games.brawl.scenes.law import base, code, hand, holding, mods, play, points, string, table

from rumpus.games.brawl.rules.modifiers import reversed_, value_of
from rumpus.games.brawl.rules.scoring import winner_of

rule = pytest.mark.rule


def piled(pile, extra=""):
    return table(f"row A B: A1 B1\nA1 mods: {pile}\n{extra}" if pile else f"row A B: A1 B1\n{extra}")


def value(pile):
    m = piled(pile)
    return value_of(m.t, m.s, 0)


def won(scene, base_="A1"):
    return table(scene).view()["bases"][base_]["winner"]


def hits(a, b):
    lines = []
    if a:
        lines.append("A1.a: " + ", ".join(["Hit(red)"] * a))
    if b:
        lines.append("A1.b: " + ", ".join(["Hit(blue)"] * b))
    return "\n".join(lines)


@rule("BR-TERM-06")
@pytest.mark.parametrize("card", ["Double", "Null", "Reverse", "Hold", "Freeze"])
def test_a_modifier_is_played_on_the_base_itself(card):
    m = table(f"row A B: A1 B1\nA hand: {card}\nB1.a: Hit(red)\nB1.b: Hit(blue)")
    play(m, "A: play B1")
    assert mods(m, "B1") == [card]
    assert (string(m, "B1.a"), string(m, "B1.b")) == (["Hit(red)"], ["Hit(blue)"])


@rule("BR-TERM-07")
def test_a_press_cancels_all_below_it():
    m = piled("Double, Reverse, Press, Null")
    told = m.view()["bases"]["A1"]
    assert [card["active"] for card in told["mods"]] == [False, False, True, True]
    assert (told["value"], told["reversed"]) == (0, False)


@rule("BR-MOD-01")
def test_modifiers_go_on_anything_unfrozen():
    m = table("row A B: A1 B1\nA hand: Double\nB1 mods: Hold, Press")
    play(m, "A: play B1")
    assert mods(m, "B1") == ["Hold", "Press", "Double"]


@rule("BR-MOD-02")
def test_a_modifier_never_goes_on_an_end():
    m = holding("Null", "row A B: A1 B1\nA1.a: Hit(red)")
    assert code(m, "A: play A1.a") == "bad_target"


@rule("BR-MOD-03")
def test_order_matters_for_hold_and_press_alone():
    assert (value("Double, Press, Null"), value("Null, Press, Double")) == (0, 2)
    for order in itertools.permutations(["Double", "Double", "Reverse"]):
        m = piled(", ".join(order))
        assert (value_of(m.t, m.s, 0), reversed_(m.t, m.s, 0)) == (4, True)


@rule("BR-MOD-04", "BR-RUL-15")
def test_a_press_wants_a_modified_base():
    m = table("row A B: A1 B1\nA hand: Press\nB hand: Press\nB1 mods: Null")
    play(m, "A: play B1", "B: play B1")
    assert mods(m, "B1") == ["Null", "Press", "Press"]
    m = table("row A B: A1 B1\nA hand: Press\nB hand: Press\nB1 mods: Null", base_press="active")
    play(m, "A: play B1")
    assert code(m, "B: play B1") == "needs_modifier"


@rule("BR-MOD-05")
def test_never_on_an_unmodified_base():
    m = holding("Press", "row A B: A1 B1\nA1.a: Hit(red)\nA1.b: Hit(blue)")
    assert code(m, "A: play A1") == "needs_modifier"


@rule("BR-MOD-06")
def test_modifiers_above_a_press_work():
    m = table("row A B: A1 B1\nB hand: Clear\nB1 mods: Double, Reverse, Hold, Press, Double")
    told = m.view()["bases"]["B1"]
    assert (told["value"], told["reversed"]) == (2, False)
    assert code(m, "B: play B1") == ""


@rule("BR-MOD-07")
def test_presses_on_bases_and_strings_are_independent():
    m = holding("Hit(red)", "row A B: A1 B1\nA1 mods: Null, Press\nA1.a: Hit(red), Block(red)")
    assert code(m, "A: play A1.a") == "top_is_block"
    m = table("row A B: A1 B1\nA1 mods: Null\nA1.a: Hit(red), Block(red), Press")
    assert m.view()["bases"]["A1"]["value"] == 0


@rule("BR-DBL-01", "BR-EX-04")
@pytest.mark.parametrize("n", range(4))
def test_doubles_multiply(n):
    assert value(", ".join(["Double"] * n)) == 2**n


@rule("BR-NULL-01", "BR-EX-05")
@pytest.mark.parametrize("pile", ["Double, Null", "Null, Double", "Null, Double, Double", "Null, Null"])
def test_a_null_is_nothing(pile):
    assert value(pile) == 0


@rule("BR-REV-01", "BR-EX-07")
@pytest.mark.parametrize(
    ("pile", "side"),
    [("Reverse", 1), ("Reverse, Reverse", 0), ("Reverse, Press", 0), ("Reverse, Reverse, Reverse", 1), ("", 0)],
)
def test_an_odd_number_of_reverses_turns_the_base(pile, side):
    assert piled(pile, hits(4, 1)).view()["bases"]["A1"]["winner"] == side


@rule("BR-REV-02", "BR-EX-06")
def test_a_reverse_does_not_turn_the_tie_break():
    assert won("row A B: A1 B1\nB1 mods: Reverse\nB1.a: Hit(red), Hit(red)\nB1.b: Hit(blue), Hit(blue)", "B1") == 1


@rule("BR-HOLD-01", "BR-EX-08")
def test_a_hold_on_top_forbids_clears():
    m = holding("Clear", "row A B: A1 B1\nA1 mods: Hold", seat="B")
    assert code(m, "B: play A1") == "held"
    assert hand(m, "B") == "Clear"


@rule("BR-HOLD-02")
@pytest.mark.parametrize(("pile", "code_"), [("Hold, Double", ""), ("Hold, Press", ""), ("Hold, Double, Hold", "held")])
def test_a_covered_hold_is_gone(pile, code_):
    m = holding("Clear", f"row A B: A1 B1\nA1 mods: {pile}", seat="B")
    assert code(m, "B: play A1") == code_


@rule("BR-HOLD-03")
def test_a_hold_touches_nothing_else():
    m = table("row A B: A1 B1\nA hand: Hit(red)\nB hand: Freeze\nA1 mods: Hold")
    play(m, "A: play A1.a", "B: play A1")
    assert m.view()["bases"]["A1"]["value"] == 1


@rule("BR-EX-09")
def test_the_last_double_alone_works():
    m = piled("Double, Null, Reverse, Press, Double")
    assert (value_of(m.t, m.s, 0), reversed_(m.t, m.s, 0)) == (2, False)


@rule("BR-SCORE-01")
def test_hits_are_counted_blocked_or_not():
    m = table("row A B: A1 B1\nA1.a: Hit(red), Hit-2(red), Block(red), Press, Hit(red)")
    assert m.view()["bases"]["A1"]["ends"][0]["hits"] == 4


@rule("BR-SCORE-02")
def test_the_end_counts_not_who_played_there():
    m = table("row A B: A1 B1\nA1.a: Hit(red)/B, Hit(red)/B, Hit(red)/B\nA1.b: Hit(blue)/A, Hit(blue)/A")
    assert m.view()["bases"]["A1"]["winner"] == 0


@rule("BR-SCORE-03", "BR-EX-02")
def test_a_tie_is_the_owners():
    m = table("row A B: A1 B1\nB1.a: Hit(red), Hit(red), Hit(red)\nB1.b: Hit(blue), Hit(blue), Hit(blue)")
    assert [m.view()["bases"][x]["winner"] for x in ("A1", "B1")] == [0, 1]


@rule("BR-SCORE-04", "BR-GOAL-01")
def test_a_base_gives_its_value_to_its_winner():
    assert points(table("row A B: A1 B1\nA1 mods: Double")) == (2, 1)
    assert points(table("row A B: A1 A2 B1")) == (2, 1)


def frozen(scene, *plays):
    m = table(scene)
    play(m, *plays)
    assert m.over
    return m


@rule("BR-SCORE-05", "BR-EX-03")
def test_equal_points_are_a_draw_whatever_the_hits():
    m = frozen("row A B: A1 B1\nA1 mods: Freeze/B\nA hand: Freeze\nA1.a: Hit(red), Hit(red)", "A: play B1")
    assert (m.scores, m.places) == ((1, 1), (1, 1))


@rule("BR-EX-01", "BR-RUL-26")
def test_the_finished_table_of_the_book():
    m = frozen(
        "row A B: A1 B1 A2\nA hand: Freeze\nA1.a: Hit(red), Hit(red), Hit(red)\nA1.b: Hit(blue)/B\n"
        "B1.a: Hit-2(red)/A\nB1.b: Hit(blue)/B\nA2.a: Hit(blue)/A, Hit(blue)/A, Hit(blue)/A, Hit(blue)/A\n"
        "A2.b: Hit(red)/B, Hit(red)/B\nA1 mods: Freeze/B\nB1 mods: Freeze/B",
        "A: play A2",
    )
    assert (m.scores, m.places) == ((3, 0), (1, 2))


@rule("BR-SCORE-06", "BR-RUL-13")
def test_without_modifiers_only_two_bases_can_draw():
    draws = []
    for bases in ("A1", "A1 B1", "A1 B1 A2"):
        names = bases.split()
        for winners in itertools.product("ab", repeat=len(names)):
            ends = "\n".join(f"{name}.{w}: Hit(red)" for name, w in zip(names, winners, strict=True))
            a, b = points(table(f"row A B: {bases}\n{ends}"))
            assert a + b == len(names)
            if a == b:
                draws.append((bases, "".join(winners)))
    assert draws == [("A1 B1", "ab"), ("A1 B1", "ba")]
    assert points(table("row A B: A1 B1 B2\nA1 mods: Double")) == (2, 2)
    assert points(table("row A B: A1\nA1 mods: Null")) == (0, 0)


@rule("BR-RUL-13")
def test_more_bases_break_a_tie_of_points_only_when_the_table_says_so():
    scene = "row A B: A1 B1 B2\nA1 mods: Double, Freeze/A\nB1 mods: Freeze/A\nA hand: Freeze"
    for option, places in (("draw", (1, 1)), ("bases", (2, 1))):
        m = table(scene, point_tie=option)
        play(m, "A: play B2")
        assert (m.scores, m.places) == ((2, 2), places)


def test_a_winner_is_told_for_every_base():
    m = table("row A B: A1 B1")
    assert [winner_of(m.t, m.s, slot) for slot in (0, 1)] == [0, 1]
    assert base(m, "A1").owner == 0
