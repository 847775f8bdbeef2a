"""Ids from a mask, one of those asked, and answers that wait until all are in; the same in both runtimes."""

from collections import Counter
from typing import Annotated

import numpy as np

from rumpus.kernel.records.buffers import buffer
from rumpus.kernel.records.chance import next_word, pick
from rumpus.kernel.records.choices import ask_all, ask_nobody, commit, list_bits, one_of
from rumpus.kernel.records.record import Record, record, rows
from rumpus.kernel.records.runtime import loop


@record
class Seat(Record):
    """What a seat has answered."""

    coins: int
    commit: int


@record
class State(Record):
    """What is asked."""

    ask: int
    asked: int
    waiting: int
    seats: Annotated[list[Seat], 3]


@loop
def listed(masks, out):
    """Row k of out: the number of ids, and the ids: one in front, then the bits of masks[k] from 7 on."""
    ids = buffer(64)
    for k in range(len(masks)):
        ids[0] = 3
        n = list_bits(masks[k], 7, ids, 1)
        out[k, 0] = n
        for i in range(n):
            out[k, i + 1] = ids[i]


def test_ids_are_listed_ascending_after_those_there():
    masks = np.array([0, 1, 0b1011000, (1 << 40) - 1, 1 << 45], np.int64)
    out = np.zeros((len(masks), 64), np.int32)
    listed(masks, out)
    for mask, row in zip(masks.tolist(), out.tolist(), strict=True):
        assert row[1 : row[0] + 1] == [3] + [7 + k for k in range(46) if mask >> k & 1]
    ids = [0] * 4
    assert list_bits(0b101, 20, ids) == 2
    assert ids[:2] == [20, 22]


@loop
def drawn(mask, words, out):
    for k in range(len(words)):
        out[k] = one_of(mask, words[k])


def test_one_of_several_is_as_likely_as_another_and_the_only_one_needs_no_luck():
    words = np.zeros(3000, np.int64)
    x = 5
    for k in range(len(words)):
        x = next_word(x)
        words[k] = x
    out = np.zeros(len(words), np.int32)
    drawn(0b101100, words, out)
    found = Counter(out.tolist())
    assert set(found) == {2, 3, 5}
    assert all(900 < n < 1100 for n in found.values())
    assert out[:20].tolist() == [one_of(0b101100, int(word)) for word in words[:20]]
    drawn(0b1000, words, out)
    assert set(out.tolist()) == {3}
    assert {pick(int(word), 4) for word in words} == {0, 1, 2, 3}


@loop
def answered_at(S, p, a):
    return 1 if commit(S[0], p, a) else 0


@loop
def asked_at(S, what, mask):
    if what:
        ask_all(S[0], what, mask)
    else:
        ask_nobody(S[0])


def test_the_last_answer_is_told_from_the_others_in_any_order():
    for order in ((0, 2), (2, 0)):
        array = State.blank()
        S, s = rows(State, array), State.at(array)
        s.seats[1].commit = 9  # of the question before
        asked_at(S, 4, 0b101)
        assert (s.ask, s.asked, s.waiting) == (4, 0b101, 0b101)
        assert [seat.commit for seat in s.seats] == [0, 0, 0]
        assert answered_at(S, order[0], 30 + order[0]) == 0
        assert s.waiting == 1 << order[1]
        assert answered_at(S, order[1], 30 + order[1]) == 1
        assert [seat.commit for seat in s.seats] == [31, 0, 33]
        assert (s.ask, s.asked, s.waiting) == (4, 0b101, 0)
        asked_at(S, 0, 0)
        assert (s.ask, s.asked, s.waiting) == (0, 0, 0)
