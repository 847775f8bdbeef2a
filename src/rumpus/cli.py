"""The command `rumpus`: play, serve, new, try, sim, lab, perft, replay, verify, schema, content check, deck check, envs
check, ladder, compile.

Exit status: 0 all well; 1 a check failed (a scenario, a save, content); 2 wrong usage or input. Results go to standard
output, progress and errors to standard error; an error is one line.
"""

# house: long because the words of every command stand in one place
from __future__ import annotations

import argparse
import importlib
import io
import os
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from rumpus import lab_words
from rumpus.arguments import (
    complain,
    decisions,
    depth,
    natural,
    one_line,
    places,
    port,
    proxy,
    said_of,
    say_no_more,
    seconds,
    seed,
    word,
    workers,
)
from rumpus.kernel.installed import list_games

if TYPE_CHECKING:
    from rumpus.kernel.spec import GameSpec, Options

WHO = ("me", "friend", "easy", "medium", "hard", "greedy", "random")
"""Who may sit at a seat: I, whoever has the link, or a bot."""
TERMINATED = 128 + signal.SIGTERM
"""The exit status of a server that was told to end."""
INTERRUPTED = 128 + signal.SIGINT
"""The exit status after Ctrl-C."""
HOME = Path(__file__).resolve().parent
Handler = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Says what is wrong and where help is; exit status 2."""
        complain(f"{self.prog}: {one_line(message)} (see `{self.prog} --help`)")
        raise SystemExit(2)


# ---------------------------------------------------------------- what several commands share
def found(arguments: argparse.Namespace) -> tuple[GameSpec, Options]:
    """The game and its resolved options. Raises GameError and OptionError, each one sentence."""
    from rumpus.kernel.spec import find, first_game
    from rumpus.told import spelled

    spec = first_game() if arguments.game is None else find(arguments.game)
    return spec, spec.resolve(spelled(spec, arguments.option))


def tables_of(spec: GameSpec, options: Options, content: str | None) -> Any:
    """The read-only tables. Raises ContentError, one sentence; ValueError for content of a game that takes none."""
    if content is not None and spec.content is None:
        raise ValueError(f"--content {content}: {spec.about.title} takes no content of your own")
    if content is not None and (not content or "\n" in content):
        raise ValueError(f"--content {content!r}: the name of a file is wanted")
    return spec.records.tables(options, content)


def plain_is_enough() -> None:
    """One game needs no compiler: the kernel runs plain here, unless it is loaded or RUMPUS_PLAIN says otherwise.

    Processes started later are not told.
    """
    if "RUMPUS_PLAIN" in os.environ:
        return
    os.environ["RUMPUS_PLAIN"] = "1"
    try:
        importlib.import_module("rumpus.kernel.runtime")  # reads the environment, once
    finally:
        del os.environ["RUMPUS_PLAIN"]


# ---------------------------------------------------------------- play and serve
def play(arguments: argparse.Namespace) -> int:
    """A table at once: in the browser, or in this terminal with --text."""
    thinkers = arguments.text and {"easy", "medium", "hard", None} & {*(arguments.seat or [None])}
    if not thinkers:
        plain_is_enough()
    spec, options = found(arguments)
    tables_of(spec, options, arguments.content)
    wanted = arguments.seat or ["me"]
    seats = spec.options.seats(options)
    wanted += ["medium"] * (seats - len(wanted))
    if len(wanted) != seats:
        raise ValueError(f"--seat: {spec.about.title} has {seats} seats with these options, not {len(wanted)}")
    if arguments.text:
        from rumpus.lab.show import compiled
        from rumpus.terminal import play_in_terminal

        if thinkers:
            compiled(spec, bots=True)
        return play_in_terminal(spec, options, wanted, arguments.seed, arguments.content)
    from rumpus.server.first import first_table
    from rumpus.told import spelled

    given = {name: options[name] for name in spelled(spec, arguments.option)}

    def path() -> str:  # written when the data is this server's alone
        table = first_table(arguments.data, spec, given, wanted, arguments.seed, arguments.content)
        return f"/#/table/{table}"

    return run_server(arguments, open_browser=not arguments.no_browser, path=path)


def serve(arguments: argparse.Namespace) -> int:
    """The server, until it is interrupted."""
    from rumpus.server.limits import Limits

    limits = Limits(arguments.connections, arguments.tables, arguments.patience)
    return run_server(arguments, open_browser=arguments.open, proxies=arguments.proxy, limits=limits)


def run_server(arguments: argparse.Namespace, **more: Any) -> int:
    """Serves until interrupted; `more` as in the server's `serve`. Raises ServeError, one sentence, when it cannot
    start.
    """
    from rumpus.server.main import ServeError
    from rumpus.server.main import serve as run

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))  # else it dies of it, and leaves things behind
    try:
        run(arguments.host, arguments.port, arguments.data, hosts=arguments.name, **more)
    except ServeError as fault:
        raise ValueError(str(fault)) from fault
    return 0


# ---------------------------------------------------------------- checks
def try_files(arguments: argparse.Namespace) -> int:
    """Scenario files; of each case that differs the first difference, or all with log and position."""
    plain_is_enough()
    from rumpus.tried import tried

    failed = 0
    for path in arguments.files:
        ok, lines = tried(path, verbose=arguments.verbose)
        failed += not ok
        print("\n".join(lines))
    return 1 if failed else 0


def verify(arguments: argparse.Namespace) -> int:
    """A save file, dealt again from its seed or secret, every decision checked."""
    plain_is_enough()
    from rumpus.records import verified

    ok, words = verified(arguments.file, arguments.hash, arguments.content)
    print(f"{arguments.file}: {one_line(words)}")
    return 0 if ok else 1


def replay(arguments: argparse.Namespace) -> int:
    """A save file in words, as far as asked, and the position there."""
    plain_is_enough()
    from rumpus.records import replayed

    for line in replayed(arguments.file, arguments.to, arguments.seat, arguments.content):
        print(line)
    return 0


def content_check(arguments: argparse.Namespace) -> int:
    """A content file: each fault with file, path and reason; what is unusual but allowed is a warning."""
    plain_is_enough()
    from rumpus.designed import checked

    lines, sound = checked(arguments.file, arguments.game)
    print("\n".join(lines))
    return 0 if sound else 1


def content_show(arguments: argparse.Namespace) -> int:
    """The cards of a content file as players read them."""
    plain_is_enough()
    from rumpus.designed import shown

    lines, sound = shown(arguments.file, arguments.game)
    print("\n".join(lines))
    return 0 if sound else 1


def deck_check(arguments: argparse.Namespace) -> int:
    """A deck's text: each fault with file, line and reason."""
    plain_is_enough()
    from rumpus.own_decks import checked

    lines, sound = checked(arguments.file, arguments.game, arguments.option, arguments.content)
    print("\n".join(lines))
    return 0 if sound else 1


