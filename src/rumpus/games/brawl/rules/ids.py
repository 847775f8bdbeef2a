"""Named ints of BRAWL: sizes, phases, actions, refusals, events, ends. Those of the effect words are in `ops`.

Action ids, as a map (`T` = target index, `E` = end index = Base index * 2 + side of the row):

```
0 deal  1 pick up  2 put back  3 discard  4 pass  5 ready  6 stand  7 claim   8..15 tag seat
16 concede  17 forfeit  18 pause  19 resume                  (any time; not listed by `legal`)
32 + T                play the card in hand on T
32 + TARGETS + T      play the top of the own pile on T
TAKE_BACK + S, CALL + S                                      (fouls = claim; S = spot: an end, or 256 + Base index)
```

Targets: `SIDE` + row * 2 + left/right | `BASE` + Base index | `END` + end index | `SHADE` + end index * 3 + colour (a
Hit of several colours on an empty end) | `NUMBER` + n | `RIVAL` + seat | `ORDER` + number of the order. A Base index is
owner * 16 + number - 1.
"""

from typing import Final

SEATS: Final = 8
CARDS: Final = 52  # cards a deck holds at most
ALL_CARDS: Final = 416  # SEATS * CARDS; a card's id is owner * CARDS + place in the sorted deck list
TYPES: Final = 64  # card types at one table
ROWS: Final = 8
ROW_ROOM: Final = 5  # Bases a row can ever hold: the limit of tag team, and one that is a foul
SLOTS: Final = 32  # Bases in play at once: eight rows of four, one of five
NUMBERS: Final = 16  # Bases one player can bring into play in a round
FOULS: Final = 32  # fouls remembered in one game
TRADES: Final = 50  # tags in a row in Training before a card must move, so that every game ends
STEPS: Final = 64  # actions that a reversed foul can go back over
STEP: Final = 8  # ints that each of them keeps
DIG: Final = 4  # cards a dig may order at most
WAYS: Final = 24  # ways to lay a card on no Base at most: the orders of a dig

# formats, modes
DUEL: Final = 0
CIRCLE: Final = 1
TAG_TEAM: Final = 2
FORMATS = ("duel", "circle", "tag_team")
TRAINING: Final = 0
TOURNAMENT: Final = 1

# phases
P_STARTER: Final = 1  # teams name their starting players (tag team)
P_READY: Final = 2  # tournament: seats confirm
P_COUNTDOWN: Final = 3
P_LIVE: Final = 4
P_PAUSED: Final = 5
P_TURN: Final = 6  # training: a turn, before or after the deal
P_FOULS: Final = 7  # the uncalled fouls are offered, one after the other
P_OVER: Final = 8
PHASES = ("", "starter", "ready", "countdown", "live", "paused", "turn", "fouls", "over")

# states of a foul
FOUL_OPEN: Final = 1
FOUL_WAITING: Final = 2  # called or offered; somebody chooses
FOUL_SETTLED: Final = 3  # it stands
FOUL_CLAIMED: Final = 4  # claimed at the end of the game
ON_BASE: Final = 2  # the side of a foul that lies on no end

# how a seat left the game
IN: Final = 0
CONCEDED: Final = 1
FORFEITED: Final = 2
BEATEN: Final = 3  # not among the tied players of a play-off

# where a card in hand came from
DEALT: Final = 1
PICKED: Final = 2

# colours, as a mask
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 4
ANY: Final = 7
COLOURS = ("red", "blue", "green")

# ---- acts and events: `rumpus generate` writes these from interface/actions.py and interface/events.py
DEAL: Final = 0
PICK_UP: Final = 1
PUT_BACK: Final = 2
DISCARD: Final = 3
PASS: Final = 4
READY: Final = 5
STAND: Final = 6
CLAIM: Final = 7
TAG: Final = 8  # to 15: seat
CONCEDE: Final = 16
FORFEIT: Final = 17
PAUSE: Final = 18
RESUME: Final = 19
PLAY: Final = 32  # to 1239: space
TOP: Final = 1240  # to 2447: space
TAKE_BACK: Final = 2448  # to 2831: space
CALL: Final = 2832  # to 3215: space
ACTIONS: Final = 3216

