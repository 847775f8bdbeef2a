"""Lines of the log: a table of kinds reads numbers, tells and hides events, and is the page's types."""

from typing import Any, Literal, NotRequired, get_type_hints

import pytest
from tests.helpers.shapes import misfit

from rumpus.kernel.contract.lines import (
    ABSENT,
    CARD,
    FLAG,
    MAYBE,
    NUMBER,
    SEATS,
    Lines,
    here,
    known,
    line,
    one_of,
    own,
    seats_of,
    some_of,
    whole,
)
from rumpus.kernel.words.saying import Saying

PHASES = ("dawn", "noon")
T = ["axe", "bow"]
LINES = Lines(
    line("turn", "XX-TURN-01", turn=NUMBER),
    line("phase", "XX-TURN-02", phase=one_of(PHASES), late=FLAG),
    line("hit", "XX-HIT-01", foes=SEATS, n=NUMBER, after=whole(int, lambda e: e.a + e.b), card=MAYBE),
    line("won", lambda e: f"XX-END-{e.a:02}", seat=None, how=one_of({3: "points", 5: "time"})),
    line("class", "XX-R-CLASS", seat=int | None, classes=some_of(("robot", "royal", "rogue"))),
    line("draw", "XX-DRAW", seen=own({0: 0}), code=lambda _e, args: "unseen" * (not args["card"]) or "seen", card=CARD),
    line("spy", "XX-SPY", seen=own(None)),
    line(
        "deal", "XX-DEAL", seen=known(lambda event, viewer, t, _s: t[viewer] == event[2], {1: -1}), n=NUMBER, card=MAYBE
    ),
    line("lay", "XX-LAY", thing=here(str, lambda e, n: e.t[n]), by=whole(NotRequired[int], lambda e: e.b or ABSENT)),
    line("vote", "XX-VOTE", seat=whole(int | None, lambda e: e.seat if e.a else None)),
    first=1,
    message=lambda name: f"log-{name}",
    more=lambda e, name, args: {"board": len(args)} if name == "lay" else {},
)


@pytest.mark.parametrize(
    ("event", "args", "rule"),
    [
        ((1, 1, 3, 0, 0, 0), {"seat": 1, "turn": 3}, "XX-TURN-01"),
        ((2, 0, 1, 1), {"seat": 0, "phase": "noon", "late": True}, "XX-TURN-02"),
        ((3, 2, 0b1010, 4, -1), {"seat": 2, "foes": [1, 3], "n": 4, "after": 14, "card": None}, "XX-HIT-01"),
        ((4, -1, 5, 9), {"how": "time"}, "XX-END-05"),
        ((5, -1, 0b101), {"seat": None, "classes": ["robot", "rogue"]}, "XX-R-CLASS"),
        ((5, 3, 0b10), {"seat": 3, "classes": ["royal"]}, "XX-R-CLASS"),
        ((9, 0, 1, 0), {"seat": 0, "thing": "bow", "board": 2}, "XX-LAY"),
        ((9, 0, 1, 7), {"seat": 0, "thing": "bow", "by": 7, "board": 3}, "XX-LAY"),
        ((10, 2, 0), {"seat": None}, "XX-VOTE"),
        ((10, 2, 1), {"seat": 2}, "XX-VOTE"),
    ],
)
def test_numbers_read_in_their_order_and_what_the_event_says_stands_in_its_place(
    event: tuple[int, ...], args: dict[str, Any], rule: str
) -> None:
    told, law = LINES.told(T, None, event, 0)
    assert told == Saying(f"log-{LINES.names[event[0]]}", args)
    assert list(told.args) == list(args)
    assert law == rule


def test_a_message_may_depend_on_what_is_known() -> None:
    row = (6, 1, 4, 0)
    for viewer, code, card in ((1, "seen", 4), (0, "unseen", None), (-1, "unseen", None)):
        seen = LINES.redact(row, viewer, T, None)
        assert seen is not None
        assert LINES.told(T, None, seen, viewer)[0] == Saying(code, {"seat": 1, "card": card})


def test_who_may_know_what_of_an_event() -> None:
    assert LINES.redact((7, 1, 5), 1, T, None) == (7, 1, 5)
    assert LINES.redact((7, 1, 5), 0, T, None) is None
    assert LINES.redact((8, 0, 2, 9, 4), 0, [2, 3], None) == (8, 0, 2, 9, 4)
    assert LINES.redact((8, 0, 2, 9, 4), 1, [2, 3], None) == (8, 0, 2, -1, 4)
    assert LINES.redact((1, 0, 3), -1, T, None) == (1, 0, 3)


def test_words_may_begin_with_another_number() -> None:
    how = one_of(("type", "level"), 1)
    assert how.read is not None
    assert [how.read(n) for n in (1, 2)] == ["type", "level"]


def test_bits_of_a_mask() -> None:
    assert seats_of(0) == []
    assert seats_of(0b1101) == [0, 2, 3]


def test_the_types_of_a_table() -> None:
    """What is read fits its type, whoever made it."""
    kinds = get_type_hints(LINES.shape(board=NotRequired[int]))
    assert ("", *kinds) == LINES.names
    assert get_type_hints(kinds["phase"], include_extras=True) == {
        "seat": int,
        "phase": Literal["dawn", "noon"],
        "late": bool,
        "board": NotRequired[int],
    }
    assert "seat" not in get_type_hints(kinds["won"])
    assert get_type_hints(kinds["vote"])["seat"] == int | None
    for event in ((3, 0, 1, 2, 7), (5, -1, 0), (9, 0, 1, 0), (10, 1, 0)):
        told = LINES.told(T, None, event, 0)[0]
        assert misfit(dict(told.args), kinds[LINES.names[event[0]]]) == ""
    assert misfit({"seat": 1}, kinds["hit"])
