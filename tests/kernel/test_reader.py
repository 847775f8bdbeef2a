"""What is said of a wrong file, whatever stands in it: one line, what was written, the nearest, what was allowed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated

import pytest

from rumpus.kernel.contract.reader import Fault, Key, Name, Reader, Where, again, kinds_of, read_short, schema, whole
from rumpus.kernel.words.spelling import LONGEST, as_written

DIGITS = int("f" * 5000, 16)
"""What TOML may write as 0xfff...: more digits than Python writes out."""


def told(data: object) -> tuple[Reader, list[Fault]]:
    """A reader of a table, and its faults."""
    faults: list[Fault] = []
    return Reader("x.toml", "card.0", data, faults), faults


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        ("a", "'a'"),
        (1.5, "1.5"),
        (date(2025, 1, 2), "2025-01-02"),
        (DIGITS, "a number of thousands of digits"),
        ([DIGITS], "a number of thousands of digits"),
        ("x" * 500, "'" + "x" * 56 + "..."),
        (10**100, "1" + "0" * 56 + "..."),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_value_is_repeated_as_the_file_has_it_and_never_at_length(value: object, text: str) -> None:
    assert as_written(value) == text


@pytest.mark.parametrize("value", [3, DIGITS, [1], {"a": 1}, True, "x" * 500], ids=lambda value: type(value).__name__)
def test_every_fault_repeats_what_was_written(value: object) -> None:
    reader, faults = told({"a": value})
    reader.text("a")
    reader.name("a")
    reader.whole("a", 1, 2)
    reader.table("a") if not isinstance(value, dict) else None
    reader.items("a") if not isinstance(value, list) else reader.texts("a")
    assert [fault.path.removeprefix("card.0.").removesuffix(".0") for fault in faults] == ["a"] * len(faults)
    assert as_written(value)[:40] in " ".join(fault.reason for fault in faults)
    assert max(len(fault.reason) for fault in faults) < 200


def test_an_unknown_key_has_the_nearest_beside_it() -> None:
    reader, faults = told({"vlaue": 1, "zzz": 2})
    reader.only("id", "value")
    assert [fault.reason for fault in faults] == [
        "is not known here; the nearest is 'value'; allowed: id, value",
        "is not known here; allowed: id, value",
    ]


def test_a_fault_is_one_line_without_control_characters() -> None:
    fault = Fault("x.toml", "a\nb\x1b[31m", "the id a\nb stands twice", "c\x07" + "x" * 999, 3)
    assert str(fault).isprintable()
    assert str(fault).startswith(r"x.toml:3: c\x07xxx")
    assert len(str(fault)) < 2 * LONGEST


# ---------------------------------------------------------------- dataclasses as schemas
@dataclass(frozen=True)
class Side:
    """A side of a card."""

    title: str
    n: Annotated[int, whole(1, 3)] = 1
    path: Where = ""


@dataclass(frozen=True)
class Card:
    """A card with its two sides, a third perhaps, and notes; `both` is read under two keys."""

    id: Name
    klass: Annotated[str, Key("class")]
    front: Side
    back: Side = Side("blank")
    more: tuple[Side, ...] = ()
    notes: tuple[str, ...] = ()
    both: Annotated[int, Key("left", "right"), lambda reader, *_: sum(map(reader.data.get, ("left", "right")))] = 0
    made: list[str] = field(default_factory=list, init=False)

    def faults(self, reader: Reader) -> Iterator[tuple[str, str]]:
        """Its sides differ."""
        titles = [one.title for one in (self.front, *self.more)]
        yield from ((f"more.{i - 1}.title", "stands twice") for i in again(titles))
        if reader.sound and self.klass == "none":
            yield "class", "is told when nothing else is wrong"


SOUND = {"id": "fox", "class": "red", "front": {"title": "Fox"}, "left": 1, "right": 2}


def test_a_dataclass_is_the_schema_of_a_table() -> None:
    reader, faults = told({**SOUND, "more": [{"title": "Owl", "n": 3}], "notes": ["a", "b"]})
    made = reader.make(Card)
    assert faults == []
    assert made.front == Side("Fox", 1, "card.0.front")
    assert made.more == (Side("Owl", 3, "card.0.more.0"),)
    assert (made.id, made.klass, made.back, made.notes, made.both) == ("fox", "red", Side("blank"), ("a", "b"), 3)


def test_every_fault_of_a_record_is_told() -> None:
    data = {**SOUND, "id": "Fox", "clas": 1, "front": {"n": 4}, "more": [{"title": "A"}, 3, {"title": "A"}]}
    reader, faults = told(data | {"class": 7})
    reader.make(Card)
    allowed = "id, class, front, back, more, notes, left, right"
    assert [(fault.path.removeprefix("card.0."), fault.reason) for fault in faults] == [
        ("clas", f"is not known here; the nearest is 'class'; allowed: {allowed}"),
        ("id", "'Fox': small letters, digits and hyphens are wanted, as in red-fox-2"),
        ("class", "7 is not allowed; a text is wanted"),
        ("front.title", "is missing: a text is wanted"),
        ("front.n", "4 is not allowed; a whole number from 1 to 3 is wanted"),
        ("more.1", "3 is not allowed; a table is wanted here"),
        ("more.1.title", "is missing: a text is wanted"),
        ("more.2.title", "stands twice"),
    ]
    reader, faults = told(SOUND | {"class": "none"})
    reader.make(Card)
    assert [str(fault) for fault in faults] == ["x.toml: card.0.class: is told when nothing else is wrong"]


def test_what_is_given_is_not_read_and_what_others_read_is_let_be() -> None:
    reader, faults = told({"title": "Fox", "n": 2, "other": 1})
    assert reader.make(Side, "other", n=3) == Side("Fox", 3, "card.0")
    assert [fault.reason for fault in faults] == ["is not known here; allowed: title, other"]


@pytest.mark.parametrize(
    ("name", "short"),
    [("Nix", "Nix"), ("Veyra Saltmantle", "Veyra"), ("The Crow", "Crow"), ("Die graue Krähe", "graue Krähe"), ("", "")],
)
def test_a_short_name_is_what_the_file_says_or_the_first_word_without_an_article(name: str, short: str) -> None:
    reader, faults = told({"name": name, "said": "Crow"})
    assert (read_short(reader, "short", ""), read_short(reader, "said", "")) == (short, "Crow")
    assert faults == []


def test_the_keys_of_a_record_and_a_type_that_nothing_reads() -> None:
    assert kinds_of(Card) == {
        "id": str, "class": str, "front": dict, "back": dict, "more": list, "notes": list, "left": int, "right": int
    }  # fmt: skip

    @dataclass
    class Odd:
        """A field of no known type."""

        x: complex = 0j

    with pytest.raises(TypeError, match="nothing reads <class 'complex'>"):
        schema(Odd)
