"""Leaps, launches and landings: the law's checks."""

import pytest
from tests.games.brutality.rules.law import Law

LEAP = {"A1": "leap 3, damage 2"}
STRAIGHT = {f"{d}{n}" for d in "NESW" for n in (1, 2, 3)}
DIAGONAL = {f"{d}{n}" for d in ("NE", "SE", "SW", "NW") for n in (1, 2)}


def flights(law: Law, start: str) -> set[str]:
    """The flights that are offered after a deed; nothing is left behind."""
    before = law.s.cells.tolist()
    law.do(start)
    found = law.flights
    for i, cell in enumerate(before):
        law.s.cells[i] = cell
    return found


# ---------------------------------------------------------------- leaps
@pytest.mark.rule("BU-SPIKE-05", "BU-RUL-49", "BU-RUL-35")
def test_who_leaps_onto_the_pillars_falls_back_unhurt() -> None:
    law = Law("A d2, pillars d5", **LEAP).do("A1 N3")
    assert (law.at("A"), law.hp("A")) == ("d4", 8)


@pytest.mark.rule("BU-SPIKE-06", "BU-SPIKE-07", "BU-FLAME-05", "BU-WALL-04", "BU-EX-07")
@pytest.mark.parametrize("thing", ["pillars", "flames", "limestone", "wall", "cloud", "snare", "catapult"])
@pytest.mark.parametrize("card", ["leap 3, damage 2", "leap 3 min=2, damage 2"])
def test_a_jump_goes_over_everything_but_pikes(thing: str, card: str) -> None:
    law = Law(f"A d3, {thing} d4 X", A1=card).do("A1 N2")
    assert (law.at("A"), law.hp("A")) == ("d5", 8)


@pytest.mark.rule("BU-PIKE-05", "BU-RUL-50", "BU-RUL-36")
def test_the_pikes_pull_a_jumper_down() -> None:
    law = Law("A d3, X d6, pikes d5", **LEAP).do("A1 N3")
    assert (law.where("AX"), law.hp("A"), law.hp("X")) == ("d5 d6", 7, 8)


@pytest.mark.rule("BU-RUL-36", "aim_burst")
def test_what_follows_a_caught_leap_still_follows() -> None:
    card = "leap 3 min=2, damage 2, burst 1 except=already_hit, damage 1"
    law = Law("A d3, X d6, pikes d5", A1=card).do("A1 N3")
    assert (law.where("AX"), law.hp("A"), law.hp("X")) == ("d5 d6", 7, 7)


@pytest.mark.rule("BU-RUL-36", "BU-RUL-21")
def test_who_dies_under_a_lander_makes_room() -> None:
    law = Law("A d3, X d5 hp 2, pillars d6", **LEAP).do("A1 N2")
    assert law.where("AX") == "d5 -"
    assert law.s.hazards[0].used == 0


@pytest.mark.rule("BU-TANK-07", "BU-EX-16", "BU-RUL-32")
def test_nobody_vaults_an_enemy_tank() -> None:
    law = Law("A d2, X d3 tank", **LEAP)
    assert law.refuses("A1 N2")
    assert law.refuses("A1 N3")
    assert Law("A d2, X d3", **LEAP).takes("A1 N2")
    assert Law("A d2, B d3 tank", **LEAP).takes("A1 N2")
    law = Law("A d2, X d4 tank hp 14/14, Y d5", **LEAP)
    assert law.refuses("A1 N3")
    law.do("A1 N2")
    assert (law.where("AXY"), law.hp("X"), law.hp("Y")) == ("d3 d4 d5", 12, 8)


@pytest.mark.rule("BU-TANK-08", "BU-TANK-09")
def test_a_tank_that_is_leapt_on_stays() -> None:
    law = Law("A d2, X d4 tank hp 14/14", **LEAP).do("A1 N2")
    assert (law.where("AX"), law.hp("X")) == ("d3 d4", 12)


@pytest.mark.rule("BU-TANK-10", "BU-RUL-36")
def test_anybody_else_gives_way() -> None:
    law = Law("A d2, X d4", **LEAP).do("A1 N2")
    assert (law.where("AX"), law.hp("X")) == ("d4 d5", 6)


