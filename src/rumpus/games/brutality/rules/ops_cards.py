"""Words for relics in hands, decks and piles (BU-RUL-65 to -67, -71)."""

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import captain, side_of
from rumpus.games.brutality.rules.decks import discard, from_hand, home, recoverable, to_hand
from rumpus.games.brutality.rules.state import Frame, Op, State, Table
from rumpus.kernel.records.chance import draw as chance
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.piles import remove
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, push


@rule
def draw(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """That many relics, one by one, while below the hand limit."""
    if f.stage == 0:
        f.stage = 1
        push(s, ids.F_DRAW, f.seat)
        g = s.frames[s.depth - 1]
        g.team = f.victim
        g.left = op.n
        return False
    return True


@rule
def draw_bonus(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The next draw step draws more, or fewer."""
    s.teams[f.victim].bonus += op.n
    return True


@rule
def peek(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The user's team sees the hand as it is now: an event of its own, and a mark on the cards."""
    side = s.teams[f.victim]
    if f.victim != f.team and side.hand_n:
        side.seen = (1 << side.hand_n) - 1
        hand = side.hand[0] | side.hand[1] << 8 | side.hand[2] << 16
        emit(log, ids.EV_PEEK, f.seat, f.victim, hand, side.hand_n)
        reveal(log)
    return True


@rule
def steal(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """BU-RUL-66: relics from the enemy hand into the own, as many as fit."""
    at_random = op.how == ids.AT_RANDOM or t.steal_random != 0
    begin(t, s, f, op, op.how == ids.LOOK and not at_random, log)
    while f.left > 0 and s.teams[1 - f.team].hand_n and s.teams[f.team].hand_n < ids.HAND:
        card = chosen(s, f, 1 - f.team, at_random, ids.ASK_STEAL, f.seat, log)
        if card == 0:
            return False
        from_hand(s, 1 - f.team, card)
        to_hand(s, f.team, card, 1)
        emit(log, ids.EV_STEAL, f.seat, card, f.team)
        reveal(log)
    return True


@rule
def discard_enemy(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The enemy team discards: at random, by its own choice, or by the user's."""
    begin(t, s, f, op, op.how == ids.LOOK, log)
    seat = captain(t, s, f.victim) if op.how == ids.VICTIM else f.seat
    while f.left > 0 and s.teams[f.victim].hand_n:
        card = chosen(s, f, f.victim, op.how == ids.AT_RANDOM, ids.ASK_TOSS, seat, log)
        if card == 0:
            return False
        discard(t, s, f.victim, card, log)
    return True


@rule
def begin(t: Table, s: State, f: Frame, op: Op, looks: bool, log: Log) -> None:
    """So many cards are to be chosen; the hand is looked at before."""
    if f.stage == 0:
        f.stage = 1
        f.left = op.n
        if looks:
            peek(t, s, f, op, log)


@rule
def chosen(s: State, f: Frame, team: int, at_random: bool, what: int, seat: int, log: Log) -> int:
    """A card: the one decided, or one of a hand by chance; 0 = it is asked."""
    card = f.got - ids.CARD + 1
    if f.got < 0 and not at_random:
        ask(s, what, seat)
        return 0
    if f.got < 0:
        card = s.teams[team].hand[chance(s, log, s.teams[team].hand_n)]
    f.got = -1
    f.left -= 1
    return int(card)


@rule
def recover(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """Relics of the listed types from the pile into the hand, while it holds fewer than 3."""
    team = f.victim
    lies, side = s.teams[home(t, team)], s.teams[team]
    begin(t, s, f, op, False, log)
    while f.left > 0 and side.hand_n < ids.HAND and recoverable(t, s, team, op.kinds):
        card = chosen(s, f, team, False, ids.ASK_RECOVER, f.seat, log)
        if card == 0:
            return False
        lies.pile_n = remove(lies.pile, lies.pile_n, card)
        to_hand(s, team, card, 1)
        emit(log, ids.EV_RECOVER, side_of(s, team), card, team)
    return True
