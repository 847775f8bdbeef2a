"""Victory, damage, death, revival, statuses, artifacts: the law's checks."""

import pytest
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.rules import ids

HIT = {"A1": "melee, damage 2"}


@pytest.mark.rule("BU-WIN-01", "BU-DEATH-01")
def test_a_team_without_a_living_hero_has_lost() -> None:
    law = Law("A d4, X d5 hp 2, Y dead", **HIT).do("A1 X")
    assert law.result == (ids.BEATEN, 1)
    assert law.legal() == []


@pytest.mark.rule("BU-WIN-02", "move_free")
def test_the_game_stops_at_that_moment() -> None:
    law = Law("A d4, X d5 hp 1, Y dead", A1="melee, damage 1, self, move_free 1").do("A1 X")
    assert (law.result, law.at("A")) == ((ids.BEATEN, 1), "d4")


@pytest.mark.rule("BU-WIN-03", "BU-DEATH-01", "BU-DEATH-04")
def test_one_dead_hero_is_not_the_end() -> None:
    law = Law("A d4, X d5 hp 1", A1="melee, damage 1").do("A1 X")
    assert (law.result, law.at("X"), law.asked) == ((0, 0), "", 1)
    assert law.refuses("A2 X")
    law.do("A N")
    assert law.at("A") == "d5"


@pytest.mark.rule("BU-WIN-04")
def test_one_survivor_is_enough() -> None:
    law = Law("A d4, B dead, X d5 hp 1, Y dead", A1="melee, damage 1").do("A1 X")
    assert law.result == (ids.BEATEN, 1)


@pytest.mark.rule("BU-DEATH-02", "BU-SPEC-03", "damage")
def test_lost_hp_stay_lost_and_never_go_below_0() -> None:
    law = Law("A d4, X d5", A1="melee, damage 3", A2="melee, damage 5").do("A1 X").end().end()
    assert law.hp("X") == 5
    law.do("A2 X")
    assert (law.hp("X"), law.at("X")) == (0, "")
    law = Law("A d4, X d5 hp 3", A2="melee, damage 5").do("A2 X")
    assert law.hp("X") == 0


@pytest.mark.rule("BU-DEATH-03", "BU-ACT-01")
def test_the_survivor_has_its_two_actions() -> None:
    law = Law("A d4, B b9 hp 1, Y a9", Y1="melee, damage 1").end().do("Y1 B").end()
    law.do("A N N N")
    assert law.actions("A") == 1
    assert law.ms("A") == 0


@pytest.mark.rule("BU-DEATH-05", "revive", "BU-RUL-73")
@pytest.mark.parametrize("acts", ["at_once", "next_turn"])
def test_a_revived_hero_stands_in_its_start_row(acts: str) -> None:
    law = Law("A d4, B hp 9 dead", R="op any_time: own state=dead, revive half_up", revived_acts=acts).hand(1, "R")
    law.do("R B")
    assert law.offered == {f"{c}1" for c in "abcdefg"}
    law.do("> c1")
    assert (law.at("B"), law.hp("B")) == ("c1", 5)
    assert law.takes("B N") == (acts == "at_once")


@pytest.mark.rule("BU-RUL-24", "aim_burst")
def test_damage_of_one_step_is_at_one_moment() -> None:
    law = Law("A d4, X d5 hp 1, Y e4 hp 1", A1="burst 1, damage 1").do("A1")
    assert law.result == (ids.BEATEN, 1)


@pytest.mark.rule("BU-RUL-72", "aim_all_heroes")
@pytest.mark.parametrize(
    ("mode", "result"), [("draw", (ids.BOTH_BEATEN, 0)), ("active_team_wins", (ids.BOTH_BEATEN, 1))]
)
def test_both_at_once(mode: str, result: tuple[int, int]) -> None:
    law = Law("A hp 1, B dead, X hp 1, Y dead", R="op any_time: all_heroes, damage 1", double_ko=mode).hand(1, "R")
    law.do("R")
    assert law.result == result


