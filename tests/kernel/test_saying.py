"""What was said once is remembered, and still follows from every argument and from how each reader is told it."""

from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from rumpus.kernel.words.saying import LONGEST, READINGS, Catalogue, Names, Saying, WordsError, plain, saying

FLUENT = """
turn = { YOU($seat) ->
    [yes] Your turn
   *[no] { SEAT($seat) } is to act
}.
number = { $n }, { LIST($several) }
about = About { $what }
"""


@pytest.fixture
def book(tmp_path: Path) -> Catalogue:
    (tmp_path / "en.ftl").write_text(FLUENT, "utf-8")
    return Catalogue(tmp_path)


def names(reader: int, letters: str = "AB") -> Names:
    return {"YOU": lambda p: "yes" if p == reader else "no", "SEAT": lambda p: letters[p], "LIST": str}


def made(book: Catalogue) -> mock.Mock:
    """How often a message is put into words, from now on."""
    counted = mock.Mock(wraps=book._bundle.format_pattern)
    book._bundle.format_pattern = counted  # type: ignore[method-assign]  # counted
    return counted


def test_the_same_to_the_same_reader_is_made_once(book: Catalogue) -> None:
    count = made(book)
    for _ in range(3):
        assert book.say(saying("turn", seat=0), names(0)) == "Your turn."
        assert book.say(saying("turn", seat=0), names(1)) == "A is to act."
        assert book.say(saying("turn", seat=1), names(0)) == "B is to act."
    assert count.call_count == 3


def test_who_calls_a_seat_something_else_reads_that(book: Catalogue) -> None:
    told = [book.say(saying("turn", seat=0), names(1, letters)) for letters in ("AB", "XY", "AB", *"CDEFGHIJ", "XY")]
    assert told == [f"{letter} is to act." for letter in "AXACDEFGHIJX"]
    assert len(book._readings("turn", "seat", 0)) == READINGS


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"n": 1, "several": [0, 1]}, {"n": True, "several": [0, 1]}),
        ({"n": 1, "several": [0, 1]}, {"n": 1, "several": [False, True]}),
        ({"n": 1, "several": [0, 1]}, {"n": 1, "several": (0, 1)}),
        ({"n": 0, "several": ""}, {"n": None, "several": ""}),
    ],
)
def test_what_python_calls_equal_is_not_said_the_same(
    book: Catalogue, one: dict[str, Any], other: dict[str, Any]
) -> None:
    assert book.say(Saying("number", one), names(0)) != book.say(Saying("number", other), names(0))


def test_a_message_within_a_message_is_said_to_each_reader(book: Catalogue) -> None:
    inner = saying("turn", seat=0)
    for _ in range(2):
        assert book.text(saying("about", what=inner), names(0))["text"] == "About Your turn"
        assert book.text(saying("about", what=inner), names(1))["text"] == "About A is to act"
        assert book.say(saying("about", what=inner), names(1)) == "About A is to act"
        assert book.say(saying("about", what=plain("This.")), names(1)) == "About This"


def test_what_somebody_sent_at_length_is_not_remembered(book: Catalogue) -> None:
    count = made(book)
    for _ in range(2):
        assert len(book.say(saying("about", what="x" * 9999), names(0))) == LONGEST + len("About ")
    assert count.call_count == 2


def test_a_reader_whom_nobody_is_named_to_is_a_fault_each_time(book: Catalogue) -> None:
    book.say(saying("turn", seat=0), names(1))
    for _ in range(2):
        with pytest.raises(WordsError, match="nobody says YOU"):
            book.say(saying("turn", seat=0))
