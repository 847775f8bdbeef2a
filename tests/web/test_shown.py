"""What happened is seen before what comes next is asked: by the order in which things stand on the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from tests.web.order import in_order, note, until
from tests.web.staged import stage

Visit = Callable[..., Page]
DUEL = "turn A\nA yumiko equipped at r4c3 hand 1 4 5\nB nix at r4c4 hand 2 4\n"
KO = "turn A\nA yumiko equipped at r4c4 hand 5\nB nix red equipped at r4c5 hand 3\ntokens r2c4\n"
WATCH = {
    "verdict": ".stage .verdict",
    "mine": "[data-mine] p",
    "ko": "[data-ko=word]",
    "log": "[data-lines] li:last-child",
}


def ready(page: Page) -> None:
    """What shows a step is loaded when the page is idle, as the figures are printed."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => !document.documentElement.hasAttribute('data-printing')", polling="raf")


def test_an_attack_stands_until_its_verdict_was_read(visit: Visit) -> None:
    page = visit(motion="no-preference")
    table = stage(page, DUEL, "A: light B", "A: play 5")
    ready(page)
    note(page, **WATCH)
    table.play(1, "play 2", "lay")
    in_order(until(page, "mine: Beat"), "verdict: Hits by 3", "mine: Beat")
    table.play(0, "pass")
    in_order(until(page, "mine: Take"), "mine: Beat", "verdict: Hit.", "mine: Take")


def test_a_ko_is_over_before_it_is_told_and_anything_asked(visit: Visit) -> None:
    page = visit(motion="no-preference")
    table = stage(page, KO, "A: heavy B", "A: play 5")
    ready(page)
    note(page, **WATCH, waits=".prompt p")
    table.play(1, "pass")
    in_order(until(page, "ko: KO"), "verdict: Hit. Flies 4.", "ko: KO")
    in_order(until(page, "waits: Nix loses"), "ko: KO", "waits: Nix loses")
