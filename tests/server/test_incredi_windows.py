"""Live Power-Up windows and throws: the first card to arrive is first, the clock is the rules' own and shown to all."""

from pathlib import Path
from typing import Any

import pytest
from tests.helpers.offers import legal
from tests.server.bench import MAKO, Bench, Client, run
from tests.server.incredi import GAMER, PASS, asked, forward, states, table

from rumpus.games.incredibrawl.interface import prompts
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.match.match import Match
from rumpus.server.table import model
from rumpus.server.table.room import Room


def held(monkeypatch: pytest.MonkeyPatch, *hands: str, seats: str = "AB") -> None:
    """Tables begin in the first round at Select with these hands; a hand may go on with ` / ` and cards of the deck."""
    begin = model.start
    free = [f"e{n}" for n in range(1, 10)]

    def start(spec: Any, record: Any) -> Match:
        fresh = begin(spec, record)
        lines = ["round 1 phase place token -"]
        for i, hand in enumerate(hands):
            held, _, deck = hand.partition(" / ")
            lines.append(f"{seats[i]} glory 0 hand {held} deck {' '.join(free)} {deck} discard")
        posed = Match.at_scene(spec, "\n".join(lines), fresh.options)
        posed.seed, posed.names = fresh.seed, fresh.names
        return posed

    monkeypatch.setattr(model, "start", start)


def card(room: Room, name: str) -> int:
    """The action that plays a card."""
    return room.match.spec.actions.parse(room.match.t, room.match.s, 0, name)


async def opened(bench: Bench, *seats: str, plays: tuple[str, ...] = ("p5", "n5"), **options: Any) -> Room:
    """A table where everybody has shown these characters."""
    room = await table(bench, *seats, **{**GAMER, **options})
    for seat, name in enumerate(plays):
        await room.act(seat, [card(room, name)])
    return room


async def settle_card(bench: Bench, room: Room) -> None:
    """Whatever a card asks is answered."""
    await bench.quiet(room)
    while prompts.asked(room.match.s) == "seat":
        await room.act(room.match.active[0], room.match.actions(room.match.active[0])[:1])
    await bench.quiet(room)


async def two(bench: Bench, room: Room) -> tuple[Client, Client]:
    """Both people."""
    return await bench.join(room), await bench.join(room, MAKO)


@pytest.mark.rule("IB-R-WINDOW")
def test_a_table_of_people_who_can_race_is_live(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        async def arrival(*seats: str, **options: Any) -> str:
            return str((await table(bench, *seats, **options)).match.options["arrival"])

        assert await arrival("me", "bot", **GAMER) == "seeded", "nobody to race: time to read"
        assert await arrival("me", "empty", **GAMER) == "live"
        assert await arrival("me", "empty") == "live", "throws have their clock"
        assert await arrival("me", "empty", tie_break="random") == "seeded", "nobody races, nobody throws"
        assert await arrival("me", "empty", **GAMER, arrival="seeded") == "seeded", "the creator said so"
        assert await arrival("me", "me", **GAMER) == "seeded", "two people at one screen cannot race"
        assert await arrival("bot", "bot", **GAMER) == "seeded"
        room = await table(bench, "me", "bot", **GAMER, hidden_windows="on")
        assert room.record.options["arrival"] == "live", "and is kept with the table"

    run(tmp_path, scene)


@pytest.mark.rule("IB-PU-07", "IB-R-WINDOW")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_to_arrive_has_it_resolved_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int) -> None:
    held(monkeypatch, "p5 p1 growth_spurt", "n5 n1 growth_spurt")

    async def scene(bench: Bench) -> None:
        room = await opened(bench, "me", "empty")
        clients = await two(bench, room)
        assert asked(room) == "window 01"
        bench.clock.forward(3)
        await bench.quiet(room)
        lay = card(room, "growth_spurt")
        clients[first].play(lay)
        await clients[first].settled()
        bench.clock.forward(0.2)
        other = clients[1 - first]
        assert not states(other)[-1]["view"]["laid"], "a card laid down is unseen until all have answered"
        other.play(lay)
        await bench.quiet(room)
        laid = [line["seat"] for line in other.log if line["kind"] == "laid"]
        assert laid == [first, 1 - first]

    run(tmp_path, scene)