@pytest.mark.rule("BU-RUL-98", "BU-RUL-72")
@pytest.mark.parametrize(
    ("mode", "result"), [("draw", (ids.BOTH_BEATEN, 0)), ("active_team_wins", (ids.BOTH_BEATEN, 1))]
)
def test_a_reflected_hit_is_one_moment(mode: str, result: tuple[int, int]) -> None:
    law = Law("A d4 hp 3, B dead, X d5 hp 2 reflect, Y dead", A1="melee, damage 3", double_ko=mode).do("A1 X")
    assert law.result == result


@pytest.mark.rule("BU-RUL-98")
def test_a_reflected_hit() -> None:
    law = Law("A d4 hp 3, X d5 hp 2 reflect, Y dead", A1="melee, damage 3").do("A1 X")
    assert (law.at("A"), law.at("X"), law.result) == ("", "", (ids.BEATEN, 1))
    law = Law("A d4, X d5 reflect shield=3", A1="melee, damage 3").do("A1 X")
    assert (law.hp("A"), law.hp("X"), law.status("X", "reflect")) == (8, 8, 1)
    law = Law("A d4, X d5 reflect", A1="melee, damage 3", A2="melee, damage 1").do("A1 X")
    assert (law.hp("A"), law.hp("X"), law.status("X", "reflect")) == (5, 5, 0)
    law.do("A2 X")
    assert law.hp("A") == 5


@pytest.mark.rule("BU-RUL-23", "shield", "damage_bonus")
def test_bonus_then_shield() -> None:
    law = Law("A d4, X d5 shield=2", A0="3: self, damage_bonus 1", A1="melee, damage 2", A2="melee, damage 2")
    law.do("A0; A1 X")
    assert (law.hp("X"), law.status("X", "shield")) == (7, 0)
    law.do("A2 X")
    assert law.hp("X") == 5


@pytest.mark.rule("BU-RUL-23", "damage_reduction", "damage_cap")
def test_reduction_then_cap_then_shield() -> None:
    law = (
        Law("A d4, X d5", A1="melee, damage 4", X0="3: self, damage_reduction 1, damage_cap 2, shield 1").end().do("X0")
    )
    law.end().do("A1 X")
    assert (law.hp("X"), law.status("X", "shield")) == (7, 0)


@pytest.mark.rule("damage_bonus", "BU-RUL-88")
def test_a_bonus_for_all_specials_and_for_no_relic() -> None:
    law = Law(
        "A d4, X d5",
        A0="3: self, damage_bonus 1 scope=all_specials",
        A1="melee, damage 1",
        A2="melee, damage 1",
        R="any_time: enemy, damage 1",
    ).hand(1, "R")
    law.do("A0; A1 X; A2 X; R X")
    assert law.hp("X") == 8 - 2 - 2 - 1


@pytest.mark.rule("heal", "BU-RUL-79")
def test_healing_ends_at_the_full_hp() -> None:
    law = Law("A d4 tank hp 13/14", R="blessing any_time: own, heal 3").hand(1, "R").do("R A")
    assert law.hp("A") == 14
    law = Law("A d4 hp 4 no_heal", R="blessing any_time: own, heal 3").hand(1, "R").do("R A")
    assert law.hp("A") == 4


@pytest.mark.rule("life_drain", "BU-RUL-79")
def test_drained_life() -> None:
    law = Law("A d4 hp 5, X d5 shield=1", A1="melee, damage 3, life_drain 4").do("A1 X")
    assert (law.hp("A"), law.hp("X")) == (7, 6)
    law = Law("A d4 hp 2, X d5", A1="melee, damage 3, life_drain 1").do("A1 X")
    assert law.hp("A") == 3


@pytest.mark.rule("if_killed")
def test_what_is_done_only_after_a_kill() -> None:
    for hp, mine in ((2, 6), (3, 4)):
        law = Law(f"A d4 hp 4, X d5 hp {hp}", A1="melee, damage 2, if_killed 2, self, heal 2").do("A1 X")
        assert law.hp("A") == mine


