"""Cards, Legends and weapons as everybody reads them."""

from __future__ import annotations

from typing import Final, Literal, cast

from rumpus import effects as fx
from rumpus.effects.art import Pose
from rumpus.games.brawlhalla.content import load
from rumpus.games.brawlhalla.content.load import LegendCards
from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface import card_text
from rumpus.games.brawlhalla.interface.card_text import when
from rumpus.games.brawlhalla.rules.attack import card_knockback
from rumpus.games.brawlhalla.rules.state import Table
from rumpus.kernel.contract.shown import Shown

Status = Literal["unarmed", "equipped", "disarmed"]
STATUS: Final[tuple[Status, ...]] = ("unarmed", "equipped", "disarmed")


class Short(Shown):
    """What a card does, in the few words that its face has room for."""

    def __init__(self, when: str, text: str) -> None:
        self.when: str = when
        self.text: str = text


class Face(Shown):
    """A card as it is printed; `plain`: it does nothing but count."""

    def __init__(self, printed: load.Card, plain: bool = False) -> None:
        self.value: int = printed.value
        self.push: int = int(card_knockback(printed.value))
        self.id: str = printed.id
        self.icon: str = printed.icon
        if plain or not printed.effects:
            self.name: str = ""
            self.when: str = ""
            self.text: str = ""
            self.short: Short = Short("", "")
            return
        first, *more = printed.effects
        rest = tuple(more)
        self.name = printed.name
        self.when = when(first)
        self.text = " ".join(filter(None, [card_text.what(first), card_text.text_of(rest)]))
        self.short = Short(
            card_text.short_when(first), " ".join(filter(None, [card_text.short_what(first), card_text.short_of(rest)]))
        )
        self.pose: Pose = cast("Pose", printed.pose or card_text.pose(first))


class Card(Face):
    """A card's face. Equal cards share a code: "3" for a plain one, "3a" for one with an effect; `when` and `text` say
    when the effect may be used and what it does, in full; `push`: the spaces that it adds to a Heavy hit's knockback;
    `pose`: how its Legend's figure stands on it, where not as usual.
    """

    def __init__(self, printed: load.Card, c: int, code: str, plain: bool) -> None:
        self.c: int = c
        self.code: str = code
        super().__init__(printed, plain)


class Power(Shown):
    """A Legend Power."""

    def __init__(self, power: load.Power) -> None:
        self.name: str = power.name
        self.text: str = card_text.text_of(power.effects)


class LegendCard(Shown):
    """A Legend card as everybody sees it. `manner`: how it plays, in a word, of what its style says more of."""

    def __init__(self, legend: LegendCards) -> None:
        self.id: str = legend.id
        self.name: str = legend.name
        self.short: str = legend.short
        self.title: str = legend.title
        self.icon: str = legend.icon
        head, colon, line = legend.style.partition(": ")
        self.manner: str = head if colon and " " not in head else ""
        self.style: str = line if colon else head
        self.power: Power = Power(legend.power)


class WeaponSide(Shown):
    """One side of a Weapon card."""

    def __init__(self, legend: LegendCards, side: int) -> None:
        weapon = legend.weapons[side - 1]
        self.side: int = side
        self.name: str = weapon.name
        self.type: str = weapon.type
        self.icon: str = weapon.icon
        self.text: str = card_text.text_of(weapon.effects)


class Weapon(WeaponSide):
    """The side that faces up, whether it may be used, and the other one."""

    def __init__(self, legend: LegendCards, side: int, status: int) -> None:
        super().__init__(legend, side)
        self.status: Status = STATUS[status]
        self.other: WeaponSide = side_view(legend, 3 - side)


face, card, legend_view, side_view, weapon_view = (
    fx.once(Face),
    fx.once(Card),
    fx.once(LegendCard),
    fx.once(WeaponSide),
    fx.once(Weapon),
)


def card_view(t: Table, legend: int, c: int) -> Card:
    """A card's face: value, code, and what it does (nothing in Discovery, BH-MODE-04)."""
    book = book_of(t)
    return card(book.card(legend, c), c, book.code(legend, c), bool(t.discovery))
