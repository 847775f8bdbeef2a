"""Stacks, attack, energy, action, block, reply, damage: the law's checks."""

import pytest
from tests.games.blitz_squad.rules.law import Law

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.fight_totals import damage_to, defense_of
from rumpus.games.blitz_squad.rules.totals import base, total_energy


def energy(law: Law, p: int = 0) -> int:
    """The total energy of a seat's stack."""
    return total_energy(law.t, law.s, p, ids.BACK, 1 << 1 - p)


@pytest.mark.rule("BS-STACK-01", "BS-STACK-02", "BS-STACK-03", "BS-STACK-10", "BS-RUL-03", "BS-RUL-40")
def test_a_stack_is_of_one_brawler_from_hand() -> None:
    law = Law().hand("A", "Q2, R3, Q4", 2, shown="Q5")
    law.do(ids.ACTION)
    assert ids.DONE not in law.legal()
    law.pick("Q2")
    assert not law.may("R3")
    assert law.may("Q4")
    assert law.may("!Q5")
    law.pick("!Q5").do(ids.DONE)
    assert law.count("A")[1] == 4
    assert law.s.seats[0].open_n == 0
    assert base(law.t, law.s.seats[0].stacks[ids.BACK]) == 7


@pytest.mark.rule("stack_cap", "BS-STACK-04", "BS-RUL-64")
def test_only_effects_limit_a_stack() -> None:
    nine = ", ".join(["Q1"] * 9)
    law = Law().hand("A", nine)
    law.action(nine)
    law = Law().hand("A", nine).zone(("S{stack_cap 3}", "A"), ("S{stack_cap 2}", "B"))
    law.do(ids.ACTION)
    law.pick("Q1", "Q1")
    assert law.legal() == [ids.DONE]


@pytest.mark.rule(
    "BS-STACK-05", "BS-STACK-06", "BS-ATK-05", "BS-ATK-06", "BS-ATK-07", "BS-ATK-10", "BS-ATK-11", "BS-EX-01"
)
def test_base_and_total_are_kept_apart() -> None:
    law = Law().hand("A", "Q2{draw 1}, Q3, Q4{damage 1}, R5, R4")
    law.attack("Q2{draw 1}, Q3, Q4{damage 1}", "R5, R4")
    assert base(law.t, law.s.seats[0].stacks[ids.FRONT]) == 9
    assert damage_to(law.t, law.s, 1) == 10
    assert law.count("A")[0] == 20
    assert law.s.combo.price == 9
    assert energy(law) == 9


@pytest.mark.rule("BS-STACK-08", "BS-STACK-09", "BS-ACT-02")
@pytest.mark.parametrize(("order", "drawn"), [("Q1{draw 1}, Q4", 0), ("Q4, Q1{draw 1}", 1)])
def test_only_the_top_works(order: str, drawn: int) -> None:
    law = Law().hand("A", "Q1{draw 1}, Q4")
    law.action(order)
    assert law.count("A")[0] == 20 - drawn


@pytest.mark.rule("BS-STACK-11", "BS-RUL-60", "BS-RUL-16", "BS-RUL-17", "BS-BLK-17")
def test_the_order_of_a_stack_reaches_the_clinic() -> None:
    law = Law().hand("A", "Q1, Q2, Q3, Q6")
    law.action("Q2, Q1, Q3").answer("pass")
    assert law.top("A", "clinic") == ["Q3", "Q1", "Q2"]
    law = Law(stack_order="sorted").hand("A", "Q3, Q2, Q1")
    law.do(ids.ACTION)
    law.pick(*sorted(("Q1", "Q2", "Q3"), key=law.card)).do(ids.DONE)
    law.pick("Q3").answer("pass")
    assert law.top("A", "clinic") == ["Q3", "Q2", "Q1"]


@pytest.mark.rule("BS-ATK-01", "BS-ATK-02", "BS-ATK-03", "BS-ATK-04", "BS-ATK-08", "BS-RUL-04")
def test_an_attack_is_paid_for_by_its_energy() -> None:
    law = Law().hand("A", "Q2, Q3, R4, T5, U6, R3{energy 2}, R2{energy 2}, Q5", 0)
    assert not law.can_attack("Q2, Q3", "R4")
    assert law.can_attack("Q2, Q3", "T5")
    assert law.can_attack("Q2, Q3", "U6")
    assert law.can_attack("Q5", "R3{energy 2}")
    assert not law.can_attack("Q5", "R2{energy 2}")
    law = Law().hand("A", "Q5, R4", 0)
    assert not law.can_attack("Q5", "R4")
    assert law.can_attack("R4", "Q5")
    law = Law().hand("A", "Q1", 0)
    assert law.legal() == [ids.END, ids.ACTION]


