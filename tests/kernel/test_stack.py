"""The stack of what is running: frames start blank, questions belong to the top one; the same in both runtimes."""

from typing import Annotated

from rumpus.kernel.records.record import Record, alias, record, rows, rule
from rumpus.kernel.records.runtime import loop
from rumpus.kernel.records.stack import answer, ask, close, drop_at, hush, pop, push, taken

COUNT, ADD, PAUSE = 1, 2, 3  # kinds
HOW_MANY = 5  # what is asked


@record
class Frame(Record):
    """COUNT: `total` so far, `left` numbers to ask for. ADD: a number for the frame below. PAUSE: nothing."""

    kind: int
    step: int
    seat: int
    got: int
    a: int
    b: int
    c: int
    d: int
    e: int
    total: int = alias("a")
    left: int = alias("b")
    number: int = alias("c")
    more: int = alias("e")


@record
class State(Record):
    """A stack of three, and the question."""

    depth: int
    ask: int
    asker: int
    result: int
    frames: Annotated[list[Frame], 3]


@rule
def go_on(s: State) -> None:
    """The top frame goes on, until a question waits or all is done."""
    while s.depth > 0 and s.ask == 0:
        f = s.frames[s.depth - 1]
        if f.kind == ADD:
            s.frames[s.depth - 2].total += f.number + f.more
            pop(s)
        elif f.left == 0:
            s.result = f.total
            close(s)
        elif f.got < 0:
            ask(s, HOW_MANY, f.seat)
        else:
            f.left -= 1
            push(s, ADD, f.seat, c=taken(f))
            s.frames[s.depth - 1].more = 100


@loop
def begin_at(S, seat, n):
    push(S[0], COUNT, seat, 0, n)
    go_on(S[0])


@loop
def answer_at(S, a):
    answer(S[0], a)
    go_on(S[0])


@loop
def dropped_at(S, i):
    S[0].depth = drop_at(S[0].frames, S[0].depth, i)


@loop
def hushed_at(S):
    hush(S[0])
    go_on(S[0])


def test_a_frame_asks_and_finds_the_answer():
    array = State.blank()
    S, s = rows(State, array), State.at(array)
    begin_at(S, 2, 2)
    assert (s.depth, s.ask, s.asker, s.frames[0].got) == (1, HOW_MANY, 2, -1)
    answer_at(S, 7)
    assert (s.depth, s.ask, s.asker, s.frames[0].total) == (1, HOW_MANY, 2, 107)
    hushed_at(S)  # called off: asked anew
    assert (s.ask, s.asker) == (HOW_MANY, 2)
    answer_at(S, 4)
    assert (s.depth, s.ask, s.asker, s.result) == (0, 0, -1, 211)
    assert not any(s.frames[0].cells)  # closed: blank
    assert any(s.frames[1].cells)  # popped: as it was


def test_a_new_frame_holds_nothing_of_the_last_one():
    array = State.blank()
    s = State.at(array)
    for k in range(Frame.width):
        s.frames[0].cells[k] = 50 + k
    push(s, PAUSE, 1)
    assert s.frames[0].cells.tolist() == [PAUSE, 0, 1, -1, 0, 0, 0, 0, 0]
    pop(s)
    assert s.depth == 0
    push(s, COUNT, 3, 1, 2, 3, 4)
    assert s.frames[0].cells.tolist() == [COUNT, 0, 3, -1, 1, 2, 3, 4, 0]


def test_a_decision_is_used_up_as_it_is_taken():
    s = State.new()
    push(s, PAUSE, 1)
    answer(s, 6)
    assert (taken(s.frames[0]), s.frames[0].got, taken(s.frames[0])) == (6, -1, -1)


def test_a_record_out_of_a_list_leaves_no_gap():
    array = State.blank()
    S, s = rows(State, array), State.at(array)
    for seat in range(3):
        push(s, PAUSE, seat)
    dropped_at(S, 1)
    assert [(f.kind, f.seat) for f in s.frames] == [(PAUSE, 0), (PAUSE, 2), (0, 0)]
    assert s.depth == 2
    dropped_at(S, 1)
    dropped_at(S, 0)
    assert s.depth == 0
    assert not any(s.cells)
