"""Table options from a file, `content/options.toml`: a `[[option]]` each.

```toml
[[option]]
name = "deck_*"           # a star: one option a seat, deck_a, deck_b ...; the star of `help` is then the seat's letter
default = "default"
choices = "decks"         # a list of what may be chosen; or a name: what is installed
help = "The deck of seat *."
rule = "BR-DECK-01"       # where it comes from
```

`range = [1, 9]` stands in place of choices for whole numbers; `help` may be missing.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rumpus.kernel.spec import Choice, Option

KEYS: Final = {"name", "default", "choices", "range", "help", "rule"}


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
    if set(row) - KEYS or not {"name", "default", "rule"} <= set(row):
        raise ValueError(f"{where}: it has {', '.join(row)}; allowed are {', '.join(sorted(KEYS))}")
    listed = row.get("choices", ())
    if isinstance(listed, str) and listed not in installed:
        raise ValueError(f"{where}: choices = {listed!r}; known are {', '.join(installed) or 'none'}")
    known = installed[listed] if isinstance(listed, str) else Installed(listed)
    lo, hi = row.get("range", (0, 0))
    for x in letters if "*" in row["name"] else ("",):
        name, words = row["name"].replace("*", x), row.get("help", "").replace("*", x.upper())
        yield known.kind(name, row["default"], tuple(known.choices), lo, hi, words, row["rule"])
