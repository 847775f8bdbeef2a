"""Who sits where: visitors, their cookie, and which seats a visitor may speak for.

A visitor is a random 192-bit token in the HttpOnly cookie `rumpus`. The server keeps only its SHA-256, so that a
copy of the store opens no seat.
"""

from __future__ import annotations

import hashlib
import re
import secrets

from rumpus.server.store import SeatRecord, TableRecord

COOKIE = "rumpus"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest life that browsers allow a cookie."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
BOT_NAMES = ("Nix-bot", "Mako-bot", "Juno-bot", "Kofi-bot", "Ines-bot", "Teo-bot", "Pim-bot", "Sol-bot")


def new_token() -> str:
    """A fresh cookie value: 192 random bits in 32 characters."""
    return secrets.token_urlsafe(24)


def visitor_of(token: str | None) -> str | None:
    """The visitor id behind a cookie value; None for none or for something this server never gave out."""
    if token is None or not _TOKEN.fullmatch(token):
        return None
    return hashlib.sha256(token.encode()).hexdigest()[:40]


def seats_of(record: TableRecord, visitor: str | None) -> tuple[int, ...]:
    """The seats this visitor speaks for, ascending; more than one is a hot seat."""
    if visitor is None:
        return ()
    return tuple(i for i, seat in enumerate(record.seats) if seat.visitor == visitor)


def clean_name(name: str | None, otherwise: str) -> str:
    """A name fit to show: no control characters, no run of blanks, at most 24 characters."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name or "").split())[:24]
    return shown or otherwise


def chair(kind: str, name: str | None, level: str, visitor: str, seat: int) -> SeatRecord:
    """The chair that somebody asked for: kind 'me', 'bot', 'empty', or 'host' (kept for the first who comes)."""
    if kind == "bot":
        return SeatRecord("bot", clean_name(name, BOT_NAMES[(seat - 1) % len(BOT_NAMES)]), level=level)
    if kind == "host":
        return SeatRecord("host", clean_name(name, f"Player {seat + 1}"))
    if kind == "empty":
        return SeatRecord("empty", clean_name(name, "Free seat"))
    return SeatRecord("person", clean_name(name, f"Player {seat + 1}"), visitor=visitor)
