"""Positions as text: lines of words, records as name=number."""

from typing import Annotated

import pytest

from rumpus.kernel.match.scenes import Line, always, assign, each_line, fields, flag, named, pile, value
from rumpus.kernel.records.record import Record, record


@record
class Spot(Record):
    """A place with what lies there."""

    kind: int
    seat: int
    cards: Annotated[list[int], 2]
    n: int


def test_a_record_as_words_there_and_back() -> None:
    spot, other = Spot.new(), Spot.new()
    assign(spot, ["n=-2", "kind=3"])
    assert fields(spot, "cards") == ["kind=3", "n=-2"]
    assert fields(spot, "cards", "kind") == ["n=-2"]
    assign(other, fields(spot, "cards"))
    assert list(other.cells) == list(spot.cells)


def test_rows_and_names() -> None:
    spot, other = Spot.new(), Spot.new()
    called = {"kind": ("", "wall", "cloud"), "cards": ("", "ace")}
    assign(spot, ["kind=cloud", "cards=ace,7", "seat=1"], called)
    assert list(spot.cards) == [1, 7]
    assert fields(spot, called=called) == ["kind=cloud", "seat=1", "cards=ace,7"]
    assign(other, fields(spot))
    assert list(other.cells) == list(spot.cells)
    assign(other, ["cards=0,1"])
    assert fields(other, "kind", "seat", called=called) == ["cards=0,ace"]
    with pytest.raises(ValueError, match="'clod' is no number; the nearest is 'cloud'"):
        assign(spot, ["kind=clod"], called)


def test_a_scene_is_read_line_by_line() -> None:
    found: list[list[str]] = []
    each_line("\nturn 3\n\n# a drawing\n  A   hand x\n", found.append)
    assert found == [["turn", "3"], ["A", "hand", "x"]]


@pytest.mark.parametrize("line", ["n=x", "n", "height=3"])
def test_a_line_that_is_not_understood_is_named(line: str) -> None:
    spot = Spot.new()
    with pytest.raises(ValueError, match=rf"^scene line 2: '{line}' is not understood \(.+\)$"):
        each_line(f"kind=1\n{line}", lambda words: assign(spot, words))


@record
class Heap(Record):
    """Cards, and what is said of them."""

    colour: int
    worn: int
    cards: Annotated[list[int], 2]
    cards_n: int


def test_a_declared_line_says_its_words_and_takes_them_back() -> None:
    colour = named("colour", lambda _t: ("red", "blue"), 1)
    words = Line([value("tint", colour, field="colour", told=always), flag("held", field="worn"), pile("cards")])
    heap, other = Heap.new(), Heap.new()
    heap.colour, heap.worn, heap.cards_n, heap.cards[0], heap.cards[1] = 2, 1, 2, 7, 9
    assert [*words.write(None, heap)] == ["tint blue held cards 9 7"]
    said = words.read(None, other, ["tint", "blue", "held", "cards", "9", "7"])
    assert said == {"tint": ["blue"], "held": [], "cards": ["9", "7"]}
    assert list(other.cells) == list(heap.cells)
