"""Applying a printed effect: announced, perhaps cancelled, paid for, then word by word (BH-FX-69, BH-RUL-74 to -78).

Steps of an F_EFFECT frame: 0 announce, 1 chosen (may be cancelled), 2 cost, 3 program, 9 cancelled.
"""

from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.games.brawlhalla.rules.damage import hurt
from rumpus.games.brawlhalla.rules.dispatch import run_word
from rumpus.games.brawlhalla.rules.eligibility import can_pay, holds, pays_with, scope_fits, strike_mask
from rumpus.games.brawlhalla.rules.moment import of_effect
from rumpus.games.brawlhalla.rules.ops_cards import back_cards, pile_cards
from rumpus.games.brawlhalla.rules.ops_position import teleport_spaces
from rumpus.games.brawlhalla.rules.ops_target import intercept_mask, splash_mask
from rumpus.games.brawlhalla.rules.ops_totals import CANCELLED, value_cards
from rumpus.games.brawlhalla.rules.ops_turn import copies
from rumpus.games.brawlhalla.rules.ops_weapon import weapon_spaces
from rumpus.games.brawlhalla.rules.stack import leave_hand, side_of, to_discard
from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table
from rumpus.games.brawlhalla.rules.targeting import other, taken_mask, target_mask, token_mask, top_row
from rumpus.games.brawlhalla.rules.windows import open_window
from rumpus.kernel.records.choices import list_bits
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, pop

ANNOUNCE, CHOSEN, COST, RUN = range(4)


@rule
def effect_step(t: Table, s: State, log: Log) -> None:
    """The effect on top goes on. It ends when its owner is eliminated (BH-RUL-57, BH-RUL-61)."""
    f = s.frames[s.depth - 1]
    if s.seats[f.seat].out or f.step == CANCELLED:
        pop(s)
        return
    if f.step == ANNOUNCE:
        f.step = CHOSEN
        emit(log, ids.EV_USE, f.seat, f.source, t.fx[f.fx].slot, f.fx)
        if may_be_cancelled(t, s, log, f):
            return
    if f.step == CHOSEN:
        f.step = COST
        if not can_pay(t, s, f.fx, f.seat):
            pop(s)
            return
    if f.step == COST:
        pay(t, s, log, f)
    else:
        run(t, s, log, f)


# ---------------------------------------------------------------- cancelling


@rule
def may_be_cancelled(t: Table, s: State, log: Log, f: Frame) -> bool:
    """BH-FX-10: the other combatant may cancel the effect before anything is paid; or it is cancelled already."""
    if f.fight < 0 or f.event == ids.E_CHOSEN:
        return False
    side = side_of(s, f.fight, f.seat)
    if side < 0:
        return False
    fight = s.fights[f.fight]
    kinds = t.fx[f.fx].kinds
    if fight.cancel[side] and scope_fits(fight.cancel[side], kinds):
        fight.cancel[side] = 0
        f.step = CANCELLED
        emit(log, ids.EV_CANCEL, fight.dfn if side == 0 else fight.att, f.seat, f.source)
        return True
    rival = fight.dfn if side == 0 else fight.att
    return open_window(t, s, f.seat, ids.E_CHOSEN, kinds, f.fx, only=rival, fight=f.fight) == 1


# ---------------------------------------------------------------- costs


@rule
def pay(t: Table, s: State, log: Log, f: Frame) -> None:
    """BH-FX-K01 to K04: one cost after the other."""
    fx = t.fx[f.fx]
    while f.cost_no < fx.n_costs:
        kind = fx.cost_kind[f.cost_no]
        n = fx.cost_n[f.cost_no]
        if kind == ids.K_DISCARD:
            if f.got >= ids.CARD:
                card = f.got - ids.CARD
                f.got = -1
                leave_hand(t, s, f.seat, card)
                to_discard(s, f.seat, card)
                emit(log, ids.EV_DISCARD, f.seat, card, 1)
                f.paid += 1
            if f.paid < n:
                ask(s, ids.ASK_DISCARD, f.seat)
                return
        f.cost_no += 1
        f.paid = 0
        if pay_other(t, s, log, f, kind, n):
            return
    f.step = RUN
    f.stage = 0
    f.scratch = 0


