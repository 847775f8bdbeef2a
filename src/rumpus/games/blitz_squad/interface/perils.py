"""Plays that make their own player lose at once (BS-RUL-31): a page says so, and asks before it sends one. Told from
counts that the seat knows, never by trying it: what comes off a tavern is nobody's to know.
"""

import numpy as np

from rumpus.games.blitz_squad.interface.names import worded
from rumpus.games.blitz_squad.rules import ids, ops, whom
from rumpus.games.blitz_squad.rules.answers import answer_legal
from rumpus.games.blitz_squad.rules.cards import hand_size
from rumpus.games.blitz_squad.rules.fight_totals import damage_to, reply_damage
from rumpus.games.blitz_squad.rules.losing import lost_by
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.games.blitz_squad.rules.totals import line_times
from rumpus.games.blitz_squad.rules.turn import missing
from rumpus.kernel.records.bits import lone
from rumpus.kernel.words.saying import Text


def of_stacks(t: Table, s: State, lying: State, p: int) -> Text | None:
    """What laying stacks brings on, from the position in which they lie."""
    held = hand_size(s, p) - hand_size(lying, p)
    return worded(t, s, p, "loses-cards", n=held) if lost_by(t, lying, p) else None


def of_act(t: Table, s: State, p: int, a: int) -> Text | None:
    """What one legal action of the asked seat brings on: a special card, the end of Main, no answer, a card's yes, a
    discard for a new card.
    """
    if s.asker != p:
        return None
    seat, held = s.seats[p], hand_size(s, p)
    if s.ask == ids.ASK_MAIN:
        spent = missing(t, s, p) if a == ids.END and s.attacks == 0 else 1 if a >= ids.CARD else 0
        return worded(t, s, p, "loses-cards", n=held) if 0 < held <= spent and seat.tavern_n == 0 else None
    if a == ids.PASS:
        damage = unanswered(t, s, p)
        return worded(t, s, p, "loses-damage", n=damage) if damage > seat.tavern_n else None
    takes = taken_by_yes(t, s, p) if s.ask == ids.ASK_MAY and a == ids.YES else 0
    if s.ask == ids.ASK_CYCLE and a >= ids.CARD:
        f = s.frames[s.depth - 1]
        takes = f.n - f.left + 1
    return worded(t, s, p, "loses-tavern", n=takes) if takes > seat.tavern_n else None


def unanswered(t: Table, s: State, p: int) -> int:
    """The damage that is sure to be dealt where seat p does not answer, though it could; 0 for none."""
    f = s.frames[s.depth - 1]
    if answer_legal(t, s, p, np.zeros(3, np.int32)) == 1:
        return 0
    if f.blocks:
        return reply_damage(t, s, s.frames[s.depth - 2].seat)
    return damage_to(t, s, p) if not f.idle and lone(s.combo.foes) else 0


def taken_by_yes(t: Table, s: State, p: int) -> int:
    """How many cards an optional line takes from the tavern of seat p, which is asked; 0 for none."""
    f = s.frames[s.depth - 1]
    op = t.ops[f.row]
    if not f.mask >> p & 1 or op.who == whom.TARGET_PLAYER:
        return 0
    n = f.n if f.zone == ids.LATER and f.on else line_times(t, s, f.seat, f.zone, f.foes, f.card, op)
    if op.op == ops.DRAW_TO:
        return max(0, n - hand_size(s, p))
    return n if op.op in (ops.DRAW, ops.MILL, ops.STRIKE) else 0
