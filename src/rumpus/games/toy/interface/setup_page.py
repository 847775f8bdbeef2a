"""What pages get once: the schema of the set-up page, and the cards of a table."""

from typing import Any, TypedDict

from rumpus import effects as fx
from rumpus.games.toy.interface.card_text import shown
from rumpus.games.toy.rules.state import Table
from rumpus.kernel.contract.table_form import Common, TableForm, by_number
from rumpus.kernel.words.saying import Text


def setup_page() -> TableForm:
    """The set-up page."""
    return TableForm(
        formats=by_number((2, 3, 4)),
        common=tuple(Common(option=name) for name in ("pace", "cards", "hand", "highest")),
        parts={"The clock": ("seconds",)},
    )


class CardInfo(TypedDict):
    """What the cards of a value are called and do, in two lengths."""

    value: int
    title: str
    text: Text
    short: Text


class Setup(TypedDict):
    """What a table's pages get once: the cards that do something."""

    cards: list[CardInfo]


def at_the_table(t: Table) -> dict[str, Any]:
    """The cards of a table."""
    return {
        "cards": [
            {"value": face.value, "title": face.title, "text": shown(face), "short": shown(face, fx.SHORT)}
            for face in t.book.faces
        ]
    }
