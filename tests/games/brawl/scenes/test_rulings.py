"""Rulings: clocks, churn, passes, pauses, fouls, dead tables, colours of the chooser."""

import pytest
from tests.games.brawl.scenes.law import (
    base,
    code,
    grow_old,
    hand,
    may,
    pile,
    play,
    points,
    row,
    string,
    table,
    training,
)

from rumpus.kernel.match.match import Match

rule = pytest.mark.rule
ROW = "row A B: A1 B1"
NOW = "phase live now 9000 started 3000 moved 9000"


EMPTY = "A deck:\nB deck:"


@rule("BR-RUL-01", "BR-RUL-03", "BR-RUL-04")
def test_the_rules_know_only_order_and_stamps():
    """Order of arrival is all: the same plays at other times, in the same order, lie the same."""
    ends = []
    for step in (1, 350):
        m = table(f"{NOW}\n{ROW}\nA hand: Hit(red)\nB hand: Block(red)\nA1.a: Hit(red)")
        m.play(1, "play A1.a", 9000 + step)
        ends.append((string(m, "A1.a"), code(m, "A: play A1.a")))
    assert ends[0] == ends[1]


@rule("BR-RUL-05")
def test_churn_limit():
    m = table(f"{ROW}\nA pile: Block(red), Press\nB hand: Hit(red)", churn_limit=2)
    play(m, "A: pick up", "A: put back", "A: pick up")
    assert code(m, "A: put back") == ""
    play(m, "A: discard")
    assert code(m, "A: pick up") == "churn"
    play(m, "B: play A1.a")
    play(m, "A: pick up", "A: put back", "A: pick up", "A: put back")
    assert code(m, "A: pick up") == "churn"
    play(m, "A: deal", "A: discard", "A: pick up")
    free = table(f"{ROW}\nA pile: Press")
    for _ in range(30):
        play(free, "A: pick up", "A: put back")


@rule("BR-RUL-07", "BR-RUL-05")
def test_the_stall_clock():
    m = table(f"{NOW}\n{ROW}\nA pile: Press\nA1.a: Hit(red)")
    assert m.due == 49_000
    m.tick(49_000)
    assert (m.s.warned, m.due) == (1, 69_000)
    m.play(0, "pick up", 60_000)
    m.play(0, "put back", 61_000)
    assert m.due == 69_000
    m.tick(68_999)
    assert not m.over
    m.tick(69_000)
    assert (m.over, m.end[1], points(m)) == (True, "nobody has done anything for too long", (1, 1))


@rule("BR-RUL-07")
@pytest.mark.parametrize(("name", "resets"), [("deal", True), ("top A1.a", True), ("pick up", False)])
def test_what_resets_the_stall_clock(name, resets):
    m = table(f"{NOW}\n{ROW}\nA pile: Hit(red)")
    m.tick(49_000)
    m.play(0, name, 50_000)
    assert (m.s.moved, m.s.warned) == ((50_000, 0) if resets else (9000, 1))


@rule("BR-RUL-07")
def test_limits_of_length_and_of_actions():
    m = table(f"{NOW}\n{ROW}", game_limit_seconds=60, stall_seconds=0)
    assert m.due == 63_000
    m.tick(62_999)
    assert not m.over
    m.tick(63_000)
    assert m.end[1] == "the time is up"
    m = table(f"{ROW}\nA deck 20", action_cap=3)
    play(m, "A: deal", "A: discard")
    assert not m.over
    play(m, "A: deal")
    assert (m.over, m.end[0]) == (True, "BR-RUL-07")


@rule("BR-RUL-08")
def test_a_dead_table_ends_at_once():
    scene = f"row A B: A1 B1\nA hand: Clear\nB pile: Hit-2(red)\nA1 mods: Freeze/B\n{EMPTY}"
    m = table(f"{scene}\nB1 mods: Hold/B")
    m.play(0, "discard")
    assert (m.over, m.end[0]) == (True, "BR-RUL-08")
    m = table(scene)
    m.play(0, "discard")
    assert not m.over


