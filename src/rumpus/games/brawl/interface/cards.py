"""A card as pages get it, in views and in arguments of messages alike."""

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.cards import owner_of, type_of
from rumpus.games.brawl.rules.state import Table
from rumpus.kernel.contract.shown import Shown


class Card(Shown):
    """A card that lies open: `type` is an index of the view's `types`, `number` how many of it its deck holds."""

    def __init__(self, t: Table, card: int) -> None:
        owner = owner_of(card)
        self.id: int = card - 1
        self.type: int = type_of(t, card)
        self.owner: int = owner
        self.number: int = t.decks[owner].copies[(card - 1) % ids.CARDS]


def known_card(t: Table, card: int) -> Card | None:
    """A card that lies open, or is the viewer's; None: it is hidden from these eyes."""
    return Card(t, card) if card > 0 else None
