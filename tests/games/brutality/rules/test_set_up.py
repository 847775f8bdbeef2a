"""Choosing, placing, hazards, artifacts: the law's checks, from the first decision on."""

import pytest
from tests.games.brutality.rules.law import HEROES, Law

from rumpus.games.brutality.rules import ids

PICKS = "hero 1; hero 3; hero 2; hero 4"
CORNERS = f"{PICKS}; > A; > X"


def started(deeds: str = "", **options: object) -> Law:
    """A game from its first decision on."""
    return Law(ready=False, **options).do(deeds)


@pytest.mark.rule("BU-TERM-01", "BU-TEAM-02")
@pytest.mark.parametrize("players", [2, 4])
def test_two_teams_of_two_heroes(players: int) -> None:
    law = Law(players=players)
    assert [law.s.heroes[h].hp for h in range(4)] == [8] * 4
    assert law.t.n == players


@pytest.mark.rule("BU-HERO-01", "BU-RUL-06")
def test_heroes_are_chosen_in_turn_and_once() -> None:
    law = started()
    teams = []
    for pick in (1, 3, 2, 4):
        teams.append(law.asked)
        law.do(f"hero {pick}")
        assert law.refuses(f"hero {pick}")
    assert teams == [1, 2, 1, 2]
    assert law.refuses("hero 5")
    assert law.s.phase == ids.P_PLACE


@pytest.mark.rule("BU-RUL-06")
def test_a_snake_draft() -> None:
    law = started(hero_draft="snake")
    teams = []
    while law.s.phase == ids.P_HEROES:
        teams.append(law.asked)
        law.apply(law.seat(law.legal()[0]), law.legal()[0])
    assert teams == [1, 2, 2, 1]


@pytest.mark.rule("BU-RUL-06")
def test_a_random_draft_deals_different_heroes() -> None:
    law = started(hero_draft="random")
    assert law.s.phase == ids.P_PLACE
    assert len({law.s.heroes[h].design for h in range(4)} - {0}) == 4


@pytest.mark.rule("BU-HERO-06")
def test_two_tanks_are_a_team() -> None:
    law = Law("A tank, B tank", ready=False).do(PICKS)
    assert law.s.phase == ids.P_PLACE


@pytest.mark.rule("BU-HERO-04")
def test_heroes_begin_with_their_full_hp() -> None:
    law = Law("A hp 9/9", ready=False)
    while law.s.phase < ids.P_MAIN:
        a = law.drafted(law.legal())
        law.apply(law.seat(a), a)
    assert law.hp("A") == 9


@pytest.mark.rule("BU-PLACE-01", "BU-PLACE-02", "BU-RUL-07")
@pytest.mark.parametrize(("left", "where"), [("A", "a1 g1"), ("B", "g1 a1")])
def test_one_decision_places_both_heroes(left: str, where: str) -> None:
    law = started(PICKS)
    assert (law.asked, len(law.legal())) == (1, 2)
    assert law.refuses("> d1")
    law.do(f"> {left}")
    assert law.where("AB") == where


@pytest.mark.rule("BU-PLACE-03", "BU-PLACE-04")
def test_team_2_places_second_and_hazards_come_after() -> None:
    law = started(PICKS)
    assert law.refuses("> X")
    law.do("> A")
    assert law.asked == 2
    assert law.refuses("> catapult d5")
    law.do("> X")
    assert law.where("XY") == "g9 a9"
    assert (law.s.phase, law.asked) == (ids.P_HAZARDS, 1)


@pytest.mark.rule("BU-RUL-01", "BU-RUL-03", "BU-HERO-03", "BU-HAZP-04", "BU-RUL-09")
@pytest.mark.parametrize(
    ("size", "anchors", "sites"),
    [("1x1", "a1 g1 g9 a9", 49), ("1x2", "a1 f1 f9 a9", 49), ("2x2", "a1 f1 f8 a8", 41)],
)
def test_corners_of_every_size(size: str, anchors: str, sites: int) -> None:
    law = Law(", ".join(f"{name} {size}" for name in HEROES), ready=False).do(CORNERS)
    assert law.where("ABXY") == anchors
    law.do("> catapult")
    assert len(law.offered) == sites
    assert not {at for at in law.offered if at[1:] in ("1", "9")}


@pytest.mark.rule("BU-RUL-01")
@pytest.mark.parametrize(
    ("board", "anchors"), [("8x8", "a1 h1 h8 a8"), ("9x9", "a1 i1 i9 a9"), ("9x11", "a1 i1 i11 a11")]
)
def test_other_boards(board: str, anchors: str) -> None:
    law = started(CORNERS, board=board)
    assert law.where("ABXY") == anchors


