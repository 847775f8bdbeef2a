"""IncrediBrawl in the terminal: everybody decides in turn there, unseen; scenarios commit seat by seat."""

from collections.abc import Iterator

import pytest

from rumpus.cli.terminal import Terminal
from rumpus.kernel.match.load import load
from rumpus.kernel.match.match import Match
from rumpus.kernel.match.trial import run_text


def played(match: Match, seats: list[str], answers: Iterator[str]) -> tuple[int, list[str]]:
    """A game at the terminal: its exit status, and all that was said."""
    said: list[str] = []
    return Terminal(match, seats, lambda _prompt: next(answers), said.append).run(), said


def ones() -> Iterator[str]:
    """Somebody who always takes the first answer."""
    while True:
        yield "1"


@pytest.mark.parametrize("options", [{"mode": "family"}, {"mode": "gamer", "power_ups": "on", "max_rounds": 10}])
def test_a_whole_game_against_a_bot(options: dict[str, object]) -> None:
    match = Match.start("incredibrawl", options, 3)
    status, said = played(match, ["me", "random"], ones())
    assert status == 0
    assert said[-1].startswith("The end: ")
    assert load(match.save()).state_bytes() == match.state_bytes()


@pytest.mark.rule("IB-SEL-03", "IB-SEL-05")
def test_what_the_other_has_chosen_is_not_said_and_not_taken_back() -> None:
    match = Match.start("incredibrawl", {"mode": "family"}, 3)
    status, said = played(match, ["me", "random"], iter(["1", "undo", "quit"]))
    assert status == 1
    assert "This cannot be taken back any more." in said
    match = Match.start("incredibrawl", {}, 3)
    _, said = played(match, ["me", "friend"], iter(["1", "quit"]))
    at = next(i for i, line in enumerate(said) if line.startswith("B: "))
    assert said[at - 1] == "  Round 1 at Grassy Meadow  [IB-TURN-01]", "the log tells nothing of a choice"


CASE = '''
game = "incredibrawl"
scene = """
round 1 phase place token -
A glory 0 hand p5 p1 deck e1 discard
B glory 0 hand n5 n1 deck e1 discard
"""
'''


@pytest.mark.rule("IB-R-LOCK")
@pytest.mark.parametrize(
    "text",
    [
        'plays = ["A: p5"]\nexpect = {who = "B", events = ["A is ready"]}',
        'plays = ["B: n1", "B: withdraw", "A: p1", "B: n5"]\nexpect = {events = ["B takes their card back"]}',
        'plays = ["A: p5", {play = "A: p1", refused = "IB-SEL-05"}]\nexpect = {who = "B"}',
    ],
)
def test_a_scenario_commits_seat_by_seat(text: str) -> None:
    differences = [one for outcome in run_text(CASE + text, "t") for one in outcome.differences]
    assert differences == []
