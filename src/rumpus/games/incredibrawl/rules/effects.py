"""Carrying out a card's effects: word after word, with the choices they ask for, until a seat has to decide."""

from rumpus.games.incredibrawl.rules import effect_stack, ids, ops, whom
from rumpus.games.incredibrawl.rules.cards import discard
from rumpus.games.incredibrawl.rules.dispatch import carry_out
from rumpus.games.incredibrawl.rules.ops_lists import after_throw
from rumpus.games.incredibrawl.rules.possible import possible, possible_lists
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.games.incredibrawl.rules.votes import claims_pending
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.choices import ask_all
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule


@rule
def begin_effect(t: Table, s: State, owner: int, card: int, kind: int, serial: int) -> None:
    """A card's text begins: an ability by its trigger, a Power-Up, or (card = 40 + n) the text of location n."""
    fx = s.fx
    fx.on = 1
    fx.owner = owner
    fx.card = card
    fx.kind = kind
    fx.serial = serial
    fx.depth = 0
    fx.again = 0
    fx.copying = 0
    fx.did = 0
    k = kind if kind < ids.POWER_UP else 0
    if card >= ids.CARDS:
        effect_stack.push(s, t.places[card - ids.CARDS].first[0], t.places[card - ids.CARDS].size[0])
    else:
        effect_stack.push(s, t.cards[card].first[k], t.cards[card].size[k])
        if kind < ids.POWER_UP and s.seats[owner].fighter.serial == serial and s.seats[owner].fighter.card != card + 1:
            fx.copying = 1
    effect_stack.fresh(s)


@rule
def end_effect(s: State, log: Log) -> None:
    """IB-PU-05, IB-ABIL-15: the text is done, which is told once if it, or a part of it, had nothing to do; a Power-Up
    goes to the discard pile.
    """
    fx = s.fx
    if fx.did & 1 or fx.did == 4:
        emit(log, ids.EV_NOTHING, fx.owner, fx.card, 1 if fx.did & 2 else 0)
    if fx.kind == ids.POWER_UP:
        discard(s, fx.owner, fx.card)
    fx.on = 0
    fx.owner = 0
    fx.card = 0
    fx.kind = 0
    fx.serial = 0
    fx.copying = 0
    fx.again = 0
    fx.did = 0
    for i in range(6):
        fx.row[i] = 0
        fx.end[i] = 0
    effect_stack.fresh(s)
    fx.pick = 0


@rule
def step_effect(t: Table, s: State, log: Log) -> None:
    """One step of the text: a list closes, a word begins, its target is chosen, or it is done."""
    fx = s.fx
    if fx.depth == 0:
        end_effect(s, log)
        return
    if fx.row[fx.depth - 1] >= fx.end[fx.depth - 1]:
        fx.depth -= 1
        fx.row[fx.depth] = 0
        fx.end[fx.depth] = 0
        if fx.depth < fx.copying:
            fx.copying = 0
        if fx.depth > 0 and fx.again == 0:
            effect_stack.fresh(s)
        return
    op = effect_stack.current(t, s)
    if fx.stage == ids.S_START:
        if not claims_pending(t, s, op):
            start(t, s, op, log)
    elif fx.stage == ids.S_TARGET:
        target(t, s, op, log)
    elif fx.stage == ids.S_DUEL:
        after_throw(t, s, op, log)
    else:
        carry_out(t, s, op, log)


@rule
def start(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-ABIL-15, IB-R-MAY: a word whose condition fails does nothing; one that says `may` asks its owner."""
    if s.fx.again == s.fx.depth:  # a rescrap whose first list is done
        s.fx.stage = ids.S_DO
        return
    if op.op == ops.IF_THEN:
        carry_out(t, s, op, log)
        return
    if not effect_stack.holds(t, s, op):
        effect_stack.nothing(s)
        return
    if op.optional and s.fx.left == 0:
        if not possible(t, s, op):
            effect_stack.nothing(s)
            return
        s.fx.stage = ids.S_TARGET
        ask_all(s, ids.A_MAY, 1 << s.fx.owner)
        return
    s.fx.stage = ids.S_TARGET


@rule
def target(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-R-OPPONENT, IB-ABIL-15: who is meant: all of them, or one that the owner chooses; a single one is taken."""
    if op.op == ops.CHOOSE_ONE:
        s.opts = possible_lists(t, s, op)
        carry_out(t, s, op, log)
        return
    mask = effect_stack.meant(t, s, op)
    if op.op == ops.REPLACE_HAND:
        mask = effect_stack.other_characters(s, mask)
    if (op.op == ops.SPOT_SWAP and not effect_stack.before_scraps(s)) or (
        op.op == ops.REENTER_DISCARD and not effect_stack.on_table(s)
    ):
        mask = 0
    if op.who == whom.ANY_TWO and bits(mask) < 2:
        mask = 0
    if mask == 0:
        effect_stack.nothing(s)
        return
    s.fx.mask = mask
    s.fx.stage = ids.S_DO
    if op.choose and bits(mask) > 1:
        s.opts = mask
        ask_all(s, ids.A_SEAT, 1 << s.fx.owner)


@rule
def chosen(t: Table, s: State, p: int) -> None:
    """IB-R-OPPONENT: the owner has chosen seat p, or its character: as the target, or as the second of two."""
    if s.fx.stage == ids.S_SECOND:
        s.fx.second = p + 1
    else:
        s.fx.mask = 1 << p
    s.opts = 0
