"""What a first visit weighs: everything that Chromium fetches until the page is idle, with an empty cache.

Bytes are those on the wire, with the heads of all answers; kB are 1000 of them. What a socket says is not among them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import PATIENCE

LIMITS = {"lobby": (220, 20), "table": (380, 30)}
"""kB and requests of the first visit to a page."""
GAMES = ("brawlhalla", "brawl", "incredibrawl", "blitz_squad", "brutality")
IDLE = """() => new Promise(done => requestIdleCallback(() => done(
    !document.documentElement.hasAttribute('data-printing') && document.fonts.status === 'loaded'
)))"""
"""Whether nothing is drawn and no font is on its way, once the browser has nothing to do."""


class Wire:
    """What a page has fetched: bytes by address."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: dict[str, str] = {}
        self.bytes: dict[str, float] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.webSocketCreated", lambda told: self.asked.setdefault(told["requestId"], told["url"]))
        session.on("Network.loadingFinished", self._came)
        session.send("Network.enable")

    def _sent(self, told: dict[str, Any]) -> None:
        address = told["request"]["url"]
        if not address.startswith(("data:", "blob:")):
            self.asked[told["requestId"]] = address

    def _came(self, told: dict[str, Any]) -> None:
        if told["requestId"] in self.asked:
            self.bytes[told["requestId"]] = told["encodedDataLength"]

    def rest(self) -> None:
        """Waits until the page is idle: twice in a row nothing has come, and nothing more is drawn."""
        before = -1
        while before < len(self.asked) or not self.page.evaluate(IDLE):
            before = len(self.asked)
            self.page.wait_for_load_state("networkidle")
            self.page.evaluate(IDLE)

    def __str__(self) -> str:
        lines = sorted(f"{self.bytes.get(one, 0):>8.0f} {address}" for one, address in self.asked.items())
        return "\n".join(lines)


@pytest.fixture
def newcomer(server: str, browser: Browser) -> Iterator[Callable[[], Page]]:
    """A page of somebody whose browser has nothing of ours."""
    context = browser.new_context(base_url=server, viewport={"width": 1440, "height": 900})
    context.set_default_timeout(1000 * PATIENCE)
    yield context.new_page
    context.close()


def weigh(page: Page, address: str, room: str, first: str) -> None:
    """Opens the page, and compares with the limits of such a room; `first`: what it has when it stands."""
    wire = Wire(page)
    page.goto(address)
    expect(page.locator(first).first).to_be_visible()
    wire.rest()
    most, spent = LIMITS[room], (round(sum(wire.bytes.values()) / 1000, 1), len(wire.asked))
    assert all(one <= limit for one, limit in zip(spent, most, strict=True)), f"{spent} of {most}\n{wire}"


def test_the_lobby(newcomer: Callable[[], Page]) -> None:
    weigh(newcomer(), "/", "lobby", "article")


@pytest.mark.parametrize("game", GAMES)
def test_a_table(newcomer: Callable[[], Page], game: str) -> None:
    page = newcomer()
    order = {"game": game, "seed": 7, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "meet": False}
    answer = page.request.post("/api/tables", data=json.dumps(order), headers={"content-type": "application/json"})
    assert answer.ok, answer.text()
    weigh(page, f"/#/table/{answer.json()['table']}", "table", "[data-card], [data-do], [data-art], [data-space]")
