"""`rumpus try`: scenario files; of each case that differs the first difference, or all with log and position."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rumpus.cli import shared

if TYPE_CHECKING:
    from rumpus.kernel.match.trial import Outcome


@shared.command("try", "try my-scene.toml", "try -v scenes/*.toml")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", help="TOML: game, options, scene, plays, expect")
@shared.option("-v", "--verbose", is_flag=True, help="show every difference, with log and position")
def command(files: Sequence[str], verbose: bool) -> int:
    """Scenario files, one after the other."""
    shared.plain_is_enough()
    failed = 0
    for path in files:
        ok, lines = tried(path, verbose=verbose)
        failed += not ok
        print("\n".join(lines))
    return 1 if failed else 0


def tried(path: str | Path, *, verbose: bool = False) -> tuple[bool, list[str]]:
    """Whether every case of a file goes as it says, and the lines that tell. OSError when it cannot be read."""
    from rumpus.kernel.match.trial import TrialError, run_path

    try:
        outcomes = run_path(path)
    except TrialError as fault:
        return False, [f"{path}: {fault}"]
    wrong = [outcome for outcome in outcomes if outcome.differences]
    known = [outcome for outcome in outcomes if outcome.known]
    lines = [line for outcome in wrong for line in told(path, outcome, verbose=verbose)]
    if verbose:
        lines += [line for outcome in known for line in told(path, outcome, verbose=True)]
    if not wrong:
        counts = [f"{len(outcomes)} cases"] * (len(outcomes) > 1) + [f"{len(known)} known to fail"] * bool(known)
        lines.append(f"{path}: {', '.join(['ok', *counts])}")
    return not wrong, lines


def told(path: str | Path, outcome: Outcome, *, verbose: bool) -> list[str]:
    """One case that differs: the first difference, or everything."""
    head = f"{path}: {outcome.name}: {'known: ' * bool(outcome.known)}"
    if not verbose:
        more = len(outcome.differences) - 1
        return [head + outcome.differences[0] + f" (and {more} more: try -v)" * (more > 0)]
    first, *rest = outcome.report()
    return [head + first, *rest]
