"""What each word does: one flat chain over its number.

Generated from content/words.py by `rumpus generate`: do not edit.
"""

# house: long because it is one chain, a branch for each word

from rumpus.games.brawlhalla.rules import (
    ops,
    ops_cards,
    ops_damage,
    ops_position,
    ops_target,
    ops_totals,
    ops_turn,
    ops_weapon,
)
from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rule


@rule
def run_word(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:  # noqa: C901 - one chain, a branch for each word
    """One word; True when it is done, False when it waits or has pushed a frame, and is then called again."""
    # house: long because it is one chain, a branch for each word
    k = op.op
    if k == ops.TOTAL_ADD:
        return ops_totals.total_add(t, s, log, f, op)
    if k == ops.TOTAL_REDUCE:
        return ops_totals.total_reduce(t, s, log, f, op)
    if k == ops.VALUE_MULTIPLY:
        return ops_totals.value_change(t, s, log, f, op)
    if k == ops.EXTRA_OPENING:
        return ops_totals.extra_opening(t, s, log, f, op)
    if k == ops.LIMIT_CARDS:
        return ops_totals.limit_cards(t, s, log, f, op)
    if k == ops.BAN_VALUES:
        return ops_totals.ban_values(t, s, log, f, op)
    if k == ops.TAX:
        return ops_totals.tax(t, s, log, f, op)
    if k == ops.WIN_TIES:
        return ops_totals.win_ties(t, s, log, f, op)
    if k == ops.PLAY_FROM_DECK:
        return ops_totals.play_from_deck(t, s, log, f, op)
    if k == ops.CANCEL_EFFECT:
        return ops_totals.cancel_effect(t, s, log, f, op)
    if k == ops.EXTRA_TRIGGER:
        return ops_totals.extra_trigger(t, s, log, f, op)
    if k == ops.DAMAGE_ADD:
        return ops_damage.damage_add(t, s, log, f, op)
    if k == ops.DAMAGE_DEAL:
        return ops_damage.damage_deal(t, s, log, f, op)
    if k == ops.DAMAGE_PREVENT:
        return ops_damage.damage_prevent(t, s, log, f, op)
    if k == ops.HEAL:
        return ops_damage.heal(t, s, log, f, op)
    if k == ops.THORNS:
        return ops_damage.thorns(t, s, log, f, op)
    if k == ops.WALL_DAMAGE:
        return ops_damage.wall_damage(t, s, log, f, op)
    if k == ops.KNOCKBACK_ADD:
        return ops_damage.knockback_add(t, s, log, f, op)
    if k == ops.KNOCKBACK_REDUCE:
        return ops_damage.knockback_reduce(t, s, log, f, op)
    if k == ops.KNOCKBACK_DIRECTION:
        return ops_damage.knockback_direction(t, s, log, f, op)
    if k == ops.LIGHT_KNOCKBACK:
        return ops_damage.light_knockback(t, s, log, f, op)
    if k == ops.KNOCKBACK_THROUGH:
        return ops_damage.knockback_through(t, s, log, f, op)
    if k == ops.BRACE:
        return ops_damage.brace(t, s, log, f, op)
    if k == ops.CHAIN_PUSH:
        return ops_damage.chain_push(t, s, log, f, op)
    if k == ops.STEP:
        return ops_position.step(t, s, log, f, op)
    if k == ops.PUSH:
        return ops_position.push_away(t, s, log, f, op)
    if k == ops.PULL:
        return ops_position.pull(t, s, log, f, op)
    if k == ops.SWAP_PLACES:
        return ops_position.swap_places(t, s, log, f, op)
    if k == ops.TELEPORT:
        return ops_position.teleport(t, s, log, f, op)
    if k == ops.MOVE_BONUS:
        return ops_position.move_bonus(t, s, log, f, op)
    if k == ops.AIR_LIMIT:
        return ops_position.air_limit(t, s, log, f, op)
    if k == ops.PHASE:
        return ops_position.phase(t, s, log, f, op)
    if k == ops.HOVER:
        return ops_position.hover(t, s, log, f, op)
    if k == ops.DROP:
        return ops_position.drop(t, s, log, f, op)
    if k == ops.OPPORTUNITY:
        return ops_position.opportunity(t, s, log, f, op)
    if k == ops.ROOT:
        return ops_position.root(t, s, log, f, op)
    if k == ops.SPLASH:
        return ops_target.splash(t, s, log, f, op)
    if k == ops.INTERCEPT:
        return ops_target.intercept(t, s, log, f, op)
    if k == ops.DISARM:
        return ops_weapon.disarm_target(t, s, log, f, op)
    if k == ops.RECOVER_FREE:
        return ops_weapon.recover_free(t, s, log, f, op)
    if k == ops.SWAP_FREE:
        return ops_weapon.swap_free(t, s, log, f, op)
    if k == ops.FETCH:
        return ops_weapon.fetch(t, s, log, f, op)
    if k == ops.KNOCK_AWAY:
        return ops_weapon.knock_away(t, s, log, f, op)
    if k == ops.MOVE_TOKEN:
        return ops_weapon.move_token(t, s, log, f, op)
    if k == ops.DRAW:
        return ops_cards.draw_word(t, s, log, f, op)
    if k == ops.OPPONENT_DISCARDS:
        return ops_cards.opponent_discards(t, s, log, f, op)
    if k == ops.LOOK:
        return ops_cards.look(t, s, log, f, op)
    if k == ops.TAKE_BACK:
        return ops_cards.take_back(t, s, log, f, op)
    if k == ops.SALVAGE:
        return ops_cards.salvage(t, s, log, f, op)
    if k == ops.CYCLE:
        return ops_cards.cycle(t, s, log, f, op)
    if k == ops.MILL:
        return ops_cards.mill(t, s, log, f, op)
    if k == ops.SAFE_SHUFFLE:
        return ops_cards.safe_shuffle(t, s, log, f, op)
    if k == ops.EXTRA_ACTION:
        return ops_turn.extra_action(t, s, log, f, op)
    if k == ops.FOLLOW_UP:
        return ops_turn.follow_up(t, s, log, f, op)
    if k == ops.COUNTER:
        return ops_turn.counter(t, s, log, f, op)
    if k == ops.STUN:
        return ops_turn.stun(t, s, log, f, op)
    if k == ops.MOVE_AND_STRIKE:
        return ops_turn.move_and_strike(t, s, log, f, op)
    if k == ops.BETTER_DELAY:
        return ops_turn.better_delay(t, s, log, f, op)
    if k == ops.RESPAWN_CHANGE:
        return ops_turn.respawn_change(t, s, log, f, op)
    if k == ops.SURVIVE:
        return ops_turn.survive(t, s, log, f, op)
    if k == ops.SPOILS:
        return ops_turn.spoils(t, s, log, f, op)
    if k == ops.REFRESH_KO_BONUS:
        return ops_turn.refresh_ko_bonus(t, s, log, f, op)
    if k == ops.COPY:
        return ops_turn.copy(t, s, log, f, op)
    return True
