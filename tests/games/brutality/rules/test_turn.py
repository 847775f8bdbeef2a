"""Turn, actions, Move: the law's checks."""

import pytest
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.rules import ids
from rumpus.kernel.records.grid import DIRECTIONS

HITS = {"A1": "melee, damage 1", "A2": "melee, damage 2"}


@pytest.mark.rule("BU-TERM-02")
def test_enemies_are_the_heroes_of_the_other_team() -> None:
    law = Law("A d4, B d5, X e4, Y e5", **HITS)
    assert [name for name in "BXY" if law.takes(f"A1 {name}")] == ["X", "Y"]
    law = Law("A d4, B d5, X e4, Y dead", **HITS)
    assert [name for name in "BXY" if law.takes(f"A1 {name}")] == ["X"]


@pytest.mark.rule("BU-TERM-03", "BU-TURN-01")
def test_a_round_is_a_turn_of_each_team() -> None:
    law = Law()
    assert (law.s.turn, law.asked) == (3, 1)
    law.end()
    assert (law.s.turn, law.asked) == (4, 2)
    law.end()
    assert (law.s.turn, law.asked) == (5, 1)
    assert law.refuses("end", 1)


@pytest.mark.rule("BU-TURN-02")
def test_the_draw_comes_before_everything() -> None:
    law = Law().end()
    assert law.s.phase == ids.P_MAIN
    assert len(law.holds(2)) == 1


@pytest.mark.rule("BU-TURN-03", "BU-RUL-84", "BU-RELIC-07")
def test_a_team_says_itself_that_its_turn_is_over() -> None:
    law = Law("A d4, B e4, X d5", A1="melee, damage 1", B1="melee, damage 1", R="any_time: own all, heal 1").hand(
        1, "R"
    )
    law.do("A1 X; A W W W; B1 X; B S S S")
    assert law.asked == 1
    law.do("R")
    assert law.legal() == [ids.END]
    assert law.asked == 1
    law.end()
    assert law.asked == 2


@pytest.mark.rule("BU-TURN-04", "BU-ACT-01", "BU-MOVE-01")
def test_what_is_not_used_is_lost() -> None:
    law = Law("A d4").end().end()
    assert law.actions("A") == law.actions("B") == 0
    assert law.ms("A") == 3
    law.do("A N N N")
    assert law.refuses("A N")


@pytest.mark.rule("BU-ACT-01")
def test_a_dead_hero_has_no_actions() -> None:
    law = Law("A d4, B dead, X d5", **HITS)
    assert all(law.refuses(deed) for deed in ("B N", "B1 X"))
    law.do("A1 X; A2 X")
    assert law.refuses("A W")


@pytest.mark.rule("BU-ACT-02")
def test_there_are_three_options() -> None:
    law = Law("A d4, B a1, X d5", **HITS)
    kinds = {a for a in law.legal() if ids.STEP <= a < ids.STEP + 8 or a in (ids.SPECIAL, ids.SPECIAL + 1)}
    assert {ids.SPECIAL, ids.SPECIAL + 1} < kinds
    assert len(kinds) == 2 + 7


@pytest.mark.rule("BU-ACT-03", "BU-EX-01")
def test_all_three_options_are_too_many() -> None:
    law = Law("A d3, X d5", **HITS).do("A N; A1 X")
    assert law.refuses("A2 X")
    assert law.hp("X") == 7
    assert law.actions("A") == 2


@pytest.mark.rule("BU-ACT-04", "BU-ACT-08")
@pytest.mark.parametrize("deeds", ["A1 X; A W", "A W; A1 X", "A2 X; A1 X", "A2 X", "A W W"])
def test_actions_go_in_any_order(deeds: str) -> None:
    law = Law("A d4, X d5", **HITS).do(deeds)
    law.end()
    assert law.asked == 2


