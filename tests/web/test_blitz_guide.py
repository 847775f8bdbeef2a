"""The guided game of Blitz Squad, from The Flip to the win, by somebody who presses only what it lights."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.web.blitz import block, flip, last, placing
from tests.web.conftest import PHONE, PLAIN
from tests.web.staged import show

BEGINS_AT = PLAIN
Visit = Callable[..., Page]


def guide(page: Page, title: str = "") -> Locator:
    """The slip of the guide, or its title."""
    slip = page.get_by_role("complementary", name="Guide")
    return slip.get_by_role("heading", name=title, exact=True) if title else slip


def press(page: Page, title: str, *names: str) -> None:
    """Presses buttons, which this step has to light, one after the other; then the step is done."""
    expect(guide(page, title)).to_be_visible()
    for name in names:
        button = page.get_by_role("button", name=re.compile(f"^{name}"))
        page.locator("[data-lit-now]").and_(button).first.click()
    expect(guide(page, title)).to_have_count(0)


def test_who_may_place_a_special_card_first_of_all_is_guided(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    show(page, placing(), tutorial=True)
    expect(page.get_by_role("region", name="What you may do now")).to_contain_text("Place your special card now?")
    press(page, "The Flip", "Place")


OVER = """mat => [...mat.querySelectorAll('section, p')].filter((one) =>
    one.getBoundingClientRect().bottom > mat.getBoundingClientRect().bottom).length"""
"""How many trays and texts of a mat lie over what is below it."""


def test_trays_end_with_the_mat_where_the_guide_takes_its_room(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    show(page, block(), me=1, tutorial=True)
    guide(page, "Block or take it").wait_for()
    expect(page.get_by_label("Reply stack, empty")).to_be_visible()
    assert page.get_by_role("group", name="The mat").evaluate(OVER) == 0
    page.keyboard.press("1")
    expect(page.get_by_label(re.compile("^Block stack, 1 card"))).to_be_visible()
    assert page.get_by_role("group", name="The mat").evaluate(OVER) == 0


def test_the_guide_waits_for_each_step_and_leads_to_the_win(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    made = show(page, flip(), me=1, tutorial=True)
    press(page, "The Flip", "Robin")
    assert len(made.sent) == 1

    made = show(page, block(), me=1, tutorial=True)
    press(page, "Block or take it", "Take")
    assert made.sent == [["pass"]]
    expect(guide(page, "The tavern is life")).to_be_visible()
    guide(page).get_by_role("button", name="Got it").click()

    made = show(page, last(), tutorial=True)
    expect(guide(page, "A stack is a sum")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^End turn"))).to_have_count(0)
    page.keyboard.press("e")
    expect(page.get_by_role("complementary", name="Not now")).to_contain_text("In this game you attack first.")
    press(page, "A stack is a sum", "Head First")
    press(page, "Pay for it", "Overdrive", "Boiler")
    guide(page, "Choose the top").wait_for()
    guide(page).get_by_role("button", name="Got it").click()
    press(page, "Send it", "Attack")
    made.play(1, "pass")
    expect(page.get_by_role("dialog", name="You win!")).to_be_visible()
