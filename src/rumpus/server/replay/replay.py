"""A finished game, play by play: the first view, then what every decision changed, through the eyes asked for.

Once it is over everything may lie open, as the law of each game wants it: all hands, all requests with their verdicts.
What one seat or a watcher saw at the time is told, too, and then nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, cast

from msgspec.structs import replace

from rumpus.kernel.contract.seats import SPECTATOR
from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match
from rumpus.kernel.match.save import decision_names
from rumpus.kernel.records.log import Event
from rumpus.kernel.records.seal import text_of
from rumpus.kernel.words.saying import saying
from rumpus.server import protocol as msg
from rumpus.server.people.seats import unnamed
from rumpus.server.refusal import Refusal
from rumpus.server.show.beats import beats_of
from rumpus.server.show.games import table_setup
from rumpus.server.show.late import open_view, own_seats
from rumpus.server.show.patches import changes
from rumpus.server.store.base import RequestRow, TableRecord

Json = dict[str, Any]
ALL = -2
"""Eyes for which every card lies open."""
MOST_PARTS = 60
"""A replay is cut into so many parts at most."""
UNITS = (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600, 43_200)
"""Seconds that a part of a replay in real time may last."""
EYES = {"all": ALL, "watcher": SPECTATOR}


def eyes_of(told: str, seats: int) -> int:
    """Whose eyes a word means: all, watcher, or the number of a seat. Refusal for anything else."""
    if told in EYES:
        return EYES[told]
    if told.isascii() and told.isdecimal() and len(told) == 1 and int(told) < seats:
        return int(told)
    raise Refusal(saying("no-eyes", told=repr(told[:20]), last=seats - 1))


def _seat(name: str, p: int, team: int) -> msg.ReplaySeat:
    """Who sat there, as far as the names of a match tell."""
    return msg.ReplaySeat(name, team, None, unnamed=name == unnamed(p))


def replay(table: str, match: Match, requests: Sequence[RequestRow], eyes: int = ALL, salt: str = "") -> msg.Replay:
    """The whole of a match through these eyes, with what was asked of it in real time."""
    steps = match.steps
    states = [match.spec.records.State.at(step.before) for step in steps] + [match.s]
    view = view_of(match, states[0], eyes, 0)
    before: Json | None = view
    lines, said = by_step(match, eyes), said_to(match, eyes)
    names = decision_names(match)
    frames = []
    for n, (now, seat, _) in enumerate(match.history):
        after, patch = step_patch(match, states[n + 1], before, n, eyes)
        big, seen = big_events(match, steps[n].events), beats_at(match, n, said, before, eyes)
        frames.append(
            msg.Frame(n=n, now=now, seat=seat, name=names[n], patch=patch, log=lines[n + 1], big=big, beats=seen)
        )
        before = after
    highlights = match.spec.words.highlights
    part, parts = parts_of(match)
    return msg.Replay(
        table=table,
        game=match.spec.id,
        eyes=eyes,
        seats=[_seat(name, p, match.teams[p]) for p, name in enumerate(match.names)],
        options=dict(match.options),
        real_time=match.in_real_time,
        seed=text_of(match.seed),
        view=view,
        log=lines[0],
        frames=frames,
        requests=[verdict(match, row) for row in requests] if eyes == ALL else [],
        setup=table_setup(match),
        parts=parts,
        part=part,
        highlights={kind: msg.HighlightTold(one.icon, one.word, one.jump) for kind, one in highlights.kinds.items()},
        over=over_of(match, salt),
    )


def origin_of(record: TableRecord) -> msg.Origin | None:
    """The replay that a table goes on from, where it does."""
    branch = record.branch
    return None if branch is None else msg.Origin(branch.table, branch.at, branch.part, branch.number)


def over_of(match: Match, salt: str) -> msg.Over | None:
    """How it ended, with the secret of the shuffle; None while it runs."""
    if not match.over:
        return None
    places = list(match.places)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    name, words = describe.ending(match.spec, match.reason)
    took = match.history[-1][0] if match.history else 0
    return msg.Over(match.reason, name, words, places, list(match.scores), winners, text_of(match.seed), salt, took)


# ---------------------------------------------------------------- views
def view_of(match: Match, s: Any, eyes: int, count: int, events: Sequence[Event] = ()) -> Json:
    """A position through these eyes, after so many decisions and some events more."""
    return open_view(match, s, count, events) if eyes == ALL else match.seen(s, eyes, count, events)


def beats_at(match: Match, decision: int, said: list[Json], view: Json | None, eyes: int) -> list[msg.LineBeat]:
    """What is seen of a decision line by line, where the game tells it so; `view`: the one before it."""

    def see(s: Any, count: int, events: Sequence[Event]) -> Json:
        return view_of(match, s, eyes, count, events)

    found = [] if view is None else beats_of(match, decision, said, max(eyes, SPECTATOR), view, see)[1]
    return [replace(one, n=said[one.n]["n"]) for one in found]


def step_patch(match: Match, s: Any, before: Json | None, decision: int, eyes: int = ALL) -> tuple[Json | None, Json]:
    """What a decision changed, as {dotted key: value}: by the game's own word, else all that is another now.

    And the view after it, where the next step needs it.
    """
    patch, events = match.spec.sight.patch, list(match.steps[decision].events)
    if patch is None:
        now = view_of(match, s, eyes, decision + 1)
        return now, changes(before or {}, now)
    if eyes != ALL:
        return None, patch(match.t, s, eyes, events)
    made = patch(match.t, s, SPECTATOR, events)
    return None, made | own_patches(match, s, made, events)


def own_patches(match: Match, s: Any, made: Json, events: list[Event]) -> Json:
    """The parts of a patch that tell of seats, each through the seat's own eyes."""
    if "seats" in made:
        return own_seats(match, s, made)
    keys = [f"seats.{p}" for p in range(match.seats)]
    patch = match.spec.sight.patch
    return {key: patch(match.t, s, p, events)[key] for p, key in enumerate(keys) if patch is not None and key in made}


