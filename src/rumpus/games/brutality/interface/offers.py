"""How acts are offered: what is asked, where both heroes would stand, and what would come of acts that are laid out."""

from typing import Any, Final

from rumpus.games.brutality.interface.actions import ACTS, says
from rumpus.games.brutality.interface.marks import ahead
from rumpus.games.brutality.interface.names import square
from rumpus.games.brutality.interface.prompts import ASKED
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.setup import corner_of
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.contract.offers import Ask, Offering


def ask(_t: Table, s: State, _p: int) -> Ask:
    """Every question has one answer: relics are discarded one by one."""
    return Ask(ASKED[s.ask])


def then(t: Table, s: State, _p: int, a: int) -> dict[str, Any] | None:
    """BU-RUL-07: where both heroes of a team stand when this one takes the left corner (`shapes.Corner`)."""
    if s.ask != ids.ASK_CORNER or not ids.HERO <= a < ids.HERO + ids.HEROES:
        return None
    left = a - ids.HERO
    return {"stands": [(h, square(corner_of(t, s, h, h == left))) for h in (left, left ^ 1)]}


OFFERING: Final = Offering(acts=ACTS, ask=ask, says=says, then=then, ahead=ahead)
