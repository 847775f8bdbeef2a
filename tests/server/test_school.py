"""What a game teaches: the school over HTTP, and a puzzle answered at its own table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tests.helpers.parts import altered
from tests.server.bench import EVE, ROBIN, Bench, Client, ScriptedBots, run

from rumpus.kernel.match.learning import Puzzle, learning
from rumpus.kernel.words.saying import OF_HOUSE
from rumpus.server.gateway.app import build
from rumpus.server.learn.school import still_of
from rumpus.server.protocol import in_english
from rumpus.server.table.puzzle import DECIDED, NO_PUZZLE, NOT_WANTED
from rumpus.server.table.room import Room

HERE = "http://localhost.local:8000"
TAUGHT = ("brawlhalla", "brawl", "incredibrawl", "blitz_squad")
PUZZLES = [puzzle for game in TAUGHT for puzzle in learning(game).puzzles.values()]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    app = build(f"sqlite:///{tmp_path / 'tables.sqlite3'}", bots=ScriptedBots(), hosts={"localhost.local"})
    with TestClient(app, base_url=HERE) as made:
        yield made


@pytest.mark.parametrize("game", TAUGHT)
def test_a_school_has_sheet_words_cards_and_puzzles(client: TestClient[Any], game: str) -> None:
    school = client.get(f"/api/learn/{game}").raise_for_status().json()
    catalogue = client.get(f"/api/rules/{game}").json()
    told = [(line.rule, line.text) for section in learning(game).sheet for line in section.lines]
    assert [(row["rule"], row["text"]) for section in school["sheet"] for row in section["rules"]] == told
    assert {rule for rule, _ in told} <= set(catalogue)
    assert all(word["rule"] in catalogue for word in school["words"])
    lines = [line for section in school["aid"] for line in section["lines"]]
    assert all(line["rule"] in catalogue and line["name"] and line["text"] for line in lines)
    assert len({line["name"] for line in lines}) == len(lines)
    assert len(lines) >= 15 or game == "brawlhalla", "whose page draws its own"
    assert len({(card["name"], card["about"]) for card in school["cards"]}) == len(school["cards"]) >= 12
    assert all((card["name"] and "(" not in card["name"][1:]) or game == "brawl" for card in school["cards"])
    assert [puzzle["id"] for puzzle in school["puzzles"]] == list(learning(game).puzzles)
    assert "scene" not in school["puzzles"][0], "the answer stays on the server"
    assert "right" not in school["puzzles"][0]


def test_a_game_without_lessons_has_a_school_of_its_words_alone(client: TestClient[Any]) -> None:
    school = client.get("/api/learn/toy").raise_for_status().json()
    assert (school["sheet"], school["cards"], school["puzzles"]) == ([], [], [])
    assert [word["name"] for word in school["words"]] == ["Pot", "Answer"]


def test_what_is_not_there_is_told_with_what_is(client: TestClient[Any]) -> None:
    assert client.get("/api/learn/chess").status_code == 404
    for ask in (client.get, client.post):
        told = ask("/api/learn/brawl/puzzles/nope")
        assert (told.status_code, "a-tie-is-yours" in told.json()["error"]) == (404, True)
        assert ask("/api/learn/chess/puzzles/nope").status_code == 404
    assert client.get("/api/tables/nope/cards").status_code == 404


def test_a_puzzle_is_no_game_to_go_on_with_and_its_cards_are_listed(client: TestClient[Any]) -> None:
    table = client.post("/api/learn/incredibrawl/puzzles/equal-types").raise_for_status().json()["table"]
    assert client.get("/api/tables").json() == []
    names = {card["name"] for card in client.get(f"/api/tables/{table}/cards").json()}
    assert any("Anvil Bear" in name for name in names)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: f"{one.game}-{one.id}")
def test_a_puzzle_is_looked_at_with_the_eyes_of_who_answers_it(client: TestClient[Any], puzzle: Puzzle) -> None:
    at = f"/api/learn/{puzzle.game}/puzzles/{puzzle.id}"
    told = client.get(at).raise_for_status().json()
    assert told.keys() == {"game", "eyes", "seats", "options", "setup", "view"}, "nothing of the answer"
    match = puzzle.begin([seat["name"] for seat in told["seats"]])
    assert (told["game"], told["eyes"], len(told["seats"])) == (puzzle.game, puzzle.seat, match.seats)
    assert [seat["level"] for seat in told["seats"]].count(None) == 1
    for number in range(5):
        twin = match.redealt(puzzle.seat, 7919 * number + 1)
        assert msgspec.json.decode(in_english(still_of(twin, puzzle))) == told, "what the seat cannot know is not in it"
    assert client.get(at).json() == told
    assert client.get("/api/health").json()["tables"] == 0, "a look opens no table"


def test_a_leak_in_what_is_looked_at_would_be_found() -> None:
    puzzle = learning("brawlhalla").puzzles["reach-the-sword"]
    match = puzzle.begin()
    spec = match.spec

    def leaky(t: Any, s: Any, viewer: int) -> dict[str, Any]:
        return {**spec.sight.view(t, s, viewer), "oops": [int(seat.hand) for seat in s.seats]}

    match.spec = altered(spec, sight={"view": leaky})
    seen = {in_english(still_of(match.redealt(puzzle.seat, number), puzzle)) for number in range(9)}
    assert len(seen) > 1


async def opened(bench: Bench, game: str, puzzle: str) -> tuple[Room, Client]:
    """A puzzle's table, with whoever opened it; the others reply at once."""
    room = await bench.hall.create_puzzle(ROBIN, learning(game).puzzles[puzzle])
    await bench.own(room, bot_pause_ms=0)
    return room, await bench.join(room)


