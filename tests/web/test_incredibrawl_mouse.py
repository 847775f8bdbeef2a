"""A whole game with everything on, played to its end by clicking: the shortest that the options allow."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.conftest import PLAIN
from tests.web.incredi import BOT, ME, MOST_CHOICES, answer, click, settle, sit

BEGINS_AT = PLAIN
GAMER = {
    "mode": "gamer",
    "power_ups": "on",
    "locations": "on",
    "select_a_brawl": "on",
    "players": 2,
    "arrival": "seeded",
    "max_rounds": 10,
}


def test_a_whole_gamer_game_by_clicking(page: Page) -> None:
    sit(page, ME, BOT, **GAMER)
    now, asked = settle(page, {}), set()
    for turn in range(MOST_CHOICES):
        if now["over"]:
            break
        asked.add(now["ask"])
        answer(page, now, turn, click)
        now = settle(page, now)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(dialog.get_by_role("button", name="Play again")).to_be_visible()
    assert {"select", "place", "window"} <= asked
