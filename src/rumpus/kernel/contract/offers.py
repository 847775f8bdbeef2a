"""Acts as a table offers them, in one shape for every game: where each lies, what it is called, why not, the way out.

A question is answered with `least` to `most` of its offers. The kernel makes offers of the rows of a game's acts
(`match/offering.py`); what no row tells, the game adds (`Offering`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from rumpus.kernel.contract.acts import Acts
from rumpus.kernel.contract.shapes import ActionId
from rumpus.kernel.words.saying import Saying, Text

Json = dict[str, Any]
NO_ACT = -1
"""The `id` of what looks like an act and is none."""


class At(Struct, frozen=True, omit_defaults=True):
    """Where something lies: at a card, a space, a seat, or a slot, which is a place of the question's own; an act that
    lies nowhere has a button of its kind.
    """

    card: int | UnsetType = UNSET
    space: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    slot: str | UnsetType = UNSET


NOWHERE = At()


class Offer(Struct, omit_defaults=True):
    """One act: its id, its kind, where it lies, what it says. One with `why` is shown and may not be done now: `out` is
    the way out, where there is one, and `rule` the rule that forbids it. `then`: what comes of it, in the game's own
    shape.
    """

    id: ActionId
    kind: str
    says: Text
    at: At = NOWHERE
    why: Text | UnsetType = UNSET
    out: Text | UnsetType = UNSET
    rule: str = ""
    then: Any = UNSET


class Question(Struct, omit_defaults=True):
    """What is asked, and all that is shown of its answers, those that may be given first: `least` to `most` of them,
    each at most once, and whether their order counts.
    """

    ask: str
    offers: list[Offer]
    least: int = 1
    most: int = 1
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """A question without its answers."""

    name: str
    least: int = 1
    most: int = 1
    ordered: bool = False


def no_more(_t: Any, _s: Any, _p: int, _a: int) -> Json | None:
    """The `then` of a game whose acts say it all."""
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Offering:
    """What a game adds to the rows of its acts."""

    acts: Acts
    ask: Callable[[Any, Any, int], Ask]
    """(t, s, p): what the seat is asked."""
    says: Callable[[Any, Any, int, int], Saying | str]
    """(t, s, p, a): what the act is called."""
    then: Callable[[Any, Any, int, int], Json | None] = no_more
    """(t, s, p, a): of a legal act what the page shows beside it, from what p may know; None: nothing."""
