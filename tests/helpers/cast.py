"""The characters of the house: name, icon and figure of each, as their files say them."""

from collections.abc import Iterator
from typing import NamedTuple

from rumpus.effects.art import ArtWords
from rumpus.games.blitz_squad.content import load as blitz_squad
from rumpus.games.brawl.content import load as brawl
from rumpus.games.brawlhalla.content import load as brawlhalla
from rumpus.games.brutality.content import load as brutality
from rumpus.games.incredibrawl.content import load as incredibrawl


class Character(NamedTuple):
    """One of them."""

    game: str
    id: str
    name: str
    icon: str
    art: ArtWords


PERSON = "person"
"""The icon of those whose game's page has one for them."""


def cast() -> Iterator[Character]:
    """Every character."""
    for legend in brawlhalla.load_set("salt-and-steel"):
        yield Character("brawlhalla", legend.id, legend.name, legend.icon, legend.art)
    for deck in brawl.load_decks().values():
        yield Character("brawl", deck.id, deck.name, PERSON, deck.art)
    for one in blitz_squad.installed().brawlers:
        yield Character("blitz_squad", one.id, one.name, one.looks.face, one.looks.art)
    for hero in brutality.installed().heroes:
        yield Character("brutality", hero.id, hero.name, hero.icon, hero.art)
    cards = incredibrawl.installed()
    for sheet in (*cards.characters, *cards.power_ups):
        yield Character("incredibrawl", sheet.id, sheet.name, PERSON, sheet.art)
