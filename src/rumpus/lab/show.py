"""What the command line shows of the lab: progress on standard error, results as tables or JSON on standard output."""

import errno
import json
import os
import time
from importlib.metadata import version
from typing import Any

import rich.console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from rumpus.kernel import telling
from rumpus.kernel.bind import LOOPS, compile_all, warm
from rumpus.kernel.spec import LETTERS, GameSpec, Options
from rumpus.lab.contest import RACE, faults, races
from rumpus.lab.matrix import Matrix, Pair, matrix_data, pieces_for, play_matrix
from rumpus.lab.sections import section_table, sections, sections_data
from rumpus.lab.sim import simulate
from rumpus.lab.stage import COUNTED, Plan, stage
from rumpus.lab.stats import wilson
from rumpus.lab.tally import Score, Tally, end_of

SEARCH = "rumpus.bots.ismcts"


class Console(rich.console.Console):
    """Rich's console, which leaves it to the command line what a reader that has gone away means."""

    def on_broken_pipe(self) -> None:
        """The reader has gone, as `head` does."""
        raise BrokenPipeError(errno.EPIPE, "the reader has gone")


SHOWN = 10  # broken games listed


def progress(*columns: ProgressColumn) -> Progress:
    """A progress bar on standard error, where that is a terminal; it leaves nothing behind."""
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def compiled(spec: GameSpec, *, bots: bool = False, race: bool = False, report: bool = False) -> float:
    """Compiles what is not on disk yet, with a progress bar; the seconds it took. With bots, their search too; with
    race, the loop of bots on simulated time, with report, the loops that count, where the game has them.
    """
    modules = (
        LOOPS,
        *((SEARCH,) if bots else ()),
        *((RACE,) if race and spec.tempo else ()),
        *((COUNTED,) if report and spec.tally else ()),
    )
    if warm(spec.id, modules):
        return 0.0
    started = time.monotonic()
    words = TextColumn("[progress.description]{task.description}")
    with progress(words, BarColumn(), MofNCompleteColumn()) as bar:
        task = bar.add_task(f"compiling the rules of {spec.about.title}")

        def step(done: int, total: int, name: str) -> None:
            bar.update(task, completed=done, total=total, description=f"compiling {spec.about.title}: {name}")

        compile_all(spec.id, step, modules)
    return time.monotonic() - started


