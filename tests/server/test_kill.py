"""A real server process, killed without warning between and during plays, resumes every table at the last acknowledged
decision.
"""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
from tests.helpers.offers import legal
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

START = """
import sys
from rumpus.server.main import serve
serve(port=int(sys.argv[1]), data=sys.argv[2], say=lambda text: print(text, flush=True))
"""
PATIENCE = 600.0
"""Nobody waits so long, on whatever machine, for what comes at all."""


class Served:
    """A running server process."""

    def __init__(self, folder: Path | str) -> None:
        command = [sys.executable, "-c", START, "0", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "rumpus is open at" in said, said + (self.process.stdout.read() if self.process.poll() else "")
        self.url = said.split()[4].rstrip("/")

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.wait()


@contextmanager
def served(folder: Path | str) -> Iterator[Served]:
    """A server, killed in the end."""
    server = Served(folder)
    try:
        yield server
    finally:
        server.kill()


class Open(Protocol):
    """A server that has an address."""

    url: str


@contextmanager
def line(server: Open, table: str, cookie: str) -> Iterator[ClientConnection]:
    """A connection at a table."""
    url = f"ws{server.url[4:]}/api/tables/{table}/ws"
    head = {"Cookie": f"rumpus={cookie}"}
    with connect(url, additional_headers=head, open_timeout=PATIENCE, ping_interval=None) as made:
        yield made


def visitor(server: Open) -> httpx.Client:
    """A browser without a cookie yet."""
    return httpx.Client(base_url=server.url, timeout=PATIENCE)


def told(made: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(made.recv(PATIENCE))
        if message["type"] == kind:
            return message


def play(made: ClientConnection, state: dict[str, Any]) -> None:
    """Play the last action there is."""
    actions = [legal(state)[-1]]
    message = {"type": "play", "ref": 1, "seat": 0, "version": state["version"], "actions": actions}
    made.send(json.dumps(message))


def new_table(server: Served) -> tuple[str, str]:
    """A table of one visitor and a free chair; its id, and the cookie."""
    wanted = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "empty"}], "options": {"hand": 4}, "meet": False}
    with visitor(server) as client:
        client.get("/api/games")
        return client.post("/api/tables", json=wanted).json()["table"], client.cookies["rumpus"]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_kill_9_takes_nothing_back(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table, cookie = new_table(server)
        with line(server, table, cookie) as robin:
            play(robin, told(robin, "state"))
            acknowledged = told(robin, "state")
            play(robin, acknowledged)  # sent, never answered: it may count or not, but nothing in between
            server.kill()
            with pytest.raises(ConnectionClosed):
                told(robin, "nothing of the kind")
    with served(tmp_path) as server, line(server, table, cookie) as robin:
        welcome = told(robin, "welcome")
        assert welcome["you"] == [0]
        state = told(robin, "state")
        lines = [row["text"] for row in acknowledged["log"]]
        texts = [row["text"] for row in state["log"]]
        assert set(lines) <= set(texts)
        if state["decision"]:
            assert {"seat": 0, "yours": True}.items() <= state["decision"].items()
            assert state["view"] == acknowledged["view"]
            play(robin, state)
            assert told(robin, "state")["version"] == 2


def race(made: ClientConnection, first: int, n: int) -> None:
    """So many requests in one go: deal, set down, deal ..."""
    for ref in range(first, first + n):
        action = 0 if ref % 2 else 3
        made.send(json.dumps({"type": "rush", "ref": ref, "seat": 0, "action": action, "sent": 1000.0 + ref}))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
@pytest.mark.rule("BR-ARB-01")
def test_kill_9_in_the_middle_of_a_race(tmp_path: Path) -> None:
    wanted = {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "empty"}], "meet": False}
    with served(tmp_path) as server:
        with (
            visitor(server) as guest,
            visitor(server) as host,
        ):
            guest.get("/api/games")
            host.get("/api/games")
            table = host.post("/api/tables", json=wanted).raise_for_status().json()["table"]
            robin_is, mako_is = host.cookies["rumpus"], guest.cookies["rumpus"]
        with line(server, table, robin_is) as robin, line(server, table, mako_is) as mako:
            told(robin, "state")
            told(mako, "state")
            for made, seat in ((robin, 0), (mako, 1)):
                made.send(json.dumps({"type": "rush", "ref": 1, "seat": seat, "action": 5}))
            beat = told(mako, "beat")
            while beat["action_kind"] != "tick" or beat["patch"].get("phase") != "live":
                beat = told(mako, "beat")
            race(robin, 101, 20)
            seen = [told(mako, "beat") for _ in range(5)]
            race(robin, 121, 10)
            server.kill()
            with suppress(ConnectionClosed):
                while True:
                    seen.append(told(mako, "beat"))
    with served(tmp_path) as server, line(server, table, mako_is) as mako, line(server, table, robin_is) as robin:
        assert told(mako, "welcome")["you"] == [1], "the cookie is still good"
        found = told(mako, "state")
        told(robin, "state")
        texts = [row["text"] for row in found["log"]]
        shown = [row["text"] for one in seen for row in one["log"]]
        at = texts.index(shown[0])
        assert texts[at : at + len(shown)] == shown, "whatever anybody was shown has been"
        assert found["now"] <= seen[-1]["now"] + 60_000
        assert found["view"]["phase"] == "live"
        race(robin, 101, 31)
        beat = told(robin, "beat")
        while beat["ref"] != 131:
            beat = told(robin, "beat")
        assert beat["patch"]["seats.0"]["deck"] == 34 - 16, "sent again, each took effect, and once"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