@pytest.mark.rule("if_state")
@pytest.mark.parametrize(
    ("condition", "board", "loss"),
    [
        ("subject_on_hazard", "flames d5", 3),
        ("subject_on_hazard", "flames d6", 1),
        ("subject_touching_hazard", "flames d6", 3),
        ("subject_touching_hazard", "flames d7", 1),
        ("own_hero_dead", "B dead", 3),
        ("own_hero_dead", "B g1", 1),
        ("enemy_hand_empty", "B g1", 3),
    ],
)
def test_conditions(condition: str, board: str, loss: int) -> None:
    law = Law(f"A d4, X d5, {board}", A1=f"melee, damage 1, if_state {condition}, damage 2").do("A1 X")
    assert law.hp("X") == 8 - loss


@pytest.mark.rule("if_state")
def test_conditions_of_tanks_and_wounds() -> None:
    for x, loss in (("X d5 tank", 3), ("X d5", 1)):
        law = Law(f"A d4, {x}", A1="melee, damage 1, if_state subject_is_tank, damage 2").do("A1 X")
        assert law.hp("X") == 8 - loss
    for hp, loss in ((3, 3), (4, 1)):
        law = Law(f"A d4 hp {hp}, X d5", A1="melee, damage 1, if_state actor_hp_at_most value=3, damage 2").do("A1 X")
        assert law.hp("X") == 8 - loss


@pytest.mark.rule("choose_one")
def test_one_of_two_groups() -> None:
    card = "any_time: choose_one 2, enemy, damage 2, own, heal 2"
    law = Law("A hp 4/8", R=card).hand(1, "R").do("R group1; > X")
    assert (law.hp("X"), law.hp("A")) == (6, 4)
    law = Law("A hp 4/8", R=card).hand(1, "R").do("R group2; > A")
    assert (law.hp("X"), law.hp("A")) == (8, 6)


@pytest.mark.rule("aim_enemy", "aim_own", "aim_all_heroes")
def test_where_enemies_are() -> None:
    board = "X d5, Y f7, flames d6"
    for where, x, y, more in (
        ("touching_hazard", 6, 8, ""),
        ("on_hazard", 8, 8, ""),
        ("chosen_row", 8, 6, "row7"),
        ("chosen_column", 6, 8, "columnd"),
    ):
        law = Law(board, R=f"any_time: enemy all where={where}, damage 2").hand(1, "R").do(f"R {more}")
        assert (law.hp("X"), law.hp("Y")) == (x, y), where
    law = Law("X d5 hp 3, Y f7 hp 4", R="any_time: enemy where=hp_at_most value=3, damage 3").hand(1, "R")
    assert law.refuses("R Y")
    law.do("R X")
    assert law.at("X") == ""


# ---------------------------------------------------------------- statuses
@pytest.mark.rule("BU-RUL-78", "set_status")
def test_statuses_do_not_add_up() -> None:
    law = Law("X d5 shield=1", X0="3: self, shield 2").end().do("X0")
    assert law.status("X", "shield") == 2
    law = Law("X d5 shield=3", X1="self, shield 2").end().do("X1")
    assert law.status("X", "shield") == 3


@pytest.mark.rule("BU-RUL-78")
def test_a_root_through_its_next_turn() -> None:
    law = Law("A d4, X d5", A1="melee, set_status root until=its_next_turn").do("A1 X").end()
    assert law.refuses("X N")
    law.end().end()
    assert law.takes("X N")


@pytest.mark.rule("BU-RUL-78", "set_status")
@pytest.mark.parametrize(
    ("status", "step", "special", "leap"),
    [("stun", False, False, False), ("root", False, True, False), ("silence", True, False, False)],
)
def test_what_statuses_forbid(status: str, step: bool, special: bool, leap: bool) -> None:
    law = Law(f"A d4 {status}, X d5", A1="melee, damage 1", A2="leap 2, damage 1")
    assert (law.takes("A N") or law.takes("A W"), law.takes("A1 X"), law.takes("A2 W2")) == (step, special, leap)


