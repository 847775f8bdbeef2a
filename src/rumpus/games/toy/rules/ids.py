"""Named ints of Dust-up.

Action ids, drawn as a map:

    0 + k    CARD      play a card of value k + 1 (k = 0..8)
    9        RAISE     add a coin to the pot, once a game; the same seat goes on
    10       CONCEDE   leave the game, at any time
"""

from typing import Final

SEATS: Final = 4
HIGHEST: Final = 9  # the greatest value a table may have

# ---- actions
CARD: Final = 0
RAISE: Final = 9
CONCEDE: Final = 10
ACTIONS: Final = 11

# ---- pace (TOY-PACE-01)
TURNS: Final = 0
TOGETHER: Final = 1
CLOCK: Final = 2
PACES: Final = ("turns", "together", "clock")

# ---- events: a row is [kind, seat, a, b, c, d]
EV_START: Final = 0  # round a begins, the pot holds b
EV_COMMIT: Final = 1  # seat laid card a face down (a hidden from others)
EV_SHOW: Final = 2  # seat's card a lies face up
EV_RAISE: Final = 3  # seat put a coin into the pot, which now holds a
EV_TAKE: Final = 4  # seat took a coins
EV_TIE: Final = 5  # nobody took the a coins
EV_DRAW: Final = 6  # seat drew card a (a hidden from others)
EV_LATE: Final = 7  # the clock chose for seat
EV_CONCEDE: Final = 8  # seat left
EV_OVER: Final = 9  # the game ended for reason a
EVENTS: Final = ("start", "commit", "show", "raise", "take", "tie", "draw", "late", "concede", "over")

# ---- ends
END_CARDS: Final = 1
END_CONCEDED: Final = 2
