"""The charts of a report as Vega-Lite: shares with their intervals, things against things, lengths."""

from __future__ import annotations

from typing import Any

from rumpus.lab.cells import Cell, Matrix, Section

Spec = dict[str, Any]
SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json"
MOST = 40
"""Rows of a chart; of more the first and the last are shown."""
EVEN_COLOURS = {"domainMid": 0.5, "scheme": "blueorange", "reverse": True, "domain": [0.2, 0.8], "clamp": True}


def shown(section: Section) -> list[Any]:
    """The rows that a chart of a section has."""
    rows = [row for row in section.rows if _columns(section) & row.cells.keys()]
    half = MOST // 2
    return rows if len(rows) <= MOST else [*rows[:half], *rows[-half:]]


def _columns(section: Section) -> set[str]:
    """The columns that belong into one chart: the first one and what random play says of the same."""
    first = next(iter(section.says))
    other = {"wins": "random wins", "won when played": "random: won when played", "games": "random play"}.get(first)
    return {first} | ({other} if other else set())


def intervals(section: Section) -> Spec | None:
    """Points with their intervals, row by row, the bots' and random play's beside each other."""
    columns = _columns(section)
    rows = shown(section)
    values = [
        _value(row.name, row.cells[column], "random play" if column.startswith("random") else "bots", column)
        for row in rows
        for column in section.says
        if column in columns and column in row.cells
    ]
    if not values or any(cell["kind"] == "mean" for cell in values):
        return None
    points = values[0]["kind"] == "points"
    names = [row.name for row in rows]
    y = {"field": "name", "type": "nominal", "sort": names, "title": None}
    who = {"field": "who", "type": "nominal", "title": None, "legend": {"orient": "top"}}
    offset = {"field": "who", "type": "nominal"}
    form = "+.0%" if points else ".0%"
    tip = [
        {"field": "name", "title": section.word},
        {"field": "who", "title": "played by"},
        {"field": "value", "title": "share", "format": form},
        {"field": "low", "format": form},
        {"field": "high", "format": form},
        {"field": "of", "title": "cases", "format": ","},
    ]
    x = {"type": "quantitative", "axis": {"format": form}, "scale": {"zero": False}, "title": None}
    layers: list[Spec] = [
        {
            "mark": {"type": "rule", "strokeWidth": 2},
            "encoding": {"y": y, "x": {"field": "low", **x}, "x2": {"field": "high"}, "yOffset": offset, "color": who},
        },
        {
            "mark": {"type": "point", "filled": True, "size": 70, "cursor": "pointer"},
            "encoding": {"y": y, "x": {"field": "value", **x}, "yOffset": offset, "color": who, "tooltip": tip},
        },
    ]
    if section.even >= 0:
        line = {"mark": {"type": "rule", "strokeDash": [4, 4]}, "encoding": {"x": {"datum": section.even}}}
        layers.insert(0, line)
    return _spec(values, {"layer": layers, "width": 560, "height": {"step": 22, "for": "position"}})


def heat(matrix: Matrix) -> Spec:
    """A square for each pair, coloured by who wins."""
    values = []
    for pair, cell in matrix.cells.items():
        row, column = pair.split("\t")
        values.append(_value(f"{row} : {column}", cell, "bots", matrix.title) | {"row": row, "column": column})
    size = 34 if len(matrix.columns) <= 16 else 16
    tip = [
        {"field": "row", "title": "row"},
        {"field": "column", "title": "column"},
        {"field": "value", "title": "row wins", "format": ".0%"},
        {"field": "low", "format": ".0%"},
        {"field": "high", "format": ".0%"},
        {"field": "of", "title": "games", "format": ","},
    ]
    x = {"field": "column", "type": "nominal", "sort": matrix.columns, "title": None, "axis": {"labelAngle": -45}}
    y = {"field": "row", "type": "nominal", "sort": matrix.rows, "title": None}
    fill = {"field": "value", "type": "quantitative", "scale": EVEN_COLOURS, "title": "row wins"}
    layers: list[Spec] = [
        {
            "mark": {"type": "rect", "cursor": "pointer", "tooltip": True},
            "encoding": {"color": {**fill, "legend": {"format": ".0%"}}, "tooltip": tip},
        }
    ]
    if size > 20:
        text = {"field": "value", "type": "quantitative", "format": ".0%"}
        layers.append(
            {
                "mark": {"type": "text", "fontSize": 10, "color": "#1b1b1b", "cursor": "pointer"},
                "encoding": {"text": text, "tooltip": tip},
            }
        )
    return _spec(
        values,
        {"encoding": {"x": x, "y": y}, "layer": layers, "width": {"step": size}, "height": {"step": min(size, 26)}},
    )


def histogram(lengths: dict[int, int]) -> Spec:
    """Games by how many decisions they took."""
    values = [{"decisions": n, "games": k} for n, k in sorted(lengths.items())]
    encoding = {
        "x": {"field": "decisions", "type": "quantitative", "bin": {"maxbins": 40}, "title": "decisions of a game"},
        "y": {"field": "games", "type": "quantitative", "aggregate": "sum", "title": "games"},
    }
    return _spec(values, {"mark": {"type": "bar"}, "encoding": encoding, "width": 560, "height": 160})


def _value(name: str, cell: Cell, who: str, what: str) -> Spec:
    """A number as a chart's datum."""
    return {
        "name": name,
        "kind": cell.kind,
        "who": who,
        "what": f"{name}: {what}",
        "value": round(cell.value, 5),
        "low": round(max(-1.0, cell.low), 5),
        "high": round(min(1.0, cell.high), 5),
        "of": cell.of,
        "shows": cell.shows,
        "other": cell.other,
    }


def _spec(values: list[Spec], drawn: Spec) -> Spec:
    """A whole chart."""
    return {"$schema": SCHEMA, "data": {"values": values}, **drawn}
