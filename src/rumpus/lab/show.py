"""What the command line shows of the lab: progress on standard error, what is compiled first."""

import errno
import time

import rich.console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn

from rumpus.kernel.compile.bind import LOOPS, compile_all, warm
from rumpus.kernel.contract.spec import GameSpec
from rumpus.lab.contest import RACE
from rumpus.lab.player import COUNTED

SEARCH = "rumpus.bots.ismcts"


class Console(rich.console.Console):
    """Rich's console, which leaves it to the command line what a reader that has gone away means."""

    def on_broken_pipe(self) -> None:
        """The reader has gone, as `head` does."""
        raise BrokenPipeError(errno.EPIPE, "the reader has gone")


def progress(*columns: ProgressColumn) -> Progress:
    """A progress bar on standard error, where that is a terminal; it leaves nothing behind."""
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def compiled(spec: GameSpec, *, bots: bool = False, race: bool = False, counted: bool = False) -> float:
    """Compiles what is not on disk yet, with a progress bar; the seconds it took. With bots, their search too; with
    race, the loop of bots on simulated time, with counted, the loops that count.
    """
    modules = (
        LOOPS,
        *((SEARCH,) if bots else ()),
        *((RACE,) if race and spec.tempo else ()),
        *((COUNTED,) if counted else ()),
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
