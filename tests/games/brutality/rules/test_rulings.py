"""The rulings that the rules made for themselves: the law's checks."""

import pytest
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.rules import ids

SOON = "until=this_turn"


@pytest.mark.rule("BU-RUL-100")
def test_bonuses_of_two_kinds_add_up() -> None:
    one, two = (
        f"any_time: own, damage_bonus 2 scope=next_special {SOON}",
        f"own, damage_bonus 1 scope=all_specials {SOON}",
    )
    law = Law("A d4, X d5", A1="melee, damage 1", A2="melee, damage 1", R=one, S=f"any_time: {two}").hand(1, "R S")
    assert law.do("R A; S A; A1 X").hp("X") == 4
    assert law.do("A2 X").hp("X") == 2
    law = Law("A d4, X d5", A1="melee, damage 1", R=one, S=one).hand(1, "R S")
    assert law.do("R A; S A; A1 X").hp("X") == 5


@pytest.mark.rule("BU-RUL-101")
def test_a_way_is_asked_where_it_changes_who_is_hit() -> None:
    line = "line 4 hits=first, damage 1"
    law = Law("A 2x2 c2 tank, X d5", A1=line).do("A1 N")
    assert (law.hp("X"), law.s.ask) == (7, ids.ASK_MAIN)
    law = Law("A 2x2 c2 tank, X c5, Y d5", A1=line).do("A1 N")
    assert law.offered == {"c2", "d2"}
    assert law.do("> d2").hp("Y") == 7


@pytest.mark.rule("BU-RUL-102")
def test_an_aim_is_asked_always_and_a_consequence_where_there_are_two() -> None:
    law = Law("A d4, X d5", A1="melee, damage 1").do("A1")
    assert law.legal() == [ids.HERO + 2]
    blocked = "A d7, X d8, Y d9, wall c8, wall e8 X, wall c9"
    law = Law(blocked, A1="melee, damage 1, knockback 1").do("A1 X")
    assert (law.where("XY"), law.s.ask) == ("d9 e9", ids.ASK_MAIN)


@pytest.mark.rule("BU-RUL-103", "suppress_hazard")
def test_a_suppressed_wall_lets_paths_through_and_nobody_in() -> None:
    quiet = "any_time: hazard {}, suppress_hazard this_turn"
    law = Law("A d3, X d5, limestone d4", A1="shot 3, damage 1", R=quiet.format("limestone")).hand(1, "R")
    assert law.refuses("A1 X")
    law.do("R d4")
    assert law.takes("A1 X")
    assert law.refuses("A N")
    blow = "melee, damage 1, knockback 1"
    law = Law("A d3, X d4, pillars d5", A1=blow, R=quiet.format("pillars")).hand(1, "R").do("R d5; A1 X")
    assert (law.at("X"), law.hp("X")) == ("d4", 7)


@pytest.mark.rule("BU-RUL-104")
def test_a_charge_may_name_more_than_it_gets() -> None:
    assert Law("A d2, limestone d5", A1="charge 3, damage 1").do("A1 N3").at("A") == "d4"


@pytest.mark.rule("BU-RUL-105", "choose_one")
def test_what_is_behind_the_groups_is_done_whichever_was_chosen() -> None:
    card = "any_time: choose_one 2, enemy, damage 1, own all, heal 2, player own, draw 1"
    law = Law("A d4 hp 4, X d6", R=card).hand(1, "R").do("R group2")
    assert (law.hp("A"), law.hp("X"), len(law.holds(1))) == (6, 8, 1)
    law = Law("A d4 hp 4, X d6", R=card).hand(1, "R").do("R group1 X")
    assert (law.hp("A"), law.hp("X"), len(law.holds(1))) == (4, 7, 1)


@pytest.mark.rule("BU-RUL-106")
def test_the_closest_place_is_from_anchor_to_anchor() -> None:
    board = "A b5, X c5, Y 2x2 d5 tank, wall d4, wall d7, wall f5 X, wall f7 X"
    law = Law(board, A1="melee, damage 1, knockback 1").do("A1 X")
    assert law.offered == {"b3", "e3", "f3", "b6", "b7"}


@pytest.mark.rule("BU-RUL-107", "throw")
def test_a_throw_that_cannot_be_done_is_a_hit() -> None:
    law = Law("A d4, X d5, limestone d3", A1="melee, throw").do("A1 X")
    assert (law.at("X"), law.actions("A")) == ("d5", 1)


@pytest.mark.rule("throw")
@pytest.mark.parametrize(("harm", "hp"), [("yes", 7), ("no", 8)])
def test_a_throw_onto_a_hazard_hurts_unless_it_says_otherwise(harm: str, hp: int) -> None:
    law = Law("A d4, X d5, flames d3", A1=f"melee, throw damage_on_hazard={harm}").do("A1 X")
    assert (law.at("X"), law.hp("X")) == ("d3", hp)


