"""The position and the cards in text, for the terminal. Everything is read from a seat's own view."""

from collections.abc import Iterator
from typing import Any

from rumpus.games.incredibrawl.content.load import Sheet
from rumpus.games.incredibrawl.content.tables import Book, book_of
from rumpus.games.incredibrawl.interface.card_text import banner, text_of
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract.seats import LETTERS

Json = dict[str, Any]


def draw(t: Table, view: Json) -> list[str]:
    """What a seat sees: everybody's Glory and fighter, the location, the scrap, the own hand with its texts."""
    book = book_of(t)
    place = book.places[view["location"] - ids.CARDS]
    lines = [
        f"Round {view['round']}, {view['phase'].replace('_', ' ')}; {view['goal']} Glory win ({view['mode']}).",
        f"Location: {place.name}. {text_of(place)}",
    ]
    lines += [_seat(book, seat) for seat in view["seats"]]
    if view["scrap"]:
        left, right = ("nobody" if p is None else LETTERS[p] for p in (view["scrap"]["left"], view["scrap"]["right"]))
        won = view["scrap"]["winner"]
        lines.append(f"Scrap: {left} against {right}{'' if won is None else f', {LETTERS[won]} has won it'}")
    lines += [f"Laid by {LETTERS[one['seat']]}: {book.sheets[one['card']].name}" for one in view["laid"]]
    if view["mine"] is not None:
        lines += _mine(book, view["mine"])
    return lines


def _seat(book: Book, seat: Json) -> str:
    """One player: Glory, cards, the fighter with what has become of it."""
    line = f"{seat['letter']}: {seat['glory']} Glory; hand {seat['hand']}, deck {seat['deck']}, "
    line += f"discard {len(seat['discard'])}"
    one = seat["fighter"]
    if one is not None and one["card"] is not None:
        sheet = book.sheets[one["card"]]
        marks = [word for word in ("beaten", "wins_ties", "later") if one[word]]
        words = "".join(f", {word.replace('_', ' ')}" for word in marks)
        words += f", {' and '.join(one['silenced'])} silenced" if one["silenced"] else ""
        return f"{line}; spot {one['spot']}: {sheet.name} ({one['type']} {one['level']}{words})"
    return f"{line}{'; has chosen' if seat['chosen'] else ''}"


def _mine(book: Book, mine: Json) -> Iterator[str]:
    """The own hand, and the card that lies face down."""
    yield "Your hand:" if mine["hand"] else "Your hand is empty."
    for card in mine["hand"]:
        yield f"  {card_text(book.sheets[card])}"
    if mine["selected"] is not None:
        yield f"Face down: {card_text(book.sheets[mine['selected']])}"


def short(sheet: Sheet) -> str:
    """The short name of a character: its Type and Level, P7."""
    return f"{ids.TYPES[sheet.type][0].upper()}{sheet.level}" if sheet.kind == "character" else ""


def card_text(sheet: Sheet) -> str:
    """A card on one line: short name, name, banner, text."""
    code = f"{short(sheet)} " if short(sheet) else ""
    return f"{code}{sheet.name} ({banner(sheet)}): {text_of(sheet)}"


def read(t: Table, _s: State, _p: int) -> dict[str, str]:
    """What each card says, by name, id and short name. All are printed, and public."""
    told: dict[str, str] = {}
    for sheet in (*book_of(t).sheets, *book_of(t).places):
        told |= dict.fromkeys((sheet.name, sheet.id, *([short(sheet)] if short(sheet) else [])), card_text(sheet))
    return told
