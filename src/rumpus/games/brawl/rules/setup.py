"""The deal: decks, rows, and the start of a round."""

from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.bases import lay_base
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.chance import draw, seed, shuffle
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule

STARTER_MS = 20_000
"""RULING BR-RUL-29: how long a team has to name its starter."""


@rule
def start(t: Table, s: State, number: int, log: Log) -> None:
    """The game from a seed, in a zeroed state, up to the first decision."""
    seed(s, number)
    s.turn = -1
    s.active[0] = -1
    s.active[1] = -1
    for p in range(t.n):
        s.playing |= 1 << p
    if t.format == ids.TAG_TEAM:
        s.phase = ids.P_STARTER
        s.deadline = s.now + STARTER_MS
    else:
        begin_round(t, s, log)


@rule
def begin_round(t: Table, s: State, log: Log) -> None:
    """BR-SETUP-01 .. -04: decks are made, shuffled and laid down, the rows laid out; then the start of play."""
    emit(log, ids.EV_ROUND, -1, s.round, s.playing)
    n = bits(s.playing)
    s.dealt = s.playing
    for p in range(t.n):
        if s.playing >> p & 1:
            make_deck(t, s, p, aside(t, s, p, n), log)
    lay_rows(t, s, n)
    if t.mode == ids.TRAINING:
        s.phase = ids.P_TURN
        first_turn(t, s, n, log)
    elif s.round == 0:
        s.phase = ids.P_READY
    else:
        count_down(t, s, log)


@rule
def aside(t: Table, s: State, p: int, n: int) -> int:
    """How many Bases a player sets aside: BR-SETUP-01 one; BR-CIRC-02 two in a circle; BR-TAG-02 only the starters."""
    if t.format == ids.TAG_TEAM:
        return 1 if s.active[t.team[p]] == p else 0
    return 2 if t.format == ids.CIRCLE and n > 2 else 1


@rule
def make_deck(t: Table, s: State, p: int, bases: int, log: Log) -> None:
    """BR-SETUP-01, -02: without `bases` Bases and the Freezes the deck is shuffled; the Freezes go to the bottom.

    BR-TAG-03: in tag team one of the three Freezes is out of the game.
    """
    deck = t.decks[p]
    seat = s.seats[p]
    n = 0
    for i in range(deck.n):
        if t.types[deck.card[i]].word == ops.FREEZE_BASE and n < t.freezes:
            seat.deck[n] = p * ids.CARDS + i + 1
            n += 1
    bottom = n
    skip = bases
    for i in range(deck.n):
        word = t.types[deck.card[i]].word
        if word == ops.FREEZE_BASE:
            continue
        if word == ops.PLACE_BASE and skip > 0:
            skip -= 1
            continue
        seat.deck[n] = p * ids.CARDS + i + 1
        n += 1
    seat.deck_n = n
    shuffle(s, log, seat.deck, n, bottom)


@rule
def nth_base(t: Table, p: int, k: int) -> int:
    """The k-th Base card of a deck list, as a card."""
    deck = t.decks[p]
    for i in range(deck.n):
        if t.types[deck.card[i]].word == ops.PLACE_BASE:
            if k == 0:
                return p * ids.CARDS + i + 1
            k -= 1
    return 0  # pragma: no cover - a deck has the Bases that its format sets aside (BR-DECK-02, BR-RUL-25)


@rule
def lay_rows(t: Table, s: State, n: int) -> None:
    """BR-SETUP-03, BR-CIRC-01, -02, BR-TAG-02, RULING BR-RUL-12: the rows, each with a Base of both its sides."""
    if t.format == ids.TAG_TEAM:
        s.rows_n = 1
        s.rows[0].side[0] = 0
        s.rows[0].side[1] = 1
        for team in range(2):
            lay_base(s, nth_base(t, s.active[team], 0), 0, ids.RIGHT)
        return
    s.rows_n = 1 if n == 2 else n
    for r in range(s.rows_n):
        one = nth_player(t, s, r)
        two = nth_player(t, s, (r + 1) % n)
        s.rows[r].side[0] = one
        s.rows[r].side[1] = two
        lay_base(s, nth_base(t, one, s.seats[one].bases), r, ids.RIGHT)
        lay_base(s, nth_base(t, two, s.seats[two].bases), r, ids.RIGHT)


@rule
def nth_player(t: Table, s: State, k: int) -> int:
    """The k-th seat that plays this round, from 0 (BR-CIRC-08: seating order is kept)."""
    for p in range(t.n):
        if s.playing >> p & 1:
            if k == 0:
                return p
            k -= 1
    return 0  # pragma: no cover - asked for players that there are


@rule
def first_turn(t: Table, s: State, n: int, log: Log) -> None:
    """BR-TRAIN-01: the first player is drawn, each with equal chance; in tag team the first team."""
    if t.format == ids.TAG_TEAM:
        s.turn = s.active[draw(s, log, 2)]
    else:
        s.turn = nth_player(t, s, draw(s, log, n))
    emit(log, ids.EV_TURN, s.turn)


@rule
def ready(t: Table, s: State, p: int, log: Log) -> None:
    """RULING BR-RUL-31: a seat confirms; when all have, the countdown runs."""
    s.seats[p].ready = 1
    emit(log, ids.EV_READY, p)
    all_ready(t, s, log)


@rule
def all_ready(t: Table, s: State, log: Log) -> None:
    """RULING BR-RUL-31: the countdown runs once every seat still in has confirmed."""
    for p in range(t.n):
        if s.seats[p].ready == 0 and s.seats[p].out == ids.IN:
            return
    count_down(t, s, log)


@rule
def count_down(t: Table, s: State, log: Log) -> None:
    """RULING BR-RUL-31: three seconds in which nothing is accepted."""
    s.phase = ids.P_COUNTDOWN
    s.deadline = s.now + t.countdown_ms
    emit(log, ids.EV_COUNTDOWN, -1, t.countdown_ms)
