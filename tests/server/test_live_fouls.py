"""Fouls in a race at a table: called, reversed and begun again, on every page and in the save; no secret is told."""

import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.bench import EVE, Bench, Client, run
from tests.server.test_live import begun, same_views
from tests.server.test_live_leak import faults
from tests.server.test_minutes import some_action

from rumpus.games.brawl.rules.ids import CALL, CONCEDE, P_COUNTDOWN, PLAY, TAKE_BACK
from rumpus.kernel.match.load import load
from rumpus.server.race.minutes import retold
from rumpus.server.table.room import Room


def wrong_spots(room: Room, seat: int) -> list[int]:
    """The calls that would find a foul: what an attentive player sees."""
    match = room.match
    fouls = [(foul.base * 2 + foul.side if foul.side < 2 else 256 + foul.base, foul.seat) for foul in match.s.fouls]
    spots = [spot for spot, who in fouls[: match.s.fouls_n] if who != seat]
    return [CALL + spot for spot in spots if match.is_legal(seat, CALL + spot)]


async def step(bench: Bench, room: Room, client: Client, chance: random.Random) -> None:
    """One request: mostly plays, now and then the call of a foul."""
    calls = wrong_spots(room, client.state["as_seat"])
    if calls and chance.random() < 0.15:
        client.rush(chance.choice(calls))
    else:
        action, card = some_action(chance, client)
        client.rush(action, card=card)
    await bench.quiet(room)
    bench.clock.forward(3.1 if room.match.s.phase == P_COUNTDOWN else 0.4)


def backs(client: Client) -> list[dict[str, Any]]:
    """The log lines that tell of going back."""
    return [line for m in client.all for line in m.get("log", []) if line["kind"] == "back"]


@pytest.mark.rule("BR-FOUL-01", "BR-RUL-06", "BR-ARB-09", "BR-RUL-11")
def test_a_race_with_reversed_fouls(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, fouls="claim")
        eve = await bench.join(room, EVE, watch=True)
        chance, found = random.Random(3), []
        for _ in range(140):
            if room.match.over or len(backs(eve)) > 1:
                break
            before = {one: len(one.all) for one in (robin, mako, eve)}
            await step(bench, room, chance.choice((robin, mako)), chance)
            for one, start in before.items():
                found += [told for message in one.all[start:] for told in faults(room, one, message)]
        assert found == []
        assert [line["text"] for line in backs(eve)] == [line["text"] for line in backs(robin)] != []
        await bench.quiet(room)
        same_views(room, robin, mako)
        if not room.match.over:
            robin.rush(CONCEDE)
            await bench.quiet(room)
        text = await room.save(None)
        assert load(text).state_bytes() == room.match.state_bytes()
        assert retold(text) == []

    run(tmp_path, scene)


@pytest.mark.rule("BR-FOUL-01", "BR-ARB-08", "BR-ARB-09")
def test_what_is_on_its_way_when_the_game_goes_back_is_refused(tmp_path: Path) -> None:
    """A request that arrives in the countdown is refused with not_started, and the card stays where it went back to."""

    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, fouls="claim", hand_ms=400)
        chance, other = random.Random(1), robin
        while room.match.s.phase != P_COUNTDOWN:
            caller = next((one for one in (robin, mako) if wrong_spots(room, one.state["as_seat"])), None)
            if caller is not None and chance.random() < 0.5:
                other = mako if caller is robin else robin
                mine = other.view["mine"]
                waits = next((a for a in [*mine["play"].values(), *mine["can"].values()] if PLAY <= a < TAKE_BACK), 0)
                caller.rush(wrong_spots(room, caller.state["as_seat"])[0])
                other.rush(waits)
                await bench.quiet(room)
            else:
                await step(bench, room, chance.choice((robin, mako)), chance)
                bench.clock.forward(0.5)
        bench.clock.forward(1)
        await bench.quiet(room)
        refused = [m for m in other.all if m["type"] == "refused"]
        assert refused[-1]["code"] == "not_started"
        assert room.match.s.phase == P_COUNTDOWN
        same_views(room, robin, mako)
        bench.clock.forward(3)
        await bench.quiet(room)
        robin.rush(CONCEDE)
        await bench.quiet(room)
        assert retold(await room.save(None)) == []

    run(tmp_path, scene)
