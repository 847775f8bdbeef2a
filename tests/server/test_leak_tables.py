"""What a table tells each connection is the same, byte for byte, when all that its reader cannot know was dealt anew,
at tables whose options hide, show or decide together more than most.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.helpers.knowledge import say_anew
from tests.helpers.parts import altered
from tests.server.bench import EVE, MAKO, Bench, Client, run
from tests.server.incredi import GAMER
from tests.server.test_live import COUNTDOWN, begun, table
from tests.server.test_minutes import some_action

from rumpus.games.brawl.rules.ids import READY
from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match
from rumpus.server.protocol import in_english
from rumpus.server.show.presenter import Presenter
from rumpus.server.table import hall as rooms
from rumpus.server.table.room import Room

OTHERS = (MAKO, "third" * 8, "fourth" * 7)
SAB = {"mode": "gamer", "select_a_brawl": "on"}
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "hidden-windows": ("incredibrawl", 3, {**GAMER, "arrival": "live", "hidden_windows": "on"}),
    "select-a-brawl": ("incredibrawl", 3, {**SAB, "arrival": "live", "three_player_spots": "choose_spot"}),
    "select-at-placement": ("incredibrawl", 2, {**SAB, "arrival": "live", "sab_choice": "at_placement"}),
    "votes": ("incredibrawl", 3, {"mode": "gamer", "arrival": "live", "classes": "vote", "locations": "on"}),
    "squad": ("blitz_squad", 2, {"deck_lists": "closed"}),
    "squads": ("blitz_squad", 3, {"reply_block": "yes", "stack_order": "sorted"}),
    "squads-all": ("blitz_squad", 4, {"targets": "all", "deck_a": "landlord"}),
    "spikes": ("brutality", 2, {"artifacts": "off"}),
    "spikes-blind": ("brutality", 4, {"hero_draft": "blind", "steal_choice": "random", "artifacts": "off"}),
    "spikes-chaos": ("brutality", 2, {"format": "controlled_chaos", "hero_draft": "random", "artifacts": "off"}),
    "spikes-relay": ("brutality", 4, {"format": "controlled_chaos", "draft_picks": "open", "hero_draft": "snake"}),
    "ffa": ("brawlhalla", 3, {"format": "ffa", "legend_pick": "random"}),
    "ffa-blind": ("brawlhalla", 4, {"format": "ffa", "legend_pick": "blind", "mulligan": "once"}),
    "team-hands": ("brawlhalla", 4, {"format": "2v2", "team_hands": "shared", "legend_pick": "random"}),
    "teams": ("brawlhalla", 4, {"format": "2v2", "team_hands": "hidden", "discard_view": "top_only"}),
    "late-eyes": ("brawlhalla", 2, {"spectator_hands": "delayed", "legend_pick": "random"}),
    "late-eyes-of-three": ("incredibrawl", 3, {"arrival": "live", "spectator_hands": "on"}),
}
RACES: dict[str, dict[str, Any]] = {
    "usual": {},
    "held-private": {"held_card": "private", "show_discards": "all"},
    "discover": {"decklists": "discover", "weight": "heavy"},
    "claims": {"fouls": "claim"},
    "circle": {"format": "circle"},
}


def told(room: Room, match: Match, client: Client) -> dict[str, Any]:
    """All that this connection would be sent of such a position, and could fetch."""
    before, room.table = room.table, replace(room.table, match=match)
    try:
        viewer = next(one for one in room.viewers if one.visitor == client.visitor)
        presenter = Presenter(room)
        eyes = presenter.eyes(viewer)
        assert eyes == viewer.eyes
        return {
            "content": msgspec.to_builtins(presenter.content(viewer), enc_hook=str),
            "log": msgspec.to_builtins(presenter.log(eyes.seat), enc_hook=str),
            "record": presenter.record(eyes.seat),
            "turn": sorted(room.table.status(0).turn),
        }
    finally:
        room.table = before


def differences(room: Room, client: Client, chance: random.Random) -> list[str]:
    """By what this connection could tell two deals apart that are the same to it."""
    seat = next(one for one in room.viewers if one.visitor == client.visitor).eyes.seat
    twin = room.match.redealt(seat, chance.randrange(2**31))
    say_anew(room.match, twin)
    here, there = told(room, room.match.copy(), client), told(room, twin, client)
    return [f"seat {seat}: {key}" for key in here if here[key] != there[key]]


async def played(bench: Bench, name: str, steps: int) -> list[str]:
    """A random game of so many decisions; what anybody could tell two deals apart by."""
    game, seats, options = TABLES[name]
    room = await bench.open("me", *["empty"] * (seats - 1), game=game, options=options)
    clients = [await bench.join(room), *[await bench.join(room, who) for who in OTHERS[: seats - 1]]]
    clients.append(await bench.join(room, EVE, watch=True))
    late = "late." * 8
    chance, found = random.Random(name), []
    for step in range(steps):
        if room.match.over or found:
            break
        if not room.match.active:
            bench.clock.forward(0.5)
            await bench.quiet(room)
            continue
        seat = chance.choice(room.match.active)
        await room.act(seat, [chance.choice(room.match.actions(seat))])
        if step == steps // 2:
            clients.append(await bench.join(room, late, watch=True))
        if step % 5 == 4 and not room.match.over:
            found = [one for client in clients for one in differences(room, client, chance)]
    assert found or len(room.match.history) > steps // 3
    return found


@pytest.mark.parametrize("name", TABLES)
def test_nobody_reads_what_they_cannot_know(tmp_path: Path, name: str) -> None:
    async def scene(bench: Bench) -> None:
        assert await played(bench, name, 60) == []

    run(tmp_path, scene)


@pytest.mark.parametrize("name", ["hidden-windows", "team-hands", "spikes"])
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    honest = rooms.find(TABLES[name][0])
    secret: Callable[[Any], Any] = {
        "incredibrawl": lambda s: int(s.seats[1].characters),
        "brawlhalla": lambda s: int(s.seats[1].hand),
        "brutality": lambda s: list(s.teams[0].deck),
    }[honest.id]

    def leaky(t: Any, s: Any, viewer: int) -> dict[str, Any]:
        return {**honest.sight.view(t, s, viewer), "oops": secret(s)}

    monkeypatch.setattr(rooms, "find", lambda _game: altered(honest, sight={"view": leaky}))

    async def scene(bench: Bench) -> None:
        assert "seat 0: content" in await played(bench, name, 60)

    run(tmp_path, scene)


async def racing(bench: Bench, **options: Any) -> tuple[Room, *tuple[Client, ...]]:
    """A race that has begun: of two people, in a circle of three."""
    if options.get("format") != "circle":
        return await begun(bench, **options)
    room = await table(bench, "me", "empty", "empty", **options)
    racers = [await bench.join(room), *[await bench.join(room, who) for who in OTHERS[:2]]]
    for one in racers:
        one.rush(READY)
    await bench.quiet(room)
    bench.clock.forward(COUNTDOWN)
    await bench.quiet(room)
    return room, *racers


@pytest.mark.rule("BR-INFO-01", "BR-RUL-11")
@pytest.mark.parametrize("name", RACES)
def test_a_beat_is_the_same_whatever_lies_hidden(tmp_path: Path, name: str) -> None:
    """Patch and lines of every accepted request, made again on positions dealt anew for their reader."""

    async def scene(bench: Bench) -> None:
        room, *racers = await racing(bench, **RACES[name])
        chance, seen = random.Random(name), 0
        for _ in range(140):
            match = room.match
            if match.over:
                break
            client = chance.choice(racers)
            action, card = some_action(chance, client)
            start = len(match.history)
            client.rush(action, card=card)
            await bench.quiet(room)
            bench.clock.forward(0.3)
            match = room.match
            if len(match.history) != start + 1:
                continue
            for viewer in range(-1, len(racers)):
                spec, events = match.spec, match.steps[-1].events
                shown = [one for event in events if (one := spec.sight.redact(event, viewer, match.t, match.s))]
                twin = match.redealt(viewer, chance.randrange(2**31))
                sent = [
                    [spec.sight.patch(one.t, one.s, viewer, rows), *_lines(one, viewer, shown)]
                    for one, rows in ((match, events), (twin, shown))
                ]
                assert in_english(sent[0]) == in_english(sent[1]), (viewer, events)
                assert match.view(viewer) == twin.view(viewer)
                seen += 1
        assert seen > 60

    run(tmp_path, scene)


def _lines(match: Match, viewer: int, shown: list[Any]) -> list[dict[str, Any]]:
    """What the log says of these events."""
    return [describe.line(match.spec, match.t, match.s, n, one, viewer) for n, one in enumerate(shown)]
