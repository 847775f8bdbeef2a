"""Named ints of Brawlhalla: action ids, decisions, frames, events, the effect vocabulary.

Action ids, drawn as a map (`c` = card 0..19 of the Legend's deck, `p` = seat 0..3, `sp` = space 0..47):

    0        END        end the turn                 20 + c   MOVE       play card c for a MOVE
    1        DELAY      DELAY action                 40 + c   CARD       open, defend, add, dodge, discard, salvage:
    card c
    2        STOP       end of the path              60 + d   STEP       one step in direction d (0..7 = N NE E SE S SW
    W NW)
    3        PASS       no (more) cards              70 + sp  SPACE      name a space (standee, fall, bump, respawn,
    token ...)
    4        DECLINE    leave an effect unused       120 + u  USE        apply a printed effect, u = source * 3 + slot
    (source 0..22)
    5        LAY        commit the picked cards      190 + p  TARGET     name a Legend for an effect
    6 7 8    DRAW SWAP RECOVER (DELAY step 2)        194 + n  PICK       branch or amount n (0..9)
    9        KEEP       keep the starting hand       204 + 2l + w  LEGEND   Legend l (0..15), weapon side w + 1
    10 + p   LIGHT      Light attack on seat p       236      CONCEDE    any time
    14 + p   HEAVY      Heavy attack on seat p       237 238  LEAVE_OUT  the Legend Power, the weapon, of this attack;
    any time
    18 19    BONUS      KO card #2, #3
"""

from typing import Final

SEATS: Final = 4
CARDS: Final = 20
LEGENDS: Final = 16
FRAMES: Final = 40
FIGHTS: Final = 3

# ---- acts and events: `rumpus generate` writes these from interface/actions.py and interface/events.py
END: Final = 0
DELAY: Final = 1
STOP: Final = 2
PASS: Final = 3
DECLINE: Final = 4
LAY: Final = 5
DRAW: Final = 6
SWAP: Final = 7
RECOVER: Final = 8
KEEP: Final = 9
LIGHT: Final = 10  # to 13: seat
HEAVY: Final = 14  # to 17: seat
BONUS: Final = 18  # to 19: ko
MOVE: Final = 20  # to 39: card
CARD: Final = 40  # to 59: card
STEP: Final = 60  # to 67: direction
SPACE: Final = 70  # to 119: space
USE: Final = 120  # to 189: use
TARGET: Final = 190  # to 193: seat
PICK: Final = 194  # to 203: n
LEGEND: Final = 204  # to 235: legend, side
CONCEDE: Final = 236
LEAVE_OUT: Final = 237  # to 238: power
ACTIONS: Final = 240

