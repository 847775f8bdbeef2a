"""What a seat cannot know, dealt anew: hands, decks, secret heroes, the last pick of each stack ([hidden]; BU-RUL-70,
-80).

In the draft a team sees at each look what is left, so it knows every earlier pick; of a closed stack only Team 2's last
pick is unknown to Team 1. An onlooker knows no pick.
"""

from typing import Any

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import team_at
from rumpus.games.brutality.rules.decks import to_hand
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.records.chance import below, mix, seed, word
from rumpus.kernel.records.piles import clear, count, sort
from rumpus.kernel.records.record import rule


@rule
def redeal(t: Table, s: State, viewer: int) -> None:
    """Samples all that the viewer (-1: an onlooker) cannot know, the generator too."""
    seed(s, word(s) >> 1)
    mine = team_at(s, viewer) if viewer >= 0 else -1
    for team in range(ids.TEAMS):
        if team != mine and s.teams[team].picks:
            guess_heroes(t, s, team)
    if t.chaos:
        for kind in range(1, 5):
            guess_picks(t, s, kind, mine)
        for team in range(ids.TEAMS):
            mix_cards(t, s, team, 1 << team if mine >= 0 else 3, mine)
    else:
        mix_cards(t, s, 0, 3, mine)


@rule
def guess_heroes(t: Table, s: State, team: int) -> None:
    """BU-RUL-06 blind: the other team's secret heroes may be any two."""
    one = 1 + below(s, t.heroes_n)
    two = 1 + below(s, t.heroes_n - 1)
    two += 1 if two >= one else 0
    s.teams[team].picks = 1 + one | (1 + two << 8 if s.teams[team].picks >> 8 else 0)


@rule
def hidden(s: State, team: int, i: int, mine: int) -> bool:
    """Whether the i-th card of a team's hand is unknown to the viewer's team (-1: an onlooker)."""
    return mine < 0 or (team != mine and not s.teams[team].seen >> i & 1)


@rule
def mix_cards(t: Table, s: State, lies: int, teams: int, mine: int) -> None:
    """A deck and the unknown cards of these teams' hands, mixed; no instant is ever in a hand (BU-RUL-62)."""
    side = s.teams[lies]
    n = side.deck_n
    for team in range(ids.TEAMS):
        for i in range(s.teams[team].hand_n):
            if teams >> team & 1 and hidden(s, team, i, mine) and of_deck(t, s, s.teams[team].hand[i], lies):
                side.deck[n] = s.teams[team].hand[i]
                n += 1
    mix(s, side.deck, n)
    for team in range(ids.TEAMS):
        if teams >> team & 1:
            n = fill_hand(t, s, lies, team, mine, n)
    mix(s, side.deck, n)


@rule
def of_deck(t: Table, s: State, card: int, lies: int) -> bool:
    """Whether a card is of this deck."""
    return not t.chaos or s.owner[card] == 1 + lies


@rule
def fill_hand(t: Table, s: State, lies: int, team: int, mine: int, n: int) -> int:
    """The unknown cards of a hand, from the top of the mixed deck; how many are left there."""
    side, deck = s.teams[team], s.teams[lies].deck
    kept, seen, new = 0, 0, 0
    for i in range(side.hand_n):
        card = side.hand[i]
        if hidden(s, team, i, mine) and of_deck(t, s, card, lies):
            new += 1
        else:
            side.hand[kept] = card
            seen |= (side.seen >> i & 1) << kept
            kept += 1
    marks = side.seen if mine < 0 else seen
    for i in range(kept, side.hand_n):
        side.hand[i] = 0
    side.hand_n = kept
    side.seen = seen
    for _ in range(new):
        at = n - 1
        while at > 0 and t.relics[deck[at]].timing == ids.INSTANT:
            at -= 1
        to_hand(s, team, deck[at], 0)
        deck[at] = deck[n - 1]
        deck[n - 1] = 0
        n -= 1
    if mine < 0:
        side.seen = marks
    return n


# ---------------------------------------------------------------- the draft
@rule
def guess_picks(t: Table, s: State, kind: int, mine: int) -> None:
    """BU-RUL-70: for Team 1 the last pick of a closed stack may be any card left in it then; for an onlooker every
    unseen card of the type may be anywhere among the decks, the hands, the stack and what nobody took.
    """
    n = 0
    for card in range(1, t.relics_n + 1):
        if t.relics[card].kind == kind and unseen(t, s, card, kind, mine):
            s.scratch[n] = card
            n += 1
    for i in range(n - 1, 0, -1):
        trade(s, s.scratch[i], s.scratch[below(s, i + 1)])
    clear(s.scratch, n)
    sort(s.stack, s.stack_n)


@rule
def unseen(t: Table, s: State, card: int, kind: int, mine: int) -> bool:
    """Whether the viewer cannot know who has a card, or whether anybody has."""
    if t.open_picks or (mine >= 0 and (mine or s.late[kind - 1] == 0)):
        return False
    team = s.owner[card] - 1
    if team < 0:
        return mine < 0 or s.late[kind - 1] != 0
    if mine >= 0 and card != s.late[kind - 1]:
        return False
    for k in range(ids.TEAMS):
        side = s.teams[k]
        for i in range(side.hand_n):
            if side.hand[i] == card:
                return hidden(s, k, i, mine)
    return count(s.teams[team].deck, s.teams[team].deck_n, card) > 0


@rule
def trade(s: State, one: int, two: int) -> None:
    """Two relics change their places, wherever they lie; hands are put in order by `mix_cards`."""
    kept = s.owner[one]
    s.owner[one] = s.owner[two]
    s.owner[two] = kept
    for team in s.teams:
        swap_in(team.deck, team.deck_n, one, two)
        swap_in(team.hand, team.hand_n, one, two)
    swap_in(s.stack, s.stack_n, one, two)
    swap_in(s.late, ids.OP, one, two)


@rule
def swap_in(cards: Any, n: int, one: int, two: int) -> None:
    """Every one of two cards is the other."""
    for i in range(n):
        if cards[i] == one or cards[i] == two:
            cards[i] = one + two - cards[i]
