"""The log: rows of what happened, with what a call leaves out."""

from rumpus.kernel.records.log import Log, emit, event_rows
from rumpus.kernel.records.record import rows, rule
from rumpus.kernel.records.runtime import loop


@rule
def tell(log: Log, p: int) -> None:
    """A row for each number of arguments."""
    emit(log, 7)
    emit(log, 7, p)
    emit(log, 7, p, 11)
    emit(log, 7, p, 11, 12)
    emit(log, 7, p, 11, 12, 13)
    emit(log, 7, p, 11, 12, 13, 14)
    emit(log, 7, p, d=p + 1)


@loop
def tell_at(L, p):
    tell(L[0], p)


def test_what_a_row_does_not_say_is_nobody_and_zero():
    logs = Log.blank(2)
    tell_at(rows(Log, logs), 3)
    plain = Log.at(logs, 1)
    tell(plain, 3)
    assert logs[0] == logs[1]
    assert event_rows(plain) == [
        (7, -1, 0, 0, 0, 0, 0, 0),
        (7, 3, 0, 0, 0, 0, 0, 0),
        (7, 3, 11, 0, 0, 0, 0, 0),
        (7, 3, 11, 12, 0, 0, 0, 0),
        (7, 3, 11, 12, 13, 0, 0, 0),
        (7, 3, 11, 12, 13, 14, 0, 0),
        (7, 3, 0, 0, 0, 4, 0, 0),
    ]
