"""Rulings that the rules made for themselves (BS-R-...): each by its check."""

import pytest
from tests.games.blitz_squad.rules.law import Law
from tests.games.blitz_squad.rules.test_flip import flipped

from rumpus.games.blitz_squad.rules import ids, ops, turn
from rumpus.games.blitz_squad.rules.cards import card_of
from rumpus.games.blitz_squad.rules.losing import judge
from rumpus.games.blitz_squad.rules.specials import zone_owner, zone_turn
from rumpus.kernel.records.log import clear


@pytest.mark.rule("BS-R-UPPERMOST")
@pytest.mark.parametrize("word", ["mend 1", "rescue 1 which any"])
def test_of_equal_cards_in_a_clinic_the_uppermost_leaves(word: str) -> None:
    card = f"Q1{{{word}}}"
    law = Law().hand("A", card)
    law.pile("A", "clinic", ["Q2", "T1", "Q2"])
    law.action(card).pick("Q2")
    assert law.top("A", "clinic")[-2:] == ["T1", "Q2"]
    assert law.s.seats[0].clinic_n == 2


@pytest.mark.rule("BS-R-BANISHEQUAL")
def test_of_equal_specials_the_owner_is_named_and_the_oldest_leaves() -> None:
    law = Law().hand("A", "Q1{banish 1}").zone(("S", "A"), ("S", "B"), ("S", "A"))
    law.s.zone[2] += 1024
    law.action("Q1{banish 1}").pick("S")
    assert law.s.ask == ids.ASK_OWNER
    assert law.legal() == [ids.SEAT, ids.SEAT + 1]
    law.do(ids.SEAT)
    assert [zone_owner(law.s, i) for i in range(law.s.zone_n)] == [1, 0]
    assert zone_turn(law.s, 1) == law.s.turn + 1
    assert law.top("A", "clinic", 1) == ["S"]


