"""The geometry of an arena: spaces, steps, floors, sight (BH-RUL-01 to BH-RUL-03, BH-RUL-32, BH-RUL-33). Plain Python.

Spaces are numbered `row * (cols + 2) + col`, the Off-stage ring included: row 0, row R+1, column 0, column C+1.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rumpus.kernel.records.grid import DX, DY, far

CHANGE = tuple((-dy, dx) for dx, dy in zip(DX, DY, strict=True))
"""By direction: rows down and columns to the right."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A rectangle of '.' (Air) and '=' (Platform), row 1 first."""

    lines: tuple[str, ...]

    @property
    def rows(self) -> int:
        """Rows of the Arena, without the ring."""
        return len(self.lines)

    @property
    def cols(self) -> int:
        """Columns of the Arena, without the ring."""
        return len(self.lines[0])

    @property
    def width(self) -> int:
        """Columns with the ring."""
        return self.cols + 2

    @property
    def spaces(self) -> int:
        """Spaces of Arena and ring (BH-ARENA-03)."""
        return self.width * (self.rows + 2)

    def at(self, space: int) -> tuple[int, int]:
        """(row, column) of a space."""
        return divmod(space, self.width)

    def space(self, row: int, col: int) -> int:
        """The number of a space, or -1 beyond the KO line."""
        return row * self.width + col if 0 <= row <= self.rows + 1 and 0 <= col <= self.cols + 1 else -1

    def inside(self, space: int) -> bool:
        """Is the space in the Arena, not in the ring?"""
        row, col = self.at(space)
        return 1 <= row <= self.rows and 1 <= col <= self.cols

    def platform(self, row: int, col: int) -> bool:
        """BH-ARENA-01: is there a Platform? The ring has none."""
        return 1 <= row <= self.rows and 1 <= col <= self.cols and self.lines[row - 1][col - 1] == "="

    def go(self, space: int, direction: int) -> int:
        """The space one step away, or -1 beyond the KO line (BH-RUL-03)."""
        row, col = self.at(space)
        return self.space(row + CHANGE[direction][0], col + CHANGE[direction][1])

    def wall(self, space: int, direction: int) -> bool:
        """BH-RUL-01, BH-RUL-02: does a Platform floor block this step? Straight steps by one Platform, diagonal ones by
        two.
        """
        row, col = self.at(space)
        down, across = CHANGE[direction]
        if down == 0 or self.go(space, direction) < 0:
            return False
        upper = min(row, row + down)
        return self.platform(upper, col) and self.platform(upper, col + across)

    def sight(self, a: int, b: int) -> bool:
        """BH-RUL-32: does the segment between the centres cross no floor? Free ends of floors may be touched."""
        (r1, c1), (r2, c2) = sorted((self.at(a), self.at(b)))
        x1, y1, x2, y2 = 2 * c1 + 1, 2 * r1 + 1, 2 * c2 + 1, 2 * r2 + 1
        for row in range(r1, r2):
            line = 2 * row + 2
            over = x1 * (y2 - y1) + (x2 - x1) * (line - y1)  # the crossing's x, times (y2 - y1)
            whole, rest = divmod(over, y2 - y1)
            if rest == 0 and whole % 2 == 0:
                if self.platform(row, whole // 2 - 1) and self.platform(row, whole // 2):
                    return False
            elif self.platform(row, whole // 2):
                return False
        return True

    def distance(self, a: int, b: int) -> int:
        """BH-RUL-33: king's steps."""
        (r1, c1), (r2, c2) = self.at(a), self.at(b)
        return far(r1 - r2, c1 - c2)

    def name(self, space: int) -> str:
        """`r2c3`."""
        row, col = self.at(space)
        return f"r{row}c{col}"

    def parse(self, text: str) -> int:
        """The space of `r2c3`. Raises ValueError that says what is allowed."""
        match = re.fullmatch(r"r(\d+)c(\d+)", text)
        space = self.space(int(match[1]), int(match[2])) if match else -1
        if space < 0:
            raise ValueError(f"{text!r} is not a space: r0c0 to r{self.rows + 1}c{self.cols + 1} are")
        return space

    def reach(self, start: int, steps: int) -> set[int]:
        """Every space reachable by up to `steps` legal steps (nobody in the way; 3 steps break no Air limit)."""
        seen = edge = {start}
        for _ in range(steps):
            grown = {self.go(here, d) for here in edge for d in range(8) if not self.wall(here, d)}
            edge = grown - seen - {-1}
            seen = seen | edge
        return seen
