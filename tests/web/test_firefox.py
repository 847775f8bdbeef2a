"""The page in another browser: a whole race of BRAWL in Debian's Firefox, by clicking, from the tile to the result."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.firefox import Firefox, Gone, firefox
from tests.web.brawling import ENOUGH, GLOWING
from tests.web.conftest import PATIENCE

PROGRAM = os.environ.get("RUMPUS_FIREFOX") or shutil.which("firefox-esr")
PLACES = "button[data-space]:not([data-space=deck], [aria-disabled=true]), [role=group][aria-label=Choose] button"
OWN = "[aria-label='Your cards'] button:not([aria-disabled=true])"
"""The deck and the pile, where they may be pressed."""


@pytest.fixture
def fox(tmp_path: Path) -> Iterator[Firefox]:
    if PROGRAM is None:
        pytest.skip("no firefox-esr on this machine, and apt gave none; RUMPUS_FIREFOX may name one")
    with firefox(PROGRAM, tmp_path, PATIENCE) as opened:
        yield opened


def look(fox: Firefox) -> dict[str, Any]:
    """What may be pressed now."""
    return dict(fox.run(f"({GLOWING})()"))


def press(fox: Firefox, turn: int, seen: dict[str, Any]) -> None:
    """One click: a glowing place, else the deck, else the pile; what a rival was quicker at is let go."""
    if seen["caps"]:
        places = fox.css(PLACES)
    elif seen["deal"] or seen["drop"]:
        places = fox.css(OWN)[-1 if not seen["deal"] else 0 :][:1]
    else:
        places = []
    try:
        if places:
            fox.click(places[turn % len(places)])
    except Gone:
        pass


def test_a_race_against_a_bot_by_clicking(fox: Firefox, server: str) -> None:
    fox.open(server)
    tile = "article:has([href='#/new/brawl']) [aria-label='Play a bot']"
    fox.press("the table", lambda: fox.css(tile), lambda: "#/table/" in fox.run("location.hash"))
    fox.until("what the game is about", lambda: fox.find("button", "Play"))
    fox.press("a board", lambda: fox.find("button", "Play"), lambda: not fox.find("button", "Play"))
    fox.press("a running game", lambda: fox.css("[aria-labelledby=br-ready] button"), lambda: look(fox)["deal"])
    for turn in range(ENOUGH):
        seen = fox.until("something to press, or the end", lambda: (now := look(fox)) and any(now.values()) and now)
        if seen["over"]:
            break
        press(fox, turn, seen)
    again = fox.until("the result", lambda: fox.find("button", "Play again"))
    assert len(again) == 1
    assert "win" in fox.run("document.querySelector('dialog h2').innerText")
    assert fox.find("link", "Watch the replay")
    assert fox.faults == []
