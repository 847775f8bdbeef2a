"""Three at a table of Blitz Squad: two people in two browsers, one by the link, and a bot between them."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import PATIENCE, PLAIN

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
FAST = "localStorage.setItem('rumpus.settings', JSON.stringify({speed: 0}))"
SEATS = [{"kind": "me", "name": "Robin"}, {"kind": "bot", "name": "Nix", "level": "random"}, {"kind": "empty"}]
OPTIONS = {"players": 3, "targets": "one"}
BUSY = "() => document.querySelector('[data-busy]') === null"


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What you may do now")


def table(host: Page, guest: Page) -> None:
    """Robin's table, at which Mako sits down by the link."""
    for page in (host, guest):
        page.evaluate(FAST)
    asked = json.dumps({"game": "blitz_squad", "seats": SEATS, "options": OPTIONS, "meet": False})
    made = host.request.post("/api/tables", data=asked, headers={"content-type": "application/json"})
    assert made.ok, made.text()
    for page in (host, guest):
        page.goto(f"/#/table/{made.json()['table']}")
        prompt(page).wait_for()
    guest.get_by_label("Your name").fill("Mako")
    guest.keyboard.press("Enter")
    for page in (host, guest):
        expect(page.get_by_role("region", name="Last one standing")).to_contain_text("You")
    expect(host.get_by_role("region", name="Last one standing")).to_contain_text("Mako")
    expect(guest.get_by_role("region", name="Last one standing")).to_contain_text("Robin")


def press(page: Page, key: str) -> None:
    """A key, and the answer to what it sent, a play or a draft."""
    page.keyboard.press(key)
    page.wait_for_function(BUSY)


def attack(page: Page) -> bool:
    """Aims at the first opponent and lays one card after the other, until they are an attack; whether it was sent."""
    press(page, "z")
    for digit in "1234567":
        press(page, digit)
        if prompt(page).get_by_role("button", name=re.compile("^Attack")).count():
            press(page, "Enter")
            return True
    press(page, "Escape")
    return False


def act(page: Page) -> str:
    """Answers what is asked of this one; what was asked, or nothing."""
    said = prompt(page).inner_text()
    if "Who begins" in said or "special card now" in said:
        press(page, "1")
    elif "Block, reply" in said or "Block the reply" in said or "or more." in said:
        press(page, "t")
    elif "Your attack" in said or "Another combo" in said:
        if attack(page):
            return "attack"
        press(page, "e")
        if "without an attack" in prompt(page).inner_text():
            press(page, "Enter")
    elif "discard" in said:
        for digit in "12":
            press(page, digit)
        press(page, "Enter")
    elif "Your" in said and "Waiting for" not in said:  # a card asks
        press(page, "1")
        press(page, "Enter")
    else:
        return ""
    return said


def test_two_people_and_a_bot_play_on_and_see_the_same_table(page: Page, visit: Visit) -> None:
    host, guest = page, visit()
    table(host, guest)
    done: dict[str, set[str]] = {"Robin": set(), "Mako": set()}
    end = time.monotonic() + PATIENCE
    while not all("attack" in one for one in done.values()):
        assert time.monotonic() < end, f"not seen within {PATIENCE} s: both attack; {done}"
        for name, one in (("Robin", host), ("Mako", guest)):
            done[name].add(act(one))
    for one in (host, guest):
        expect(one.get_by_role("region", name="All lines")).to_contain_text(re.compile("Robin attacks|You attack"))
        expect(one.get_by_role("region", name="All lines")).to_contain_text(re.compile("Mako attacks|You attack"))
