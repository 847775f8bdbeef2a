"""What a seat may do next, for the marks on the page's board: where a hero may go and what its specials reach from
there, or what each answer to a question would bring (shapes.Marks). It is tried out on copies in which all that the
seat does not know is dealt anew; the rules alone say what is legal and what comes of it.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from msgspec import UNSET

from rumpus.games.brutality.interface import actions, forecast, shapes
from rumpus.games.brutality.interface.forecast import Trial, played
from rumpus.games.brutality.interface.names import square
from rumpus.games.brutality.interface.prompts import program, source
from rumpus.games.brutality.rules import ids, ops
from rumpus.games.brutality.rules.aims import is_aim
from rumpus.games.brutality.rules.board import alive, area, beyond, blocks, off, on_board, seat_of, shifted
from rumpus.games.brutality.rules.moves import action_left, inside, list_steps, may_act, may_move, ms_left
from rumpus.games.brutality.rules.reach import line_hits, ways
from rumpus.games.brutality.rules.state import Op, State, Table
from rumpus.kernel.contract.lines import seats_of
from rumpus.kernel.contract.offers import Ahead, At, Way
from rumpus.kernel.records.grid import DIRECTIONS

SHOWN: Final = frozenset(
    (ids.ASK_AIM, ids.ASK_VIA, ids.ASK_ROOM, ids.ASK_PILLARS, ids.ASK_LAUNCH, ids.ASK_FALL, ids.ASK_PUSH)
    + (ids.ASK_SPOT, ids.ASK_ROAM, ids.ASK_REVIVE, ids.ASK_DRAIN, ids.ASK_MAY, ids.ASK_HAZARD, ids.ASK_KIND)
)
"""Questions that are answered on the board."""
OTHERS: Final = frozenset((ids.ASK_ROOM, ids.ASK_PILLARS, ids.ASK_LAUNCH, ids.ASK_FALL))
"""Questions to somebody else whose answers are squares that all can see."""
SLOTS: Final = tuple(str(h) for h in range(ids.HEROES))
"""The heroes, as the acts that name them lie."""
SHAPES: Final = {getattr(ops, name): name[4:].lower() for name in vars(ops) if name.startswith("AIM_")}
SIGHTED: Final = (ops.AIM_SHOT, ops.AIM_BLAST, ops.AIM_BURST)
"""Aims that see their squares; a square where its word says so."""


def ahead(t: Table, s: State, p: int, chain: Sequence[int], at: At) -> Ahead:
    """What would come of some acts, and the answers to the question that stands then; `at` a hero (its number), where
    that may go then. ValueError for what cannot be done, or is no hero.
    """
    if at.slot is not UNSET and at.slot not in SLOTS:
        raise ValueError(f"{at.slot!r} is no hero: {', '.join(SLOTS)} are")
    trial = played(t, s, p, chain)
    told = shapes.Marks(**forecast.foresee(t, s, trial), sights=[], fan=fan(t, trial, p))
    made = Ahead(trial.s, told)
    if at.slot is not UNSET:
        if trial.asked(t, frozenset((ids.ASK_MAIN,)), p):
            h = SLOTS.index(at.slot)
            made.plans = reach(t, trial, p, h)
            told["sights"] = [sight(t, trial, p, h, k) for k in (0, 1) if ready(t, trial.s, h, k)]
    elif trial.asked(t, SHOWN, p):
        made.offers = [Way([a], outcome(t, s, trial, p, a)) for a in actions.listed(t, trial.s, p)]
        told["sights"] = list(aimed(t, trial.s))
    return made


def fan(t: Table, trial: Trial, p: int) -> list[str]:
    """The squares among which somebody else is asked to choose then."""
    seats = [seat for seat in trial.seats(t) if seat != p]
    if not seats or trial.s.ask not in OTHERS:
        return []
    made: list[str] = []
    for a in actions.listed(t, trial.s, seats[0]):
        kind, told = actions.parts(a)
        if kind == "square":
            made.append(square(told["square"]))
        elif kind == "fly":
            f = trial.s.frames[trial.s.depth - 1]
            begin = trial.s.heroes[f.hero].place
            made.append(square(shifted(t, trial.s, f.hero, begin, told["direction"], told["far"])))
    return made


# ---------------------------------------------------------------- where a hero may go
def reach(t: Table, trial: Trial, p: int, h: int) -> list[Way]:
    """Every place that a hero's Move can end on: the shortest way there, of these the one that costs least HP."""
    found: dict[int, Way] = {}
    edge: list[tuple[Trial, list[int]]] = [(trial, [])]
    hp, begun = trial.s.heroes[h].hp, {(trial.s.heroes[h].place, trial.s.heroes[h].course)}
    while edge:
        here: dict[tuple[int, int], tuple[Trial, list[int]]] = {}
        for last, path in edge:
            for a in steps(t, last.s, p, h):
                made = last.then(t, p, a, told=False)
                hero = made.s.heroes[h]
                key = (hero.place if alive(made.s, h) else -1 - a, hero.course)
                if made.unknown or key in begun:
                    continue
                was = here.get(key)
                if was is None or was[0].s.heroes[h].hp < hero.hp:
                    here[key] = (made, [*path, a])
        begun |= here.keys()
        for made, path in here.values():
            hero = made.s.heroes[h]
            if hero.rest == 0 and path and (alive(made.s, h) or len(path) == 1):
                one = place(t, trial, made, h, path, hp)
                found.setdefault(hero.place if alive(made.s, h) else -1 - path[-1], one)
        edge = [one for one in here.values() if one[0].s.ask == ids.ASK_MAIN and not one[0].s.over]
    return list(found.values())


