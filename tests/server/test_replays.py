"""Replays over HTTP: whose eyes, who may ask when, saves that are sent in, estimates and notes."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.bench import ScriptedBots
from tests.server.test_replay import played

from rumpus.bots.choose import Weighed
from rumpus.kernel.match.load import SaveError, load
from rumpus.kernel.match.match import Match
from rumpus.kernel.match.save import text_of
from rumpus.server.bots.pool import BotError
from rumpus.server.bots.worker import Job, standing
from rumpus.server.clock import HandClock
from rumpus.server.gateway.app import build
from rumpus.server.replay.estimates import SECONDS, WHOLE_SECONDS
from rumpus.server.replay.http import SAVE_BYTES

HERE = "http://localhost.local:8000"
GAMES = ("toy", "brawl", "brawlhalla", "incredibrawl", "blitz_squad", "brutality")
PARTS = dict.fromkeys(GAMES, "turn") | {"toy": "round", "brawl": "second", "incredibrawl": "round"}


class Counting:
    """Counts by a fixed rule, and opens saves here instead of in a worker."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.fault: Exception | None = None

    async def standing(self, job: Job) -> tuple[int, ...]:
        self.jobs.append(job)
        await asyncio.sleep(0)
        if self.fault is not None:
            raise self.fault
        return (600, 200)

    async def weighed(self, job: Job, played: int, ideas: int, tries: int) -> Weighed:
        raise NotImplementedError

    async def opened(self, text: str) -> Match:
        try:
            return load(text)
        except Exception as fault:
            raise BotError(f"{type(fault).__name__}: {fault}") from fault

    def rest(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture
def counting() -> Counting:
    return Counting()


@pytest.fixture
def client(tmp_path: Path, counting: Counting) -> Iterator[TestClient[Any]]:
    app = build(
        f"sqlite:///{tmp_path / 'tables.sqlite3'}", bots=ScriptedBots(), reckoner=counting, hosts={"localhost.local"}
    )
    with TestClient(app, base_url=HERE) as made:
        made.get("/api/games")
        yield made


def other(client: TestClient[Any]) -> TestClient[Any]:
    """Another browser on the same running server."""
    made: TestClient[Any] = TestClient(client.app, base_url=HERE)
    made.blocking_portal = client.blocking_portal
    made.get("/api/games")
    return made


def table_of(client: TestClient[Any], game: str = "toy", **more: Any) -> str:
    """A table of two, the second a bot that never moves in these tests."""
    seats = [{"kind": "me", "name": "Robin"}, {"kind": "bot", "level": "hard"}]
    answer = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def given_up(client: TestClient[Any], **more: Any) -> str:
    """A game of the toy that its first seat gave up at once."""
    table = table_of(client, **more)
    concede(client, table)
    return table


def concede(client: TestClient[Any], table: str) -> None:
    """The first seat gives the game up."""
    with client.websocket_connect(f"/api/tables/{table}/ws?name=Robin") as line:
        while line.receive_json()["type"] != "state":
            pass
        line.send_json({"type": "concede", "seat": 0})
        while (told := line.receive_json()) and (told["type"] != "state" or told["over"] is None):
            pass


def sent_in(client: TestClient[Any], match: Match) -> str:
    answer = client.post("/api/saves", content=text_of(match).encode())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


@pytest.mark.parametrize("line", ["game {}", "options [{}", "rules {}", "seed {}", "names [{}", "content {}", "{}"])
@pytest.mark.parametrize("letters", [900, 2_000, 60_000])
def test_a_save_with_a_long_line_is_refused_in_one_short_sentence(
    client: TestClient[Any], line: str, letters: int
) -> None:
    head = {
        "game": "game toy",
        "rules": "rules 1",
        "seed": "seed 1",
        "options": "options {}",
        "names": 'names ["A", "B"]',
    }
    odd = line.format("x" * letters)
    head[odd.split(" ", 1)[0]] = odd
    answer = client.post("/api/saves", content="\n".join(["rumpus-save 2", *head.values(), "", odd]).encode())
    assert answer.status_code == 400, answer.text
    assert 10 < len(answer.json()["error"]) < 500


# ---------------------------------------------------------------- who may look, and with whose eyes
@pytest.mark.parametrize(
    "what", ["", "?eyes=0", "?eyes=all", "?eyes=watcher", "/estimate", "/notes", "/lessons?seat=0"]
)
def test_a_running_game_tells_nothing_of_itself(client: TestClient[Any], counting: Counting, what: str) -> None:
    table = table_of(client)
    for asker in (client, other(client)):
        answer = asker.get(f"/api/replay/{table}{what}")
        assert (answer.status_code, set(answer.json())) == (409, {"error", "code", "args"})
    assert client.post(f"/api/replay/{table}/branch", json={"at": 0}).status_code == 409
    assert client.post(f"/api/replay/{table}/notes", json={"at": 0, "text": "hm"}).status_code == 409
    assert counting.jobs == []


def test_a_finished_game_lies_open_to_everybody(client: TestClient[Any]) -> None:
    table = given_up(client)
    told = other(client).get(f"/api/replay/{table}").json()
    assert (told["game"], told["eyes"], told["seats"][0]["name"]) == ("toy", -2, "Robin")
    assert told["over"]["winners"] == [1]
    assert told["over"]["salt"]
    assert (told["write"], told["save"]) == (False, True)
    assert client.get(f"/api/replay/{table}").json()["write"] is True


def test_a_replay_tells_its_reader_which_seats_they_played(client: TestClient[Any]) -> None:
    table = given_up(client)
    assert client.get(f"/api/replay/{table}").json()["you"] == [0]
    assert other(client).get(f"/api/replay/{table}").json().get("you", []) == []


def test_finished_games_are_found_again_by_who_played_them_and_by_nobody_else(client: TestClient[Any]) -> None:
    assert client.get("/api/tables/played").json() == []
    first, second, running = given_up(client), given_up(client, options={"players": 2}), table_of(client)
    rows = client.get("/api/tables/played").json()
    assert {row["table"] for row in rows} == {first, second}, running
    assert [row["ended"] for row in rows] == sorted((row["ended"] for row in rows), reverse=True)
    row = next(row for row in rows if row["table"] == first)
    assert (row["game"], row["seats"][0], row["you"], row["winners"], row["watch"]) == ("toy", "Robin", [0], [1], True)
    assert client.get(f"/api/replay/{first}").status_code == 200
    assert other(client).get("/api/tables/played").json() == []
    nobody: TestClient[Any] = TestClient(client.app, base_url=HERE)
    nobody.blocking_portal = client.blocking_portal
    assert nobody.get("/api/tables/played").json() == []
    assert nobody.post(f"/api/tables/{first}/again").status_code == 404


def test_a_puzzle_is_no_game_to_find_again(client: TestClient[Any]) -> None:
    puzzle = client.get("/api/learn/brawlhalla").json()["puzzles"][0]["id"]
    client.post(f"/api/learn/brawlhalla/puzzles/{puzzle}").raise_for_status()
    assert client.get("/api/tables/played").json() == []


def test_a_game_is_played_again_once_from_the_lobby_and_from_its_table(client: TestClient[Any]) -> None:
    table = given_up(client)
    assert other(client).post(f"/api/tables/{table}/again").status_code == 404, "it is not theirs"
    assert client.post("/api/tables/nowhere/again").status_code == 404
    made = client.post(f"/api/tables/{table}/again")
    assert made.status_code == 201
    following = made.json()["table"]
    assert [row["table"] for row in client.get("/api/tables").json()] == [following]
    assert client.post(f"/api/tables/{table}/again").json()["table"] == following, "it still runs"
    assert client.post(f"/api/tables/{following}/again").json()["table"] == following
    concede(client, following)
    third = client.post(f"/api/tables/{table}/again").json()["table"]
    assert third not in (table, following)
    assert {row["table"] for row in client.get("/api/tables/played").json()} == {table, following}


@pytest.mark.parametrize("eyes", ["2", "-2", "-1", "ten", "", "0 ", "²"])
def test_eyes_that_nobody_has_are_refused(client: TestClient[Any], eyes: str) -> None:
    answer = client.get(f"/api/replay/{given_up(client)}", params={"eyes": eyes})
    assert answer.status_code == 400
    assert answer.json()["error"].endswith("say all, watcher, or a seat from 0 to 1.")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_and_a_watcher_see_what_they_saw(client: TestClient[Any], game: str) -> None:
    match = played(game, {}, 5)
    table = sent_in(client, match)
    for eyes, viewer in (("0", 0), ("1", 1), ("watcher", -1)):
        told = client.get(f"/api/replay/{table}", params={"eyes": eyes}).json()
        state = match.spec.records.State.at
        states = [state(step.before) for step in match.steps] + [match.s]
        view = told["view"]
        for n, s in enumerate(states):
            if n:
                view = laid(view, told["frames"][n - 1]["patch"])
            assert view == json.loads(json.dumps(match.seen(s, viewer, n))), (eyes, n)
        lines = [line["text"] for line in [*told["log"], *(line for f in told["frames"] for line in f["log"])]]
        assert lines == [line["text"] for line in match.told(viewer)]
        assert told["requests"] == []


def laid(view: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A view with a patch laid on it, as the page does it."""
    for key, value in patch.items():
        *path, last = key.split(".")
        there: Any = view
        for step in path:
            there = there[int(step) if isinstance(there, list) else step]
        if value is None and isinstance(there, dict) and (path or last not in there):
            there.pop(last, None)
        elif value is None and not path and last not in view:
            continue
        else:
            there[int(last) if isinstance(there, list) else last] = value
    return view


@pytest.mark.parametrize("game", GAMES)
def test_parts_end_where_the_game_does_and_are_not_too_many(client: TestClient[Any], game: str) -> None:
    match = played(game, {}, 5)
    told = client.get(f"/api/replay/{sent_in(client, match)}").json()
    ends = [part["end"] for part in told["parts"]]
    assert ends == sorted(set(ends))
    assert ends[-1] == len(match.history)
    assert 1 <= len(ends) <= 60
    assert told["part"] == PARTS[game]
    big = {one["kind"] for frame in told["frames"] for one in frame.get("big", [])}
    assert big <= set(told["highlights"])
    assert big & {"take", "freeze", "ko", "victory", "damage", "death"}


# ---------------------------------------------------------------- saves that are sent in
@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "line 1: not a save file"),
        (b"\xff\xfe\x00", "it isn't text"),
        (b"hello", "line 1: not a save file"),
        (b"rumpus-save 2\ngame nothing\nrules 1\n", "there is no game 'nothing'"),
        (b"rumpus-save 2\ngame toy\nrules 99999\n", "these are rules"),
        (b"rumpus-save 2\n" + b"\n" * 5000, "more than 4000 moves"),
    ],
)
def test_what_is_no_save_gets_one_sentence(client: TestClient[Any], data: bytes, told: str) -> None:
    answer = client.post("/api/saves", content=data)
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("This save can't be opened: ")
    assert told in answer.json()["error"]


def test_a_save_that_was_altered_says_which_line(client: TestClient[Any]) -> None:
    text = text_of(played("toy", {}, 5)).replace("\n\n", "\n\n0 A lay 999\n", 1)
    answer = client.post("/api/saves", content=text.encode())
    assert answer.status_code == 400
    assert "line 9" in answer.json()["error"]


def test_a_save_may_not_be_longer_than_so_many_bytes(client: TestClient[Any]) -> None:
    answer = client.post("/api/saves", content=b"#" * (SAVE_BYTES + 1))
    assert answer.status_code == 413
    assert str(SAVE_BYTES) in answer.json()["error"]
    long = text_of(played("toy", {}, 5)) + "#" * 70_000
    assert client.post("/api/saves", content=long.encode()).status_code == 201, "longer than any other request may be"


def test_an_opened_save_is_put_away_when_many_came_after_it(client: TestClient[Any]) -> None:
    match = played("toy", {}, 5)
    first = sent_in(client, match)
    for _ in range(24):
        sent_in(client, match)
    answer = client.get(f"/api/replay/{first}")
    assert answer.status_code == 404
    assert "Drop it on the page again" in answer.json()["error"]
    assert client.post(f"/api/replay/{sent_in(client, match)}/notes", json={"at": 0, "text": "x"}).status_code == 403


def test_a_worker_opens_saves_and_says_why_not() -> None:
    with pytest.raises(SaveError):
        load("nothing")


def test_names_in_a_save_are_shown_as_any_other(client: TestClient[Any]) -> None:
    text = text_of(played("toy", {}, 5))
    line = next(one for one in text.splitlines() if one.startswith("names "))
    odd = ["  Ro\tbin \u202e<b>" + "x" * 400 + "\x07", "\u200b \x00"]
    sent = client.post("/api/saves", content=text.replace(line, f"names {json.dumps(odd)}").encode())
    assert sent.status_code == 201, sent.text
    told = client.get(f"/api/replay/{sent.json()['table']}").json()
    assert [seat["name"] for seat in told["seats"]] == ["Ro bin <b>" + "x" * 14, "Player 2"]
    assert "x" * 25 not in json.dumps(told)


def test_a_replay_tells_when_its_game_ended(tmp_path: Path, counting: Counting) -> None:
    clock = HandClock()
    app = build(
        f"sqlite:///{tmp_path / 'tables.sqlite3'}",
        bots=ScriptedBots(),
        reckoner=counting,
        hosts={"localhost.local"},
        clock=clock,
    )
    with TestClient(app, base_url=HERE) as client:
        client.get("/api/games")
        table = table_of(client)
        clock.forward(3600)
        ended = clock.unix_ms() // 1000
        with client.websocket_connect(f"/api/tables/{table}/ws?name=Robin") as line:
            line.send_json({"type": "concede", "seat": 0})
            while (told := line.receive_json()) and (told["type"] != "state" or told["over"] is None):
                pass
            clock.forward(600)
            line.send_json({"type": "again"})
            while line.receive_json().get("table") in (None, table):
                pass
        assert client.get(f"/api/replay/{table}").json()["ended"] == ended


# ---------------------------------------------------------------- estimates
def whole(client: TestClient[Any], table: str) -> dict[str, Any]:
    told = client.get(f"/api/replay/{table}/estimate").json()
    while told["counting"]:
        told = client.get(f"/api/replay/{table}/estimate").json()
    return dict(told)


def test_an_estimate_is_counted_once_and_kept(client: TestClient[Any], counting: Counting) -> None:
    table = given_up(client)
    parts = client.get(f"/api/replay/{table}").json()["parts"]
    told = whole(client, table)
    assert told == {"teams": [[0], [1]], "shares": [[75, 25]] * (len(parts) + 1), "counting": False}
    count = len(counting.jobs)
    assert count == len(parts) + 1
    client.app.state["parts"].replays.estimates._counts.clear()  # as after a new start of the server
    assert whole(client, table) == told
    assert len(counting.jobs) == count


def test_an_estimate_asks_on_what_the_first_seat_knew(client: TestClient[Any], counting: Counting) -> None:
    match = played("brawlhalla", {}, 5)
    whole(client, sent_in(client, match))
    early = counting.jobs[2]
    here = match.copy()
    here.back_to(early.seed)
    assert early.seat == 0
    assert early.state != here.state_bytes(), "what the seat could not know is dealt anew"
    asked = Match.start("brawlhalla", {}, 1)
    asked.state.view("int32")[:] = memoryview(early.state).cast("i")
    assert asked.view(0) == here.view(0), "and what it knew is as it was"


def test_nobody_waits_for_the_estimate_of_a_long_game(client: TestClient[Any], counting: Counting) -> None:
    match = played("brawlhalla", {}, 5)
    whole(client, sent_in(client, match))
    assert len(counting.jobs) > WHOLE_SECONDS / SECONDS, "a long one"
    assert sum(job.seconds or 0 for job in counting.jobs) <= WHOLE_SECONDS + 0.001


def test_positions_without_an_answer_leave_gaps(client: TestClient[Any], counting: Counting) -> None:
    counting.fault = BotError("gone")
    told = whole(client, given_up(client))
    assert set(map(str, told["shares"])) == {"None"}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_estimated(game: str) -> None:
    match = played(game, {}, 5)
    last = Job(game, dict(match.options), None, match.state_bytes(), 0, "hard", 0.01, 1)
    best = standing(last).index(max(standing(last)))
    assert match.places[best] == 1
    match.back_to(len(match.history) // 2)
    middle = standing(Job(game, dict(match.options), None, match.redealt(0, 1).state_bytes(), 0, "hard", 0.01, 1))
    assert len(middle) == match.seats
    assert all(0 <= one <= 1000 for one in middle)
    assert sum(middle)


# ---------------------------------------------------------------- notes
def test_notes_are_signed_and_told_as_they_were_written(client: TestClient[Any]) -> None:
    table = given_up(client)
    text = '<script>alert("x")</script> & \u202e\n so'
    made = client.post(f"/api/replay/{table}/notes", json={"at": 1, "text": text, "name": "Somebody else"})
    assert made.status_code == 201
    answer = other(client).get(f"/api/replay/{table}/notes")
    assert answer.headers["content-type"].startswith("application/json")
    (note,) = answer.json()
    assert (note["at"], note["name"], note["mine"]) == (1, "Robin", False)
    assert note["text"] == '<script>alert("x")</script> & so'
    assert client.get(f"/api/replay/{table}/notes").json()[0]["mine"] is True
    assert client.delete(f"/api/replay/{table}/notes/{10**30}").status_code == 404


def test_only_who_was_there_may_write(client: TestClient[Any]) -> None:
    table = given_up(client)
    stranger = other(client)
    refused = stranger.post(f"/api/replay/{table}/notes", json={"at": 0, "text": "hello"})
    assert (refused.status_code, refused.json()["error"][:19]) == (403, "Only people who sat")
    note = client.post(f"/api/replay/{table}/notes", json={"at": 0, "text": "hello"}).json()["id"]
    assert stranger.delete(f"/api/replay/{table}/notes/{note}").status_code == 404
    assert client.delete(f"/api/replay/{table}/notes/{note}").status_code == 204
    assert client.get(f"/api/replay/{table}/notes").json() == []


@pytest.mark.parametrize(
    "wanted",
    [{"at": 0, "text": ""}, {"at": 0, "text": " \x00\n"}, {"at": 9999, "text": "x"}, {"at": -1, "text": "x"}]
    + [{"at": 0, "text": "x" * 281}, {"at": 0}, {"text": "x"}, [], {"at": 0, "text": "x", "visitor": "me"}],
)
def test_a_note_that_says_nothing_or_stands_nowhere_is_refused(client: TestClient[Any], wanted: Any) -> None:
    table = given_up(client)
    answer = client.post(f"/api/replay/{table}/notes", json=wanted)
    assert (answer.status_code, set(answer.json())) == (400, {"error", "code", "args"})
    assert client.get(f"/api/replay/{table}/notes").json() == []


def test_nobody_writes_more_than_so_many(client: TestClient[Any]) -> None:
    table = given_up(client)
    answers = [client.post(f"/api/replay/{table}/notes", json={"at": 0, "text": str(n)}).status_code for n in range(21)]
    assert answers == [201] * 20 + [400]


def test_a_replay_is_told_from_a_copy(client: TestClient[Any]) -> None:
    """Other threads tell it: what they put into words is not the table's own."""
    table = given_up(client)
    hall = client.app.state["parts"].replays.hall
    assert client.get(f"/api/replay/{table}?eyes=all").status_code == 200
    assert -1 not in hall.rooms[table].match._said
