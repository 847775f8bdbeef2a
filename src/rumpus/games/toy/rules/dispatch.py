"""What each word does: one flat chain over its number.

Generated from content/words.py by `rumpus generate`: do not edit.
"""

# house: long because it is one chain, a branch for each word

from rumpus.games.toy.rules import cards, ops
from rumpus.games.toy.rules.state import Op, State, Table
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rule


@rule
def do(t: Table, s: State, p: int, card: int, e: Op, log: Log) -> None:
    """What an effect of a card does for seat p."""
    # house: long because it is one chain, a branch for each word
    k = e.op
    if k == ops.TAKE:
        cards.take(t, s, p, card, e, log)
        return
    if k == ops.DRAW:
        cards.draw(t, s, p, card, e, log)
        return
    if k == ops.SWAP:
        cards.swap(t, s, p, card, e, log)
        return
