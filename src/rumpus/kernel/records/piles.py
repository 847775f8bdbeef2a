"""Piles of cards that games share: an int array and a count, the last card on top.

A pile is `(cards, n)`; a rule that changes the count returns the new one:
`seat.hand_n = put_top(seat.hand, seat.hand_n, card)`.
No bounds are checked when compiled: `check(t, s)` of the game keeps the counts honest.
"""

from typing import Any

from rumpus.kernel.records.record import rule


@rule
def put_top(cards: Any, n: int, card: int) -> int:
    """Lays a card on top; the new count."""
    cards[n] = card
    return n + 1


@rule
def put_bottom(cards: Any, n: int, card: int) -> int:
    """Slides a card under the pile; the new count."""
    return insert_at(cards, n, 0, card)


@rule
def insert_at(cards: Any, n: int, i: int, card: int) -> int:
    """Puts a card at place i (0 = bottom, n = top); the new count."""
    for k in range(n, i, -1):
        cards[k] = cards[k - 1]
    cards[i] = card
    return n + 1


@rule
def take_top(cards: Any, n: int) -> int:
    """The top card, or -1 from an empty pile. The caller lowers the count."""
    return cards[n - 1] if n > 0 else -1


@rule
def remove_at(cards: Any, n: int, i: int) -> int:
    """Takes the card at place i out, closing the gap in order; the new count. The freed place is zeroed."""
    for k in range(i, n - 1):
        cards[k] = cards[k + 1]
    cards[n - 1] = 0
    return n - 1


@rule
def remove(cards: Any, n: int, card: int) -> int:
    """Takes the first such card out, if there is one; the new count."""
    i = find(cards, n, card)
    return remove_at(cards, n, i) if i >= 0 else n


@rule
def find(cards: Any, n: int, card: int) -> int:
    """The lowest place of a card, or -1."""
    for i in range(n):
        if cards[i] == card:
            return i
    return -1


@rule
def count(cards: Any, n: int, card: int) -> int:
    """How many such cards there are."""
    found = 0
    for i in range(n):
        if cards[i] == card:
            found += 1
    return found


@rule
def put_sorted(cards: Any, n: int, card: int) -> int:
    """Puts a card into a pile kept in ascending order (a hand, so that equal hands are equal bytes); the new count."""
    i = n
    while i > 0 and cards[i - 1] > card:
        i -= 1
    return insert_at(cards, n, i, card)


@rule
def sort(cards: Any, n: int) -> None:
    """Puts cards[0..n-1] into ascending order."""
    sort_from(cards, 0, n)


@rule
def sort_from(cards: Any, start: int, n: int) -> None:
    """Puts cards[start..n-1] into ascending order."""
    for i in range(start + 1, n):
        card = cards[i]
        k = i
        while k > start and cards[k - 1] > card:
            cards[k] = cards[k - 1]
            k -= 1
        cards[k] = card


@rule
def move_all(source: Any, n: int, target: Any, m: int) -> int:
    """Lays cards source[0..n-1] on top of the target, which holds m; the target's new count. The source is zeroed."""
    for i in range(n):
        target[m + i] = source[i]
        source[i] = 0
    return m + n


@rule
def fill_sorted(cards: Any, n: int, source: Any, m: int) -> int:
    """Puts the top n cards of a source that holds m into an empty pile, in ascending order; the source's new count."""
    for i in range(n):
        m -= 1
        put_sorted(cards, i, source[m])
        source[m] = 0
    return m


@rule
def in_order(cards: Any, n: int, size: int, last: int) -> bool:
    """Whether a pile with so many places holds n cards of 1..last in ascending order, and zeros beyond."""
    for i in range(size):
        if (i < n) != (cards[i] != 0) or cards[i] > last or (0 < i < n and cards[i - 1] > cards[i]):
            return False
    return True


@rule
def clear(cards: Any, n: int) -> None:
    """Zeroes the first n places, so that states that mean the same are the same bytes."""
    for i in range(n):
        cards[i] = 0
