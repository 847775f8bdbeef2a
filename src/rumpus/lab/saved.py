"""The games behind numbers, played once more and written down as save files."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rumpus.lab.games import Work
from rumpus.lab.harvest import ROOM_FOR
from rumpus.lab.player import played, room, save_of
from rumpus.lab.spread import Crew, done


class Wanted(msgspec.Struct, frozen=True):
    """Some games of a work, by their places in it."""

    phase: str
    work: Work
    places: tuple[int, ...]


def written(wanted: Wanted) -> dict[str, str]:
    """Their save files, by `phase:number`."""
    work, made = wanted.work, {}
    for place in wanted.places:
        seed, table = work.seeds[place // len(work.tables)], work.tables[place % len(work.tables)]
        at = room(work.game, table, work.content)
        count = played(at, work.bots, seed)
        made[f"{wanted.phase}:{work.number * ROOM_FOR + place}"] = save_of(at, work.bots, seed, count)
    return made


def saves(games: Iterable[str], works: dict[str, list[Work]], crew: Crew) -> dict[str, str]:
    """The save files of some games (`phase:number`). `works`: those of each phase, from number 0."""
    by_work: dict[tuple[str, int], set[int]] = {}
    for game in games:
        phase, _, number = game.partition(":")
        by_work.setdefault((phase, int(number) // ROOM_FOR), set()).add(int(number) % ROOM_FOR)
    tasks = [Wanted(phase, works[phase][k], tuple(sorted(places))) for (phase, k), places in sorted(by_work.items())]
    found: dict[str, str] = {}
    for _, made in done(crew, written, tasks):
        found |= made
    return found
