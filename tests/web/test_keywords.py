"""Keywords: what one means opens under the mouse, with the focus, on a long press, and lies on nothing it explains."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web import blitz, brutal
from tests.web.conftest import DESK, PHONE, PLAIN
from tests.web.letters import enlarge
from tests.web.places import apart, box_of
from tests.web.staged import show

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
Axe = Callable[[Page], list[str]]


def note(page: Page) -> Locator:
    return page.get_by_role("note")


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What you may do now")


def beside(page: Page, thing: Locator) -> None:
    """The note is inside the window, and lies on nothing of what it explains."""
    size, box = page.viewport_size, box_of(note(page))
    assert size is not None
    assert 0 <= box["x"] <= size["width"] - box["width"], box
    assert 0 <= box["y"] <= size["height"] - box["height"], box
    assert apart(box, box_of(thing))


def test_a_mouse_that_rests_on_a_word_of_a_card_reads_what_it_means(page: Page, axe: Axe) -> None:
    show(page, blitz.block(), 1)
    card = page.locator("[data-card]").filter(has_text="Counterpunch")
    word = card.locator("[data-word=mill]")
    word.hover()
    expect(note(page)).to_contain_text("Put cards from the top of the tavern into the clinic.")
    beside(page, word)
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(note(page)).to_have_count(0)
    word.click()
    expect(page.get_by_label(re.compile("^Block stack, 1 card"))).to_be_visible()


def test_the_focus_on_a_card_reads_all_of_its_words_and_adds_no_stop(page: Page) -> None:
    show(page, blitz.block(), 1)
    card = page.locator("[data-card]").filter(has_text="Counterpunch")
    name = card.inner_text()
    assert card.locator("[tabindex], button").count() == 0
    for key in ("Tab", "Shift+Tab"):
        card.focus()
        page.keyboard.press(key)
    page.keyboard.press("Tab")
    expect(card).to_be_focused()
    expect(note(page).get_by_role("term").filter(has_text="Mill")).to_be_visible()
    expect(card).to_have_attribute("aria-description", re.compile(r"Mill: Put cards"))
    assert card.inner_text() == name
    beside(page, card)
    page.keyboard.press("Tab")
    expect(note(page)).to_have_count(0)


@pytest.mark.parametrize(("size", "letters"), [(DESK, 1), (PHONE, 1), (PHONE, 2)], ids=["desk", "phone", "large"])
def test_a_word_of_a_prompt_is_a_stop_of_its_own(visit: Visit, axe: Axe, size: tuple[int, int], letters: int) -> None:
    page = visit(size=size)
    show(page, blitz.mend())
    if letters > 1:
        enlarge(page)
    word = prompt(page).get_by_role("button", name="mend", exact=True)
    word.focus()
    page.keyboard.press("Enter")
    expect(note(page)).to_contain_text("Choose cards in the clinic and shuffle them into the tavern.")
    beside(page, word)
    assert letters > 1 or axe(page) == []
    page.keyboard.press("Escape")
    expect(note(page)).to_have_count(0)


def test_a_long_press_opens_a_word_and_a_tap_elsewhere_closes_it(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    show(page, blitz.mend())
    page.get_by_role("button", name=re.compile("log", re.IGNORECASE)).first.tap()
    word = page.locator("[data-lines] [data-word=action]")
    box = box_of(word)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(note(page)).to_contain_text("Its damage starts at 0.")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    beside(page, word)
    page.touchscreen.tap(x, y - 60)
    expect(note(page)).to_have_count(0)


def test_a_word_of_space_has_a_picture(page: Page) -> None:
    show(page, brutal.turn())
    word = page.locator("[data-word=knock-back]").first
    word.hover()
    expect(note(page)).to_contain_text("Squares that a hit drives its victim straight away.")
    expect(note(page).locator("svg")).to_be_visible()
    beside(page, word)
