"""A stack is laid card by card, unseen until it is complete (The Stack; BS-RUL-07, -40, -60, -64).

F_BUILD: `slot` is what is built, `part` where: 0 the attack stack, 1 any other. Cards stay in hand while they are only
built in. With stack_order = sorted they are picked in ascending order, and the top last.
"""

from typing import Any

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.cards import from_hand, from_open, hand_size
from rumpus.games.blitz_squad.rules.fight_totals import block_limit, stack_limit
from rumpus.games.blitz_squad.rules.payable import code, is_free, part_done, part_goes_on, top_pays
from rumpus.games.blitz_squad.rules.state import Frame, Stack, State, Table
from rumpus.kernel.records.log import Log, reveal
from rumpus.kernel.records.piles import clear
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, close, push, taken

# steps of F_BUILD
ADD, TOP = range(2)


@rule
def start_build(s: State, p: int, slot: int) -> None:
    """BS-RUL-60: the building of a stack begins."""
    push(s, ids.F_BUILD, p, slot, 0 if slot == ids.S_ATTACK else 1)


@rule
def drop_build(s: State) -> None:
    """Nothing is being built any more."""
    clear(s.build, len(s.build))
    s.build_n[0] = 0
    s.build_n[1] = 0
    s.aim = -1


@rule
def build_step(t: Table, s: State, f: Frame) -> None:
    """One card more, or the stack is done."""
    p, part = f.seat, f.part
    if f.got < 0:
        ask(s, ids.ASK_STACK if f.step == ADD else ids.ASK_TOP, p)
        return
    a = taken(f)
    at = part * ids.STACK
    if f.step == TOP:
        arrange(t, s, part, a - ids.CARD + 1)
        close(s)
    elif a != ids.DONE:
        s.build[at + s.build_n[part]] = 2 * (a - ids.CARD + 1) if a < ids.OPEN else 2 * (a - ids.OPEN + 1) + 1
        s.build_n[part] += 1
    elif t.sorted and s.build_n[part] > 1:
        f.step = TOP
    else:
        close(s)


@rule
def arrange(t: Table, s: State, part: int, top: int) -> None:
    """BS-RUL-60, sorted: the covered cards by power, then by design; the chosen card, the closed copy first, on top."""
    at, n = part * ids.STACK, s.build_n[part]
    i = at
    while s.build[i] // 2 != top:
        i += 1
    for k in range(i, at + n - 1):
        kept = s.build[k]
        s.build[k] = s.build[k + 1]
        s.build[k + 1] = kept
    for i in range(at + 1, at + n - 1):
        k = i
        while k > at and weight(t, s.build[k - 1]) > weight(t, s.build[k]):
            kept = s.build[k]
            s.build[k] = s.build[k - 1]
            s.build[k - 1] = kept
            k -= 1


@rule
def weight(t: Table, k: int) -> int:
    """The order of covered cards."""
    return t.cards[k // 2].power * 1000 + k


# ---------------------------------------------------------------- what may be done
@rule
def limit_of(t: Table, s: State, f: Frame) -> int:
    """BS-RUL-64: how many cards the stack may have."""
    if f.slot != ids.S_BLOCK:
        return stack_limit(t, s, f.seat)
    against = s.active if f.seat != s.active else s.frames[s.depth - 3].seat
    return block_limit(t, s, f.seat, against)


@rule
def stack_legal(t: Table, s: State, f: Frame, out: Any) -> int:
    """BS-RUL-60: done, and each card with which the stack can still be completed."""
    n = 0
    if s.build_n[f.part] > 0 and (f.slot > ids.S_ENERGY or part_done(t, s, f.seat, f.part)):
        out[0] = ids.DONE
        n = 1
    for revealed in range(2):
        last = -1
        for i in range(hand_size(s, f.seat)):
            k = code(s, f.seat, i)
            if k % 2 == revealed and k != last and is_free(s, f.seat, i) and fits(t, s, f, k):
                out[n] = (ids.OPEN if revealed else ids.CARD) + k // 2 - 1
                n += 1
                last = k
    return n


@rule
def matches(t: Table, s: State, f: Frame, k: int) -> bool:
    """BS-STACK-01, BS-STACK-02, BS-SPEC-04: whether a card is a brawler card of the stack's brawler."""
    if t.cards[k // 2].kind != ids.BRAWLER:
        return False
    n, at = s.build_n[f.part], f.part * ids.STACK
    return n == 0 or t.cards[s.build[at] // 2].brawler == t.cards[k // 2].brawler


@rule
def in_order(t: Table, s: State, f: Frame, k: int) -> bool:
    """With `sorted` cards are picked in ascending order: one way to each stack."""
    n, at = s.build_n[f.part], f.part * ids.STACK
    return t.sorted == 0 or n == 0 or k >= s.build[at + n - 1]


@rule
def fits(t: Table, s: State, f: Frame, k: int) -> bool:
    """Whether a card may be laid next: it matches, there is room, and a legal stack can come of it."""
    n = s.build_n[f.part]
    if not matches(t, s, f, k) or not in_order(t, s, f, k) or n >= limit_of(t, s, f):
        return False
    return f.slot > ids.S_ENERGY or leads_on(t, s, f.seat, f.part, k)


@rule
def leads_on(t: Table, s: State, p: int, part: int, k: int) -> bool:
    """BS-RUL-60: whether an attack can still be completed and paid for once the card of code k is built in."""
    n = s.build_n[part]
    at = part * ids.STACK + n
    s.build[at] = k
    s.build_n[part] = n + 1
    found = part_goes_on(t, s, p, part)
    s.build_n[part] = n
    s.build[at] = 0
    return found


@rule
def top_legal(t: Table, s: State, f: Frame, out: Any) -> int:
    """BS-RUL-60, sorted: the designs of the stack; for an attack those under which it can be paid for."""
    at, n, found, last = f.part * ids.STACK, s.build_n[f.part], 0, 0
    for i in range(at, at + n):
        k = s.build[i]
        if k // 2 != last and (f.slot > ids.S_ENERGY or top_pays(t, s, f.seat, f.part, k)):
            last = k // 2
            out[found] = ids.CARD + last - 1
            found += 1
    return found


@rule
def has_brawler(t: Table, s: State, p: int) -> bool:
    """Whether a brawler card is in hand."""
    for i in range(hand_size(s, p)):
        if t.cards[code(s, p, i) // 2].kind == ids.BRAWLER:
            return True
    return False


@rule
def attack_possible(t: Table, s: State, p: int) -> bool:
    """BS-ATK-03, BS-ATK-04: whether any attack can be laid and paid for, against whom the combo is aimed."""
    last = -1
    for i in range(hand_size(s, p)):
        k = code(s, p, i)
        if k != last and t.cards[k // 2].kind == ids.BRAWLER and leads_on(t, s, p, 0, k):
            return True
        last = k
    return False


# ---------------------------------------------------------------- on the table
@rule
def place(t: Table, s: State, p: int, part: int, zone: int, slot: int, log: Log) -> None:
    """BS-STACK-10, BS-RUL-40: what is built leaves the hand and lies in a zone, for all to see."""
    stack: Stack = s.seats[p].stacks[zone]
    at, n = part * ids.STACK, s.build_n[part]
    for i in range(n):
        k = s.build[at + i]
        if k % 2:
            from_open(s, p, k // 2)
        else:
            from_hand(s, p, k // 2)
        stack.cards[i] = k // 2
        s.build[at + i] = 0
    s.build_n[part] = 0
    stack.n = n
    stack.slot = slot
    stack.fate = 0
    stack.hushed = 0
    reveal(log)
