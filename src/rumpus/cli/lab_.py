"""`rumpus lab`: balance, changes, archives; what each command takes, and what it hands to the lab."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from rumpus.cli import shared
from rumpus.cli.arguments import natural, points, seconds

if TYPE_CHECKING:
    from rumpus.kernel.contract.spec import GameSpec
    from rumpus.lab.report import Asked

GAMES: Final = 100_000
"""Games of a report at most, where none are told."""
MOST_VALUES: Final = 30
"""Of a sweep."""
SECONDS: Final = 35.0
"""The time of a report, where neither games nor seconds are told."""

command = shared.group("lab")


def pair_of(text: str) -> tuple[str, str]:
    """A name and what it is set to."""
    name, equal, value = text.partition("=")
    if not equal or not name or not value:
        raise ValueError(f"{text!r}: use NAME=VALUE")
    return name, value


_common = shared.all_of(
    shared.option("--bot", metavar="LEVEL", help="who plays (default: the game's best quick bot)"), shared.running
)
_at_most = shared.option(
    "--seconds", read=seconds, metavar="S", help="stop after this long (default: 35, without --games)"
)
_changes = shared.all_of(
    _common,
    shared.option("--about", multiple=True, metavar="NAME", help="a piece or a card to wait for"),
    shared.option("--games", read=natural, metavar="N", help="games on each side, at most"),
    _at_most,
    shared.as_json,
)
_all = shared.option("--all", "every", is_flag=True, help="show every row")


# ---------------------------------------------------------------- a game as it is
@shared.command(
    "balance",
    "lab balance GAME",
    "lab balance GAME --html report.html",
    "lab balance GAME --content mine.toml --seconds 20",
    "lab balance GAME --games 1e5 --keep run.jsonl",
    "lab balance GAME --keep run.jsonl --resume --games 1e6",
    line="play a game many times and say what stands out",
    of=command,
)
@shared.table
@_common
@shared.option("--games", read=natural, metavar="N", help="games of the bot, and of random play")
@_at_most
@shared.as_json
@_all
@shared.option("--html", metavar="FILE", help="one page with charts; every number opens a game")
@shared.option("--csv", metavar="FILE", help="every number, a line each")
@shared.option("--parquet", metavar="FILE", help="the same as a Parquet table")
def balance(
    games: int | None,
    seconds: float | None,
    as_json: bool,
    every: bool,
    html: str | None,
    csv: str | None,
    parquet: str | None,
    **table: Any,
) -> int:
    """A report on a game's balance."""
    from rumpus.lab.report import balance

    told = asked(**table)
    limits = how_long(games, seconds)
    return balance(told, as_json=as_json, every=every, html=html, csv=csv, parquet=parquet, **limits)


# ---------------------------------------------------------------- what a change does
@shared.command(
    "compare",
    "lab compare old.toml new.toml",
    "lab compare mine.toml --set face.hammer.value=4 -o cards=house",
    "lab compare --game GAME --set hand=4",
    "lab compare old.toml new.toml --about Nix --margin 1",
    line="play the same games before and after a change and say what moved",
    of=command,
)
@click.argument("files", nargs=-1, metavar="[FILE] [FILE]", help="content files: before and after")
@shared.option("--game", help="the game (default: the one that the file is for)")
@shared.options
@shared.option(
    "--set",
    "sets",
    read=pair_of,
    multiple=True,
    metavar="PATH=VALUE",
    help="an option, or a number on a card",
)
@shared.option(
    "--margin",
    read=points,
    default=2.0,
    metavar="POINTS",
    help="differences up to this many points don't count (default: 2)",
)
@_changes
def compare(
    files: Sequence[str],
    game: str | None,
    sets: Sequence[tuple[str, str]],
    margin: float,
    about: Sequence[str],
    games: int | None,
    seconds: float | None,
    as_json: bool,
    **table: Any,
) -> int:
    """What a change does: of two files, of one and what is set, of one against none."""
    from rumpus.lab.change import compare

    before, after, names = _sides(files, game, sets, table)
    return compare(
        before,
        after,
        names=names,
        margin=margin / 100,
        about=tuple(about),
        as_json=as_json,
        **how_long(games, seconds),
    )


