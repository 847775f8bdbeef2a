"""Special cards in play: entering, leaving, and what they change as long as they lie (Special cards; BS-RUL-22, -25).

A cell of the special zone is the card plus 256 times its owner plus 1024 times the turn of entering.
"""

from typing import Final

from rumpus.games.blitz_squad.rules import ids, ops, triggers, whom
from rumpus.games.blitz_squad.rules.cards import to_clinic
from rumpus.games.blitz_squad.rules.state import Op, State, Table
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.piles import remove_at
from rumpus.kernel.records.record import rule

OWNER: Final = 256
TURN: Final = 1024


@rule
def zone_card(s: State, i: int) -> int:
    """The card at a place of the special zone."""
    return s.zone[i] % OWNER


@rule
def zone_owner(s: State, i: int) -> int:
    """Whose it is."""
    return s.zone[i] // OWNER % ids.SEATS


@rule
def zone_turn(s: State, i: int) -> int:
    """BS-RUL-26: the turn in which it entered; 1 for one placed in set-up."""
    return s.zone[i] // TURN


@rule
def leave_zone(s: State, i: int, log: Log) -> None:
    """BS-RUL-22: a special leaves play, to its owner's clinic."""
    card, p = zone_card(s, i), zone_owner(s, i)
    s.zone_n = remove_at(s.zone, s.zone_n, i)
    to_clinic(s, p, card)
    emit(log, ids.EV_GONE, p, card)


@rule
def enter_zone(t: Table, s: State, p: int, card: int, log: Log) -> None:
    """BS-SPEC-01, BS-RUL-22: a special enters play; under one_terrain and one_card it pushes older ones out."""
    emit(log, ids.EV_SPECIAL, p, card)
    if t.zone == ids.ONE_CARD or (t.zone == ids.ONE_TERRAIN and t.cards[card].kind == ids.TERRAIN):
        for i in range(s.zone_n - 1, -1, -1):
            if t.zone == ids.ONE_CARD or t.cards[zone_card(s, i)].kind == ids.TERRAIN:
                leave_zone(s, i, log)
    s.zone[s.zone_n] = card + OWNER * p + TURN * (s.turn if s.turn > 0 else 1)
    s.zone_n += 1


@rule
def expire(t: Table, s: State, log: Log) -> None:
    """expire, BS-RUL-44, BS-RUL-77: specials whose time is up leave in the End Phase, the oldest first."""
    i = 0
    while i < s.zone_n:
        if expired(t, s, i):
            leave_zone(s, i, log)
        else:
            i += 1


@rule
def expired(t: Table, s: State, i: int) -> bool:
    """Whether the turn is the n-th since the special entered, counting that one."""
    card = t.cards[zone_card(s, i)]
    for row in range(card.first, card.first + card.size):
        if t.ops[row].op == ops.EXPIRE and s.turn - zone_turn(s, i) + 1 >= t.ops[row].n:
            return True
    return False


# ---------------------------------------------------------------- what holds while they lie
@rule
def names(op: Op, owner: int, p: int) -> bool:
    """BS-SPEC-02: whether a standing line is about seat p."""
    if op.who == whom.YOU or op.who == whom.OWNER:
        return p == owner
    if op.who == whom.FOES or op.who == whom.FOE:
        return p != owner
    return True


@rule
def standing(t: Table, s: State, p: int, word: int, stat: int = -1) -> int:
    """BS-SPEC-02, BS-RUL-64: the numbers of a standing word about seat p (of one stat), added up."""
    total = 0
    for i in range(s.zone_n):
        card = t.cards[zone_card(s, i)]
        for row in range(card.first, card.first + card.size):
            op = t.ops[row]
            if op.op == word and (stat < 0 or op.stat == stat) and names(op, zone_owner(s, i), p):
                total += op.n
    return total


@rule
def strictest(t: Table, s: State, p: int, word: int, most: int) -> int:
    """BS-RUL-64: the lowest cap of a standing word about seat p, at most `most`."""
    for i in range(s.zone_n):
        card = t.cards[zone_card(s, i)]
        for row in range(card.first, card.first + card.size):
            op = t.ops[row]
            if op.op == word and op.n < most and names(op, zone_owner(s, i), p):
                most = op.n
    return most


@rule
def standing_ban(t: Table, s: State, p: int, what: int) -> bool:
    """BS-RUL-48: whether a special in play forbids this to seat p."""
    for i in range(s.zone_n):
        card = t.cards[zone_card(s, i)]
        for row in range(card.first, card.first + card.size):
            op = t.ops[row]
            if op.op == ops.BAN and op.on == triggers.STATIC and op.what == what and names(op, zone_owner(s, i), p):
                return True
    return False
