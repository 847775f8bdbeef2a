"""What the law settles of things within others: launches that come back, who goes first, when a relic lies where."""

import pytest
from tests.games.brutality.rules.law import HEROES, Law

from rumpus.games.brutality.rules import ids

KNOCK = {"A1": "melee, damage 1, knockback 1"}
FIST = {"A1": "melee, damage 2, knockback 1, collision_damage 1 with=any"}


# ---------------------------------------------------------------- what stopped whom
@pytest.mark.rule("collision_damage", "BU-KB-05")
def test_who_is_stopped_under_a_lander_did_not_stop_the_victim() -> None:
    """Shatterfist: the Hunter moved freely onto the Catapult; the Stonewright that it came down on met the wall."""
    law = Law("A d5, X d4 hp 9, catapult d3, wall d6", **FIST).do("A1 X; > N2")
    assert (law.hp("X"), law.hp("A"), law.where("AX")) == (7, 8, "d5 d4")


@pytest.mark.rule("collision_damage", "BU-KB-05")
def test_a_leap_s_own_knockback_collides_too() -> None:
    card = "leap 3, damage 1, knockback 1, collision_damage 1 with=wall"
    assert Law("A d2, X d4, wall d5 X", A1=card).do("A1 N2").hp("X") == 6
    assert Law("A d2, X d4", A1=card).do("A1 N2").hp("X") == 7
    assert Law("A d2, X tank d4, wall d5 X", A1=card).do("A1 N2").hp("X") == 7


# ---------------------------------------------------------------- flights
@pytest.mark.rule("BU-RUL-50")
@pytest.mark.parametrize("thing", ["pillars", "limestone", "wall"])
def test_pikes_beside_something_solid_let_no_wide_flier_past(thing: str) -> None:
    """The first position that covers the Pikes is not open: the flight is refused, also where it would end there."""
    law = Law(f"A 1x2 c3, pikes c5, {thing} d5", A1="leap 3, damage 1")
    assert law.takes("A1 N1")
    assert law.refuses("A1 N2")
    assert law.refuses("A1 N3")
    assert Law("A 1x2 c3, pikes c5", A1="leap 3, damage 1").do("A1 N3").at("A") == "c5"


@pytest.mark.rule("BU-RUL-50", "BU-RUL-49")
def test_pikes_and_pillars_under_a_hero_are_landed_on_as_ever() -> None:
    law = Law("A 1x2 c3, X c5, pikes c5, pillars d5", A1="leap 3, damage 1").do("A1 N2")
    assert (law.where("AX"), law.hp("X")) == ("c4 c5", 8)


@pytest.mark.rule("BU-RUL-114", "BU-RUL-25", "BU-CATA-09")
def test_who_dies_of_its_landing_knocks_nobody() -> None:
    law = Law("A d4, X d5 hp 2, Y d8, catapult d6", **KNOCK).do("A1 X; > N2")
    assert (law.where("XY"), law.hp("Y")) == ("- d8", 7)
    law = Law("A d4, X d5 hp 3, Y d8, catapult d6", **KNOCK).do("A1 X; > N2")
    assert (law.where("XY"), law.hp("X"), law.hp("Y")) == ("d8 d9", 1, 7)


@pytest.mark.rule("BU-RUL-114", "BU-RUL-98")
def test_a_leaper_that_a_reflection_kills_knocks_nobody() -> None:
    law = Law("A d2 hp 1, X d4 reflect", A1="leap 3, damage 1").do("A1 N2")
    assert (law.where("AX"), law.hp("X")) == ("- d4", 7)


@pytest.mark.rule("BU-RUL-116", "BU-RUL-54", "BU-RUL-40")
@pytest.mark.parametrize(
    ("way", "stand", "x", "y"),
    [("S1", "d4 d5 d6", 7, 8), ("N1", "d4 d6 d8", 7, 8), ("S2", "d3 d4 d5", 6, 7)],
)
def test_who_makes_room_onto_the_catapult_flies_first(way: str, stand: str, x: int, y: int) -> None:
    law = Law("A d4, X d5, Y d6, catapult d7", **KNOCK).do("A1 X")
    assert (law.asked, law.where("XY")) == (1, "d5 d7")
    law.do(f"> {way}")
    assert (law.where("AXY"), law.hp("X"), law.hp("Y")) == (stand, x, y)
    assert law.s.ask == ids.ASK_MAIN


@pytest.mark.rule("BU-RUL-116", "BU-RUL-46")
def test_nobody_comes_down_on_who_is_in_the_air() -> None:
    law = Law("A d3, X d5, catapult d6", A1="leap 3, damage 2").do("A1 N2")
    assert {"S1", "S2"} <= law.flights
    assert "S3" not in law.flights
    assert law.do("> S1").where("AX") == "d4 d5"


@pytest.mark.rule("BU-RUL-116", "BU-RUL-46")
def test_nobody_pushes_who_is_in_the_air() -> None:
    law = Law("A d3, X d6, Y d4, catapult d7", A1="leap 3, damage 2").do("A1 N3; > S3")
    assert (law.where("AXY"), law.hp("X"), law.hp("Y"), law.hp("A")) == ("d6 d5 d4", 5, 7, 8)


# ---------------------------------------------------------------- square order
@pytest.mark.rule("BU-RUL-115", "BU-RUL-39")
def test_heroes_make_room_in_the_order_of_their_anchors() -> None:
    law = Law("A d6, X 2x2 d4, B d3, Y 2x2 e2", **KNOCK).do("A1 X")
    assert "".join(HEROES[event[2]] for event in law.kinds(ids.EV_MOVE)) == "YBX"
    assert law.where("BXY") == "d2 d3 e1"


# ---------------------------------------------------------------- when a relic lies where
@pytest.mark.rule("BU-RUL-117", "BU-RUL-67", "BU-RUL-68")
def test_a_relic_that_finds_nobody_lies_to_the_end_of_the_turn() -> None:
    root = "next_turn enemy: enemy, set_status root until=next_turn_end"
    law = Law("A d4, X d5 hp 1", R=root, **KNOCK).hand(1, "R").do("R X; A1 X").end()
    assert (len(law.kinds(ids.EV_FADES)), law.lies()) == (1, [])
    assert law.end().lies() == ["R"]


@pytest.mark.rule("BU-RUL-117", "BU-RUL-65")
def test_a_relic_that_does_nothing_lies_to_the_end_of_the_turn() -> None:
    law = Law(R="any_time: player enemy, steal_card 1").hand(1, "R").do("R")
    assert law.lies() == []
    assert law.end().lies() == ["R"]


@pytest.mark.rule("BU-RUL-117", "BU-RUL-63", "lock_cards")
def test_an_instant_drawn_under_a_lock_goes_to_its_pile_at_once() -> None:
    law = Law(R="instant: enemy all, damage 1").hand(2, "").deck("Z1 R Z2")
    law.s.teams[0].no_relics = 99
    law.end().end()
    assert law.lies() == ["R"]
    law = Law(R="instant: enemy all, damage 1").deck("Z1 R Z2").end().end()
    assert (law.lies(), law.hp("X")) == ([], 7)
