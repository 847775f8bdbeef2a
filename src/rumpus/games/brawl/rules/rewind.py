"""The way back to before a foul (table option fouls = claim, RULING BR-RUL-06): step after step, the newest first."""

from rumpus.games.brawl.rules import ids, ops, steps
from rumpus.games.brawl.rules.bases import place_in_row
from rumpus.games.brawl.rules.cards import put_on_pile, take_from_pile, unsweep_card, word_of
from rumpus.games.brawl.rules.chains import put_on, swap_strings, take_off
from rumpus.games.brawl.rules.modifiers import lay_modifier, take_modifier
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.targets import base_in, side_in
from rumpus.kernel.records.buffers import zero
from rumpus.kernel.records.piles import insert_at, remove_at
from rumpus.kernel.records.record import rule


@rule
def undo(t: Table, s: State) -> None:
    """Takes the newest step back: every card goes where it was before it."""
    at = s.step % ids.STEPS * ids.STEP
    p = s.past[at + steps.WHO]
    a = s.past[at + steps.DID]
    seat = s.seats[p]
    if a == ids.DEAL:
        undeal(s, p)
    elif a == ids.PICK_UP:
        put_on_pile(s, p, seat.hand)
        seat.hand = 0
        seat.origin = 0
    elif a == ids.PUT_BACK or a == ids.DISCARD:
        hold(s, p, take_from_pile(s, p), s.past[at + steps.FROM])
    elif ids.TAG <= a < ids.CONCEDE:
        untag(t, s, a - ids.TAG, at)
    elif a >= ids.TAKE_BACK:
        relay(t, s, p, a - ids.TAKE_BACK, at)
    else:
        unplay(t, s, p, a - ids.TOP if a >= ids.TOP else a - ids.PLAY, at)
    for i in range(ids.STEP):
        s.past[at + i] = 0
    s.step -= 1


@rule
def undeal(s: State, p: int) -> None:
    """The card in hand goes back on top of the deck."""
    seat = s.seats[p]
    steps.set_known(s, seat.hand)
    seat.deck[seat.deck_n] = seat.hand
    seat.deck_n += 1
    seat.hand = 0
    seat.origin = 0


@rule
def hold(s: State, p: int, card: int, origin: int) -> None:
    """A card that lay open is in the hand again; as it came from the deck or from the pile."""
    seat = s.seats[p]
    seat.hand = card
    seat.origin = origin
    if origin != ids.PICKED:
        steps.set_shown(s, card)


@rule
def untag(t: Table, s: State, q: int, at: int) -> None:
    """The former player is active again, with the card that was put away for the tag."""
    former = s.past[at + steps.FORMER] - 1
    s.active[t.team[q]] = former
    if s.past[at + steps.CARD] > 0:
        hold(s, former, take_from_pile(s, former), s.past[at + steps.ORIGIN])


