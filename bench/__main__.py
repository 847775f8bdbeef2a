"""`python -m bench [--seconds S] [--only rules,envs,race,search,peers,start,memory,server] [--quick]`: prints rates,
ratios, waits and memory.
"""

import argparse
import platform
from collections.abc import Iterable
from importlib import import_module

from rich.console import Console
from rich.table import Table

from bench import memory, peers, server, start
from bench.measure import Row
from rumpus.kernel.contract.installed import list_games

RATES = {
    "rules": "Random play: rumpus",
    "envs": "Environments for learning: rumpus",
    "race": "Bots in real time, on simulated time: rumpus",
    "search": "Inside the search: rumpus",
    "peers": "Peers",
}
"""The parts that measure rates, each a module with `measure(seconds, games)`, and their titles."""
PARTS = (*RATES, "start", "memory", "server")
QUICK = ("toy", "brawl")
"""The games of a quick run: the smallest one, and the one that races."""
RATIOS = (
    (
        "duel.batch1024",
        "openspiel.gin_rummy.python",
        "Brawlhalla duel from Python / OpenSpiel gin_rummy from Python",
        30,
    ),
    ("duel.batch1", "openspiel.gin_rummy.python", "The same, our batch call with a single game", 0),
    ("duel.batch1024", "openspiel.hearts.python", "Brawlhalla duel from Python / OpenSpiel hearts from Python", 0),
    ("duel.compiled", "openspiel.gin_rummy.cpp", "Brawlhalla duel compiled / OpenSpiel gin_rummy in C++", 0),
    ("duel.compiled", "openspiel.hearts.cpp", "Brawlhalla duel compiled / OpenSpiel hearts in C++", 0),
    ("gamer.batch1024", "openspiel.hearts.python", "IncrediBrawl from Python / OpenSpiel hearts from Python", 0),
    ("gamer.compiled", "openspiel.hearts.cpp", "IncrediBrawl compiled / OpenSpiel hearts in C++", 0),
    ("duel.batch1024", "rlcard.uno.python", "Brawlhalla duel from Python / RLCard uno", 0),
    ("duel.env1", "pgx.backgammon.env", "VectorEnv: Brawlhalla duel on one core / pgx backgammon on all", 0),
    ("duel.env1", "pgx.leduc_holdem.env", "VectorEnv: Brawlhalla duel on one core / pgx leduc_holdem on all", 0),
    ("duel.env1", "openspiel.gin_rummy.env", "VectorEnv: Brawlhalla duel / OpenSpiel gin_rummy", 0),
    ("duel.env1", "pettingzoo.env", "VectorEnv: Brawlhalla duel / PettingZoo texas_holdem", 0),
    ("duel.envmany2", "duel.envmany1", "VectorEnv: Brawlhalla duel, two threads / one", 1.7),
    ("gamer.envmany2", "gamer.envmany1", "VectorEnv: IncrediBrawl, two threads / one", 1.7),
    ("brawl.envmany2", "brawl.envmany1", "VectorEnv: BRAWL, two threads / one", 1.7),
    ("duel.search", "openspiel.gin_rummy.search", "Search: Brawlhalla duel / OpenSpiel ISMCTS gin_rummy", 0),
    ("duel.search", "openspiel.hearts.search", "Search: Brawlhalla duel / OpenSpiel ISMCTS hearts", 0),
)
"""Numerator, denominator, words, and the least ratio that we aim at (0: none)."""
TARGETS = (
    ("duel.compiled", 3e6),
    ("brawl.compiled", 5e6),
    ("gamer.compiled", 5e6),
    ("spikes.compiled", 1e6),
    ("relay.compiled", 1e6),
    ("duel.search", 2e6),
    ("duel.env1", 2e6),
    ("gamer.env1", 2e6),
    ("brawl.env1", 1e6),
)
"""Rates that we aim at on one core."""


def shown(console: Console, title: str, found: Iterable[Row]) -> None:
    """A table of rates."""
    made = Table("what", "a second", "unit", "", title=title, title_justify="left")
    made.columns[1].justify = "right"
    for row in found:
        made.add_row(row.what, f"{row.rate:,.0f}", row.unit, row.note)
    console.print(made)


def compared(console: Console, found: list[Row]) -> None:
    """Targets and ratios, of what was measured."""
    by_key = {row.key: row for row in found}
    made = Table("what", "measured", "aim", title="Aims and ratios", title_justify="left")
    made.columns[1].justify = made.columns[2].justify = "right"
    for key, least in TARGETS:
        if key in by_key:
            made.add_row(by_key[key].what, f"{by_key[key].rate:,.0f}", f">= {least:,.0f}")
    for over, under, words, aim in RATIOS:
        if over in by_key and under in by_key:
            ratio = by_key[over].rate / by_key[under].rate
            made.add_row(words, f"{ratio:,.1f} x", f">= {aim} x" if aim else "")
    if made.rows:
        console.print(made)


def waited(console: Console, *, quick: bool) -> None:
    """How long a person waits."""
    made = Table("what", "seconds", title="Waiting", title_justify="left")
    for what, seconds in start.measure("toy" if quick else "brawlhalla", cold=not quick):
        made.add_row(what, f"{seconds:.2f}")
    console.print(made)


def kept(console: Console, *, quick: bool) -> None:
    """What tables cost in memory."""
    names = ("tables", "MB each, just opened", "MB for 100 decisions", "MB each, closed", "MB that stay")
    made = Table(*names, title="Memory", title_justify="left")
    for what, *figures in memory.measure(("toy",), 1, 4) if quick else memory.measure(list_games()):
        made.add_row(what, *(f"{figure:.3f}" for figure in figures))
    console.print(made)


def words_of(words: list[str] | None) -> argparse.Namespace:
    """What is asked for: `only` as parts, `seconds` for each rate, `quick`."""
    asked = argparse.ArgumentParser(prog="python -m bench", description="Speed, side by side with peers; one core.")
    asked.add_argument("--seconds", type=float, default=3.0, help="for each rate (default: 3)")
    asked.add_argument("--only", default=",".join(PARTS), help=f"some of {','.join(PARTS)}")
    asked.add_argument("--quick", action="store_true", help="a moment of each part, to see that it runs: no figures")
    arguments = asked.parse_args(words)
    arguments.only = arguments.only.split(",")
    for part in arguments.only:
        if part not in PARTS:
            asked.error(f"--only {part}: it is none of {', '.join(PARTS)}")
    return arguments


def main(words: list[str] | None = None) -> None:
    """Measures the parts asked for, in one run."""
    asked = words_of(words)
    seconds, games = (0.001, QUICK) if asked.quick else (asked.seconds, tuple(list_games()))
    console = Console()
    console = Console(width=max(console.width, 130))
    console.print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}; one core")
    found: list[Row] = []
    for part, title in RATES.items():
        if part in asked.only:
            rows = import_module(f"bench.{part}").measure(seconds, games)
            shown(console, title, rows)
            found += rows
    if "peers" in asked.only:
        for line in peers.absent():
            console.print(line)
    if found:
        compared(console, found)
    if "start" in asked.only:
        waited(console, quick=asked.quick)
    if "memory" in asked.only:
        kept(console, quick=asked.quick)
    if "server" in asked.only:
        for table in server.report(server.QUICK if asked.quick else server.Size()):
            console.print(table)


if __name__ == "__main__":
    main()
