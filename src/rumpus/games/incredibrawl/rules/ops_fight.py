"""Effect words on characters in play, on the scrap, on the brawl and on the location."""

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules import vocabulary as v
from rumpus.games.incredibrawl.rules.cards import put_on_deck, take_top
from rumpus.games.incredibrawl.rules.effect_stack import this_in_play
from rumpus.games.incredibrawl.rules.fight import enter, in_play, leave, level_of, silence_queued
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.events import Log, emit, reveal
from rumpus.kernel.record import rule


@rule
def do_moves(t: Table, s: State, op: Op, mask: int, log: Log) -> None:
    """return_self, bounce, remove, replace_deck."""
    if op.op == v.O_RETURN:
        if this_in_play(s):
            leave(t, s, s.fx.owner, op.to, log)
        return
    for p in range(t.n):
        if (mask >> p & 1) == 0 or not in_play(s, p):
            continue
        if op.op == v.O_BOUNCE:
            leave(t, s, p, v.TO_HAND, log)
        elif op.op == v.O_REMOVE:
            leave(t, s, p, v.TO_DISCARD, log)
        else:
            replace_from_deck(t, s, p, op.to, log)


@rule
def replace_from_deck(t: Table, s: State, p: int, to: int, log: Log) -> None:
    """replace_deck: the first character from the top of the deck; Power-Ups passed over go to the bottom in order."""
    seat = s.seats[p]
    found = -1
    for i in range(seat.deck_n):
        if seat.deck[i] % 64 < ids.CHARACTERS:
            found = i
    if found < 0:
        return
    for _ in range(seat.deck_n - 1 - found):
        put_on_deck(s, p, take_top(s, p) % 64, ids.ALL_KNOWN, 1)
    card = take_top(s, p) % 64
    reveal(log)
    leave(t, s, p, to, log)
    enter(t, s, p, card, 1, log)


@rule
def do_level(t: Table, s: State, op: Op, mask: int, log: Log) -> None:
    """level_mod, level_set, type_set (with a given Type or a copied one)."""
    k = op.until
    value = wanted_level(t, s, op) if op.op == v.O_LEVEL_SET else 0
    for p in range(t.n):
        if (mask >> p & 1) == 0 or not in_play(s, p):
            continue
        fighter = s.seats[p].fighter
        if op.op == v.O_LEVEL:
            fighter.mod[k] += op.n
            emit(log, ids.EV_LEVEL, p, fighter.card - 1, op.n, level_of(t, s, p), k)
        elif op.op == v.O_LEVEL_SET:
            set_level(t, s, p, t.cards[fighter.card - 1].level if value == 13 else value, k, log)
        else:
            set_type(t, s, p, op.to, k, log)


@rule
def set_level(t: Table, s: State, p: int, value: int, k: int, log: Log) -> None:
    """IB-R-LEVELS: the Level becomes a value (0: nothing to copy); the latest one counts, changes come on top."""
    if value > 0:
        s.seats[p].fighter.fixed[k] = value
        if k == 0:
            s.seats[p].fighter.fixed[1] = 0
        emit(log, ids.EV_LEVEL_IS, p, s.seats[p].fighter.card - 1, level_of(t, s, p), k)


@rule
def set_type(t: Table, s: State, p: int, kind: int, k: int, log: Log) -> None:
    """The character has this Type; the latest change counts, so one of the whole brawl ends one of the scrap."""
    s.seats[p].fighter.type[k] = kind + 1
    if k == 0:
        s.seats[p].fighter.type[1] = 0
    emit(log, ids.EV_TYPE, p, s.seats[p].fighter.card - 1, kind, k)


@rule
def wanted_level(t: Table, s: State, op: Op) -> int:
    """level_set: the value itself, or the highest or lowest Level among the opposing characters; 0 without one."""
    if op.to != 11 and op.to != 12:
        return op.to
    found = 0
    for p in range(t.n):
        if p != s.fx.owner and in_play(s, p):
            level = level_of(t, s, p)
            if found == 0 or (level > found if op.to == 11 else level < found):
                found = level
    return found


@rule
def swap_two(t: Table, s: State, op: Op, a: int, b: int, log: Log) -> None:
    """spot_swap and level_swap, for the characters of two seats."""
    one, two = s.seats[a].fighter, s.seats[b].fighter
    if op.op == v.O_SPOT_SWAP:
        kept = one.spot
        one.spot = two.spot
        two.spot = kept
        emit(log, ids.EV_SWAPPED, a, b, one.spot, two.spot)
        return
    high, low = level_of(t, s, a), level_of(t, s, b)
    for k in range(2):
        one.mod[k] = 0
        two.mod[k] = 0
        one.fixed[k] = 0
        two.fixed[k] = 0
    set_level(t, s, a, low, 0, log)
    set_level(t, s, b, high, 0, log)


@rule
def do_marks(t: Table, s: State, op: Op, mask: int, log: Log) -> None:
    """silence, beat_class, beat_type, win_ties, protect."""
    for p in range(t.n):
        if (mask >> p & 1) == 0 or not in_play(s, p):
            continue
        fighter = s.seats[p].fighter
        if op.op == v.O_SILENCE:
            fighter.silenced |= op.mask
            silence_queued(s, p, fighter.serial, op.mask)
            emit(log, ids.EV_SILENCED, p, fighter.card - 1, op.mask)
            continue
        if op.op == v.O_BEAT_CLASS:
            fighter.beats_class |= op.mask
        elif op.op == v.O_BEAT_TYPE:
            fighter.beats_type |= 1 << op.to
        elif op.op == v.O_TIES:
            fighter.ties[op.until] = 1
        else:
            fighter.protected |= op.mask
        emit(log, ids.EV_CLAIM, p, fighter.card - 1, op.op, op.mask, op.to)


@rule
def do_brawl(t: Table, s: State, op: Op, log: Log) -> None:
    """reverse_types, reverse_levels, ignore_types, victory_mod, location_change, location_lock."""
    k = op.until
    if op.op == v.O_MOVE:
        if t.locations:
            change_place(s, log)
        return
    if op.op == v.O_TURN_TYPES:
        s.turned[k] ^= 1
    elif op.op == v.O_TURN_LEVELS:
        s.upside[k] ^= 1
    elif op.op == v.O_NO_TYPES:
        s.blind[k] = 1
    elif op.op == v.O_VICTORY:
        s.glory_mod += op.n
    else:
        s.locked = 1
    emit(log, ids.EV_TWIST, s.fx.owner, op.op, k, op.n)


@rule
def change_place(s: State, log: Log) -> None:
    """IB-LOC-05: the current location to the bottom of its deck; the new top card is current."""
    first = s.places[0]
    for i in range(ids.LOCATIONS - 1):
        s.places[i] = s.places[i + 1]
    s.places[ids.LOCATIONS - 1] = first
    if (s.visited >> s.places[0] & 1) == 0:
        reveal(log)
    s.visited |= 1 << s.places[0]
    emit(log, ids.EV_LOCATION, s.winner, s.places[0])
