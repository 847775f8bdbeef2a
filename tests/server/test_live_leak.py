"""Nothing that a seat may not know leaves the server for it: every message of a race, against what lies hidden."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.bench import EVE, Bench, Client, run
from tests.server.test_live import begun
from tests.server.test_minutes import some_action

from rumpus.games.brawl.rules.ids import DEALT
from rumpus.server.protocol import in_english
from rumpus.server.table.room import Room


def cards_of(what: Any) -> Iterator[int]:
    """The id of every card anywhere in a message."""
    if isinstance(what, dict):
        if {"id", "type", "owner"} <= what.keys():
            yield what["id"]
        for value in what.values():
            yield from cards_of(value)
    elif isinstance(what, list):
        for value in what:
            yield from cards_of(value)


def hidden_from(room: Room, viewer: int) -> set[int]:
    """The ids of all cards that this seat (-1: a spectator) cannot know now: in decks, and dealt to other hands."""
    s, found = room.match.s, set()
    for p in range(room.match.seats):
        seat = s.seats[p]
        found |= {card - 1 for card in seat.deck[: seat.deck_n]}
        if seat.hand and seat.origin == DEALT and p != viewer:
            found.add(seat.hand - 1)
    return found


def faults(room: Room, client: Client, message: dict[str, Any]) -> Iterator[str]:
    """What a message shows that it should not. The table stands as it did when the message was sent."""
    viewer = client.state["as_seat"]
    called = [line["args"]["card"] for line in message.get("log", []) if line["kind"] == "call"]
    lay_open = {card["id"] for card in called if card}  # until the game went back, perhaps to a hand
    shown = set(cards_of(message)) & hidden_from(room, viewer) - lay_open
    if shown:
        yield f"hidden cards {shown}"
    for line in message.get("log", []):
        if line["kind"] == "deal" and line["seat"] != viewer and (line["args"]["card"] or "card" not in line["text"]):
            yield f"a dealt card in the log: {line}"
    if message["type"] == "refused" and message["ref"] not in range(1, client._refs + 1):
        yield "somebody else's refusal"


async def watched_race(bench: Bench, n: int) -> list[str]:
    """A race of two with a spectator, one request at a time; what anybody was shown that they may not know."""
    room, robin, mako = await begun(bench)
    eve = await bench.join(room, EVE, watch=True)
    chance, found = random.Random(12), []
    for _ in range(n):
        if room.match.over:
            break
        client = chance.choice((robin, mako))
        before = {one: len(one.all) for one in (robin, mako, eve)}
        action, card = some_action(chance, client)
        client.rush(action, card=card)
        await bench.quiet(room)
        bench.clock.forward(0.3)
        for one, start in before.items():
            found += [told for message in one.all[start:] for told in faults(room, one, message)]
            if one is not client:
                assert not any(message["type"] == "refused" for message in one.all[start:])
    assert len(room.match.history) > n // 2
    return found


@pytest.mark.rule("BR-INFO-01", "BR-RUL-11")
def test_no_message_shows_a_hidden_card(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        assert await watched_race(bench, 160) == []

    run(tmp_path, scene)


def test_planted_leaks_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rumpus.games.brawl.interface import events, view
    from rumpus.games.brawl.rules import determinize

    for module in (view, events):
        monkeypatch.setattr(module, "knows_hand", lambda _t, _viewer, _seat: True)
        assert determinize.knows_hand is not module.knows_hand

    async def scene(bench: Bench) -> None:
        found = await watched_race(bench, 60)
        assert any("hidden cards" in one for one in found)
        assert any("in the log" in one for one in found)

    run(tmp_path, scene)


def test_a_seats_messages_are_the_same_whatever_lies_hidden(tmp_path: Path) -> None:
    """The patch of every decision, made again on positions dealt anew for the viewer, is the same to the byte."""

    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        chance, seen = random.Random(5), 0
        for _ in range(120):
            match = room.match
            if match.over:
                break
            client = chance.choice((robin, mako))
            action, card = some_action(chance, client)
            start = len(match.history)
            client.rush(action, card=card)
            await bench.quiet(room)
            bench.clock.forward(0.3)
            match = room.match
            if len(match.history) != start + 1:
                continue
            for viewer in (-1, 0, 1):
                spec, events = match.spec, match.steps[-1].events
                shown = [one for event in events if (one := spec.sight.redact(event, viewer, match.t, match.s))]
                twin = match.redealt(viewer, chance.randrange(2**31))
                sent = spec.sight.patch(match.t, match.s, viewer, events)
                again = spec.sight.patch(twin.t, twin.s, viewer, shown)
                assert in_english(sent) == in_english(again), (viewer, events)
                seen += 1
        assert seen > 100

    run(tmp_path, scene)
