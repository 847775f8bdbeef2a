"""What is seen of a decision line by line: each picture shows what its line tells and nothing that comes later, and no
pair of eyes is shown more on the way than it knows at the end.
"""

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from tests.helpers.knowledge import say_anew, viewers
from tests.helpers.parts import altered
from tests.property.incredibrawl.test_walk import GAMER
from tests.server.test_replay import laid

from rumpus.games.incredibrawl.interface import prompts
from rumpus.kernel.match.match import Match
from rumpus.server.protocol import LineBeat, in_codes
from rumpus.server.show.beats import beats

TABLES: tuple[dict[str, Any], ...] = (
    {"mode": "family", "players": 3},
    {"mode": "casual", "tie_break": "throw"},
    {**GAMER, "players": 4},
    {**GAMER, "players": 3, "arrival": "live", "hidden_windows": "on"},
)
DECISIONS = 90


def walked(options: dict[str, Any], seed: int) -> Iterator[tuple[Match, random.Random]]:
    """The positions of a random game, each before its next decision, as far as seats decide."""
    chance, match = random.Random(seed), Match.start("incredibrawl", options, seed)
    for _ in range(DECISIONS):
        if match.over:
            return
        if not match.active:
            match.tick(match.due or 0)
            continue
        yield match, chance
        seat = chance.choice(match.active)
        match.play(seat, chance.choice(match.actions(seat)))


def seen(match: Match, viewer: int, since: int) -> list[tuple[LineBeat, dict[str, Any], dict[str, Any]]]:
    """The beats from a decision on, each with its line and the view it makes."""
    view = match.seen(match.spec.records.State.at(match.steps[since].before), viewer, since)
    told = match.said(viewer)
    found = []
    for one in beats(match, viewer, since):
        view = laid(deepcopy(view), one.patch)
        found.append((one, told[one.n], view))
    return found


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
    for match, _ in walked(options, 5):
        if not match.steps:
            continue
        last = len(match.steps) - 1
        found = seen(match, -1, last)
        down = {line["seat"] for _, line, _ in found if line["kind"] == "flip_up"}
        for _, line, view in found:
            told = holds(line, view)
            assert told is not False, f"{line['text']}: {view}"
            looked += told is not None
            down -= {line["seat"]} if line["kind"] == "flip_up" else set()
            assert not [p for p in down if (view["seats"][p]["fighter"] or {}).get("card") is not None]
    assert looked > 20


def told(match: Match, viewer: int, since: int) -> tuple[Any, bytes]:
    """What a viewer knows at the end of what it is shown, and what it is shown on the way."""
    return (match.view(viewer), match.told(viewer)), in_codes(beats(match, viewer, since))


@pytest.mark.rule("IB-SEL-03", "IB-R-HIDDENCOUNT")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_who_cannot_tell_two_games_apart_is_shown_the_same_on_the_way(options: dict[str, Any]) -> None:
    assert leaks(options) == (0, True)


def leaks(options: dict[str, Any], planted: Any = None) -> tuple[int, bool]:
    """How often a viewer who knows the same of two games at the end was shown something else on the way; and whether
    there were pictures to compare. `planted`: a view that tells too much.
    """
    found, compared = 0, 0
    for number, (match, chance) in enumerate(walked(options, 7)):
        seat = chance.choice(match.active)
        action = chance.choice(match.actions(seat))
        for viewer in viewers(match):
            pair = [match.copy(), match.redealt(viewer, number)]
            say_anew(*pair)
            if not pair[1].is_legal(seat, action):
                continue
            for one in pair:
                if planted is not None:
                    one.spec = altered(one.spec, sight={"view": planted})
                one.play(seat, action)
            (end, way), (other_end, other_way) = (told(one, viewer, len(match.steps)) for one in pair)
            if end == other_end:
                found += way != other_way
                compared += len(way) > 2
    return found, compared > 5


@pytest.mark.rule("IB-SEL-03")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_choice_that_nobody_sees_is_seen_in_no_picture(options: dict[str, Any]) -> None:
    """Whatever a seat answers while others still choose, everybody else is shown the same."""
    asked = set()
    for match, _ in walked(options, 8):
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

    assert leaks(TABLES[1], leaky)[0] > 0
