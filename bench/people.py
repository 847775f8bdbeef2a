"""People with scripts, at tables of servers that fail: what they sent, what became of it, what they were shown last."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from rumpus.server.store.base import PlayRow, RequestRow

RACE = "brawl"
DEAL, DISCARD, READY, RESUME = 0, 3, 5, 19
"""Actions of BRAWL."""
THOUGHT = 0.3
"""Seconds that a person takes for a play, on average."""
AGAIN = 0.2
"""Seconds after which a person dials again."""
NOT_SAVED = "no-saving"


@dataclass
class Sent:
    """A play on its way: 'unknown' until its answer has come, then 'acknowledged' or 'refused'."""

    action: int
    ticket: int
    fate: str = "unknown"


@dataclass
class Person:
    """Somebody at a table: what they sent, in order, and what they were shown last."""

    table: str
    cookie: str
    chance: random.Random
    servers: list[str]
    seat: int = -1
    sent: list[Sent] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    over: bool = False
    playing: bool = True
    states: int = 0
    dials: int = 0
    welcomes: list[float] = field(default_factory=list)
    """When a server was there for them again."""
    gaps: list[tuple[float, float]] = field(default_factory=list)
    """When they lost a line, and how long they were without one."""
    _lost: float | None = None
    _here: bool = False
    """Was the last play sent on this line? Then its answer comes on it, or never."""

    @property
    def acknowledged(self) -> int:
        """How many plays."""
        return sum(one.fate == "acknowledged" for one in self.sent)

    async def live(self) -> None:
        """Dial, play, dial again."""
        while True:
            self._lose()
            server = self.chance.choice(self.servers)
            where = f"ws{server[4:]}/api/tables/{self.table}/ws"
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                async with connect(
                    where, additional_headers={"Cookie": f"rumpus={self.cookie}"}, ping_interval=2
                ) as line:
                    self.dials += 1
                    async for text in line:
                        await self._hear(line, json.loads(text))
            await asyncio.sleep(AGAIN)

    def _lose(self) -> None:
        """They have no line, from now on if they had one."""
        if self._lost is None and self.welcomes:
            self._lost = asyncio.get_running_loop().time()

    def _welcome(self, message: dict[str, Any]) -> None:
        """They are at their table."""
        self.seat, self._here = message["you"][0] if message["you"] else -1, False
        self.welcomes.append(asyncio.get_running_loop().time())
        if self._lost is not None:
            self.gaps.append((self._lost, self.welcomes[-1] - self._lost))
            self._lost = None

    def _refused(self, message: dict[str, Any]) -> None:
        """One of theirs did not count, also where another one, from a line that is lost, seemed to be it; what could
        not be saved may have been, and only its answer is lost.
        """
        self._answered(message["ref"], "unknown" if message["why"]["code"] == NOT_SAVED else "refused")

    def _answered(self, ref: int | None, fate: str) -> None:
        """What became of one of theirs."""
        if ref is not None:
            self.sent[ref - 1].fate = fate
            self._here = self._here and ref != len(self.sent)

    def wrong(self, rows: Sequence[PlayRow], _requests: Sequence[RequestRow]) -> str:
        """Why the store is not what they were told; empty where it is."""
        return unlike(self.sent, [row.action for row in rows if row.seat == self.seat])

    async def _hear(self, line: Any, message: dict[str, Any]) -> None:
        """One message."""
        waits = self.sent[-1] if self.sent and self.sent[-1].fate == "unknown" else None
        if message["type"] == "welcome":
            self._welcome(message)
        elif message["type"] == "refused" and message["ref"] is not None:
            self._refused(message)
            await line.send(json.dumps({"type": "look", "seat": self.seat}))
        elif message["type"] == "state":
            await self._see(line, message, waits)

    async def _see(self, line: Any, state: dict[str, Any], waits: Sent | None) -> None:
        """A state: it acknowledges what was sent on this line if the decision is another one now; then play on."""
        self.view, self.over, self.states = state["view"], bool(state["over"]), self.states + 1
        decision = state["decision"]
        if waits is not None and self._here and (decision is None or decision["ticket"] != waits.ticket):
            waits.fate = "acknowledged"
        if (
            self.playing
            and decision
            and decision["yours"]
            and decision["actions"]
            and not (waits and self._here and waits.fate == "unknown")
        ):
            action = self.chance.choice(decision["actions"])["id"]
            await asyncio.sleep(self.chance.uniform(0, 2 * THOUGHT))
            self.sent.append(Sent(action, decision["ticket"]))
            self._here = True
            play = {"type": "play", "ref": len(self.sent), "seat": self.seat, "version": state["version"]}
            await line.send(json.dumps({**play, "actions": [action]}))


class Racer(Person):
    """Somebody in real time: their requests have numbers, by which each is answered."""

    async def _hear(self, line: Any, message: dict[str, Any]) -> None:
        """One message."""
        match message["type"]:
            case "welcome":
                self._welcome(message)
            case "state":
                self.view, self.over, self.states = message["view"], bool(message["over"]), self.states + 1
            case "beat":
                self.view = laid(self.view, message["patch"])
                self._answered(message["ref"], "acknowledged")
            case "refused":
                self._refused(message)
        wish = self._wish() if message["type"] != "welcome" and self.playing and not self._here else None
        if wish is not None:
            await asyncio.sleep(self.chance.uniform(0, 2 * THOUGHT))
            self.sent.append(Sent(wish, 0))
            self._here = True
            rush = {"type": "rush", "ref": len(self.sent), "seat": self.seat, "action": wish, "sent": 0.0}
            await line.send(json.dumps(rush))

    def _wish(self) -> int | None:
        """What they would do now."""
        if self.over or self.seat < 0:
            return None
        wishes = {"ready": READY, "paused": RESUME, "live": self.chance.choice((DEAL, DISCARD))}
        return wishes.get(self.view["phase"])

    def wrong(self, _rows: Sequence[PlayRow], requests: Sequence[RequestRow]) -> str:
        """Each that was acknowledged was accepted, once; none that was refused was."""
        accepted = Counter(
            row.ref for row in requests if row.seat == self.seat and not row.code and row.ref is not None
        )
        fates = {n: one.fate for n, one in enumerate(self.sent, 1)}
        lost = [n for n, fate in fates.items() if fate == "acknowledged" and accepted[n] != 1]
        more = [n for n, count in accepted.items() if count > 1 or fates.get(n, "refused") == "refused"]
        return f"requests {lost} are lost, {more} are too many" if lost or more else ""


def laid(view: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A view with a patch laid on it, as a page does it: dotted keys, null removes."""
    made: dict[str, Any] = copy.deepcopy(view)
    for key, value in patch.items():
        *path, last = key.split(".")
        at: Any = made
        for step in path:
            at = at[int(step)] if isinstance(at, list) else at[step]
        if isinstance(at, list):
            at[int(last)] = value
        elif value is None and path:
            at.pop(last, None)
        else:
            at[last] = value
    return made


