"""The garbage collector at a table in real time: a full round through everything that a busy server holds takes it a
tenth of a second and more, in the middle of everybody's race. So what stays is set aside (`gc.freeze`), and looked
through only now and then.
"""

from __future__ import annotations

import gc

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

    def look(self) -> None:
        """Find the garbage among what was set aside, if it is time for that."""
        if self.clock.ms() - self._looked >= 1000 * EVERY_SECONDS:
            self._looked = self.clock.ms()
            gc.unfreeze()
            gc.collect()
            gc.freeze()
