"""Records: the same fields in both runtimes, over the same bytes."""

from typing import Annotated

import numpy as np
import pytest

from rumpus.kernel.record import Record, record, rows, rule
from rumpus.kernel.runtime import loop


@record
class Seat(Record):
    """A nested record."""

    level: int
    deck: Annotated[list[int], 5]


@record
class Board(Record):
    """Scalars, arrays, nested records, and fields named like the class's own properties."""

    rng: Annotated[list[int], 2]
    now: int
    width: int
    dtype: int
    seats: Annotated[list[Seat], 3]
    best: Seat


@rule
def fill(s, n):
    s.now = n
    s.width = 7
    seat = s.seats[1]
    seat.level += n
    seat.deck[2] = 9
    for other in s.seats:
        other.level += 1
    s.best = s.seats[1]
    s.seats[0] = s.seats[1]
    s.seats[2].deck = s.seats[1].deck
    s.seats[2].level -= 5


@loop
def fill_at(S, i, n):
    fill(S[i], n)
    S[0] = S[i]
    return S[0].now


def test_a_rule_works_in_place_on_any_runtime():
    array = Board.blank(2)
    assert fill_at(rows(Board, array), 1, 3) == 3
    s = Board.at(array)
    assert (s.now, s.width, s.best.level, s.seats[0].level, s.seats[2].level) == (3, 7, 4, 4, -4)
    assert list(s.seats[2].deck) == [0, 0, 9, 0, 0]
    assert array[0] == array[1]
    plain = Board.blank()
    fill(Board.at(plain), 3)
    assert plain.tobytes() == array[:1].tobytes()


def test_layout():
    assert Board.width == 2 + 1 + 1 + 1 + 3 * 6 + 6
    assert Board.dtype.itemsize == 4 * Board.width
    assert Board.blank(3).shape == (3,)
    with pytest.raises(IndexError):
        Board.at(Board.blank(2), 2)


def test_a_proxy_shares_the_bytes_and_shows_itself():
    array = Seat.blank()
    seat = Seat.at(array)
    seat.level = -3
    seat.deck = [1, 2, 3, 4, 5]
    assert array["level"][0] == -3
    assert repr(seat) == "Seat(level=-3, deck=[1, 2, 3, 4, 5])"
    with pytest.raises(IndexError):
        seat.deck[5]
    with pytest.raises(AttributeError):
        seat.levle = 1


def test_numbers_that_do_not_fit_are_refused_when_plain():
    seat = Seat.at(Seat.blank())
    with pytest.raises((ValueError, OverflowError)):
        seat.level = 1 << 31


def test_assigning_records_and_arrays_copies():
    one, other = Board.at(Board.blank()), Board.at(Board.blank())
    one.seats[0].level = 4
    other.seats = one.seats
    one.seats[0].level = 5
    assert other.seats[0].level == 4
    with pytest.raises(ValueError, match="3 records wanted"):
        other.seats = one.seats[:2]
    with pytest.raises(ValueError):
        other.rng = [1, 2, 3]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({}, "no fields"),
        ({"a": float}, "neither int nor"),
        ({"a": list[int]}, "neither int nor"),
        ({"a": Annotated[int, 3]}, "write Annotated"),
        ({"a": Annotated[list[int], 0]}, "write Annotated"),
        ({"a": Annotated[list[float], 3]}, "neither int nor"),
        ({"_a": int}, "taken"),
        ({"cells": int}, "taken"),
    ],
)
def test_what_a_record_cannot_hold(fields, words):
    with pytest.raises(TypeError, match=words):
        record(type("Wrong", (), {"__annotations__": fields}))


def test_a_bare_record_is_only_a_type():
    with pytest.raises(NotImplementedError):
        Record(memoryview(b""))


def test_rows_wants_the_right_array():
    with pytest.raises(TypeError, match="Board"):
        rows(Board, np.zeros(3, np.int32))
    assert len(rows(Board, Board.blank(2))) == 2
