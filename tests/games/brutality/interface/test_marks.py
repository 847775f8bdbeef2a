"""What the page draws before anything is sent: where a hero may go, what it reaches then, what an answer brings."""

from typing import Any

import pytest
from msgspec import to_builtins
from tests.games.brutality.interface.walk import GAMES, walk
from tests.helpers.shapes import misfit

from rumpus.games.brutality.content.options import OPTIONS
from rumpus.games.brutality.interface import actions, marks, shapes
from rumpus.games.brutality.interface.names import square
from rumpus.games.brutality.interface.scene import unscene
from rumpus.games.brutality.rules import ids, turn
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match import offering
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


def ahead(t: Table, s: State, p: int, *acts: str, **at: str) -> dict[str, Any]:
    """What the page is told of acts, by name, that a seat has laid out."""
    chain, before = [actions.ACTS.parse(t, s, p, name) for name in acts], bytes(s.cells)
    told = to_builtins(offering.foresee(find("brutality"), t, s, p, {"chain": chain, "at": at}), enc_hook=str)
    assert bytes(s.cells) == before
    assert misfit(told["then"], shapes.Marks, "marks") == ""
    for part, kind in (("offers", shapes.Outcome), ("plans", shapes.Going)):
        for one in told[part]:
            assert misfit(one["then"], kind, part) == ""
    return told


def asked(*acts: str, text: str = SHOWN, **at: str) -> dict[str, Any]:
    return ahead(*stand(text), 0, *acts, **at)


def test_where_a_hero_may_go_and_what_it_costs() -> None:
    plans = asked(slot="0")["plans"]
    by_cost: dict[int, set[str]] = {}
    for one in plans:
        by_cost.setdefault(one["then"]["cost"], set()).add(one["at"]["space"])
    assert {cost: " ".join(sorted(spaces)) for cost, spaces in by_cost.items()} == {
        1: "b1 b2 b3 c1 c3 d1 d2 d3",
        2: "a1 a2 a3 a4 b4 d4 e1 e4",
    }
    ways = [one["then"] for one in plans]
    assert all(one["left"] == 2 - one["cost"] and one["lost"] == 0 for one in ways)
    assert all(len(one["path"]) == one["cost"] + 1 and one["path"][0] == "c2" for one in ways)
    assert all(one["at"]["slot"] == "0" for one in plans)


def test_each_way_of_the_reach_is_legal_and_ends_there() -> None:
    for h in (0, 1):
        for one in asked(slot=str(h))["plans"]:
            t, s = stand()
            for a in (*one.get("via", ()), one["id"]):
                assert a in actions.listed(t, s, 0)
                turn.apply(t, s, 0, a, Log.new())
            assert (square(s.heroes[h].place), s.heroes[h].hp) == (one["at"]["space"], one["then"]["hp"])


def test_a_step_into_flames_says_what_it_costs() -> None:
    """`bu-768.png`: the Warden of 2 by 2 enters the Flames with its right upper square."""
    [flames] = [one["then"] for one in asked(slot="1")["plans"] if one["at"]["space"] == "e4"]
    assert (flames["squares"], flames["met"], flames["lost"], flames["hp"]) == (["e4", "f4", "e5", "f5"], [3], 1, 10)


def test_blades_from_the_place_that_is_pointed_at() -> None:
    bolt, gust = asked("step A NE", slot="0")["then"]["sights"]
    assert [(one["direction"], one["end"]) for one in bolt["blades"] if one["hits"]] == [("N", "d6"), ("NE", "g6")]
    assert [one["stop"] for one in bolt["blades"] if one["direction"] == "NW"] == ["c4"]
    assert (bolt["hits"], bolt["lost"]) == ([2, 3], [0, 0, 2, 2])
    assert sorted(gust["shadow"]) == ["a5", "a6", "b4", "b5", "b6", "c5"]
    assert (gust["stops"], gust["lost"]) == (["c4"], [0, 0, 3, 2])


def test_each_target_says_what_would_come_of_it() -> None:
    """`bu-special.png`: 2 for the hit, back 1 into the Pillars, 1 more; the Ram stays at the edge."""
    told = asked("step A NE", "special A 2")
    [(offered, king), (_, ram)] = [(one, one["then"]) for one in told["offers"]]
    assert [line["kind"] for line in king["lines"][3:]] == ["hurt", "hit", "hurt"]
    assert [(one["hero"], one["hp"], one["space"]) for one in king["changes"]] == [(0, 5, "d3"), (2, 3, "d6")]
    assert (king["asked"], king["ask"], offered["at"]) == ([0], "main", {"slot": "2"})
    assert (offered["id"], offered["kind"], offered["says"]["text"]) == (ids.HERO + 2, "hero", "Demon King")
    assert [line["kind"] for line in ram["lines"][3:]] == ["hurt", "stopped"]
    assert [one["shape"] for one in told["then"]["sights"]] == ["shot"]


def test_a_relic_is_tried_out_to_its_end_and_a_drawn_card_is_not() -> None:
    """Martyr's Hand: whom, then which way; nothing that the seat does not know comes of it."""
    told = asked("relic martyrs_hand", "hero X")
    [north] = [one["then"] for one in told["offers"] if one["says"]["args"] == {"direction": "N"}]
    assert (told["then"]["ask"], north["open"], [one["hp"] for one in north["changes"]]) == ("push", False, [5])
    told = asked("relic quick_study", text=SHOWN.replace("cataclysm", "quick_study"))
    assert (told["then"]["open"], told["offers"], told["then"]["lines"]) == (True, [], [])


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
    offers = asked("special A 2", text=CROWDED)["offers"]
    [king] = [one["then"] for one in offers if one["id"] == ids.HERO + 2]
    assert (king["asked"], king["ask"], king["open"]) == ([1], "room", False)
    assert sorted(king["fan"]) == ["c4", "c5", "c6", "e4", "e5", "e6"]


@pytest.mark.parametrize(
    ("draft", "why"),
    [
        ({"chain": [], "at": {"slot": "4"}}, "'4' is no hero"),
        ({"chain": [ids.SPECIAL + 1]}, "'special A 2' cannot be done then"),
        ({"chain": [ids.END, ids.END]}, "'end' cannot be done then"),
        ({"chain": [-1]}, "'action -1' cannot be done then"),
        ({"chain": "end"}, "Expected `array`, got `str`"),
        ({"chain": ["end"]}, "Expected `int`, got `str`"),
        ({"chain": [0] * 41}, "length <= 40"),
        ({"acts": []}, "missing required field `chain`|unknown field `acts`"),
    ],
)
def test_what_is_no_chain_is_refused(draft: dict[str, Any], why: str) -> None:
    t, s = stand()
    with pytest.raises(ValueError, match=why):
        offering.foresee(find("brutality"), t, s, 0, draft)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_steps_of_a_hero_are_those_the_rules_list(number: int) -> None:
    """At every main part of random games: for each seat and hero the same as in all that the seat may do."""
    for one in walk(number, 120):
        for p in one.seats if one.s.ask == ids.ASK_MAIN else []:
            may = one.may(p)
            for h in range(ids.HEROES):
                first = ids.STEP + 8 * h
                assert marks.steps(one.t, one.s, p, h) == [a for a in may if first <= a < first + 8]
