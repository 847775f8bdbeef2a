"""The arbiter alone, on stamps: order, waiting lines, slots, repetitions; before it a table of three numbered ends.

Actions: 0 deal, 1 discard, 2 concede, 10 + n lay the card in hand on spot n; a spot takes one card.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rumpus.server.race.arbiter import LINE, Arbiter, Arrival, Hand, Handled, No, Request, first_of

DEAL, DISCARD, CONCEDE, LAY = 0, 1, 2, 10


class Counter:
    """A table whose game is: deal a card, lay it on a free spot or discard it. Spot 9 ends the game."""

    def __init__(self, seats: int = 2, start: int = 0, sooner: str = "", **more: Any) -> None:
        self.queue = Arbiter(seats, **more)
        self.start, self.sooner = start, sooner
        self.hands = [0] * seats
        self.spots: dict[int, int] = {}
        self.over = False
        self.done: list[Handled] = []

    def arrive(self, request: Request, at: int) -> bool:
        """Something was to be judged, or waits."""
        came = self.queue.came
        self._decide(self.queue.arrive(request, at, self.hand(request.action)))
        return self.queue.came > came

    def advance(self, to: int) -> None:
        self._decide(self.queue.advance(to))

    def _decide(self, arrivals: Iterator[Arrival]) -> None:
        for arrival in arrivals:
            no = self.judge(arrival.request, self.queue.now)
            if arrival.crowded and (no is None or no.code != self.sooner):
                no = No("too_fast", "")
            if no is None:
                self.accept(arrival.request, self.queue.now)
            self.done.append(self.queue.decided(arrival, no))

    def judge(self, request: Request, now: int) -> No | None:
        if self.over:
            return No("game_over", "G")
        if now < self.start:
            return No("not_started", "S")
        full, action = self.hands[request.seat], request.action
        if action == DEAL:
            return No("hand_full", "H") if full else None
        if action == CONCEDE:
            return None
        if not full or request.card not in (-1, full):
            return No("card_mismatch", "M")
        return No("taken", "T") if action >= LAY and action in self.spots else None

    def accept(self, request: Request, now: int) -> None:
        if request.action == DEAL:
            self.hands[request.seat] = 1000 + now
            return
        if request.action >= LAY:
            self.spots[request.action] = request.seat
            self.over = request.action == LAY + 9
        self.hands[request.seat] = 0

    def hand(self, action: int) -> Hand:
        if action == CONCEDE:
            return Hand.FREE
        return Hand.FOLLOWS if action == DISCARD else Hand.HURRIES


def decided(table: Counter) -> list[tuple[int, int, int, str]]:
    """(now, seat, action, code) of every decision, in order."""
    return [(h.now, h.request.seat, h.request.action, h.no.code if h.no else "") for h in table.done]


def ask(seat: int, action: int, ref: int | None = None, **more: int) -> Request:
    """A request."""
    return Request(seat, action, ref=ref, **more)


@pytest.mark.rule("BR-ARB-01", "BR-ARB-02", "BR-ARB-04", "BR-REAL-01")
def test_one_order_for_all_and_each_judged_on_what_came_before() -> None:
    table = Counter()
    for at, request in ((5, ask(0, DEAL)), (5, ask(1, DEAL)), (9, ask(1, LAY)), (9, ask(0, LAY)), (9, ask(0, LAY + 1))):
        table.arrive(request, at)
    assert decided(table) == [(5, 0, 0, ""), (5, 1, 0, ""), (9, 1, 10, ""), (9, 0, 10, "taken"), (9, 0, 11, "")]
    assert [h.seq for h in table.done] == [h.came for h in table.done] == [0, 1, 2, 3, 4]
    assert table.queue.due is None


@pytest.mark.rule("BR-ARB-03", "BR-REAL-10", "BR-RUL-02")
def test_a_refusal_costs_nothing_and_no_time() -> None:
    table = Counter(hand_ms=100)
    table.spots[LAY] = 1
    table.arrive(ask(0, DEAL), 0)
    table.arrive(ask(0, LAY), 150)
    table.arrive(ask(0, LAY + 1), 150)
    assert decided(table) == [(0, 0, 0, ""), (150, 0, 10, "taken"), (150, 0, 11, "")]


@pytest.mark.rule("BR-ARB-08")
def test_nothing_before_the_start_and_nothing_after_the_end() -> None:
    table = Counter(start=50)
    table.arrive(ask(0, DEAL), 49)
    table.arrive(ask(0, DEAL), 50)
    table.arrive(ask(1, DEAL), 50)
    table.arrive(ask(0, LAY + 9), 60)
    table.arrive(ask(1, LAY), 60)
    assert [code for *_, code in decided(table)] == ["not_started", "", "", "", "game_over"]
    assert LAY not in table.spots


@pytest.mark.rule("BR-ARB-07")
def test_a_request_that_comes_again_is_ignored() -> None:
    table = Counter()
    assert table.arrive(ask(0, DEAL, ref=1, source=7), 0)
    assert not table.arrive(ask(0, DEAL, ref=1, source=7), 1)
    assert table.arrive(ask(1, DEAL, ref=1, source=8), 1), "another seat has numbers of its own"
    assert table.arrive(ask(0, DISCARD, ref=2, source=7), 2)
    assert not table.arrive(ask(0, DEAL, ref=1, source=7), 3), "also when it would be legal again"
    assert table.arrive(ask(0, DEAL, ref=1, source=9), 4), "a page that was loaded anew counts from 1 again"
    assert [code for *_, code in decided(table)] == ["", "", "", ""]


@pytest.mark.rule("BR-ARB-07")
def test_a_request_sent_again_over_a_new_line_is_the_same_one() -> None:
    table = Counter()
    again = Request(0, DEAL, ref=4, sent=812.5, source=1)
    assert table.arrive(again, 0)
    assert not table.arrive(Request(0, DEAL, ref=4, sent=812.5, source=2), 9)
    later = Counter()
    later.queue.resume(table.done, table.hand)
    assert not later.arrive(again, 10), "also after the server was started anew"
    assert (later.queue.seq, later.queue.came) == (1, 1)


@pytest.mark.rule("BR-ARB-07")
def test_a_card_named_twice_moves_once() -> None:
    table = Counter()
    table.arrive(ask(0, DEAL), 5)
    table.arrive(ask(0, LAY, card=1005), 6)
    table.arrive(ask(0, LAY, card=1005), 6)
    assert [code for *_, code in decided(table)] == ["", "", "card_mismatch"]


@pytest.mark.rule("BR-RUL-03")
def test_hands_wait_for_their_interval_two_at_most() -> None:
    table = Counter(hand_ms=100)
    table.arrive(ask(0, DEAL), 0)
    table.arrive(ask(0, LAY), 10)
    table.arrive(ask(0, DEAL), 20)
    table.arrive(ask(0, LAY + 1), 30)
    assert decided(table) == [(0, 0, 0, ""), (30, 0, 11, "too_fast")]
    table.arrive(ask(1, DEAL), 40)
    assert table.queue.due == 100
    table.advance(99)
    assert len(table.done) == 3
    table.advance(100)
    assert decided(table)[3:] == [(100, 0, 10, "")]
    table.arrive(ask(0, LAY + 1), 150)
    table.advance(1000)
    assert decided(table)[4:] == [(200, 0, 0, ""), (300, 0, 11, "")]
    assert [h.at for h in table.done[3:]] == [10, 20, 150]
    assert table.queue.due is None


@pytest.mark.rule("BR-RUL-03")
def test_a_discard_waits_for_nothing_but_those_before_it() -> None:
    table = Counter(1, hand_ms=100)
    table.arrive(ask(0, DEAL), 0)
    table.arrive(ask(0, DISCARD), 1)
    table.arrive(ask(0, DEAL), 2)
    table.arrive(ask(0, DISCARD), 3)
    table.arrive(ask(0, DEAL), 4)
    table.arrive(ask(0, CONCEDE), 5)
    assert decided(table) == [(0, 0, 0, ""), (1, 0, 1, ""), (5, 0, 2, "")]
    table.advance(500)
    assert decided(table)[3:] == [(100, 0, 0, ""), (100, 0, 1, ""), (200, 0, 0, "")]


@pytest.mark.rule("BR-RUL-03")
def test_a_waiting_request_that_is_refused_lets_the_next_one_go() -> None:
    table = Counter(1, hand_ms=100)
    table.spots[LAY] = 0
    table.arrive(ask(0, DEAL), 0)
    table.arrive(ask(0, LAY), 1)
    table.arrive(ask(0, LAY + 1), 2)
    table.advance(100)
    assert decided(table) == [(0, 0, 0, ""), (100, 0, 10, "taken"), (100, 0, 11, "")]


@pytest.mark.rule("BR-RUL-03", "BR-RUL-35")
def test_the_line_is_bounded_and_the_sooner_reason_is_told() -> None:
    table = Counter(1, hand_ms=100, sooner="game_over")
    table.arrive(ask(0, DEAL), 0)
    table.arrive(ask(0, LAY), 1)
    for k in range(LINE + 3):
        table.arrive(ask(0, DISCARD), 2 + k)
    assert [code for *_, code in decided(table)] == [""] + ["too_fast"] * 4
    table.over = True
    table.arrive(ask(0, LAY), 50)
    assert decided(table)[-1] == (50, 0, LAY, "game_over")


@pytest.mark.rule("BR-RUL-03")
def test_after_a_restart_the_interval_still_runs() -> None:
    first, table = Counter(1, hand_ms=100), Counter(1, hand_ms=100)
    first.arrive(ask(0, DEAL), 40)
    table.queue.resume(first.done, first.hand)
    table.arrive(ask(0, LAY), 60)
    assert (table.done, table.queue.due) == ([], 140)


@pytest.mark.rule("BR-RUL-01")
def test_a_slot_collects_and_merges_in_turns() -> None:
    seen = set()
    for seed in range(40):
        table = Counter(slot_ms=60, seed=seed)
        table.hands = [1, 1]
        table.arrive(ask(0, LAY), 60)
        table.arrive(ask(0, DEAL), 61)
        table.arrive(ask(1, LAY), 118)
        table.arrive(ask(1, LAY + 1), 119)
        assert table.done == []
        assert table.queue.due == 120
        table.advance(120)
        order = [(h.request.seat, h.request.action) for h in table.done]
        assert [a for s, a in order if s == 0] == [LAY, DEAL], "each seat's own order is kept"
        assert [a for s, a in order if s == 1] == [LAY, LAY + 1]
        assert [s for s, _ in order] in ([0, 1, 0, 1], [1, 0, 1, 0])
        assert order[0][0] == first_of(seed, 1, 2)
        assert table.spots[LAY] == order[0][0], "who is drawn first has the spot, whoever arrived first"
        seen.add(order[0][0])
    assert seen == {0, 1}


@pytest.mark.rule("BR-RUL-01")
def test_who_begins_a_slot_is_drawn_fairly() -> None:
    for n in (2, 3, 6):
        counts = [0] * n
        for slot in range(600 * n):
            counts[first_of(99, slot, n)] += 1
        assert all(500 < count < 700 for count in counts), counts


@pytest.mark.rule("BR-RUL-01", "BR-RUL-03")
def test_hand_interval_and_slot_together() -> None:
    table = Counter(1, hand_ms=100, slot_ms=60)
    table.arrive(ask(0, DEAL), 0)
    table.arrive(ask(0, LAY), 1)
    table.arrive(ask(0, DEAL), 70)
    table.arrive(ask(0, LAY + 1), 71)
    assert decided(table) == [(60, 0, DEAL, ""), (71, 0, LAY + 1, "too_fast")]
    table.advance(1000)
    assert decided(table)[2:] == [(180, 0, LAY, ""), (300, 0, DEAL, "")]


@pytest.mark.rule("BR-ARB-09")
@pytest.mark.parametrize("hand_ms", [0, 90])
@pytest.mark.parametrize("slot_ms", [0, 60])
def test_the_same_arrivals_give_the_same_decisions(hand_ms: int, slot_ms: int) -> None:
    for seed in range(20):
        chance = random.Random(seed)
        arrivals, at = [], 0
        for ref in range(120):
            at += chance.choice((0, 0, 1, 7, 30, 200))
            seat = chance.randrange(3)
            arrivals.append((ask(seat, chance.choice((DEAL, DISCARD, LAY + chance.randrange(40))), ref=ref), at))
        steady, jumpy = (Counter(3, hand_ms=hand_ms, slot_ms=slot_ms, seed=seed) for _ in range(2))
        for request, at in arrivals:
            steady.arrive(request, at)
            for _ in range(chance.randrange(3)):
                jumpy.advance(jumpy.queue.now + chance.randrange(at - jumpy.queue.now + 1))
            jumpy.arrive(request, at)
        for table in (steady, jumpy):
            table.advance(at + 5000)
            assert table.queue.due is None
        assert steady.done == jumpy.done
        assert sorted(h.came for h in steady.done) == list(range(120)), "each is decided, and once"
        assert [h.seq for h in steady.done] == list(range(120))
        nows = [h.now for h in steady.done]
        assert nows == sorted(nows)
