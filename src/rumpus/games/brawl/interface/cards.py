"""A card as pages get it, in views and in arguments of messages alike."""

from typing import Any

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.cards import owner_of, type_of
from rumpus.games.brawl.rules.state import Table

Json = dict[str, Any]


def card_view(t: Table, card: int) -> Json:
    """BR-DECK-04, BR-INFO-03: a card that lies open, with its number."""
    owner = owner_of(card)
    place = (card - 1) % ids.CARDS
    return {"id": card - 1, "type": type_of(t, card), "owner": owner, "number": t.decks[owner].copies[place]}


def known_card(t: Table, card: int) -> Json | None:
    """A card that lies open, or is the viewer's; None: it is hidden from these eyes."""
    return card_view(t, card) if card > 0 else None
