"""The open combo as sums: stacks, what is added to them, and totals, all of it public."""

from typing import Annotated, Literal

from rumpus.games.blitz_squad.interface.names import worded
from rumpus.games.blitz_squad.rules import ids, ops
from rumpus.games.blitz_squad.rules.fight_totals import damage_to, defense_of
from rumpus.games.blitz_squad.rules.lasting import sum_of
from rumpus.games.blitz_squad.rules.specials import names as about
from rumpus.games.blitz_squad.rules.specials import zone_card, zone_owner
from rumpus.games.blitz_squad.rules.state import Frame, Stack, State, Table
from rumpus.games.blitz_squad.rules.totals import base, live_top, sum_mods, top, total_energy
from rumpus.kernel.contract.lines import seats_of
from rumpus.kernel.contract.shapes import OneOf
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.words.saying import Text

Outcome = Literal["held", "hit"]
Role = Annotated[str, OneOf(ids.SLOTS)]
STATS = {ids.S_ATTACK: ids.STAT_DAMAGE, ids.S_BLOCK: ids.STAT_DEFENSE}
OWN = {ids.S_ATTACK: (ops.POWER, ops.DAMAGE), ids.S_BLOCK: (ops.POWER, ops.DEFENSE)}
"""The words by which a top card changes its own stack's total; elsewhere power and energy."""


class Chip(Shown):
    """A modifier of a total: by how much, of which card (0: of a lasting effect), whose, and what it is called;
    `top`: the effect of the stack's own top card.
    """

    def __init__(self, t: Table, s: State, eyes: int, n: int, card: int, seat: int, on_top: bool) -> None:
        self.n: int = n
        self.card: int = card
        self.seat: int = seat
        self.text: Text = worded(t, s, eyes, "chip-card", card=card) if card else worded(t, s, eyes, "chip-lasting")
        self.top: bool = on_top


class Tray(Shown):
    """A stack as a sum: cards bottom to top, `base` of the printed powers, modifiers, `total`, against seat `foe` where
    it is the turn player's (-1: against nobody yet). `price`: what the energy has to reach (energy of an attack only).
    `burst`: what its top card adds to any total of the combo (null: nothing).
    """

    def __init__(self, t: Table, s: State, eyes: int, p: int, zone: int, foe: int) -> None:
        stack = s.seats[p].stacks[zone]
        against = foe if p == s.active and foe >= 0 else s.active
        total = total_of(t, s, p, zone, stack, against)
        added = chips(t, s, eyes, p, zone, against)
        printed = base(t, stack)
        rest = total - printed - sum(one["n"] for one in added)
        if rest and top(stack):
            added.append(Chip(t, s, eyes, rest, top(stack), p, True))
        burst = sum(one["n"] for one in added if one["top"] and one["card"] == top(stack))
        if stack.slot in (ids.S_ENERGY, ids.S_ACTION, ids.S_REPLY):
            burst = burst or sum_mods(t, s, p, zone, 1 << against, ops.DAMAGE)
        self.seat: int = p
        self.role: Role = ids.SLOTS[stack.slot]
        self.cards: list[int] = list(stack.cards[: stack.n])
        self.base: int = printed
        self.total: int = total
        self.chips: list[Chip] = added
        self.price: int | None = s.combo.price if stack.slot == ids.S_ENERGY else None
        self.burst: int | None = burst or None
        self.hushed: bool = bool(stack.hushed >> against & 1)


class ComboView(Shown):
    """The open combo, all of it public. `number` of the turn, from 1; 0 in the empty Blocking Phase. `damage`: its
    total now, with its chips; `defense`: of the block against it (null: none); `foe`: whose answer it is about now,
    `todo`: opponents still to come. `outcome`: null until compared.
    """

    def __init__(self, t: Table, s: State, eyes: int, laid: list[tuple[int, int]]) -> None:
        foe = exchange(s)
        hits = s.combo.on and foe >= 0
        self.number: int = s.combo.number
        self.seat: int = s.active
        self.attack: bool = bool(s.combo.attack)
        self.foes: list[int] = seats_of(s.combo.foes)
        self.foe: int | None = foe if foe >= 0 else None
        self.todo: list[int] = seats_of(f.todo) if (f := open_combo(s)) else []
        self.trays: list[Tray] = [Tray(t, s, eyes, p, zone, foe) for p, zone in laid]
        self.damage: int = damage_to(t, s, foe) if hits else 0
        self.chips: list[Chip] = damage_chips(t, s, eyes, s.active, foe) if hits else []
        self.defense: int | None = defense_of(t, s, foe, ids.FRONT, s.active) if has_block(s, foe) else None
        self.outcome: Outcome | None = outcome(s)


