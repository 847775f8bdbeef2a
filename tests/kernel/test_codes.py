"""Numbers as one short line: there and back, and every slip of the pen told."""

import random

import pytest

from rumpus.kernel.contract.codes import LETTERS, Form, mark

FORM = Form("crew", "XY", 2, longest=40)
SIZES = (8, 3, 1, 6, 11)


def fields(number: int) -> list[tuple[int, int]]:
    chance = random.Random(number)
    return [(chance.randrange(1 << size), size) for size in SIZES]


def test_what_is_written_reads_back() -> None:
    for number in range(200):
        told = fields(number)
        code = FORM.written(told, f"crew {number}")
        assert code.startswith("XY2-")
        assert set(code.removeprefix("XY2-")) <= set(LETTERS)
        bits = FORM.bits(f"  {code}\n")
        assert [(bits.take(size), size) for size in SIZES] == told
        assert bits.done()
        assert bits.named == mark(f"crew {number}")


def test_what_is_left_is_not_done_and_more_is_refused() -> None:
    bits = FORM.bits(FORM.written([(5, 8), (200, 8)], "x"))
    assert bits.take(8) == 5
    assert not bits.done()
    bits.take(8)
    assert bits.done()
    with pytest.raises(ValueError, match="the code of a crew breaks off"):
        bits.take(12)


CODE = FORM.written([(1, 8), (2, 8), (3, 8)], "x")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("crew", "'crew' is no code of a crew; one begins with XY2-"),
        (CODE.replace("XY", "xy"), "the code of a crew begins with XY2-, in capitals; small and large letters differ"),
        (CODE.replace("XY2", "XY3"), "the code is of version XY3; this rumpus reads XY2"),
        (CODE[:6] + "!" + CODE[7:], "'!' cannot stand in a code (place 7); letters, digits, - and _ are allowed"),
        (CODE[:7], "the code of a crew is cut off, or too long: 3 letters behind XY2-"),
        ("XY2-" + 41 * "A", "the code of a crew is cut off, or too long: 41 letters behind XY2-"),
        ("XY2-B" + CODE[5:], "a letter of the crew's code is wrong, or missing: its check does not fit"),
    ],
)
def test_what_is_no_code_is_one_sentence(text: str, told: str) -> None:
    with pytest.raises(ValueError, match="code") as no:
        FORM.bits(text)
    assert str(no.value) == told


def test_what_means_to_be_a_code() -> None:
    assert FORM.looks(" xy7-anything at all")
    assert not FORM.looks("XY-AAAA")
