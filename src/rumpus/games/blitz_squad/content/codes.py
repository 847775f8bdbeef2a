"""A deck as one short line that can stand in a link: `BS1-` and the letters of kernel/contract/codes.py.

They hold the number of each brawler (8 bits), then how many different cards go out (6 bits) and each of them (which of
the four brawlers 2, which card of it 4, how many 4), then how many different special cards come in (6 bits) and each of
them (number 8, how many 6). What is named are the ids of all cards. Everything is in the order of the cards, so that a
deck has one code; cards added behind the others change none.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from rumpus.games.blitz_squad.content.decks import SQUAD, Deck, Swap, faults
from rumpus.games.blitz_squad.content.load import Brawler, Cards
from rumpus.kernel.contract.codes import Bits, Form, mark

T = TypeVar("T")
FORM: Final = Form("deck", "BS", 1)
WHICH: Final = 8  # bits of a brawler or a special card
DIFFERENT: Final = 6  # bits: how many different cards follow
PLACE: Final = 4  # bits: which card of its brawler
SET: Final = 4  # bits: how many of it, from 1
COPIES: Final = 6  # bits: how many of a special card, from 1
OF: Final = 2  # bits: which of the four brawlers
OTHERS: Final = "the code of the deck is of other cards than there are at this table (a content file of its own?)"


def looks_like_one(text: str) -> bool:
    """Whether a text means to be a code."""
    return FORM.looks(text) is not None


# ---------------------------------------------------------------- there


def code_of(deck: Deck, cards: Cards) -> str:
    """The code of a deck. Raises ValueError, one sentence, for a deck that is not legal."""
    wrong = faults(cards, deck)
    if wrong:
        raise ValueError(wrong[0])
    return FORM.written(_fields(deck.canonical(cards), cards), _named(deck, cards))


def _fields(deck: Deck, cards: Cards) -> Iterator[tuple[int, int]]:
    """The numbers of a canonical deck, and the bits of each."""
    order = [one.id for one in cards.brawlers]
    yield from ((order.index(name), WHICH) for name in deck.brawlers)
    yield len(deck.out), DIFFERENT
    for name, n in deck.out:
        sheet = cards.by_id[name]
        yield deck.brawlers.index(sheet.brawler), OF
        yield cards.squad[sheet.brawler].cards.index(sheet), PLACE
        yield n - 1, SET
    yield len(deck.into), DIFFERENT
    for name, n in deck.into:
        yield cards.specials.index(cards.by_id[name]), WHICH
        yield n - 1, COPIES


def _named(deck: Deck, cards: Cards) -> str:
    """Every card of a deck by its id, with its number."""
    return " ".join(f"{name}={n}" for name, n in sorted(deck.counts(cards).items()) if n)


# ---------------------------------------------------------------- and back


def deck_of(text: str, cards: Cards, name: str = "") -> Deck:
    """The deck of a code. Raises ValueError, one sentence; a deck that comes back is legal where all is allowed."""
    bits = FORM.bits(text)
    squad = [_at(cards.brawlers, bits.take(WHICH)) for _ in range(SQUAD)]
    out = tuple(_out(squad, bits) for _ in range(bits.take(DIFFERENT)))
    into = tuple((_at(cards.specials, bits.take(WHICH)).id, bits.take(COPIES) + 1) for _ in range(bits.take(DIFFERENT)))
    deck = Deck(name, tuple(one.id for one in squad), out, into)
    if faults(cards, deck) or mark(_named(deck, cards)) != bits.named:
        raise ValueError(OTHERS)
    if not bits.done() or code_of(deck, cards) != text.strip():
        raise ValueError("the code of a deck is not as it is written: its cards stand in another order, or twice")
    return deck


def _at(items: Sequence[T], number: int) -> T:
    """A brawler, or a card, by its number."""
    if number >= len(items):
        raise ValueError(OTHERS)
    return items[number]


def _out(squad: list[Brawler], bits: Bits) -> Swap:
    """A card that goes out."""
    return _at(squad[bits.take(OF)].cards, bits.take(PLACE)).id, bits.take(SET) + 1
