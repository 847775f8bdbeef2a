"""The words of `rumpus lab`: what each command takes, and what it hands to the lab."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import Any

from rumpus.arguments import natural, points, seconds, seed, workers

GAMES = 100_000
"""Games of a report at most, where none are told."""
MOST_VALUES = 30
"""Of a sweep."""
SECONDS = 35.0
"""The time of a report, where neither games nor seconds are told."""
Add = Callable[..., Any]
Game = Callable[..., None]


def asked(arguments: argparse.Namespace) -> Any:
    """What the commands of the lab have in common. Raises ValueError, OptionError, ContentError."""
    from rumpus.kernel.content import kept
    from rumpus.kernel.spec import find
    from rumpus.lab.report import Asked
    from rumpus.told import spelled

    spec = find(arguments.game)
    options = spec.resolve(spelled(spec, arguments.option))
    content = arguments.content
    if content is not None and spec.content is None:
        raise ValueError(f"--content {content}: {spec.about.title} takes no content of your own")
    spec.records.tables(options, content)
    many = arguments.workers or os.cpu_count() or 1
    return Asked(
        spec,
        options,
        kept(content),
        arguments.bot,
        arguments.seed,
        many,
        arguments.ray,
        arguments.keep,
        arguments.resume,
        content,
    )


def found(arguments: argparse.Namespace) -> Any:
    """The game that is compared: the one that is named, else the one that the first file is for."""
    from rumpus.designed import game_for
    from rumpus.kernel.spec import find

    if not arguments.files:
        if arguments.game is None:
            raise ValueError("lab compare: name content files, or a game with --game")
        return find(arguments.game)
    spec = game_for(arguments.files[0], arguments.game)
    if isinstance(spec, str):
        raise ValueError(f"{arguments.files[0]}: {spec}")  # noqa: TRY004 - it is about what was asked for
    return spec


def pair_of(text: str) -> tuple[str, str]:
    """A name and what it is set to."""
    name, equal, value = text.partition("=")
    if not equal or not name or not value:
        raise argparse.ArgumentTypeError(f"{text!r}: NAME=VALUE is wanted")
    return name, value


def compare(arguments: argparse.Namespace) -> int:
    """What a change does."""
    from dataclasses import replace

    from rumpus.kernel.content import kept
    from rumpus.lab.altered import read_value
    from rumpus.lab.change import changed
    from rumpus.lab.change import compare as told

    files = arguments.files
    if len(files) > 2:
        raise ValueError(f"lab compare: two files at most, not {len(files)}")
    if len(files) == 2 and arguments.set:
        raise ValueError("--set: it changes one file, and there are two")
    if len(files) < 2 and not arguments.set and not files:
        raise ValueError("lab compare: what differs? name two content files, or a change with --set")
    arguments.game = found(arguments).id
    arguments.content = files[0] if files else None
    first = asked(arguments)
    sets = [(name, read_value(value)) for name, value in arguments.set or ()]
    if len(files) == 2:
        arguments.content = files[1]
        before, after, names = first, asked(arguments), (files[0], files[1])
    elif sets:
        before, after = first, changed(first, sets)
        names = ("as it is", ", ".join(f"{name}={value}" for name, value in sets))
    else:
        before, after, names = (
            replace(first, content=None),
            replace(first, content=kept(files[0])),
            ("without", files[0]),
        )
    return told(
        before,
        after,
        names=names,
        games=arguments.games or GAMES,
        seconds=arguments.seconds or (None if arguments.games else SECONDS),
        margin=arguments.margin / 100,
        about=tuple(arguments.about or ()),
        as_json=arguments.json,
    )


def sweep(arguments: argparse.Namespace) -> int:
    """What a number does at several values."""
    from rumpus.lab.altered import read_value
    from rumpus.lab.change import sweep as told

    name, listed = arguments.set
    values = [read_value(value) for value in spelled_out(listed)]
    if len(values) < 2:
        raise ValueError(f"--set {name}={listed}: two values at least are wanted, as 1..5 or 1,2,4")
    return told(
        asked(arguments),
        name,
        values,
        games=arguments.games or GAMES,
        seconds=arguments.seconds or (None if arguments.games else SECONDS),
        about=tuple(arguments.about or ()),
        as_json=arguments.json,
    )


def watch(arguments: argparse.Namespace) -> int:
    """What became of saved games."""
    from rumpus.lab.watch import watch as told

    return told(
        arguments.places,
        arguments.content,
        workers=arguments.workers or os.cpu_count() or 1,
        against=arguments.against,
        write=arguments.write,
        as_json=arguments.json,
        every=arguments.all,
    )


def spelled_out(text: str) -> list[str]:
    """The values of `1..5` or `1,2,4`."""
    low, dots, high = text.partition("..")
    if dots and low.lstrip("-").isdecimal() and high.lstrip("-").isdecimal():
        if not 0 < int(high) - int(low) < MOST_VALUES:
            raise ValueError(f"--set ...={text}: 2 to {MOST_VALUES} values are wanted, the lower first")
        return [str(value) for value in range(int(low), int(high) + 1)]
    return text.split(",")


def balance(arguments: argparse.Namespace) -> int:
    """A report on a game's balance."""
    from rumpus.lab.report import balance as told

    return told(
        asked(arguments),
        games=arguments.games or GAMES,
        seconds=arguments.seconds or (None if arguments.games else SECONDS),
        as_json=arguments.json,
        every=arguments.all,
        html=arguments.html,
        csv=arguments.csv,
        parquet=arguments.parquet,
    )


