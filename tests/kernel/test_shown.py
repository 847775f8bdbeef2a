"""What a page is shown: a plain dictionary, and fields that can be read."""

import json

import pytest

from rumpus.kernel.contract.shown import Field, Shown, fields


class Card(Shown):
    """A card."""

    def __init__(self, n: int) -> None:
        twice = n * 2
        self.n: int = n
        self.twice: int = twice


class Known(Card):
    """A card, and what some see of it."""

    def __init__(self, n: int, eyes: int) -> None:
        super().__init__(n)
        if eyes < 0:
            self.by: str | None = None
            return
        if eyes == n:
            self.mine: bool = True
            self.next: Card = Card(n + 1)
        elif eyes > n:
            self.mine = False
        else:
            self.mine = True
        self.by = "seat"
        self.last: list[int] = [n]


def test_a_call_gives_the_plain_dictionary_of_the_fields():
    made = Known(1, 1)
    assert type(made) is dict
    assert made == {"n": 1, "twice": 2, "mine": True, "next": {"n": 2, "twice": 4}, "by": "seat", "last": [1]}
    assert list(made) == ["n", "twice", "mine", "next", "by", "last"]
    assert json.dumps(Known(1, -1)) == '{"n": 1, "twice": 2, "by": null}'


class Held(Shown):
    """Where something is from."""

    def __init__(self, place: str) -> None:
        self.from_: str = place
        self.n: int = len(self.from_)


def test_a_word_that_python_keeps_for_itself_is_a_field_too():
    assert list(Held("deck").items()) == [("from", "deck"), ("n", 4)]
    assert list(fields(Held)) == ["from", "n"]


def test_no_two_share_anything():
    one, other = Card(1), Card(1)
    one["n"] = 7
    assert other == {"n": 1, "twice": 2}


def test_fields_are_read_in_their_order_with_those_that_may_be_absent():
    assert fields(Known) == {
        "n": Field(int, False),
        "twice": Field(int, False),
        "by": Field(str | None, False),
        "mine": Field(bool, True),
        "next": Field(Card, True),
        "last": Field(list[int], True),
    }
    assert list(fields(Known)) == ["n", "twice", "by", "mine", "next", "last"]


def test_fields_are_those_that_are_set():
    assert list(fields(Known)) == list(dict.fromkeys([*Known(1, -1), *Known(1, 1)]))


def test_who_inherits_sets_the_fields_of_its_base():
    class Lost(Card):
        """It forgets them."""

        def __init__(self) -> None:
            self.more: int = 1

    with pytest.raises(TypeError, match=r"Lost.__init__ does not call super"):
        fields(Lost)


def test_what_adds_nothing_has_the_fields_of_its_base():
    class Same(Card):
        """The same."""

    assert fields(Same) == fields(Card)
    assert Same(2) == Card(2)
