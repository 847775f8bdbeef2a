"""Relics: draw, hand, timings: the law's checks."""

import pytest
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.rules import ids

HEAL = "any_time: own all, heal 1"
INSTANT = "curse instant: enemy all, damage 1"


@pytest.mark.rule("BU-RELIC-01")
def test_a_team_draws_one_card_a_turn() -> None:
    law = Law().end()
    assert len(law.holds(2)) == 1
    assert law.s.teams[0].deck_n == 19


@pytest.mark.rule("BU-RELIC-02", "BU-RUL-61", "BU-EX-12")
@pytest.mark.parametrize(("answer", "held"), [("take", 2), ("pass", 1)])
def test_the_first_turn_offers_a_second_card(answer: str, held: int) -> None:
    law = opened()
    assert (law.s.ask, len(law.holds(1))) == (ids.ASK_OFFER, 1)
    law.do(answer)
    assert len(law.holds(1)) == held
    law.end()
    assert len(law.holds(2)) == 1
    law.end()
    assert len(law.holds(1)) == held + 1


@pytest.mark.rule("BU-RUL-61")
def test_a_compulsory_second_card_is_drawn() -> None:
    law = opened(second_draw="compulsory")
    assert (law.s.ask, len(law.holds(1))) == (ids.ASK_MAIN, 2)


def opened(**options: str) -> Law:
    """A game at the first question after set up."""
    law = Law(ready=False, **options)
    while law.s.phase < ids.P_START:
        a = law.drafted(law.legal())
        law.apply(law.seat(a), a)
    return law


@pytest.mark.rule("BU-RELIC-03")
def test_later_turns_draw_one() -> None:
    law = Law().hand(1, "Z1 Z2").end().end()
    assert len(law.holds(1)) == 3


@pytest.mark.rule("BU-RELIC-04", "BU-DEATH-03", "BU-RUL-61", "BU-EX-12")
def test_who_lost_a_hero_may_draw_two() -> None:
    law = Law("B dead").end().next()
    assert law.asked == 1
    assert law.s.ask == ids.ASK_OFFER
    law.do("take")
    assert len(law.holds(1)) == 2
    law = Law("Y dead").next()
    assert (law.asked, law.s.ask) == (2, ids.ASK_OFFER)


@pytest.mark.rule("BU-RELIC-05", "BU-RUL-96")
def test_with_three_cards_the_draw_waits() -> None:
    law = Law("A d4, X d5", A1="melee, damage 1", A0="3: self, heal 1").hand(1, "Z1 Z2 Z3").end()
    law.next()
    assert (law.asked, law.s.ask, law.s.teams[0].deck_n) == (1, ids.ASK_WAIT, 19)
    assert all(law.refuses(deed) for deed in ("A W", "A1 X", "A0"))
    law.do("Z1")
    assert (law.s.ask, len(law.holds(1)), law.s.teams[0].deck_n) == (ids.ASK_MAIN, 3, 18)
    law = Law().hand(1, "Z1 Z2 Z3").end()
    law.next().do("pass; Z1")
    assert (law.s.ask, law.s.teams[0].deck_n, len(law.holds(1))) == (ids.ASK_MAIN, 19, 2)


@pytest.mark.rule("BU-RELIC-06", "BU-RUL-96")
def test_the_limit_holds_for_two_draws() -> None:
    law = Law("B dead").hand(1, "Z1 Z2").end()
    law.next()
    assert (law.s.ask, len(law.holds(1))) == (ids.ASK_WAIT, 3)
    on = law.s.cells.tolist()
    law.do("pass; Z1")
    assert (law.s.ask, len(law.holds(1))) == (ids.ASK_MAIN, 2)
    for i, cell in enumerate(on):
        law.s.cells[i] = cell
    law.do("Z1")
    assert law.s.ask == ids.ASK_OFFER
    law.do("take")
    assert len(law.holds(1)) == 3
    law = Law("B dead", full_hand="lost").hand(1, "Z1 Z2").end()
    law.next()
    assert (law.s.ask, len(law.holds(1))) == (ids.ASK_MAIN, 3)


