"""Actions: names that parse back, how the page sees one, and what is done for a seat whose time is up."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.interface.names import FILES, HEROES, square, square_of
from rumpus.games.brutality.interface.prompts import ASKED, of
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import shifted
from rumpus.games.brutality.rules.state import State, Table
from rumpus.games.brutality.rules.turn import legal
from rumpus.kernel.grid import DIRECTIONS
from rumpus.kernel.reader import nearest
from rumpus.kernel.words import Saying

ANYTIME: Final = (ids.CONCEDE, ids.LAPSE)
PLAIN: Final = ("end", "pass", "take", "direct", "concede", "lapse")
"""The kinds of the first actions, which are their names too."""
KNOWN: Final = (
    *PLAIN,
    *("step A N", "launch A", "special A 1", "artifact A", "hero X", "aim N", "fly N 2", "group 1", "kind catapult"),
    *("row 3", "column c", "d5", "relic master_thief", "choose assassin", "tool war_horn"),
)


def listed(t: Table, s: State, p: int) -> list[int]:
    """What the seat may do now."""
    out = np.zeros(ids.ACTIONS, np.int32)
    return [int(a) for a in out[: legal(t, s, p, out)]]


KINDS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "tool": (ids.TOOL, ("tool",)),
    "choose": (ids.DESIGN, ("design",)),
    "relic": (ids.CARD, ("relic",)),
    "square": (ids.SQUARE, ("place",)),
    "column": (ids.FILE, ("column",)),
    "row": (ids.RANK, ("row",)),
    "kind": (ids.KIND, ("hazard",)),
    "group": (ids.GROUP, ("group",)),
    "fly": (ids.FLIGHT, ("direction", "far")),
    "aim": (ids.DIRECTION, ("direction",)),
    "hero": (ids.HERO, ("hero",)),
    "artifact": (ids.ARTIFACT, ("hero",)),
    "special": (ids.SPECIAL, ("hero", "special")),
    "launch": (ids.LAUNCH, ("hero",)),
    "step": (ids.STEP, ("hero", "direction")),
}
"""By kind of action, the last first: the first of its actions, and what it names."""
CALLED: Final[dict[str, Sequence[str]]] = {
    "hero": HEROES,
    "direction": DIRECTIONS,
    "special": "12",
    "far": "1234",
    "group": "123",
    "hazard": ids.HAZARD_NAMES[1:],
    "row": [str(row + 1) for row in range(ids.WIDE)],
    "column": FILES,
}
"""What each number is called in the name of an action."""
LISTS: Final = {"tool": ("artifact", ids.ARTIFACTS), "design": ("hero", ids.CARDS), "relic": ("relic", ids.RELICS)}
"""The list of cards that a number is of, and how many there may be; beyond those of the table they are but numbers."""
FROM_1: Final = ("tool", "design", "relic", "hazard", "far", "row", "group")
"""What is numbered from 1."""


def parts(a: int) -> tuple[str, dict[str, int]]:
    """The kind of an action, as the page knows it, and the numbers in it."""
    for kind, (first, keys) in KINDS.items():
        if a >= first:
            found = (a - first,) if len(keys) == 1 else divmod(a - first, len(CALLED[keys[1]]))
            return kind, {key: n + (key in FROM_1) for key, n in zip(keys, found, strict=True)}
    return PLAIN[a], {}


def called(t: Table, key: str) -> Sequence[str]:
    """What the numbers of such things are called."""
    if key not in LISTS:
        return CALLED[key]
    kind, room = LISTS[key]
    known = [one.id for one in book_of(t).cards.lists()[kind]]
    return [*known, *map(str, range(len(known) + 1, room + 1))]


def name(t: Table, _s: State, _p: int, a: int) -> str:
    """The short name of an action (KNOWN shows each)."""
    kind, told = parts(a)
    if kind == "square":
        return square(told["place"])
    return " ".join([kind, *(called(t, key)[n - (key in FROM_1)] for key, n in told.items())])


FIELDS: Final = {"square": "space", "relic": "card"}
"""What the page calls otherwise than the messages do."""
BEGIN: Final = frozenset({"step", "launch", "special", "artifact", "relic", "end"})
"""Kinds of acts that begin something else."""


def parse(t: Table, _s: State, _p: int, text: str) -> int:
    """The action of a name; ValueError, which says what is understood."""
    kind, *rest = text.lower().split() or [""]
    try:
        return _parsed(t, kind, rest)
    except (IndexError, KeyError, ValueError) as wrong:
        why = f" ({wrong})" if type(wrong) is ValueError and " is no " in str(wrong) else ""
        raise ValueError(f"{text!r} is no action of Brutality{why}: {', '.join(KNOWN)}") from None


def _parsed(t: Table, kind: str, rest: list[str]) -> int:
    """The action of a kind and what follows it."""
    if not rest:
        return PLAIN.index(kind) if kind in PLAIN else ids.SQUARE + square_of(kind)
    first, keys = KINDS[kind]
    found = 0
    for key, word in zip(keys, rest, strict=True):
        known = [one.lower() for one in called(t, key)]
        if key in LISTS and word not in known:
            raise ValueError(f"{word!r} is no {LISTS[key][0]} of this table{nearest(word, known)}")
        found = found * len(known) + known.index(word)
    return first + found


def passive(t: Table, s: State, p: int) -> int:
    """BU-RUL-83, BU-RUL-87: the second card is taken; else the first that may be done: a waiting draw given up, the
    turn ended, nothing discarded, catalogue and squares in order. Who may only step, or has said done: LAPSE.
    """
    if s.ask == ids.ASK_OFFER:
        return ids.TAKE
    first = (*listed(t, s, p), ids.LAPSE)[0]
    return first if s.ask not in (ids.ASK_MAIN, ids.ASK_ROAM) or first <= ids.PASS else ids.LAPSE


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action for the page."""
    kind, told = parts(a)
    said: dict[str, Any] = {key: CALLED[key][n] if key in ("direction", "column") else n for key, n in told.items()}
    if kind == "special":
        said = {"special": 2 * told["hero"] + told["special"], "hero": told["hero"]}
    elif kind == "square":
        said = {"square": square(told["place"])}
    elif kind == "artifact":
        said["tool"] = s.heroes[told["hero"]].tool
    made = {"id": a, "name": name(t, s, p, a), "kind": kind, "text": Saying(f"act-{kind}", said)}
    made |= {FIELDS.get(key, key): value for key, value in said.items()}
    return made | ({"special": told["special"]} if kind == "special" else {})


def deed(actions: Sequence[int]) -> int:
    """How many of these actions are the first deed: a step, a special, a card, with all that is answered for it."""
    begins = (n for n, a in enumerate(actions) if n and parts(a)[0] in BEGIN)
    return next(begins, len(actions))


def said(t: Table, s: State, p: int, a: int) -> Saying | None:
    """The act as a whole sentence, with what it is for: what a hint says; none for what no hint does."""
    if a in ANYTIME:
        return None
    made = action(t, s, p, a)
    args = dict(made["text"].args)
    kind = made["kind"]
    if kind == "step":
        h = args["hero"]
        goal = shifted(t, s, h, s.heroes[h].place, parts(a)[1]["direction"], 1)
        return Saying("said-step", args | {"space": square(goal)})
    asked = of(t, s)
    args |= {"ask": ASKED[s.ask], "by": asked["by"], "of": asked.get(asked["by"], 0), "moved": asked.get("hero", 0)}
    return Saying(f"said-{kind}", args)
