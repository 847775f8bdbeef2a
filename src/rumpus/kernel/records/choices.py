"""Choices: action ids from a mask, one of those asked, and answers that wait unseen until all are in.

A State in which several seats answer at once has `ask` (what is asked, 0 = nothing), `asked` (a mask: whom) and
`waiting` (those of them who have yet to answer); each of its `seats` has `commit` (its action plus 1, 0 = none yet),
which only its owner may see. The last answer carries all of them out, in an order that does not depend on who came
first.
"""

from typing import Any

from rumpus.kernel.records.bits import bits, first_bit, lone, nth_bit
from rumpus.kernel.records.chance import pick
from rumpus.kernel.records.record import rule


@rule
def list_bits(mask: int, first: int, out: Any, n: int = 0) -> int:
    """Writes first + k for every bit k of a mask, ascending, after the n ids in `out`; how many there are then."""
    while mask:
        out[n] = first + first_bit(mask)
        mask &= mask - 1
        n += 1
    return n


@rule
def one_of(mask: int, word: int) -> int:
    """The only bit of a mask that is not 0; of several, the one that a word of 32 bits picks."""
    return first_bit(mask) if lone(mask) else nth_bit(mask, pick(word, bits(mask)))


@rule
def ask_all(s: Any, what: int, mask: int) -> None:
    """Asks the seats of a mask, all at once; none has answered yet."""
    s.ask = what
    s.asked = mask
    s.waiting = mask
    for seat in s.seats:
        seat.commit = 0


@rule
def commit(s: Any, p: int, a: int) -> bool:
    """Keeps the answer of seat p unseen; whether it was the last."""
    s.seats[p].commit = a + 1
    s.waiting &= ~(1 << p)
    return bool(s.waiting == 0)


@rule
def ask_nobody(s: Any) -> None:
    """Nothing is asked any more, and nobody is waited for."""
    s.ask = 0
    s.asked = 0
    s.waiting = 0
