"""The designer's guide, content/README.md: the prose of guide.md, and the vocabulary as tables made from the data that
checks files.

python -m rumpus.games.incredibrawl.interface.guide > src/rumpus/games/incredibrawl/content/README.md
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from rumpus import effects as fx
from rumpus.effects import guide
from rumpus.effects.guide import quoted
from rumpus.games.incredibrawl.content import conditions
from rumpus.games.incredibrawl.content.conditions import CONDITIONS, IF, Condition
from rumpus.games.incredibrawl.content.load import LISTS
from rumpus.games.incredibrawl.content.moments import NAMES
from rumpus.games.incredibrawl.content.words import DEEPEST, LONGEST, VOCABULARY, WORDS
from rumpus.games.incredibrawl.interface.card_text import say, window
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.words.saying import Saying


def _windows() -> Iterator[str]:
    """A row for each window."""
    for number, name in enumerate(NAMES):
        when = say(window(number, "guide"))
        yield f"| `{name}` | {when} | yes | {'yes' if number in ids.OTHER_WINDOWS else '-'} |"


RULES = Path(__file__).parent.parent / "rules.toml"


def _rows() -> Iterator[str]:
    """A row for each word."""
    law = {row["id"]: row for row in tomllib.loads(RULES.read_text("utf-8"))["effect"]}
    for word in WORDS:
        taken = "; ".join(guide.param(key, one) for key, one in word.params.items())
        taken = taken.replace(", ".join(ids.CLASSES), "a class")
        where = guide.where(VOCABULARY, word)
        if word.lasts and word.moments and "location" not in word.moments:
            where += ", location"
        yield f"| `{word.name}` | {taken or '-'} | {law[word.name]['operation']} | {where} |"


def _condition(one: Condition) -> str:
    """The row of a condition."""
    example = IF.read(next(IF.sentences(one)))
    told = conditions.told(example) if isinstance(example, fx.Sentence) else {}
    shown = {"if_n": "N", "if_type": "TYPE", "who": "guide"}
    return f"| `{one.shown}` | {say(Saying('card-if', {**told, **shown}))} |"


def manual() -> str:
    """The whole guide."""
    return guide.page(
        __file__,
        characters=LISTS["character"],
        power_ups=LISTS["power_up"],
        locations=LISTS["location"],
        types=quoted(ids.TYPES),
        triggers=quoted(ids.TRIGGERS),
        classes=quoted(ids.CLASSES),
        windows="\n".join(_windows()),
        longest=LONGEST,
        deepest=DEEPEST,
        rows=ids.OPS,
        words="\n".join(_rows()),
        lasting=quoted(word.name for word in WORDS if word.lasts),
        conditions="\n".join(map(_condition, CONDITIONS.values())),
    )


if __name__ == "__main__":
    print(manual(), end="")
