"""Every action, question, step, event and end of Brutality as a number."""

from typing import Final

# ---- sizes
SEATS: Final = 4
TEAMS: Final = 2
HEROES: Final = 4  # on the board: 0, 1 of Team 1 (left, right in order of choice), 2, 3 of Team 2
ANYBODY: Final = 15  # all heroes, as a mask
WIDE: Final = 11  # a square is its column + WIDE times its row, whatever the board's size
FOOT: Final = (0, 1, WIDE, WIDE + 1)  # the squares of a hero from its place on: the first, the first two, or all
SQUARES: Final = 121
CARDS: Final = 64  # heroes to choose from, from 1
ARTIFACTS: Final = 64  # from 1
RELICS: Final = 128  # from 1
ROWS: Final = 1024  # effect rows
HAZARDS: Final = 10
CREATIONS: Final = 16
HAND: Final = 3
PLAY: Final = 32
FRAMES: Final = 32
PICKS: Final = 6
STATUSES: Final = 18

# ---- acts and events: `rumpus generate` writes these from interface/actions.py and interface/events.py
END: Final = 0
PASS: Final = 1
TAKE: Final = 2
DIRECT: Final = 3
CONCEDE: Final = 4
LAPSE: Final = 5
STEP: Final = 6  # to 37: hero, direction
LAUNCH: Final = 38  # to 41: hero
SPECIAL: Final = 42  # to 49: hero, special
ARTIFACT: Final = 50  # to 53: hero
HERO: Final = 54  # to 57: hero
DIRECTION: Final = 58  # to 65: direction
FLIGHT: Final = 66  # to 97: direction, far
GROUP: Final = 98  # to 100: group
KIND: Final = 101  # to 105: hazard
RANK: Final = 106  # to 116: row
FILE: Final = 117  # to 127: column
SQUARE: Final = 128  # to 248: square
CARD: Final = 249  # to 376: relic
DESIGN: Final = 377  # to 440: design
TOOL: Final = 441  # to 504: tool
ACTIONS: Final = 505

# a row of the log is [kind, seat, a, b, c, d]
EV_FIRST: Final = 0
EV_HERO: Final = 1  # hero, design
EV_REVEAL: Final = 2
EV_PLACED: Final = 3  # hero, space
EV_HAZARD: Final = 4  # thing, space
EV_TOOL: Final = 5  # hero, tool
EV_STACK: Final = 6  # type, n
EV_PICK: Final = 7  # relic, type
EV_SHUFFLE: Final = 8  # team, n
EV_TURN: Final = 9  # turn, team
EV_PHASE: Final = 10  # phase
EV_DRAW: Final = 11  # relic, deck
EV_INSTANT: Final = 12  # relic
EV_DECLINED: Final = 13
EV_RELIC: Final = 14  # relic
EV_HOLDS: Final = 15  # relic
EV_FADES: Final = 16  # relic
EV_DISCARD: Final = 17  # relic, team
EV_STEAL: Final = 18  # relic, team
EV_PEEK: Final = 19
EV_RECOVER: Final = 20  # relic, team
EV_PILE: Final = 21  # relic, deck_of, team
EV_STEP: Final = 22  # hero, was, to
EV_SPECIAL: Final = 23  # hero
EV_ARTIFACT: Final = 24  # hero, tool
EV_AIM: Final = 25
EV_MOVE: Final = 26  # hero, was, to, way
EV_FLY: Final = 27  # hero, was, to, mode
EV_LAND: Final = 28  # hero, was, to
EV_FALL: Final = 29  # hero, was, to
EV_STOPPED: Final = 30  # hero, space, by
EV_SOAKED: Final = 31  # hero
EV_HIT: Final = 32  # hero, thing, space
EV_HURT: Final = 33  # hero, n, hp
EV_SHIELD: Final = 34  # hero, n, left
EV_SAVED: Final = 35  # hero
EV_HEAL: Final = 36  # hero, n, hp
EV_DEATH: Final = 37  # hero
EV_REVIVED: Final = 38  # hero, space, hp
EV_STATUS: Final = 39  # hero, status, n
EV_ENDS: Final = 40  # hero, status
EV_CREATION: Final = 41  # made, space, team, turns
EV_GONE: Final = 42  # made, space
EV_HAZARD_GONE: Final = 43  # thing, space
EV_HAZARD_MOVED: Final = 44  # thing, was, to
EV_SUPPRESSED: Final = 45  # thing, space, on
EV_COOLDOWN: Final = 46  # hero, tool, n
EV_GAIN: Final = 47  # hero, n, actions
EV_LOCK: Final = 48  # team, locks
EV_DONE: Final = 49
EV_SKIPPED: Final = 50  # relic
EV_CONCEDE: Final = 51
EV_LAPSE: Final = 52
EV_OVER: Final = 53  # reason

# ---- what is written by hand
MAX_LEGAL: Final = 144

# ---- heroes
(TANK, DAMAGER, UTILITY) = range(1, 4)
CLASSES: Final = ("", "tank", "damage", "utility")
(ORTHOGONAL, DIAGONAL, ANY, STRAIGHT) = range(1, 5)
PATTERNS: Final = ("", "orthogonal", "diagonal", "any", "straight")

