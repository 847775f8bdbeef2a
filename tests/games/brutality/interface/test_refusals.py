"""Why not, and in which words: each wrong act meets the rule that is in its way here, as the law says it."""

from typing import Any

import pytest
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.game import SPEC
from rumpus.games.brutality.interface import answers, legality
from rumpus.games.brutality.rules import flights, ids
from rumpus.kernel.match import describe

LEAP = {"A1": "leap 3 min=1 land=any, damage 1"}
SHOT = {"A1": "shot 3, damage 1"}
KNOCK = {"A1": "melee, damage 1, knockback 1"}
BACK = "any_time: own state=dead, revive 1"


def why(law: Law, deeds: str, seat: int = -1) -> str:
    """The rule against the last act of some deeds; all before it may be done."""
    *before, last = [a for deed in deeds.split(";") for a in law.acts(deed.strip())]
    for a in before:
        p = law.seat(a)
        assert a in law.legal(p), f"{deeds}: {a}"
        law.apply(p, a)
    p = law.seat(last) if seat < 0 else seat
    assert last not in law.legal(p), deeds
    return str(legality.why_not(law.t, law.s, p, last))


def told(law: Law, rule: str, seat: int = 0) -> str:
    """What a refusal says to a seat."""
    return str(describe.refusal(SPEC, law.t, law.s, seat, rule)["why"]["text"])


# ---------------------------------------------------------------- aims
@pytest.mark.parametrize(
    ("board", "card", "deed", "rule"),
    [
        # flights
        ("A d2, X tank d3", LEAP, "A1 N2", "BU-TANK-07"),
        ("A d2, B tank d4", LEAP, "A1 N2", "BU-RUL-34"),
        ("A d2, limestone d4", LEAP, "A1 N2", "BU-RUL-58"),
        ("A d2, wall d4 X", LEAP, "A1 N2", "BU-RUL-46"),
        ("A d2, X d3, pikes d3", LEAP, "A1 N2", "BU-RUL-50"),
        ("A 1x2 c2, pikes c3, pillars d3", LEAP, "A1 N2", "BU-RUL-50"),
        ("A d2, X d4 hidden", LEAP, "A1 N2", "BU-RUL-97"),
        ("A b8", LEAP, "A1 N2", "BU-MOVE-09"),
        ("A 2x2 c2, X c5, Y d5", LEAP, "A1 N3", "BU-RUL-34"),
        ("A d2", {"A1": "leap 3 min=2 land=any, damage 1"}, "A1 N1", "BU-RUL-34"),
        ("A d2, X d4", {"A1": "leap 3 land=enemy, damage 1"}, "A1 N1", "BU-RUL-34"),
        ("A d2, X d4", {"A1": "leap 3 land=empty"}, "A1 N2", "BU-RUL-34"),
        # charges
        ("A d2", {"A1": "charge 2, damage 1"}, "A1 N3", "BU-SPEC-02"),
        ("A d2, B d3", {"A1": "charge 2, damage 1"}, "A1 N1", "BU-MOVE-06"),
        ("A d2, pillars d3", {"A1": "charge 2, damage 1"}, "A1 N1", "BU-SPIKE-08"),
        ("A d2, wall d3 X", {"A1": "charge 2, damage 1"}, "A1 N1", "BU-RUL-46"),
        ("A a5", {"A1": "charge 2, damage 1"}, "A1 W1", "BU-MOVE-09"),
        # heroes
        ("A d4, X d6, Y d8", SHOT, "A1 Y", "BU-SPEC-02"),
        ("A d4, X d6, B d5", SHOT, "A1 B", "BU-RUL-26"),
        ("A d4, X d6, Y dead", SHOT, "A1 Y", "BU-DEATH-01"),
        ("A d4, X d6, Y f4 hidden", SHOT, "A1 Y", "BU-RUL-97"),
        ("A d4, X d6, Y f4, wall e4 X", SHOT, "A1 Y", "BU-RUL-27"),
        ("A d4, B d5 hp 4", {"A1": "teammate 2, heal 1"}, "A1 X", "BU-TERM-01"),
        ("A d4 hp 4, B d5 hp 4", {"A1": "teammate 2, heal 1"}, "A1 A", "BU-TERM-02"),
        ("A d4 hp 4, B d5", {"A1": "own, heal 1"}, "A1 B", "BU-RUL-20"),
        ("A d3, B 2x2 d4, X d2", {"A1": "shot 3 who=any_other_hero, swap"}, "A1 B", "BU-RUL-45"),
        # lines and blasts
        ("A d4, X d6", {"A1": "line 3, damage 1"}, "A1 S", "BU-RUL-20"),
        ("A d4, X d6, Y d2, limestone d3", {"A1": "line 3, damage 1"}, "A1 S", "BU-RUL-27"),
        ("A d4, X d6, Y d2 hidden", {"A1": "line 3, damage 1"}, "A1 S", "BU-RUL-97"),
        ("A d4, X d6", {"A1": "blast 3 radius=1, damage 1"}, "A1 d8", "BU-SPEC-02"),
        ("A d4, X d6", {"A1": "blast 3 radius=1, damage 1"}, "A1 g4", "BU-RUL-20"),
        ("A d4, X d6, pillars d5", {"A1": "blast 3 radius=1, damage 1"}, "A1 d6", "BU-RUL-27"),
        ("A d4, X d6 hidden, Y e6", {"A1": "blast 3 radius=1, damage 1"}, "A1 d6", "BU-RUL-97"),
        # squares
        ("A d2", {"A1": "square 2, place_creation snare"}, "A1 d1", "BU-RUL-59"),
        ("A d2, X d4", {"A1": "square 2, place_creation snare"}, "A1 d4", "BU-RUL-59"),
        ("A d2, X d4", {"A1": "square 2, place_creation snare"}, "A1 d5", "BU-SPEC-02"),
    ],
)
def test_a_wrong_aim_is_told_what_is_wrong_with_it(board: str, card: dict[str, str], deed: str, rule: str) -> None:
    assert why(Law(board, **card), deed) == rule