@rule
def unplay(t: Table, s: State, p: int, target: int, at: int) -> None:
    """A card played goes back to the hand, or onto the pile."""
    card = s.past[at + steps.CARD]
    if target >= ids.NUMBER:
        unlay_aside(t, s, p, target, at)
    elif target >= ids.END:
        unlay_end(t, s, card, side_in(target), at)
    elif target < ids.BASE:
        row = s.rows[(target - ids.SIDE) // 2]
        unlay_base(s, row.base[0 if target % 2 == ids.LEFT else row.n - 1])
    elif word_of(t, card) == ops.CLEAR_BASE:
        unsweep(t, s, base_in(target), at)
    else:
        unlay_modifier(t, s, card, at)
    s.seats[p].plays -= 1
    if s.past[at + steps.FROM] == 0:
        put_on_pile(s, p, card)
    else:
        hold(s, p, card, s.past[at + steps.FROM])


@rule
def looks_again(s: State, at: int) -> None:
    """A Base gets the colours and the frost back that it had before a step, its row whether it was open."""
    looks = s.past[at + steps.LOOKS]
    base = s.bases[s.past[at + steps.PLACE] // 8 % 64]
    base.ends[0].colour = looks % 8
    base.ends[1].colour = looks // 8 % 8
    base.frozen = looks // 64 % 2
    s.rows[base.row].closed = looks // 128


@rule
def unlay_end(t: Table, s: State, card: int, side: int, at: int) -> None:
    """A card comes off a string; what it took away lies there again."""
    slot = s.past[at + steps.PLACE] // 8 % 64
    if s.past[at + steps.COUNT] == 0 and word_of(t, card) != ops.SWEEP_END:
        take_off(t, s, slot, side)
    else:
        unsweep_card(s)
        for _ in range(s.past[at + steps.COUNT]):
            put_on(t, s, slot, side, unsweep_card(s))
    looks_again(s, at)


@rule
def unlay_modifier(t: Table, s: State, card: int, at: int) -> None:
    """A card comes off a modifier pile."""
    slot = s.past[at + steps.PLACE] // 8 % 64
    take_modifier(s, slot)
    if word_of(t, card) == ops.SWAP_ENDS:
        swap_strings(s, slot)
    looks_again(s, at)


@rule
def unlay_base(s: State, slot: int) -> None:
    """A bare Base leaves the row; its name is free again."""
    base = s.bases[slot]
    row = s.rows[base.row]
    s.seats[base.owner].bases -= 1
    row.n = remove_at(row.base, row.n, place_in_row(s, slot))
    zero(base)


@rule
def enter(s: State, card: int, index: int, at: int) -> int:
    """A Base lies in its slot and at its place again, still bare; the slot."""
    place = s.past[at + steps.PLACE]
    slot = place // 8 % 64
    base = s.bases[slot]
    base.card = card
    base.owner = index // ids.NUMBERS
    base.number = index % ids.NUMBERS + 1
    base.row = place // 512
    row = s.rows[base.row]
    row.n = insert_at(row.base, row.n, place % 8, slot)
    return slot


@rule
def unsweep(t: Table, s: State, index: int, at: int) -> None:
    """A Base that was cleared lies there again with all that was on it."""
    unsweep_card(s)
    slot = enter(s, unsweep_card(s), index, at)
    for _ in range(s.past[at + steps.HEIGHTS] % 512):
        put_on(t, s, slot, 1, unsweep_card(s))
    for _ in range(s.past[at + steps.HEIGHTS] // 512):
        put_on(t, s, slot, 0, unsweep_card(s))
    for _ in range(s.past[at + steps.COUNT]):
        lay_modifier(s, slot, unsweep_card(s))
    looks_again(s, at)


@rule
def unlay_aside(t: Table, s: State, p: int, target: int, at: int) -> None:
    """burn_self, burn_rival, dig: burnt cards go back on their deck, dug ones lie as before."""
    unsweep_card(s)
    n = s.past[at + steps.COUNT]
    if target >= ids.ORDER:
        undig(s, p, n, target - ids.ORDER)
        return
    q = target - ids.RIVAL if target >= ids.RIVAL else p
    seat = s.seats[q]
    for _ in range(n):
        card = take_from_pile(s, q)
        steps.set_shown(s, card)
        seat.deck[seat.deck_n] = card
        seat.deck_n += 1


@rule
def undig(s: State, p: int, n: int, order: int) -> None:
    """The top n cards of the pile lie as before a dig in this order."""
    if n <= 1:
        return
    d = take_from_pile(s, p) if n > 3 else 0
    c = take_from_pile(s, p) if n > 2 else 0
    b = take_from_pile(s, p)
    a = take_from_pile(s, p)
    for old in range(n - 1, -1, -1):
        j = laid_at(n, order, old)
        put_on_pile(s, p, a if j == 0 else (b if j == 1 else (c if j == 2 else d)))


@rule
def laid_at(n: int, order: int, old: int) -> int:
    """dig: as which, from 0, the card that was the `old`-th from the top is laid down in this order."""
    left = (1 << n) - 1
    for j in range(n):
        k = n - j - 1 - order % (n - j)
        order //= n - j
        for place in range(n):
            if (left >> place & 1) == 1:
                if k == 0:
                    if place == old:
                        return j
                    left = left & ~(1 << place)
                    break
                k -= 1
    return 0  # pragma: no cover - every card is laid down


@rule
def relay(t: Table, s: State, p: int, spot: int, at: int) -> None:
    """A card that was taken back lies again where it lay."""
    card = s.past[at + steps.CARD]
    if s.past[at + steps.FROM] == 0:
        take_from_pile(s, p)
    else:
        s.seats[p].hand = 0
        s.seats[p].origin = 0
    if spot < ids.ENDS:
        put_on(t, s, s.past[at + steps.PLACE] // 8 % 64, spot % 2, card)
    elif word_of(t, card) == ops.PLACE_BASE:
        enter(s, card, spot - ids.ENDS, at)
        s.seats[p].bases += 1
    else:
        lay_modifier(s, s.past[at + steps.PLACE] // 8 % 64, card)
    looks_again(s, at)
