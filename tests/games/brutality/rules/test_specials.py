"""Specials: range, shape, tanks in between, what is done in which order: the law's checks."""

import pytest
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.rules import ids

SHOT = "shot 3, damage 2"
ALL = "line 3 hits=all, damage 2"


@pytest.mark.rule("BU-SPEC-01", "BU-SPEC-02", "BU-SPEC-03", "when_special", "aim_line")
@pytest.mark.parametrize(("at", "hit"), [("d5", True), ("d6", True), ("d7", True), ("d8", False)])
def test_what_is_in_reach_is_hit(at: str, hit: bool) -> None:
    law = Law(f"A d4, X {at}", A1="line 3, damage 2")
    assert law.takes("A1 N") == hit
    if hit:
        law.do("A1 N")
    assert (law.hp("X"), law.actions("A")) == ((6, 1) if hit else (8, 0))


@pytest.mark.rule("BU-RUL-02")
def test_distances_are_between_the_nearest_squares() -> None:
    law = Law("A 2x2 c4, X f6, Y e6", A1="shot 2, damage 1", A2="melee, damage 1")
    assert [name for name in "XY" if law.takes(f"A1 {name}")] == ["X", "Y"]
    assert [name for name in "XY" if law.takes(f"A2 {name}")] == ["Y"]
    assert Law("A 2x2 c4, X f6", A1="shot 1, damage 1").refuses("A1 X")


@pytest.mark.rule("BU-SPEC-05", "BU-ACT-05")
def test_a_special_costs_no_ms() -> None:
    law = Law("A d3, B f4, X d6", A1="teammate 0, swap").do("A N; A1 B")
    assert (law.where("AB"), law.ms("A"), law.actions("A")) == ("f4 d4", 2, 2)


@pytest.mark.rule("BU-RUL-20", "BU-WALL-03")
def test_a_special_has_to_do_something() -> None:
    assert Law("A d4", A1="line 3, damage 1").refuses("A1 N")
    assert Law("A d4", A1="burst 1, damage 1").refuses("A1")
    assert Law("A d4", A1="self, heal 1").refuses("A1")
    assert Law("A d4 hp 4", A1="self, heal 1").takes("A1")
    assert Law("A d1, wall d2", A1="charge 1, damage 1").refuses("A1 N1")


@pytest.mark.rule("BU-RUL-21", "BU-KB-09")
def test_damage_then_displacement_then_the_rest() -> None:
    law = Law("A d4 hp 4, X d5 hp 3, pillars d6", A1="melee, damage 1, knockback 1, self, heal 2").do("A1 X")
    told = [e[0] for e in law.events if e[0] in (ids.EV_HURT, ids.EV_HIT, ids.EV_HEAL)]
    assert told == [ids.EV_HURT, ids.EV_HIT, ids.EV_HURT, ids.EV_HEAL]
    assert (law.hp("X"), law.hp("A")) == (1, 6)


@pytest.mark.rule("BU-RUL-26", "aim_burst")
def test_a_special_spares_the_teammate() -> None:
    law = Law("A d4, B d5, X e5", A1="burst 1, damage 1").do("A1")
    assert (law.hp("B"), law.hp("X")) == (8, 7)
    law = Law("A d4, B d5, X d6", A1="line 3, damage 1").do("A1 N")
    assert (law.hp("B"), law.hp("X")) == (8, 7)


@pytest.mark.rule("BU-RUL-27", "aim_shot")
@pytest.mark.parametrize(("thing", "seen"), [("e4", False), ("d4", False), ("d5", True), ("c4", True)])
def test_oblique_shots(thing: str, seen: bool) -> None:
    law = Law(f"A d3, X e5, limestone {thing}", A1=SHOT)
    assert law.takes("A1 X") == seen


@pytest.mark.rule("BU-RUL-28")
def test_a_hero_is_hit_once_by_a_shape() -> None:
    law = Law("A d3, X 2x2 d5", A1=ALL).do("A1 N")
    assert law.hp("X") == 6


