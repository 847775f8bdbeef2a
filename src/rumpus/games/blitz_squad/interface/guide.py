"""The designer's guide, content/README.md: the prose of guide.md, and the vocabulary as tables made from the data that
checks files.

python -m rumpus.games.blitz_squad.interface.guide > src/rumpus/games/blitz_squad/content/README.md
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from rumpus import effects as fx
from rumpus.effects import guide
from rumpus.effects.guide import quoted, table
from rumpus.games.blitz_squad.content import advice
from rumpus.games.blitz_squad.content.decks import DECK
from rumpus.games.blitz_squad.content.grammar import IF, NAMED, ON, PER, SLOTS
from rumpus.games.blitz_squad.content.load import ART, FACE, GREY, KINDS, MARK, POWERS, SET, installed, words_of
from rumpus.games.blitz_squad.content.words import LINES, VOCABULARY, WORDS
from rumpus.games.blitz_squad.rules import ids

ALSO: Final = ("who", "may", "per")
SHOWN: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}")


def _words() -> Iterator[tuple[str, ...]]:
    """A row for each word."""
    for one in WORDS:
        params = [guide.param(key, value) for key, value in one.params.items() if key not in ("as", "on", *ALSO)]
        also = quoted(key for key in ALSO if key in one.params)
        told = "; ".join([*params, *([f"also {also}"] if also else [])]) or "nothing"
        yield f"`{one.name}`", one.law, told, "/".join(one.slots) or "special cards", quoted(one.on), EXAMPLES[one.name]


def _cases(some: Mapping[str, fx.Case]) -> Iterator[tuple[str, ...]]:
    """A row for each condition or counter."""
    for name, one in some.items():
        told = "; ".join(guide.param(key, param) for key, param in one.params.items()) or "nothing"
        yield f"`{name}`", one.law, told, SHOWN.sub(_shown, str(one.says))


def _shown(found: re.Match[str]) -> str:
    """A part of a sentence as the guide shows it: c cards."""
    return f"{found[1]} {found[2]}s" if found[2] else found[1]


def _examples() -> dict[str, str]:
    """The text of the first card of the house that says it, by word."""
    made: dict[str, str] = {}
    for sheet in installed().designs:
        for node in sheet.lines:
            for inner in words_of([node]):
                made.setdefault(inner.word, f"{sheet.name}: {fx.large(fx.say(VOCABULARY, node, fx.FULL, sheet.place))}")
    return made


EXAMPLES: Final = _examples()


def manual() -> str:
    """The whole guide."""
    return guide.page(
        __file__,
        cards=ids.CARDS,
        rows=ids.ROWS,
        lines=LINES,
        set=SET,
        lowest=POWERS[0],
        highest=POWERS[1],
        kinds=quoted(KINDS),
        slots=quoted(SLOTS),
        mark=MARK,
        face=FACE,
        grey=GREY,
        art=ART,
        deck=DECK,
        **advice.TOLD,
        words=table(("word", "id", "with", "where", "when (`on`)", "a card that says it"), _words()),
        triggers=table(("on", "id", "on a card"), ((f"`{name}`", one.law, str(one.says)) for name, one in ON.items())),
        players=table(("who", "on a card"), ((f"`{name}`", said) for name, said in NAMED.items())),
        conditions=table(("if", "id", "with", "on a card"), _cases(IF)),
        counters=table(("per", "id", "with", "on a card"), _cases(PER)),
    )


if __name__ == "__main__":
    print(manual(), end="")