@rule
def pay_other(t: Table, s: State, log: Log, f: Frame, kind: int, n: int) -> bool:
    """Damage, the own weapon, an action. True when a frame was pushed that has to finish first."""
    seat = s.seats[f.seat]
    if kind == ids.K_DAMAGE:
        hurt(s, f.seat, n, ids.DMG_COST, f.seat)
        return True
    if kind == ids.K_DISARM:
        seat.status = ids.DISARMED
        emit(log, ids.EV_DISARM, f.seat, f.seat)
        return open_window(t, s, f.seat, ids.E_WEAPON, ids.WPN_DISARM, f.seat) == 1
    if kind == ids.K_ACTION:
        s.actions -= n
        emit(log, ids.EV_ACTIONS, f.seat, -n)
    return False


# ---------------------------------------------------------------- the program


@rule
def run(t: Table, s: State, log: Log, f: Frame) -> None:
    """Word after word until the program ends, something is asked, or something was started."""
    depth = s.depth
    while True:
        op = t.code[f.code_at]
        if op.op == ops.END:
            pop(s)
            return
        if op.op >= ops.CHOOSE_ONE:
            if not control(t, s, f, op):
                return
        elif run_word(t, s, log, f, op):
            f.code_at += 1
            f.stage = 0
            f.scratch = 0
        if s.ask or s.over or s.depth != depth:
            return


@rule
def control(t: Table, s: State, f: Frame, op: Op) -> bool:
    """BH-FX-69: choose_one, if_then_else, repeat, and jumps. False: waits for a choice."""
    if op.op == ops.JUMP:
        f.code_at = op.go_to
    elif op.op == ops.IF:
        if holds(t, s, op.condition, f.seat, of_effect(f)):
            f.code_at += 1
        else:
            f.code_at = op.otherwise
    elif op.op == ops.REPEAT:
        if again(f, f.code_at - t.fx[f.fx].code, op.n):
            f.code_at = op.go_to
        else:
            f.code_at += 1
    else:
        if f.got < 0:
            chooser = f.seat
            if op.who == ids.WHO_OTHER:
                q = other(s, f)
                if q >= 0 and s.seats[q].out == 0:
                    chooser = q
            ask(s, ids.ASK_PICK, chooser)
            return False
        n = f.got - ids.PICK
        f.got = -1
        f.code_at = branch(op, n)
    f.stage = 0
    f.scratch = 0
    return True


@rule
def branch(op: Op, n: int) -> int:
    """Where branch n of a choice starts."""
    if n == 0:
        return op.branch_0
    if n == 1:
        return op.branch_1
    return op.branch_2 if n == 2 else op.branch_3


@rule
def again(f: Frame, place: int, times: int) -> bool:
    """Counts one round of the repeat at `place` of the program: two counters of 12 bits in m; True: once more."""
    slot = -1
    for i in range(2):
        if (f.marks >> (12 * i + 4) & 255) == place + 1:
            slot = i
    if slot < 0:
        slot = 0 if f.marks & 4095 == 0 else 1
        f.marks |= (place + 1) << (12 * slot + 4)
    f.marks += 1 << (12 * slot)
    if f.marks >> (12 * slot) & 15 < times:
        return True
    f.marks &= ~(4095 << (12 * slot))
    return False


# ---------------------------------------------------------------- what may be answered


@rule
def effect_legal(t: Table, s: State, p: int, out: list[int]) -> int:
    """Ascending action ids for the decision of the effect on top, no duplicates, equal cards once."""
    f = s.frames[s.depth - 1]
    op = t.code[f.code_at]
    what = s.ask
    if what == ids.ASK_DISCARD:
        return list_cards(t, s, p, discardable(t, s, f, p), 0, out)
    if what == ids.ASK_TARGET:
        return list_bits(asked_targets(t, s, f, op), ids.TARGET, out)
    if what == ids.ASK_SPACE:
        return list_bits(asked_spaces(t, s, f, op), ids.SPACE, out)
    if what == ids.ASK_DIR:
        return list_directions(op, out)
    if what == ids.ASK_PICK:
        return list_bits((1 << asked_picks(t, s, f, op)) - 1, ids.PICK, out)
    if what == ids.ASK_PILE:
        if op.op == ops.VALUE_MULTIPLY:
            return list_cards(t, s, p, value_cards(s, f, op), 0, out)
        cards = pile_cards(t, s, f, op) if op.op == ops.SALVAGE else back_cards(s, f, op)
        return list_cards(t, s, p, cards, 0, out)
    if what == ids.ASK_HAND and op.op == ops.OPPONENT_DISCARDS:
        return list_cards(t, s, f.target, s.seats[f.target].hand, 0, out)
    out[0] = ids.STOP  # cycle
    return list_cards(t, s, p, s.seats[p].hand, 1, out)


