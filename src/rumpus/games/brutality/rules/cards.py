"""Relics and artifacts as they are played: drawn, held, waiting, taking hold, recharging (RELIC Cards, ARTIFACT Cards;
BU-RUL-13, -14, -61 to -65, -68, -96).

F_DRAW: `left` relics more for `team`.
"""

from typing import Any

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.aims import ARTIFACT, HOLDS, RELIC, SPECIAL, WAITING, any_aim, is_aim
from rumpus.games.brutality.rules.board import alive, clock, has
from rumpus.games.brutality.rules.decks import can_draw, draw_top, from_hand, home, lay_open, to_hand, to_pile
from rumpus.games.brutality.rules.effects import run
from rumpus.games.brutality.rules.moves import action_left, may_act
from rumpus.games.brutality.rules.running import close
from rumpus.games.brutality.rules.state import Frame, State, Table
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule


# ---------------------------------------------------------------- what may be played
@rule
def special_ok(t: Table, s: State, h: int, k: int) -> bool:
    """BU-ACT-03, BU-ACT-06, BU-RUL-20: whether a hero may use its special k."""
    if not may_act(t, s, h) or s.heroes[h].used >> 1 + k & 1 or not action_left(s, h) or has(s, h, ids.SILENCE):
        return False
    card = t.heroes[s.heroes[h].design]
    first = card.first[k]
    return any_aim(t, s, h, h >> 1, SPECIAL, first, first + card.size[k])


@rule
def does_something(t: Table, s: State, h: int, team: int, first: int, end: int) -> bool:
    """BU-RUL-65: whether at least one part of a card would change the game."""
    for i in range(first, end):
        if is_aim(t.ops[i]) and any_aim(t, s, h, team, ARTIFACT, i, end):
            return True
    return False


@rule
def artifact_ok(t: Table, s: State, h: int) -> bool:
    """BU-ART-03, BU-ART-05, BU-ART-08, BU-RUL-14: ready, its bearer alive, not locked, and of some effect."""
    hero = s.heroes[h]
    if hero.tool == 0 or hero.cool or not alive(s, h) or s.teams[h >> 1].no_tools > clock(s):
        return False
    tool = t.artifacts[hero.tool]
    return does_something(t, s, h, h >> 1, tool.first, tool.first + tool.size)


@rule
def relic_ok(t: Table, s: State, team: int, card: int) -> bool:
    """BU-RELIC-08, BU-RUL-65: whether a team may play a relic it holds."""
    if s.teams[team].no_relics > clock(s):
        return False
    relic = t.relics[card]
    return not t.refuse_empty or does_something(t, s, -1, team, relic.first, relic.first + relic.size)


@rule
def any_relic(t: Table, s: State, team: int) -> bool:
    """BU-RUL-96: whether a card of the hand may be played now."""
    side = s.teams[team]
    for i in range(side.hand_n):
        if relic_ok(t, s, team, side.hand[i]):
            return True
    return False


@rule
def list_relics(t: Table, s: State, team: int, out: Any, n: int) -> int:
    """Appends the relics that a team may play."""
    side = s.teams[team]
    for i in range(side.hand_n):
        if relic_ok(t, s, team, side.hand[i]):
            out[n] = ids.CARD + side.hand[i] - 1
            n += 1
    return n


# ---------------------------------------------------------------- playing
@rule
def use_special(t: Table, s: State, p: int, h: int, k: int, log: Log) -> None:
    """BU-SPEC-05: an action, no MS."""
    card = t.heroes[s.heroes[h].design]
    s.heroes[h].used |= ids.SPECIAL_1 << k
    emit(log, ids.EV_SPECIAL, p, h, k)
    run(s, SPECIAL, p, h >> 1, h, card.first[k], card.size[k], 0)


@rule
def use_artifact(t: Table, s: State, p: int, h: int, log: Log) -> None:
    """BU-ART-03, BU-ART-06: free; its cooldown starts."""
    hero = s.heroes[h]
    tool = t.artifacts[hero.tool]
    hero.cool = tool.cooldown
    emit(log, ids.EV_ARTIFACT, p, h, hero.tool)
    run(s, ARTIFACT, p, h >> 1, h, tool.first, tool.size, 0)


@rule
def play_relic(t: Table, s: State, p: int, team: int, card: int, log: Log) -> None:
    """BU-RELIC-07, BU-RELIC-11, BU-RUL-62: out of the hand; it works at once, or waits face up."""
    from_hand(s, team, card)
    emit(log, ids.EV_RELIC, p, card)
    reveal(log)
    relic = t.relics[card]
    slot = lay_open(s, card, team, p)
    run(s, RELIC if relic.timing == ids.ANY_TIME else WAITING, p, team, -1, relic.first, relic.size, slot)


@rule
def take_hold(t: Table, s: State, slot: int, log: Log) -> None:
    """BU-RUL-62: a relic that waited takes hold."""
    play = s.play[slot]
    relic = t.relics[play.card]
    play.holds = 0
    emit(log, ids.EV_HOLDS, play.seat, play.card)
    run(s, HOLDS, play.seat, play.team, -1, relic.first, relic.size, slot)


# ---------------------------------------------------------------- drawing
@rule
def draw_one(t: Table, s: State, team: int, seat: int, log: Log) -> None:
    """BU-RUL-62, BU-RUL-63: one card into the hand; an instant is resolved at once, or does nothing under a lock."""
    card = draw_top(t, s, team, log)
    if card == 0:
        return
    relic = t.relics[card]
    if relic.timing != ids.INSTANT:
        to_hand(s, team, card, 0)
        emit(log, ids.EV_DRAW, seat, card, s.teams[home(t, team)].deck_n)
    elif s.teams[team].no_relics > clock(s):
        emit(log, ids.EV_SKIPPED, seat, card)
        to_pile(t, s, card, team, log)
    else:
        emit(log, ids.EV_INSTANT, seat, card)
        run(s, RELIC, seat, team, -1, relic.first, relic.size, lay_open(s, card, team, seat))


@rule
def draw_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """Relics drawn by a card, one by one, below the hand limit."""
    if f.left <= 0 or s.teams[f.team].hand_n >= ids.HAND or not can_draw(t, s, f.team):
        close(s)
        return
    f.left -= 1
    draw_one(t, s, f.team, f.seat, log)
