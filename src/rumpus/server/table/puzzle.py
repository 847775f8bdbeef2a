"""A table at which a puzzle is answered: one person, everybody else replies as the puzzle says, and the server judges.
A staged guided game is such a table too: there only what it waits for may be done. So is one at which a decision of a
finished game is tried again: there bots reply.

Nothing is remembered but what was played: the verdict follows from that, also at a table read again from the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from rumpus.bots.advice import advice, said, step_of
from rumpus.kernel.match.judging import Verdict, awaited, reply, taught_now, verdict
from rumpus.kernel.match.learning import Puzzle, learning
from rumpus.kernel.match.match import Match
from rumpus.kernel.match.position import Decision
from rumpus.kernel.words.saying import Text, saying
from rumpus.server import protocol as msg
from rumpus.server.bots.worker import Job, Thought
from rumpus.server.people.seats import chair
from rumpus.server.refusal import Refusal
from rumpus.server.store.base import Branch, SeatRecord, Study, TableRecord

DECIDED = saying("no-puzzle-open")
NO_PUZZLE = saying("no-puzzle-here")
NOT_WANTED = saying("no-not-yet")


def chairs_of(puzzle: Puzzle, visitor: str) -> tuple[SeatRecord, ...]:
    """Who sits at the table of a puzzle."""
    kinds = ["me" if seat == puzzle.seat else "bot" for seat in range(puzzle.begin().seats)]
    return tuple(chair(kind, None, "easy", visitor, seat) for seat, kind in enumerate(kinds))


@dataclass(frozen=True)
class Replies:
    """Answers for the others: what the puzzle says, and nothing that they would think of by themselves."""

    puzzle: Puzzle

    async def think(self, job: Job) -> Thought:
        """The puzzle's reply."""
        return await asyncio.to_thread(self._found, job)

    def _found(self, job: Job) -> Thought:
        match = self.puzzle.begin()
        match.state[:] = np.frombuffer(job.state, match.state.dtype)
        return Thought((reply(self.puzzle, match, job.seat),), 50)

    async def tempo(self, job: Job) -> tuple[int, int]:
        """No puzzle is played in real time."""
        raise NotImplementedError(f"{job.game}: a puzzle in real time")


@dataclass
class Sitting:
    """The puzzle of one table, and how its answer stands."""

    puzzle: Puzzle
    _judged: tuple[tuple[Decision, ...], tuple[Verdict, str]] = field(default=((), ("open", "")))

    @property
    def seat(self) -> int:
        """Who answers."""
        return self.puzzle.seat

    @classmethod
    def of(cls, record: TableRecord) -> Sitting | Retry | None:
        """The puzzle of a table, or the decision that is tried again there; None for an ordinary one."""
        if record.study is not None and record.branch is not None:
            return Retry(record.branch, record.study)
        if record.puzzle is None:
            return None
        puzzle = learning(record.game).staged(record.puzzle)
        if puzzle is None:
            raise Refusal(
                saying("no-puzzle", puzzle=repr(record.puzzle), puzzles=", ".join(learning(record.game).puzzles))
            )
        return cls(puzzle)

    def stands(self, match: Match) -> tuple[Verdict, str]:
        """How the answer stands, and what there is to say of it."""
        history = tuple(match.history)
        if history != self._judged[0]:
            self._judged = history, verdict(self.puzzle, history)
        return self._judged[1]

    def still_open(self, match: Match, actions: Sequence[int]) -> None:
        """Refusal when the answer is given, or a guided game waits for something else."""
        if self.stands(match)[0] != "open":
            raise Refusal(DECIDED)
        if self.puzzle.steps and tuple(actions) != awaited(self.puzzle, match.history)[: max(1, len(actions))]:
            raise Refusal(NOT_WANTED)

    def told(self, match: Match, mine: Sequence[int]) -> msg.PuzzleTold:
        """The question, and how its answer stands; only the pupil's seat hears of cards that it waits for."""
        puzzle, (found, text) = self.puzzle, self.stands(match)
        if puzzle.steps:
            return _step(puzzle, match, found, asked=puzzle.seat in mine)
        listed = list(learning(puzzle.game).puzzles)
        at = listed.index(puzzle.id)
        following = listed[at + 1] if at + 1 < len(listed) else None
        rules = list(puzzle.rules) if found == "right" else []
        return msg.PuzzleTold(
            puzzle.id,
            puzzle.title,
            puzzle.question,
            found,
            text,
            rules,
            at + 1,
            len(listed),
            following,
            sentence(puzzle, text),
        )


@dataclass
class Retry:
    """A decision of a finished game that is tried again: the first answer is judged, and whoever likes plays on."""

    branch: Branch
    study: Study
    _better: Text | None = None

    @property
    def seat(self) -> int:
        """Who answers."""
        return self.branch.seat

    def stands(self, match: Match) -> Verdict:
        """How the answer stands."""
        standing = match.spec.actions.standing
        answers = (action for _, seat, action in match.history if seat == self.seat and action not in standing)
        answer = next(answers, None)
        return "open" if answer is None else "right" if answer in self.study.right else "wrong"

    def still_open(self, match: Match, actions: Sequence[int]) -> None:
        """Play goes on: nothing is refused."""

    def told(self, match: Match, mine: Sequence[int]) -> msg.PuzzleTold:
        """Which decision it is, and how the answer stands; its words are for the pupil alone."""
        study, found = self.study, self.stands(match)
        at = study.lessons.index(self.branch.at)
        following = study.lessons[at + 1] if at + 1 < len(study.lessons) else None
        told = msg.StudyTold(self.seat, study.cost, following)
        if self.seat in mine:
            here = match.copy()
            here.back_to(0)
            told.played = said(here, self.seat, study.played)
            if found != "open":
                self._better = self._better or advice(here, self.seat, step_of(here, self.seat, study.best))
                told.better = self._better
        return msg.PuzzleTold("", "", "", found, "", [], at + 1, len(study.lessons), None, study=told)


def _step(puzzle: Puzzle, match: Match, found: Verdict, *, asked: bool) -> msg.PuzzleTold:
    """The step of a guided game, and, to who is asked, what it waits for."""
    at, _ = taught_now(puzzle, match.history)
    step = puzzle.steps[at][0] if at < len(puzzle.steps) else ""
    now = asked and found == "open" and puzzle.seat in match.active
    waits = list(awaited(puzzle, match.history)) if now else []
    number, count = min(at + 1, len(puzzle.steps)), len(puzzle.steps)
    return msg.PuzzleTold(
        puzzle.id, "", "", found, "", [], number, count, None, step=step, wanted=waits[:1], after=waits[1:]
    )


def sentence(puzzle: Puzzle, text: str) -> str:
    """Which of a puzzle's sentences this is; empty for none."""
    sentences = {"learned": puzzle.learned, "otherwise": puzzle.otherwise}
    sentences |= {f"wrong {answer}": one for answer, one in puzzle.wrong.items()}
    return next((name for name, one in sentences.items() if one == text), "")
