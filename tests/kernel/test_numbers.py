"""A number read from a record is a value in both runtimes: it stays what it was when the field changes, without a copy.

A record inside a record and an array of ints are the place itself, not a copy: see the last tests.
"""

from typing import Annotated

import pytest

from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.record import Record, alias, record, rows, rule
from rumpus.kernel.records.runtime import loop


@record
class Seat(Record):
    """What a seat has."""

    hand: int
    deck: Annotated[list[int], 4]


@record
class Place(Record):
    """Where the shapes read and write."""

    a: int
    b: int
    row: Annotated[list[int], 6]
    seats: Annotated[list[Seat], 2]
    out: Annotated[list[int], 8]
    card: int = alias("a")


@rule
def swapped(s: Place) -> None:
    """Swap: through a name, at once, of fields, cells and nested fields."""
    kept = s.a
    s.a = s.b
    s.b = kept
    s.row[0], s.row[1] = s.row[1], s.row[0]
    cell = s.row[2]
    s.row[2] = s.row[3]
    s.row[3] = cell
    hand = s.seats[0].hand
    s.seats[0].hand = s.seats[1].hand
    s.seats[1].hand = hand
    s.out[0] = kept
    s.out[1] = cell
    s.out[2] = hand


@rule
def either(s: Place, which: int) -> None:
    """Ternary: a field, a cell, or a literal."""
    one = s.a if which else s.row[1]
    two = s.row[2] if which else -1
    three = 7 if which else s.seats[1].hand
    s.a = s.row[1] = s.row[2] = s.seats[1].hand = 0
    s.out[0] = one
    s.out[1] = two
    s.out[2] = three


@rule
def card_of(s: Place, k: int) -> int:
    """Return: of a field, a cell, a literal."""
    if k == 0:
        return s.a
    if k == 1:
        return s.row[s.b]
    return -1


@rule
def returned(s: Place) -> None:
    """What a rule has returned stays."""
    one = card_of(s, 0)
    two = card_of(s, 1)
    three = card_of(s, 2)
    s.a = s.row[s.b] = 0
    s.out[0] = one
    s.out[1] = two
    s.out[2] = three


@rule
def extremes(s: Place) -> None:
    """max and min: of fields, of a field and a literal, over a loop."""
    most = 0
    for i in range(6):
        most = max(most, s.row[i])
    least = min(s.a, s.b)
    some = max(0, s.a, s.row[5])
    s.a = s.b = s.row[5] = s.row[0] = 0
    s.out[0] = most
    s.out[1] = least
    s.out[2] = some


@rule
def spend(s: Place, n: int, card: int, mask: int) -> int:
    """Changes what its arguments were read from; n is counted down."""
    s.a = 0
    s.row[0] = 0
    s.seats[0].hand = 0
    left = 0
    while n > 0:
        n -= 1
        left += card
    return left + bits(mask)


@rule
def argued(s: Place) -> None:
    """Argument: the rule that is called writes over the field."""
    s.out[0] = spend(s, s.a, s.row[0], s.seats[0].hand)
    s.out[1] = s.card


@rule
def augmented(s: Place) -> None:
    """Augmented assignment: counting down a number does not touch its field, nor the field the number."""
    left = s.a
    left -= 2
    mask = s.row[0]
    rest = 0
    while mask:
        mask &= mask - 1
        rest += 1
    before = s.b
    s.b += 5
    s.b <<= 1
    s.out[0] = left
    s.out[1] = rest
    s.out[2] = before


@rule
def looped(s: Place) -> None:
    """Loop variable and bound: the loop goes on as it began, whatever becomes of its field."""
    n = 0
    for i in range(s.a):
        s.a = 0
        n += i + 1
    sums = 0
    for card in s.row:
        sums += card
        s.row[0] = 100
        card += 1
    s.out[0] = n
    s.out[1] = sums


@rule
def paired(s: Place) -> None:
    """Tuple: several names at once, a swap through one, an index into one."""
    a, card, hand = s.a, s.row[0], s.seats[0].hand
    s.a, s.b = s.b, s.a
    three = (s.row[1], s.row[2], s.a)
    s.row[0] = s.seats[0].hand = s.row[1] = s.row[2] = 0
    s.out[0] = a
    s.out[1] = card
    s.out[2] = hand
    s.out[3] = three[0] + 10 * three[1] + 100 * three[2]
    i = s.out[7]
    s.out[4] = three[i]


@rule
def indexed(s: Place) -> None:
    """Index: a number that a place was found by, and an index that is read from what the assignment changes."""
    at = s.b
    s.b = 0
    s.row[at] = s.row[s.row[0]]
    card = s.seats[at - 2].deck[at]
    s.seats[at - 2].deck[at] = 0
    s.out[0] = at
    s.out[1] = card
    s.row[s.b] = s.row[s.row[s.b]]


SHAPES = (swapped, returned, extremes, argued, augmented, looped, paired, indexed)


@loop
def shape_at(S, i, k):
    s = S[i]
    if k == 0:
        swapped(s)
    elif k == 1:
        returned(s)
    elif k == 2:
        extremes(s)
    elif k == 3:
        argued(s)
    elif k == 4:
        augmented(s)
    elif k == 5:
        looped(s)
    elif k == 6:
        paired(s)
    elif k == 7:
        indexed(s)
    else:
        either(s, k - 8)


def started(n=1):
    array = Place.blank(n)
    for i in range(n):
        s = Place.at(array, i)
        s.a, s.b = 4, 2
        s.row = [5, 3, 9, 8, 7, 6]
        s.seats[0].hand, s.seats[1].hand = 0b1011, 0b110
        s.seats[0].deck, s.seats[1].deck = [1, 2, 13, 4], [5, 6, 7, 8]
        s.out[7] = 2
    return array


@pytest.mark.parametrize(
    ("k", "wanted"),
    [
        (0, [4, 9, 11]),  # swap
        (1, [4, 9, -1]),  # return
        (2, [9, 2, 6]),  # max
        (3, [4 * 5 + 3, 0]),  # argument
        (4, [2, 2, 2]),  # augmented assignment
        (5, [10, 38]),  # loop variable: the first card was read before it changed
        (6, [4, 5, 11, 3 + 90 + 200, 2]),  # tuple
        (7, [2, 13]),  # index
        (8, [3, -1, 6]),  # ternary, the second way
        (9, [4, 9, 7]),  # and the first
    ],
)
def test_a_number_that_was_read_stays(k, wanted):
    array, plain = started(), started()
    shape_at(rows(Place, array), 0, k)
    assert list(Place.at(array).out)[: len(wanted)] == wanted
    s = Place.at(plain)
    if k < 8:
        SHAPES[k](s)
    else:
        either(s, k - 8)
    assert plain.tobytes() == array.tobytes()
    assert all(type(x) is int for x in s.cells.tolist())


@rule
def through(s):
    """A record inside and an array are the place itself; their numbers have to be read before they change."""
    seat, deck = s.seats[0], s.seats[0].deck
    hand = seat.hand
    s.seats[0] = s.seats[1]
    s.out[0] = seat.hand
    s.out[1] = deck[0]
    s.out[2] = hand
    seat.hand += 1
    deck[1] = 40
    s.out[3] = s.seats[0].hand
    s.out[4] = s.seats[0].deck[1]


@loop
def through_at(S, i):
    through(S[i])


def test_a_record_and_an_array_are_the_place_itself():
    array, plain = started(), started()
    through_at(rows(Place, array), 0)
    through(Place.at(plain))
    assert list(Place.at(array).out)[:5] == [6, 5, 11, 7, 40]
    assert plain.tobytes() == array.tobytes()
