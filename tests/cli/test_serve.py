"""`rumpus serve` and `rumpus play` as processes: they say where they are, answer, and end on Ctrl-C."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus import cli

LIMIT = 60  # seconds after which a server that does not end has failed


@pytest.fixture
def start(tmp_path: Path) -> Iterator:
    """Starts `rumpus ...` on a free port with a data folder of its own; (process, address it printed)."""
    running: list[subprocess.Popen[str]] = []

    def go(*words: str, cache: Path | None = None) -> tuple[subprocess.Popen[str], str]:
        env = {**os.environ, "PYTHONUNBUFFERED": "1", "RUMPUS_PLAIN": "1"}
        if cache is not None:  # as a person starts it
            del env["RUMPUS_PLAIN"]
            env["RUMPUS_CACHE"] = str(cache)
        process = subprocess.Popen(
            [sys.executable, "-m", "rumpus", *words, "--port", "0", "--data", str(tmp_path)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=env,
        )
        running.append(process)
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://\S+", line):
                return process, found[0]
        raise AssertionError(process.stderr.read() if process.stderr else "no address")

    yield go
    for process in running:
        process.kill()
        process.communicate()


def get(url: str | urllib.request.Request) -> bytes:
    with urllib.request.urlopen(url, timeout=LIMIT) as answer:
        return answer.read()


def opened(url: str, seats: list[dict[str, str]]) -> str:
    """A new table of Dust-up."""
    order = json.dumps({"game": "toy", "seats": seats}).encode()
    headers = {"content-type": "application/json", "origin": url.rstrip("/")}
    return json.loads(get(urllib.request.Request(f"{url}api/tables", order, headers)))["table"]


def test_serve_never_compiles_where_people_wait(start, tmp_path: Path) -> None:
    """With nothing compiled yet a table is open at once: what is compiled, is so by the bots' processes."""
    cache = tmp_path / "cache"
    _, url = start("serve", cache=cache)
    assert opened(url, [{"kind": "me"}, {"kind": "me"}])
    assert not list(cache.rglob("*"))


@pytest.mark.skipif(os.name == "nt", reason="no SIGINT to a child on Windows")
def test_serve_answers_and_ends_on_ctrl_c(start) -> None:
    process, url = start("serve")
    assert [tile["id"] for tile in json.loads(get(f"{url}api/games"))]
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=LIMIT)
    assert process.returncode == 0
    assert "Traceback" not in errors


@pytest.mark.skipif(os.name == "nt", reason="no SIGTERM to a child on Windows")
def test_serve_ends_when_told_to_and_leaves_nothing_behind(start) -> None:
    """With a bot's worker at work; what Python's resource tracker finds left over it says on standard error."""
    process, url = start("serve")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    assert opened(url, seats)
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=LIMIT)
    assert (process.returncode, errors) == (cli.TERMINATED, "")


@pytest.mark.skipif(os.name == "nt", reason="no SIGTERM to a child on Windows")
def test_prometheus_asks_a_server_at_another_port_and_neither_keeps_the_other(start) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        at = f"127.0.0.1:{free.getsockname()[1]}"
    process, url = start("serve", "--metrics", at, "--logs", "json")
    get(f"{url}api/games")
    assert 'rumpus_http_answers_total{status="2xx"} 1.0' in get(f"http://{at}/metrics").decode().splitlines()
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=LIMIT)
    assert (process.returncode, errors) == (cli.TERMINATED, "")


def test_play_opens_a_table_that_is_there(start) -> None:
    _, url = start("play", "toy", "--no-browser", "--seed", "5", "--seat", "me", "--seat", "greedy")
    base, table = url.split("#/table/")
    save = get(f"{base}api/tables/{table}/save").decode()
    assert "Dust-up" in save
    assert "seed" not in save  # the deal stays secret while the game runs


def test_a_taken_port_is_one_line_and_status_2(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ended = subprocess.run(
            [sys.executable, "-m", "rumpus", "serve", "--port", port, "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=LIMIT,
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert f"127.0.0.1:{port}" in ended.stderr
