"""Carrying out a card's effects: word after word, with the choices they ask for, until a seat has to decide."""

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules import vocabulary as v
from rumpus.games.incredibrawl.rules.card_choices import begin_cards
from rumpus.games.incredibrawl.rules.cards import discard
from rumpus.games.incredibrawl.rules.effect_stack import (
    advance,
    any_possible,
    before_scraps,
    fresh,
    holds,
    meant,
    on_table,
    other_characters,
    pass_over,
    possible,
    push,
    this_here,
    unprotected,
)
from rumpus.games.incredibrawl.rules.fight import compare, grounds, in_play, type_of
from rumpus.games.incredibrawl.rules.ops_cards import do_draws, do_glory, do_looks
from rumpus.games.incredibrawl.rules.ops_fight import do_brawl, do_level, do_marks, do_moves, set_type, swap_two
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.games.incredibrawl.rules.throws import begin_throw
from rumpus.games.incredibrawl.rules.votes import claims_pending
from rumpus.kernel.bits import bits, first_bit
from rumpus.kernel.chance import draw
from rumpus.kernel.choices import ask_all
from rumpus.kernel.events import Log, emit
from rumpus.kernel.record import rule

S_START, S_TARGET, S_DO, S_SECOND, S_KEEP, S_ORDER, S_DUEL = range(7)


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
        push(s, t.places[card - ids.CARDS].first[0], t.places[card - ids.CARDS].size[0])
    else:
        push(s, t.cards[card].first[k], t.cards[card].size[k])
        if kind < ids.POWER_UP and s.seats[owner].fighter.serial == serial and s.seats[owner].fighter.card != card + 1:
            fx.copying = 1
    fresh(s)


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
    fresh(s)
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
            fresh(s)
        return
    op = t.ops[fx.row[fx.depth - 1]]
    if fx.stage == S_START:
        if not claims_pending(t, s, op):
            start(t, s, op, log)
    elif fx.stage == S_TARGET:
        target(t, s, op, log)
    elif fx.stage == S_DUEL:
        after_throw(t, s, op, log)
    else:
        carry_out(t, s, op, log)