@pytest.mark.rule("IB-R-LATECARD", "IB-PU-07")
@pytest.mark.parametrize(("late", "done"), [("queued", 2), ("returned", 1)])
def test_a_late_card_follows_or_goes_back_to_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: str, done: int
) -> None:
    held(monkeypatch, "p5 p1 growth_spurt", "n5 n1 growth_spurt")

    async def scene(bench: Bench) -> None:
        room = await opened(bench, "me", "empty", late_power_up=late)
        robin, mako = await two(bench, room)
        lay = card(room, "growth_spurt")
        mako.play(lay)
        await mako.settled()
        robin.play(lay)
        await settle_card(bench, room)
        kinds = [line["kind"] for line in robin.log]
        assert kinds.count("power_up") == done
        assert kinds.count("returned") == 2 - done
        assert (lay in robin.state["view"]["mine"]["hand"]) == (late == "returned")
        if late == "returned":
            assert asked(room).startswith("window 0"), "and it may be laid down anew"

    run(tmp_path, scene)


@pytest.mark.rule("IB-R-WINDOW")
def test_the_window_has_a_clock_of_eight_seconds_for_all_to_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held(monkeypatch, "p5 p1 growth_spurt", "n5 n1")

    async def scene(bench: Bench) -> None:
        room = await opened(bench, "me", "empty", clock_seconds=60)
        robin, mako = await two(bench, room)
        await bench.quiet(room)
        assert mako.state["clock_ms"] == 8000
        [first, *_] = mako.state["decision"]["question"]["offers"]
        assert first["kind"] == "pass", "who cannot play is asked all the same"
        bench.clock.forward(3)
        robin.play(PASS)
        await bench.quiet(room)
        assert (robin.state["clock_ms"], mako.state["clock_ms"]) == (5000, 5000)
        bench.clock.forward(4.999)
        await bench.quiet(room)
        assert asked(room) == "window 1"
        stale = mako.state["version"]
        bench.clock.forward(0.001)
        await bench.quiet(room)
        assert room.match.history[-1][1] == -1
        mako.play(PASS, version=stale)
        assert "moved on" in (await mako.until(lambda m: m["type"] == "refused"))["why"]["text"]

    run(tmp_path, scene)


@pytest.mark.rule("IB-R-WINDOW", "IB-PU-07")
def test_an_answer_for_the_window_before_is_stale_in_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mako's time ran out; the card laid in answer to that window is not laid in the one that reopens."""
    held(monkeypatch, "p5 p1 growth_spurt", "n5 n1 growth_spurt")

    async def scene(bench: Bench) -> None:
        room = await opened(bench, "me", "empty")
        robin, mako = await two(bench, room)
        await bench.quiet(room)
        old = mako.state["version"]
        robin.play(card(room, "growth_spurt"))
        await bench.quiet(room)
        bench.clock.forward(8)
        await settle_card(bench, room)
        assert 1 in room.match.active, "Robin's card is done, Mako is asked again"
        lay = card(room, "growth_spurt")
        mako.play(lay, version=old)
        await mako.until(lambda m: m["type"] == "refused")
        mako.play(lay)
        await bench.quiet(room)
        assert lay not in mako.state["view"]["mine"]["hand"] or room.match.s.seats[1].commit == lay + 1

    run(tmp_path, scene)


