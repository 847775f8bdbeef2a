"""IncrediBrawl at a served table: what the tests of this folder share."""

from typing import Any

from msgspec.structs import replace
from tests.server.bench import Bench, Client

from rumpus.games.incredibrawl.interface import prompts
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.match.match import Match
from rumpus.server.store.base import Write
from rumpus.server.table.room import Room

GAMER: dict[str, Any] = {"mode": "gamer", "power_ups": "on"}
WITHDRAW, PASS, BUY, DRAW = ids.WITHDRAW, ids.PASS, ids.BUY, ids.DRAW


async def table(bench: Bench, *seats: str, **options: Any) -> Room:
    """A table of IncrediBrawl; a number among the options called `seed` is its seed."""
    seed = options.pop("seed", None)
    return await bench.open(*seats, game="incredibrawl", options=options, **({} if seed is None else {"seed": seed}))


async def forward(bench: Bench, room: Room, seconds: float, step: float = 0.25) -> None:
    """Let time pass in small steps, so that whatever it sets off happens in its time."""
    for _ in range(round(seconds / step)):
        bench.clock.forward(step)
        await bench.quiet(room)


def asked(room: Room) -> str:
    """What is asked of whom: "select 01"."""
    return f"{prompts.asked(room.match.s)} {''.join(map(str, room.match.active))}".strip()


def usual(match: Match) -> list[int]:
    """What the first seat to act does that wants nothing: pass, draw 1, stay; else its first answer."""
    legal = match.actions(match.active[0])
    return ([a for a in (PASS, DRAW, ids.STAY) if a in legal] or legal)[:1]


async def until(room: Room, ask: str, limit: int = 400) -> None:
    """Everybody does as usual until this is asked. For tables of people, time standing."""
    for _ in range(limit):
        if room.match.over or prompts.asked(room.match.s) == ask:
            break
        await room.act(room.match.active[0], usual(room.match))
    assert prompts.asked(room.match.s) == ask, f"{ask} was never asked"


async def both_may_refill(room: Room) -> None:
    """A refill stop at which the first two seats are asked."""
    await until(room, "refill")
    while set(room.match.active) < {0, 1} or prompts.asked(room.match.s) != "refill":
        await room.act(room.match.active[0], usual(room.match))
        await until(room, "refill")


async def back_to(room: Room, match: Match) -> None:
    """The table stands at an earlier position of its own again."""

    async def work() -> None:
        await room.store.commit(room.record.id, room.epoch, Write(cut=len(match.history), status=room.table.status(0)))
        room.table = replace(room.table, match=match).anew()
        room.publish()

    await room.do(work)


def states(client: Client) -> list[dict[str, Any]]:
    """Every state this client was sent."""
    return [message for message in client.all if message["type"] == "state"]
