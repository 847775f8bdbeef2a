"""What set-up asks in two steps is offered as one click: every plan may be played, and does what it says."""

from typing import Any

import pytest

import rumpus
from rumpus.kernel.match.match import Match


def plans(match: Match) -> list[dict[str, Any]]:
    return match.spec.words.plans(match.t, match.s, match.active[0])


def done(match: Match, p: int, plan: dict[str, Any]) -> tuple[object, object]:
    """What a plan says, and what came of it."""
    twin = match.copy()
    for action in plan["actions"]:
        twin.play(p, action)
    told = twin.view(p)
    if plan["kind"] == "corner":
        return [(h, told["heroes"][h]["space"]) for h, _ in plan["stands"]], plan["stands"]
    if plan["kind"] == "carry":
        return told["heroes"][plan["hero"]]["tool"], plan["tool"]
    laid = told["hazards"][-1]
    return (laid["thing"], laid["space"]), (plan["hazard"], plan["space"])


@pytest.mark.rule("BU-RUL-03", "BU-RUL-07", "BU-RUL-12", "BU-HAZP-01")
@pytest.mark.parametrize("players", [2, 4])
def test_every_plan_of_set_up_does_what_it_says(players: int) -> None:
    match, seen = rumpus.new("brutality", {"players": players, "board": "9x11"}, seed=5), set[str]()
    while match.view(-1)["phase"] != "main":
        asked, p, offered = match.view(-1)["ask"], match.active[0], plans(match)
        assert bool(offered) == (asked in ("corner", "kind") or (asked == "tool" and players == 2)), asked
        for plan in offered:
            came, said = done(match, p, plan)
            assert came == said
            seen.add(plan["kind"])
        match.play(p, offered[-1]["actions"][0] if offered else match.actions(p)[0])
        named = {"site": "hazard", "bearer": "tool"}.get(match.view(-1)["ask"])
        assert match.view(p)["chosen"] == (offered[-1][named] if named else None)
    assert seen == {"corner", "hazard", "carry"} - ({"carry"} if players > 2 else set())