@pytest.mark.rule("BU-RUL-78", "gain_ms")
def test_slow_and_haste() -> None:
    assert Law("A d4 slow=1").ms("A") == 2
    assert Law("A d4 haste=2").ms("A") == 5
    law = Law("A d4 slow=4")
    assert law.refuses("A N")
    law = Law("A d1", A0="2: self, gain_ms 2").do("A0; A N N N N N")
    assert law.at("A") == "d6"
    law = Law("A d1", A0="2: self, gain_ms 2").do("A N N N; A0; A N N")
    assert law.at("A") == "d6"


@pytest.mark.rule("BU-RUL-78")
def test_poison_hurts_at_the_start_of_the_next_turns() -> None:
    law = Law("A d4, X d5", R="curse any_time: enemy, set_status poison value=2 until=used_up").hand(1, "R").do("R X")
    hp = []
    for _ in range(3):
        law.end()
        hp.append(law.hp("X"))
        law.end()
    assert hp == [7, 6, 6]


@pytest.mark.rule("BU-RUL-78")
def test_a_death_save() -> None:
    law = Law("A d4, X d5 hp 2 death_save", A1="melee, damage 3", A2="melee, damage 1").do("A1 X")
    assert (law.hp("X"), law.status("X", "death_save")) == (1, 0)
    law.do("A2 X")
    assert law.at("X") == ""


@pytest.mark.rule("clear_status")
def test_statuses_are_taken_away() -> None:
    law = Law("A d4 root shield=2, B stun", R="blessing any_time: own all, clear_status harmful").hand(1, "R").do("R")
    assert (law.status("A", "root"), law.status("B", "stun"), law.status("A", "shield")) == (0, 0, 2)


@pytest.mark.rule("BU-RUL-99", "aim_teammate", "BU-RUL-78")
def test_what_was_set_in_motion_runs_on() -> None:
    law = Law(
        "A d4 hp 1, B d5, X c4",
        A0="3: teammate 2 include_self=yes count=all, set_status steadfast",
        X1="melee, damage 1",
    )
    law.do("A0").end().do("X1 A")
    assert (law.at("A"), law.status("B", "steadfast")) == ("", 1)
    law.end()
    assert law.status("B", "steadfast") == 0


# ---------------------------------------------------------------- the end of a long game
@pytest.mark.rule("BU-RUL-75")
@pytest.mark.parametrize(
    ("board", "winner"),
    [
        ("A hp 4/8, Y hp 8/16", 0),
        ("A hp 4/8, Y hp 9/16", 2),
        ("A hp 4/8, Y hp 7/16", 1),
        ("A hp 1/8, Y dead", 1),
    ],
)
def test_the_round_limit(board: str, winner: int) -> None:
    law = Law(board, quiet_rounds="0")
    law.s.turn = 59
    law.end().do("end")
    while not law.result[0]:
        law.do("pass")
    assert law.result == (ids.ROUND_LIMIT, winner)


@pytest.mark.rule("BU-RUL-75")
def test_quiet_rounds() -> None:
    law = Law("A d4, X d5", A1="melee, damage 1").do("A1 X")
    for _ in range(2 * 7):
        assert not law.result[0]
        law.do("end")
        while law.s.ask in (ids.ASK_DISCARD, ids.ASK_OFFER, ids.ASK_WAIT):
            law.do("pass")
    assert law.result == (ids.QUIET, 1)


@pytest.mark.rule("BU-RUL-74")
def test_a_team_may_give_up_out_of_turn() -> None:
    law = Law()
    law.apply(1, ids.CONCEDE)
    assert law.result == (ids.CONCEDED, 1)


