"""Team talk: a line or a mark reaches the team alone, and changes nothing (BR-TAG-08)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.bench import EVE, MAKO, Bench, run

TAG = {"format": "tag_team", "teams": "2v2"}
IVO = "ivo.." * 8


@pytest.mark.rule("BR-TAG-08")
def test_only_the_team_hears(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", "empty", "bot", game="brawl", options=TAG)
        robin, rival, mate = await bench.join(room), await bench.join(room, MAKO), await bench.join(room, IVO)
        watcher = await bench.join(room, EVE, watch=True)
        before = room.match.state_bytes()
        mate.say(type="coach", seat=2, text="  block the \n red one ", space="A1")
        for client in (robin, mate):
            heard = await client.until(lambda m: m["type"] == "coached")
            assert (heard["seat"], heard["text"], heard["space"]) == (2, "block the red one", "A1")
        for client in (rival, watcher):
            await client.settled()
            assert not [m for m in client.all if m["type"] == "coached"]
        assert room.match.state_bytes() == before

    run(tmp_path, scene)


@pytest.mark.rule("BR-TAG-08")
def test_who_may_not_say_what(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", "empty", "bot", game="brawl", options=TAG)
        robin = await bench.join(room)
        for seat, text, why in ((1, "hello", "isn't your seat"), (0, " \t ", "Say something")):
            robin.say(type="coach", seat=seat, text=text)
            refused = await robin.until(lambda m: m["type"] == "refused")
            assert why in refused["why"]["text"]
        robin.say(type="coach", seat=0, text="x" * 141)
        assert (await robin.until(lambda m: m["type"] == "error"))["text"]
        duel = await bench.open("me", "bot", game="brawl", options={})
        alone = await bench.join(duel)
        alone.say(type="coach", seat=0, text="hello")
        assert "alone" in (await alone.until(lambda m: m["type"] == "refused"))["why"]["text"]

    run(tmp_path, scene)