@pytest.mark.rule("BU-RUL-96")
def test_after_a_death_two_cards_may_be_played_for_two() -> None:
    law = Law("B dead").hand(1, "Z1 Z2 Z3").end()
    law.next().do("Z1")
    assert (law.s.ask, len(law.holds(1))) == (ids.ASK_WAIT, 3)
    law.do("Z2")
    assert law.s.ask == ids.ASK_OFFER


@pytest.mark.rule("BU-RUL-96")
def test_a_draw_that_cannot_come_is_lost_at_once() -> None:
    law = Law().hand(1, "Z1 Z2 Z3").deck("").end()
    law.next()
    assert law.s.ask == ids.ASK_MAIN
    law = Law(empty_play="refused").hand(1, "Z1 Z2 Z3").end()
    law.next()
    assert law.s.ask == ids.ASK_MAIN
    law = Law(full_hand="lost").hand(1, "Z1 Z2 Z3").end()
    law.next()
    assert law.s.ask == ids.ASK_MAIN


@pytest.mark.rule("BU-RELIC-07", "BU-RELIC-10", "BU-EX-11", "BU-RELIC-12")
def test_three_relics_in_one_turn_cost_no_action() -> None:
    law = Law(
        "A d4, B e4, X d5", A1="melee, damage 1", A2="melee, damage 1", B1="melee, damage 1", B2="melee, damage 1"
    )
    law.hand(1, "Z1 Z2 Z3").do("A1 X; A2 X; B1 X; B2 X; Z1; Z2; Z3")
    assert law.holds(1) == []
    assert (law.actions("A"), law.actions("B"), law.s.teams[0].deck_n) == (2, 2, 20)
    law.end().end()
    assert len(law.holds(1)) == 1


@pytest.mark.rule("BU-RELIC-08", "when_any_time", "BU-RUL-64")
def test_a_relic_in_the_middle_of_a_move() -> None:
    law = Law("A d4").hand(1, "Z1").do("A N; Z1; A N N")
    assert law.at("A") == "d7"


@pytest.mark.rule("BU-RUL-64")
def test_nothing_is_played_while_a_choice_waits() -> None:
    law = Law("A d7, X d8, Y d9", A1="melee, damage 1, knockback 1").hand(1, "Z1").do("A1 X")
    assert law.asked == 2
    assert law.refuses("Z1", 0)
    law.do("> e9; Z1")


@pytest.mark.rule("BU-RELIC-09")
def test_no_relic_in_the_other_team_s_turn() -> None:
    law = Law().hand(2, "Z1")
    assert law.refuses("Z1", 1)
    assert law.legal(1) == []


@pytest.mark.rule("BU-RELIC-11", "BU-RUL-67")
def test_a_played_relic_goes_to_the_pile_at_the_end() -> None:
    law = Law(R=HEAL).hand(1, "R").do("R")
    assert (law.holds(1), law.lies()) == ([], [])
    law.end()
    assert law.lies() == ["R"]


@pytest.mark.rule("BU-RELIC-13", "BU-RELIC-14")
def test_cards_are_discarded_at_the_end_alone() -> None:
    law = Law(R=HEAL, S=HEAL).hand(1, "R S Z1")
    before = len(law.legal())
    law.do("end")
    assert law.s.ask == ids.ASK_DISCARD
    assert before
    law.do("R; S; pass")
    assert len(law.holds(1)) == 1
    assert set(law.lies()) == {"R", "S"}


@pytest.mark.rule("BU-RELIC-14")
def test_a_relic_in_the_main_part_is_played_and_not_discarded() -> None:
    law = Law("A hp 7/8", R="any_time: own, heal 1").hand(1, "R").do("R A")
    assert law.hp("A") == 8


