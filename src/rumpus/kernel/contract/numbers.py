"""The numbers of acts and of events in a game's `rules/ids.py`, made of the two tables that declare them: compiled
rules want a number where they name one, and neither table is compiled.
"""

from collections.abc import Iterator

from rumpus.kernel.contract.acts import Acts
from rumpus.kernel.contract.lines import Lines

BEGIN = "# ---- acts and events: `rumpus generate` writes these from interface/actions.py and interface/events.py"
END = "# ---- what is written by hand"
WIDTH = 120


def written(text: str, acts: Acts, lines: Lines) -> str:
    """The text of `rules/ids.py` with the numbers of these tables between its two marks. Raises ValueError for one
    without them.
    """
    before, begin, rest = text.partition(f"{BEGIN}\n")
    _, end, after = rest.partition(f"{END}\n")
    if not begin or not end:
        raise ValueError(f"rules/ids.py: the lines {BEGIN!r} and {END!r} are wanted, with the numbers between them")
    rows = [*_acts(acts), "", "# a row of the log is [kind, seat, a, b, c, d]", *_events(lines)]
    return "".join([before, begin, *(f"{row}\n" for row in rows), "\n", end, after])


def _row(name: str, number: int, about: str) -> str:
    """One number, with what it is about."""
    row = f"{name}: Final = {number}"
    return f"{row}  # {about}" if about and len(row) + len(about) + 4 <= WIDTH else row


def _acts(acts: Acts) -> Iterator[str]:
    """The first id of each kind, with the last and what it names, and how many ids there are."""
    for one in acts.kinds:
        last = one.first + one.size - 1
        yield _row(one.known_as, one.first, f"to {last}: {', '.join(one.params)}" if one.params else "")
    yield _row("ACTIONS", acts.size, "")


def _events(lines: Lines) -> Iterator[str]:
    """Each kind of event, with what its numbers say."""
    for number, one in enumerate(lines.rows, lines.first):
        told = (name for name, arg in one.named().items() if arg.whole is None)
        yield _row(f"EV_{one.name.upper().replace('-', '_')}", number, ", ".join(told))
