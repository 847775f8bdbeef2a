"""What the browser tests of BRAWL share: opening a table, and a player who has only a keyboard.

The player reads what is on the screen: the keys that glow. It knows no rules.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}
EMPTY = {"kind": "empty"}
GLOWING = """() => {
  const marks = '.spot.go kbd, .base.legal > kbd.go, .base.legal > .all > kbd.go, .lay kbd, .choose kbd';
  const caps = [...document.querySelectorAll(marks)].map((key) => key.textContent);
  const on = (name) => document.querySelector(`.mine .${name}:not(.off)`);
  const drop = /Discard|Put back|Pass/.test(on('pile')?.textContent ?? '');
  return { caps, deal: Boolean(on('deck')), drop, over: Boolean(document.querySelector('#br-over')) };
}"""
SOMETHING = f"() => {{ const seen = ({GLOWING})(); return seen.caps.length || seen.deal || seen.drop || seen.over; }}"
ARROWS = {"\u2190": "ArrowLeft", "\u2192": "ArrowRight", "Space": "Space"}
ENOUGH = 20_000
"""Looks at the page after which a game has surely ended: a key is pressed for each of 34 cards a seat a few times at
most, and many a look comes before the answer to the last key has.
"""


def sit(page: Page, *seats: dict[str, Any], seed: int | None = 7, **options: Any) -> str:
    """Opens a BRAWL table and goes there; its id."""
    order: dict[str, Any] = {"game": "brawl", "seats": list(seats), "options": options}
    if seed is not None:
        order["seed"] = seed
    answer = page.request.post("/api/tables", data=json.dumps(order), headers={"content-type": "application/json"})
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    page.goto(f"/#/table/{table}")
    expect(page.locator(".br-table")).to_be_visible()
    return table


def key(cap: str) -> str:
    """The key with this print on it, as Playwright calls it."""
    return ARROWS.get(cap, cap.lower() if len(cap) == 1 else cap)


def ready(page: Page) -> None:
    """Says ready by keyboard."""
    expect(page.locator(".stage").get_by_role("button", name="Ready")).to_be_visible()
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
