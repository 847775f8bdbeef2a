"""`rumpus envs`: whether the environments of a game keep what they promise."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.cli import shared

command = shared.group("envs")


@shared.command(
    "check",
    "envs check GAME",
    "envs check GAME -o players=3",
    line="test a game's environments: schema, ranges, leaks, and the standard checks",
    of=command,
)
@shared.table
def check(game: str, option: Sequence[str], content: str | None) -> int:
    """Every promise with whether it is kept."""
    try:
        from rumpus.envs import check
    except ModuleNotFoundError as gone:
        raise ValueError(f"envs: {gone.name} isn't installed; install rumpus with its extra `envs`") from gone

    spec, options = shared.found(game, option)
    shared.tables_of(spec, options, content)
    table, bad = check.Table(spec.id, options, content), 0
    for name, run in check.CHECKS.items():
        wrong = run(table)
        left = isinstance(wrong, check.Left)
        bad += bool(wrong) and not left
        grade = "left   " if left else "FAILED " if wrong else "ok     "
        print(f"{grade} {name}{wrong and ': '}{wrong}", flush=True)
    return 1 if bad else 0
