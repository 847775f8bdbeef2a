"""No message tells what its reader must not know. The test has teeth: planted leaks are caught."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.helpers.parts import altered
from tests.server.bench import EVE, MAKO, Bench, Client, run

from rumpus.games.toy import game as toy
from rumpus.kernel.records.log import Event
from rumpus.server.table import hall as rooms
from rumpus.server.table import model

OPTIONS = {"pace": "together", "hand": 4}


async def play_out(bench: Bench, seed: int) -> dict[str, list[list[str]]]:
    """A game of two; what each connection was sent in raw text, in the order it came."""
    room = await bench.open("me", "me", options=OPTIONS, seed=seed)
    await bench.own(room, seats=(room.record.seats[0], replace(room.record.seats[1], visitor=MAKO)))
    robin, mako = await bench.join(room), await bench.join(room, MAKO)
    eve, anyone = await bench.join(room, EVE, watch=True), await bench.join(room, None)
    clients: dict[str, Client] = {"0": robin, "1": mako, "eve": eve, "anyone": anyone}
    for seat in (1, 0):
        client = clients[str(seat)]
        await client.settled()
        client.say(type="hint", seat=seat)
        client.play(client.state["decision"]["actions"][-2]["id"])
        for each in clients.values():
            await each.settled()
        if seat == 1:
            committed = {name: list(client.raw) for name, client in clients.items()}
    return {name: [committed[name], client.raw] for name, client in clients.items()}


def without_pongs(raw: list[str]) -> list[Any]:
    """The messages, without the echo of pings and what differs from table to table by chance alone."""
    told = []
    for text in raw:
        message = json.loads(text)
        if message["type"] != "pong":
            for secret in ("table", "seed_hash"):
                message.pop(secret, None)
            told.append(message)
    return told


def differs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str) -> bool:
    """Is what `who` reads, until the cards are shown, different in two deals that look the same to `who`?

    The second game starts from the first one's deal, dealt anew from the seat of `who` (-1 for those without one).
    """
    seat = int(who) if who.isdigit() else -1
    sent = []
    begin = model.start
    for number in (None, *range(1, 7)):

        def start(spec: Any, record: Any, number: int | None = number) -> Any:
            match = begin(spec, record)
            return match if number is None else match.redealt(seat, number)

        monkeypatch.setattr(model, "start", start)

        async def scene(bench: Bench) -> None:
            sent.append(without_pongs((await play_out(bench, seed=11))[who][0]))

        folder = tmp_path / f"{who}-{number}"
        folder.mkdir()
        run(folder, scene)
    monkeypatch.setattr(model, "start", begin)
    return any(other != sent[0] for other in sent[1:])


@pytest.mark.parametrize("who", ["0", "eve", "anyone"])
def test_nobody_reads_what_they_cannot_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    assert not differs(tmp_path, monkeypatch, who)


def _leaky_view(t: Any, s: Any, viewer: int) -> dict[str, Any]:
    """A view that tells everybody the hand of the last seat."""
    return {**toy.SPEC.sight.view(t, s, viewer), "oops": list(s.seats[1].hand)}


def _leaky_redact(event: Event, _viewer: int, _t: Any, _s: Any) -> Event:
    """A redaction that hides nothing."""
    return event


def _leaky_prompt(t: Any, s: Any, p: int) -> tuple[str, str]:
    """A prompt that knows the other hand."""
    return f"Lay a card over {s.seats[1 - p].hand[0]}", toy.SPEC.words.prompt(t, s, p)[1]


@pytest.mark.parametrize(
    ("leak", "who"),
    [
        ({"sight": {"view": _leaky_view}}, "0"),
        ({"sight": {"view": _leaky_view}}, "anyone"),
        ({"sight": {"redact": _leaky_redact}}, "eve"),
        ({"sight": {"redact": _leaky_redact}}, "0"),
        ({"words": {"prompt": _leaky_prompt}}, "0"),
    ],
)
def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: dict[str, Any], who: str
) -> None:
    leaky = altered(toy.SPEC, **leak)
    monkeypatch.setattr(rooms, "find", lambda _game: leaky)
    assert differs(tmp_path, monkeypatch, who)


def test_a_hot_seat_sends_no_hand_before_look(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "me", options=OPTIONS)
        table = await bench.join(room)
        assert all(m["view"]["mine"] is None for m in table.all if m["type"] == "state")
        table.say(type="look", seat=0)
        await table.settled()
        assert table.state["view"]["mine"] is not None
        table.play(table.state["decision"]["actions"][0]["id"])
        after = len(table.all)
        await table.settled()
        assert all(m["view"]["mine"] is None for m in table.all[after:] if m["type"] == "state")
        assert not [
            line for m in table.all[after:] if m["type"] == "state" for line in m["log"] if "lays 1" in line["text"]
        ]

    run(tmp_path, scene)


def test_the_seed_is_in_no_message_until_the_end(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot", seed=1_234_567_890)
        robin = await bench.join(room)
        robin.say(type="play", ref=1, seat=0, version=1, actions=[9])
        await robin.settled()
        text = "".join(robin.raw) + room.presenter.record(0) + room.presenter.record(-1)
        assert "1234567890" not in text
        assert room.record.salt not in text
        robin.say(type="concede", seat=0)
        await robin.until(lambda m: m["type"] == "state" and m["over"])
        assert "1234567890" in robin.raw[-1]
        assert "seed 1234567890" in room.presenter.save()

    run(tmp_path, scene)


def test_a_secret_commit_makes_no_traffic_that_tells_it(tmp_path: Path) -> None:
    """Others hear that somebody has chosen (the view says so), in one message, whatever the choice."""

    async def scene(bench: Bench) -> None:
        lengths = set()
        for pick in (0, 1, 2):
            room = await bench.open("me", "me", options=OPTIONS, seed=4)
            watcher = await bench.join(room, None)
            actions = room.match.actions(0)
            await room.act(0, [actions[pick]])
            await watcher.settled()
            lengths.add(tuple(len(text) for text in watcher.raw))
        assert len(lengths) == 1

    run(tmp_path, scene)
