"""Random games as they are seen line by line: the pictures on the way, and what of them a viewer may know."""

import random
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from tests.helpers.knowledge import say_anew, viewers
from tests.helpers.parts import altered
from tests.server.test_replay import laid

from rumpus.kernel.match.match import Match
from rumpus.server.protocol import LineBeat, in_codes
from rumpus.server.show.beats import beats

DECISIONS = 90
Options = Mapping[str, Any]


def walked(game: str, options: Options, seed: int) -> Iterator[tuple[Match, random.Random]]:
    """The positions of a random game, each before its next decision, as far as seats decide."""
    chance, match = random.Random(seed), Match.start(game, options, seed)
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
    lines = match.said(viewer)
    found = []
    for one in beats(match, viewer, since):
        view = laid(deepcopy(view), one.patch)
        found.append((one, lines[one.n], view))
    return found


def told(match: Match, viewer: int, since: int) -> tuple[Any, bytes]:
    """What a viewer knows at the end of what it is shown, and what it is shown on the way."""
    return (match.view(viewer), match.told(viewer)), in_codes(beats(match, viewer, since))


def leaks(game: str, options: Options, planted: Any = None, seed: int = 7) -> tuple[int, bool]:
    """How often a viewer who knows the same of two games at the end was shown something else on the way; and whether
    there were pictures to compare. `planted`: a view that tells too much.
    """
    found, compared = 0, 0
    for number, (match, chance) in enumerate(walked(game, options, seed)):
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
