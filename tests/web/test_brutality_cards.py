"""Brutality around its board: relics, what is in force, the log, four players and the result."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.web import brutal
from tests.web.conftest import PLAIN, Visit
from tests.web.staged import Stage, show

from rumpus.server.protocol import Coached

BEGINS_AT = PLAIN


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What you may do now")


def relics(page: Page, name: str = "Your relics") -> Locator:
    return page.get_by_role("region", name=name)


def at(page: Page, stage: Stage) -> None:
    """Opens a table that is staged."""
    page.route_web_socket("**/api/tables/staged/ws*", stage.connect)
    page.goto("about:blank")
    page.goto("/#/table/staged")


def press(page: Page, button: Locator) -> None:
    """A button, and the answer to what it sent."""
    button.click()
    page.wait_for_function("() => document.querySelector('[data-busy]') === null")


def test_relics_are_played_and_discarded(page: Page) -> None:
    stage = show(page, brutal.turn())
    hand = relics(page)
    press(page, hand.get_by_role("button", name="Cataclysm"))
    expect(hand.get_by_role("button", name="Cataclysm")).to_have_attribute("aria-pressed", "true")
    expect(prompt(page).get_by_role("button", name="Enter")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="In force")).to_contain_text("round 6")
    expect(page.get_by_role("region", name="Fight log")).to_contain_text("You play Cataclysm, for the next round.")
    expect(hand.get_by_role("button", name="Cataclysm")).to_have_count(0)
    assert stage.sent[-1] == ["relic cataclysm"]
    # What is read about by I is a dialog.
    hand.get_by_role("button", name="Martyr's Hand").focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="About it")).to_contain_text("Martyr's Hand")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # The end of the turn asks what goes.
    page.keyboard.press("e")
    expect(hand).to_contain_text("Click those that go.")
    press(page, hand.get_by_role("button", name="Blessed Arms"))
    expect(hand.get_by_role("button", name="Blessed Arms")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("e")
    expect(hand.get_by_role("button", name="Blessed Arms")).to_have_count(0)
    assert ["relic blessed_arms"] in [plays[:1] for plays in stage.sent]
    expect(page.get_by_role("region", name="Fight log")).to_contain_text("Blessed Arms is discarded.")


def test_four_know_who_goes_on_and_what_a_teammate_has_in_mind(page: Page) -> None:
    stage = Talking(brutal.four())
    at(page, stage)
    relay = page.get_by_role("region", name="Who goes when")
    expect(relay).to_contain_text("You or Kit")
    expect(relay.get_by_text("Next: you or Kit")).to_have_count(1)
    expect(relay.get_by_role("listitem")).to_contain_text(["Archer", "Warden", "Archer", "Next", "then they"])
    expect(page.get_by_role("region", name="Their team")).to_contain_text("Waits")
    expect(page.get_by_role("region", name="Your team").get_by_text("May act now")).to_have_count(2)
    expect(relics(page, "Team relics")).to_contain_text("Either of you plays them.")
    prompt(page).get_by_role("button", name="After you").click()
    stage.hear(2, "Anchor Chain, Siege Ram takes 1", "f6")
    expect(page.get_by_role("heading", name="Kit aims")).to_be_visible()
    expect(page.get_by_text("Anchor Chain, Siege Ram takes 1")).to_be_visible()
    expect(page.locator("[data-mate]")).to_contain_text("Kit aims")
    stage.hear(2, "Me first", None)
    expect(relay).to_contain_text("Kit: Me first")
    assert [said["text"] for said in stage.said] == ["After you"]
    # What is aimed here outlives what the teammate does.
    page.keyboard.press("2")
    page.locator('[data-space="d6"]').click()
    loose = prompt(page).get_by_role("button", name="Shoot")
    expect(loose).to_be_visible()
    # It is gone when its seat has done something.
    stage.play(2, "step B S")
    expect(page.get_by_role("heading", name="Kit aims")).to_have_count(0)
    expect(page.locator("[data-mate]")).to_have_count(0)
    expect(relay).not_to_contain_text("Me first")
    press(page, loose)
    assert stage.sent == [["special A 2", "hero X"]]


def test_the_result_stands_beside_the_board_and_on_a_phone_in_its_place(visit: Visit, axe: Any) -> None:
    page = visit()
    at(page, Stage(brutal.ended()))
    poster = page.get_by_role("region", name="You win!")
    expect(poster.get_by_role("heading", name="You win!")).to_be_visible()
    expect(poster).to_contain_text(
        "Bulwark Slam: Demon King takes 1, is knocked back 1, takes 1 from Spiked Pillars, is killed."
    )
    expect(poster).to_contain_text(re.compile(r"Squares knocked\s*1 You\s*0 Mako"))
    expect(poster.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("img", name="HP of the four heroes over 7 rounds")).to_be_visible()
    expect(page.get_by_text("Killed in round 7")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert axe(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("button", name="Result")).to_be_visible()


class Talking(Stage):
    """A table whose talk within a team is heard."""

    def __init__(self, match: Any) -> None:
        super().__init__(match)
        self.said: list[dict[str, Any]] = []

    def receive(self, message: dict[str, Any]) -> None:
        if message["type"] == "coach":
            self.said.append(json.loads(json.dumps(message)))
        super().receive(message)

    def hear(self, seat: int, text: str, space: str | None) -> None:
        """A teammate says something."""
        self.send(Coached(seat, text, space))
