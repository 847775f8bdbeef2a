"""The gallery: every part of the kit and staged positions of the real games, compared with kept pictures."""

from __future__ import annotations

import functools
import http.server
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, Request, expect
from tests.web.conftest import AXE, DESK, KNOWN, PATIENCE, PHONE, ROOT
from tests.web.pictures import DRAWN, KEPT, MOST, compare, differs, pixels, settled
from tests.web.places import box_of
from tests.web.png import PALETTE, RGB, STEP, small
from tests.web.positions import POSITIONS, WRITE
from tests.web.test_lobby import CUT

PARTS = sorted(path.stem for path in (ROOT / "web" / "gallery" / "parts").glob("*.svelte"))
PLACES = [f"{game}/{name}" for game, names in POSITIONS.items() for name in names]
SHOWN_IN = re.compile(r'from "../../src/kit/([\w/]+)\.svelte"')
WHOLE = {
    "Invite": "brings FreeSeat, where there is one",
    "Study": "Taught, at a table where a decision is tried again",
    "Told": "every part that tells a text of a game",
}
"""Parts of the kit that no case shows by themselves, and what shows them."""


def room(size: tuple[int, int], theme: str, **more: str) -> dict[str, Any]:
    """A browser's window, and whoever looks through it."""
    return {"viewport": dict(zip(("width", "height"), size, strict=True)), "color_scheme": theme, **more}


WAYS = {
    "dark": room((760, 480), "dark"),
    "light": room((760, 480), "light"),
    "phone": room((390, 480), "dark"),
    "table": room(DESK, "dark"),
    "table light": room(DESK, "light"),
    "table laptop": room((1366, 768), "dark"),
    "table phone": room(PHONE, "light"),
    "table side": room(PHONE[::-1], "dark"),
    "table letters": room(DESK, "dark"),
    "table forced": room(DESK, "dark", forced_colors="active"),
}
"""A part of the kit is seen in the first three of these ways, a whole table in the others: at a desk, on a phone that
stands or lies on its side, with letters of twice the size, in the few colours that a visitor's system forces.
"""
ON_A_PHONE = [
    *("brawl/live", "brawlhalla/turn", "brawlhalla/teams", "incredibrawl/choose", "incredibrawl/recover"),
    *("blitz_squad/turn", "blitz_squad/attack", "blitz_squad/block"),
    *("brutality/turn", "brutality/special"),
]
IN_EVERY_WAY = ["brawl/live", "brawlhalla/turn", "incredibrawl/choose", "blitz_squad/attack", "brutality/special"]
TABLES = [
    *((place, "table") for place in PLACES),
    *((place, "table phone") for place in ON_A_PHONE),
    *((place, f"table {way}") for way in ("light", "laptop", "side", "letters", "forced") for place in IN_EVERY_WAY),
    ("brawl/circle", "table letters"),
]
"""The pictures of whole tables: the position and the way it is seen."""
QUIET = 3
"""So often, two frames apart, a page that has what it needs fetches nothing."""
START = f"if (location.host) {{ localStorage.setItem('rumpus.settings', JSON.stringify({{speed: 0}})); {KNOWN} }}"
LARGE = """
new MutationObserver((_, eye) => {
    if (!document.documentElement) return;
    document.documentElement.style.fontSize = '200%';
    eye.disconnect();
}).observe(document, {childList: true});
"""
"""Letters of twice the size, before anything is laid out."""
ROOM = 10_000_000
"""Bytes that all kept pictures may take: the dots of figures and places hardly shrink."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves without a word."""

    def log_message(self, *_: Any) -> None:
        """Says nothing."""


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery, built and served."""
    dist = tmp_path_factory.mktemp("gallery")
    command = [sys.executable, str(ROOT / "tools" / "setup.py"), "npm", "gallery"]
    made = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "RUMPUS_GALLERY_DIST": str(dist)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    handler = functools.partial(Quiet, directory=dist)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


class Looker:
    """A page for each way to look, its time stopped, kept from one picture to the next."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.pages: dict[str, Page] = {}
        self.fetching: set[Request] = set()
        self.blank = browser.new_page()
        self.faults: list[str] = []

    def open(self, at: str, way: str) -> Page:
        """Opens the gallery at an address."""
        page = self.pages.get(way)
        if page is None:
            context = self.browser.new_context(reduced_motion="reduce", base_url=self.address, **WAYS[way])
            page = self.pages[way] = context.new_page()
            page.set_default_timeout(1000 * PATIENCE)
            page.on("pageerror", lambda error: self.faults.append(str(error)))
            page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
            page.on("request", lambda request: self.fetching.add(request))
            for ended in ("requestfinished", "requestfailed"):
                page.on(ended, lambda request: self.fetching.discard(request))
            page.add_init_script(START + LARGE * (way == "table letters"))
            page.clock.install(time=0)
            page.clock.pause_at(1000)
        # From nowhere, so that the page begins anew also where only what follows its # is another.
        page.goto("about:blank")
        self.fetching.clear()
        page.goto(at, wait_until="load")
        expect(page.get_by_role("main")).to_be_visible()
        expect(page.get_by_text("Sitting down.")).to_have_count(0)
        self.fetched(page)
        return page

    def fetched(self, page: Page) -> None:
        """Waits until the page has what it fetches, part by part, once it knows its game."""
        quiet, until = 0, time.monotonic() + PATIENCE
        while quiet < QUIET:
            assert time.monotonic() < until, f"not there within {PATIENCE} s: {[one.url for one in self.fetching]}"
            quiet = 0 if self.fetching else quiet + 1
            page.evaluate(DRAWN)

    def same(self, name: str, now: bytes) -> None:
        """Fails where this is not the kept picture of that name, and where the page complained."""
        assert self.faults == [], f"{name}: the page complained: {self.faults}"
        wrong = compare(self.blank, name, now)
        assert wrong is None, wrong