def test_what_is_no_aim_at_all_is_no_answer() -> None:
    for answer in ("d5", "N", "row3", "pass"):
        law = Law("A d4, X d6", **SHOT)
        assert why(law, f"A1; {'pass' if answer == 'pass' else '> ' + answer}") == "BU-RUL-64"
        assert told(law, "BU-RUL-64") == "A question is open."


def test_relics_aim_at_what_they_are_for() -> None:
    law = Law("A d4, X d6", R="any_time: enemy, damage 1", S=BACK, T="any_time: own, heal 1").hand(1, "R S T")
    assert why(law, "R A") == "BU-RUL-26"
    law = Law("A d4, B dead", S=BACK).hand(1, "S")
    assert (why(law, "S A"), told(law, "BU-DEATH-05")) == ("BU-DEATH-05", "That hero lives.")
    law = Law("A d4", T="any_time: own, heal 1").hand(1, "T")
    assert why(law, "T X") == "BU-TERM-01"
    law = Law("flames d4, pikes d5", R="blessing any_time: hazard relentless_flames, remove_hazard").hand(1, "R")
    assert why(law, "R d5") == "BU-RUL-57"
    law = Law("flames d4, pikes d5", R="blessing any_time: hazard relentless_flames, move_hazard 2").hand(1, "R")
    assert [why(law, deed) for deed in ("R d4; > d7", "> d5")] == ["BU-RUL-57", "BU-RUL-09"]
    assert told(law, "BU-RUL-57") == "The card doesn't move the hazard that far."


