"""What each word does: one flat chain over its number.

Generated from content/words.py by `rumpus generate`: do not edit.
"""

# house: long because it is one chain, a branch for each word

from rumpus.games.brawl.rules import conditions, effects, eligibility, ops, targets
from rumpus.games.brawl.rules.cards import word_of
from rumpus.games.brawl.rules.state import CardType, State, Table
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rule


@rule
def lay_card(t: Table, s: State, p: int, card: int, target: int, slot: int, log: Log) -> None:
    """What a card does at its target; `slot` is the target's Base, -1 where it has none."""
    # house: long because it is one chain, a branch for each word
    k = word_of(t, card)
    if k == ops.PLACE_BASE:
        effects.place_base(t, s, p, card, target, slot, log)
        return
    if k == ops.ADD_HIT or k == ops.ADD_HEAVY_HIT or k == ops.BLOCK_STRING or k == ops.WILD_BLOCK_STRING:
        effects.onto_string(t, s, p, card, target, slot, log)
        return
    if k == ops.PRESS:
        effects.press(t, s, p, card, target, slot, log)
        return
    if k == ops.CLEAR_BASE:
        effects.clear_base(t, s, p, card, target, slot, log)
        return
    if k == ops.FREEZE_BASE:
        effects.freeze_base(t, s, p, card, target, slot, log)
        return
    if (
        k == ops.MULTIPLY_VALUE
        or k == ops.REVERSE_WINNER
        or k == ops.HOLD_BASE
        or k == ops.ADD_VALUE
        or k == ops.SWAP_TIEBREAK
        or k == ops.CAP_STRING
        or k == ops.NO_NEW_BASE
        or k == ops.COLOUR_LOCK
    ):
        effects.modify(t, s, p, card, target, slot, log)
        return
    if k == ops.SWAP_ENDS:
        effects.swap_ends(t, s, p, card, target, slot, log)
        return
    if k == ops.SWEEP_END:
        effects.sweep_end(t, s, p, card, target, slot, log)
        return
    if k == ops.BURN_SELF:
        effects.burn_self(t, s, p, card, target, slot, log)
        return
    if k == ops.BURN_RIVAL:
        effects.burn_rival(t, s, p, card, target, slot, log)
        return
    if k == ops.DIG:
        effects.dig(t, s, p, card, target, slot, log)
        return


@rule
def ways_aside(t: Table, s: State, card_type: CardType, p: int, from_pile: bool) -> int:
    """The ways to lay a card that is laid on no Base, a bit each: numbers, rivals or orders."""
    # house: long because it is one chain, a branch for each word
    k = card_type.word
    if k == ops.BURN_SELF:
        return targets.numbers_to_burn(t, s, card_type, p, from_pile)
    if k == ops.BURN_RIVAL:
        return targets.rivals(t, s, card_type, p, from_pile)
    if k == ops.DIG:
        return targets.orders_to_dig(t, s, card_type, p, from_pile)
    return 0


@rule
def holds(t: Table, s: State, card_type: CardType, p: int, r: int, slot: int, side: int) -> bool:
    """Whether a card's condition holds now; r, slot, side are -1 where the target has none."""
    # house: long because it is one chain, a branch for each word
    k = card_type.only_if
    if k == conditions.BEHIND:
        return eligibility.is_behind(t, s, card_type, p, r, slot, side)
    if k == conditions.ROW:
        return eligibility.row_has(t, s, card_type, p, r, slot, side)
    if k == conditions.END:
        return eligibility.end_has(t, s, card_type, p, r, slot, side)
    if k == conditions.DECK:
        return eligibility.deck_has(t, s, card_type, p, r, slot, side)
    return True
