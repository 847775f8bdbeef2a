"""What moves at normal speed moves along its true way; a press finishes it, and nothing moves where none is wanted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.conftest import PLAIN
from tests.web.staged import stage

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
FRAMES = """() => document.getAnimations()
    .filter((one) => one.effect?.target?.matches('[data-part=legend], [data-part=departed]'))
    .map((one) => one.effect.getKeyframes().length)"""
"""The number of keyframes of every animation of a standee that runs or waits: one a space of its way."""
BASE = "A yumiko equipped at r2c2 hand 1 4\nB nix at r1c5 hand 2 4\n"


def slowly(page: Page) -> None:
    """Animations take a hundred times as long, so that a test sees them."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.01})


def moves(page: Page, frames: int) -> None:
    page.wait_for_function(f"n => ({FRAMES})().includes(n)", arg=frames, polling="raf")


def test_somebody_elses_walk_turns_its_corners(visit: Visit) -> None:
    page = visit(motion="no-preference")
    table = stage(page, f"turn B\n{BASE}")
    slowly(page)
    table.play(1, "move 4", "path r2c4 r3c3 r4c3 r4c2")
    moves(page, 5)
    page.mouse.click(5, 5)
    page.wait_for_function(f"() => ({FRAMES})().length === 0", polling="raf")


def test_a_ko_flies_over_the_line(visit: Visit) -> None:
    page = visit(motion="no-preference")
    scene = "turn A\nA yumiko equipped at r4c4 hand 5\nB nix red equipped at r4c5 hand\ntokens r2c4\n"
    table = stage(page, scene, "A: heavy B")
    slowly(page)
    table.play(0, "play 5")
    moves(page, 4)
    expect(page.locator("[data-part=departed]")).to_have_count(1)
    expect(page.locator("[data-part=flash]")).to_have_count(1)


def test_nothing_travels_with_reduced_motion(visit: Visit) -> None:
    page = visit()
    table = stage(page, f"turn B\n{BASE}")
    slowly(page)
    table.play(1, "move 4", "path r2c4 r3c3 r4c3 r4c2")
    moves(page, 2)
    expect(page.locator("[data-part=trail]")).to_have_count(1)
