"""Operations on totals and cards in an attack: BH-FX-01 to BH-FX-11.

Each function is one word of the vocabulary. It returns True when the word is done, False when it waits for a decision
or for a frame that it has pushed, and is then called again.
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.damage import hurt
from rumpus.games.brawlhalla.rules.delay import reshuffle
from rumpus.games.brawlhalla.rules.eligibility import scope_fits
from rumpus.games.brawlhalla.rules.fight import total
from rumpus.games.brawlhalla.rules.ops_damage import frame_below
from rumpus.games.brawlhalla.rules.stack import side_of
from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table
from rumpus.games.brawlhalla.rules.static_changes import scaled
from rumpus.games.brawlhalla.rules.targeting import told
from rumpus.games.brawlhalla.rules.windows import open_window
from rumpus.kernel.records.bits import first_bit, lone
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask

CANCELLED = 9  # Frame.step of an effect that is not applied


@rule
def light_side(s: State, f: Frame) -> int:
    """The owner's side of the running Light attack; -1 in a Heavy one, for bystanders and outside an attack."""
    side = side_of(s, f.fight, f.seat)
    return side if side >= 0 and s.fights[f.fight].type == ids.LIGHT_ATTACK else -1


@rule
def tell_totals(t: Table, s: State, log: Log, k: int) -> None:
    """Log both totals after an effect."""
    emit(log, ids.EV_TOTAL, s.fights[k].att, total(t, s, k, 0), total(t, s, k, 1))


