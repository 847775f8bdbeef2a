"""What commands are made of, beyond what Click has: examples below the help, options that take several words, values
that a function reads; and the options that several commands take.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from rumpus.cli.arguments import seed, workers
from rumpus.cli.root import COMMANDS
from rumpus.kernel.contract.installed import list_games

if TYPE_CHECKING:
    from rumpus.kernel.contract.options import Options
    from rumpus.kernel.contract.spec import GameSpec

F = TypeVar("F", bound=Callable[..., Any])
Decorator = Callable[[F], F]


class Word(click.ParamType[Any]):
    """What a word stands for: a function reads it, and its ValueError is the refusal."""

    name = "word"

    def __init__(self, read: Callable[[str], Any]) -> None:
        self.read = read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The word read; a default as it is."""
        try:
            return self.read(value) if isinstance(value, str) else value
        except ValueError as fault:
            self.fail(str(fault), param, ctx)


def _games(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The games whose ids begin so."""
    return [CompletionItem(name) for name in list_games() if name.startswith(incomplete)]


class Several(click.Option):
    """An option that takes all words up to the next one: `--bots hard medium`."""


class Command(click.Command):
    """A command with examples."""

    def __init__(self, name: str, examples: Sequence[str] = (), **named: Any) -> None:
        super().__init__(name, **named)
        self.examples = examples

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Reads the words, those of options that take several one by one."""
        several = {name for one in self.params if isinstance(one, Several) for name in one.opts}
        return super().parse_args(ctx, list(_one_by_one(args, several)))

    def format_epilog(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The examples, below everything."""
        formatter.write("\nexamples:\n" + "".join(f"  rumpus {example}\n" for example in self.examples))


def _one_by_one(words: Sequence[str], several: Collection[str]) -> Iterator[str]:
    """`--bots hard medium` as `--bots hard --bots medium`."""
    option, first = "", False
    for text in words:
        if text.startswith("-") and not first:
            option, first = (text, True) if text in several else ("", False)
        elif option and not first:
            yield option
        else:
            first = False
        yield text


def command(name: str, *examples: str, line: str = "", of: click.Group | None = None) -> Callable[..., click.Command]:
    """Makes a function a command of the root, or `of` a group, where it needs its own line."""
    said = line or COMMANDS[name]
    help_ = f"{said[0].upper()}{said[1:]}."
    where = click if of is None else of
    return where.command(name, cls=Command, examples=examples, help=help_, short_help=said)


def group(name: str) -> click.Group:
    """A command of the root that has commands of its own."""
    said = COMMANDS[name]
    return click.Group(name, help=f"{said[0].upper()}{said[1:]}.", no_args_is_help=False)


def option(*names: str, read: Callable[[str], Any] | None = None, **named: Any) -> Decorator[Any]:
    """An option, whose value a function may read."""
    return click.option(*names, type=named.pop("type", None) if read is None else Word(read), **named)


def all_of(*parts: Decorator[Any]) -> Decorator[Any]:
    """Several options as one."""

    def add(function: F) -> F:
        for part in reversed(parts):
            function = part(function)
        return function

    return add


# ---------------------------------------------------------------- what several commands take
_WHICH = f"which game: {', '.join(list_games())}"
game = click.argument("game", metavar="GAME", help=_WHICH, shell_complete=_games)
options = option("-o", "--option", multiple=True, metavar="NAME=VALUE", help="a table option")
content = option("--content", metavar="FILE", help="a TOML file with your own cards")
played_with = option("--content", metavar="FILE", help="the file with the cards it was played with")
table = all_of(game, options, content)
any_table = all_of(
    click.argument(
        "game",
        required=False,
        metavar="[GAME]",
        help=f"{_WHICH} (default: the first in the lobby)",
        shell_complete=_games,
    ),
    options,
    content,
)
as_json = option("--json", "as_json", is_flag=True, help="print one JSON object instead of tables")
processes = option("--workers", read=workers, metavar="N", help="processes (default: one a core)")
master_seed = option("--seed", read=seed, default=1, help="the master seed (default: 1): same seed, same games")
running = all_of(
    master_seed,
    processes,
    option("--ray", metavar="ADDRESS", help="play on a Ray cluster (extra `ray`)"),
    option("--keep", metavar="FILE", help="write down what is done, so nothing is lost"),
    option("--resume", is_flag=True, help="go on from the --keep file"),
)


# ---------------------------------------------------------------- what several commands do
def found(game: str | None, option: Sequence[str]) -> tuple[GameSpec, Options]:
    """The game, the first of the lobby for None, and its resolved options. Raises GameError and OptionError, each one
    sentence.
    """
    from rumpus.cli.options import spelled
    from rumpus.kernel.contract.spec import find, first_game

    spec = first_game() if game is None else find(game)
    return spec, spec.resolve(spelled(spec, option))


def tables_of(spec: GameSpec, options: Options, content: str | None) -> Any:
    """The read-only tables. Raises ContentError, one sentence; ValueError for content of a game that takes none."""
    if content is not None and spec.content is None:
        raise ValueError(f"--content {content}: {spec.about.title} takes no cards of your own")
    if content is not None and (not content or "\n" in content):
        raise ValueError(f"--content {content!r}: give the name of a file")
    return spec.records.tables(options, content)


def plain_is_enough() -> None:
    """One game needs no compiler: the kernel runs plain here, unless it is loaded or RUMPUS_PLAIN says otherwise.

    Processes started later are not told.
    """
    if "RUMPUS_PLAIN" in os.environ:
        return
    os.environ["RUMPUS_PLAIN"] = "1"
    try:
        importlib.import_module("rumpus.kernel.records.runtime")  # reads the environment, once
    finally:
        del os.environ["RUMPUS_PLAIN"]


def printed(told: tuple[Sequence[str], bool]) -> int:
    """Prints lines; the exit status, by whether all is well."""
    lines, sound = told
    print("\n".join(lines))
    return 0 if sound else 1