@pytest.mark.rule("BU-RUL-32")
def test_a_big_tank_may_be_landed_on_deep_inside() -> None:
    law = Law("A d2, X 2x2 d4 tank hp 14/14", **LEAP).do("A1 N3")
    assert (law.where("AX"), law.hp("X")) == ("d3 d4", 12)


@pytest.mark.rule("BU-RUL-34", "aim_leap")
def test_where_a_leap_may_land() -> None:
    law = Law("A d2, B d4", **LEAP)
    assert law.refuses("A1 N2")
    law.do("A1 N3")
    assert law.at("A") == "d5"
    for land, one, two in (("empty", True, False), ("enemy", False, True), ("any", True, True)):
        law = Law("A d2, X d4", A1=f"leap 3 land={land}, damage 2")
        assert law.takes("A1 E2") == one
        assert law.takes("A1 N2") == two
    law = Law("A 2x2 c2, X c5, Y d5", **LEAP)
    assert law.refuses("A1 N3")
    assert law.refuses("A1 N2")
    assert Law("A d2, wall d4, limestone e4", **LEAP).refuses("A1 N2")
    assert Law("A d2, limestone f4", **LEAP).refuses("A1 NE2")


@pytest.mark.rule("BU-RUL-34")
def test_four_directions() -> None:
    law = Law("A d4", A1="leap 2 dirs=4, damage 1")
    assert flights(law, "A1") == {f"{d}{n}" for d in "NESW" for n in (1, 2)}


@pytest.mark.rule("BU-RUL-35")
def test_falling_back_beside_the_line_or_to_the_start() -> None:
    cards = {"A1": "leap 3, damage 2"}
    law = Law("A d6, X g9, Y f8", **cards).do("A1 NE3")
    assert (law.asked, law.offered, law.hp("X")) == (1, {"f9", "g8"}, 6)
    law.do("> g8")
    assert law.where("AXY") == "g8 g9 f8"
    law = Law("A d6, B f9, X g9, Y f8, wall g8", **cards).do("A1 NE3")
    assert (law.at("A"), law.hp("X")) == ("d6", 6)
    law = Law("A d6, X g9, Y f8, wall g8", **cards).do("A1 NE3")
    assert law.at("A") == "f9"


@pytest.mark.rule("BU-RUL-35", "BU-RUL-95")
def test_who_stands_before_the_pillars_makes_room() -> None:
    law = Law("A d2, B d4, pillars d5", **LEAP).do("A1 N3")
    assert law.where("AB") == "d4 d3"


@pytest.mark.rule("BU-SPEC-05", "BU-MOVE-01")
def test_a_leap_costs_no_ms() -> None:
    law = Law("A d2", **LEAP).do("A N; A1 N3")
    assert (law.at("A"), law.ms("A")) == ("d6", 2)


@pytest.mark.rule("BU-RUL-58")
def test_nobody_lands_on_limestone() -> None:
    law = Law("A d3, limestone d5", **LEAP)
    assert law.refuses("A1 N2")
    assert law.takes("A1 N3")


@pytest.mark.rule("BU-RUL-50")
def test_occupied_pikes() -> None:
    law = Law("A d3, X d4, pikes d4", **LEAP)
    assert law.refuses("A1 N2")
    assert law.takes("A1 N1")
    law = Law("A d3, X d4, pikes d4", occupied_pikes="plugged", **LEAP).do("A1 N2")
    assert (law.at("A"), law.hp("A")) == ("d5", 8)


@pytest.mark.rule("BU-RUL-50")
def test_a_leap_gets_off_the_pikes_in_the_same_turn() -> None:
    law = Law("A d3, pikes d4", **LEAP).do("A N; A1 N2")
    assert (law.at("A"), law.hp("A")) == ("d6", 7)


@pytest.mark.rule("BU-RUL-97")
def test_the_hidden_are_hit_from_next_to_them_only() -> None:
    board = "A d3, X d5 hidden, Y d6"
    assert Law(board, A1="shot 3, damage 1").refuses("A1 X")
    assert Law(board, **LEAP).refuses("A1 N2")
    law = Law(board, A1="line 3 hits=all, damage 1").do("A1 N")
    assert (law.hp("X"), law.hp("Y")) == (8, 7)
    assert Law(board, **LEAP).takes("A1 N3")
    assert Law("A d4, X d5 hidden", A1="shot 3, damage 1").takes("A1 X")
    assert Law("A d4, X d5 hidden", **LEAP).takes("A1 N1")
    law = Law("A d2, X d4 tank hp 14/14 hidden, Y d5", A1="shot 3, damage 2").do("A1 Y")
    assert (law.hp("X"), law.hp("Y")) == (12, 8)