async def opened(servers: list[str], game: str, chance: random.Random) -> list[Person]:
    """A table of two, and both people, of servers at these addresses."""
    cookies = []
    async with contextlib.AsyncExitStack() as ending:
        clients = [await ending.enter_async_context(httpx.AsyncClient(base_url=one)) for one in servers[:2]]
        wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "empty"}], "meet": False}
        made = await clients[0].post("/api/tables", json=wanted)
        table = made.json()["table"]
        cookies.append(clients[0].cookies["rumpus"])
        await clients[1].get("/api/games")
        cookies.append(clients[1].cookies["rumpus"])
    kind = Racer if game == RACE else Person
    return [kind(table, cookie, random.Random(chance.random()), servers) for cookie in cookies]


def unlike(sent: list[Sent], stored: list[int]) -> str:
    """Why these decisions of a seat are not what was sent: all that was acknowledged, once and in order; of
    what was never answered, any or none. Empty where they are.
    """
    asked = [one for one in sent if one.fate != "refused"]
    reached = {0}
    for action in stored:
        following = set()
        for start in reached:
            for at in range(start, len(asked)):
                if asked[at].action == action:
                    following.add(at + 1)
                if asked[at].fate == "acknowledged":
                    break
        reached = following
    if any(all(one.fate == "unknown" for one in asked[start:]) for start in reached):
        return ""
    known = sum(one.fate == "acknowledged" for one in asked)
    return f"{len(stored)} decisions are stored, {known} were acknowledged, {len(asked) - known} never answered"
