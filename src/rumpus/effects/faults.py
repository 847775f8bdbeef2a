"""What is said of a wrong file: the nearest word, a short list of what is allowed there, the line and the card.

A list of seventy words helps nobody: `offer` names the nearest and at most a handful. `located` gives each fault the
line of the file it speaks of, and the id of the card (or hero, or location) it lies in.
"""

import difflib
import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from tomllib import TOMLDecodeError
from typing import Any, Final

from rumpus.kernel.contract.content import toml
from rumpus.kernel.contract.reader import Fault
from rumpus.kernel.words.spelling import LONGEST, NEAR, as_written, nearest

SHOWN: Final = 12
"""Words that are listed in full; of more only some are, the most alike first."""
SOME: Final = 6


def offer(written: object, known: Collection[str]) -> str:
    """What to add to a refusal: `; the nearest is 'draw'; allowed: draw, drop, drag and 38 more`."""
    word = written[:LONGEST] if isinstance(written, str) else as_written(written)
    near = nearest(word, known)
    if len(known) <= SHOWN:
        return f"{near}; allowed: {', '.join(known) or 'nothing'}"
    alike = difflib.get_close_matches(word, known, SOME, 0.0)
    first = [*alike, *(name for name in known if name not in alike)][:SOME]
    return f"{near}; allowed: {', '.join(first)} and {len(known) - len(first)} more" if near else _many(known)


def _many(known: Collection[str]) -> str:
    """What is allowed where nothing is near: some of it, in its own order."""
    first = list(known)[:SOME]
    return f"; allowed: {', '.join(first)} and {len(known) - len(first)} more (the designer's guide lists them)"


def nearest_sentence(text: str, known: Collection[str]) -> str:
    """The sentence that was perhaps meant; empty when none is near."""
    close = difflib.get_close_matches(text[:LONGEST], known, 1, NEAR - 0.2)
    return close[0] if close else ""


# ---------------------------------------------------------------- lines and cards


def located(faults: Sequence[Fault], text: str) -> list[Fault]:
    """The same faults with the line of `text`, the file's TOML, and the id of the card around them, in the order of the
    lines; as they are where the text is no TOML, which is then the fault.
    """
    try:
        data = toml(text) if faults else {}
    except TOMLDecodeError:
        return list(faults)
    lines = lines_of(text) if faults else {}
    made = (replace(one, line=_line(lines, one.path), card=_card(data, one.path) or one.card) for one in faults)
    return sorted(made, key=lambda one: one.line or len(text))


def _line(lines: dict[str, int], path: str) -> int:
    """The line of a path; of what lies around it where it is missing; 0 for the whole file."""
    while path and path not in lines:
        path = path.rpartition(".")[0]
    return lines.get(path, 0)


def _card(data: Any, path: str) -> str:
    """The id of the innermost table that has one, on the way to a path or at its end."""
    found = ""
    for step in [*path.split("."), ""]:
        if isinstance(data, dict):
            found = data["id"] if isinstance(data.get("id"), str) else found
            data = data.get(step)
        else:
            data = data[int(step)] if isinstance(data, list) and step.isdecimal() and int(step) < len(data) else None
    return found


TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'  # texts, those of several lines first
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*"
    r"|\n"
    r"|[\[\]{}=,.]"
    r"|[^\s\[\]{}=,.\"'#]+",
    re.DOTALL,
)


class _Lines:
    """Where each key and each item of a TOML text stands. The text is known to be TOML."""

    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, int]] = []
        line, end = 1, 0
        for found in TOKEN.finditer(text):
            line += text.count("\n", end, found.start())
            end = found.start()
            if not found[0].startswith("#"):
                self.tokens.append((found[0], line))
        self.at = 0
        self.lines: dict[str, int] = {}
        self.counts: dict[str, int] = {}  # items of each [[list]] so far

    def token(self) -> str:
        """The token that comes next; empty at the end."""
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def note(self, path: str) -> None:
        """The next token stands for this path."""
        if self.at < len(self.tokens):
            self.lines.setdefault(path, self.tokens[self.at][1])

    def read(self) -> dict[str, int]:
        """The whole text."""
        head = ""
        while self.token():
            if self.token() == "\n":
                self.at += 1
            elif self.token() == "[":
                head = self.head()
            else:
                self.pair(head)
        return self.lines

    def head(self) -> str:
        """`[a.b]` or `[[a.b]]`: the path of what follows."""
        start, self.at = self.at, self.at + 1
        listed = self.token() == "["
        self.at += listed
        *outer, last = self.keys()
        path = ""
        for key in outer:
            path = _below(path, key)
            path = f"{path}.{self.counts[path] - 1}" if path in self.counts else path
        path = _below(path, last)
        end, self.at = self.at + 1 + listed, start
        self.note(path)
        if listed:
            self.counts[path] = self.counts.get(path, 0) + 1
            path = f"{path}.{self.counts[path] - 1}"
            self.note(path)
        self.at = end
        return path

    def keys(self) -> list[str]:
        """`a."b".c`."""
        found = []
        while self.token() not in ("]", "=", ""):
            if self.token() != ".":
                found.append(self.token().strip("\"'"))
            self.at += 1
        return found or [""]

    def pair(self, head: str) -> None:
        """`key = value`; a dotted key names tables within tables."""
        start = self.at
        keys = self.keys()
        end, self.at = self.at + 1, start
        path = head
        for key in keys:
            path = _below(path, key)
            self.note(path)
        self.at = end
        self.value(path)

    def value(self, path: str) -> None:
        """A value, with all that lies in it."""
        if self.token() == "[":
            self.items(path)
        elif self.token() == "{":
            self.at += 1
            while self.token() not in ("}", ""):
                if self.token() in (",", "\n"):
                    self.at += 1
                else:
                    self.pair(path)
            self.at += 1
        else:
            while self.token() not in (",", "]", "}", "\n", ""):  # a date or a number may be several tokens
                self.at += 1

    def items(self, path: str) -> None:
        """`[a, b]`."""
        self.at += 1
        n = 0
        while self.token() not in ("]", ""):
            if self.token() in (",", "\n"):
                self.at += 1
                continue
            self.note(f"{path}.{n}")
            self.value(f"{path}.{n}")
            n += 1
        self.at += 1


def _below(path: str, key: str) -> str:
    """The path of a key."""
    return f"{path}.{key}" if path else key


def lines_of(text: str) -> dict[str, int]:
    """The line of each key and item of a TOML text, by its path: `cards.3.fx.0.do.0.n`. Raises nothing for TOML."""
    return _Lines(text).read()
