"""Knock-back, push and pull: the law's checks."""

import pytest
from tests.games.brutality.rules.law import Law

KNOCK = "melee, damage 1, knockback 1"


@pytest.mark.rule("BU-KB-01", "BU-KB-02", "BU-KB-03", "knockback")
@pytest.mark.parametrize(("victim", "end"), [("d5", "d6"), ("e5", "f6"), ("c4", "b4"), ("e3", "f2")])
def test_a_knocked_hero_goes_straight_away(victim: str, end: str) -> None:
    law = Law(f"A d4, X {victim}", A1=KNOCK).do("A1 X")
    assert law.where("ABXY") == f"d4 g1 {end} a9"
    assert law.hp("X") == 7


@pytest.mark.rule("BU-KB-04", "BU-KB-05")
def test_who_stands_there_is_knocked_on_without_damage() -> None:
    law = Law("A d4, X d5, Y d6", A1=KNOCK).do("A1 X")
    assert law.where("XY") == "d6 d7"
    assert (law.hp("X"), law.hp("Y")) == (7, 8)


@pytest.mark.rule("BU-KB-06", "BU-RUL-95")
@pytest.mark.parametrize(("rooms", "teams"), [("knocked", (2, 2)), ("displaced", (2, 1)), ("attacker", (1, 1))])
def test_who_cannot_go_straight_goes_aside(rooms: str, teams: tuple[int, int]) -> None:
    for other, team in zip("YB", teams, strict=True):
        law = Law(f"A d7, X d8, {other} d9", A1=KNOCK, makes_room=rooms).do("A1 X")
        assert law.asked == team
        assert law.offered == {"c8", "e8", "c9", "e9"}
        law.do("> e9")
        assert law.where(f"{other}X") == "e9 d9"
        assert law.asked == 1


@pytest.mark.rule("BU-KB-07")
def test_in_a_corner_a_hero_stays_and_is_hurt() -> None:
    law = Law("A f8, X g9", A1="melee, damage 2, knockback 1").do("A1 X")
    assert (law.where("AX"), law.hp("X")) == ("f8 g9", 6)


@pytest.mark.rule("BU-KB-08", "BU-RUL-35", "aim_leap")
def test_who_jumps_onto_the_immovable_rests_before_it() -> None:
    law = Law("A d6, X g9", A1="leap 3 min=3, damage 2").do("A1 NE3")
    assert (law.where("AX"), law.hp("X")) == ("f8 g9", 6)


@pytest.mark.rule("BU-KB-09", "BU-KB-10", "BU-SPIKE-01", "BU-SPIKE-02")
@pytest.mark.parametrize(("damage", "steps", "hp"), [(2, 1, 5), (1, 3, 6), (0, 1, 7)])
def test_the_pillars_stop_and_hurt(damage: int, steps: int, hp: int) -> None:
    card = f"melee, damage {damage}, knockback {steps}" if damage else f"melee, knockback {steps}"
    law = Law("A d4, X d5, pillars d6", A1=card).do("A1 X")
    assert (law.at("X"), law.hp("X"), law.thing("d6")) == ("d5", hp, "pillars")


@pytest.mark.rule("BU-SPIKE-01")
def test_the_rest_of_a_knockback_into_the_pillars_is_lost() -> None:
    law = Law("A d4, X d5, pillars d7", A1="melee, knockback 3").do("A1 X")
    assert (law.at("X"), law.hp("X")) == ("d6", 7)


@pytest.mark.rule("BU-KB-11", "BU-RUL-42", "BU-RUL-36")
def test_a_lander_drives_its_victim_to_the_side_of_the_pillars() -> None:
    law = Law("A d2, X d5, pillars d6", A1="leap 3 min=3, damage 2").do("A1 N3")
    assert law.asked == 2
    assert law.hp("X") == 5
    assert law.offered == {"c5", "e5", "c6", "e6"}
    law.do("> e6")
    assert law.where("AX") == "d5 e6"


@pytest.mark.rule("BU-KB-12")
def test_what_does_not_knock_does_not_move() -> None:
    law = Law("A d4, X d5", A1="melee, damage 2").do("A1 X")
    assert (law.at("X"), law.hp("X")) == ("d5", 6)


@pytest.mark.rule("BU-RUL-37", "aim_melee")
@pytest.mark.parametrize(
    ("heroes", "card", "end"),
    [
        ("A 2x2 a1, B f1, X c1", KNOCK, "d1"),
        ("A d3, X e6", "shot 3, damage 1, knockback 1", "e7"),
        ("A d3, X e5", "shot 3, damage 1, knockback 1", "f6"),
        ("A d3, X g4", "shot 3, damage 1, knockback 1", "g4"),
        ("A d3, X 2x2 d4", KNOCK, "d5"),
        ("A d3, X 2x2 e4", KNOCK, "f5"),
        ("A c3, X 1x2 d4", KNOCK, "e5"),
        ("A d3, X 1x2 d4", KNOCK, "d5"),
        ("A e3, X 1x2 d4", KNOCK, "d5"),
    ],
)
def test_straight_away_for_every_size(heroes: str, card: str, end: str) -> None:
    law = Law(heroes, A1=card).do("A1 X")
    assert law.at("X") == end