@pytest.mark.rule("when_instant", "BU-RUL-62", "BU-RUL-63")
def test_an_instant_happens_as_it_is_drawn() -> None:
    law = Law(I=INSTANT).deck("I Z1 Z2").end()
    assert (law.hp("A"), law.hp("B"), law.holds(2)) == (7, 7, [])
    law = Law("B dead", I=INSTANT).deck("Z1 I Z2").end()
    law.next().do("take")
    assert (law.hp("X"), len(law.holds(1))) == (7, 1)


@pytest.mark.rule("BU-RUL-63")
def test_an_instant_uses_up_a_draw() -> None:
    law = Law("Y dead", I=INSTANT).deck("I Z1 Z2").next()
    assert (law.hp("A"), law.s.ask) == (7, ids.ASK_OFFER)
    law.do("take")
    assert len(law.holds(2)) == 1
    dull = Law(I="utility instant: own all, heal 1").deck("I Z1").end()
    assert dull.holds(2) == []


@pytest.mark.rule("when_next_turn", "BU-RUL-62", "BU-RELIC-15")
def test_a_next_turn_card_holds_in_the_turn_it_names() -> None:
    root = "enemy, set_status root until=next_turn_end"
    law = Law("X d5, Y e5", R=f"curse next_turn enemy: {root}").hand(1, "R").do("R X")
    assert law.status("X", "root") == 0
    law.end()
    assert law.status("X", "root") == 1
    assert law.refuses("X N")
    assert law.takes("Y N")
    law.end()
    assert law.status("X", "root") == 0
    assert law.lies() == ["R"]


@pytest.mark.rule("when_next_turn", "draw_bonus")
def test_an_own_next_turn_card() -> None:
    law = Law(R="blessing next_turn own: player own, draw_bonus 1").hand(1, "R").do("R").end()
    assert len(law.holds(2)) == 1
    law.end()
    assert len(law.holds(1)) == 2


@pytest.mark.rule("when_next_round", "BU-RUL-62")
@pytest.mark.parametrize("team", [1, 2])
def test_a_next_round_card_begins_with_team_1_s_next_turn(team: int) -> None:
    law = Law(R="op next_round: enemy all, damage 2").hand(team, "R")
    names = "XY" if team == 1 else "AB"
    if team == 2:
        law.end()
    law.do("R")
    if team == 1:
        law.end()
        assert law.hp(names[0]) == 8
    law.end()
    assert [law.hp(name) for name in names] == [6, 6]


@pytest.mark.rule("BU-RUL-68")
def test_a_target_that_died_is_no_target() -> None:
    root = "enemy, set_status root until=next_turn_end"
    law = Law("A d4, X d5 hp 1", A1="melee, damage 1", R=f"curse next_turn enemy: {root}").hand(1, "R").do("R X; A1 X")
    law.end()
    assert law.status("X", "root") == 0
    law.end()
    assert law.lies() == ["R"]


@pytest.mark.rule("BU-RUL-65", "BU-EX-10", "steal_card")
@pytest.mark.parametrize("empty", ["allowed", "refused"])
def test_a_relic_for_nothing(empty: str) -> None:
    law = Law(M="utility any_time: player enemy, steal_card 1", empty_play=empty).hand(1, "M")
    if empty == "refused":
        assert law.refuses("M")
    else:
        law.do("M")
        assert law.holds(1) == []


@pytest.mark.rule("BU-RUL-66", "steal_card", "BU-RELIC-05")
def test_the_thief_chooses() -> None:
    law = Law(M="utility any_time: player enemy, steal_card 1", R=HEAL, S=HEAL).hand(1, "M").hand(2, "R S")
    law.do("M; > S")
    assert (law.holds(1), law.holds(2)) == (["S"], ["R"])
    law.do("S").end()
    assert sorted(law.lies()) == ["M", "S"]


