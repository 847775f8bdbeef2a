"""`rumpus ladder` from its words to its output."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

from rumpus.lab.contest import faults
from rumpus.lab.ladder import FEW, as_json, as_table, climbed, levels_for
from rumpus.lab.report import Asked
from rumpus.lab.schedule import Question
from rumpus.lab.show import Console, compiled, progress
from rumpus.lab.sim import Plan
from rumpus.lab.spread import hired


def ladder(asked: Asked, levels: Sequence[str] | None, games: int, *, as_data: bool = False) -> int:
    """Plays and prints the ladder of a game; None: of all levels that play this table. Raises ValueError, one sentence,
    for others. The exit status: 0, or 130 after Ctrl-C, when what was played by then has been told.
    """
    spec, options, content = asked.spec, asked.options, asked.content
    wanted = tuple(levels or levels_for(spec, options, content))
    if len(set(wanted)) < 2 or len(set(wanted)) < len(wanted):
        raise ValueError("--levels: at least two are wanted, each once")
    why = next(filter(None, (faults(spec, options, pair, content) for pair in combinations(wanted, 2))), "")
    if why:
        raise ValueError(why.replace("--bots", "--levels"))
    told = tuple(sorted(options.items()))
    kept = asked.kept(Question(spec.id, told, content, "", asked.seed, FEW), command="ladder")
    compiled(spec, bots=True, race=spec.tempo is not None)
    pairs = len(wanted) * (len(wanted) - 1) // 2
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with hired(asked.workers, asked.ray) as who, progress(*columns) as bar:
        task = bar.add_task(f"{spec.about.title}, {pairs} pairs", total=pairs * games)
        plan = Plan(spec.id, told, content)
        made = climbed(plan, wanted, games, asked.seed, who, kept, lambda n: bar.update(task, advance=n))
    if made.broken_off:
        left = f"ladder: broken off after {made.games:,} of {pairs * games:,} games"
        keeps = "" if asked.keep is None else f"; {asked.keep} keeps them, for --resume"
        Console(stderr=True, soft_wrap=True).print(f"{left}{keeps}", markup=False, highlight=False)
    if as_data:
        print(json.dumps(as_json(made)))
    elif made.games:
        Console().print(as_table(spec, made))
    return 130 if made.broken_off else 0
