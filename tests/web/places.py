"""Where things lie on the page, once nothing moves them any more."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator


def box_of(thing: Locator) -> FloatRect:
    """Where a thing lies when it has come to rest: the same in two frames, one after the other."""
    handle = thing.element_handle()
    handle.wait_for_element_state("stable")
    box = handle.bounding_box()
    assert box is not None, thing
    return box


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether neither lies on the other."""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
