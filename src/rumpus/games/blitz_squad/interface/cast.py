"""What results of simulations are told by: ready-made decks, the brawlers of a squad, cards, who began; and what of a
game is counted.
"""

from typing import Final

from rumpus.games.blitz_squad.content.decks import Limits, faults
from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.contract.content import unlike
from rumpus.kernel.contract.parts import Measure

MEASURES: Final = (
    Measure(name="turns of all players", kind=ids.EV_TURN),
    Measure(name="attacks", kind=ids.EV_COMBO, where=(0, range(1, 2))),
    Measure(name="actions", kind=ids.EV_COMBO, where=(0, range(1))),
    Measure(name="blocks that held", kind=ids.EV_BLOCKED),
    Measure(name="damage", kind=ids.EV_DAMAGE, adds=0),
)


def deck(t: Table, _s: State, p: int) -> str:
    """The ready-made deck of seat p, for results by deck; empty for any other."""
    return book_of(t).decks[p].id


def ready_made(t: Table) -> list[str]:
    """The ready-made decks of a table, a designer's too, that its limits of special cards allow."""
    cards, limits = book_of(t).cards, Limits(int(t.special_max), int(t.special_copies))
    return [name for name, deck in cards.presets.items() if not faults(cards, deck, limits)]


def squad(t: Table, _s: State, p: int) -> list[str]:
    """The brawlers of seat p's deck."""
    book = book_of(t)
    names = dict(zip((one.id for one in book.cards.brawlers), unlike(book.cards.brawlers), strict=True))
    return [names[brawler] for brawler in book.decks[p].brawlers]


def specials(t: Table, _s: State, p: int) -> list[str]:
    """The special cards of seat p's deck."""
    deck = t.decks[ids.DECK * p : ids.DECK * p + ids.DECK]
    sheets = book_of(t).cards.designs
    return [unlike(sheets)[card - 1] for card in dict.fromkeys(deck) if t.cards[card].brawler == 0]


def cards(t: Table) -> list[str]:
    """Each design by its number from 1."""
    return ["", *unlike(book_of(t).cards.designs)]


def first(s: State) -> int:
    """Who began."""
    return int(s.first)
