"""Tournament Mode: what a seat may do at any moment, and what an accepted request changes."""

from typing import Any

from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.bases import find_base, next_index
from rumpus.games.brawl.rules.cards import put_on_pile, take_from_deck, take_from_pile, word_of
from rumpus.games.brawl.rules.dispatch import lay_card
from rumpus.games.brawl.rules.fouls import list_fouls, may_foul_act, note_foul
from rumpus.games.brawl.rules.plays import any_play, list_plays
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.steps import note_move
from rumpus.games.brawl.rules.tag import is_active, may_tag, may_tag_in
from rumpus.games.brawl.rules.targets import base_in
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule


@rule
def can_move(t: Table, s: State, p: int) -> bool:
    """BR-REAL-01: whether seat p has anything at all that it may do now (conceding apart)."""
    seat = s.seats[p]
    if seat.choice > 0 or (t.claim and may_foul_act(t, s, p)):
        return True
    if not is_active(t, s, p):
        return may_tag_in(t, s, p)
    if seat.hand > 0 or seat.deck_n > 0:
        return True
    if seat.pile > 0 and (may_pick_up(t, s, p) or any_play(t, s, p, seat.pile, True)):
        return True
    return t.format == ids.TAG_TEAM and mates(t, s, p) > 0


@rule
def mates(t: Table, s: State, p: int) -> int:
    """How many teammates seat p may tag."""
    n = 0
    for q in range(t.n):
        if may_tag(t, s, p, q):
            n += 1
    return n


@rule
def may_pick_up(t: Table, s: State, p: int) -> bool:
    """BR-REAL-05; RULING BR-RUL-05: after churn_limit pick-ups set down again, not until something happens."""
    return t.churn_limit == 0 or s.seats[p].churn < t.churn_limit


@rule
def list_live(t: Table, s: State, p: int, out: Any) -> int:
    """BR-REAL-02 .. -08, BR-TAG-06, -07: the actions of seat p, ascending; how many."""
    seat = s.seats[p]
    n = 0
    active = is_active(t, s, p)
    if active and seat.hand == 0:
        if seat.deck_n > 0:
            out[n] = ids.DEAL
            n += 1
        if seat.pile > 0 and may_pick_up(t, s, p):
            out[n] = ids.PICK_UP
            n += 1
    elif active:
        if seat.origin == ids.PICKED:
            out[n] = ids.PUT_BACK
            n += 1
        out[n] = ids.DISCARD
        n += 1
    if seat.choice > 0:
        out[n] = ids.STAND
        out[n + 1] = ids.CLAIM
        n += 2
    if t.format == ids.TAG_TEAM:
        n = list_tags(t, s, p, active, out, n)
    if active and seat.hand > 0:
        n = list_plays(t, s, p, seat.hand, ids.PLAY, out, n)
    elif active and seat.pile > 0:
        n = list_plays(t, s, p, seat.pile, ids.TOP, out, n)
    if t.claim and s.playing >> p & 1:
        n = list_fouls(t, s, p, out, n)
    return n


@rule
def list_tags(t: Table, s: State, p: int, active: bool, out: Any, n: int) -> int:
    """BR-TAG-07: the active player tags a teammate. RULING BR-RUL-27: a teammate tags in."""
    if not active:
        if may_tag_in(t, s, p):
            out[n] = ids.TAG + p
            n += 1
        return n
    for q in range(t.n):
        if may_tag(t, s, p, q):
            out[n] = ids.TAG + q
            n += 1
    return n


@rule
def deal(t: Table, s: State, p: int, log: Log) -> None:
    """BR-REAL-02: the top card of the deck comes into the hand."""
    seat = s.seats[p]
    seat.hand = take_from_deck(s, p)
    seat.origin = ids.DEALT
    seat.churn = 0
    progress(s)
    reveal(log)
    emit(log, ids.EV_DEAL, p, seat.hand)


@rule
def pick_up(s: State, p: int, log: Log) -> None:
    """BR-REAL-05: the top card of the own pile comes into the hand, playable or not."""
    seat = s.seats[p]
    seat.hand = take_from_pile(s, p)
    seat.origin = ids.PICKED
    emit(log, ids.EV_PICK_UP, p, seat.hand)


@rule
def set_down(s: State, p: int, a: int, log: Log) -> None:
    """BR-REAL-04, BR-REAL-06: the card in hand goes on top of the own pile; picked up before, that is no progress."""
    seat = s.seats[p]
    card = seat.hand
    put_on_pile(s, p, card)
    if seat.origin == ids.PICKED:
        seat.churn += 1
    else:
        reveal(log)
        seat.churn = 0
        progress(s)
    seat.hand = 0
    seat.origin = 0
    emit(log, ids.EV_PUT_BACK if a == ids.PUT_BACK else ids.EV_DISCARD, p, card)


@rule
def play(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """BR-REAL-03, BR-REAL-07: the card in hand, or the top of the own pile, is laid on its target."""
    seat = s.seats[p]
    top = a >= ids.TOP
    target = a - ids.TOP if top else a - ids.PLAY
    index = base_in(target)
    slot = find_base(s, index) if index >= 0 else -1
    if top:
        card = take_from_pile(s, p)
    else:
        card = seat.hand
        if seat.origin == ids.DEALT:
            reveal(log)
        seat.hand = 0
        seat.origin = 0
    if t.claim:
        note_foul(t, s, p, card, target, slot)
    laid = next_index(s, p) + 1 if word_of(t, card) == ops.PLACE_BASE else 0
    emit(log, ids.EV_PLAY, p, card, target, 1 if top else 0, laid)
    lay_card(t, s, p, card, target, slot, log)
    seat.plays += 1
    for q in range(t.n):
        s.seats[q].churn = 0
    progress(s)


@rule
def progress(s: State) -> None:
    """RULING BR-RUL-07: what resets the stall clock."""
    s.moved = s.now
    s.warned = 0


@rule
def do_live(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """DEAL, PICK_UP, PUT_BACK, DISCARD, PLAY and PLAY_TOP of seat p."""
    seat = s.seats[p]
    seat.last = s.now
    if t.claim:
        note_move(t, s, p, a)
    if t.format == ids.TAG_TEAM:
        s.idle[t.team[p]] = 0
    if a == ids.DEAL:
        deal(t, s, p, log)
    elif a == ids.PICK_UP:
        pick_up(s, p, log)
    elif a == ids.PUT_BACK or a == ids.DISCARD:
        set_down(s, p, a, log)
    else:
        play(t, s, p, a, log)