@pytest.fixture(scope="session")
def looker(gallery: str, browser: Browser) -> Looker:
    return Looker(browser, gallery)


def named(position: str, way: str) -> str:
    """What the picture of a position is called."""
    return "-".join([*position.split("/"), *way.split()[1:]])


@pytest.mark.parametrize(("position", "way"), TABLES)
def test_a_position_looks_as_it_did(looker: Looker, position: str, way: str) -> None:
    looker.same(named(position, way), settled(looker.open(f"?position={position}", way)))


NAMED = "axe.run(document, {runOnly: ['label-content-name-mismatch']})"
SQUADS = [place for place in PLACES if place.startswith("blitz_squad")]


def test_cards_are_called_what_is_read_on_them(gallery: str, browser: Browser) -> None:
    """In a page of its own: the checker takes its time, which stands still where pictures are taken."""
    page = browser.new_page(base_url=gallery, reduced_motion="reduce")
    page.set_default_timeout(1000 * PATIENCE)
    small = [place for place in ON_A_PHONE if place in SQUADS]
    for position, way in [*((place, "table") for place in SQUADS), *((place, "table phone") for place in small)]:
        page.goto("about:blank")
        page.set_viewport_size(WAYS[way]["viewport"])
        page.goto(f"?position={position}", wait_until="networkidle")
        expect(page.get_by_role("main")).to_be_visible()
        page.evaluate(AXE.read_text("utf-8"))
        found = page.evaluate(NAMED)["violations"]
        assert [node["html"] for fault in found for node in fault["nodes"]] == [], f"{position}, {way}"
    page.close()


@pytest.mark.parametrize("way", ["dark", "light", "phone"])
@pytest.mark.parametrize("part", PARTS)
def test_a_part_looks_as_it_did(looker: Looker, part: str, way: str) -> None:
    looker.same(f"kit-{part}-{way}", settled(looker.open(f"?part={part}", way), "main"))


