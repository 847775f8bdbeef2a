"""Who sits where: visitors, their cookie, and which seats a visitor may speak for.

A visitor is a random 192-bit token in the HttpOnly cookie `rumpus`, signed with a secret that the store keeps and never
changes: a forged or altered cookie is a stranger's. Of the token the server keeps only the SHA-256, so that a copy of
the store opens no seat.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

from rumpus.server.store.base import SeatRecord, TableRecord

COOKIE = "rumpus"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest life that browsers allow a cookie."""
_COOKIE = re.compile(r"([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{32})")
FREE_SEAT = "Free seat"
BOT_NAMES = ("Nix-bot", "Mako-bot", "Juno-bot", "Kofi-bot", "Ines-bot", "Teo-bot", "Pim-bot", "Sol-bot")


def unnamed(seat: int) -> str:
    """What somebody is called who gave no name; a page says it in its own language (`Seat.unnamed`)."""
    return f"Player {seat + 1}"


def nameless(chair: SeatRecord, seat: int) -> bool:
    """Whether this person gave no name."""
    return chair.kind == "person" and chair.name == unnamed(seat)


class Keeper:
    """Hands out cookies and knows them again, by a secret that no client has."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def greet(self) -> tuple[str, str]:
        """A fresh cookie value for somebody new, and who they are from now on."""
        token = secrets.token_urlsafe(24)
        return f"{token}.{self._seal(token)}", _visitor_of(token)

    def visitor(self, cookie: str | None) -> str | None:
        """The visitor id behind a cookie value; None for none, and for one that this server never gave out."""
        found = _COOKIE.fullmatch(cookie or "")
        if found is None or not hmac.compare_digest(found[2], self._seal(found[1])):
            return None
        return _visitor_of(found[1])

    def _seal(self, token: str) -> str:
        """The mark that only this server can make: 192 bits of an HMAC."""
        made = hmac.digest(self._secret, token.encode(), "sha256")[:24]
        return base64.urlsafe_b64encode(made).decode()


def _visitor_of(token: str) -> str:
    """What the server keeps of a token."""
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
        return SeatRecord("host", clean_name(name, unnamed(seat)))
    if kind == "empty":
        return SeatRecord("empty", clean_name(name, FREE_SEAT))
    return SeatRecord("person", clean_name(name, unnamed(seat)), visitor=visitor)