def _sides(
    files: Sequence[str], game: str | None, sets: Sequence[tuple[str, str]], table: dict[str, Any]
) -> tuple[Asked, Asked, tuple[str, str]]:
    """What is compared with what, and what each is called."""
    from dataclasses import replace

    from rumpus.kernel.contract.content import kept
    from rumpus.lab.altered import read_value
    from rumpus.lab.change import changed

    if len(files) > 2:
        raise ValueError(f"lab compare: give up to 2 files, not {len(files)}")
    if len(files) == 2 and sets:
        raise ValueError("--set changes 1 file, and you gave 2")
    if not sets and not files:
        raise ValueError("lab compare: what changes? give 2 files, or a change with --set")
    name = compared(files, game).id
    first = asked(name, content=files[0] if files else None, **table)
    if len(files) == 2:
        return first, asked(name, content=files[1], **table), (files[0], files[1])
    if sets:
        said = ", ".join(f"{name}={value}" for name, value in sets)
        return first, changed(first, [(name, read_value(value)) for name, value in sets]), ("as it is", said)
    return replace(first, content=None), replace(first, content=kept(files[0])), ("without", files[0])


@shared.command(
    "sweep",
    "lab sweep GAME --set hand=2..4",
    "lab sweep GAME --content mine.toml --set face.hammer.show.0.n=1,2,3",
    line="play the same games at several values of a number",
    of=command,
)
@shared.table
@shared.option("--set", "swept", required=True, read=pair_of, metavar="PATH=VALUES", help="as 1..5, or 1,2,4")
@_changes
def sweep(
    swept: tuple[str, str],
    about: Sequence[str],
    games: int | None,
    seconds: float | None,
    as_json: bool,
    **table: Any,
) -> int:
    """What a number does at several values."""
    from rumpus.lab.altered import read_value
    from rumpus.lab.change import sweep

    name, listed = swept
    values = [read_value(value) for value in spelled_out(listed)]
    if len(values) < 2:
        raise ValueError(f"--set {name}={listed}: give 2 values or more, as 1..5 or 1,2,4")
    return sweep(asked(**table), name, values, about=tuple(about), as_json=as_json, **how_long(games, seconds))


# ---------------------------------------------------------------- archives
@shared.command(
    "watch",
    "lab watch games/",
    "lab watch games/ --write before.json",
    "lab watch games/ --against before.json",
    line="say which saved games still replay after a change, and where they break",
    of=command,
)
@click.argument("places", nargs=-1, required=True, metavar="FOLDER...", help="folders or save files")
@shared.option("--content", metavar="FILE", help="the file with the cards they are played with")
@shared.option("--write", metavar="FILE", help="write down what became of each")
@shared.option("--against", metavar="FILE", help="what became of them before: fail only for those that replayed")
@shared.processes
@shared.as_json
@_all
def watch(places: Sequence[str], content: str | None, workers: int | None, **more: Any) -> int:
    """What became of saved games, in folders and files."""
    from rumpus.lab.watch import watch

    return watch(list(places), content, workers=workers or os.cpu_count() or 1, **more)


# ---------------------------------------------------------------- what they have in common
def asked(
    game: str,
    option: Sequence[str],
    content: str | None,
    seed: int,
    workers: int | None,
    bot: str | None = None,
    **kept_where: Any,
) -> Asked:
    """Who plays what, by how many. Raises ValueError, OptionError, ContentError."""
    from rumpus.kernel.contract.content import kept
    from rumpus.lab.report import Asked

    spec, options = shared.found(game, option)
    shared.tables_of(spec, options, content)
    many = workers or os.cpu_count() or 1
    return Asked(spec, options, kept(content), bot, seed, many, **kept_where, file=content)


def how_long(games: int | None, seconds: float | None) -> dict[str, Any]:
    """How many games, in which time: the usual time where nothing is told."""
    return {"games": games or GAMES, "seconds": seconds or (None if games else SECONDS)}


def compared(files: Sequence[str], game: str | None) -> GameSpec:
    """The game that is compared: the one that is named, else the one that the first file is for."""
    from rumpus.cli.own_content import game_for
    from rumpus.kernel.contract.spec import find

    if not files:
        if game is None:
            raise ValueError("lab compare: give content files, or a game with --game")
        return find(game)
    spec = game_for(files[0], game)
    if isinstance(spec, str):
        raise ValueError(f"{files[0]}: {spec}")  # noqa: TRY004 - it is about what was asked for
    return spec


def spelled_out(text: str) -> list[str]:
    """The values of `1..5` or `1,2,4`."""
    low, dots, high = text.partition("..")
    if dots and low.lstrip("-").isdecimal() and high.lstrip("-").isdecimal():
        if not 0 < int(high) - int(low) < MOST_VALUES:
            raise ValueError(f"--set ...={text}: 2 to {MOST_VALUES} values, the lower first")
        return [str(value) for value in range(int(low), int(high) + 1)]
    return text.split(",")
