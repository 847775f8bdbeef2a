"""What a seat cannot know, sampled anew: the order of every deck, dealt cards in other hands, a starter not yet shown.

RULING BR-RUL-46: what once lay open - the cards of a discard pile below its top, those that went back with a foul -
counts as known, and so does the list of a published deck.
"""

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.steps import is_known, is_shown
from rumpus.kernel.records.chance import below, seed, word
from rumpus.kernel.records.record import rule


@rule
def knows_hand(t: Table, p: int, q: int) -> bool:
    """BR-RUL-11: whether viewer p (-1: a spectator) may see a card that seat q holds and was dealt.

    Training: everybody; Tournament Mode: its owner and the owner's team. Option held_card changes it.
    """
    if p >= 0 and t.team[p] == t.team[q]:
        return True
    if t.held == ids.AUTO:
        return t.mode != ids.TOURNAMENT
    return t.held == ids.PUBLIC and t.held != ids.PRIVATE


@rule
def redeal(t: Table, s: State, p: int) -> None:
    """Every deck is shuffled, Freezes among themselves; a hidden hand changes with its deck; the generator starts anew.

    The caller seeds `s.rng` first, from a source that has nothing to do with the state.
    """
    for q in range(t.n):
        seat = s.seats[q]
        mate = knows_hand(t, p, q)
        hidden = seat.hand > 0 and seat.origin == ids.DEALT and not mate and not is_shown(s, seat.hand)
        cut = min(t.freezes, seat.deck_n)
        if hidden and seat.deck_n >= t.freezes:
            hold_back(s, q)
            mix_part(t, s, q, cut, seat.deck_n, mate)
            hold_again(s, q)
            mix_part(t, s, q, 0, cut, mate)
        elif hidden:
            hold_back(s, q)
            mix_part(t, s, q, 0, seat.deck_n, mate)
            hold_again(s, q)
        else:
            mix_part(t, s, q, cut, seat.deck_n, mate)
            mix_part(t, s, q, 0, cut, mate)
    if s.phase == ids.P_STARTER:
        rename(t, s, p)
    seed(s, word(s) & 0x7FFFFFFF)


@rule
def unknown(s: State, card: int, mate: bool) -> bool:
    """Whether a card of a deck is hidden from a viewer: it has not lain open, nor was it dealt to a hand they see."""
    return not is_shown(s, card) and not (mate and is_known(s, card))


@rule
def mix_unknown(s: State, q: int, start: int, end: int, mate: bool) -> None:
    """The same where the game may have gone back: a card that the viewer has seen stays where it is."""
    deck = s.seats[q].deck
    left = 0
    for i in range(start, end):
        if unknown(s, deck[i], mate):
            left += 1
    for i in range(end - 1, start, -1):
        if not unknown(s, deck[i], mate):
            continue
        pick = below(s, left)
        left -= 1
        for j in range(start, i + 1):
            if unknown(s, deck[j], mate):
                if pick == 0:
                    kept = deck[i]
                    deck[i] = deck[j]
                    deck[j] = kept
                    break
                pick -= 1


@rule
def hold_back(s: State, q: int) -> None:
    """The hidden hand goes on top of the deck, for a moment."""
    seat = s.seats[q]
    seat.deck[seat.deck_n] = seat.hand
    seat.deck_n += 1


@rule
def hold_again(s: State, q: int) -> None:
    """The top of the deck is the hand again."""
    seat = s.seats[q]
    seat.deck_n -= 1
    seat.hand = seat.deck[seat.deck_n]
    seat.deck[seat.deck_n] = 0


@rule
def mix_part(t: Table, s: State, q: int, start: int, end: int, mate: bool) -> None:
    """Shuffles deck[start..end-1] of seat q; `mate`: the viewer sees what it deals."""
    if t.claim:
        mix_unknown(s, q, start, end, mate)
        return
    deck = s.seats[q].deck
    for i in range(end - 1, start, -1):
        j = start + below(s, i - start + 1)
        kept = deck[i]
        deck[i] = deck[j]
        deck[j] = kept


@rule
def rename(t: Table, s: State, p: int) -> None:
    """BR-RUL-29: a starter that another team has named in secret may be any of its players."""
    for q in range(t.n):
        if s.seats[q].starter == 0 or (p >= 0 and t.team[p] == t.team[q]):
            continue
        n = 0
        for k in range(t.n):
            if t.team[k] == t.team[q] and s.seats[k].out == ids.IN:
                n += 1
        pick = below(s, n)
        for k in range(t.n):
            if t.team[k] == t.team[q] and s.seats[k].out == ids.IN:
                if pick == 0:
                    s.seats[q].starter = k + 1
                pick -= 1