@pytest.mark.rule("BU-RUL-97", "BU-RUL-44", "aim_charge")
def test_a_charge_stops_before_the_hidden() -> None:
    law = Law("A d2, X d5 hidden", A1="charge 3, damage 1").do("A1 N2")
    assert (law.at("A"), law.hp("X")) == ("d4", 8)


# ---------------------------------------------------------------- charges
@pytest.mark.rule("BU-RUL-44", "aim_charge")
def test_a_charge_goes_over_the_ground() -> None:
    law = Law("A d2, X d5, flames d3", A1="charge 3, damage 2, knockback 1").do("A1 N2")
    assert (law.where("AX"), law.hp("A"), law.hp("X")) == ("d4 d6", 7, 6)


@pytest.mark.rule("BU-RUL-44")
@pytest.mark.parametrize(
    ("thing", "end", "hp"),
    [("pikes d4", "d4", 7), ("snare d4 X", "d4", 7), ("wall d4", "d3", 8), ("pillars d4", "d3", 8), ("B d4", "d3", 8)],
)
def test_what_stops_a_charge(thing: str, end: str, hp: int) -> None:
    law = Law(f"A d2, {thing}", A1="charge 3, damage 2")
    far = max(n for n in (1, 2, 3) if law.takes(f"A1 N{n}"))
    law.do(f"A1 N{far}")
    assert (law.at("A"), law.hp("A")) == (end, hp)


@pytest.mark.rule("BU-RUL-44")
def test_a_charge_crosses_the_catapult() -> None:
    law = Law("A d2, catapult d4", A1="charge 3, damage 2").do("A1 N3")
    assert (law.at("A"), law.asked) == ("d5", 1)


# ---------------------------------------------------------------- the Catapult
@pytest.mark.rule("BU-CATA-01", "BU-CATA-02")
def test_walking_onto_the_catapult_launches_nobody() -> None:
    law = Law("A d4, catapult d5").do("A N")
    assert (law.at("A"), law.ms("A"), law.hp("A")) == ("d5", 2, 8)
    assert law.takes("A N")
    law.do("A launch N3")
    assert (law.at("A"), law.ms("A")) == ("d8", 1)


@pytest.mark.rule("BU-CATA-03", "BU-RUL-52")
@pytest.mark.parametrize(
    ("mode", "found"),
    [
        ("up_to", STRAIGHT | DIAGONAL),
        ("exact", {f"{d}3" for d in "NESW"} | {f"{d}2" for d in ("NE", "SE", "SW", "NW")}),
    ],
)
def test_how_far_a_launch_goes(mode: str, found: set[str]) -> None:
    law = Law("A d5, catapult d5", catapult_distance=mode)
    assert flights(law, "A launch") == found


@pytest.mark.rule("BU-CATA-04", "BU-RUL-53")
def test_who_launches_itself_chooses() -> None:
    law = Law("A d5, catapult d5").do("A launch SW2")
    assert (law.at("A"), law.ms("A"), law.actions("A")) == ("b3", 2, 1)
    law = Law("A d5, catapult d5").do("A launch E2; A W W")
    assert law.at("A") == "d5"
    assert law.refuses("A launch")


@pytest.mark.rule("BU-CATA-05")
def test_a_launch_takes_ms() -> None:
    law = Law("A d4 ms 1, catapult d5").do("A N")
    assert law.refuses("A launch")


@pytest.mark.rule("BU-CATA-06", "BU-RUL-54")
def test_who_is_knocked_onto_it_is_launched_by_the_opponent() -> None:
    law = Law("A d4, X d5, catapult d6", A1="melee, damage 1, knockback 1").do("A1 X")
    assert law.asked == 1
    assert law.flights >= {"W2", "N3"}
    assert law.legal() == [a for a in law.legal() if a > 50]
    law.do("> W2")
    assert (law.at("X"), law.hp("X")) == ("b6", 7)


