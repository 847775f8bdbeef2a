"""From checked words to rows: a program with jumps, or lists in one piece."""

from typing import Annotated

from tests.effects.lantern import FLAT, V, nodes

from rumpus import effects as fx
from rumpus.kernel.records.record import Record, record


@record
class Op(Record):
    """A row."""

    op: int
    n: int
    who: int
    a: int
    b: int
    c: int
    d: int
    mask: int
    cond: int
    cmp: int
    per: int
    cap: int
    may: int
    first: Annotated[list[int], 3]
    size: Annotated[list[int], 3]


@record
class Rows(Record):
    """A Table."""

    ops: Annotated[list[Op], 16]


DRAW = '{ op = "draw", n = 1 }'
GLOW = '{ op = "glow", n = 2 }'


def flat(text: str, at: int = 0) -> list[tuple[int, int, int, int]]:
    """The numbers, a, b and d, of a program written from row `at` on."""
    t = Rows.new()
    free = fx.write(t.ops, fx.program(nodes(text, "end"), FLAT), at, apart=lambda _: 7, look=lambda *_: 5)
    return [(t.ops[k].op, t.ops[k].a, t.ops[k].b, t.ops[k].d) for k in range(at, free)]


def test_words_one_after_the_other() -> None:
    assert flat(f"{DRAW}, {GLOW}") == [(1, 0, 0, 0), (2, 1, 0, 0), (99, 0, 0, 0)]


def test_a_choice_holds_the_address_of_each_branch_and_each_branch_jumps_behind_the_last() -> None:
    text = f'{{ op = "choose", of = [[{DRAW}, {DRAW}], [{GLOW}]] }}, {DRAW}'
    assert flat(text, 2) == [
        (10, 3, 6, 2),
        (1, 0, 0, 0),
        (1, 0, 0, 0),
        (98, 8, 0, 0),
        (2, 1, 0, 0),
        (98, 8, 0, 0),
        (1, 0, 0, 0),
        (99, 0, 0, 0),
    ]


def test_a_condition_jumps_to_its_second_list() -> None:
    text = f'{{ op = "when", test = "it won", then = [{DRAW}], else = [{GLOW}] }}'
    assert flat(text) == [(11, 7, 3, 0), (1, 0, 0, 0), (98, 4, 0, 0), (2, 1, 0, 0), (99, 0, 0, 0)]


def test_a_repeat_goes_back() -> None:
    assert flat(f'{GLOW}, {{ op = "twice", n = 2, do = [{DRAW}] }}', 1) == [
        (2, 1, 0, 0),
        (1, 0, 0, 0),
        (12, 2, 0, 0),
        (99, 0, 0, 0),
    ]


def test_a_row_may_tell_how_many_rows_belong_to_it() -> None:
    shapes = fx.Flat(99, 98, {"twice": fx.counted("do", "c")})
    rows = fx.program(nodes(f'{{ op = "twice", n = 2, do = [{DRAW}, {GLOW}] }}'), shapes)
    assert [(row.op, row.fields.get("c", 0)) for row in rows] == [(12, 2), (1, 0), (2, 0), (99, 0)]


def test_lists_lie_in_one_piece_and_inner_ones_behind() -> None:
    text = (
        f'{{ op = "choose", of = [[{DRAW}, {{ op = "when", test = "it won", then = [{GLOW}] }}], [{GLOW}]] }}, {DRAW}'
    )
    t = Rows.new()
    free = fx.write(t.ops, fx.nested(nodes(text, "end"), 4), 4, apart=lambda _: 0)
    assert free == 10
    assert [t.ops[k].op for k in range(4, free)] == [10, 1, 1, 11, 2, 2]
    assert (list(t.ops[4].first), list(t.ops[4].size)) == ([6, 9, 0], [2, 1, 0])
    assert (list(t.ops[7].first), list(t.ops[7].size)) == ([8, 9, 0], [1, 0, 0])


def test_a_name_is_looked_up_when_the_row_is_written() -> None:
    t = Rows.new()
    rows = fx.nested(nodes('{ op = "draw", n = 1, if = "standing in mill" }'))
    fx.write(t.ops, rows, 0, look=lambda field, name: len(field + name))
    assert (t.ops[0].cond, t.ops[0].c) == (3, 5)


def test_every_field_that_a_word_sets_is_a_field_of_the_row() -> None:
    made = {name for word in V.words.values() for one in word.params.values() for name in one.fields()}
    assert made <= V.row


def test_a_row_knows_its_word() -> None:
    made = nodes('{ op = "choose", of = [[{ op = "draw", n = 1 }], [{ op = "draw", n = 2 }]] }')
    rows = fx.nested(made)
    assert [row.node for row in rows] == [made[0], *made[0].inner()]
