"""Card texts, made from the lines: the full text is the catalogue's, word for word; the short one fits a small card."""

import re
from typing import Final

from rumpus import effects as fx
from rumpus.games.blitz_squad.content.grammar import HEADS
from rumpus.games.blitz_squad.content.load import Sheet
from rumpus.games.blitz_squad.content.words import VOCABULARY

EMPTY: Final = "No effect."
HEAD: Final = re.compile(rf"((?:{'|'.join(HEADS.values())})(?:/(?:{'|'.join(HEADS.values())}))*): ")


def sentences(sheet: Sheet, voice: str = fx.FULL) -> list[str]:
    """A sentence a line, with its stop."""
    return [f"{fx.large(fx.say(VOCABULARY, node, voice, sheet.place))}." for node in sheet.lines]


def text_of(sheet: Sheet) -> str:
    """The text of a card."""
    return " ".join(sentences(sheet)) or EMPTY


def short_of(sheet: Sheet) -> str:
    """The short text of a card; a head that two lines share is said once."""
    made: list[str] = []
    before = ""
    for said in sentences(sheet, fx.SHORT):
        head, rest = _cut(said)
        made.append(rest if head and head == before else said)
        before = head
    return " ".join(made) or EMPTY


def heads(sheet: Sheet, voice: str = fx.FULL) -> list[tuple[str, str]]:
    """The text cut at its heads: the slots in which a line works ("Energy/Action"; empty: in all, or a special card),
    and what it says.
    """
    return [_cut(said) for said in sentences(sheet, voice)] or [("", EMPTY)]


def choices(sheet: Sheet) -> list[str]:
    """What a card lets its player choose from, each as a sentence; nothing on a card without a choice."""
    options = next((options for node in sheet.lines if (options := node.block("options"))), ())
    return [f"{fx.large(fx.say_all(VOCABULARY, nodes, fx.FULL, sheet.place))}." for nodes in options]


def _cut(said: str) -> tuple[str, str]:
    """Head and sentence."""
    found = HEAD.match(said)
    return (found[1], fx.large(said[found.end() :])) if found else ("", said)
