"""Effect words on Glory and on cards in hands, decks and discard piles. Each is done at once to the seats of a mask."""

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules import vocabulary as v
from rumpus.games.incredibrawl.rules.cards import (
    discard,
    discard_from_hand,
    draw_cards,
    draw_up_to,
    hand_size,
    held,
    show_hand,
    take_top,
)
from rumpus.games.incredibrawl.rules.fight import classes_of, in_play, type_of
from rumpus.games.incredibrawl.rules.glory import gain, goal, lose, move
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.bits import bits, nth_bit
from rumpus.kernel.chance import draw
from rumpus.kernel.events import Log, emit, reveal
from rumpus.kernel.record import rule


@rule
def do_glory(t: Table, s: State, op: Op, mask: int, log: Log) -> None:
    """glory_gain, glory_lose, glory_steal, glory_give, glory_per, winner_bonus; then the goal (IB-END-02, -07)."""
    me = s.fx.owner
    kind = op.op
    for p in range(t.n):
        if (mask >> p & 1) == 0:
            continue
        if kind == v.O_GAIN:
            gain(s, p, op.n, log)
        elif kind == v.O_LOSE:
            lose(s, p, op.n, log)
        elif kind == v.O_STEAL:
            move(s, p, me, op.n, log)
        elif kind == v.O_GIVE:
            move(s, me, p, op.n, log)
        elif kind == v.O_PER:
            n = min(counted(t, s, op), max(1, op.high))
            if n:
                gain(s, p, n, log)
    if kind == v.O_BONUS and s.winner >= 0:
        emit(log, ids.EV_BONUS, s.winner, s.places[0], op.n)
        gain(s, s.winner, op.n, log)
    goal(t, s, log)


@rule
def counted(t: Table, s: State, op: Op) -> int:
    """glory_per: how many of the things it counts there are."""
    if op.to == 3:
        return hand_size(s, s.fx.owner)
    n = 0
    for p in range(t.n):
        if not in_play(s, p):
            continue
        if op.to == 0:
            n += 1 if classes_of(t, s, p) & op.mask else 0
        elif op.to == 1:
            n += 1 if type_of(t, s, p) == op.kind - 1 else 0
        else:
            n += s.seats[p].fighter.beaten
    return n


@rule
def do_draws(t: Table, s: State, op: Op, mask: int, log: Log) -> None:
    """draw, draw_to, free_refill, draw_step_mod."""
    for p in range(t.n):
        if (mask >> p & 1) == 0:
            continue
        if op.op == v.O_DRAW:
            draw_cards(s, p, op.n, log)
        elif op.op == v.O_STEP:
            s.seats[p].more += op.n
            emit(log, ids.EV_DRAWS_MOD, p, op.n)
        else:
            draw_up_to(s, p, op.n, log)
            if op.op == v.O_FREE:
                s.seats[p].drawn = 1


@rule
def do_looks(t: Table, s: State, op: Op, mask: int, log: Log) -> None:
    """hand_peek, hand_reveal, mill, discard_random."""
    for p in range(t.n):
        if (mask >> p & 1) == 0:
            continue
        if op.op == v.O_PEEK_HAND:
            show_hand(s, p, 1 << s.fx.owner, log)
        elif op.op == v.O_REVEAL:
            show_hand(s, p, ids.ALL_KNOWN, log)
        elif op.op == v.O_MILL:
            mill(s, p, op.n, log)
        else:
            for _ in range(op.n):
                discard_random(s, p, op.to, log)


@rule
def mill(s: State, p: int, n: int, log: Log) -> None:
    """The top n cards of a deck on its discard pile."""
    for _ in range(n):
        if s.seats[p].deck_n == 0:
            return
        card = take_top(s, p) % 64
        discard(s, p, card)
        reveal(log)
        emit(log, ids.EV_DISCARD, p, card, 1)


@rule
def choices(s: State, p: int, kind: int) -> int:
    """How many cards of a kind (vocabulary.KINDS) seat p holds."""
    n = 0
    if kind != 2:
        n += bits(s.seats[p].characters)
    if kind != 1:
        n += bits(s.seats[p].power_ups)
    return n


@rule
def discard_random(s: State, p: int, kind: int, log: Log) -> None:
    """discard_random: one card of the hand, drawn by the seed."""
    n = choices(s, p, kind)
    if n == 0:
        return
    k = draw(s, log, n)
    discard_from_hand(s, p, nth(s, p, kind, k), log)


@rule
def nth(s: State, p: int, kind: int, k: int) -> int:
    """The k-th card of a kind in hand, from 0, by number."""
    return nth_bit(held(s, p, 1 if kind != 2 else 0, 1 if kind != 1 else 0), k)


@rule
def discard_all(s: State, p: int, kind: int, log: Log) -> None:
    """Every card of a kind, where a word asks for more than there are."""
    for _ in range(choices(s, p, kind)):
        discard_from_hand(s, p, nth(s, p, kind, 0), log)
