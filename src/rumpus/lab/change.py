"""`rumpus lab compare` and `rumpus lab sweep` from their words to their output."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

from rich.console import Console as Wide
from rich.table import Table

from rumpus.kernel.contract.errors import ContentError
from rumpus.lab.altered import altered
from rumpus.lab.compare import ENOUGH, Comparison, Difference, play, sides
from rumpus.lab.player import strange
from rumpus.lab.report import WIDTH, Asked, compiled, steps
from rumpus.lab.schedule import Question
from rumpus.lab.show import Console
from rumpus.lab.spread import hired

PLACE = re.compile(r"^content:\d+: ")
"""What a fault begins with in a text that stands in no file."""
SHOWN = 12
"""Lines of a list of what moved."""
KINDS = {"by": "wins", "card": "cards", "pair": "pairs", "first": "going first", "game": "games", "length": "pace"}


def changed(asked: Asked, sets: list[tuple[str, Any]]) -> Asked:
    """The same with some values otherwise: options by name, numbers of the content by path. Raises ValueError."""
    known = {option.name for option in asked.spec.options.listed}
    options = {name: value for name, value in sets if name in known}
    inside = [(path, value) for path, value in sets if path not in known]
    content = asked.content
    if inside and content is None:
        raise ValueError(
            f"--set {inside[0][0]}: that is no option of {asked.spec.about.title}; for a number of a card, name the "
            "content file that it stands in"
        )
    if inside and content is not None:
        content = altered(content, inside)
    told = asked.spec.resolve(asked.options | options)
    try:
        asked.spec.records.tables(told, content)
    except ContentError as fault:
        set_to = ", ".join(f"{path}={value}" for path, value in inside)
        raise ValueError(f"--set {set_to}: {PLACE.sub('', str(fault))}") from None
    return replace(asked, options=told, content=content)


def questions(before: Asked, after: Asked, games: int) -> tuple[Question, Question]:
    """Both questions, with the same seeds and the same bot: one that knows its way about where only one side has
    content of one's own.
    """
    one, other = sides(before.question(), after.question())
    each = min(one.each, other.each, games)
    bot = other.bot if one.content is None and other.content is not None else one.bot
    varied = one.content is None and other.content is None  # what is laid anew by cards differs where they do
    return one.but(each=each, bot=bot, varied=varied), other.but(each=each, bot=bot, varied=varied)


def compare(
    before: Asked,
    after: Asked,
    *,
    names: tuple[str, str],
    games: int,
    seconds: float | None,
    margin: float,
    about: tuple[str, ...],
    as_json: bool = False,
) -> int:
    """Plays both sides and prints what differs. The exit status: 0, or 130 after Ctrl-C."""
    one, other = questions(before, after, games)
    kept = before.kept(one, command="compare", after=dict(other.options), other=other.content)
    compiled(before.spec, one.bot)
    made = Comparison(one, other, games, margin, about)
    with hired(before.workers, before.ray) as who, steps(before.spec.about.title) as step:
        play(made, who, seconds, kept, step)
    if about and not made.watched() and made.found.games:
        raise ValueError(f"--about {', '.join(about)}: nothing that was played is called so")
    if as_json:
        print(json.dumps(as_data(made, names)))
    else:
        show(made, names)
    return 130 if made.broken_off else 0


def show(made: Comparison, names: tuple[str, str]) -> None:
    """The verdict, and what moved."""
    console = Wide(width=max(Console().width, WIDTH))
    for line in verdict(made, names):
        console.print(line, markup=False, highlight=False)
    for kind, title in KINDS.items():
        moved = made.moved((kind,))
        if not moved:
            continue
        table = Table("what moved", names[0], names[1], "difference", "interval", title=title.capitalize())
        table.title_justify = "left"
        for column in table.columns[1:]:
            column.justify = "right"
        all_of = sum(name.startswith(f"{kind}\t") for name in made.found.differences)
        for name, difference in moved[:SHOWN]:
            table.add_row(told(name), *_cells(kind, difference, all_of))
        console.print()
        console.print(table)
        if len(moved) > SHOWN:
            console.print(f"and {len(moved) - SHOWN} more")


def told(name: str) -> str:
    """The name of a number as people read it."""
    kind, *rest = name.split("\t")
    if kind == "pair":
        return f"{rest[1]} beats {rest[2]}"
    return ": ".join(rest[1:] if kind == "by" else rest)


def _cells(kind: str, difference: Difference, comparisons: int) -> list[str]:
    """Both sides and their difference."""
    low, high = difference.sequence(comparisons)
    if kind == "length":
        one, other = difference.before.mean, difference.after.mean
        return [f"{one:,.1f}", f"{other:,.1f}", f"{other - one:+,.1f}", f"{low:+,.1f} to {high:+,.1f}"]
    one, other = 100 * difference.before.mean, 100 * difference.after.mean
    return [f"{one:.1f} %", f"{other:.1f} %", f"{other - one:+.1f}", f"{100 * low:+.1f} to {100 * high:+.1f}"]


def verdict(made: Comparison, names: tuple[str, str]) -> list[str]:
    """What the comparison says, in sentences."""
    watched = made.watched()
    n = len(watched)
    moved = [(name, d) for name, d in watched.items() if made.is_sure(d, n) and 0 not in _span(d, n)]
    still = [(name, d) for name, d in watched.items() if made.is_sure(d, n) and 0 in _span(d, n)]
    open_ = [(name, d) for name, d in watched.items() if not made.is_sure(d, n)]
    games = made.found.games
    why = "broken off" if made.broken_off else "it is sure" if not open_ else "it is not sure of all of it"
    played = f"{games:,} games, the same seeds and seats on both sides, bot {made.before.bot!r}, {made.seconds:.0f} s"
    note = strange(made.before.spec, made.before.bot, made.before.content or made.after.content)
    lines = [f"{names[0]} against {names[1]}: {played}; {why}.{note and ' '}{note}"]
    for named in (moved, still, open_):
        named.sort(key=lambda item: -abs(item[1].value))  # those that no game met, and did not change, come last
    for name, d in moved[:SHOWN]:
        low, high = d.sequence(n)
        lines.append(f"  Moved: {told(name)} {100 * d.value:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f}).")
    if still:
        lines.append(f"  As before, within {100 * made.margin:.0f} points: {_few([told(name) for name, _ in still])}.")
    if open_:
        widest = max((d.sequence(n)[1] - d.sequence(n)[0]) / 2 for _, d in open_)
        unsure = "so far nothing at all" if widest > 1 else f"within {100 * widest:.1f} points"
        if min(d.groups for _, d in open_) < ENOUGH:
            unsure = f"of fewer than {ENOUGH} seeds nothing is believed"
        lines.append(f"  Not sure yet, {unsure}: {_few([told(name) for name, _ in open_])}.")
    held = "the intervals hold 95 % for all of them, whenever one looks (confidence sequences)"
    lines.append(f"  {n} numbers compared at once; {held}.")
    return lines


class _Span:
    """What lies inside an interval."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high


