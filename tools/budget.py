"""How much each route of the built page loads, and whether that is little enough.

    python tools/budget.py            builds the page where it is absent or stale, then prints the table by route

A route is the entry of the page, the route's own chunk, for a table also all that the game brings to it, and whatever
these import: read in vite's manifest, in bytes packed with gzip (kB are 1000 of them). What is only loaded on a further
click does not count. Words are the catalogues that it reads, in the language where they weigh most.
Exit status: 0 within the limits, 1 a route above its limit, or no page to measure.
"""

import gzip
import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "src" / "rumpus" / "page"
ROOMS = json.loads((ROOT / "web" / "src" / "app" / "rooms.json").read_text("utf-8"))
"""The rooms of the catalogues that each route reads before it is shown, and `every` route; `after` come when it is."""
LOBBY, TABLE = 90, 155
"""kB of JavaScript that the lobby, and any one table in all, may load."""
PRESS, FIGURES = "src/art/rig/image.ts", 25
"""What prints figures, loaded when the first is shown, and the kB of it; the icons that it puts together come apart."""
ROUTE = re.compile(r"src/app/(\w+)/(?i:\1)\.svelte$")
"""A route's own chunk is called as its folder; what else is loaded of `app` comes on a further click, or in sight."""
ASIDE = re.compile(
    r"/((Setup|Picture|Builder|End|Champion|Cover|Next|Taverns|Ko(Next)?|Order|OpenHand|Mid|Reading|Details|Aid|Four|Pointed|draft/Part)\.svelte"
    r"|(motion|lessons|beats)\.ts|later)$"
)
"""Parts of a game that its table does not load: they belong to the set-up page, are a page of their own, or
stand on the result sheet or in the help alone; a draft that is over before the board is played on; what only a
table of four has; the steps of a guided game; what tells of a thing that is pointed at or opened, and what only
moves: loaded once the page is idle, after the first paint, and a table stands and is played without it; pictures that
come with the first thing that shows one."""


@dataclass(frozen=True)
class Route:
    """What one route loads: files, and bytes by kind."""

    name: str
    files: int
    script: int
    style: int
    words: int
    limit: int | None

    @property
    def above(self) -> bool:
        """Whether it loads more JavaScript than it may."""
        return self.limit is not None and self.script > self.limit * 1000

    def __str__(self) -> str:
        limit = "" if self.limit is None else f"of {self.limit}"
        mark = "  ABOVE" if self.above else ""
        script, style, words = (f"{weight / 1000:.1f}" for weight in (self.script, self.style, self.words))
        return f"{self.name:<24}{self.files:>6}{script:>9} {limit:<7}{style:>6}{words:>7}{mark}"


class Page:
    """A built page: its manifest, and what its files weigh."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.chunks: dict[str, dict[str, Any]] = json.loads((folder / ".vite" / "manifest.json").read_text("utf-8"))
        self.entry = next(key for key, chunk in self.chunks.items() if chunk.get("isEntry"))
        index = (folder / "index.html").read_text("utf-8")
        known = {chunk["file"] for chunk in self.chunks.values()}
        self.scripts = set(re.findall(r'<script\b[^>]*\bsrc="\./([^"]+)"', index)) - known
        """What index.html loads beside the entry."""

    @property
    def later(self) -> list[str]:
        """The chunks that are loaded when they are needed."""
        return [key for key in self.chunks if self.chunks[key].get("isDynamicEntry")]

    def words(self, rooms: list[str]) -> int:
        """Bytes of the catalogues of some rooms, in the language where they weigh most."""
        by_language: dict[str, set[str]] = {}
        for key, chunk in self.chunks.items():
            if (match := re.fullmatch(r"words/(\w+)/(.+)", key)) and match[2] in rooms:
                by_language.setdefault(match[1], set()).add(chunk["file"])
        return max((self._packed(files) for files in by_language.values()), default=0)

    def route(self, name: str, parts: list[str], rooms: list[str], limit: int | None = None) -> Route:
        """The entry, these chunks, and all that they import; the words of these rooms."""
        seen = self._reach([self.entry, *parts])
        return self._route(name, seen, self.scripts, self.words([*ROOMS["every"], *rooms]), limit)

    def beside(self, name: str, part: str, limit: int) -> Route:
        """This chunk and all that it imports, without what every page has."""
        return self._route(name, self._reach([part]) - self._reach([self.entry]), set(), 0, limit)

    def _reach(self, open_: list[str]) -> set[str]:
        """These chunks, and all that they import."""
        seen: set[str] = set()
        while open_:
            key = open_.pop()
            if key not in seen:
                seen.add(key)
                open_ += self.chunks[key].get("imports", [])
        return seen

    def _route(self, name: str, seen: set[str], more: set[str], words: int, limit: int | None) -> Route:
        """What these chunks, and more scripts, weigh."""
        scripts = {self.chunks[key]["file"] for key in seen} | more
        styles = {file for key in seen for file in self.chunks[key].get("css", [])}
        return Route(name, len(scripts | styles), self._packed(scripts), self._packed(styles), words, limit)

    def _packed(self, files: set[str]) -> int:
        """Bytes of these files, each packed with gzip."""
        return sum(len(gzip.compress((self.folder / file).read_bytes(), 9, mtime=0)) for file in files)


def routes(page: Page) -> list[Route]:
    """Every route of the page: those of the shell, and the table of each game. ValueError for a page without them."""
    own = {match[1]: key for key in page.later if (match := ROUTE.match(key)) and match[1] in ROOMS}
    games = sorted({match[1] for key in page.later if (match := re.match(r"src/games/(\w+)/", key))})
    if not {"lobby", "table"} <= set(own) or not games:
        raise ValueError("the manifest knows no lobby, table or game; routes are chunks src/app/<route>/<Route>.svelte")
    found = [
        page.route(name, [key], ROOMS.get(name, []), LOBBY if name == "lobby" else None) for name, key in own.items()
    ]
    for game in games:
        mine = [key for key in page.later if re.search(rf"\b(games|icons)/{game}(/|$)", key) and not ASIDE.search(key)]
        if f"src/games/{game}/Table.svelte" not in mine:
            raise ValueError(f"{game} has no chunk src/games/{game}/Table.svelte: what does its table load?")
        found.append(page.route(f"table of {game}", [own["table"], *mine], [*ROOMS["table"], f"games/{game}"], TABLE))
    if PRESS in page.chunks:
        found.append(page.beside("figures", PRESS, FIGURES))
    return found


def measured(folder: Path) -> int:
    """Prints the table by route; the exit status."""
    try:
        found = routes(Page(folder))
    except (OSError, ValueError, KeyError, StopIteration) as fault:
        print(f"budget: {folder} cannot be measured: {fault!r}", file=sys.stderr)
        return 1
    print(f"{'route':<24}{'files':>6}{'script':>9}{'':>8}{'style':>6}{'words':>7}   kB, packed with gzip")
    for route in found:
        print(route)
    above = [route for route in found if route.above]
    for route in above:
        over = route.script / 1000 - (route.limit or 0)
        print(f"budget: {route.name} loads {over:.1f} kB too much: load it later, or leave it out", file=sys.stderr)
    return 1 if above else 0


def main() -> int:
    """See the module's first lines."""
    import setup

    try:
        setup.build_page()
    except setup.StepFailed as fault:
        print(f"budget: {fault}", file=sys.stderr)
        return 1
    return measured(PAGE)


if __name__ == "__main__":
    sys.exit(main())