@pytest.mark.rule("BS-RUL-60", "BS-ATK-03")
def test_no_step_of_building_leads_nowhere() -> None:
    law = Law().hand("A", "Q4, R3, R2", 0)
    law.do(ids.ATTACK)
    assert law.may("Q4")
    law = Law().hand("A", "Q4, R3", 0)
    law.do(ids.ATTACK)
    assert not law.may("Q4")
    assert law.may("R3")
    law.pick("R3").do(ids.DONE)
    assert law.legal() == [law.of("Q4")]


@pytest.mark.rule("BS-RUL-60", "BS-RUL-11")
def test_a_bigger_attack_may_be_the_cheaper_one() -> None:
    law = Law().hand("A", "Q5, Q2{discount 4}, R3", 0)
    law.do(ids.ATTACK)
    assert law.may("Q5")
    law.pick("Q5")
    assert law.legal() == [law.of("Q2{discount 4}")]
    law.pick("Q2{discount 4}").do(ids.DONE)
    law.stack("R3")
    assert law.s.combo.price == 3


@pytest.mark.rule("BS-RUL-11", "BS-RUL-10")
def test_the_price_is_judged_before_anything_happens() -> None:
    law = Law().hand("A", "Q5, R4{reveal 1}{power 1, if revealed_min 1}", 2)
    assert not law.can_attack("Q5", "R4{reveal 1}{power 1, if revealed_min 1}")
    law = Law().hand("A", "Q4{draw 2}, R3", 0)
    assert not law.can_attack("Q4{draw 2}", "R3")


@pytest.mark.rule("toll", "discount", "BS-RUL-79", "BS-EX-08", "BS-ATK-02")
def test_discounts_tolls_and_taxes_are_one_sum() -> None:
    for toll, price in ((1, 0), (2, 1), (3, 2)):
        law = Law().hand("A", "Q2{discount 3}, R1, R2").zone((f"S{{toll {toll}}}", "B"))
        assert law.can_attack("Q2{discount 3}", "R1") == (price <= 1)
        assert law.can_attack("Q2{discount 3}", "R2")
    law = Law().hand("A", "Q6, R3{energy 2}, R1", 0)
    assert law.can_attack("Q6", "R1, R3{energy 2}")
    law.zone(("S{toll 1}", "B"))
    assert not law.can_attack("Q6", "R1, R3{energy 2}")
    assert not law.can_attack("Q6", "R3{energy 2}, R1")


@pytest.mark.rule("BS-ATK-09", "BS-RUL-10", "BS-EX-02", "BS-BLK-10", "BS-BLK-11", "BS-DMG-01", "BS-DMG-02", "BS-RUL-16")
def test_a_whole_attack_with_a_block_that_fails() -> None:
    law = Law().hand("A", "Q2, Q3{damage 2}, R2, R4{draw 1}").hand("B", "T2, T4{draw 1}, T1{draw 1}")
    law.attack("Q2, Q3{damage 2}", "R2, R4{draw 1}")
    assert law.count("A")[0] == 19
    law.answer("block T2, T4{draw 1}")
    assert law.count("B")[0] == 12
    assert law.top("B", "clinic", 2) == ["T4{draw 1}", "T2"]
    assert law.count("B")[2] == 9
    assert law.top("A", "clinic") == ["R4{draw 1}", "R2", "Q3{damage 2}", "Q2"]


@pytest.mark.rule("BS-EX-03", "BS-BLK-08", "BS-BLK-09", "BS-BLK-06", "BS-BLK-07", "BS-BLK-02", "BS-RUL-05")
def test_a_block_that_holds() -> None:
    law = Law().hand("A", "Q2, Q3{damage 2}, R2, R4").hand("B", "T2, T4, T1{draw 1}")
    law.attack("Q2, Q3{damage 2}", "R2, R4").answer("block T2, T4, T1{draw 1}")
    assert law.count("B")[0] == 19
    assert not law.kinds(ids.EV_DAMAGE)
    assert law.kinds(ids.EV_BLOCKED)
    law = Law().hand("A", "Q5, R5").hand("B", "T2, T3{defense 2}")
    law.attack("Q5", "R5")
    law.do(ids.BLOCK)
    law.pick("T2", "T3{defense 2}")
    assert defense_of(law.t, law.s, 1, ids.FRONT, 0) == 0


