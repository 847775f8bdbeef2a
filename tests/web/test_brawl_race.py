"""BRAWL in real browsers: two people race a whole game over one link, and one plays a bot with the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.brawling import BOT, EMPTY, ENOUGH, ME, deck, ready, result, sit, stage, step
from tests.web.conftest import PLAIN

BEGINS_AT = PLAIN
Axe = Callable[[Page], list[str]]


def test_two_browsers_race_a_whole_game(page: Page, visit: Callable[..., Page]) -> None:
    table = sit(page, ME, EMPTY, seed=None)
    expect(page.get_by_role("region", name="Free seat")).to_be_visible()
    guest = visit(at=f"/#/table/{table}")
    guest.get_by_label("Your name").fill("Mako")
    guest.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Free seat")).to_have_count(0)
    expect(stage(page)).to_contain_text("Mako")
    ready(page)
    ready(guest)
    for each in (page, guest):
        expect(deck(each)).to_be_enabled()
    for turn in range(ENOUGH):
        going = [step(each, turn) for each in (page, guest)]
        if not any(going):
            break
    for each in (page, guest):
        expect(result(each)).to_be_visible()
    points = [each.get_by_role("list", name="Points").locator("b").all_inner_texts() for each in (page, guest)]
    assert sorted(points[0]) == sorted(points[1]), "both browsers see the same result"


def test_a_whole_game_against_a_bot_by_keyboard_alone(page: Page, axe: Axe) -> None:
    sit(page, ME, BOT)
    assert axe(page) == []
    ready(page)
    expect(deck(page)).to_be_enabled()
    for turn in range(12):
        step(page, turn, wait=True)
    assert axe(page) == []
    for turn in range(ENOUGH):
        if not step(page, turn, wait=True):
            break
    expect(result(page)).to_be_visible()
    assert axe(page) == []
    expect(result(page)).to_contain_text("Fair shuffle: verified.")
    page.get_by_role("link", name="Watch the replay").click()
    moment = page.get_by_role("slider", name="Moment")
    expect(moment).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("2")
    expect(page.get_by_role("radio", name=re.compile("^(?!All|Watcher)")).first).to_be_checked()
    page.keyboard.press("End")
    score = page.get_by_role("region", name="Score and pace").get_by_role("group").locator("b")
    scored = score.all_inner_texts()
    page.keyboard.press("Home")
    assert score.all_inner_texts() == ["1", "1"], "each side begins with its own Base"
    page.keyboard.press("End")
    assert score.all_inner_texts() == scored
    assert axe(page) == []


def test_turns_by_keyboard_are_announced(page: Page) -> None:
    sit(page, ME, BOT, mode="training")
    expect(page.get_by_role("alert")).to_contain_text("Your turn.")
    page.keyboard.press("Space")
    expect(page.get_by_role("log")).not_to_be_empty()
    page.keyboard.press("t")
    expect(page.get_by_role("log").first).to_contain_text("cards to the Freezes")