@rule("BR-RUL-10")
def test_passes_are_forced_or_free():
    scene = f"phase turn turn A\n{ROW}\nA hand: Hit(red)\nB pile: Hit-2(red)\nB deck:"
    m = training(scene)
    m.play(0, "discard")
    assert m.s.turn == 0  # B, with nothing to do, has passed
    assert code(m, "A: pass") == "must_play"
    m = training(f"phase turn turn A\n{ROW}\nA pile: Hit(red)\nA deck:")
    assert may(m, "A") == ["top A1.a", "top A1.b", "top B1.a", "top B1.b"]
    m = training(f"phase turn turn A\n{ROW}\nA pile: Hit(red)\nB pile: Hit(red)\n{EMPTY}", training_pass="free")
    play(m, "A: pass")
    assert not m.over
    play(m, "B: pass")
    assert (m.over, m.end[0]) == (True, "BR-RUL-07")


@rule("BR-RUL-34", "BR-RUL-08")
def test_when_all_pass_in_training_the_table_is_dead():
    m = training(
        f"phase turn turn A\n{ROW}\nA hand: Clear\nB pile: Hit-2(red)\nA1 mods: Freeze/B\nB1 mods: Hold/B\n{EMPTY}"
    )
    m.play(0, "discard")
    assert (m.over, m.end[0]) == (True, "BR-RUL-08")


@rule("BR-RUL-31", "BR-RUL-45")
def test_a_pause_by_agreement():
    m = table(f"{NOW}\n{ROW}\nA hand: Hit(red)")
    m.play(0, "pause", 10_000)
    assert code(m, "A: pause") == "no_pause"
    assert m.due == 25_000
    m.play(1, "pause", 12_000)
    assert m.view()["phase"] == "paused"
    assert m.active == ()
    assert code(m, "A: play A1.a") == "not_started"
    m.play(0, "resume", 30_000)
    m.play(1, "resume", 31_000)
    assert (m.view()["phase"], m.due) == ("countdown", 34_000)
    m.tick(34_000)
    assert (m.view()["phase"], m.s.moved, m.s.rested) == ("live", 9000 + 22_000, 22_000)
    play(m, "A: play A1.a")
    m = table(f"{NOW}\n{ROW}")
    m.play(0, "pause", 10_000)
    m.tick(25_000)
    assert (m.s.voted, m.s.seats[0].vote) == (0, 0)
    assert code(table(ROW, pause="never"), "A: pause") == "no_pause"
    assert code(table(ROW), "A: resume") == "no_pause"


# ---------------------------------------------------------------- fouls that may be called

CLAIM = {"fouls": "claim"}


def fouled(*more: str) -> Match:
    """A has laid a Hit on a Block."""
    lines = "\n".join(more)
    m = table(f"{NOW}\n{ROW}\nA hand: Hit(red)\n{lines}\nA1.a: Hit(red), Block(red)", **CLAIM)
    play(m, "A: play A1.a")
    return m


@rule("BR-RUL-06")
def test_a_foul_lies_there_and_is_shown_to_nobody():
    m = fouled()
    assert string(m, "A1.a") == ["Hit(red)", "Block(red)", "Hit(red)"]
    assert m.view(1)["bases"]["A1"]["ends"][0]["hits"] == 2
    text = str(m.view(1)).lower() + str([line["text"] for line in m.said(1)]).lower()
    assert "foul" not in text.replace("'call'", "")
    assert code(m, "A: play A1.a") == "card_mismatch"


@rule("BR-RUL-06")
def test_the_top_foul_is_taken_back_or_called_back():
    m = fouled()
    play(m, "A: take back A1.a")
    assert (hand(m, "A"), string(m, "A1.a")) == ("Hit(red)", ["Hit(red)", "Block(red)"])
    assert code(m, "A: take back A1.a") == "no_foul"
    m = fouled()
    play(m, "A: deal")
    m.play(1, "call A1.a")
    assert (pile(m, "A"), string(m, "A1.a")) == (["Hit(red)"], ["Hit(red)", "Block(red)"])
    assert m.check() == 0


