"""The schema of a game's observation rows, for people and for programs."""

from typing import Any

from rich.table import Table

from rumpus.kernel.contract.observation import OPEN, OWN, Field, places, stamp, width
from rumpus.kernel.contract.spec import GameSpec

WHO = {OPEN: "everybody", OWN: "its seat"}
"""Who knows a field; else as much of it as the seat has learnt."""


def as_json(spec: GameSpec) -> dict[str, Any]:
    """The schema as JSON types: game, rules version, stamp, width, and each field with its place in the row."""
    row = spec.sight.row
    return {
        "game": spec.id,
        "version": spec.version,
        "stamp": stamp(row),
        "width": width(row),
        "actions": spec.actions.count,
        "fields": [
            {
                "at": at,
                "n": field.n,
                "name": field.name,
                "says": field.says,
                "lo": field.lo,
                "hi": field.hi,
                "mask": field.mask,
                "known": field.known,
            }
            for at, field in places(row)
        ],
    }


def as_table(spec: GameSpec) -> Table:
    """The schema for a terminal."""
    row = spec.sight.row
    title = f"{spec.about.title}, rules version {spec.version}: {width(row)} numbers, schema {stamp(row)}"
    table = Table("at", "name", "range", "known to", "what it says", title=title, title_justify="left")
    table.columns[0].justify = "right"
    for at, field in places(row):
        last = at + field.n - 1
        place = str(at) if field.n == 1 else f"{at}-{last}"
        table.add_row(place, field.name, spread(field), WHO.get(field.known, "as learnt"), field.says)
    return table


def spread(field: Field) -> str:
    """The range of a field in words."""
    return f"mask to {field.hi}" if field.mask else f"{field.lo} to {field.hi}"
