"""What bots think a position is worth, and that they look at something at every step."""

import pytest
from tests.games.brutality.interface.test_interface import DUEL, position
from tests.games.brutality.interface.walk import GAMES, walk

from rumpus.games.brutality.bots.habits import narrow
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.features import worth


def lead(old: str = "", new: str = "") -> int:
    """What the position is worth to Team 1, in which something is written otherwise."""
    assert old in DUEL
    t, s = position(DUEL.replace(old, new, 1))
    out = [0] * 16
    worth(t, s, out)
    assert out[s.first] + out[1 - s.first] in (999, 1000, 1001)
    return out[s.first]


BETTER = [
    ("Y gale_archer g9 hp=2", "Y gale_archer g9 hp=1"),
    ("Y gale_archer g9 hp=2", "Y gale_archer hp=0"),
    ("X bog_witch d6", "X bog_witch d6 hp=5"),
    ("X bog_witch d6", "X bog_witch d6 stun=1:99"),
    ("X bog_witch d6", "X bog_witch d6 poison=2:99"),
    ("A assassin d4", "A assassin d4 shield=2:99"),
    ("A assassin d4", "A assassin d5"),
    ("hand=saints_mercy,master_thief", "hand=saints_mercy,master_thief,holy_rain"),
    ("team 2 hand=holy_rain", "team 2 pile=holy_rain"),
]


@pytest.mark.parametrize(("old", "new"), BETTER)
def test_what_is_better_is_worth_more(old: str, new: str) -> None:
    assert lead(old, new) > lead()


def test_a_recharging_artifact_is_worth_less() -> None:
    assert lead("tool=war_horn", "tool=war_horn cool=2") < lead()


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_worth_and_habits_at_every_step(number: int) -> None:
    for one in walk(number, 60):
        out = [0] * 16
        worth(one.t, one.s, out)
        assert all(0 <= out[p] <= 1000 for p in range(one.t.n))
        assert one.s.turn or set(out[: one.t.n]) == {500}
        for p in one.seats:
            may = one.may(p)
            looked = list(may)
            n = narrow(one.t, one.s, p, looked, len(may))
            assert 1 <= n <= len(may)
            assert set(looked[:n]) <= set(may)
            assert looked[:n] == sorted(looked[:n])


def test_the_end_is_worth_all_or_nothing() -> None:
    t, s = position()
    out = [0] * 16
    for winner, told in ((0, 1000), (1, 0), (-1, 500)):
        s.over, s.winner = ids.BEATEN, winner
        worth(t, s, out)
        assert out[s.first] == told
