"""Two people in two browsers: secret choices stay secret, can be taken back, and are shown to both at once."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from tests.web.conftest import PLAIN
from tests.web.incredi import BOT, EMPTY, ME, act, board, card, choices, choose, click, prompt, seen, sit

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
FAMILY = {"mode": "family", "players": 2, "family_refill": "off"}
"""Nothing but choosing is asked."""
PICTURE = """board => {
    const copy = board.cloneNode(true);
    copy.querySelector('[data-last]')?.remove();
    return copy.innerHTML;
}"""
"""All that the game shows but the last line of the log, which tells of what was taken back."""
ROUNDS = 40
SELECT = "() => document.querySelector('[data-ask]')?.dataset.ask === 'select'"


class Ear:
    """Every frame that a browser gets from the server."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def states(self, since: int, unmoved: bool = True) -> list[dict[str, Any]]:
        """The states in the frames from number `since` on, without what counts states and lines.

        `unmoved=False` leaves out those in which the host has not answered yet: a name that was given just before may
        be told late.
        """
        found = [json.loads(frame) for frame in self.frames[since:]]
        kept = [message for message in found if message["type"] == "state"]
        kept = [message for message in kept if unmoved or 0 not in message["view"]["waiting"]]
        for message in kept:
            for name in ("version", "log_from", "clock_ms", "now"):
                message.pop(name, None)
            for line in message["log"]:
                line.pop("n")
        return kept


def two(page: Page, visit: Visit) -> tuple[Page, Page, Ear]:
    """A table of two: whoever opened it, and whoever got the link; and what the second one hears."""
    table = sit(page, ME, EMPTY, seed=None, **FAMILY)
    guest = visit()
    guest.evaluate("localStorage.setItem('rumpus.settings', JSON.stringify({speed: 0}))")
    ear = Ear(guest)
    guest.goto(f"/#/table/{table}")
    guest.get_by_label("Your name").fill("Mako")
    guest.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Free seat")).to_have_count(0)
    for each in (page, guest):
        expect(each.locator("[data-mine]")).to_be_visible()
    return page, guest, ear


def lies(page: Page, seat: int) -> Locator:
    """The spot of a seat; what lies there is its name."""
    return page.locator(f"button[data-seat='{seat}']")


def name_of(page: Page, number: int) -> str:
    """The name of a card in hand: the first words of what is said of it."""
    return (card(page, number).text_content() or "").split(",")[0].strip()


def test_forced_colours_leave_the_cards_printed_and_glory_told(page: Page) -> None:
    sit(page, ME, BOT)
    page.emulate_media(forced_colors="active")
    card = page.get_by_role("group", name=re.compile("^Your hand")).get_by_role("button").first
    expect(card).to_be_visible()
    assert card.evaluate("one => getComputedStyle(one.lastElementChild).backgroundColor") == "rgb(247, 237, 216)", (
        "paper"
    )
    looks = page.get_by_role("button", name=re.compile("^You")).first.evaluate(
        "one => [...one.querySelectorAll('i:has(svg)')].map((star) => getComputedStyle(star).opacity)"
    )
    assert len(looks) == 10
    assert looks == ["1"] * looks.count("1") + ["0.25"] * looks.count("0.25")
    assert looks.count("0.25") >= 9


def test_a_choice_is_secret_until_both_have_chosen(page: Page, visit: Visit) -> None:
    """What the other browser is told, and shows, is the same whichever card it was."""
    host, guest, ear = two(page, visit)
    theirs = seen(guest)["hand_cards"]
    mine = [one for one in seen(host)["hand_cards"] if one not in theirs]
    names = [name_of(host, mine[1]), name_of(guest, theirs[0])]
    heard: list[list[dict[str, Any]]] = []
    shown: list[str] = []
    for number in (mine[0], mine[1]):
        start = len(ear.frames)
        choose(host, number, click)
        expect(prompt(host)).to_contain_text("Chosen. 1 of 2 is ready.")
        expect(lies(guest, 0)).to_have_accessible_name(re.compile("face down.*Locked in"))
        heard.append(ear.states(start, unmoved=False))
        expect(guest.locator(":root[data-printing]")).to_have_count(0)  # every figure stands where its icon stood
        shown.append(str(board(guest).evaluate(PICTURE)))
        if number == mine[0]:
            host.get_by_role("button", name="Take it back").click()
            expect(card(host, number)).to_be_visible()
            expect(lies(guest, 0)).to_have_accessible_name(re.compile("no card yet"))
    assert heard[0]
    assert heard[0] == heard[1]
    assert shown[0] == shown[1]
    assert not any(name in shown[1] for name in names[:1])
    choose(guest, theirs[0], click)
    for each in (host, guest):
        each.keyboard.press("l")
        told = each.get_by_role("region", name="All lines")
        for name in names:
            expect(told).to_contain_text(f"reveals {name}" if name != names[each is guest] else f"reveal {name}")


def test_a_throw_between_two_people(page: Page, visit: Visit) -> None:
    """Two characters of the same Type and Level meet: both throw, an equal throw is thrown again, the third decides."""
    host, guest, ear = two(page, visit)
    for _ in range(ROUNDS):
        for each in (host, guest):
            each.wait_for_function(SELECT)
        both = sorted(set(seen(host)["hand_cards"]) & set(seen(guest)["hand_cards"]))
        for each in (host, guest):
            choose(each, both[0] if both else seen(each)["hand_cards"][0], click)
        if both:
            break
        for each in (host, guest):
            expect(lies(each, 0)).to_have_accessible_name(re.compile("no card yet"))
    for each in (host, guest):
        expect(choices(each)).to_contain_text("the winner wins the scrap")
    start = len(ear.frames)
    click(act(host, 44))
    expect(choices(host)).to_contain_text("Your rock, unseen")
    expect(prompt(guest)).to_contain_text("Throw rock, paper or scissors.")
    assert all(one["sign"] is None for state in ear.states(start) for one in state["view"]["seats"])
    click(act(guest, 44))
    for each in (host, guest):
        expect(choices(each)).to_contain_text("Both threw rock. Again.")
    click(act(guest, 46))
    click(act(host, 44))
    expect(choices(host)).to_contain_text("You win the throw.")
    expect(choices(guest)).to_contain_text("wins the throw.")
    for each in (host, guest):
        expect(choices(each).get_by_role("figure")).to_have_count(2)
