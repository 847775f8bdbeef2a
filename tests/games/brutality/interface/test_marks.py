"""What the page draws before anything is sent: where a hero may go, what it reaches then, what an answer brings."""

from typing import Any

import pytest
from tests.games.brutality.interface.walk import GAMES, walk
from tests.helpers.shapes import misfit

from rumpus.games.brutality.content.options import OPTIONS
from rumpus.games.brutality.interface import actions, marks, shapes
from rumpus.games.brutality.interface.names import square
from rumpus.games.brutality.interface.scene import unscene
from rumpus.games.brutality.rules import ids, turn
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.records.log import Log

SHOWN = """turn=9 team=0 phase=main ask=main first=0
A gale_archer c2 hp=5 used=1 spent=1 tool=executioners_whetstone
B ironhide_warden e2 hp=11 tool=grapnel_gauntlet cool=2
X demon_king d6 hp=6 tool=rift_stone cool=4
Y siege_ram f6 hp=10 tool=iron_heart
hazard spiked_pillars d7
hazard relentless_flames f5
wall c4 team=1 turns=2
team 1 hand=blessed_arms,martyrs_hand,cataclysm
"""
"""The picture `bu-table.png`."""


def stand(text: str = SHOWN) -> tuple[Table, State]:
    T, S = unscene(text, {one.name: one.default for one in OPTIONS})
    return T.t, State.at(S)


def asked(draft: dict[str, Any], text: str = SHOWN) -> dict[str, Any]:
    t, s = stand(text)
    before = bytes(s.cells)
    told = marks.foresee(t, s, 0, draft)
    assert bytes(s.cells) == before
    assert misfit(told, shapes.Marks, "marks") == ""
    return told


def test_where_a_hero_may_go_and_what_it_costs() -> None:
    told = asked({"acts": [], "hero": "A"})
    by_cost: dict[int, set[str]] = {}
    for one in told["reach"]:
        by_cost.setdefault(one["cost"], set()).add(one["space"])
    assert {cost: " ".join(sorted(spaces)) for cost, spaces in by_cost.items()} == {
        1: "b1 b2 b3 c1 c3 d1 d2 d3",
        2: "a1 a2 a3 a4 b4 d4 e1 e4",
    }
    assert all(one["left"] == 2 - one["cost"] and one["lost"] == 0 for one in told["reach"])
    assert all(len(one["path"]) == one["cost"] + 1 and one["path"][0] == "c2" for one in told["reach"])


def test_each_way_of_the_reach_is_legal_and_ends_there() -> None:
    for hero in "AB":
        for one in asked({"acts": [], "hero": hero})["reach"]:
            t, s = stand()
            for a in one["ids"]:
                assert a in actions.listed(t, s, 0)
                turn.apply(t, s, 0, a, Log.new())
            h = "AB".index(hero)
            assert (square(s.heroes[h].place), s.heroes[h].hp) == (one["space"], one["hp"])


def test_a_step_into_flames_says_what_it_costs() -> None:
    """`bu-768.png`: the Warden of 2 by 2 enters the Flames with its right upper square."""
    [flames] = [one for one in asked({"acts": [], "hero": "B"})["reach"] if one["space"] == "e4"]
    assert (flames["squares"], flames["met"], flames["lost"], flames["hp"]) == (["e4", "f4", "e5", "f5"], [3], 1, 10)


def test_blades_from_the_place_that_is_pointed_at() -> None:
    bolt, gust = asked({"acts": ["step A NE"], "hero": "A"})["sights"]
    assert [(one["direction"], one["end"]) for one in bolt["blades"] if one["hits"]] == [("N", "d6"), ("NE", "g6")]
    assert [one["stop"] for one in bolt["blades"] if one["direction"] == "NW"] == ["c4"]
    assert (bolt["hits"], bolt["lost"]) == ([2, 3], [0, 0, 2, 2])
    assert sorted(gust["shadow"]) == ["a5", "a6", "b4", "b5", "b6", "c5"]
    assert (gust["stops"], gust["lost"]) == (["c4"], [0, 0, 3, 2])


def test_each_target_says_what_would_come_of_it() -> None:
    """`bu-special.png`: 2 for the hit, back 1 into the Pillars, 1 more; the Ram stays at the edge."""
    told = asked({"acts": ["step A NE", "special A 2"], "each": True})
    king, ram = told["choices"]
    assert [line["kind"] for line in king["lines"][3:]] == ["hurt", "hit", "hurt"]
    assert [(one["hero"], one["hp"], one["space"]) for one in king["changes"]] == [(0, 5, "d3"), (2, 3, "d6")]
    assert (king["asked"], king["ask"], king["act"]) == ([0], "main", "hero X")
    assert [line["kind"] for line in ram["lines"][3:]] == ["hurt", "stopped"]
    assert [one["shape"] for one in told["sights"]] == ["shot"]


def test_a_relic_is_tried_out_to_its_end_and_a_drawn_card_is_not() -> None:
    """Martyr's Hand: whom, then which way; nothing that the seat does not know comes of it."""
    told = asked({"acts": ["relic martyrs_hand", "hero X"], "each": True})
    north = {one["act"]: one for one in told["choices"]}["aim N"]
    assert (told["ask"], north["open"], [one["hp"] for one in north["changes"]]) == ("push", False, [5])
    told = asked({"acts": ["relic quick_study"], "each": True}, SHOWN.replace("cataclysm", "quick_study"))
    assert (told["open"], told["choices"], told["lines"]) == (True, [], [])


CROWDED = """turn=9 team=0 phase=main ask=main first=0
A gale_archer d3 hp=5
B ironhide_warden a1
X demon_king d4 hp=6
Y bog_witch d5
hazard limestone_wall_ruins d6
hazard relentless_flames f5
"""


def test_where_the_other_side_chooses_its_squares_are_told() -> None:
    """The witch stands before the ruins and must make room: her side says where (BU-RUL-40)."""
    choices = asked({"acts": ["special A 2"], "each": True}, CROWDED)["choices"]
    [king] = [one for one in choices if one["act"] == "hero X"]
    assert (king["asked"], king["ask"], king["open"]) == ([1], "room", False)
    assert sorted(king["fan"]) == ["c4", "c5", "c6", "e4", "e5", "e6"]


@pytest.mark.parametrize(
    ("draft", "why"),
    [
        ({"acts": [], "hero": "Z"}, "'Z' is no hero"),
        ({"acts": ["special A 2"], "each": True}, "cannot be done then"),
        ({"acts": "end", "each": True}, "a draft is"),
        ({"acts": ["end"] * 13, "each": True}, "0 to 12 names"),
    ],
)
def test_what_is_no_draft_is_refused(draft: dict[str, Any], why: str) -> None:
    t, s = stand()
    with pytest.raises(ValueError, match=why):
        marks.foresee(t, s, 0, draft)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_steps_of_a_hero_are_those_the_rules_list(number: int) -> None:
    """At every main part of random games: for each seat and hero the same as in all that the seat may do."""
    for one in walk(number, 120):
        for p in one.seats if one.s.ask == ids.ASK_MAIN else []:
            may = one.may(p)
            for h in range(ids.HEROES):
                first = ids.STEP + 8 * h
                assert marks.steps(one.t, one.s, p, h) == [a for a in may if first <= a < first + 8]
