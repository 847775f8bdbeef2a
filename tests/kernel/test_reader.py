"""What is said of a wrong file, whatever stands in it: one line, what was written, the nearest, what was allowed."""

from datetime import date

import pytest

from rumpus.kernel.reader import LONGEST, Fault, Reader, as_written

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
