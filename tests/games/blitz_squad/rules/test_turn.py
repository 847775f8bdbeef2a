"""Turn, Beginning, Draw, Main, specials, no attack, End: the law's checks."""

import pytest
from tests.games.blitz_squad.rules.law import Law

from rumpus.games.blitz_squad.rules import ids


def phases(law: Law) -> list[str]:
    """The phases told so far."""
    return [ids.PHASES[event[2]] for event in law.kinds(ids.EV_PHASE)]


@pytest.mark.rule("BS-TURN-01", "BS-TURN-04", "BS-RUL-02", "BS-RUL-29")
def test_turns_go_round_and_begin_with_revealed_cards_coming_back() -> None:
    law = Law()
    law.hand("B", "Q2", 3, shown="R3")
    law.attack("Z1", "Z1").answer("pass").end()
    assert law.asked == "B"
    assert law.s.turn == 2
    assert law.s.seats[1].open_n == 0
    assert law.count("B")[1] == 7


@pytest.mark.rule("BS-TURN-02", "BS-RUL-18", "BS-PEN-02")
def test_phases_are_told_in_order() -> None:
    law = Law().hand("A", "", 6)
    law.action("Z1").answer("pass").end().pick("Z1", "Z1").answer("pass")
    assert phases(law) == ["blocking", "blocking", "end", "beginning", "draw", "main"]
    law.attack("Z1", "Z1").answer("pass").attack("X1", "X1").answer("pass").end()
    assert phases(law)[6:] == ["blocking", "main", "blocking", "end", "beginning", "draw", "main"]


@pytest.mark.rule("BS-TURN-03", "BS-RUL-24", "BS-MAIN-02", "BS-RUL-38")
def test_nothing_is_played_out_of_its_phase() -> None:
    law = Law().hand("A", "S, S, Q3, Q2").hand("B", "S, Q3")
    assert law.legal("B") == []
    law.do(law.of("S"))
    law.attack("Q2", "Q3")
    assert law.asked == "B"
    assert law.legal("A") == []
    assert not law.may("S")
    law.answer("pass")
    assert law.may("S")


@pytest.mark.rule("BS-BEG-01", "BS-BEG-02", "BS-REV-02", "BS-END-02")
def test_revealed_cards_return_in_their_owners_beginning_alone() -> None:
    law = Law().hand("A", "", 3, shown="R3, Q2").hand("B", "", 3, shown="R3, Q2")
    law.attack("Z1", "Z1").answer("pass").end()
    assert (law.s.seats[0].open_n, law.s.seats[1].open_n) == (2, 0)


@pytest.mark.rule("on.each_begin", "BS-BEG-03", "BS-SPEC-02")
def test_specials_work_at_the_beginning_of_every_turn() -> None:
    law = Law().zone(("S{mill 1 each_begin active}", "A")).hand("B", "", 7)
    law.attack("Z1", "Z1").answer("pass").end()
    assert law.count("B") == (18, 7, 2, 0)


@pytest.mark.rule("BS-DRAW-01", "BS-DRAW-02", "BS-RUL-39", "BS-RUL-81", "BS-REV-03")
@pytest.mark.parametrize(("held", "drawn"), [(4, 3), (6, 1), (7, 0), (9, 0)])
def test_the_hand_is_filled_to_seven(held: int, drawn: int) -> None:
    law = Law().hand("B", "", held)
    law.attack("Z1", "Z1").answer("pass").end()
    assert law.asked == "B"
    assert law.count("B")[1] == held + drawn


@pytest.mark.rule("hand_size", "BS-DRAW-03", "BS-RUL-75")
@pytest.mark.parametrize(
    ("specials", "held", "amount", "level"),
    [
        (["+1"], 5, 3, 3),
        (["-1", "-1"], 5, 0, 0),
        (["+1"], 9, 1, 0),
        (["-1"], 5, 1, 1),
        (["-1"], 7, 0, 0),
        (["-1"], 9, 0, 0),
    ],
)
def test_effects_change_how_many_are_drawn(specials: list[str], held: int, amount: int, level: int) -> None:
    for change, drawn in (("amount", amount), ("level", level)):
        law = Law(draw_change=change).zone(*((f"S{{hand_size {n}}}", "A") for n in specials)).hand("B", "", held)
        law.attack("Z1", "Z1").answer("pass").end()
        assert law.count("B")[1] == held + drawn, change


