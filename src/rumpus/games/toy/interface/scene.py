"""A position in a few lines of text.

```
round 2 pot 1 leader B turn B
A coins 0 hand 2 4 5 last 3
B coins 1 hand 1 6 raised
deck 1 1 2 3 5
```
Also after a seat: `laid N`, `out`; after the round: `deadline MS`, `over N`, `now MS`; a line `rng X Y` fixes the
generator. Where everybody lays at once, `turn B` says that B is asked for an answer; in turns, that B has laid.
"""

from typing import Final

from rumpus.games.toy.content.tables import tables
from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.match.scenes import SEAT, Form, Line, Said, always, flag, pile, value, values


def start(_t: Table, s: State) -> None:
    """Nobody is asked."""
    s.turn = -1


def finish(t: Table, s: State, said: dict[str, Said]) -> None:
    """In turns the leader plays, where no other seat is named."""
    if t.pace == ids.TURNS and "turn" not in said.get("round", {}):
        s.turn = s.leader


FORM: Final = Form(
    tables,
    State,
    (
        Line(
            [
                *values("round pot", told=always, needed=True),
                value("leader", SEAT, told=always, needed=True),
                value("turn", SEAT, blank=-1),
                *values("deadline over now"),
            ]
        ),
        Line(
            [
                value("coins", told=always),
                pile("hand", ordered=False, most=ids.HAND),
                value("laid", field="card"),
                value("last"),
                flag("raised"),
                flag("out"),
            ],
            seats=True,
        ),
        Line([pile("deck", ordered=False)]),
    ),
    start=start,
    finish=finish,
)


def stock(t: Table, _s: State, _seat: str) -> list[tuple[str]]:
    """TOY-DEAL-01: one card of each value per seat."""
    return [(str(value),) for value in range(1, t.highest + 1) for _ in range(t.n)]


def lying(t: Table, s: State, _seat: str) -> list[str]:
    """The cards that lie before their seats."""
    return [str(s.seats[p].card) for p in range(t.n) if s.seats[p].card]


def shared(_t: Table) -> bool:
    """All seats draw on one deck."""
    return True


PILES: Final = FORM.piles(stock=stock, lying=lying, common=shared)
