"""Why an answer is not legal: the rule that says so. None exactly on legal answers."""

from typing import Final

import numpy as np

from rumpus.games.incredibrawl.interface.prompts import ASKS
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.answers import options_of
from rumpus.games.incredibrawl.rules.cards import in_hand, may_buy
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract.parts import Candidate


def listed(t: Table, s: State, p: int) -> list[int]:
    """What the seat may answer now."""
    if not s.waiting >> p & 1:
        return []
    out = np.zeros(ids.MAX_LEGAL, np.int32)
    return [int(x) for x in out[: options_of(t, s, p, out)]]


def why_not(t: Table, s: State, p: int, a: int) -> str | None:
    """The rule that forbids action a to seat p, or None when it is legal."""
    if s.over:
        return "IB-END-01"
    seat = s.seats[p]
    if a == ids.WITHDRAW:
        fine = s.ask == ids.A_SELECT and s.waiting and s.asked >> p & 1 and seat.selected
        return None if fine else "IB-SEL-05"
    if a in (ids.STAND, ids.LIFT):
        return None if t.any_time and bool(seat.standing) == (a == ids.LIFT) else "IB-R-REFILL"
    if a == ids.BUY and a not in listed(t, s, p):
        return why_no_refill(t, s, p)
    if not s.waiting >> p & 1:
        if s.ask == ids.A_SELECT:
            return "IB-SEL-05"
        return "IB-PU-03" if s.fx.on and s.fx.kind == ids.POWER_UP else "IB-TURN-01"
    if a in listed(t, s, p):
        return None
    if s.ask == ids.A_SELECT and ids.CHARACTERS <= a < ids.CARDS:
        return "IB-SEL-04"
    if s.ask == ids.A_SELECT and a < ids.CHARACTERS:
        return "IB-SEL-01"
    if s.ask == ids.A_WINDOW and in_hand(s, p, a) and t.cards[a].windows >> (s.w_on - 1) & 1:
        return "IB-PU-18"
    return ASKS[s.ask].law


def why_no_refill(t: Table, s: State, p: int) -> str:
    """The rule that forbids a seat the refill now: no Glory, nothing to gain by it, or no refill stop."""
    if s.seats[p].glory == 0:
        return "IB-DRAW-05"
    return "IB-DRAW-13" if may_buy(t, s, p) else "IB-DRAW-06"


# ---------------------------------------------------------------- what is shown and may not be done
IN_HAND: Final = (ids.A_SELECT, ids.A_WINDOW, ids.A_REPAIR, ids.A_REPLACE, ids.A_DISCARD)
"""Questions that are answered with a card of the hand."""


def shown(t: Table, s: State, p: int) -> list[Candidate]:
    """What the page shows a seat that is asked: cards of its hand, characters, spots, the refill, taking its character
    back.
    """
    cards = [a for a in range(ids.CARDS) if s.ask in IN_HAND and in_hand(s, p, a)]
    seats = [ids.SEAT + q for q in range(t.n) if s.ask == ids.A_SEAT and s.seats[q].fighter.card]
    spots = range(ids.SPOT, ids.SPOT + (t.n if s.ask == ids.A_PLACE else 0))
    back = [ids.WITHDRAW] if s.seats[p].selected else []
    return [Candidate(act=a) for a in (*cards, *seats, *spots, ids.BUY, *back)]
