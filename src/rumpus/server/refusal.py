"""The answer no, and the plain words for what went wrong on our side."""

from __future__ import annotations

FAILED = "Something went wrong here. It has been noted; please try again."
"""For a fault of ours; what it was goes to the log."""
NO_STORE = "The tables cannot be reached just now. Please try again in a moment."
"""For a store that neither reads nor writes."""
NO_TABLE = "There is no such table."
TRY_AGAIN = 1013
"""The WebSocket's close code for "come back later": the page dials again after a while."""


class Refusal(Exception):
    """A message changes nothing: the words, and the rule of the game that says so, if it was one."""

    status = 400
    """Of the answer, where it was asked over HTTP."""

    def __init__(self, text: str, rule: str | None = None) -> None:
        super().__init__(text)
        self.text, self.rule = text, rule


class Missing(Refusal):
    """What was asked for is not there."""

    status = 404


class NotYet(Refusal):
    """It is there, and not open now."""

    status = 409


class TooMany(Refusal):
    """So much, so fast, is not for one visitor or one address; it may be tried again after `seconds`."""

    status = 429

    def __init__(self, text: str, seconds: int) -> None:
        super().__init__(text)
        self.seconds = max(1, seconds)