@pytest.mark.rule("BU-CATA-07", "BU-CATA-08", "BU-EX-15", "BU-RUL-55")
def test_a_willing_launch_onto_an_enemy() -> None:
    law = Law("A d5, X d8, catapult d5").do("A launch N3")
    assert (law.where("AX"), law.hp("A"), law.hp("X")) == ("d8 d9", 8, 7)


@pytest.mark.rule("BU-CATA-10", "BU-CATA-11", "BU-EX-15", "BU-RUL-55")
def test_a_willing_launch_onto_a_teammate() -> None:
    law = Law("A d5, B f7, catapult d5").do("A launch NE2")
    assert law.where("AB") == "f7 g8"
    assert (law.hp("A"), law.hp("B")) == (8, 8)


@pytest.mark.rule("BU-CATA-09", "BU-RUL-55")
def test_a_forced_launch_onto_a_teammate_hurts_both() -> None:
    law = Law("A d4, X d5, Y d8, catapult d6", A1="melee, damage 1, knockback 1").do("A1 X; > N2")
    assert (law.where("XY"), law.hp("X"), law.hp("Y")) == ("d8 d9", 6, 7)


@pytest.mark.rule("BU-RUL-55")
def test_a_forced_launch_onto_the_other_team_hurts_nobody() -> None:
    law = Law("A d4, B d3, X d5, catapult d6", A1="melee, damage 1, knockback 1").do("A1 X; > S3")
    assert law.where("XB") == "d3 d2"
    assert (law.hp("X"), law.hp("B")) == (7, 8)


@pytest.mark.rule("BU-RUL-33")
@pytest.mark.parametrize(("mode", "x", "a"), [("never_moved", "d7", "d6"), ("leap_only", "d8", "d7")])
def test_a_tank_that_is_landed_on(mode: str, x: str, a: str) -> None:
    law = Law("A d5, X d7 tank hp 14/14, catapult d5", tank_landing=mode).do("A launch N2")
    assert (law.where("XA"), law.hp("X")) == (f"{x} {a}", 13)
    law = Law("A d5, B d7 tank, catapult d5", tank_landing=mode).do("A launch N2")
    assert (law.where("BA"), law.hp("B"), law.hp("A")) == (f"{x} {a}", 8, 8)


@pytest.mark.rule("BU-RUL-32")
def test_a_launch_over_tanks() -> None:
    north = {"N1", "N2", "N3"}
    assert flights(Law("A d4, X d5 tank, catapult d4"), "A launch") & north == {"N1"}
    assert flights(Law("A d4, B d5 tank, catapult d4"), "A launch") & north == north


@pytest.mark.rule("BU-RUL-56")
def test_where_a_launch_may_land() -> None:
    law = Law("A d4, catapult d4, limestone d6, pikes e4", hazard_copies="one_each")
    found = flights(law, "A launch")
    assert {"N1", "N3", "E1", "E2", "E3"} <= found
    assert "N2" not in found
    law.do("A launch E3")
    assert (law.at("A"), law.hp("A")) == ("e4", 7)


@pytest.mark.rule("BU-RUL-49")
@pytest.mark.parametrize(("mode", "hp"), [("bounce_only", 7), ("hurts", 6)])
def test_a_forced_landing_on_the_pillars(mode: str, hp: int) -> None:
    law = Law("A d3, X d4, catapult d5, pillars d8", A1="melee, damage 1, knockback 1", forced_pillar_landing=mode)
    law.do("A1 X; > N3")
    assert (law.at("X"), law.hp("X")) == ("d7", hp)


@pytest.mark.rule("BU-RUL-54", "BU-RUL-83")
def test_the_victim_may_not_choose() -> None:
    law = Law("A d4, X d5, catapult d6", A1="melee, damage 1, knockback 1").do("A1 X")
    assert law.refuses("> N2", 1)


@pytest.mark.rule("BU-RUL-53")
def test_a_launch_opens_a_move_from_wherever_it_came() -> None:
    law = Law("A d5, X c5, catapult d5", A1="melee, damage 1", A2="melee, damage 1").do("A1 X; A2 X")
    assert law.refuses("A launch")
    law = Law("A 2x2 c4 tank, catapult d5").do("A launch E2")
    assert law.at("A") == "e4"
