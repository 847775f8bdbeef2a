"""Tag team: who is active, who may tag, and who starts."""

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.cards import next_card, put_on_pile
from rumpus.games.brawl.rules.plays import any_play
from rumpus.games.brawl.rules.setup import begin_round
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule


@rule
def is_active(t: Table, s: State, p: int) -> bool:
    """BR-TAG-06: whether seat p may use its cards; outside tag team everybody still in may."""
    if s.seats[p].out != ids.IN or (s.playing >> p & 1) == 0:
        return False
    return t.format != ids.TAG_TEAM or s.active[t.team[p]] == p


@rule
def stuck(t: Table, s: State, p: int) -> bool:
    """BR-RUL-27: an empty deck, and neither the hand nor the pile's top has a legal target."""
    return s.seats[p].deck_n == 0 and not any_play(t, s, p, next_card(t, s, p), s.seats[p].hand == 0)


@rule
def may_tag(t: Table, s: State, p: int, q: int) -> bool:
    """BR-TAG-07: whether the active seat p may hand over to q. RULING BR-RUL-27 (tag_hand = empty)."""
    if t.format != ids.TAG_TEAM or q >= t.n or q == p or t.team[q] != t.team[p] or s.seats[q].out != ids.IN:
        return False
    return t.tag_empty == 0 or s.seats[p].hand == 0


@rule
def may_tag_in(t: Table, s: State, p: int) -> bool:
    """RULING BR-RUL-27: a teammate tags in alone when the active player is gone, spent or has been idle too long."""
    if t.format != ids.TAG_TEAM or s.seats[p].out != ids.IN:
        return False
    team = t.team[p]
    active = s.active[team]
    return active < 0 or t.self_tag_ms == 0 or s.idle[team] == 1 or stuck(t, s, active)


@rule
def tag(t: Table, s: State, p: int, q: int, log: Log) -> None:
    """BR-TAG-07: q becomes active, cards stay (tag_hand = empty: a tag-in puts the held card on its pile)."""
    team = t.team[q]
    former = s.active[team]
    if p == q and t.tag_empty and former >= 0 and s.seats[former].hand > 0:
        seat = s.seats[former]
        put_on_pile(s, former, seat.hand)
        seat.hand = 0
        seat.origin = 0
        reveal(log)
    s.active[team] = q
    s.idle[team] = 0
    s.seats[q].last = s.now
    emit(log, ids.EV_TAG, q, former + 1)


@rule
def captain(t: Table, s: State, team: int) -> int:
    """RULING BR-RUL-44: the first seat of a team that is still in names its starter; -1 = nobody is."""
    for p in range(t.n):
        if t.team[p] == team and s.seats[p].out == ids.IN:
            return p
    return -1  # pragma: no cover - a team without players has lost


@rule
def name_starter(t: Table, s: State, p: int, q: int, log: Log) -> None:
    """RULING BR-RUL-29: in secret; when both teams have named, both are revealed."""
    s.seats[p].starter = q + 1
    emit(log, ids.EV_NAMED, p, q + 1)
    other = captain(t, s, 1 - t.team[p])
    if other >= 0 and s.seats[other].starter > 0:
        reveal_starters(t, s, log)


@rule
def reveal_starters(t: Table, s: State, log: Log) -> None:
    """RULING BR-RUL-29: the starters are shown; a team without an answer starts with its first seat."""
    reveal(log)
    s.deadline = 0
    for team in range(2):
        first = captain(t, s, team)
        named = s.seats[first].starter - 1
        chosen = named if named >= 0 and s.seats[named].out == ids.IN else first
        s.active[team] = chosen
        emit(log, ids.EV_STARTER, chosen)
    begin_round(t, s, log)