@pytest.mark.rule("BU-RUL-28", "aim_arc")
def test_an_arc_is_three_squares() -> None:
    law = Law("A d4, X c5, Y e4", A1="arc, damage 1").do("A1 N")
    assert (law.hp("X"), law.hp("Y")) == (7, 8)
    law = Law("A d4, X d5, Y e4", A1="arc, damage 1").do("A1 NE")
    assert (law.hp("X"), law.hp("Y")) == (7, 7)
    assert Law("A d4, X c5, Y e4", A1="arc, damage 1").refuses("A1 S")


@pytest.mark.rule("BU-RUL-28", "aim_burst")
def test_a_wide_burst_needs_a_path() -> None:
    law = Law("A d4, X d6, Y f4, wall e4", A1="burst 2, damage 1").do("A1")
    assert (law.hp("X"), law.hp("Y")) == (7, 8)


@pytest.mark.rule("BU-RUL-28", "aim_blast")
def test_a_blast_has_a_centre_in_sight() -> None:
    card = "blast 3 radius=1, damage 2"
    law = Law("A d3, X d7, Y e6, wall f3", A1=card)
    assert law.refuses("A1 d7")
    assert law.refuses("A1 f3")
    assert law.refuses("A1 g3")
    law.do("A1 d6")
    assert (law.hp("X"), law.hp("Y")) == (6, 6)
    assert Law("A d3", A1=card).refuses("A1 d6")
    law = Law("A d3", A1="blast 3 radius=1 needs_target=no, damage 2, place_creation cloud where=blast_centre").do(
        "A1 d6"
    )
    assert law.thing("d6") == "cloud"


@pytest.mark.rule("BU-RUL-37", "aim_blast")
def test_a_blast_throws_away_from_its_centre() -> None:
    law = Law("A d3, X d7, Y e6", A1="blast 3 radius=1, damage 1, knockback 1").do("A1 d6")
    assert law.where("XY") == "d8 f6"
    law = Law("A d3, X d6", A1="blast 3 radius=1, damage 1, knockback 1").do("A1 d6")
    assert law.at("X") == "d7"


@pytest.mark.rule("BU-RUL-28", "aim_line")
def test_a_big_hero_s_line_starts_from_one_of_its_squares() -> None:
    law = Law("A 2x2 c3, X c6, Y d6", A1="line 3, damage 2")
    law.do("A1 N")
    assert {"c4", "d4"} <= law.offered or {"c3", "d3"} <= law.offered
    law.do("> d4" if "d4" in law.offered else "> d3")
    assert (law.hp("X"), law.hp("Y")) == (8, 6)


@pytest.mark.rule("BU-RUL-29")
def test_ordinary_heroes_shield_nobody() -> None:
    law = Law("A d3, X d4, Y d5", A1=SHOT).do("A1 Y")
    assert (law.hp("X"), law.hp("Y")) == (8, 6)


# ---------------------------------------------------------------- tanks
@pytest.mark.rule("BU-TANK-05", "BU-TANK-06", "BU-RUL-30")
def test_a_tank_takes_what_is_meant_for_its_teammate() -> None:
    law = Law("A d3, X d4 tank hp 14/14, Y d5", A1=SHOT).do("A1 Y")
    assert (law.hp("X"), law.hp("Y"), law.at("Y")) == (12, 8, "d5")


@pytest.mark.rule("BU-RUL-30")
@pytest.mark.parametrize(("absorb", "x", "y"), [("hit", "d5", "d6"), ("damage_only", "d4", "d6")])
def test_side_effects_of_an_absorbed_hit(absorb: str, x: str, y: str) -> None:
    board = "A d3, X d4 tank hp 14/14, Y d5"
    law = Law(board, A1="shot 3, damage 2, knockback 1", absorb=absorb).do("A1 Y")
    assert (law.where("XY"), law.hp("X"), law.hp("Y")) == (f"{x} {y}", 12, 8)


@pytest.mark.rule("BU-RUL-30", "aim_line")
@pytest.mark.parametrize("absorb", ["hit", "damage_only"])
def test_a_line_ends_at_the_first_tank(absorb: str) -> None:
    board = "A d3, X d4 tank hp 14/14, Y d5"
    law = Law(board, A1="line 3 hits=all, damage 2, knockback 1", absorb=absorb).do("A1 N")
    assert (law.where("XY"), law.hp("X"), law.hp("Y")) == ("d5 d6", 12, 8)


