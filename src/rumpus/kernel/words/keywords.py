"""Words of a game that explain themselves wherever a text says them: on a card, in a prompt, in the log, in help.

Each is a message `word-<id>` of the game's catalogue, and they are listed in its order:

```
word-mill = Mill
    .text = Put cards from the top of a tavern into its clinic.
    .forms = mill, mills, milled
    .rule = BS-DISC-01
```

`.text` says what it means. `.forms` are the forms that it takes in texts, with commas between them; without them that
is its name alone. A form in small letters also begins a sentence; one with a capital is always written so. `.rule` is
the law behind it, which only English names. `web/src/words/keywords.ts` finds them in what is told.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from rumpus.kernel.words.saying import Catalogue, Saying
from rumpus.kernel.words.spelling import nearest

PREFIX: Final = "word-"
PARTS: Final = ("text", "forms", "rule")


@dataclass(frozen=True, slots=True)
class Keyword:
    """A word, what it means, the rule behind it, and the forms by which a text says it."""

    id: str
    name: str
    text: str
    rule: str
    forms: tuple[str, ...]


def keywords(catalogue: Catalogue, fault: Callable[[str, str], None]) -> Iterator[Keyword]:
    """The keywords of a catalogue. `fault` is told the message and what is wrong with it; no such word is given."""
    told = {code: args for code, args in catalogue.told.items() if code.startswith(PREFIX)}
    taken: dict[str, str] = {}
    for code, args in told.items():
        part = code.partition(".")[2]
        if args:
            fault(code, f"is told nothing, and asks for ${min(args)}")
        elif part and part not in PARTS:
            fault(code, f"is not known here{nearest(part, PARTS)}; it may have .{', .'.join(PARTS)}")
    for word in [code for code in told if "." not in code]:
        if any(told.get(code) for code in (word, *(f"{word}.{part}" for part in PARTS))):
            continue
        name = catalogue.say(Saying(word))
        said = {part: catalogue.say(Saying(f"{word}.{part}")) if f"{word}.{part}" in told else "" for part in PARTS}
        forms = tuple(one.strip() for one in (said["forms"] or name).split(","))
        missing = [part for part in ("text", "rule") if not said[part]]
        for part in missing:
            fault(f"{word}.{part}", "is missing")
        for form in forms:
            if not form:
                fault(f"{word}.forms", "a form is empty")
            elif taken.setdefault(form, word) != word:
                fault(f"{word}.forms", f"{form!r} is a form of {taken[form]}, too")
        if not missing:
            yield Keyword(word.removeprefix(PREFIX), name, said["text"], said["rule"], forms)
