"""The rules of Dust-up, read top-down: who acts, with what, and what comes of it."""

from typing import Any

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.cards import draw_card
from rumpus.games.toy.rules.effects import show_cards
from rumpus.games.toy.rules.setup import begin_round, deal
from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.window import answer, answering, ask_from, ask_next, best_seat, values
from rumpus.kernel.contract.unbound import NEVER
from rumpus.kernel.records.choices import list_bits
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.piles import remove
from rumpus.kernel.records.record import rule


@rule
def setup(t: Table, s: State, number: int, log: Log) -> None:
    """The deal, and the first round begun; `s` comes zeroed."""
    deal(t, s, number, log)
    begin_round(t, s, log)


@rule
def who(t: Table, s: State) -> int:
    """TOY-PACE-01: in turns the seat whose turn it is; else every seat that has not laid a card yet. TOY-CARD-03: or
    the seat that is asked for an answer.
    """
    if s.over:
        return 0
    if t.pace == ids.TURNS or answering(t, s):
        return 1 << s.turn
    mask = 0
    for p in range(t.n):
        if may_lay(s, p):
            mask |= 1 << p
    return mask


@rule
def may_lay(s: State, p: int) -> bool:
    """Whether seat p still takes part in this round: it has a card to lay and has not laid one."""
    seat = s.seats[p]
    return seat.out == 0 and seat.card == 0 and seat.hand_n > 0


@rule
def may(t: Table, s: State, p: int) -> int:
    """TOY-PLAY-01: any card of the own hand. TOY-RAISE-01: raise, once a game. TOY-CARD-03: or a card that answers, or
    to pass. A bit for each action.
    """
    if (who(t, s) >> p & 1) == 0:
        return 0
    if answering(t, s):
        return (values(s, p) & t.answers) >> 1 | 1 << ids.PASS
    return values(s, p) >> 1 | (s.seats[p].raised == 0) << ids.RAISE


@rule
def legal(t: Table, s: State, p: int, out: Any) -> int:
    """What seat p may do now."""
    return list_bits(may(t, s, p), 0, out)


