"""What the words of a command line stand for: numbers in their ranges; and how a fault of one is told, in one line."""

from __future__ import annotations

import contextlib
import ipaddress
import math
import os
import re
import sys
from collections.abc import Callable

from rumpus.server.store.location import shown

GAMES = 10**12
"""Games that one simulation may play, at most: more than anybody waits for."""
WORKERS = 1024
DEEPEST = 100
"""Decisions deep that a tree may be counted."""
SEEDS = 2**31 - 1
PORTS = 65_535
LONGEST_WAIT = 3600
"""Seconds."""
SHOWN = 60
"""Characters of what was typed that an error repeats."""
LONGEST = 2_000
"""Characters of an error on the terminal."""


def brief(text: str, most: int = SHOWN) -> str:
    """The text, with its middle left out where it is long."""
    half = most // 2
    return text if len(text) <= most else f"{text[:half]} ... {text[-half:]} ({len(text):,} characters)"


def one_line(said: str) -> str:
    """An error as one line that a terminal can show."""
    line = brief(" ".join(said.split()), LONGEST)
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in line)


def said_of(fault: Exception) -> str:
    """An error in words: of the system's, the file and what is wrong with it, without its number."""
    if not isinstance(fault, OSError) or not fault.strerror:
        return str(fault)
    return f"{fault.filename}: {fault.strerror}" if fault.filename is not None else fault.strerror


def complain(line: str) -> None:
    """An error on standard error, where there is one."""
    with contextlib.suppress(OSError):
        if sys.stderr is not None:
            print(line, file=sys.stderr)


def say_no_more() -> None:
    """What is still to be written has no reader, or no room: it goes nowhere, and Python's exit does not stumble."""
    with contextlib.suppress(OSError, ValueError, AttributeError):  # no descriptor, or no standard output at all
        sys.stdout.flush()
        return
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def whole(lo: int, hi: int, *, large: bool = False) -> Callable[[str], int]:
    """The type of an argument: a whole number from lo to hi; with `large` also written 1e6."""

    def read(text: str) -> int:
        allowed = f"a whole number from {lo:,} to {hi:,}"
        number = _number(text, large=large)
        if number is None:
            raise ValueError(f"{brief(text)!r} isn't a number; use {allowed}")
        if not lo <= number <= hi:
            raise ValueError(f"{brief(text)} is out of range; use {allowed}")
        return number

    return read


def _number(text: str, *, large: bool) -> int | None:
    """A whole number as people write it, 1_000 too; None for anything else, and for one of more than 60 digits."""
    if len(text) > SHOWN:
        return None
    try:
        if large and "e" in text.lower():
            number = float(text)
            return int(number) if math.isfinite(number) and number.is_integer() else None
        return int(text)
    except ValueError:
        return None


natural = whole(1, GAMES, large=True)
"""How many games."""
workers = whole(1, WORKERS)
depth = whole(0, DEEPEST)
decisions = whole(0, SEEDS)
seed = whole(0, SEEDS)
port = whole(0, PORTS)
"""A port of the machine; 0 takes a free one."""
places = whole(1, 1_000_000)
"""Connections or tables of one address."""


def proxy(text: str) -> str:
    """The address of a reverse proxy, or a network of such."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError as fault:
        wanted = "use an IP address, as in 10.0.0.1, or a network, as in 10.0.0.0/8"
        raise ValueError(f"{brief(text)!r}: {wanted}") from fault


def bus(text: str) -> str:
    """The address of a NATS server, or of several. A password within is not repeated."""
    one = r"(nats|tls)://[^\s/,]+"
    if not re.fullmatch(f"{one}(,{one})*", text):
        wanted = "a URL, as in nats://10.0.0.1:4222, or several with commas between"
        raise ValueError(f"{brief(shown(text))!r}: use {wanted}")
    return text


def listening(text: str) -> tuple[str, int]:
    """A host and a port of its."""
    host, _, number = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not host.strip() or not number.isdecimal() or int(number[:9]) > PORTS:
        raise ValueError(f"{brief(text)!r}: use an address and a port, as in 10.0.0.1:9100")
    return host, int(number)


def logs(text: str) -> str:
    """How a log is written."""
    if text not in ("text", "json"):
        raise ValueError(f"{brief(text)!r}: use text or json")
    return text


def word(text: str) -> str:
    """Anything but nothing at all, which a variable that is not set would be."""
    if not text.strip():
        raise ValueError(f"{text!r} is empty; leave the option out, or give it a value")
    return text


def seconds(text: str) -> float:
    """A time of more than nothing, at most an hour."""
    number = _real(text)
    if not 0 < number <= LONGEST_WAIT:
        raise ValueError(f"{brief(text)!r}: use seconds, more than 0, at most {LONGEST_WAIT:,}")
    return number


def points(text: str) -> float:
    """A difference of shares in hundredths, none to all."""
    number = _real(text)
    if not 0 <= number <= 100:
        raise ValueError(f"{brief(text)!r}: use points from 0 to 100")
    return number


def _real(text: str) -> float:
    """A number, which is in no range where it is none."""
    try:
        return float(text)
    except ValueError:
        return math.nan