@pytest.mark.rule("BS-DRAW-04", "BS-DRAW-05", "BS-LOSE-04", "BS-LOSE-05", "BS-RUL-33")
@pytest.mark.parametrize("tavern", [0, 2])
def test_the_draw_phase_never_loses_the_game(tavern: int) -> None:
    law = Law().zone(("S{hand_size 1}", "A"))
    law.pile("B", "tavern", ["X1"] * tavern)
    law.s.seats[1].open_n = 0
    law.action("Z1").answer("pass").end().answer("pass")
    assert law.asked == "B"
    assert law.s.over == 0
    assert law.count("B")[:2] == (0, 3 + tavern)


@pytest.mark.rule("BS-MAIN-01", "BS-RUL-06", "BS-RUL-21", "BS-MAIN-03")
def test_main_offers_specials_attacks_actions_and_its_end() -> None:
    law = Law().hand("A", "S, Q2, Q3, R3", 0)
    assert law.legal() == [ids.END, ids.ATTACK, ids.ACTION, law.of("S")]
    law.attack("Q2", "R3").answer("pass")
    assert law.legal() == [ids.END, ids.ACTION, law.of("S")]


@pytest.mark.rule("BS-MAIN-04", "BS-SPEC-01", "BS-SPEC-03", "BS-SPEC-04", "BS-SPEC-05")
def test_a_special_goes_into_the_middle_and_nowhere_else() -> None:
    law = Law().hand("A", "S, Q3", 2)
    assert not law.may("Q3")
    law.do(ids.ACTION)
    assert not law.may("S")
    assert law.may("Q3")
    law.pick("Q3").do(ids.DONE)
    law.answer("pass").pick("S")
    assert law.in_play == ["S"]
    assert law.count("A")[1] == 2
    assert law.asked == "A"
    law.end()
    assert law.count("A")[1] == 0


@pytest.mark.rule("on.static", "BS-SPEC-06", "BS-RUL-22", "BS-STACK-07", "BS-RUL-13", "BS-RUL-46")
def test_standing_effects_hold_while_their_card_lies() -> None:
    law = Law().zone(("S{all_stacks 1 stat damage}", "B"), ("S{all_stacks 1 stat damage}", "B"))
    law.hand("A", "Q3, R3, T1{banish 2}, U3, U2").attack("Q3", "R3").answer("pass")
    assert law.count("B")[0] == 15
    law.action("T1{banish 2}").answer("pass")
    assert law.in_play == []
    assert law.count("B")[2] == 7
    law.attack("U2", "U3").answer("pass")
    assert law.count("B")[0] == 13


@pytest.mark.rule("BS-RUL-22")
@pytest.mark.parametrize(("option", "left"), [("open", 3), ("one_terrain", 2), ("one_card", 1)])
def test_a_new_special_may_push_older_ones_out(option: str, left: int) -> None:
    law = Law(special_zone=option).zone(("S{toll 1}", "B"), ("E", "B")).hand("A", "S{toll 2}")
    law.pick("S{toll 2}")
    assert len(law.in_play) == left
    assert law.in_play[-1] == "S{toll 2}"
    assert law.count("B")[2] == 3 - left


@pytest.mark.rule("on.enter", "draw", "BS-RUL-25", "BS-MULTI-02", "BS-RUL-54", "BS-LOSE-09", "BS-RUL-32")
def test_an_event_works_once_for_all_and_leaves() -> None:
    law = Law(players=3).hand("A", "E{draw 2 enter}")
    law.pick("E{draw 2 enter}")
    assert [law.count(who)[:2] for who in "ABC"] == [(18, 5), (18, 5), (18, 5)]
    assert law.top("A", "clinic") == ["E{draw 2 enter}"]
    law = Law(tavern=0).hand("A", "E{discard 1 enter}, Q1", 0).hand("B", "Q1", 0)
    law.pick("E{discard 1 enter}")
    assert law.s.over == ids.ALL_LOST
    assert [law.s.seats[p].place for p in range(2)] == [1, 1]


@pytest.mark.rule("BS-PEN-01", "BS-PEN-04", "BS-ACT-07", "BS-RUL-19", "BS-DISC-01", "BS-RUL-67")
def test_a_turn_without_an_attack_costs_two_cards_of_choice() -> None:
    law = Law().hand("A", "Q1, R3", 2, shown="T2")
    law.end().pick("R3", "!T2")
    assert law.top("A", "clinic") == ["T2", "R3"]
    assert law.count("A")[1] == 3
    law = Law().hand("A", "Q1", 0)
    law.end()
    assert law.count("A") == (20, 0, 1, 0)
    assert law.s.seats[0].out == 0


