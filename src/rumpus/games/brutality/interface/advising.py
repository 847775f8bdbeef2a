"""What a hint says: a special or card with its aim in one sentence, and what is sure to come of it."""

from collections.abc import Sequence
from typing import Any, Final

from rumpus.effects import SHORT
from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.interface.actions import AIMS
from rumpus.games.brutality.interface.card_text import text_of
from rumpus.games.brutality.interface.names import HAZARD_ROWS, square_of, team_of
from rumpus.games.brutality.interface.prompts import ASKED, source
from rumpus.games.brutality.rules import board, ids
from rumpus.games.brutality.rules.moves import action_left
from rumpus.games.brutality.rules.setup import corner_of
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.words.saying import Saying, opening

Json = dict[str, Any]
PLACED: Final = frozenset({"kind", "tool"})
"""Acts of set-up that one click gives with the place or the bearer."""
TOLD: Final = ("death", "hurt", "heal", "status", "gain", "lock", "steal", "recover")
"""Kinds of lines that are a reason, the best first; each is said as the log says it. None names a square."""
HARMFUL: Final = frozenset(name for n, name in enumerate(ids.STATUS_NAMES) if ids.HARMFUL >> n & 1)
"""Statuses that are a reason only where they befall the other team; all others only on one's own."""


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
    mine = team_of(s, p)
    good = [line for line in sure if line["kind"] in TOLD and is_good(line, mine)]
    if good and s.ask != ids.ASK_DISCARD:
        best = min(good, key=lambda line: TOLD.index(line["kind"]))
        return Saying(best["code"], best["args"])
    first = acts[0]
    match first["kind"], ASKED[s.ask]:
        case "step", _:
            return of_step(t, s, first, sure)
        case "end", _:
            own = [h for h in range(ids.HEROES) if board.seat_of(t, s, h) == p]
            return Saying("why-end", {"n": sum(may_still(s, h) for h in own), "of": len(own)})
        case "hero", "corner":
            return of_corner(t, s, first["hero"])
        case ("take" | "pass", "offer" | "wait" | "discard") | ("relic", "discard"):
            held, spent = s.teams[mine].hand_n, first["kind"] == "relic"
            return Saying("why-hand", {"act": first["kind"], "n": held, "room": ids.HAND - held + spent})
    text = of_card(t, s, first) or of_source(t, s)
    return Saying("why-text", {"text": opening(text)}) if text else None


def is_good(line: Json, mine: int) -> bool:
    """Whether a line of the log tells what a team would want."""
    args, kind = line["args"], line["kind"]
    own = board.team_of(args["hero"]) == mine if "hero" in args else args.get("team", 0) - 1 == mine
    harm = args["status"] in HARMFUL if kind == "status" else kind in ("death", "hurt", "lock", "steal")
    return own != harm


def may_still(s: State, h: int) -> bool:
    """Whether a hero could still do something."""
    return board.alive(s, h) and action_left(s, h)


def of_corner(t: Table, s: State, h: int) -> Saying:
    """Whom a hero faces from the left corner; before the other team stands, who is left with the right one."""
    column, wide = corner_of(t, s, h, True) % ids.WIDE, width(t, s, h)[0]
    for q in range(ids.HEROES):
        there = s.heroes[q].place % ids.WIDE - column
        if board.team_of(q) != board.team_of(h) and s.heroes[q].place >= 0 and -width(t, s, q)[0] < there < wide:
            return Saying("why-corner", {"foe": q, "mate": h ^ 1})
    return Saying("why-corner", {"foe": -1, "mate": h ^ 1})


def of_card(t: Table, s: State, act: Json) -> str:
    """What is printed on what an act names."""
    book = book_of(t)
    match act["kind"]:
        case "relic":
            return text_of(book.relic(act["relic"]), SHORT)
        case "tool" | "artifact":
            return text_of(book.artifact(act["tool"]), SHORT)
        case "special":
            return text_of(book.special(s.heroes[act["hero"]].design, act["special"] % 2), SHORT)
        case "choose":
            return text_of(book.special(act["design"], 0), SHORT)
        case "kind":
            return of_hazard(act["hazard"])
        case "launch" | "fly" if s.ask in (ids.ASK_LAUNCH, ids.ASK_MAIN):
            return of_hazard(ids.CATAPULT)
    return ""


def of_source(t: Table, s: State) -> str:
    """What is printed on what asks: a card that is carried out, or what is being placed."""
    book, chosen = book_of(t), s.frames[s.depth - 1].chosen if s.depth else 0
    match source(t, s):
        case {"relic": relic}:
            return text_of(book.relic(relic), SHORT)
        case {"tool": tool}:
            return text_of(book.artifact(tool), SHORT)
        case {"special": special, "hero": hero}:
            return text_of(book.special(s.heroes[hero].design, special), SHORT)
    if s.ask == ids.ASK_BEARER:
        return text_of(book.artifact(chosen), SHORT)
    return of_hazard(chosen) if s.ask == ids.ASK_SITE else ""


def of_hazard(kind: int) -> str:
    """What a kind of hazard does."""
    return str(HAZARD_ROWS[ids.HAZARD_NAMES[kind]]["text"]).splitlines()[0]


def of_step(t: Table, s: State, act: Json, sure: Sequence[Json]) -> Saying | None:
    """Where a step leads: nearer to a foe, or away from one, in squares from edge to edge."""
    h = act["hero"]
    lines = [line for line in sure if line["args"].get("hero") == h]
    goal = square_of([act["said"]["args"]["space"], *(one["args"]["to"] for one in lines if "to" in one["args"])][-1])
    if any(line["kind"] == "death" for line in lines):
        return None
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