@pytest.mark.rule("BU-RUL-37", "BU-RUL-28", "aim_shot")
def test_a_big_attacker_measures_from_its_nearest_square() -> None:
    law = Law("A 2x2 a1, X c3", A1=KNOCK).do("A1 X")
    assert law.at("X") == "d4"


@pytest.mark.rule("BU-RUL-38")
def test_a_knock_goes_step_by_step_to_the_edge() -> None:
    law = Law("A d7, X d8", A1="melee, damage 1, knockback 3").do("A1 X")
    assert (law.at("X"), law.hp("X")) == ("d9", 7)
    law = Law("A d8, X d9", A1="melee, damage 1, knockback 3").do("A1 X")
    assert (law.at("X"), law.hp("X"), law.asked) == ("d9", 7, 1)


@pytest.mark.rule("BU-RUL-38", "BU-RUL-59", "BU-RUL-58", "BU-WALL-01")
@pytest.mark.parametrize(
    ("thing", "end", "hp"),
    [
        ("limestone d7", "d6", 7),
        ("wall d7", "d6", 7),
        ("pikes d6", "d6", 6),
        ("flames d6", "d8", 6),
        ("cloud d6", "d8", 6),
        ("snare d6 A", "d6", 6),
        ("snare d6 Y", "d8", 7),
    ],
)
def test_what_a_knock_meets(thing: str, end: str, hp: int) -> None:
    law = Law(f"A d4, X d5, {thing}", A1="melee, damage 1, knockback 3").do("A1 X")
    assert (law.at("X"), law.hp("X")) == (end, hp)


@pytest.mark.rule("BU-RUL-39", "BU-SPIKE-03")
def test_a_big_hero_s_blockers_come_first() -> None:
    law = Law("A d3, X 2x2 d4, Y e6, limestone d6", A1=KNOCK).do("A1 X")
    assert law.where("XY") == "d4 e6"
    law = Law("A d3, X 2x2 d4, Y d6, pillars e6", A1=KNOCK).do("A1 X")
    assert (law.where("XY"), law.hp("X"), law.hp("Y")) == ("d4 d6", 6, 8)


@pytest.mark.rule("BU-RUL-39")
def test_a_big_hero_pushes_all_who_are_in_its_way() -> None:
    law = Law("A d3, B e6, X 2x2 d4, Y d6", A1=KNOCK).do("A1 X")
    assert law.where("XYB") == "d5 d7 e7"


@pytest.mark.rule("BU-RUL-40")
def test_with_no_place_beside_it_goes_to_the_closest() -> None:
    crowd = "A e5, X f5, Y g5, wall f4, wall g4, wall f6, wall g6"
    law = Law(crowd, A1=KNOCK).do("A1 X")
    assert law.asked == 2
    assert law.offered == {"e3", "f3", "g3", "e4", "e6", "e7", "f7", "g7"}
    law.do("> g7")
    assert law.where("XY") == "g5 g7"
    law = Law(crowd, A1=KNOCK, crowded="stays").do("A1 X")
    assert (law.where("XY"), law.hp("X"), law.hp("Y")) == ("f5 g5", 7, 8)


@pytest.mark.rule("BU-RUL-40")
def test_only_open_places_are_offered() -> None:
    law = Law("A d7, B e8, X d8, Y d9", A1=KNOCK)
    law.lay("wall", "c8").lay("wall", "c7")
    law.do("A1 X")
    assert law.offered == {"c9", "e9"}
    law.do("> c9")
    assert law.where("XY") == "d9 c9"


@pytest.mark.rule("BU-RUL-40", "BU-RUL-78")
def test_the_steadfast_do_not_make_room() -> None:
    law = Law("A d4, X d5, Y d6 steadfast", A1="melee, damage 1, knockback 2").do("A1 X")
    assert law.where("XY") == "d5 d6"
    law = Law("A d4, X d5 steadfast", A1="melee, damage 1, knockback 2").do("A1 X")
    assert (law.at("X"), law.hp("X")) == ("d5", 7)


@pytest.mark.rule("BU-RUL-41")
def test_a_chain_pushes_anybody() -> None:
    law = Law("A d4, B d6, X d5, Y d7 tank", A1=KNOCK).do("A1 X")
    assert law.where("XBY") == "d6 d7 d8"
    assert [law.hp(name) for name in "XBY"] == [7, 8, 8]


@pytest.mark.rule("BU-RUL-42")
def test_a_bystander_is_driven_beside_the_pillars() -> None:
    law = Law("A d4, X d5, Y d6, pillars d7", A1=KNOCK).do("A1 X")
    assert law.asked == 2
    assert law.hp("Y") == 7
    assert law.offered == {"c6", "e6", "c7", "e7"}
    law.do("> c7")
    assert law.where("XY") == "d6 c7"