async def answer(bench: Bench, room: Room, client: Client, names: str) -> dict[str, Any]:
    """Plays an answer, name by name; how it stands in the end."""
    for name in names.split("; "):
        found = next(a for a in room.match.actions(0) if room.match.name(0, a) == name)
        client.play(found)
        await bench.quiet(room)
        bench.clock.forward(1)
        await bench.quiet(room)
        await replied(bench, room)
    return stands(client)


async def replied(bench: Bench, room: Room) -> None:
    """Waits until the others have replied, however long their thread takes, and it is this one's turn again."""
    assert room.table.puzzle is not None
    while room.table.puzzle.stands(room.match)[0] == "open" and 0 not in room.match.active and not room.match.over:
        bench.clock.forward(1)
        await bench.quiet(room)


def stands(client: Client) -> dict[str, Any]:
    """How the answer stands, as this client was told last."""
    return [message for message in client.all if message["type"] == "puzzle"][-1]


@pytest.mark.parametrize(
    "puzzle",
    [one for game in TAUGHT for one in learning(game).puzzles.values()],
    ids=lambda one: f"{one.game}-{one.id}",
)
def test_a_right_answer_is_right_at_the_table(tmp_path: Path, puzzle: Puzzle) -> None:
    async def scene(bench: Bench) -> None:
        room, robin = await opened(bench, puzzle.game, puzzle.id)
        await robin.settled()
        assert stands(robin)["verdict"] == "open"
        told = await answer(bench, room, robin, puzzle.right[0])
        assert (told["verdict"], told["text"], told["rules"]) == ("right", puzzle.learned, list(puzzle.rules))

    run(tmp_path, scene)