def _span(difference: Difference, comparisons: int) -> _Span:
    """The interval of a difference."""
    return _Span(*difference.sequence(comparisons))


def _few(names: list[str]) -> str:
    """The first of some names."""
    return ", ".join(names[:SHOWN]) + (f" and {len(names) - SHOWN} more" if len(names) > SHOWN else "")


def as_data(made: Comparison, names: tuple[str, str]) -> dict[str, Any]:
    """A comparison as JSON types."""
    kinds: dict[str, int] = {}
    for name in made.found.differences:
        kinds[name.split("\t")[0]] = kinds.get(name.split("\t")[0], 0) + 1
    rows = []
    for name, d in made.found.differences.items():
        kind = name.split("\t")[0]
        low, high = d.sequence(kinds[kind])
        finite = d.groups >= 2 and d.error != float("inf")
        rows.append(
            {
                "kind": kind,
                "name": told(name),
                "before": d.before.mean,
                "after": d.after.mean,
                "difference": d.value,
                "interval": [low, high] if finite else None,
                "cases": [d.before.of, d.after.of],
                "groups": d.groups,
            }
        )
    return {
        "game": made.before.game,
        "sides": names,
        "bot": made.before.bot,
        "seed": made.before.seed,
        "games": made.found.games,
        "sure": made.sure,
        "broken_off": made.broken_off,
        "margin": made.margin,
        "verdict": verdict(made, names),
        "differences": rows,
    }


def sweep(
    asked: Asked,
    path: str,
    values: list[Any],
    *,
    games: int,
    seconds: float | None,
    about: tuple[str, ...],
    as_json: bool = False,
) -> int:
    """Plays the same games at each value of a number, and prints how each differs from the first. The exit status: 0,
    or 130 after Ctrl-C.
    """
    points = [changed(asked, [(path, value)]) for value in values]
    base = points[0].question()
    compiled(asked.spec, base.bot)
    share = None if seconds is None else seconds / (len(points) - 1)
    rows: list[tuple[Any, Comparison]] = []
    with hired(asked.workers, asked.ray) as who:
        for value, point in zip(values[1:], points[1:], strict=True):
            one, other = questions(points[0], point, games)
            made = Comparison(one, other, games, about=about)
            kept = replace(asked, keep=None if asked.keep is None else f"{asked.keep}.{value}").kept(one, at=str(value))
            with steps(f"{path} = {value}") as step:
                play(made, who, share, kept, step, stop=False)
            rows.append((value, made))
            if made.broken_off:
                break
    if as_json:
        print(json.dumps({str(value): as_data(made, (f"{values[0]}", f"{value}")) for value, made in rows}))
    else:
        _sweep_table(path, values[0], rows)
    return 130 if any(made.broken_off for _, made in rows) else 0


def _sweep_table(path: str, first: Any, rows: list[tuple[Any, Comparison]]) -> None:
    """A row for each number that was watched, a column for each value."""
    names = list(dict.fromkeys(name for _, made in rows for name in made.watched()))
    table = Table(path, str(first), *(str(value) for value, _ in rows), title_justify="left")
    table.title = f"Games won at each value of {path}, and the difference from {first}"
    for column in table.columns[1:]:
        column.justify = "right"
    for name in names:
        cells = []
        for _, made in rows:
            difference = made.found.differences.get(name)
            if difference is None:
                cells.append("-")
                continue
            low, high = difference.sequence(len(names) * len(rows))
            mark = "*" if (low > 0 or high < 0) and difference.groups > 1 else ""
            inside = f"{100 * low:+.1f} to {100 * high:+.1f}" if -1 <= low <= high <= 1 else "too few games"
            cells.append(f"{100 * difference.after.mean:.1f} % ({inside}){mark}")
        before = next((made.found.differences[name].before for _, made in rows if name in made.found.differences), None)
        table.add_row(told(name), f"{100 * before.mean:.1f} %" if before else "-", *cells)
    console = Wide(width=max(Console().width, WIDTH))
    console.print(table)
    console.print(
        f"* surely differs; {len(names) * len(rows)} numbers compared at once, the same seeds at every value."
    )
