"""BRAWL's other pages: the lessons by keyboard, the set-up page, and a table played by touch on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.brawling import BOT, GLOWING, ME, key, sit
from tests.web.conftest import PHONE

Axe = Callable[[Page], list[str]]
LESSONS = 12


def test_every_lesson_by_keyboard(page: Page, axe: Axe) -> None:
    page.goto("/#/learn/brawl")
    lesson = page.get_by_role("complementary", name="Lesson")
    for n in range(1, LESSONS + 1):
        expect(lesson).to_contain_text(f"{n} of {LESSONS}")
        page.keyboard.press(key(page.evaluate(GLOWING)["caps"][-1]))
        onward = lesson.get_by_role("button", name="Next card").or_(lesson.get_by_role("link", name="Play a game"))
        expect(onward).to_be_visible()
        if n < LESSONS:
            expect(onward).to_be_focused()
            page.keyboard.press("Enter")
    assert axe(page) == []
    expect(lesson.locator("option").filter(has_text="\u2713")).to_have_count(LESSONS)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_table_of_ones_own(visit: Callable[..., Page], axe: Axe, theme: str) -> None:
    page = visit(theme=theme, at="/#/new/brawl")
    expect(page.get_by_role("heading", name="Decks")).to_be_visible()
    assert axe(page) == []
    page.get_by_text("Circle, 3 to 8").click()
    page.get_by_label("Deck of seat A").select_option("mason")
    page.get_by_label("Pace").fill("1")
    page.get_by_role("button", name="Start", exact=True).click()
    stage = page.locator(".stage")
    expect(stage).to_contain_text("Bram")
    expect(stage.locator("article")).to_have_count(3)
    assert axe(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_by_touch_on_a_phone(visit: Callable[..., Page], axe: Axe, theme: str) -> None:
    page = visit(size=PHONE, theme=theme, touch=True)
    sit(page, ME, BOT)
    page.locator(".stage .btn.main").tap()
    deck, pile = page.locator(".mine .deck"), page.locator(".mine .pile")
    expect(page.locator(".deck:not(.off)")).to_be_visible()
    played = 0
    for _ in range(24):
        deck.tap()
        expect(page.locator(".bc:not(.empty)")).to_be_visible()
        spot = page.locator(".spot.go, .base.legal, .lay").first
        if spot.is_visible():
            spot.tap()
            played += 1
        else:
            pile.tap()
        expect(page.locator(".bc.empty")).to_be_visible()
        if played == 2:
            break
    assert played == 2
    assert axe(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], "nothing is wider than the phone"
