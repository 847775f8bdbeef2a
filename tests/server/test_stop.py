"""A server that is told to stop does so in good order: its workers with it, and nothing to complain of."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.test_kill import PATIENCE, START, line, told, visitor

TABLES = 3


class Stoppable:
    """A running server whose complaints are read; its bots need no compiler."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-c", START, "0", str(folder)]
        environment = os.environ | {"RUMPUS_PLAIN": "1"}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[4].rstrip("/")

    def table(self, game: str, seats: list[dict[str, str]]) -> tuple[str, str]:
        """A new table; its id, and its host's cookie."""
        with visitor(self) as client:
            client.get("/api/games")
            made = client.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status()
            return made.json()["table"], client.cookies["rumpus"]

    def stop(self, by: signal.Signals) -> tuple[int, str]:
        """Tell it to stop; its exit status, and what it complained of."""
        self.process.send_signal(by)
        _, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaints


@contextmanager
def stoppable(folder: Path) -> Iterator[Stoppable]:
    """A server that is gone in the end."""
    server = Stoppable(folder)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize(("by", "status"), [("SIGTERM", 143), ("SIGINT", 0)], ids=["told", "ctrl-c"])
def test_a_server_that_is_stopped_leaves_nothing_behind(tmp_path: Path, by: str, status: int) -> None:
    with stoppable(tmp_path) as server:
        for _ in range(TABLES):
            table, cookie = server.table("toy", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
            with line(server, table, cookie) as robin:
                state = told(robin, "state")
                lay = {"ref": 1, "seat": 0, "actions": [state["decision"]["actions"][0]["id"]]}
                robin.send(json.dumps({"type": "play", "version": state["version"], **lay}))
                while not any(row["seat"] == 1 for row in told(robin, "state")["log"]):
                    pass
        table, cookie = server.table("brawl", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        with line(server, table, cookie) as robin:
            told(robin, "state")
            robin.send('{"type": "rush", "ref": 1, "seat": 0, "action": 5}')
            while (beat := told(robin, "beat"))["seat"] != 1 or beat["action_kind"] == "ready":
                pass
            assert server.stop(signal.Signals[by]) == (status, "")


def test_the_load_generator_has_nothing_to_complain_of() -> None:
    command = [sys.executable, "-m", "bench.load", "--tables", "3", "--rate", "2", "--seconds", "1"]
    environment = os.environ | {"RUMPUS_PLAIN": "1"}
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(command, env=environment, cwd=root, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert "acknowledged" in done.stdout
