"""`foresee`: a page asks what would come of a draft. It is told from what its seat knows, and changes nothing."""

from pathlib import Path

from tests.server.bench import Bench, run
from tests.web.blitz import EMPTY, chain

from rumpus.server.table.room import Room


async def opened(bench: Bench) -> tuple[Room, int]:
    """A table of two in its first Main Phase, and who is asked."""
    room = await bench.open("me", "me", game="blitz_squad", options={"players": 2}, seed=8)
    while room.match.view(room.match.active[0])["ask"] != "main":
        seat = room.match.active[0]
        await room.act(seat, [room.match.actions(seat)[0]])
    return room, room.match.active[0]


def test_a_draft_is_judged_and_nothing_changes(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, seat = await opened(bench)
        client = await bench.join(room)
        client.say(type="look", seat=seat)
        await client.settled()
        before = room.match.scene()
        version = client.state["version"]
        client.say(type="foresee", ref=1, seat=seat, version=version, draft=chain(EMPTY))
        told = await client.next("foreseen")
        assert told["ref"] == 1
        assert told["forecast"]["plans"] == []
        card = told["forecast"]["offers"][0]["at"]["card"]
        draft = {**EMPTY, "energy": [{"card": card, "revealed": False}]}
        client.say(type="foresee", ref=2, seat=seat, version=version, draft=chain(draft))
        told = await client.next("foreseen")
        assert told["forecast"]["then"]["trays"][0]["cards"] == [card]
        assert told["forecast"]["then"]["lacks"] is None
        assert room.match.scene() == before
        [plan] = told["forecast"]["plans"]
        actions = [*plan["via"], plan["id"]]
        client.say(type="play", ref=3, seat=seat, version=version, actions=actions)
        await client.settled()
        assert room.match.view(seat)["combos"] == 1

    run(tmp_path, scene)


def test_what_is_no_draft_is_refused(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, seat = await opened(bench)
        client = await bench.join(room)
        client.say(type="look", seat=seat)
        await client.settled()
        hand = room.match.view(seat)["mine"]["hand"]
        strange = next(card for card in range(1, 70) if card not in hand)
        unheld = {**EMPTY, "attack": [{"card": strange, "revealed": False}]}
        for draft in ({}, chain(unheld), chain({**EMPTY, "target": seat})):
            client.say(type="foresee", ref=7, seat=seat, version=client.state["version"], draft=draft)
            refused = await client.next("refused")
            assert refused["ref"] == 7
            assert refused["why"]["text"].startswith("This isn't a draft: ")

    run(tmp_path, scene)


def test_a_game_without_drafts_says_so(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot", game="toy")
        client = await bench.join(room)
        await client.settled()
        client.say(type="foresee", ref=1, seat=0, version=client.state["version"], draft={})
        refused = await client.next("refused")
        assert refused["why"]["text"] == "This game has no drafts."

    run(tmp_path, scene)


def test_a_draft_that_quotes_much_is_refused_in_short(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "me", game="brutality")
        client = await bench.join(room)
        seat = room.match.active[0]
        client.say(type="look", seat=seat)
        await client.settled()
        draft = {"chain": [], "at": {"slot": "x" * 4000}}
        client.say(type="foresee", ref=1, seat=seat, version=client.state["version"], draft=draft)
        refused = await client.next("refused")
        assert refused["why"]["text"].startswith("This isn't a draft: ")
        assert len(refused["why"]["text"]) < 1000
        assert len(refused["why"]["args"]["fault"]) < 1000, "what the page says by itself is as short"

    run(tmp_path, scene)
