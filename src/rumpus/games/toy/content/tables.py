"""Options to read-only tables. Dust-up has no content."""

from typing import Any

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import Table
from rumpus.kernel.content import Tables
from rumpus.kernel.spec import Option, Options

OPTIONS = (
    Option("players", 2, (2, 3, 4), help="how many seats", rule="TOY-DEAL-01"),
    Option("pace", "turns", ("turns", "together", "clock"), help="who lays when", rule="TOY-PACE-01"),
    Option("highest", 6, lo=4, hi=9, help="the greatest card", rule="TOY-DEAL-01"),
    Option("hand", 3, lo=1, hi=4, help="cards dealt to each seat", rule="TOY-DEAL-01"),
    Option("seconds", 10, lo=1, hi=60, help="a round's time with the clock", rule="TOY-PACE-03"),
)


def seats(options: Options) -> int:
    """How many seats the table has."""
    return int(options["players"])


def teams(options: Options) -> tuple[int, ...]:
    """Everybody plays alone."""
    return tuple(range(seats(options)))


def tables(options: Options, _content: Any = None) -> Tables:
    """The Tables from resolved options."""
    array = Table.blank()
    t = Table.at(array)
    t.n = seats(options)
    t.pace = ids.PACES.index(str(options["pace"]))
    t.highest = int(options["highest"])
    t.hand = int(options["hand"])
    t.limit = int(options["seconds"]) * 1000 if t.pace == ids.CLOCK else 0
    return Tables(t, array)
