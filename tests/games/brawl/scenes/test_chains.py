"""Terms, Hits, Hit-2s, Blocks, Wild Blocks and Presses on strings."""

import pytest
from tests.games.brawl.scenes.law import code, end, hand, holding, may, mods, pile, play, row, string, table

from rumpus.games.brawl.rules.scoring import hits_on

rule = pytest.mark.rule


@rule("BR-TERM-01")
def test_a_new_duel_has_four_empty_ends_and_two_empty_modifier_piles():
    m = table()
    assert row(m) == "A1 B1"
    for name in ("A1.a", "A1.b", "B1.a", "B1.b"):
        assert string(m, name) == []
    assert mods(m, "A1") == mods(m, "B1") == []


@rule("BR-TERM-02")
def test_the_top_is_the_card_added_last_and_of_an_empty_end_the_base():
    m = holding("Press", "row A B: A1 B1\nA1.a: Hit(red), Block(red)")
    top, base = end(m, "A1.a").top - 1, m.s.bases[0].card - 1
    assert code(m, "A: play A1.a", top=top) == ""
    assert code(m, "A: play A1.a", top=base) == "stale"
    m = holding("Hit(red)")
    assert code(m, "A: play A1.b", top=base) == ""


@rule("BR-TERM-03")
def test_a_string_keeps_the_colour_of_its_first_hit():
    m = table("row A B: A1 B1\nA1.a: Hit(blue), Wild Block, Press")
    assert (end(m, "A1.a").colour, end(m, "A1.b").colour) == (2, 0)
    ends = m.view()["bases"]["A1"]["ends"]
    assert [e["colour"] for e in ends] == ["blue", None]


@rule("BR-TERM-04")
def test_the_owner_of_a_card_never_changes():
    m = holding("Hit(red)", seat="B")
    play(m, "B: play A1.a")
    told = m.view()["bases"]["A1"]["ends"][0]
    assert told["cards"][0]["owner"] == 1
    assert told["side"] == 0
    assert told["hits"] == 1


@rule("BR-GOAL-02")
def test_both_sides_play_on_every_base():
    m = table("row A B: A1 B1\nA hand: Hit(red)\nB hand: Hit(blue)")
    play(m, "A: play B1.a", "B: play A1.b")
    assert (string(m, "B1.a"), string(m, "A1.b")) == (["Hit(red)"], ["Hit(blue)"])


@rule("BR-GOAL-03")
def test_any_card_on_either_end():
    m = table("row A B: A1 B1\nA1.b: Hit(green)/B\nA hand: Hit(green)\nA pile: Block(red)")
    play(m, "A: play A1.b")
    assert string(m, "A1.b") == ["Hit(green)", "Hit(green)"]
    m = table("row A B: A1 B1\nA1.b: Hit(red), Hit(red)\nA hand: Block(red)")
    play(m, "A: play A1.b")
    assert string(m, "A1.b") == ["Hit(red)", "Hit(red)", "Block(red)"]


@rule("BR-HIT-01")
@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_a_hit_of_any_colour_opens_an_empty_end(colour):
    m = holding(f"Hit({colour})")
    play(m, "A: play A1.a")
    assert string(m, "A1.a") == [f"Hit({colour})"]


@rule("BR-HIT-02")
def test_a_hit_goes_on_its_colour():
    m = holding("Hit(red)", "row A B: A1 B1\nA1.a: Hit(red), Hit-2(red)", seat="B")
    play(m, "B: play A1.a")
    assert string(m, "A1.a") == ["Hit(red)", "Hit-2(red)", "Hit(red)"]


@rule("BR-HIT-03")
def test_never_on_another_colour():
    m = holding("Hit(blue)", "row A B: A1 B1\nA1.a: Hit(red)")
    assert code(m, "A: play A1.a") == "wrong_colour"
    assert string(m, "A1.a") == ["Hit(red)"]
    assert hand(m, "A") == "Hit(blue)"
    m = holding("Hit(blue)", "row A B: A1 B1\nA1.a: Hit(red), Hit-2(red)")
    assert code(m, "A: play A1.a") == "wrong_colour"


@rule("BR-HIT-04")
@pytest.mark.parametrize("block", ["Block(red)", "Wild Block"])
def test_never_on_a_block(block):
    m = holding("Hit(red)", f"row A B: A1 B1\nA1.a: Hit(red), {block}")
    assert code(m, "A: play A1.a") == "top_is_block"


@rule("BR-HIT-05")
def test_on_a_press_in_the_colour_of_the_hits_below():
    scene = "row A B: A1 B1\nA1.a: Hit(red), Block(red), Press"
    assert code(holding("Hit(red)", scene), "A: play A1.a") == ""
    assert code(holding("Hit(blue)", scene), "A: play A1.a") == "wrong_colour"


@rule("BR-HIT-06")
def test_modifiers_do_not_concern_hits_and_strings_have_no_limit():
    six = ", ".join(["Hit(blue)"] * 7)
    m = holding("Hit(blue)", f"row A B: A1 B1\nB1 mods: Null, Press\nB1.a: {six}")
    play(m, "A: play B1.a")
    assert len(string(m, "B1.a")) == 8


