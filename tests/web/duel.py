"""What the tests of the Brawlhalla table share: a table, what a person sees on it, and a plain way to choose."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

OPEN = """order => fetch('/api/tables', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(order),
}).then(answer => answer.json())"""
FAST = "localStorage.setItem('rumpus.settings', JSON.stringify({speed: 0}))"
"""Speed Off: no bot waits before its move shows."""

SEEN = """() => {
    const all = (what) => [...document.querySelectorAll(what)];
    const mine = document.querySelector('.prompt.mine') !== null;
    return {
        over: document.querySelector('dialog .why') !== null,
        mine,
        what: document.querySelector('.prompt p')?.textContent ?? '',
        lines: all('.lines li').length,
        draft: all('.draft button.side:not([aria-disabled="true"])').length,
        legal: all('[data-legal]').map((space) => space.dataset.space),
        deeds: all('[data-do]:not([aria-disabled="true"])').map((one) => one.dataset.do),
        slips: all('.tray .slip').map((slip) => slip.querySelector('kbd')?.textContent ?? ''),
        picks: all('.tray .pick').length,
        hand: all('.hand .slot').map((card) => ({
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
    page.reload()
    expect(page.get_by_role("region", name="What you may do now")).to_be_visible()


def seen(page: Page) -> dict[str, Any]:
    return dict(page.evaluate(SEEN))


def settle(page: Page, before: dict[str, Any]) -> dict[str, Any]:
    """Waits until the page shows something else than `before` and the choice is ours again, or the game is over."""
    page.wait_for_function(
        f"""before => {{
            const now = ({SEEN})();
            return now.over || (now.mine && !document.querySelector('[data-busy]')
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
