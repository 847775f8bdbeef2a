"""What a hint says: a special or card with its aim in one sentence, and what is sure to come of it."""

from collections.abc import Sequence
from typing import Any, Final

from rumpus.effects import SHORT
from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.interface.actions import AIMS
from rumpus.games.brutality.interface.card_text import text_of
from rumpus.games.brutality.interface.names import HAZARD_ROWS, square_of, team_of
from rumpus.games.brutality.rules import board, ids
from rumpus.games.brutality.rules.moves import action_left
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.words import Saying

Json = dict[str, Any]
PLACED: Final = frozenset({"kind", "tool"})
"""Acts of set-up that one click gives with the place or the bearer."""
HARM: Final = frozenset({"death", "hurt"})
"""Lines that are a reason only where they befall the other team."""
TOLD: Final = ("death", "hurt", "heal", "status", "gain", "lock", "steal", "recover")
"""Kinds of lines that are a reason, the best first; each is said as the log says it. None names a square."""


def whole(_t: Table, _s: State, _p: int, acts: Sequence[Json]) -> Saying | None:
    """A special or a card with its aim; None for anything else."""
    begun, *rest = acts
    if begun["kind"] in PLACED and rest:
        return Saying("hint-place", begun["said"]["args"] | rest[0]["said"]["args"] | {"what": begun["kind"]})
    if begun["kind"] not in ("special", "artifact") or not rest or rest[0]["kind"] not in AIMS or len(rest) > 2:
        return None
    aim = rest[0]
    pushed = rest[1]["said"]["args"].get("ask") == "push" if len(rest) > 1 else False
    if len(rest) > 1 and not pushed:
        return None
    args = dict(begun["said"]["args"]) | {"how": aim["kind"], "by": begun["kind"]}
    for name in ("square", "direction", "far"):
        args[name] = aim["said"]["args"].get(name, 0)
    args["at"] = aim["said"]["args"].get("hero", -1)
    args["push"] = rest[1]["said"]["args"]["direction"] if pushed else "none"
    return Saying("hint-use", {"special": 0, "tool": 0} | args)


def why(t: Table, s: State, p: int, acts: Sequence[Json], sure: Sequence[Json]) -> Saying | None:
    """What is sure to come of it; else what a card says, or where a step leads."""
    first = acts[0]
    mine = team_of(s, p)
    for kind in TOLD:
        for line in sure:
            foe = board.team_of(line["args"].get("hero", 0)) != mine
            if line["kind"] == kind and (foe or kind not in HARM):
                return Saying(line["code"], line["args"])
    if first["kind"] == "step":
        return of_step(t, s, first)
    if first["kind"] == "end":
        return Saying("why-end", {"n": sum(may_still(s, h) for h in range(ids.HEROES) if board.team_of(h) == mine)})
    text = of_card(t, s, first)
    return Saying("why-text", {"text": text}) if text else None


def may_still(s: State, h: int) -> bool:
    """Whether a hero could still do something."""
    return board.alive(s, h) and action_left(s, h)


def of_card(t: Table, s: State, act: Json) -> str:
    """What is printed on what an act names."""
    book = book_of(t)
    match act["kind"]:
        case "relic":
            return text_of(book.relic(act["card"]), SHORT)
        case "tool" | "artifact":
            return text_of(book.artifact(act["tool"]), SHORT)
        case "special":
            return text_of(book.special(s.heroes[act["hero"]].design, act["special"]), SHORT)
        case "choose":
            return text_of(book.special(act["design"], 0), SHORT)
        case "kind":
            return str(HAZARD_ROWS[ids.HAZARD_NAMES[act["hazard"]]]["text"]).splitlines()[0]
    return ""


def of_step(t: Table, s: State, act: Json) -> Saying | None:
    """Where a step leads: nearer to a foe, or away from one, in squares from edge to edge."""
    h = act["hero"]
    goal = square_of(act["said"]["args"]["space"])
    foes = [q for q in range(ids.HEROES) if board.team_of(q) != board.team_of(h) and board.alive(s, q)]
    if not foes:
        return None
    was = {q: apart(t, s, h, s.heroes[h].place, q) for q in foes}
    now = {q: apart(t, s, h, goal, q) for q in foes}
    q = min(foes, key=lambda one: (now[one] - was[one], now[one]))
    if now[q] >= was[q]:
        q = max(foes, key=lambda one: (now[one] - was[one], -now[one]))
    return Saying("why-step", {"foe": q, "n": now[q], "way": "near" if now[q] < was[q] else "far"})


def apart(t: Table, s: State, h: int, place: int, q: int) -> int:
    """How many squares there are from a hero at a place to another one, on the shortest way (1: they touch)."""
    there = s.heroes[q].place
    gaps = []
    for one, other, first, second in (
        (place % ids.WIDE, there % ids.WIDE, width(t, s, h)[0], width(t, s, q)[0]),
        (place // ids.WIDE, there // ids.WIDE, width(t, s, h)[1], width(t, s, q)[1]),
    ):
        gaps.append(max(other - (one + first - 1), one - (other + second - 1), 0))
    return max(gaps)


def width(t: Table, s: State, h: int) -> tuple[int, int]:
    """How wide and deep a hero is."""
    hero = t.heroes[s.heroes[h].design]
    return int(hero.wide), int(hero.deep)
