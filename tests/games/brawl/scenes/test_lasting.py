"""What a change leaves behind: clocks after a pause or an action, ranks of rounds, colours, hands, swept modifiers."""

import pytest
from tests.games.brawl.scenes.law import code, end, hand, play, row, string, table
from tests.games.brawl.scenes.test_rulings import own

from rumpus.kernel.match.match import Match

ROW = "row A B: A1 B1"
NOW = "phase live now 9000 started 3000"
TEAM = {"format": "tag_team", "players": 4}
IDLE = f"{NOW}\nrow 1 2: A1 B1\nA last 9000\nB last 9000"


@pytest.mark.rule("BR-RUL-27", "BR-RUL-45")
def test_a_pause_is_no_idleness():
    m = table(IDLE, **TEAM)
    for p in range(4):
        m.play(p, "pause", 10_000)
    for p in range(4):
        m.play(p, "resume", 15_000)
    m.tick(18_000)
    assert (m.s.seats[0].last, m.due) == (17_000, 27_000)


@pytest.mark.rule("BR-RUL-27")
def test_who_acts_again_is_idle_no_more():
    m = table(IDLE, **TEAM)
    m.tick(19_000)
    assert code(m, "C: tag C") == ""
    m.play(0, "deal", 19_500)
    assert code(m, "C: tag C") == "not_active"


def lay(m: Match, seat: str, card: str, names: list[str]) -> None:
    """A seat burns cards until it holds such a card, and lays one on each of these places."""
    p = "ABCD".index(seat)
    for name in names:
        while not (hand(m, seat) or "").startswith(card):
            m.play(p, "discard" if hand(m, seat) else "deal")
        m.play(p, f"play {name}")


@pytest.mark.rule("BR-RUL-21", "BR-CIRC-08")
def test_who_left_in_a_later_round_ranks_higher():
    rows = "row A B: A1 B1\nrow B C: B2 C1\nrow C D: C2 D1\nrow D A: D2 A2\nA hand: Freeze\nB2 mods: Double, Freeze/B"
    cold = "\n".join(f"{x} mods: Freeze" for x in ("B1", "C1", "C2", "D1", "D2", "A2"))
    m = table(f"{rows}\n{cold}\nD1.c: Hit(red)\nD2.a: Hit(red)", format="circle", players=4, playoff_rounds=2)
    m.play(0, "play A1")
    assert (m.s.round, [row(m, r) for r in range(3)]) == (1, ["A1 B1", "B2 C1", "C2 A2"])
    m.tick(m.due)
    lay(m, "A", "Hit(", ["C2.a"])
    lay(m, "B", "Hit(", ["C1.b"])
    lay(m, "A", "Freeze", ["A1", "B1", "C2"])
    lay(m, "B", "Freeze", ["B2", "C1"])
    lay(m, "C", "Freeze", ["A2"])
    assert (m.over, m.s.round, [m.s.seats[p].left for p in range(4)]) == (False, 2, [0, 0, 2, 1])
    m.tick(m.due)
    m.play(1, "concede")
    assert (m.over, m.places[0]) == (True, 1)
    assert m.places[2] < m.places[3]


@pytest.mark.rule("BR-RUL-06", "BR-TERM-03")
@pytest.mark.parametrize("back", ["A: take back A1.a", "B: call A1.a"])
def test_a_foul_taken_off_gives_the_string_its_colour_back(back):
    m = table(f"{NOW}\n{ROW}\nA hand: Hit(blue)\nA1.a: Hit(red)\nB pile: Hit(red)", fouls="claim")
    play(m, "A: play A1.a")
    assert m.view()["bases"]["A1"]["ends"][0]["colour"] == "blue"
    m.play("AB".index(back[0]), back[3:])
    assert (string(m, "A1.a"), end(m, "A1.a").colour) == (["Hit(red)"], 1)
    play(m, "B: top A1.a")
    assert not [foul for foul in m.s.fouls if foul.card and foul.seat == 1]


@pytest.mark.rule("BR-RUL-08")
def test_a_card_in_hand_keeps_a_table_alive():
    scene = f"{ROW}\nA deck:\nB deck:\nB1 mods: Freeze/A\nA1 mods: Hold/A\nB hand: Clear"
    m = table(f"{scene}\nA hand: Null")
    m.play(1, "discard")
    assert not m.over
    m = table(f"{scene}\nA hand: Hit-2(red)")
    m.play(1, "discard")
    assert (m.over, m.end[0]) == (True, "BR-RUL-08")


@pytest.mark.rule("BR-CLEAR-01")
def test_a_clear_sweeps_the_modifiers_too():
    m = table(f"{ROW}\nA hand: Clear\nB1 mods: Double, Press, Null\nB1.a: Hit(red)")
    play(m, "A: play B1")
    assert len(m.view()["swept"]) == m.s.swept_n == 6  # Base, three modifiers, a Hit, the Clear


@pytest.mark.rule("swap_ends", "BR-TERM-03")
def test_swapped_strings_keep_their_colours():
    m = own('effect = "swap_ends"', f"{ROW}\nA hand: Own\nA1.a: Hit(red)\nA1.b: Hit(blue), Hit(blue)\nB pile: Hit(red)")
    play(m, "A: play A1")
    assert [e["colour"] for e in m.view()["bases"]["A1"]["ends"]] == ["blue", "red"]
    assert [e["hits"] for e in m.view()["bases"]["A1"]["ends"]] == [2, 1]
    assert code(m, "B: top A1.a") == "wrong_colour"
    play(m, "B: top A1.b")
