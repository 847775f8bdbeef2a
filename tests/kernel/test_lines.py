"""Lines of the log: a table of kinds reads numbers, and is the page's types."""

from typing import Any, Literal, NotRequired, get_type_hints

import pytest
from tests.helpers.shapes import misfit

from rumpus.kernel.lines import FLAG, MAYBE, NUMBER, SEATS, given, line, one_of, read, seats_of, shape, some_of

PHASES = ("dawn", "noon")
LINES = (
    line("turn", "XX-TURN-01", turn=NUMBER),
    line("phase", "XX-TURN-02", phase=one_of(PHASES), late=FLAG),
    line("hit", "XX-HIT-01", foes=SEATS, n=NUMBER, after=given(int), card=MAYBE),
    line("won", "XX-END-01", seat=None, how=one_of({3: "points", 5: "time"})),
    line("class", "XX-R-CLASS", seat=int | None, classes=some_of(("robot", "royal", "rogue"))),
)


@pytest.mark.parametrize(
    ("kind", "seat", "numbers", "args"),
    [
        (0, 1, [3, 0, 0, 0], {"seat": 1, "turn": 3}),
        (1, 0, [1, 1], {"seat": 0, "phase": "noon", "late": True}),
        (2, 2, [0b1010, 4, -1], {"seat": 2, "foes": [1, 3], "n": 4, "card": None}),
        (3, -1, [5, 9], {"how": "time"}),
        (4, -1, [0b101], {"seat": -1, "classes": ["robot", "rogue"]}),
    ],
)
def test_numbers_read_in_their_order_without_what_the_game_gives(
    kind: int, seat: int, numbers: list[int], args: dict[str, Any]
) -> None:
    assert read(LINES[kind], seat, numbers) == args


def test_what_the_game_gives_stands_in_its_place() -> None:
    args = read(LINES[2], 2, [0b10, 4, 7], {"after": 1, "power": 9})
    assert list(args.items()) == [("seat", 2), ("foes", [1]), ("n", 4), ("after", 1), ("card", 7)]


def test_words_may_begin_with_another_number() -> None:
    how = one_of(("type", "level"), 1)
    assert how.read is not None
    assert [how.read(n) for n in (1, 2)] == ["type", "level"]


def test_bits_of_a_mask() -> None:
    assert seats_of(0) == []
    assert seats_of(0b1101) == [0, 2, 3]


def test_the_types_of_a_table() -> None:
    """What is read fits its type, whoever made it; what lacks an argument that the game gives does not."""
    kinds = get_type_hints(shape(LINES, board=NotRequired[int]))
    assert list(kinds) == [one.name for one in LINES]
    assert get_type_hints(kinds["phase"], include_extras=True) == {
        "seat": int,
        "phase": Literal["dawn", "noon"],
        "late": bool,
        "board": NotRequired[int],
    }
    assert "seat" not in get_type_hints(kinds["won"])
    hit = read(LINES[2], 0, [1, 2, 7])
    assert misfit(hit, kinds["hit"])
    assert misfit(hit | {"after": 3, "board": 1}, kinds["hit"]) == ""
    assert misfit(read(LINES[4], 0, [0]) | {"seat": None}, kinds["class"]) == ""