@rule("BR-FOUL-02", "BR-RUL-06")
@pytest.mark.parametrize("choice", ["stand", "claim", None])
def test_a_foul_beyond_correction_gives_a_choice(choice):
    m = fouled("B hand: Hit(red)", "A pile: Press")
    play(m, "B: play A1.a")
    grow_old(m)
    assert code(m, "A: take back A1.a") == "no_foul"
    m.play(1, "call A1.a", 10_000)
    assert m.view(1)["mine"]["choice"]["offender"] == 0
    assert m.due == 20_000
    play(m, "A: deal")
    if choice is None:
        m.tick(20_000)
    else:
        m.play(1, choice)
    if choice == "claim":
        assert (m.over, m.end[0], m.places) == (True, "BR-FOUL-02", (2, 1))
    else:
        assert not m.over
        assert len(string(m, "A1.a")) == 4


@rule("BR-RUL-06")
def test_a_false_call_bars_for_ten_seconds():
    m = table(f"{NOW}\n{ROW}\nA1.a: Hit(red)\nA deck 9", **CLAIM)
    m.play(1, "call A1.a", 10_000)
    assert code(m, "B: call A1.a") == "call_barred"
    m.tick(20_000)
    assert code(m, "B: call A1.a") == ""


@rule("BR-RUL-06")
def test_a_swept_foul_is_void():
    m = fouled("B hand: Clear", "B pile: Freeze")
    play(m, "B: play A1")
    m.play(1, "top B1")
    assert (m.over, m.end[0]) == (True, "BR-FREEZE-05")


@rule("BR-EX-13", "BR-FOUL-02")
@pytest.mark.parametrize("choice", ["stand", "claim"])
def test_uncalled_fouls_are_offered_at_the_end(choice):
    m = fouled("B hand: Freeze", "B pile: Freeze")
    play(m, "B: play A1")
    m.play(1, "top B1")
    assert (m.over, m.view()["phase"], m.active) == (False, "fouls", (1,))
    assert code(m, "A: deal") == "game_over"
    m.play(1, choice)
    assert m.over
    assert m.end[0] == ("BR-FREEZE-05" if choice == "stand" else "BR-FOUL-02")
    assert m.places == ((1, 1) if choice == "stand" else (2, 1))


@rule("BR-RUL-06", "BR-RUL-44")
def test_claims_of_both_sides_make_a_draw():
    m = fouled("B hand: Hit(red)", "B pile: Freeze", "B1.b: Hit(blue)")
    play(m, "B: play B1.b")
    m.play(1, "top A1")
    for _ in range(80):
        if hand(m, "A") == "Freeze":
            break
        m.play(0, "discard" if hand(m, "A") else "deal")
    m.play(0, "play B1")
    m.play(m.active[0], "claim")
    assert not m.over
    m.play(m.active[0], "claim")
    assert (m.over, m.end[0], m.places) == (True, "BR-FOUL-02", (1, 1))


# ---------------------------------------------------------------- designers' cards

OWN = """
id = "own"
name = "Own"
[cards]
base = 3
freeze = 3
hit_red = 10
hit_blue = 5
double = 1
press = 1
{cards}
clear = {clear}
"""


def own(kind: str, scene: str, n: int = 1, **options) -> Match:
    """Both seats hold a deck with `n` cards "Own" of this kind (TOML lines)."""
    content = OWN.format(cards=f"own = {n}", clear=12 - n) + f'[[card]]\nid = "own"\nname = "Own"\n{kind}\n'
    decks = {"deck_a": "own", "deck_b": "own"}
    m = Match.at_scene("brawl", scene, decks | options, content=content)
    assert m.check() == 0
    return m


@rule("wild_hit", "BR-RUL-43")
def test_wild_hit():
    m = own('effect = "wild_hit"', f"{ROW}\nA hand: Own\nA1.a: Hit(blue)")
    assert may(m, "A")[:3] == ["discard", "play A1.a", "play A1.b red"]
    assert code(m, "A: play A1.b") == code(m, "A: play A1.a red") == "bad_target"
    play(m, "A: play A1.b green")
    assert m.view()["bases"]["A1"]["ends"][1]["colour"] == "green"