@rule
def start(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-ABIL-15, IB-R-MAY: a word whose condition fails does nothing; one that says `may` asks its owner."""
    if s.fx.again == s.fx.depth:  # a rescrap whose first list is done
        s.fx.stage = S_DO
        return
    if op.op == v.O_IF:
        k = 0 if holds(t, s, op) else 1
        s.fx.did |= 4 if op.size[k] == 0 else 0
        pass_over(s)
        push(s, op.first[k], op.size[k])
        return
    if not holds(t, s, op):
        nothing(s)
        return
    if op.optional and s.fx.left == 0:
        if not possible(t, s, op):
            nothing(s)
            return
        s.fx.stage = S_TARGET
        ask_all(s, ids.A_MAY, 1 << s.fx.owner)
        return
    s.fx.stage = S_TARGET


@rule
def nothing(s: State) -> None:
    """The word finds nothing to do; the next one follows."""
    s.fx.did |= 1
    if s.fx.again == s.fx.depth:
        s.fx.again = 0
    pass_over(s)


@rule
def target(t: Table, s: State, op: Op, log: Log) -> None:
    """Who is meant: all of them, or one that the owner chooses; a single one is taken."""
    mask = meant(t, s, op)
    if op.op == v.O_REPLACE:
        mask = other_characters(s, mask)
    if op.op == v.O_ONE:
        choose_list(t, s, op, log)
        return
    if (op.op == v.O_SPOT_SWAP and not before_scraps(s)) or (op.op == v.O_REENTER and not on_table(s)):
        mask = 0
    if op.who == v.H_TWO and bits(mask) < 2:
        mask = 0
    if mask == 0:
        nothing(s)
        return
    s.fx.mask = mask
    s.fx.stage = S_DO
    if op.choose and bits(mask) > 1:
        s.opts = mask
        ask_all(s, ids.A_SEAT, 1 << s.fx.owner)


@rule
def chosen(t: Table, s: State, p: int) -> None:
    """The owner has chosen seat p, or its character: as the target, or as the second of two."""
    if s.fx.stage == S_SECOND:
        s.fx.left = p + 1
    else:
        s.fx.mask = 1 << p
    s.opts = 0


@rule
def carry_out(t: Table, s: State, op: Op, log: Log) -> None:
    """The word itself, on the seats of `s.fx.mask`."""
    kind = op.op
    mask = s.fx.mask
    if kind <= v.O_PER or kind == v.O_BONUS:
        advance(s)
        do_glory(t, s, op, mask, log)
    elif kind <= v.O_STEP:
        advance(s)
        do_draws(t, s, op, mask, log)
    elif kind in (v.O_RANDOM, v.O_PEEK_HAND, v.O_REVEAL, v.O_MILL):
        advance(s)
        do_looks(t, s, op, mask, log)
    elif kind in (v.O_DISCARD, v.O_PEEK, v.O_RECOVER, v.O_REPLACE, v.O_REENTER):
        begin_cards(t, s, op, log)
    elif kind <= v.O_REPLACE_DECK:
        advance(s)
        do_moves(t, s, op, mask, log)
    elif kind in (v.O_LEVEL_SWAP, v.O_SPOT_SWAP):
        two(t, s, op, log)
    elif kind == v.O_TYPE and op.to >= 3:
        choose_type(t, s, op, log)
    elif kind <= v.O_TYPE:
        advance(s)
        do_level(t, s, op, mask, log)
    elif kind in (v.O_SILENCE, v.O_BEAT_CLASS, v.O_BEAT_TYPE, v.O_TIES, v.O_PROTECT):
        advance(s)
        do_marks(t, s, op, mask, log)
    elif kind == v.O_COPY:
        copy_ability(t, s, op, log)
    elif kind in (v.O_RETHROW, v.O_RESCRAP, v.O_FLIP, v.O_DUEL):
        again(t, s, op, log)
    else:
        advance(s)
        do_brawl(t, s, op, log)


@rule
def two(t: Table, s: State, op: Op, log: Log) -> None:
    """spot_swap, level_swap: the second character is chosen, then they exchange."""
    fx = s.fx
    if fx.stage == S_DO:
        fx.pick = fx.owner if op.who == v.H_THIS_AND else first_bit(fx.mask)
        if op.who == v.H_THIS_AND:
            fx.left = first_bit(fx.mask) + 1
            if not this_here(s):
                nothing(s)
                return
        fx.stage = S_SECOND
        rest = meant(t, s, op) & ~(1 << fx.pick)
        if fx.left == 0 and bits(rest) > 1:
            s.opts = rest
            ask_all(s, ids.A_SEAT, 1 << fx.owner)
        elif fx.left == 0:
            fx.left = first_bit(rest) + 1
        return
    a, b = fx.pick, fx.left - 1
    advance(s)
    swap_two(t, s, op, a, b, log)


@rule
def choose_type(t: Table, s: State, op: Op, log: Log) -> None:
    """type_set chosen, or copy_opposing (RULING IB-R-COPYTYPE: the owner chooses whose Type)."""
    fx = s.fx
    if op.to == 3:
        ask_all(s, ids.A_TYPE, 1 << fx.owner)
        return
    if fx.stage == S_DO:
        rest = 0
        for p in range(t.n):
            if p != fx.owner and in_play(s, p):
                rest |= 1 << p
        rest = unprotected(t, s, rest)
        if rest == 0:
            nothing(s)
            return
        fx.stage = S_SECOND
        if bits(rest) > 1:
            s.opts = rest
            ask_all(s, ids.A_SEAT, 1 << fx.owner)
        else:
            fx.left = first_bit(rest) + 1
        return
    copy_type(t, s, op, fx.left - 1, log)


@rule
def copy_type(t: Table, s: State, op: Op, p: int, log: Log) -> None:
    """The targets have the Type of the character of seat p."""
    mask = s.fx.mask
    kind = type_of(t, s, p)
    advance(s)
    for q in range(t.n):
        if mask >> q & 1 and in_play(s, q):
            set_type(t, s, q, kind, op.until, log)


@rule
def type_chosen(t: Table, s: State, kind: int, log: Log) -> None:
    """The owner has chosen a Type."""
    op = t.ops[s.fx.row[s.fx.depth - 1]]
    mask = s.fx.mask
    advance(s)
    for q in range(t.n):
        if mask >> q & 1 and in_play(s, q):
            set_type(t, s, q, kind, op.until, log)


@rule
def copy_ability(t: Table, s: State, op: Op, log: Log) -> None:
    """copy_ability: the printed ability of the target, as this character's own; a copied Play resolves at once."""
    p = first_bit(s.fx.mask)
    me = s.fx.owner
    trigger = first_bit(op.mask)
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


# ---------------------------------------------------------------- chance, throws, lists
@rule
def again(t: Table, s: State, op: Op, log: Log) -> None:
    """flip, throw_duel, rescrap_throw, rescrap."""
    fx = s.fx
    if op.op == v.O_FLIP:
        heads = draw(s, log, 2) == 0
        emit(log, ids.EV_COIN, fx.owner, 1 if heads else 0, -1)
        k = 0 if heads else 1
        advance(s)
        push(s, op.first[k], op.size[k])
        return
    if op.op == v.O_DUEL:
        fx.stage = S_DUEL
        begin_throw(t, s, fx.mask | 1 << fx.owner, ids.T_DUEL, log)
        return
    if s.scrap_winner < 0 or not in_play(s, s.left) or not in_play(s, s.right):
        nothing(s)
        return
    if op.op == v.O_RESCRAP:
        if fx.again != fx.depth:
            fx.again = fx.depth
            push(s, op.first[0], op.size[0])
            fresh(s)
            return
        fx.again = 0
        first = compare(t, s, s.left, s.right)
        if first != 0:
            how = grounds(t, s, s.left, s.right)
            decide_anew(s, s.left if first > 0 else s.right, how, log)
            advance(s)
            return
    fx.stage = S_DUEL
    begin_throw(t, s, 1 << s.left | 1 << s.right, ids.T_DUEL, log)


@rule
def decide_anew(s: State, p: int, how: int, log: Log) -> None:
    """rescrap, rescrap_throw: the scrap just fought has another winner, or the same once more; `how` as `scrapped`."""
    s.scrap_winner = p
    emit(log, ids.EV_SCRAP, p, s.left + s.right - p, how, s.scrap)


@rule
def after_throw(t: Table, s: State, op: Op, log: Log) -> None:
    """A throw that an effect made is over."""
    p = s.throw_won
    s.throw_on = 0
    s.throw_won = -1
    k = 0 if p == s.fx.owner else 1
    advance(s)
    if op.op == v.O_DUEL:
        push(s, op.first[k], op.size[k])
    else:
        s.margin = 0
        decide_anew(s, p, 3, log)


@rule
def choose_list(t: Table, s: State, op: Op, log: Log) -> None:
    """choose_one: one of the lists that can be carried out."""
    mask = 0
    for k in range(3):
        if any_possible(t, s, op.first[k], op.size[k]):
            mask |= 1 << k
    if mask == 0:
        nothing(s)
    elif (mask & (mask - 1)) == 0:
        list_chosen(t, s, first_bit(mask))
    else:
        s.opts = mask
        ask_all(s, ids.A_LIST, 1 << s.fx.owner)


@rule
def list_chosen(t: Table, s: State, k: int) -> None:
    """The owner has chosen an effect list."""
    op = t.ops[s.fx.row[s.fx.depth - 1]]
    s.opts = 0
    advance(s)
    push(s, op.first[k], op.size[k])
