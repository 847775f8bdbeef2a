"""What is compared: damage, defense, what a block may be (Attack, Blocking Phase; BS-RUL-08, -13, -61, -74, -78)."""

from rumpus.games.blitz_squad.rules import ids, ops, triggers
from rumpus.games.blitz_squad.rules.lasting import sum_of
from rumpus.games.blitz_squad.rules.specials import standing, strictest
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.games.blitz_squad.rules.totals import base, both_tops, line_holds, live_top, sum_mods, works_in
from rumpus.kernel.records.record import rule


@rule
def answer_zone(s: State, q: int) -> int:
    """Where the answer of seat q to the combo lies: its block, its reply, or -1."""
    seat = s.seats[q]
    if seat.stacks[ids.FRONT].n > 0:
        return ids.FRONT
    return ids.BACK if seat.stacks[ids.BACK].n > 0 else -1


@rule
def unweakened(t: Table, s: State, p: int, foes: int) -> int:
    """BS-ATK-06, BS-ACT-04, BS-ACT-05, BS-RUL-13, BS-RUL-46: the damage of the combo or reply of seat p."""
    total = both_tops(t, s, p, foes, ops.DAMAGE)
    if s.seats[p].stacks[ids.FRONT].slot != ids.S_ATTACK or s.seats[p].stacks[ids.FRONT].n == 0:
        return max(0, total)
    total += base(t, s.seats[p].stacks[ids.FRONT]) + s.combo.surge
    total += sum_mods(t, s, p, ids.FRONT, foes, ops.POWER) + standing(t, s, p, ops.ALL_STACKS, ids.STAT_DAMAGE)
    return max(0, total << sum_mods(t, s, p, ids.FRONT, foes, ops.DOUBLE))


@rule
def damage_to(t: Table, s: State, q: int) -> int:
    """BS-ATK-06, BS-RUL-13, BS-RUL-61, BS-RUL-78: the total damage of the open combo against seat q."""
    total = unweakened(t, s, s.active, 1 << q)
    zone = answer_zone(s, q)
    return max(0, total - sum_mods(t, s, q, zone, 1 << s.active, ops.WEAKEN)) if zone >= 0 else total


@rule
def reply_damage(t: Table, s: State, q: int) -> int:
    """BS-RUL-08, BS-RUL-74: the total damage of the reply of seat q to the turn player."""
    total = max(0, both_tops(t, s, q, 1 << s.active, ops.DAMAGE))
    if s.seats[s.active].stacks[ids.ASIDE].n > 0:
        total = max(0, total - sum_mods(t, s, s.active, ids.ASIDE, 1 << q, ops.WEAKEN))
    return total


@rule
def defense_of(t: Table, s: State, p: int, zone: int, against: int) -> int:
    """BS-BLK-06, BS-BLK-07, BS-RUL-13: the total defense of the block of seat p against what seat `against` laid."""
    foes = 1 << against
    total = base(t, s.seats[p].stacks[zone]) + sum_mods(t, s, p, zone, foes, ops.POWER)
    total += sum_mods(t, s, p, zone, foes, ops.DEFENSE) + standing(t, s, p, ops.ALL_STACKS, ids.STAT_DEFENSE)
    total += sum_of(s, ops.GUARD, p)
    total = max(0, total << sum_mods(t, s, p, zone, foes, ops.DOUBLE))
    return max(0, total - both_tops(t, s, against, 1 << p, ops.PIERCE))


@rule
def blocks(t: Table, s: State, p: int, zone: int, against: int, damage: int) -> bool:
    """BS-BLK-08, BS-RUL-45: whether a block stops this damage; an unblockable one never."""
    if s.seats[p].stacks[zone].n == 0 or both_tops(t, s, against, 1 << p, ops.UNBLOCKABLE) > 0:
        return False
    return defense_of(t, s, p, zone, against) >= damage


@rule
def stack_limit(t: Table, s: State, p: int) -> int:
    """BS-STACK-04, BS-RUL-64: how many cards a stack of seat p may have."""
    return strictest(t, s, p, ops.STACK_CAP, ids.STACK)


@rule
def block_limit(t: Table, s: State, p: int, against: int) -> int:
    """block_size: how many cards a block of seat p against what seat `against` laid may have."""
    most = stack_limit(t, s, p)
    for zone in range(ids.FRONT, ids.BACK + 1):
        stack = s.seats[against].stacks[zone]
        if zone == ids.FRONT and stack.slot != ids.S_ATTACK:
            continue
        data = t.cards[live_top(s, against, zone, 1 << p)]
        for row in range(data.first, data.first + data.size):
            op = t.ops[row]
            if (
                op.op == ops.BLOCK_SIZE
                and op.on == triggers.MOD
                and op.n < most
                and works_in(t, op, stack.slot)
                and line_holds(t, s, against, zone, 1 << p, op)
            ):
                most = op.n
    return most
