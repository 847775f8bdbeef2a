"""The designer's guide, content/README.md: the prose of guide.md, and the vocabulary as tables made from the rows that
check files.

python -m rumpus.games.brutality.interface.guide > src/rumpus/games/brutality/content/README.md
"""

from rumpus.effects import guide
from rumpus.effects.guide import quoted
from rumpus.games.brutality.content.grammar import COOLDOWN, TIMINGS, TYPES, WHOSE
from rumpus.games.brutality.content.load import CLASSES, COLUMNS, FOOTPRINTS, HP, MS, PATTERNS, ROWS, TRAITS
from rumpus.games.brutality.content.words import VOCABULARY


def manual() -> str:
    """The whole guide."""
    return guide.page(
        __file__,
        classes=quoted(CLASSES),
        footprints=quoted(FOOTPRINTS),
        hp=span(HP),
        ms=span(MS),
        patterns=quoted(PATTERNS),
        traits=quoted(TRAITS),
        cooldown=span((COOLDOWN.lo, COOLDOWN.hi)),
        types=quoted(TYPES),
        timings=quoted(TIMINGS),
        whose=quoted(WHOSE.words),
        columns=span(COLUMNS),
        rows=span(ROWS),
        words=guide.words(VOCABULARY),
    )


def span(numbers: tuple[int, int]) -> str:
    """From the least to the most."""
    return f"{numbers[0]} to {numbers[1]}"


if __name__ == "__main__":
    print(manual(), end="")
