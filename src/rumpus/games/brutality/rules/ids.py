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

# ---- actions
(
    END,  # the turn; with four players: done
    PASS,  # go on, decline, discard no more, no more squares
    TAKE,  # the second card
    DIRECT,  # past the tank
    CONCEDE,
    LAPSE,  # time is up: the default is done (BU-RUL-19, BU-RUL-83, BU-RUL-87)
) = range(6)
STEP: Final = 6  # + 8 hero + direction
LAUNCH: Final = 38  # + hero; the flight is asked next
SPECIAL: Final = 42  # + 2 hero + 0 or 1; its aims are asked next
ARTIFACT: Final = 50  # + hero; its aims are asked next
HERO: Final = 54  # + hero: a target, the one that goes left, the one that gets the artifact
DIRECTION: Final = 58  # + direction
FLIGHT: Final = 66  # + 4 direction + distance - 1: a flight or a charge
GROUP: Final = 98  # + 0..2: of choose_one
KIND: Final = 101  # + kind of hazard - 1
RANK: Final = 106  # + row from 0
FILE: Final = 117  # + column from 0
SQUARE: Final = 128  # + square: a square, or the anchor of a position
CARD: Final = 249  # + relic - 1: play, take, discard, choose
DESIGN: Final = 377  # + hero design - 1
TOOL: Final = 441  # + artifact - 1
ACTIONS: Final = 505
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
(IF_ON_HAZARD, IF_TOUCHING, IF_TANK, IF_DEAD, IF_HP, IF_NO_HAND) = range(6)  # see operations.CONDITION

# ---- causes of a displacement: a hero, or from RELIC on a relic, by how many are being resolved
RELIC_CAUSE: Final = 4

# ---- options as ints
DRAFTS: Final = ("alternate", "snake", "blind", "random")
(ALTERNATE, SNAKE, BLIND, RANDOM) = range(4)
ROOMS: Final = ("knocked", "displaced", "attacker")
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

# ---- events: a row is [kind, seat, a, b, c, d]
(
    EV_FIRST,
    EV_HERO,
    EV_REVEAL,
    EV_PLACED,
    EV_HAZARD,
    EV_TOOL,
    EV_STACK,
    EV_PICK,
    EV_SHUFFLE,
    EV_TURN,
    EV_PHASE,
    EV_DRAW,
    EV_INSTANT,
    EV_DECLINED,
    EV_RELIC,
    EV_HOLDS,
    EV_FADES,
    EV_DISCARD,
    EV_STEAL,
    EV_PEEK,
    EV_RECOVER,
    EV_PILE,
    EV_STEP,
    EV_SPECIAL,
    EV_ARTIFACT,
    EV_AIM,
    EV_MOVE,
    EV_FLY,
    EV_LAND,
    EV_FALL,
    EV_STOPPED,
    EV_SOAKED,
    EV_HIT,
    EV_HURT,
    EV_SHIELD,
    EV_SAVED,
    EV_HEAL,
    EV_DEATH,
    EV_REVIVED,
    EV_STATUS,
    EV_ENDS,
    EV_CREATION,
    EV_GONE,
    EV_HAZARD_GONE,
    EV_HAZARD_MOVED,
    EV_SUPPRESSED,
    EV_COOLDOWN,
    EV_GAIN,
    EV_LOCK,
    EV_DONE,
    EV_SKIPPED,
    EV_CONCEDE,
    EV_LAPSE,
    EV_OVER,
) = range(54)
EVENTS: Final = 54

# ---- ways a hero changes its place (EV_MOVE)
(BY_KNOCK, BY_PULL, BY_CHAIN, BY_ROOM, BY_CHARGE, BY_SWAP, BY_TELEPORT, BY_ROAM) = range(8)

# ---- why a game is over
(BEATEN, BOTH_BEATEN, CONCEDED, ROUND_LIMIT, QUIET) = range(1, 6)
REASONS: Final = ("", "beaten", "both_beaten", "concede", "round_limit", "quiet_rounds")