@rule("BR-HIT2-01")
def test_a_hit2_on_its_colour_only():
    m = table("row A B: A1 B1\nA1.a: Hit(red)\nA hand: Hit-2(red)\nB hand: Hit-2(red)")
    play(m, "A: play A1.a", "B: play A1.a")
    assert string(m, "A1.a") == ["Hit(red)", "Hit-2(red)", "Hit-2(red)"]


@rule("BR-HIT2-02")
def test_a_hit2_never_opens_an_end():
    m = holding("Hit-2(red)")
    assert code(m, "A: play A1.a") == "needs_hit"
    assert string(m, "A1.a") == []


@rule("BR-HIT2-03")
def test_a_hit2_never_on_a_press():
    m = holding("Hit-2(red)", "row A B: A1 B1\nA1.a: Hit(red), Block(red), Press")
    assert code(m, "A: play A1.a") == "top_is_press"


@rule("BR-HIT2-04")
def test_a_hit2_never_on_a_block_or_another_colour():
    m = holding("Hit-2(red)", "row A B: A1 B1\nA1.a: Hit(red), Block(red)\nA1.b: Hit(blue)\nB1.a: Hit(red), Wild Block")
    assert [code(m, f"A: play {e}") for e in ("A1.a", "A1.b", "B1.a")] == [
        "top_is_block",
        "wrong_colour",
        "top_is_block",
    ]


@rule("BR-HIT2-05")
def test_a_hit2_counts_two_and_carries_what_a_hit_carries():
    m = table("row A B: A1 B1\nA1.a: Hit(red), Hit-2(red)\nA1.b: Hit(blue), Hit(blue)\nA hand: Block(red)")
    assert (hits_on(m.t, m.s, 0, 0), hits_on(m.t, m.s, 0, 1)) == (3, 2)
    assert m.view()["bases"]["A1"]["winner"] == 0
    assert code(m, "A: play A1.a") == ""


@rule("BR-BLOCK-01")
def test_a_block_on_its_colour():
    m = holding("Block(red)", "row A B: A1 B1\nB1.a: Hit(red), Hit-2(red)\nB1.b: Hit(red)", seat="B")
    assert code(m, "B: play B1.b") == ""
    play(m, "B: play B1.a")
    assert string(m, "B1.a")[-1] == "Block(red)"


@rule("BR-BLOCK-02")
def test_where_a_block_never_goes():
    m = holding(
        "Block(red)",
        "row A B: A1 B1\nA1.b: Hit(blue)\nB1.a: Hit(red), Block(red)\nB1.b: Hit(red), Block(red), Press",
    )
    assert [code(m, f"A: play {e}") for e in ("A1.a", "A1.b", "B1.a", "B1.b")] == [
        "needs_hit",
        "wrong_colour",
        "top_is_block",
        "top_is_press",
    ]


@rule("BR-BLOCK-03")
def test_a_block_on_top_lets_only_a_press_on():
    scene = "row A B: A1 B1\nA1.a: Hit(red), Hit(red), Block(red)"
    fits = {
        card: code(holding(card, scene), "A: play A1.a") == ""
        for card in ("Hit(red)", "Hit(blue)", "Hit-2(red)", "Block(red)", "Wild Block", "Press")
    }
    assert [card for card, fit in fits.items() if fit] == ["Press"]
    assert hits_on(table(scene).t, table(scene).s, 0, 0) == 2


@rule("BR-BLOCK-04")
def test_a_block_acts_on_its_string_alone():
    scene = "row A B: A1 B1\nA1.a: Hit(red), Block(red)\nB hand: Hit(red)"
    m = table(scene)
    play(m, "B: play A1.b")
    m = holding("Double", "row A B: A1 B1\nA1.a: Hit(red), Block(red)", seat="B")
    play(m, "B: play A1")
    assert mods(m, "A1") == ["Double"]


@rule("BR-WILD-01")
def test_a_wild_block_on_any_colour():
    for string_ in ("Hit(red)", "Hit(blue)", "Hit(red), Hit-2(red)"):
        m = table(f"row A B: A1 B1\nA1.a: {string_}\nB hand: Wild Block\nA hand: Hit(red)")
        play(m, "B: play A1.a")
        assert code(m, "A: play A1.a") == "top_is_block"


@rule("BR-WILD-02")
def test_where_a_wild_block_never_goes():
    m = holding("Wild Block", "row A B: A1 B1\nA1.b: Hit(red), Block(red), Press\nB1.a: Hit(red), Block(red)")
    assert [code(m, f"A: play {e}") for e in ("A1.a", "A1.b", "B1.a", "A1")] == [
        "needs_hit",
        "top_is_press",
        "top_is_block",
        "bad_target",
    ]
    m = holding("Wild Block", "row A B: A1 B1\nA1.a: Hit(red), Wild Block/B")
    assert code(m, "A: play A1.a") == "top_is_block"