@pytest.mark.rule("IB-SEL-03")
def test_kill_9_between_two_secret_choices(tmp_path: Path) -> None:
    wanted = {"game": "incredibrawl", "seats": [{"kind": "me"}, {"kind": "empty"}], "meet": False}
    with served(tmp_path) as server:
        with (
            visitor(server) as guest,
            visitor(server) as host,
        ):
            guest.get("/api/games")
            host.get("/api/games")
            table = host.post("/api/tables", json=wanted).raise_for_status().json()["table"]
            robin_is, mako_is = host.cookies["rumpus"], guest.cookies["rumpus"]
        with line(server, table, robin_is) as robin, line(server, table, mako_is) as mako:
            told(mako, "state")
            play(robin, told(robin, "state"))
            while not (chosen := told(robin, "state"))["view"]["seats"][0]["chosen"]:
                pass
            while not (heard := told(mako, "state"))["view"]["seats"][0]["chosen"]:
                pass
            server.kill()
    with served(tmp_path) as server, line(server, table, mako_is) as mako, line(server, table, robin_is) as robin:
        found, own = told(mako, "state"), told(robin, "state")
        assert found["view"] == heard["view"], "Mako knows what he knew"
        assert found["decision"]["yours"]
        assert own["view"]["mine"] == chosen["view"]["mine"]
        assert own["view"]["mine"]["selected"] is not None
        mako.send(
            json.dumps(
                {
                    "type": "play",
                    "ref": 1,
                    "seat": 1,
                    "version": found["version"],
                    "actions": [legal(found)[0]],
                }
            )
        )
        shown = told(mako, "state")
        while shown["view"]["seats"][0]["fighter"] is None:
            shown = told(mako, "state")
        assert shown["view"]["seats"][0]["fighter"]["card"] == own["view"]["mine"]["selected"]


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        port = server.url.rsplit(":", 1)[1]
        second = subprocess.run(
            [sys.executable, "-c", START, port, str(tmp_path / "b")], capture_output=True, text=True, timeout=PATIENCE
        )
        assert second.returncode == 1
        assert "ServeError" in second.stderr.splitlines()[-1]
        assert "try another --port" in second.stderr.splitlines()[-1]
