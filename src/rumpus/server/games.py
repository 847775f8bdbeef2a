"""The tiles of the lobby, and the rule texts: what the page may know about a game before a table is open."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import rumpus.games
from rumpus.kernel.catalogue import catalogue
from rumpus.kernel.match import Match
from rumpus.kernel.spec import GameSpec, all_games, find
from rumpus.server.protocol import OptionTold, RuleText, Tile

COMING = Path(rumpus.games.__file__).parent / "coming.toml"
"""The tiles of games to come; a game of the registry with the same id takes its place."""


def tiles(*, every: bool = False) -> list[Tile]:
    """The lobby's tiles by shelf: the open tables and those to come. `every`: also installed games without a shelf."""
    shelved = dict(_coming())
    others = []
    for spec in all_games():
        if spec.about.shelf is None:
            others.append(tile_of(spec))
        else:
            shelved[spec.id] = spec.about.shelf, tile_of(spec)
    found = [tile for _, tile in sorted(shelved.values(), key=lambda place: place[0])]
    return found + others if every else found


@cache
def _coming() -> dict[str, tuple[int, Tile]]:
    """The shelf and the tile of each game to come."""
    rows = tomllib.loads(COMING.read_text("utf-8"))["game"]
    return {row["id"]: (row.pop("shelf"), Tile(**row, ready=False, options=[], setup={})) for row in rows}


@cache
def setup_of(game: str) -> dict[str, Any]:
    """What the set-up page of a game shows besides its options."""
    setup = find(game).setup
    return {} if setup is None else setup.told()


def table_setup(match: Match) -> dict[str, Any]:
    """What the page of one table gets once: the game's set-up, where the table has its own that instead, and the
    table's own cards.
    """
    setup = match.spec.setup
    if setup is None:
        return {}
    own = {} if setup.of_table is None else setup.of_table(match.t)
    cards = {} if setup.cards is None else {"cards": setup.cards(match.t)}
    return setup_of(match.spec.id) | own | cards


def tile_of(spec: GameSpec) -> Tile:
    """The tile of an installed game, from its spec; its unasked options are no choice of the page."""
    return Tile(
        id=spec.id,
        title=spec.about.title,
        subtitle=spec.about.subtitle,
        tagline=spec.about.tagline,
        players=list(spec.about.players),
        minutes=spec.about.minutes,
        mood=spec.about.mood,
        ready=True,
        options=[
            OptionTold(
                name=option.name,
                default=option.default,
                choices=list(option.choices) or None,
                lo=None if option.choices else option.lo,
                hi=None if option.choices else option.hi,
                help=option.help,
                rule=option.rule or None,
            )
            for option in spec.options.listed
            if option.name not in spec.options.unasked
        ],
        setup=setup_of(spec.id),
    )


def rule_texts(spec: GameSpec) -> dict[str, RuleText]:
    """Every entry of a game's rule catalogue by id. OSError or ValueError when the file is missing or torn."""
    return {id_: RuleText(entry.section, entry.text, entry.kind) for id_, entry in catalogue(spec).items()}
