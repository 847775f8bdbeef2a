"""Debian's Firefox, driven by WebDriver BiDi over its own remote port: no other program stands between.

Things are found by role and name, as a screen reader finds them, and clicked where they are drawn.
"""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
QUIET = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 1,
}
"""A profile that calls nobody and moves nothing."""
TICK = 0.1


class Gone(Exception):
    """What was found has left the page meanwhile."""


class Firefox:
    """One window."""

    def __init__(self, line: ClientConnection, patience: float) -> None:
        self.line, self.patience = line, patience
        self.numbers = itertools.count(1)
        self.faults: list[str] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """Asks for something and waits for the answer; faults on the page's console are noted meanwhile."""
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(self.patience))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.faults.append(str(told["params"]["text"]))
            elif told.get("id") == number:
                if told.get("error") in ("no such node", "stale element reference", "move target out of bounds"):
                    raise Gone(f"{method}: {told['message']}")
                if told["type"] == "error":
                    raise AssertionError(f"{method}: {told['error']}: {told['message']}")
                return dict(told["result"])

    def open(self, address: str) -> None:
        self.call("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """The value of an expression on the page, by way of JSON."""
        told = f"JSON.stringify({script}) ?? 'null'"
        found = self.call("script.evaluate", expression=told, target={"context": self.context}, awaitPromise=True)
        assert found["type"] == "success", f"{script}: {found['exceptionDetails']['text']}"
        return json.loads(found["result"]["value"])

    def find(self, role: str, name: str) -> list[dict[str, Any]]:
        """What has this role and this name."""
        locator = {"type": "accessibility", "value": {"role": role, "name": name}}
        return list(self.call("browsingContext.locateNodes", context=self.context, locator=locator)["nodes"])

    def css(self, places: str) -> list[dict[str, Any]]:
        """What CSS finds."""
        locator = {"type": "css", "value": places}
        return list(self.call("browsingContext.locateNodes", context=self.context, locator=locator)["nodes"])

    def until(self, what: str, look: Callable[[], Any]) -> Any:
        """Waits for something to be there, and returns it."""
        end = time.monotonic() + self.patience
        tick = threading.Event()
        while time.monotonic() < end:
            if found := look():
                return found
            tick.wait(TICK)
        raise AssertionError(
            f"not seen within {self.patience} s: {what}; the page says: {self.run('document.body.innerText')}"
        )

    def press(self, what: str, find: Callable[[], list[dict[str, Any]]], look: Callable[[], Any]) -> Any:
        """Clicks the first thing found until what comes of it is there: a page that is laid out may move it away."""

        def once() -> Any:
            if done := look():
                return done
            for node in find()[:1]:
                with suppress(Gone):
                    self.click(node)
            return look()

        return self.until(what, once)

    def click(self, node: dict[str, Any], x: int = 0, y: int = 0) -> None:
        """A press of the mouse at the middle of something, or so far from it."""
        self.call(
            "script.callFunction",
            functionDeclaration="(what) => what.scrollIntoView({block: 'nearest'})",
            arguments=[{"sharedId": node["sharedId"]}],
            target={"context": self.context},
            awaitPromise=False,
        )
        origin = {"type": "element", "element": {"sharedId": node["sharedId"]}}
        moves = [
            {"type": "pointerMove", "x": x, "y": y, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self.call("input.performActions", context=self.context, actions=[mouse])


def listens(process: subprocess.Popen[str], said: list[str]) -> str:
    """The address that Firefox says it listens at; what it says later is read too: it never waits for us."""
    lines = iter(process.stderr or ())
    for text in lines:
        said.append(text)
        if found := LISTENS.search(text):
            threading.Thread(target=lambda: said.extend(lines), daemon=True).start()
            return found[1]
    raise AssertionError(f"Firefox ended with status {process.wait()}:\n{''.join(said)}")


@contextmanager
def firefox(program: str, folder: Path, patience: float) -> Iterator[Firefox]:
    """Firefox without a screen, with a fresh profile in a folder."""
    prefs = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in QUIET.items()]
    (folder / "user.js").write_text("\n".join(prefs), "utf-8")
    command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    command += ["--width", "1280", "--height", "900"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        address = listens(process, [])
        with connect(f"{address}/session", max_size=None, open_timeout=patience) as line:
            yield Firefox(line, patience)
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
