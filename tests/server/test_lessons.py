"""What a finished game teaches: which decisions are looked at, who is told what, and the table to try one again at."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from litestar.testing import TestClient
from tests.server.bench import ScriptedBots
from tests.server.test_replay import played
from tests.server.test_replays import HERE, Counting, given_up, other, sent_in

from rumpus.bots.choose import Weighed
from rumpus.kernel.match.match import Match
from rumpus.server.bots.pool import BotError
from rumpus.server.bots.worker import Job
from rumpus.server.gateway.app import build
from rumpus.server.replay.lessons import CARE, LEAST, MOST, SUSPECTS, decisions_of, job_of

Client = TestClient[Any]


class Weighing(Counting):
    """At first sight every decision costs its number; with care those of `costly` cost what is said there."""

    def __init__(self) -> None:
        super().__init__()
        self.costly: dict[int, int] = {}
        self.careful: list[int] = []
        self.better: dict[int, int] = {}
        """By decision: the action that is best there."""

    async def weighed(self, job: Job, played: int, ideas: int, tries: int) -> Weighed:
        self.jobs.append(job)
        await asyncio.sleep(0)
        if self.fault is not None:
            raise self.fault
        if ideas == 1:
            return Weighed(job.seed, (played,), (played,))
        self.careful.append(job.seed)
        best = self.better.get(job.seed, played)
        return Weighed(self.costly.get(job.seed, 0), (best,), (best,))


@pytest.fixture
def bot() -> Weighing:
    return Weighing()


@pytest.fixture
def client(tmp_path: Path, bot: Weighing) -> Iterator[Client]:
    store = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    app = build(store, bots=ScriptedBots(), reckoner=bot, hosts={"localhost.local"})
    with TestClient(app, base_url=HERE) as made:
        made.get("/api/games")
        yield made


def lessons(client: Client, table: str, seat: int = 0) -> dict[str, Any]:
    """The lessons, once the search is over."""
    while (told := client.get(f"/api/replay/{table}/lessons", params={"seat": seat}).raise_for_status().json())[
        "searching"
    ]:
        assert 0 <= told["part"] <= 100
    return dict(told)


def costly(bot: Weighing, match: Match) -> list[int]:
    """Seat 0's last four decisions cost much, each another action being better; their numbers."""
    found = decisions_of(match, 0)[-4:]
    for k, at in enumerate(found):
        here = match.copy()
        here.back_to(at)
        bot.costly[at] = 100 + 10 * k
        bot.better[at] = next(a for a in here.actions(0) if a != match.history[at][2])
    return found


@pytest.mark.parametrize("game", ["toy", "incredibrawl", "brawlhalla"])
def test_the_decisions_of_a_seat_that_cost_most_are_told_in_their_order(
    client: Client, bot: Weighing, game: str
) -> None:
    match = played(game, {}, 5)
    wanted = costly(bot, match)
    told = lessons(client, sent_in(client, match))
    assert [one["at"] for one in told["found"]] == wanted[-MOST:], "the dearest, as they came"
    assert [one["cost"] for one in told["found"]] == [11, 12, 13]
    assert all(one["played"]["text"] for one in told["found"])
    own = decisions_of(match, 0)
    assert [job.seed for job in bot.jobs[: len(own)]] == own, "each is looked at once"
    assert sorted(bot.careful, reverse=True) == own[::-1][:SUSPECTS], "with care those that look worst"
    assert {job.seat for job in bot.jobs} == {0}


def test_what_cost_little_or_was_as_good_as_the_best_is_no_lesson(client: Client, bot: Weighing) -> None:
    match = played("toy", {}, 5)
    *_, slight, alike = costly(bot, match)
    bot.costly = {slight: 10 * LEAST - 1, alike: 500}
    del bot.better[alike]
    assert lessons(client, sent_in(client, match))["found"] == []


@pytest.mark.parametrize("game", ["toy", "incredibrawl", "blitz_squad", "brutality"])
def test_a_decision_is_weighed_on_what_its_seat_knew(game: str) -> None:
    """The position is another one for each seed but the same for the seat: what it cannot know is dealt anew."""
    match = played(game, {}, 5)
    at = decisions_of(match, 0)[3]
    here = match.copy()
    here.back_to(at)
    job = job_of(match, at, 0, CARE)
    assert job.state != here.state_bytes()
    anew = match.copy()
    anew.back_to(at)
    anew.state[:] = np.frombuffer(job.state, anew.state.dtype)
    assert anew.view(0) == here.view(0)


