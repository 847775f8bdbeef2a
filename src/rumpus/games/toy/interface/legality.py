"""Why not: the rule that forbids an action."""

from rumpus.games.toy.interface.actions import ACTS
from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.turn import may, who
from rumpus.games.toy.rules.window import answering
from rumpus.kernel.contract.parts import Candidate


def why_not(t: Table, s: State, p: int, a: int) -> str | None:
    """The rule that forbids action a to seat p, or None when it is legal."""
    if s.over:
        return "TOY-END-01"
    if a == ids.CONCEDE:
        return "TOY-END-02" if s.seats[p].out else None
    if may(t, s, p) >> a & 1:
        return None
    if answering(t, s) or a == ids.PASS:
        return "TOY-CARD-03"
    if (who(t, s) >> p & 1) == 0:
        return "TOY-PACE-01" if t.pace == ids.TURNS else "TOY-PACE-02"
    return "TOY-RAISE-01" if a == ids.RAISE else "TOY-PLAY-01"


def shown(_t: Table, s: State, p: int) -> list[Candidate]:
    """The cards of the hand, and a raise."""
    held = dict.fromkeys(s.seats[p].hand[: s.seats[p].hand_n])
    cards = [Candidate("lay", act=ACTS.id("lay", card - 1), card=card) for card in held]
    return [*cards, Candidate("raise", act=ids.RAISE)]
