"""What set-up asks in two steps is offered as one click: every plan may be played, and does what it says."""

import pytest
from msgspec import UNSET

import rumpus
from rumpus.kernel.contract.offers import Offer
from rumpus.kernel.match import offering
from rumpus.kernel.match.match import Match


def clicks(match: Match) -> list[Offer]:
    """The plans of a question; of one for a corner its answers, which say where both heroes would stand."""
    seat = match.active[0]
    asked = offering.question(match.spec, match.t, match.s, seat, match.actions(seat))
    assert asked is not None
    return asked.plans or [one for one in asked.offers if one.then is not UNSET]


def done(match: Match, p: int, one: Offer) -> tuple[str, object, object]:
    """What is offered, what it says, and what came of it."""
    twin = match.copy()
    for action in (*one.via, one.id):
        twin.play(p, action)
    told = twin.view(p)
    if one.then is not UNSET:
        stands = one.then["stands"]
        return "corner", [(h, told["heroes"][h]["space"]) for h, _ in stands], stands
    if one.kind == "hero":
        return "carry", told["heroes"][int(str(one.at.slot))]["tool"], one.at.card
    laid = told["hazards"][-1]
    return "hazard", (laid["thing"], laid["space"]), (one.at.card, one.at.space)


@pytest.mark.rule("BU-RUL-03", "BU-RUL-07", "BU-RUL-12", "BU-HAZP-01")
@pytest.mark.parametrize("players", [2, 4])
def test_every_plan_of_set_up_does_what_it_says(players: int) -> None:
    match, seen = rumpus.new("brutality", {"players": players, "board": "9x11"}, seed=5), set[str]()
    while match.view(-1)["phase"] != "main":
        asked, p, offered = match.view(-1)["ask"], match.active[0], clicks(match)
        assert bool(offered) == (asked in ("corner", "kind") or (asked == "tool" and players == 2)), asked
        for plan in offered:
            what, came, said = done(match, p, plan)
            assert came == said
            seen.add(what)
        match.play(p, (*offered[-1].via, offered[-1].id)[0] if offered else match.actions(p)[0])
        waits = match.view(-1)["ask"] in ("site", "bearer")
        assert match.view(p)["chosen"] == (offered[-1].at.card if waits else None)
    assert seen == {"corner", "hazard", "carry"} - ({"carry"} if players > 2 else set())
