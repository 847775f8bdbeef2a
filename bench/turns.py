"""Tables in turns, played by scripted people over real sockets: the same script at our server and at boardgame.io's.

A table is opened over HTTP, both its people connect, and it is played once, from its first decision to its end. A play
counts when a state with that play in it has come back to who made it; waiting is counted from the moment it was due.
"""

import asyncio
import json
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx

from bench.wire import Wire

OPTIONS = {"highest": 9, "hand": 4}
"""Of the toy: 18 cards are laid in a game, and each seat may raise once."""
OPENED = 25
"""A visitor opens so many tables, fewer than may be in a minute."""
PATIENCE = 300.0


@dataclass
class Played:
    """Waiting times in seconds of acknowledged plays, and how many plays were refused."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0


@dataclass
class Table:
    """A table that waits to be played: its people, and how fast. `rate`: plays a second; 0: each play at once when the
    one before it is acknowledged.
    """

    players: list["Player"]
    rate: float = 0.0
    due: float = 0.0
    chance: random.Random = field(default_factory=partial(random.Random, 1))
    over: asyncio.Event = field(default_factory=asyncio.Event)

    async def play(self, rate: float) -> None:
        """From the first decision to the end."""
        self.rate, self.due = rate, time.perf_counter()
        for player in self.players:
            player.table = self
            self.turn(player)
        async with asyncio.timeout(PATIENCE):
            await self.over.wait()
        for player in self.players:
            player.wire.close()

    def turn(self, player: "Player") -> None:
        """Somebody may have to act now."""
        if player.over:
            self.over.set()
        elif player.moves and player.asked is None:
            if not self.rate:
                player.play(time.perf_counter())
                return
            self.due += self.chance.uniform(0.5, 1.5) / self.rate
            player.asked = player.number
            asyncio.get_running_loop().call_later(max(0.0, self.due - time.perf_counter()), player.play, self.due)


class Player(ABC):
    """One seat: what it was shown last, and the play that it waits for. `moves` is what it may do now, `number` counts
    the states.
    """

    def __init__(self, seat: int, seed: int, played: Played) -> None:
        self.seat, self.played, self.chance = seat, played, random.Random(2 * seed + seat)
        self.wire: Wire
        self.table: Table | None = None
        self.number = -1
        self.moves: Sequence[Any] = ()
        self.over = False
        self.asked: int | None = None
        self.since = 0.0

    def play(self, due: float) -> None:
        """Send a play that was due at this moment."""
        self.asked, self.since = self.number, due
        self.wire.send(self.said(self.chance.choice(self.moves)))

    def seen(self, number: int, moves: Sequence[Any], *, over: bool) -> None:
        """A state has come."""
        if self.asked is not None and number > self.asked and self.since:
            self.played.waits.append(time.perf_counter() - self.since)
            self.asked, self.since = None, 0.0
        self.number, self.moves, self.over = number, moves, over
        if self.table is not None:
            self.table.turn(self)

    @abstractmethod
    def heard(self, raw: bytes) -> None:
        """A message of the server."""

    @abstractmethod
    def said(self, move: Any) -> bytes:
        """The message that plays this."""


class Ours(Player):
    """A person at our table. States are counted by the lines of the log: a play adds some, who comes or goes none."""

    version = 0

    def heard(self, raw: bytes) -> None:
        """A message of the server."""
        message = json.loads(raw)
        if message["type"] == "state":
            decision = message["decision"]
            moves = [act["id"] for act in decision["actions"]] if decision and decision["yours"] else ()
            self.version = message["version"]
            self.seen(message["log_from"] + len(message["log"]), moves, over=message["over"] is not None)
        elif message["type"] in ("refused", "error"):
            self.played.refused += 1

    def said(self, move: int) -> bytes:
        """The message that plays this."""
        play = {"type": "play", "ref": self.version, "seat": self.seat, "version": self.version, "actions": [move]}
        return json.dumps(play).encode()


class Theirs(Player):
    """A person at boardgame.io's: socket.io over a WebSocket, where messages begin with their kind and the game."""

    def __init__(self, seat: int, seed: int, played: Played, match: str, credentials: str) -> None:
        super().__init__(seat, seed, played)
        self.match, self.credentials = match, credentials

    def heard(self, raw: bytes) -> None:
        """A message of the server: it opens the line, pings, or tells something of the game."""
        if raw.startswith(b"0"):
            self.wire.send(b"40/toy,")
        elif raw.startswith(b"2"):
            self.wire.send(b"3")
        elif raw.startswith(b"40"):
            self.wire.send(self._event("sync", self.match, str(self.seat), self.credentials, 2))
        elif raw.startswith(b"42"):
            kind, _, told, *_ = json.loads(raw[raw.index(b"[") :])
            if kind in ("sync", "update"):
                self._seen(told["state"] if kind == "sync" else told)

    def _seen(self, state: dict[str, Any]) -> None:
        """A state has come: what may be done follows from it, as in a page of theirs."""
        shown, context, moves = state["G"], state["ctx"], []
        if context["currentPlayer"] == str(self.seat) and "gameover" not in context:
            moves = [("lay", [card]) for card in shown["players"][str(self.seat)]["hand"]]
            moves += [] if shown["seats"][self.seat]["raised"] else [("raise", [])]
        self.seen(state["_stateID"], moves, over="gameover" in context)

    def said(self, move: tuple[str, list[int]]) -> bytes:
        """The message that plays this."""
        told = {"type": move[0], "args": move[1], "playerID": str(self.seat), "credentials": self.credentials}
        return self._event("update", {"type": "MAKE_MOVE", "payload": told}, self.number, self.match, str(self.seat))

    @staticmethod
    def _event(*told: object) -> bytes:
        """An event as socket.io sends it."""
        return b"42/toy," + json.dumps(told).encode()