@pytest.mark.rule("BU-RUL-30")
def test_a_blast_is_absorbed_on_its_way() -> None:
    law = Law("A d2, X d4 tank hp 14/14, Y d6", A1="blast 3 radius=1, damage 2").do("A1 d5")
    assert (law.hp("X"), law.hp("Y")) == (12, 8)


@pytest.mark.rule("BU-RUL-30")
def test_what_is_next_to_the_attacker_is_never_absorbed() -> None:
    law = Law("A d3, X d4 tank, Y e4", A1="burst 1, damage 2").do("A1")
    assert (law.hp("X"), law.hp("Y")) == (6, 6)
    law = Law("A d2, X d4 tank, Y d6", A1="burst 2, damage 2").do("A1")
    assert (law.hp("X"), law.hp("Y")) == (6, 8)


@pytest.mark.rule("BU-RUL-31", "BU-TANK-05")
def test_a_tank_hinders_nobody_of_its_own() -> None:
    law = Law("A d3, B d4 tank, X d5", A1="line 3, damage 2").do("A1 N")
    assert (law.hp("X"), law.hp("B")) == (6, 8)


@pytest.mark.rule("BU-RUL-30", "swap")
def test_a_swap_with_a_tank_in_between() -> None:
    law = Law("A d3, X d4 tank hp 14/14, Y d5", A1="shot 3, damage 1, swap").do("A1 Y")
    assert (law.where("AXY"), law.hp("X"), law.hp("Y")) == ("d4 d3 d5", 13, 8)


@pytest.mark.rule("aim_teammate", "heal")
def test_a_teammate_is_healed_in_reach() -> None:
    card = "teammate 3 include_self=yes, heal 2"
    law = Law("A d4 hp 4, B d7 hp 4", A1=card).do("A1 B")
    assert (law.hp("A"), law.hp("B")) == (4, 6)
    law = Law("A d4 hp 4, B d8 hp 4", A1=card)
    assert law.refuses("A1 B")
    assert law.takes("A1 A")
    assert Law("A d4 hp 4, B d7", A1="teammate 3, heal 2").refuses("A1 A")


@pytest.mark.rule("aim_shot")
def test_whom_a_shot_names() -> None:
    for who, found in (("enemy", "X"), ("teammate", "B"), ("any_other_hero", "BX")):
        law = Law("A d4, B d5, X d6", A1=f"shot 3 who={who}, set_status slow")
        assert [name for name in "ABX" if law.takes(f"A1 {name}")] == list(found)


@pytest.mark.rule("aim_square", "place_creation")
def test_squares_in_reach_and_in_sight() -> None:
    law = Law("A d4, limestone d5", A1="square 3 needs_path=yes, place_creation wall")
    assert law.refuses("A1 d6")
    assert law.takes("A1 b6")
    law = Law("A d4, limestone d5", A1="square 3, place_creation wall")
    assert law.takes("A1 d6")
    assert law.refuses("A1 d8")


@pytest.mark.rule("move_free")
def test_free_steps() -> None:
    law = Law("A d4 orthogonal, X d5", A1="melee, damage 1, self, move_free 2").do("A1 X")
    assert law.refuses("A NE")
    law.do("A W S")
    assert (law.at("A"), law.ms("A"), law.actions("A")) == ("c3", 3, 1)
    law = Law("A d4, X d5", A1="melee, damage 1, self, move_free 2").do("A1 X; pass")
    assert law.at("A") == "d4"


@pytest.mark.rule("BU-RUL-97", "aim_blast")
def test_a_blast_cannot_be_aimed_at_the_hidden() -> None:
    law = Law("A d3, X d6 hidden, Y e6", A1="blast 3 radius=1, damage 2")
    assert law.refuses("A1 d6")
    law.do("A1 d5")
    assert (law.hp("X"), law.hp("Y")) == (8, 6)


@pytest.mark.rule("aim_player")
def test_cards_of_a_player() -> None:
    law = Law(Q="utility any_time: player own, draw 1").hand(1, "Q").do("Q")
    assert len(law.holds(1)) == 1
