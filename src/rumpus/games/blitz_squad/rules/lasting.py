"""Lasting effects: surge, guard, tax, next_draw, ban, ease (BS-RUL-48), and bans that specials and they make.

`left` says when one ends: 0 by its word (surge, ease and a ban for the turn with the turn, guard in its seat's
Beginning Phase, next_draw in its seat's Draw Phase), 1 at the end of its seat's next own turn, 2 at the end of the one
after it, for it was set up in an own turn that is running.
"""

from rumpus.games.blitz_squad.rules import ids, ops
from rumpus.games.blitz_squad.rules.specials import standing_ban
from rumpus.games.blitz_squad.rules.state import Lasting, State, Table
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import drop_at


@rule
def lasts(s: State, word: int, owner: int, seat: int, n: int, left: int, log: Log) -> None:
    """BS-RUL-48: a lasting effect begins; an equal one takes the number up. Beyond LASTING there is none."""
    emit(log, ids.EV_LASTING, seat, word, n, left, owner)
    for i in range(s.lasting_n):
        one = s.lasting[i]
        if one.word == word and one.owner == owner and one.seat == seat and one.left == left:
            if word != ops.BAN:
                one.n += n
                return
            if one.n == n:
                return
    if s.lasting_n < ids.LASTING:
        new = s.lasting[s.lasting_n]
        s.lasting_n += 1
        new.word = word
        new.owner = owner
        new.seat = seat
        new.n = n
        new.left = left


@rule
def sum_of(s: State, word: int, seat: int) -> int:
    """BS-RUL-48: the numbers of a word about a seat, added up."""
    total = 0
    for i in range(s.lasting_n):
        if s.lasting[i].word == word and s.lasting[i].seat == seat:
            total += s.lasting[i].n
    return total


@rule
def end_of(s: State, word: int, seat: int) -> None:
    """All effects of a word about a seat end."""
    for i in range(s.lasting_n - 1, -1, -1):
        if s.lasting[i].word == word and s.lasting[i].seat == seat:
            s.lasting_n = drop_at(s.lasting, s.lasting_n, i)


@rule
def end_of_owner(s: State, p: int) -> None:
    """BS-RUL-36: what an eliminated player has set up ends, and what is about that player."""
    for i in range(s.lasting_n - 1, -1, -1):
        if s.lasting[i].owner == p or s.lasting[i].seat == p:
            s.lasting_n = drop_at(s.lasting, s.lasting_n, i)


@rule
def turn_over(s: State) -> None:
    """BS-RUL-44, BS-RUL-48: the last act of an End Phase: effects until the end of the turn end."""
    for i in range(s.lasting_n - 1, -1, -1):
        one = s.lasting[i]
        if one.left > 0:
            if one.seat == s.active:
                one.left -= 1
                if one.left == 0:
                    s.lasting_n = drop_at(s.lasting, s.lasting_n, i)
        elif ends_with_turn(one):
            s.lasting_n = drop_at(s.lasting, s.lasting_n, i)


@rule
def ends_with_turn(one: Lasting) -> bool:
    """Whether an effect without a number of turns ends with the turn that runs."""
    return one.word == ops.SURGE or one.word == ops.EASE or one.word == ops.BAN


@rule
def banned(t: Table, s: State, p: int, what: int) -> bool:
    """BS-RUL-48, BS-RUL-64: whether a ban of just this kind is on seat p."""
    for i in range(s.lasting_n):
        if s.lasting[i].word == ops.BAN and s.lasting[i].seat == p and s.lasting[i].n == what:
            return True
    return standing_ban(t, s, p, what)


@rule
def may_combo(t: Table, s: State, p: int, what: int) -> bool:
    """BS-RUL-73: no ban on attacks, or on actions, nor on both together."""
    return not banned(t, s, p, what) and not banned(t, s, p, ids.B_COMBO)


@rule
def may_reply(t: Table, s: State, p: int) -> bool:
    """BS-RUL-07, BS-RUL-73: replies are on and not banned; a ban on actions covers them."""
    if t.replies == 0 or banned(t, s, p, ids.B_REPLY):
        return False
    return t.reply_lines_only == 1 or may_combo(t, s, p, ids.B_ACTION)
