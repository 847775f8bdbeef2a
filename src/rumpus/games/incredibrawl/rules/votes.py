"""Which classes a character has: those of its card, and with `classes = vote` those that others granted (IB-R-CLASS).

Before a word that asks for a class is carried out, the owners of characters whose cards do not list it may claim it,
once per brawl and character; then the others vote on each claim at the same time, and more than half must agree.
"""

from rumpus.games.incredibrawl.rules import conditions, ids
from rumpus.games.incredibrawl.rules.fight import classes_of, in_play
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.records.bits import bits, first_bit
from rumpus.kernel.records.choices import ask_all
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.seats import each

C_START, C_CLAIMS, C_VOTES, C_DONE = range(4)


@rule
def may_claim(t: Table, s: State, op: Op) -> int:
    """The seats whose characters lack the class that a word asks for, and have not claimed one in this brawl."""
    mask = 0
    if op.cond != conditions.CLASS and op.cond != conditions.WINNER_CLASS:
        return mask
    for p in range(t.n):
        fighter = s.seats[p].fighter
        asked = in_play(s, p) and (op.cond == conditions.CLASS or fighter.serial == s.winner_serial)
        if asked and fighter.claims == 0 and (classes_of(t, s, p) & op.cond_a) == 0:
            mask |= 1 << p
    return mask


@rule
def claims_pending(t: Table, s: State, op: Op) -> bool:
    """IB-R-CLASS vote: whether somebody is asked about classes before the word begins."""
    fx = s.fx
    if t.vote == 0 or fx.claim == C_DONE:
        return False
    if fx.claim == C_START:
        mask = may_claim(t, s, op)
        fx.claim = C_CLAIMS if mask else C_DONE
        if mask:
            ask_all(s, ids.A_CLAIM, mask)
        return mask != 0
    if fx.claimed == 0:
        fx.claim = C_DONE
        return False
    p = first_bit(fx.claimed)
    fx.claim = C_VOTES
    ask_all(s, ids.A_VOTE, ((1 << t.n) - 1) & ~(1 << p))
    return True


@rule
def answered_claims(t: Table, s: State, mask: int, log: Log) -> None:
    """All have said whether they claim the class."""
    op = t.ops[s.fx.row[s.fx.depth - 1]]
    for p in each(mask):
        if s.seats[p].commit - 1 == ids.YES:
            s.fx.claimed |= 1 << p
            s.seats[p].fighter.claims = 1
            emit(log, ids.EV_CLASS, p, s.seats[p].fighter.card - 1, op.cond_a)


@rule
def answered_votes(t: Table, s: State, mask: int, log: Log) -> None:
    """More than half of the others must agree; the class is the character's for this brawl then."""
    p = first_bit(s.fx.claimed)
    s.fx.claimed &= ~(1 << p)
    agreed = 0
    for q in each(mask):
        if s.seats[q].commit - 1 == ids.YES:
            agreed += 1
    voters = bits(mask)
    if 2 * agreed > voters:
        s.seats[p].fighter.granted |= t.ops[s.fx.row[s.fx.depth - 1]].cond_a
    emit(log, ids.EV_VOTE, p, agreed, voters, 1 if 2 * agreed > voters else 0)
