"""Why not: the rule that forbids an action."""

from rumpus.games.toy.interface.actions import ACTS
from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.turn import holds, who
from rumpus.games.toy.rules.window import answering, answers
from rumpus.kernel.contract.parts import Shown


def why_not(t: Table, s: State, p: int, a: int) -> str | None:
    """The rule that forbids action a to seat p, or None when it is legal."""
    if s.over:
        return "TOY-END-01"
    if a == ids.CONCEDE:
        return "TOY-END-02" if s.seats[p].out else None
    card = ACTS.told(t, s, a).get("card", 0)
    if answering(t, s):
        asked = s.turn == p and (a == ids.PASS or (card and answers(t, s, p) >> card & 1))
        return None if asked else "TOY-CARD-03"
    if a == ids.PASS:
        return "TOY-CARD-03"
    if (who(t, s) >> p & 1) == 0:
        return "TOY-PACE-01" if t.pace == ids.TURNS else "TOY-PACE-02"
    if a == ids.RAISE:
        return "TOY-RAISE-01" if s.seats[p].raised else None
    return None if card and holds(s, p, card) else "TOY-PLAY-01"


def shown(t: Table, s: State, p: int) -> list[Shown]:
    """The cards of the hand that may not be laid now, and a raise."""
    held = dict.fromkeys(s.seats[p].hand[: s.seats[p].hand_n])
    made = [Shown("lay", rule, card=card) for card in held if (rule := why_not(t, s, p, ACTS.id("lay", card - 1)))]
    rule = why_not(t, s, p, ids.RAISE)
    return made + ([Shown("raise", rule)] if rule else [])
