"""IB-R-ELIM: nobody concedes and nobody is eliminated. Who leaves is replaced by a bot, and may come back."""

from pathlib import Path

import pytest
from tests.helpers.offers import legal
from tests.server.bench import MAKO, Bench, run
from tests.server.incredi import forward, table

from rumpus.games.brawl.game import SPEC as BRAWL
from rumpus.games.brawlhalla.game import SPEC as BRAWLHALLA
from rumpus.games.incredibrawl.game import SPEC
from rumpus.kernel.contract.options import OptionError
from rumpus.server.table.timers import LEAVE_SECONDS

pytestmark = pytest.mark.rule("IB-R-ELIM", "IB-END-09")


def test_every_game_says_how_it_is_left() -> None:
    assert SPEC.actions.leave is None
    assert SPEC.actions.anytime, "it has actions for any time, none of which gives up"
    for spec, ways in ((BRAWL, 2), (BRAWLHALLA, 1)):
        assert spec.actions.leave is not None
        assert len(spec.actions.leave.every) == ways
        assert set(spec.actions.leave.every) <= set(spec.actions.anytime)


def test_a_bot_plays_on_for_who_left_with_the_same_cards(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        assert robin.all[0]["concession"] is False
        hand = set(room.match.view(0)["mine"]["hand"])
        await robin.leave()
        mako.play(legal(mako.state)[0])
        await forward(bench, room, LEAVE_SECONDS - 1, 1)
        assert [row[1] for row in room.match.history] == [1]
        await forward(bench, room, 3)
        assert room.match.history[1][1] == 0
        assert room.match.history[1][2] in hand
        chair = mako.state["seats"][0]
        assert (chair["kind"], chair["here"], chair["stand_in"]) == ("person", False, True)
        back = await bench.join(room)
        await bench.quiet(room)
        assert not back.state["seats"][0]["stand_in"]
        assert back.all[0]["you"] == [0]
        before = len(room.match.history)
        await forward(bench, room, 2 * LEAVE_SECONDS, 10)
        assert not [row for row in room.match.history[before:] if row[1] == 0 and row[2] in hand]

    run(tmp_path, scene)


def test_giving_up_hands_the_seat_over_and_a_play_takes_it_back(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        mako.play(legal(mako.state)[0])
        robin.say(type="concede", seat=0)
        await bench.quiet(room)
        assert not room.match.over
        assert mako.state["seats"][0]["stand_in"]
        assert mako.state["waiting"]["text"] == "A bot is thinking for me-0"
        await forward(bench, room, 1)
        assert 0 in {row[1] for row in room.match.history}
        for _ in range(30):
            if 0 in room.match.active:
                break
            seat = room.match.active[0]
            await room.act(seat, room.match.actions(seat)[:1])
            await bench.quiet(room)
        if 0 in room.match.active:
            await robin.settled()
            robin.play(legal(robin.state)[0])
            await bench.quiet(room)
            assert not mako.state["seats"][0]["stand_in"], "whoever plays a card plays on"
            assert not room.table.given

    run(tmp_path, scene)


def test_a_new_connection_takes_the_seat_back(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty")
        robin, _mako = await bench.join(room), await bench.join(room, MAKO)
        robin.say(type="concede", seat=0)
        await bench.quiet(room)
        assert room.table.stand_ins == {0}
        await robin.leave()
        await bench.join(room)
        await forward(bench, room, 5)
        assert room.table.stand_ins == set()
        assert room.match.history == []

    run(tmp_path, scene)


def test_no_table_of_it_can_be_lost_by_leaving(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        with pytest.raises(OptionError, match="cannot be given up"):
            await table(bench, "me", "empty", on_leave="concede")

    run(tmp_path, scene)
