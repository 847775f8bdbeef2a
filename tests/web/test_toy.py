"""Dust-up on the page: the smallest table there is, as docs/write-a-game.md builds it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.conftest import PLAIN
from tests.web.test_shell import BOT, ME, sit

BEGINS_AT = PLAIN


def test_a_card_is_laid_the_round_is_seen_and_the_end_is_told(page: Page) -> None:
    sit(page, ME, BOT, options={"hand": 2, "highest": 4})
    seats = page.get_by_role("list", name="The seats").get_by_role("listitem")
    hand = page.get_by_role("list", name="What you may do")
    ended = page.get_by_role("dialog").get_by_role("list", name="Places")
    expect(seats).to_have_count(2)
    expect(page.get_by_role("main")).to_contain_text("1 coin in the pot")
    hand.get_by_role("button", name="Raise the pot by 1 coin").click()
    expect(page.get_by_role("main")).to_contain_text("2 coins in the pot")
    log = page.get_by_role("region", name="All lines").locator("li")
    for _ in range(12):
        if ended.is_visible():
            break
        before = log.count()
        hand.get_by_role("button", name=re.compile("Lay the|Pass")).first.click()
        expect(log).not_to_have_count(before)
        expect(hand.locator("button:enabled").first.or_(ended).first).to_be_visible()
    expect(ended.get_by_role("listitem")).to_have_count(2)
    expect(ended.get_by_role("listitem").first).to_contain_text(re.compile(r"\d coins?$"))


def test_the_cards_that_were_laid_lie_open_before_the_next_round_begins(page: Page) -> None:
    page.evaluate("localStorage.setItem('rumpus.settings', JSON.stringify({speed: 0.5}))")
    sit(page, ME, BOT, options={"pace": "together"})
    page.get_by_role("button", name="Lay the").first.click()
    laid = page.get_by_role("list", name="The seats").get_by_text(re.compile(r"^the \d$"))
    expect(laid).to_have_count(2)
    expect(page.get_by_role("list", name="What you may do").locator("button:enabled")).to_have_count(0)
    expect(laid).to_have_count(0)
    expect(page.get_by_role("button", name="Lay the").first).to_be_enabled()
