"""`spectator_hands = delayed`: onlookers see every hand, but a full round late; players see what they always see."""

import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.bench import Bench, run
from tests.server.incredi import table, usual


def test_onlookers_see_hands_a_full_round_late(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        options = {"players": 2, "spectator_hands": "delayed", "legend_pick": "random", "start_spots": "spread"}
        room = await bench.open("me", "me", game="brawlhalla", options=options, seed=8)
        watcher = await bench.join(room, None)
        first = watcher.state
        assert first["view"]["seats"][0]["cards"] is None, "the opening position shows no hand"
        chance = random.Random(3)
        seen: list[dict[str, Any]] = []
        while not room.match.over and room.match.s.round < 7:
            seat = room.match.active[0]
            await room.act(seat, [chance.choice(room.match.actions(seat))])
            bench.clock.forward(0.2)
            await watcher.settled()
            state = watcher.state
            if room.match.over:
                break
            assert state["decision"] is None
            assert state["view"]["round"] <= max(room.match.s.round - 2, first["view"]["round"])
            if state["view"]["seats"][0]["cards"] is not None:
                seen.append(state)
                assert state["view"]["round"] <= room.match.s.round - 2
                begun = [line for line in watcher.log if line["kind"] == "turn"]
                assert len(begun) <= 2 * (room.match.s.round - 1), "the log is as late as the view"
        assert seen
        assert all(seat["cards"] is not None for seat in seen[-1]["view"]["seats"])

    run(tmp_path, scene)


@pytest.mark.rule("IB-SEL-03")
def test_onlookers_of_incredibrawl_see_hands_a_full_round_late(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "me", seed=4, spectator_hands="on", glory_goal=20)
        watcher = await bench.join(room, None)
        assert [seat["seen"] for seat in watcher.state["view"]["seats"]] == [[], []]
        hands: dict[int, list[list[int]]] = {}
        seen = 0
        while not room.match.over and room.match.s.round < 6:
            hands[room.match.s.round] = [room.match.view(p)["mine"]["hand"] for p in (0, 1)]
            await room.act(room.match.active[0], usual(room.match))
            bench.clock.forward(0.2)
            await watcher.settled()
            view = watcher.state["view"]
            if room.match.over or not view["seats"][0]["seen"]:
                continue
            seen += 1
            assert view["round"] <= room.match.s.round - 2
            assert [seat["seen"] for seat in view["seats"]] == hands[view["round"]]
            assert view["mine"] is None
            assert watcher.log[-1]["turn"] <= view["round"]
        assert seen > 3

    run(tmp_path, scene)


def test_without_the_option_onlookers_are_on_time_and_see_no_hand(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        options = {"players": 2, "legend_pick": "random", "start_spots": "spread"}
        room = await bench.open("me", "me", game="brawlhalla", options=options, seed=8)
        watcher = await bench.join(room, None)
        for _ in range(30):
            seat = room.match.active[0]
            await room.act(seat, [room.match.actions(seat)[0]])
            await watcher.settled()
            assert watcher.state["view"] == room.match.view(-1)
            assert all(seat["cards"] is None for seat in watcher.state["view"]["seats"])

    run(tmp_path, scene)
