"""The position and the cards in text, for the terminal. Everything is read from a seat's own view."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rumpus.games.blitz_squad.content.load import Sheet
from rumpus.games.blitz_squad.content.tables import Book, book_of
from rumpus.games.blitz_squad.interface.card_text import text_of
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.contract.seats import LETTERS

Json = dict[str, Any]


def draw(t: Table, view: Json) -> list[str]:
    """What a seat sees: piles, what is in play, the open combo with its sums, the own hand with its texts."""
    book = book_of(t)
    lines = [_head(view)]
    if view["flip"] is not None:
        shown = (f"{LETTERS[p]} {_name(book, card)}" for p, card in enumerate(view["flip"]["shown"]))
        lines.append(f"The Flip: {', '.join(shown)}.")
    lines += [_seat(book, seat) for seat in view["seats"]]
    if view["zone"]:
        played = (f"{_name(book, one['card'])} ({LETTERS[one['seat']]})" for one in view["zone"])
        lines.append(f"In play: {', '.join(played)}")
    lines += [one["text"]["text"] for one in (*view["lasting"], *view["waits"])]
    if view["combo"] is not None:
        lines += _combo(book, view["combo"])
    if view["mine"] is not None:
        lines += _mine(book, view["mine"])
    return lines


def _head(view: Json) -> str:
    """Whose turn it is, and how far it is."""
    if view["active"] is None:
        return f"Before the first turn: {view['phase']}."
    return f"Turn {view['turn']} of {LETTERS[view['active']]}, {view['phase']}; combos in this turn: {view['combos']}."


def _seat(book: Book, seat: Json) -> str:
    """One player's piles, and what lies open of them."""
    line = f"{seat['letter']}: tavern {seat['tavern']}, hand {seat['hand']}, clinic {len(seat['clinic'])}, "
    line += f"tomb {len(seat['tomb'])}"
    for key, word in (("revealed", "revealed"), ("known", "known in hand")):
        if seat[key]:
            line += f"; {word}: {_names(book, seat[key])}"
    if seat["out"]:
        line += f"; out ({seat['out'].replace('_', ' ')})"
    return line


def _combo(book: Book, combo: Json) -> Iterator[str]:
    """The open combo: its stacks with their sums, and the damage."""
    for tray in combo["trays"]:
        line = f"{LETTERS[tray['seat']]}'s {tray['role']} stack: {_names(book, tray['cards'])} = {tray['total']}"
        yield line if tray["price"] is None else f"{line} (price {tray['price']})"
    defense = "" if combo["defense"] is None else f", defense {combo['defense']}"
    yield f"Damage: {combo['damage']}{defense}"


def _mine(book: Book, mine: Json) -> Iterator[str]:
    """The own closed hand, and the stacks that are being built."""
    yield "Your hand:" if mine["hand"] else "Your hand is empty."
    held: Counter[int] = Counter(mine["hand"])
    for card, n in held.items():
        yield f"  {card_text(book.sheet(card))}{f' (x{n})' if n > 1 else ''}"
    built = mine["building"]
    for key in ("attack", "other"):
        if built is not None and built[key]:
            yield f"Being built: {_names(book, built[key])}"


def _name(book: Book, card: int) -> str:
    """A card, shortly: name and power."""
    sheet = book.sheet(card)
    return sheet.name if sheet.special else f"{sheet.name} {sheet.power}"


def _names(book: Book, cards: Sequence[int]) -> str:
    """Several, in their order; a stack from the bottom up."""
    return ", ".join(_name(book, card) for card in cards)


def card_text(sheet: Sheet) -> str:
    """A card on one line: id, as acts name it, name, power, text."""
    power = sheet.kind if sheet.special else f"power {sheet.power}"
    return f"{sheet.id}: {sheet.name} ({power}): {text_of(sheet)}"


def read(t: Table, _s: State, _p: int) -> dict[str, str]:
    """What each card says, by name and id. All designs are public."""
    told: dict[str, str] = {}
    for sheet in book_of(t).cards.designs:
        told |= dict.fromkeys((sheet.name, sheet.id), card_text(sheet))
    return told
