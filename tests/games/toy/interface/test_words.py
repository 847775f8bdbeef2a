"""Dust-up in words: scenes, prompts, invariants."""

import re
from itertools import product
from pathlib import Path
from typing import get_type_hints

import pytest
from tests.helpers.golden import random_game

from rumpus import Match
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match import describe

ROOT = Path(__file__).resolve().parents[4]

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
        ({"round": "round 1 pot 1"}, "scene line 1.*leader is not said"),
        ({"round": "round 1 pot 1 leader A colour red"}, "what is colour"),
        ({"A": "A coins two"}, "'two' is no number"),
        ({"A": "A coins 0 coins 1"}, "coins is said twice"),
        ({"A": "A coins"}, "nothing follows coins"),
        ({"A": "A raisd"}, "what is raisd.*the nearest is 'raised'"),
        ({"A": "A coins 0 hand 1 2 3 4 5"}, "scene line 2.*5 cards; 4 at most"),
        ({"B": "C coins 0"}, "there is no seat C; there are A, B"),
        ({"round": "round 1 pot 1 leader C"}, "'C' is no seat.*there are A, B"),
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
    asked = [describe.prompt(m.spec, m.t, m.s, p)[0]["text"] for p in (0, 1)]
    assert asked == ["Lay a card, or raise first", "Wait for the others"]
    m.play(0, "raise")
    assert describe.prompt(m.spec, m.t, m.s, 0)[0]["text"] == "Lay a card"
    assert describe.act(m.spec, m.t, m.s, 0, 4) == {
        "id": 4,
        "name": "lay 5",
        "kind": "lay",
        "text": {"code": "act-lay", "args": {"card": 5}, "text": "Lay the 5"},
        "card": 5,
    }
    assert [m.spec.words.action(m.t, m.s, 0, a)["kind"] for a in (9, 10)] == ["raise", "concede"]


def test_what_the_clock_would_do():
    m = Match.at_scene("toy", scene())
    assert m.name(0, m.spec.actions.passive(m.t, m.s, 0)) == "lay 2"


def test_what_is_shown_and_forbidden_says_why_and_the_way_out():
    m = Match.at_scene("toy", scene())
    assert describe.forbidden(m.spec, m.t, m.s, 0) == []
    m.play(0, "raise")
    no = describe.forbidden(m.spec, m.t, m.s, 0)
    assert [(one["kind"], one["rule"], one["why"]["text"]) for one in no] == [
        ("raise", "TOY-RAISE-01", "You raised this round already.")
    ]
    assert no[0]["out"] is not None
    assert no[0]["out"]["text"] == "Lay a card."
    waits = describe.forbidden(m.spec, m.t, m.s, 1)
    assert [(one["kind"], one.get("card"), one["rule"]) for one in waits] == [
        ("lay", 5, "TOY-PACE-01"),
        ("lay", 6, "TOY-PACE-01"),
        ("raise", None, "TOY-PACE-01"),
    ]


def test_every_rule_that_forbids_something_has_words():
    source = (ROOT / "src/rumpus/games/toy/interface/legality.py").read_text("utf-8")
    rules = set(re.findall(r"TOY-[A-Z]+-\d+", source))
    assert rules
    assert not [rule for rule in rules if f"refuse-{rule}" not in find("toy").words.catalogue]


def test_every_line_has_the_arguments_that_its_shape_says():
    shapes = find("toy").sight.shapes
    assert shapes is not None
    kinds = get_type_hints(shapes.events)
    assert set(kinds) == set(find("toy").words.events)
    for seed, pace in product(range(20), ("turns", "together", "clock")):
        m = random_game("toy", {"pace": pace, "cards": "house"}, seed)
        for viewer in range(-1, m.seats):
            for line in m.said(viewer):
                assert set(line["args"]) == set(get_type_hints(kinds[line["kind"]])), line
