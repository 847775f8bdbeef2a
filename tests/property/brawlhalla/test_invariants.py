"""Invariants: a sound position has none broken, and each kind of damage has its number."""

import pytest

from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.match.match import Match

CARDS, RANGES, SPACES, TOKENS, STACK, ASKER, PLACES = range(1, 8)
SCENE = "tokens r2c2\nA equipped at r1c1 hand 1 4\nB yellow at r1c5 hand 2 discard 3\n"


def put(s, path, value):
    """Sets one number of the state: "seats.0.level"."""
    *way, last = path.split(".")
    for key in way:
        s = s[int(key)] if key.isdigit() else getattr(s, key)
    if last.isdigit():
        s[int(last)] = value
    else:
        setattr(s, last, value)


def at(scene=SCENE, **options):
    return Match.at_scene("brawlhalla", scene, {"card_set": "blank", **options})


@pytest.mark.rule("BH-COMP-03", "BH-SETUP-09", "BH-DMG-03", "BH-WEAP-05", "BH-KOL-05", "BH-MOVE-07", "BH-COMP-05")
@pytest.mark.parametrize(
    ("path", "value", "broken"),
    [
        ("seats.0.hand", 0b11, CARDS),  # a card that is still in the deck
        ("seats.0.hand", 0, CARDS),  # two cards lost
        ("seats.1.discard_n", 2, CARDS),
        ("seats.0.deck_n", 21, RANGES),
        ("seats.0.deck_n", -1, RANGES),
        ("seats.0.discard_n", 21, RANGES),
        ("seats.0.discard_n", -1, RANGES),
        ("seats.0.level", 3, RANGES),
        ("seats.0.level", -1, RANGES),
        ("seats.0.status", 3, RANGES),
        ("seats.0.status", -1, RANGES),
        ("seats.0.side", 0, RANGES),
        ("seats.0.side", 3, RANGES),
        ("seats.1.ko_left", 4, RANGES),
        ("seats.1.ko_left", -1, RANGES),
        ("seats.1.space", 48, RANGES),
        ("seats.1.space", -2, RANGES),
        ("seats.1.out", 1, RANGES),  # and still on the board
        ("seats.1.space", 8, SPACES),  # on top of A
        ("tokens.0", 48, TOKENS),
        ("tokens.0", 0, TOKENS),  # in the ring
        ("tokens.1", 16, TOKENS),  # two on one space
        ("tokens.1", 20, TOKENS),  # three swords for two players
        ("depth", 0, STACK),
        ("depth", ids.FRAMES + 1, STACK),
        ("n_fights", -1, STACK),
        ("n_fights", 4, STACK),
        ("ask", ids.ASK_NONE, ASKER),
        ("asker", 2, ASKER),
        ("asker", -1, ASKER),
        ("over", ids.OVER_LAST, PLACES),
    ],
)
def test_damage_to_a_position_is_found(path, value, broken):
    m = at()
    assert m.check() == 0
    put(m.s, path, value)
    assert m.check() == broken


def test_an_eliminated_seat_is_not_asked():
    m = at()
    m.s.seats[0].space = -1
    m.s.seats[0].out = 1
    assert m.check() == ASKER


def test_nobody_in_particular_is_asked_in_a_blind_pick_alone():
    m = Match.start("brawlhalla", {"legend_pick": "blind"}, 1)
    assert (m.s.asker, m.s.ask, m.check()) == (-1, ids.ASK_LEGEND, 0)
    m.s.ask = ids.ASK_STANDEE
    assert m.check() == ASKER


def test_two_legends_may_share_a_space_while_one_walks_through():
    m = at()
    m.play(0, "move 4")
    m.s.seats[1].space = m.s.seats[0].space
    assert m.check() == 0


def test_cards_in_play_belong_to_their_owner():
    m = at("A at r4c3 hand 1 4\nB at r4c4 hand 2\n")
    m.play_all(0, ["light B", "play 1"])
    assert m.check() == 0
    m.s.fights[0].on_table[0] = 0
    assert m.check() == CARDS


def test_the_end_has_a_winner():
    m = at()
    m.play(1, "concede")
    assert (m.over, m.check()) == (True, 0)
    m.s.place[0] = 2
    assert m.check() == PLACES
