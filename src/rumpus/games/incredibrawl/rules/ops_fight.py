"""Effect words on characters in play: Levels, Types, spots, marks."""

from rumpus.games.incredibrawl.rules import effect_stack, ids, whom
from rumpus.games.incredibrawl.rules.fight import in_play, level_of, silence_queued, type_of
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.records.bits import bits, first_bit
from rumpus.kernel.records.choices import ask_all
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.seats import each


@rule
def level_mod(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-SCRAP-06, IB-SCRAP-07: n is added to the Level of those meant."""
    for p in each(effect_stack.taken(s)):
        if in_play(s, p):
            fighter = s.seats[p].fighter
            fighter.mod[op.until] += op.n
            emit(log, ids.EV_LEVEL, p, fighter.card - 1, op.n, level_of(t, s, p), op.until)


@rule
def level_set(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-SCRAP-06, IB-SCRAP-07: the Level of those meant becomes a value; changes still apply on top."""
    mask = effect_stack.taken(s)
    value = wanted_level(t, s, op)
    for p in each(mask):
        if in_play(s, p):
            printed = t.cards[s.seats[p].fighter.card - 1].level
            set_level(t, s, p, printed if value == ids.PRINTED else value, op.until, log)


@rule
def wanted_level(t: Table, s: State, op: Op) -> int:
    """IB-SCRAP-06: the value itself, or the highest or lowest Level among the opposing characters; 0 without one."""
    if op.level != ids.HIGHEST and op.level != ids.LOWEST:
        return op.level
    found = 0
    for p in range(t.n):
        if p != s.fx.owner and in_play(s, p):
            level = level_of(t, s, p)
            if found == 0 or (level > found if op.level == ids.HIGHEST else level < found):
                found = level
    return found


@rule
def set_level(t: Table, s: State, p: int, value: int, k: int, log: Log) -> None:
    """IB-R-LEVELS: the Level becomes a value (0: nothing to copy); the latest one counts, changes come on top."""
    if value > 0:
        s.seats[p].fighter.fixed[k] = value
        if k == 0:
            s.seats[p].fighter.fixed[1] = 0
        emit(log, ids.EV_LEVEL_IS, p, s.seats[p].fighter.card - 1, level_of(t, s, p), k)


# ---------------------------------------------------------------- Types
@rule
def type_set(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-TERM-04: those meant have the Type named, the one the owner chooses, or that of another character."""
    if op.type == ids.CHOSEN_TYPE:
        ask_all(s, ids.A_TYPE, 1 << s.fx.owner)
    elif op.type == ids.COPIED_TYPE:
        type_copied(t, s, op, log)
    else:
        become(t, s, op, op.type, log)


@rule
def type_copied(t: Table, s: State, op: Op, log: Log) -> None:
    """RULING IB-R-COPYTYPE: type_set copy_opposing: the owner chooses whose Type."""
    fx = s.fx
    if fx.stage == ids.S_SECOND:
        become(t, s, op, type_of(t, s, fx.second - 1), log)
        return
    rest = 0
    for p in range(t.n):
        if p != fx.owner and in_play(s, p):
            rest |= 1 << p
    rest = effect_stack.unprotected(t, s, rest)
    if rest == 0:
        effect_stack.nothing(s)
        return
    fx.stage = ids.S_SECOND
    if bits(rest) > 1:
        s.opts = rest
        ask_all(s, ids.A_SEAT, 1 << fx.owner)
    else:
        fx.second = first_bit(rest) + 1


@rule
def type_chosen(t: Table, s: State, kind: int, log: Log) -> None:
    """IB-TERM-04: the owner has chosen a Type."""
    become(t, s, effect_stack.current(t, s), kind, log)


@rule
def become(t: Table, s: State, op: Op, kind: int, log: Log) -> None:
    """IB-TERM-04: the characters meant have this Type."""
    for p in each(effect_stack.taken(s)):
        if in_play(s, p):
            set_type(t, s, p, kind, op.until, log)


@rule
def set_type(t: Table, s: State, p: int, kind: int, k: int, log: Log) -> None:
    """IB-TERM-04: the latest change counts, so one of the whole brawl ends one of the scrap."""
    s.seats[p].fighter.type[k] = kind + 1
    if k == 0:
        s.seats[p].fighter.type[1] = 0
    emit(log, ids.EV_TYPE, p, s.seats[p].fighter.card - 1, kind, k)


# ---------------------------------------------------------------- two that swap
@rule
def chosen_two(t: Table, s: State, op: Op) -> bool:
    """IB-SAB-03, IB-SCRAP-06: whether both characters that swap are known; else the second is asked for."""
    fx = s.fx
    if fx.stage == ids.S_SECOND:
        return True
    fx.first = fx.owner if op.who == whom.THIS_AND_ONE else first_bit(fx.mask)
    if op.who == whom.THIS_AND_ONE:
        fx.second = first_bit(fx.mask) + 1
        if not effect_stack.this_here(s):
            effect_stack.nothing(s)
            return False
    fx.stage = ids.S_SECOND
    rest = effect_stack.meant(t, s, op) & ~(1 << fx.first)
    if fx.second == 0 and bits(rest) > 1:
        s.opts = rest
        ask_all(s, ids.A_SEAT, 1 << fx.owner)
    elif fx.second == 0:
        fx.second = first_bit(rest) + 1
    return False


@rule
def spot_swap(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-SAB-03, IB-BRAWL-04: two characters exchange spots; each stays its owner's."""
    if chosen_two(t, s, op):
        a, b = s.fx.first, s.fx.second - 1
        effect_stack.taken(s)
        one, two = s.seats[a].fighter, s.seats[b].fighter
        kept = one.spot
        one.spot = two.spot
        two.spot = kept
        emit(log, ids.EV_SWAPPED, a, b, one.spot, two.spot)


@rule
def level_swap(t: Table, s: State, op: Op, log: Log) -> None:
    """RULING IB-R-SWAPLEVELS: two characters exchange their current Levels; older changes end."""
    if chosen_two(t, s, op):
        a, b = s.fx.first, s.fx.second - 1
        effect_stack.taken(s)
        one, two = s.seats[a].fighter, s.seats[b].fighter
        high, low = level_of(t, s, a), level_of(t, s, b)
        for k in range(2):
            one.mod[k] = 0
            two.mod[k] = 0
            one.fixed[k] = 0
            two.fixed[k] = 0
        set_level(t, s, a, low, 0, log)
        set_level(t, s, b, high, 0, log)


@rule
def can_swap(t: Table, s: State, op: Op, mask: int) -> bool:
    """IB-SCRAP-06: there are two characters to swap."""
    return bits(mask) >= 2 if op.who == whom.ANY_TWO else mask != 0 and effect_stack.this_here(s)


@rule
def can_swap_spots(t: Table, s: State, op: Op, mask: int) -> bool:
    """IB-BRAWL-04: spots are swapped before the first scrap only."""
    return can_swap(t, s, op, mask) and effect_stack.before_scraps(s)


# ---------------------------------------------------------------- marks
@rule
def silence(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-ABIL-16: abilities of those meant that have not yet resolved do nothing for the rest of the brawl."""
    for p in each(effect_stack.taken(s)):
        if in_play(s, p):
            fighter = s.seats[p].fighter
            fighter.silenced |= op.triggers
            silence_queued(s, p, fighter.serial, op.triggers)
            emit(log, ids.EV_SILENCED, p, fighter.card - 1, op.triggers)


@rule
def claim(s: State, op: Op, p: int, log: Log) -> None:
    """IB-SCRAP-01: the mark that a character now has is told."""
    emit(log, ids.EV_CLAIM, p, s.seats[p].fighter.card - 1, op.op, op.mask, op.to)


@rule
def beat_class(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-SCRAP-01, IB-LOC-09: wins its scraps against characters of a class, before Type is compared."""
    for p in each(effect_stack.taken(s)):
        if in_play(s, p):
            s.seats[p].fighter.beats_class |= op.classes
            claim(s, op, p, log)


@rule
def beat_type(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-SCRAP-01: wins its scraps against characters of a Type, before Type is compared."""
    for p in each(effect_stack.taken(s)):
        if in_play(s, p):
            s.seats[p].fighter.beats_type |= 1 << op.type
            claim(s, op, p, log)


@rule
def win_ties(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-SCRAP-05: wins true ties without a throw."""
    for p in each(effect_stack.taken(s)):
        if in_play(s, p):
            s.seats[p].fighter.ties[op.until] = 1
            claim(s, op, p, log)


@rule
def protect(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-ABIL-07, IB-PU-04: cannot be chosen by opponents' effects."""
    for p in each(effect_stack.taken(s)):
        if in_play(s, p):
            s.seats[p].fighter.protected |= op.shields
            claim(s, op, p, log)
