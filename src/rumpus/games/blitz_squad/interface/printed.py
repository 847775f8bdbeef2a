"""A designer's cards and decks as players read them, for `rumpus content show`; and a deck, for `rumpus deck`."""

from collections.abc import Iterator
from pathlib import Path

from rumpus.games.blitz_squad.content.codes import code_of
from rumpus.games.blitz_squad.content.deck_text import text_of as deck_text
from rumpus.games.blitz_squad.content.decks import Deck, said
from rumpus.games.blitz_squad.content.load import Brawler, Cards, Sheet, load, written
from rumpus.games.blitz_squad.interface.card_text import text_of

HIGHEST = 9
"""Powers go from 0 to this."""


def show_file(path: str | Path) -> list[str]:
    """What a designer's file says, in words. Raises ContentError, or OSError when it cannot be read."""
    cards, own = load(str(path)), written(path)
    lines = [line for one in own.brawlers for line in (*brawler_lines(one), "")]
    lines += [f"{sheet.name} ({sheet.kind}): {text_of(sheet)}" for sheet in own.specials]
    for deck in own.decks:
        lines += ["", *deck_lines(cards, deck)] if lines else [*deck_lines(cards, deck)]
    designs = sum(len(one.cards) for one in own.brawlers) + len(own.specials)
    return [*lines, "", f"{said(designs, 'card')} of your own, 0 with code of their own"]


def brawler_lines(one: Brawler) -> Iterator[str]:
    """A brawler: who it is, and its fifteen cards."""
    yield f"{one.name} ({one.icon})"
    if one.plan:
        yield f"  {one.plan}"
    for sheet in one.cards:
        yield f"  {sheet.copies} {sheet.name}, power {sheet.power}: {text_of(sheet)}"


# ---------------------------------------------------------------- a deck


def deck_lines(cards: Cards, deck: Deck) -> Iterator[str]:
    """A deck as its text, its sixty cards by power, and its code."""
    yield from deck_text(deck, cards).rstrip("\n").split("\n")
    yield curve(cards, deck)
    yield f"code {code_of(deck, cards)}"


def curve(cards: Cards, deck: Deck) -> str:
    """How many cards of each power: `S 6, 1 7, 2 15 ... average 2.9` as the squad builder draws it."""
    held: list[tuple[Sheet, int]] = [(cards.by_id[name], n) for name, n in deck.counts(cards).items() if n]
    specials = sum(n for sheet, n in held if sheet.special)
    powers = {p: sum(n for sheet, n in held if not sheet.special and sheet.power == p) for p in range(HIGHEST + 1)}
    told = [f"{n} of power {p}" for p, n in powers.items() if n]
    if specials:
        told.append(said(specials, "special card"))
    fighters = sum(powers.values())
    average = sum(p * n for p, n in powers.items()) / fighters if fighters else 0
    return f"60 cards: {', '.join(told)}; average power {average:.1f}"