@pytest.mark.rule("BS-BLK-01", "BS-BLK-03", "BS-BLK-13", "BS-BLK-16", "BS-DMG-05", "BS-DRAW-07", "BS-MAIN-05")
def test_the_target_is_asked_once_for_each_combo() -> None:
    law = Law().hand("A", "Q4, R4, T1").hand("B", "Q6")
    law.attack("Q4", "R4")
    assert law.asked == "B"
    assert law.legal() == [ids.PASS, ids.BLOCK, ids.REPLY]
    law.answer("pass")
    assert law.count("B") == (16, 4, 4, 0)
    law.action("T1")
    assert law.asked == "B"


@pytest.mark.rule("BS-RUL-53", "BS-BLK-03")
def test_who_holds_no_brawler_card_is_asked_all_the_same() -> None:
    law = Law().hand("B", "S, S", 0)
    law.attack("Z1", "Z1")
    assert law.asked == "B"
    assert law.legal() == [ids.PASS]
    law = Law().hand("B", "", 0)
    law.attack("Z1", "Z1")
    assert law.asked == "A"


@pytest.mark.rule("energy", "power", "BS-ACT-01", "BS-ACT-03", "BS-ACT-04", "BS-RUL-14", "BS-DMG-04")
def test_an_action_has_energy_and_no_damage() -> None:
    law = Law().hand("A", "Q3, Q4{energy 2}")
    law.action("Q3, Q4{energy 2}")
    assert energy(law) == 9
    assert damage_to(law.t, law.s, 1) == 0
    law.answer("pass")
    assert law.count("B")[0] == 20
    law = Law().hand("A", "Q3{power 2}")
    law.action("Q3{power 2}")
    assert energy(law) == 5
    assert damage_to(law.t, law.s, 1) == 0


@pytest.mark.rule("BS-ACT-05", "BS-BLK-15", "BS-EX-04", "BS-PEN-01")
@pytest.mark.parametrize(("answer", "left"), [("pass", 18), ("block R1", 18), ("block R2", 20)])
def test_an_actions_damage_is_dealt_and_blocked(answer: str, left: int) -> None:
    law = Law().hand("A", "Q1{damage 2, action}", 4).hand("B", "R1, R2")
    law.action("Q1{damage 2, action}").answer(answer)
    assert law.count("B")[0] == left
    law.end().pick("Z1", "Z1").answer("pass")
    assert law.count("A")[1] == 2


@pytest.mark.rule(
    "on.blocked", "on.hit", "on.each_hit", "on.held", "BS-BLK-12", "BS-RUL-44", "BS-RUL-45", "BS-DMG-03", "BS-DISC-04"
)
def test_lines_of_a_block_that_holds_and_of_damage() -> None:
    law = Law().hand("A", "Q3{draw 1, blocked}, R3").hand("B", "T3{strike 2, held, foe}")
    law.attack("Q3{draw 1, blocked}", "R3").answer("block T3{strike 2, held, foe}")
    assert law.count("A") == (17, 4, 4, 0)
    law = Law().zone(("S{bury 1, each_hit, damaged}", "A")).hand("A", "Q3{draw 1, hit}, R3{mill 1, hit, foe}")
    law.attack("Q3{draw 1, hit}", "R3{mill 1, hit, foe}").answer("pass")
    assert law.count("A")[0] == 19
    assert law.count("B") == (16, 3, 3, 1)
    law = Law().hand("A", "Q3{draw 1, blocked}").hand("B", "R1")
    law.action("Q3{draw 1, blocked}").answer("block R1")
    assert law.count("A")[0] == 19


