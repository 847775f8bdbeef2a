"""What lies where on the board: who meets whom at the spots, and what each line of the log changes, so that a page can
show a round line by line without knowing a rule.
"""

from collections.abc import Callable
from typing import Any, Final

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract.shown import Shown

Json = dict[str, Any]
Changes = Callable[[Table, Json], Json]
LEFT, RIGHT = "left", "right"
SIDES: Final = {
    2: {1: (0, LEFT), 2: (0, RIGHT)},
    3: {1: (0, LEFT), 2: (0, RIGHT), 3: (1, RIGHT)},
    4: {1: (0, LEFT), 3: (0, RIGHT), 2: (1, LEFT), 4: (1, RIGHT)},
}
"""IB-BRAWL-02..04: by the number of seats, at which side of which scrap a spot stands."""
GOES: Final = {2: {}, 3: {0: (1, LEFT)}, 4: {0: (2, LEFT), 1: (2, RIGHT)}}
"""IB-BRAWL-05, IB-BRAWL-06: where the winner of a scrap goes on."""


# ---------------------------------------------------------------- who meets whom
class Meeting(Shown):
    """Two spots whose characters meet; null: the winner of an earlier scrap."""

    def __init__(self) -> None:
        self.left: int | None = None
        self.right: int | None = None


class Bout(Meeting):
    """A scrap of this brawl: who meets whom in it, as far as that is known. Once it is decided it has a winner (null:
    nobody goes on), and what it was decided by is told by the line about it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.decided: bool = False
        self.winner: int | None = None


class Met(Shown):
    """Whom a spot meets first: the spot, and the seat at it, if one is there already."""

    def __init__(self, t: Table, s: State, spot: int) -> None:
        there = [p for p in range(t.n) if s.seats[p].fighter.spot == spot]
        self.spot: int = spot
        self.seat: int | None = there[0] if there else None


def meets(t: Table) -> list[Meeting]:
    """The spots that meet, by scraps. The last of four has winners only."""
    made = [Meeting() for _ in range(t.n - 1)]
    for spot, (number, side) in SIDES[t.n].items():
        made[number][side] = spot
    return [one for one in made if one[LEFT] or one[RIGHT]]


def met(t: Table, s: State, spot: int) -> Met | None:
    """Whom a spot meets first; None: the winner of another scrap."""
    number, side = SIDES[t.n][spot]
    across = RIGHT if side == LEFT else LEFT
    other = next((n for n, place in SIDES[t.n].items() if place == (number, across)), None)
    return None if other is None else Met(t, s, other)


def bouts(t: Table, s: State) -> list[Bout]:
    """The scraps of this brawl as the position tells them: who met in one that is decided, only its line tells."""
    made = [Bout() for _ in range(t.n - 1)]
    for p in range(t.n):
        if s.seats[p].fighter.spot:
            number, side = SIDES[t.n][s.seats[p].fighter.spot]
            made[number][side] = p
    for number in range(t.n - 1):
        winner = s.goes_on[number] if number < s.scrap else s.scrap_winner if number == s.scrap else -1
        if number >= s.scrap and winner < 0:
            break
        made[number] |= {"decided": True, "winner": None if winner < 0 else winner}
        if number < s.scrap:
            made[number] |= {LEFT: None, RIGHT: None}
        for one in _goes_on(t, number, winner if winner >= 0 else None):
            made[one["number"]][one["side"]] = winner
    return made


# ---------------------------------------------------------------- what a line changes
def change(t: Table, kind: str, args: Json) -> Json:
    """What a line of this kind changes on the board (`shapes.Change`); empty: nothing."""
    if kind in STANDS:
        return {"stands": [{"seat": args["seat"], **STANDS[kind](t, args)}]}
    return CHANGES[kind](t, args) if kind in CHANGES else {}


def _face(t: Table, args: Json) -> Json:
    """A character that has come into play, as it is printed."""
    card = t.cards[args["card"]]
    return {"fresh": True, "card": args["card"], "down": False, "level": card.level, "type": ids.TYPES[card.type]}


STANDS: Final[dict[str, Changes]] = {
    "withdraw": lambda _t, _args: {"down": False},
    "flip_up": _face,
    "enters": _face,
    "leaves": lambda _t, _args: {"card": None},
    "level": lambda _t, args: {"level": args["level"]},
    "level_is": lambda _t, args: {"level": args["level"]},
    "type": lambda _t, args: {"type": args["type"]},
    "silenced": lambda _t, _args: {"silenced": True},
    "copied": lambda _t, _args: {"copies": True},
    "throw": lambda _t, args: {"sign": args["sign"]},
}
"""By the kind of a line: what its seat's place becomes."""