# a row of the log is [kind, seat, a, b, c, d]
EV_LEGEND: Final = 1  # legend, side
EV_STANDEE: Final = 2  # space
EV_DEAL: Final = 3  # count
EV_REDRAW: Final = 4
EV_TURN: Final = 5  # turn, round
EV_MOVE: Final = 6  # card, steps
EV_WALK: Final = 7  # start, to, steps
EV_PICKUP: Final = 8  # space
EV_DELAY: Final = 9
EV_FALL: Final = 10  # start, to, by
EV_HANG: Final = 11  # space
EV_HOVER: Final = 12
EV_BOTTOM: Final = 13  # space
EV_DRAW: Final = 14  # count
EV_SHUFFLE: Final = 15  # count
EV_SWAP: Final = 16  # side
EV_RECOVER: Final = 17
EV_ATTACK: Final = 18  # target, type, free
EV_OPEN: Final = 19  # card, total, type
EV_CARD: Final = 20  # card, attack, defence, attacks
EV_PASS: Final = 21  # alone, type
EV_DODGE: Final = 22  # card
EV_HIT: Final = 23  # target, attack, defence, type
EV_FAILED: Final = 24  # target, attack, defence, type
EV_BONUS: Final = 25  # ko, gives, count
EV_KNOCKBACK: Final = 26  # count, level, card, effects
EV_PUSHED: Final = 27  # start, to, steps, by
EV_WALL: Final = 28  # space, lost
EV_CROSS: Final = 29  # space
EV_BUMP: Final = 30  # start, to
EV_DAMAGE: Final = 31  # start, to, source
EV_CAPPED: Final = 32  # source
EV_KO: Final = 33  # by, left, source
EV_REVEAL: Final = 34  # ko
EV_OUT: Final = 35
EV_UNARMED: Final = 36
EV_RESPAWN: Final = 37  # space
EV_TOKEN: Final = 38  # space
EV_USE: Final = 39  # source
EV_DECLINE: Final = 40
EV_DISCARD: Final = 41  # card, reason
EV_LIMIT: Final = 42  # count
EV_DISARM: Final = 43  # by
EV_HEAL: Final = 44  # start, to
EV_STEPS: Final = 45  # start, to, steps
EV_PLACED: Final = 46  # start, to
EV_LOOK: Final = 47  # target, zone
EV_BACK: Final = 48  # card
EV_SALVAGE: Final = 49  # card, to
EV_MILL: Final = 50  # card
EV_REVEALED: Final = 51  # card, attack, defence
EV_TOTAL: Final = 52  # attack, defence
EV_EFFECT: Final = 53  # word, count, target
EV_ACTIONS: Final = 54  # count
EV_ROOT: Final = 55  # steps
EV_CANCEL: Final = 56  # target
EV_PRESSURE: Final = 57
EV_CALM: Final = 58
EV_END_TURN: Final = 59  # left
EV_CONCEDE: Final = 60
EV_OVER: Final = 61  # reason
EV_FAULT: Final = 62
EV_PHASE: Final = 63  # phase
EV_LEFT_OUT: Final = 64  # source, attack, defence

# ---- what is written by hand
MAX_LEGAL: Final = 160

# ---- directions (clockwise from N); row and column change
N, NE, E, SE, S, SW, W, NW = range(8)

# ---- decisions: what `State.ask` waits for (0 = nothing: a system step, or the game is over)
ASK_NONE: Final = 0
ASK_LEGEND: Final = 1  # LEGEND
ASK_STANDEE: Final = 2  # SPACE
ASK_MULLIGAN: Final = 3  # KEEP or PICK 0 (redraw)
ASK_ACTION: Final = 4  # MOVE, DELAY, LIGHT, HEAVY, BONUS, END
ASK_PATH: Final = 5  # STEP, STOP (a MOVE's path, or the steps of an effect)
ASK_FALL: Final = 6  # SPACE
ASK_DELAY: Final = 7  # DRAW, SWAP, RECOVER (PICK 1: draw and swap)
ASK_OPEN: Final = 8  # CARD (LAY when more than one may be opened)
ASK_DEFEND: Final = 9  # CARD, USE, LAY, PASS
ASK_ADD: Final = 10  # CARD, USE, LAY, PASS
ASK_DODGE: Final = 11  # CARD, USE, LAY, PASS
ASK_WINDOW: Final = 12  # USE, BONUS, DECLINE
ASK_BUMP: Final = 13  # SPACE
ASK_RESPAWN: Final = 14  # SPACE
ASK_TOKEN: Final = 15  # SPACE
ASK_LIMIT: Final = 16  # CARD, LAY (hand limit)
ASK_DISCARD: Final = 17  # CARD: one card of the asked seat's own hand (cost, tax, victim's choice)
ASK_TARGET: Final = 18  # TARGET
ASK_SPACE: Final = 19  # SPACE (a space that an effect needs)
ASK_DIR: Final = 20  # STEP (a direction that an effect needs), DECLINE
ASK_PICK: Final = 21  # PICK (branch, amount)
ASK_PILE: Final = 22  # CARD of the asked seat's own discard pile (salvage), or of its cards in play; STOP
ASK_HAND: Final = (
    23  # CARD of the target's hand, which the asked seat has seen (owner's choice), or of the own hand (cycle); STOP
)

# ---- frames of the stack: what is running (see state.Frame)
F_TURN: Final = 1
F_MOVE: Final = 2
F_DELAY: Final = 3
F_FALL: Final = 4
F_ATTACK: Final = 5
F_PUSH: Final = 6
F_DAMAGE: Final = 7
F_KO: Final = 8
F_DRAW: Final = 9
F_WINDOW: Final = 10
F_EFFECT: Final = 11
F_BUMP: Final = 12
F_SETUP: Final = 13

