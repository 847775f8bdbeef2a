"""What a table shows: to each connection the view, the log and the choices of its own eyes, and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol, cast
from weakref import WeakKeyDictionary

from msgspec import UNSET, Raw, UnsetType

from rumpus.bots.advice import advice, step_of
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.lines import in_plain
from rumpus.kernel.contract.offers import Offer
from rumpus.kernel.match import describe, offering
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.seal import commitment, seed_of
from rumpus.kernel.words.saying import OF_HOUSE, Text, saying
from rumpus.server import protocol as msg
from rumpus.server.bots.worker import Thought
from rumpus.server.people.seats import nameless, seats_of
from rumpus.server.race.arbiter import Request
from rumpus.server.race.beats import Beating, Refusing
from rumpus.server.race.minutes import minutes
from rumpus.server.refusal import refused
from rumpus.server.replay.replay import origin_of, over_of
from rumpus.server.show.beats import beats
from rumpus.server.show.games import table_setup
from rumpus.server.show.late import decisions_shown, is_late, late_lines, late_view
from rumpus.server.show.viewer import Content, Eyes, Look, Viewer, eyes_of
from rumpus.server.store.base import RequestRow, SeatRecord
from rumpus.server.table import meeting
from rumpus.server.table.model import Table

NO_HINT = saying("no-hint")
_setups: WeakKeyDictionary[Tables, dict[msg.Encode, Any]] = WeakKeyDictionary()
"""What the page gets once, of the tables that are played on now: most have the same cards."""


class Source(Protocol):
    """What is shown: an open table, and who looks on."""

    table: Table
    viewers: set[Viewer]


class Times(NamedTuple):
    """The moment that is shown: by the server's clock, table time, and how long until a clock strikes, or a table that
    counts down begins (None: there is none).
    """

    ms: int
    now: int
    clock_ms: int | None
    starts_ms: int | None


class Presenter:
    """What one table shows. It reads the room and keeps only the logs it has already put into words."""

    def __init__(self, room: Source) -> None:
        self.room = room
        self.epoch = 0
        self._rewound = room.table.rewound
        self._logs: dict[int, tuple[int, list[msg.LogLine]]] = {}
        self._tails: dict[int, tuple[int, int]] = {}
        self._late = 0
        self._seen: dict[tuple[Any, ...], tuple[Content, Sequence[msg.LogLine]]] = {}
        self._looks: dict[tuple[Any, ...], Look] = {}
        self._moment: tuple[Any, ...] = ()
        """The moment of what was seen, and of these looks."""

    def forget(self) -> None:
        """History was taken back: every log starts anew, and is sent whole."""
        self.epoch += 1
        self._logs.clear()
        self._tails.clear()
        self._late = 0

    def publish(self, at: Times, answer: Viewer | None, to: Collection[Viewer], *, anew: bool) -> None:
        """Bring these connections up to date (`Actor.publish`)."""
        room = self.room
        self._settle_looks()
        table = room.table
        meetings: dict[tuple[int, ...], msg.Meeting] = {}
        told: list[tuple[Viewer, msg.ServerMessage | None]] = []
        for viewer in to:
            mine = seats_of(room.table.record, viewer.visitor)
            if table.waiting is not None:
                seats = tuple(mine)
                meetings[seats] = meetings.get(seats) or self._meeting(viewer, at)
                told.append((viewer, meetings[seats]))
                continue
            viewer.eyes = self.eyes(viewer)
            late = not mine and is_late(room.table.match)
            state = viewer.state(
                self._look(viewer, mine, late),
                epoch=-1 - self.epoch if late else self.epoch,
                tickets=table.tickets,
                clock_ms=at.clock_ms,
                mine=mine,
                answer=anew or viewer is answer,
                now=at.now,
            )
            told.append((viewer, state))
            if table.puzzle is not None:
                told.append((viewer, table.puzzle.told(table.match, mine)))
        _send(told)

    def _meeting(self, viewer: Viewer, at: Times) -> msg.Meeting:
        """The waiting table, as this connection sees it."""
        room = self.room
        watching = sum(not seats_of(room.table.record, one.visitor) for one in room.viewers)
        seats = self.seats(viewer.visitor)
        return meeting.told(room.table, viewer.visitor, seats, at.ms, at.starts_ms, watching)

    def _settle_looks(self) -> None:
        """Forget what was looked at when anything that can be seen is another one now."""
        room, table, match = self.room, self.room.table, self.room.table.match
        if table.rewound != self._rewound:
            self._rewound = table.rewound
            self.forget()
        last = match.history[-1] if match.history else None
        told = (len(match.history), last, self.epoch, table.tickets, table.stand_ins, table.sitting_here)
        moment = (match, room.table.record, told)
        same = len(self._moment) == len(moment) and all(a is b for a, b in zip(self._moment[:2], moment, strict=False))
        if not (same and told == self._moment[2]):
            self._seen.clear()
            self._looks.clear()
        self._moment = moment

    def _look(self, viewer: Viewer, mine: Sequence[int], late: bool) -> Look:
        """What these eyes see now; everybody who sits on the same seats, and everybody on none, sees the same."""
        whose = (viewer.eyes, tuple(mine), late)
        if (whose, viewer.encode) not in self._looks:
            if whose not in self._seen:
                content = self.late_content(viewer) if late else self.content(viewer)
                self._seen[whose] = content, self.late_log() if late else self.log(viewer.eyes.seat)
            match = self.room.table.match
            between = partial(beats, match) if match.spec.words.beats is not None and not late else None
            made = Look(*self._seen[whose], viewer.encode, len(match.steps), between)
            self._looks[whose, viewer.encode] = made
        return self._looks[whose, viewer.encode]

    def eyes(self, viewer: Viewer) -> Eyes:
        """Whose eyes this connection has now. Real time has no curtain: the seat that said `look`, or the first."""
        room = self.room
        mine = seats_of(room.table.record, viewer.visitor)
        if room.table.race is not None and mine:
            return Eyes(viewer.looking if viewer.looking in mine else mine[0])
        return eyes_of(mine, viewer.looking, room.table.match.active, room.table.match.over)

    def welcome(self, viewer: Viewer) -> msg.Welcome:
        """The table as this connection finds it."""
        record, match = self.room.table.record, self.room.table.match
        mine = range(match.seats) if match.over else seats_of(record, viewer.visitor)
        return msg.Welcome(
            table=record.id,
            game=record.game,
            options=match.spec.sight.options({**record.options, **match.options}, mine),
            seats=self.seats(viewer.visitor),
            you=list(seats_of(record, viewer.visitor)),
            seed_hash=commitment(seed_of(record.seed), record.salt),
            rules_version=record.rules_version,
            version=viewer.version,
            bot_pause_ms=record.bot_pause_ms,
            setup=self._table_setup(viewer.encode),
            tutorial=record.tutorial,
            real_time=self.room.table.race is not None,
            concession=self.room.table.match.spec.actions.leave is not None,
            origin=origin_of(record),
        )

    def _table_setup(self, encode: msg.Encode) -> Any:
        """What the page gets once, as JSON: the same for all, and for as long as the table has these cards."""
        match = self.room.table.match
        made = _setups.setdefault(match.tables, {})
        if encode not in made:
            made[encode] = Raw(encode(table_setup(match)))
        return made[encode]

    def seats(self, visitor: str | None) -> list[msg.Seat]:
        """The chairs, as this visitor sees them."""
        here, stand_ins = self.room.table.sitting_here, self.room.table.stand_ins
        return [
            msg.Seat(
                seat=i,
                name=chair.name,
                kind=_kind(chair, visitor),
                level=cast("msg.Level | None", chair.level),
                team=self.room.table.match.teams[i],
                here=chair.kind == "bot" or (chair.visitor is not None and chair.visitor in here),
                stand_in=i in stand_ins,
                unnamed=nameless(chair, i),
            )
            for i, chair in enumerate(self.room.table.record.seats)
        ]

    def content(self, viewer: Viewer) -> Content:
        """What one connection may know now, besides the log."""
        eyes = viewer.eyes
        mine = seats_of(self.room.table.record, viewer.visitor)
        live = self.room.table.race is not None
        undo = None if live else next((seat for seat in mine if self.room.table.undoable(seat)), None)
        return Content(
            as_seat=eyes.seat,
            view=self.room.table.match.view(eyes.seat),
            decision=None if live else self.decision(eyes.seat, undo),
            waiting=None if live else self.waiting(mine, eyes.curtain),
            curtain=eyes.curtain,
            over=self.over(),
            seats=self.seats(viewer.visitor),
            undo=undo,
            free=UNSET if live else free_of(self.room.table.match, eyes.seat),
        )

    def late_content(self, viewer: Viewer) -> Content:
        """What an onlooker may know where hands are shown a round late (see `late`)."""
        match = self.room.table.match
        view = late_view(match, decisions_shown(match))
        waiting = OF_HOUSE.text(saying("wait-late"))
        return Content(-1, view, None, waiting, None, None, self.seats(viewer.visitor), None)

    def late_log(self) -> list[msg.LogLine]:
        """The public log up to the position that a late onlooker sees; it never grows shorter."""
        match = self.room.table.match
        self._late = max(self._late, late_lines(match, decisions_shown(match), match.said(-1)))
        return self.log(-1)[: self._late]

    def decision(self, seat: int, undo: int | None) -> msg.Decision | None:
        """What this seat may do now; None when it is not to act."""
        match, hint = self.room.table.match, self.room.table.house.hints
        return decision_of(match, seat, undo=undo == seat, hint=hint, ticket=self.room.table.tickets[seat])

    def waiting(self, mine: Sequence[int], curtain: int | None) -> Text | None:
        """Whom this connection waits for; None when it is its own turn or nobody's."""
        active = self.room.table.match.active
        if not active or (curtain is None and any(seat in active for seat in mine)):
            return None
        *others, chair = [self.room.table.record.seats[seat] for seat in active]
        if others:
            told = saying("wait-many", names=", ".join(one.name for one in others), last=chair.name)
        elif chair.kind != "bot" and chair.visitor is None:
            told = saying("wait-free")
        elif active[0] in self.room.table.stand_ins:
            told = saying("wait-stand-in", name=chair.name)
        else:
            told = saying("wait-bot" if chair.kind == "bot" else "wait-one", name=chair.name)
        return OF_HOUSE.text(told)

    def over(self) -> msg.Over | None:
        """How it ended, with the secret of the shuffle; None while it runs."""
        return over_of(self.room.table.match, self.room.table.record.salt)

    def log(self, eyes: int) -> list[msg.LogLine]:
        """Every line these eyes may read, numbered without gaps; kept, and continued from where it was left.

        In real time, where a table's log grows fast and is sent whole only to who comes, it is put into words anew.
        """
        since, lines = (0, []) if self.room.table.race is not None else self._logs.get(eyes, (0, []))
        said = self.room.table.match.told(eyes, since)
        lines += self._numbered(said, len(lines), lines[-1]["turn"] if lines else 0)
        if self.room.table.race is None:
            self._logs[eyes] = (said[-1]["n"] + 1 if said else since, lines)
        elif lines:
            self._tails[eyes] = lines[-1]["n"] + 1, lines[-1]["turn"]
        return lines

    # ------------------------------------------------------------ real time
    def tell(self, told: Beating | Refusing | msg.Photo) -> None:
        """One thing that a turn of judging has done, to whom it concerns."""
        match told:
            case Beating():
                self._beat(told)
            case Refusing():
                self._refuse(told)
            case msg.Photo():
                for viewer in self.room.viewers:
                    if {told.first, told.second} & set(seats_of(self.room.table.record, viewer.visitor)):
                        viewer.send(told)

    def _beat(self, told: Beating) -> None:
        """One decision to every connection, encoded once for each pair of eyes."""
        deed, asked = told.deed, told.deed.request
        lines = {eyes: self.follow(eyes, told.shows[eyes][1]) for eyes in {one.eyes.seat for one in self.room.viewers}}
        made: dict[tuple[int, msg.Encode], msg.Beat] = {}
        beats: list[tuple[Viewer, msg.Beat]] = []
        for viewer in self.room.viewers:
            eyes, encode = viewer.eyes.seat, viewer.encode
            if (eyes, encode) not in made:
                patch, log = (cast("Any", Raw(encode(one))) for one in (told.shows[eyes][0], lines[eyes]))
                made[eyes, encode] = msg.Beat(0, deed.now, deed.n, deed.seat, None, deed.kind, patch, log, told.due_ms)
            ref = asked.ref if asked is not None and viewer.number == asked.source else None
            beats.append((viewer, viewer.beat(made[eyes, encode], len(lines[eyes]), ref)))
        _send(beats)

    def _refuse(self, told: Refusing) -> None:
        """A refusal, to its sender alone (BR-ARB-03)."""
        match, no, late, request = self.room.table.match, told.no, told.late, told.handled.request
        answer = refused(request.ref, describe.reason(match.spec, match.t, match.s, request.seat, no.code, no.rule))
        answer.code, answer.late_ms, answer.by = no.code, late.ms if late else None, late.by if late else None
        self.answer(request, answer)

    def answer(self, request: Request, message: msg.Refused) -> None:
        """To the connection that asked, if it is still here."""
        for viewer in self.room.viewers:
            if viewer.number == request.source and request.ref is not None:
                viewer.send(message)

    def follow(self, eyes: int, said: Sequence[dict[str, Any]]) -> list[msg.LogLine]:
        """Real time: lines said just now, numbered after those these eyes have read already. They are not kept."""
        lines = self._numbered(said, *self._tails.get(eyes, (0, 0)))
        if lines:
            self._tails[eyes] = lines[-1]["n"] + 1, lines[-1]["turn"]
        return lines

    def _numbered(self, said: Sequence[dict[str, Any]], n: int, turn: int) -> list[msg.LogLine]:
        """These lines, numbered from n on, and turns counted on."""
        turns = self.room.table.match.spec.words.turns
        lines = []
        for k, one in enumerate(said, n):
            turn += one["kind"] in turns
            lines.append(cast("msg.LogLine", {**one, "n": k, "rule": one["rule"] or None, "turn": turn}))
        return lines

    def save(self, requests: Sequence[RequestRow] = ()) -> str:
        """The save file of a finished game, with the salt that proves the deal, and in real time with its minutes."""
        match = self.room.table.match
        more = minutes(match, requests) if self.room.table.race is not None else []
        return "\n".join([match.save().rstrip(), f"# salt {self.room.table.record.salt}", *more, ""])

    def record(self, eyes: int) -> str:
        """The game so far as these eyes saw it, in words: no save, because a save would tell the deal."""
        whose = "the public record" if eyes < 0 else f"the record of {self.room.table.record.seats[eyes].name}"
        lines = [
            f"{line['n'] + 1}. {line['text']}" + (f"  [{line['rule']}]" if line["rule"] else "")
            for line in self.log(eyes)
            if in_plain(line)
        ]
        return "\n".join(
            [f"# {self.room.table.match.spec.about.title}, table {self.room.table.record.id}: {whose}", *lines, ""]
        )

    def hint(self, seat: int, thought: Thought) -> msg.HintGiven:
        """A bot's advice: the next step as one sentence and as the click that does it, if it is legal now."""
        match = self.room.table.match
        if thought.actions and thought.actions[0] not in match.actions(seat):
            return msg.HintGiven(seat, OF_HOUSE.text(NO_HINT), [], None)
        actions = step_of(match, seat, thought.actions)
        text = advice(match, seat, actions)
        plans = [plan for plan in match.spec.words.plans(match.t, match.s, seat) if plan["actions"] == actions]
        return msg.HintGiven(seat, text, actions, cast("msg.Plan", plans[0]) if plans else None)


