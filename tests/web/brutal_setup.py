"""Brutality before the first turn: positions for tests of the page and for the gallery. Player A is Team 1."""

from __future__ import annotations

from rumpus.kernel.match.match import Match


def begun(**options: object) -> Match:
    """The first pick."""
    return Match.start("brutality", {"first_team": "agreed", **options}, 5)


def drafted() -> Match:
    """The third of four picks of heroes."""
    match = begun()
    match.play(0, "choose gale_archer")
    match.play(1, "choose demon_king")
    return match


def placed(**options: object) -> Match:
    """Heroes stand in their corners; the first hazard is chosen."""
    match = begun(**options)
    for seat, hero in enumerate(("gale_archer", "demon_king", "ironhide_warden", "siege_ram")):
        match.play(seat % 2, f"choose {hero}")
    match.play(0, "hero B")
    match.play(1, "hero X")
    return match


def chaos() -> Match:
    """Controlled Chaos: the third pick of Curses."""
    match = placed(format="controlled_chaos", artifacts="off")
    match.play_all(0, ["kind spiked_pillars", "d7"])
    match.play_all(1, ["kind relentless_flames", "f5"])
    blessings = (
        "saints_mercy",
        "holy_rain",
        "blessed_arms",
        "dawn_light",
        "sanctuary",
        "saints_ward",
        "vigil_of_saints",
    )
    for turn, relic in enumerate((*blessings, "cleansing_bell", "saints_wrath", "weeping_icon", "shackles_of_penance")):
        match.play(turn % 2, f"relic {relic}")
    match.play(1, "relic withering_psalm")
    return match