# ---- weapon status, attack types, formats, KO modes
UNARMED, EQUIPPED, DISARMED = range(3)
LIGHT_ATTACK: Final = 1
HEAVY_ATTACK: Final = 2
DUEL, TEAMS, FFA = range(3)

# ---- triggers and events (numbers are bits in `listens` masks, so below 31); `detail`, `second`: see moment.Moment
T_BEFORE: Final = 1  # before_attack, before_light_attack, before_heavy_attack (Fx.attack says which)
T_DURING: Final = 2
T_AFTER: Final = 3
T_BEFORE_MOVE: Final = 4
T_AFTER_MOVE: Final = 5
T_CONSTANT: Final = 6
E_TURN_START: Final = 7
E_TURN_END: Final = 8
E_DECLARED: Final = 9
E_PLAYED: Final = 10  # on_card_played; detail = number of cards in the play
E_HIT_MODIFY: Final = 11  # on_hit, when = modify
E_HIT_REACT: Final = 12  # on_hit, when = react
E_FAILED: Final = 13  # on_failed
E_DAMAGE: Final = 14  # on_damage; detail = source (DMG_*), second = causer
E_KNOCKBACK: Final = 15  # on_knockback; detail = result bits (KBR_*), second = causer
E_KO: Final = 16  # on_ko; detail = causer seat or -1
E_WEAPON: Final = 17  # on_weapon_change; detail = kind (WPN_*), second = who disarmed
E_DELAY: Final = 18  # on_delay; detail = choice (DRAW, SWAP, RECOVER)
E_GRAVITY: Final = 19  # on_gravity; detail = seat whose DELAY it is
E_RESHUFFLE: Final = 20  # on_reshuffle, just before the damage
E_DRAWN: Final = 21  # on_draw; detail = 1 when drawn by an effect, second = how many cards
E_PASSED: Final = 22  # on_pass_through; subject = mover, Frame.detail = seat passed
E_ADJACENT: Final = 23  # on_adjacent; subject = mover, Frame.detail = seat adjacent
E_DYING: Final = 24  # just before KO step 1 (survive); detail = causer
E_RESPAWN: Final = (
    25  # between KO step 1 and step 2 (respawn_change; spoils that choose the respawn space); detail = causer
)
E_DELAY_START: Final = 26  # a DELAY begins (better_delay written as on_delay)
# an effect of the other side was chosen and not yet applied (cancel_effect); detail = Fx.kinds, second = Fx
E_CHOSEN: Final = 27
E_BRACE: Final = 28  # just before the first crossing of a push, for its victim only (brace written as on_knockback)

# ---- damage sources, knock-back results, weapon changes
DMG_LIGHT, DMG_CROSSING, DMG_SHUFFLE, DMG_FALL, DMG_EFFECT, DMG_PRESSURE, DMG_COST = range(1, 8)
KBR_MOVED: Final = 1
KBR_PLATFORM: Final = 2  # stopped by a Platform
KBR_RING: Final = 4  # ended in the ring
KBR_CROSSED: Final = 8
WPN_PICKUP, WPN_SWAP, WPN_RECOVER, WPN_DISARM = range(1, 5)

# ---- flags of a push (Frame.flags)
PUSH_THROUGH: Final = 1  # Platforms do not stop it
PUSH_AT_LINE: Final = 2  # stops at the KO line: no crossings
PUSH_KNOCKBACK: Final = 4  # the knock-back of the running attack (phase 4)
PUSH_CHAIN: Final = 8  # caused by chain_push: does not chain again
PUSH_PULL: Final = 16  # a pull: stops next to the owner, never a crossing

# ---- flags of an attack (Fight.flags)
ATK_FREE: Final = 1  # no action spent
ATK_COUNTER: Final = 2  # a counter: cannot be countered
ATK_FOLLOW: Final = 4  # a follow-up

