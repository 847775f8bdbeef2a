"""Chance: one generator in both runtimes, and the tape."""

from collections import Counter

from rumpus.games.toy.rules.state import State
from rumpus.kernel.records import chance
from rumpus.kernel.records.log import TAPE, Log, clear, emit, event_rows, reveal
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import loop


@loop
def words_at(S, number, out):
    chance.seed(S[0], number)
    for k in range(len(out)):
        out[k] = chance.below(S[0], 1000003)


def reference(number, n):
    """xoroshiro64**, written out again with Python's whole numbers."""
    state = State.new()
    chance.seed(state, number)
    a, b = (x & 0xFFFFFFFF for x in state.rng[:2])

    def turn(x, k):
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    found = []
    for _ in range(n):
        word = turn(a * 0x1E3779BB & 0xFFFFFFFF, 5) * 5 & 0xFFFFFFFF
        b ^= a
        a, b = turn(a, 26) ^ b ^ (b << 9 & 0xFFFFFFFF), turn(b, 13)
        found.append(word * 1000003 >> 32)
    return found


def test_the_generator_is_the_published_one_in_both_runtimes():
    import numpy as np

    for number in (0, 1, 7, 2**31 - 1):
        out = np.zeros(50, np.int32)
        words_at(rows(State, State.blank()), number, out)
        assert out.tolist() == reference(number, 50)


def test_seeds_are_far_apart_and_never_stuck():
    s = State.new()
    seen = set()
    for number in range(2000):
        chance.seed(s, number)
        assert any(s.rng)
        seen.add(tuple(s.rng))
    assert len(seen) == 2000


def test_numbers_are_even():
    s = State.new()
    chance.seed(s, 5)
    counts = Counter(chance.below(s, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(n - 10_000) < 500 for n in counts.values())


def scripted(*numbers):
    log = Log.new()
    log.scripted, log.tape_n = 1, len(numbers)
    for i, number in enumerate(numbers):
        log.tape[i] = number
    return log


def test_the_tape_comes_first():
    s, log = State.new(), scripted(2, -1, 0)
    assert [chance.draw(s, log, 5) for _ in range(3)] == [2, 4, 0]
    assert (log.draws, log.tape_i, log.short, log.unfit, list(s.rng)) == (3, 3, 0, 0, [0] * chance.RNG)


def test_an_empty_tape_and_a_wrong_value_are_counted():
    s, log = State.new(), scripted(5)
    chance.seed(s, 1)
    assert chance.draw(s, log, 5) == 0
    assert log.unfit == 1
    chance.draw(s, log, 5)
    assert log.short == 1
    log.tape_n, log.tape_i = TAPE + 5, TAPE
    chance.draw(s, log, 5)
    assert log.short == 2


def test_shuffles_keep_the_cards():
    s, log = State.new(), Log.new()
    chance.seed(s, 1)
    cards = list(range(20))
    chance.shuffle(s, log, cards, 20)
    assert sorted(cards) == list(range(20))
    assert cards != list(range(20))
    assert log.draws == 19
    chance.mix(s, cards, 10)
    assert log.draws == 19
    assert sorted(cards) == list(range(20))
    cards = list(range(4))
    chance.shuffle(s, scripted(-1, -1, -1), cards, 4)
    assert cards == [0, 1, 2, 3]
    chance.shuffle(s, scripted(0, 0, 0), cards, 4)
    assert cards == [1, 2, 3, 0]


def test_every_order_is_as_likely():
    s = State.new()
    chance.seed(s, 3)
    orders = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        chance.mix(s, cards, 3)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < n < 1150 for n in orders.values())


def test_event_rows_that_find_no_room_are_counted():
    log = Log.new()
    for i in range(258):
        emit(log, 1, 0, i)
    reveal(log)
    assert (log.n, log.lost, log.shown) == (256, 2, 1)
    assert event_rows(log)[255] == (1, 0, 255, 0, 0, 0, 0, 0)
    clear(log)
    assert event_rows(log) == []
    assert (log.lost, log.shown) == (0, 0)
