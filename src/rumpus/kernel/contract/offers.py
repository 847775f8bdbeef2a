"""Acts as a table offers them, in one shape for every game: where each lies, what it is called, why not, the way out.

A question is answered with `least` to `most` of its offers. `foresee(chain)` says of acts that are laid out and not
sent what may follow them, again as offers, and what would come of them. The kernel makes offers of the rows of a game's
acts (`match/offering.py`); what no row tells, the game adds (`Offering`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

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
    shape. `via`: acts that lead to it, which are sent before it, as one play.
    """

    id: ActionId
    kind: str
    says: Text
    at: At = NOWHERE
    why: Text | UnsetType = UNSET
    out: Text | UnsetType = UNSET
    rule: str = ""
    then: Any = UNSET
    via: list[ActionId] = []


class Question(Struct, omit_defaults=True):
    """What is asked, and all that is shown of its answers, those that may be given first: `least` to `most` of them,
    each at most once, and whether their order counts. `plans`: what one click does by several acts.
    """

    ask: str
    offers: list[Offer]
    least: int = 1
    most: int = 1
    ordered: bool = False
    plans: list[Offer] = []


class Chain(Struct, forbid_unknown_fields=True):
    """What a page asks about: acts one after the other, none sent yet; `at`: what lies there in particular."""

    chain: Annotated[list[ActionId], Meta(max_length=40)]
    at: At = NOWHERE


class Outlook(Struct):
    """What may follow a chain of acts (`offers`: the answers to the question that stands then, those that may be given
    first; `plans`: several acts by one click), and what would come of it (`then`, in the game's own shape).
    """

    then: Any
    offers: list[Offer]
    plans: list[Offer]


@dataclass(frozen=True, slots=True)
class Ask:
    """A question without its answers."""

    name: str
    least: int = 1
    most: int = 1
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Way:
    """Acts that go one after the other, and what comes of them; `at`: where that lies, beside their own places; `rule`:
    what forbids it, where it is only shown.
    """

    acts: Sequence[int]
    then: Any = UNSET
    at: Json = field(default_factory=dict)
    rule: str = ""


@dataclass(slots=True)
class Ahead:
    """The position after a chain of acts, as its seat may think it is; what would come of them, and what may follow."""

    s: Any
    then: Any
    offers: Sequence[Way] = ()
    plans: Sequence[Way] = ()


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
    ahead: Callable[[Any, Any, int, Sequence[int], At], Ahead] | None = None
    """(t, s, p, chain, at): what would come of acts, from what p may know; it changes nothing. Raises ValueError, which
    says in a few words why they are no chain. None: nothing is said of acts before they are done.
    """
