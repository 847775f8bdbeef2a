"""Positions of Brutality that its tests of the page begin at, and its pictures in the gallery."""

from __future__ import annotations

from rumpus.kernel.match.match import Match

TURN = """
turn=9
A gale_archer c2 hp=5 tool=executioners_whetstone used=1 spent=1
B ironhide_warden e2 hp=11 tool=grapnel_gauntlet cool=2
X demon_king d6 hp=6 tool=rift_stone cool=4
Y siege_ram f6 hp=10 tool=iron_heart capped=2:99
hazard spiked_pillars d7
hazard relentless_flames f5
wall c4 team=1 turns=1
team 1 hand=blessed_arms,martyrs_hand,cataclysm
team 2 hand=spyglass
"""
"""Round 5: Robin has made one of three steps with the Archer."""
END = """
turn=13
A gale_archer b3 hp=2 tool=executioners_whetstone
B ironhide_warden d3 hp=6 tool=grapnel_gauntlet
X demon_king d5 hp=2 tool=rift_stone
Y siege_ram hp=0 deaths=1 tool=iron_heart
hazard spiked_pillars d7
hazard relentless_flames f5
team 1 hand=blessed_arms
team 2 hand=spyglass
"""
"""Round 7: a Slam of the Warden throws the last enemy into the Pillars."""


def turn(**options: object) -> Match:
    """The own turn."""
    return Match.at_scene("brutality", TURN, options)


def shot() -> Match:
    """After the step to d3, from where the Archer sees both."""
    match = turn()
    match.play_all(0, ["step A NE"])
    return match


def last() -> Match:
    """Before the last blow."""
    return Match.at_scene("brutality", END, {})


def four() -> Match:
    """Four players in the middle of a team's turn: three steps are made, either of two may go on."""
    match = Match.at_scene(
        "brutality", TURN.replace("c2 hp=5", "b1 hp=5").replace(" used=1 spent=1", ""), {"players": 4}
    )
    match.play_all(0, ["step A NE"])
    match.play_all(2, ["step B E"])
    match.play_all(0, ["step A NE"])
    return match


def ended() -> Match:
    """The end, by a knock into the Pillars."""
    match = Match.at_scene("brutality", END, {})
    match.play_all(0, ["special B 1", "hero X"])
    return match
