"""What was done since a foul (table option fouls = claim, RULING BR-RUL-06), as `rewind` needs it to go back over it.

Each accepted action on cards is a step, numbered from 1 in each round. `State.past` is a ring of the last STEPS of
them, STEP ints each: just what it takes to undo the step on the position right after it. A card that nobody has seen is
never written there, so a redeal has nothing to change.
"""

from typing import Final

from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.bases import find_base, place_in_row
from rumpus.games.brawl.rules.cards import is_block, owner_of, type_of, word_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.targets import base_in, burnable, side_in
from rumpus.kernel.records.record import rule

WHO: Final = 0  # the seat; of a card taken back, whose it is
DID: Final = 1  # the action; TAKE_BACK + spot for a call too
CARD: Final = 2  # the card that moved, where it lay open
FROM: Final = 3  # DEALT, PICKED; 0 = the pile
FORMER: Final = 3  # of a tag: the former active seat + 1
LOOKS: Final = 4  # of the Base before: colour 0 + 8 * colour 1 + 64 * frozen + 128 * its row was closed
COUNT: Final = 5  # cards: swept, burnt, dug, under a Press; of a Base: its modifiers
ORIGIN: Final = 5  # of a tag: whether the card put away for it was DEALT or PICKED
HEIGHTS: Final = 6  # of the Base before: cards on end 0 * 512 + on end 1
PLACE: Final = 7  # of the Base before: (row * 64 + slot) * 8 + place in the row
HALF: Final = 26
"""Places of a deck list in one int of `Seat.known` and `Seat.shown`."""


@rule
def remember(s: State, p: int, a: int) -> int:
    """A new step of seat p; where its ints begin in `past`. It takes the place of the oldest."""
    s.step += 1
    s.floor = max(s.floor, s.step - ids.STEPS)
    at = s.step % ids.STEPS * ids.STEP
    for i in range(ids.STEP):
        s.past[at + i] = 0
    s.past[at + WHO] = p
    s.past[at + DID] = a
    return at


@rule
def oldest(s: State) -> int:
    """RULING BR-RUL-06: the oldest step that the game can still go back over."""
    return s.floor + 1


@rule
def note_move(t: Table, s: State, p: int, a: int) -> None:
    """DEAL, PICK_UP, PUT_BACK, DISCARD, PLAY and PLAY_TOP, before they are done."""
    at = remember(s, p, a)
    seat = s.seats[p]
    if a == ids.DEAL or a == ids.PICK_UP:
        return
    s.past[at + FROM] = 0 if a >= ids.TOP else seat.origin
    if a < ids.PLAY:
        return
    card = seat.pile if a >= ids.TOP else seat.hand
    s.past[at + CARD] = card
    target = a - ids.TOP if a >= ids.TOP else a - ids.PLAY
    if target >= ids.NUMBER:
        note_aside(t, s, at, p, t.types[type_of(t, card)].cards, target)
    elif target >= ids.BASE:
        note_base(s, at, find_base(s, base_in(target)))
        note_swept(t, s, at, card, target)


@rule
def note_aside(t: Table, s: State, at: int, p: int, n: int, target: int) -> None:
    """burn_self, burn_rival, dig: how many cards move."""
    if target >= ids.ORDER:
        n = min(n, s.seats[p].pile_n - (1 if s.past[at + FROM] == 0 else 0))
    elif target >= ids.RIVAL:
        n = min(n, burnable(t, s, target - ids.RIVAL))
    else:
        n = target - ids.NUMBER
    s.past[at + COUNT] = n


@rule
def note_base(s: State, at: int, slot: int) -> None:
    """How a Base lies before a card is laid on it, or taken off it."""
    base = s.bases[slot]
    one = base.ends[0]
    two = base.ends[1]
    s.past[at + LOOKS] = one.colour + 8 * two.colour + 64 * base.frozen + 128 * s.rows[base.row].closed
    s.past[at + COUNT] = base.mods_n
    s.past[at + HEIGHTS] = one.n * 512 + two.n
    s.past[at + PLACE] = (base.row * 64 + slot) * 8 + place_in_row(s, slot)


@rule
def note_swept(t: Table, s: State, at: int, card: int, target: int) -> None:
    """How many cards of a string a play takes away with it: sweep_end, a Press with press_variant = remove."""
    if target < ids.END:
        return
    word = word_of(t, card)
    end = s.bases[find_base(s, base_in(target))].ends[side_in(target)]
    n = 0
    if word == ops.SWEEP_END:
        k = t.types[type_of(t, card)].cards
        n = end.n if k == 0 else min(k, end.n)
    elif word == ops.PRESS and t.press_removes and is_block(word_of(t, end.top)):
        n = 1
    s.past[at + COUNT] = n


@rule
def note_tag(t: Table, s: State, p: int, q: int) -> None:
    """A tag, before it is done: who was active, and the card that tag_hand = empty takes out of that hand."""
    at = remember(s, p, ids.TAG + q)
    former = s.active[t.team[q]]
    s.past[at + FORMER] = former + 1
    if p == q and t.tag_empty and former >= 0 and s.seats[former].hand > 0:
        s.past[at + CARD] = s.seats[former].hand
        s.past[at + ORIGIN] = s.seats[former].origin


@rule
def note_lift(s: State, p: int, spot: int, card: int, slot: int) -> None:
    """A card of seat p is taken back from a spot, before that is done."""
    at = remember(s, p, ids.TAKE_BACK + spot)
    s.past[at + CARD] = card
    s.past[at + FROM] = ids.DEALT if s.seats[p].hand == 0 else 0
    note_base(s, at, slot)


@rule
def swept_index(t: Table, s: State, number: int) -> int:
    """The Base index that a Clear has swept in this step; -1 = none."""
    at = number % ids.STEPS * ids.STEP
    a = s.past[at + DID]
    if a < ids.PLAY or a >= ids.TAKE_BACK or word_of(t, s.past[at + CARD]) != ops.CLEAR_BASE:
        return -1
    return base_in(a - ids.TOP if a >= ids.TOP else a - ids.PLAY)


@rule
def swept_row(t: Table, s: State, index: int) -> int:
    """The row that a Base was swept from in a step that is remembered; -1 = none was."""
    for number in range(oldest(s), s.step + 1):
        if swept_index(t, s, number) == index:
            return s.past[number % ids.STEPS * ids.STEP + PLACE] // 512
    return -1


# ---------------------------------------------------------------- what is known of cards that went back
@rule
def set_known(s: State, card: int) -> None:
    """A card that was dealt goes back to its deck: its team has seen it."""
    seat = s.seats[owner_of(card)]
    place = (card - 1) % ids.CARDS
    seat.known[place // HALF] = seat.known[place // HALF] | 1 << place % HALF


@rule
def set_shown(s: State, card: int) -> None:
    """A card that lay open goes back to a hand or a deck: everybody has seen it."""
    seat = s.seats[owner_of(card)]
    place = (card - 1) % ids.CARDS
    seat.shown[place // HALF] = seat.shown[place // HALF] | 1 << place % HALF


@rule
def is_known(s: State, card: int) -> bool:
    """Whether this card of a deck was dealt once."""
    place = (card - 1) % ids.CARDS
    return (s.seats[owner_of(card)].known[place // HALF] >> place % HALF & 1) == 1


@rule
def is_shown(s: State, card: int) -> bool:
    """Whether this card of a hand or deck has lain open."""
    place = (card - 1) % ids.CARDS
    return (s.seats[owner_of(card)].shown[place // HALF] >> place % HALF & 1) == 1
