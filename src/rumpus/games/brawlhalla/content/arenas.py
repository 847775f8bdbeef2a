"""Arenas as data: a grid of Platforms and Air, and where the Flaming Swords lie (BH-RUL-04 to BH-RUL-07)."""

from dataclasses import dataclass, field
from typing import Final

from rumpus.effects.art import PlaceWords, read_place
from rumpus.games.brawlhalla.content.board import Grid
from rumpus.kernel.contract.reader import Reader

FORMATS: Final = {"1v1": 2, "2v2": 4, "ffa3": 3, "ffa4": 4}
"""What an arena may be laid out for, and how many swords lie there then."""

TERRAIN_CARDS: Final = 20
STAND_IN: Final = Grid((".....", ".=.=.", ".....", ".===."))
"""What faulty grids are replaced by, so that reading can go on."""


@dataclass(frozen=True, slots=True)
class Arena:
    """One arena: its grid, the formats it is laid out for, the sword spaces for each number of players; and what it
    looks like.
    """

    id: str
    title: str
    formats: tuple[str, ...]
    grid: Grid
    swords: dict[int, tuple[str, ...]] = field(default_factory=dict)
    place: PlaceWords = field(default_factory=PlaceWords, compare=False)


def read_arena(reader: Reader) -> Arena:
    """An arena from its table (BH-RUL-07); whatever is wrong goes to the reader's faults."""
    reader.only("id", "title", "formats", "grid", "place", *(f"swords_{n}" for n in sorted(set(FORMATS.values()))))
    name = reader.name("id")
    lines, formats = reader.texts("grid"), reader.texts("formats")
    good = grid_fits(reader, lines)
    grid = Grid(lines) if good else STAND_IN
    if not formats:
        reader.fault("formats", f"at least one of {', '.join(FORMATS)} is wanted")
    for i, one in enumerate(formats):
        if one not in FORMATS or one in formats[:i]:
            why = "stands twice" if one in FORMATS else f"is not one of {', '.join(FORMATS)}"
            reader.fault(f"formats.{i}", f"{one!r} {why}")
    wanted = {FORMATS[one] for one in formats if one in FORMATS}
    swords = {}
    for n in sorted(set(FORMATS.values())):
        spaces = reader.texts(f"swords_{n}")
        if n in wanted:
            swords[n] = spaces
            if good:
                swords_fit(reader, grid, n, spaces)
        elif spaces:
            reader.fault(f"swords_{n}", f"none of the formats is for {n} players")
    if good and not reachable(grid):
        reader.fault("grid", "a space cannot be reached, or is farther than a MOVE of 3 from all Platforms (BH-RUL-04)")
    title = reader.text("title", name.replace("-", " ").capitalize())
    return Arena(name, title, formats, grid, swords, read_place(reader))


def grid_fits(reader: Reader, lines: tuple[str, ...]) -> bool:
    """BH-ARENA-01, BH-RUL-07: letters, shape, number of Platforms."""
    before = len(reader.faults)
    if not lines or len({len(line) for line in lines}) != 1:
        reader.fault("grid", "a full rectangle is wanted")
        return False
    rows, cols = len(lines), len(lines[0])
    letters = set("".join(lines)) - set(".=")
    if letters:
        reader.fault("grid", f"only '.' (Air) and '=' (Platform) are allowed, not {' '.join(sorted(letters))}")
    if rows * cols > TERRAIN_CARDS:
        reader.fault("grid", f"{rows} x {cols} = {rows * cols} spaces; there are {TERRAIN_CARDS} Terrain cards")
    if not 3 <= rows <= 4 or not 4 <= cols <= 6:
        reader.fault("grid", f"{rows} rows of {cols}; 3 or 4 rows of 4 to 6 columns are allowed")
    platforms = "".join(lines).count("=")
    if platforms < 4 or platforms > rows * cols - platforms:
        reader.fault("grid", f"{platforms} Platforms; at least 4, and no more than Air spaces, are allowed")
    return len(reader.faults) == before


def swords_fit(reader: Reader, grid: Grid, n: int, swords: tuple[str, ...]) -> None:
    """BH-SETUP-02, BH-RUL-07: one sword a player on distinct Platforms outside row 1."""
    key = f"swords_{n}"
    if len(swords) != n or len(set(swords)) != n:
        reader.fault(key, f"{n} different spaces are wanted, one a player")
    for i, name in enumerate(swords):
        try:
            row, col = grid.at(grid.parse(name))
        except ValueError as wrong:
            reader.fault(f"{key}.{i}", str(wrong))
            continue
        if row == 1 or not grid.platform(row, col):
            reader.fault(f"{key}.{i}", f"{name} is not a Platform below row 1")


def reachable(grid: Grid) -> bool:
    """BH-RUL-04: from each space some Platform within a MOVE of 3. Every space is reached from every other in any grid:
    sideways nothing is in the way, and the columns of the ring have no floors.
    """
    return all(any(grid.platform(*grid.at(there)) for there in grid.reach(space, 3)) for space in range(grid.spaces))