@pytest.mark.rule("BS-BLK-04", "BS-BLK-05", "BS-RUL-07", "BS-RUL-08", "BS-RUL-15", "BS-RUL-73")
def test_a_reply_is_an_action_and_stops_nothing() -> None:
    card = "T1{damage 2, action}{draw 1, action}"
    for lines, mine, theirs in (("normal", 18, 16), ("reply_lines_only", 20, 17)):
        law = Law(reply_effects=lines).hand("A", "Q3, R3").hand("B", card)
        law.attack("Q3", "R3").answer(f"reply {card}")
        assert (law.count("A")[0], law.count("B")[0]) == (mine, theirs)
        assert law.asked == "A"
    law = Law(replies="off", idle_replies="off").hand("B", card)
    law.attack("Z1", "Z1")
    assert law.legal() == [ids.PASS, ids.BLOCK]


@pytest.mark.rule("BS-RUL-08", "BS-RUL-62")
def test_a_replys_damage_may_end_the_game_first() -> None:
    card = "Q1{damage 1, action}"
    law = Law().hand("A", "Q5, R5", 2).hand("B", card)
    law.pile("A", "tavern", [])
    law.attack("Q5", "R5").answer(f"reply {card}")
    assert law.s.over == ids.FORCED_DISCARD
    assert law.count("B")[0] == 20
    law = Law().zone(("S{bury 1, each_hit, damaged}", "A")).hand("B", "Q1{damage 1, reply}{draw 1, hit}")
    law.attack("Z1", "Z1").answer("reply Q1{damage 1, reply}{draw 1, hit}")
    assert law.count("A")[3] == 0
    assert law.count("B")[0] == 18


@pytest.mark.rule("BS-RUL-74")
def test_a_replys_damage_may_be_blocked_where_the_table_says_so() -> None:
    card = "T1{damage 2, action}"
    law = Law(reply_block="yes").hand("A", "Q3, R3, U2").hand("B", card)
    law.attack("Q3", "R3").answer(f"reply {card}")
    assert law.asked == "A"
    assert law.legal() == [ids.PASS, ids.BLOCK]
    law.answer("block U2")
    assert law.count("A")[0] == 20
    assert law.count("B")[0] == 17
    assert law.top("A", "clinic") == ["U2", "R3", "Q3"]
    law = Law(reply_block="yes").hand("A", "Q3, R3, U2").hand("B", card)
    law.attack("Q3", "R3").answer(f"reply {card}").answer("pass")
    assert law.count("A")[0] == 18
    assert law.kinds(ids.EV_COMPARE) == []
    law = Law(reply_block="yes").hand("B", "T1")
    law.attack("Z1", "Z1").answer("reply T1")
    assert not any(event[1] == 0 for event in law.kinds(ids.EV_SKIPPED))
    assert law.asked == "A"


@pytest.mark.rule("BS-RUL-74", "BS-RUL-78", "BS-ZONE-03")
def test_each_of_several_replies_meets_only_its_own_block() -> None:
    """A block against the first reply is gone before the second one: it holds nothing there, and no card is lost."""
    first, second, weak = "T1{damage 2, action}", "V1{damage 3, action}", "U3{weaken 1}"
    law = Law(3, reply_block="yes", targets="all").hand("A", f"Q1, {weak}, W4", 1).hand("B", first).hand("C", second)
    law.action("Q1").answer(f"reply {first}").answer(f"block {weak}")
    law.answer(f"reply {second}")
    assert law.top("A", "clinic") == [weak]
    law.answer("pass")
    assert law.count("A")[0] == 17
    law = Law(3, reply_block="yes", targets="all").hand("A", "Q1, U2, W4", 1).hand("B", first).hand("C", second)
    law.action("Q1").answer(f"reply {first}").answer("block U2").answer(f"reply {second}").answer("block W4")
    assert law.count("A") == (20, 1, 3, 0)
    assert law.top("A", "clinic") == ["W4", "Q1", "U2"]


@pytest.mark.rule("BS-TGT-02")
def test_where_nobody_was_damaged_the_damaged_one_is_nobody() -> None:
    """Not the seat that happens to have number 0; the rest of the card has its effect."""
    card = "Q1{strike 1, damaged}{strike 1, foe}"
    law = Law().hand("A", card)
    law.action(card).answer("pass")
    assert (law.count("A")[0], law.count("B")[0]) == (20, 19)


