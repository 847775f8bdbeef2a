"""The save file: text that replays byte for byte, as it is written (`load.py` reads it).

```
rumpus-save 2
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
table has `secret` (64 hex digits) instead of `seed`, one that began at a scene `scene` (a JSON string). `content` is
what `Tables.told` says: a key, and marks of every item of a game with content. Lines that begin with # are comments.
"""

import json

from rumpus.kernel.contract.seats import CLOCK, LETTERS
from rumpus.kernel.match.position import Position
from rumpus.kernel.records.seal import text_of as text_of_seed

FIRST = "rumpus-save 2"
OLD = "rumpus-save 1"


def letter(seat: int) -> str:
    """The letter of a seat, - for the clock."""
    return "-" if seat == CLOCK else LETTERS[seat]


def decision_names(match: Position) -> list[str]:
    """The name of each decision, in the state it was made in."""
    names = []
    for step, (_, seat, action) in zip(match.steps, match.history, strict=True):
        state = match.spec.records.State.at(step.before)
        names.append("tick" if seat == CLOCK else match.spec.actions.name(match.t, state, seat, action))
    return names


def text_of(match: Position) -> str:
    """The save of a match. ValueError for a what-if, to which no seed leads."""
    if match.branched:
        raise ValueError("a what-if cannot be saved: no seed leads to it")
    head = [
        FIRST,
        f"game {match.spec.id}",
        f"rules {match.spec.version}",
        f"options {json.dumps(match.options, ensure_ascii=False)}",
        f"content {match.tables.told}",
        _origin(match),
        f"names {json.dumps(match.names, ensure_ascii=False)}",
        "",
    ]
    names = decision_names(match)
    body = [f"{now} {letter(seat)} {name}" for (now, seat, _), name in zip(match.history, names, strict=True)]
    return "\n".join([*head, *body, ""])


def _origin(match: Position) -> str:
    """The line that says what the game was dealt from."""
    if match.scene_text is not None:
        return f"scene {json.dumps(match.scene_text)}"
    return f"{'secret' if isinstance(match.seed, bytes) else 'seed'} {text_of_seed(match.seed)}"
