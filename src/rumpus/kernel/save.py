"""The save file: text that replays byte for byte.

```
rumpus-save 1
game toy
rules 1
options {"players": 2, "pace": "turns", ...}
content 5f0c1d2e3a4b5c6d
seed 7
names ["A", "B"]

0 A lay 5
0 B lay 6
```
One line a decision: ms since the game began, the seat's letter (`-` for the clock), the action's name. A game of a real
table has `secret` (64 hex digits) instead of `seed`, one that began at a scene `scene` (a JSON string). Lines that
begin with # are comments.
"""

import hashlib
import json
from typing import Any

from rumpus.kernel.match import IllegalAction, Match
from rumpus.kernel.seal import Seed, seed_of
from rumpus.kernel.seal import text_of as text_of_seed
from rumpus.kernel.spec import CLOCK, LETTERS, GameError, find

FIRST = "rumpus-save 1"


class SaveError(ValueError):
    """A save file that cannot be replayed: where, and why."""


def content_hash(match: Match) -> str:
    """16 hex digits of the tables: the content and the options as the rules see them."""
    return hashlib.sha256(match.tables.tobytes()).hexdigest()[:16]


def letter(seat: int) -> str:
    """The letter of a seat, - for the clock."""
    return "-" if seat == CLOCK else LETTERS[seat]


def decision_names(match: Match) -> list[str]:
    """The name of each decision, in the state it was made in."""
    names = []
    for step, (_, seat, action) in zip(match.steps, match.history, strict=True):
        state = match.spec.State.at(step.before)
        names.append("tick" if seat == CLOCK else match.spec.name(match.t, state, seat, action))
    return names


def text_of(match: Match) -> str:
    """The save of a match. ValueError for a what-if, to which no seed leads."""
    if match.branched:
        raise ValueError("a what-if cannot be saved: no seed leads to it")
    head = [
        FIRST,
        f"game {match.spec.id}",
        f"rules {match.spec.version}",
        f"options {json.dumps(match.options, ensure_ascii=False)}",
        f"content {content_hash(match)}",
        _origin(match),
        f"names {json.dumps(match.names, ensure_ascii=False)}",
        "",
    ]
    names = decision_names(match)
    body = [f"{now} {letter(seat)} {name}" for (now, seat, _), name in zip(match.history, names, strict=True)]
    return "\n".join([*head, *body, ""])


def _origin(match: Match) -> str:
    """The line that says what the game was dealt from."""
    if match.scene_text is not None:
        return f"scene {json.dumps(match.scene_text)}"
    return f"{'secret' if isinstance(match.seed, bytes) else 'seed'} {text_of_seed(match.seed)}"


def load(text: str, content: Any = None) -> Match:
    """The match of a save file, played again. Raises SaveError: line and reason.

    `content` is what the game was started with, when that was not the game's own.
    """
    head, body = _parts(text)
    try:
        spec = find(head["game"])
        options, names = json.loads(head["options"]), json.loads(head["names"])
        version, wanted = int(head["rules"]), head["content"]
        if version != spec.version:
            raise SaveError(f"the save was made with rules {version} of {spec.id}, these are rules {spec.version}")
        if "scene" in head:
            match = Match.at_scene(spec, json.loads(head["scene"]), options, names, content)
        else:
            match = Match.start(spec, options, _seed(head), content, names)
    except KeyError as missing:
        raise SaveError(f"the header has no line {missing}") from None
    except GameError as unknown:
        raise SaveError(str(unknown)) from None
    except json.JSONDecodeError as fault:
        raise SaveError(f"the header is damaged: {fault}") from None
    if content_hash(match) != wanted:
        raise SaveError(f"the save was made with other content: {wanted}, not {content_hash(match)}")
    for number, line in body:
        _replay_line(match, number, line)
    return match


def _seed(head: dict[str, str]) -> Seed:
    """What the game was dealt from. SaveError for a line that is damaged, KeyError without one."""
    key = "secret" if "secret" in head else "seed"
    try:
        seed = seed_of(head[key])
    except ValueError as fault:
        raise SaveError(f"the header line {key}: {fault}") from None
    if isinstance(seed, bytes) != (key == "secret"):
        raise SaveError(f"the header line {key}: a seed is a number, a secret 64 hex digits")
    return seed


def _parts(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """The header as a mapping, and the numbered lines of decisions."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST:
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
