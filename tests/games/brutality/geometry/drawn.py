"""Little boards, drawn: the top line is the highest row; capital letters are heroes, small ones things, `.` is nothing.

A to E are Team 1's heroes, V to Z Team 2's; a letter that fills more squares is a hero of that size. Things: `p`
Spiked Pillars, `k` Pikes, `f` Flames, `l` Limestone, `c` Catapult, `w` a wall, `o` a poison cloud, `s` a snare.
"""

from __future__ import annotations

from tests.games.brutality.geometry.twin import Hero, Square, World

THINGS = {
    "p": "pillars",
    "k": "pikes",
    "f": "flames",
    "l": "limestone",
    "c": "catapult",
    "w": "wall",
    "o": "cloud",
    "s": "snare",
}


def world(drawing: str, tanks: str = "", **more: str) -> World:
    """The world of a drawing; `tanks` and every other word name the letters that are such (`steadfast="X"`)."""
    lines = [line.split() for line in drawing.strip().splitlines()][::-1]
    found: dict[str, set[Square]] = {}
    made = World(len(lines[0]), len(lines))
    for y, line in enumerate(lines):
        assert len(line) == made.cols, f"row {y + 1} has {len(line)} squares"
        for x, mark in enumerate(line):
            if mark in THINGS:
                made.things[x, y] = THINGS[mark]
            elif mark != ".":
                found.setdefault(mark, set()).add((x, y))
    for name, squares in sorted(found.items()):
        xs, ys = {x for x, _ in squares}, {y for _, y in squares}
        assert len(squares) == len(xs) * len(ys), f"{name} is no block"
        traits = {word: name in letters for word, letters in more.items()}
        made.heroes[name] = Hero((min(xs), min(ys)), len(xs), len(ys), int(name >= "V"), name in tanks, **traits)
    return made


def drawn(made: World) -> list[str]:
    """A world as lines, things under heroes hidden."""
    marks = {kind: mark for mark, kind in THINGS.items()}
    return [
        " ".join(made.at((x, y)) or marks.get(made.things.get((x, y), ""), ".") for x in range(made.cols))
        for y in reversed(range(made.rows))
    ]