# ---------------------------------------------------------------- launches and places
@pytest.mark.parametrize(
    ("board", "fly", "rule"),
    [
        ("A d4, X d5, catapult d6", "NE3", "BU-CATA-03"),
        ("A d4, X d5, catapult d6, limestone d8", "N2", "BU-RUL-58"),
        ("A d4, X d5, catapult d6, B tank e6", "E2", "BU-TANK-07"),
        ("A d4, X d5, catapult d6, Y e6, pikes e6", "E2", "BU-RUL-50"),
        ("A d4, X d5 2x2, catapult d7, B g7, Y f6", "E2", "BU-RUL-55"),
    ],
)
def test_a_wrong_launch_is_told_what_is_wrong_with_it(board: str, fly: str, rule: str) -> None:
    law = Law(board, **KNOCK).do("A1 X")
    assert law.s.ask == ids.ASK_LAUNCH
    assert why(law, f"> {fly}") == rule
    assert why(law, "pass") == "BU-RUL-54"


def test_a_launch_of_full_length_is_no_shorter() -> None:
    law = Law("A d4, X d5, catapult d6", catapult_distance="exact", **KNOCK).do("A1 X")
    assert why(law, "> W1") == "BU-RUL-52"


def test_who_makes_room_is_told_why_not_there() -> None:
    law = Law("A d7, X d8, B d9, Y c8, wall e8 X", **KNOCK).do("A1 X")
    assert law.offered == {"c9", "e9"}
    found = {at: why(law, f"> {at}") for at in ("c8", "e8", "d8", "d7", "h5", "b9")}
    assert found == {
        "c8": "BU-MOVE-06",
        "e8": "BU-RUL-46",
        "d8": "BU-MOVE-06",
        "d7": "BU-MOVE-06",
        "h5": "BU-MOVE-09",
        "b9": "BU-RUL-40",
    }


def test_who_leaves_the_pillars_is_told_why_not_there() -> None:
    law = Law("A d4, X d5, Y d6, pillars d7", **KNOCK).do("A1 X")
    assert {at: why(law, f"> {at}") for at in ("d7", "b6", "d8")} == {
        "d7": "BU-SPIKE-08",
        "b6": "BU-RUL-42",
        "d8": "BU-RUL-42",
    }


def test_a_place_to_return_to_or_to_appear_on() -> None:
    law = Law("B dead, limestone d4", R=BACK).hand(1, "R").do("R B")
    assert {at: why(law, f"> {at}") for at in ("a1", "d4", "d2")} == {
        "a1": "BU-MOVE-06",
        "d4": "BU-RUL-58",
        "d2": "BU-RUL-73",
    }
    assert told(law, "BU-RUL-73") == "A hero returns in its start row, or as close as there is room."
    law = Law("A d4, X d5", R="any_time: own, teleport 2").hand(1, "R").do("R A")
    assert {at: why(law, f"> {at}") for at in ("d4", "d5", "d7")} == {
        "d4": "BU-RUL-45",
        "d5": "BU-MOVE-06",
        "d7": "BU-SPEC-02",
    }


# ---------------------------------------------------------------- free steps, and those inside another
def test_a_free_step_is_told_why_not_there() -> None:
    """Set Snare: one step after the snare."""
    card = "square 2, place_creation snare, move_free 1"
    law = Law("A a2, X b2, pillars a3", A1=card).do("A1 a4")
    assert law.s.ask == ids.ASK_ROAM
    found = {d: why(law, f"A {d}") for d in ("W", "E", "N")}
    assert found == {"W": "BU-MOVE-09", "E": "BU-MOVE-06", "N": "BU-SPIKE-08"}
    assert why(law, "B N") == "BU-RUL-64"
    assert why(Law("A a2 orthogonal", A1=card).do("A1 a4"), "A NE") == "BU-MOVE-03"


def test_who_is_inside_another_steps_on_first() -> None:
    law = Law("A d4 phasing, X d5", A1="melee, damage 1", A0="3: self, shield 1", R="any_time: own, heal 1")
    law.hand(1, "R").do("A N")
    for deed in ("A1", "A0", "R", "end", "B N", "B1"):
        assert why(law, deed) == "BU-RUL-19", deed
    law = Law("A d4 phasing ms 1, X d5")
    assert why(law, "A N") == "BU-MOVE-08"


