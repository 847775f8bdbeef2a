"""What the browser tests of IncrediBrawl share: positions at which each kind of decision is asked, and how they are shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.rules.incredibrawl.law import GAMER, PLACES, SPOTS, brawl, does, op, place, play, show, table, until

from rumpus.kernel.match import Match

SEEN = {"own": True}
UPS = "growth_spurt wet_blanket plot_twist"
BONUS = place("grassy_meadow", op("winner_bonus", n=1, if_="winner_class in robot,alien"))
OR = op("choose_one", options=[f"[{op('draw', n=1, who='self')}]", f"[{op('glory_gain', n=1, who='self')}]"])
PEEK = op("deck_peek", n=3, who="self", bottom=True)
LONG = " ".join(
    [f"P{n}" for n in (1, 2, 3, 5, 6, 9)] + [f"N{n}" for n in (1, 2, 3, 4)] + [f"E{n}" for n in range(3, 11)]
)


def stop() -> Match:
    """A refill stop after the reveal."""
    return until(brawl("P7 P5 N3; glory 3", "N5 N6 N7 N8 N9", refill_timing="any_time"), "refill")


def window() -> Match:
    """A window before a scrap of three seats, in which seat A may lay three Power-Ups and refill."""
    seats = (f"P7 {UPS}; glory 2", "N5 N6 wet_blanket", "E4 E6 plot_twist")
    return until(brawl(*seats, token="C", refill_timing="any_time", **GAMER, **SEEN), "window")


def queued() -> Match:
    """Two Power-Ups lie on the table; the first asks for its target."""
    match = window()
    play(match, "A: growth_spurt", "B: wet_blanket", "C: pass")
    return match


def in_turn() -> Match:
    """A window in first-player order; the next seat has the word."""
    seats = (f"P7 {UPS}; glory 2", "N5 N6 wet_blanket")
    return until(brawl(*seats, token="A", power_up_order="first_player", **GAMER, **SEEN), "window")


def throw() -> Match:
    """A true tie in the first scrap of three."""
    return until(brawl("E5 P1", "E5 N1", "N7 N2", token="C", tie_break="throw"), "throw")


def equal() -> Match:
    """The same, thrown once without a winner."""
    return play(throw(), "A: rock", "B: rock")


def repair() -> Match:
    """Five Power-Ups in hand and no character."""
    hand = "P7 growth_spurt wet_blanket plot_twist photo_finish stage_fright"
    return until(brawl(hand, "N5 N6", **GAMER), "repair")


def target() -> Match:
    """A character chooses which of two opposing ones it silences."""
    return until(brawl("P7 P2", "N5 N6; glory 4", "E6 E2; glory 2", token="C", **SEEN), "seat")


def recovered(discard: str) -> Match:
    """Granite Gardener wins."""
    return until(brawl(f"N8 P4; discard {discard}", "E5 E6", own=True), "recover")


def swapped() -> Match:
    """Dandelion Spy is used: another character comes in."""
    return play(until(brawl("N1 P4 P5 E9", "E5 E6", own=True), "may"), "A: yes")


def voted() -> Match:
    """Somebody claims a class."""
    match = brawl("P5 P1", "N5 N1", "N6 E1", token="C", more=BONUS, classes="vote", **PLACES)
    return match


DECISIONS: dict[str, tuple[Callable[[], Match], int]] = {
    "select": (lambda: table("P7 P5 N3 E4 E9", "N5 N6 N7", "E5 E6", token="C", own=True), 0),
    "chosen": (lambda: play(table("P7 P5 N3 E4 E9", "N5 N6 N7", "E5 E6", token="C", own=True), "A: P7"), 0),
    "place": (lambda: show(table("P7 P5", "N5 N6", "E5 E6", "E1 E2", token="A", **SPOTS)), 0),
    "refill": (stop, 0),
    "window": (window, 0),
    "window asked in turn": (in_turn, 0),
    "queued": (queued, 1),
    "throw": (throw, 0),
    "throw again": (equal, 0),
    "throw seen": (throw, 2),
    "repair": (repair, 0),
    "location": (lambda: until(brawl("P7 P5", "N5 N6", **PLACES), "location"), 0),
    "draw": (lambda: until(brawl("P7 P5; glory 3", "N5 N6"), "draw"), 0),
    "may": (lambda: until(brawl("N1 P4 P5", "E5 E6", own=True), "may"), 0),
    "seat": (target, 0),
    "type": (lambda: until(brawl("E2 P4", "E5 E6", own=True), "type"), 0),
    "list": (lambda: until(brawl("P7 P5", "N5 N6", cards={"P7": does("play", OR)}), "list"), 0),
    "replace": (swapped, 0),
    "discard": (lambda: until(brawl("N6 P4", "E5 E6 P1 P2", own=True), "discard"), 1),
    "keep": (lambda: until(brawl("P7 P5", "N5 N6", cards={"P7": does("play", PEEK)}), "keep"), 0),
    "order": (lambda: until(brawl("N2 P5", "E5 E6", own=True), "order"), 0),
    "recover": (lambda: recovered("P1 N4 E7"), 0),
    "recover long": (lambda: recovered(LONG), 0),
    "claim": (voted, 0),
    "vote": (lambda: play(voted(), "A: yes"), 1),
}
"""Each panel by its name: how to reach it, and the seat that sees it."""


def options(match: Match) -> dict[str, Any]:
    """The table options of a match."""
    return dict(match.options)
