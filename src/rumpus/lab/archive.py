"""`rumpus lab watch`: what a change did to an archive of saved games: which still replay, and which decisions the rules
no longer allow.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from rumpus.kernel.contract.content import text_of
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.match.load import SaveError, load, other_content, rules_of
from rumpus.kernel.match.save import FIRST, OLD

SUFFIXES = (".save", ".txt")
FATES = ("replays", "refused", "broken", "begins otherwise", "no save")
"""What may have become of a save. refused: a decision is no longer legal; broken: after its decisions an invariant does
not hold, or a rule failed; begins otherwise: options, content or rules that it was made with are not there.
"""


class Seen(msgspec.Struct):
    """A save file: its game, its fate, the line and the decision that it broke off at (0: none), and why."""

    file: str
    game: str
    fate: str
    decisions: int = 0
    line: int = 0
    decision: str = ""
    rule: str = ""
    why: str = ""
    older: int = 0
    """The rules version it was made with, where that is not today's."""
    content: str = ""
    """How the content that it was made with differs from that which it was played with here; empty: not at all."""


class Wanted(msgspec.Struct, frozen=True):
    """Some files that one process looks at."""

    files: tuple[str, ...]
    content: str | None = None


def saves(places: list[str]) -> list[str]:
    """The save files among some files and folders, in alphabetical order. Raises FileNotFoundError."""
    found: list[Path] = []
    for place in map(Path, places):
        if place.is_dir():
            found += [path for path in place.rglob("*") if path.suffix in SUFFIXES and path.is_file()]
        elif place.exists():
            found.append(place)
        else:
            raise FileNotFoundError(2, "No such file or directory", str(place))
    return sorted({str(path) for path in found})


def works(files: list[str], content: str | None, each: int = 8) -> Iterator[Wanted]:
    """The files in parts."""
    for k in range(0, len(files), each):
        yield Wanted(tuple(files[k : k + each]), content)


def looked(wanted: Wanted) -> list[Seen]:
    """What became of each file."""
    return [look(file, wanted.content) for file in wanted.files]


def look(file: str, content: str | None = None) -> Seen:
    """What became of a save file."""
    try:
        text = text_of(Path(file))
    except (OSError, ContentError) as fault:
        return Seen(file, "", "no save", why=str(fault))
    if text.partition("\n")[0].strip() not in (FIRST, OLD):
        return Seen(file, "", "no save", why=f"it does not begin with {FIRST!r}")
    game = next((line.partition(" ")[2] for line in text.splitlines()[:12] if line.startswith("game ")), "")
    body = decisions(text)
    seen = Seen(file, game, "replays", len(body))
    try:
        match = load(text, content, any_content=True)
        seen.content = other_content(text, match)
    except SaveError as fault:
        return _refused(seen, text, str(fault))
    except Exception as fault:  # noqa: BLE001 - a change may break the rules in any way, and that is what is asked
        seen.fate, seen.why = "broken", f"{type(fault).__name__}: {fault}"
        return seen
    version = rules_of(text)
    seen.older = version if version != match.spec.version else 0
    broken = match.check()
    if broken:
        seen.fate, seen.why = "broken", f"invariant {broken} does not hold after the last decision"
    return seen


def decisions(text: str) -> list[str]:
    """The lines of decisions of a save."""
    _, _, body = text.partition("\n\n")
    return [line for line in body.splitlines() if line.strip() and not line.startswith("#")]


def _refused(seen: Seen, text: str, why: str) -> Seen:
    """A save that is not played to its end."""
    seen.why = why
    seen.fate = "begins otherwise"
    if why.startswith("line "):
        number = why.removeprefix("line ").partition(":")[0]
        if number.isdecimal():
            seen.fate, seen.line = "refused", int(number)
            seen.decision = text.splitlines()[seen.line - 1]
            tail = why.rpartition("[")[2].partition("]")
            seen.rule = tail[0] if tail[1] and " " not in tail[0] else ""
    return seen
