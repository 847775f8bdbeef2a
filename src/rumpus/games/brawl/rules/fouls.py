"""Fouls that may be made and called (table option fouls = claim, RULING BR-RUL-06)."""

from typing import Any

from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.bases import base_code, find_base, index_of, side_of
from rumpus.games.brawl.rules.cards import put_on_pile, type_of, word_of
from rumpus.games.brawl.rules.chains import in_string, pop, void_foul
from rumpus.games.brawl.rules.modifiers import take_modifier
from rumpus.games.brawl.rules.plays import end_code, on_base_code
from rumpus.games.brawl.rules.rewind import undo, unlay_base
from rumpus.games.brawl.rules.setup import count_down
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.steps import note_lift, oldest, set_shown, swept_index, swept_row
from rumpus.games.brawl.rules.targets import base_in, side_in
from rumpus.games.brawl.rules.timers import drop_votes
from rumpus.kernel.records.buffers import zero
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.piles import sort_from
from rumpus.kernel.records.record import rule

CHOICE_MS = 10_000
"""How long a caller may choose between stand and claim; also how long a false CALL bars the caller's CALL."""


# ---------------------------------------------------------------- fouls and where they are


@rule
def note_foul(t: Table, s: State, p: int, card: int, target: int, slot: int) -> None:
    """Marks a play that the book forbids, before it is laid; shown to nobody."""
    code = play_code(t, s, p, card, target, slot)
    if code == ids.OK:
        return
    foul = s.fouls[s.fouls_n]
    s.fouls_n += 1
    foul.card = card
    foul.seat = p
    foul.why = code
    foul.state = ids.FOUL_OPEN
    foul.step = s.step
    foul.side = ids.ON_BASE
    if target < ids.BASE:
        foul.row = (target - ids.SIDE) // 2
        foul.base = p * ids.NUMBERS + s.seats[p].bases
        return
    foul.row = s.bases[slot].row
    foul.base = base_in(target)
    if target >= ids.END:
        foul.side = side_in(target)
        foul.before = s.bases[slot].ends[foul.side].colour


