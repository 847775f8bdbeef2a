"""BR-ARB-09: the save of a race keeps every request, its times and its verdict, and all of it can be judged again."""

import random
from pathlib import Path

import pytest
from tests.server.bench import MAKO, Bench, Client, run
from tests.server.test_live import begun, same_views

from rumpus.cli.saves import verified
from rumpus.games.brawl.rules.ids import CONCEDE, DEAL, DISCARD, END, PICK_UP, PLAY
from rumpus.kernel.match.load import load
from rumpus.server.race.minutes import requests_of, retold
from rumpus.server.table.room import Room


def some_action(chance: random.Random, client: Client) -> tuple[int, int | None]:
    """What a hasty player might send: mostly what their view allows, now and then what it does not; the card named."""
    mine = client.view["mine"]
    known = [a for a in mine["can"].values() if a < CONCEDE]
    spots = [*mine["play"].values(), *mine["top"].values()]
    wrong = [PICK_UP, PLAY + END, DEAL, DISCARD]
    action = chance.choice(chance.choices((known, spots, wrong), (4, 5, 1))[0] or wrong)
    card = mine["hand"]["id"] if mine["hand"] and chance.random() < 0.7 else None
    return action, None if action == DEAL else card


async def race(bench: Bench, room: Room, clients: list[Client], chance: random.Random, n: int) -> None:
    """So many requests of these clients, in bursts, or until the game is over."""
    for _ in range(n):
        if room.match.over:
            return
        client = chance.choice(clients)
        action, card = some_action(chance, client)
        client.rush(action, card=card, sent=chance.random() * 1e5)
        if chance.random() < 0.5:
            await bench.quiet(room)
            bench.clock.forward(0.4 + chance.random() / 2)


@pytest.mark.rule("BR-ARB-09")
@pytest.mark.parametrize(
    "options",
    [{}, {"hand_ms": 300}, {"arbitration": "slot", "slot_ms": 60}, {"hand_ms": 200, "arbitration": "slot"}],
    ids=["arrival", "hand", "slot", "both"],
)
def test_a_race_can_be_judged_again_from_its_save(tmp_path: Path, options: dict[str, object]) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, **options)
        await race(bench, room, [robin, mako], random.Random(7), 260)
        bench.clock.forward(2)
        await bench.quiet(room)
        if not room.match.over:
            robin.rush(CONCEDE)
            await bench.quiet(room)
            bench.clock.forward(1)
            await bench.quiet(room)
        same_views(room, robin, mako)
        robin.rush(DEAL)
        await bench.quiet(room)
        bench.clock.forward(1)
        await bench.quiet(room)
        text = await room.save(None)
        rows = requests_of(text)
        assert rows == await bench.store.requests(room.record.id)
        assert [row.seq for row in rows] == list(range(len(rows)))
        assert len({row.code for row in rows}) > 3, "some were refused, for several reasons"
        assert rows[-1].code == "game_over"
        assert load(text).state_bytes() == room.match.state_bytes()
        assert retold(text) == []
        accepted = [(row.now, row.seat, row.action) for row in rows if not row.code]
        assert accepted == [one for one in room.match.history if one[1] >= 0]

    run(tmp_path, scene)


@pytest.mark.rule("BR-ARB-09")
def test_a_save_that_was_altered_is_found_out(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        robin.rush(DEAL)
        mako.rush(DISCARD)
        await bench.quiet(room)
        bench.clock.forward(0.25)
        robin.rush(CONCEDE)
        await bench.quiet(room)
        text = await room.save(None)
        assert retold(text) == []
        assert f"# start signal at {room.match.s.started}" in text
        line = next(line for line in text.splitlines() if " B " in line and line.endswith("discard"))
        other = line.replace(f" {requests_of(line)[0].code} ", " frozen ")
        assert len(retold(text.replace(line, other))) == 1
        path = tmp_path / "race.save"
        path.write_text(text, "utf-8")
        assert verified(str(path), None)[0]
        path.write_text(text.replace(line, other), "utf-8")
        assert not verified(str(path), None)[0]
        first = next(line for line in text.splitlines() if line.endswith(" deal") and line.startswith("# request"))
        assert retold(text.replace(first + "\n", ""))

    run(tmp_path, scene)


@pytest.mark.rule("BR-ARB-09")
def test_a_race_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, hand_ms=50)
        chance = random.Random(3)
        for _ in range(3):
            await race(bench, room, [robin, mako], chance, 30)
            told = max(m["seq"] for client in (robin, mako) for m in client.all if m["type"] == "beat")
            before = room.match.history[: told + 1]
            last = room.now()
            await bench.crash()
            bench.clock.forward(3600)
            found = await bench.hall.room(room.record.id)
            assert found is not None
            room = found
            assert room.match.history[: len(before)] == before, "what was acknowledged has been"
            assert room.now() <= last, "the hour without a server does not count"
            robin, mako = await bench.join(room), await bench.join(room, MAKO)
            same_views(room, robin, mako)
        await bench.quiet(room)
        robin.rush(CONCEDE)
        await bench.quiet(room)
        assert room.match.over
        assert retold(await room.save(None)) == []

    run(tmp_path, scene)
