"""The log of one apply: event rows for page, log and replay; and the tape of scripted draws for tests."""

from collections.abc import Sequence
from typing import Annotated, Final

from rumpus.kernel.records.record import Record, record, rule

ROW: Final = 8  # ints a row: kind, seat, a, b, c, d, and two free
ROWS: Final = 256  # rows kept of one apply; more are counted in `lost`
TAPE: Final = 256  # scripted draws at most
REST: Final = -2  # on the tape: the rest of a shuffle, as it lies
CARD: Final = -3  # on the tape: CARD - number is a card of which a shuffle brings one on top; several, then REST

Event = tuple[int, ...]
"""A row of the log: kind, seat, a, b, c, d, and two free ints."""


@record
class Log(Record):
    """What one apply did. Everything is cleared before each apply, except the tape, which tests fill."""

    n: int  # rows written, 0..ROWS
    lost: int  # rows that found no room
    draws: int  # draws from chance, scripted or not
    shown: int  # times a rule said that something hidden was shown (see `reveal`)
    row: Annotated[list[int], 2048]  # ROWS rows of ROW ints
    scripted: int  # 1: draws come from the tape
    tape: Annotated[
        list[int], 256
    ]  # results to come; -1: n - 1, which leaves a card of a shuffle where it lies; REST, CARD
    tape_n: int  # values on the tape
    tape_i: int  # values used
    short: int  # draws that found the tape empty
    unfit: int  # draws that found a value outside 0..n-1 on the tape


@rule
def clear(log: Log) -> None:
    """Forgets the rows and counters of the last apply; the tape stays where it is."""
    log.n = 0
    log.lost = 0
    log.draws = 0
    log.shown = 0


@rule
def emit(log: Log, kind: int, seat: int = -1, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Appends a row [kind, seat, a, b, c, d, 0, 0]; counts it in `lost` when there is no room. Seat -1: nobody's."""
    if log.n >= ROWS:
        log.lost += 1
        return
    at = log.n * ROW
    log.row[at] = kind
    log.row[at + 1] = seat
    log.row[at + 2] = a
    log.row[at + 3] = b
    log.row[at + 4] = c
    log.row[at + 5] = d
    log.row[at + 6] = 0
    log.row[at + 7] = 0
    log.n += 1


@rule
def reveal(log: Log) -> None:
    """Says that this apply showed something hidden (a card drawn, a hand looked at), so it cannot be undone alone."""
    log.shown += 1


def event_rows(log: Log) -> list[tuple[int, ...]]:
    """The rows of the last apply, oldest first, each ROW ints."""
    cells = log.row[: log.n * ROW]
    return [tuple(cells[i : i + ROW]) for i in range(0, len(cells), ROW)]


def script(log: Log, draws: Sequence[int]) -> None:
    """Lays scripted draws into the log. ValueError where there are more than TAPE."""
    if len(draws) > TAPE:
        raise ValueError(f"{len(draws)} scripted draws; {TAPE} at most")
    log.scripted, log.tape_n, log.tape_i, log.short, log.unfit = 1, len(draws), 0, 0, 0
    for i, number in enumerate(draws):
        log.tape[i] = number
