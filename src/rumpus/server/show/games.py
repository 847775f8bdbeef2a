"""The tiles of the lobby, and the rule texts: what the page may know about a game before a table is open."""

from __future__ import annotations

import tomllib
from dataclasses import asdict as as_dict
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import convert
from msgspec.json import Decoder

import rumpus.games
from rumpus.effects.art import ArtWords
from rumpus.kernel.contract.catalogue import catalogue
from rumpus.kernel.contract.options import Option, plain
from rumpus.kernel.contract.spec import GameSpec, all_games, find
from rumpus.kernel.contract.table_form import TableForm, by_number
from rumpus.kernel.match.match import Match
from rumpus.server import protocol
from rumpus.server.table.house import house_clashes, house_options

COMING = Path(rumpus.games.__file__).parent / "coming.toml"
"""The tiles of games to come; a game of the registry with the same id takes its place."""

SEATS = "abcdefgh"
"""The letters of the seats, in the names of options that are about one."""
NO_PART, HOUSE_PART = "More", "Undo and hints"
"""The parts of options that their game puts into none, and of the house's own."""
for _kind in (protocol.SetupFormat, protocol.SetupGroup, protocol.SetupClash, ArtWords):
    # msgspec looks through a type when it is first met, and not safely so in two threads at once: a server whose first
    # two pages asked together ended without a word.
    Decoder(_kind)


def tiles(*, every: bool = False) -> list[protocol.Tile]:
    """The lobby's tiles by shelf: the open tables and those to come. `every`: also installed games without a shelf."""
    shelved = dict(_coming())
    others = []
    for spec in all_games():
        if spec.about.shelf is None:
            others.append(tile_of(spec.id))
        else:
            shelved[spec.id] = spec.about.shelf, tile_of(spec.id)
    found = [tile for _, tile in sorted(shelved.values(), key=lambda place: place[0])]
    return found + others if every else found


@cache
def _coming() -> dict[str, tuple[int, protocol.Tile]]:
    """The shelf and the tile of each game to come."""
    rows = tomllib.loads(COMING.read_text("utf-8")).get("game", [])
    return {row["id"]: (row.pop("shelf"), protocol.Tile(**row, ready=False, cover={})) for row in rows}


def table_setup(match: Match) -> dict[str, Any]:
    """What the page of one table gets once, beside its view (`SetupPage.of_table`)."""
    setup = match.spec.setup
    return {} if setup is None else setup.of_table(match.t)


@cache
def form_of(game: str) -> TableForm:
    """What a game tells of its set-up page."""
    spec = find(game)
    return spec.setup.page() if spec.setup else TableForm(formats=by_number(spec.about.players))


@cache
def setup_of(game: str) -> protocol.SetupTold:
    """The set-up page of a game; of one that tells nothing: a format for each number of players."""
    spec, form = find(game), form_of(game)
    return protocol.SetupTold(
        formats=[convert(one, protocol.SetupFormat, from_attributes=True) for one in form.formats],
        groups=[convert(one, protocol.SetupGroup, from_attributes=True) for one in form.groups],
        common=[protocol.SetupCommon(one.option, list(one.choices.items())) for one in form.common],
        parts=[*form.parts, HOUSE_PART, NO_PART],
        clashes=[
            convert(
                {**as_dict(one), "when": {name: list(values) for name, values in one.when.items()}}, protocol.SetupClash
            )
            for one in (*form.clashes, *house_clashes(spec))
        ],
    )


@cache
def options_of(game: str) -> tuple[protocol.OptionTold, ...]:
    """What may be chosen on the set-up page: the game's options but the unasked ones, and the house's."""
    spec = find(game)
    parts = spec.setup.page().parts if spec.setup else {}
    of_option = {name: title for title, names in parts.items() for name in names}
    told = []
    for option in (*spec.options.listed, *house_options(spec)):
        if option.name not in spec.options.unasked:
            star, seat = starred(option.name)
            own = option in spec.options.listed
            told.append(_told(option, of_option.get(star, NO_PART if own else HOUSE_PART), seat))
    return tuple(told)


def starred(name: str) -> tuple[str, int | None]:
    """An option's name with its seat's letter as a star, and the seat; the name itself and None for the table's."""
    head, _, letter = name.rpartition("_")
    if head and len(letter) == 1 and letter in SEATS:
        return f"{head}_*", SEATS.index(letter)
    return name, None


def _told(option: Option, part: str, seat: int | None) -> protocol.OptionTold:
    """One option for the page."""
    return protocol.OptionTold(
        name=option.name,
        default=option.default,
        choices=list(option.choices) or None,
        lo=None if option.choices else option.lo,
        hi=None if option.choices else option.hi,
        help=option.help,
        rule=option.rule or None,
        title=option.title or plain(option.name),
        says=list(option.says) or [plain(choice) for choice in option.choices],
        part=part,
        seat=seat,
    )


@cache
def told_of(game: str) -> protocol.GameTold:
    """An installed game with its set-up page. GameError where there is none."""
    about = find(game).about
    return protocol.GameTold(
        id=game,
        title=about.title,
        subtitle=about.subtitle,
        tagline=about.tagline,
        players=list(about.players),
        minutes=about.minutes,
        weight=about.weight,
        ready=True,
        cover=convert(form_of(game).cover, ArtWords),
        options=list(options_of(game)),
        setup=setup_of(game),
    )


@cache
def tile_of(game: str) -> protocol.Tile:
    """The tile of an installed game."""
    told = told_of(game)
    return protocol.Tile(**{name: getattr(told, name) for name in protocol.Tile.__struct_fields__})


def rule_texts(spec: GameSpec) -> dict[str, protocol.RuleText]:
    """Every entry of a game's rule catalogue by id. OSError or ValueError when the file is missing or torn."""
    return {id_: protocol.RuleText(entry.section, entry.text, entry.kind) for id_, entry in catalogue(spec).items()}


def encoding(spec: GameSpec, words: str) -> protocol.Encode:
    """How messages of this game become bytes for who has the catalogues with these fingerprints, commas between."""
    known = spec.words.catalogue.fingerprint in words.split(",")
    return protocol.in_codes if known else protocol.in_english