# ---------------------------------------------------------------- tables
def visitor(client: httpx.Client) -> str:
    """The cookie of somebody new."""
    client.cookies.clear()
    client.get("/api/games")
    cookie = client.cookies["rumpus"]
    client.cookies.clear()
    return cookie


def opened(url: str, count: int, games: Sequence[str] = ("toy",)) -> Iterator[tuple[str, list[str]]]:
    """So many new tables of two, dealt round these games; each its id and the cookies of its people."""
    with httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as client:
        guest, host = visitor(client), ""
        for n in range(count):
            host = visitor(client) if n % OPENED == 0 else host
            game = games[n % len(games)]
            options = OPTIONS if game == "toy" else {}
            wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "empty"}], "options": options, "meet": False}
            made = client.post("/api/tables", json=wanted, headers={"cookie": f"rumpus={host}"}).raise_for_status()
            yield made.json()["table"], [host, guest]


async def ours(urls: Sequence[str], tables: Sequence[tuple[str, list[str]]], played: Played) -> list[Table]:
    """Both people of each table at a server of ours; of several servers each dials one by chance."""
    chance, made = random.Random(1), []
    for n, (table, cookies) in enumerate(tables):
        players: list[Player] = []
        for seat, cookie in enumerate(cookies):
            player = Ours(seat, n, played)
            await connected(player, chance.choice(urls), f"/api/tables/{table}/ws", f"rumpus={cookie}")
            players.append(player)
        made.append(Table(players))
    return made


async def theirs(url: str, count: int, played: Played) -> list[Table]:
    """So many new tables of boardgame.io's, with both people."""
    made = []
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as client:
        for n in range(count):
            match = (await client.post("/games/toy/create", json={"numPlayers": 2})).json()["matchID"]
            players: list[Player] = []
            for seat in range(2):
                joined = {"playerID": str(seat), "playerName": f"P{seat}"}
                answer = (await client.post(f"/games/toy/{match}/join", json=joined)).raise_for_status()
                player = Theirs(seat, n, played, match, answer.json()["playerCredentials"])
                await connected(player, url, "/socket.io/?EIO=4&transport=websocket", "")
                players.append(player)
            made.append(Table(players))
    return made


async def connected(player: Player, url: str, path: str, cookie: str) -> None:
    """This person dials, and waits for the first state."""
    host, port = url.removeprefix("http://").split(":")
    asking = partial(Wire, f"{host}:{port}", path, cookie, player.heard)
    _, player.wire = await asyncio.get_running_loop().create_connection(asking, host, int(port))
    async with asyncio.timeout(PATIENCE):
        while player.number < 0:
            await asyncio.sleep(0.001)


async def play(tables: Sequence[Table], at_once: int, rate: float) -> None:
    """All of these tables, so many at once."""
    waiting = iter(tables)

    async def one_after_the_other() -> None:
        for table in waiting:
            await table.play(rate)

    await asyncio.gather(*(one_after_the_other() for _ in range(at_once)))
