"""The position and the cards in text, for the terminal. Everything is read from a seat's own view, or is printed on
cards that lie open, so that nothing else can be told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rumpus.games.brawlhalla.content.load import LegendCards
from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.card_text import text_of
from rumpus.games.brawlhalla.interface.faces import face
from rumpus.kernel.contract.seats import LETTERS

Json = dict[str, Any]
LEVELS = ("no damage", "Yellow", "Red")
NO_TEXT: Final = "no effect"
"""What is said of a card without a text."""


def draw(_t: Any, view: Json) -> list[str]:
    """What a seat sees: the arena with who stands where, everybody's state, the attack, the own hand with its texts."""
    head = f"Round {view['round']}, turn {view['turn']}"
    if view["active"] >= 0 and not view["setup"]:
        left = view["actions_left"]
        head += f": {LETTERS[view['active']]}'s, {left} action{'' if left == 1 else 's'} left"
    lines = [f"{head}. {view['arena']['name'].replace('-', ' ').capitalize()}, {view['mode']}."]
    lines += _arena(view)
    for seat in view["seats"]:
        lines += _seat(seat)
    if view["fight"]:
        lines += _fight(view["fight"])
    for seat in view["seats"]:
        known = seat["cards"] if seat["cards"] is not None else seat["known"]
        if known:
            whose = "Hand" if seat["cards"] is not None else "Cards you know"
            lines.append(f"{whose} of {seat['letter']}:")
            lines += [f"  {card_line(card)}" for card in known]
    return lines


def _arena(view: Json) -> Iterator[str]:
    """The grid with the ring around it: rows from the top, as spaces are named."""
    arena = view["arena"]
    at: dict[str, str] = {}
    for seat in view["seats"]:
        if seat["space"] and not seat["out"]:
            at[seat["space"]] = at.get(seat["space"], "") + seat["letter"]
    swords = set(arena["tokens"])
    yield "      " + "".join(f"c{col}".ljust(5) for col in range(arena["cols"] + 2)).rstrip()
    for row in range(arena["rows"] + 2):
        cells = []
        for col in range(arena["cols"] + 2):
            name = f"r{row}c{col}"
            inside = 1 <= row <= arena["rows"] and 1 <= col <= arena["cols"]
            ground = arena["grid"][row - 1][col - 1] if inside else "~"
            cells.append((at.get(name, "") + ("*" if name in swords else "") + ground).ljust(5))
        yield f"  r{row}  " + "".join(cells).rstrip()
    yield "  = Platform   . Air   ~ off the stage   * Flaming Sword   letters: who stands there"


def _seat(seat: Json) -> Iterator[str]:
    """One Legend: where, damage, KO cards, weapon, cards, what lasts."""
    if seat["legend"] is None:
        yield f"{seat['letter']}: no Legend yet"
        return
    name = f"{seat['letter']} {seat['legend']['name']}"
    if seat["out"]:
        yield f"{name}: out"
        return
    weapon = seat["weapon"]
    ko = f", KO cards left {len(seat['ko']['hidden'])}" if seat["ko"]["hidden"] else ""
    used = [f"#{one['n']}{' used' if one['used'] else ''}" for one in seat["ko"]["revealed"]]
    yield (
        f"{name} at {seat['space'] or 'no space'}: {LEVELS[seat['level']]}, {weapon['name']} {weapon['status']}; "
        f"hand {seat['hand']}, deck {seat['deck']}, discard {len(seat['discard'])}{ko}"
        f"{', revealed ' + ', '.join(used) if used else ''}"
    )
    for mark in seat["marks"]:
        yield f"  {mark['text']}"


def _fight(fight: Json) -> Iterator[str]:
    """The attack: who against whom, both totals, the cards played."""
    sides = (LETTERS[fight["attacker"]], LETTERS[fight["defender"]])
    yield f"{fight['type'].capitalize()} attack of {sides[0]} on {sides[1]}:"
    for who, total, cards in zip(sides, fight["totals"], fight["cards"], strict=True):
        played = ", ".join(_short(card) for card in cards) or "nothing yet"
        yield f"  {who}: {played}" + (f", total {total}" if fight["type"] == "light" else "")
    if fight["match"] and fight["hit"] is None:
        yield f"  Only a {fight['match']} dodges it."
    if fight["knockback"] is not None:
        yield f"  Knockback as it stands: {fight['knockback']}"


def _short(card: Json) -> str:
    """A card in a list: its value, and its name where it has one."""
    return f"{card['value']}{' ' + card['name'] if card['name'] else ''}"


def card_line(card: Json) -> str:
    """A card of a hand: code, name, when and what."""
    return f"{card['code']:<3} {card['name']}. {card['when']}: {card['text']}" if card["name"] else f"{card['code']}"


def read(t: Any, s: Any, p: int) -> dict[str, str]:
    """What the cards at the table say, by code (the own Legend's) and by name: all printed, all public."""
    book = book_of(t)
    told: dict[str, str] = {}
    for number in sorted({s.seats[q].legend for q in range(t.n) if s.seats[q].legend >= 0} or range(len(book.legends))):
        told |= _printed(book.legends[number], discovery=bool(t.discovery))
    mine = s.seats[p].legend
    if mine >= 0:
        legend = book.legends[mine]
        told |= {
            code: _says(legend, card, bool(t.discovery)) for code, card in zip(legend.codes, legend.deck, strict=True)
        }
    return told


def _printed(legend: LegendCards, *, discovery: bool) -> dict[str, str]:
    """Legend, power, weapon sides and cards of one set by name."""
    power = f"{legend.power.name} (power of {legend.name}): {text_of(legend.power.effects)}"
    sides = [
        f"{one.name} ({one.type}, side {side} of {legend.name}): {text_of(one.effects)}"
        for side, one in enumerate(legend.weapons, 1)
    ]
    told = {legend.name: "\n".join([power, *sides]), legend.power.name: power}
    told |= {one.name: said for one, said in zip(legend.weapons, sides, strict=True)}
    return told | {card.name: _says(legend, card, discovery) for card in legend.cards if card.name}


def _says(legend: LegendCards, card: Any, discovery: bool) -> str:
    """A card in a sentence; nothing but its value counts in Discovery (BH-MODE-04)."""
    said = face(card)
    if discovery or not said["name"]:
        return f"A {card.value} of {legend.name}: {NO_TEXT}"
    return f"{said['name']} (card of {legend.name}, value {card.value}): {said['when']}: {said['text']}"
