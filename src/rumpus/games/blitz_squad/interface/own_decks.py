"""Decks of people's own: a text, a code, or what else a seat's deck option takes, by that option's name too; its
faults, and what it holds.
"""

from collections.abc import Collection
from typing import Any, Final

from rumpus.games.blitz_squad.content import codes
from rumpus.games.blitz_squad.content.deck_text import read, text_of
from rumpus.games.blitz_squad.content.decks import Deck, faults
from rumpus.games.blitz_squad.content.grammar import SLOTS
from rumpus.games.blitz_squad.content.load import Cards, Sheet, installed, load
from rumpus.games.blitz_squad.content.options import LETTERS, OPTIONS, deck_of, limits
from rumpus.games.blitz_squad.interface.printed import curve, deck_lines
from rumpus.games.blitz_squad.interface.setup_page import brawler, card
from rumpus.kernel.contract.content import refuse
from rumpus.kernel.contract.options import OptionError, Options
from rumpus.kernel.contract.reader import Fault

OF_SEAT: Final = tuple(f"deck_{letter}" for letter in LETTERS)
FIRST: Final = OF_SEAT[0]


def check(name: str, text: str, options: Options, content: str | None = None) -> list[Fault]:
    """Every fault of a deck's text, or of a code, at a table with these options. Raises ContentError for bad cards."""
    return _read(name, text, options, load(content))[1]


def show(name: str, text: str, options: Options, content: str | None = None) -> list[str]:
    """A deck in words, with its cards by power and its code. Raises ContentError with all faults."""
    cards = load(content)
    return list(deck_lines(cards, _sound(name, text, options, cards)))


def told(name: str, text: str, options: Options, content: str | None = None) -> dict[str, Any]:
    """A deck for the squad builder: its name, brawlers, cards with their numbers, text and code. Raises ContentError
    with all faults.
    """
    cards = load(content)
    deck = _sound(name, text, options, cards)
    counts = sorted((cards.numbers[one], n) for one, n in deck.counts(cards).items() if n)
    return {
        "name": deck.name,
        "brawlers": list(deck.brawlers),
        "cards": [list(one) for one in counts],
        "code": codes.code_of(deck, cards),
        "text": text_of(deck, cards),
        "curve": curve(cards, deck),
    }


def book() -> dict[str, Any]:
    """The cards, brawlers and ready-made decks of the house, for the squad builder."""
    cards = load(None)
    return {
        "cards": [None, *(card(sheet) for sheet in cards.designs)],
        "brawlers": [brawler(one) for one in cards.brawlers],
        "slots": [[], *(_slots(sheet) for sheet in cards.designs)],
        "ready": [text_of(deck, cards) for deck in installed().decks],
    }


def _slots(sheet: Sheet) -> list[str]:
    """The stacks in which a line of a card works."""
    mask = 0
    for line in () if sheet.special else sheet.lines:
        mask |= dict(line.fields)["slots"]
    return [slot for k, slot in enumerate(SLOTS) if mask >> k & 1]


def named(value: str, options: Options, content: str | None = None) -> list[str]:
    """A ready-made deck, a built one (built-7) or one of a designer's file, in words. Raises OptionError."""
    cards = load(content)
    try:
        deck = deck_of(cards, {**options, FIRST: value}, 0)
    except OptionError as wrong:
        raise OptionError(str(wrong).removeprefix(f"option {FIRST}: ")) from None
    return list(deck_lines(cards, deck))


def bring(options: Options, p: int, text: str) -> Options:
    """BS-DECK-01, BS-RUL-23: the options with a deck for seat p, by its name, code or text. Raises OptionError with
    every fault.
    """
    name, cards = OF_SEAT[p], load(None)
    if "\n" in text.strip():
        deck, wrong = _read(name, text, options, cards)
        if deck is None:
            raise OptionError(f"option {name}: {'; '.join(map(str, wrong))}")
        text = codes.code_of(deck, cards)
    made = {**options, name: next(one for one in OPTIONS if one.name == name).checked(text.strip())}
    deck_of(cards, made, p)
    return made


def title(options: Options, p: int) -> str:
    """What the deck of seat p is called, or else its brawlers; empty where the options do not say."""
    if OF_SEAT[p] not in options:
        return ""
    cards = load(None)
    deck = deck_of(cards, options, p)
    return deck.name or ", ".join(cards.squad[one].looks.short for one in deck.brawlers)


def shown(options: Options, seats: Collection[int]) -> Options:
    """BS-RUL-51: who sits on these seats knows of secret deck lists but their own."""
    if options["deck_lists"] == "open":
        return options
    others = {name for p, name in enumerate(OF_SEAT) if p not in seats}
    return {name: value for name, value in options.items() if name not in others}


def _sound(name: str, text: str, options: Options, cards: Cards) -> Deck:
    """The deck of a text. Raises ContentError with all faults."""
    deck, wrong = _read(name, text, options, cards)
    refuse(wrong)
    assert deck is not None
    return deck


def _read(name: str, text: str, options: Options, cards: Cards) -> tuple[Deck | None, list[Fault]]:
    """The deck of a text, of a code or of a seat at a table with these options ("deck_b"), and its faults."""
    if text in OF_SEAT:
        try:
            return deck_of(cards, options, OF_SEAT.index(text)), []
        except OptionError as wrong:
            return None, [Fault(name, "deck", str(wrong).removeprefix(f"option {text}: "))]
    if not codes.looks_like_one(text):
        return read(name, text, cards, limits(options))
    try:
        deck = codes.deck_of(text, cards)
    except ValueError as wrong:
        return None, [Fault(name, "code", str(wrong))]
    found = [Fault(name, "code", one) for one in faults(cards, deck, limits(options))]
    return (None, found) if found else (deck, [])