@pytest.mark.rule("BU-RUL-42")
def test_without_a_place_beside_the_pillars_everybody_stays() -> None:
    walls = "wall c6, wall e6, wall c7, wall e7"
    law = Law(f"A d4, X d5, Y d6, B d8, pillars d7, {walls}", A1=KNOCK)
    law.lay("wall", "c8", "X").lay("wall", "e8", "X").do("A1 X")
    assert law.where("XY") == "d5 d6"
    assert law.hp("Y") == 7


@pytest.mark.rule("BU-RUL-43", "pull", "BU-FLAME-04", "BU-EX-14")
def test_a_pull_goes_through_flames() -> None:
    law = Law("A d2, X d5, flames d4", A1="line 3, damage 1, pull 2").do("A1 N")
    assert (law.at("X"), law.hp("X")) == ("d3", 6)


@pytest.mark.rule("BU-RUL-43")
@pytest.mark.parametrize(
    ("more", "end", "hp"),
    [("B d4", "d5", 7), ("limestone e4", "d3", 7), ("snare d4 A", "d4", 6), ("pikes d4", "d4", 6)],
)
def test_a_pull_pushes_nobody(more: str, end: str, hp: int) -> None:
    law = Law(f"A d2, X d5, {more}", A1="line 3, damage 1, pull 3").do("A1 N")
    assert (law.at("X"), law.hp("X")) == (end, hp)


@pytest.mark.rule("BU-RUL-43", "BU-RUL-37")
def test_a_pull_takes_its_direction_anew_for_each_step() -> None:
    law = Law("A d2, X e5", A1="shot 3, damage 1, pull 3").do("A1 X")
    assert law.at("X") == "d3"


@pytest.mark.rule("BU-RUL-43")
def test_a_pull_ends_next_to_the_attacker_or_at_the_pillars() -> None:
    law = Law("A d4, X d5", A1="melee, damage 1, pull 2").do("A1 X")
    assert law.at("X") == "d5"
    law = Law("A d2, X 2x2 d5, pillars e4", A1="line 3, pull 2").do("A1 N")
    assert (law.at("X"), law.hp("X")) == ("d5", 7)


@pytest.mark.rule("push_chosen")
def test_a_push_goes_where_the_attacker_says() -> None:
    law = Law("A d4, X d5", A1="melee, damage 1, push_chosen 2").do("A1 X; > W")
    assert (law.at("X"), law.hp("X")) == ("b5", 7)


@pytest.mark.rule("BU-RUL-22")
def test_the_farthest_is_pushed_first_and_the_nearest_pulled_first() -> None:
    law = Law("A d3, X d4, Y d5", A1="line 3 hits=all, knockback 1").do("A1 N")
    assert law.where("XY") == "d5 d6"
    law = Law("A d3, X d5, Y d6", A1="line 3 hits=all, pull 1").do("A1 N")
    assert law.where("XY") == "d4 d5"


@pytest.mark.rule("BU-RUL-21", "BU-RUL-36")
def test_who_dies_of_the_hit_is_not_displaced() -> None:
    law = Law("A d4, X d5 hp 2, pillars d6", A1="melee, damage 2, knockback 1").do("A1 X")
    assert law.at("X") == ""
    assert law.s.hazards[0].used == 0


@pytest.mark.rule("collision_damage", "BU-KB-05", "BU-WALL-01")
@pytest.mark.parametrize(
    ("board", "kind", "x", "y"),
    [
        ("X d5, wall d6", "wall", 6, 8),
        ("X d5, limestone d6", "wall", 6, 8),
        ("X d5", "wall", 7, 8),
        ("X d9, A d8", "edge", 6, 8),
        ("X d9, A d8", "wall", 7, 8),
        ("X d5, Y d6 steadfast", "hero", 6, 7),
        ("X d5, wall d6", "any", 6, 8),
        ("X d5, Y d6", "hero", 7, 8),
    ],
)
def test_a_collision_hurts_where_the_card_says_so(board: str, kind: str, x: int, y: int) -> None:
    at = "" if "A " in board else "A d4, "
    law = Law(f"{at}{board}", A1=f"melee, damage 1, knockback 1, collision_damage 1 with={kind}").do("A1 X")
    assert law.hp("X") == x
    assert law.hp("Y") == (7 if kind == "hero" and y == 7 else 8)


@pytest.mark.rule("throw", "BU-RUL-45")
def test_a_throw_ends_on_the_other_side() -> None:
    law = Law("A d4, X d5", A1="melee, throw")
    law.do("A1 X")
    assert law.at("X") == "d3"
    law = Law("A d4, X d5, flames d3", A1="melee, throw").do("A1 X")
    assert (law.at("X"), law.hp("X")) == ("d3", 7)
    for board in ("A d4, X d5, B d3", "A d4, X d5 tank", "A d4, X d5, limestone d3"):
        assert Law(board, A0="3: melee, throw").refuses("A0 X")
        law = Law(board, A1="melee, throw").do("A1 X")
        assert law.at("X") == "d5"
