"""Relic decks, hands, piles and the play area (Relic draw, hand, play, discard; BU-RUL-60, -67, -71).

Standard: both teams draw from and discard to what lies with team 0. Controlled Chaos: each its own.
"""

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import side_of
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.records.buffers import zero
from rumpus.kernel.records.chance import shuffle
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.piles import find, insert_at, move_all, put_top, remove_at
from rumpus.kernel.records.record import rule


@rule
def home(t: Table, team: int) -> int:
    """The team with whom a team's deck and pile lie."""
    return team if t.chaos else 0


@rule
def can_draw(t: Table, s: State, team: int) -> bool:
    """BU-RUL-60, BU-RUL-67, BU-RUL-71: whether there is a card to draw."""
    lies = s.teams[home(t, team)]
    if lies.deck_n:
        return True
    if lies.pile_n == 0 or lies.mixed == s.turn:
        return False
    for i in range(s.teams[team].hand_n if t.chaos and not t.pile_empty else 0):
        if s.owner[s.teams[team].hand[i]] == 1 + team:
            return False
    return True


@rule
def recoverable(t: Table, s: State, team: int, kinds: int) -> bool:
    """Whether a relic of these types lies in a team's pile."""
    lies = s.teams[home(t, team)]
    for i in range(lies.pile_n):
        if kinds >> t.relics[lies.pile[i]].kind & 1:
            return True
    return False


@rule
def draw_top(t: Table, s: State, team: int, log: Log) -> int:
    """The top card, after a reshuffle if it needs one; 0 = nothing is drawn."""
    if not can_draw(t, s, team):
        return 0
    lies = s.teams[home(t, team)]
    if lies.deck_n == 0:
        lies.deck_n = move_all(lies.pile, lies.pile_n, lies.deck, 0)
        lies.pile_n = 0
        lies.mixed = s.turn
        shuffle(s, log, lies.deck, lies.deck_n)
        emit(log, ids.EV_SHUFFLE, side_of(s, team), team, lies.deck_n)
    lies.deck_n -= 1
    card = lies.deck[lies.deck_n]
    lies.deck[lies.deck_n] = 0
    reveal(log)
    return int(card)


@rule
def to_hand(s: State, team: int, card: int, seen: int) -> None:
    """A card goes into a hand, which is ascending; seen: 1 = the other team knows it."""
    side = s.teams[team]
    i = 0
    while i < side.hand_n and side.hand[i] < card:
        i += 1
    side.hand_n = insert_at(side.hand, side.hand_n, i, card)
    low = side.seen & (1 << i) - 1
    side.seen = low | seen << i | (side.seen & ~low) << 1


@rule
def from_hand(s: State, team: int, card: int) -> None:
    """A card leaves a hand."""
    side = s.teams[team]
    i = find(side.hand, side.hand_n, card)
    side.hand_n = remove_at(side.hand, side.hand_n, i)
    low = side.seen & (1 << i) - 1
    side.seen = low | side.seen >> i + 1 << i


@rule
def to_pile(t: Table, s: State, card: int, team: int, log: Log) -> None:
    """BU-CC-11, BU-RUL-66: a card goes face up to the common pile, or to the pile of the team whose deck it is of."""
    where = s.owner[card] - 1 if t.chaos else 0
    lies = s.teams[where]
    lies.pile_n = put_top(lies.pile, lies.pile_n, card)
    emit(log, ids.EV_PILE, side_of(s, team), card, where, team)


@rule
def discard(t: Table, s: State, team: int, card: int, log: Log) -> None:
    """BU-RELIC-13, BU-RUL-67: from the hand to its pile."""
    from_hand(s, team, card)
    emit(log, ids.EV_DISCARD, side_of(s, team), card, team)
    reveal(log)
    to_pile(t, s, card, team, log)


# ---------------------------------------------------------------- the play area
@rule
def lay_open(s: State, card: int, team: int, seat: int) -> int:
    """A played card lies face up until the end of the turn, or as long as it waits or lasts; its row."""
    for i in range(ids.PLAY):
        play = s.play[i]
        if play.card == 0:
            play.card = card
            play.team = team
            play.seat = seat
            play.ends = 2 * s.turn + 1
            return i
    return ids.PLAY - 1


@rule
def sweep(t: Table, s: State, now: int, log: Log) -> None:
    """BU-RUL-15, BU-RUL-67: cards whose time has come go to their piles."""
    for i in range(ids.PLAY):
        play = s.play[i]
        if play.card and play.holds == 0 and play.ends <= now:
            card, team = play.card, play.team
            zero(play)
            to_pile(t, s, card, team, log)
