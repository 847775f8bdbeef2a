"""The five tiles of the lobby, and the rule texts: what the page may know about a game before a table is open."""

from __future__ import annotations

from functools import cache
from typing import Any

from rumpus.kernel.catalogue import catalogue
from rumpus.kernel.match import Match
from rumpus.kernel.spec import GameSpec, all_games, find
from rumpus.server.protocol import OptionTold, RuleText, Tile

COMING: tuple[Tile, ...] = (
    Tile(
        id="blitz_squad",
        title="Blitz Squad Brawl",
        subtitle="Your squad against theirs",
        tagline="One turn, whole squad.",
        players=[2, 3, 4],
        minutes=20,
        mood="Loud, fast",
        ready=False,
        options=[],
        setup={},
    ),
    Tile(
        id="brutality",
        title="Brutality",
        subtitle="Two heroes a side, no dice",
        tagline="Shove them into the spikes.",
        players=[2, 4],
        minutes=45,
        mood="Cold, tactical",
        ready=False,
        options=[],
        setup={},
    ),
)
"""The games to come; a game of the registry with the same id takes its place."""
ORDER = ("brawlhalla", "brawl", "blitz_squad", "brutality", "incredibrawl")
"""The lobby; any other installed game (the toy) comes after them only when asked for."""


def tiles(*, every: bool = False) -> list[Tile]:
    """The lobby's tiles in order: the open tables and those to come. `every`: also other installed games."""
    ready = {spec.id: spec for spec in all_games()}
    coming = {tile.id: tile for tile in COMING}
    order = list(ORDER)
    if every:
        order += [game for game in ready if game not in order]
    return [
        tile_of(ready[game]) if game in ready else coming[game] for game in order if game in ready or game in coming
    ]


@cache
def setup_of(game: str) -> dict[str, Any]:
    """What the set-up page of a game shows besides its options: its `extra["setup"]`, a dict or a call."""
    setup: Any = find(game).extra.get("setup", {})
    return dict(setup() if callable(setup) else setup)


def table_setup(match: Match) -> dict[str, Any]:
    """What the page of one table gets once: the game's set-up, where the table has its own that instead
    (`extra["at_the_table"](t)`), and the table's own cards (`extra["cards"](t)`).
    """
    extra = match.spec.extra
    own = extra["at_the_table"](match.t) if "at_the_table" in extra else {}
    cards = {"cards": extra["cards"](match.t)} if "cards" in extra else {}
    return setup_of(match.spec.id) | own | cards


def tile_of(spec: GameSpec) -> Tile:
    """The tile of an installed game, from its spec; options in its `extra["unasked"]` are no choice of the page."""
    return Tile(
        id=spec.id,
        title=spec.title,
        subtitle=spec.subtitle,
        tagline=spec.tagline,
        players=list(spec.players),
        minutes=spec.minutes,
        mood=spec.mood,
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
            for option in spec.options
            if option.name not in spec.extra.get("unasked", ())
        ],
        setup=setup_of(spec.id),
    )


def rule_texts(spec: GameSpec) -> dict[str, RuleText]:
    """Every entry of a game's rule catalogue by id. OSError or ValueError when the file is missing or torn."""
    return {id_: RuleText(entry.section, entry.text, entry.kind) for id_, entry in catalogue(spec).items()}