@pytest.mark.rule("BS-R-KNOWNONELESS")
@pytest.mark.parametrize(("known", "left"), [(1, 0), (2, 1)])
def test_whoever_knew_some_of_equal_cards_knows_one_less(known: int, left: int) -> None:
    law = Law().hand("A", "Q2, Q2")
    seat, card = law.s.seats[0], law.card("Q2")
    places = [i for i in range(seat.hand_n) if card_of(seat.hand[i]) == card]
    for i in places[:known]:
        seat.hand[i] += ids.SEEN << 1
    law.action("Q2")
    rest = [cell for cell in seat.hand[: seat.hand_n] if card_of(cell) == card]
    assert [cell // ids.SEEN >> 1 & 1 for cell in rest] == [left]


@pytest.mark.rule("BS-R-BOUNDS", "BS-RUL-59", "BS-RUL-47")
@pytest.mark.parametrize("room", [0, 1, 2, 3, 4, 5])
def test_of_four_waiting_lines_those_wait_that_find_room(room: int) -> None:
    """The first ones; they are carried out, and nothing else is touched."""
    law = Law().hand("A", card := "Q1" + "{strike 1, end, foe}" * 4)
    law.s.waits_n = ids.WAITS - room
    law.action(card).answer("pass")
    found = min(room, 4)
    assert law.s.waits_n == ids.WAITS - room + found
    first = law.t.cards[law.card(card)].first
    assert [one.row for one in law.s.waits[ids.WAITS - room : law.s.waits_n]] == [first + k for k in range(found)]
    assert law.s.lasting_n == 0
    law.attack("Z1", "Z1").answer("pass")
    before = law.count("B")[2]
    law.end()
    assert law.count("B")[2] == before + found


@pytest.mark.rule("BS-R-BOUNDS")
def test_beyond_the_bounds_lines_and_effects_are_left_out() -> None:
    law = Law().hand("A", "Q1{surge 1}, R1{strike 1, end, foe}")
    for k in range(ids.LASTING):
        one = law.s.lasting[k]
        one.word, one.owner, one.seat, one.n, one.left = ops.TAX, 1, 1, 1, k + 1
    law.s.lasting_n, law.s.waits_n = ids.LASTING, ids.WAITS
    law.action("Q1{surge 1}").answer("pass")
    assert law.s.lasting_n == ids.LASTING
    assert all(law.s.lasting[k].word == ops.TAX for k in range(ids.LASTING))
    law.action("R1{strike 1, end, foe}").answer("pass")
    assert law.s.waits_n == ids.WAITS
    assert law.asked == "A"


@pytest.mark.rule("BS-R-HUSHPART")
def test_a_hush_takes_its_own_part_of_a_waiting_line() -> None:
    card = "Q1{strike 1, end, foe}"
    law = Law(players=3, targets="all").hand("A", card).hand("B", "T3{hush}")
    law.action(card)
    assert law.s.waits[0].seats == 0b110
    law.answer("block T3{hush}").answer("pass")
    assert law.s.waits_n == 1
    assert law.s.waits[0].seats == 0b100


@pytest.mark.rule("BS-R-FIRSTREASON")
@pytest.mark.parametrize(("active", "reason"), [(0, ids.FORCED_DRAW), (2, ids.FORCED_DISCARD)])
def test_the_end_is_that_of_the_first_loser_in_turn_order(active: int, reason: int) -> None:
    law = Law(players=3)
    law.s.active = active
    losers = [(active + 1) % 3, (active + 2) % 3]
    law.s.seats[losers[0]].marked = 1 << reason
    law.s.seats[losers[1]].marked = 1 << (ids.FORCED_DRAW + ids.FORCED_DISCARD - reason)
    judge(law.t, law.s, law.log)
    assert law.s.over == reason
    assert law.s.seats[active].place == 1
    assert law.s.seats[losers[1]].out != reason


@pytest.mark.rule("BS-R-SETUPGONE")
def test_the_next_seat_takes_over_in_set_up() -> None:
    law = flipped("Q4", "R2", "T1")
    assert law.asked == "A"
    law.do(ids.CONCEDE, "A")
    assert (law.asked, law.s.ask) == ("B", ids.ASK_FIRST)
    law = flipped("Q4", "R2", "S")
    law.do(ids.SEAT + 1)
    assert (law.asked, law.s.ask) == ("C", ids.ASK_PLACE)
    law.do(ids.CONCEDE, "B")
    law.do(ids.LEAVE)
    assert law.s.first == law.s.active == 2


@pytest.mark.rule("BS-R-SETUPGONE", "BS-RUL-27", "BS-RUL-36", "BS-RUL-55")
def test_set_up_goes_on_to_the_first_turn_without_who_gave_up() -> None:
    """Specials, then hands, then enter effects, then the first turn: seat A, which is out, is waited for nowhere."""
    law = flipped("Q4", "R2", "T1")
    law.do(ids.CONCEDE, "A")
    law.do(ids.SEAT + 1)
    assert (law.asked, law.s.ask, law.s.active, law.s.turn) == ("B", ids.ASK_MAIN, 1, 1)
    assert [law.s.seats[p].hand_n for p in range(3)] == [0, 7, 7]
    law = flipped("Q4", "R2", "E{draw 2 enter}")
    law.do(ids.CONCEDE, "A")
    law.do(ids.SEAT + 1)
    law.do(ids.PLACE)
    assert (law.asked, law.s.ask, law.s.active) == ("B", ids.ASK_MAIN, 1)
    assert [law.s.seats[p].hand_n for p in range(3)] == [0, 9, 9]


@pytest.mark.rule("BS-R-LAPSE")
def test_a_stack_that_time_runs_out_on_is_dropped_and_the_default_done() -> None:
    law = Law().hand("A", "Q2, R3")
    law.do(ids.ATTACK)
    law.pick("Q2")
    clear(law.log)
    turn.apply(law.t, law.s, 0, ids.LAPSE, law.log)
    assert law.s.ask == ids.ASK_MISSING
    assert law.may("Q2")
    assert list(law.s.build_n) == [0, 0]
    law = Law().hand("A", "Q2, R3").hand("B", "T5")
    law.attack("Q2", "R3")
    law.do(ids.BLOCK)
    law.pick("T5")
    clear(law.log)
    turn.apply(law.t, law.s, 1, ids.LAPSE, law.log)
    assert law.count("B")[:2] == (18, 4)
    assert law.asked == "A"
