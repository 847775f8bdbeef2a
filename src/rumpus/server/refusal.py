"""The answer no, and the plain words for what went wrong on our side."""

from __future__ import annotations

from rumpus.kernel.words.saying import OF_HOUSE, Saying, Text, WhyNot, one_sentence, plain, saying
from rumpus.server.protocol import ErrorTold, Fault, Ref, Refused

FAILED = saying("no-luck")
"""For a fault of ours; what it was goes to the log."""
NO_STORE = saying("no-store")
"""For a store that neither reads nor writes."""
NO_BUS = saying("no-bus")
"""For a process that cannot reach the others, or the one that has a table."""
NO_TABLE = saying("no-table")
NOT_SAVED = saying("no-saving")
NOT_YOUR_SEAT = saying("no-seat-of-yours")
TRY_AGAIN = 1013
"""The WebSocket's close code for "come back later": the page dials again after a while."""


def words_of(told: Saying | str) -> Text:
    """A message of the house; or what is in no catalogue, the words of a fault in what was sent."""
    return plain(told) if isinstance(told, str) else OF_HOUSE.text(told)


def house(told: Saying | str) -> WhyNot:
    """A refusal by no rule of a game."""
    return WhyNot(why=words_of(told), out=None, rule="")


def error(told: Saying) -> ErrorTold:
    """A message to a connection that was not understood, or cannot go on."""
    return ErrorTold(**OF_HOUSE.text(told))


def fault(text: Text) -> Fault:
    """The body of an HTTP error."""
    return Fault(text["text"], text["code"], text["args"])


class Refusal(Exception):
    """A message changes nothing: why, and what to do instead; a message of the house, a rule of the game's, or the
    words of a fault in what was sent.
    """

    status = 400
    """Of the answer, where it was asked over HTTP."""

    def __init__(self, told: Saying | WhyNot | str) -> None:
        self.no = house(told) if isinstance(told, Saying | str) else told
        self.text = one_sentence(self.no)
        super().__init__(self.text)


class Missing(Refusal):
    """What was asked for is not there."""

    status = 404


class NotYet(Refusal):
    """It is there, and not open now."""

    status = 409


class NoBus(Refusal):
    """This process cannot reach the others; the tables wait."""

    status = 503

    def __init__(self) -> None:
        super().__init__(NO_BUS)


class TooMany(Refusal):
    """So much, so fast, is not for one visitor or one address; it may be tried again after `seconds`."""

    status = 429

    def __init__(self, told: Saying, seconds: int) -> None:
        super().__init__(told)
        self.seconds = max(1, seconds)


def refused(ref: Ref | None, no: WhyNot) -> Refused:
    """A refusal as a message to its sender."""
    return Refused(ref, no["why"], no["out"], no["rule"] or None)
