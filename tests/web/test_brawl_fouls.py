"""Fouls of BRAWL in real browsers: one is made, covered and called, and both tables go back to before it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.brawling import BOT, EMPTY, ME, ready, sit

Axe = Callable[[Page], list[str]]
PHONE = (390, 844)
WATCH = """() => {
  window.why = [];
  const look = () => window.why.push(document.querySelector('.count')?.textContent ?? '');
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes what the countdown says; it is gone after three seconds."""


def deal_a(page: Page, *kinds: str) -> None:
    """Deals, and throws away, until one of these kinds is in hand."""
    held = page.locator(".say b")
    for _ in range(34):
        page.locator(".mine .deck").click()
        expect(held).to_contain_text("in hand.")
        if any(kind in held.inner_text() for kind in kinds):
            return
        page.keyboard.press("f")
        expect(held).not_to_contain_text("in hand.")
    raise AssertionError("no such card")


def fouled(page: Page, visit: Callable[..., Page]) -> Page:
    """A lays a Press or a Block on an empty end of A1, B covers it; the page of B."""
    table = sit(page, ME, EMPTY, seed=None, fouls="claim")
    guest = visit(at=f"/#/table/{table}", size=PHONE)
    guest.get_by_label("Your name").fill("Mako")
    guest.keyboard.press("Enter")
    expect(page.locator(".stage")).to_contain_text("Mako")
    ready(page)
    guest.locator(".stage").get_by_role("button", name="Ready").click()
    for each in (page, guest):
        expect(each.locator(".mine .deck:not(.off)")).to_be_visible(timeout=10_000)
    deal_a(page, "Press", "Block")
    deal_a(guest, " Hit in", " Hit-2 in")
    for each in (page, guest):
        expect(each.locator(".spot.go")).to_have_count(4)
    page.locator(".spot.go").first.click()  # the rival's end of A1
    expect(guest.locator("li.bar")).to_have_count(1)
    guest.locator(".spot.go").last.click()  # the same end, from the other side
    expect(page.locator("li.bar")).to_have_count(2)
    return guest


def test_a_called_foul_is_reversed_on_both_pages(page: Page, visit: Callable[..., Page], axe: Axe) -> None:
    guest = fouled(page, visit)
    guest.get_by_role("button", name="Call a foul").click()
    expect(guest.locator(".toast")).to_contain_text("Pick the end or the Base with the wrong card.")
    expect(guest.locator(".base.legal")).to_have_count(2)
    for each in (page, guest):
        each.evaluate(WATCH)
    guest.locator(".spot.go").click()  # only one end has cards
    for each, whose in ((page, "your foul"), (guest, "the foul of Player 1")):
        why = f"The game goes back over 2 actions, to before {whose} on Kit."
        each.wait_for_function("(why) => window.why.some((said) => said.includes(why))", arg=why)
        expect(each.locator(".count")).to_have_count(0, timeout=10_000)
        expect(each.locator("li.bar")).to_have_count(0)
        expect(each.locator(".say")).to_contain_text("in hand.")
        expect(each.locator(".spot.go")).to_have_count(4)
    assert axe(page) == []
    page.locator(".spot.go").first.click()  # the same mistake again
    page.get_by_role("button", name="Take back from").click()
    expect(guest.locator("li.bar")).to_have_count(0)
    expect(page.locator(".say")).to_contain_text("in hand.")


def test_eight_seats_in_a_circle(visit: Callable[..., Page], axe: Axe) -> None:
    for size in ((1440, 900), PHONE):
        page = visit(size=size)
        sit(page, ME, *[BOT] * 7, format="circle", players=8, mode="training")
        expect(page.locator(".mini")).to_have_count(6)
        expect(page.locator(".field")).to_have_count(2)
        assert axe(page) == []


def test_the_set_up_page_offers_eight(page: Page) -> None:
    page.goto("/#/new/brawl")
    page.get_by_text("Circle, 3 to 8").click()
    page.get_by_role("group", name="Players").get_by_text("8", exact=True).click()
    expect(page.get_by_label("Who sits on seat H")).to_be_visible()
    page.get_by_text("Tag team", exact=True).click()
    page.get_by_role("group", name="Teams").get_by_text("2 v 6", exact=True).click()
    expect(page.get_by_label("Who sits on seat H")).to_be_visible()
