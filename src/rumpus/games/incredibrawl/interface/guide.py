"""The designer's guide, content/README.md: the prose of guide.md, and the vocabulary as tables made from the data that
checks files.

python -m rumpus.games.incredibrawl.interface.guide > src/rumpus/games/incredibrawl/content/README.md
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from rumpus import effects as fx
from rumpus.effects import guide
from rumpus.effects.guide import quoted
from rumpus.games.incredibrawl.content.conditions import CONDITIONS, IF, YOURS, Condition
from rumpus.games.incredibrawl.content.load import LISTS
from rumpus.games.incredibrawl.content.moments import WINDOWS
from rumpus.games.incredibrawl.content.words import DEEPEST, LONGEST, VOCABULARY, WORDS
from rumpus.games.incredibrawl.rules import ids


def _windows() -> Iterator[str]:
    """A row for each window."""
    for name, window in WINDOWS.items():
        yield f"| `{name}` | {window.when} | yes | {'yes' if window.number in ids.OTHER_WINDOWS else '-'} |"


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
    if isinstance(one.says, str):
        said = re.sub(r"\{n:(\w+)\}", r"N \1s", one.says).replace("{n}", "N").replace("{type}", "TYPE")
    else:
        example = IF.read(next(IF.sentences(one)))
        said = fx.say_sentence(IF, example) if isinstance(example, fx.Sentence) else ""
    said = said.replace(YOURS, "the character") if one.shape else said
    return f"| `{one.shown}` | {said} |"


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
