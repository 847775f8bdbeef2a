"""BRAWL on a slow or unlucky line: the own card lies there before the table answers, and comes back if it was late."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.web.brawling import BOT, GLOWING, ME, bars, deck, ends, held, key, prompt, ready, sit
from tests.web.conftest import PLAIN

BEGINS_AT = PLAIN
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
        why = {"code": "", "args": {}, "text": "Somebody was first."}
        late = {"rule": "BR-ARB-03", "why": why, "out": None, "code": "top_is_block", "late_ms": 112, "by": 1}
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
    expect(deck(page)).to_be_enabled()
    for _ in range(20):
        page.keyboard.press("Space")
        expect(held(page)).to_be_visible()
        if ends(page).count():
            return line
        page.keyboard.press("f")
        expect(held(page)).to_have_count(0)
    raise AssertionError("20 cards and no place for any")


def on_its_way(page: Page) -> Locator:
    """The cards that the page shows before the table has said that they lie there."""
    return bars(page).and_(page.locator("[aria-busy=true]"))


def lay(page: Page) -> None:
    """Presses the first key that glows at an end."""
    page.keyboard.press(key(ends(page).first.locator("kbd").inner_text()))


def test_the_own_card_lies_there_before_the_answer(page: Page) -> None:
    line = at_play(page)
    line.hold = True
    lay(page)
    assert on_its_way(page).count() == 1
    assert held(page).count() == 0
    page.keyboard.press("Space")
    own = page.get_by_role("region", name="Your cards")
    assert own.get_by_text("Dealing").is_visible(), "the other hand deals on meanwhile"
    line.release()
    expect(on_its_way(page)).to_have_count(0)
    expect(held(page)).to_be_visible()


def test_a_press_where_the_card_may_not_go_is_answered_by_the_page(page: Page) -> None:
    line = at_play(page)
    line.hold = True
    page.get_by_role("button", name="Deal; ").click(force=True)
    note = page.get_by_role("complementary", name="Not now")
    expect(note).to_contain_text("Your hand already holds a card.")
    expect(note).to_contain_text("Play it, or put it away, first.")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    base = page.get_by_role("button", name=re.compile("your Base"))
    base.first.click(force=True)
    expect(note).to_contain_text("Choose a glowing place.")


def test_a_late_card_comes_back_to_the_hand(page: Page) -> None:
    line = at_play(page)
    card = held(page).get_attribute("aria-label")
    line.refuse = True
    lay(page)
    slip = page.get_by_role("status", name="News")
    expect(slip).to_contain_text("Too late by 0.1 s.")
    expect(slip).to_contain_text("stays in your hand. Nothing lost.")
    assert on_its_way(page).count() == 0
    assert held(page).get_attribute("aria-label") == card
    line.refuse = False
    assert page.evaluate(GLOWING)["caps"], "its places glow again"


def test_a_line_that_breaks_heals_by_the_whole_state(page: Page) -> None:
    line = at_play(page)
    assert line.page is not None
    line.page.close()
    expect(prompt(page)).to_contain_text("in hand.")
    lay(page)
    expect(bars(page)).not_to_have_count(0)
