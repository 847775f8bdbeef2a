"""What the browser tests of BRAWL share: opening a table, and a player who has only a keyboard.

The player reads what is on the screen: the keys that glow. It knows no rules.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}
EMPTY = {"kind": "empty"}
GLOWING = """() => {
  const at = (name) => `[aria-label="${name}"]`;
  const all = (places) => [...document.querySelectorAll(places)];
  const glows = 'button[data-space]:not([data-space=deck], [aria-disabled=true]) kbd';
  const caps = all(`${glows}, ${at('Choose')} kbd, ${at('Tag a teammate')} kbd`).map((key) => key.textContent);
  const mine = all(`${at('Your cards')} button:not([aria-disabled=true])`).map((button) => button.innerText.trim());
  const [deal, drop] = [/^Deal;/, /^(Discard|Put back|Pass);/].map((word) => mine.some((one) => word.test(one)));
  return { caps, deal, drop, over: all(at('Bases')).length > 0 };
}"""
SOMETHING = f"() => {{ const seen = ({GLOWING})(); return seen.caps.length || seen.deal || seen.drop || seen.over; }}"
ARROWS = {"\u2190": "ArrowLeft", "\u2192": "ArrowRight", "Space": "Space"}
ENOUGH = 20_000
"""Looks at the page after which a game has surely ended: a key is pressed for each of 34 cards a seat a few times at
most, and many a look comes before the answer to the last key has.
"""


def sit(page: Page, *seats: dict[str, Any], seed: int | None = 7, **options: Any) -> str:
    """Opens a BRAWL table and goes there; its id."""
    order: dict[str, Any] = {"game": "brawl", "seats": list(seats), "options": options, "meet": False}
    if seed is not None:
        order["seed"] = seed
    answer = page.request.post("/api/tables", data=json.dumps(order), headers={"content-type": "application/json"})
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    page.goto(f"/#/table/{table}")
    expect(prompt(page)).to_be_visible()
    return table


def key(cap: str) -> str:
    """The key with this print on it, as Playwright calls it."""
    return ARROWS.get(cap, cap.lower() if len(cap) == 1 else cap)


def prompt(page: Page) -> Locator:
    """What the table says may be done now."""
    return page.get_by_role("region", name="What you may do now")


def result(page: Page) -> Locator:
    """The sheet at the end: who won each Base."""
    return page.get_by_role("dialog", name=re.compile("win"))


def stage(page: Page) -> Locator:
    """Before the start: who is ready."""
    return page.get_by_role("region", name="Ready?")


def deck(page: Page) -> Locator:
    """The own deck; it is enabled while it may be dealt from."""
    return page.get_by_role("button", name=re.compile("^Deal; "))


def pile(page: Page) -> Locator:
    """The own pile; it is enabled while the card in hand may go there."""
    return page.get_by_role("region", name="Your cards").get_by_role("button", name=re.compile("; .* in your pile$"))


def held(page: Page) -> Locator:
    """The card in hand; there is none while the hand is empty."""
    return page.get_by_role("article", name=re.compile("^In hand: "))


def ends(page: Page) -> Locator:
    """The ends where the card in hand may lie."""
    return page.get_by_role("button", name=re.compile(" end: "), disabled=False)


def bars(page: Page) -> Locator:
    """The cards that lie at the ends."""
    return page.get_by_role("list", name=re.compile(" end, ")).get_by_role("listitem")


def ready(page: Page) -> None:
    """Says ready by keyboard."""
    expect(stage(page).get_by_role("button", name="Ready")).to_be_visible()
    page.keyboard.press("Space")


def step(page: Page, turn: int, *, wait: bool = False) -> bool:
    """One key press: a glowing place, else deal, else throw the card away. False: the game is over.

    With nothing to press: `wait` until a rival's play changes that, else let the caller go on.
    """
    seen = page.evaluate(GLOWING)
    if seen["over"]:
        return False
    if seen["caps"]:
        page.keyboard.press(key(seen["caps"][turn % len(seen["caps"])]))
    elif seen["deal"]:
        page.keyboard.press("Space")
    elif seen["drop"]:
        page.keyboard.press("f")
    elif wait:
        page.wait_for_function(SOMETHING)
    return True
