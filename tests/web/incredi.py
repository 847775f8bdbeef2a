"""What the browser tests of IncrediBrawl share: a table, what a person sees on it and does, and positions at which each
kind of decision is asked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as InVain
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    PLACES,
    SPOTS,
    brawl,
    does,
    op,
    place,
    play,
    power_up,
    show,
    table,
    until,
)

from rumpus.kernel.match.match import Match

ME = {"kind": "me"}
EMPTY = {"kind": "empty"}
BOT = {"kind": "bot", "level": "random"}
FAST = "localStorage.setItem('rumpus.settings', JSON.stringify({speed: 0}))"
"""Speed Off: nothing travels, and no bot waits before its move shows."""

LOOK = """() => {
    const all = (what) => [...document.querySelectorAll(what)];
    const at = (name) => `[aria-label^="${name}"]`;
    const [choices, hand] = [at('Your choices'), at('Your hand')];
    const prompt = document.querySelector(at('What you may do now'));
    return {
        over: all('dialog a[href^="#/replay/"]').length > 0,
        mine: prompt !== null && 'mine' in prompt.dataset,
        said: prompt?.querySelector('p')?.textContent ?? '',
        ask: document.querySelector(choices)?.dataset.ask ?? '',
        acts: all(`${at('Table')} [data-act]`).map((one) => Number(one.dataset.act)),
        looks: all(`${choices} [data-look]`).length,
        usable: all(`${hand} [data-usable]`).map((one) => Number(one.dataset.card)),
        up: document.querySelector(`${hand} [aria-pressed=true]`)?.dataset.card ?? null,
        hand_cards: all(`${hand} [data-card]`).map((one) => Number(one.dataset.card)),
        told: document.querySelector('[data-line]')?.dataset.line,
        board: all('button[data-seat]').map((one) => one.textContent),
    };
}"""
FREE = """card => {
    const box = card.getBoundingClientRect();
    const hits = (x, y) => document.elementFromPoint(box.x + x, box.y + y)?.closest('[data-card]') === card;
    for (let y = 30; y < box.height - 10; y += 10)
        for (let x = 10; x < box.width - 4; x += 6)
            if ([-6, 0, 6].every((d) => hits(x + d, y))) return {x, y};
    return null;
}"""
OPEN = """() => {
    const others = [...document.querySelectorAll('[aria-label="Table"] button')]
        .some((one) => /^(?!You:).*discard pile.*(Choosing|Deciding)/.test(one.textContent.trim()));
    return document.querySelector('[data-mine]') !== null && !others
        && !document.querySelector('[data-busy], [data-showing]');
}"""
"""Whether only our choice is open, and the page shows it."""
CHANGED = f"""before => {{
    const now = ({LOOK})();
    return now.over || (({OPEN})() && JSON.stringify(now) !== JSON.stringify(before));
}}"""
LAPSE_MS, LAPSES = 10_000, 60
MOST_CHOICES = 900
"""A bound for a whole game in choices, far above what one takes."""
SEEN = {"own": True}
UPS = "growth_spurt wet_blanket plot_twist"
BONUS = place("grassy_meadow", op("winner_bonus", n=1, if_="winner_class in robot,alien"))
OR = op("choose_one", options=[f"[{op('draw', n=1, who='self')}]", f"[{op('glory_gain', n=1, who='self')}]"])
SKIP = does("play", op("draw_step_mod", n=-1, who="self"))
PEEK = op("deck_peek", n=3, who="self", bottom=True)
LONG = " ".join(
    [f"P{n}" for n in (1, 2, 3, 5, 6, 9)] + [f"N{n}" for n in (1, 2, 3, 4)] + [f"E{n}" for n in range(3, 11)]
)


def sit(page: Page, *seats: dict[str, str], seed: int | None = 7, **options: Any) -> str:
    """A new table, opened in this page; its id."""
    page.evaluate(FAST)
    order: dict[str, Any] = {"game": "incredibrawl", "seats": list(seats), "options": options, "meet": False}
    if seed is not None:
        order["seed"] = seed
    head = {"content-type": "application/json"}
    answer = page.request.post("/api/tables", data=json.dumps(order), headers=head)
    assert answer.ok, answer.text()
    table_id = str(answer.json()["table"])
    page.goto(f"/#/table/{table_id}")
    expect(prompt(page)).to_be_visible()
    return table_id


def prompt(page: Page) -> Locator:
    """What the table says may be done now."""
    return page.get_by_role("region", name="What you may do now")


def choices(page: Page) -> Locator:
    """The panel of what is asked and is not a card of the own hand."""
    return page.get_by_role("region", name="Your choices")


def board(page: Page) -> Locator:
    """All that the game shows: seats, board, prompt, hand."""
    return page.get_by_role("group", name="Table", exact=True)


def seen(page: Page) -> dict[str, Any]:
    """What is on the screen."""
    return dict(page.evaluate(LOOK))


def settle(page: Page, before: dict[str, Any], again: Callable[[], None] | None = None) -> dict[str, Any]:
    """Waits until the page shows something else than `before` and only our choice is open, or the game is over.

    Bots that are asked at the same time have answered then: what changes next is what our own answer does. Where the
    next question looks like the last one, on a phone without a log, nothing changes: then `again` answers that one.
    """
    for _ in range(LAPSES):
        try:
            page.wait_for_function(CHANGED, arg=before, polling="raf", timeout=LAPSE_MS if again else None)
        except InVain:
            if again is None:
                raise
            if page.evaluate(OPEN):
                again()
        else:
            return seen(page)
    raise AssertionError(f"nothing happens any more: {seen(page)}")


def act(page: Page, number: int) -> Locator:
    """The button for an action, in the panel of what is asked or on the stage."""
    return board(page).locator(f"[data-act='{number}']")


def card(page: Page, number: int) -> Locator:
    """A card of the own hand."""
    hand = page.get_by_role("group", name=re.compile("^Your hand"))
    return hand.locator(f"[data-card='{number}']")


def free_place(what: Locator) -> Any:
    """A point of a card in the fan that no neighbour covers; None for anything else, which is hit in the middle."""
    return what.evaluate(FREE) if what.get_attribute("data-card") else None


def click(what: Locator) -> None:
    """With the mouse."""
    what.click(position=free_place(what))


def tap(what: Locator) -> None:
    """With a finger."""
    what.tap(position=free_place(what))


def choose(page: Page, number: int, hit: Callable[[Locator], None]) -> None:
    """A card of the hand: up, then played."""
    hit(card(page, number))
    expect(card(page, number)).to_have_attribute("aria-pressed", "true")
    hit(page.locator("[data-do=play]"))


def answer(page: Page, now: dict[str, Any], turn: int, hit: Callable[[Locator], None]) -> None:
    """One choice of a person who tries everything that is offered, in turn."""
    if now["usable"] and (now["ask"] != "window" or turn % 3):
        choose(page, now["usable"][turn % len(now["usable"])], hit)
    elif now["looks"] > 1 and turn % 2:
        tile = choices(page).locator("[data-look]").nth(turn % now["looks"])
        tile.focus()
        expect(tile).to_have_attribute("aria-pressed", "true")
        hit(choices(page).locator("[data-act]").last)
    else:
        hit(act(page, now["acts"][turn % len(now["acts"])]))


def stop() -> Match:
    """A refill stop after the reveal."""
    return until(brawl("P7 P5 N3; glory 3", "N5 N6 N7 N8 N9", refill_timing="any_time"), "refill")


def window() -> Match:
    """A window before a scrap of three seats, in which seat A may lay three Power-Ups and refill."""
    seats = (f"P7 {UPS}; glory 2", "N5 N6 wet_blanket", "E4 E6 plot_twist")
    return until(brawl(*seats, token="C", refill_timing="any_time", **GAMER, **SEEN), "window")


def window_of_others() -> Match:
    """A window in which only another seat holds a card for it."""
    return until(brawl("P7 P5", "N5 N6 wet_blanket", **GAMER, **SEEN), "window")


def between() -> Match:
    """A window before a Play ability, with two in the queue and a card that says several windows."""
    cards = {card: does("play", op("draw", n=1, who="self")) for card in ("P7", "N5")}
    more = power_up("growth_spurt", "reveal", op("silence", target="any"))
    more = more.replace('window = "reveal"', 'window = ["before_play", "before_win", "after_glory"]')
    seats = ("P7 P5 growth_spurt; glory 2", "N5 N6 N7")
    match = until(brawl(*seats, cards=cards, more=more, refill_timing="any_time", **GAMER), "window")
    assert match.view()["window"] == "before_play"
    return match


def queued() -> Match:
    """Two Power-Ups lie on the table; the first asks for its target."""
    match = window()
    play(match, "A: growth_spurt", "B: wet_blanket", "C: pass")
    return match


def in_turn() -> Match:
    """A window in first-player order; the next seat has the word."""
    seats = (f"P7 {UPS}; glory 2", "N5 N6 wet_blanket")
    return until(brawl(*seats, token="A", power_up_order="first_player", **GAMER, **SEEN), "window")


def race() -> Match:
    """A window in which the first one laid goes first."""
    seats = ("P7 growth_spurt; glory 2", "N5 N6 wet_blanket")
    return until(brawl(*seats, refill_timing="any_time", arrival="live", **GAMER, **SEEN), "window")


def throw() -> Match:
    """A true tie in the first scrap of three."""
    return until(brawl("E5 P1", "E5 N1", "N7 N2", token="C", tie_break="throw"), "throw")


def equal() -> Match:
    """The same, thrown once without a winner."""
    return play(throw(), "A: rock", "B: rock")


def repair() -> Match:
    """Five Power-Ups in hand and no character."""
    hand = "P7 growth_spurt wet_blanket plot_twist photo_finish stage_fright"
    return until(brawl(hand, "N5 N6", **GAMER), "repair")


def target() -> Match:
    """A character chooses which of two opposing ones it silences."""
    return until(brawl("P7 P2", "N5 N6; glory 4", "E6 E2; glory 2", token="C", **SEEN), "seat")


def recovered(deck: int) -> Match:
    """Granite Gardener wins; what is neither in hand nor in a deck of this size lies on the discard pile."""
    return until(brawl(f"N8 P4; deck {deck}", "E5 E6", own=True), "recover")


def other() -> Match:
    """A character asks whether its Other ability is used."""
    told = (
        does("other", op("level_mod", n=3, target="this", until="scrap", optional=True)) + '\nwindow = "before_scrap"'
    )
    return until(brawl("P7 P5", "P8 N6", cards={"P7": told}), "may")


def swapped() -> Match:
    """Dandelion Spy is used: another character comes in."""
    return play(until(brawl("N1 P4 P5 E9", "E5 E6", own=True), "may"), "A: yes")


def voted() -> Match:
    """Somebody claims a class."""
    return brawl("P5 P1", "N5 N1", "N6 E1", token="C", more=BONUS, classes="vote", **PLACES)


DECISIONS: dict[str, tuple[Callable[[], Match], int]] = {
    "select": (lambda: table("P7 P5 N3 E4 E9", "N5 N6 N7", "E5 E6", token="C", own=True), 0),
    "chosen": (lambda: play(table("P7 P5 N3 E4 E9", "N5 N6 N7", "E5 E6", token="C", own=True), "A: P7"), 0),
    "place": (lambda: show(table("P7 P5", "N5 N6", "E5 E6", "E1 E2", token="A", **SPOTS)), 0),
    "refill": (stop, 0),
    "window": (window, 0),
    "window asked in turn": (in_turn, 0),
    "window on a clock": (race, 0),
    "window of nobody here": (window_of_others, 0),
    "queued": (queued, 1),
    "throw": (throw, 0),
    "throw again": (equal, 0),
    "throw seen": (throw, 2),
    "repair": (repair, 0),
    "location": (lambda: until(brawl("P7 P5", "N5 N6", **PLACES), "location"), 0),
    "window between abilities": (between, 0),
    "may of an Other ability": (other, 0),
    "draw taken away": (lambda: until(brawl("P7 P5; glory 3", "N5 N6", cards={"P7": SKIP}), "draw"), 0),
    "goal of three digits": (lambda: until(brawl("P7 P5; glory 997", "N5 N6; glory 998", glory_goal=999), "draw"), 0),
    "draw": (lambda: until(brawl("P7 P5; glory 3", "N5 N6"), "draw"), 0),
    "may": (lambda: until(brawl("N1 P4 P5", "E5 E6", own=True), "may"), 0),
    "seat": (target, 0),
    "type": (lambda: until(brawl("E2 P4", "E5 E6", own=True), "type"), 0),
    "list": (lambda: until(brawl("P7 P5", "N5 N6", cards={"P7": does("play", OR)}), "list"), 0),
    "replace": (swapped, 0),
    "discard": (lambda: until(brawl("N6 P4", "E5 E6 P1 P2", own=True), "discard"), 1),
    "keep": (lambda: until(brawl("P7 P5", "N5 N6", cards={"P7": does("play", PEEK)}), "keep"), 0),
    "order": (lambda: until(brawl("N2 P5", "E5 E6", own=True), "order"), 0),
    "recover": (lambda: recovered(25), 0),
    "recover long": (lambda: recovered(4), 0),
    "claim": (voted, 0),
    "vote": (lambda: play(voted(), "A: yes"), 1),
}
"""Each panel by its name: how to reach it, and the seat that sees it."""
