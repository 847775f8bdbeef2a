"""What `rumpus try` prints of a scenario file."""

from pathlib import Path

from rumpus.kernel.trial import Outcome, TrialError, run_path


def tried(path: str | Path, *, verbose: bool = False) -> tuple[bool, list[str]]:
    """Whether every case of a file goes as it says, and the lines that tell. OSError when it cannot be read."""
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
