"""What of a position between two actions matters: two positions with equal ints here play on alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from rumpus.games.brawlhalla.content.tables import book_of, card_codes
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.state import State

PATH: Final = (
    *("path", "path_n", "path_left", "path_air", "air_max", "path_move"),
    *("path_way", "path_ref", "path_end", "phase_left", "phase_way"),
)


def canon(t: Any, s: Any) -> Any:
    """The ints of a position between two actions, without what no rule will read again: ended frames, attacks and
    paths, the order of the tokens, which of two equal cards is where.
    """
    copy, blank = s.copy(), State.new()
    for k in range(copy.depth, len(copy.frames)):
        copy.frames[k] = blank.frames[k]
    for k in range(copy.n_fights, len(copy.fights)):
        copy.fights[k] = blank.fights[k]
    for name in PATH:
        setattr(copy, name, getattr(blank, name))
    turn = copy.frames[0]
    running = turn.kind, turn.step, turn.seat, turn.got
    copy.frames[0] = blank.frames[0]
    turn.kind, turn.step, turn.seat, turn.got = running
    copy.tokens[:] = _cells(sorted(copy.tokens))
    if t.format != ids.TEAMS:
        copy.team_next[:] = _cells([0, 0])
    for p in range(t.n):
        _plain_cards(t, copy.seats[p])
    return np.asarray(copy.cells)


def _cells(numbers: Sequence[int]) -> Any:
    """Numbers as a record's array takes them."""
    return np.array(numbers, np.int32).data


def _plain_cards(t: Any, seat: Any) -> None:
    """Equal cards are renamed in the order hand, deck, discard; what was on freed places of a pile is wiped."""
    seat.fell = 0
    codes = card_codes(book_of(t).legends[seat.legend])
    free: dict[str, list[int]] = {}
    for c, code in enumerate(codes):
        free.setdefault(code, []).append(c)
    hand = [free[codes[c]].pop(0) for c in range(20) if seat.hand >> c & 1]
    if not any(seat.seen):
        seat.hand = sum(1 << c for c in hand)
    for pile, n in ((seat.deck, seat.deck_n), (seat.discard, seat.discard_n)):
        for i in range(20):
            pile[i] = free[codes[pile[i]]].pop(0) if i < n else 0