@rule
def discardable(t: Table, s: State, f: Frame, p: int) -> int:
    """The hand of the asked seat; for a cost only what pays it, and leaves enough for the costs to come."""
    hand = s.seats[p].hand
    if f.step != COST:
        return hand
    fx = t.fx[f.fx]
    cards = 0
    for card in range(20):
        if (
            hand >> card & 1
            and pays_with(t, s, fx, f.cost_no, p, card)
            and leaves_enough(t, s, f, p, hand & ~(1 << card))
        ):
            cards |= 1 << card
    return cards if cards else hand  # only a hand dealt anew for a what-if can lack what the owner had to pay with


@rule
def leaves_enough(t: Table, s: State, f: Frame, p: int, hand: int) -> bool:
    """Could the rest of this cost and a second one still be paid from `hand`?"""
    fx = t.fx[f.fx]
    left = fx.cost_n[f.cost_no] - f.paid - 1
    mine = 0
    later = 0
    both = 0
    second = f.cost_no + 1 < fx.n_costs and fx.cost_kind[f.cost_no + 1] == ids.K_DISCARD
    for card in range(20):
        if hand >> card & 1:
            a = pays_with(t, s, fx, f.cost_no, p, card)
            b = second and pays_with(t, s, fx, f.cost_no + 1, p, card)
            mine += 1 if a else 0
            later += 1 if b else 0
            both += 1 if a or b else 0
    wanted = fx.cost_n[f.cost_no + 1] if second else 0
    return mine >= left and later >= wanted and both >= left + wanted


@rule
def asked_targets(t: Table, s: State, f: Frame, op: Op) -> int:
    """Seats that the running word offers."""
    if op.op == ops.SPLASH:
        return splash_mask(t, s, f, op) & ~f.chosen
    if op.op == ops.INTERCEPT:
        return intercept_mask(t, s, f, op)
    if op.op == ops.MOVE_AND_STRIKE:
        return strike_mask(t, s, f.seat, f.strike)
    return target_mask(t, s, f, op)


@rule
def asked_spaces(t: Table, s: State, f: Frame, op: Op) -> int:
    """Spaces that the running word offers."""
    if op.op == ops.TELEPORT:
        return teleport_spaces(t, s, f, op)
    if op.op == ops.SURVIVE:
        return top_row(t) & ~taken_mask(t, s)
    if op.op <= ops.UNARMED_HEAVY:
        return weapon_spaces(t, s, f, op)
    return token_mask(t, s)


@rule
def asked_picks(t: Table, s: State, f: Frame, op: Op) -> int:
    """How many branches or amounts the running word offers."""
    if op.op == ops.CHOOSE_ONE:
        return op.n
    if op.op == ops.LOOK:
        n = op.n if op.n < s.seats[f.seat].deck_n else s.seats[f.seat].deck_n
        return n - f.settled
    return copies(t, s, f, op) if op.op == ops.COPY else 2


# ---------------------------------------------------------------- lists


@rule
def list_cards(t: Table, s: State, p: int, cards: int, n: int, out: list[int]) -> int:
    """CARD ids of a set of cards of seat p's deck, equal cards once; n ids are in `out` already."""
    legend = t.legends[s.seats[p].legend]
    for c in range(20):
        if cards >> c & 1:
            lower = legend.twin[c]
            while lower >= 0 and cards >> lower & 1 == 0:
                lower = legend.twin[lower]
            if lower < 0:
                out[n] = ids.CARD + c
                n += 1
    return n


@rule
def list_directions(op: Op, out: list[int]) -> int:
    """BH-FX-20: DECLINE and the eight directions, or east and west only."""
    out[0] = ids.DECLINE
    n = 1
    for d in range(8):
        if op.choice == 1 or d == 2 or d == 6:
            out[n] = ids.STEP + d
            n += 1
    return n