def decision_of(match: Match, seat: int, *, undo: bool, hint: bool, ticket: int) -> msg.Decision | None:
    """What a seat of a match may do now; None when it is not to act."""
    if seat < 0 or seat not in match.active:
        return None
    spec, t, s, legal = match.spec, match.t, match.s, match.actions(seat)
    made = msg.Decision(seat, True, *describe.prompt(spec, t, s, seat), [], [], [], undo, hint, ticket)
    if (asked := offering.question(spec, t, s, seat, legal)) is not None:
        made.question = asked
        return made
    made.actions = [cast("msg.Act", describe.act(spec, t, s, seat, action)) for action in legal]
    made.forbidden = describe.forbidden(spec, t, s, seat)
    made.plans = [cast("msg.Plan", plan) for plan in spec.words.plans(t, s, seat)]
    return made


def free_of(match: Match, seat: int) -> list[Offer] | UnsetType:
    """What a seat may do whether or not it is asked."""
    return offering.free(match.spec, match.t, match.s, seat) or UNSET


def _send(told: Iterable[tuple[Viewer, msg.ServerMessage | None]]) -> None:
    """Each viewer's message, where there is one."""
    for viewer, message in told:
        if message is not None:
            viewer.send(message)


def _kind(chair: SeatRecord, visitor: str | None) -> msg.SeatKind:
    """A chair as this visitor sees it; one kept for the host is still empty."""
    if chair.kind == "bot":
        return "bot"
    if chair.visitor is None:
        return "empty"
    return "me" if chair.visitor == visitor else "person"
