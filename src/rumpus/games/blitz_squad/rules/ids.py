"""Every action, question, step, event and end of Blitz Squad as a number."""

from typing import Final

# ---- sizes
SEATS: Final = 4
DECK: Final = 60
CARDS: Final = 160  # designs in one table; a card is 1..CARDS, 0 = none
ROWS: Final = 768  # effect rows
STACK: Final = 15  # cards of one brawler, so of one stack at most
ZONE: Final = 240
FRAMES: Final = 12
WAITS: Final = 96  # waiting end and begin lines; more are left out
LASTING: Final = 64
SEEN: Final = 256  # a cell of a hand or tavern is the card plus SEEN times the mask of seats that know it there
PUBLIC: Final = 4  # the bit of that mask for onlookers: all know the card there
HAND: Final = 7
MISSING: Final = 2  # cards that a turn without an attack costs
RUN: Final = 4  # most lines of a card
SQUADS: Final = 41  # brawlers that simulations tell apart, counted from 1

# ---- acts and events: `rumpus generate` writes these from interface/actions.py and interface/events.py
END: Final = 0
PASS: Final = 1
ATTACK: Final = 2
ACTION: Final = 3
BLOCK: Final = 4
REPLY: Final = 5
DONE: Final = 6
YES: Final = 7
NO: Final = 8
PLACE: Final = 9
LEAVE: Final = 10
KEEP: Final = 11
BOTTOM: Final = 12
STOP: Final = 13
CONCEDE: Final = 14
LAPSE: Final = 15
OPTION: Final = 16  # to 18: option
SEAT: Final = 19  # to 22: seat
CARD: Final = 23  # to 182: card
OPEN: Final = 183  # to 342: card
ACTIONS: Final = 343

# a row of the log is [kind, seat, a, b, c, d]
EV_FLIP: Final = 0  # n
EV_SHOWN: Final = 1  # card
EV_TIED: Final = 2  # seats
EV_WON: Final = 3  # lot
EV_FIRST: Final = 4
EV_PLACED: Final = 5  # card
EV_LEFT: Final = 6  # card
EV_HANDS: Final = 7  # n
EV_TURN: Final = 8  # turn
EV_PHASE: Final = 9  # phase
EV_RETURN: Final = 10
EV_DRAW: Final = 11
EV_DISCARD: Final = 12
EV_BURY: Final = 13
EV_RECOVER: Final = 14
EV_RISE: Final = 15
EV_RESCUE: Final = 16
EV_MEND: Final = 17
EV_REVEAL: Final = 18
EV_CONCEAL: Final = 19
EV_SPY: Final = 20  # whom, n
EV_SPIED: Final = 21
EV_SCOUT: Final = 22  # n
EV_SEEN: Final = 23
EV_SUNK: Final = 24  # card, n
EV_SHUFFLE: Final = 25
EV_SPECIAL: Final = 26  # card
EV_GONE: Final = 27  # card
EV_COMBO: Final = 28  # attack, foes, price, number
EV_STACK: Final = 29
EV_SKIPPED: Final = 30  # unasked
EV_ANSWER: Final = 31  # reply, n
EV_COMPARE: Final = 32  # damage, defense
EV_BLOCKED: Final = 33
EV_DAMAGE: Final = 34  # n, by, before
EV_NO_DAMAGE: Final = 35
EV_LINE: Final = 36  # card, on, word, seats
EV_DECLINED: Final = 37  # card
EV_HUSH: Final = 38  # card, seats
EV_LASTING: Final = 39  # name, n
EV_WAIT: Final = 40  # card, on
EV_CLEARED: Final = 41
EV_ENCORE: Final = 42  # card
EV_DOOM: Final = 43  # card
EV_MISSING: Final = 44  # n
EV_CONCEDE: Final = 45
EV_OUT: Final = 46  # reason
EV_OVER: Final = 47  # reason

# ---- what is written by hand
MAX_LEGAL: Final = 96

# ---- kinds of card
(NO_CARD, BRAWLER, TERRAIN, EVENT) = range(4)

# ---- options as ints
TARGETS: Final = ("one", "left", "all")
(ONE, LEFT, ALL) = range(3)
ONE_TERRAIN: Final = 1
ONE_CARD: Final = 2

# ---- slots, in the order of the mask `slots`
SLOTS: Final = ("attack", "energy", "action", "block", "reply")
(S_ATTACK, S_ENERGY, S_ACTION, S_BLOCK, S_REPLY) = range(5)

# ---- a seat's places for stacks, and what stands for a line without one
FRONT: Final = 0  # attack zone and block zone (BS-RUL-05)
BACK: Final = 1  # energy zone
ASIDE: Final = 2  # the turn player's block against a reply (BS-RUL-74)
IN_ZONE: Final = 3  # a special card's line
LATER: Final = 4  # a waiting line

# ---- what becomes of a top card at cleanup (Stack.fate), as a mask
ENCORE: Final = 1
DOOM: Final = 2
HUSHES: Final = 4  # a reply whose hush has come: a block against it has no effect (BS-RUL-76)

# ---- values of words
ANY_BRAWLER: Final = 1  # rescue
(B_ATTACK, B_ACTION, B_COMBO, B_BLOCK, B_REPLY, B_SPECIAL) = range(6)
BANS: Final = ("attack", "action", "combo", "block", "reply", "special")
U_TURN: Final = 0  # until
U_NEXT: Final = 1
(STAT_DAMAGE, STAT_DEFENSE, STAT_ENERGY) = range(3)

# ---- what is running
(F_TURN, F_SETUP, F_BUILD, F_COMBO, F_ANSWER, F_LINES, F_ENTER, F_EACH, F_WAITS) = range(9)

# ---- phases, public
(P_FLIP, P_FIRST, P_PLACE, P_BEGINNING, P_DRAW, P_MAIN, P_BLOCKING, P_IDLE, P_END) = range(9)
PHASES: Final = ("flip", "first", "place", "beginning", "draw", "main", "blocking", "idle", "end")

# ---- what is asked
(
    ASK_NONE,
    ASK_FIRST,
    ASK_PLACE,
    ASK_MAIN,
    ASK_TARGET,
    ASK_STACK,
    ASK_TOP,
    ASK_ANSWER,
    ASK_BLOCK,
    ASK_MISSING,
    ASK_MAY,
    ASK_SEAT,
    ASK_DISCARD,
    ASK_SNATCH,
    ASK_MEND,
    ASK_RESCUE,
    ASK_REVEAL,
    ASK_CONCEAL,
    ASK_SCOUT,
    ASK_CYCLE,
    ASK_BANISH,
    ASK_OWNER,
    ASK_OPTION,
    ASK_PAY,
) = range(24)

# ---- where a discarded card was
SOURCES: Final = ("hand", "revealed", "tavern")
(FROM_HAND, FROM_OPEN, FROM_TAVERN) = range(3)

# ---- why a seat is out, and why a game is over
(FORCED_DRAW, FORCED_DISCARD, NO_CARDS, CONCEDED, ALL_LOST, TURN_LIMIT) = range(1, 7)
REASONS: Final = ("", "forced_draw", "forced_discard", "no_cards", "concede", "all_lost", "turn_limit")
