"""The designer's guide, content/README.md: the prose of guide.md, and the vocabulary as tables made from the data that
checks files.

python -m rumpus.games.blitz_squad.interface.guide > src/rumpus/games/blitz_squad/content/README.md
"""

from collections.abc import Iterator, Mapping
from typing import Final

from rumpus import effects as fx
from rumpus.effects import guide
from rumpus.effects.guide import quoted, table
from rumpus.games.blitz_squad.content import advice
from rumpus.games.blitz_squad.content.decks import DECK
from rumpus.games.blitz_squad.content.grammar import IF, ON, PER, PLAYERS, SLOTS
from rumpus.games.blitz_squad.content.load import ART, FACE, GREY, KINDS, MARK, POWERS, SET, installed, words_of
from rumpus.games.blitz_squad.content.words import LINES, WORDS
from rumpus.games.blitz_squad.interface.card_text import say, sentence
from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.words.saying import Saying

ALSO: Final = ("who", "may", "per")


def _words() -> Iterator[tuple[str, ...]]:
    """A row for each word."""
    for one in WORDS:
        params = [guide.param(key, value) for key, value in one.params.items() if key not in ("as", "on", *ALSO)]
        also = quoted(key for key in ALSO if key in one.params)
        told = "; ".join([*params, *([f"also {also}"] if also else [])]) or "nothing"
        yield f"`{one.name}`", one.law, told, "/".join(one.slots) or "special cards", quoted(one.on), EXAMPLES[one.name]


def _cases(key: str, some: Mapping[str, fx.Case]) -> Iterator[tuple[str, ...]]:
    """A row for each condition or counter: what is written under the key."""
    for name, one in some.items():
        told = "; ".join(guide.param(at, param) for at, param in one.params.items()) or "nothing"
        yield f"`{name}`", one.law, told, said(key, name)


def said(piece: str, name: str, key: str = "") -> str:
    """A trigger, condition, counter or player as it stands on a card; of one with a number, c."""
    return say(Saying(f"card-{piece}", {key or piece: name, "c": "c"}))


def _examples() -> dict[str, str]:
    """The text of the first card of the house that says it, by word."""
    made: dict[str, str] = {}
    for sheet in installed().designs:
        for node in sheet.lines:
            for inner in words_of([node]):
                made.setdefault(inner.word, f"{sheet.name}: {fx.large(sentence(node, sheet.place))}")
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
        triggers=table(
            ("on", "id", "on a card"), ((f"`{name}`", one.law, said("on", name)) for name, one in ON.items())
        ),
        players=table(("who", "on a card"), ((f"`{name}`", said("named", name, "who")) for name in PLAYERS)),
        conditions=table(("if", "id", "with", "on a card"), _cases("if", IF)),
        counters=table(("per", "id", "with", "on a card"), _cases("per", PER)),
    )


if __name__ == "__main__":
    print(manual(), end="")
