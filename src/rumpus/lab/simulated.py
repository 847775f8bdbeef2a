"""`rumpus sim` from its words to its output."""

from __future__ import annotations

import time
from dataclasses import replace
from importlib.metadata import version
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.lab import out
from rumpus.lab.balance import MAIN, Balance, Phase
from rumpus.lab.cells import Cell, Findings, Matrix
from rumpus.lab.contest import faults, races
from rumpus.lab.findings import findings
from rumpus.lab.harvest import Harvest
from rumpus.lab.player import sim_options
from rumpus.lab.schedule import Question
from rumpus.lab.show import Console, compiled, progress
from rumpus.lab.sim import Plan, pieces_for, play_matrix, simulate
from rumpus.lab.spread import hired

WIDTH = 120
"""Columns of a terminal at least."""
SHOWN = 10
"""Broken games that are listed."""


def simulated(plan: Plan, *, games: int, seed: int, workers: int, as_json: bool, matrix: bool = False) -> int:
    """Plays the games and prints what came of them; 1 when a game did not end or broke an invariant, else 0.

    With `matrix`, so many games for each pair of pieces, of hard bots where the game has a tempo. Raises ValueError,
    one sentence, for bots that cannot play.
    """
    spec, options = find(plan.game), dict(plan.options)
    if matrix and not plan.bots and spec.tempo:
        plan = replace(plan, bots=("hard",))
    why = faults(spec, options, plan.bots, plan.content)
    if why:
        raise ValueError(why)
    if plan.check and plan.bots:
        raise ValueError("--check is for random play, not for --bots")
    pairs = len(pieces_for(spec, options)) if matrix else 0
    racing = races(spec, plan.bots)
    compiled(spec, bots=bool(plan.bots) and not racing, race=racing, counted=not plan.check)
    many = min(workers, games)
    bar = progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    started = time.monotonic()
    with hired(many) as who, bar:
        whole = pairs * (pairs - 1) // 2 * (games // 2 * 2) if matrix else games
        task = bar.add_task(f"{spec.about.title}, {many} workers", total=whole)
        play = play_matrix if matrix else simulate
        made = play(plan, games, seed, who, lambda n: bar.update(task, advance=n))
    seconds = time.monotonic() - started
    found = sections(plan, made, seed)
    if as_json:
        print(out.as_json(as_data(spec, plan, made, seed, seconds), found))
    else:
        tables(plan, made, found, seconds, matrix=matrix)
    return 1 if made.unfinished or made.broken else 0


def sections(plan: Plan, made: Harvest, seed: int) -> Findings:
    """The findings of a balance report of these games alone: without its verdicts, and without games that show them."""
    question = Question(plan.game, plan.options, plan.content, "random", seed)
    found = findings(Balance(question, {MAIN: Phase(MAIN, question, made.games, made)}))
    found.verdicts = []
    cells = [cell for section in found.sections for row in section.rows for cell in row.cells.values()]
    for cell in cells + [cell for matrix in found.matrices for cell in matrix.cells.values()]:
        cell.shows = cell.other = ""
    return found


def as_data(spec: GameSpec, plan: Plan, made: Harvest, seed: int, seconds: float) -> dict[str, Any]:
    """What was played, so that it can be played again: versions, options as played, the content file, and the hash that
    a save of such a game would have; and what came of it beside the findings.
    """
    options = sim_options(spec, dict(plan.options))
    return {
        "game": spec.id,
        "version": version("rumpus"),
        "rules_version": spec.version,
        "options": options,
        "content": plan.content,
        "content_hash": spec.records.tables(options, plan.content).key,
        "bots": plan.bots,
        "seed": seed,
        "games": made.games,
        "unfinished": made.unfinished,
        "broken": made.broken,
        "decisions": made.decisions,
        "longest": made.longest,
        "refused": made.refused,
        "seconds": round(seconds, 3),
    }


def tables(plan: Plan, made: Harvest, found: Findings, seconds: float, *, matrix: bool) -> None:
    """The results as tables for people."""
    console = Console(width=max(Console().width, WIDTH))
    title = find(plan.game).about.title
    what = f"games of {', '.join(plan.bots)}" if plan.bots else "random games"
    console.print(
        f"{title}: {made.games:,} {what} in {seconds:.1f} s, {made.decisions / made.games:.1f} decisions "
        f"a game (longest {made.longest:,}). Intervals of 95 %."
    )
    if "length\tms" in made.ratios and plan.bots:
        ms = made.ratios["length\tms"]
        console.print(
            f"On simulated time: {ms.mean / 1000:.1f} s a game, {made.refused / made.games:.1f} requests a game came "
            f"too late; {made.decisions / seconds:,.0f} plays a second."
        )
    out.print_findings(found, console, every=True, exact=True)
    for table in found.matrices if matrix else ():
        console.print(matrix_table(table))
    if plan.check:
        print(f"invariants checked after {made.decisions:,} decisions: {len(made.broken)} games broken")
    for broken in made.broken[:SHOWN]:
        what = "events were lost" if broken.code < 0 else f"invariant {broken.code}"
        print(f"  seed {broken.seed}, after {broken.decisions} decisions: {what}")


def matrix_table(matrix: Matrix) -> Table:
    """Rows against columns: games won of 100 decided, with half the width of the 95 % interval."""
    made = Table("", *(name[:6] for name in matrix.columns), title=matrix.title, title_justify="left", padding=0)
    made.caption = "Rows against columns, of 100 games that somebody won; half the width of the 95 % interval."
    for column in made.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for row in matrix.rows:
        cells = (matrix.cells.get(f"{row}\t{column}") for column in matrix.columns)
        made.add_row(row, *(_cell(cell) for cell in cells))
    return made


def _cell(cell: Cell | None) -> str:
    """A share and how sure it is, in hundredths."""
    return "-" if cell is None else f"{100 * cell.value:.0f} \u00b1{50 * (cell.high - cell.low):.0f}"
