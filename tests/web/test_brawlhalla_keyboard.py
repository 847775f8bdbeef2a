"""A whole duel by keyboard alone: no pointer is ever used."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.conftest import PLAIN
from tests.web.duel import MOST_CHOICES, ended, settle, sit

BEGINS_AT = PLAIN


def press_something(page: Page, now: dict[str, Any], turn: int) -> None:
    """The keys of one choice of a person who attacks when possible, else walks, else draws."""
    usable = [n for n, card in enumerate(now["hand"], 1) if card["usable"] and not card["up"]]
    if now["draft"]:
        page.keyboard.press("ArrowRight")
        while page.evaluate("document.activeElement?.ariaDisabled === 'true'"):  # the bot took that one
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    elif now["slips"]:
        page.keyboard.press(now["slips"][0].lower())
    elif now["picks"]:
        page.keyboard.press("1")
    elif "attack" in now["deeds"]:
        page.keyboard.press("a")
    elif "delay" in now["deeds"] and len(now["hand"]) < 3:
        page.keyboard.press("d")
    elif "bare" in now["deeds"] or "lay" in now["deeds"]:
        page.keyboard.press("Enter")
    elif now["legal"]:
        walk_to(page, now["legal"][turn % len(now["legal"])])
        page.keyboard.press("Enter")
    elif "pass" in now["deeds"] and turn % 3 == 0:
        page.keyboard.press("p")
    elif usable:
        page.keyboard.press(str(usable[0]))
    else:
        page.keyboard.press({"pass": "p", "stop": "n"}.get(now["deeds"][-1], "e"))


def walk_to(page: Page, space: str) -> None:
    """Moves the focus over the board with the arrows until it is on the space."""
    goal = place(space)
    for _ in range(20):
        here = page.evaluate("document.activeElement?.dataset?.space ?? null")
        if here == space:
            return
        row, column = place(here) if here else goal
        down, right = goal[0] - row, goal[1] - column
        page.keyboard.press(
            ("ArrowDown" if down > 0 else "ArrowUp") if down else "ArrowRight" if right >= 0 else "ArrowLeft"
        )
    raise AssertionError(f"the arrows do not reach {space}")


def place(space: str) -> tuple[int, int]:
    row, column = space[1:].split("c")
    return int(row), int(column)


def test_a_whole_duel_by_keyboard_alone(page: Page) -> None:
    sit(page, ko_mode="blitz")
    now = settle(page, {})
    for turn in range(MOST_CHOICES):
        if now["over"]:
            break
        press_something(page, now, turn)
        now = settle(page, now)
    ended(page)


def test_escape_steps_back(page: Page) -> None:
    """Esc puts a picked card down; the arrows never leave the board."""
    sit(page, legend_pick="random", start_spots="spread", first_player="seat1")
    settle(page, {})
    page.keyboard.press("1")
    expect(page.get_by_role("group", name=re.compile("^Your hand")).locator("[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name=re.compile("^Your hand")).locator("[aria-pressed=true]")).to_have_count(0)
    for _ in range(8):
        page.keyboard.press("ArrowUp")
    expect(page.locator("[data-space]:focus")).to_have_attribute("aria-label", re.compile("^Row 0, column"))
