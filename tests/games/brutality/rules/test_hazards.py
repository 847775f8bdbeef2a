"""Hazards and creations: the law's checks."""

import pytest
from tests.games.brutality.rules.law import Law

KNOCK = "melee, damage 1, knockback 1"
PULL = "line 3, damage 1, pull 2"


@pytest.mark.rule("BU-HAZ-01", "remove_hazard", "aim_hazard")
def test_a_hazard_stays_till_a_relic_takes_it() -> None:
    law = Law("catapult d5", R="utility any_time: hazard pillars+catapult, remove_hazard", quiet_rounds="0")
    for _ in range(20):
        law.end()
    assert law.thing("d5") == "catapult"
    law.hand(1, "R").do("R d5")
    assert law.thing("d5") == ""


@pytest.mark.rule("BU-HAZ-02", "BU-RUL-47")
def test_a_hero_uses_a_hazard_once_a_turn() -> None:
    law = Law("A d4, X d5, pillars d6", A1=KNOCK, A2=KNOCK).do("A1 X; A2 X")
    assert (law.at("X"), law.hp("X")) == ("d5", 5)
    law = Law("A d4, B d3, X d5, flames d6", A1=KNOCK, A2=KNOCK, B1="line 3, pull 1").do("A1 X")
    assert (law.at("X"), law.hp("X")) == ("d6", 6)
    law.do("B1 N; A2 X")
    assert (law.at("X"), law.hp("X")) == ("d5", 5)


@pytest.mark.rule("BU-HAZ-03")
def test_each_hero_has_a_use_of_its_own() -> None:
    law = Law("A d4, B c4, X d5, pillars d6", A1=KNOCK, B1="melee, damage 1, push_chosen 1").do("A1 X; B1 X; > N")
    assert (law.at("X"), law.hp("X")) == ("d5", 4)


@pytest.mark.rule("BU-EX-04", "BU-HAZ-02", "BU-HAZ-03")
def test_two_knocks_of_one_hero_and_one_of_the_other() -> None:
    cards = {"A1": KNOCK, "A2": KNOCK, "B1": "melee, damage 1, push_chosen 1"}
    law = Law("A d4, B e4, X d5, pillars d6", **cards).do("A1 X")
    assert law.hp("X") == 6
    law.do("A2 X")
    assert law.hp("X") == 5
    law.do("B1 X; > N")
    assert (law.at("X"), law.hp("X")) == ("d5", 3)


@pytest.mark.rule("BU-HAZ-04")
def test_another_hazard_is_another_use() -> None:
    law = Law("A d4, X d5, Y e4, pillars d6, flames f4", A1=KNOCK, A2=KNOCK).do("A1 X; A2 Y")
    assert (law.at("Y"), law.hp("Y"), law.hp("X")) == ("f4", 6, 6)


@pytest.mark.rule("BU-HAZ-05")
def test_a_new_turn_gives_the_uses_back() -> None:
    law = Law("A d4, X d5, pillars d6", A1=KNOCK).do("A1 X").end().end()
    law.do("A1 X")
    assert law.hp("X") == 4


@pytest.mark.rule("BU-HAZ-06", "BU-FLAME-01")
def test_a_hazard_belongs_to_nobody() -> None:
    law = Law("A d4, X d6, flames d5").do("A N")
    assert law.hp("A") == 7
    law.do("A W").end().do("X S")
    assert (law.at("X"), law.hp("X")) == ("d5", 7)


@pytest.mark.rule("BU-SPIKE-04", "BU-EX-05", "BU-WALL-03", "BU-EX-06", "aim_line")
@pytest.mark.parametrize("thing", ["pillars", "limestone", "wall"])
def test_what_blocks_a_line(thing: str) -> None:
    law = Law(f"A d3, X d4, Y d6, {thing} d5", A1="line 3 hits=all, damage 2").do("A1 N")
    assert (law.hp("X"), law.hp("Y")) == (6, 8)
    law = Law(f"A d3, X d5, {thing} d4", A1="line 3 hits=all, damage 2")
    assert law.refuses("A1 N")


