"""What a seat cannot know, sampled anew: other hands, face-down cards, decks, unseen answers, locations to come."""

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.answers import options_of
from rumpus.games.incredibrawl.rules.effect_stack import current
from rumpus.games.incredibrawl.rules.ops_cards import discardable
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.games.incredibrawl.rules.windows import anybody, has_usable
from rumpus.kernel.records.bits import bits, first_bit, nth_bit
from rumpus.kernel.records.chance import below, mix, seed, word
from rumpus.kernel.records.choices import list_bits
from rumpus.kernel.records.record import rule

TRIES = 40  # deals tried before the kinds of cards in hand are kept


@rule
def redeal(t: Table, s: State, p: int) -> None:
    """Everything seat p (-1: a spectator) cannot know. The caller seeds `s.rng` first, from elsewhere."""
    first = s.ask == ids.A_WINDOW and (t.hidden == 0)
    for _ in range(TRIES):
        for q in range(t.n):
            redeal_seat(t, s, p, q)
        if plausible(t, s, first):
            break
    else:
        lend(t, s, p)
    redeal_places(t, s)
    redeal_answers(t, s, p)
    seed(s, word(s) & 0x7FFFFFFF)


@rule
def gather(s: State, viewer: int, q: int) -> int:
    """Every card of seat q the viewer cannot place, into the pool; how many. In ascending order, so that what is dealt
    by the same numbers does not depend on what is hidden.
    """
    seat = s.seats[q]
    pool = 0
    if q != viewer:
        known = seat.known[viewer] if viewer >= 0 else public(s, q)
        known_up = seat.known_up[viewer] if viewer >= 0 else public_up(s, q)
        held = seat.characters | (1 << (seat.selected - 1) if seat.selected else 0)
        pool = (held & ~known) | (seat.power_ups & ~known_up) << ids.CHARACTERS
    for i in range(seat.deck_n):
        if not seen(seat.deck[i], viewer, q):
            pool |= 1 << seat.deck[i] % 64
    return list_bits(pool, 0, s.pool)


@rule
def public(s: State, q: int) -> int:
    """The characters of seat q that every other seat has seen in its hand: what a spectator knows (and no more)."""
    mask = -1
    for viewer in range(4):
        if viewer != q:
            mask &= s.seats[q].known[viewer]
    return 0 if mask == -1 else mask


@rule
def public_up(s: State, q: int) -> int:
    """The same for Power-Ups."""
    mask = -1
    for viewer in range(4):
        if viewer != q:
            mask &= s.seats[q].known_up[viewer]
    return 0 if mask == -1 else mask


