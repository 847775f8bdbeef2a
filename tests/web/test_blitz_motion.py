"""What moves on the mat of Blitz Squad, step by step on a clock that stands; and what it is without motion."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.blitz import block, flip
from tests.web.conftest import PLAIN
from tests.web.staged import Stage, show

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
STEP = 60
"""ms by which the clock of the page goes on: no scene that is looked for is shorter."""
SCENE = "() => document.querySelector('[data-scene]')?.dataset.scene ?? ''"
BLOCK = ("block", "add hob-shield_up", "done")
HIT = ["slam", "count", "meet", "mill"]


def still(visit: Visit, **how: str) -> Page:
    """A page whose clock stands: only `scenes` lets it go on."""
    page = visit(**how)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    return page


def scenes(page: Page) -> list[str]:
    """What is shown from now on, one after another, until the mat is at rest."""
    page.wait_for_function(f"() => ({SCENE})() !== ''", polling="raf")
    found: list[str] = []
    while (now := page.evaluate(SCENE)) != "":
        if found[-1:] != [now]:
            found.append(now)
        page.clock.run_for(STEP)
    return found


def hit(page: Page) -> Stage:
    """Mako blocks an attack of 6 with 5."""
    made = show(page, block(), me=0)
    page.clock.run_for(5000)
    page.wait_for_selector("[data-moves]", state="attached")  # what moves is loaded when nothing else is to do
    made.play(1, *BLOCK)
    return made


def test_the_flip_and_a_hit_are_events_and_what_comes_next_waits_for_them(visit: Visit) -> None:
    page = still(visit, motion="no-preference")
    show(page, flip(), me=1)
    verdict = page.get_by_role("region", name="The Flip").get_by_role("status")
    said = page.get_by_role("region", name="What you may do now")
    page.wait_for_function(f"() => ({SCENE})() === 'flip'", polling="raf")
    expect(verdict).to_have_css("opacity", "0")
    expect(said).to_contain_text("The Flip")
    expect(said.get_by_role("button", name=re.compile("Robin|Mako"))).to_have_count(0)
    expect(page.locator("[data-lines] li")).to_have_count(0)
    assert scenes(page) == ["flip"]
    expect(verdict).to_contain_text("You win 3 to 2")
    expect(verdict).to_have_css("opacity", "1")
    expect(said.get_by_role("button", name="Robin")).to_be_visible()
    page.reload()
    expect(verdict).to_have_css("opacity", "1")  # who comes back finds it done

    hit(page)
    found = scenes(page)
    assert [one for one in found if one in HIT][: len(HIT)] == HIT
    assert found[-1] == "settle"
    expect(said).to_contain_text("Another combo")

    hit(page)
    page.wait_for_function(f"() => ({SCENE})() === 'slam'", polling="raf")
    mat = page.get_by_role("group", name="The mat").bounding_box()
    assert mat is not None
    page.mouse.click(mat["x"] + 60, mat["y"] + 60)  # where the tavern lies, which nobody sees now
    page.wait_for_function(f"() => ({SCENE})() === ''", polling="raf")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_without_motion_all_is_at_its_end_at_once(visit: Visit) -> None:
    page = still(visit)
    show(page, flip())
    expect(page.get_by_role("region", name="The Flip").get_by_role("status")).to_have_css("opacity", "1")
    hit(page)
    assert scenes(page) == ["totals", "row"]
    expect(page.get_by_role("button", name="Mako: 21 cards in the tavern. Open details.")).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0