def place(t: Table, trial: Trial, made: Trial, h: int, path: Sequence[int], hp: int) -> Way:
    """A place of the reach, and the way there."""
    at = trial.s.heroes[h].place
    ways = [square(at)]
    for a in path:
        at = shifted(t, trial.s, h, at, (a - ids.STEP) % 8, 1)
        ways.append(square(at))
    now = made.s.heroes[h].hp
    then: shapes.Going = {
        "squares": [square(at + ids.FOOT[i]) for i in range(area(t, made.s, h))],
        "cost": len(path),
        "path": ways,
        "lost": max(0, hp - now),
        "hp": now,
        "left": ms_left(t, made.s, h) if alive(made.s, h) and not made.s.heroes[h].closed else 0,
        "met": [thing for hero, thing in made.met if hero == h],
    }
    return Way(path, then, {"space": ways[-1]})


def steps(t: Table, s: State, p: int, h: int) -> list[int]:
    """The steps that a seat may have a hero take in its turn."""
    mine = h // 2 == s.team and seat_of(t, s, h) == p
    if not mine or inside(s, s.team) not in (-1, h) or not may_move(t, s, h):
        return []
    out = np.zeros(8, np.int32)
    return [int(a) for a in out[: list_steps(t, s, h, ms_left(t, s, h) - 1, out, 0)]]


# ---------------------------------------------------------------- what a special reaches
def ready(t: Table, s: State, h: int, k: int) -> bool:
    """Whether a hero has the special, and an action for it, left in this turn."""
    return may_act(t, s, h) and action_left(s, h) and not s.heroes[h].used >> (1 + k) & 1


