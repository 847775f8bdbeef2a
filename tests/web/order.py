"""What stands on a page in which order: tests of what is shown ask for that order, never for times."""

from __future__ import annotations

from playwright.sync_api import Page

NOTE = """watch => {
    const told = window.told = [];
    const last = {};
    const look = () => {
        for (const [name, what] of Object.entries(watch)) {
            const now = [...document.querySelectorAll(what)]
                .map((one) => one.textContent.trim().replace(/\\s+/g, ' ') || '*').join(' | ');
            if (now !== (last[name] ?? '')) told.push(`${name}: ${now}`);
            last[name] = now;
        }
    };
    new MutationObserver(look).observe(document.body,
        {subtree: true, childList: true, characterData: true, attributes: true});
    look();
}"""


def note(page: Page, **watch: str) -> None:
    """From now on the page notes what these selectors find when it changes: "name: words", "name: " once it is gone."""
    page.evaluate(NOTE, watch)


def noted(page: Page) -> list[str]:
    """All that was noted, in order."""
    return [str(one) for one in page.evaluate("() => window.told")]


def until(page: Page, said: str) -> list[str]:
    """Waits until a note begins with `said`; all notes then, in order."""
    page.wait_for_function("said => window.told.some((one) => one.startsWith(said))", arg=said, polling="raf")
    return noted(page)


def in_order(notes: list[str], *said: str) -> None:
    """These beginnings of notes come one after the other, the first time each."""
    at = [next((n for n, one in enumerate(notes) if one.startswith(begin)), -1) for begin in said]
    found = dict(zip(said, at, strict=True))
    assert -1 not in at, (found, notes)
    assert at == sorted(at), (found, notes)