@pytest.mark.rule("BU-ACT-05", "BU-EX-02", "BU-SPEC-01", "BU-SPEC-03")
def test_a_move_is_split_around_a_special() -> None:
    law = Law("A d2, X d5", A1="line 1, damage 2").do("A N N; A1 N; A W")
    assert (law.at("A"), law.hp("X"), law.actions("A"), law.ms("A")) == ("c4", 6, 2, 0)


@pytest.mark.rule("BU-ACT-06", "BU-ACT-07")
def test_a_special_is_used_once_by_each_hero() -> None:
    law = Law("A d4, B e4, X d5", B1="melee, damage 1", **HITS).do("A1 X")
    assert law.refuses("A1 X")
    assert law.takes("A2 X")
    assert law.takes("A W")
    law.do("B1 X")


@pytest.mark.rule("BU-ACT-09")
def test_actions_belong_to_the_hero() -> None:
    law = Law("A d4, X d5", **HITS).do("A1 X; A2 X")
    assert law.actions("B") == 0
    assert law.refuses("A W")


@pytest.mark.rule("BU-MOVE-01", "BU-MOVE-02", "BU-MOVE-03", "BU-RUL-18")
def test_each_step_costs_one_ms_and_goes_by_the_pattern() -> None:
    law = Law("A d4 orthogonal")
    assert law.refuses("A NE")
    assert law.ms("A") == 3
    law.do("A N")
    assert law.ms("A") == 2
    law.do("A E N")
    assert (law.at("A"), law.ms("A")) == ("e6", 0)


@pytest.mark.rule("BU-RUL-18")
@pytest.mark.parametrize(
    ("pattern", "ways"),
    [
        ("orthogonal", "N E S W"),
        ("diagonal", "NE SE SW NW"),
        ("any", "N NE E SE S SW W NW"),
        ("straight", "N NE E SE S SW W NW"),
    ],
)
def test_patterns(pattern: str, ways: str) -> None:
    law = Law(f"A d4 {pattern}")
    assert [d for d in DIRECTIONS if law.takes(f"A {d}")] == ways.split()


@pytest.mark.rule("BU-RUL-18")
def test_a_straight_hero_keeps_its_direction() -> None:
    law = Law("A d4 straight ms 4, X d6", A1="melee, damage 1").do("A S")
    assert law.refuses("A E")
    assert law.takes("A S")
    split = Law("A d4 straight ms 4, X e6", A1="melee, damage 1").do("A N; A1 X")
    assert split.refuses("A E")
    split.do("A N")
    assert split.at("A") == "d6"


@pytest.mark.rule("BU-RUL-18")
def test_the_sure_footed_walk_through_everything() -> None:
    law = Law("A d4 sure_footed, pikes d5, flames d6, B g1").do("A N N N")
    assert (law.at("A"), law.hp("A")) == ("d7", 8)
    law = Law("A d4 sure_footed, snare d5 X, cloud d6 X").do("A N N")
    assert (law.at("A"), law.hp("A"), law.thing("d5")) == ("d6", 8, "snare")


@pytest.mark.rule("BU-MOVE-04", "BU-MOVE-05")
@pytest.mark.parametrize("ms", [1, 2, 3])
def test_no_more_steps_than_ms(ms: int) -> None:
    law = Law(f"A d4 ms {ms}").do("A" + " N" * ms)
    assert law.refuses("A N")
    assert law.refuses("A W")
    one = Law("A d4").do("A N; end")
    assert one.at("A") == "d5"


@pytest.mark.rule("BU-MOVE-06", "BU-MOVE-07")
def test_nobody_walks_onto_or_through_a_hero() -> None:
    for other in "BX":
        law = Law(f"A d4 straight, {other} d5")
        assert law.refuses("A N")
        assert law.takes("A NE")


@pytest.mark.rule("BU-MOVE-08", "BU-RUL-19")
def test_phasing() -> None:
    law = Law("A d4 phasing, X d5").do("A N")
    assert law.at("A") == "d5"
    assert law.refuses("end")
    assert law.refuses("B N")
    law.do("A N")
    assert law.at("A") == "d6"
    last = Law("A d4 phasing ms 1, X d5")
    assert last.refuses("A N")


