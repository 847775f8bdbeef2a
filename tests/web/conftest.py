"""A real server, a real browser and an accessibility checker for the tests of the page.

Fixtures: `server` (address of a server of its own, with an empty store), `page` (a fresh visitor; a fault on the page's
console fails the test), `visit` (a fresh visitor of a chosen size, theme and pointer), `axe` (serious faults).
A visitor's browser context is kept for the next test, emptied of cookies and stores: what takes two of three seconds is
to load and compile the page anew. A file whose tests leave the lobby at once says `BEGINS_AT = PLAIN`.
The browser is the one that RUMPUS_CHROMIUM names, else a Chromium on the path, else Playwright's own.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # What is drawn anew by parts has other edges than what is drawn whole: a picture would depend on when.
    "--disable-partial-raster",
]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
STARTING = 300
"""Seconds within which the server answers for the first time. It is waited for once, before the first test."""
PATIENCE = 90
"""Seconds after which what a test waits for will not come: an answer of a server that is up, and some frames of a page.
Nobody waits for a compiler: bots think in plain Python until theirs is done. Alone on a machine it is a part of a
second, so that a machine may be a hundred times slower. Nothing else limits a wait.
"""
HASTE, ENOUGH_LATE = 20, 3
"""After so many tests that waited in vain the page, and not the machine, is at fault, and it is so for most of the
others: they wait shorter, and the whole suite still ends and tells of all of them.
"""
RERUNS = 1
"""So often a test that failed is tried again. The end of the run counts and names those that passed only then."""
DESK, PHONE = (1440, 900), (390, 844)
PLAIN = "/icon.svg"
"""An address of the server where nothing runs: a visitor has stores there, and goes on to a table."""
KNOWN = """for (const game of ["brawl", "brawlhalla", "blitz_squad", "brutality", "incredibrawl"])
  localStorage.setItem(`rumpus.first.${game}`, '"over"')"""
"""A visitor has played each game once: no table begins by telling what it is about."""
OWN_TIME = "/native code/.test(Date.now)"
"""Whether a new page has the machine's clock: one that a test has held stays held in its context."""

Visit = Callable[..., Page]
IN_VAIN = re.compile(r"(?i)timeout \d+ms|not seen within")
"""How whoever waited in vain says so."""
patience: float = PATIENCE
late = 0
expect.set_options(timeout=1000 * PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these drive a browser; one that fails is run once more, and the end of the run names it: mend it. One
    process runs the whole gallery: it begins first, so that no other waits for it at the end.
    """
    mine = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in mine:
        item.add_marker(pytest.mark.browser)
        item.add_marker(pytest.mark.flaky(reruns=RERUNS))
    mine.sort(key=lambda item: item.path.name != "test_gallery.py")
    items[:] = [item for item in items if Path(__file__).parent not in item.path.parents] + mine


def wait_at_most(seconds: float) -> None:
    """How long whatever is expected may take from now on."""
    global patience
    patience = seconds
    expect.set_options(timeout=1000 * seconds)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Counts the tests that waited in vain."""
    global late
    report = yield
    if report.failed and call.excinfo is not None and IN_VAIN.search(str(call.excinfo.value)):
        late += 1
        if late == ENOUGH_LATE:
            wait_at_most(HASTE)
    return report


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/games", timeout=STARTING) as answer:
            return bool(json.load(answer))
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`rumpus serve` on a free port with a store of its own."""
    folder, port = tmp_path_factory.mktemp("rumpus"), free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "rumpus", "serve", "--port", str(port), "--data", str(folder)]
    command += ["--tables", "1000"]  # all tests come from one address
    with (folder / "server.txt").open("w+", encoding="utf-8") as said:
        process = subprocess.Popen(command, cwd=ROOT, stdout=said, stderr=subprocess.STDOUT, text=True)
        tick = threading.Event()
        try:
            for _ in range(STARTING * 5):
                if answers(address):
                    break
                if process.poll() is not None:
                    said.seek(0)
                    pytest.fail(f"the server ended with status {process.returncode}:\n{said.read()}")
                tick.wait(0.2)
            else:
                pytest.fail(f"no answer from {address} within {STARTING} s")
            yield address
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = os.environ.get("RUMPUS_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()


def told(said: ConsoleMessage) -> str:
    """What the console said, and of which address: of a file that failed it does not say so itself."""
    return f"{said.text} ({said.location['url']})"


class Visitor:
    """A browser context that is kept from test to test. A page of it stays open: the next shares its process, and with
    that what was loaded and compiled.
    """

    def __init__(self, browser: Browser, address: str, *, touch: bool) -> None:
        self.touch, self.address = touch, address
        self.context = browser.new_context(base_url=address, has_touch=touch)
        self.kept = self.context.new_page()
        self.kept.goto(PLAIN)
        self.session = self.context.new_cdp_session(self.kept)

    def comes(self, *, newcomer: bool = False) -> Page:
        """A page of somebody who has never been here; but for a newcomer, they know the games."""
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.session.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": "all"})
        if not newcomer:
            self.kept.evaluate(KNOWN)
        return self.context.new_page()

    def goes(self) -> None:
        """Nobody looks at what was opened any more."""
        for page in self.context.pages:
            if page != self.kept:
                page.close()


class Visitors:
    """Those who come to the server, one after another and some at once."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.gone: list[Visitor] = []

    def come(self, *, touch: bool, newcomer: bool) -> tuple[Visitor, Page]:
        """A visitor who finds the browser empty, and a blank page."""
        for visitor in [one for one in self.gone if one.touch == touch]:
            self.gone.remove(visitor)
            page = visitor.comes(newcomer=newcomer)
            if page.evaluate(OWN_TIME):
                return visitor, page
            visitor.context.close()
        visitor = Visitor(self.browser, self.address, touch=touch)
        return visitor, visitor.comes(newcomer=newcomer)

    def go(self, visitor: Visitor) -> None:
        """The next visitor may have the same browser."""
        visitor.goes()
        self.gone.append(visitor)


@pytest.fixture(scope="session")
def visitors(server: str, browser: Browser) -> Visitors:
    return Visitors(browser, server)


@pytest.fixture
def visit(visitors: Visitors, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens the lobby as a new visitor: `visit(size=PHONE, theme="light", touch=True, motion="reduce")`."""
    here: list[Visitor] = []
    faults: list[str] = []
    begins_at = getattr(request.module, "BEGINS_AT", "/")

    def open_page(
        *,
        size: tuple[int, int] = DESK,
        theme: Any = "dark",
        touch: bool = False,
        motion: Any = "reduce",
        at: str = begins_at,
        newcomer: bool = False,
    ) -> Page:
        visitor, page = visitors.come(touch=touch, newcomer=newcomer)
        here.append(visitor)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=theme, reduced_motion=motion)
        page.set_default_timeout(1000 * patience)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(told(said)) if said.type == "error" else None)
        page.goto(at)
        return page

    yield open_page
    for visitor in here:
        visitors.go(visitor)
    assert not faults, f"the page complained: {faults}"


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit()


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """The serious and critical faults that axe-core finds on a page, each as one line."""

    def check(page: Page) -> list[str]:
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{fault['id']}: {fault['nodes'][0]['html'][:160]}"
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
        ]

    return check
