"""Simultaneous play: the order of commits never changes the result."""

from itertools import permutations

from rumpus import Match


def test_the_order_of_commits_does_not_matter():
    start = Match.start("toy", {"pace": "together", "players": 3}, 8)
    ends = set()
    for order in permutations(range(3)):
        match = start.copy()
        for seat in order:
            match.play(seat, match.actions(seat)[0])
        assert match.s.round == 2
        ends.add(match.state_bytes())
    assert len(ends) == 1
