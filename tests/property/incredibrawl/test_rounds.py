"""Whole rounds as the page gets them, kept for the page's own tests: its board after the last line of a decision is the
server's view (`web/src/games/incredibrawl/board.test.ts`).

RUMPUS_GALLERY=write (`make gallery`) writes the file anew.
"""

import json
import os
import random
from pathlib import Path
from typing import Any

from rumpus.kernel.match.match import Match

FILE = Path(__file__).resolve().parents[3] / "web/src/games/incredibrawl/rounds.json"
WRITE = os.environ.get("RUMPUS_GALLERY") == "write"
GAMER: dict[str, Any] = {"mode": "gamer", "power_ups": "on", "locations": "on"}
GAMES: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (49, 40, {"players": 2, "mode": "casual", "tie_break": "throw"}),
    (2, 30, {"players": 3, "mode": "family", "tie_break": "random"}),
    (26, 60, {"players": 3, "tie_break": "throw", **GAMER}),
    (22, 60, {"players": 4, "select_a_brawl": "on", "tie_break": "throw", **GAMER}),
)
"""Seed, decisions, options."""
VIEW = ("round", "location", "token", "winner", "cleared", "bouts", "scrap", "actor", "on_table")
SEAT = ("glory", "chosen", "sign", "fighter")
LINE = ("n", "seat", "kind", "code", "args")


def position(match: Match, since: int) -> dict[str, Any]:
    """What the board shows of a position, and the lines that led to it."""
    view = match.view(0)
    seats = [{key: seat[key] for key in SEAT} for seat in view["seats"]]
    lines = [{key: line[key] for key in LINE} for line in match.said(0, since)]
    return {"view": {key: view[key] for key in VIEW} | {"seats": seats}, "lines": lines}


def positions(seed: int, decisions: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """The first decisions of a random game as seat A sees them."""
    chance = random.Random(seed)
    match = Match.start("incredibrawl", options, seed)
    found, since = [position(match, 0)], 0
    for _ in range(decisions):
        if match.over:
            break
        since = match.said(0)[-1]["n"] + 1
        seat = chance.choice(match.active)
        match.play(seat, chance.choice(match.actions(seat)))
        found.append(position(match, since))
    return found


def test_the_rounds_that_the_page_is_tested_with_are_those_of_the_server() -> None:
    made = [positions(*game) for game in GAMES]
    rows = ",\n".join("[" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in game) + "]" for game in made)
    text = f"[{rows}]\n"
    if WRITE:
        FILE.write_text(text, "utf-8")
        return
    assert json.loads(FILE.read_text("utf-8")) == json.loads(text), "the server sends other rounds: make gallery"
