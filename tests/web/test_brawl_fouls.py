"""Fouls of BRAWL in real browsers: one is made, covered and called, and both tables go back to before it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.brawling import BOT, EMPTY, ME, bars, deck, ends, prompt, ready, sit, stage
from tests.web.conftest import PLAIN

BEGINS_AT = PLAIN
Axe = Callable[[Page], list[str]]
PHONE = (390, 844)
WATCH = """() => {
  window.why = [];
  const look = () => window.why.push(document.querySelector('section[role=status]')?.textContent ?? '');
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes what the countdown says; it is gone after three seconds."""
COUNTS = re.compile(r"^\d+$")


def deal_a(page: Page, *kinds: str) -> None:
    """Deals, and throws away, until one of these kinds is in hand."""
    said = prompt(page).get_by_text("in hand.")
    for _ in range(34):
        deck(page).click()
        expect(said).to_be_visible()
        if any(kind in said.inner_text() for kind in kinds):
            return
        page.keyboard.press("f")
        expect(said).to_have_count(0)
    raise AssertionError("no such card")


def fouled(page: Page, visit: Callable[..., Page]) -> Page:
    """A lays a Press or a Block on an empty end of A1, B covers it; the page of B."""
    table = sit(page, ME, EMPTY, seed=None, fouls="claim")
    guest = visit(at=f"/#/table/{table}", size=PHONE)
    guest.get_by_label("Your name").fill("Mako")
    guest.keyboard.press("Enter")
    expect(stage(page)).to_contain_text("Mako")
    ready(page)
    stage(guest).get_by_role("button", name="Ready").click()
    for each in (page, guest):
        expect(deck(each)).to_be_enabled()
    deal_a(page, "Press", "Block")
    deal_a(guest, " Hit in", " Hit-2 in")
    for each in (page, guest):
        expect(ends(each)).to_have_count(4)
    ends(page).first.click()  # the rival's end of A1
    expect(bars(guest)).to_have_count(1)
    ends(guest).last.click()  # the same end, from the other side
    expect(bars(page)).to_have_count(2)
    return guest


def test_a_called_foul_is_reversed_on_both_pages(page: Page, visit: Callable[..., Page], axe: Axe) -> None:
    guest = fouled(page, visit)
    guest.get_by_role("button", name="Call a foul").click()
    expect(guest.get_by_role("region", name="Call a foul")).to_contain_text(
        "Pick the end or the Base with the wrong card."
    )
    expect(guest.get_by_role("button", name=re.compile(", play .* here$"), disabled=False)).to_have_count(2)
    for each in (page, guest):
        each.evaluate(WATCH)
    ends(guest).click()  # only one end has cards
    for each, whose in ((page, "your foul"), (guest, "Player 1's foul")):
        why = f"The game goes back over 2 actions, to before {whose} on Kit."
        each.wait_for_function("(why) => window.why.some((said) => said.includes(why))", arg=why)
        expect(each.get_by_role("status", name=COUNTS)).to_have_count(0)
        expect(bars(each)).to_have_count(0)
        expect(prompt(each)).to_contain_text("in hand.")
        expect(ends(each)).to_have_count(4)
    assert axe(page) == []
    ends(page).first.click()  # the same mistake again
    page.get_by_role("button", name="Take back from").click()
    expect(bars(guest)).to_have_count(0)
    expect(prompt(page)).to_contain_text("in hand.")


def test_eight_seats_in_a_circle(visit: Callable[..., Page], axe: Axe) -> None:
    for size in ((1440, 900), PHONE):
        page = visit(size=size)
        sit(page, ME, *[BOT] * 7, format="circle", players=8, mode="training")
        expect(page.get_by_role("group", name="The other areas").get_by_role("region")).to_have_count(6)
        expect(page.get_by_role("group", name=re.compile(" and "))).to_have_count(2)
        assert axe(page) == []


def test_the_set_up_page_offers_eight(page: Page) -> None:
    page.goto("/#/new/brawl")
    page.get_by_role("radio", name="Circle").check(force=True)
    page.get_by_role("combobox", name="Players").select_option(label="8 players")
    expect(page.get_by_role("radiogroup", name="Who sits in seat H")).to_be_visible()
    page.get_by_role("radio", name="Tag team").check(force=True)
    page.get_by_role("combobox", name="Teams").select_option(label="2 against 6")
    expect(page.get_by_role("radiogroup", name="Who sits in seat H")).to_be_visible()