@pytest.mark.rule("BS-RUL-37", "BS-MULTI-01")
@pytest.mark.parametrize("targets", ["one", "left", "all"])
@pytest.mark.parametrize("gone", ["B", "C"])
def test_the_last_opponent_is_the_target_unasked(targets: str, gone: str) -> None:
    """Three sat down, two are left: whatever the option, the combo is aimed at the other one."""
    left = "C" if gone == "B" else "B"
    law = Law(3, targets=targets)
    law.do(ids.CONCEDE, gone)
    for kind in (ids.ACTION, ids.ATTACK):
        law.do(kind)
        assert law.s.ask == ids.ASK_STACK
        law.stack("Z1")
        if kind == ids.ATTACK:
            law.stack("Z1")
        assert law.asked == left
        assert law.s.combo.foes == 1 << "ABC".index(left)
        law.answer("pass")


@pytest.mark.rule("BS-RUL-16", "BS-RUL-17")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0])])
def test_stacks_are_cleared_in_turn_order(active: int, order: list[int]) -> None:
    """The turn player's first, then those of the others, whoever began."""
    law = Law(3, targets="all")
    law.s.active = law.s.asker = law.s.frames[0].seat = active
    law.action("Z1").answer("block Z1").answer("block Z1")
    assert [event[1] for event in law.kinds(ids.EV_CLEARED)] == order


@pytest.mark.rule("hush", "weaken", "BS-RUL-12", "BS-RUL-61", "BS-RUL-68", "BS-RUL-76")
def test_totals_are_fixed_at_the_comparison() -> None:
    law = Law().hand("A", "Q5, R5").hand("B", "T3{weaken 2}")
    law.attack("Q5", "R5").answer("block T3{weaken 2}")
    assert law.count("B")[0] == 20
    law = Law().hand("A", "Q5, R4{energy 1}").hand("B", "T3{hush}")
    law.attack("Q5", "R4{energy 1}").answer("block T3{hush}")
    assert law.count("B")[0] == 15
    law = Law().hand("A", "Q2{strike 1, end, foe}, R2").hand("B", "T3{hush}", 6)
    law.attack("Q2{strike 1, end, foe}", "R2").answer("block T3{hush}").end()
    assert law.count("B")[0] == 19
    law = Law().hand("A", "Q1{doom}").hand("B", "T3{hush}")
    law.action("Q1{doom}").answer("block T3{hush}")
    assert law.top("A", "tomb") == ["Q1{doom}"]


@pytest.mark.rule("BS-RUL-37", "BS-MULTI-01", "BS-RUL-38", "BS-RUL-71", "BS-TGT-01")
def test_a_combo_is_aimed_at_one_opponent() -> None:
    law = Law(players=3).hand("A", "Q1{discard 1, foe}, Q3{expose 1, target}")
    law.do(ids.ACTION)
    assert law.legal() == [ids.SEAT + 1, ids.SEAT + 2]
    law.do(ids.SEAT + 2)
    law.stack("Q1{discard 1, foe}")
    assert law.asked == "C"
    law.pick("Z1").answer("pass")
    assert law.count("C")[1] == 2
    assert law.count("B")[1] == 3
    law.action("Q3{expose 1, target}", "B")
    assert law.asked == "A"
    assert law.legal() == [ids.SEAT + 1, ids.SEAT + 2]
    law = Law(players=3, targets="left")
    law.attack("Z1", "Z1")
    assert law.asked == "B"


@pytest.mark.rule("BS-RUL-37", "BS-RUL-78")
def test_a_combo_at_all_is_one_exchange_for_each() -> None:
    law = Law(players=3, targets="all").hand("A", "Q3, R3").hand("B", "T3")
    law.attack("Q3", "R3").answer("block T3").answer("pass")
    assert (law.count("B")[0], law.count("C")[0]) == (20, 17)
    card = "Q2{damage 1, per foe_revealed 4}{draw 1, hit}"
    law = (
        Law(players=3, targets="all").hand("A", f"{card}, R2").hand("B", "T2{hush}", 0, shown="Z1, Z1").hand("C", "", 0)
    )
    law.attack(card, "R2").answer("pass")
    assert (law.count("B")[0], law.count("C")[0], law.count("A")[0]) == (16, 18, 18)
    law = (
        Law(players=3, targets="all").hand("A", f"{card}, R2").hand("B", "T2{hush}", 0, shown="Z1, Z1").hand("C", "", 0)
    )
    law.attack(card, "R2").answer("block T2{hush}")
    assert (law.count("B")[0], law.count("C")[0], law.count("A")[0]) == (20, 18, 19)
