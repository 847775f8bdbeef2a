"""BRAWL on a slow or unlucky line: the own card lies there before the table answers, and comes back if it was late."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.brawling import BOT, GLOWING, ME, key, ready, sit

TABLE = re.compile(r"/api/tables/.+/ws")


@dataclass
class Line:
    """The WebSocket of a page, held up and tampered with."""

    hold: bool = False
    refuse: bool = False
    waiting: list[str | bytes] = field(default_factory=list)
    page: WebSocketRoute | None = None

    def route(self, socket: WebSocketRoute) -> None:
        """Stands between the page and the server."""
        self.page, server = socket, socket.connect_to_server()
        socket.on_message(lambda text: self.up(server, str(text)))
        server.on_message(self.down)

    def up(self, server: WebSocketRoute, text: str) -> None:
        message: dict[str, Any] = json.loads(text)
        if not (self.refuse and message["type"] == "rush"):
            server.send(text)
            return
        late = {"rule": "BR-ARB-03", "text": "Somebody was first.", "code": "top_is_block", "late_ms": 112, "by": 1}
        assert self.page is not None
        self.page.send(json.dumps({"type": "refused", "ref": message["ref"], **late}))

    def down(self, text: str | bytes) -> None:
        if self.hold:
            self.waiting.append(text)
        elif self.page is not None:
            self.page.send(text)

    def release(self) -> None:
        """Everything that was held arrives."""
        self.hold = False
        for text in self.waiting:
            assert self.page is not None
            self.page.send(text)
        self.waiting.clear()


def at_play(page: Page) -> Line:
    """A running game with a card in hand that has a place."""
    line = Line()
    page.route_web_socket(TABLE, line.route)
    sit(page, ME, BOT, deck_a="sparrow")
    ready(page)
    expect(page.locator(".deck:not(.off)")).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Space")
        expect(page.locator(".bc:not(.empty)")).to_be_visible()
        if page.locator(".spot.go").count():
            return line
        page.keyboard.press("f")
        expect(page.locator(".bc.empty")).to_be_visible()
    raise AssertionError("20 cards and no place for any")


def lay(page: Page) -> None:
    """Presses the first key that glows at an end."""
    page.keyboard.press(key(page.locator(".spot.go kbd").first.inner_text()))


def test_the_own_card_lies_there_before_the_answer(page: Page) -> None:
    line = at_play(page)
    line.hold = True
    lay(page)
    assert page.locator(".bar.ghost").count() == 1
    assert page.locator(".bc.empty").count() == 1
    page.keyboard.press("Space")
    assert page.locator(".bc.empty").inner_text() == "Dealing", "the other hand deals on meanwhile"
    line.release()
    expect(page.locator(".bar.ghost")).to_have_count(0)
    expect(page.locator(".bc:not(.empty)")).to_be_visible()


def test_a_late_card_comes_back_to_the_hand(page: Page) -> None:
    line = at_play(page)
    held = page.locator(".bc").get_attribute("aria-label")
    line.refuse = True
    lay(page)
    slip = page.locator(".toast.late")
    expect(slip).to_contain_text("Too late by 0.1 s.")
    expect(slip).to_contain_text("stays in your hand. Nothing lost.")
    assert page.locator(".bar.ghost").count() == 0
    assert page.locator(".bc").get_attribute("aria-label") == held
    line.refuse = False
    assert page.evaluate(GLOWING)["caps"], "its places glow again"


def test_a_line_that_breaks_heals_by_the_whole_state(page: Page) -> None:
    line = at_play(page)
    assert line.page is not None
    line.page.close()
    expect(page.locator(".say")).to_contain_text("in hand.")
    lay(page)
    expect(page.locator(".bar")).not_to_have_count(0)
