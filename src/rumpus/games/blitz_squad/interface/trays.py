"""The open combo as sums: stacks, what is added to them, and totals, all of it public."""

from typing import Any

from rumpus.games.blitz_squad.interface.names import worded
from rumpus.games.blitz_squad.rules import ids, ops
from rumpus.games.blitz_squad.rules.fight_totals import damage_to, defense_of
from rumpus.games.blitz_squad.rules.lasting import sum_of
from rumpus.games.blitz_squad.rules.specials import names as about
from rumpus.games.blitz_squad.rules.specials import zone_card, zone_owner
from rumpus.games.blitz_squad.rules.state import Frame, Stack, State, Table
from rumpus.games.blitz_squad.rules.totals import base, live_top, sum_mods, top, total_energy
from rumpus.kernel.lines import seats_of

Json = dict[str, Any]


def combo_view(t: Table, s: State, eyes: int) -> Json | None:
    """The combo on the table and its answers; in the empty Blocking Phase a reply."""
    laid = [(p, zone) for p in range(t.n) for zone in range(3) if s.seats[p].stacks[zone].n]
    if not laid or s.over:
        return None
    foe = exchange(s)
    return {
        "number": s.combo.number,
        "seat": s.active,
        "attack": bool(s.combo.attack),
        "foes": seats_of(s.combo.foes),
        "foe": foe if foe >= 0 else None,
        "todo": seats_of(f.todo) if (f := open_combo(s)) else [],
        "trays": [tray(t, s, eyes, p, zone, foe) for p, zone in laid],
        "damage": damage_to(t, s, foe) if s.combo.on and foe >= 0 else 0,
        "chips": damage_chips(t, s, eyes, s.active, foe) if s.combo.on and foe >= 0 else [],
        "defense": defense_of(t, s, foe, ids.FRONT, s.active) if has_block(s, foe) else None,
        "outcome": outcome(s),
    }


def exchange(s: State) -> int:
    """The opponent whom the combo is about now: who answers, who is compared, or its only target; -1: nobody."""
    found = -1
    targets = seats_of(s.combo.foes)
    if targets:
        found = targets[0]
    for k in range(s.depth):
        f = s.frames[k]
        if f.kind == ids.F_COMBO and f.step >= 7:
            found = f.foe
        elif f.kind == ids.F_ANSWER and not f.blocks:
            found = f.seat
    return found


def has_block(s: State, foe: int) -> bool:
    """Whether a block lies against the combo."""
    return bool(foe >= 0 and s.combo.on and s.seats[foe].stacks[ids.FRONT].n)


def open_combo(s: State) -> Frame | None:
    """What runs the combo, while it is open."""
    return next((f for f in s.frames[: s.depth] if f.kind == ids.F_COMBO), None)


def outcome(s: State) -> str | None:
    """How the exchange ended, once it is compared."""
    f = open_combo(s)
    return "held" if f and f.held else "hit" if f and f.dealt else None


def tray(t: Table, s: State, eyes: int, p: int, zone: int, foe: int) -> Json:
    """One stack as a sum, against seat `foe`, if it is the turn player's; -1: against nobody yet."""
    stack = s.seats[p].stacks[zone]
    against = foe if p == s.active and foe >= 0 else s.active
    total = total_of(t, s, p, zone, stack, against)
    added = chips(t, s, eyes, p, zone, against)
    printed = base(t, stack)
    rest = total - printed - sum(one["n"] for one in added)
    if rest and top(stack):
        added.append(chip(t, s, eyes, rest, top(stack), p, True))
    burst = sum(one["n"] for one in added if one["top"] and one["card"] == top(stack))
    if stack.slot in (ids.S_ENERGY, ids.S_ACTION, ids.S_REPLY):
        burst = burst or sum_mods(t, s, p, zone, 1 << against, ops.DAMAGE)
    return {
        "seat": p,
        "role": ids.SLOTS[stack.slot],
        "cards": list(stack.cards[: stack.n]),
        "base": printed,
        "total": total,
        "chips": added,
        "price": s.combo.price if stack.slot == ids.S_ENERGY else None,
        "burst": burst or None,
        "hushed": bool(stack.hushed >> against & 1),
    }