@pytest.mark.rule("penalty", "ease", "BS-PEN-01", "BS-RUL-19", "BS-RUL-48")
def test_effects_change_what_it_costs() -> None:
    law = Law().zone(("S{penalty 1}", "B")).hand("A", "", 5)
    law.end().pick("Z1", "Z1", "Z1")
    assert law.asked == "B"
    assert law.count("A")[1] == 2
    law = Law().hand("A", "Q1{ease 2}", 5)
    law.action("Q1{ease 2}").answer("pass").end()
    assert law.asked == "B"
    assert law.count("A")[1] == 5


@pytest.mark.rule("BS-PEN-03", "BS-BLK-14", "BS-EX-06")
def test_one_attack_is_enough() -> None:
    law = Law().hand("A", "Q2, Q3, R1, R4, T2, U1, U2", 0)
    law.attack("Q2, Q3", "R1, R4").answer("pass").attack("U1", "T2").answer("pass").end()
    assert law.asked == "B"
    assert law.top("A", "hand") == ["U2"]
    assert law.count("A")[2] == 6
    assert not law.kinds(ids.EV_MISSING)


@pytest.mark.rule("BS-PEN-02", "BS-RUL-20")
def test_opponents_may_reply_in_the_empty_blocking_phase() -> None:
    card = "Q1{damage 1, action}"
    law = Law(players=3).hand("A", "", 4).hand("B", card)
    law.end().pick("Z1", "Z1")
    assert law.asked == "B"
    assert law.legal() == [ids.PASS, ids.REPLY]
    law.answer(f"reply {card}")
    assert law.count("A")[0] == 19
    assert law.top("B", "clinic") == [card]
    assert law.asked == "C"
    law.answer("pass")
    assert law.asked == "B"
    assert law.s.turn == 2
    law = Law(idle_replies="off").hand("B", card)
    law.end().pick("Z1", "Z1")
    assert law.s.turn == 2


@pytest.mark.rule("strike", "on.end", "BS-END-01", "BS-RUL-47", "BS-RUL-44")
def test_end_effects_work_though_their_card_is_gone() -> None:
    law = Law().hand("A", "Q2{strike 1, end, foe}, R2").hand("B", "T2")
    law.attack("Q2{strike 1, end, foe}", "R2").answer("block T2")
    assert law.count("B")[0] == 20
    law.end()
    assert law.count("B")[0] == 20 - 1 - 4
    assert law.s.turn == 2


@pytest.mark.rule("combo_cap", "BS-RUL-49", "BS-ACT-06", "BS-RUL-64")
def test_combos_of_a_turn_are_limited() -> None:
    law = Law(combo_limit=2).hand("A", "Q1, R1, T1")
    law.action("Q1").answer("pass").action("R1").answer("pass")
    assert law.legal() == [ids.END]
    law = Law().zone(("S{combo_cap 1}", "B"), ("S{combo_cap 2}", "B")).hand("A", "Q1, R1")
    law.action("Q1").answer("pass")
    assert law.legal() == [ids.END]


@pytest.mark.rule("BS-RUL-50")
@pytest.mark.parametrize(
    ("tavern", "held", "places"), [((12, 9), (3, 3), [1, 2]), ((12, 12), (4, 5), [2, 1]), ((5, 5), (4, 4), [1, 1])]
)
def test_the_turn_limit_ends_the_game(tavern: tuple[int, int], held: tuple[int, int], places: list[int]) -> None:
    law = Law(turn_limit=20)
    law.s.turn = 20
    for p, who in enumerate("AB"):
        law.pile(who, "tavern", ["X1"] * tavern[p])
        law.hand(who, "", held[p] + (2 if who == "A" else 0))
    law.end().pick("Z1", "Z1").answer("pass")
    assert law.s.over == ids.TURN_LIMIT
    assert [law.s.seats[p].place for p in range(2)] == places


@pytest.mark.rule("expire", "BS-RUL-22", "BS-RUL-44")
def test_a_special_expires_with_its_nth_turn() -> None:
    law = Law().zone(("S{expire 2}", "A"))
    law.attack("Z1", "Z1").answer("pass").end()
    assert law.in_play == ["S{expire 2}"]
    law.attack("Z1", "Z1").answer("pass").end()
    assert law.in_play == []
    assert law.top("A", "clinic")[0] == "S{expire 2}"


@pytest.mark.rule("on.each_end", "defense", "all_stacks", "BS-SPEC-02")
def test_specials_work_at_the_end_of_every_turn_and_on_all_blocks() -> None:
    law = Law().zone(("S{mill 1 each_end active}", "B"), ("S{all_stacks 1 stat defense}", "A")).hand("A", "Q4, R4")
    law.hand("B", "T3, U2{defense 2}")
    law.attack("Q4", "R4").answer("block T3").end()
    assert law.count("B")[2] == 1
    assert law.count("A") == (19, 3, 3, 0)
