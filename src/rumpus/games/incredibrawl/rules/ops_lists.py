"""Effect words with lists inside, or with a coin or a throw; a copied ability is a list too."""

from rumpus.games.incredibrawl.rules import ids, ops
from rumpus.games.incredibrawl.rules.effect_stack import advance, current, fresh, holds, nothing, pass_over, push, taken
from rumpus.games.incredibrawl.rules.fight import compare, grounds, in_play, scrapped
from rumpus.games.incredibrawl.rules.glory import goal
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.games.incredibrawl.rules.throws import begin_throw
from rumpus.kernel.records.bits import first_bit, lone
from rumpus.kernel.records.chance import draw
from rumpus.kernel.records.choices import ask_all
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule


@rule
def none(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-TERM-08: a card without effect; the goal is looked at, as after a word on Glory."""
    taken(s)
    goal(t, s, log)


@rule
def if_then(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-ABIL-15: one list if the condition holds now, else the other."""
    k = 0 if holds(t, s, op) else 1
    s.fx.did |= 4 if op.size[k] == 0 else 0
    pass_over(s)
    push(s, op.first[k], op.size[k])


@rule
def flip(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-R-COIN: a coin flip shown to all, then the list of that side."""
    heads = draw(s, log, 2) == 0
    emit(log, ids.EV_COIN, s.fx.owner, 1 if heads else 0, -1)
    k = 0 if heads else 1
    advance(s)
    push(s, op.first[k], op.size[k])


@rule
def throw_duel(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-TIE-02: the owner and another player throw; `after_throw` goes on with the list of the result."""
    s.fx.stage = ids.S_DUEL
    begin_throw(t, s, s.fx.mask | 1 << s.fx.owner, ids.T_DUEL, log)


@rule
def copy_ability(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-ABIL-05, IB-TERM-08: the printed ability of the target, as this character's own; a copied Play resolves at
    once.
    """
    p = first_bit(s.fx.mask)
    me = s.fx.owner
    trigger = first_bit(op.triggers)
    card = s.seats[p].fighter.card - 1
    here = s.seats[me].fighter.serial == s.fx.serial and s.fx.serial > 0
    if s.fx.copying or not here or t.cards[card].size[trigger] == 0:
        nothing(s)
        return
    advance(s)
    emit(log, ids.EV_COPIED, me, card, trigger, p)
    if trigger == ids.PLAY:
        s.fx.copying = s.fx.depth + 1
        push(s, t.cards[card].first[ids.PLAY], t.cards[card].size[ids.PLAY])
    else:
        s.seats[me].fighter.copied[trigger] = card + 1


# ---------------------------------------------------------------- the scrap just fought
@rule
def can_rescrap(t: Table, s: State, op: Op, mask: int) -> bool:
    """IB-PU-06: a scrap has just been won, and both its characters are still in play."""
    return s.scrap_winner >= 0 and in_play(s, s.left) and in_play(s, s.right)


@rule
def rescrap_throw(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-PU-06, IB-TIE-01: the scrap just fought is decided anew by a throw of the two owners."""
    if not can_rescrap(t, s, op, 0):
        nothing(s)
        return
    s.fx.stage = ids.S_DUEL
    begin_throw(t, s, 1 << s.left | 1 << s.right, ids.T_DUEL, log)


@rule
def rescrap(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-PU-06, IB-SCRAP-06: after its list, the scrap just fought is compared again; a true tie is thrown for."""
    fx = s.fx
    if not can_rescrap(t, s, op, 0):
        nothing(s)
        return
    if fx.again != fx.depth:
        fx.again = fx.depth
        push(s, op.first[0], op.size[0])
        fresh(s)
        return
    fx.again = 0
    first = compare(t, s, s.left, s.right)
    if first == 0:
        rescrap_throw(t, s, op, log)
        return
    scrapped(s, s.left if first > 0 else s.right, grounds(t, s, s.left, s.right), log)
    advance(s)


@rule
def after_throw(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-TIE-02, IB-PU-06: a throw that an effect made is over."""
    p = s.throw_won
    s.throw_on = 0
    s.throw_won = -1
    k = 0 if p == s.fx.owner else 1
    advance(s)
    if op.op == ops.THROW_DUEL:
        push(s, op.first[k], op.size[k])
    else:
        s.margin = 0
        scrapped(s, p, 3, log)


# ---------------------------------------------------------------- one of several lists
@rule
def choose_one(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-ABIL-15: one of the lists of `opts`, which can be carried out; the owner chooses among several."""
    if s.opts == 0:
        nothing(s)
    elif lone(s.opts):
        list_chosen(t, s, first_bit(s.opts))
    else:
        ask_all(s, ids.A_LIST, 1 << s.fx.owner)


@rule
def list_chosen(t: Table, s: State, k: int) -> None:
    """IB-ABIL-15: the owner has chosen an effect list."""
    op = current(t, s)
    s.opts = 0
    advance(s)
    push(s, op.first[k], op.size[k])
