"""BS-RUL-59: the shape of a set that should be fair. What is outside it is allowed, and a warning."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rumpus.games.blitz_squad.content.decks import said
from rumpus.games.blitz_squad.content.grammar import SLOTS
from rumpus.games.blitz_squad.content.load import SET, Brawler, load, written

USUAL: Final = {"power": (1, 6), "sum": (38, 48), "designs": (5, 10), "copies": (1, 3)}
"""Powers, their sum, different cards and copies of each, from and to."""
HIGH: Final = 4
"""A power above it is high."""
HIGHEST: Final = 4
"""So many cards of high power at most."""
LOW: Final = 2
LOWEST: Final = 3
"""So many cards of low power with an effect at least."""
WANTED: Final = {"attack": ("attack",), "energy or action": ("energy", "action"), "block": ("block",)}
"""Every set has a line at least for each of these."""
TOLD: Final[dict[str, Any]] = {name: f"{lo} to {hi}" for name, (lo, hi) in USUAL.items()} | {
    "strong": HIGH,
    "most_strong": HIGHEST,
    "weak": LOW,
    "least_weak": LOWEST,
}
"""All of it, as the guide tells it."""


def of_brawler(one: Brawler) -> Iterator[str]:
    """What is unusual about a brawler."""
    for sheet in one.cards:
        yield from _unusual("power", sheet.power, f"{sheet.name} has power {sheet.power}")
        yield from _unusual("copies", sheet.copies, f"{sheet.copies} copies of {sheet.name}")
    total = sum(sheet.power * sheet.copies for sheet in one.cards)
    yield from _unusual("sum", total, f"its powers sum up to {total}")
    high = sum(sheet.copies for sheet in one.cards if sheet.power > HIGH)
    if high > HIGHEST:
        yield f"{said(high, 'card')} above power {HIGH}; {HIGHEST} at most is usual"
    low = sum(sheet.copies for sheet in one.cards if sheet.power <= LOW and sheet.lines)
    if low < LOWEST:
        yield f"{said(low, 'card')} of power {LOW} or less with an effect; {LOWEST} at least is usual"
    yield from _unusual("designs", len(one.cards), said(len(one.cards), "different card"))
    yield from _slots(one)


def _unusual(what: str, n: int, told: str) -> Iterator[str]:
    """A number that is outside what is usual."""
    if not USUAL[what][0] <= n <= USUAL[what][1]:
        yield f"{told}; {TOLD[what]} is usual"


def _slots(one: Brawler) -> Iterator[str]:
    """Lines for attacks, for energy or actions, and for blocks."""
    mask = 0
    for sheet in one.cards:
        for node in sheet.lines:
            mask |= node.number("slots")
    for name, slots in WANTED.items():
        if not any(mask >> SLOTS.index(slot) & 1 for slot in slots):
            yield f"no line of its {SET} cards works in {name}; every set has one usually"


def advise_file(path: str | Path) -> list[str]:
    """What is unusual about a file that can be played. Raises ContentError, or OSError when it cannot be read."""
    load(str(path))
    return [f"{path}: {one.id}: {told} (BS-RUL-59)" for one in written(path).brawlers for told in of_brawler(one)]