def sight(t: Table, trial: Trial, p: int, h: int, k: int) -> shapes.Sight:
    """What a special reaches from where its hero stands, and what it could take of whom."""
    card = t.heroes[trial.s.heroes[h].design]
    at = next((i for i in range(card.first[k], card.first[k] + card.size[k]) if is_aim(t.ops[i])), card.first[k])
    made = seen(t, trial.s, h, k, t.ops[at])
    act = ids.SPECIAL + 2 * h + k
    made["open"] = act in actions.listed(t, trial.s, p)
    if made["open"]:
        lost = [0] * ids.HEROES
        for one in ends(t, trial.then(t, p, act, told=False), p):
            for i in range(ids.HEROES):
                lost[i] = max(lost[i], trial.s.heroes[i].hp - one.s.heroes[i].hp)
        made["lost"] = lost
        made["hits"] = [i for i in range(ids.HEROES) if lost[i] and i // 2 != h // 2]
    return made


def ends(t: Table, trial: Trial, p: int, deep: int = 3) -> Iterator[Trial]:
    """What may come of a special: after each aim, and the first answer to what is asked then."""
    if not deep or not trial.asked(t, SHOWN, p):
        yield trial
        return
    listed = actions.listed(t, trial.s, p)
    for a in listed if trial.s.ask in (ids.ASK_AIM, ids.ASK_VIA) else listed[:1]:
        yield from ends(t, trial.then(t, p, a, told=False), p, deep - 1)


def aimed(t: Table, s: State) -> Iterator[shapes.Sight]:
    """What the special or artifact reaches whose aim is asked for."""
    f = program(s)
    if f is not None and f.what < 2 and s.ask in (ids.ASK_AIM, ids.ASK_VIA) and is_aim(t.ops[f.row]):
        by = source(t, s)
        yield seen(t, s, f.hero, by.get("special", -1) if by else -1, t.ops[f.row])


def seen(t: Table, s: State, h: int, k: int, op: Op) -> shapes.Sight:
    """The squares that an aim reaches, which of them are out of sight, and what stops it."""
    made: shapes.Sight = {
        "special": k,
        "shape": SHAPES.get(op.op, "self"),
        "reach": op.reach,
        "open": True,
        "squares": [],
        "shadow": [],
        "stops": [],
        "blades": list(blades(t, s, h, op)) if op.op in (ops.AIM_LINE, ops.AIM_CHARGE) else [],
        "hits": [],
        "lost": [],
    }
    most = near(op)
    for i in range(ids.SQUARES if most else 0):
        if not on_board(t, i) or not 0 < off(t, s, h, i) <= most:
            continue
        made["squares"].append(square(i))
        if (op.op in SIGHTED or op.path) and (blocks(s, i) or not ways(t, s, h, -1, i, most)):
            made["stops" if blocks(s, i) else "shadow"].append(square(i))
    made["stops"] = made["stops"] if made["shadow"] else []
    return made


def near(op: Op) -> int:
    """How far the squares are that an aim may name; 0: it names none."""
    if op.op in (ops.AIM_MELEE, ops.AIM_ARC):
        return 1
    if op.op in (ops.AIM_SHOT, ops.AIM_BLAST, ops.AIM_BURST, ops.AIM_SQUARE, ops.AIM_TEAMMATE, ops.AIM_CREATION):
        return int(op.reach)
    return 0


def blades(t: Table, s: State, h: int, op: Op) -> Iterator[shapes.Blade]:
    """The lines of an attack, from each own square that is nothing to its own front."""
    own = [s.heroes[h].place + ids.FOOT[i] for i in range(area(t, s, h))]
    for d in range(0, 8, 1 if op.dirs == 8 or op.op == ops.AIM_CHARGE else 2):
        for start in own:
            if beyond(t, start, d) in own:
                continue
            end, stop = start, None
            for _ in range(op.reach):
                on = beyond(t, end, d)
                if on < 0 or blocks(s, on):
                    stop = square(on) if on >= 0 else None
                    break
                end = on
            hits = line_hits(t, s, h, start, d, op.reach, op.hits) & 15 if op.op == ops.AIM_LINE else 0
            if end != start or stop:
                yield {
                    "direction": DIRECTIONS[d],
                    "start": square(start),
                    "end": square(end),
                    "stop": stop,
                    "hits": seats_of(hits),
                }


# ---------------------------------------------------------------- what each answer brings
def outcome(t: Table, s: State, trial: Trial, p: int, a: int) -> shapes.Outcome:
    """What would come of an answer."""
    made = trial.then(t, p, a)
    return {
        "lines": made.lines,
        "changes": list(changed(t, s, made.s)),
        "fan": fan(t, made, p),
        "asked": made.seats(t),
        "ask": made.question(),
        "open": made.unknown,
    }


def changed(t: Table, s: State, then: State) -> Iterator[shapes.Changed]:
    """The heroes that are changed."""
    for h, (was, now) in enumerate(zip(forecast.heroes(t, s), forecast.heroes(t, then), strict=True)):
        if was != now:
            yield {"hero": h, "hp": now["hp"], "space": now["space"], "squares": now["squares"], "dead": now["dead"]}
