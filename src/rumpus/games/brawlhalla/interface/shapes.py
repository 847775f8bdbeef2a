"""What a page gets of this game beside the view, as types.

Spaces are names such as `r2c3`, seats numbers from 0, cards numbers from 0 to 19 of the Legend's deck. No `from
__future__ import annotations` here: NotRequired would not be seen.
"""

from typing import Literal, NotRequired, TypedDict

from rumpus.games.brawlhalla.interface.faces import Card
from rumpus.kernel.words.saying import Text

AttackType = Literal["light", "heavy"]
Source = Literal["power", "weapon", "card"]
Edge = Literal["left", "right", "top", "bottom"]


class SaidCard(TypedDict):
    """A card as a message is told it; `name` is empty where its effect does not count."""

    c: int
    value: int
    code: str
    name: str


# ---------------------------------------------------------------- what comes once
class AidLine(TypedDict):
    """A line of the Game Aid card."""

    head: NotRequired[str]
    text: str
    rule: str


class AidSection(TypedDict):
    """A part of the Game Aid card."""

    id: str
    title: str
    icon: str
    lines: list[AidLine]


class Aid(TypedDict):
    """The Game Aid card (content/aid.toml), and a card that shows what a card says."""

    sections: list[AidSection]
    sample: Card | None


# ---------------------------------------------------------------- acts
class ActFields(TypedDict):
    """What acts have beside id, kind, name and text, each as far as it has it. `cards`: the cards of the own hand equal
    to `card`, and it; `face`: a card that is not in the own hand; `title`: the name of what `text` explains; `says`:
    what comes of it.
    """

    card: NotRequired[int | None]
    cards: NotRequired[list[int]]
    says: NotRequired[Text]
    seat: NotRequired[int]
    space: NotRequired[str]
    dir: NotRequired[str]
    title: NotRequired[Text]
    source: NotRequired[Source]
    face: NotRequired[Card]
    ko: NotRequired[int]
    legend: NotRequired[str]
    side: NotRequired[int]
    n: NotRequired[int]
