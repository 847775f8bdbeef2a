"""What each word does: one flat chain over its number.

Generated from content/words.py by `rumpus generate`: do not edit.
"""

# house: long because it is one chain, a branch for each word

from rumpus.games.brutality.rules import ops, ops_cards, ops_heroes, ops_places
from rumpus.games.brutality.rules.state import Frame, Op, State, Table
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rule


@rule
def run_op(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:  # noqa: C901 - one chain, a branch for each word
    """One operation done; True when it is done, False when it goes on later."""
    # house: long because it is one chain, a branch for each word
    k = op.op
    if k == ops.DAMAGE:
        return ops_heroes.damage(t, s, f, op, log)
    if k == ops.SELF_DAMAGE:
        return ops_heroes.self_damage(t, s, f, op, log)
    if (
        k == ops.HEAL
        or k == ops.SHIELD
        or k == ops.DAMAGE_BONUS
        or k == ops.DAMAGE_REDUCTION
        or k == ops.DAMAGE_CAP
        or k == ops.GAIN_MS
        or k == ops.SET_STATUS
        or k == ops.CLEAR_STATUS
        or k == ops.EXTRA_ACTION
        or k == ops.COOLDOWN_SHIFT
    ):
        return ops_heroes.each(t, s, f, op, log)
    if k == ops.LIFE_DRAIN:
        return ops_heroes.life_drain(t, s, f, op, log)
    if k == ops.REVIVE:
        return ops_heroes.revive(t, s, f, op, log)
    if k == ops.KNOCKBACK:
        return ops_places.knockback(t, s, f, op, log)
    if k == ops.PUSH_CHOSEN:
        return ops_places.push_chosen(t, s, f, op, log)
    if k == ops.PULL:
        return ops_places.pull(t, s, f, op, log)
    if k == ops.THROW:
        return ops_places.throw(t, s, f, op, log)
    if k == ops.MOVE_FREE:
        return ops_places.move_free(t, s, f, op, log)
    if k == ops.SWAP:
        return ops_places.swap(t, s, f, op, log)
    if k == ops.TELEPORT:
        return ops_places.teleport(t, s, f, op, log)
    if k == ops.LOCK_CARDS:
        return ops_heroes.lock_cards(t, s, f, op, log)
    if k == ops.DRAW:
        return ops_cards.draw(t, s, f, op, log)
    if k == ops.DRAW_BONUS:
        return ops_cards.draw_bonus(t, s, f, op, log)
    if k == ops.PEEK_HAND:
        return ops_cards.peek(t, s, f, op, log)
    if k == ops.STEAL_CARD:
        return ops_cards.steal(t, s, f, op, log)
    if k == ops.DISCARD_ENEMY:
        return ops_cards.discard_enemy(t, s, f, op, log)
    if k == ops.RECOVER_CARD:
        return ops_cards.recover(t, s, f, op, log)
    if k == ops.REMOVE_HAZARD:
        return ops_places.remove_hazard(t, s, f, op, log)
    if k == ops.MOVE_HAZARD:
        return ops_places.move_hazard(t, s, f, op, log)
    if k == ops.PLACE_HAZARD:
        return ops_places.place_hazard(t, s, f, op, log)
    if k == ops.SUPPRESS_HAZARD:
        return ops_places.suppress(t, s, f, op, log)
    if k == ops.PLACE_CREATION:
        return ops_places.place_creation(t, s, f, op, log)
    if k == ops.REMOVE_CREATION:
        return ops_places.take_creation(t, s, f, op, log)
    return True