def test_a_wrong_answer_is_shown_said_and_stepped_back_from(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin = await opened(bench, "brawlhalla", "dodge-a-heavy")
        puzzle = learning("brawlhalla").puzzles["dodge-a-heavy"]
        before = room.match.state_bytes()
        told = await answer(bench, room, robin, "pass")
        assert (told["verdict"], told["text"], told["rules"]) == ("wrong", puzzle.wrong["pass"], [])
        assert "BH-KO-01" in [line["rule"] for line in robin.log], "what happens is shown"
        robin.play(room.match.actions(0)[0])
        refused = await robin.until(lambda m: m["type"] == "refused")
        assert refused["why"]["text"] == OF_HOUSE.say(DECIDED)
        robin.say(type="step_back")
        await bench.quiet(room)
        assert room.match.state_bytes() == before
        assert (stands(robin)["verdict"], robin.state["decision"]["yours"], len(robin.log)) == ("open", True, 0)
        assert (await answer(bench, room, robin, "play 4"))["verdict"] == "right"

    run(tmp_path, scene)


def test_one_steps_back_also_when_the_game_is_over(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin = await opened(bench, "incredibrawl", "equal-types")
        told = await answer(bench, room, robin, "tumble_twins")
        assert (told["verdict"], robin.state["over"]["winners"]) == ("wrong", [1])
        robin.say(type="step_back")
        await bench.quiet(room)
        assert robin.state["over"] is None
        assert (await answer(bench, room, robin, "anvil_bear"))["verdict"] == "right"

    run(tmp_path, scene)


def test_the_server_starts_again_in_the_middle_of_an_answer(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin = await opened(bench, "brawlhalla", "reach-the-sword")
        await answer(bench, room, robin, "move 2; step NE")
        await bench.crash()
        found = await bench.hall.room(room.record.id)
        assert found is not None
        robin = await bench.join(found)
        await robin.settled()
        assert stands(robin)["verdict"] == "open"
        assert (await answer(bench, found, robin, "step NW"))["verdict"] == "right"

    run(tmp_path, scene)


@pytest.mark.parametrize("game", [game for game in TAUGHT if learning(game).guided])
def test_a_guided_game_takes_only_what_it_waits_for_and_is_gone_on_with_until_it_is_won(
    tmp_path: Path, game: str
) -> None:
    async def scene(bench: Bench) -> None:
        guided = learning(game).guided
        assert guided is not None
        room = await bench.hall.create_puzzle(ROBIN, guided)
        await bench.own(room, bot_pause_ms=0)
        robin = await bench.join(room)
        await robin.settled()
        assert room.record.tutorial
        assert not room.table.status(0).over, "it waits in the lobby"
        told, plays = stands(robin), guided.right[0].split("; ")
        assert (told["step"], told["number"], told["count"]) == (guided.steps[0][0], 1, len(guided.steps))
        await answer(bench, room, robin, plays[0])
        wanted = stands(robin)["wanted"]
        other = next(action for action in room.match.actions(0) if action not in wanted)
        robin.play(other)
        refused = await robin.until(lambda m: m["type"] == "refused")
        assert refused["why"]["text"] == OF_HOUSE.say(NOT_WANTED)
        assert [room.match.name(0, action) for action in wanted] == [plays[1]], "nothing has been done"
        for name in plays[1:]:
            assert [room.match.name(0, action) for action in stands(robin)["wanted"]] == [name]
            await answer(bench, room, robin, name)
        told = stands(robin)
        assert (told["verdict"], told["step"], told["wanted"], room.match.over) == ("right", "", [], True)

    run(tmp_path, scene)


def test_one_play_may_be_all_that_a_step_of_a_guided_game_waits_for_and_no_more(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        guided = learning("brutality").guided
        assert guided is not None
        room = await bench.hall.create_puzzle(ROBIN, guided)
        await bench.own(room, bot_pause_ms=0)
        robin = await bench.join(room)
        await robin.settled()
        for step, names in guided.steps:
            told = stands(robin)
            waits = [*told["wanted"], *told["after"]]
            assert (told["step"], len(waits)) == (step, len(names))
            if step == "artifact":
                special = next(one for one in room.match.actions(0) if room.match.name(0, one) == "special A 1")
                robin.play(*waits, special)
                refused = await robin.until(lambda m: m["type"] == "refused")
                assert refused["why"]["text"] == OF_HOUSE.say(NOT_WANTED)
            robin.play(*waits)
            await bench.quiet(room)
            await replied(bench, room)
            await robin.settled()
        assert (stands(robin)["verdict"], room.match.over) == ("right", True)

    run(tmp_path, scene)


def test_only_the_pupil_hears_what_a_step_waits_for(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        guided = learning("brutality").guided
        assert guided is not None
        room = await bench.hall.create_puzzle(ROBIN, guided)
        robin = await bench.join(room)
        eve = await bench.join(room, EVE, watch=True)
        for client in (robin, eve):
            await client.until(lambda m: m["type"] == "puzzle")
        artifact = next(step for step in guided.steps if len(step[1]) > 1)
        for step, _ in guided.steps[: guided.steps.index(artifact)]:
            assert stands(robin)["step"] == step
            robin.play(*stands(robin)["wanted"], *stands(robin)["after"])
            await bench.quiet(room)
            await replied(bench, room)
            await robin.settled()
            await eve.settled()
        assert len([*stands(robin)["wanted"], *stands(robin)["after"]]) == len(artifact[1])
        for told in (message for message in eve.all if message["type"] == "puzzle"):
            assert (told["wanted"], told["after"]) == ([], [])
        assert stands(eve)["step"] == stands(robin)["step"] == artifact[0]

    run(tmp_path, scene)


def test_again_opens_the_same_puzzle_anew_and_only_a_puzzle_steps_back(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin = await opened(bench, "incredibrawl", "fist-leaf-bolt")
        told = await answer(bench, room, robin, "pillow_squire")
        assert (told["verdict"], told["following"], told["number"]) == ("right", "equal-types", 1)
        robin.say(type="again")
        welcome = await robin.until(lambda m: m["type"] == "welcome")
        fresh = await bench.hall.room(welcome["table"])
        assert fresh is not None
        assert fresh.record.puzzle == "fist-leaf-bolt"
        assert fresh.match.history == []
        plain = await bench.open("me", "bot")
        other = await bench.join(plain)
        other.say(type="step_back")
        assert (await other.until(lambda m: m["type"] == "refused"))["why"]["text"] == OF_HOUSE.say(NO_PUZZLE)
        assert not [m for m in other.all if m["type"] == "puzzle"]

    run(tmp_path, scene)


def test_what_the_others_hold_stays_unseen(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin = await opened(bench, "brawlhalla", "reach-the-sword")
        await bench.quiet(room)
        assert robin.view["seats"][1]["cards"] is None

    run(tmp_path, scene)


def test_only_who_solves_a_puzzle_steps_back(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin = await opened(bench, "brawlhalla", "dodge-a-heavy")
        await answer(bench, room, robin, "pass")
        done = len(room.match.history)
        eve = await bench.join(room, EVE, watch=True)
        eve.say(type="step_back")
        refused = await eve.until(lambda m: m["type"] == "refused")
        assert refused["why"]["text"] == "This isn't your seat."
        assert len(room.match.history) == done > 0

    run(tmp_path, scene)
