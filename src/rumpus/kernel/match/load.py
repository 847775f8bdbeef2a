"""A match from its save file (`save.py` has the form), played again.

Saves of format 1 are read, too. Their key told of how the code kept the content, so it is not compared.
"""

import json
import re
from typing import Any, TypeVar

from rumpus.kernel.contract.content import differences
from rumpus.kernel.contract.errors import GameError
from rumpus.kernel.contract.seats import CLOCK, LETTERS
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.match.match import IllegalAction, Match
from rumpus.kernel.match.save import FIRST, OLD
from rumpus.kernel.records.seal import Seed, seed_of

T = TypeVar("T")
KINDS: dict[type, str] = {dict: "an object", list: "a list", str: "a text"}
SURROGATE = re.compile(r"[\ud800-\udfff]")


class SaveError(ValueError):
    """A save file that cannot be replayed: where, and why."""


def load(text: str, content: Any = None, *, any_content: bool = False) -> Match:
    """The match of a save file, played again. Raises SaveError: line and reason.

    `content` is what the game was started with, when that was not the game's own; with `any_content` it may be another.
    A save of older rules is played by today's; where they do not allow it, the error says what has changed.
    """
    head, body = _parts(text)
    version = rules_of(text)
    try:
        spec = find(_line(head, "game"))
    except GameError as unknown:
        raise SaveError(str(unknown)) from None
    if version > spec.version:
        raise SaveError(f"the save was made with rules {version} of {spec.id}, these are rules {spec.version}")
    try:
        match = _beginning(spec, head, content)
        if not any_content:
            _same_content(text, match)
        for number, line in body:
            _replay_line(match, number, line)
    except SaveError as fault:
        raise SaveError(f"{fault}{_since(spec, version)}") from None
    return match


def _beginning(spec: GameSpec, head: dict[str, str], content: Any) -> Match:
    """The match of a header, before its first decision. Raises SaveError."""
    options, names = _json(head, "options", dict), _json(head, "names", list)
    if not all(_is_text(name) for name in names):
        raise SaveError("the header line names: a list of texts is wanted")
    try:
        if "scene" in head:
            return Match.at_scene(spec, _json(head, "scene", str), options, names, content)
        return Match.start(spec, options, _seed(head), content, names)
    except SaveError:
        raise
    except ValueError as fault:
        raise SaveError(f"the game of the header cannot begin: {fault}") from None


def _same_content(text: str, match: Match) -> None:
    """Raises SaveError for another content than the save was made with: what differs."""
    if other := other_content(text, match):
        raise SaveError(f"the save was made with other content: {other}")


def other_content(text: str, match: Match) -> str:
    """How the content that a save was made with differs from that of the match it was played as; empty: not at all.
    Raises SaveError for a header that does not tell.
    """
    if _first(text) != FIRST:
        return ""
    told = _line(_parts(text)[0], "content")
    return "" if told.partition(" ")[0] == match.tables.key else differences(told, match.tables)


def _line(head: dict[str, str], key: str) -> str:
    """A line of the header. SaveError when it is not there."""
    if key not in head:
        raise SaveError(f"the header has no line {key!r}")
    return head[key]


def _json(head: dict[str, str], key: str, kind: type[T]) -> T:
    """A line of the header that is JSON of one kind. Raises SaveError."""
    text = _line(head, key)
    try:
        made = json.loads(text)
    except (ValueError, RecursionError) as fault:
        reason = "it is nested too deeply" if isinstance(fault, RecursionError) else fault
        raise SaveError(f"the header is damaged: line {key}: {reason}") from None
    if not isinstance(made, kind) or (kind is str and not _is_text(made)):
        raise SaveError(f"the header line {key}: {KINDS[kind]} is wanted, not {text[:40]}")
    return made


def _is_text(value: Any) -> bool:
    """A text that can be written down: JSON may hold half a character."""
    return isinstance(value, str) and SURROGATE.search(value) is None


def rules_of(text: str) -> int:
    """The rules version that a save file was made with. SaveError when it names none."""
    told = _line(_parts(text)[0], "rules")
    if not (told.isascii() and told.isdecimal() and len(told) < 10):
        raise SaveError(f"the header line rules: {told!r} is not a version")
    return int(told)


def _since(spec: GameSpec, version: int) -> str:
    """What has changed since the rules of a save: the end of a sentence, "" for today's rules."""
    if version == spec.version:
        return ""
    changes = "; ".join(spec.law.changes[n] for n in range(version + 1, spec.version + 1) if n in spec.law.changes)
    return f" (it was made with rules {version} of {spec.id}; since then: {changes})"


def _seed(head: dict[str, str]) -> Seed:
    """What the game was dealt from. SaveError for a line that is damaged or not there."""
    key = "secret" if "secret" in head else "seed"
    try:
        seed = seed_of(_line(head, key))
    except ValueError as fault:
        raise SaveError(f"the header line {key}: {fault}") from None
    if isinstance(seed, bytes) != (key == "secret"):
        raise SaveError(f"the header line {key}: a seed is a number, a secret 64 hex digits")
    return seed


def _first(text: str) -> str:
    """The line that says what a file is."""
    return text.partition("\n")[0].strip()


def _parts(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """The header as a mapping, and the numbered lines of decisions."""
    lines = text.splitlines()
    if _first(text) not in (FIRST, OLD):
        raise SaveError(f"line 1: not a save file; one begins with {FIRST!r}")
    head: dict[str, str] = {}
    body: list[tuple[int, str]] = []
    inside = False
    for number, line in enumerate(lines[1:], 2):
        if line.startswith("#"):
            continue
        if not line.strip():
            inside = True
        elif inside:
            body.append((number, line))
        else:
            key, _, value = line.partition(" ")
            head[key] = value
    return head, body


def _replay_line(match: Match, number: int, line: str) -> None:
    """Plays one line of a save."""
    words = line.split(" ", 2)
    if len(words) != 3 or not words[0].isdecimal() or words[1] not in ("-", *LETTERS[: match.seats]):
        raise SaveError(f"line {number}: {line!r} is not `ms seat action`")
    seat = CLOCK if words[1] == "-" else LETTERS.index(words[1])
    try:
        match.play(seat, words[2], int(words[0]))
    except IllegalAction as refused:
        raise SaveError(f"line {number}: {line!r} is refused: {refused}") from None
    except ValueError as fault:
        raise SaveError(f"line {number}: {fault}") from None
