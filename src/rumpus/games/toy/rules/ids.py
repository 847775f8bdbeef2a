"""Named ints of Dust-up.

Action ids, drawn as a map:

    0 + k    CARD      play a card of value k + 1 (k = 0..8)
    9        RAISE     add a coin to the pot, once a game; the same seat goes on
    10       CONCEDE   leave the game, at any time
    11       PASS      no answer (TOY-CARD-03); CARD + k answers with a card
"""

from typing import Final

SEATS: Final = 4
HIGHEST: Final = 9  # the greatest value a table may have
HAND: Final = 4  # cards in a hand at most (TOY-CARD-04)

# ---- actions
CARD: Final = 0
RAISE: Final = 9
CONCEDE: Final = 10
PASS: Final = 11
ACTIONS: Final = 12
MAX_LEGAL: Final = 5  # every card of a hand, and to raise or to pass

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
EV_COINS: Final = 10  # seat took a coins, as the card b says
EV_ANSWER: Final = 11  # seat answered with card a
EV_PASS: Final = 12  # seat did not answer
EV_SWAP: Final = 13  # seat's card a lies in place of its card b

# ---- ends
END_CARDS: Final = 1
END_CONCEDED: Final = 2
