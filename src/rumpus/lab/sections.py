"""What a game's own counters say after many games: tables for people, or JSON types, each number with its interval."""

from typing import Any

from rich.table import Table

from rumpus.kernel.counts import Cell, Mean, Section, Share
from rumpus.lab.stage import Plan, by_name, stage
from rumpus.lab.stats import mean_of, wilson
from rumpus.lab.tally import Tally


def sections(plan: Plan, tally: Tally) -> list[Section]:
    """The tables of a plan's game; none where nothing was counted."""
    at = stage(plan)
    if not tally.counts or at.spec.tally is None:
        return []
    return at.spec.tally.report(at.t, by_name(at, tally.counts), tally.games)


def value_of(cell: Cell) -> float:
    """The number that a cell stands for."""
    if isinstance(cell, Share):
        return cell.hits / cell.of if cell.of else 0.0
    return mean_of(cell.total, cell.squares, cell.of)[0] if isinstance(cell, Mean) else float(cell)


def best_first(section: Section) -> list[tuple[str, dict[str, Cell]]]:
    """The rows by their first column, the highest first."""
    return sorted(section.rows.items(), key=lambda item: -value_of(next(iter(item[1].values()))))


def counted_of(row: dict[str, Cell]) -> int:
    """How many cases the first column of a row rests on."""
    first = next(iter(row.values()))
    return first.of if isinstance(first, Share | Mean) else 0


def section_table(section: Section) -> Table:
    """A section for people."""
    columns = next(iter(section.rows.values()))
    made = Table(section.what, "counted", *columns, title=f"By {section.what}", title_justify="left")
    for column in made.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for name, row in best_first(section):
        made.add_row(name, f"{counted_of(row):,}", *(shown(cell) for cell in row.values()))
    return made


def shown(cell: Cell) -> str:
    """A number, with its 95 % interval where it has one."""
    if isinstance(cell, Share):
        low, high = wilson(cell.hits, cell.of)
        return f"{value_of(cell):.1%} ({low:.1%} - {high:.1%})"
    if isinstance(cell, Mean):
        mean, low, high = mean_of(cell.total, cell.squares, cell.of)
        return f"{mean:+.3f} ({low:+.3f} to {high:+.3f})"
    return f"{cell:,}"


def sections_data(found: list[Section]) -> dict[str, Any]:
    """All sections as JSON types: section, row, column; spaces in a column's name become underscores."""
    return {
        section.key: {
            name: {column.replace(" ", "_").lower(): data_of(cell) for column, cell in row.items()}
            for name, row in best_first(section)
        }
        for section in found
    }


def data_of(cell: Cell) -> Any:
    """One cell: a number, or a share or an average with what it rests on."""
    if isinstance(cell, Share):
        low, high = wilson(cell.hits, cell.of)
        return {
            "hits": cell.hits,
            "of": cell.of,
            "share": round(value_of(cell), 6),
            "interval": [round(low, 6), round(high, 6)],
        }
    if isinstance(cell, Mean):
        mean, low, high = mean_of(cell.total, cell.squares, cell.of)
        return {"of": cell.of, "mean": round(mean, 6), "interval": [round(low, 6), round(high, 6)]}
    return cell
