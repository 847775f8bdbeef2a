"""Cards told in the log: those that move one after the other in the same way share a row.

Such a row is [kind, seat, tag, n, four ints of three cards each], the first card lowest; beyond
PACKED a new row begins.
"""

from typing import Final

from rumpus.kernel.records.log import ROW, Log, emit
from rumpus.kernel.records.record import rule

PACKED: Final = 12
BITS: Final = 8
EACH: Final = 3  # cards an int holds


@rule
def tell(log: Log, kind: int, seat: int, tag: int, card: int) -> None:
    """A card of a seat is told: behind others of the same kind and tag, where these were told last."""
    at = (log.n - 1) * ROW
    goes_on = log.n > 0 and log.lost == 0 and log.row[at] == kind and log.row[at + 1] == seat
    if not goes_on or log.row[at + 2] != tag or log.row[at + 3] >= PACKED:
        emit(log, kind, seat, tag)
        if log.lost:
            return
        at = (log.n - 1) * ROW
    n = log.row[at + 3]
    log.row[at + 4 + n // EACH] |= card << BITS * (n % EACH)
    log.row[at + 3] = n + 1