# ---- who an operation, condition or event is about; 0: nobody
WHO_SELF: Final = 1
WHO_OTHER: Final = 2  # the other combatant; outside an attack the event's subject or the chosen target
WHO_OPPONENT: Final = 3  # one opponent within Op.range (a choice when more than one)
WHO_ADJACENT: Final = 4  # all opponents adjacent to the owner
WHO_TEAMMATE: Final = 6
WHO_ANY: Final = 7  # any Legend
WHO_ANY_OTHER: Final = 8  # any other Legend

# ---- comparisons
CMP_GE, CMP_EQ, CMP_LE, CMP_MORE, CMP_LESS = range(
    1, 6
)  # at least, exactly, at most, higher than the other's, fewer than the other's

# ---- conditions (Cond.kind), BH-FX-C01..C09
C_LEVEL: Final = 2  # who, cmp, n
C_SPACE: Final = 3  # who, n = ON_*
C_DISTANCE: Final = 4  # cmp, n
C_POSITION: Final = 5  # n = POS_*: where the target is, seen from the owner
C_STATUS: Final = 6  # who, n = status, a = side 1 | 2 | 0 any
C_COUNT: Final = 7  # cards played in the attack: who, cmp, n
C_TOTAL: Final = 8  # who, cmp, n
C_SAME: Final = 9  # who has played the same value twice
C_PARITY: Final = 10  # who, n = 0 even | 1 odd: total of the cards
C_MARGIN: Final = 11  # difference of totals at least n
C_ZONE: Final = 12  # who, a = ZONE_*, cmp, n
C_ACTION: Final = 13  # n = 1 first | 2 second action of the turn
C_MOVED: Final = 14  # moved at least n this turn
C_FIRST_ATTACK: Final = 15
C_WAS_HIT: Final = 16  # was hit since own last turn
C_AIR_TO_PLATFORM: Final = 17  # started MOVE on Air, ended on Platform
C_NEAR: Final = 18  # who = WHO_TEAMMATE | WHO_OPPONENT near a = WHO_SELF | WHO_OTHER within b, at least n of them
C_SUBJECT: Final = (
    19  # the event is about `who` (WHO_SELF, WHO_OPPONENT, WHO_TEAMMATE, WHO_ANY, WHO_ANY_OTHER, WHO_OTHER)
)
C_CAUSED: Final = 20  # the KO was caused by self
C_RESULT: Final = 21  # knock-back result has the bit n (KBR_*)
C_SOURCE: Final = 22  # damage source n (DMG_*)
C_WEAPON: Final = 23  # weapon change kind n (WPN_*)
C_CHOICE: Final = 24  # DELAY choice n (DRAW, SWAP, RECOVER)
C_VALUE: Final = 25  # a card of value n is in the play
C_PLAYED: Final = 26  # cmp, n: cards in the play
C_TURN: Final = 27  # n = 0 own turn | 1 an opponent's | 2 any
C_LEVEL_HIGHER: Final = 28  # who's damage level is higher than the other's

ON_PLATFORM, ON_AIR, ON_RING, ON_TOP, ON_BOTTOM, ON_EDGE = range(1, 7)
POS_ABOVE, POS_BELOW, POS_ROW, POS_DIAGONAL, POS_SIGHT = range(1, 6)
ZONE_HAND, ZONE_DECK, ZONE_DISCARD, ZONE_KO = range(1, 5)

# ---- costs (Cost.kind), BH-FX-K01..K04
K_DISCARD: Final = 1  # n cards; cmp CMP_EQ / CMP_GE with value, 0 = any
K_DAMAGE: Final = 2
K_DISARM: Final = 3
K_ACTION: Final = 4

# ---- limits of use (Fx.uses)
USES_ANY, USES_TURN, USES_LIFE, USES_GAME = range(
    4
)  # unlimited, once per turn, once per life, once per game (Fx.times for 2-3)

# ---- end reasons (result)
OVER_LAST: Final = 1  # last Legend standing (BH-GEN-02)
OVER_ROUNDS: Final = 2  # the round limit, ranked (BH-RUL-81)
OVER_CONCEDED: Final = 3  # all opponents conceded (BH-RUL-83)
OVER_TEAM: Final = 4  # last team standing (BH-GEN-03)
