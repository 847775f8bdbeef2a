"""Actions: names that parse back, where each lies and what it names, and what is done for a seat whose time is up."""

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
from rumpus.kernel.contract.acts import Acts, Param, kind, number, one_of, plain
from rumpus.kernel.contract.acts import listed as listed_of
from rumpus.kernel.records.grid import DIRECTIONS
from rumpus.kernel.words.saying import Saying

ANYTIME: Final = (ids.CONCEDE, ids.LAPSE)


def listed(t: Table, s: State, p: int) -> list[int]:
    """What the seat may do now."""
    out = np.zeros(ids.ACTIONS, np.int32)
    return [int(a) for a in out[: legal(t, s, p, out)]]


def cards(kind: str, room: int, what: str) -> Param:
    """A card of a list of the table, from 1."""
    return listed_of(
        lambda t: [one.id for one in book_of(t).cards.lists()[kind]], room, first=1, what=what, where="card"
    )


def place_of(_t: Table, _s: State, _p: int, text: str) -> int:
    """The square of a name that stands alone."""
    if " " in text:
        raise ValueError
    return square_of(text.lower())


HERO: Final = one_of(HEROES, where="slot")
DIRECTION: Final = one_of(DIRECTIONS, word=True)
SQUARE: Final = Param(
    ids.SQUARES,
    lambda _t, _s, _p, n: square(n),
    place_of,
    lambda _t, _s, n: square(n),
    where="space",
)
ACTS: Final = Acts(
    "Brutality",
    *plain("end", "pass", "take", "direct", "concede", "lapse"),
    kind("step", hero=HERO, direction=DIRECTION),
    kind("launch", hero=HERO),
    kind("special", hero=HERO, special=number(1, 2)),
    kind("artifact", hero=HERO),
    kind("hero", hero=HERO),
    kind("aim", known_as="DIRECTION", direction=DIRECTION),
    kind("fly", known_as="FLIGHT", direction=DIRECTION, far=number(1, 4)),
    kind("group", group=number(1, 3)),
    kind("kind", hazard=listed_of(ids.HAZARD_NAMES[1:], len(ids.HAZARD_NAMES) - 1, first=1, where="card")),
    kind("row", known_as="RANK", row=number(1, ids.WIDE)),
    kind("column", known_as="FILE", column=one_of(FILES, word=True)),
    kind("square", verb="", square=SQUARE),
    kind("relic", known_as="CARD", relic=cards("relic", ids.RELICS, "relic")),
    kind("choose", known_as="DESIGN", design=cards("hero", ids.CARDS, "hero")),
    kind("tool", tool=cards("artifact", ids.ARTIFACTS, "artifact")),
)
FROM_1: Final = ("tool", "design", "relic", "hazard", "far", "row", "group")
"""What is numbered from 1."""


def parts(a: int) -> tuple[str, dict[str, int]]:
    """The kind of an action, as the page knows it, and the numbers in it."""
    act = ACTS.of(a)
    return act.kind, {key: n + (key in FROM_1) for key, n in act.told.items()}


AIMS: Final = frozenset({"hero", "aim", "fly", "square"})
"""Kinds of acts that aim what was begun."""


def passive(t: Table, s: State, p: int) -> int:
    """BU-RUL-83, BU-RUL-87: the second card is taken; else the first that may be done: a waiting draw given up, the
    turn ended, nothing discarded, catalogue and squares in order. Who may only step, or has said done: LAPSE.
    """
    if s.ask == ids.ASK_OFFER:
        return ids.TAKE
    first = (*listed(t, s, p), ids.LAPSE)[0]
    return first if s.ask not in (ids.ASK_MAIN, ids.ASK_ROAM) or first <= ids.PASS else ids.LAPSE


def named(t: Table, s: State, a: int) -> dict[str, Any]:
    """What an action names (`shapes.Named`)."""
    kind, told = ACTS.of(a).kind, ACTS.told(t, s, a)
    if kind == "artifact":
        told["tool"] = s.heroes[told["hero"]].tool
    elif kind == "special":
        told["special"] = 2 * told["hero"] + told["special"] - 1
    return told


def says(t: Table, s: State, _p: int, a: int) -> Saying:
    """What an act is called."""
    return Saying(f"act-{ACTS.of(a).kind}", named(t, s, a))


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action as a terminal and a hint get it."""
    return ACTS.page(t, s, p, a) | {"text": says(t, s, p, a), **named(t, s, a)}


def deed(actions: Sequence[int]) -> int:
    """How many of these actions are the first step: an answer, or a special or artifact with its aim and push."""
    kinds = [parts(a)[0] for a in actions[:3]]
    if kinds[0] not in ("special", "artifact") or not set(kinds[1:2]) & AIMS:
        return 1
    return 3 if kinds[1] == "hero" and kinds[2:] == ["aim"] else 2


def said(t: Table, s: State, p: int, a: int) -> Saying | None:
    """The act as a whole sentence, with what it is for: what a hint says; none for what no hint does."""
    if a in ANYTIME:
        return None
    kind, args = ACTS.of(a).kind, named(t, s, a)
    if kind == "step":
        h = args["hero"]
        goal = shifted(t, s, h, s.heroes[h].place, parts(a)[1]["direction"], 1)
        return Saying("said-step", args | {"space": square(goal)})
    asked = of(t, s)
    args |= {"ask": ASKED[s.ask], "by": asked["by"], "of": asked.get(asked["by"], 0), "moved": asked.get("hero", 0)}
    return Saying(f"said-{kind}", args)
