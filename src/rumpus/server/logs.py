"""A log in lines of text or JSON, that does not repeat itself: what anybody outside can bring about is told once, then
once a minute, counted.
"""

from __future__ import annotations

import json
import logging
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final, TextIO

EVERY_SECONDS = 60.0
MOST = 1000
"""So many different messages are remembered at most."""
LOUD = ("rumpus.server", "uvicorn.error", "asyncio")
"""The loggers of a server."""
FACTS: Final = ("table", "seat", "request")
"""What a line may be about. Nothing that is a secret of a table or a person's is ever among them."""
NOTHING: Final[Mapping[str, object]] = MappingProxyType({})
_facts: ContextVar[Mapping[str, object]] = ContextVar("facts", default=NOTHING)


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


@contextmanager
def about(**facts: object) -> Iterator[None]:
    """Every line that is logged in the block, and by the tasks that begin there, says these of `FACTS`, too."""
    before = _facts.set({**_facts.get(), **facts})
    try:
        yield
    finally:
        _facts.reset(before)


def know(**facts: object) -> None:
    """As `about`, to the end of the block of that which this stands in."""
    _facts.set({**_facts.get(), **facts})


class Lines(logging.Formatter):
    """A line of text: when, how bad, who says it, what, and what it is about; a traceback goes below."""

    def fields(self, record: logging.LogRecord) -> dict[str, object]:
        """All that a line says, in order. A fact that a record tells of itself goes before what is around it."""
        known = _facts.get()
        facts = {name: getattr(record, name, known.get(name)) for name in FACTS}
        return {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        } | {name: fact for name, fact in facts.items() if fact is not None}

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        time, level, logger, event, *facts = self.fields(record).items()
        about = "".join(f" {name}={fact}" for name, fact in facts)
        line = f"{time[1]} {level[1]} {logger[1]}: {event[1]}{about}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Objects(Lines):
    """The same as an object of JSON on a line; a traceback is its `error`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        error = {"error": self.formatException(record.exc_info)} if record.exc_info else {}
        return json.dumps(self.fields(record) | error)


STYLES: Final[dict[str, type[Lines]]] = {"text": Lines, "json": Objects}


@contextmanager
def told(style: str, to: TextIO | None = None) -> Iterator[None]:
    """What is worth a warning is told on standard error, or to a file, in one of `STYLES`, for the block. From now on
    the loggers of a server do not repeat themselves.
    """
    handler = logging.StreamHandler(to)
    handler.setLevel(logging.WARNING)
    handler.setFormatter(STYLES[style]())
    for name in LOUD:
        logger = logging.getLogger(name)
        if not any(isinstance(one, Quiet) for one in logger.filters):
            logger.addFilter(Quiet())
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
