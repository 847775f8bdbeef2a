"""Findings for people in a terminal and for programs: tables, JSON, CSV, Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from rumpus.lab.cells import Cell, Findings, Row, Section
from rumpus.lab.page import GRADES, interval, value

SHOWN = 16
"""Rows of a table in the terminal, unless all are asked for."""
COLOURS = {"fine": "green", "look": "yellow", "warn": "red"}
FIELDS = ("section", "name", "against", "column", "kind", "value", "low", "high", "cases", "game", "other")


def print_findings(found: Findings, console: Console, *, every: bool = False, exact: bool = False) -> None:
    """Verdicts, then a table for each section; `exact`: to the last digit that is known, with the number of cases."""
    order = {"warn": 0, "look": 1, "fine": 2}
    for verdict in sorted(found.verdicts, key=lambda verdict: order[verdict.grade]):
        colour = COLOURS[verdict.grade]
        console.print(f"[{colour}]{GRADES[verdict.grade]:>7}[/]  ", end="")
        console.print(verdict.text, markup=False, highlight=False)
    for section in found.sections:
        console.print()
        console.print(section_table(section, every=every, exact=exact))


def section_table(section: Section, *, every: bool, exact: bool = False) -> Table:
    """A section for the terminal; of many rows the first and the last. The cases are those of the first number."""
    cases = ("cases",) if exact else ()
    made = Table(section.word, *cases, *section.says, title=section.title, title_justify="left")
    made.columns[0].no_wrap = True
    for column in made.columns[1:]:
        column.justify, column.no_wrap = "right", True
    rows = section.rows
    cut = len(rows) > SHOWN and not every
    said = [_texts(section, row, exact=exact) for row in rows]
    for texts in said[: SHOWN // 2] if cut else said:
        made.add_row(*texts)
    if cut:
        made.add_row(f"... {len(rows) - SHOWN} more (--all)")
        for texts in said[-(SHOWN // 2) :]:
            made.add_row(*texts)
    return made


def _texts(section: Section, row: Row, *, exact: bool) -> list[str]:
    """A row of the table."""
    cells = [row.cells.get(column) for column in section.says]
    cases = [f"{next(iter(row.cells.values())).of:,}"] if exact else []
    return [row.name, *cases, *(cell_text(cell, exact=exact) for cell in cells)]


def cell_text(cell: Cell | None, *, exact: bool = False) -> str:
    """A number with its interval."""
    if cell is None:
        return "-"
    if not exact:
        return f"{value(cell)} ({interval(cell)})"
    if cell.kind == "share":
        return f"{cell.value:.2%} ({cell.low:.2%}\N{EN DASH}{cell.high:.2%})"
    return f"{cell.value:,.3f} ({cell.low:,.3f} to {cell.high:,.3f})"


def lines(found: Findings) -> Iterator[tuple[Any, ...]]:
    """Every number as a row of FIELDS."""
    for section in found.sections:
        for row in section.rows:
            for column, cell in row.cells.items():
                yield (section.key, row.name, "", column, *_numbers(cell))
    for matrix in found.matrices:
        for pair, cell in matrix.cells.items():
            row_name, _, column = pair.partition("\t")
            yield (f"{matrix.key} matrix", row_name, column, "wins", *_numbers(cell))


def _numbers(cell: Cell) -> tuple[Any, ...]:
    """A cell's fields."""
    return (cell.kind, cell.value, _finite(cell.low), _finite(cell.high), cell.of, cell.shows, cell.other)


def _finite(number: float) -> float | None:
    """An end of an interval; None where it has none."""
    return number if abs(number) != float("inf") else None


def as_json(head: Mapping[str, Any], found: Findings) -> str:
    """One object: what was played, and all findings."""
    whole = {**head, **msgspec.to_builtins(found)}
    return json.dumps(whole, ensure_ascii=False, default=str).replace("-Infinity", "null").replace("Infinity", "null")


def write_csv(path: Path, found: Findings) -> None:
    """Every number as a line."""
    with path.open("w", encoding="utf-8", newline="") as file:
        made = csv.writer(file)
        made.writerow(FIELDS)
        made.writerows(lines(found))


def write_parquet(path: Path, found: Findings) -> None:
    """The same as a Parquet table. ValueError where the extra is not installed."""
    try:
        from arro3.core import Array, DataType
        from arro3.core import Table as Columns
        from arro3.io import write_parquet as write
    except ImportError:
        raise ValueError("--parquet: it wants `pip install rumpus[lab]`") from None
    columns = list(zip(*lines(found), strict=True)) or [()] * len(FIELDS)
    kinds = {"value": DataType.float64(), "low": DataType.float64(), "high": DataType.float64()}
    kinds["cases"] = DataType.int64()
    made: dict[str, Any] = {
        name: Array(list(column), kinds.get(name, DataType.utf8()))
        for name, column in zip(FIELDS, columns, strict=True)
    }
    write(Columns.from_pydict({**made}), str(path))
