"""Actions: names that parse back, how the page sees one, and what is done for a seat whose time is up."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from rumpus.games.brutality.content.load import Card, Hero
from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.interface.names import FILES, HEROES, of_id, square, square_of
from rumpus.games.brutality.interface.prompts import ASKED, of
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import shifted
from rumpus.games.brutality.rules.state import State, Table
from rumpus.games.brutality.rules.turn import legal
from rumpus.kernel.grid import DIRECTIONS
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


KINDS: Final[tuple[tuple[int, str, tuple[str, ...], int], ...]] = (
    (ids.TOOL, "tool", ("tool",), 0),
    (ids.DESIGN, "choose", ("design",), 0),
    (ids.CARD, "relic", ("relic",), 0),
    (ids.SQUARE, "square", ("place",), 0),
    (ids.FILE, "column", ("column",), 0),
    (ids.RANK, "row", ("row",), 0),
    (ids.KIND, "kind", ("hazard",), 0),
    (ids.GROUP, "group", ("group",), 0),
    (ids.FLIGHT, "fly", ("direction", "far"), 4),
    (ids.DIRECTION, "aim", ("direction",), 0),
    (ids.HERO, "hero", ("hero",), 0),
    (ids.ARTIFACT, "artifact", ("hero",), 0),
    (ids.SPECIAL, "special", ("hero", "special"), 2),
    (ids.LAUNCH, "launch", ("hero",), 0),
    (ids.STEP, "step", ("hero", "direction"), 8),
)
"""The first action of each kind, what it names, and how many values the second thing has."""
LISTS: Final = {"relic": "relic", "choose": "hero", "tool": "artifact"}
"""By kind of action, the list of cards that it names one of."""
ROOMS: Final = {"relic": (ids.CARD, ids.RELICS), "choose": (ids.DESIGN, ids.CARDS), "tool": (ids.TOOL, ids.ARTIFACTS)}
"""And the first action, and how many there are."""
FROM_1: Final = ("tool", "design", "relic", "hazard", "far")
"""What is numbered from 1."""


def parts(a: int) -> tuple[str, dict[str, int]]:
    """The kind of an action, as the page knows it, and the numbers in it."""
    for first, kind, keys, room in KINDS:
        if a >= first:
            found = divmod(a - first, room) if room else (a - first,)
            return kind, {key: n + (key in FROM_1) for key, n in zip(keys, found, strict=True)}
    return PLAIN[a], {}


def name(t: Table, _s: State, _p: int, a: int) -> str:
    """The short name of an action (KNOWN shows each)."""
    kind, told = parts(a)
    if kind == "square":
        return square(told["place"])
    return " ".join([kind, *(called(t, kind, key, n) for key, n in told.items())])


def called(t: Table, kind: str, key: str, n: int) -> str:
    """What a number is called in the name of an action."""
    cards = book_of(t).cards
    if kind in LISTS:
        ones: Sequence[Card | Hero] = cards.lists()[LISTS[kind]]
        return ones[n - 1].id if n <= len(ones) else str(n)
    if key == "hero":
        return HEROES[n]
    if key == "direction":
        return DIRECTIONS[n]
    if key == "hazard":
        return ids.HAZARD_NAMES[n]
    return FILES[n] if key == "column" else str(n if key == "far" else n + 1)


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
    if kind in PLAIN and not rest:
        return PLAIN.index(kind)
    if not rest:
        return ids.SQUARE + square_of(kind)
    book, first = book_of(t), rest[0]
    if kind in LISTS:
        ones, (base, room) = book.cards.lists()[LISTS[kind]], ROOMS[kind]
        beyond = first.isdecimal() and len(ones) < int(first) <= room
        return _only(rest, 1, base + (int(first) if beyond else of_id(LISTS[kind], ones, first)) - 1)
    if kind in ("step", "launch", "special", "artifact", "hero"):
        h = HEROES.index(first.upper())
        if kind == "step":
            return _only(rest, 2, ids.STEP + 8 * h + DIRECTIONS.index(rest[1].upper()))
        if kind == "special":
            return _only(rest, 2, ids.SPECIAL + 2 * h + ("1", "2").index(rest[1]))
        return _only(rest, 1, {"launch": ids.LAUNCH, "artifact": ids.ARTIFACT, "hero": ids.HERO}[kind] + h)
    if kind in ("aim", "fly"):
        d = DIRECTIONS.index(first.upper())
        if kind == "aim":
            return _only(rest, 1, ids.DIRECTION + d)
        return _only(rest, 2, ids.FLIGHT + 4 * d + ("1", "2", "3", "4").index(rest[1]))
    base, known = {
        "group": (ids.GROUP, ("1", "2", "3")),
        "kind": (ids.KIND, ids.HAZARD_NAMES[1:]),
        "row": (ids.RANK, tuple(str(k + 1) for k in range(ids.WIDE))),
        "column": (ids.FILE, tuple(FILES)),
    }[kind]
    return _only(rest, 1, base + known.index(first))


def _only(rest: list[str], n: int, a: int) -> int:
    """The action, where so many words follow its kind."""
    if len(rest) != n:
        raise ValueError("too many words")
    return a


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
    made: dict[str, Any] = {"id": a, "name": name(t, s, p, a), "kind": kind}
    if kind == "special":
        said: dict[str, Any] = {"special": 2 * told["hero"] + told["special"], "hero": told["hero"]}
    else:
        said = dict(told)
    if "direction" in said:
        said["direction"] = DIRECTIONS[said["direction"]]
    for key in ("row", "group"):
        said |= {key: said[key] + 1} if key in said else {}
    if "column" in said:
        said["column"] = FILES[said["column"]]
    if "place" in said:
        said["square"] = square(said.pop("place"))
    if kind == "artifact":
        said["tool"] = s.heroes[told["hero"]].tool
    return made | {"text": Saying(f"act-{kind}", said)} | _fields(said)


def _fields(said: dict[str, Any]) -> dict[str, Any]:
    """What an act has beside its text: cards by number, a square as its space, a special as 0 or 1 of its hero."""
    made = dict(said)
    if "square" in made:
        made["space"] = made.pop("square")
    if "special" in made:
        made["special"] %= 2
    if "relic" in made:
        made["card"] = made.pop("relic")
    return made


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
