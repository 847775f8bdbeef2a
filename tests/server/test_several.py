"""Several real processes on one PostgreSQL and one NATS: any of them takes any connection, and a table outlives its
process.
"""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import pytest
from tests.server.bench import laid
from tests.server.conftest import Nats, Postgres
from tests.server.test_kill import PATIENCE, Served, line, new_table, play, race, told, visitor
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

START = """
import sys
from rumpus.server.main import serve
serve(port=0, data=sys.argv[1], bus=sys.argv[2], say=lambda text: print(text, flush=True))
"""
READY, RESUME = 5, 19
"""Actions of BRAWL."""


class Shared(Served):
    """One of several servers."""

    def __init__(self, data: str, bus: str) -> None:
        command = [sys.executable, "-c", START, data, bus]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "rumpus is open at" in said, said + self.process.stdout.read()
        self.url = said.split()[4].rstrip("/")


@pytest.fixture
def two(postgres: Postgres, nats: Nats) -> Iterator[list[Shared]]:
    """Two servers of the same tables."""
    data = postgres.url()
    with ExitStack() as ending:
        made = []
        for _ in range(2):
            made.append(Shared(data, nats.url))
            ending.callback(made[-1].kill)
        yield made


def resumed(server: Served, table: str, cookie: str) -> dict[str, object]:
    """The state that a client sees who dials until it is served, as the page does."""
    while True:
        with line(server, table, cookie) as robin:
            try:
                return told(robin, "state")
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code not in (1012, 1013):
                    raise


def test_a_table_is_played_at_another_process_and_outlives_its_own(two: list[Shared]) -> None:
    table, cookie = new_table(two[0])
    with line(two[1], table, cookie) as robin:
        play(robin, told(robin, "state"))
        acknowledged = told(robin, "state")
        two[0].kill()
        with pytest.raises(ConnectionClosed) as closed:
            told(robin, "nothing of the kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    state = resumed(two[1], table, cookie)
    assert state["view"] == acknowledged["view"]


def paused(made: ClientConnection) -> dict[str, Any]:
    """The view of a race, as soon as a client sees it paused."""
    view: dict[str, Any] = told(made, "state")["view"]
    while view["phase"] != "paused":
        view = laid(view, told(made, "beat")["patch"])
    return view


def test_a_race_is_paused_after_its_owners_death_and_goes_on_when_all_agree(two: list[Shared]) -> None:
    wanted = {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "empty"}], "meet": False}
    with visitor(two[0]) as host, visitor(two[1]) as guest:
        guest.get("/api/games")
        table = host.post("/api/tables", json=wanted).raise_for_status().json()["table"]
        cookies = host.cookies["rumpus"], guest.cookies["rumpus"]
    with line(two[0], table, cookies[0]) as robin, line(two[1], table, cookies[1]) as mako:
        seen = told(mako, "state")["view"]
        for made, seat in ((robin, 0), (mako, 1)):
            made.send(json.dumps({"type": "rush", "ref": 1, "seat": seat, "action": READY}))
        while seen["phase"] != "live":
            seen = laid(seen, told(mako, "beat")["patch"])
        race(robin, 101, 20)
        while seen["seats"][0]["deck"] > 30:
            seen = laid(seen, told(mako, "beat")["patch"])
        two[0].kill()
        with suppress(ConnectionClosed):
            while True:
                seen = laid(seen, told(mako, "beat")["patch"])
    with line(two[1], table, cookies[1]) as mako, line(two[1], table, cookies[0]) as robin:
        view = paused(mako)
        assert view["seats"][0]["deck"] <= seen["seats"][0]["deck"], "whatever anybody was shown has been"
        paused(robin)
        for made, seat in ((robin, 0), (mako, 1)):
            made.send(json.dumps({"type": "rush", "ref": 201, "seat": seat, "action": RESUME}))
        while view["phase"] != "live":
            view = laid(view, told(mako, "beat")["patch"])


def test_a_request_about_a_table_is_answered_by_its_owner(two: list[Shared]) -> None:
    table, cookie = new_table(two[0])
    with line(two[0], table, cookie) as robin:
        told(robin, "state")
        cookies = {"rumpus": cookie}
        texts = [httpx.get(f"{one.url}/api/tables/{table}/save", cookies=cookies, timeout=PATIENCE) for one in two]
        assert texts[0].status_code == texts[1].status_code == 200
        assert texts[0].text == texts[1].text
        assert "rumpus-owner" not in texts[1].headers
        running = [httpx.get(f"{one.url}/api/replay/{table}", cookies=cookies, timeout=PATIENCE) for one in two]
        assert [one.status_code for one in running] == [409, 409]
        assert running[0].json() == running[1].json()


def test_a_save_that_was_sent_in_is_shown_by_all(two: list[Shared]) -> None:
    table, cookie = new_table(two[0])
    with line(two[0], table, cookie) as robin:
        told(robin, "state")
        robin.send(json.dumps({"type": "concede", "seat": 0}))
        while not told(robin, "state")["over"]:
            pass
    with visitor(two[0]) as here, visitor(two[1]) as there:
        save = there.get(f"/api/tables/{table}/save").raise_for_status().text
        sent = here.post("/api/saves", content=save).raise_for_status().json()["table"]
        shown = [one.get(f"/api/replay/{sent}").raise_for_status().json() for one in (here, there)]
        assert shown[0] == shown[1]
        assert there.get(f"/api/replay/{sent[:-1]}").status_code == 404


def test_who_is_told_to_end_hands_its_tables_over(two: list[Shared]) -> None:
    table, cookie = new_table(two[0])
    with line(two[1], table, cookie) as robin:
        play(robin, told(robin, "state"))
        acknowledged = told(robin, "state")
        two[0].process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            told(robin, "nothing of the kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert resumed(two[1], table, cookie)["view"] == acknowledged["view"]
    assert two[0].process.wait(PATIENCE) in (0, 128 + signal.SIGTERM)


def test_without_the_bus_tables_say_so_wait_and_go_on(two: list[Shared], nats: Nats) -> None:
    table, cookie = new_table(two[0])
    with line(two[0], table, cookie) as robin:
        play(robin, told(robin, "state"))
        acknowledged = told(robin, "state")
        nats.end()
        assert told(robin, "error")["code"] == "no-bus"
        with pytest.raises(ConnectionClosed) as closed:
            told(robin, "nothing of the kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    with visitor(two[1]) as client:
        assert client.get(f"/api/tables/{table}/save").status_code == 503
    nats.begin()
    assert resumed(two[1], table, cookie)["view"] == acknowledged["view"]


def test_a_process_that_stood_still_writes_nothing_over_its_heir(two: list[Shared]) -> None:
    table, cookie = new_table(two[0])
    with line(two[0], table, cookie) as stale:
        state = told(stale, "state")
        two[0].process.send_signal(signal.SIGSTOP)
        assert resumed(two[1], table, cookie)["view"] == state["view"]
        with line(two[1], table, cookie) as robin:
            play(robin, told(robin, "state"))
            acknowledged = told(robin, "state")
            play(stale, state)
            two[0].process.send_signal(signal.SIGCONT)
            with pytest.raises(ConnectionClosed):
                told(stale, "state")
    assert resumed(two[0], table, cookie)["view"] == acknowledged["view"]
