"""Named ints of IncrediBrawl.

Action ids, drawn as a map:

    0 + c     CARD      character c (0..29) or Power-Up c - 30 (30..39): choose, discard, put into play, lay down
    40        PASS      buy nothing, play nothing
    41        BUY       the refill for 1 Glory
    42        DRAW      take the normal draw
    43        WITHDRAW  take the chosen character back, until the last player has chosen
    44..46    SIGN      rock, paper, scissors
    47, 48    CHANGE, STAY   the location
    49, 50    YES, NO   a text that says `may`; a looked-at card stays on top, or goes to the bottom; claims, votes
    51..54    SPOT      place at spot 1..4
    55..58    SEAT      the player A..D, or that player's character
    59..61    TYPE      physical, natural, energy
    62..64    LIST      the first, second, third effect list
    65, 66    STAND, LIFT    a standing pass for refill stops, set and lifted
"""

from typing import Final

SEATS: Final = 4
CHARACTERS: Final = 30
POWER_UPS: Final = 10
CARDS: Final = 40
LOCATIONS: Final = 10
OPS: Final = 320  # effect rows of one content set
QUEUE: Final = 16  # abilities that wait at once: one of each character in play, and those of GONE
GONE: Final = 12  # Play abilities of characters that left play before theirs was put in order
DEPTH: Final = 6  # effect lists inside one another
ALL_KNOWN: Final = 15

# ---- acts and events: `rumpus generate` writes these from interface/actions.py and interface/events.py
CARD: Final = 0  # to 39: card
PASS: Final = 40
BUY: Final = 41
DRAW: Final = 42
WITHDRAW: Final = 43
ROCK: Final = 44
PAPER: Final = 45
SCISSORS: Final = 46
CHANGE: Final = 47
STAY: Final = 48
YES: Final = 49
NO: Final = 50
SPOT: Final = 51  # to 54: spot
SEAT: Final = 55  # to 58: seat
TYPE: Final = 59  # to 61: type
LIST: Final = 62  # to 64: list
STAND: Final = 65
LIFT: Final = 66
ACTIONS: Final = 67

# a row of the log is [kind, seat, a, b, c, d]
EV_ROUND: Final = 0  # round, card, token
EV_COMMIT: Final = 1  # ask, answer
EV_WITHDRAW: Final = 2
EV_PLACE: Final = 3  # spot
EV_FLIP_UP: Final = 4  # card, spot
EV_ORDER: Final = 5  # card, nth, trigger
EV_ABILITY: Final = 6  # card, trigger
EV_IGNORED: Final = 7  # card, trigger
EV_SCRAP: Final = 8  # loser, how, number
EV_TIE: Final = 9  # seats, about
EV_THROW: Final = 10  # sign
EV_THROWN: Final = 11  # about
EV_WALKOVER: Final = 12  # number
EV_BRAWL: Final = 13  # card
EV_NOBODY: Final = 14
EV_GAIN: Final = 15  # n, glory
EV_PAY: Final = 16  # n, glory
EV_STEAL: Final = 17  # source, n
EV_VICTORY: Final = 18  # n, glory
EV_BONUS: Final = 19  # card, n
EV_DRAW: Final = 20  # card
EV_BUY: Final = 21  # glory
EV_FREE: Final = 22
EV_SHOWN: Final = 23
EV_DISCARD: Final = 24  # card, milled
EV_LOCATION: Final = 25  # card
EV_STAYS: Final = 26
EV_WINDOW: Final = 27  # window
EV_LAID: Final = 28  # card
EV_POWER_UP: Final = 29  # card
EV_RETURNED: Final = 30  # card
EV_COIN: Final = 31  # heads, other
EV_LEVEL: Final = 32  # card, by, level
EV_LEVEL_IS: Final = 33  # card, level
EV_TYPE: Final = 34  # card, type
EV_SILENCED: Final = 35  # card, triggers
EV_COPIED: Final = 36  # card, trigger, source
EV_SWAPPED: Final = 37  # other, spot, other_spot
EV_TWIST: Final = 38  # word
EV_CLAIM: Final = 39  # card, word
EV_PEEK: Final = 40  # other, n
EV_ORDERED: Final = 41  # n
EV_RECOVERED: Final = 42  # card, to
EV_LEAVES: Final = 43  # card, to
EV_ENTERS: Final = 44  # card
EV_DRAWS_MOD: Final = 45  # n
EV_DECLINED: Final = 46  # card
EV_NOTHING: Final = 47  # card, part
EV_TOKEN: Final = 48
EV_CLOSED: Final = 49
EV_OVER: Final = 50  # reason, winners
EV_CLASS: Final = 51  # card, classes
EV_VOTE: Final = 52  # agreed, voters, granted

# ---- what is written by hand
MAX_LEGAL: Final = 40

