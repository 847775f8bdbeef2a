"""What an environment holds of its games: the arrays that the step (core.py) reads and writes."""

from typing import Any, NamedTuple, Self

import numpy as np

from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.records.record import Array, Record, record, rows


@record
class Episode(Record):
    """What is remembered of one game."""

    seat: int  # who acts next; -1: the game is over
    acted: int  # who has just acted
    legal: int  # how many actions `seat` may choose from
    seed: int  # what the game was dealt from
    stream: int  # where the game's seeds and its clock's chance go on
    decisions: int  # of this game, so far
    ended: int  # by the last step: one of RUNS, BY_RULE, BY_LOSS, BY_CAP
    anew: int  # 1: over, and to be set up anew by the next step where that is wanted
    last_seed: int  # of the game that the last step ended: what it was dealt from,
    last_reason: int  # its end reason, 0 where no rule ended it,
    last_decisions: int  # and how many decisions it had


class Batch(NamedTuple):
    """All that an environment holds, as `rows` makes it where it is records; k is a game, q a seat."""

    T: Any  # the table
    S: Any  # states: k
    F: Any  # where a game begins, if that is not its deal
    G: Any  # Episode: k
    ids: Any  # what `seat` may do, ascending, `legal` of them: k, place
    actions: Any  # as `judge` left them: k
    rows: Any  # the observation of `seat`; where nobody acts any more that of the last actor: k, width
    mask: Any  # what `seat` may do, as 0 and 1; all 1 where nobody acts any more: k, action
    rewards: Any  # what each seat has of a game that has just ended: k, q
    out: Any  # its 8 scores and 8 places: k, 16
    finals: Any  # its last rows: k, q, width

    @classmethod
    def of(cls, spec: GameSpec, T: Any, F: Any, states: Array, episodes: Array, seats: int) -> Self:
        """New arrays for so many games."""
        n, width, actions = len(episodes), spec.rules.observed, spec.actions.count
        return cls(
            T=T,
            S=rows(spec.records.State, states),
            F=F,
            G=rows(Episode, episodes),
            ids=np.zeros((n, max(spec.actions.max_legal, 1)), np.int32),
            actions=np.zeros(n, np.int32),
            rows=np.zeros((n, width), np.int32),
            mask=np.zeros((n, actions), np.int8),
            rewards=np.zeros((n, seats), np.float32),
            out=np.zeros((n, 16), np.int32),
            finals=np.zeros((n, seats, width), np.int32),
        )
