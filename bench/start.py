"""How long a person waits: `rumpus serve` to the first page, and the first move, with and without compiled rules."""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

LIMIT = 120.0


class Server:
    """`rumpus serve` on a free port, with data and cache folders of its own."""

    def __init__(self, home: Path) -> None:
        """Starts it and waits until it says where it is."""
        env = {**os.environ, "RUMPUS_CACHE": str(home / "cache"), "PYTHONUNBUFFERED": "1"}
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rumpus.cli", "serve", "--port", "0", "--data", str(home / "data")],
            env=env,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = None
        while found is None:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError("the server did not start")
            found = re.search(r"http://[\d.]+:\d+", line)
        self.url = found[0]

    def page(self) -> float:
        """Seconds from the start of the process until the page has arrived."""
        with urllib.request.urlopen(f"{self.url}/") as answer:
            answer.read()
        return time.perf_counter() - self.started

    def table(self, level: str) -> float:
        """Seconds to open a duel against a bot."""
        asked = {"game": "brawlhalla", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
        request = urllib.request.Request(
            f"{self.url}/api/tables", json.dumps(asked).encode(), {"content-type": "application/json"}
        )
        started = time.perf_counter()
        with urllib.request.urlopen(request) as answer:
            answer.read()
        return time.perf_counter() - started

    def close(self) -> None:
        """Ends it."""
        self.process.terminate()
        self.process.wait(LIMIT)


def compiling(home: Path) -> float:
    """Seconds to compile Brawlhalla's rules and search into the cache folder, or to load them from it."""
    env = {**os.environ, "RUMPUS_CACHE": str(home / "cache")}
    started = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "rumpus.cli", "compile", "brawlhalla"], env=env, check=True, capture_output=True
    )
    return time.perf_counter() - started


def measure() -> list[tuple[str, float]]:
    """(what, seconds), cold and then warm, in fresh folders."""
    found = []
    with tempfile.TemporaryDirectory() as made:
        home = Path(made)
        for state in ("cold", "warm"):
            server = Server(home)
            try:
                found.append((f"{state}: process start to first page", server.page()))
                found.append((f"{state}: a duel opened (deal stored, first decision ready)", server.table("medium")))
            finally:
                server.close()
            found.append((f"{state}: compile rules and search", compiling(home)))
    return found
