"""What a line says: words for numbers, and nothing of the inside of the rules."""

import pytest
from tests.games.brutality.interface.test_interface import position, said

from rumpus.games.brutality.interface import events, view
from rumpus.games.brutality.rules import ids
from rumpus.kernel.records.log import Event

LINES: tuple[tuple[Event, str], ...] = (
    ((ids.EV_FIRST, 0, 0, 0, 0, 0), "A goes first"),
    ((ids.EV_TURN, 1, 6, 1, 0, 0), "Round 3: Team 2"),
    ((ids.EV_STEP, 0, 0, 33, 34, 0), "Assassin steps a4 to b4"),
    ((ids.EV_STOPPED, -1, 2, 58, ids.STOPPED_EDGE, 0), "Bog Witch stays on d6: the board ends there"),
    ((ids.EV_STOPPED, -1, 2, 58, ids.STOPPED_WALL, 0), "Bog Witch stays on d6: something is in the way"),
    ((ids.EV_STOPPED, -1, 2, 58, ids.STOPPED_HERO, 0), "Bog Witch stays on d6: nobody makes room"),
    ((ids.EV_STOPPED, -1, 2, 58, 0, 0), "Bog Witch stays on d6"),
    ((ids.EV_STATUS, 1, 2, ids.CAPPED, 2, 9), "Bog Witch takes 1 at most from each hit"),
    ((ids.EV_LOCK, 0, 0, 1, 9, 0), "Team 1 can't play relics"),
    ((ids.EV_LOCK, 0, 0, 3, 9, 0), "Team 1 can't play relics or use artifacts"),
    ((ids.EV_STEAL, 1, 1, 1, 0, 0), "B takes Saint's Mercy from the hand of Team 1"),
    ((ids.EV_PEEK, 1, 0, 0, 2, 0), "B looks at the hand of Team 1, 2 relics"),
    ((ids.EV_COOLDOWN, 0, 0, 5, 0, 0), "Assassin's War Horn is ready"),
    ((ids.EV_COOLDOWN, 0, 0, 5, 1, 0), "Assassin's War Horn is ready in 1 turn"),
    ((ids.EV_AIM, 0, 0, ids.HERO + 2, 0, 0), "Assassin takes aim"),
    ((ids.EV_AIM, 1, -1, ids.HERO + 1, 1, 0), "B aims Saint's Mercy"),
    ((ids.EV_GAIN, 0, 0, 2, 0, 0), "Assassin has 2 more steps"),
    ((ids.EV_GAIN, 0, 0, 0, 1, 0), "Assassin has a third action"),
)


@pytest.mark.parametrize(("event", "words"), LINES)
def test_a_line_is_said_in_plain_words(event: Event, words: str) -> None:
    t, s = position()
    assert said(t, s, -1, events.LINES.told(t, s, event, -1)[0]) == words


def test_a_limit_on_hits_is_shown_as_what_a_hit_may_do() -> None:
    t, s = position()
    s.heroes[2].value[ids.CAPPED], s.heroes[2].ends[ids.CAPPED] = 2, 99
    assert [one["n"] for one in view.View(t, s, 0)["heroes"][2]["statuses"]] == [1]


@pytest.mark.parametrize(
    ("thing", "rule"), [(1, "BU-SPIKE-02"), (2, "BU-PIKE-01"), (3, "BU-FLAME-01"), (12, "BU-RUL-85")]
)
def test_what_a_hero_meets_gives_the_rule(thing: int, rule: str) -> None:
    t, s = position()
    assert events.LINES.told(t, s, (ids.EV_HIT, 0, 0, thing, 33, 0), 0)[1] == rule
