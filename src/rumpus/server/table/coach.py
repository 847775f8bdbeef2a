"""Team talk: a line or a pointer mark that only the own team receives, and that never changes the game (BR-TAG-08)."""

from __future__ import annotations

from rumpus.kernel.words.saying import saying
from rumpus.server import protocol as msg
from rumpus.server.people.seats import seats_of
from rumpus.server.refusal import Refusal
from rumpus.server.show.viewer import Viewer
from rumpus.server.table.room import Room


def mates_of(room: Room, seat: int) -> list[int]:
    """The seats of the same team, without the seat itself."""
    teams = room.match.teams
    return [p for p in range(room.match.seats) if teams[p] == teams[seat] and p != seat]


def coach(room: Room, message: msg.Coach) -> None:
    """Pass a line or a mark on to the team, its sender included. Refusal: no teammate, or nothing said."""
    text = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
    mates = mates_of(room, message.seat)
    if not mates:
        raise Refusal(saying("no-team"))
    if not text and message.space is None:
        raise Refusal(saying("no-words"))
    told = msg.Coached(message.seat, text, message.space)
    for viewer in room.viewers:
        if hears(room, viewer, [message.seat, *mates]):
            viewer.send(told)


def hears(room: Room, viewer: Viewer, team: list[int]) -> bool:
    """Whether a connection belongs to a team, and to nobody else at the table."""
    mine = seats_of(room.record, viewer.visitor)
    return bool(mine) and set(mine) <= set(team)
