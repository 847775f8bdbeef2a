"""A storm of messages - good, bad, doubled, late, crossing, with lines that drop and a server that dies - leaves every
table whole: what is stored is what is shown, and it replays to the same bytes.
"""

import random
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.offers import legal
from tests.server.bench import EVE, MAKO, ROBIN, Bench, Client, run

from rumpus.server.table.model import rebuild

SEATINGS: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("me", "empty"), {}),
    (("me", "bot", "empty"), {"pace": "together"}),
    (("me", "me", "bot"), {"hand": 2, "clock_seconds": 10}),
    (("me", "empty"), {"pace": "clock", "seconds": 5}),
    (("me", "bot", "bot", "empty"), {"mode": "gamer", "power_ups": "on", "hidden_windows": "on"}),
    (("me", "empty"), {"mode": "gamer", "power_ups": "on", "select_a_brawl": "on", "clock_seconds": 20}),
]
SECRET = "mode"
"""Options that name it are IncrediBrawl's."""
JUNK = ["", "{}", "[[[", '{"type":"play"}', '{"type":"state","version":1}', '{"type":"look","seat":99}', b"\x00\xff"]


def message(chance: random.Random, client: Client) -> dict[str, Any]:
    """Something a client may send, sensible or not."""
    state = client.state
    decision = state.get("decision")
    seat = decision["seat"] if decision and chance.random() < 0.8 else chance.randrange(4)
    may = legal(state) or [0]
    secret = "incredibrawl" in str(state["view"].get("game"))
    action = chance.choice(may) if chance.random() < 0.8 else chance.randrange(70 if secret else 12)
    version = state["version"] if chance.random() < 0.8 else chance.randrange(state["version"] + 2)
    actions = [action] if chance.random() < 0.9 else [9, action]
    return chance.choice(
        [
            {"type": "play", "ref": 1, "seat": seat, "version": version, "actions": actions},
            {"type": "play", "ref": 1, "seat": seat, "version": version, "actions": actions},
            {"type": "look", "seat": seat if state["curtain"] is None else state["curtain"]},
            {"type": "undo", "seat": seat},
            {"type": "hint", "seat": seat},
            {"type": "speed", "bot_pause_ms": chance.randrange(3) * 500},
            {"type": "concede", "seat": seat} if secret else {"type": "again"},
            {"type": "again"},
            {"type": "ping", "t": 1.0},
        ]
    )


async def crash(bench: Bench, table: str) -> tuple[Any, list[Client]]:
    """Kill the server, start it, come back."""
    await bench.crash()
    room = await bench.hall.room(table)
    assert room is not None
    return room, [await bench.join(room, ROBIN), await bench.join(room, MAKO), await bench.join(room, EVE, watch=True)]


@pytest.mark.parametrize("seed", range(18))
def test_a_storm_leaves_the_table_whole(tmp_path: Path, seed: int) -> None:
    async def scene(bench: Bench) -> None:
        chance = random.Random(seed)
        seats, options = SEATINGS[seed % len(SEATINGS)]
        game = "incredibrawl" if SECRET in options else "toy"
        room = await bench.open(*seats, game=game, options=options)
        table = room.record.id
        clients = [await bench.join(room, ROBIN), await bench.join(room, MAKO), await bench.join(room, EVE, watch=True)]
        most = 0
        for _ in range(150):
            most = max(most, len(room.match.history))  # what is played may be taken back again
            client, dice = chance.choice(clients), chance.random()
            if dice < 0.8:
                sent = message(chance, client)
                for _ in range(chance.choice((1, 1, 1, 2))):
                    client.say(**sent)
                if chance.random() < 0.6:
                    bench.clock.forward(0.2)
                    await client.settled()
            elif dice < 0.85 and [m["type"] for m in client.all].count("error") < 18:
                client.put(chance.choice(JUNK))
            elif dice < 0.9:
                bench.clock.forward(chance.choice((0.1, 0.5, 3.0)))
            elif dice < 0.93:
                i = clients.index(client)
                await client.leave()
                clients[i] = await bench.join(room, client.visitor, watch=i == 2)
            elif dice < 0.94:
                room, clients = await crash(bench, table)
            else:
                bench.clock.forward(1)
                await client.settled()
        bench.clock.forward(6)
        await bench.quiet(room)
        stored = await bench.store.load(table)
        assert stored is not None
        assert room.match.check() == 0
        assert most > 0
        assert rebuild(*stored).state_bytes() == room.match.state_bytes()
        for client in clients:
            assert client.state["view"] == room.match.view(client.state["as_seat"])
            assert client.state["log_from"] <= len(client.log)
            assert [line["text"] for line in client.log] == [
                m["text"] for m in room.presenter.log(client.state["as_seat"])
            ]

    run(tmp_path, scene)
