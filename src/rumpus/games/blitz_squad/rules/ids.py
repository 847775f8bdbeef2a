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

# ---- actions
(
    END,
    PASS,
    ATTACK,
    ACTION,
    BLOCK,
    REPLY,
    DONE,
    YES,
    NO,
    PLACE,
    LEAVE,
    KEEP,
    BOTTOM,
    STOP,
    CONCEDE,
    LAPSE,  # time is up in the middle of a stack: it is dropped, and the default done (BS-RUL-63)
) = range(16)
OPTION: Final = 16  # to 18
SEAT: Final = 19  # to 22
CARD: Final = 23  # + card - 1: a card of the closed hand, of a clinic, in play, of a stack
OPEN: Final = CARD + CARDS  # + card - 1: a revealed card
ACTIONS: Final = OPEN + CARDS
MAX_LEGAL: Final = 96

# ---- kinds of card
(NO_CARD, BRAWLER, TERRAIN, EVENT) = range(4)

# ---- options as ints
TARGETS: Final = ("one", "left", "all")
(ONE, LEFT, ALL) = range(3)
ZONES: Final = ("open", "one_terrain", "one_card")
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

# ---- events: a row is [kind, seat, a, b, c, d]
(
    EV_FLIP,
    EV_SHOWN,
    EV_TIED,
    EV_WON,
    EV_FIRST,
    EV_PLACED,
    EV_LEFT,
    EV_HANDS,
    EV_TURN,
    EV_PHASE,
    EV_RETURN,
    EV_DRAW,
    EV_DISCARD,
    EV_BURY,
    EV_RECOVER,
    EV_RAISE,
    EV_RESCUE,
    EV_MEND,
    EV_REVEAL,
    EV_CONCEAL,
    EV_SPY,
    EV_SPIED,
    EV_SCOUT,
    EV_SEEN,
    EV_SUNK,
    EV_SHUFFLE,
    EV_SPECIAL,
    EV_GONE,
    EV_COMBO,
    EV_STACK,
    EV_PASS,
    EV_ANSWER,
    EV_COMPARE,
    EV_BLOCKED,
    EV_DAMAGE,
    EV_NO_DAMAGE,
    EV_LINE,
    EV_DECLINED,
    EV_HUSH,
    EV_LASTING,
    EV_WAIT,
    EV_CLEARED,
    EV_ENCORE,
    EV_DOOM,
    EV_MISSING,
    EV_CONCEDE,
    EV_OUT,
    EV_OVER,
) = range(48)

# ---- where a discarded card was
SOURCES: Final = ("hand", "revealed", "tavern")
(FROM_HAND, FROM_OPEN, FROM_TAVERN) = range(3)

# ---- why a seat is out, and why a game is over
(FORCED_DRAW, FORCED_DISCARD, NO_CARDS, CONCEDED, ALL_LOST, TURN_LIMIT) = range(1, 7)
REASONS: Final = ("", "forced_draw", "forced_discard", "no_cards", "concede", "all_lost", "turn_limit")