# ---------------------------------------------------------------- artifacts
@pytest.mark.rule("BU-ART-03", "BU-ART-05", "when_artifact", "aim_self")
def test_an_artifact_costs_no_action() -> None:
    law = Law("A d4 hp 4, X d5", A0="3: self, heal 2", A1="melee, damage 1", A2="melee, damage 1").do("A1 X; A2 X; A0")
    assert (law.hp("A"), law.actions("A")) == (6, 2)
    assert law.refuses("A0")


@pytest.mark.rule("BU-ART-06", "BU-RUL-13", "BU-ART-07", "BU-RUL-82")
@pytest.mark.parametrize("cooldown", [1, 2, 3])
def test_a_cooldown(cooldown: int) -> None:
    law = Law("A hp 1/8", A0=f"{cooldown}: self, heal 1").do("A0")
    for turn in range(1, cooldown + 1):
        assert law.s.heroes[0].cool == cooldown - turn + 1
        assert law.refuses("A0")
        law.end().end()
    assert law.s.heroes[0].cool == 0
    law.do("A0")


@pytest.mark.rule("BU-RUL-14")
def test_an_artifact_is_used_in_ones_own_turn() -> None:
    law = Law("A hp 4 stun", A0="3: self, heal 1")
    assert law.takes("A0")
    law.end()
    assert law.refuses("A0", 0)


@pytest.mark.rule("BU-RUL-14", "BU-RUL-65")
def test_an_artifact_has_to_do_something() -> None:
    assert Law("A d4", A0="3: self, heal 1").refuses("A0")


@pytest.mark.rule("BU-ART-08")
def test_an_artifact_dies_with_its_hero() -> None:
    law = Law("A hp 4, B dead", B0="3: self, heal 1")
    assert law.refuses("B0")
    assert law.refuses("A0")


@pytest.mark.rule("BU-ART-09", "BU-EX-09", "revive")
def test_a_dead_hero_s_cooldown_stands_still() -> None:
    law = Law("B dead", B0="4: self, heal 1", R="op any_time: own state=dead, revive 1").hand(1, "R")
    law.s.heroes[1].cool = 2
    law.end().end()
    assert law.s.heroes[1].cool == 2
    law.do("R B; > c1")
    assert law.s.heroes[1].cool == 2
    law.end().end()
    assert law.s.heroes[1].cool == 1
    assert law.refuses("B0")
    law.end().end()
    assert law.takes("B0")


@pytest.mark.rule("cooldown_shift")
def test_markers_are_added_and_taken() -> None:
    law = Law("A hp 4", A0="4: self, heal 1", R="any_time: own, cooldown_shift -2").hand(1, "R").do("A0; R A")
    assert law.s.heroes[0].cool == 2
    law = Law("X hp 4", X0="4: self, heal 1", R="any_time: enemy, cooldown_shift 2").hand(1, "R").do("R X")
    assert law.s.heroes[2].cool == 2


@pytest.mark.rule("BU-RUL-73", "BU-DEATH-04", "revive")
def test_who_died_in_this_turn_acts_no_more_in_it() -> None:
    law = Law("A d4, B d5 hp 1, flames d6", R="op any_time: own state=dead, revive full").hand(1, "R")
    law.do("B N")
    assert law.at("B") == ""
    law.do("R B; > c1")
    assert (law.at("B"), law.hp("B")) == ("c1", 8)
    assert law.refuses("B N")


@pytest.mark.rule("BU-RUL-25")
def test_who_dies_in_its_own_action() -> None:
    law = Law("A d4 hp 1, flames d5").do("A N")
    assert (law.at("A"), law.asked, law.result[0]) == ("", 1, 0)
    law.do("B W")


@pytest.mark.rule("BU-RUL-72", "self_damage")
def test_ones_own_last_hero_in_ones_own_turn() -> None:
    law = Law("A d4 hp 1, B dead, flames d5").do("A N")
    assert law.result == (ids.BEATEN, 2)
    law = Law("A d4 hp 1, B dead, X d5", A1="melee, damage 1, self_damage 1").do("A1 X")
    assert law.result == (ids.BEATEN, 2)