@pytest.mark.rule("BU-PIKE-03", "BU-FLAME-03", "BU-RUL-27")
@pytest.mark.parametrize("thing", ["pikes", "flames", "catapult", "cloud", "snare"])
def test_what_does_not_block_a_line(thing: str) -> None:
    law = Law(f"A d3, X d5, {thing} d4", A1="line 3, damage 2").do("A1 N")
    assert law.hp("X") == 6


@pytest.mark.rule("BU-SPIKE-08", "BU-WALL-02")
@pytest.mark.parametrize("thing", ["pillars", "limestone", "wall"])
def test_nobody_walks_into_what_is_solid(thing: str) -> None:
    law = Law(f"A d4, {thing} d5")
    assert law.refuses("A N")
    assert law.takes("A NE")


@pytest.mark.rule("BU-PIKE-01", "BU-PIKE-02")
def test_the_pikes_hurt_and_hold() -> None:
    law = Law("A d4, pikes d5").do("A N")
    assert (law.at("A"), law.hp("A"), law.ms("A")) == ("d5", 7, 0)
    assert law.refuses("A N")
    law = Law("A b5, X c5, pikes d5", A1="melee, knockback 3").do("A1 X")
    assert (law.at("X"), law.hp("X")) == ("d5", 7)


@pytest.mark.rule("BU-PIKE-04", "BU-EX-08", "BU-PIKE-03")
@pytest.mark.parametrize(("a", "x", "pikes"), [("d3", "d6", "d5"), ("d2", "d5", "d4")])
def test_who_is_pulled_over_the_pikes_stays_on_them(a: str, x: str, pikes: str) -> None:
    law = Law(f"A {a}, X {x}, pikes {pikes}", A1=PULL).do("A1 N")
    assert (law.at("X"), law.hp("X")) == (pikes, 6)


@pytest.mark.rule("BU-PIKE-06", "BU-FLAME-02", "BU-RUL-48")
@pytest.mark.parametrize("thing", ["pikes", "flames"])
@pytest.mark.parametrize(("option", "after"), [("started_there", (7, 6)), ("ends_there", (6, 5))])
def test_who_does_not_move_off_is_hurt_again(thing: str, option: str, after: tuple[int, int]) -> None:
    law = Law(f"A d4, {thing} d5", stay_damage=option).do("A N").end()
    assert law.hp("A") == after[0]
    law.end()
    assert law.hp("A") == after[0]
    law.end()
    assert law.hp("A") == after[1]


@pytest.mark.rule("BU-PIKE-07", "BU-RUL-48")
@pytest.mark.parametrize("thing", ["pikes", "flames"])
def test_moving_off_avoids_the_second_damage(thing: str) -> None:
    law = Law(f"A d4, {thing} d5").do("A N").end().end().do("A N").end()
    assert law.hp("A") == 7
    back = Law(f"A d4, {thing} d5").do("A N").end().end().do("A N S").end()
    assert back.hp("A") == 6


@pytest.mark.rule("BU-FLAME-01", "BU-RUL-51")
def test_the_flames_hurt_at_each_entry_and_stop_nobody() -> None:
    law = Law("A d4, flames d5").do("A N N")
    assert (law.at("A"), law.hp("A"), law.ms("A")) == ("d6", 7, 1)
    law.do("A S")
    assert (law.at("A"), law.hp("A")) == ("d5", 6)


@pytest.mark.rule("BU-FLAME-04")
def test_who_is_pushed_into_the_flames_is_burnt() -> None:
    law = Law("A d4, X d5, flames d6", A1=KNOCK).do("A1 X")
    assert (law.at("X"), law.hp("X")) == ("d6", 6)


