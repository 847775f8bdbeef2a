"""What an answer to a puzzle comes to, and where a guided game stands (`kernel/match/learning.py` has their files).

An answer is right when the goal is reached. It is wrong when it is none of the right ones so far and the seat is asked
anew, or the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from typing import Literal

from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.expect import Expectations
from rumpus.kernel.match.learning import NEXT, Puzzle, learning
from rumpus.kernel.match.match import Match
from rumpus.kernel.match.position import Decision

Verdict = Literal["open", "right", "wrong"]


class _Goal(Expectations):
    """Whether a position is as an [expect] table says."""

    def __init__(self, match: Match) -> None:
        self.match, self.spec, self.where, self.since = match, match.spec, "goal", 0
        self.case = {}
        self.differences: list[str] = []

    def differ(self, words: str) -> None:
        """Notes a difference."""
        self.differences.append(words)


def missing(puzzle: Puzzle, match: Match) -> list[str]:
    """What of the goal the position lacks; nothing: it is reached."""
    goal = _Goal(match)
    goal.expect(puzzle.goal)
    return goal.differences


def reply(puzzle: Puzzle, match: Match, seat: int) -> int:
    """What another seat does in a puzzle: the first of its replies that is legal, else its passive choice."""
    legal = match.actions(seat)
    named = {match.name(seat, action): action for action in legal}
    found = next((named[name] for name in puzzle.replies if name in named), None)
    return match.spec.actions.passive(match.t, match.s, seat) if found is None else found


@cache
def _lines(game: str, puzzle_id: str) -> tuple[tuple[int, ...], ...]:
    """Every right answer as the numbers of its actions."""
    puzzle = learning(game).staged(puzzle_id)
    assert puzzle is not None
    done = (played(puzzle, answer).history for answer in puzzle.right)
    return tuple(tuple(_answers(puzzle, history)) for history in done)


def _answers(puzzle: Puzzle, history: Sequence[Decision]) -> list[int]:
    """What the one who answers has decided: not what a page sets for him (`Actions.standing`)."""
    standing = find(puzzle.game).actions.standing
    return [action for _, seat, action in history if seat == puzzle.seat and action not in standing]


def taught_now(puzzle: Puzzle, history: Sequence[Decision]) -> tuple[int, int]:
    """Where a guided game stands, by what its pupil has done: the step, and the one action that it waits for. After the
    last: how many steps there are, and -1.
    """
    done = len(_answers(puzzle, history))
    line = _lines(puzzle.game, puzzle.id)[0]
    ends = accumulate(len(names) for _, names in puzzle.steps)
    step = next((number for number, end in enumerate(ends) if done < end), len(puzzle.steps))
    return step, line[done] if done < len(line) else -1


def awaited(puzzle: Puzzle, history: Sequence[Decision]) -> tuple[int, ...]:
    """What the present step of a guided game still waits for, in order: one play may be several of these at once."""
    done = len(_answers(puzzle, history))
    ends = accumulate(len(names) for _, names in puzzle.steps)
    end = next((end for end in ends if done < end), done)
    return _lines(puzzle.game, puzzle.id)[0][done:end]


def played(puzzle: Puzzle, answer: str) -> Match:
    """The match after an answer, the others replying between its actions and after it. Raises IllegalAction."""
    match = puzzle.begin()
    for name in answer.split(NEXT):
        _others(puzzle, match)
        match.play(puzzle.seat, name)
    _others(puzzle, match)
    return match


def _others(puzzle: Puzzle, match: Match) -> None:
    """The others reply until the seat is asked, or all is over."""
    while match.active and puzzle.seat not in match.active:
        seat = match.active[0]
        match.play(seat, reply(puzzle, match, seat))


def verdict(puzzle: Puzzle, history: Sequence[Decision]) -> tuple[Verdict, str]:
    """How an answer stands, from all that was done since the beginning, and what there is to say of it."""
    match = puzzle.begin()
    first = _kinds(match, puzzle.seat)
    line: tuple[int, ...] = ()
    for now, seat, action in history:
        match.play(seat, action, now)
        line += tuple(_answers(puzzle, [(now, seat, action)]))
        found = _judged(puzzle, match, line, None if seat != puzzle.seat else first)
        if found == "right":
            return found, puzzle.learned
        if found == "wrong":
            return found, _told(puzzle, line)
    return "open", ""


def _judged(puzzle: Puzzle, match: Match, line: tuple[int, ...], first: frozenset[str] | None) -> Verdict:
    """How the answer stands now; `first` are the kinds of acts that were asked for in the beginning, None where another
    seat has just acted: whoever is asked after that is asked anew.
    """
    lines = _lines(puzzle.game, puzzle.id)
    if not missing(puzzle, match):
        return "right"
    if any(right[: len(line)] == line and right != line for right in lines):
        return "open"
    if match.over:
        return "wrong"
    if puzzle.seat not in match.active:
        return "open"
    if first is None:
        return "wrong"
    kinds = _kinds(match, puzzle.seat)
    if kinds <= match.spec.words.steps | match.spec.words.closing:
        return "open"
    return "wrong" if kinds & first or len(line) >= max(len(right) for right in lines) else "open"


def _kinds(match: Match, seat: int) -> frozenset[str]:
    """The kinds of acts that a seat may choose from; where acts are offered, what it is asked."""
    if (by := match.spec.words.offers) is not None:
        return frozenset({by.ask(match.t, match.s, seat).name})
    act = match.spec.words.action
    return frozenset(str(act(match.t, match.s, seat, a).get("kind", "")) for a in match.actions(seat))


def _told(puzzle: Puzzle, line: tuple[int, ...]) -> str:
    """What to say of a wrong answer."""
    match, names = puzzle.begin(), list[str]()
    for action in line:
        _others(puzzle, match)
        names.append(match.name(puzzle.seat, action))
        match.play(puzzle.seat, action)
    answer = NEXT.join(names)
    return next((text for start, text in puzzle.wrong.items() if answer.startswith(start)), puzzle.otherwise)
