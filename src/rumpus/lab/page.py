"""A balance report as one HTML file that needs nothing else: verdicts, charts, tables, and the games behind numbers."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from rumpus.lab import charts
from rumpus.lab.cells import Cell, Findings, Matrix, Section, percent, within

HOME = Path(__file__).parent
GRADES = {"fine": "Fine", "look": "Look", "warn": "Careful"}


def library() -> str:
    """Vega, Vega-Lite and Vega-Embed as one script. ValueError where the extra is not installed."""
    try:
        from vl_convert import javascript_bundle
    except ImportError:
        raise ValueError("--html: the charts want `pip install rumpus[lab]`") from None
    made: str = javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return made


def page(title: str, head: Mapping[str, Any], says: str, found: Findings, saves: Mapping[str, str]) -> str:
    """The page. `says`: what was played, in a sentence; `saves`: save files by the name of their game."""
    drawn: dict[str, Any] = {}
    body = [_verdicts(found)]
    links = []
    for section in found.sections:
        links.append((section.key, section.title))
        body.append(_section(section, drawn))
    for matrix in found.matrices:
        name = f"matrix-{_slug(matrix.key)}"
        links.append((name, matrix.title))
        drawn[f"chart-{name}"] = charts.heat(matrix)
        body.append(_matrix(matrix, name))
    if found.lengths:
        drawn["chart-lengths"] = charts.histogram(found.lengths)
        links.append(("lengths", "Length"))
        body.append(_framed("lengths", "How long games are", '<div class="chart"><div id="chart-lengths"></div></div>'))
    packed = base64.b64encode(zlib.compress(json.dumps(dict(saves)).encode(), 9)).decode()
    data = {"game": head["game"], "content": head.get("content_file") or "", "charts": drawn, "saves": packed}
    nav = "".join(f'<a href="#{_slug(key)}">{escape(text)}</a>' for key, text in links)
    return _WHOLE.format(
        title=escape(title),
        css=(HOME / "report.css").read_text("utf-8"),
        says=escape(says),
        nav=nav,
        body="\n".join(body),
        foot=escape(json.dumps(head, ensure_ascii=False)),
        library=library().replace("</script", "<\\/script"),
        data=json.dumps(data, ensure_ascii=False).replace("<", "\\u003c"),
        script=(HOME / "report.js").read_text("utf-8"),
    )


_WHOLE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{css}</style>
</head>
<body>
<header>
<h1>{title}</h1><button class="theme" id="theme" type="button">Dark</button>
<p>{says}</p>
</header>
<nav aria-label="Sections"><div>{nav}</div></nav>
<main>
{body}
</main>
<footer>
<p>Press a number: it opens a game that it comes from. Intervals hold 95 %; games of one seed count as one group.</p>
<details><summary>What was played</summary><code>{foot}</code></details>
</footer>
<dialog aria-labelledby="of">
<h2 id="of">A game</h2>
<div class="row"><button type="button" data-is="shows">A game that counts</button>
<button type="button" data-is="other">One that does not</button></div>
<pre tabindex="0"></pre>
<div class="row"><a href="#">Download the save</a><button type="button" id="copy">Copy</button>
<button type="button" id="close">Close</button></div>
<p>Drop the file on the table's Replay page, or run <code></code>.</p>
</dialog>
<script type="application/json" id="data">{data}</script>
<script>{library}</script>
<script>{script}</script>
</body>
</html>
"""


def _slug(key: str) -> str:
    """A key as an address within the page."""
    return key.replace(" ", "-")


def _framed(key: str, title: str, inner: str) -> str:
    """A section of the page."""
    return f'<section id="{_slug(key)}" aria-label="{escape(title)}"><h2>{escape(title)}</h2>{inner}</section>'


def _verdicts(found: Findings) -> str:
    """The verdicts, those that ask for a look first."""
    order = {"warn": 0, "look": 1, "fine": 2}
    lines = [
        f'<li class="{verdict.grade}"><b>{GRADES[verdict.grade]}</b> {escape(verdict.text)}</li>'
        for verdict in sorted(found.verdicts, key=lambda verdict: order[verdict.grade])
    ]
    return f'<ul class="verdicts" aria-label="Verdicts">{"".join(lines)}</ul>'


def _section(section: Section, drawn: dict[str, Any]) -> str:
    """A table with its chart."""
    says = "".join(f"<dt>{escape(name)}:</dt> <dd>{escape(text)}.</dd>" for name, text in section.says.items())
    chart = charts.intervals(section) if len(section.rows) > 1 else None
    inner = f'<dl class="says">{says}</dl>'
    if chart is not None:
        drawn[f"chart-{_slug(section.key)}"] = chart
        inner += f'<div class="chart"><div id="chart-{_slug(section.key)}"></div></div>'
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in section.says)
    rows = "".join(_row(row.name, row.cells, list(section.says)) for row in section.rows)
    table = f'<div class="wide"><table><thead><tr><th scope="col">{escape(section.word)}</th>{heads}</tr></thead>'
    table += f"<tbody>{rows}</tbody></table></div>"
    if chart is not None and len(section.rows) > 12:
        table = f"<details><summary>All {len(section.rows)} rows</summary>{table}</details>"
    return _framed(section.key, section.title, inner + table)


def _row(name: str, cells: Mapping[str, Cell], columns: list[str]) -> str:
    """A row of a table."""
    made = "".join(_number(f"{name}: {column}", cells.get(column)) for column in columns)
    return f'<tr><td scope="row">{escape(name)}</td>{made}</tr>'


def _number(what: str, cell: Cell | None) -> str:
    """A number that opens its game."""
    if cell is None:
        return "<td>-</td>"
    inner = f"{value(cell)} <small>{interval(cell)}</small>"
    hint = f"{cell.of:,} cases"
    if not cell.shows and not cell.other:
        return f'<td title="{hint}">{inner}</td>'
    games = f'data-shows="{cell.shows}" data-other="{cell.other}"'
    return f'<td><button type="button" title="{hint}" data-what="{escape(what)}" {games}>{inner}</button></td>'


def _matrix(matrix: Matrix, name: str) -> str:
    """A heat map with its table."""
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in matrix.columns)
    rows = ""
    for row in matrix.rows:
        cells = {
            column: matrix.cells[f"{row}\t{column}"] for column in matrix.columns if f"{row}\t{column}" in matrix.cells
        }
        rows += _row(row, cells, matrix.columns)
    said = "Of the games that somebody won, those won by the row." if matrix.against else "Games won at each place."
    inner = f'<p class="says">{said}</p><div class="chart"><div id="chart-{name}"></div></div>'
    table = f'<div class="wide"><table><thead><tr><th></th>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
    return _framed(name, matrix.title, f"{inner}<details><summary>All numbers</summary>{table}</details>")


def value(cell: Cell) -> str:
    """A number as people read it."""
    if cell.kind == "share":
        return percent(cell.value).replace("%", " %")
    return f"{100 * cell.value:+.1f}" if cell.kind == "points" else f"{cell.value:,.1f}"


def interval(cell: Cell) -> str:
    """Its interval."""
    if cell.low == float("-inf"):
        return "too few games"
    if cell.kind == "share":
        return within(cell.low, cell.high, "\u2013")
    if cell.kind == "points":
        return f"{100 * cell.low:+.0f} to {100 * cell.high:+.0f}"
    return f"{cell.low:,.1f}\u2013{cell.high:,.1f}"
