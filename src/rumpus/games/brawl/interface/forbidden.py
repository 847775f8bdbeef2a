"""What the page shows a seat and may not be done now: the Bases and ends where its card cannot go, and the deck."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from rumpus.games.brawl.interface.actions import base_name, end_name
from rumpus.games.brawl.interface.card_text import CATALOGUE
from rumpus.games.brawl.interface.legality import judge
from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.bases import index_of, side_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.contract.shapes import ForbiddenAct
from rumpus.kernel.match.describe import REASON
from rumpus.kernel.words.saying import Saying, Text

SHOWN: Final = (ids.P_LIVE, ids.P_TURN)
"""Phases in which cards are laid."""


def forbidden(t: Table, s: State, p: int) -> list[ForbiddenAct]:
    """Every place of the seat's areas where the card it may play next cannot go, and a deal that is not allowed."""
    if s.phase not in SHOWN:
        return []
    seat = s.seats[p]
    made = []
    no = judge(t, s, p, ids.DEAL)
    if no is not None:
        made.append(ForbiddenAct(kind="deal", why=why(no[0]), out=way_out(no[0]), rule=no[1]))
    card = int(seat.hand or seat.pile)
    if card:
        first = ids.PLAY if seat.hand else ids.TOP
        for space, target in places(t, s, p):
            no = judge(t, s, p, first + target)
            if no is not None:
                act = ForbiddenAct(kind="play", space=space, why=why(no[0]), out=way_out(no[0]), rule=no[1])
                made.append({**act, "card": card - 1})
    return made


def places(t: Table, s: State, p: int) -> Iterator[tuple[str, int]]:
    """The Bases and ends of the areas that the seat shares: each space, and the target that stands for it."""
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        for i in range(s.rows[r].n):
            index = index_of(s, s.rows[r].base[i])
            yield base_name(index), ids.BASE + index
            for side in range(2):
                yield end_name(t, s, index * 2 + side), ids.END + index * 2 + side


@cache
def why(code: str) -> Text:
    """The words of a reason."""
    return CATALOGUE.text(Saying(REASON + code.replace("_", "-")))


@cache
def way_out(code: str) -> Text | None:
    """The way out of it, where there is one."""
    message = f"{REASON}{code.replace('_', '-')}.out"
    return CATALOGUE.text(Saying(message)) if message in CATALOGUE else None