# a row of the log is [kind, seat, a, b, c, d]
EV_ROUND: Final = 0  # play_off, seats
EV_STARTER: Final = 1
EV_NAMED: Final = 2  # whom
EV_READY: Final = 3
EV_COUNTDOWN: Final = 4  # ms
EV_GO: Final = 5
EV_TURN: Final = 6
EV_DEAL: Final = 7  # card
EV_PICK_UP: Final = 8  # card
EV_PUT_BACK: Final = 9  # card
EV_DISCARD: Final = 10  # card
EV_PLAY: Final = 11  # card, space
EV_SWEEP: Final = 12  # base, cards
EV_PRESSED: Final = 13  # card, space
EV_BURN: Final = 14  # card
EV_TAG: Final = 15  # former
EV_PASS: Final = 16
EV_OUT: Final = 17  # how
EV_VOTE: Final = 18  # wants
EV_PAUSED: Final = 19
EV_WARNING: Final = 20  # ms
EV_IDLE: Final = 21
EV_CALL: Final = 22  # card, space, offender, after
EV_TAKEN: Final = 23  # card, space
EV_OFFER: Final = 24  # card, space, offender
EV_STAND: Final = 25  # card
EV_CLAIM: Final = 26
EV_WON: Final = 27  # base
EV_SCORE: Final = 28  # points
EV_PLAYOFF: Final = 29
EV_OVER: Final = 30  # reason
EV_BACK: Final = 31  # actions, space, offender

# ---- what is written by hand
MAX_LEGAL: Final = 160

# targets, in a table of their own (interface/actions.py)
LEFT: Final = 0
RIGHT: Final = 1
SIDE: Final = 0
BASE: Final = 16
END: Final = 144
SHADE: Final = 400
NUMBER: Final = 1168
RIVAL: Final = 1176
ORDER: Final = 1184
TARGETS: Final = 1208
ENDS: Final = 256  # spots that are ends; those of Bases follow

# refusals, in the order of BR-RUL-35; 0 = none
OK: Final = 0
GAME_OVER: Final = 1
NOT_STARTED: Final = 2
NOT_YOUR_TURN: Final = 3
NOT_ACTIVE: Final = 4
TOO_FAST: Final = 5
CHURN: Final = 6
CARD_PENDING: Final = 7
HAND_FULL: Final = 8
DECK_EMPTY: Final = 9
PILE_EMPTY: Final = 10
CARD_MISMATCH: Final = 11
BAD_ZONE: Final = 12
BAD_TARGET: Final = 13
TARGET_GONE: Final = 14
NOT_YOUR_AREA: Final = 15
FROZEN: Final = 16
AREA_CLOSED: Final = 17
STALE: Final = 18
ROW_FULL: Final = 19
LAST_BASE: Final = 20
BLOCKED_IN: Final = 21
HELD: Final = 22
NEEDS_MODIFIER: Final = 23
NO_NEW_BASE: Final = 24
COLOUR_LOCKED: Final = 25
CONDITION: Final = 26
NEEDS_HIT: Final = 27
NEEDS_BLOCK: Final = 28
TOP_IS_BLOCK: Final = 29
TOP_IS_PRESS: Final = 30
WRONG_COLOUR: Final = 31
EMPTY_END: Final = 32
MUST_PLAY: Final = 33
NO_FOUL: Final = 34
CALL_BARRED: Final = 35
NO_CHOICE: Final = 36
NO_PAUSE: Final = 37

# what comes of a call
CALL_CHOICE: Final = 0  # beyond correction: the caller lets it stand or claims
CALL_LIFTED: Final = 1  # the card is taken back
CALL_BACK: Final = 2  # the game goes back to before it

# ends
END_FROZEN: Final = 1
END_DEAD: Final = 2
END_STALL: Final = 3
END_TIME: Final = 4
END_CAP: Final = 5
END_LEFT: Final = 6  # by concession or forfeit
END_CLAIM: Final = 7

# held_card, show_discards, training_pass and the like
AUTO: Final = 0
PUBLIC: Final = 1
PRIVATE: Final = 2
