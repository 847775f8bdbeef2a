"""Records: the same fields in both runtimes, over the same bytes."""

import copy
import pickle
from typing import Annotated

import numpy as np
import pytest

from rumpus.kernel.records.record import Record, TableRecord, alias, record, rows, rule
from rumpus.kernel.records.runtime import PLAIN, loop


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
    seat = Seat.new()
    with pytest.raises((ValueError, OverflowError)):
        seat.level = 1 << 31


def test_assigning_records_and_arrays_copies():
    one, other = Board.new(), Board.new()
    one.seats[0].level = 4
    other.seats = one.seats
    one.seats[0].level = 5
    assert other.seats[0].level == 4
    with pytest.raises(ValueError, match="3 records wanted"):
        other.seats = one.seats[:2]
    with pytest.raises(ValueError):
        other.rng = [1, 2, 3]


# ---------------------------------------------------------------- aliases
@record
class Frame(Record):
    """What runs: the same cells under other names."""

    kind: int
    a: int
    cells_of: Annotated[list[int], 3]
    seat: Seat
    seats: Annotated[list[Seat], 2]
    direction: int = alias("a")
    levels: int = alias("a")
    path: Annotated[list[int], 3] = alias("cells_of")
    victim: Seat = alias("seat")
    passed: Annotated[list[Seat], 2] = alias("seats")


@record
class Bare(Record):
    """The same without aliases."""

    kind: int
    a: int
    cells_of: Annotated[list[int], 3]
    seat: Seat
    seats: Annotated[list[Seat], 2]


@record
class Stack(Record):
    """Records with aliases, nested."""

    n: int
    frames: Annotated[list[Frame], 3]
    top: Frame


@rule
def push(s, direction):
    frame = s.frames[s.n]
    frame.direction = direction
    frame.levels += 1
    frame.path[2] = frame.a
    frame.path = s.frames[0].path if s.n == 2 else frame.cells_of
    frame.victim.level = frame.levels
    frame.passed[1].level -= 5
    frame.passed[0] = frame.victim
    for seat in frame.passed:
        seat.deck[0] += 1
    s.n += 1
    s.frames[2] = frame
    s.top = s.frames[2]


@loop
def push_at(S, i, direction):
    push(S[i], direction)
    S[0] = S[i]
    return S[0].top.direction


def test_an_alias_is_the_same_cell_in_any_runtime():
    array = Stack.blank(2)
    assert push_at(rows(Stack, array), 1, 6) == 7
    s = Stack.at(array)
    for frame in (s.frames[0], s.frames[2], s.top):
        assert (frame.direction, frame.levels, frame.a) == (7, 7, 7)
        assert list(frame.path) == list(frame.cells_of) == [0, 0, 7]
        assert (frame.victim.level, frame.seat.level) == (7, 7)
        assert [seat.level for seat in frame.passed] == [7, -5]
        assert [seat.deck[0] for seat in frame.seats] == [1, 1]
    plain = Stack.blank()
    push(Stack.at(plain), 6)
    assert plain.tobytes() == array[:1].tobytes() == array[1:].tobytes()


def test_assigning_to_an_alias_copies():
    one, other = Frame.new(), Frame.new()
    one.path = [1, 2, 3]
    one.victim.level = 4
    other.cells_of, other.victim, other.passed = one.path, one.seat, one.passed
    one.path[0], one.seat.level = 9, 9
    assert list(other.path) == [1, 2, 3]
    assert other.victim.level == 4


def test_an_alias_adds_no_field():
    assert Frame.dtype == Bare.dtype
    assert Frame.width == Bare.width == 2 + 3 + 6 + 12
    assert [f.name for f in Frame.__fields__] == [f.name for f in Bare.__fields__]
    assert repr(Frame.new()).replace("Frame", "Bare") == repr(Bare.new())


def test_arrays_of_records_with_aliases_are_copied_joined_compared_and_pickled():
    array = Stack.blank(2)
    array.view(np.int32)[:] = range(2 * Stack.width)
    data = array.tobytes()
    joined = np.concatenate([array, array])
    assert joined.tobytes() == data + data
    assert joined.dtype == array.dtype
    read = np.frombuffer(data, Stack.dtype)
    for twin in (array.copy(), copy.deepcopy(array), pickle.loads(pickle.dumps(array)), read):
        assert twin.tobytes() == data
        assert (twin == array).all()
    blank = Stack.blank(2)
    blank[:] = array
    blank[0] = array[1]
    assert blank.tobytes() == data[len(data) // 2 :] * 2
    assert bytes(array.data) == data
    flat = array.view(np.int32)
    assert flat.copy().view(Stack.dtype).tobytes() == data
    assert "direction" not in Stack.dtype["top"].names


@pytest.mark.skipif(PLAIN, reason="what Numba gets")
def test_numba_gets_the_same_bytes_with_more_names():
    array = Stack.blank(2)
    seen = rows(Stack, array)
    assert np.shares_memory(seen, array)
    added = ("direction", "levels", "path", "victim", "passed")
    assert seen.dtype["top"].names == Frame.dtype.names + added
    board = Board.blank()
    assert rows(Board, board) is board


@pytest.mark.parametrize(
    ("fields", "given", "words"),
    [
        ({"a": int, "b": int}, {"b": alias("c")}, r"Wrong.b: there is no field 'c'; fields are a$"),
        ({"a": int, "b": int, "c": int}, {"b": alias("a"), "c": alias("b")}, "Wrong.c: there is no field 'b'"),
        ({"a": int, "b": Annotated[list[int], 2]}, {"b": alias("a")}, "Wrong.b: annotate it as a is"),
        ({"a": Annotated[list[int], 3], "b": Annotated[list[int], 2]}, {"b": alias("a")}, "Wrong.b: annotate it as a"),
        ({"a": int}, {"b": alias("a")}, "Wrong.b: annotate it as a is"),
        ({"a": int, "_b": int}, {"_b": alias("a")}, "taken"),
        ({"a": int, "b": int}, {"b": "a"}, r"Wrong.b: no default but alias\(...\)"),
        ({"a": int, "b": int}, {"b": 0}, "Wrong.b: no default"),
        ({"a": int}, {"a": alias("a")}, "no fields"),
    ],
)
def test_what_an_alias_cannot_be(fields, given, words):
    with pytest.raises(TypeError, match=words):
        record(type("Wrong", (), {"__annotations__": fields, **given}))


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


def test_the_proxy_of_tables_carries_a_book_that_has_no_bytes():
    @record
    class Table(TableRecord):
        """One number."""

        n: int

    t = Table.new()
    t.book = "names and texts"
    assert (Table.width, Table.dtype.names, t.book) == (1, ("n",), "names and texts")
    with pytest.raises(AttributeError):
        Seat.new().book = "nothing"
    with pytest.raises(TypeError, match=r"Wrong\.book: this name is taken"):

        @record
        class Wrong:
            book: int
