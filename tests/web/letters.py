"""Letters of twice the size, and what a page loses by them."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as InVain


def enlarge(page: Page) -> None:
    """Letters of twice the size, and the frames in which the table measures them."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def faults_of(page: Page, probe: str, passed: str = "") -> list[str]:
    """What a probe finds, but for what begins with the `passed` words. Rooms are measured one after the other, and
    figures come late: what it finds is asked again until it is nothing, or stays.
    """
    kept = f"({probe})().filter((one) => {passed!r} === '' || !one.startsWith({passed!r}))"
    with suppress(InVain):
        page.wait_for_function(f"() => {kept}.length === 0", polling="raf")
    return list(page.evaluate(f"() => {kept}"))


def lost(*groups: str) -> str:
    """A probe for what is cut, lies outside the window, or on another of its group of selectors."""
    return f"""() => {{
    const out = [];
    const wide = document.documentElement.clientWidth;
    const seen = (one) => one.getBoundingClientRect().width > 1 && !getComputedStyle(one).clipPath.startsWith('inset');
    const whole = (one) => {{
        const box = one.getBoundingClientRect(), what = one.textContent.trim();
        if (one.scrollWidth > one.clientWidth + 1) out.push(`cut: ${{what}}`);
        for (let over = one.parentElement, moves = false; over; over = over.parentElement) {{
            const look = getComputedStyle(over), room = over.getBoundingClientRect();
            moves ||= /auto|scroll/.test(look.overflowX);
            const gone = box.left < -1 || box.right > wide + 1;
            if (over === document.body && !moves && gone) out.push(`outside: ${{what}}`);
            if (/auto|scroll/.test(look.overflowY)) break;
            if (!/clip|hidden/.test(look.overflowY)) continue;
            if (box.top < room.top - 3 || box.bottom > room.bottom + 3) out.push(`under an edge: ${{what}}`);
        }}
    }};
    for (const group of {list(groups)!r}) {{
        const all = [...document.querySelectorAll(group)].filter(seen);
        all.forEach(whole);
        const at = all.map((one) => one.getBoundingClientRect());
        at.forEach((a, i) => at.forEach((b, k) => {{
            const beside = a.left >= b.right - 1 || b.left >= a.right - 1;
            if (k <= i || beside || a.top >= b.bottom - 1 || b.top >= a.bottom - 1 || all[i].contains(all[k])) return;
            out.push(`on each other: ${{all[i].textContent}} / ${{all[k].textContent}}`);
        }}));
    }}
    if (document.documentElement.scrollWidth > wide) out.push('the page is too wide');
    return out;
}}"""
