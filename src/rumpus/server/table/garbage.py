"""The garbage collector at a table in real time: a full round through everything that a busy server holds takes it a
tenth of a second and more, in the middle of everybody's race. So what stays is set aside (`gc.freeze`), and looked
through only now and then, or when no table is open.

A closed table does not wait for that: its parts let go of each other (`Room.drop`), and so it goes at once.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys

from rumpus.server.clock import Clock

EVERY_SECONDS = 600
"""What was set aside is looked through again after so long."""


class Tidy:
    """One per hall: `keep` when something has come to stay, `look` whenever there is a quiet moment."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._looked = clock.ms()

    @staticmethod
    def keep() -> None:
        """All that is there now has come to stay, more or less; takes no time."""
        gc.freeze()

    def look(self, *, empty: bool) -> None:
        """Find the garbage among what was set aside, if it is time for that, or if the hall is `empty`."""
        if empty or self.clock.ms() - self._looked >= 1000 * EVERY_SECONDS:
            self._looked = self.clock.ms()
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            _give_back()


def _give_back() -> None:
    """Hand memory that nobody uses back to the system; the C library of Linux keeps it otherwise."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # another C library has no such thing
            ctypes.CDLL(None).malloc_trim(0)