ON_PURPOSE = {
    "log": "the newest line: a press opens the log, which shows it whole",
    "slip": "a slip of three lines: the card it is about shows its text whole",
    "card": "a card drawn small: it is read whole when it is opened",
    "hand": "cards that stand half below the edge: the one that is looked at rises",
    "order": "the step that is on, where there is little room: it is moved sideways, and its cards say the same",
    "name": "a name as long as a line: what its panel opens shows it whole",
}
"""What may be cut, by what the page calls it (`data-cut`), and where it is read whole."""
CUT_NOT_ON_PURPOSE = CUT.replace(
    "forEars(holder)) continue;", "forEars(holder) || holder.closest('[data-cut]')) continue;"
)
OVERFULL = """() => [...document.body.querySelectorAll('*')].filter((one) => one.clientWidth > 1
    && one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX)
    && !one.closest('[data-cut]'))
    .map((one) => `${one.tagName} ${one.ariaLabel ?? ''} ${one.innerText.slice(0, 40)}`)"""
"""What has to be scrolled sideways."""
PURPOSES = "() => [...document.querySelectorAll('[data-cut]')].map((one) => one.dataset.cut)"
LONG_AT = {
    "table": ["brawl/tag", "brawlhalla/teams", "incredibrawl/recover"],
    "table phone": ["brawl/live", "brawl/circle", "brawl/tag", "brawlhalla/teams", "incredibrawl/recover"],
}
"""The fullest positions."""


def too_long(page: Page) -> list[str]:
    """What has no room on this page."""
    assert set(page.evaluate(PURPOSES)) <= set(ON_PURPOSE)
    return [*page.evaluate(CUT_NOT_ON_PURPOSE), *page.evaluate(OVERFULL)]


@pytest.mark.parametrize("way", ["light", "phone"])
@pytest.mark.parametrize("part", PARTS)
def test_long_words_have_room(looker: Looker, part: str, way: str) -> None:
    """No word is cut for its length, and nothing is wider than its place; what is cut on purpose says so."""
    if (part, way) != ("Frame", "phone"):  # the frame of a desk, which a phone has not
        assert too_long(looker.open(f"?part={part}&language=long", way)) == []


@pytest.mark.parametrize("way", list(LONG_AT))
def test_long_words_have_room_at_a_table(looker: Looker, way: str) -> None:
    wrong: dict[str, list[str]] = {}
    for position in LONG_AT[way]:
        page = looker.open(f"?position={position}&language=long", way)
        settled(page)
        expect(page.locator("html")).to_have_attribute("lang", "en")
        if found := too_long(page):
            wrong[position] = found
    assert wrong == {}


def test_a_prompt_keeps_room_for_its_words(looker: Looker) -> None:
    case = looker.open("?part=Prompt", "light").get_by_role("figure", name="with a head and buttons")
    words, button = box_of(case.get_by_role("paragraph")), box_of(case.get_by_role("button", name="Delay"))
    assert words["width"] >= 10 * 16
    assert button["y"] >= words["y"] + words["height"]


BROKEN = """text => {
    const range = document.createRange();
    return [...text.firstChild.textContent.matchAll(/[^\\s-]+-?/g)].flatMap((word) => {
        range.setStart(text.firstChild, word.index);
        range.setEnd(text.firstChild, word.index + word[0].length);
        return range.getClientRects().length > 1 ? [word[0]] : [];
    });
}"""
"""The words of a text that are broken within."""


def test_a_winner_with_a_long_name_is_read_word_by_word(looker: Looker) -> None:
    case = looker.open("?part=Winners", "light").get_by_role("figure", name="a long name")
    name = case.get_by_text("Hohenfels")
    assert name.evaluate(BROKEN) == []
    assert float(name.evaluate("text => parseFloat(getComputedStyle(text).fontSize)")) >= 14


def test_the_gallery_speaks_a_made_up_language_and_german(looker: Looker) -> None:
    for language, words in (("long", "What you may do now"), ("de", "Was du jetzt tun darfst")):
        page = looker.open(f"?part=Prompt&language={language}", "light")
        expect(page.get_by_role("region", name=words.replace("What", "Whaat")).first).to_be_visible()


DIALS = """() => [...document.querySelectorAll('[data-field] [data-dial]')].map((dial) =>
    [...document.querySelectorAll('[data-field] [data-bust]')].filter(
        (bust) => !(bust.compareDocumentPosition(dial) & Node.DOCUMENT_POSITION_FOLLOWING)).length)"""