@pytest.mark.rule("IB-R-WINDOWLEAK")
def test_a_hidden_window_takes_two_seconds_whoever_holds_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What B sees, and when, is the same whether A holds a Power-Up or not."""

    async def scene(bench: Bench) -> None:
        room = await opened(bench, "me", "empty", hidden_windows="on")
        robin, mako = await two(bench, room)
        await bench.quiet(room)
        started = len(mako.all)
        robin.play(PASS)
        await bench.quiet(room)
        mako.play(PASS)
        await bench.quiet(room)
        assert room.match.active == ()
        assert mako.state["clock_ms"] == 2000
        bench.clock.forward(1.999)
        await bench.quiet(room)
        assert room.match.active == ()
        bench.clock.forward(0.001)
        await bench.quiet(room)
        assert asked(room) == "window 01", "the next one, before the scrap"
        told.append(
            [(m["now"], m["view"], m["log"], m["clock_ms"]) for m in mako.all[started:] if m["type"] == "state"]
        )

    told: list[Any] = []
    for n, hand in enumerate(("p5 p1 growth_spurt / p2", "p5 p1 p2 / growth_spurt")):
        with monkeypatch.context() as patch:
            held(patch, hand, "n5 n1 n2")
            folder = tmp_path / str(n)
            folder.mkdir()
            run(folder, scene)
    assert told[0] == told[1]


@pytest.mark.rule("IB-R-WINDOW", "IB-R-WINDOWLEAK")
def test_bots_answer_within_the_window_and_as_late_whatever_they_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held(monkeypatch, "p5 p1 growth_spurt", "n5 n1", "e5 e1 growth_spurt", seats="ABC")
    times: list[int] = []

    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "bot", "bot", arrival="live", **GAMER)
        robin = await bench.join(room)
        robin.play(card(room, "p5"))
        await forward(bench, room, 1)
        while prompts.asked(room.match.s) != "window":
            await forward(bench, room, 0.25)
        opened_at = room.match.s.opened
        robin.play(PASS)
        await forward(bench, room, 5)
        times.extend(now - opened_at for now, seat, _ in room.match.history if seat > 0 and now > opened_at)

    for n in range(6):
        folder = tmp_path / str(n)
        folder.mkdir()
        run(folder, scene)
    assert all(1500 <= time <= 4000 for time in times[:2])
    assert len(set(times)) > 3, "at no fixed moment, so that people may be faster or slower"


@pytest.mark.rule("IB-R-WINDOW")
def test_the_clock_stands_while_nobody_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held(monkeypatch, "p5 p1 growth_spurt", "n5 n1")

    async def scene(bench: Bench) -> None:
        room = await opened(bench, "me", "empty")
        robin, mako = await two(bench, room)
        await bench.quiet(room)
        bench.clock.forward(3)
        await mako.leave()
        bench.clock.forward(1)
        await robin.leave()
        bench.clock.forward(30)
        assert asked(room) == "window 01"
        robin = await bench.join(room)
        await bench.quiet(room)
        assert robin.state["clock_ms"] == 4000, "one of them was here for a second more"
        bench.clock.forward(4)
        await bench.quiet(room)
        assert room.match.history[-1] == (8000, -1, -1)

    run(tmp_path, scene)


@pytest.mark.rule("IB-R-REFILL", "IB-SEL-01")
def test_a_table_with_a_clock_gives_no_more_than_the_law_for_each_decision(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty", clock_seconds=90)
        robin, mako = await two(bench, room)
        await bench.quiet(room)
        assert robin.state["clock_ms"] == 60_000
        robin.play(legal(robin.state)[0])
        bench.clock.forward(60)
        await bench.quiet(room)
        assert [row[1] for row in room.match.history] == [0, 1], "who is silent plays the lowest character"
        shown = [seat["fighter"]["card"] for seat in mako.state["view"]["seats"]]
        levels = [room.match.t.cards[card].level for card in mako.state["view"]["mine"]["hand"]]
        assert all(room.match.t.cards[shown[1]].level <= level for level in levels)

    run(tmp_path, scene)


@pytest.mark.rule("IB-TIE-04", "IB-R-THROW")
def test_a_throw_takes_twenty_seconds_and_the_seed_throws_for_who_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held(monkeypatch, "p5 p1", "p5 n1")

    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty")
        robin, mako = await two(bench, room)
        for client in (robin, mako):
            client.play(card(room, "p5"))
            await bench.quiet(room)
        for _ in range(6):
            if asked(room).startswith("refill"):
                await room.act(room.match.active[0], [PASS])
        await bench.quiet(room)
        assert asked(room) == "throw 01"
        assert robin.state["clock_ms"] == 20_000
        robin.play(ids.PAPER)
        await bench.quiet(room)
        assert mako.state["view"]["seats"][0]["sign"] is None, "unseen until both have thrown"
        bench.clock.forward(20)
        await bench.quiet(room)
        shown = [line["args"]["sign"] for line in mako.log if line["kind"] == "throw"][:2]
        assert shown[0] == "paper"
        assert shown[1] in ("rock", "paper", "scissors")
        twin = Match.at_scene("incredibrawl", room.match.scene_text or "", room.match.options)
        for now, seat, action in room.match.history:
            twin.play(seat, action, now=now)
        assert twin.state_bytes() == room.match.state_bytes(), "the sign is in the seed, not in the server"

    run(tmp_path, scene)