def total_of(t: Table, s: State, p: int, zone: int, stack: Stack, against: int) -> int:
    """The total of a stack: damage, defense, or energy."""
    if stack.slot == ids.S_ATTACK:
        return damage_to(t, s, against)
    if stack.slot == ids.S_BLOCK:
        return defense_of(t, s, p, zone, against)
    return total_energy(t, s, p, zone, 1 << against)


STATS = {ids.S_ATTACK: ids.STAT_DAMAGE, ids.S_BLOCK: ids.STAT_DEFENSE}
OWN = {ids.S_ATTACK: (ops.POWER, ops.DAMAGE), ids.S_BLOCK: (ops.POWER, ops.DEFENSE)}
"""The words by which a top card changes its own stack's total; elsewhere power and energy."""


def chips(t: Table, s: State, eyes: int, p: int, zone: int, against: int) -> list[Json]:
    """What is added to a stack, by card: its top, the energy's top, the other side's, specials in play, what lasts."""
    stack, foes, made = s.seats[p].stacks[zone], 1 << against, []
    own = sum(sum_mods(t, s, p, zone, foes, word) for word in OWN.get(stack.slot, (ops.POWER, ops.ENERGY)))
    if own:
        made.append(chip(t, s, eyes, own, top(stack), p, True))
    if stack.slot == ids.S_ATTACK:
        made += from_card(t, s, eyes, p, ids.BACK, foes, ops.DAMAGE)
        made += from_card(t, s, eyes, against, ids.FRONT, 1 << p, ops.WEAKEN, -1)
    made += standing_chips(t, s, eyes, p, STATS.get(stack.slot, ids.STAT_ENERGY))
    lasting = sum_of(s, ops.GUARD, p) if stack.slot == ids.S_BLOCK else 0
    lasting += s.combo.surge if stack.slot == ids.S_ATTACK else 0
    if lasting:
        made.append(chip(t, s, eyes, lasting, 0, p, False))
    if stack.slot == ids.S_BLOCK:
        for other in (ids.FRONT, ids.BACK):
            made += from_card(t, s, eyes, against, other, 1 << p, ops.PIERCE, -1)
    return made


def from_card(t: Table, s: State, eyes: int, p: int, zone: int, foes: int, word: int, sign: int = 1) -> list[Json]:
    """What the top card of another stack adds, or takes away, by one word."""
    n = sum_mods(t, s, p, zone, foes, word) if s.seats[p].stacks[zone].n else 0
    return [chip(t, s, eyes, sign * n, live_top(s, p, zone, foes), p, False)] if n else []


def standing_chips(t: Table, s: State, eyes: int, p: int, stat: int) -> list[Json]:
    """What specials in play add to a stack of seat p."""
    made = []
    for i in range(s.zone_n):
        data = t.cards[zone_card(s, i)]
        for row in range(data.first, data.first + data.size):
            op = t.ops[row]
            if op.op == ops.ALL_STACKS and op.stat == stat and about(op, zone_owner(s, i), p):
                made.append(chip(t, s, eyes, op.n, zone_card(s, i), zone_owner(s, i), False))
    return made


def damage_chips(t: Table, s: State, eyes: int, p: int, foe: int) -> list[Json]:
    """BS-ACT-04: what makes the damage of an action or a reply, which starts at 0; none for an attack."""
    stack = s.seats[p].stacks[ids.BACK]
    if stack.n == 0 or stack.slot == ids.S_ENERGY:
        return []
    made = from_card(t, s, eyes, p, ids.BACK, 1 << foe, ops.DAMAGE)
    return made + from_card(t, s, eyes, foe, ids.FRONT, 1 << p, ops.WEAKEN, -1)


def chip(t: Table, s: State, eyes: int, n: int, card: int, seat: int, on_top: bool) -> Json:
    """One number that is added."""
    text = worded(t, s, eyes, "chip-card", card=card) if card else worded(t, s, eyes, "chip-lasting")
    return {"n": n, "card": card, "seat": seat, "text": text, "top": on_top}
