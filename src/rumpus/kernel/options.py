"""Table options from a file, `content/options.toml`: a `[[option]]` each.

```toml
[[option]]
name = "deck_*"           # a star: one option a seat, deck_a, deck_b ...; the star of `help` is then the seat's letter
default = "default"
choices = "decks"         # a list of what may be chosen; or a name: what is installed
title = "Deck of seat *"   # its name for people; left out: the name in plain letters
says = ["As usual", ...]  # each choice in words, for a list of choices; left out: the choices in plain letters
help = "The deck of seat *."
rule = "BR-DECK-01"       # where it comes from
```

`range = [1, 9]` stands in place of choices for whole numbers.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rumpus.kernel.spec import Choice, Option

KEYS: Final = {"name", "default", "choices", "range", "title", "says", "help", "rule"}


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
        yield known.kind(name, row["default"], tuple(known.choices), lo, hi, help_, row["rule"], title, says)


def plain(value: Choice) -> str:
    """A name or a value in plain letters: high-perch is "High perch"."""
    words = (
        {True: "Yes", False: "No"}[value] if isinstance(value, bool) else str(value).replace("-", " ").replace("_", " ")
    )
    return words[:1].upper() + words[1:]