"""For each dial on the board, how many figures are painted after it."""


def test_no_figure_covers_a_dial(looker: Looker) -> None:
    assert looker.open("?position=brutality/turn", "table").evaluate(DIALS) == [0, 0, 0, 0]


def test_every_part_of_the_kit_has_a_case() -> None:
    folder = ROOT / "web" / "src" / "kit"
    kit = {str(path.relative_to(folder).with_suffix("")) for path in folder.rglob("*.svelte")} - WHOLE.keys()
    cases = (path.read_text("utf-8") for path in (ROOT / "web" / "gallery" / "parts").glob("*.svelte"))
    shown = {part for case in cases for part in SHOWN_IN.findall(case)}
    assert kit - shown == set(), f"no case in web/gallery/parts shows {', '.join(sorted(kit - shown))}"


def test_a_kept_picture_is_near_what_was_seen(looker: Looker) -> None:
    """In whichever way it is written: with a palette, or each row by a filter of its own."""
    seen = pixels(looker.blank, settled(looker.open("?part=Choice", "light"), "main"))
    few = np.where(seen > 127, 255, 0).astype(np.uint8)
    busy = np.random.default_rng(5).integers(0, 256, (24, 70, 3), np.uint8)
    kinds = set()
    for picture in (seen, few, busy, seen + np.arange(seen.shape[1], dtype=np.uint8)[None, :, None]):
        kept = small(picture)
        kinds.add(kept[25])
        assert np.abs(pixels(looker.blank, kept).astype(int) - picture).max() <= STEP // 2
    assert kinds == {RGB, PALETTE}


SMALL = """() => {
    const all = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const box = text.parentElement.getBoundingClientRect();
        const read = text.parentElement.checkVisibility({opacityProperty: true, visibilityProperty: true});
        const seen = box.width > 8 && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (read && seen === text.parentElement && parseFloat(getComputedStyle(seen).fontSize) <= 13
            && /\\w{4}/.test(text.data)) all.push(text);
    }
    window.small = all;
    return all.map((text) => text.data);
}"""
"""The texts of a page whose letters have 13 px or fewer, where nothing lies on them."""
CHANGE = """(n) => {
    const text = window.small[n], was = text.data;
    text.data = was.replace(/\\w{4,}/, (word) => [...word].reverse().join(''));
    window.back = () => { text.data = was; };
}"""
"""One word of one of them, its letters in another order."""


def test_one_small_word_is_another_picture(looker: Looker) -> None:
    """Two takes of a table are the same picture; and with any word of 13 px changed it is another one."""
    at = "?position=brawlhalla/turn"
    first = settled(looker.open(at, "table"))
    page = looker.open(at, "table")
    assert differs(looker.blank, first, settled(page))["most"] == 0
    texts = page.evaluate(SMALL)
    assert len(texts) >= 8
    for n, text in enumerate(texts):
        page.evaluate(CHANGE, n)
        now = page.screenshot()
        page.evaluate("window.back()")
        assert differs(looker.blank, first, now)["most"] > MOST, text


def test_a_picture_of_another_size_is_another_one(looker: Looker) -> None:
    page = looker.open("", "dark")
    first = settled(page)
    page.set_viewport_size({"width": 700, "height": 480})
    assert differs(looker.blank, first, settled(page))["most"] > MOST
    page.set_viewport_size(WAYS["dark"]["viewport"])


def test_the_kept_pictures_are_all_in_use_and_small() -> None:
    names = {named(*table) for table in TABLES}
    names |= {f"kit-{part}-{way}" for part in PARTS for way in ("dark", "light", "phone")}
    kept = list(KEPT.glob("*.png"))
    for path in kept:
        if path.stem not in names:
            assert WRITE, f"{path.relative_to(ROOT)} is a picture of nothing: make gallery"
            path.unlink()
    assert sum(path.stat().st_size for path in KEPT.glob("*.png")) < ROOM