def deck_show(arguments: argparse.Namespace) -> int:
    """A deck in words, with its code."""
    plain_is_enough()
    from rumpus.own_decks import shown

    lines, sound = shown(arguments.deck, arguments.game, arguments.option, arguments.content)
    print("\n".join(lines))
    return 0 if sound else 1


# ---------------------------------------------------------------- a game of one's own
def new(arguments: argparse.Namespace) -> int:
    """The skeleton of a new game, and what to do next."""
    from rumpus.new_game import lay

    folder = lay(arguments.name, arguments.into)
    print(f"{folder}: laid. It plays already:")
    print(f"  pip install -e {folder}")
    print(f"  rumpus play {arguments.name} --text --seat me --seat easy")
    print(f"  rumpus try {folder / 'tests' / 'scenes' / 'first.toml'}")
    print(f"{folder / 'README.md'} says what to change first.")
    return 0


# ---------------------------------------------------------------- the compiled loops
def compile_game(arguments: argparse.Namespace) -> int:
    """The machine code of a game's rules and search, kept on disk."""
    from rumpus.kernel.spec import find
    from rumpus.lab.show import compiled

    seconds = compiled(find(arguments.game), bots=True, race=True, counted=True)
    print(f"{arguments.game}: ready" if seconds < 1 else f"{arguments.game}: compiled in {seconds:.1f} s")
    return 0


def sim(arguments: argparse.Namespace) -> int:
    """Random games, or games of bots, counted."""
    from rumpus.lab.sim import Plan
    from rumpus.lab.simulated import simulated

    spec, options = found(arguments)
    tables_of(spec, options, arguments.content)
    told, bots = tuple(sorted(options.items())), tuple(arguments.bots or ())
    return simulated(
        Plan(spec.id, told, arguments.content, bots, arguments.check),
        games=arguments.games,
        seed=arguments.seed,
        workers=arguments.workers or os.cpu_count() or 1,
        as_json=arguments.json,
        matrix=arguments.matrix,
    )


