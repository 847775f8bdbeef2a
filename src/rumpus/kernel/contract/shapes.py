"""Types that the views, events and acts of all games share with the page; `tools/gen_types.py` turns them into
TypeScript.
"""

from dataclasses import dataclass
from typing import Annotated, NotRequired, TypedDict

from rumpus.kernel.words.saying import Text


@dataclass(frozen=True, slots=True)
class Brand:
    """Marks numbers that a page is handed, and hands back, and never makes itself."""

    name: str


ActionId = Annotated[int, Brand("ActionId")]
"""An action as the page gets it and sends it back. It is opaque there: the page neither reads nor makes one."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """Marks a word that is one of a table's: `PhaseName = Annotated[str, OneOf(ids.PHASES)]`."""

    words: tuple[str, ...]


class ForbiddenAct(TypedDict):
    """What is shown and may not be done now: its kind, the card, space or seat that it is about, why not, the way out
    (null: there is none), and the rule.
    """

    kind: str
    card: NotRequired[int]
    space: NotRequired[str]
    seat: NotRequired[int]
    why: Text
    out: Text | None
    rule: str