@rule
def total_add(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-01: the own total changes by n for this attack, or by n per card, level or hand card."""
    side = light_side(s, f)
    if side < 0:
        return True
    s.fights[f.fight].bonus[side] += scaled(t, s, f.seat, f.fight, op.n, op.per)
    tell_totals(t, s, log, f.fight)
    return True


@rule
def total_reduce(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-02: the other side's total falls by n until the end of the attack; it is never read below 0."""
    side = light_side(s, f)
    if side < 0:
        return True
    theirs = 1 - side
    s.fights[f.fight].bonus[theirs] -= op.n
    tell_totals(t, s, log, f.fight)
    return True


@rule
def value_cards(s: State, f: Frame, op: Op) -> int:
    """BH-FX-03, BH-RUL-110: the cards that a value effect may be about, as a mask: this one, or any own one in play."""
    side = side_of(s, f.fight, f.seat)
    fight = s.fights[f.fight]
    return fight.on_table[side] if op.any_card else 1 << (f.source - 3)


@rule
def value_change(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-03, BH-RUL-110: a card counts twice, or as n, for the total; its printed value stays (BH-RUL-39)."""
    side = light_side(s, f)
    if side < 0:
        return True
    cards = value_cards(s, f, op)
    if f.got < 0 and not lone(cards):
        ask(s, ids.ASK_PILE, f.seat)
        return False
    card = f.got - ids.CARD if f.got >= 0 else first_bit(cards)
    f.got = -1
    value = t.legends[s.seats[f.seat].legend].value[card]
    s.fights[f.fight].bonus[side] += value if op.twice == 1 else op.n - value
    tell_totals(t, s, log, f.fight)
    return True


@rule
def extra_opening(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-04: the attacker may open with up to n cards."""
    side = light_side(s, f)
    if side < 0:
        return True
    fight = s.fights[f.fight]
    if side == 0 and fight.can_open < op.n:
        fight.can_open = op.n
        told(log, f, op, f.seat)
    return True


@rule
def limit_cards(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-05: the other side may play at most n more cards in this attack, or n a play."""
    side = light_side(s, f)
    if side < 0:
        return True
    theirs = 1 - side
    fight = s.fights[f.fight]
    if op.scope == 0:
        if fight.limit[theirs] < 0 or fight.limit[theirs] > op.n:
            fight.limit[theirs] = op.n
    elif fight.limit_play[theirs] < 0 or fight.limit_play[theirs] > op.n:
        fight.limit_play[theirs] = op.n
    told(log, f, op, fight.dfn if theirs == 1 else fight.att)
    return True


@rule
def ban_values(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-06: the other side may not play cards of these values in this attack."""
    side = side_of(s, f.fight, f.seat)
    if side < 0:
        return True
    theirs = 1 - side
    fight = s.fights[f.fight]
    fight.ban[theirs] |= op.n
    told(log, f, op, fight.dfn if theirs == 1 else fight.att)
    return True


@rule
def tax(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-07: to play cards, or to dodge, the other side must also discard n cards, once or with every play."""
    side = side_of(s, f.fight, f.seat)
    if side < 0:
        return True
    theirs = 1 - side
    fight = s.fights[f.fight]
    fight.tax[theirs] += op.n
    if op.every_play:
        fight.tax_each[theirs] = 1
    told(log, f, op, fight.dfn if theirs == 1 else fight.att)
    return True


@rule
def win_ties(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-08: equal totals count as a hit."""
    if light_side(s, f) < 0:
        return True
    s.fights[f.fight].win_ties = 1
    told(log, f, op, f.seat)
    return True


@rule
def play_from_deck(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-09: reveal the top n cards of the own deck and add them to the total; their effects are ignored.

    stage: 0 start, 1 revealing, 2 a reshuffle's damage is due (BH-DRAW-02, BH-RUL-28).
    """
    side = light_side(s, f)
    if side < 0:
        return True
    seat = s.seats[f.seat]
    if f.stage == 0:
        f.stage = 1
        f.to_reveal = op.n
    if f.stage == 2:
        f.stage = 1
        hurt(s, f.seat, 1, ids.DMG_SHUFFLE, -1, 1)
        return False
    while f.to_reveal > 0 and s.fights[f.fight].n[side] < 20:
        if seat.deck_n == 0:
            if seat.discard_n == 0:
                return True
            reshuffle(t, s, log, f.seat)
            f.stage = 2
            open_window(t, s, f.seat, ids.E_RESHUFFLE)
            return False
        f.to_reveal -= 1
        reveal_top(t, s, log, f, side)
    return True


@rule
def reveal_top(t: Table, s: State, log: Log, f: Frame, side: int) -> None:
    """The top card of the own deck goes into play; it counts as played."""
    seat = s.seats[f.seat]
    fight = s.fights[f.fight]
    seat.deck_n -= 1
    card = seat.deck[seat.deck_n]
    for v in range(t.n):
        if seat.top_known[v] > 0:
            seat.top_known[v] -= 1
    fight.played[side * 20 + fight.n[side]] = card
    fight.n[side] += 1
    fight.on_table[side] |= 1 << card
    fight.dead[side] |= 1 << card
    fight.base[side] += t.legends[seat.legend].value[card]
    if fight.limit[side] > 0:
        fight.limit[side] -= 1
    emit(log, ids.EV_REVEALED, f.seat, card, total(t, s, f.fight, 0), total(t, s, f.fight, 1))


@rule
def cancel_effect(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-10: the effect that the other side has just chosen is not applied; else the next one of this attack."""
    if f.event == ids.E_CHOSEN:
        below = s.frames[frame_below(s, ids.F_EFFECT, f.subject)]
        if scope_fits(op.scope, t.fx[below.fx].kinds):
            below.step = CANCELLED
            emit(log, ids.EV_CANCEL, f.seat, below.seat, below.source)
        return True
    s.fights[f.fight].cancel[1 - side_of(s, f.fight, f.seat)] |= op.scope
    told(log, f, op, f.seat)
    return True


@rule
def extra_trigger(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-11: the owner may apply one more During, or After, effect in this attack."""
    side = side_of(s, f.fight, f.seat)
    if side < 0:
        return True
    s.fights[f.fight].extra[side * 3 + (1 if op.type == ids.T_DURING else 2)] += 1
    told(log, f, op, f.seat)
    return True
