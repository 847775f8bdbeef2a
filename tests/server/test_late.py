"""`spectator_hands = delayed`: onlookers see every hand, but a full round late; players see what they always see."""

import random
from pathlib import Path
from typing import Any

from tests.server.bench import Bench, run


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
