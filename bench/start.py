"""How long a person waits: `rumpus serve` to the first page, and the first move, with and without compiled rules."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

LIMIT = 120.0
MOVES = 6


class Server:
    """`rumpus serve` on a free port, with data and cache folders of its own."""

    def __init__(self, home: Path, env: dict[str, str]) -> None:
        """Starts it and waits until it says where it is."""
        env = {**env, "PYTHONUNBUFFERED": "1"}
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rumpus", "serve", "--port", "0", "--data", str(home / "data")],
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

    def table(self, game: str) -> float:
        """Seconds to open a table of two with a bot."""
        asked = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]}
        request = urllib.request.Request(
            f"{self.url}/api/tables", json.dumps(asked).encode(), {"content-type": "application/json"}
        )
        started = time.perf_counter()
        with urllib.request.urlopen(request) as answer:
            self.opened = json.loads(answer.read())["table"]
            self.cookie = str(answer.headers["set-cookie"]).split(";")[0]
        return time.perf_counter() - started

    def moves(self, count: int) -> list[float]:
        """Seconds from sending a move to the state that acknowledges it: my first moves at the table just opened,
        as many as the game has.
        """
        spent: list[float] = []
        where = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.opened}/ws"
        with connect(where, additional_headers={"cookie": self.cookie}, origin=Origin(self.url)) as line:
            line.send(json.dumps({"type": "speed", "bot_pause_ms": 0}))
            state = self.state(line)
            while len(spent) < count and not state["over"]:
                choice = state["decision"]
                if not choice or not choice["yours"] or not choice["actions"]:
                    state = self.state(line)
                    continue
                play = {"type": "play", "ref": len(spent), "seat": choice["seat"], "version": state["version"]}
                started = time.perf_counter()
                line.send(json.dumps({**play, "actions": [choice["actions"][0]["id"]]}))
                state = self.state(line)
                spent.append(time.perf_counter() - started)
        return spent

    def state(self, line: ClientConnection) -> dict[str, Any]:
        """The next state that the server sends."""
        while True:
            message: dict[str, Any] = json.loads(line.recv(LIMIT))
            if message["type"] == "state":
                return message
            if message["type"] in ("refused", "error"):
                raise RuntimeError(message["text"])

    def close(self) -> None:
        """Ends it."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(LIMIT)


def compiling(game: str, env: dict[str, str]) -> float:
    """Seconds to compile a game's rules and search into the cache folder, or to load them from it."""
    started = time.perf_counter()
    subprocess.run([sys.executable, "-m", "rumpus", "compile", game], env=env, check=True, capture_output=True)
    return time.perf_counter() - started


def measure(game: str, *, cold: bool) -> list[tuple[str, float]]:
    """(what, seconds), with nothing compiled and then warm, in fresh folders; not `cold`: warm alone, with the cache
    that there is.
    """
    found = []
    with tempfile.TemporaryDirectory() as made:
        home = Path(made)
        env = dict(os.environ) | ({"RUMPUS_CACHE": str(home / "cache")} if cold else {})
        for state in ("cold", "warm") if cold else ("warm",):
            server = Server(home, env)
            try:
                found.append((f"{state}: process start to first page", server.page()))
                found.append((f"{state}: a table for two opened", server.table(game)))
                first, *others = server.moves(MOVES)
                found.append((f"{state}: my first move, acknowledged", first))
                found.append((f"{state}: my later moves, the slowest of {len(others)}", max(others)))
            finally:
                server.close()
            found.append((f"{state}: compile rules and search", compiling(game, env)))
    return found
