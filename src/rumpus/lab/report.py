"""`rumpus lab balance` from its words to its output."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, TaskProgressColumn, TextColumn

from rumpus.kernel.compile.bind import warm
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.spec import GameSpec
from rumpus.lab import out
from rumpus.lab.balance import MAIN, Balance, asked, played
from rumpus.lab.cells import Findings
from rumpus.lab.contest import RACE
from rumpus.lab.findings import findings
from rumpus.lab.kept import Kept
from rumpus.lab.player import CHEAP, COUNTED, TABLE, faults, strange, usual
from rumpus.lab.schedule import EACH, LOOKING, SLOW, Question
from rumpus.lab.show import SEARCH, Console, progress
from rumpus.lab.spread import crew, hired

if TYPE_CHECKING:
    from collections.abc import Iterator

WIDTH = 150
"""Columns of a terminal at least."""


@dataclass(frozen=True)
class Asked:
    """What the commands of the lab have in common."""

    spec: GameSpec
    options: Options
    content: str | None
    bot: str | None = None
    seed: int = 1
    workers: int = 1
    ray: str | None = None
    keep: str | None = None
    resume: bool = False
    file: str | None = None
    """The name of the file that `content` is the text of."""

    def question(self, **more: Any) -> Question:
        """The question, once the bot is known. Raises ValueError for a bot that cannot play."""
        bot = self.bot or usual(self.spec, self.options, self.content)
        why = faults(self.spec, self.options, (bot,), self.content)
        if why:
            raise ValueError(why)
        each = EACH if bot in CHEAP or self.spec.tempo is not None else SLOW
        each = LOOKING if bot == "far" else each
        told = tuple(sorted(self.options.items()))
        return Question(self.spec.id, told, self.content, bot, self.seed, each).but(**more)

    def kept(self, question: Question, **more: Any) -> Kept:
        """Where works are written down as they get done. Raises ValueError for a file that does not fit."""
        if self.resume and self.keep is None:
            raise ValueError("--resume: it goes on with the file that --keep names")
        path = None if self.keep is None else Path(self.keep)
        return Kept(path, asked(question, **more), resume=self.resume)


def compiled(spec: GameSpec, bot: str) -> None:
    """Compiles what the lab needs and is not on disk yet."""
    from rumpus.kernel.compile.bind import LOOPS, compile_all

    search = () if bot in CHEAP or spec.tempo is not None else (SEARCH,)
    modules = (LOOPS, TABLE, COUNTED, *search, *((RACE,) if spec.tempo else ()))
    if warm(spec.id, modules):
        return
    with progress(TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()) as bar:
        task = bar.add_task(f"compiling {spec.about.title}")
        compile_all(spec.id, lambda done, of, _name: bar.update(task, completed=done, total=of), modules)


@contextmanager
def steps(what: str) -> Iterator[Callable[[str, float], None]]:
    """A progress bar a phase."""
    with progress(TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()) as bar:
        tasks: dict[str, Any] = {}

        def step(phase: str, share: float) -> None:
            if phase not in tasks:
                tasks[phase] = bar.add_task(f"{what}: {phase}", total=1.0)
            bar.update(tasks[phase], completed=share)

        yield step


def balance(
    asked_for: Asked,
    *,
    games: int,
    seconds: float | None,
    as_json: bool = False,
    every: bool = False,
    html: str | None = None,
    csv: str | None = None,
    parquet: str | None = None,
) -> int:
    """Plays, and prints or writes what came of it. The exit status: 0; 1 where a game did not end; 130 after Ctrl-C,
    when what was played by then has been told.
    """
    from rumpus.lab.page import library, page
    from rumpus.lab.saved import saves

    for path in (html, csv, parquet):
        if path is not None and not Path(path).absolute().parent.is_dir():
            raise ValueError(f"{path}: there is no such folder")  # told before the games, as what is not installed
    if html is not None:
        library()
    question = asked_for.question()
    question = question.but(each=min(question.each, games))
    kept = asked_for.kept(question, command="balance")
    compiled(asked_for.spec, question.bot)
    with hired(asked_for.workers, asked_for.ray) as who:
        with steps(asked_for.spec.about.title) as step:
            made = played(question, who, games, seconds, kept, step)
        if not made.found(MAIN).games:
            kept_so_far = "" if asked_for.keep is None else f"; {asked_for.keep} keeps what was, for --resume"
            told = f"lab balance: broken off before the bot had played a game against itself{kept_so_far}"
            Console(stderr=True, soft_wrap=True).print(told, markup=False, highlight=False)
            return 130
        found = findings(made)
        head, words = head_of(made, asked_for.file), said(made, asked_for.file)
        if html is not None:
            fresh = who if not made.broken_off else crew(1)
            works = {name: [phase.question.work(k) for k in range(phase.works)] for name, phase in made.phases.items()}
            texts = saves(shown(found), works, fresh)
            title = f"{made.spec.about.title}: balance"
            Path(html).write_text(page(title, head, words, found, texts), "utf-8")
    if csv is not None:
        out.write_csv(Path(csv), found)
    if parquet is not None:
        out.write_parquet(Path(parquet), found)
    if as_json:
        print(out.as_json(head, found))
    else:
        console = Console()
        wide = Console(width=max(console.width, WIDTH))
        wide.print(words, markup=False, highlight=False)
        out.print_findings(found, wide, every=every)
    return 130 if made.broken_off else int(made.found(MAIN).unfinished > 0)


def shown(found: Findings) -> set[str]:
    """The games that numbers open."""
    cells = [cell for section in found.sections for row in section.rows for cell in row.cells.values()]
    cells += [cell for matrix in found.matrices for cell in matrix.cells.values()]
    return {game for cell in cells for game in (cell.shows, cell.other) if game}


def head_of(made: Balance, file: str | None = None) -> dict[str, Any]:
    """What was played, so that it can be played again; `file`: the content's."""
    question, spec = made.question, made.spec
    defaults = {option.name: option.default for option in spec.options.listed}
    return {
        "game": spec.id,
        "version": version("rumpus"),
        "rules_version": spec.version,
        "content_hash": spec.records.tables(question.base, question.content).key if spec.content else "",
        "content_file": file,
        "options": {name: value for name, value in question.base.items() if value != defaults[name]},
        "bot": question.bot,
        "seed": question.seed,
        "games": {name: phase.found.games for name, phase in made.phases.items()},
        "works": {name: phase.works for name, phase in made.phases.items()},
        "decisions": sum(phase.found.decisions for phase in made.phases.values()),
        "seconds": round(made.seconds, 1),
        "broken_off": made.broken_off,
    }


def said(made: Balance, file: str | None = None) -> str:
    """The same in a sentence."""
    counts = {name: phase.found.games for name, phase in made.phases.items() if phase.found.games}
    listed = ", ".join(f"{n:,} of {name}" for name, n in counts.items())
    off = " It was broken off: what was played by then." if made.broken_off else ""
    bot = made.question.bot
    note = strange(made.spec, bot, made.question.content)
    own = f" with {file}" if file else ""
    return (
        f"{made.spec.about.title}{own}, bot {bot!r}, seed {made.question.seed}: {sum(counts.values()):,} games in "
        f"{made.seconds:.0f} s ({listed}).{off} Intervals of 95 %.{note and ' '}{note}"
    )
