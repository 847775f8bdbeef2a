"""Boards of squares: the eight directions, distances, what is straight away, what a line crosses.

A direction is 0..7, N first, then as the clock goes. A gap is signed: columns to the east, rows to the north.
"""

from typing import Final

from rumpus.kernel.records.record import rule

DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
DX: Final = (0, 1, 1, 1, 0, -1, -1, -1)
DY: Final = (1, 1, 0, -1, -1, -1, 0, 1)


@rule
def far(dx: int, dy: int) -> int:
    """The distance over these gaps, in king's steps."""
    return max(abs(dx), abs(dy))


@rule
def gap(low: int, size: int, low2: int, size2: int) -> int:
    """From one stretch of columns or rows to another, signed; 0 when they overlap."""
    if low2 >= low + size:
        return low2 - (low + size - 1)
    return low2 + size2 - 1 - low if low2 + size2 <= low else 0


@rule
def towards(dx: int, dy: int) -> int:
    """The direction of two gaps by their signs; -1 when both are 0."""
    x, y = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    for d in range(8):
        if DX[d] == x and DY[d] == y:
            return d
    return -1


@rule
def away(dx: int, dy: int) -> int:
    """The direction that is nearest to two gaps: diagonal if twice the smaller is at least the greater; -1 when both
    are 0.
    """
    x, y = abs(dx), abs(dy)
    if 2 * min(x, y) < max(x, y):
        return towards(dx, 0) if x > y else towards(0, dy)
    return towards(dx, dy)


@rule
def beside(d: int, e: int) -> bool:
    """Whether direction e is d or 45 degrees beside it."""
    return (e - d + 9) % 8 <= 2


def crossed(dx: int, dy: int) -> list[tuple[int, int]]:
    """The squares whose inside the segment from the middle of (0, 0) to that of (dx, dy) crosses, both ends left out,
    the nearest first.
    """
    found = []
    for x in range(min(0, dx), max(0, dx) + 1):
        for y in range(min(0, dy), max(0, dy) + 1):
            if (x, y) in ((0, 0), (dx, dy)):
                continue
            corners = [(2 * x + i) * dy - (2 * y + j) * dx for i in (-1, 1) for j in (-1, 1)]
            if min(corners) < 0 < max(corners):
                found.append((x, y))
    return sorted(found, key=lambda one: (abs(one[0]) + abs(one[1]), one[1], one[0]))
