"""Brutality at the server: two teammates who may act at once, secret choices of both teams, bots beside people."""

import random
from pathlib import Path

import pytest
from tests.helpers.offers import legal
from tests.server.bench import EVE, MAKO, Bench, Client, run

from rumpus.games.brutality.rules import ids
from rumpus.server.table.room import Room

QUICK = {"artifacts": "off", "first_team": "agreed"}
FOURTH = "fourth" * 7


async def four(bench: Bench, **options: object) -> tuple[Room, list[Client]]:
    """Four people at a table; A and C are Team 1."""
    room = await bench.open("me", *["empty"] * 3, game="brutality", options={"players": 4, **QUICK, **options})
    return room, [await bench.join(room), *[await bench.join(room, who) for who in (MAKO, EVE, FOURTH)]]


async def begun(bench: Bench, room: Room) -> None:
    """The last of everything is chosen, the first main part is there."""
    while room.match.s.ask != ids.ASK_MAIN:
        seat = room.match.active[0]
        await room.act(seat, [room.match.actions(seat)[-1]])
    await bench.quiet(room)


def steps(client: Client) -> list[int]:
    """The steps that its hero may take."""
    return [a for a in legal(client.state) if ids.STEP <= a < ids.LAUNCH]


@pytest.mark.rule("BU-TEAM-03", "BU-RUL-86", "BU-RUL-77")
def test_teammates_act_in_any_order_and_none_waits_for_the_other(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, (robin, mako, eve, _last) = await four(bench)
        await begun(bench, room)
        assert room.match.active == (0, 2)
        assert mako.state["decision"] is None
        stale = eve.state["version"]
        robin.play(steps(robin)[0])
        await bench.quiet(room)
        eve.play(steps(eve)[0], version=stale)
        await bench.quiet(room)
        robin.play(ids.END)
        await bench.quiet(room)
        robin.play(steps(robin)[0])
        await bench.quiet(room)
        last = [row[1:] for row in room.match.history][-4:]
        assert [seat for seat, _ in last] == [0, 2, 0, 0]
        assert room.match.active == (0, 2), "who acts again is not done"
        for client in (robin, eve):
            client.play(ids.END)
            await bench.quiet(room)
        assert room.match.s.ask != ids.ASK_MAIN or room.match.s.team == 1

    run(tmp_path, scene)


@pytest.mark.rule("BU-RUL-86")
def test_the_second_of_two_plays_of_one_relic_is_refused_and_costs_nothing(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        relics: list[int] = []
        while not relics:  # no instant was drawn
            room, (robin, _mako, eve, _last) = await four(bench)
            await begun(bench, room)
            relics = [a for a in room.match.actions(0) if a >= ids.CARD]
            assert relics == [a for a in room.match.actions(2) if a >= ids.CARD]
        version = eve.state["version"]
        robin.play(relics[0])
        eve.play(relics[0], version=version)
        await eve.until(lambda message: message["type"] == "refused")
        assert [row[1:] for row in room.match.history][-1] == (0, relics[0])

    run(tmp_path, scene)


@pytest.mark.rule("BU-RUL-06", "BU-RUL-80")
@pytest.mark.parametrize("seats", [2, 4])
def test_heroes_are_chosen_secretly_and_all_at_once(tmp_path: Path, seats: int) -> None:
    """Both sides may choose at once; the other side sees no more than that it waits."""

    async def scene(bench: Bench) -> None:
        told = {**QUICK, "hero_draft": "blind", "players": seats}
        room = await bench.open("me", *["empty"] * (seats - 1), game="brutality", options=told)
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        for who in (EVE, FOURTH)[: seats - 2]:
            await bench.join(room, who)
        await bench.quiet(room)
        assert room.match.active == (0, 1)
        stale = mako.state["version"]
        robin.play(ids.DESIGN + 4)
        await bench.quiet(room)
        assert mako.state["view"]["mine"]["heroes"] == []
        assert all(hero["design"] is None for hero in mako.state["view"]["heroes"])
        mako.play(ids.DESIGN + 4, version=stale)
        await bench.quiet(room)
        while room.match.s.ask == ids.ASK_HERO:
            seat = room.match.active[0]
            await room.act(seat, [room.match.actions(seat)[0]])
        await bench.quiet(room)
        designs = [hero["design"] for hero in mako.state["view"]["heroes"]]
        assert designs.count(5) == 2, "both took the same one"

    run(tmp_path, scene)


@pytest.mark.rule("BU-RUL-77", "BU-RUL-86")
def test_bots_play_beside_people_and_the_game_ends(tmp_path: Path) -> None:
    """A person with a bot for a teammate, against two bots; then nobody is ever stuck."""

    async def scene(bench: Bench) -> None:
        told = {"players": 4, **QUICK, "hero_draft": "blind", "round_limit": 20, "quiet_rounds": 4}
        room = await bench.open("me", "bot", "bot", "bot", game="brutality", options=told, seed=3)
        robin = await bench.join(room)
        chance = random.Random(4)
        for _ in range(3000):
            if room.match.over:
                break
            await bench.quiet(room)
            if robin.state["decision"]:
                acts = legal(robin.state)
                robin.play(ids.END if ids.END in acts and chance.random() < 0.5 else chance.choice(acts))
                await bench.quiet(room)
            bench.clock.forward(2)
        assert room.match.over
        assert {row[1] for row in room.match.history} >= {0, 1, 2, 3}

    run(tmp_path, scene)
