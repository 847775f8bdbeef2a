"""What the tests of the Brawlhalla table share: a table, what a person sees on it, and a plain way to choose."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

OPEN = """order => fetch('/api/tables', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(order),
}).then(answer => answer.json())"""
FAST = "localStorage.setItem('rumpus.settings', JSON.stringify({speed: 0}))"
"""Speed Off: no bot waits before its move shows."""

SEEN = """() => {
    const all = (what) => [...document.querySelectorAll(what)];
    const at = (name) => `[aria-label^="${name}"]`;
    const prompt = document.querySelector(at('What you may do now'));
    const mine = prompt !== null && 'mine' in prompt.dataset;
    return {
        over: all('dialog a[href^="#/replay/"]').length > 0,
        mine,
        what: prompt?.querySelector('p')?.textContent ?? '',
        unasked: /^You have no/.test(prompt?.querySelector('p')?.textContent ?? ''),
        lines: all(`${at('All lines')} li`).length,
        draft: all(`${at('Legends')} button[data-art]:not([aria-disabled="true"])`).length,
        legal: all('[data-legal]').map((space) => space.dataset.space),
        deeds: all('[data-do]:not([aria-disabled="true"])').map((one) => one.dataset.do),
        slips: all(`${at('Your choices')} [data-slip]`).map((slip) => slip.querySelector('kbd')?.textContent ?? ''),
        picks: all(`${at('Your choices')} [data-pick]`).length,
        hand: all(`${at('Your hand')} [data-card]`).map((card) => ({
            card: card.dataset.card, up: card.ariaPressed === 'true',
            usable: 'usable' in card.dataset,
        })),
    };
}"""
MOST_CHOICES = 600
"""A bound for a whole game in clicks, far above what one takes."""


def sit(page: Page, seed: int = 7, **options: Any) -> None:
    """A new duel against a bot that plays at random, opened in this page."""
    page.evaluate(FAST)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    order = {"game": "brawlhalla", "seed": seed, "seats": seats, "options": options}
    made = page.evaluate(OPEN, order)
    page.goto(f"/#/table/{made['table']}")
    expect(page.get_by_role("region", name="What you may do now")).to_be_visible()


def hand(page: Page) -> Locator:
    """The own cards."""
    return page.get_by_role("group", name=re.compile("^Your hand"))


def choices(page: Page) -> Locator:
    """What may be chosen that is neither a space nor a card of the own hand."""
    return page.get_by_role("group", name="Your choices")


def seen(page: Page) -> dict[str, Any]:
    return dict(page.evaluate(SEEN))


def settle(page: Page, before: dict[str, Any]) -> dict[str, Any]:
    """Waits until the page shows something else than `before` and the choice is ours again, or the game is over. The
    posters of a draft come late: something has to be on offer, and what has no alternative is done by itself.
    """
    page.wait_for_function(
        f"""before => {{
            const now = ({SEEN})();
            const offered = now.draft + now.legal.length + now.deeds.length + now.slips.length + now.picks
                + now.hand.filter(card => card.usable).length;
            return now.over || (now.mine && offered && !now.unasked && !document.querySelector('[data-busy]')
                && JSON.stringify(now) !== JSON.stringify(before));
        }}""",
        arg=before,
        polling="raf",
    )
    return seen(page)


def ended(page: Page) -> None:
    """The summary names a winner and offers another game."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(dialog.get_by_role("button", name="Play again")).to_be_visible()
