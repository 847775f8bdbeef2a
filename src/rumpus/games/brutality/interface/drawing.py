"""The position and the cards in text, for the terminal. Everything is read from a seat's own view."""

from collections.abc import Iterator
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brutality.content.tables import Book, book_of
from rumpus.games.brutality.interface.card_text import text_of
from rumpus.games.brutality.interface.names import FILES, HEROES, LETTERS, team_of
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.state import State, Table

Json = dict[str, Any]
THINGS: Final = " ^=*#@"
"""Hazards by kind: Pillars, Pikes, Flames, Limestone, Catapult."""
MADE: Final = {"wall": "+", "cloud": "%", "snare": "~"}


def draw(t: Table, view: Json) -> list[str]:
    """What a seat sees: the board with Team 1's row below, heroes, cards in play, the own hand with its texts."""
    book = book_of(t)
    lines = [f"Round {view['round']}, Team {view['team'] or '-'}, {view['phase']}."]
    lines += _board(view)
    lines += [_hero(book, one) for one in view["heroes"] if one["design"]]
    for one in view["teams"]:
        lines.append(f"Team {one['team']}: hand {one['hand']}, deck {one['deck']}, pile {len(one['pile'])}")
    if view["play"]:
        lines.append(f"In play: {', '.join(book.relic(one['card']).name for one in view['play'])}")
    if view["mine"] is not None:
        lines.append("Your hand:" if view["mine"]["hand"] else "Your hand is empty.")
        lines += [f"  {book.relic(card).name}: {text_of(book.relic(card))}" for card in view["mine"]["hand"]]
    return lines


def _board(view: Json) -> Iterator[str]:
    """The squares, the last row first; a hero fills all of its own."""
    signs = {one["space"]: THINGS[one["thing"]] for one in view["hazards"]}
    signs |= {one["space"]: MADE[one["made"]] for one in view["creations"]}
    signs |= {space: HEROES[one["hero"]] for one in view["heroes"] for space in one["squares"]}
    columns = FILES[: view["board"]["columns"]]
    for row in range(view["board"]["rows"], 0, -1):
        yield f"{row:2} {' '.join(signs.get(f'{x}{row}', '.') for x in columns)}"
    yield f"   {' '.join(columns)}"


def _hero(book: Book, one: Json) -> str:
    """One hero: where it is, its HP, what it has left."""
    line = f"{HEROES[one['hero']]} {book.hero(one['design']).name} ({LETTERS[one['seat']]}): "
    if one["dead"]:
        return line + "dead"
    line += f"{one['space'] or 'not placed'}, {one['hp']} of {one['full']} HP, {one['actions']} actions, {one['ms']} MS"
    if one["tool"]:
        line += f", {book.artifact(one['tool']).name}" + (f" ({one['markers']})" if one["markers"] else "")
    return line + "".join(f", {status['status'].replace('_', ' ')} {status['n']}" for status in one["statuses"])


def read(t: Table, s: State, p: int) -> dict[str, str]:
    """What each card that the seat may know says, by name: specials and artifacts of all, relics of the own hand."""
    book = book_of(t)
    made: dict[str, str] = {}
    for hero in s.heroes:
        for special in book.hero(hero.design).specials if hero.design else ():
            made[special.name] = text_of(special, fx.SHORT)
        if hero.tool:
            made[book.artifact(hero.tool).name] = text_of(book.artifact(hero.tool), fx.SHORT)
    team = s.teams[team_of(s, p)] if p >= 0 else None
    cards = [card for card in range(1, ids.RELICS + 1) if team and card in team.hand[: team.hand_n]]
    return made | {book.relic(card).name: text_of(book.relic(card), fx.SHORT) for card in cards}
