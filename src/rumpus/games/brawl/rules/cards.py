"""Cards and the piles they lie in: chains through `State.link`, and the decks."""

from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.records.record import rule


@rule
def owner_of(card: int) -> int:
    """BR-TERM-04: the seat from whose deck the card came; never changes."""
    return (card - 1) // ids.CARDS


@rule
def type_of(t: Table, card: int) -> int:
    """The type of a card, an index of `t.types`."""
    c = card - 1
    return t.decks[c // ids.CARDS].card[c % ids.CARDS]


@rule
def word_of(t: Table, card: int) -> int:
    """The effect word of a card; 0 for no card."""
    return t.types[type_of(t, card)].word if card > 0 else 0


@rule
def is_block(word: int) -> bool:
    """A Block or a Wild Block."""
    return word == ops.BLOCK_STRING or word == ops.WILD_BLOCK_STRING


@rule
def is_hit(word: int) -> bool:
    """A Hit or a Hit-2."""
    return word == ops.ADD_HIT or word == ops.ADD_HEAVY_HIT


@rule
def goes_on(word: int, place: int) -> bool:
    """Whether the cards of a word are laid on such a place, a mask of words from `places`."""
    return (place >> word & 1) == 1


@rule
def below(s: State, card: int) -> int:
    """The card under this one; 0 = none."""
    return s.link[card - 1]


@rule
def put_on_pile(s: State, p: int, card: int) -> None:
    """BR-SETUP-05: on top of the own discard pile, face up."""
    seat = s.seats[p]
    s.link[card - 1] = seat.pile
    seat.pile = card
    seat.pile_n += 1


@rule
def take_from_pile(s: State, p: int) -> int:
    """The top card of the own discard pile, taken off it."""
    seat = s.seats[p]
    card = seat.pile
    seat.pile = s.link[card - 1]
    s.link[card - 1] = 0
    seat.pile_n -= 1
    return card


@rule
def take_from_deck(s: State, p: int) -> int:
    """The top card of the deck, taken off it."""
    seat = s.seats[p]
    seat.deck_n -= 1
    card = seat.deck[seat.deck_n]
    seat.deck[seat.deck_n] = 0
    return card


@rule
def sweep_card(s: State, card: int) -> None:
    """RULING BR-RUL-18: onto the shared swept pile, open, never used again."""
    s.link[card - 1] = s.swept
    s.swept = card
    s.swept_n += 1


@rule
def unsweep_card(s: State) -> int:
    """The card that was swept last, taken off the swept pile (the game goes back)."""
    card = s.swept
    s.swept = s.link[card - 1]
    s.link[card - 1] = 0
    s.swept_n -= 1
    return card


@rule
def next_card(t: Table, s: State, p: int) -> int:
    """The card that seat p could play next: in hand or, with an empty hand, the top of the own pile; 0 = none."""
    seat = s.seats[p]
    return seat.hand if seat.hand > 0 else seat.pile