def test_nothing_is_told_of_a_race_a_seat_that_is_none_or_by_a_bot_that_is_lost(client: Client, bot: Weighing) -> None:
    race = sent_in(client, played("brawl", {}, 5))
    assert "real time" in client.get(f"/api/replay/{race}/lessons?seat=0").json()["error"]
    match = played("toy", {}, 5)
    costly(bot, match)
    table = sent_in(client, match)
    for seat in ("2", "-1", "", "all", "x"):
        assert client.get(f"/api/replay/{table}/lessons", params={"seat": seat}).status_code == 400, seat
    assert client.get("/api/replay/nowhere/lessons?seat=0").status_code == 404
    assert client.post(f"/api/replay/{table}/lessons", json={"seat": 0, "at": 0}).status_code == 400
    for bot.fault in (BotError("gone"), RuntimeError("torn")):
        while (answer := client.get(f"/api/replay/{table}/lessons?seat=0")).status_code == 200:
            assert answer.json()["searching"], "an end before the end is no praise"
        assert (answer.status_code, answer.json()["code"]) == (400, "no-lessons-now")
    bot.fault = None
    assert lessons(client, table)["found"], "the next one who asks sets it off again"


def test_who_had_nothing_to_decide_has_nothing_to_learn(client: Client, bot: Weighing) -> None:
    told = lessons(client, given_up(client))
    assert (told["found"], told["part"], bot.jobs) == ([], 100, [])


def test_a_lesson_is_tried_again_at_a_table_of_its_own(client: Client, bot: Weighing) -> None:
    match = played("toy", {}, 5)
    wanted = costly(bot, match)[-MOST:]
    table = sent_in(client, match)
    lessons(client, table)
    for wrong in ({"seat": 1, "at": wanted[0]}, {"seat": 0, "at": wanted[0] - 1}):
        assert client.post(f"/api/replay/{table}/lessons", json=wrong).json()["code"] == "no-lesson-there"
    made = client.post(f"/api/replay/{table}/lessons", json={"seat": 0, "at": wanted[0], "name": "Robin"})
    assert made.status_code == 201, made.text
    place = f"/api/tables/{made.json()['table']}/ws?name=Robin"
    with client.websocket_connect(place) as line, other(client).websocket_connect(place) as watching:
        state, told = answer(line)
        assert (state["origin"]["table"], state["origin"]["at"]) == (table, wanted[0])
        study = told["study"]
        assert (told["verdict"], told["number"], told["count"]) == ("open", 1, 3)
        assert (study["seat"], study["cost"], study["following"]) == (0, 11, wanted[1])
        assert study["played"]["text"]
        assert study.get("better") is None
        unseen = answer(watching)[1]["study"]
        assert (unseen.get("played"), unseen.get("better")) == (None, None), "they may name cards of a hand"

        play(line, state, match.history[wanted[0]][2])
        state, told = answer(line)
        assert told["verdict"] == "wrong"
        assert told["study"]["better"]["text"]
        unseen = answer(watching)[1]["study"]
        assert (unseen.get("played"), unseen.get("better")) == (None, None)
        line.send_json({"type": "step_back"})
        state, told = answer(line)
        assert (told["verdict"], told["study"].get("better")) == ("open", None)
        play(line, state, bot.better[wanted[0]])
        state, told = answer(line)
        assert told["verdict"] == "right"
    assert client.get("/api/tables").json() == [], "it is no game to go on with"


def answer(line: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The next state, and what is told of the answer after it."""
    state: dict[str, Any] = {}
    while (told := line.receive_json())["type"] != "puzzle":
        if told["type"] in ("welcome", "state"):
            state |= told
        assert told["type"] not in ("refused", "error"), told
    return state, told


def play(line: Any, state: dict[str, Any], action: int) -> None:
    """Seat 0 does this."""
    line.send_json({"type": "play", "ref": 1, "seat": 0, "version": state["version"], "actions": [action]})