def simulated(
    spec: GameSpec,
    options: Options,
    content: str | None,
    *,
    games: int,
    seed: int,
    workers: int | None,
    as_json: bool,
    check: bool = False,
    bots: tuple[str, ...] = (),
    matrix: bool = False,
) -> int:
    """Plays the games and prints what came of them; 1 when a game did not end or broke an invariant, else 0.

    With `matrix`, so many games for each pair of pieces, of hard bots where the game has a tempo. Raises ValueError,
    one sentence, for bots that cannot play.
    """
    if matrix and not bots and spec.tempo:
        bots = ("hard",)
    why = faults(spec, options, bots, content)
    if why:
        raise ValueError(why)
    if check and bots:
        raise ValueError("--check is for random play, not for --bots")
    pairs = len(pieces_for(spec, options)) if matrix else 0
    pairs = pairs * (pairs - 1) // 2
    racing = races(spec, bots)
    report = spec.tally is not None and not (check or matrix or racing)
    compiled(spec, bots=bool(bots) and not racing, race=racing, report=report)
    plan = Plan(spec.id, tuple(sorted(options.items())), content, check, bots, report)
    many = min(workers or os.cpu_count() or 1, games)
    started = time.monotonic()
    columns = (
        TextColumn("[progress.description]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with progress(*columns) as bar:
        task = bar.add_task(f"{spec.about.title}, {many} workers", total=pairs * (games // 2 * 2) if matrix else games)

        def step(n: int) -> None:
            bar.update(task, advance=n)

        if matrix:
            found = play_matrix(spec, plan, games, seed, many, step)
            tally = found.total
        else:
            tally = simulate(plan, games, seed, many, step)
    seconds = time.monotonic() - started
    if as_json:
        data = as_data(spec, plan, tally, seed, seconds) | ({"bots": bots} if bots else {})
        data |= {"report": sections_data(sections(plan, tally))} if report else {}
        print(json.dumps(data | ({"matrix": matrix_data(found)} if matrix else {})))
    else:
        tables(spec, tally, seconds, bots)
        for section in sections(plan, tally):
            Console(width=max(Console().width, 110)).print(section_table(section))
        if matrix:
            matrix_table(spec, found)
        if check:
            print(f"invariants checked after {tally.decisions:,} decisions: {len(tally.broken)} games broken")
        for wrong_seed, decisions, code in tally.broken[:SHOWN]:
            what = "events were lost" if code < 0 else f"invariant {code}"
            print(f"  seed {wrong_seed}, after {decisions} decisions: {what}")
    return 1 if tally.unfinished or tally.broken else 0


def letter(p: int) -> str:
    """The name of a seat."""
    return LETTERS[p]


def as_data(spec: GameSpec, plan: Plan, tally: Tally, seed: int, seconds: float) -> dict[str, Any]:
    """The results as one JSON object; shares come with their 95 % interval. What was played is told so that it can be
    played again: versions, options as played, the content file, and the hash that a save of such a game would have.
    """
    at = stage(plan)

    def said(score: Score) -> dict[str, Any]:
        low, high = wilson(score.wins, score.games)
        share = score.wins / score.games
        return {
            "games": score.games,
            "wins": score.wins,
            "shared": score.shared,
            "share": round(share, 6),
            "interval": [round(low, 6), round(high, 6)],
        }

    return {
        "game": spec.id,
        "version": version("rumpus"),
        "rules_version": spec.version,
        "options": at.options,
        "content": plan.content,
        "content_hash": at.tables.key,
        "seed": seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "broken": tally.broken,
        "decisions": tally.decisions,
        "longest": tally.longest,
        "seconds": round(seconds, 3),
        "ends": {end_of(spec, reason): n for reason, n in sorted(tally.reasons.items())},
        "seats": {letter(p): said(score) for p, score in enumerate(tally.seats)},
        "pieces": {name: said(score) for name, score in sorted(tally.pieces.items())},
        **({"levels": {name: said(score) for name, score in sorted(tally.levels.items())}} if tally.levels else {}),
        **({"refused": tally.refused, "simulated_seconds": tally.ms / 1000} if tally.ms else {}),
    }


def tables(spec: GameSpec, tally: Tally, seconds: float, bots: tuple[str, ...] = ()) -> None:
    """The results as tables for people."""
    console = Console()
    what = f"games of {', '.join(bots)}" if bots else "random games"
    console.print(
        f"{spec.about.title}: {tally.games:,} {what} in {seconds:.1f} s, {tally.decisions / tally.games:.1f} decisions "
        f"a game (longest {tally.longest:,})"
    )
    if tally.ms:
        console.print(
            f"On simulated time: {tally.ms / tally.games / 1000:.1f} s a game, {tally.refused / tally.games:.1f} "
            f"requests a game came too late; {tally.decisions / seconds:,.0f} plays a second"
        )
    if tally.levels:
        console.print(_shares("bot", dict(sorted(tally.levels.items(), key=lambda item: -item[1].wins))))
    if tally.seats:
        console.print(_shares("seat", {letter(p): score for p, score in enumerate(tally.seats)}))
    if tally.pieces:
        word = spec.pieces.word if spec.pieces else "piece"
        best_first = sorted(tally.pieces.items(), key=lambda item: -item[1].wins / item[1].games)
        console.print(_shares(word, dict(best_first)))
    ends = Table("end", "games", "share", title="How games ended", title_justify="left")
    for column in ends.columns[1:]:
        column.justify = "right"
    for reason, n in tally.reasons.most_common():
        words = (
            telling.ending(spec, reason)[1]["text"] if reason in spec.words.ends else "not ended: the limit of the loop"
        )
        ends.add_row(words, f"{n:,}", f"{n / tally.games:.2%}")
    console.print(ends)


def _shares(what: str, scores: dict[str, Score]) -> Table:
    """Wins of each, with Wilson's 95 % interval."""
    made = Table(what, "games", "wins", "share", "95 % interval", "shared firsts", title=f"By {what}")
    made.title_justify = "left"
    for column in made.columns[1:]:
        column.justify = "right"
    for name, score in scores.items():
        low, high = wilson(score.wins, score.games)
        share = f"{score.wins / score.games:.2%}"
        made.add_row(name, f"{score.games:,}", f"{score.wins:,}", share, f"{low:.2%} - {high:.2%}", f"{score.shared:,}")
    return made


def matrix_table(spec: GameSpec, matrix: Matrix) -> None:
    """Rows against columns: games won of 100 decided, with half the width of the 95 % interval."""
    word = spec.pieces.word if spec.pieces else "piece"
    short = {piece: piece[:6] for piece in matrix.pieces}
    made = Table(word, *short.values(), "all", "95 % interval", title=f"{word.capitalize()} against {word}", padding=0)
    made.title_justify = "left"
    for column in made.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for piece in sorted(matrix.pieces, key=lambda one: -matrix.against_all(one).share):
        cells = ["-" if other == piece else _cell(matrix.pairs[piece, other]) for other in matrix.pieces]
        whole = matrix.against_all(piece)
        low, high = whole.interval
        made.add_row(piece, *cells, f"{whole.share:.1%}", f"{low:.1%} - {high:.1%}")
    console = Console()
    Console(width=max(console.width, 130)).print(made)
    print("Rows against columns, of 100 games that somebody won; after it half the width of the 95 % interval.")


def _cell(pair: Pair) -> str:
    """A share and how sure it is, in hundredths."""
    low, high = pair.interval
    return f"{100 * pair.share:.0f} \u00b1{50 * (high - low):.0f}"