@pytest.mark.rule("BU-FLAME-06", "BU-RUL-57")
def test_only_saints_put_the_flames_out() -> None:
    card = "hazard flames, remove_hazard"
    law = Law("flames d5", R=f"blessing any_time: {card}").hand(1, "R").do("R d5")
    assert law.thing("d5") == ""


@pytest.mark.rule("BU-WALL-01", "BU-RUL-58")
def test_limestone_stops_without_damage() -> None:
    law = Law("A d4, X d5, limestone d6", A1=KNOCK).do("A1 X")
    assert (law.at("X"), law.hp("X")) == ("d5", 7)


@pytest.mark.rule("BU-RUL-45", "swap", "teleport")
def test_only_the_squares_of_arrival_matter() -> None:
    law = Law("A f5, X d5, flames d5", A1="shot 3 who=any_other_hero, swap").do("A1 X")
    assert law.where("AX") == "d5 f5"
    assert (law.hp("A"), law.hp("X")) == (7, 8)
    law = Law("A d3, catapult d5, pikes d4", A0="3: self, teleport 2").do("A0; > d5")
    assert (law.at("A"), law.hp("A"), law.asked) == ("d5", 8, 1)
    law = Law("A d3, catapult d5, pikes d4", A0="3: self, teleport 2").do("A0; > d4")
    assert (law.at("A"), law.hp("A")) == ("d4", 7)
    assert law.takes("A N")


@pytest.mark.rule("BU-RUL-45", "BU-RUL-20")
def test_a_swap_has_to_fit() -> None:
    law = Law("A d3, B 2x2 d4", A1="shot 3 who=any_other_hero, swap")
    assert law.refuses("A1 B")
    law = Law("A d3, X 2x2 d4", A1="shot 3 who=any_other_hero, damage 1 only=enemies, swap").do("A1 X")
    assert (law.where("AX"), law.hp("X")) == ("d3 d4", 7)


@pytest.mark.rule("BU-RUL-45", "BU-RUL-65")
@pytest.mark.parametrize("empty", ["allowed", "refused"])
def test_a_relic_that_swaps_what_does_not_fit_is_empty(empty: str) -> None:
    law = Law("A d3, B 2x2 d4", R="any_time: own all, swap", empty_play=empty).hand(1, "R")
    if empty == "refused":
        assert law.refuses("R")
    else:
        law.do("R")
        assert (law.where("AB"), law.holds(1)) == ("d3 d4", [])


@pytest.mark.rule("BU-RUL-46")
def test_shifting_on_a_hazard_is_not_entering_it() -> None:
    law = Law("A 2x2 c4, flames d5").do("A E")
    assert law.hp("A") == 8
    law.do("A E")
    assert law.hp("A") == 8
    law.do("A W")
    assert law.hp("A") == 7


@pytest.mark.rule("BU-RUL-46")
def test_what_a_flier_left_is_its_own() -> None:
    walls = ("c5", "e5", "c6", "e6")
    law = Law("A d4, X d5, Y d6" + "".join(f", wall {at}" for at in walls), A1="leap 1, damage 1")
    for at in ("c7", "d7", "e7"):
        law.lay("wall", at, "X")
    law.do("A1 N1")
    assert "d4" not in law.offered
    assert {"c4", "e4"} <= law.offered


@pytest.mark.rule("BU-RUL-47", "BU-HAZ-02")
@pytest.mark.parametrize(("again", "x", "y"), [("wall", "d6", "c6"), ("inert", "e6", "d6")])
def test_a_spent_hazard_is_a_wall_or_nothing(again: str, x: str, y: str) -> None:
    law = Law("A d4, X d5, Y c6, flames d6", A1=KNOCK, A2="shot 3, damage 1, push_chosen 1", hazard_again=again)
    law.do("A1 X")
    assert law.hp("X") == 6
    law.do("A2 Y; > E")
    assert law.where("XY") == f"{x} {y}"
    assert (law.hp("X"), law.hp("Y")) == (6, 7)


