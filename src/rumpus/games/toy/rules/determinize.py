"""What a seat cannot know, sampled anew."""

from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.window import lies_open
from rumpus.kernel.records.chance import mix, seed, word
from rumpus.kernel.records.piles import put_sorted, sort
from rumpus.kernel.records.record import rule


@rule
def redeal(t: Table, s: State, p: int) -> None:
    """Other hands, cards laid face down and the deck change places; the generator starts anew (p = -1: knows no hand).

    The caller seeds `s.rng` first, from a source that has nothing to do with the state.
    """
    for q in range(t.n):
        gather(t, s, p, q)
    sort(s.deck, s.deck_n)  # what is dealt by the same numbers does not depend on what is hidden
    mix(s, s.deck, s.deck_n)
    for q in range(t.n):
        give(t, s, p, q)
    sort(s.deck, s.deck_n)
    seed(s, word(s) & 0x7FFFFFFF)


@rule
def gather(t: Table, s: State, p: int, q: int) -> None:
    """Puts the cards of seat q that seat p does not know into the deck; marks their places with 0."""
    if p == q:
        return
    seat = s.seats[q]
    for i in range(seat.hand_n):
        s.deck[s.deck_n] = seat.hand[i]
        s.deck_n += 1
        seat.hand[i] = 0
    if seat.card > 0 and not lies_open(t, s):
        s.deck[s.deck_n] = seat.card
        s.deck_n += 1


@rule
def give(t: Table, s: State, p: int, q: int) -> None:
    """Deals seat q as many unknown cards as it had."""
    if p == q:
        return
    seat = s.seats[q]
    n = seat.hand_n
    seat.hand_n = 0
    for _ in range(n):
        seat.hand_n = put_sorted(seat.hand, seat.hand_n, take(s))
    if seat.card > 0 and not lies_open(t, s):
        seat.card = take(s)


@rule
def take(s: State) -> int:
    """The last card of the mixed deck."""
    s.deck_n -= 1
    card = s.deck[s.deck_n]
    s.deck[s.deck_n] = 0
    return card


@rule
def take_back(t: Table, s: State, p: int) -> None:
    """TOY-PACE-02: the cards that others have laid face down are in hand again, as if those seats still chose."""
    if lies_open(t, s):
        return
    for q in range(t.n):
        seat = s.seats[q]
        if q != p and seat.card > 0:
            seat.hand_n = put_sorted(seat.hand, seat.hand_n, seat.card)
            seat.card = 0