@pytest.mark.rule("BU-RUL-19")
def test_phasing_over_flames_burns_and_over_pikes_does_not_hold() -> None:
    law = Law("A d4 phasing, X d5, flames d5").do("A N N")
    assert (law.at("A"), law.hp("A")) == ("d6", 7)
    law = Law("A d4 phasing, X d5, pikes d5").do("A N N")
    assert (law.at("A"), law.hp("A")) == ("d6", 8)


@pytest.mark.rule("BU-RUL-19", "BU-HERO-03")
def test_a_big_hero_s_every_new_square_has_to_be_open() -> None:
    law = Law("A 2x2 c4, X e6")
    assert law.refuses("A NE")
    law = Law("A 2x2 c4, X f6").do("A NE")
    assert law.at("A") == "d5"
    filled = {at for at in ("d5", "e5", "d6", "e6", "c4", "d4") if law.s.on[_square(at)] & 1}
    assert filled == {"d5", "e5", "d6", "e6"}


def _square(name: str) -> int:
    """The game's number."""
    return "abcdefghijk".index(name[0]) + ids.WIDE * (int(name[1:]) - 1)


@pytest.mark.rule("BU-MOVE-09")
def test_nobody_leaves_the_board() -> None:
    law = Law("A 2x2 f1 ms 2")
    assert [d for d in DIRECTIONS if law.takes(f"A {d}")] == ["N", "W", "NW"]


@pytest.mark.rule("BU-RUL-04")
def test_touching_a_corner_never_blocks() -> None:
    law = Law("A d4, X d5, Y e4").do("A NE")
    assert law.at("A") == "e5"


@pytest.mark.rule("BU-RUL-16")
def test_heroes_take_turns_inside_their_moves() -> None:
    law = Law("A d2, B d4, X d5", B1="melee, damage 1").do("A N; B1 X; A W N")
    assert (law.at("A"), law.hp("X")) == ("c4", 7)


@pytest.mark.rule("BU-RUL-17", "extra_action")
def test_a_move_is_opened_once() -> None:
    law = Law("A d4, X c5", A1="melee, damage 1", A2="melee, damage 1").do("A N N N")
    assert law.refuses("A S")
    both = Law("A d4, X d5", T="any_time: own, extra_action 1", **HITS).hand(1, "T").do("A1 X; A2 X")
    assert both.refuses("A W")
    both.do("T A; A W W")
    assert both.at("A") == "b4"
    assert both.refuses("A1 X")


@pytest.mark.rule("BU-RUL-17")
def test_steps_are_left_after_the_second_action() -> None:
    law = Law("A d3, X d5", **HITS).do("A N; A1 X; A W; A W")
    assert law.at("A") == "b4"
    assert law.refuses("A W")


@pytest.mark.rule("BU-RUL-81")
def test_the_stunned_may_end_their_turn() -> None:
    law = Law("A d4 stun, B e4 stun, X d5", **HITS)
    assert law.legal() == [ids.END]
    law.end()
    assert law.asked == 2


@pytest.mark.rule("BU-RUL-90")
def test_a_hero_may_be_shut_in() -> None:
    law = Law("A 2x2 a1 orthogonal, X c3, limestone a3, pillars c2", A1="shot 3, damage 1")
    assert not [d for d in DIRECTIONS if law.takes(f"A {d}")]
    assert law.takes("A1 X")


@pytest.mark.rule("BU-RUL-89", "BU-RUL-45")
def test_a_move_goes_on_from_a_new_square() -> None:
    law = Law("A d3, B f4", B1="teammate 0, swap").do("A N; B1 A")
    assert law.where("AB") == "f4 d4"
    assert law.ms("A") == 2
    law.do("A N N")
    assert law.at("A") == "f6"


@pytest.mark.rule("BU-RUL-92")
def test_every_command_is_paid_for() -> None:
    law = Law("A d4, X d5", A0="1: self, heal 1", **HITS)
    law.s.heroes[0].hp = 5
    law.do("A0")
    assert law.refuses("A0")