@pytest.mark.rule("BU-RUL-66", "steal_card")
def test_two_at_random_as_many_as_fit() -> None:
    law = Law(G="op any_time: player enemy, steal_card 2 choice=random").hand(1, "G Z1 Z2").hand(2, "Z3 Z4")
    law.do("G")
    assert (len(law.holds(1)), len(law.holds(2))) == (3, 1)


@pytest.mark.rule("BU-RUL-60")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    law = Law().deck("").used(" ".join(f"Z{k}" for k in range(1, 5))).end()
    assert (law.s.teams[0].deck_n, law.s.teams[0].pile_n, len(law.holds(2))) == (3, 0, 1)
    law = Law().deck("").end()
    assert law.holds(2) == []


@pytest.mark.rule("BU-RUL-67", "draw")
def test_a_card_being_played_is_not_drawn() -> None:
    law = Law(Q="utility any_time: player own, draw 2").deck("").hand(1, "Q").do("Q")
    assert law.holds(1) == []
    law = Law(Q="utility any_time: player own, draw 2").hand(1, "Q Z1").do("Q")
    assert len(law.holds(1)) == 3


@pytest.mark.rule("discard_enemy", "BU-RELIC-14")
def test_an_enemy_discards() -> None:
    for choice, asked in (("random", 0), ("victim", 2), ("look_and_choose", 1)):
        card = f"curse any_time: player enemy, discard_enemy 1 choice={choice}"
        law = Law(W=card, R=HEAL, S=HEAL).hand(1, "W").hand(2, "R S").do("W")
        if asked:
            assert law.asked == asked
            law.do("> R")
            assert law.lies() == ["R"]
        assert len(law.holds(2)) == 1


@pytest.mark.rule("recover_card")
def test_a_card_comes_back_from_the_pile() -> None:
    law = Law(V="utility any_time: player own, recover_card 1", R=f"curse {HEAL}", O=f"op {HEAL}")
    law.hand(1, "V").used("O R").do("V")
    if law.s.ask == ids.ASK_RECOVER:
        assert law.refuses("> O")
        law.do("> R")
    assert (law.holds(1), law.lies()) == (["R"], ["O"])


@pytest.mark.rule("peek_hand", "BU-RUL-65", "BU-RUL-80")
def test_a_look_at_a_hand() -> None:
    law = (
        Law(P="utility any_time: player enemy, peek_hand", R=HEAL, S=HEAL, empty_play="refused")
        .hand(1, "P")
        .hand(2, "R S")
    )
    law.do("P")
    (event,) = law.kinds(ids.EV_PEEK)
    assert event[3:5] == (law.number("R") + 256 * law.number("S"), 2)
    empty = Law(P="utility any_time: player enemy, peek_hand", empty_play="refused").hand(1, "P")
    assert empty.refuses("P")


@pytest.mark.rule("lock_cards", "BU-RUL-63")
def test_locked_cards() -> None:
    lock = "op next_turn enemy: player enemy, lock_cards next_turn_end"
    law = Law(T=lock, X0="3: self, heal 1", I=INSTANT).hand(1, "T").hand(2, "Z1").deck("I Z2")
    law.s.heroes[2].hp = 5
    law.do("T").end()
    assert (law.hp("A"), law.asked) == (8, 2)
    assert law.refuses("Z1")
    assert law.refuses("X0")
    law.end().end()
    assert law.takes("Z1")


@pytest.mark.rule("BU-RUL-15", "set_status")
def test_poison_comes_before_the_draw() -> None:
    law = Law("X hp 1 poison=1").next()
    assert law.at("X") == ""
    assert law.s.ask == ids.ASK_OFFER


@pytest.mark.rule("BU-RUL-31", "aim_enemy", "damage")
def test_relics_name_heroes_without_a_path() -> None:
    law = Law("A d3, X d4 tank hp 14/14, Y d5", R="any_time: enemy, damage 2").hand(1, "R").do("R Y")
    assert (law.hp("X"), law.hp("Y")) == (14, 6)