@pytest.mark.rule("BU-RUL-47")
@pytest.mark.parametrize("thing", ["pikes", "flames", "catapult", "pillars"])
def test_ones_own_steps_are_no_use(thing: str) -> None:
    if thing in ("pillars", "catapult"):
        return
    law = Law(f"A c5, X e6, {thing} d5", A1="melee, damage 1, push_chosen 1").do("A E; A1 X; > N")
    assert law.s.hazards[0].used == 0
    assert law.hp("A") == 7


@pytest.mark.rule("BU-RUL-85")
def test_each_thing_counts_once() -> None:
    law = Law("A 2x2 c4, flames e5, cloud e4 X").do("A E")
    assert (law.at("A"), law.hp("A")) == ("d4", 6)
    law = Law("A 2x2 c4 hp 1, B dead, flames e4, pikes e5").do("A E")
    assert law.result[0]


@pytest.mark.rule("BU-RUL-59", "place_creation", "aim_square", "BU-UTIL-01")
def test_a_cloud_counts_down_at_the_start_of_its_team_s_turns() -> None:
    law = Law("A d4", A1="square 2, place_creation cloud turns=2").do("A1 d6")
    law.end().end().end()
    assert law.thing("d6") == "cloud"
    law.end()
    assert law.thing("d6") == ""


@pytest.mark.rule("BU-RUL-59")
def test_creations_lie_on_bare_squares_outside_the_start_rows() -> None:
    law = Law("A b2, X c3, flames b4, wall a3", A1="square 2, place_creation wall")
    for at in ("b1", "a1", "c3", "b4", "a3", "b2", "b5"):
        assert law.refuses(f"A1 {at}")
    law.do("A1 d2")
    assert law.thing("d2") == "wall"


@pytest.mark.rule("BU-RUL-59")
def test_one_creation_too_many_takes_the_oldest_away() -> None:
    law = Law("A d4, cloud a3, cloud a4", A1="square 2, place_creation cloud").do("A1 d5")
    assert [law.thing(at) for at in ("a3", "a4", "d5")] == ["", "cloud", "cloud"]
    walls = "wall a3, wall a4, wall a5, wall a6"
    law = Law(f"A d4, {walls}", A1="square 2 count=2, place_creation wall count=2").do("A1 d5 d6")
    assert [law.thing(at) for at in ("a3", "a4", "a5", "d5", "d6")] == ["", "", "wall", "wall", "wall"]


@pytest.mark.rule("BU-RUL-59")
def test_a_cloud_hurts_both_teams_and_who_stays_in_it() -> None:
    law = Law("A d4, X d6, cloud d5").do("A N").end()
    assert law.hp("A") == 7
    law = Law("X d6, cloud d5 A").end().do("X S").end()
    assert law.hp("X") == 7


@pytest.mark.rule("BU-RUL-59")
def test_a_snare_holds_an_enemy_of_its_team() -> None:
    law = Law("A d4, snare d5 A").do("A N N")
    assert (law.hp("A"), law.thing("d5")) == (8, "snare")
    law = Law("A d4, snare d5 X").do("A N")
    assert (law.hp("A"), law.thing("d5"), law.status("A", "root")) == (7, "", 1)
    assert law.refuses("A N")
    law.end().end()
    assert law.takes("A N")


@pytest.mark.rule("BU-RUL-59")
def test_a_snare_in_the_other_team_s_turn_roots_through_the_next() -> None:
    law = Law("A d4, X d5, snare d6 A", A1=KNOCK).do("A1 X")
    assert law.status("X", "root") == 1
    law.end()
    assert law.refuses("X N")
    law.end()
    law.end()
    assert law.takes("X N")


@pytest.mark.rule("aim_creation", "remove_creation")
def test_a_creation_is_taken_away() -> None:
    law = Law("A d4, wall d6 X, cloud c6 X", A1="creation wall reach=2, remove_creation")
    assert law.refuses("A1 c6")
    law.do("A1 d6")
    assert law.thing("d6") == ""


