"""Totals: base powers, modifiers of top cards, energy and price (The Stack; BS-RUL-10 to -14, -46, -61, -79)."""

from rumpus.games.blitz_squad.rules import conditions, ids, ops, triggers
from rumpus.games.blitz_squad.rules.cards import hand_size
from rumpus.games.blitz_squad.rules.lasting import sum_of
from rumpus.games.blitz_squad.rules.looks import holds, look, times
from rumpus.games.blitz_squad.rules.specials import standing
from rumpus.games.blitz_squad.rules.state import Op, Stack, State, Table
from rumpus.kernel.records.record import rule


@rule
def base(t: Table, stack: Stack) -> int:
    """BS-STACK-05, BS-FLIP-06: the printed powers of all cards of a stack."""
    total = 0
    for i in range(stack.n):
        total += t.cards[stack.cards[i]].power
    return total


@rule
def top(stack: Stack) -> int:
    """BS-STACK-08: the card on top, 0 where there is no stack."""
    return stack.cards[stack.n - 1] if stack.n > 0 else 0


@rule
def works_in(t: Table, op: Op, slot: int) -> bool:
    """BS-RUL-15, BS-RUL-73: whether a line works in a slot; one for actions works in replies too."""
    if op.slots >> slot & 1:
        return True
    return slot == ids.S_REPLY and t.reply_lines_only == 0 and op.slots >> ids.S_ACTION & 1 == 1


# ---------------------------------------------------------------- energy and price
@rule
def energy_of(t: Table, s: State, p: int, card: int, slot: int, power: int, seen: int) -> int:
    """BS-ATK-08, BS-ACT-03, BS-RUL-11, BS-RUL-13: the total energy of a stack with this top card and base power; card
    0: its top has no effect.
    """
    total = power + standing(t, s, p, ops.ALL_STACKS, ids.STAT_ENERGY)
    factor = 1
    data = t.cards[card]
    for row in range(data.first, data.first + data.size):
        op = t.ops[row]
        if op.on != triggers.MOD or not works_in(t, op, slot):
            continue
        if (op.op == ops.POWER or op.op == ops.ENERGY or op.op == ops.DOUBLE) and holds(s, p, op, seen):
            if op.op == ops.DOUBLE:
                factor *= 2
            else:
                total += times(t, s, p, card, op, seen)
    return max(0, total * factor)


@rule
def price_of(t: Table, s: State, p: int, card: int, power: int, seen: int) -> int:
    """BS-ATK-02, BS-RUL-79: what an attack with this top card and base power costs."""
    price = power + standing(t, s, p, ops.TOLL) + sum_of(s, ops.TAX, p)
    data = t.cards[card]
    for row in range(data.first, data.first + data.size):
        op = t.ops[row]
        if op.op == ops.DISCOUNT and op.on == triggers.MOD and works_in(t, op, ids.S_ATTACK) and holds(s, p, op, seen):
            price -= times(t, s, p, card, op, seen)
    return max(0, price)


# ---------------------------------------------------------------- stacks on the table
@rule
def alike_of(t: Table, s: State, p: int, slot: int) -> int:
    """Whether both stacks of the open attack are of one brawler: 1, 0, or -1 in another slot."""
    if slot != ids.S_ATTACK and slot != ids.S_ENERGY:
        return -1
    front, back = top(s.seats[p].stacks[ids.FRONT]), top(s.seats[p].stacks[ids.BACK])
    if front == 0 or back == 0:
        return -1
    return 1 if t.cards[front].brawler == t.cards[back].brawler else 0


@rule
def live_top(s: State, p: int, zone: int, foes: int) -> int:
    """BS-RUL-76: the top card of a stack, 0 where it has no effect in an exchange with these foes."""
    stack = s.seats[p].stacks[zone]
    if stack.n == 0 or (foes != 0 and stack.hushed & foes == foes):
        return 0
    return stack.cards[stack.n - 1]


@rule
def look_of(t: Table, s: State, p: int, zone: int, foes: int) -> int:
    """What the lines of a stack on the table look at; of a special (IN_ZONE) and of a waiting line likewise."""
    left, shown, earlier = hand_size(s, p), s.seats[p].open_n, s.combo.number - 1
    if zone >= ids.IN_ZONE:
        return look(foes, 0, left, shown, -1, earlier)
    stack = s.seats[p].stacks[zone]
    return look(foes, stack.n, left, shown, alike_of(t, s, p, stack.slot), earlier)


@rule
def total_energy(t: Table, s: State, p: int, zone: int, foes: int) -> int:
    """BS-ATK-11, BS-ACT-03: the total energy of a stack on the table."""
    stack = s.seats[p].stacks[zone]
    return energy_of(t, s, p, live_top(s, p, zone, foes), stack.slot, base(t, stack), look_of(t, s, p, zone, foes))


@rule
def line_holds(t: Table, s: State, p: int, zone: int, foes: int, op: Op) -> bool:
    """BS-RUL-10: whether the condition of a line of the top card of a stack, or of a special (IN_ZONE), holds now."""
    if op.cond == conditions.NONE:
        return True
    if op.cond == conditions.ENERGY_MIN or op.cond == conditions.SURPLUS_MIN:
        if zone >= ids.IN_ZONE or s.seats[p].stacks[zone].slot == ids.S_BLOCK:
            return False
        energy = total_energy(t, s, p, ids.BACK, foes)
        return energy >= op.least if op.cond == conditions.ENERGY_MIN else energy - s.combo.price >= op.least
    return holds(s, p, op, look_of(t, s, p, zone, foes))


@rule
def line_times(t: Table, s: State, p: int, zone: int, foes: int, card: int, op: Op) -> int:
    """The number of a line, counters included, as it stands now."""
    return times(t, s, p, card, op, look_of(t, s, p, zone, foes))


@rule
def sum_mods(t: Table, s: State, p: int, zone: int, foes: int, word: int) -> int:
    """BS-RUL-13: what the top card of a stack adds by one word; for double, how often it doubles."""
    card = live_top(s, p, zone, foes)
    total = 0
    data = t.cards[card]
    for row in range(data.first, data.first + data.size):
        op = t.ops[row]
        if op.op != word or op.on != triggers.MOD or not works_in(t, op, s.seats[p].stacks[zone].slot):
            continue
        if line_holds(t, s, p, zone, foes, op):
            one = word == ops.DOUBLE or word == ops.UNBLOCKABLE
            total += 1 if one else line_times(t, s, p, zone, foes, card, op)
    return total


@rule
def both_tops(t: Table, s: State, p: int, foes: int, word: int) -> int:
    """What the top cards of a combo's stacks add by one word."""
    total = sum_mods(t, s, p, ids.BACK, foes, word)
    if s.seats[p].stacks[ids.FRONT].slot == ids.S_ATTACK:
        total += sum_mods(t, s, p, ids.FRONT, foes, word)
    return total
