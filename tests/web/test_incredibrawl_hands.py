"""A round by touch on a phone, a round by keyboard alone, and a window of Power-Ups on its clock."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.conftest import PHONE, PLAIN
from tests.web.incredi import BOT, FAST, ME, answer, choices, click, seen, settle, sit, tap

from rumpus.games.incredibrawl.rules import ids

BEGINS_AT = PLAIN
GAMER = {"mode": "gamer", "power_ups": "on", "locations": "on", "select_a_brawl": "on", "players": 2}
MOST = 120
"""Choices of a few rounds, far above what they take."""
KEYS = {
    ids.PASS: "p",
    ids.BUY: "y",
    ids.DRAW: "n",
    ids.CHANGE: "y",
    ids.STAY: "n",
    ids.YES: "y",
    ids.NO: "n",
    ids.ROCK: "r",
    ids.PAPER: "p",
    ids.SCISSORS: "s",
}


def rounds(page: Page, do: Callable[[dict[str, Any], int], None], count: int) -> set[str]:
    """Plays until a character has been asked for once more than `count` times; what was asked on the way."""
    now, asked, selects = settle(page, {}), set(), 0
    for turn in range(MOST):
        selects += now["ask"] == "select"
        asked.add(now["ask"])
        if selects > count or now["over"]:
            return asked
        do(now, turn)
        now = settle(page, now, partial(do, now, turn))
    raise AssertionError(f"no end of a round in {MOST} choices: {seen(page)}")


def test_two_rounds_by_touch_on_a_phone(visit: Callable[..., Page]) -> None:
    page = visit(size=PHONE, touch=True)
    sit(page, ME, BOT, **GAMER, arrival="seeded")
    asked = rounds(page, lambda now, turn: answer(page, now, turn, tap), 2)
    assert {"select", "place"} <= asked


def test_two_rounds_by_keyboard_alone(page: Page) -> None:
    """Digits raise a card or take the nth choice, Enter plays it; letters answer what has only two answers."""
    sit(page, ME, BOT, **GAMER, arrival="seeded", seed=3)

    def press(now: dict[str, Any], turn: int) -> None:
        number = now["acts"][turn % len(now["acts"])] if now["acts"] else -1
        if now["usable"] and (now["ask"] != "window" or turn % 2):
            place = now["hand_cards"].index(now["usable"][turn % len(now["usable"])])
            page.keyboard.press(str((place + 1) % 10))
            expect(
                page.get_by_role("group", name=re.compile("^Your hand")).locator("[aria-pressed=true]")
            ).to_have_count(1)
            page.keyboard.press("Enter")
        elif now["ask"] == "refill":
            page.keyboard.press("Enter")
        elif number in KEYS:
            page.keyboard.press(KEYS[number])
        elif now["ask"] == "window":
            page.keyboard.press("p")
        elif now["looks"]:
            page.keyboard.press("2")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(now["acts"].index(number) + 1))

    asked = rounds(page, press, 2)
    assert {"select", "place"} <= asked


def test_a_window_closes_itself_when_its_clock_has_run_out(page: Page) -> None:
    """Power-Ups race on a clock that everybody sees; who does not answer in time has passed."""
    # With this deal the first window is one of mine, before anything else is asked.
    sit(page, ME, BOT, arrival="live", **GAMER, seed=2)
    now = settle(page, {})
    for turn in range(MOST):
        if now["ask"] == "window":
            break
        answer(page, now, turn, click)
        now = settle(page, now)
    clock = page.get_by_role("timer")
    expect(clock).to_have_accessible_name(re.compile(r"^\d s left to answer$"))
    expect(page.locator("[data-ask=window]")).to_have_count(0)
    expect(clock).to_have_count(0)


def test_the_guided_game_offers_what_its_step_asks_alone(page: Page) -> None:
    """Steps 1 and 2: one card can be played, then one button pressed; the guide goes on by itself."""
    page.evaluate(FAST)
    page.goto("/#/learn/incredibrawl")
    page.get_by_role("button", name="Play the guided game").click()
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("1 of 11")
    usable = page.get_by_role("group", name=re.compile("^Your hand")).locator("[data-usable]")
    expect(usable).to_have_count(1)
    click(usable)
    page.get_by_role("button", name="Lock it in").click()
    expect(guide).to_contain_text("2 of 11")
    offered = choices(page).locator("[data-act]")
    expect(offered).to_have_count(1)
    expect(page.locator("[data-lit-now]")).to_have_count(1)
    click(offered)
    expect(guide).to_contain_text("3 of 11")