@rule
def play_code(t: Table, s: State, p: int, card: int, target: int, slot: int) -> int:
    """What forbids a play that was accepted; OK = nothing."""
    card_type = t.types[type_of(t, card)]
    if target >= ids.NUMBER:
        return ids.OK
    if target < ids.BASE:
        return base_code(t, s, (target - ids.SIDE) // 2, target % 2)
    if target < ids.END:
        return on_base_code(t, s, card_type, p, slot)
    shade = 1 << (target - ids.SHADE) % 3 if target >= ids.SHADE else 0
    return end_code(t, s, card_type, p, slot, side_in(target), shade)


@rule
def spot_of(s: State, k: int) -> int:
    """The spot where foul k is called: the end on which its card lies, else the Base; of a swept one, where it was."""
    foul = s.fouls[k]
    if foul.side == ids.ON_BASE:
        return ids.ENDS + foul.base
    slot = find_base(s, foul.base)
    if slot >= 0 and in_string(s, slot, 1 - foul.side, foul.card):
        return foul.base * 2 + 1 - foul.side  # the strings have changed ends since
    return foul.base * 2 + foul.side


@rule
def spot_target(spot: int) -> int:
    """A spot as a target, for events."""
    return ids.END + spot if spot < ids.ENDS else ids.BASE + spot - ids.ENDS


@rule
def lies_free(t: Table, s: State, k: int) -> bool:
    """RULING BR-RUL-06: whether the card of foul k can be taken back with nothing else changed.

    It lies on top, a Base bare, where no Freeze came after it.
    """
    foul = s.fouls[k]
    slot = find_base(s, foul.base)
    if slot < 0:
        return False
    base = s.bases[slot]
    if foul.side == ids.ON_BASE and word_of(t, foul.card) == ops.PLACE_BASE:
        bare = base.mods_n == 0 and base.ends[0].n == 0 and base.ends[1].n == 0
        return bare and s.seats[base.owner].bases == base.number
    if base.frozen and foul.why != ids.FROZEN:
        return False
    if foul.side == ids.ON_BASE:
        return base.mods == foul.card and word_of(t, foul.card) != ops.SWAP_ENDS
    return base.ends[0].top == foul.card or base.ends[1].top == foul.card


@rule
def own_foul(t: Table, s: State, p: int, spot: int) -> int:
    """The open foul of seat p that it may take back from this spot; -1 = none."""
    for k in range(s.fouls_n):
        foul = s.fouls[k]
        if foul.state == ids.FOUL_OPEN and foul.gone == 0 and foul.seat == p:
            if spot_of(s, k) == spot and lies_free(t, s, k):
                return k
    return -1


@rule
def foul_of_others(t: Table, s: State, p: int, spot: int) -> int:
    """The latest open foul of an opponent of seat p at this spot; -1 = none."""
    for k in range(s.fouls_n - 1, -1, -1):
        foul = s.fouls[k]
        if foul.state == ids.FOUL_OPEN and foul.gone == 0 and t.team[foul.seat] != t.team[p]:
            if spot_of(s, k) == spot:
                return k
    return -1


# ---------------------------------------------------------------- what may be done about them


@rule
def list_fouls(t: Table, s: State, p: int, out: Any, n: int) -> int:
    """TAKE_BACK of own fouls that lie free, then CALL on strings and Bases of the own rows; the new count."""
    start = n
    for k in range(s.fouls_n):
        foul = s.fouls[k]
        if foul.state == ids.FOUL_OPEN and foul.gone == 0 and foul.seat == p and lies_free(t, s, k):
            out[n] = ids.TAKE_BACK + spot_of(s, k)
            n += 1
    sort_from(out, start, n)
    if s.seats[p].barred > 0 or s.seats[p].choice > 0:
        return n
    start = n
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        row = s.rows[r]
        for i in range(row.n):
            index = index_of(s, row.base[i])
            out[n] = ids.CALL + ids.ENDS + index
            n += 1
            for side in range(2):
                if s.bases[row.base[i]].ends[side].n > 0:
                    out[n] = ids.CALL + index * 2 + side
                    n += 1
    for number in range(oldest(s), s.step + 1):
        index = swept_index(t, s, number)
        if index >= 0 and side_of(t, s, swept_row(t, s, index), p) >= 0:
            out[n] = ids.CALL + ids.ENDS + index
            n += 1
    sort_from(out, start, n)
    return n


@rule
def may_foul_act(t: Table, s: State, p: int) -> bool:
    """Whether `list_fouls` has anything for seat p: a call on a Base, as every row has one, or an own foul."""
    for r in range(s.rows_n):
        if side_of(t, s, r, p) >= 0 and s.seats[p].barred == 0 and s.seats[p].choice == 0:
            return True
    for k in range(s.fouls_n):
        foul = s.fouls[k]
        if foul.state == ids.FOUL_OPEN and foul.gone == 0 and foul.seat == p and lies_free(t, s, k):
            return True
    return False


@rule
def correct(t: Table, s: State, k: int, spot: int) -> None:
    """A foul that lies free goes back: to its player's hand if empty, else onto that player's pile."""
    foul = s.fouls[k]
    card = foul.card
    slot = find_base(s, foul.base)
    note_lift(s, foul.seat, spot, card, slot)
    if spot < ids.ENDS:
        pop(t, s, slot, spot % 2)
    else:
        if word_of(t, card) == ops.PLACE_BASE:
            unlay_base(s, slot)
        else:
            take_modifier(s, slot)
        void_foul(s, k)
    seat = s.seats[foul.seat]
    if seat.hand == 0:
        seat.hand = card
        seat.origin = ids.DEALT
        set_shown(s, card)
    else:
        put_on_pile(s, foul.seat, card)


@rule
def take_back(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """RULING BR-RUL-06: the player of a foul that lies free takes it back."""
    spot = a - ids.TAKE_BACK
    k = own_foul(t, s, p, spot)
    card = s.fouls[k].card
    correct(t, s, k, spot)
    emit(log, ids.EV_TAKEN, p, card, spot_target(spot))


@rule
def call(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """BR-FOUL-01, RULING BR-RUL-06: what a call does.

    A foul that lies free is taken back; before another one the game goes back, as long as it is remembered; beyond
    that the caller chooses. A false call bars the caller.
    """
    spot = a - ids.CALL
    target = spot_target(spot)
    k = foul_of_others(t, s, p, spot)
    reveal(log)
    if k < 0:
        s.seats[p].barred = s.now + CHOICE_MS
        emit(log, ids.EV_CALL, p, 0, target)
        return
    foul = s.fouls[k]
    card = foul.card
    if lies_free(t, s, k):
        emit(log, ids.EV_CALL, p, card, target, foul.seat + 1, ids.CALL_LIFTED)
        correct(t, s, k, spot)
    elif foul.step >= oldest(s):
        emit(log, ids.EV_CALL, p, card, target, foul.seat + 1, ids.CALL_BACK)
        go_back(t, s, k, target, log)
    else:
        foul.state = ids.FOUL_WAITING
        emit(log, ids.EV_CALL, p, card, target, foul.seat + 1, ids.CALL_CHOICE)
        offer(s, p, k)


@rule
def offer(s: State, p: int, k: int) -> None:
    """Ten seconds to choose; no answer is stand."""
    s.seats[p].choice = k + 1
    s.seats[p].until = s.now + CHOICE_MS


@rule
def go_back(t: Table, s: State, k: int, target: int, log: Log) -> None:
    """BR-FOUL-01, RULING BR-RUL-06: back to just before foul k; then the race starts again by the countdown."""
    first = s.fouls[k].step
    offender = s.fouls[k].seat
    n = s.step - first + 1
    for _ in range(n):
        undo(t, s)
    for j in range(k):
        if s.fouls[j].gone >= first:
            s.fouls[j].gone = 0
    for j in range(k, s.fouls_n):
        void_foul(s, j)
        zero(s.fouls[j])
    s.fouls_n = k
    emit(log, ids.EV_BACK, -1, n, target, offender + 1)
    drop_votes(t, s)
    s.paused = s.now
    s.moved = s.now
    s.warned = 0
    for p in range(t.n):
        s.seats[p].last = s.now
        s.seats[p].churn = 0
    for team in range(2):
        s.idle[team] = 0
    count_down(t, s, log)