# ---------------------------------------------------------------- the turn
def test_what_waits_for_room_in_the_hand() -> None:
    law = Law("A d4").hand(2, "Z1 Z2 Z3").next()
    assert law.s.ask == ids.ASK_WAIT
    for deed in ("end", "X N", "X1", "X launch", "> d5"):
        assert why(law, deed) == "BU-RUL-96", deed


def test_a_second_relic_and_what_is_discarded() -> None:
    law = Law("A d4, Y dead", second_draw="optional").next()
    assert law.s.ask == ids.ASK_OFFER
    assert {why(law, deed) for deed in ("end", "X N", "> d5")} == {"BU-RUL-61"}
    law = Law("A d4").hand(1, "Z1").do("end")
    assert (why(law, "> Z2"), why(law, "A N")) == ("BU-RELIC-11", "BU-RELIC-13")


def test_the_rooted_neither_charge_nor_leap() -> None:
    for card in ("charge 3, damage 1", "leap 3, damage 1"):
        law = Law("A d4 root, X d6", A1=card, A2="melee, damage 1")
        assert (why(law, "A1"), why(law, "A2")) == ("BU-RUL-78", "BU-RUL-20")


def test_who_has_just_come_back_does_not_act() -> None:
    law = Law("B d4 hp 1, flames d5", R=BACK, B1="self, heal 1").hand(1, "R").do("B N; R B; > g1")
    for deed in ("B1", "B N", "B launch"):
        assert why(law, deed) == "BU-RUL-73", deed
    assert told(law, "BU-RUL-73") == "This hero just came back and can't act this turn."
    law = Law("B dead", R=BACK, revived_acts="next_turn").hand(1, "R").do("R B; > g1")
    assert why(law, "B N") == "BU-RUL-73"


def test_the_catapult_says_why_it_does_not_launch() -> None:
    law = Law("A d4, catapult d4")
    law.s.hazards[0].quiet = 99
    assert (why(law, "A launch"), told(law, "BU-RUL-57")) == ("BU-RUL-57", "The Catapult does nothing now.")
    law = Law("A d4, catapult d4")
    law.s.hazards[0].used = 1
    assert why(law, "A launch") == "BU-RUL-47"
    assert why(Law("A d4"), "A launch") == "BU-RUL-53"


def test_an_artifact_says_why_it_is_not_used() -> None:
    assert why(Law("A d4", A0="3: melee, damage 1"), "A0") == "BU-RUL-65"
    assert why(Law("A d4"), "A0") == "BU-RUL-12"
    law = Law("B dead", B0="3: self, shield 1")
    assert why(law, "B0") == "BU-ART-08"
    assert why(Law("B dead"), "B0") == "BU-DEATH-01"
    law = Law("A d4", A0="3: self, shield 1").end()
    assert why(law, "A0", 0) == "BU-RUL-14"