@rule
def apply(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """Does action a of seat p (p = -1: the clock struck), then whatever follows by itself."""
    asked = answering(t, s)
    if p < 0:
        strike(t, s, log)
    elif a == ids.RAISE:
        raise_pot(s, p, log)
        return
    elif a == ids.CONCEDE:
        concede(t, s, p, log)
    elif a == ids.PASS:
        emit(log, ids.EV_PASS, p)
    elif asked:
        answer(t, s, p, a - ids.CARD + 1, log)
    else:
        lay(t, s, p, a - ids.CARD + 1, log)
    if s.over == 0:
        if not asked:
            go_on(t, s, log)
        elif p < 0 or p == s.turn:
            end_answer(t, s, log)


@rule
def lay(t: Table, s: State, p: int, card: int, log: Log) -> None:
    """TOY-PLAY-01: the card leaves the hand. TOY-PACE-02: face up in turns, else face down until all have laid."""
    seat = s.seats[p]
    seat.hand_n = remove(seat.hand, seat.hand_n, card)
    seat.card = card
    emit(log, ids.EV_SHOW if t.pace == ids.TURNS else ids.EV_COMMIT, p, card)


@rule
def raise_pot(s: State, p: int, log: Log) -> None:
    """TOY-RAISE-01: one coin more in the pot; the same seat still has to lay a card."""
    s.seats[p].raised = 1
    s.pot += 1
    emit(log, ids.EV_RAISE, p, s.pot)


@rule
def concede(t: Table, s: State, p: int, log: Log) -> None:
    """TOY-END-02: the seat is out, its cards are shown to nobody; the last one left wins."""
    seat = s.seats[p]
    seat.out = 1
    emit(log, ids.EV_CONCEDE, p)
    left = 0
    for q in range(t.n):
        left += 1 - s.seats[q].out
    if left == 1:
        finish(s, ids.END_CONCEDED, log)


@rule
def strike(t: Table, s: State, log: Log) -> None:
    """TOY-PACE-03: time is up; whoever has not laid a card lays the lowest one. RULING TOY-RUL-03: who is asked for an
    answer passes.
    """
    if answering(t, s):
        emit(log, ids.EV_LATE, s.turn)
        emit(log, ids.EV_PASS, s.turn)
        return
    for p in range(t.n):
        if may_lay(s, p):
            emit(log, ids.EV_LATE, p)
            lay(t, s, p, s.seats[p].hand[0], log)


@rule
def go_on(t: Table, s: State, log: Log) -> None:
    """The next seat in turn order, or the end of the round when all have laid."""
    if not next_turn(t, s):
        end_round(t, s, log)


@rule
def end_answer(t: Table, s: State, log: Log) -> None:
    """TOY-CARD-03: the next seat is asked for an answer, or the cards that lie open count when all were."""
    if not ask_next(t, s):
        settle(t, s, log)


@rule
def next_turn(t: Table, s: State) -> bool:
    """TOY-PACE-01: passes the turn to the next seat from the leader on that has to lay a card; False when all have."""
    for k in range(t.n):
        p = (s.leader + k) % t.n
        if may_lay(s, p):
            if t.pace == ids.TURNS:
                s.turn = p
            return True
    return False


@rule
def end_round(t: Table, s: State, log: Log) -> None:
    """TOY-PACE-02: all cards lie open. TOY-CARD-03: who would not win is asked for an answer, before they count."""
    if t.pace != ids.TURNS:
        reveal(log)
        for p in range(t.n):
            if s.seats[p].card > 0:
                emit(log, ids.EV_SHOW, p, s.seats[p].card)
    if not ask_from(t, s, 0):
        settle(t, s, log)


@rule
def settle(t: Table, s: State, log: Log) -> None:
    """TOY-CARD-02: the cards do what they say. TOY-ROUND-02, TOY-ROUND-03: the highest one takes the pot; then cards
    are drawn and the next round begins.
    """
    if t.ops_n:
        show_cards(t, s, log)
    best = best_seat(t, s)
    if best >= 0:
        s.seats[best].coins += s.pot
        emit(log, ids.EV_TAKE, best, s.pot)
        s.pot = 0
        s.leader = best
    else:
        emit(log, ids.EV_TIE, -1, s.pot)
    for seat in s.seats:
        seat.last = seat.card
        seat.card = 0
    cards = 0
    for k in range(t.n):
        p = (s.leader + k) % t.n
        draw_card(s, p, log)
        if s.seats[p].out == 0:
            cards += s.seats[p].hand_n
    if cards == 0:
        finish(s, ids.END_CARDS, log)
        return
    begin_round(t, s, log)
    next_turn(t, s)


@rule
def finish(s: State, reason: int, log: Log) -> None:
    """The game is over."""
    s.over = reason
    s.deadline = 0
    emit(log, ids.EV_OVER, -1, reason)


@rule
def result(t: Table, s: State, out: Any) -> int:
    """TOY-END-01: coins are the score, the richest is first, equal coins share a place; who conceded comes last."""
    for i in range(16):
        out[i] = 0
    for p in range(t.n):
        mine = standing(s, p)
        place = 1
        for q in range(t.n):
            if standing(s, q) > mine:
                place += 1
        out[p] = s.seats[p].coins
        out[8 + p] = place
    return s.over


@rule
def standing(s: State, p: int) -> int:
    """What seats are ranked by: coins, or less than any coins after conceding."""
    return -1 if s.seats[p].out else s.seats[p].coins


@rule
def due(t: Table, s: State) -> int:
    """TOY-PACE-03: when the round's time is up, in ms."""
    return s.deadline if t.pace == ids.CLOCK and s.over == 0 else NEVER
