"""The command line whole: its commands, and how a fault ends one.

Exit status: 0 all well; 1 a check failed (a scenario, a save, content); 2 wrong usage or input. Results go to standard
output, progress and errors to standard error; an error is one line.
"""

from __future__ import annotations

import io
import os
import signal
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Final

import click
from click.shell_completion import CompletionItem, shell_complete

from rumpus.cli.arguments import complain, one_line, said_of, say_no_more

COMMANDS: Final = {
    "play": "open a table and play",
    "serve": "run the server",
    "backup": "save every table to one file; the server can stay up",
    "restore": "load a backup into a store no server is using",
    "new": "start a new game of your own",
    "try": "run scenario files",
    "replay": "read a saved game in words",
    "verify": "check a save: its deal, options, content and every decision",
    "content": "check your own cards",
    "deck": "check your own deck",
    "sim": "play many games, random or bots, and count the results",
    "lab": "for designers: balance, changes, saved games",
    "perft": "count the tree of legal actions",
    "schema": "explain an observation row: each number, its range, who knows it",
    "compile": "compile a game's rules now",
    "generate": "write the rules files that come from a game's tables",
    "envs": "check a game's environments",
    "ladder": "rate a game's fixed opponents against each other",
    "completion": "complete commands, options and games in your shell",
}
"""Every command with its line, in the order of the help; its file is `<command>_.py`, and the file's `command` it."""
TERMINATED: Final = 128 + signal.SIGTERM
"""The exit status of a server that was told to end."""
INTERRUPTED: Final = 128 + signal.SIGINT
"""The exit status after Ctrl-C."""
COMPLETE: Final = "_RUMPUS_COMPLETE"
"""What a shell sets when it asks how a line may go on."""
HOME = Path(__file__).resolve().parent.parent


class Root(click.Group):
    """`rumpus`: no file of a command is read to list them."""

    def list_commands(self, _context: click.Context) -> list[str]:
        """Their names, as the help lists them."""
        return list(COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        """The command of this name."""
        if name not in COMMANDS:
            return None
        found: click.Command = import_module(f"rumpus.cli.{name}_").command
        return found

    def format_commands(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        """Each with its line."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def shell_complete(self, context: click.Context, incomplete: str) -> list[CompletionItem]:
        """How a line that names no command yet may go on."""
        named = [CompletionItem(name, help=line) for name, line in COMMANDS.items() if name.startswith(incomplete)]
        return named + click.Command.shell_complete(self, context, incomplete)


@click.group(
    cls=Root,
    no_args_is_help=False,
    epilog="`rumpus COMMAND --help` shows examples. Exit status: 0 all well, 1 a check failed, 2 wrong input.",
)
@click.version_option(version("rumpus"), message="rumpus %(version)s")
def root() -> None:
    """Tabletop brawls at one table: play them, simulate them, check them."""


def main(told: Sequence[str] | None = None) -> int:
    """Runs one command; its exit status. `told` is sys.argv[1:] by default."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a file may have a name that no terminal can show
    try:
        status = _run(sys.argv[1:] if told is None else told)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        say_no_more()
        return 0
    except click.UsageError as fault:
        path = "rumpus" if fault.ctx is None else fault.ctx.command_path
        said = one_line(fault.format_message()).rstrip(".")
        complain(f"{path}: {said} (see `{path} --help`)")
        return 2
    except Exception as fault:
        if not told_to_people(fault):
            raise
        complain(f"rumpus: {one_line(said_of(fault))}")
        if isinstance(fault, OSError):
            say_no_more()
        return 2
    return status


def _run(told: Sequence[str]) -> int:
    """Reads and runs one command; or tells a shell how a line may go on."""
    if COMPLETE in os.environ:
        return shell_complete(root, {}, "rumpus", COMPLETE, os.environ[COMPLETE])
    odd = next((word for word in told if "\0" in word), None)
    if odd is not None:
        raise ValueError(f"{odd!r}: that can't be a name")
    try:
        with root.make_context("rumpus", list(told)) as context:
            return int(root.invoke(context))
    except click.exceptions.Exit as left:
        return left.exit_code


def told_to_people(fault: Exception) -> bool:
    """Whether an error is about what was asked for, and not a fault of ours: games, files, and values that our own code
    has refused. A ValueError from Python or a library says that we looked too late.
    """
    from rumpus.kernel.contract.errors import GameError

    if isinstance(fault, GameError | OSError):
        return True
    last = traceback.extract_tb(fault.__traceback__)[-1:]
    return isinstance(fault, ValueError) and bool(last) and Path(last[0].filename).is_relative_to(HOME)
