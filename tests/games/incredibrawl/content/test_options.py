"""The options file of IncrediBrawl."""

from rumpus.games.incredibrawl.content.options import OPTIONS
from rumpus.games.incredibrawl.rules import ids


def test_a_goal_has_as_many_digits_as_conditions_can_ask_for() -> None:
    goal = next(option for option in OPTIONS if option.name == "glory_goal")
    assert (goal.default, goal.lo, goal.hi) == (10, 10, ids.MOST_GOAL)
