"""Whether a stack that is being built can still be completed (BS-RUL-60: no dead ends), and whether an attack can be
paid for (BS-ATK-02 to -04, BS-RUL-10, -11, -79).

Covered cards count by their power, and by whether they lay revealed, alone. So of all completions with one top card
and so many closed and so many revealed cards below it, the attack with the lowest covered cards and the energy stack
with the highest ones is the easiest to pay: no other needs to be looked at. Powers in hand are packed into one number,
four bits for how many cards there are of each.
"""

from rumpus.games.blitz_squad.rules import conditions, counters, ids, ops
from rumpus.games.blitz_squad.rules.cards import card_of, hand_size
from rumpus.games.blitz_squad.rules.fight_totals import stack_limit
from rumpus.games.blitz_squad.rules.looks import look, lot, lot_in, with_more
from rumpus.games.blitz_squad.rules.state import Op, State, Table
from rumpus.games.blitz_squad.rules.totals import energy_of, price_of
from rumpus.kernel.records.record import rule


# ---------------------------------------------------------------- cards in hand that are not built in yet
@rule
def code(s: State, p: int, i: int) -> int:
    """Card i of the hand, closed ones first: twice the card, plus 1 for a revealed one."""
    closed = s.seats[p].hand_n
    return 2 * card_of(s.seats[p].hand[i]) if i < closed else 2 * s.seats[p].open[i - closed] + 1


@rule
def built(s: State, k: int) -> int:
    """How many cards of a code are built in."""
    found = 0
    for part in range(2):
        for i in range(s.build_n[part]):
            if s.build[part * ids.STACK + i] == k:
                found += 1
    return found


@rule
def is_free(s: State, p: int, i: int) -> bool:
    """Whether card i of the hand is not built in; of equal ones the first ones are."""
    k = code(s, p, i)
    before = 0
    while before < i and code(s, p, i - before - 1) == k:
        before += 1
    return before >= built(s, k)


