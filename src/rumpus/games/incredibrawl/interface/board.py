"""What lies where on the board: who meets whom at the spots, and what still lies there of a brawl that is over."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Final

from rumpus.games.incredibrawl.interface.names import How, PowerType
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.records.log import Event

Json = dict[str, Any]
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
    nobody goes on), and what it was decided by (null: a side was empty).
    """

    def __init__(self) -> None:
        super().__init__()
        self.decided: bool = False
        self.winner: int | None = None
        self.how: How | None = None


class Stood(Shown):
    """A character of a brawl that is over, where it stood; `copied`: it had another's ability too."""

    def __init__(self, t: Table, card: int, spot: int) -> None:
        self.card: int = card
        self.spot: int = spot
        self.level: int = t.cards[card].level
        self.type: PowerType = ids.TYPES[t.cards[card].type]
        self.beaten: bool = False
        self.silenced: bool = False
        self.copied: bool = False


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
    """The scraps of this brawl as the position tells them: who met in one that is over, and how, `recall` tells."""
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


def _goes_on(t: Table, number: int, seat: int | None) -> list[Json]:
    """The winner of a scrap at its side of the next one."""
    if seat is None or number not in GOES[t.n]:
        return []
    onto, side = GOES[t.n][number]
    return [{"number": onto, "side": side, "seat": seat}]


# ---------------------------------------------------------------- what the events of a brawl tell
class Brawl:
    """A brawl as its events tell it: who met in each scrap, what decided it, and who stood where at its end."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.spots: dict[int, int] = {}
        self.bouts = [Bout() for _ in range(t.n - 1)]
        self.stood: list[Json | None] = [None] * t.n
        self.ended = False

    def hear(self, event: Event) -> None:
        """One event more."""
        kind, p, a, b, c, d, *_ = event
        one = self.stood[p] if p >= 0 else None
        if kind == ids.EV_PLACE:
            self._stands(p, a)
        elif kind == ids.EV_SWAPPED:
            self._stands(p, b)
            self._stands(a, c)
        elif kind in (ids.EV_FLIP_UP, ids.EV_ENTERS):
            beaten = one is not None and one["beaten"]
            self.stood[p] = Stood(self.t, a, self.spots.get(p, 0)) | {"beaten": beaten}
        elif kind == ids.EV_SCRAP:
            self._decided(c, p, a, HOW[b - 1])
        elif kind == ids.EV_WALKOVER:
            self._decided(a, p, -1, None)
        elif kind in (ids.EV_VICTORY, ids.EV_NOBODY):
            self.ended = True
        elif one is not None and kind in CHANGES:
            one.update(CHANGES[kind]((a, b, c, d)))
        elif kind == ids.EV_LEAVES and not self.ended:
            self.stood[p] = None

    def _stands(self, p: int, spot: int) -> None:
        """A seat has its spot; a scrap that is decided keeps its sides."""
        self.spots[p] = spot
        number, side = SIDES[self.t.n][spot]
        self._side(number, side, p)
        one = self.stood[p]
        if one is not None:
            one["spot"] = spot

    def _side(self, number: int, side: str, p: int) -> None:
        if not self.bouts[number]["decided"]:
            self.bouts[number][side] = p

    def _decided(self, number: int, winner: int, loser: int, how: str | None) -> None:
        """A scrap is decided, or decided anew."""
        seat = winner if winner >= 0 else None
        self.bouts[number] |= {"decided": True, "winner": seat, "how": how}
        for p, beaten in ((winner, False), (loser, True)):
            one = self.stood[p] if loser >= 0 else None
            if one is not None:
                one["beaten"] = beaten
        for next_one in _goes_on(self.t, number, seat):
            self._side(next_one["number"], next_one["side"], winner)


HOW: Final = ("type", "level", "throw", "text")
"""What decides a scrap, from 1."""
CHANGES: Final[dict[int, Callable[[Sequence[int]], Json]]] = {
    ids.EV_LEVEL: lambda n: {"level": n[2]},
    ids.EV_LEVEL_IS: lambda n: {"level": n[1]},
    ids.EV_TYPE: lambda n: {"type": ids.TYPES[n[1]]},
    ids.EV_SILENCED: lambda _n: {"silenced": True},
    ids.EV_COPIED: lambda _n: {"copied": True},
}
"""What becomes of the character of an event's seat."""


def recall(t: Table, view: Json, events: Sequence[Event]) -> None:
    """IB-BRAWL-02..06: what still lies on the table of this brawl and the position no longer holds: who met in the
    scraps that are over, what decided them, and, when the cards have gone, who stood where. All of it was public.
    """
    since = [*takewhile(lambda event: event[0] != ids.EV_ROUND, reversed(events))]
    brawl = Brawl(t)
    for event in reversed(since):
        brawl.hear(event)
    for bout, told in zip(view["bouts"], brawl.bouts, strict=True):
        if bout["decided"] and told["decided"]:
            bout |= told
    if view["cleared"]:
        view["bouts"], view["stood"] = brawl.bouts, brawl.stood
