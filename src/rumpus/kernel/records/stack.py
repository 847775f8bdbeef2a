"""The stack of what is running, and the question that waits for its top: for a State with

    frames: Annotated[list[Frame], N]  # `depth` of them are running, the last on top
    depth: int
    ask: int    # what is asked, 0 = nothing
    asker: int  # the seat that is asked; -1 = none

and a Frame with kind, step, seat, got (the action just decided, -1 = none) and the numbers it starts with, a to d,
which aliases name by kind (see record.py). The game lets the top frame go on until a question waits or nothing is left
to do.

A frame that needs a decision asks in the same step in which it reads the answer: when `got` is -1 it asks and returns,
else it acts. So a question that was dropped is simply asked anew. Nothing looks whether there is room: the game keeps
`depth` below N.
"""

from typing import Any

from rumpus.kernel.records.buffers import zero
from rumpus.kernel.records.record import rule


@rule
def push(s: Any, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Starts something: a new top frame at its step 0, all zeros but for what is said here."""
    f = s.frames[s.depth]
    s.depth += 1
    zero(f)
    f.kind = kind
    f.seat = seat
    f.got = -1
    f.a = a
    f.b = b
    f.c = c
    f.d = d


@rule
def pop(s: Any) -> None:
    """Ends the top frame; the one below goes on. What the frame held stays where it was, for nobody."""
    s.depth -= 1


@rule
def close(s: Any) -> None:
    """Ends the top frame and blanks it, so that positions that mean the same are the same bytes."""
    s.depth -= 1
    zero(s.frames[s.depth])


@rule
def ask(s: Any, what: int, seat: int) -> None:
    """Waits for a decision of a seat (-1: of several, as the game says) that belongs to the top frame."""
    s.ask = what
    s.asker = seat


@rule
def hush(s: Any) -> None:
    """Nothing is asked any more."""
    s.ask = 0
    s.asker = -1


@rule
def answer(s: Any, a: int) -> None:
    """The decision has come: the top frame finds it in `got`."""
    s.frames[s.depth - 1].got = a
    hush(s)


@rule
def taken(f: Any) -> int:
    """The decision that has come to a frame, which is used up with this; -1: none has."""
    a = int(f.got)
    f.got = -1
    return a


@rule
def drop_at(rows: Any, n: int, i: int) -> int:
    """Takes record i out of a list of n records, closing the gap in order; the new count. The freed place is zeroed."""
    for k in range(i, n - 1):
        rows[k] = rows[k + 1]
    zero(rows[n - 1])
    return n - 1