@rule("two_colour", "BR-RUL-43")
@pytest.mark.parametrize("kind", ["hit", "block"])
def test_two_colour(kind):
    m = own(
        f'effect = "two_colour"\nkind = "{kind}"\ncolours = ["red", "green"]',
        f"{ROW}\nA hand: Own(red or green)\nA1.a: Hit(blue)\nB1.a: Hit(red)",
    )
    assert code(m, "A: play A1.a") == "wrong_colour"
    assert code(m, "A: play B1.a") == ""
    if kind == "hit":
        assert [x for x in may(m, "A") if "A1.b" in x] == ["play A1.b red", "play A1.b green"]
    else:
        assert code(m, "A: play A1.b") == "needs_hit"


@rule("add_heavy_hit", "BR-INFO-04")
def test_a_heavier_hit():
    m = own(
        'effect = "add_heavy_hit"\ncolour = "red"\nn = 3',
        f"{ROW}\nA hand: Own(red)\nA1.a: Hit(red)\nB1.a: Hit(red)\nB1 mods: Freeze/B",
    )
    assert code(m, "A: play B1.a") == "frozen"
    play(m, "A: play A1.a")
    assert m.view()["bases"]["A1"]["ends"][0]["hits"] == 4


@rule("add_value")
def test_add_value_comes_before_multiplying():
    m = own('effect = "add_value"\nk = 2', f"{ROW}\nA hand: Own\nA1 mods: Double")
    play(m, "A: play A1")
    assert m.view()["bases"]["A1"]["value"] == 6


@rule("multiply_value")
def test_a_factor_of_three():
    m = own('effect = "multiply_value"\nfactor = 3', f"{ROW}\nA hand: Own\nA1 mods: Double")
    play(m, "A: play A1")
    assert m.view()["bases"]["A1"]["value"] == 6


@rule("swap_tiebreak")
def test_swap_tiebreak():
    m = own('effect = "swap_tiebreak"', f"{ROW}\nA hand: Own\nB pile: Own", n=2)
    play(m, "A: play A1")
    assert m.view()["bases"]["A1"]["winner"] == 1
    play(m, "B: top A1")
    assert m.view()["bases"]["A1"]["winner"] == 0


@rule("cap_string")
def test_cap_string():
    m = own(
        'effect = "cap_string"\nk = 2',
        f"{ROW}\nA hand: Own\nB1.a: Hit(red), Hit(red), Hit(red)\nB1.b: Hit(blue), Hit(blue)",
    )
    assert m.view()["bases"]["B1"]["winner"] == 0
    play(m, "A: play B1")
    told = m.view()["bases"]["B1"]
    assert ([e["hits"] for e in told["ends"]], told["winner"]) == ([2, 2], 1)


@rule("no_new_base")
def test_no_new_base_beside():
    m = own('effect = "no_new_base"', f"{ROW}\nA1 mods: Own\nA hand: Base\nB hand: Double")
    assert code(m, "A: play left") == "no_new_base"
    assert code(m, "A: play right") == ""
    play(m, "B: play A1")
    assert code(m, "A: play left") == ""


@rule("colour_lock")
def test_colour_lock():
    scene = f"{ROW}\nA1 mods: Own(red)\nA1.b: Hit(blue)\nA hand: Hit(red)\nB hand: Hit(blue)\nB pile: Double"
    m = own('effect = "colour_lock"\ncolour = "red"', scene)
    assert code(m, "B: play A1.b") == "colour_locked"
    play(m, "A: play A1.a", "B: play B1.b", "B: top A1")
    assert base(m, "A1").mods_n == 2


@rule("sweep_end")
@pytest.mark.parametrize(("k", "left"), [("1", 2), ("2", 1), ('"all"', 0)])
def test_sweep_end(k, left):
    m = own(
        f'effect = "sweep_end"\nk = {k}',
        f"{ROW}\nA hand: Own\nA1.b: Hit(blue), Hit(blue), Hit(blue)\nB1.b: Hit(red)\nB1 mods: Freeze/B",
    )
    assert code(m, "A: play A1.a") == "empty_end"
    assert code(m, "A: play B1.b") == "frozen"
    play(m, "A: play A1.b")
    end = m.view()["bases"]["A1"]["ends"][1]
    assert (len(end["cards"]), end["hits"], end["colour"]) == (left, left, "blue" if left else None)


