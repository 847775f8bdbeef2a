"""Table options: what one is, and how a game lists its own in a file, `content/options.toml`, a `[[option]]` each.

```toml
[[option]]
name = "deck_*"           # a star: one option a seat, deck_a, deck_b ...; the star of `help` is then the seat's letter
default = "default"
choices = "decks"         # a list of what may be chosen; or a name: what is installed
title = "Deck of seat *"   # its name for people; left out: the name in plain letters
says = ["As usual", ...]  # each choice in words, for a list of choices; left out: the choices in plain letters
help = "The deck of seat *."
rule = "BR-DECK-01"       # where it comes from
sets = "score_marks"      # the field of the Table that it fills: with its number, or the place of a choice among all
when = "open"             # ... with 1 where this is chosen, else 0; or `times = 1000`: with so many times the number
```

`range = [1, 9]` stands in place of choices for whole numbers.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from rumpus.kernel.words.spelling import nearest

Choice = str | int | bool
Options = dict[str, Choice]
SWITCH = (("yes", "on", "true"), ("no", "off", "false"))
"""Words that mean the same where an option is a switch."""
WHOLE = re.compile(r"-?[0-9]{1,18}")
KEYS: Final = {"name", "default", "choices", "range", "title", "says", "help", "rule", "sets", "when", "times"}


class OptionError(ValueError):
    """A table option that does not exist, or whose value is not allowed. One clear sentence."""


@dataclass(frozen=True, slots=True)
class Option:
    """One table option: either a choice of values, or an integer from lo to hi; `rule` is the id it comes from.
    `title` is its name for people, `says` each choice in words. `sets`, `when`, `times`: the field of the Table that it
    fills, and with what (see `fill`).
    """

    name: str
    default: Choice
    choices: tuple[Choice, ...] = ()
    lo: int = 0
    hi: int = 0
    help: str = ""
    rule: str = ""
    title: str = ""
    says: tuple[str, ...] = ()
    sets: str = ""
    when: Choice | None = None
    times: int = 1

    def number(self, value: Choice) -> int:
        """What its field holds for a value: 1 or 0 where `when` says so, a number (so many times), a choice's place."""
        if self.when is not None:
            return int(value == self.when)
        named = isinstance(value, str) and value in self.choices
        return self.choices.index(value) if named else int(value) * self.times

    def checked(self, value: object) -> Choice:
        """The value itself, when allowed; else OptionError, which lists what is and names the nearest. "3" may stand
        for 3, a NumPy number for Python's; yes, on and true for one another where there is one of them, and so no, off
        and false.
        """
        if isinstance(value, np.integer | np.bool_):
            value = value.item()
        if self.choices:
            for choice in self.choices:
                if type(choice) is type(value) and choice == value:
                    return choice
                if isinstance(value, str) and str(choice).lower() == value.lower():
                    return choice
            for words in SWITCH:
                meant = [choice for choice in self.choices if str(choice).lower() in words]
                if isinstance(value, str | bool) and str(value).lower() in words and len(meant) == 1:
                    return meant[0]
            allowed = [str(choice) for choice in self.choices]
            raise OptionError(
                f"option {self.name}: {value!r} is not one of {', '.join(allowed)}{nearest(str(value), allowed)}"
            )
        if isinstance(value, str) and WHOLE.fullmatch(value):
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not self.lo <= value <= self.hi:
            raise OptionError(f"option {self.name}: {value!r} is not a whole number from {self.lo} to {self.hi}")
        return value


@dataclass(frozen=True, slots=True)
class Installed:
    """What an option may choose by name, and the Option that checks it, where that takes more than is installed."""

    choices: Sequence[Choice]
    kind: type[Option] = Option


def read_options(
    path: Path, installed: Mapping[str, Installed] | None = None, letters: Sequence[str] = ""
) -> tuple[Option, ...]:
    """Every option of a file, in its order; `letters` are those of the seats, for names with a star.

    Raises ValueError, with file and option, for a key that there is not or choices that nobody knows.
    """
    rows = tomllib.loads(path.read_text("utf-8"))["option"]
    return tuple(option for row in rows for option in _made(path, row, installed or {}, letters))


def _made(
    path: Path, row: Mapping[str, Any], installed: Mapping[str, Installed], letters: Sequence[str]
) -> Iterator[Option]:
    """The option of a row; one a seat where its name has a star."""
    where = f"{path.name}: option {row.get('name', '')}"
    if set(row) - KEYS or not {"name", "default", "help", "rule"} <= set(row):
        raise ValueError(f"{where}: it has {', '.join(row)}; allowed are {', '.join(sorted(KEYS))}")
    listed = row.get("choices", ())
    if isinstance(listed, str) and listed not in installed:
        raise ValueError(f"{where}: choices = {listed!r}; known are {', '.join(installed) or 'none'}")
    known = installed[listed] if isinstance(listed, str) else Installed(listed)
    lo, hi = row.get("range", (0, 0))
    says = tuple(row.get("says", ()))
    if says and len(says) != len(known.choices):
        raise ValueError(f"{where}: says has {len(says)} entries for {len(known.choices)} choices")
    for x in letters if "*" in row["name"] else ("",):
        name = row["name"].replace("*", x)
        help_, title = (row.get(key, "").replace("*", x.upper()) for key in ("help", "title"))
        one = known.kind(name, row["default"], tuple(known.choices), lo, hi, help_, row["rule"], title, says)
        yield replace(one, sets=row.get("sets", ""), when=row.get("when"), times=row.get("times", 1))


def fill(table: Any, listed: Iterable[Option], options: Options) -> None:
    """Writes every option that `sets` a field into the Table. Raises AttributeError for a field that there is not."""
    for option in listed:
        if option.sets:
            getattr(table, option.sets)
            setattr(table, option.sets, option.number(options[option.name]))


def plain(value: Choice) -> str:
    """A name or a value in plain letters: high-perch is "High perch"."""
    words = (
        {True: "Yes", False: "No"}[value] if isinstance(value, bool) else str(value).replace("-", " ").replace("_", " ")
    )
    return words[:1].upper() + words[1:]
