"""A designer's Legends and arenas as players read them, for `rumpus content show`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rumpus.games.brawlhalla.content.arenas import Arena
from rumpus.games.brawlhalla.content.load import LegendCards, Power, load_extra
from rumpus.games.brawlhalla.interface.card_text import text_of
from rumpus.games.brawlhalla.interface.faces import face


def show_file(path: str | Path) -> list[str]:
    """What a designer's file says, in words. Raises ContentError, or OSError when it cannot be read."""
    extra = load_extra(str(path))
    shown = [list(legend_lines(legend)) for legend in extra.legends] + [
        list(arena_lines(arena)) for arena in extra.arenas
    ]
    return [line for n, lines in enumerate(shown) for line in ([""] if n else []) + lines]


def legend_lines(legend: LegendCards) -> Iterator[str]:
    """A Legend: its power, both weapon sides, and the deck by value."""
    yield f"{legend.name}{f', {legend.title}' if legend.title else ''} (Legend {legend.id})"
    if legend.style:
        yield f"  Style: {legend.style}."
    yield _power("Power", legend.power)
    for side, weapon in enumerate(legend.weapons, 1):
        yield _power(f"Weapon side {side}, {weapon.type}", weapon)
    codes = dict(zip((id(card) for card in legend.deck), legend.codes, strict=True))
    for card in sorted(legend.cards, key=lambda one: one.value):
        copies = f" x{card.copies}" if card.copies > 1 else ""
        said = face(card)
        text = f"{said['name']}. {said['when']}: {said['text']}" if said["name"] else "no effect"
        yield f"  {codes[id(card)]}{copies}: {text}"


def _power(what: str, power: Power) -> str:
    """A Legend Power or a weapon side on one line."""
    return f"  {what}: {power.name}. {text_of(power.effects) or 'No effect.'}"


def arena_lines(arena: Arena) -> Iterator[str]:
    """An arena: its grid with the numbers of rows and columns, and where the Flaming Swords lie."""
    yield f"{arena.title} (arena {arena.id}), for {', '.join(arena.formats)}"
    lines = arena.grid.lines
    yield "     " + " ".join(f"c{n}" for n in range(1, len(lines[0]) + 1))
    for number, line in enumerate(lines, 1):
        yield f"  r{number} " + " ".join(f" {mark}" for mark in line)
    yield "  = is a Platform, . is Air"
    for players, spaces in arena.swords.items():
        yield f"  Flaming Swords for {players} players: {', '.join(spaces)}"
