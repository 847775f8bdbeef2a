"""What is seen of a decision line by line: each picture shows what its line tells and nothing that comes later, and no
pair of eyes is shown more on the way than it knows at the end.
"""

from typing import Any

import pytest
from tests.helpers.beats import leaks, seen, told, walked
from tests.helpers.knowledge import viewers
from tests.property.incredibrawl.test_walk import GAMER

from rumpus.games.incredibrawl.interface import prompts
from rumpus.kernel.match.match import Match

TABLES: tuple[dict[str, Any], ...] = (
    {"mode": "family", "players": 3},
    {"mode": "casual", "tie_break": "throw"},
    {**GAMER, "players": 4},
    {**GAMER, "players": 3, "arrival": "live", "hidden_windows": "on"},
)


def holds(line: dict[str, Any], view: dict[str, Any]) -> bool | None:
    """Whether the picture of a line shows what it tells; None: it tells of nothing that lies open."""
    seat, args, kind = line["seat"], line["args"], line["kind"]
    fighter = view["seats"][seat]["fighter"] if seat is not None and seat >= 0 else None
    match kind:
        case "gain" | "pay" | "victory" | "buy":
            return view["seats"][seat]["glory"] == args["glory"]
        case "flip_up" | "enters":
            return fighter["card"] == args["card"]
        case "level" | "level_is":
            return fighter["level"] == args["level"]
        case "throw":
            return view["seats"][seat]["sign"] == args["sign"]
        case "ability" | "power_up":
            return view["actor"]["card"] == args["card"]
        case "location" | "round":
            return view["location"] == args["card"]
        case "scrap":
            return view["scrap"]["winner"] == seat and view["seats"][args["loser"]]["fighter"]["beaten"]
        case "walkover":
            return view["bouts"][args["number"]]["winner"] == seat
        case "brawl":
            return view["winner"] == seat
    return None


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_each_picture_shows_what_its_line_tells_and_no_card_before_its_time(options: dict[str, Any]) -> None:
    looked = 0
    for match, _ in walked("incredibrawl", options, 5):
        if not match.steps:
            continue
        last = len(match.steps) - 1
        found = seen(match, -1, last)
        down = {line["seat"] for _, line, _ in found if line["kind"] == "flip_up"}
        for _, line, view in found:
            shows = holds(line, view)
            assert shows is not False, f"{line['text']}: {view}"
            looked += shows is not None
            down -= {line["seat"]} if line["kind"] == "flip_up" else set()
            assert not [p for p in down if (view["seats"][p]["fighter"] or {}).get("card") is not None]
    assert looked > 20


@pytest.mark.rule("IB-SEL-03", "IB-R-HIDDENCOUNT")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_who_cannot_tell_two_games_apart_is_shown_the_same_on_the_way(options: dict[str, Any]) -> None:
    assert leaks("incredibrawl", options) == (0, True)


@pytest.mark.rule("IB-SEL-03")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_choice_that_nobody_sees_is_seen_in_no_picture(options: dict[str, Any]) -> None:
    """Whatever a seat answers while others still choose, everybody else is shown the same."""
    asked = set()
    for match, _ in walked("incredibrawl", options, 8):
        if len(match.active) < 2:
            continue
        seat, *_ = match.active
        made = []
        for action in match.actions(seat)[:4]:
            twin = match.copy()
            twin.play(seat, action)
            made.append([told(twin, viewer, len(match.steps)) for viewer in viewers(match) if viewer != seat])
        assert all(one == made[0] for one in made)
        asked.add(prompts.asked(match.s))
    assert "select" in asked


@pytest.mark.rule("IB-SEL-03")
def test_a_planted_leak_on_the_way_is_caught() -> None:
    """A view that tells the top card of a deck, which is known to nobody, but only while nobody is asked."""
    honest = Match.start("incredibrawl").spec.sight.view

    def leaky(t: Any, s: Any, viewer: int) -> dict[str, Any]:
        on_the_way = not s.waiting and not s.over
        return {**honest(t, s, viewer), "oops": on_the_way and s.seats[0].deck[s.seats[0].deck_n - 1]}

    assert leaks("incredibrawl", TABLES[1], leaky)[0] > 0
