"""BRAWL's other pages: the set-up page, and a table played by touch on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.brawling import BOT, ME, bars, deck, ends, held, pile, sit, stage
from tests.web.conftest import DESK, PHONE, PLAIN
from tests.web.letters import enlarge, faults_of, lost
from tests.web.positions import POSITIONS
from tests.web.staged import show

from rumpus.kernel.match.match import Match

BEGINS_AT = PLAIN
Axe = Callable[[Page], list[str]]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_by_touch_on_a_phone(visit: Callable[..., Page], axe: Axe, theme: str) -> None:
    page = visit(size=PHONE, theme=theme, touch=True)
    sit(page, ME, BOT)
    stage(page).get_by_role("button", name="Ready").tap()
    expect(deck(page)).to_be_enabled()
    played = 0
    for _ in range(24):
        deck(page).tap()
        expect(held(page)).to_be_visible()
        spot = page.locator("button[data-space]:not([data-space=deck], [aria-disabled=true])").first
        if spot.is_visible():
            spot.tap()
            played += 1
        else:
            pile(page).tap()
        expect(held(page)).to_have_count(0)
        if played == 2:
            break
    assert played == 2
    assert axe(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], "nothing is wider than the phone"


def test_the_result_lists_the_points_by_place(page: Page) -> None:
    match = Match.start("brawl", {"mode": "training"}, 4)
    leave = match.spec.actions.leave
    assert leave is not None
    match.play(0, leave.concede)
    assert list(match.places) == [2, 1]
    show(page, match)
    rows = page.get_by_role("dialog").get_by_role("list", name="Points").get_by_role("listitem")
    expect(rows).to_have_text([re.compile("^1.*Mako"), re.compile("^2.*You")])


def test_a_press_meant_for_the_race_is_none_for_its_result(page: Page) -> None:
    match = Match.start("brawl", {"mode": "training"}, 4)
    leave = match.spec.actions.leave
    assert leave is not None
    match.play(0, leave.concede)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    table = show(page, match, now=0)
    again = page.get_by_role("dialog").locator("button", has_text="Play again")
    again.wait_for()
    box = again.bounding_box()
    assert box is not None
    for key in ("Enter", "Space"):
        page.keyboard.press(key)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.clock.run_for(1000)
    expect(page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_visible()
    assert "again" not in table.heard


LOST = lost(
    ".two > *, .many > *", ".mine .kk", ".mine .bc > :is(.d, p)", ".base", ".base :is(.nm .d, .sc b)", ".spot.go > *"
)


@pytest.mark.parametrize("size", [DESK, (1366, 768), PHONE], ids=["desk", "small desk", "phone"])
def test_letters_of_twice_the_size_have_room(visit: Callable[..., Page], size: tuple[int, int]) -> None:
    """Nothing is cut or lies on anything else, and all that is pressed is in reach."""
    page = visit(size=size, touch=size == PHONE)
    for name in ("live", "training", "circle", "tag"):
        at = POSITIONS["brawl"][name]()
        show(page, at.match, at.me, at.now)
        enlarge(page)
        assert faults_of(page, LOST) == [], name
        own = page.get_by_role("region", name="Your cards").get_by_role("button")
        for thing in [*own.all(), *ends(page).all(), *stage(page).get_by_role("button").all()]:
            thing.scroll_into_view_if_needed()
            expect(thing).to_be_in_viewport(ratio=0.9)


def test_forced_colours_leave_what_is_printed_its_inks_and_give_buttons_an_edge(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    at = POSITIONS["brawl"]["live"]()
    show(page, at.match, at.me, at.now)
    kept = "one => getComputedStyle(one).forcedColorAdjust"
    base = page.get_by_role("button", name=re.compile("^Kit, your Base"))
    for printed in (bars(page).first, held(page), base.first):
        expect(printed).to_be_visible()
        assert printed.evaluate(kept) == "none"
    at = POSITIONS["brawlhalla"]["turn"]()
    show(page, at.match, at.me)
    move = page.get_by_role("button", name=re.compile("^Move"))
    assert move.evaluate("one => getComputedStyle(one).borderTopWidth") == "1px"
    at = POSITIONS["brawlhalla"]["defence"]()
    show(page, at.match, at.me)
    assert page.get_by_role("region", name=re.compile("^Light attack")).evaluate(kept) == "none"
