"""Targets: what their numbers name, and the ways to lay the cards that are laid on no Base."""

from rumpus.games.brawl.rules import ids, places
from rumpus.games.brawl.rules.bases import side_of
from rumpus.games.brawl.rules.cards import goes_on
from rumpus.games.brawl.rules.state import CardType, State, Table
from rumpus.kernel.records.record import rule


@rule
def side_in(target: int) -> int:
    """The side of the row that an end target names."""
    return (target - ids.END) % 2 if target < ids.SHADE else (target - ids.SHADE) // 3 % 2


@rule
def base_in(target: int) -> int:
    """The Base index a target names; -1 when it names none."""
    if target < ids.BASE or target >= ids.NUMBER:
        return -1
    if target < ids.END:
        return target - ids.BASE
    return (target - ids.END) // 2 if target < ids.SHADE else (target - ids.SHADE) // 6


# ---------------------------------------------------------------- laid on no Base


@rule
def goes_aside(word: int) -> bool:
    """Whether the cards of a word are laid on no Base: they burn or dig."""
    return goes_on(word, places.NUMBER | places.RIVAL | places.ORDER)


@rule
def first_aside(word: int) -> int:
    """The first target of such a card: a number, a rival or an order."""
    if goes_on(word, places.NUMBER):
        return ids.NUMBER
    return ids.RIVAL if goes_on(word, places.RIVAL) else ids.ORDER


@rule
def numbers_to_burn(t: Table, s: State, card_type: CardType, p: int, _from_pile: bool) -> int:
    """burn_self: any number of cards from 0 to n, as many as there are."""
    return (2 << min(card_type.cards, burnable(t, s, p))) - 1


@rule
def rivals(t: Table, s: State, _card_type: CardType, p: int, _from_pile: bool) -> int:
    """burn_rival: every rival who shares a row."""
    mask = 0
    for q in range(t.n):
        if is_rival(t, s, p, q):
            mask |= 1 << q
    return mask


@rule
def orders_to_dig(_t: Table, s: State, card_type: CardType, p: int, from_pile: bool) -> int:
    """dig: every order of the top cards of the own pile."""
    return (1 << orders(s, p, from_pile, card_type.cards)) - 1


@rule
def burnable(t: Table, s: State, p: int) -> int:
    """burn: the cards above the Freezes of a deck."""
    return max(0, s.seats[p].deck_n - t.freezes)


@rule
def is_rival(t: Table, s: State, p: int, q: int) -> bool:
    """Whether seat q plays against seat p over a row they share."""
    if t.team[q] == t.team[p] or s.seats[q].out != ids.IN:
        return False
    for r in range(s.rows_n):
        if side_of(t, s, r, p) >= 0 and side_of(t, s, r, q) >= 0:
            return True
    return False


@rule
def orders(s: State, p: int, from_pile: bool, n: int) -> int:
    """dig: how many orders there are of the top n cards of the own pile, without the card that digs."""
    have = s.seats[p].pile_n - 1 if from_pile else s.seats[p].pile_n
    n = min(n, have)
    if n <= 1:
        return 1
    return 2 if n == 2 else (6 if n == 3 else 24)
