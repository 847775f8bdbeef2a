"""More edges of the law that a small slip would move: turns, statuses, what an artifact is for, what is not asked."""

import pytest
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.rules import ids

STRIKE = {"A1": "melee, damage 1, knockback 1"}


# ---------------------------------------------------------------- hazards
@pytest.mark.rule("BU-RUL-18", "BU-RUL-48")
def test_the_sure_footed_take_no_stay_damage() -> None:
    law = Law("A d4 sure_footed, B f4, flames d4").end().end().end()
    assert law.hp("A") == 8


@pytest.mark.rule("BU-RUL-78", "BU-SPIKE-02")
def test_the_warded_are_not_hurt_by_pillars() -> None:
    law = Law("A d4, X d5 warded, pillars d6", **STRIKE).do("A1 X")
    assert (law.at("X"), law.hp("X"), law.s.hazards[0].used) == ("d5", 7, 0)


@pytest.mark.rule("BU-RUL-103", "suppress_hazard")
def test_suppressed_pillars_stop_and_do_not_hurt() -> None:
    law = Law("A d4, X d5, pillars d6", **STRIKE)
    law.s.hazards[0].quiet = 99
    law.do("A1 X")
    assert (law.at("X"), law.hp("X")) == ("d5", 7)


@pytest.mark.rule("BU-RUL-42")
def test_room_off_the_pillars_is_found_farther_away_too() -> None:
    """crowded = stays is about who has no room beside it; who is knocked into Pillars goes to one that touches them."""
    walls = ", ".join(f"wall {at} X" for at in ("c6", "e6", "c7", "e7"))
    law = Law(f"A d4, X d5, Y d6, pillars d7, {walls}", crowded="stays", **STRIKE).do("A1 X")
    assert law.offered == {"c8", "d8", "e8"}


# ---------------------------------------------------------------- displacement
@pytest.mark.rule("BU-RUL-78", "push_chosen")
def test_its_own_team_pushes_the_steadfast() -> None:
    law = Law("B d4 steadfast, X f4 steadfast", R="any_time: own, push_chosen 1", S="any_time: enemy, push_chosen 1")
    law.hand(1, "R S").do("R B; > N; S X; > N")
    assert law.where("BX") == "d5 f4"


@pytest.mark.rule("collision_damage", "BU-RUL-38", "BU-RUL-109")
def test_a_wall_at_the_edge_is_a_wall() -> None:
    card = "melee, knockback 1, collision_damage 1"
    assert Law("A e3, X 2x2 f4, wall g6 X", A1=f"{card} with=wall").do("A1 X").hp("X") == 7
    assert Law("A e3, X 2x2 f4", A1=f"{card} with=wall").do("A1 X").hp("X") == 8
    assert Law("A e3, X 2x2 f4", A1=f"{card} with=edge").do("A1 X").hp("X") == 7


@pytest.mark.rule("BU-RUL-43", "pull", "collision_damage")
def test_a_pull_that_arrives_bumps_into_nobody() -> None:
    law = Law("A d2, X d5", A1="shot 3, pull 3, collision_damage 1 with=hero").do("A1 X")
    assert (law.at("X"), law.hp("X"), law.hp("A")) == ("d3", 8, 8)


@pytest.mark.rule("BU-RUL-101", "BU-RUL-30", "aim_blast")
def test_ways_that_hit_the_same_are_not_asked_for() -> None:
    """From c3 the way to c5 is free, from d3 the tank is on it: it alone is hit, either way."""
    law = Law("A 2x2 c2, X tank d4", A1="blast 3 radius=1, damage 1").do("A1 c5")
    assert (law.hp("X"), law.s.ask) == (7, ids.ASK_MAIN)
    law = Law("A 2x2 c2, X tank d4, Y c5", A1="blast 3 radius=1, damage 1").do("A1 c5")
    assert law.s.ask == ids.ASK_VIA


