"""Dust-up in words: scenes, prompts, invariants."""

import pytest

from rumpus import Match

LINES = {
    "round": "round 1 pot 1 leader A turn A",
    "A": "A coins 0 hand 2 5",
    "B": "B coins 0 hand 5 6",
    "deck": "deck 3 4",
}


def scene(**changes):
    return "\n".join({**LINES, **changes}.values())


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"round": "round 1 pot 1"}, "scene line 1"),
        ({"round": "round 1 pot 1 leader A colour red"}, "what is colour"),
        ({"A": "A coins two"}, "what is two"),
        ({"A": "A coins 0 hand 1 2 3 4 5"}, "scene line 2"),
        ({"deck": "deck x"}, "scene line 4"),
    ],
)
def test_scenes_that_are_not_understood(changes, words):
    with pytest.raises(ValueError, match=words):
        Match.at_scene("toy", scene(**changes))


def test_a_scene_with_everything_comes_back():
    text = """round 5 pot 2 leader B deadline 7000 over 2
A coins 0 hand 2 5 laid 3 last 4 raised out
B coins 4 hand
deck 1 1
rng 5 -6
"""
    assert Match.at_scene("toy", text, {"pace": "clock"}).scene() == text
    assert Match.at_scene("toy", text.replace("\ndeck", "\n\ndeck"), {"pace": "clock"}).scene() == text


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({}, 0),
        ({"A": "A coins 0 hand 2 0"}, 1),
        ({"deck": "deck 0"}, 2),
        ({"A": "A coins 1 hand 2 5"}, 3),
        ({"A": "A coins 0 hand"}, 4),
    ],
)
def test_invariants(changes, code):
    assert Match.at_scene("toy", scene(**changes)).check() == code


def test_invariants_of_order_and_clock():
    m = Match.at_scene("toy", scene())
    m.s.seats[0].hand[0] = 6
    assert m.check() == 1
    m.s.seats[0].hand[0] = 2
    m.s.seats[1].hand[3] = 1
    assert m.check() == 1
    m.s.seats[1].hand[3] = 0
    m.s.deck[0] = 5
    assert m.check() == 2
    m.s.deck[0] = 3
    m.s.deadline = 7
    assert m.check() == 5


def test_prompts_and_actions_for_the_page():
    m = Match.at_scene("toy", scene())
    assert m.spec.words.prompt(m.t, m.s, 0)[0] == "Lay a card, or raise first"
    assert m.spec.words.prompt(m.t, m.s, 1)[0] == "Wait for the others"
    m.play(0, "raise")
    assert m.spec.words.prompt(m.t, m.s, 0)[0] == "Lay a card"
    assert m.spec.words.action(m.t, m.s, 0, 4) == {
        "id": 4,
        "name": "lay 5",
        "kind": "lay",
        "text": "Lay the 5",
        "card": 5,
    }
    assert [m.spec.words.action(m.t, m.s, 0, a)["kind"] for a in (9, 10)] == ["raise", "concede"]


def test_what_the_clock_would_do():
    m = Match.at_scene("toy", scene())
    assert m.name(0, m.spec.actions.passive(m.t, m.s, 0)) == "lay 2"