@pytest.mark.rule("move_hazard", "BU-RUL-57", "BU-RUL-09")
def test_a_hazard_is_moved_to_a_legal_square() -> None:
    law = Law("X d6, catapult d5", R="utility any_time: hazard catapult, move_hazard 2").hand(1, "R").do("R d5")
    assert "d6" not in law.offered
    assert {"d7", "d3", "b5", "f7"} <= law.offered
    law.do("> d7")
    assert (law.thing("d5"), law.thing("d7")) == ("", "catapult")


@pytest.mark.rule("place_hazard")
def test_a_hazard_from_the_box() -> None:
    law = Law("X d6, catapult d5", R="op any_time: square 0, place_hazard catapult+pikes").hand(1, "R")
    assert law.refuses("R d6")


@pytest.mark.rule("suppress_hazard", "BU-RUL-93", "BU-RUL-99", "BU-RUL-57")
def test_suppressed_flames_hurt_nobody_for_their_time() -> None:
    law = Law("A c5, B c6, X e5, flames d5", A0="3: hazard flames, suppress_hazard your_next_turn").do("A0 d5; A E")
    assert law.hp("A") == 8
    law.do("A W").end().do("X W")
    assert law.hp("X") == 8
    law.do("X E").end().do("A E")
    assert law.hp("A") == 7


@pytest.mark.rule("BU-RUL-78")
def test_the_warded_are_neither_hurt_nor_held() -> None:
    law = Law("A d4 warded, pikes d5, flames d6").do("A N N N")
    assert (law.at("A"), law.hp("A")) == ("d7", 8)


@pytest.mark.rule("BU-RUL-88")
@pytest.mark.parametrize(("again", "at"), [("wall", "d5"), ("inert", "d6")])
def test_an_artifact_s_cause_is_its_bearer(again: str, at: str) -> None:
    law = Law(
        "A d4, B d3, X d5, flames d6",
        A0="4: burst 1, knockback 1",
        A1=KNOCK,
        B1="line 3, pull 1",
        hazard_again=again,
    ).do("A0")
    assert (law.at("X"), law.hp("X")) == ("d6", 7)
    law.do("B1 N; A1 X")
    assert (law.at("X"), law.hp("X")) == (at, 6)


@pytest.mark.rule("BU-RUL-88", "BU-RUL-47")
def test_each_relic_is_a_cause_of_its_own() -> None:
    push = "any_time: enemy, push_chosen 1"
    law = Law("X d5, pillars d6", R=push, S=push).hand(1, "R S").do("R X; > N; S X; > N")
    assert (law.at("X"), law.hp("X")) == ("d5", 6)


@pytest.mark.rule("BU-RUL-85")
def test_the_pikes_come_first_whatever_their_square() -> None:
    cards = {"A1": "melee, knockback 1"}
    law = Law("A b4, X 2x2 c4 hp 1, flames e4, pikes e5", **cards).do("A1 X")
    used = {law.s.hazards[i].kind: law.s.hazards[i].used for i in range(2)}
    assert law.at("X") == ""
    assert used == {3: 0, 2: 1}


@pytest.mark.rule("BU-RUL-89", "BU-RUL-17")
@pytest.mark.parametrize("thing", ["pikes d5", "snare d5 X"])
def test_who_is_held_in_between_moves_no_more(thing: str) -> None:
    law = Law(f"A d2, {thing}", A0="3: self, teleport 2").do("A N; A0; > d5")
    assert (law.hp("A"), law.ms("A")) == (7, 0)
    assert law.refuses("A N")
    law = Law(f"A d3, B c4, {thing}", B1="teammate 1, push_chosen 1").do("A N; B1 A; > N")
    assert (law.at("A"), law.hp("A"), law.ms("A")) == ("d5", 7, 0)