# ---------------------------------------------------------------- set up, and four players
def test_set_up_says_what_is_wrong() -> None:
    law = Law(ready=False)
    assert (why(law, "hero 60"), told(law, "BU-RUL-91")) == ("BU-RUL-91", "There is no such card at this table.")
    law.do("hero 1")
    assert (why(law, "hero 1"), told(law, "BU-RUL-06", 1)) == ("BU-RUL-06", "That hero is taken.")
    assert (why(law, "hero 3", 0), told(law, "BU-RUL-06", 0)) == ("BU-RUL-06", "Heroes are chosen in turns.")
    assert why(law, "> d5") == "BU-RUL-64"
    law.do("hero 3; hero 2; hero 4")
    assert why(law, "> X") == "BU-RUL-07"
    law.do("> A; > X")
    assert (why(law, "pass"), why(law, "> N")) == ("BU-RUL-10", "BU-RUL-64")
    law.do("> pikes")
    assert {at: why(law, f"> {at}") for at in ("d1", "h5")} == {"d1": "BU-HAZP-04", "h5": "BU-MOVE-09"}
    assert why(law, "pass") == "BU-RUL-10"
    law.do("> d5")
    assert why(law, "> pikes") == "BU-RUL-08"
    law.do("> catapult")
    assert why(law, "> d5") == "BU-RUL-09"
    law.do("> d6; tool 1")
    assert (why(law, "> X"), told(law, "BU-ART-01")) == ("BU-ART-01", "Your artifacts are for your team's heroes.")
    law.do("> A; tool 2")
    assert why(law, "> A") == "BU-ART-01"
    law.do("> X")
    assert (why(law, "tool 1"), told(law, "BU-RUL-12")) == ("BU-RUL-12", "That artifact is taken.")
    law.do("tool 3")
    assert (why(law, "> A"), told(law, "BU-RUL-12")) == ("BU-RUL-12", "That hero carries an artifact already.")


FOUR: dict[str, Any] = {"players": 4}


def out(law: Law, rule: str, seat: int = 0) -> str:
    """The way out that a seat is told."""
    no = describe.refusal(SPEC, law.t, law.s, seat, rule)["out"]
    return str(no["text"]) if no else ""


@pytest.mark.rule("BU-TEAM-01", "BU-ACT-03", "BU-RUL-73")
def test_nobody_is_sent_to_a_second_hero_that_they_do_not_play() -> None:
    """Two players have two heroes each, four have one; and one may be dead."""
    for rule in ("BU-ACT-03", "BU-RUL-17", "BU-MOVE-04", "BU-RUL-73"):
        assert "other hero" in out(Law("A d4, B f4"), rule)
        assert "other hero" not in out(Law("A d4, B dead"), rule)
        assert "other hero" not in out(Law("A d4, B f4", **FOUR), rule)
        assert "end your turn" in out(Law("A d4, B f4", **FOUR), rule)


def test_four_players_hear_whose_it_is() -> None:
    law = Law("A d4, B f4", A0="3: self, shield 1", B0="3: self, shield 1", **FOUR)
    assert {why(law, deed, 0) for deed in ("B N", "B0", "B1")} == {"BU-TEAM-01"}
    law.do("end", 0)
    assert why(law, "end", 0) == "BU-RUL-86"
    law = Law("A d4, B dead", R="any_time: own, heal 1", **FOUR).hand(1, "R")
    assert {why(law, deed, 2) for deed in ("B N", "R", "end", "A N")} == {"BU-RUL-77"}
    law.do("end", 0)
    assert why(law, "pass", 2) == "BU-RUL-77"
    law = Law("A d4, B f4", **FOUR).hand(1, "Z1")
    law.do("end", 0).do("end", 2)
    assert (why(law, "pass", 2), told(law, "BU-RUL-76", 2)) == (
        "BU-RUL-76",
        "Your teammate decides that for your team.",
    )


def test_a_seat_that_waits_is_told_so() -> None:
    law = Law("A d7, X d8, Y d9", **KNOCK).do("A1 X")
    assert (law.asked, why(law, "A N", 0)) == (2, "BU-RUL-64")
    no = describe.refusal(SPEC, law.t, law.s, 0, "BU-RUL-64")
    assert str(no["out"] and no["out"]["text"]) == "Wait for the answer."


def test_a_choice_that_the_card_does_not_offer() -> None:
    law = Law("A d4, X d6", R="any_time: choose_one 2, enemy, damage 1, own, heal 1").hand(1, "R").do("R")
    assert (why(law, "> group3"), why(law, "take")) == ("BU-RUL-105", "BU-RUL-64")


def test_every_code_of_a_flight_that_is_forbidden_has_its_law() -> None:
    assert sorted(answers.NO_FLIGHT) == list(range(flights.FREE + 1, flights.ELSEWHERE + 1))
