"""What holds for every text that is printed on a card, in any game; and how a list of texts is written down."""

import re
from collections.abc import Iterable, Iterator

MACHINE = (
    "None",
    "True",
    "False",
    "[",
    "]",
    "{",
    "}",
    "_",
    " = ",
    "other combatant",
    "the other side",
    "is allowed",
    "allowed in your",
    "in every respect",
    "is meant",
    "level of damage to",
    "the run of",
    "apply gravity",
)
"""What only a machine would print."""
NOUNS = "card|space|step|action|Hit|Base|level|Platform floor|Air space|opponent|time|character|player"


def faults(text: str, words: Iterable[str] = ()) -> Iterator[str]:
    """What is wrong with a printed text. `words`: names that stand in files and never on a card."""
    if not text[:1].isupper() and text[:1] not in "+-0123456789":
        yield "does not begin with a capital"
    if not text.endswith(".") or text.endswith(".."):
        yield "does not end with one full stop"
    if "  " in text or text != text.strip():
        yield "has a space too many"
    if re.search(r" [,.;:]|[,.;:]{2}", text):
        yield "has a stray comma or stop"
    if re.search(rf"(?<![\d+-])\b1 (?:more )?(?:{NOUNS})s\b", text):
        yield "speaks of one thing as of several"
    if re.search(rf"\b(?:[2-9]|\d\d+) (?:more )?(?:{NOUNS})\b", text):
        yield "speaks of several things as of one"
    if re.search(r"\b(\w+) \1\b", text.replace("1 1", "")):
        yield "says a word twice"
    if re.search(r"\ba [aeioAEIO]|\ban [^aeiou8AEIOU1]", text):
        yield "has the wrong article"
    for one in MACHINE:
        if one in text:
            yield f"holds {one!r}"
    for word in words:
        if "_" in word and word in text:
            yield f"holds the word {word}"


def lines(text: str, width: int) -> int:
    """How many lines of a card a text fills, whole words only."""
    made, left = 1, width
    for word in text.split():
        if len(word) > left and left < width:
            made, left = made + 1, width
        left -= len(word) + 1
    return made if text else 0