@pytest.mark.rule("BU-RUL-49", "BU-RUL-36")
def test_who_leaps_onto_the_pillars_hurts_nobody_beside_them() -> None:
    law = Law("A 1x2 c2, X c5, pillars d5", A1="leap 3 land=any, damage 2").do("A1 N3")
    assert (law.hp("X"), law.where("AX")) == (8, "c4 c5")


# ---------------------------------------------------------------- life and statuses
@pytest.mark.rule("BU-RUL-78")
def test_the_round_ends_with_the_second_team_s_turn() -> None:
    law = Law(S="any_time: own, shield 2 until=round_end").hand(2, "S").end().do("S X").end()
    assert law.status("X", "shield") == 0


@pytest.mark.rule("BU-RUL-73", "BU-DEATH-04")
def test_who_died_and_returns_in_one_turn_has_no_actions() -> None:
    card = "any_time: own state=dead, revive 1"
    law = Law("B d4 hp 1, flames d5", B1="self, heal 1", R=card).hand(1, "R").do("B N; R B; > g1")
    assert (law.at("B"), law.hp("B")) == ("g1", 1)
    assert law.refuses("B1")
    assert law.refuses("B N")


@pytest.mark.rule("BU-RUL-68")
def test_who_died_in_between_is_no_longer_the_one_chosen() -> None:
    cards = {"R": "next_turn own: own, damage 1", "S": "any_time: own state=dead, revive full"}
    law = Law("B d4 hp 1, flames d5", **cards).hand(1, "R S").do("R B; B N; S B; > g1").end().end()
    assert law.hp("B") == 8
    law = Law("B d4", **cards).hand(1, "R").do("R B").end().end()
    assert law.hp("B") == 7


@pytest.mark.rule("if_state")
def test_whose_hand_is_empty() -> None:
    card = "any_time: enemy, if_state enemy_hand_empty, damage 2"
    assert Law(R=card).hand(1, "R Z1").do("R X").hp("X") == 6
    assert Law(R=card).hand(1, "R").hand(2, "Z2").do("R X").hp("X") == 8


@pytest.mark.rule("BU-RUL-23", "damage_bonus")
def test_a_bonus_counts_once_for_each_special_and_victim() -> None:
    law = Law("A d4, X d5, Y e4", A0="3: self, damage_bonus 1", A1="burst 1, damage 1, damage 1").do("A0; A1")
    assert (law.hp("X"), law.hp("Y")) == (5, 5)


@pytest.mark.rule("move_free", "BU-RUL-78")
def test_the_stunned_take_no_free_steps() -> None:
    for status in ("stun", "root"):
        law = Law(f"A d4 {status}", R="any_time: own, move_free 2").hand(1, "R").do("R A")
        assert law.s.ask == ids.ASK_MAIN


@pytest.mark.rule("BU-WIN-02", "swap")
def test_nothing_happens_when_the_game_is_over() -> None:
    """A, the last of Team 1, burns where it is put; the Pikes that it left do nothing to X any more."""
    law = Law("A d4 hp 1, B dead, X d5, Y dead, pikes d4, flames d5", A1="melee, swap").do("A1 X")
    assert (law.result, law.hp("X")) == ((ids.BEATEN, 2), 8)


@pytest.mark.rule("gain_ms", "BU-RUL-17")
def test_gained_steps_add_up_and_end_with_the_turn() -> None:
    card = "any_time: own, gain_ms 1"
    law = Law("A d4", R=card, S=card).hand(1, "R S").do("R A; S A")
    assert law.ms("A") == 5
    assert law.end().end().ms("A") == 3


@pytest.mark.rule("extra_action")
def test_a_third_action_is_for_one_turn() -> None:
    hits = {"A1": "melee, damage 1", "A2": "melee, damage 1"}
    law = Law("A d4, X d5", T="any_time: own, extra_action 1", **hits).hand(1, "T").do("T A; A1 X; A2 X")
    assert law.takes("A W")
    law.end().end().do("A1 X; A2 X")
    assert law.refuses("A W")


