"""Ending the game: the law's checks."""

import pytest
from tests.games.blitz_squad.rules.law import Law

from rumpus.games.blitz_squad.rules import ids, turn


@pytest.mark.rule("BS-LOSE-01", "BS-RUL-33", "BS-RUL-34", "BS-RUL-56")
@pytest.mark.parametrize(("tavern", "n", "lost"), [(0, 1, ids.FORCED_DRAW), (1, 1, 0), (1, 2, ids.FORCED_DRAW)])
def test_a_forced_draw(tavern: int, n: int, lost: int) -> None:
    law = Law().hand("A", f"Q1{{draw {n}}}")
    law.pile("A", "tavern", ["X1"] * tavern)
    law.action(f"Q1{{draw {n}}}")
    assert law.s.over == lost
    assert law.s.seats[0].out == lost
    law = Law(tavern=0).hand("A", "Q1{draw 1, may}", 1)
    law.action("Q1{draw 1, may}").do(ids.NO)
    assert law.s.over == 0


@pytest.mark.rule("BS-LOSE-02", "BS-RUL-34", "BS-RUL-35")
@pytest.mark.parametrize(("damage", "left", "lost"), [(2, 1, 0), (3, 0, 0), (4, 0, ids.FORCED_DISCARD)])
def test_a_forced_discard(damage: int, left: int, lost: int) -> None:
    law = Law().hand("A", f"Q{damage}, R9").hand("B", "", 2)
    law.pile("B", "tavern", ["X1"] * 3)
    law.attack(f"Q{damage}", "R9").answer("pass")
    assert law.s.over == lost
    assert law.count("B")[0] == left
    law = Law().hand("A", "Q1, R9").hand("B", "", 1)
    law.pile("B", "tavern", [])
    law.attack("Q1", "R9").answer("pass")
    assert law.s.over == ids.FORCED_DISCARD


@pytest.mark.rule("BS-LOSE-03", "BS-LOSE-06", "BS-LOSE-08", "BS-EX-07")
def test_no_cards_left() -> None:
    law = Law().hand("A", "Q1", 0)
    law.pile("A", "tavern", [])
    law.action("Q1")
    assert law.s.over == ids.NO_CARDS
    assert law.s.seats[1].place == 1
    law = Law().hand("B", "Q2", 0)
    law.pile("B", "tavern", [])
    law.attack("Z1", "Z1").answer("block Q2")
    assert law.s.over == ids.NO_CARDS
    assert law.s.seats[0].place == 1
    assert not law.kinds(ids.EV_COMPARE)
    law = Law().hand("A", "Q2, R3", 0)
    law.pile("A", "tavern", [])
    law.attack("Q2", "R3")
    assert law.s.over == ids.NO_CARDS


@pytest.mark.rule("BS-RUL-31")
def test_last_cards_may_be_judged_after_the_combo() -> None:
    law = Law(last_cards="after_combo").hand("A", "Q2, R2", 0)
    law.pile("A", "tavern", [])
    law.pile("B", "tavern", ["X1"])
    law.attack("Q2", "R2").answer("pass")
    assert law.s.over == ids.FORCED_DISCARD
    assert law.s.seats[0].place == 1
    card = "Q1{pay |mill 3|rescue 1 which any|}"
    law = Law().hand("A", card, 0)
    law.pile("A", "tavern", ["X1"] * 3)
    law.action(card).do(ids.YES)
    law.pick("X1") if law.asked == "A" else None
    assert law.s.over == 0
    assert law.count("A")[:2] == (0, 1)


@pytest.mark.rule("BS-LOSE-07", "BS-LOSE-04", "BS-RUL-65")
def test_who_holds_a_card_is_in() -> None:
    law = Law().hand("A", "", 1, shown="Q3")
    law.pile("A", "tavern", [])
    law.action("Z1").answer("pass")
    assert law.s.over == 0
    law = Law().hand("A", "Q2", 0).zone(("S{ban static what combo}", "B"))
    law.pile("A", "tavern", [])
    assert law.legal() == [ids.END]
    law.end()
    assert law.s.over == ids.NO_CARDS