# ---- options as ints
MOST_GOAL: Final = 999  # three digits: more than max_rounds brawls bring (IB-R-GOAL)
MODES: Final = ("family", "casual", "gamer")
FAMILY: Final = 0
CASUAL: Final = 1
GAMER: Final = 2
THROW: Final = 0
RANDOM: Final = 1
COIN: Final = 2

# ---- Power Types: each beats the next one round
TYPES: Final = ("physical", "natural", "energy")
CLASSES: Final = (
    "human",
    "beast",
    "robot",
    "alien",
    "undead",
    "mythic",
    "plant",
    "elemental",
    "warrior",
    "royal",
    "scholar",
    "performer",
)

# ---- how far a word has come (Effect.stage)
S_START: Final = 0
S_TARGET: Final = 1  # whom it is about
S_DO: Final = 2
S_SECOND: Final = 3  # the second character is chosen
S_DUEL: Final = 6  # a throw is made

# ---- values of words beside Levels, Types and masks
HIGHEST: Final = 11  # level_set: the highest Level among the opposing characters
LOWEST: Final = 12
PRINTED: Final = 13
CHOSEN_TYPE: Final = 3  # type_set: the Type that the owner chooses
COPIED_TYPE: Final = 4  # that of a character the owner chooses
REORDER: Final = 1  # deck_peek: in any order
BOTTOM: Final = 2  # any of them at the bottom
KIND_CHARACTER: Final = 1  # of cards discarded; 0 = any
KIND_POWER_UP: Final = 2
PER_CLASS: Final = 0  # glory_per: characters of a class in play
PER_TYPE: Final = 1
PER_BEATEN: Final = 2
PER_HAND: Final = 3  # cards in hand

# ---- triggers
PLAY: Final = 0
LOSE: Final = 1
WIN: Final = 2
OTHER: Final = 3
POWER_UP: Final = 4  # what runs is a Power-Up
PLACE_TEXT: Final = 5  # what runs is the location's text after the Victory Glory
TRIGGERS: Final = ("play", "lose", "win", "other")
EVERY_TRIGGER: Final = 15

# ---- Power-Up windows, in the order of a round; also the moments of Other abilities
(
    W_SELECT,
    W_REVEAL,
    W_BEFORE_PLAY,
    W_BEFORE_SCRAP,
    W_AFTER_SCRAP,
    W_BEFORE_ABILITIES,
    W_BEFORE_WIN,
    W_AFTER_GLORY,
    W_DRAW,
) = range(9)
OTHER_WINDOWS: Final = (W_REVEAL, W_BEFORE_SCRAP, W_AFTER_SCRAP, W_BEFORE_ABILITIES, W_BEFORE_WIN, W_AFTER_GLORY)
"""Those at which characters are in play and no ability is being put in order."""

# ---- phases of a round, in order ([phases] of the catalogue)
(
    P_SETUP,
    P_ROUND,
    P_REFILL,
    P_REPAIR,
    P_SELECT,
    P_PLACE,
    P_REVEAL,
    P_WINDOW,
    P_PLAY,
    P_NEXT,
    P_STOP,
    P_COMPARE,
    P_SCRAPPED,
    P_SCRAP_DONE,
    P_DECIDED,
    P_LOSE,
    P_LOSE_LATER,
    P_WIN_WINDOW,
    P_WIN,
    P_GLORY_STOP,
    P_GLORY,
    P_TEXT,
    P_GLORY_WINDOW,
    P_LOCATION,
    P_DISCARD,
    P_ENTRY,
    P_DRAW_WINDOW,
    P_LATE_ENTRY,
    P_DRAW,
    P_RESOLVE,
    P_END,
) = range(31)

# ---- what the waiting seats are asked
(
    A_NONE,
    A_SELECT,
    A_PLACE,
    A_REFILL,
    A_WINDOW,
    A_THROW,
    A_REPAIR,
    A_LOCATION,
    A_DRAW,
    A_MAY,
    A_SEAT,
    A_TYPE,
    A_REPLACE,
    A_DISCARD,
    A_KEEP,
    A_ORDER,
    A_RECOVER,
    A_LIST,
    A_CLAIM,
    A_VOTE,
) = range(20)

# ---- what a throw is about
T_SCRAP: Final = 1  # its winner wins the scrap
T_ORDER: Final = 2  # the winner's ability goes first
T_FINAL: Final = 3  # the winner wins the game
T_DUEL: Final = 4  # an effect throws

# ---- the queue of abilities
Q_OFF: Final = 0
Q_COLLECT: Final = 1
Q_ORDER: Final = 2
Q_RESOLVE: Final = 3

# ---- ends
END_GOAL: Final = 1
END_DECK: Final = 2
END_ROUNDS: Final = 3