def perft(arguments: argparse.Namespace) -> int:
    """Counts of the legal tree, one line a depth."""
    from rumpus.kernel.content import text_of
    from rumpus.lab.perft import perft as counted
    from rumpus.lab.perft import start
    from rumpus.lab.show import compiled

    spec, options = found(arguments)
    if arguments.scene is not None:
        scene = text_of(Path(arguments.scene))
        if not scene.strip():
            raise ValueError(f"{arguments.scene}: there is no scene in it")
        tables, state = spec.scenes.read(scene, options)
    else:
        tables = tables_of(spec, options, arguments.content)
        compiled(spec)
        state = start(spec, tables, arguments.seed)
    print(f"{'depth':>5} {'positions':>14} {'over before':>12}  hash")
    for level in range(arguments.depth + 1):
        count = counted(spec, tables, state, level)
        print(f"{level:>5} {count.leaves:>14,} {count.over:>12,}  {count.hash}", flush=True)
    return 0


def schema(arguments: argparse.Namespace) -> int:
    """What each number of an observation row means. Raises ValueError for a game that does not say it."""
    import json

    from rich.console import Console

    from rumpus.kernel.spec import find
    from rumpus.lab.schema import as_json, as_table

    spec = find(arguments.game)
    if not spec.sight.row:
        raise ValueError(f"{spec.id} does not say what its observation rows mean (Sight.row)")
    if arguments.json:
        print(json.dumps(as_json(spec), indent=1))
    else:
        console = Console()
        Console(width=max(console.width, 110)).print(as_table(spec))
    return 0


def envs_check(arguments: argparse.Namespace) -> int:
    """Whether the environments of a game keep what they promise."""
    try:
        from rumpus.envs import check
    except ModuleNotFoundError as gone:
        raise ValueError(f"envs: {gone.name} is not installed; the extra `envs` of rumpus brings it") from gone

    spec, options = found(arguments)
    tables_of(spec, options, arguments.content)
    table, bad = check.Table(spec.id, options, arguments.content), 0
    for name, run in check.CHECKS.items():
        wrong = run(table)
        left = isinstance(wrong, check.Left)
        bad += bool(wrong) and not left
        grade = "left   " if left else "FAILED " if wrong else "ok     "
        print(f"{grade} {name}{wrong and ': '}{wrong}", flush=True)
    return 1 if bad else 0


def ladder(arguments: argparse.Namespace) -> int:
    """The fixed opponents of a game with their ratings. Raises ValueError for levels that do not play."""
    from rumpus.lab.climb import ladder as told

    arguments.bot = None
    return told(lab_words.asked(arguments), arguments.levels, arguments.games, as_data=arguments.json)


