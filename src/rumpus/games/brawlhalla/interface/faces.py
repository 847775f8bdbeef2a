"""Cards, Legends and weapons as everybody reads them."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from rumpus.games.brawlhalla.content.load import Card, LegendCards
from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.card_text import pose, short_of, short_what, short_when, text_of, what, when
from rumpus.games.brawlhalla.rules.attack import card_knockback

Json = dict[str, Any]
SHEETS: Final = 1024
"""So many cards are kept in words: putting them into words takes longer than all the rest of a view."""


def once(work: Callable[..., Json]) -> Callable[..., Json]:
    """The same function, which puts each printed thing into words but once; whoever gets the words changes nothing."""
    told: dict[tuple[int, ...], tuple[object, Json]] = {}

    @wraps(work)
    def kept(printed: object, *more: int) -> Json:
        found = told.get((id(printed), *more))
        if found is None or found[0] is not printed:
            if len(told) >= SHEETS:
                told.clear()
            found = told[(id(printed), *more)] = (printed, work(printed, *more))
        return found[1]

    return kept


PLAIN: Final[Json] = {"name": "", "when": "", "text": "", "short": {"when": "", "text": ""}}
"""The face of a card that does nothing but count."""


def card_view(t: Any, legend: int, c: int) -> Json:
    """A card's face: value, code, and what it does (nothing in Discovery, BH-MODE-04)."""
    book = book_of(t)
    printed = book.card(legend, c)
    told = face(printed) if not t.discovery else PLAIN
    return {"c": c, "code": book.code(legend, c), **numbers(printed), **told}


@once
def numbers(printed: Card) -> Json:
    """What a card is without its text."""
    value = printed.value
    return {"value": value, "push": int(card_knockback(value)), "id": printed.id, "icon": printed.icon}


@once
def face(printed: Card) -> Json:
    """Name, when and what of a card: in full, and in short for the face of a card in the hand (LOOK-brawlhalla 2)."""
    if not printed.effects:
        return PLAIN
    first, *more = printed.effects
    rest = tuple(more)
    return {
        "name": printed.name,
        "when": when(first),
        "text": " ".join(filter(None, [what(first), text_of(rest)])),
        "short": {
            "when": short_when(first),
            "text": " ".join(filter(None, [short_what(first), short_of(rest)])),
        },
        "pose": printed.pose or pose(first),
    }


@once
def legend_view(legend: LegendCards) -> Json:
    """A Legend card as everybody sees it."""
    return {
        "id": legend.id,
        "name": legend.name,
        "title": legend.title,
        "icon": legend.icon,
        "style": legend.style,
        "power": {"name": legend.power.name, "text": text_of(legend.power.effects)},
    }


@once
def side_view(legend: LegendCards, side: int) -> Json:
    """One side of a Weapon card."""
    weapon = legend.weapons[side - 1]
    return {
        "side": side,
        "name": weapon.name,
        "type": weapon.type,
        "icon": weapon.icon,
        "text": text_of(weapon.effects),
    }
