"""Who has a game's catalogue is sent codes and arguments without the English, and else the same as everybody."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.bench import MAKO, ROBIN, Bench, Client, run
from tests.server.test_live import begun
from tests.server.test_minutes import some_action

from rumpus.kernel.contract.spec import find
from rumpus.kernel.words.saying import English, Text, plain
from rumpus.server.gateway.app import build
from rumpus.server.protocol import ErrorTold, in_codes, in_english
from rumpus.server.table.room import Room

HERE = "http://localhost.local:8000"
TURNS = ["toy", "brawlhalla", "blitz_squad", "brutality", "incredibrawl"]


def bare(value: Any) -> Any:
    """A message without the English beside its codes."""
    if isinstance(value, list):
        return [bare(one) for one in value]
    if not isinstance(value, dict):
        return value
    said = {"code", "args", "text"} <= value.keys() and value["code"] != ""
    return {key: bare(one) for key, one in value.items() if not (said and key == "text")}


def texts(value: Any) -> int:
    """How many codes stand in a message."""
    if isinstance(value, list):
        return sum(map(texts, value))
    if not isinstance(value, dict):
        return 0
    return bool(value.get("code") and "args" in value) + sum(map(texts, value.values()))


def same(english: Client, codes: Client) -> int:
    """Both were told the same, but for the English; how many texts it was told in codes."""
    ours, theirs = ([one for one in client.all if one["type"] != "pong"] for client in (english, codes))
    assert [bare(one) for one in ours] == theirs
    return texts(theirs)


async def tabs(bench: Bench, room: Room, visitor: str | None) -> tuple[Client, Client]:
    """Two connections with the same eyes, one with English, one with codes alone."""
    return await bench.join(room, visitor), await bench.join(room, visitor, encode=in_codes)


@pytest.mark.parametrize("game", TURNS)
def test_a_table_in_turns_is_told_in_codes(tmp_path: Path, game: str) -> None:
    """Views, prompts, acts, what is forbidden, the log, refusals and errors, to a seat and to who looks on."""

    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", game=game)
        seat, watcher = await tabs(bench, room, ROBIN), await tabs(bench, room, None)
        await room.sit(MAKO)
        chance = random.Random(game)
        for _ in range(60):
            if room.match.over:
                break
            p = room.match.active[0]
            await room.act(p, [chance.choice(room.match.actions(p))])
        for client in (*seat, *watcher):
            client.play(2**31 - 1, seat=0)
            client.say(type="nonsense")
        await bench.quiet(room)
        for english, codes in (seat, watcher):
            assert same(english, codes) > 50
            assert [one["type"] for one in codes.all if "text" in one] == []
            assert {one["type"] for one in english.all if "text" in one} == {"error"}

    run(tmp_path, scene)


def test_a_race_is_told_in_codes(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        english, codes = await tabs(bench, room, None)
        chance = random.Random(5)
        for _ in range(60):
            client = chance.choice((robin, mako))
            action, card = some_action(chance, client)
            client.rush(action, card=card)
            await bench.quiet(room)
            bench.clock.forward(0.3)
        await bench.quiet(room)
        assert same(english, codes) > 20
        assert any(message["type"] == "beat" and message["log"] for message in codes.all)

    run(tmp_path, scene)


def test_english_is_left_out_beside_a_code_alone_and_nowhere_else() -> None:
    said = Text(code="a", args={"in": Text(code="b", args={}, text=English("B"))}, text=English("A"))
    message = {"one": said, "two": plain("C"), "text": None, "odd": ',"text":null ', "all": [said, {"text": "D"}]}
    codes = {"code": "a", "args": {"in": {"code": "b", "args": {}}}}
    assert msgspec.json.decode(in_codes(message)) == {
        **message,
        "one": codes,
        "two": {"code": "", "args": {}, "text": "C"},
        "all": [codes, {"text": "D"}],
    }
    assert msgspec.json.decode(in_english(message)) == message
    assert msgspec.json.decode(in_codes(ErrorTold(**said))) == {"type": "error", **codes}
    for encode in (in_codes, in_english):
        with pytest.raises(NotImplementedError):
            encode({"not": "a message", "but": object()})


@pytest.mark.parametrize("named", ["right", "among others", "of another game", "none"])
def test_a_page_names_the_catalogues_it_has(tmp_path: Path, named: str) -> None:
    mine, other = (find(game).words.catalogue.fingerprint for game in ("toy", "brawl"))
    words = {"right": mine, "among others": f"{other},{mine}", "of another game": other, "none": ""}[named]
    with TestClient(build(f"sqlite:///{tmp_path}/t.db", hosts={"localhost.local"}), base_url=HERE) as client:
        seats = [{"kind": "me"}, {"kind": "me"}]
        order = {"game": "toy", "seats": seats, "meet": False}
        table = client.post("/api/tables", json=order, headers={"origin": HERE}).raise_for_status().json()["table"]
        with client.websocket_connect(
            f"/api/tables/{table}/ws?watch=1&words={words}", headers={"origin": HERE}
        ) as line:
            told = [line.receive_json() for _ in range(2)][1]
        assert all(("text" in one) == (mine not in words) for one in told["log"])
        assert told["log"]


async def ended(bench: Bench) -> Room:
    """A game of the toy that is over."""
    room = await bench.open("me", "me")
    while not room.match.over:
        seat = room.match.active[0]
        await room.act(seat, [room.match.actions(seat)[0]])
    return room


def test_a_replay_is_told_in_codes_to_who_has_them(tmp_path: Path) -> None:
    ids: list[str] = []

    async def scene(bench: Bench) -> None:
        ids.append((await ended(bench)).record.id)

    run(tmp_path, scene)
    mine = find("toy").words.catalogue.fingerprint
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with TestClient(build(url, hosts={"localhost.local"}), base_url=HERE) as client:
        english, codes = (client.get(f"/api/replay/{ids[0]}{more}").json() for more in ("", f"?words={mine}"))
    assert bare(english) == codes
    assert texts(codes) > 10
    assert "text" in english["frames"][0]["log"][0]