def combo_view(t: Table, s: State, eyes: int) -> ComboView | None:
    """The combo on the table and its answers; in the empty Blocking Phase a reply."""
    laid = [(p, zone) for p in range(t.n) for zone in range(3) if s.seats[p].stacks[zone].n]
    return ComboView(t, s, eyes, laid) if laid and not s.over else None


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


def outcome(s: State) -> Outcome | None:
    """How the exchange ended, once it is compared."""
    f = open_combo(s)
    return "held" if f and f.held else "hit" if f and f.dealt else None


def total_of(t: Table, s: State, p: int, zone: int, stack: Stack, against: int) -> int:
    """The total of a stack: damage, defense, or energy."""
    if stack.slot == ids.S_ATTACK:
        return damage_to(t, s, against)
    if stack.slot == ids.S_BLOCK:
        return defense_of(t, s, p, zone, against)
    return total_energy(t, s, p, zone, 1 << against)


def chips(t: Table, s: State, eyes: int, p: int, zone: int, against: int) -> list[Chip]:
    """What is added to a stack, by card: its top, the energy's top, the other side's, specials in play, what lasts."""
    stack, foes, made = s.seats[p].stacks[zone], 1 << against, []
    own = sum(sum_mods(t, s, p, zone, foes, word) for word in OWN.get(stack.slot, (ops.POWER, ops.ENERGY)))
    if own:
        made.append(Chip(t, s, eyes, own, top(stack), p, True))
    if stack.slot == ids.S_ATTACK:
        made += from_card(t, s, eyes, p, ids.BACK, foes, ops.DAMAGE)
        made += from_card(t, s, eyes, against, ids.FRONT, 1 << p, ops.WEAKEN, -1)
    made += standing_chips(t, s, eyes, p, STATS.get(stack.slot, ids.STAT_ENERGY))
    lasting = sum_of(s, ops.GUARD, p) if stack.slot == ids.S_BLOCK else 0
    lasting += s.combo.surge if stack.slot == ids.S_ATTACK else 0
    if lasting:
        made.append(Chip(t, s, eyes, lasting, 0, p, False))
    if stack.slot == ids.S_BLOCK:
        for other in (ids.FRONT, ids.BACK):
            made += from_card(t, s, eyes, against, other, 1 << p, ops.PIERCE, -1)
    return made


def from_card(t: Table, s: State, eyes: int, p: int, zone: int, foes: int, word: int, sign: int = 1) -> list[Chip]:
    """What the top card of another stack adds, or takes away, by one word."""
    n = sum_mods(t, s, p, zone, foes, word) if s.seats[p].stacks[zone].n else 0
    return [Chip(t, s, eyes, sign * n, live_top(s, p, zone, foes), p, False)] if n else []


def standing_chips(t: Table, s: State, eyes: int, p: int, stat: int) -> list[Chip]:
    """What specials in play add to a stack of seat p."""
    made = []
    for i in range(s.zone_n):
        data = t.cards[zone_card(s, i)]
        for row in range(data.first, data.first + data.size):
            op = t.ops[row]
            if op.op == ops.ALL_STACKS and op.stat == stat and about(op, zone_owner(s, i), p):
                made.append(Chip(t, s, eyes, op.n, zone_card(s, i), zone_owner(s, i), False))
    return made


def damage_chips(t: Table, s: State, eyes: int, p: int, foe: int) -> list[Chip]:
    """BS-ACT-04: what makes the damage of an action or a reply, which starts at 0; none for an attack."""
    stack = s.seats[p].stacks[ids.BACK]
    if stack.n == 0 or stack.slot == ids.S_ENERGY:
        return []
    made = from_card(t, s, eyes, p, ids.BACK, 1 << foe, ops.DAMAGE)
    return made + from_card(t, s, eyes, foe, ids.FRONT, 1 << p, ops.WEAKEN, -1)
