"""IncrediBrawl's previews: told by the rules from what a seat knows, and by nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET
from tests.games.incredibrawl.scenes.law import GAMER, brawl, play, table, until

from rumpus.kernel.match import offering
from rumpus.kernel.match.match import Match


def test_a_card_is_told_what_it_earns_and_how_it_fares() -> None:
    match = table("P2 P8 E9", "N5 N6", own=True)
    stakes = {one["card"]: one for one in match.view(0)["mine"]["stakes"]}
    assert set(stakes) == {1, 7, 28}
    one = stakes[7]
    assert (one["victory"], one["bonus"]) == (1, 0)
    assert one["fares"] == [1] * 7 + [0] + [-1] * 2 + [1] * 10 + [-1] * 10
    assert match.view(-1)["mine"] is None


def test_the_previews_are_for_who_chooses_now() -> None:
    assert until(brawl("P7 P5", "N5 N6"), "draw").view(0)["mine"]["stakes"] == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_redeal_of_what_is_hidden_leaves_them_unchanged(seat: int) -> None:
    match = table("P2 P8 E9 growth_spurt", "N5 N6 E1 wet_blanket", own=True, **GAMER)
    told = match.view(seat)
    for number in range(6):
        again = match.redealt(seat, number).view(seat)
        assert told["mine"]["stakes"] == again["mine"]["stakes"]
        assert [one["left"] for one in told["seats"]] == [one["left"] for one in again["seats"]]


def test_a_table_that_wants_memory_does_not_tell_what_is_left() -> None:
    shown = table("P2 P8", "N5 N6", own=True).view(0)["seats"]
    assert {1, 7} <= set(shown[0]["left"]) < set(range(30))
    hidden = table("P2 P8", "N5 N6", own=True, still_hold="off").view(0)["seats"]
    assert [one["left"] for one in hidden] == [None, None]


WINDOW = ("P7 P5 growth_spurt plot_twist lucky_penny; glory 2", "P8 N6 wet_blanket")


def lays(match: Match, seat: int) -> dict[int, Any]:
    """What each Power-Up that the seat is offered would do, as far as that is told."""
    asked = offering.question(match.spec, match.t, match.s, seat, match.actions(seat))
    assert asked is not None
    return {one.at.card: one.then["lays"] for one in asked.offers if one.then is not UNSET}


def test_a_power_up_is_told_what_it_would_do_if_it_were_laid() -> None:
    match = until(brawl(*WINDOW, **GAMER), "window")
    before = match.state_bytes()
    told = lays(match, 0)
    assert match.state_bytes() == before, "it is tried on a copy"
    grown = {one["seats"][0]: one for one in told[34]}
    assert grown[0]["became"] == [{"seat": 0, "level": 10, "type": "physical"}]
    assert grown[0]["scrap"] == {"left": 0, "right": 1, "was": 1, "winner": 0}
    assert grown[1]["became"] == [{"seat": 1, "level": 10, "type": "physical"}]
    assert grown[1]["scrap"]["winner"] == 1
    assert [(one["seats"], one["became"], one["scrap"]["winner"]) for one in told[36]] == [([], [], 1)]
    assert told.keys() == {34, 36}, "what chance decides is not told"
    play(match, "A: pass")
    assert lays(match, 0) == {}, "who has answered lays nothing more"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_redeal_of_what_is_hidden_leaves_what_a_power_up_would_do_unchanged(seat: int) -> None:
    match = until(brawl(*WINDOW, **GAMER), "window")
    told = lays(match, seat)
    assert told
    for number in range(6):
        assert lays(match.redealt(seat, number), seat) == told