def _side(t: Table, seat: int, spot: int) -> Json:
    """A seat at the side of the scrap where its spot stands."""
    number, side = SIDES[t.n][spot]
    return {"number": number, "side": side, "seat": seat}


def _commit(_t: Table, args: Json) -> Json:
    """A character lies face down."""
    return {"stands": [{"seat": args["seat"], "down": True}]} if args["ask"] == "select" else {}


def _place(t: Table, args: Json) -> Json:
    """A seat has its spot."""
    seat, spot = args["seat"], args["spot"]
    return {"stands": [{"seat": seat, "spot": spot}], "sides": [_side(t, seat, spot)]}


def _swapped(t: Table, args: Json) -> Json:
    """Two seats have each other's spot."""
    both = ((args["seat"], args["spot"]), (args["other"], args["other_spot"]))
    return {
        "stands": [{"seat": seat, "spot": spot} for seat, spot in both],
        "sides": [_side(t, seat, spot) for seat, spot in both],
    }


def _goes_on(t: Table, number: int, seat: int | None) -> list[Json]:
    """The winner of a scrap at its side of the next one."""
    if seat is None or number not in GOES[t.n]:
        return []
    onto, side = GOES[t.n][number]
    return [{"number": onto, "side": side, "seat": seat}]


def _scrap(t: Table, args: Json) -> Json:
    """A scrap is decided, or decided anew."""
    winner, loser = args["seat"], args["loser"]
    return {
        "stands": [{"seat": winner, "beaten": False}, {"seat": loser, "beaten": True}],
        "decided": {"number": args["number"], "winner": winner, "loser": loser, "how": args["how"]},
        "sides": _goes_on(t, args["number"], winner),
        "actor": None,
    }


def _walkover(t: Table, args: Json) -> Json:
    """Nothing is fought."""
    return {
        "decided": {"number": args["number"], "winner": args["seat"], "loser": None, "how": None},
        "sides": _goes_on(t, args["number"], args["seat"]),
        "actor": None,
    }


def _flow(source: int | None, target: int | None, n: int) -> Json:
    """Glory on its way; nothing where there is none."""
    return {"glory": [{"source": source, "target": target, "n": n}]} if n else {}


def _actor(args: Json, trigger: str | None = None) -> Json:
    """The card that is carried out."""
    return {"actor": {"seat": args["seat"], "card": args["card"], "trigger": trigger}}


def _laid(args: Json) -> Json:
    """A Power-Up on the table."""
    return {"seat": args["seat"], "card": args["card"]}


CHANGES: Final[dict[str, Changes]] = {
    "round": lambda _t, a: {"anew": True, "round": a["round"], "location": a["card"], "token": a["token"]},
    "commit": _commit,
    "place": _place,
    "swapped": _swapped,
    "ability": lambda _t, a: _actor(a, a["trigger"]),
    "power_up": lambda _t, a: _actor(a),
    "bonus": lambda _t, a: {"actor": {"seat": None, "card": a["card"], "trigger": None}},
    "laid": lambda _t, a: {"laid": _laid(a)},
    "returned": lambda _t, a: {"back": _laid(a)},
    "closed": lambda _t, _a: {"closed": True, "actor": None},
    "scrap": _scrap,
    "walkover": _walkover,
    "brawl": lambda _t, a: {"winner": a["seat"], "actor": None},
    "nobody": lambda _t, _a: {"nobody": True, "ended": True, "actor": None},
    "gain": lambda _t, a: _flow(None, a["seat"], a["n"]),
    "pay": lambda _t, a: _flow(a["seat"], None, a["n"]),
    "buy": lambda _t, a: _flow(a["seat"], None, 1),
    "steal": lambda _t, a: _flow(a["source"], a["seat"], a["n"]),
    "victory": lambda _t, a: {**_flow(None, a["seat"], a["n"]), "ended": True, "actor": None},
    "location": lambda _t, a: {"location": a["card"]},
    "token": lambda _t, a: {"token": a["seat"]},
}
"""By the kind of a line: what it changes beside a single place."""
