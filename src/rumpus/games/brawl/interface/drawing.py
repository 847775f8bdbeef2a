"""The position and the cards in text, for the terminal. Everything is read from a seat's own view."""

from collections.abc import Iterator
from typing import Any

from rumpus.games.brawl.content.tables import book_of
from rumpus.games.brawl.interface.card_text import removes, said, short, text_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.words.saying import Saying

Json = dict[str, Any]


def draw(_t: Table, view: Json) -> list[str]:
    """What a seat sees: everybody's deck, hand and pile, and every Base with its two strings."""
    clock = f", {view['now'] / 1000:.1f} s" if view["mode"] == "tournament" else f", round {view['round']}"
    lines = [f"{view['mode'].capitalize()}, {view['phase'].replace('_', ' ')}{clock}."]
    lines += [_seat(view, p) for p in range(len(view["seats"]))]
    for row in view["rows"]:
        lines.append(f"Row {row['id'] + 1}{'' if row['open'] else ', closed'}:")
        for name in row["bases"]:
            lines += [f"  {line}" for line in _base(view, view["bases"][name])]
    mine = view["mine"]
    if mine is not None:
        held = mine["hand"]
        lines.append(f"In your hand: {_said(view, held)}" if held else "Your hand is empty.")
    return lines


def _kind(view: Json, card: Json) -> str:
    """A card by name and colour: Hit(red)."""
    kind = view["types"][card["type"]]
    tint = " or ".join(kind["colours"])
    return f"{kind['name']}({tint})" if tint and len(kind["colours"]) < 3 else str(kind["name"])


def _said(view: Json, card: Json) -> str:
    """A card with its text."""
    return f"{_kind(view, card)}. {view['types'][card['type']]['text']['text']}"


def _some(n: int, one: str) -> str:
    """A number of things: 1 Hit, 3 Hits."""
    return f"{n} {one}{'' if n == 1 else 's'}"


def _seat(view: Json, p: int) -> str:
    """One player: Bases and points, hand, deck, pile."""
    seat, deck = view["seats"][p], view["decks"][p]["name"]
    if seat["out"] != "in":
        return f"{seat['letter']} {deck}: {seat['out']}"
    hand = seat["hand"]
    held = "nothing" if hand is None else _kind(view, hand["card"]) if hand["card"] else "a card face down"
    pile = seat["pile"]
    top = f", {_kind(view, pile['top'])} on top" if pile["top"] else ""
    return (
        f"{seat['letter']} {deck}: wins {_some(seat['bases'], 'Base')}, {_some(seat['points'], 'point')}; "
        f"holds {held}; deck {seat['deck']}, pile {pile['n']}{top}"
    )


def _base(view: Json, base: Json) -> Iterator[str]:
    """A Base with what lies on it, then its two ends."""
    marks = [word for word in ("frozen", "reversed", "blocked_in") if base[word]]
    mods = [_kind(view, card) + ("" if card["active"] else " (cancelled)") for card in base["mods"]]
    side = view["rows"][base["row"]]["sides"][base["winner"]]
    winner = f"{LETTERS[side]} wins it{', a tie' if base['tied'] else ''}"
    more = "".join(f", {word.replace('_', ' ')}" for word in marks) + "".join(f", {mod}" for mod in mods)
    yield f"{base['id']} ({LETTERS[base['owner']]}'s), worth {base['value']}, {winner}{more}"
    for end in base["ends"]:
        cards = " ".join(_kind(view, card) for card in end["cards"]) or "empty"
        yield f"  {end['id']}: {cards}" + (f"  = {_some(end['hits'], 'Hit')}" if end["cards"] else "")


def read(t: Table, _s: State, _p: int) -> dict[str, str]:
    """What each kind of card at the table says, by name, also with its colour."""
    told: dict[str, str] = {}
    for kind in book_of(t).kinds:
        line = f"{short(kind)}: {text_of(kind, press_removes=removes(book_of(t)))}"
        told[short(kind)] = line
        told[kind.name] = "\n".join(part for part in (told.get(kind.name, ""), line) if part)
        if short(kind) == kind.name:
            told[kind.name] = line
    return told


def says(t: Table, _s: State, _p: int) -> dict[str, Saying]:
    """What each kind of card says, by its name with its colour."""
    book = book_of(t)
    return {short(kind): said(kind, press_removes=removes(book)) for kind in book.kinds}