@rule("BR-WILD-03")
def test_a_press_opens_a_wild_block_and_the_colour_stays():
    m = table("row A B: A1 B1\nA1.a: Hit(green), Wild Block\nA hand: Press\nA pile: Hit(red)\nB pile: Hit(green)")
    play(m, "A: play A1.a")
    assert code(m, "A: top A1.a") == "wrong_colour"
    play(m, "B: top A1.a")
    assert string(m, "A1.a") == ["Hit(green)", "Wild Block", "Press", "Hit(green)"]


@rule("BR-PRESS-01")
def test_a_press_on_a_block_of_any_colour_on_either_end():
    m = holding("Press", "row A B: A1 B1\nB1.b: Hit(blue), Block(blue)\nA1.a: Hit(red), Wild Block")
    assert code(m, "A: play A1.a") == ""
    play(m, "A: play B1.b")
    assert string(m, "B1.b") == ["Hit(blue)", "Block(blue)", "Press"]


@rule("BR-PRESS-02")
def test_on_a_press_goes_a_hit_of_the_colour_alone():
    scene = "row A B: A1 B1\nA1.a: Hit(red), Block(red), Press"
    cards = ("Hit(red)", "Hit(blue)", "Hit-2(red)", "Block(red)", "Wild Block", "Press")
    assert [card for card in cards if code(holding(card, scene), "A: play A1.a") == ""] == ["Hit(red)"]
    assert len(string(table(scene), "A1.a")) == 3


@rule("BR-PRESS-03", "BR-EX-14")
def test_a_pressed_string_needs_a_hit_before_the_next_block():
    m = table("row A B: A1 B1\nA1.a: Hit(red), Block(red), Press\nA hand: Hit(red)\nB hand: Block(red)")
    assert code(m, "B: play A1.a") == "top_is_press"
    play(m, "A: play A1.a", "B: play A1.a")
    assert len(string(m, "A1.a")) == 5


@rule("BR-PRESS-04")
def test_where_a_press_never_goes():
    m = holding(
        "Press",
        "row A B: A1 B1\nA1.b: Hit(red)\nB1.a: Hit(red), Hit-2(red)\nB1.b: Hit(red), Block(red), Press",
    )
    assert {code(m, f"A: play {e}") for e in ("A1.a", "A1.b", "B1.a", "B1.b")} == {"needs_block"}


@rule("BR-PRESS-05")
def test_a_string_is_blocked_and_pressed_any_number_of_times():
    m = table("row A B: A1 B1\nA1.a: Hit(red), Block(red), Press, Hit(red), Block(red), Press, Hit(red)")
    assert hits_on(m.t, m.s, 0, 0) == 3


@rule("BR-EX-10")
def test_a_hit_and_right_away_the_block_from_the_pile():
    m = table("row A B: A1 B1\nA pile: Block(blue)\nA hand: Hit(blue)\nB hand: Hit(blue)")
    play(m, "A: play B1.b", "A: top B1.b")
    assert string(m, "B1.b") == ["Hit(blue)", "Block(blue)"]
    assert code(m, "B: play B1.b") == "top_is_block"


@rule("BR-EX-11")
def test_an_end_spoilt_with_a_colour_the_rival_lacks():
    m = table("row A B: A1 B1\nA hand: Hit(green)\nA pile: Hit(green)\nB hand: Hit(red)")
    play(m, "A: play A1.b", "A: top B1.b")
    assert {code(m, f"B: play {e}") for e in ("A1.b", "B1.b")} == {"wrong_colour"}


@rule("BR-EX-15", "BR-RUL-16")
def test_the_press_of_the_other_edition_takes_the_block_away():
    scene = "row A B: A1 B1\nA1.a: Hit(red), Block(red)\nA hand: Press\nB hand: Block(red)"
    m = table(scene)
    play(m, "A: play A1.a")
    assert string(m, "A1.a") == ["Hit(red)", "Block(red)", "Press"]
    m = table(scene, press_variant="remove")
    play(m, "A: play A1.a")
    assert string(m, "A1.a") == ["Hit(red)"]
    assert m.s.swept_n == 2
    assert code(m, "B: play A1.a") == ""
    m = holding("Press", "row A B: A1 B1\nA1 mods: Double", press_variant="remove")
    play(m, "A: play A1")
    assert mods(m, "A1") == ["Double", "Press"]


@rule("BR-RUL-17")
def test_a_wild_block_goes_on_a_hit2():
    assert code(holding("Wild Block", "row A B: A1 B1\nA1.a: Hit(red), Hit-2(red)"), "A: play A1.a") == ""


def test_names_and_lists_agree():
    m = holding("Hit(red)", "row A B: A1 B1\nA1.a: Hit(blue)\nA pile: Press")
    assert may(m, "A") == ["discard", "play A1.b", "play B1.a", "play B1.b"]
    assert pile(m, "A") == ["Press"]