@pytest.mark.rule("BS-LOSE-09", "BS-RUL-69", "BS-RUL-45")
def test_everything_stops_with_the_game() -> None:
    law = Law().hand("A", "Q3{draw 1, hit}, R3")
    law.pile("B", "tavern", ["X1"])
    law.attack("Q3{draw 1, hit}", "R3").answer("pass")
    assert law.s.over
    assert law.count("A") == (20, 3, 0, 0)
    assert law.s.seats[0].stacks[ids.FRONT].n == 1


@pytest.mark.rule("BS-MULTI-03", "BS-RUL-36", "BS-RUL-45", "BS-ZONE-03")
def test_others_play_on_without_the_target() -> None:
    law = Law(players=3).hand("A", "Q3{draw 1, hit}, R3").zone(("S{toll 1}", "B"))
    law.t.cards[law.card("R4")].power = 4
    law.hand("A", "Q3{draw 1, hit}, R4")
    law.pile("B", "tavern", ["X1"])
    law.attack("Q3{draw 1, hit}", "R4", "B").answer("pass")
    assert law.s.seats[1].out == ids.FORCED_DISCARD
    assert law.s.seats[1].place == 3
    assert law.in_play == []
    assert law.count("A") == (19, 4, 2, 0)
    assert law.asked == "A"
    assert law.s.over == 0
    law.end()
    assert law.asked == "C"


@pytest.mark.rule("BS-RUL-77", "BS-RUL-36")
def test_the_turn_of_who_falls_goes_to_its_end() -> None:
    card = "T1{damage 1, action}{draw 1, end, action}"
    law = Law(players=3).hand("B", card).zone(("S{expire 2}", "C"))
    law.s.turn = 2
    law.pile("A", "tavern", [])
    law.attack("Z1", "Z1", "B").answer(f"reply {card}")
    assert law.s.seats[0].out
    assert law.top("C", "clinic") == ["S{expire 2}"]
    assert law.asked == "B"
    assert law.count("B")[0] == 20 - 1 - 3
    assert law.s.turn == 3


@pytest.mark.rule("BS-RUL-55")
def test_a_player_may_give_up_at_any_moment() -> None:
    law = Law()
    law.attack("Z1", "Z1")
    law.do(ids.CONCEDE, "A")
    assert law.s.over == ids.CONCEDED
    assert law.s.seats[1].place == 1
    law = Law(players=3)
    law.attack("Z1", "Z1", "B")
    law.do(ids.CONCEDE, "B")
    assert law.s.over == 0
    assert law.asked == "A"
    assert law.count("A")[2] == 2
    law.do(ids.ATTACK) if ids.ATTACK in law.legal() else law.do(ids.ACTION)
    law.do(ids.CONCEDE, "C")
    assert law.s.over == ids.CONCEDED
    assert law.s.seats[0].place == 1


@pytest.mark.rule("BS-RUL-32")
def test_who_loses_in_one_step_shares_the_place() -> None:
    law = Law(players=4, tavern=0).hand("A", "E{draw 1 enter foes}", 2)
    law.pile("A", "tavern", ["X1"])
    law.pile("B", "tavern", ["X1"])
    law.pick("E{draw 1 enter foes}")
    assert [law.s.seats[p].place for p in range(4)] == [0, 0, 3, 3]


@pytest.mark.rule("BS-RUL-63", "BS-RUL-55")
def test_a_stack_being_built_is_dropped_when_time_is_up() -> None:
    law = Law().hand("A", "Q2, R3", 3)
    law.do(ids.ATTACK)
    law.pick("Q2")
    turn.apply(law.t, law.s, 0, ids.LAPSE, law.log)
    assert law.s.ask == ids.ASK_MISSING
    assert law.count("A")[1] == 5
    law = Law().hand("B", "Q2")
    law.attack("Z1", "Z1").do(ids.BLOCK)
    turn.apply(law.t, law.s, 1, ids.LAPSE, law.log)
    assert law.asked == "A"
    assert law.count("B") == (19, 4, 1, 0)
    law = Law(players=3)
    law.do(ids.ATTACK)
    law.do(ids.SEAT + 1)
    law.pick("Z1")
    law.do(ids.CONCEDE, "C")
    assert law.asked == "A"
    assert law.s.ask == ids.ASK_MAIN
    assert law.s.depth == 1