@rule("burn_self")
def test_burn_self_stops_above_the_freezes():
    m = own('effect = "burn_self"\nk = 3', f"{ROW}\nA hand: Own\nA deck 2")
    assert [x for x in may(m, "A") if x.startswith("play")] == ["play 0", "play 1", "play 2"]
    play(m, "A: play 2")
    assert (m.s.seats[0].deck_n, m.s.seats[0].pile_n, m.s.swept > 0) == (3, 2, True)


@rule("burn_rival")
def test_burn_rival():
    m = own('effect = "burn_rival"\nk = 3', f"{ROW}\nA hand: Own\nB deck 2")
    assert [x for x in may(m, "A") if x.startswith("play")] == ["play at B"]
    m.play(0, "play at B")
    assert (m.s.seats[1].deck_n, m.s.seats[1].pile_n) == (3, 2)
    assert m.check() == 0


@rule("dig")
def test_dig_orders_the_pile():
    m = own('effect = "dig"\nk = 3', f"{ROW}\nA hand: Own\nA pile: Press, Double, Clear, Base")
    plays = [x for x in may(m, "A") if x.startswith("play")]
    assert len(plays) == 6
    assert plays[0] == "play order 1 2 3"
    play(m, "A: play order 3 1 2")
    assert pile(m, "A") == ["Clear", "Press", "Double", "Base"]
    m = own('effect = "dig"\nk = 3', f"{ROW}\nA pile: Own, Press, Clear")
    assert [x for x in may(m, "A") if x.startswith("top")] == ["top order 1 2", "top order 2 1"]


@rule("swap_ends")
def test_swap_ends():
    m = own('effect = "swap_ends"', f"{ROW}\nA hand: Own\nA1.a: Hit(red)\nA1.b: Hit(blue), Hit(blue)")
    play(m, "A: play A1")
    assert (string(m, "A1.a"), string(m, "A1.b")) == (["Hit(blue)", "Hit(blue)"], ["Hit(red)"])
    assert base(m, "A1").mods_n == 1


@rule("conditional_legality", "BR-ARB-02")
@pytest.mark.parametrize(
    ("condition", "yes", "no"),
    [
        ("own points < rival points", "A1.b: Hit(red)", "B1.a: Hit(red)"),
        ("row has 2 Bases", "", "row"),
        ("end has at least 1 Hits", "A1.a: Hit(red)", ""),
        ("own deck at most 4 cards", "A deck 1", "A deck 2"),
    ],
)
def test_conditions(condition, yes, no):
    kind = f'effect = "add_heavy_hit"\ncolour = "red"\nonly_if = "{condition}"'
    if condition.startswith("own"):
        kind = f'effect = "reverse_winner"\nonly_if = "{condition}"'
    target = "A1" if "reverse" in kind else "A1.a"
    if condition.startswith("row"):
        kind, target = f'effect = "reverse_winner"\nonly_if = "{condition}"', "A1"
    card = "Own(red)" if "colour" in kind else "Own"
    met = own(kind, f"{ROW}\nA hand: {card}\n{yes}")
    assert code(met, f"A: play {target}") == ""
    unmet = own(kind, f"{ROW} A2\nA hand: {card}" if no == "row" else f"{ROW}\nA hand: {card}\n{no}")
    assert code(unmet, f"A: play {target}") == "condition"
    assert row(met) == "A1 B1"


@rule(
    "place_base",
    "add_hit",
    "block_string",
    "wild_block_string",
    "press_string",
    "press_base",
    "clear_base",
    "freeze_base",
    "reverse_winner",
    "hold_base",
    "owner_tiebreak",
)
def test_every_word_of_the_book_is_a_kind_of_card():
    m = table(f"{ROW}\nA hand: Hit(red)")
    words = {told["word"] for told in m.view()["types"]}
    wanted = {"place_base", "add_hit", "add_heavy_hit", "block_string", "wild_block_string", "press", "clear_base"}
    assert wanted | {"freeze_base", "multiply_value", "reverse_winner", "hold_base"} <= words
    assert m.view()["bases"]["A1"]["tied"]
    assert m.view()["bases"]["A1"]["winner"] == 0