@pytest.mark.rule("BU-RUL-109", "collision_damage")
@pytest.mark.parametrize(("what", "hurt"), [("wall", 7), ("hero", 8)])
def test_a_pull_into_a_wall_and_a_hero_meets_the_wall(what: str, hurt: int) -> None:
    law = Law("A d2, X 1x2 d5, Y e4, wall d4", A1=f"enemy, pull 2, collision_damage 1 with={what}").do("A1 X")
    assert (law.at("X"), law.hp("X"), law.hp("Y")) == ("d5", hurt, 8)


@pytest.mark.rule("BU-RUL-110")
def test_what_a_hero_has_already_is_nothing_new() -> None:
    law = Law("A d4 shield=2", A0=f"3: self, shield 2 {SOON}")
    assert law.refuses("A0")
    assert Law("A d4 shield=2", A0=f"3: self, shield 3 {SOON}").takes("A0")


@pytest.mark.rule("BU-RUL-111", "BU-RUL-35", "BU-RUL-40")
def test_falling_back_off_the_pillars_onto_somebody() -> None:
    leap = "leap 3, damage 2"
    law = Law("A d3, B d4, pillars d5", A1=leap).do("A1 N2")
    assert (law.asked, law.offered) == (1, {"c3", "e3", "c4", "e4", "c5", "e5"})
    assert law.do("> c4").where("AB") == "d4 c4"
    law = Law("A 2x2 c1, X c4, pillars d5", A1=leap).do("A1 N3")
    assert (law.asked, law.offered) == (1, {"b3", "b4", "b5", "c5"})
    assert law.do("> b4").where("AX") == "c3 b4"
    law = Law("A 2x2 c1, B c3, X d3, pillars d5", A1=leap).do("A1 N3; > b3")
    assert law.asked == 1
    assert law.do("> e3").where("ABX") == "c3 b3 e3"


@pytest.mark.rule("BU-RUL-111", "BU-RUL-39")
@pytest.mark.parametrize(("board", "ends"), [("wall d3, pillars d5", "c1 c3"), ("pillars c4", "d3 c3")])
def test_nobody_makes_room_for_a_place_that_is_none(board: str, ends: str) -> None:
    law = Law(f"A 2x2 c1, B c3, {board}", A1="leap 3, damage 2").do("A1 N3")
    assert law.where("AB") == ends


DUE = "if_killed 1, own all, heal 2"


@pytest.mark.rule("BU-RUL-112", "if_killed")
@pytest.mark.parametrize(
    ("board", "card", "hp"),
    [
        ("A d4, X d5 hp 1, pillars d6", "melee, knockback 1", 6),  # of where the card knocked it
        ("A d4, X d5, Y d6 hp 1, flames d7", "melee, knockback 1", 4),  # a bystander
        ("A d4, X d5 hp 1, Y e5", "melee, damage 1, knockback 1", 6),
        ("A d4 hp 1, X d5", "melee, damage 1, self_damage 1", 4),  # who acts
        ("A d4 hp 1, X d5 reflect", "melee, damage 1", 4),
        ("A d4 hp 1, X d5", "self, damage 1", 4),
    ],
)
def test_what_a_card_kills(board: str, card: str, hp: int) -> None:
    law = Law(f"{board}, B hp 4", A1=f"{card}, {DUE}").do("A1 X" if "melee" in card else "A1")
    assert law.hp("B") == hp


@pytest.mark.rule("BU-RUL-112", "BU-RUL-25", "BU-RUL-98")
def test_what_follows_a_kill_does_not_need_who_acts() -> None:
    law = Law("A d4 hp 1, X d5 hp 1 reflect, B hp 4", A1=f"melee, damage 1, {DUE}").do("A1 X")
    assert (law.hp("A"), law.hp("X"), law.hp("B")) == (0, 0, 6)


@pytest.mark.rule("BU-RUL-113", "BU-RUL-17", "BU-RUL-78")
@pytest.mark.parametrize("status", ["stun", "root"])
def test_a_stun_closes_an_open_move_for_good(status: str) -> None:
    cards = {
        "R": f"any_time: own, set_status {status} until=this_turn",
        "S": "any_time: own, clear_status harmful",
        "T": "any_time: own, gain_ms 2",
        "A1": "melee, damage 1",
    }
    law = Law("A d4, X d6", **cards).hand(1, "R S T").do("A N; R A; S A; T A")
    assert law.refuses("A W")
    assert law.do("A1 X").actions("A") == 2
    law = Law("A d4, X d6", **cards).hand(1, "R S T").do("R A; S A; A N")
    assert (law.at("A"), law.ms("A")) == ("d5", 2)
    law = Law("A d4, B e4", **cards).hand(1, "R S T").do("A N; B N; R A; S A; B N")
    assert law.at("B") == "e6"


@pytest.mark.rule("BU-RUL-18", "move_free")
def test_free_steps_of_a_straight_hero_go_one_way_of_their_own() -> None:
    law = Law("A d4 straight ms 4", R="any_time: own, move_free 2").hand(1, "R").do("R A; A N")
    assert law.refuses("A E")
    assert law.do("A N").at("A") == "d6"
    law = Law("A d4 straight ms 4", R="any_time: own, move_free 2").hand(1, "R").do("A N; R A; A E; pass")
    assert law.at("A") == "e5"
    assert law.refuses("A E")
    assert law.do("A N").at("A") == "e6"