# ---- actions used, as a mask
MOVED: Final = 1
SPECIAL_1: Final = 2

# ---- statuses: the numbers of the word set_status, then those of words of their own
(
    STUN,
    ROOT,
    SILENCE,
    SLOW,
    HASTE,
    POISON,
    STEADFAST,
    WARDED,
    HIDDEN,
    NO_HEAL,
    REFLECT,
    DEATH_SAVE,
    SHIELDED,
    NEXT_BONUS,
    BONUS,
    REDUCED,
    CAPPED,  # the cap + 1
) = range(1, 18)
_STATUSES = "stun root silence slow haste poison steadfast warded hidden no_heal reflect death_save shield"
STATUS_NAMES: Final = ("", *_STATUSES.split(), "next_bonus", "bonus", "reduced", "capped")
HARMFUL: Final = 1 << STUN | 1 << ROOT | 1 << SILENCE | 1 << SLOW | 1 << POISON | 1 << NO_HEAL
(THIS_TURN, YOUR_NEXT_TURN, ITS_NEXT_TURN, NEXT_TURN_END, ROUND_END, USED_UP) = range(6)
FOR_GOOD: Final = 1 << 20

# ---- hazards and creations
(PILLARS, PIKES, FLAMES, LIMESTONE, CATAPULT) = range(1, 6)
_HAZARDS = "spiked_pillars hidden_trap_pikes relentless_flames limestone_wall_ruins catapult"
HAZARD_NAMES: Final = ("", *_HAZARDS.split())
KINDS: Final = 62  # all of them, as a mask
(WALL, CLOUD, SNARE) = range(1, 4)
CREATION_NAMES: Final = ("", "wall", "cloud", "snare")
MADE: Final = 11  # a cell of the ground: 1 + hazard, or MADE + creation; 0 = bare

# ---- relics
(BLESSING, CURSE, TRICK, OP) = range(1, 5)
TYPES: Final = ("", "blessing", "curse", "utility", "op")
(ANY_TIME, INSTANT, NEXT_TURN, NEXT_ROUND) = range(1, 5)
(ENEMY, OWN) = (1, 2)  # whose turn a next_turn card waits for

# ---- values of words
(ANYWHERE, TOUCHING_HAZARD, ON_HAZARD, CHOSEN_ROW, CHOSEN_COLUMN, HP_AT_MOST) = range(6)
(LOOK, AT_RANDOM, VICTIM) = range(3)  # how cards are chosen
(REVIVE_ONE, REVIVE_HALF, REVIVE_FULL) = range(1, 4)
STOPPED_WALL: Final = 1  # what stopped a displacement, as a mask; above it the heroes in the way
STOPPED_HERO: Final = 2
STOPPED_EDGE: Final = 4
BUMPED: Final = 4
(STOP_WALL, STOP_HERO, STOP_EDGE, STOP_ANY) = range(4)
(IF_ON_HAZARD, IF_TOUCHING, IF_TANK, IF_DEAD, IF_HP, IF_NO_HAND) = range(6)  # see words.CONDITIONS

# ---- causes of a displacement: a hero, or from RELIC on a relic, by how many are being resolved
RELIC_CAUSE: Final = 4

# ---- options as ints
(ALTERNATE, SNAKE, BLIND, RANDOM) = range(4)
(KNOCKED, DISPLACED, ATTACKER) = range(3)

# ---- what is running
(F_SETUP, F_TURN, F_PROG, F_SHOVE, F_ROOM, F_LAUNCH, F_LAND, F_DRAW, F_ROAM, F_CARDS) = range(1, 11)

# ---- phases, public
(P_HEROES, P_PLACE, P_HAZARDS, P_ARTIFACTS, P_DRAFT, P_START, P_DRAW, P_MAIN, P_END) = range(9)
PHASES: Final = ("heroes", "place", "hazards", "artifacts", "draft", "start", "draw", "main", "end")

# ---- what is asked
(
    ASK_NONE,
    ASK_HERO,
    ASK_CORNER,
    ASK_KIND,
    ASK_SITE,
    ASK_TOOL,
    ASK_BEARER,
    ASK_DRAFT,
    ASK_ORDER,
    ASK_OFFER,
    ASK_WAIT,
    ASK_MAIN,
    ASK_DISCARD,
    ASK_AIM,
    ASK_VIA,
    ASK_ROOM,
    ASK_PILLARS,
    ASK_LAUNCH,
    ASK_FALL,
    ASK_PUSH,
    ASK_SPOT,
    ASK_ROAM,
    ASK_REVIVE,
    ASK_STEAL,
    ASK_TOSS,
    ASK_RECOVER,
    ASK_DRAIN,
    ASK_MAY,
    ASK_HAZARD,
) = range(29)

EVENTS: Final = 54

# ---- ways a hero changes its place (EV_MOVE)
(BY_KNOCK, BY_PULL, BY_CHAIN, BY_ROOM, BY_CHARGE, BY_SWAP, BY_TELEPORT, BY_ROAM) = range(8)

# ---- why a game is over
(BEATEN, BOTH_BEATEN, CONCEDED, ROUND_LIMIT, QUIET) = range(1, 6)
REASONS: Final = ("", "beaten", "both_beaten", "concede", "round_limit", "quiet_rounds")
