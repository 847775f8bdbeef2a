"""Seats by number and letter; whoever watches, and the clock, are none of them."""

from typing import Final

LETTERS: Final = "ABCDEFGH"
SPECTATOR: Final = -1
CLOCK: Final = -1
"""The seat, and the action, of a row that says: the clock struck (a real-time game's `due`)."""