# ---------------------------------------------------------------- words
def said_to(match: Match, eyes: int) -> list[Json]:
    """What is said of the game; with all cards open each line as its own seat saw it."""
    return _open(match, eyes, match.said)


def _open(match: Match, eyes: int, of: Callable[[int], list[Json]]) -> list[Json]:
    """Lines as these eyes read them, by their numbers."""
    lines = {line["n"]: line for line in of(max(eyes, SPECTATOR))}
    for p in range(match.seats) if eyes == ALL else ():
        lines |= {line["n"]: line for line in of(p) if line["seat"] == p}
    return [lines[n] for n in sorted(lines)]


def by_step(match: Match, eyes: int = ALL) -> list[list[msg.LogLine]]:
    """The log in words: the lines of the set-up first, then those of each decision; with all cards open each line as
    its own seat saw it.
    """
    lines = {line["n"]: line for line in _open(match, eyes, match.told)}
    starts = [0, *(match.events_before(i) for i in range(len(match.steps) + 1))]
    turn = 0
    steps: list[list[msg.LogLine]] = []
    for first, end in pairwise(starts):
        told: list[msg.LogLine] = []
        for n in range(first, end):
            if n in lines:
                turn += lines[n]["kind"] in match.spec.words.turns
                told.append(cast("msg.LogLine", {**lines[n], "rule": lines[n]["rule"] or None, "turn": turn}))
        steps.append(told)
    return steps


def big_events(match: Match, events: Sequence[Event]) -> list[msg.Big]:
    """What the lane shows of these events."""
    words = match.spec.words
    found = []
    for event in events:
        kind, seat = words.highlights.of(match.t, event) if words.highlights.of else (words.events[event[0]], event[1])
        if kind in words.highlights.kinds:
            found.append(msg.Big(kind, seat))
    return found


def verdict(match: Match, row: RequestRow) -> msg.Verdict:
    """A request of a real-time game as it was decided (BR-ARB-09)."""
    known = 0 <= row.action < match.spec.actions.count
    return msg.Verdict(
        seq=row.seq,
        came=row.came,
        at=row.at,
        seat=row.seat,
        action=match.spec.actions.name(match.t, match.s, row.seat, row.action) if known else str(row.action),
        card=row.card,
        sent=row.sent,
        code=row.code or None,
        rule=row.rule or None,
    )


# ---------------------------------------------------------------- parts
def parts_of(match: Match) -> tuple[str, list[msg.Part]]:
    """What the parts of a match are called, and the parts, at most so many: turns, rounds, or stretches of time."""
    words, highlights = match.spec.words, match.spec.words.highlights
    kinds = words.turns or highlights.parts
    begun = [0, *(sum(words.events[event[0]] in kinds for event in step.events) for step in match.steps)]
    before = sum(line["kind"] in kinds for line in match.said(SPECTATOR) if line["n"] < match.events_before(0))
    if not match.history:
        return highlights.part, []
    if not before and not any(begun):
        return ("second", _by_time(match)) if match.in_real_time else (highlights.part, _alike(len(match.history)))
    parts, number = [], before
    for n, count in enumerate(begun):
        if count and n > 0:
            parts.append(msg.Part(number, n))
        number += count
    if not parts or parts[-1].end < len(match.history):
        parts.append(msg.Part(number, len(match.history)))
    every = -(-len(parts) // MOST_PARTS)
    return highlights.part, [part for n, part in enumerate(parts) if (len(parts) - 1 - n) % every == 0]


def _by_time(match: Match) -> list[msg.Part]:
    """Stretches of so many seconds, those in which nothing was decided with the ones after them."""
    times = [now for now, _, _ in match.history]
    length = max(1, times[-1] - times[0])
    unit = next(unit for unit in UNITS if length <= 1000 * unit * MOST_PARTS or unit == UNITS[-1])
    ends: dict[int, int] = {}
    for n, now in enumerate(times, 1):
        ends[((now - times[0]) // (1000 * unit) + 1) * unit] = n
    return [msg.Part(number, end) for number, end in ends.items()][-MOST_PARTS:]


def _alike(count: int) -> list[msg.Part]:
    """A game that begins no parts, cut into equal ones."""
    size = -(-count // MOST_PARTS)
    return [msg.Part(n + 1, min(count, (n + 1) * size)) for n in range(-(-count // size))]
