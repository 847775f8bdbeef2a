"""What seats, spaces, cards and effects are called, and the catalogue of the game's words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rumpus.games.brawlhalla.content.load import LegendCards
from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.words.saying import Names, Saying, Text, catalogue_of, saying

if TYPE_CHECKING:
    from rumpus.games.brawlhalla.interface.shapes import SaidCard

CATALOGUE: Final = catalogue_of(str(Path(__file__).resolve().parent))
"""Every sentence of the game: words/<language>.ftl."""
ATTACKS: Final = {ids.LIGHT_ATTACK: "light", ids.HEAVY_ATTACK: "heavy"}


def names(t: Any, s: Any, _viewer: int) -> Names:
    """How messages say what they are told: players are called by their Legends."""
    return {
        "SEAT": lambda seat: who(t, s, int(seat)),
        "SPACE": str,
        "CARD": card_words,
        "CARDS": lambda cards: ", ".join(str(card["value"]) for card in cards),
        "LIST": lambda words: ", ".join(map(str, words)),
    }


def worded(t: Any, s: Any, viewer: int, code: str, **args: Any) -> Text:
    """A message of the catalogue as it goes to a page, inside a view or an act."""
    return CATALOGUE.text(saying(code, **args), names(t, s, viewer))


def who(t: Any, s: Any, p: int) -> str:
    """What seat p is called: its Legend; with its letter when two play the same one."""
    if p < 0:
        return CATALOGUE.say(Saying("nobody"))
    legend = s.seats[p].legend
    if legend < 0:
        return CATALOGUE.say(saying("seat", letter=LETTERS[p]))
    name = book_of(t).legends[legend].name
    twice = sum(1 for q in range(t.n) if s.seats[q].legend == legend) > 1
    return f"{name} ({LETTERS[p]})" if twice else name


def space(t: Any, number: int) -> str:
    """A space as it is called everywhere: `r2c3`."""
    return f"r{t.row[number]}c{t.col[number]}"


def said_card(t: Any, s: Any, p: int, c: int) -> SaidCard:
    """Card c of seat p as messages are told it; its name only where its effect counts."""
    book, legend = book_of(t), s.seats[p].legend
    printed = book.card(legend, c)
    name = printed.name if printed.effects and not t.discovery else ""
    return {"c": c, "value": printed.value, "code": book.code(legend, c), "name": name}


def card_words(card: SaidCard) -> str:
    """A card in a sentence: `a 3`, `a 3 (Learn the Rhythm)`."""
    return CATALOGUE.say(saying("card", value=card["value"], name=card["name"] or None))


def cards_in(mask: int) -> list[int]:
    """The cards of a mask."""
    return [c for c in range(20) if mask >> c & 1]


def effect_name(t: Any, s: Any, p: int, source: int) -> str:
    """What the effect of a source is called: power, weapon side or card."""
    legend: LegendCards = book_of(t).legends[s.seats[p].legend]
    if source == 0:
        return legend.power.name
    return legend.weapons[source - 1].name if source < 3 else legend.deck[source - 3].name


def source_name(source: int) -> str:
    """Where an effect is printed."""
    return "power" if source == 0 else "weapon" if source < 3 else "card"


def straight(t: Any, start: int, end: int) -> list[str]:
    """The spaces of a straight flight, both ends included."""
    down, right = t.row[end] - t.row[start], t.col[end] - t.col[start]
    far = max(abs(down), abs(right))
    if far == 0:
        return [space(t, start)]
    rows = [t.row[start] + (2 * n * down + far) // (2 * far) for n in range(far + 1)]
    cols = [t.col[start] + (2 * n * right + far) // (2 * far) for n in range(far + 1)]
    return [f"r{row}c{col}" for row, col in zip(rows, cols, strict=True)]


def edge_of(t: Any, number: int) -> str:
    """The side of the KO line next to a space of the ring: left, right, top or bottom."""
    if t.col[number] in (0, t.cols + 1):
        return "left" if t.col[number] == 0 else "right"
    return "top" if t.row[number] == 0 else "bottom"
