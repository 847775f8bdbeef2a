"""What each word does: one flat chain over its number.

Generated from content/words.py by `rumpus generate`: do not edit.
"""

# house: long because it is one chain, a branch for each word

from rumpus.games.incredibrawl.rules import (
    card_choices,
    ops,
    ops_brawl,
    ops_cards,
    ops_fight,
    ops_glory,
    ops_lists,
    ops_play,
)
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rule


@rule
def carry_out(t: Table, s: State, op: Op, log: Log) -> None:  # noqa: C901 - one chain, a branch for each word
    """The word itself."""
    # house: long because it is one chain, a branch for each word
    k = op.op
    if k == ops.NONE:
        ops_lists.none(t, s, op, log)
        return
    if k == ops.GLORY_GAIN:
        ops_glory.glory_gain(t, s, op, log)
        return
    if k == ops.GLORY_LOSE:
        ops_glory.glory_lose(t, s, op, log)
        return
    if k == ops.GLORY_STEAL:
        ops_glory.glory_steal(t, s, op, log)
        return
    if k == ops.GLORY_GIVE:
        ops_glory.glory_give(t, s, op, log)
        return
    if k == ops.GLORY_PER:
        ops_glory.glory_per(t, s, op, log)
        return
    if k == ops.DRAW:
        ops_cards.draw(t, s, op, log)
        return
    if k == ops.DRAW_TO:
        ops_cards.draw_to(t, s, op, log)
        return
    if k == ops.FREE_REFILL:
        ops_cards.free_refill(t, s, op, log)
        return
    if k == ops.DRAW_STEP_MOD:
        ops_cards.draw_step_mod(t, s, op, log)
        return
    if k == ops.DISCARD_CHOICE:
        card_choices.discard_choice(t, s, op, log)
        return
    if k == ops.DISCARD_RANDOM:
        ops_cards.discard_random(t, s, op, log)
        return
    if k == ops.HAND_PEEK:
        ops_cards.hand_peek(t, s, op, log)
        return
    if k == ops.HAND_REVEAL:
        ops_cards.hand_reveal(t, s, op, log)
        return
    if k == ops.DECK_PEEK:
        card_choices.deck_peek(t, s, op, log)
        return
    if k == ops.MILL:
        ops_cards.mill(t, s, op, log)
        return
    if k == ops.RECOVER:
        card_choices.recover(t, s, op, log)
        return
    if k == ops.RETURN_SELF:
        ops_play.return_self(t, s, op, log)
        return
    if k == ops.BOUNCE:
        ops_play.bounce(t, s, op, log)
        return
    if k == ops.REMOVE:
        ops_play.remove(t, s, op, log)
        return
    if k == ops.REPLACE_HAND:
        card_choices.replace_hand(t, s, op, log)
        return
    if k == ops.REPLACE_DECK:
        ops_play.replace_deck(t, s, op, log)
        return
    if k == ops.REENTER_DISCARD:
        card_choices.reenter_discard(t, s, op, log)
        return
    if k == ops.LEVEL_MOD:
        ops_fight.level_mod(t, s, op, log)
        return
    if k == ops.LEVEL_SET:
        ops_fight.level_set(t, s, op, log)
        return
    if k == ops.LEVEL_SWAP:
        ops_fight.level_swap(t, s, op, log)
        return
    if k == ops.TYPE_SET:
        ops_fight.type_set(t, s, op, log)
        return
    if k == ops.SPOT_SWAP:
        ops_fight.spot_swap(t, s, op, log)
        return
    if k == ops.SILENCE:
        ops_fight.silence(t, s, op, log)
        return
    if k == ops.COPY_ABILITY:
        ops_lists.copy_ability(t, s, op, log)
        return
    if k == ops.REVERSE_TYPES:
        ops_brawl.reverse_types(t, s, op, log)
        return
    if k == ops.REVERSE_LEVELS:
        ops_brawl.reverse_levels(t, s, op, log)
        return
    if k == ops.IGNORE_TYPES:
        ops_brawl.ignore_types(t, s, op, log)
        return
    if k == ops.BEAT_CLASS:
        ops_fight.beat_class(t, s, op, log)
        return
    if k == ops.BEAT_TYPE:
        ops_fight.beat_type(t, s, op, log)
        return
    if k == ops.WIN_TIES:
        ops_fight.win_ties(t, s, op, log)
        return
    if k == ops.RESCRAP_THROW:
        ops_lists.rescrap_throw(t, s, op, log)
        return
    if k == ops.RESCRAP:
        ops_lists.rescrap(t, s, op, log)
        return
    if k == ops.PROTECT:
        ops_fight.protect(t, s, op, log)
        return
    if k == ops.WINNER_BONUS:
        ops_glory.winner_bonus(t, s, op, log)
        return
    if k == ops.VICTORY_MOD:
        ops_brawl.victory_mod(t, s, op, log)
        return
    if k == ops.LOCATION_CHANGE:
        ops_brawl.location_change(t, s, op, log)
        return
    if k == ops.LOCATION_LOCK:
        ops_brawl.location_lock(t, s, op, log)
        return
    if k == ops.FLIP:
        ops_lists.flip(t, s, op, log)
        return
    if k == ops.THROW_DUEL:
        ops_lists.throw_duel(t, s, op, log)
        return
    if k == ops.CHOOSE_ONE:
        ops_lists.choose_one(t, s, op, log)
        return
    if k == ops.IF_THEN:
        ops_lists.if_then(t, s, op, log)
        return


@rule
def can(t: Table, s: State, op: Op, mask: int) -> bool:
    """Whether a word that is about the seats of a mask can do anything now."""
    # house: long because it is one chain, a branch for each word
    k = op.op
    if k == ops.FREE_REFILL:
        return ops_cards.can_refill(t, s, op, mask)
    if k == ops.RECOVER:
        return card_choices.can_recover(t, s, op, mask)
    if k == ops.RETURN_SELF:
        return ops_play.can_return(t, s, op, mask)
    if k == ops.REPLACE_HAND:
        return card_choices.can_replace(t, s, op, mask)
    if k == ops.REENTER_DISCARD:
        return card_choices.can_reenter(t, s, op, mask)
    if k == ops.LEVEL_SWAP:
        return ops_fight.can_swap(t, s, op, mask)
    if k == ops.SPOT_SWAP:
        return ops_fight.can_swap_spots(t, s, op, mask)
    if k == ops.RESCRAP_THROW or k == ops.RESCRAP:
        return ops_lists.can_rescrap(t, s, op, mask)
    if k == ops.LOCATION_CHANGE or k == ops.LOCATION_LOCK:
        return ops_brawl.can_move(t, s, op, mask)
    return mask != 0