@rule
def powers(t: Table, s: State, p: int, brawler: int, least: int) -> tuple[int, int]:
    """The powers of the free cards of a brawler from a code on: of closed ones, and of revealed ones."""
    closed, revealed = 0, 0
    for i in range(hand_size(s, p)):
        k = code(s, p, i)
        if k >= least and t.cards[k // 2].brawler == brawler and is_free(s, p, i):
            closed += one_power(t, k, 0)
            revealed += one_power(t, k, 1)
    return closed, revealed


@rule
def many(packed: int) -> int:
    """How many cards are packed."""
    n = 0
    for power in range(10):
        n += packed >> 4 * power & 15
    return n


@rule
def highest(packed: int, n: int) -> int:
    """The sum of the n highest powers."""
    total = 0
    for power in range(9, -1, -1):
        k = min(n, packed >> 4 * power & 15)
        total += k * power
        n -= k
    return total


@rule
def lowest_of(packed: int, n: int) -> int:
    """The n lowest powers, packed."""
    taken = 0
    for power in range(10):
        k = min(n, packed >> 4 * power & 15)
        taken += k << 4 * power
        n -= k
    return taken


# ---------------------------------------------------------------- what energy and price look at
@rule
def looks(op: Op) -> bool:
    """Whether a line that changes energy or price looks at the size of a stack or at the own hand."""
    k = op.cond
    if k == conditions.STACK_MIN or k == conditions.STACK_MAX or k == conditions.REVEALED_MIN:
        return True
    if k == conditions.HAND_MIN or k == conditions.HAND_MAX:
        return True
    return op.per == counters.UNDER or op.per == counters.STACK or op.per == counters.REVEALED


@rule
def bends(t: Table, card: int) -> int:
    """Mask: 1 = a line of the card about energy or price looks at sizes or hands, 2 = it has a discount."""
    found = 0
    data = t.cards[card]
    for row in range(data.first, data.first + data.size):
        op = t.ops[row]
        if op.op == ops.DISCOUNT:
            found |= 2
        if (op.op == ops.DISCOUNT or op.op in (ops.POWER, ops.ENERGY, ops.DOUBLE)) and looks(op):
            found |= 1
    return found


# ---------------------------------------------------------------- the attack, then its energy
@rule
def built_power(t: Table, s: State, part: int) -> int:
    """The powers of what is built in."""
    total = 0
    for i in range(s.build_n[part]):
        total += t.cards[s.build[part * ids.STACK + i] // 2].power
    return total


@rule
def built_shown(s: State, part: int) -> int:
    """How many revealed cards are built in."""
    n = 0
    for i in range(s.build_n[part]):
        n += s.build[part * ids.STACK + i] % 2
    return n


@rule
def foes_aimed(t: Table, s: State, p: int) -> int:
    """The opponents at whom the combo being built is aimed."""
    if s.aim >= 0:
        return 1 << s.aim
    mask = 0
    for q in range(t.n):
        if q != p and s.seats[q].out == 0:
            mask |= 1 << q
    return mask


@rule
def pays(t: Table, s: State, p: int, attack: int, energy: int) -> bool:
    """BS-ATK-02, BS-RUL-11: whether one lot as energy pays for another as attack, both thought of as placed."""
    front, front_n, front_shown, asked = lot_in(attack)
    back, back_n, back_shown, power = lot_in(energy)
    left = hand_size(s, p) - front_n - back_n
    shown = s.seats[p].open_n - front_shown - back_shown
    alike = 1 if t.cards[front].brawler == t.cards[back].brawler else 0
    foes = foes_aimed(t, s, p)
    total = energy_of(t, s, p, back, ids.S_ENERGY, power, look(foes, back_n, left, shown, alike, s.combos))
    return total >= price_of(t, s, p, front, asked, look(foes, front_n, left, shown, alike, s.combos))


@rule
def energy_with(t: Table, s: State, p: int, attack: int, energy: int, closed: int, revealed: int) -> bool:
    """Whether energy pays for an attack, as it is or with some covered cards more out of two packed lots."""
    top, size, _, _ = lot_in(energy)
    room = stack_limit(t, s, p) - size
    if room < 0:
        return False
    if pays(t, s, p, attack, energy):
        return True
    if (bends(t, lot_in(attack)[0]) | bends(t, top)) & 1 == 0:
        # neither sizes nor what is left matter: the highest cards are the best
        n = min(room, many(closed) + many(revealed))
        return n > 0 and pays(t, s, p, attack, with_more(energy, n, 0, highest(closed + revealed, n)))
    for i in range(min(room, many(closed)) + 1):
        for j in range(min(room - i, many(revealed)) + 1):
            if pays(t, s, p, attack, with_more(energy, i + j, j, highest(closed, i) + highest(revealed, j))):
                return True
    return False


@rule
def one_power(t: Table, k: int, revealed: int) -> int:
    """The card of a code, packed, if it belongs to the lot of the closed, or of the revealed cards."""
    return 1 << 4 * t.cards[k // 2].power if k % 2 == revealed else 0


@rule
def built_lot(t: Table, s: State, part: int, k: int) -> int:
    """What is built in, as a lot with the card of code k on top."""
    return lot(k // 2, s.build_n[part], built_shown(s, part), built_power(t, s, part))


@rule
def built_attack(t: Table, s: State) -> int:
    """The finished attack stack that is built in."""
    return built_lot(t, s, 0, s.build[s.build_n[0] - 1])


@rule
def energy_pays(t: Table, s: State, p: int, k: int, least: int) -> bool:
    """Whether the energy stack being built pays for the finished attack with the card of code k, built in too, on top
    and any further covered cards from a code on.
    """
    brawler = t.cards[k // 2].brawler
    closed, revealed = powers(t, s, p, brawler, least)
    return energy_with(t, s, p, built_attack(t, s), built_lot(t, s, 1, k), closed, revealed)


@rule
def single(t: Table, k: int) -> int:
    """A lot of one card, of a code."""
    return lot(k // 2, 1, k % 2, t.cards[k // 2].power)


# ---------------------------------------------------------------- the attack, while it is built
@rule
def attack_under(t: Table, s: State, p: int, k: int) -> bool:
    """Whether the attack stack as it is built can be paid for under a top."""
    attack, last = built_lot(t, s, 0, k), -1
    for i in range(hand_size(s, p)):
        e = code(s, p, i)
        if e == last or t.cards[e // 2].kind != ids.BRAWLER or not is_free(s, p, i):
            continue
        last = e
        closed, revealed = powers(t, s, p, t.cards[e // 2].brawler, 0)
        if energy_with(t, s, p, attack, single(t, e), closed - one_power(t, e, 0), revealed - one_power(t, e, 1)):
            return True
    return False


@rule
def attack_with(t: Table, s: State, p: int, k: int, least: int) -> bool:
    """Whether the attack being built, with the card of code k, built in too, on top and any further covered cards from
    a code on, can be paid for. The energy's top comes first, then the lowest cards for the attack.
    """
    brawler = t.cards[k // 2].brawler
    room = stack_limit(t, s, p) - s.build_n[0]
    for i in range(hand_size(s, p)):
        e = code(s, p, i)
        if t.cards[e // 2].kind == ids.BRAWLER and is_free(s, p, i):
            mine = t.cards[e // 2].brawler == brawler and e >= least
            closed, revealed = powers(t, s, p, brawler, least)
            closed -= one_power(t, e, 0) if mine else 0
            revealed -= one_power(t, e, 1) if mine else 0
            if attack_below(t, s, p, k, e, closed, revealed, room):
                return True
    return False


@rule
def attack_below(t: Table, s: State, p: int, k: int, e: int, closed: int, revealed: int, room: int) -> bool:
    """Whether energy with the top e pays for the attack with the top k over what is built in and the lowest of two
    packed lots, so many of each.
    """
    other = t.cards[e // 2].brawler
    same = other == t.cards[k // 2].brawler
    e_closed, e_shown = powers(t, s, p, other, 0)
    e_closed -= one_power(t, e, 0)
    e_shown -= one_power(t, e, 1)
    for i in range(min(room, many(closed)) + 1):
        for j in range(min(room - i, many(revealed)) + 1):
            low, low_shown = lowest_of(closed, i), lowest_of(revealed, j)
            attack = with_more(built_lot(t, s, 0, k), i + j, j, highest(low, i) + highest(low_shown, j))
            if same:
                found = energy_with(t, s, p, attack, single(t, e), e_closed - low, e_shown - low_shown)
            else:
                found = energy_with(t, s, p, attack, single(t, e), e_closed, e_shown)
            if found:
                return True
    return False


# ---------------------------------------------------------------- either of them
@rule
def top_pays(t: Table, s: State, p: int, part: int, k: int) -> bool:
    """Whether the attack stack (part 0) just as it is built can be paid for under a top, or the energy stack pays."""
    if part == 0:
        return attack_under(t, s, p, k)
    return pays(t, s, p, built_attack(t, s), built_lot(t, s, 1, k))


@rule
def part_done(t: Table, s: State, p: int, part: int) -> bool:
    """BS-ATK-02 to -04: whether the attack or energy stack may stay as it is built; with `sorted`, under some top."""
    n = s.build_n[part]
    for i in range(0 if t.sorted else n - 1, n):
        if top_pays(t, s, p, part, s.build[part * ids.STACK + i]):
            return True
    return False


@rule
def part_goes_on(t: Table, s: State, p: int, part: int) -> bool:
    """Whether the attack or energy stack being built, of one card at least, can be completed: as it is, or with more
    cards. More attack cards help only where a discount, or a line that looks at sizes or hands, is in hand.
    """
    at, n, limit = part * ids.STACK, s.build_n[part], stack_limit(t, s, p)
    if n > limit:
        return False
    if part_done(t, s, p, part):
        return True
    flags = part
    for i in range(hand_size(s, p) if part == 0 else 0):
        flags |= bends(t, code(s, p, i) // 2)
    if flags == 0 or n == limit:
        return False
    least = s.build[at + n - 1] if t.sorted else 0
    brawler = t.cards[s.build[at] // 2].brawler
    for i in range(n if t.sorted else 0):
        if part_with(t, s, p, part, s.build[at + i], least):
            return True
    for i in range(hand_size(s, p)):
        k = code(s, p, i)
        if k >= least and t.cards[k // 2].brawler == brawler and is_free(s, p, i):
            s.build[at + n] = k
            s.build_n[part] = n + 1
            found = part_with(t, s, p, part, k, least)
            s.build_n[part] = n
            s.build[at + n] = 0
            if found:
                return True
    return False


@rule
def part_with(t: Table, s: State, p: int, part: int, k: int, least: int) -> bool:
    """Whether it can be with the card of code k, built in too, on top and any further covered cards from a code on."""
    return attack_with(t, s, p, k, least) if part == 0 else energy_pays(t, s, p, k, least)
