"""What is seen of a decision line by line: each picture shows what its line tells, and no pair of eyes is shown more on
the way than it knows at the end.
"""

from typing import Any

import pytest
from tests.helpers.beats import leaks, seen, walked
from tests.helpers.knowledge import viewers

from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.match.match import Match

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"format": "2v2", "ko_mode": "blitz"},
    {"format": "ffa", "players": 4},
    {"discovery": "on"},
)


def holds(line: dict[str, Any], view: dict[str, Any]) -> bool | None:
    """Whether the picture of a line shows what it tells; None: it tells of nothing that lies open."""
    seat, args, fight = view["seats"][line["seat"]], line["args"], view["fight"]
    match line["kind"]:
        case "walk" | "steps" | "fall" | "bump" | "placed":
            return seat["space"] == args["to"]
        case "pushed" | "cross" | "respawn":
            return seat["space"] == args.get("to", args.get("space"))
        case "damage":
            return seat["level"] == args["to"]
        case "pickup":
            return seat["weapon"]["status"] == "equipped" and args["space"] not in view["arena"]["tokens"]
        case "attack":
            return (fight["attacker"], fight["defender"], fight["type"]) == (seat["seat"], args["target"], args["type"])
        case "open" | "card" | "dodge" | "revealed":
            return (
                fight["cards"][fight["attacker"] != seat["seat"]][-1]["c"] == args["card"]["c"] and fight["hit"] is None
            )
        case "total" | "left_out":
            return fight["totals"] == [args["attack"], args["defence"]]
        case "hit" | "failed":
            return fight["hit"] == (line["kind"] == "hit")
        case "reveal":
            return str(args["ko"]) not in seat["ko"]["hidden"]
        case "out":
            return seat["out"]
    return None


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_each_picture_shows_what_its_line_tells(options: dict[str, Any]) -> None:
    looked: set[str] = set()
    for seed in range(3):
        for match, _ in walked("brawlhalla", options, seed):
            if not match.steps:
                continue
            for _, line, view in seen(match, -1, len(match.steps) - 1):
                shows = holds(line, view)
                assert shows is not False, f"{line['text']}: {view}"
                looked |= {line["kind"]} if shows else set()
    assert {"walk", "fall", "attack", "open"} <= looked


@pytest.mark.rule("BH-MOVE-05", "BH-RUL-71", "BH-RUL-87")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_who_cannot_tell_two_games_apart_is_shown_the_same_on_the_way(options: dict[str, Any]) -> None:
    assert leaks("brawlhalla", options) == (0, True)


@pytest.mark.rule("BH-RUL-71")
def test_nobody_is_shown_the_answers_of_others_on_the_way() -> None:
    """What is asked, and what a seat may do, is told at the end: in no picture."""
    for match, _ in walked("brawlhalla", {}, 3):
        for viewer in viewers(match) if match.steps else ():
            for _, _, view in seen(match, viewer, len(match.steps) - 1):
                assert (view["decision"], view["mine"]) == (None, None)


@pytest.mark.rule("BH-RUL-71")
def test_a_planted_leak_on_the_way_is_caught() -> None:
    """A view that tells the top card of a deck, which is known to nobody, but only while nobody is asked."""
    honest = Match.start("brawlhalla").spec.sight.view

    def leaky(t: Any, s: Any, viewer: int) -> dict[str, Any]:
        on_the_way = s.ask == ids.ASK_NONE and not s.over
        return {**honest(t, s, viewer), "oops": on_the_way and s.seats[0].deck[s.seats[0].deck_n - 1]}

    assert leaks("brawlhalla", {}, leaky)[0] > 0