# ---------------------------------------------------------------- the words of the command line
def _add(commands: Any, name: str, handler: Handler, line: str, examples: str) -> Parser:
    """A command with its help line and examples."""
    made: Parser = commands.add_parser(
        name,
        help=line,
        description=f"{line[0].upper()}{line[1:]}.",
        epilog="examples:\n" + "\n".join(f"  rumpus {example}" for example in examples.split("; ")),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.set_defaults(run=handler)
    return made


def _game(parser: Parser, *, wanted: bool = True) -> None:
    """The arguments that choose a game and its table; not `wanted`: the first of the lobby, where none is told."""
    which = f"which game: {', '.join(list_games())}"
    if wanted:
        parser.add_argument("game", metavar="GAME", help=which)
    else:
        parser.add_argument("game", nargs="?", metavar="GAME", help=f"{which} (default: the first of the lobby)")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument("--content", metavar="FILE", help="a TOML file with content of your own")


def _address(parser: Parser) -> None:
    """The arguments of whatever starts a server."""
    parser.add_argument(
        "--host", type=word, default="127.0.0.1", help="address to listen on (default: this machine only)"
    )
    parser.add_argument("--port", type=port, default=8000, help="port to listen on (default: 8000)")
    parser.add_argument("--name", type=word, action="append", metavar="HOST", help="answer to this host name too")
    parser.add_argument(
        "--data", type=word, metavar="FOLDER|URL", help="where tables are kept (default: the user's data folder)"
    )


def parser() -> Parser:
    """The whole command line."""
    top = Parser(
        prog="rumpus",
        description="Tabletop brawls at one table: play them, simulate them, check them.",
        epilog="`rumpus COMMAND --help` shows examples. Exit status: 0 all well, 1 a check failed, 2 wrong input.",
    )
    top.add_argument("--version", action="version", version=f"rumpus {version('rumpus')}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    _playing(commands)
    _checking(commands)
    _counting(commands)
    _learning(commands)
    return top


def _playing(commands: Any) -> None:
    """Play and serve."""
    one = _add(
        commands,
        "play",
        play,
        "open a table and play",
        "play; play GAME -o players=3 --seat me --seat hard; play GAME --content my-cards.toml; play GAME --text",
    )
    _game(one, wanted=False)
    _address(one)
    who = ", ".join(WHO)
    one.add_argument("--seat", action="append", choices=WHO, metavar="WHO", help=f"seat by seat, one of {who}")
    one.add_argument("--seed", type=seed, help="fix the deal")
    one.add_argument("--text", action="store_true", help="play in this terminal instead of the browser")
    one.add_argument("--no-browser", action="store_true", help="print the address only")
    one = _add(commands, "serve", serve, "run the server", "serve --open; serve --host 0.0.0.0 --port 8080 --data ./db")
    _address(one)
    one.add_argument("--open", action="store_true", help="open the page in the browser")
    one.add_argument(
        "--proxy",
        type=proxy,
        action="append",
        metavar="ADDRESS",
        help="believe the X-Forwarded headers of this reverse proxy",
    )
    one.add_argument(
        "--connections", type=places, default=500, metavar="N", help="at once from one address (default: 500)"
    )
    one.add_argument(
        "--tables",
        type=places,
        default=60,
        metavar="N",
        help="opened in a minute from one address, and open at once (default: 60)",
    )
    one.add_argument(
        "--patience",
        type=seconds,
        default=10.0,
        metavar="SECONDS",
        help="a request has to arrive within so long (default: 10)",
    )


def _checking(commands: Any) -> None:
    """New, try, replay, verify, content, deck."""
    one = _add(commands, "new", new, "lay the skeleton of a new game", "new my_game; new my_game --into ~/games")
    one.add_argument("name", metavar="GAME", help="what it is called: small letters, digits, underscores")
    one.add_argument("--into", default=".", metavar="FOLDER", help="where its folder is made (default: here)")
    one = _add(commands, "try", try_files, "run scenario files", "try my-scene.toml; try -v scenes/*.toml")
    one.add_argument("files", nargs="+", metavar="FILE", help="TOML: game, options, scene, plays, expect")
    one.add_argument("-v", "--verbose", action="store_true", help="every difference, with the log and the position")
    one = _add(commands, "replay", replay, "tell a saved game in words", "replay game.save; replay game.save --to 12")
    one.add_argument("file", metavar="FILE", help="a save file")
    one.add_argument("--to", type=decisions, metavar="N", help="stop after N decisions and show the position")
    one.add_argument("--seat", metavar="LETTER", help="with the eyes of this seat (default: a spectator's)")
    one.add_argument("--content", metavar="FILE", help="the content file it was played with")
    one = _add(
        commands,
        "verify",
        verify,
        "check a save file: deal, options, content, every decision",
        "verify game.save; verify game.save --hash 9f86d081...",
    )
    one.add_argument("file", metavar="SAVE", help="a save file")
    one.add_argument("--hash", metavar="HEX", help="the hash of the deal, as shown when the game began")
    one.add_argument("--content", metavar="FILE", help="the content file it was played with")
    one = commands.add_parser("content", help="check content of your own", description="Check content of your own.")
    inner = one.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    one = _add(
        inner,
        "check",
        content_check,
        "check a content file",
        "content check my-cards.toml; content check my-cards.toml --game GAME",
    )
    one.add_argument("file", metavar="FILE", help="a TOML file with content of your own")
    one.add_argument("--game", help="the game it is for (default: found by what stands in the file)")
    one = _add(inner, "show", content_show, "the cards of a file in words", "content show my-set.toml")
    one.add_argument("file", metavar="FILE", help="a TOML file with content of your own")
    one.add_argument("--game", help="the game it is for (default: found by what stands in the file)")

    _decks(commands)


def _decks(commands: Any) -> None:
    """Deck check and show."""
    one = commands.add_parser("deck", help="check a deck of your own", description="Check and show decks.")
    inner = one.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    one = _add(
        inner,
        "check",
        deck_check,
        "check a deck's text",
        "deck check my.deck; deck check my.deck -o special_max=12 -o special_copies=3",
    )
    one.add_argument("file", metavar="FILE", help="a text: the deck's name, its brawlers, what goes out and comes in")
    _of_a_deck(one)
    one = _add(
        inner,
        "show",
        deck_show,
        "a deck in words, with its code",
        "deck show my.deck; deck show BS1-AAIEBgAAsFOF; deck show landlord; deck show built-7",
    )
    one.add_argument("deck", metavar="DECK", help="a deck's file, its code, or its name")
    _of_a_deck(one)


def _of_a_deck(parser: Parser) -> None:
    """The arguments that say for which table a deck is."""
    parser.add_argument("--game", help="the game it is for (default: the first that has decks of people's own)")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument("--content", metavar="FILE", help="a TOML file with content of your own")


def _counting(commands: Any) -> None:
    """Sim, lab, perft, schema, compile."""
    one = _add(
        commands,
        "sim",
        sim,
        "play random games, or bots against bots, and count the results",
        "sim GAME --games 100_000; sim GAME --games 1e6 -o players=3; sim GAME --games 1000 --json; "
        "sim GAME --games 2000 --bots hard medium; sim GAME --matrix --games 1000 --bots medium",
    )
    _game(one)
    one.add_argument("--games", type=natural, default=10_000, metavar="N", help="how many (default: 10,000)")
    one.add_argument("--bots", nargs="+", metavar="LEVEL", help="bots that change places: easy, medium, hard, random")
    one.add_argument("--matrix", action="store_true", help="every piece against every other, so many games a pair")
    one.add_argument("--seed", type=seed, default=1, help="the master seed (default: 1): same seed, same games")
    one.add_argument("--workers", type=workers, metavar="N", help="processes (default: one a core)")
    one.add_argument("--check", action="store_true", help="check invariants after every decision (no report by card)")
    one.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    lab_words.words(commands, _add, _game, Parser)
    one = _add(
        commands,
        "perft",
        perft,
        "count the tree of legal actions",
        "perft GAME --depth 4; perft GAME --depth 3 --scene scene.txt",
    )
    _game(one)
    one.add_argument("--depth", type=depth, required=True, metavar="N", help="decisions deep")
    one.add_argument("--scene", metavar="FILE", help="a position in words (default: the start of --seed)")
    one.add_argument("--seed", type=seed, default=1, help="the start position's seed (default: 1)")
    said = "what each number of an observation row means, its range, and who knows it"
    one = _add(commands, "schema", schema, said, "schema GAME; schema GAME --json")
    one.add_argument("game", metavar="GAME", help=f"which game: {', '.join(list_games())}")
    one.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    one = _add(commands, "compile", compile_game, "compile a game's rules now", "compile GAME")
    one.add_argument("game", metavar="GAME", help=f"which game: {', '.join(list_games())}")


def _learning(commands: Any) -> None:
    """What stands on environments."""
    one = commands.add_parser("envs", help="check a game's environments", description="Environments for learning.")
    inner = one.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    said = "whether a game's environments keep what they promise: schema, ranges, leaks, and other people's tests"
    one = _add(inner, "check", envs_check, said, "envs check GAME; envs check GAME -o players=3")
    _game(one)
    said = "the fixed opponents of a game, each against each, and their ratings"
    one = _add(
        commands,
        "ladder",
        ladder,
        said,
        "ladder GAME; ladder GAME --levels random greedy hard; ladder GAME --games 400 --keep run.jsonl; "
        "ladder GAME --games 400 --keep run.jsonl --resume",
    )
    _game(one)
    one.add_argument("--levels", nargs="+", metavar="LEVEL", help="who plays (default: all that can)")
    one.add_argument("--games", type=natural, default=100, metavar="N", help="how many for each pair (default: 100)")
    lab_words.running(one)
    one.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def main(told: Sequence[str] | None = None) -> int:
    """Runs one command; its exit status. `told` is sys.argv[1:] by default."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a file may have a name that no terminal can show
    try:
        status = _run(told)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        say_no_more()
        return 0
    except Exception as fault:
        if not told_to_people(fault):
            raise
        complain(f"rumpus: {one_line(said_of(fault))}")
        if isinstance(fault, OSError):
            say_no_more()
        return 2
    return status


def _run(told: Sequence[str] | None) -> int:
    """Parses and runs one command. argparse leaves by SystemExit: for help, and for what it does not understand."""
    odd = next((word for word in told or () if "\0" in word), None)
    if odd is not None:
        raise ValueError(f"{odd!r}: nothing can be called so")
    try:
        arguments = parser().parse_args(told)
    except SystemExit as left:
        return int(left.code or 0)
    status: int = arguments.run(arguments)
    return status


def told_to_people(fault: Exception) -> bool:
    """Whether an error is about what was asked for, and not a fault of ours: games, files, and values that our own code
    has refused. A ValueError from Python or a library says that we looked too late.
    """
    from rumpus.kernel.spec import GameError

    if isinstance(fault, GameError | OSError):
        return True
    last = traceback.extract_tb(fault.__traceback__)[-1:]
    return isinstance(fault, ValueError) and bool(last) and Path(last[0].filename).is_relative_to(HOME)
