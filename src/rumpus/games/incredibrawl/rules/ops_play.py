"""Effect words with which characters leave play, and others take their spots."""

from rumpus.games.incredibrawl.rules import ids, places
from rumpus.games.incredibrawl.rules.cards import put_on_deck, take_top
from rumpus.games.incredibrawl.rules.effect_stack import taken, this_in_play
from rumpus.games.incredibrawl.rules.fight import enter, in_play, leave
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.records.log import Log, reveal
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.seats import each


@rule
def return_self(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-DRAW-01, IB-REENTER-01: this character leaves play for the place named; changes on it are forgotten."""
    taken(s)
    if this_in_play(s):
        leave(t, s, s.fx.owner, op.place, log)


@rule
def can_return(t: Table, s: State, op: Op, mask: int) -> bool:
    """IB-R-GONE: return_self needs its character in play."""
    return this_in_play(s)


@rule
def bounce(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-ABIL-16, IB-BRAWL-08: a character goes back to its owner's hand."""
    for p in each(taken(s)):
        if in_play(s, p):
            leave(t, s, p, places.HAND, log)


@rule
def remove(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-ABIL-16, IB-BRAWL-09: a character goes to its owner's discard pile."""
    for p in each(taken(s)):
        if in_play(s, p):
            leave(t, s, p, places.DISCARD, log)


@rule
def replace_deck(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-REENTER-01, IB-REENTER-02: a character leaves, and the next one of its owner's deck takes the spot."""
    for p in each(taken(s)):
        if in_play(s, p):
            replace_from_deck(t, s, p, op.place, log)


@rule
def replace_from_deck(t: Table, s: State, p: int, to: int, log: Log) -> None:
    """IB-REENTER-02: the first character from the top; Power-Ups passed over go to the bottom in order."""
    seat = s.seats[p]
    found = -1
    for i in range(seat.deck_n):
        if seat.deck[i] % 64 < ids.CHARACTERS:
            found = i
    if found < 0:
        return
    for _ in range(seat.deck_n - 1 - found):
        put_on_deck(s, p, take_top(s, p) % 64, ids.ALL_KNOWN, 1)
    card = take_top(s, p) % 64
    reveal(log)
    leave(t, s, p, to, log)
    enter(t, s, p, card, 1, log)
