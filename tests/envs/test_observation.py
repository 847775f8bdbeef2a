"""How the fields of an observation row are placed, and a stray number named."""

from __future__ import annotations

from rumpus.kernel.contract.observation import Field, blocks, places, stamp, strayed


def test_fields_are_placed_and_strays_named() -> None:
    row = [Field("one", "One.", hi=3), *blocks("seat", 2, [Field("a", "A.", n=2), Field("b", "B.", lo=-1)])]
    assert [(at, field.name) for at, field in places(row)] == [
        (0, "one"),
        (1, "seat0.a"),
        (3, "seat0.b"),
        (4, "seat1.a"),
        (6, "seat1.b"),
    ]
    assert strayed(row, [3, 1, 0, -1, 0, 1, 1]) == ""
    assert strayed(row, [3, 1, 0, -1, 0, 2, 1]) == "seat1.a[1], number 5 of the row, is 2; 0 to 1 are declared"
    assert strayed(row, [4, 1, 0, -1, 0, 1, 1]) == "one, number 0 of the row, is 4; 0 to 3 are declared"
    assert stamp(row) != stamp(row[:-1])