# ---------------------------------------------------------------- the turn
@pytest.mark.rule("BU-RUL-61", "draw_bonus")
def test_fewer_than_no_cards_are_none() -> None:
    law = Law(R="any_time: player enemy, draw_bonus -2").hand(1, "R").do("R").end()
    assert law.holds(2) == []


@pytest.mark.rule("BU-RUL-15")
def test_stay_damage_comes_before_effects_end() -> None:
    card = "any_time: own, shield 1 until=this_turn"
    law = Law("A d4, flames d4", R=card).end().end().hand(1, "R").do("R A").end()
    assert law.hp("A") == 8
    assert Law("A d4, flames d4").end().end().end().hp("A") == 7


@pytest.mark.rule("BU-RUL-15")
def test_the_card_named_takes_hold_first() -> None:
    cards = dict.fromkeys("RS", "next_turn enemy: enemy all, damage 1")
    for first, second in ("RS", "SR"):
        law = Law(**cards).hand(1, "R S").do("R; S").next().do(f"> {first}")
        held = [event[2] for event in law.kinds(ids.EV_HOLDS)]
        assert held == [law.number(first), law.number(second)]


@pytest.mark.rule("BU-ART-02", "BU-RUL-76")
def test_of_four_players_each_takes_an_artifact_for_its_own_hero() -> None:
    law = Law(players=4, ready=False).do("hero 1; hero 3; hero 2; hero 4; > A; > X; > pillars d4; > flames d6")
    for tool, seats in ((5, 0b0001), (6, 0b0010), (7, 0b0100), (8, 0b1000)):
        assert law.s.ask == ids.ASK_TOOL
        assert [p for p in range(4) if law.legal(p)] == [seats.bit_length() - 1]
        law.do(f"tool {tool}")
    assert [hero.tool for hero in law.s.heroes] == [5, 7, 6, 8]


# ---------------------------------------------------------------- what an artifact is for
@pytest.mark.rule("BU-RUL-65", "BU-RUL-110")
@pytest.mark.parametrize(
    ("board", "card", "taken"),
    [
        ("X d5", "melee, pull 2", False),
        ("X d6", "shot 3, pull 2", True),
        ("X d5, limestone d6", "melee, knockback 1", False),
        ("X d5, Y d6", "melee, knockback 1", True),
        ("X d5, pillars d6", "melee, knockback 1", True),
        ("", "enemy, cooldown_shift 2", False),
        ("", "own all, cooldown_shift 2", True),
        ("A d4 shield=2", "self, shield 2", False),
        ("A d4 shield=2", "self, shield 3", True),
        ("", "player enemy, peek_hand", False),
    ],
)
def test_an_artifact_has_to_do_something(board: str, card: str, taken: bool) -> None:
    law = Law(f"A d4, {board}" if not board.startswith("A") else board, A0=f"3: {card}")
    deed = f"A0 {'X' if 'X' in board else ''}"
    assert law.takes(deed) == taken


@pytest.mark.rule("BU-RUL-110")
def test_as_much_for_as_long_is_nothing_new() -> None:
    give = "own, shield 2 until=your_next_turn"
    law = Law("A d4", A0="3: self, shield 2 until=your_next_turn", R=f"any_time: {give}").hand(1, "R")
    assert law.takes("A0")
    law.do("R A")
    assert law.refuses("A0")


@pytest.mark.rule("BU-RUL-57", "suppress_hazard", "BU-RUL-65")
def test_flames_that_sleep_long_enough_are_not_put_to_sleep() -> None:
    law = Law("A d4, flames d6", A0="3: hazard flames, suppress_hazard this_turn")
    assert law.takes("A0 d6")
    law.s.hazards[0].quiet = 99
    assert law.refuses("A0 d6")
