"""What each word does: one flat chain over its number.

Generated from content/words.py by `rumpus generate`: do not edit.
"""

# house: long because it is one chain, a branch for each word

from rumpus.games.blitz_squad.rules import ops, ops_cards, ops_choices, ops_lasting
from rumpus.games.blitz_squad.rules.state import Frame, Op, State, Table
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rule


@rule
def run_word(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:  # noqa: C901 - one chain, a branch for each word
    """One word done to seat p; True when it is done, False when it waits."""
    # house: long because it is one chain, a branch for each word
    k = op.op
    if k == ops.HUSH:
        return ops_lasting.hush(t, s, f, p, op, log)
    if k == ops.DRAW:
        return ops_cards.draw(t, s, f, p, op, log)
    if k == ops.DRAW_TO:
        return ops_cards.draw_to(t, s, f, p, op, log)
    if k == ops.DISCARD:
        return ops_choices.discard(t, s, f, p, op, log)
    if k == ops.DISCARD_RANDOM:
        return ops_cards.discard_random(t, s, f, p, op, log)
    if k == ops.SNATCH:
        return ops_choices.snatch(t, s, f, p, op, log)
    if k == ops.MILL or k == ops.STRIKE:
        return ops_cards.mill(t, s, f, p, op, log)
    if k == ops.BURY:
        return ops_cards.bury(t, s, f, p, op, log)
    if k == ops.RECOVER:
        return ops_cards.recover(t, s, f, p, op, log)
    if k == ops.MEND:
        return ops_choices.mend(t, s, f, p, op, log)
    if k == ops.RESCUE:
        return ops_choices.rescue(t, s, f, p, op, log)
    if k == ops.RAISE:
        return ops_cards.raise_up(t, s, f, p, op, log)
    if k == ops.ENCORE:
        return ops_lasting.encore(t, s, f, p, op, log)
    if k == ops.DOOM:
        return ops_lasting.doom(t, s, f, p, op, log)
    if k == ops.REVEAL:
        return ops_choices.reveal(t, s, f, p, op, log)
    if k == ops.EXPOSE:
        return ops_cards.expose(t, s, f, p, op, log)
    if k == ops.CONCEAL:
        return ops_choices.conceal(t, s, f, p, op, log)
    if k == ops.SPY:
        return ops_cards.spy(t, s, f, p, op, log)
    if k == ops.SCOUT:
        return ops_choices.scout(t, s, f, p, op, log)
    if k == ops.CYCLE:
        return ops_choices.cycle(t, s, f, p, op, log)
    if k == ops.SHUFFLE:
        return ops_cards.shuffle(t, s, f, p, op, log)
    if k == ops.BANISH:
        return ops_choices.banish(t, s, f, p, op, log)
    if k == ops.CHOOSE:
        return ops_choices.choose(t, s, f, p, op, log)
    if k == ops.PAY:
        return ops_choices.pay(t, s, f, p, op, log)
    if k == ops.SURGE:
        return ops_lasting.surge(t, s, f, p, op, log)
    if k == ops.GUARD:
        return ops_lasting.guard(t, s, f, p, op, log)
    if k == ops.TAX:
        return ops_lasting.tax(t, s, f, p, op, log)
    if k == ops.NEXT_DRAW:
        return ops_lasting.next_draw(t, s, f, p, op, log)
    if k == ops.BAN:
        return ops_lasting.ban(t, s, f, p, op, log)
    if k == ops.EASE:
        return ops_lasting.ease(t, s, f, p, op, log)
    if k == ops.SWEEP:
        return ops_lasting.sweep(t, s, f, p, op, log)
    return True