@pytest.mark.rule("BU-HAZP-01", "BU-HAZP-02", "BU-HAZP-03", "BU-HAZP-05", "BU-HAZP-06", "BU-RUL-08", "BU-RUL-10")
def test_each_team_places_one_hazard() -> None:
    law = started(CORNERS)
    assert len(law.legal()) == 5
    assert law.refuses("pass")
    assert law.refuses("> catapult d1")
    assert law.refuses("> catapult d9")
    assert law.takes("> pikes g8")
    law.do("> catapult d5")
    assert (law.asked, law.thing("d5")) == (2, "catapult")
    assert law.refuses("> catapult c4")
    assert law.refuses("> pillars d5")
    law.do("> pillars c4")
    assert law.thing("c4") == "pillars"
    assert law.s.phase == ids.P_ARTIFACTS
    assert law.refuses("> flames d4")


@pytest.mark.rule("BU-RUL-08")
def test_two_of_each_kind() -> None:
    law = started(f"{CORNERS}; > catapult d5", hazard_copies="two_each").do("> catapult c4")
    assert law.thing("c4") == law.thing("d5") == "catapult"


@pytest.mark.rule("BU-RUL-09")
def test_no_hazard_under_a_tank() -> None:
    law = Law("A 2x2 tank", ready=False).do(f"{CORNERS}; > catapult d5")
    assert law.refuses("> pillars a2")
    assert law.takes("> pillars c2")


@pytest.mark.rule("BU-ART-01", "BU-ART-02", "BU-RUL-12", "BU-EX-13")
def test_artifacts_go_round() -> None:
    law = started(f"{CORNERS}; > catapult d5; > pillars c4")
    teams, tools = [], law.t.artifacts_n
    for tool, bearer in ((1, "A"), (2, "X"), (3, "B"), (4, "Y")):
        teams.append(law.asked)
        assert law.refuses("pass")
        assert len([a for a in law.legal() if a >= ids.TOOL]) == tools - len(teams) + 1
        if tool == 3:
            assert law.refuses("tool 3 A")
            assert law.refuses("tool 1 B")
        law.do(f"tool {tool} {bearer}" if tool < 3 else pick(law, tool, bearer))
    assert teams == [1, 2, 1, 2]
    assert [law.s.heroes[h].tool for h in range(4)] == [1, 3, 2, 4]
    assert law.s.phase >= ids.P_START


def pick(law: Law, tool: int, bearer: str) -> str:
    """A pick, with its bearer where that is still a question."""
    return f"tool {tool} {bearer}" if law.takes(f"tool {tool} {bearer}") else f"tool {tool}"


@pytest.mark.rule("BU-RUL-12")
def test_a_table_without_artifacts() -> None:
    law = started(f"{CORNERS}; > catapult d5; > pillars c4", artifacts="off")
    assert law.s.phase >= ids.P_START
    assert not any(law.s.heroes[h].tool for h in range(4))


@pytest.mark.rule("BU-RUL-05", "BU-RUL-11")
def test_team_1_is_drawn() -> None:
    firsts = set()
    for seed in range(8):
        law = Law(ready=False, first_team="random", seed=seed)
        firsts.add(law.s.first)
        assert law.asked == 1
    assert firsts == {0, 1}


@pytest.mark.rule("BU-RUL-11")
def test_the_steps_of_set_up() -> None:
    law = Law(ready=False)
    phases = [law.s.phase]
    while law.s.ask != ids.ASK_MAIN:
        a = law.drafted(law.legal())
        law.apply(law.seat(a), a)
        phases += [law.s.phase] if law.s.phase != phases[-1] else []
    assert phases == [ids.P_HEROES, ids.P_PLACE, ids.P_HAZARDS, ids.P_ARTIFACTS, ids.P_DRAW, ids.P_MAIN]
    assert (law.s.turn, law.asked) == (1, 1)


@pytest.mark.rule("BU-RUL-06")
def test_blind_choices_come_together() -> None:
    law = started(hero_draft="blind")
    law.do("hero 1; hero 2", 0)
    assert law.legal(0) == []
    assert [law.s.heroes[h].design for h in range(4)] == [0] * 4
    law.do("hero 1; hero 3", 1)
    assert sorted(law.s.heroes[h].design for h in range(4)) == [1, 1, 2, 3]


@pytest.mark.rule("BU-RUL-80")
def test_pikes_lie_open() -> None:
    law = started(f"{CORNERS}; > pikes d5")
    assert law.thing("d5") == "pikes"