def words(commands: Any, add: Add, game: Game, kind: type[argparse.ArgumentParser]) -> None:
    """Adds `lab` and its commands."""
    one = commands.add_parser("lab", help="balance, changes, archives: what designers ask", description="The lab.")
    inner = one.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=kind)
    one = add(
        inner,
        "balance",
        balance,
        "play a game many times and say what stands out",
        "lab balance GAME; lab balance GAME --html report.html; lab balance GAME --content mine.toml --seconds 20; "
        "lab balance GAME --games 1e5 --keep run.jsonl; lab balance GAME --keep run.jsonl --resume --games 1e6",
    )
    game(one)
    common(one)
    one.add_argument("--games", type=natural, metavar="N", help="of the bot, and of random play")
    one.add_argument("--seconds", type=seconds, metavar="S", help="at most (default: 35, where no --games are told)")
    one.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    one.add_argument("--all", action="store_true", help="all rows of the tables")
    one.add_argument("--html", metavar="FILE", help="one page with charts, in which every number opens a game")
    one.add_argument("--csv", metavar="FILE", help="every number as a line")
    one.add_argument("--parquet", metavar="FILE", help="the same as a Parquet table")
    changes(inner, add, game)
    archive(inner, add)


def changes(inner: Any, add: Add, game: Game) -> None:
    """Compare and sweep."""
    one = add(
        inner,
        "compare",
        compare,
        "play the same games before and after a change and say what moved",
        "lab compare old.toml new.toml; lab compare mine.toml --set face.hammer.value=4 -o cards=house; "
        "lab compare --game GAME --set hand=4; lab compare old.toml new.toml --about Nix --margin 1",
    )
    one.add_argument("files", nargs="*", metavar="FILE", help="content files: before and after")
    one.add_argument("--game", help="the game (default: the one that the file is for)")
    one.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    one.add_argument(
        "--set", action="append", type=pair_of, metavar="PATH=VALUE", help="an option, or a number of a card"
    )
    told = "a difference within so many points is none (default: 2)"
    one.add_argument("--margin", type=points, default=2.0, metavar="POINTS", help=told)
    many(one)
    one = add(
        inner,
        "sweep",
        sweep,
        "play the same games at several values of a number",
        "lab sweep GAME --set hand=2..4; lab sweep GAME --content mine.toml --set face.hammer.show.0.n=1,2,3",
    )
    game(one)
    one.add_argument("--set", required=True, type=pair_of, metavar="PATH=VALUES", help="as 1..5, or 1,2,4")
    many(one)


def archive(inner: Any, add: Add) -> None:
    """Watch."""
    one = add(
        inner,
        "watch",
        watch,
        "which saved games still replay after a change, and which decisions are no longer legal",
        "lab watch games/; lab watch games/ --write before.json; lab watch games/ --against before.json",
    )
    one.add_argument("places", nargs="+", metavar="FOLDER", help="folders, or save files")
    one.add_argument("--content", metavar="FILE", help="the content file they are played with")
    one.add_argument("--write", metavar="FILE", help="write down what became of each")
    one.add_argument("--against", metavar="FILE", help="what had become of them: fail only for those that replayed")
    one.add_argument("--workers", type=workers, metavar="N", help="processes (default: one a core)")
    one.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    one.add_argument("--all", action="store_true", help="list all that fail")


def many(one: Any) -> None:
    """How long, about what, and who plays."""
    common(one)
    one.add_argument("--about", action="append", metavar="NAME", help="a piece or a card that is waited for")
    one.add_argument("--games", type=natural, metavar="N", help="on each side at most")
    one.add_argument("--seconds", type=seconds, metavar="S", help="at most (default: 35, where no --games are told)")
    one.add_argument("--json", action="store_true", help="print one JSON object instead of tables")


def common(one: Any) -> None:
    """The arguments of every command that plays."""
    one.add_argument("--bot", metavar="LEVEL", help="who plays (default: the game's best cheap bot)")
    running(one)


def running(one: Any) -> None:
    """From which seed, by how many, and what is kept of a long run."""
    one.add_argument("--seed", type=seed, default=1, help="the master seed (default: 1): same seed, same games")
    one.add_argument("--workers", type=workers, metavar="N", help="processes (default: one a core)")
    one.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (extra `ray`)")
    one.add_argument("--keep", metavar="FILE", help="write down what is done, so that nothing is lost")
    one.add_argument("--resume", action="store_true", help="go on with the file of --keep")
