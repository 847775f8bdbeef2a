"""A log that does not repeat itself: what anybody outside can bring about is told once, then once a minute, counted."""

from __future__ import annotations

import logging
import traceback
from dataclasses import dataclass

EVERY_SECONDS = 60.0
MOST = 1000
"""So many different messages are remembered at most."""
LOUD = ("rumpus.server", "uvicorn.error", "asyncio")
"""The loggers of a server."""


@dataclass
class Told:
    """A message that was let through at a moment, and how many like it were not since."""

    at: float
    more: int = 0


class Quiet(logging.Filter):
    """Lets a message pass once in `EVERY_SECONDS`. Alike are messages with the same first line before anything is
    filled in, and the same kind of exception from the same place.
    """

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[object, ...], Told] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """May this be told? The first after a silence says how many were kept back."""
        key = _key(record)
        told = self._told.get(key)
        if told is not None and 0 <= record.created - told.at < EVERY_SECONDS:
            told.more += 1
            return False
        if len(self._told) >= MOST:
            self._told.clear()
        self._told[key] = Told(record.created)
        if told is not None and told.more:
            first, *rest = str(record.msg).split("\n", 1)
            record.msg = "\n".join([f"{first} (and {told.more} times more since this was last told)", *rest])
        return True


def _key(record: logging.LogRecord) -> tuple[object, ...]:
    """What makes two messages alike."""
    fault = record.exc_info[1] if record.exc_info else None
    place = None
    if fault is not None:
        frames = traceback.extract_tb(fault.__traceback__)
        place = (frames[-1].filename, frames[-1].lineno) if frames else None
    return record.name, record.levelno, str(record.msg).split("\n", 1)[0], type(fault), place


def hush() -> None:
    """From now on the loggers of a server do not repeat themselves."""
    for name in LOUD:
        logger = logging.getLogger(name)
        if not any(isinstance(one, Quiet) for one in logger.filters):
            logger.addFilter(Quiet())
