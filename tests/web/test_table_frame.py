"""How a table lies in its room: a board keeps its size whatever is asked, and held sideways nothing lies on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESK, PHONE, PLAIN, Visit
from tests.web.incredi import DECISIONS, FAST
from tests.web.letters import faults_of, lost
from tests.web.places import apart, box_of
from tests.web.positions import POSITIONS
from tests.web.staged import show, show_next

BEGINS_AT = PLAIN
SIZES = {"desk": DESK, "small desk": (1366, 768), "phone": PHONE, "sideways": PHONE[::-1]}
ASKED = ("draw", "location", "type", "may", "list", "recover long", "window on a clock")
"""What IncrediBrawl asks in a duel, from a single line to a panel that is as high as the hand."""
KEYS = ("Digit2", "ArrowUp", "Escape", "Escape", "KeyM")
"""In Brutality: a special is aimed, its target chosen, and all is taken back."""


def board(page: Page) -> tuple[int, ...]:
    """Where the board lies: x, y, width, height."""
    box = box_of(page.locator("[data-board]"))
    return tuple(round(n) for n in (box["x"], box["y"], box["width"], box["height"]))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_whatever_incredibrawl_asks_its_stage_keeps_its_size(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size, touch=size == PHONE)
    page.evaluate(FAST)
    boxes = {}
    for number, name in enumerate(ASKED):
        make, me = DECISIONS[name]
        (show_next(page, make(), me, number) if number else show(page, make(), me)).show()
        boxes[name] = board(page)
    assert set(boxes.values()) == {boxes["draw"]}, boxes


@pytest.mark.parametrize("name", ["special", "four"])
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_whatever_brutality_asks_its_board_keeps_its_size(visit: Visit, size: tuple[int, int], name: str) -> None:
    page = visit(size=size, touch=size == PHONE)
    at = POSITIONS["brutality"][name]()
    show(page, at.match, at.me)
    question = page.get_by_role("region", name="What you may do now")
    boxes, asked = [board(page)], {question.inner_text()}
    for key in KEYS:
        page.keyboard.press(key)
        boxes.append(board(page))
        asked.add(question.inner_text())
    assert len(asked) >= 2, asked
    assert set(boxes) == {boxes[0]}, boxes


NAMES = lost("[data-seat]", "[data-space]")
"""Cards and free spots on the stage that lie on each other, or under an edge."""


@pytest.mark.parametrize("name", ["select", "place", "window", "throw", "location", "seat"])
def test_incredibrawl_held_sideways_lies_side_by_side(visit: Visit, name: str) -> None:
    page = visit(size=SIZES["sideways"], touch=True)
    page.evaluate(FAST)
    make, me = DECISIONS[name]
    show(page, make(), me)
    assert faults_of(page, NAMES, "cut") == []
    stage, asked = page.locator("[data-board]"), page.get_by_role("region", name="What you may do now")
    assert apart(box_of(stage), box_of(asked))
    hand = page.get_by_role("group", name="Your hand")
    assert apart(box_of(stage), box_of(hand))


@pytest.mark.parametrize("name", ["turn", "four", "hazard", "special"])
def test_brutality_held_sideways_lies_side_by_side(visit: Visit, name: str) -> None:
    page = visit(size=SIZES["sideways"], touch=True)
    at = POSITIONS["brutality"][name]()
    show(page, at.match, at.me)
    board_box = box_of(page.locator("[data-board]"))
    assert board_box["height"] >= 250
    things = page.locator("[data-do]").all()
    assert things
    for thing in things:
        expect(thing).to_be_in_viewport(ratio=0.9)
        assert apart(board_box, box_of(thing)), thing.inner_text()
    assert apart(board_box, box_of(page.get_by_role("region", name="What you may do now")))