@rule
def seen(cell: int, viewer: int, q: int) -> bool:
    """Whether the viewer knows a cell of a deck; a spectator knows what all have seen."""
    return (cell // 64 >> viewer & 1) == 1 if viewer >= 0 else cell // 64 == 15


@rule
def redeal_seat(t: Table, s: State, viewer: int, q: int) -> None:
    """Deals the pool of seat q: as many unknown cards to its hand and face down as there were, the rest to its deck."""
    seat = s.seats[q]
    n = gather(s, viewer, q)
    mix(s, s.pool, n)
    if q != viewer:
        face_down = seat.selected > 0
        held = bits(seat.characters) + bits(seat.power_ups) + (1 if face_down else 0)
        seat.characters = seat.known[viewer] if viewer >= 0 else public(s, q)
        seat.power_ups = seat.known_up[viewer] if viewer >= 0 else public_up(s, q)
        held -= bits(seat.characters) + bits(seat.power_ups)
        for _ in range(held):
            n -= 1
            card = s.pool[n]
            if card < ids.CHARACTERS:
                seat.characters |= 1 << card
            else:
                seat.power_ups |= 1 << (card - ids.CHARACTERS)
        seat.selected = 0
        if face_down:
            choose_again(s, q, seat.known_up[viewer] if viewer >= 0 else public_up(s, q))
        for other in range(4):
            if other != viewer:
                mine = seat.characters | (1 << (seat.selected - 1) if seat.selected else 0)
                seat.known[other] &= mine
                seat.known_up[other] &= seat.power_ups
    for i in range(seat.deck_n):
        if not seen(seat.deck[i], viewer, q):
            n -= 1
            seat.deck[i] = s.pool[n] + 64 * (seat.deck[i] // 64)
    for i in range(ids.CARDS):
        s.pool[i] = 0


@rule
def choose_again(s: State, q: int, known_up: int) -> None:
    """Any character of the hand lies face down; none: a Power-Up that is not known, which `plausible` refuses."""
    seat = s.seats[q]
    n = bits(seat.characters)
    if n == 0:
        card = first_bit(seat.power_ups & ~known_up)
        seat.power_ups &= ~(1 << card)
        seat.selected = ids.CHARACTERS + card + 1
        return
    seat.selected = nth_bit(seat.characters, below(s, n)) + 1
    seat.characters &= ~(1 << (seat.selected - 1))


@rule
def plausible(t: Table, s: State, window: bool) -> bool:
    """Whether what everybody can see fits: who is asked, and that a window is open."""
    for q in range(t.n):
        seat = s.seats[q]
        if seat.selected > ids.CHARACTERS:
            return False
        if s.asked >> q & 1:
            if s.ask == ids.A_SELECT and seat.characters == 0 and seat.selected == 0:
                return False
            if s.ask == ids.A_REPLACE and bits(seat.characters) < 2:
                return False
            if s.ask == ids.A_DISCARD and bits(discardable(s, q, current(t, s).card_kind)) <= s.fx.left:
                return False
    return not window or anybody(t, s)


@rule
def lend(t: Table, s: State, viewer: int) -> None:
    """No deal fitted: cards are exchanged one by one between decks and hands until one does."""
    window = s.ask == ids.A_WINDOW and t.hidden == 0
    for q in range(t.n):
        if q == viewer:
            continue
        for _ in range(60):
            if plausible(t, s, window) or (window and has_usable(t, s, q)):
                break
            redeal_seat(t, s, viewer, q)


@rule
def redeal_places(t: Table, s: State) -> None:
    """IB-R-LOCTIME: locations that have not been current yet change places."""
    n = 0
    for place in range(ids.LOCATIONS):
        if t.locations and (s.visited >> place & 1) == 0:
            s.pool[n] = place
            n += 1
    mix(s, s.pool, n)
    for i in range(ids.LOCATIONS):
        if t.locations and (s.visited >> s.places[i] & 1) == 0:
            n -= 1
            s.places[i] = s.pool[n]
            s.pool[n] = 0


@rule
def redeal_answers(t: Table, s: State, viewer: int) -> None:
    """Unseen answers of others: any they may give."""
    for q in range(t.n):
        seat = s.seats[q]
        if q == viewer or seat.commit == 0:
            continue
        if s.ask == ids.A_THROW:
            seat.commit = ids.ROCK + 1 + below(s, 3)
            continue
        n = options_of(t, s, q, s.pool)
        seat.commit = s.pool[below(s, n)] + 1
        for i in range(n):
            s.pool[i] = 0
        if s.ask == ids.A_REFILL:
            seat.standing = below(s, 2)  # a standing pass just given would tell the answer (IB-DRAW-12)


@rule
def take_back(t: Table, s: State, p: int) -> None:
    """What others have answered unseen to what is still asked of all is open again, as if they chose together with p
    (IB-SEL-02): the search must not think about answers as if they were given.
    """
    if s.waiting == 0:
        return
    for q in range(t.n):
        seat = s.seats[q]
        if q == p or (s.waiting >> q & 1) or (s.asked >> q & 1) == 0:
            continue
        if s.ask == ids.A_SELECT:
            seat.characters |= 1 << (seat.selected - 1)
            seat.selected = 0
        else:
            seat.commit = 0
            seat.arrived = 0
        if s.ask == ids.A_REFILL:
            seat.standing = 0
        s.waiting |= 1 << q
