"""A whole duel by clicking, and single clicks that must do, or explain, what they say."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import PLAIN
from tests.web.duel import MOST_CHOICES, choices, ended, hand, seen, settle, sit
from tests.web.places import apart, box_of

BEGINS_AT = PLAIN
PHONE = (390, 844)
Visit = Callable[..., Page]
Axe = Callable[[Page], list[str]]


WORDS = """button => {
  const range = document.createRange();
  range.selectNodeContents(button);
  const [words, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
  const high = words.top >= box.top && words.bottom <= box.bottom;
  const inside = high && words.left >= box.left && words.right <= box.right;
  return {inside, words: words.toJSON(), box: box.toJSON()};
}"""
"""Whether all that a button holds lies in it."""


def hit(what: Locator, touch: bool, position: Any = None) -> None:
    """A tap or a click on something, at a corner of it where the rest may be covered."""
    if touch:
        what.tap(position=position)
    else:
        what.click(position=position)


def click_something(page: Page, now: dict[str, Any], turn: int, touch: bool = False) -> None:
    """One click, or one tap on a touch screen, of a person who attacks when possible, else walks, else draws."""
    if now["draft"]:
        # Of a Legend that the bot has taken the details may still be opened.
        hit(page.get_by_role("group", name="Legends").locator("[data-art]:not([aria-disabled=true])").first, touch)
        hit(page.get_by_role("button", name=re.compile("^Fight as")), touch)
    elif now["slips"]:
        hit(choices(page).locator("[data-slip]").first, touch)
    elif now["picks"]:
        hit(choices(page).locator("[data-pick]").first, touch)
    elif "attack" in now["deeds"]:
        hit(page.locator("[data-do=attack]"), touch)
    elif "delay" in now["deeds"] and len(now["hand"]) < 3:
        hit(page.locator("[data-do=delay]"), touch)
    elif "bare" in now["deeds"]:
        hit(page.locator("[data-do=bare]"), touch)
    elif now["legal"]:
        space = page.locator(f"[data-space={now['legal'][turn % len(now['legal'])]}]")
        hit(space, touch)
        if touch:  # the first tap shows, the second goes
            expect(page.locator("[data-part=goal][data-hot]")).to_have_count(1)
            hit(space, touch)
    elif "lay" in now["deeds"]:
        hit(page.locator("[data-do=lay]"), touch)
    elif "pass" in now["deeds"] and turn % 3 == 0:
        hit(page.locator("[data-do=pass]"), touch)
    elif any(card["usable"] and not card["up"] for card in now["hand"]):
        card = next(card for card in now["hand"] if card["usable"] and not card["up"])
        hit(hand(page).locator(f"[data-card='{card['card']}']"), touch, position={"x": 14, "y": 24})
    else:
        hit(page.locator("[data-do]:not([aria-disabled='true'])").last, touch)


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_the_button_that_takes_a_legend_holds_its_words(visit: Callable[..., Page], size: tuple[int, int]) -> None:
    page = visit(size=size)
    sit(page)
    free = page.get_by_role("group", name="Legends").locator("button[data-art]:not([aria-disabled=true])")
    expect(free.first).to_be_visible()
    for n in range(free.count()):
        free.nth(n).click()
        fight = page.get_by_role("button", name=re.compile("^Fight as"))
        expect(fight).to_be_visible()
        words = fight.evaluate(WORDS)
        assert words["inside"], words


def test_a_whole_duel_by_clicking(page: Page) -> None:
    sit(page, ko_mode="blitz")
    now = settle(page, {})
    for turn in range(MOST_CHOICES):
        if now["over"]:
            break
        click_something(page, now, turn)
        now = settle(page, now)
    ended(page)


def test_a_whole_duel_by_touch(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    sit(page, ko_mode="blitz")
    now = settle(page, {})
    for turn in range(MOST_CHOICES):
        if now["over"]:
            break
        click_something(page, now, turn, touch=True)
        now = settle(page, now)
    ended(page)


def test_an_illegal_space_names_its_rule(page: Page) -> None:
    """A click on the space where the other Legend stands moves nothing and shows which rule keeps it."""
    sit(page, legend_pick="random", start_spots="spread", first_player="seat1")
    now = settle(page, {})
    card = next(card for card in now["hand"] if card["usable"])
    hand(page).locator(f"[data-card='{card['card']}']").click(position={"x": 16, "y": 30})
    page.locator("[data-space=r1c4]").click()
    note = page.get_by_role("complementary", name="Not now")
    expect(note.get_by_role("button", name=re.compile("^Rule"))).to_contain_text("BH-")
    assert apart(box_of(note), box_of(page.locator("[data-space=r1c4]"))), "never over it"
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_a_far_space_picks_up_the_card_that_goes_there(page: Page) -> None:
    """With no card up, a click on a space that some card reaches raises the smallest one and shows its way."""
    sit(page, legend_pick="random", start_spots="spread", first_player="seat1")
    settle(page, {})
    page.locator("[data-space=r2c2]").click()
    expect(hand(page).get_by_role("button", pressed=True)).to_have_count(1)
    expect(page.locator("[data-part=ghost]")).to_be_visible()


def test_hover_draws_the_way(page: Page) -> None:
    sit(page, legend_pick="random", start_spots="spread", first_player="seat1")
    now = settle(page, {})
    card = next(card for card in now["hand"] if card["usable"])
    hand(page).locator(f"[data-card='{card['card']}']").click(position={"x": 16, "y": 30})
    page.locator("[data-legal]").last.hover()
    expect(page.locator("[data-part=ghost]")).to_be_visible()
    expect(page.locator("[data-part=way]")).to_be_visible()


def test_a_tap_shows_and_a_second_tap_goes(visit: Visit) -> None:
    """On a phone the first tap on a space previews; nothing is sent until the second."""
    page = visit(size=PHONE, touch=True)
    sit(page, legend_pick="random", start_spots="spread", first_player="seat1")
    now = settle(page, {})
    card = next(card for card in now["hand"] if card["usable"])
    hand(page).locator(f"[data-card='{card['card']}']").tap(position={"x": 14, "y": 24})
    space = page.locator("[data-legal]").last
    space.tap()
    expect(page.locator("[data-part=ghost]")).to_be_visible()
    lines = len(seen(page)["hand"])
    space.tap()
    expect(hand(page).get_by_role("button")).not_to_have_count(lines)


def test_no_serious_fault_of_access(page: Page, axe: Axe) -> None:
    sit(page, legend_pick="random", start_spots="spread", first_player="seat1")
    settle(page, {})
    assert axe(page) == []
