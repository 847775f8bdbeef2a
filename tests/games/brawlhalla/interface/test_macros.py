"""One click, one plan: every plan is legal from end to end; and a click that leads nowhere gets its rule."""

import random

import pytest

from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match

TABLES = [
    {},
    {"format": "ffa", "air_limit": "none"},
    {"under_platform": "no_passing", "air_limit": "2", "air_count_start": "yes", "zero_move": "no"},
]


def at(scene, **options):
    return Match.at_scene("brawlhalla", scene, {"card_set": "blank", **options})


def plans(m, seat=0):
    return m.spec.words.plans(m.t, m.s, seat)


def why(m, space, seat=0):
    """The rule that the list of what is forbidden has for a space; None where it can be chosen or reached."""
    nos = [no for no in describe.forbidden(m.spec, m.t, m.s, seat) if no["kind"] == "space"]
    own = {no["space"]: no["rule"] for no in nos if "space" in no}
    if space in own or space in {plan["space"] for plan in plans(m, seat)}:
        return own.get(space)
    return next((no["rule"] for no in nos if "space" not in no), None)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_plan_can_be_played_whole(options):
    chance = random.Random(2)
    match = Match.start("brawlhalla", {**options, "legend_pick": "random", "start_spots": "spread"}, 2)
    tried = 0
    while not match.over and len(match.history) < 250:
        seat = match.active[0]
        made = plans(match, seat)
        for plan in chance.sample(made, min(3, len(made))):
            twin = match.copy()
            twin.play_all(seat, plan["actions"])
            tried += 1
            if plan["space"] and match.s.ask == ids.ASK_ACTION:
                walked = [e for step in twin.steps[len(match.steps) :] for e in step.events if e[0] == ids.EV_WALK]
                assert walked  # a line for each part of the way, where something happens on it
                assert sum(event[4] for event in walked) == plan["steps"]
        if made and chance.random() < 0.4:
            match.play_all(seat, chance.choice(made)["actions"])
        else:
            match.play(seat, chance.choice(match.actions(seat)))
    assert tried > 40


@pytest.mark.rule("BH-MOVE-02", "BH-MOVE-03")
def test_plans_name_every_space_that_a_card_reaches_by_its_shortest_path():
    m = at("A at r1c1 hand 2\nB at r1c5\ntokens r4c2 r4c4\n")
    made = {plan["space"]: plan for plan in plans(m)}
    assert made["r1c3"]["path"] == ["r1c1", "r1c2", "r1c3"] or made["r1c3"]["steps"] == 2
    assert made["r2c2"]["steps"] == 1
    assert made["r1c1"]["steps"] == 0
    assert "r1c4" not in made
    assert set(made) == {m.view()["seats"][0]["space"], *(plan["space"] for plan in made.values())}


@pytest.mark.rule("BH-WEAP-03")
def test_a_way_over_a_sword_is_a_plan_of_its_own():
    m = at("A at r1c1 hand 3\nB at r1c5\ntokens r2c2\n")
    ways = [plan for plan in plans(m) if plan["space"] == "r1c3"]
    assert sorted(plan["sword"] for plan in ways) == [False, True]
    assert next(plan for plan in ways if plan["sword"])["path"][1:-1] == ["r2c2"] or len(ways) == 2


def test_a_path_goes_on_from_where_it_is():
    m = at("A at r1c1 hand 3\nB at r1c5\n")
    m.play_all(0, ["move 3", "step E"])
    assert {plan["path"][0] for plan in plans(m)} == {"r1c2"}
    assert plans(m, 1) == []


def test_plays_list_their_cards():
    m = at("A at r1c1 hand 1\nB at r1c2 hand 2 2 4\n")
    m.play_all(0, ["light B", "play 1"])
    made = m.view(1)["mine"]["play"]
    assert [m.name(1, card["id"]) for card in made["cards"]] == ["play 2", "play 2", "play 4"]
    first, second, _ = made["cards"]
    assert second["like"] == first["c"]
    assert [card["adds"] for card in made["cards"]] == [2, 2, 4]
    assert m.view(0)["mine"] is None


@pytest.mark.parametrize(
    ("scene", "space", "rule"),
    [
        ("A at r1c1 hand 3\nB at r1c3\n", "r1c2", None),
        ("A at r1c1 hand 3\nB at r1c3\n", "r1c3", "BH-MOVE-07"),
        ("A at r1c1 hand 3\nB at r1c3\n", "r1c5", "BH-MOVE-02"),
        ("A at r1c1 hand 5\nB at r4c5\n", "r0c6", None),
        ("A at r1c1\nB at r1c3\n", "r1c2", "BH-MOVE-01"),
        ("turn A actions 0\nA at r1c1 hand 3\nB at r1c3\n", "r1c2", "BH-TURN-07"),
        ("A at r4c3 hand 1\nB at r1c3\n", "r5c3", "BH-MOVE-10"),
        ("A at r1c1 hand 3 root 0\nB at r1c3\n", "r1c2", "BH-FX-36"),
    ],
    ids=str,
)
def test_a_click_that_leads_nowhere_gets_its_rule(scene, space, rule):
    assert why(at(scene), space) == rule


@pytest.mark.rule("BH-MOVE-05")
def test_too_much_air_is_the_rule_where_only_air_is_in_the_way():
    scene = "A at r0c0 hand 3\nB at r1c5\n"
    m = at(scene, air_limit="2")
    assert why(m, "r3c0") == "BH-MOVE-05"
    m.play(0, "move 3")
    assert why(m, "r3c0") == "BH-MOVE-05"
    assert why(at(scene), "r3c0") is None


def test_a_click_while_another_seat_decides():
    m = at("A at r1c1 hand 3\nB at r1c3\n")
    assert describe.forbidden(m.spec, m.t, m.s, 1) == []
