"""What bots take in the drafts: what artifacts and relics are good for by their words, and who carries what. In
hundredths of a point of HP, as `worth`.
"""

from typing import Final

from rumpus.games.brutality.rules import ids, ops
from rumpus.games.brutality.rules.aims import is_aim
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.records.record import rule

_GOOD: Final = {
    ops.REVIVE: 500,
    ops.DAMAGE: 100,
    ops.EXTRA_ACTION: 100,
    ops.HEAL: 90,
    ops.STEAL_CARD: 80,
    ops.DAMAGE_BONUS: 75,
    ops.TELEPORT: 60,
    ops.LIFE_DRAIN: 60,
    ops.RECOVER_CARD: 60,
    ops.SHIELD: 55,
    ops.DAMAGE_REDUCTION: 55,
    ops.DAMAGE_CAP: 55,
    ops.DISCARD_ENEMY: 50,
    ops.SWAP: 45,
    ops.DRAW: 45,
    ops.DRAW_BONUS: 45,
    ops.PUSH_CHOSEN: 40,
    ops.KNOCKBACK: 25,
    ops.PULL: 25,
    ops.SELF_DAMAGE: -100,
}
GOOD: Final = tuple(_GOOD.get(word, 20) for word in range(ops.CHOOSE_ONE + 1))
"""By word: a point, a square, a card of it."""
_GIVEN: Final = {ids.DEATH_SAVE: 120, ids.STUN: 100, ids.POISON: 80, ids.ROOT: 55, ids.SILENCE: 55, ids.REFLECT: 45}
GIVEN: Final = tuple(_GIVEN.get(status, 20) for status in range(ids.STATUSES))
"""By status that a card sets."""
FRONT: Final = (ops.AIM_MELEE, ops.AIM_ARC, ops.AIM_LINE, ops.AIM_BURST, ops.HEAL, ops.SHIELD, ops.DAMAGE_REDUCTION)
"""Words of artifacts for who stands in front."""


@rule
def good(t: Table, first: int, size: int) -> int:
    """What the rows of a card are good for; whatever hits or helps all counts twice."""
    value, heads = 0, 1
    for i in range(first, first + size):
        op = t.ops[i]
        if is_aim(op):
            heads = 2 if op.all or op.op in (ops.AIM_BURST, ops.AIM_BLAST, ops.AIM_ALL_HEROES) else 1
        elif op.op == ops.SET_STATUS:
            value += heads * GIVEN[op.status] * max(1, op.value)
        else:
            value += heads * GOOD[op.op] * max(1, abs(op.n))
    return value


@rule
def offer(t: Table, a: int) -> int:
    """What an artifact is good for in ten turns, or a relic once, that the act takes."""
    if a >= ids.TOOL:
        tool = t.artifacts[a - ids.TOOL + 1]
        return good(t, tool.first, tool.size) * 10 // max(1, tool.cooldown)
    relic = t.relics[a - ids.CARD + 1]
    return good(t, relic.first, relic.size)


@rule
def carries(t: Table, s: State, h: int, tool: int) -> int:
    """How well an artifact is with a hero: what is for the front with the sturdy, the rest with the others."""
    card, front = t.artifacts[tool], False
    for i in range(card.first, card.first + card.size):
        front = front or t.ops[i].op in FRONT
    hp = t.heroes[s.heroes[h].design].hp
    return hp if front else -hp
