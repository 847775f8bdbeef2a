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

from rumpus.lab.cells import Cell, Findings, Section
from rumpus.lab.page import GRADES, interval, value

SHOWN = 16
"""Rows of a table in the terminal, unless all are asked for."""
COLOURS = {"fine": "green", "look": "yellow", "warn": "red"}
FIELDS = ("section", "name", "against", "column", "kind", "value", "low", "high", "cases", "game", "other")


def print_findings(found: Findings, console: Console, *, every: bool = False) -> None:
    """Verdicts, then a table for each section."""
    order = {"warn": 0, "look": 1, "fine": 2}
    for verdict in sorted(found.verdicts, key=lambda verdict: order[verdict.grade]):
        colour = COLOURS[verdict.grade]
        console.print(f"[{colour}]{GRADES[verdict.grade]:>7}[/]  ", end="")
        console.print(verdict.text, markup=False, highlight=False)
    for section in found.sections:
        console.print()
        console.print(section_table(section, every=every))


def section_table(section: Section, *, every: bool) -> Table:
    """A section for the terminal; of many rows the first and the last."""
    made = Table(section.word, *section.says, title=section.title, title_justify="left")
    made.columns[0].no_wrap = True
    for column in made.columns[1:]:
        column.justify, column.no_wrap = "right", True
    rows = section.rows
    cut = len(rows) > SHOWN and not every
    for row in rows[: SHOWN // 2] if cut else rows:
        made.add_row(row.name, *(cell_text(row.cells.get(column)) for column in section.says))
    if cut:
        made.add_row(f"... {len(rows) - SHOWN} more (--all)")
        for row in rows[-(SHOWN // 2) :]:
            made.add_row(row.name, *(cell_text(row.cells.get(column)) for column in section.says))
    return made


def cell_text(cell: Cell | None) -> str:
    """A number with its interval."""
    return "-" if cell is None else f"{value(cell)} ({interval(cell)})"


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
