"""Named ints of Dust-up."""

from typing import Final

SEATS: Final = 4
HIGHEST: Final = 9  # the greatest value a table may have
HAND: Final = 4  # cards in a hand at most (TOY-CARD-04)

# ---- acts and events: `rumpus generate` writes these from interface/actions.py and interface/events.py
CARD: Final = 0  # to 8: card
RAISE: Final = 9
CONCEDE: Final = 10
PASS: Final = 11
ACTIONS: Final = 12

# a row of the log is [kind, seat, a, b, c, d]
EV_START: Final = 0  # round, pot
EV_COMMIT: Final = 1  # card
EV_SHOW: Final = 2  # card
EV_RAISE: Final = 3  # pot
EV_TAKE: Final = 4  # coins
EV_TIE: Final = 5  # coins
EV_DRAW: Final = 6  # card
EV_LATE: Final = 7
EV_CONCEDE: Final = 8
EV_OVER: Final = 9
EV_COINS: Final = 10  # coins, by
EV_ANSWER: Final = 11  # card
EV_PASS: Final = 12
EV_SWAP: Final = 13  # card, before

# ---- what is written by hand
MAX_LEGAL: Final = ACTIONS

# ---- pace (TOY-PACE-01)
TURNS: Final = 0
TOGETHER: Final = 1
CLOCK: Final = 2
PACES: Final = ("turns", "together", "clock")

# ---- when cards do something (TOY-CARD-02, TOY-CARD-03)
SHOW: Final = 0  # they all lie open
ANSWER: Final = 1  # from the hand, before that

# ---- where coins come from (TOY-FX-01)
POT: Final = 0
LEADER: Final = 1

# ---- conditions; 0 = none
IF_POT: Final = 1  # TOY-IF-01
IF_LEADS: Final = 2  # TOY-IF-02

# ---- ends
END_CARDS: Final = 1
END_CONCEDED: Final = 2
