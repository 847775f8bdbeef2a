"""Match: one game through its checked, friendly door."""

import secrets
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, MutableMapping, Sequence
from itertools import accumulate, chain
from typing import Any, Self

import numpy as np

from rumpus.kernel.contract.content import Tables, kept
from rumpus.kernel.contract.lines import Around
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.seats import CLOCK, LETTERS, SPECTATOR
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.match import describe, packing, save
from rumpus.kernel.match.decision import Step
from rumpus.kernel.match.position import Position
from rumpus.kernel.records.chance import SEALED
from rumpus.kernel.records.inputs import INTS, action_of, actions_of, whole
from rumpus.kernel.records.log import Event, Log, event_rows, script
from rumpus.kernel.records.record import Array
from rumpus.kernel.records.seal import Seed, checked, dealt_from, new_secret, seal, short
from rumpus.kernel.words.saying import WhyNot, one_sentence

STRIKES = 10_000  # strokes of the clock that one wait may set off


class IllegalAction(ValueError):
    """An action the rules forbid: `rule` is the id that forbids it ("" when none is known), `text` one plain
    sentence, `code` the reason in one word where the game has such (BRAWL's arbiter), `no` the refusal as pages get it.
    """

    def __init__(self, rule: str, text: str, code: str = "", no: WhyNot | None = None) -> None:
        super().__init__(f"{text} [{rule}]" if rule else text)
        self.rule, self.text, self.code, self.no = rule, text, code, no


class UnknownAction(IllegalAction):
    """A name that is no action of the game, as a slip of the pen: no rule has looked at it."""

    def __init__(self, text: str) -> None:
        super().__init__("", text)


class Match(Position):
    """One game. `play` checks and raises IllegalAction, and then nothing has changed.

    >>> m = Match.start("toy", {"players": 2}, seed=7)
    >>> m.active, m.over
    ((0,), False)
    >>> rows = m.play(0, m.name(0, m.actions(0)[0]))
    >>> m.active
    (1,)
    """

    def __init__(self, spec: GameSpec, options: Options, seed: Seed, tables: Tables, names: Sequence[str] = ()) -> None:
        """A match without a position yet; use `new`, `load`, `Match.start` or `Match.at_scene`."""
        self.spec, self.options, self.seed, self.tables = spec, options, seed, tables
        self.seats = spec.options.seats(options)
        self.teams = spec.options.teams(options)
        given = list(names) or [LETTERS[p] for p in range(self.seats)]
        if len(given) != self.seats:
            raise ValueError(f"{len(given)} names for {self.seats} seats")
        self.names = given
        self.content = None
        self.scene_text = None
        self.branched = False
        self.history = []
        self._start: list[Event] = []
        self.steps = []
        self._said, self._told, self._heard = {}, {}, {}
        self._T = tables.rows
        self._room(spec.records.State.blank())

    @classmethod
    def start(
        cls,
        game: str | GameSpec,
        options: Mapping[str, object] | None = None,
        seed: Seed | None = None,
        content: Any = None,
        names: Sequence[str] = (),
        tape: Sequence[int] | None = None,
    ) -> Self:
        """A new game, dealt from a seed or secret (seal.py); None: a new secret. Raises GameError, OptionError,
        ContentError, and TypeError or ValueError for what is no seed. With a `tape` every draw is scripted from the
        deal on, and what is saved begins after the deal.
        """
        spec = find(game) if isinstance(game, str) else game
        told = spec.resolve(options)
        given = new_secret() if seed is None else checked(seed)
        match = cls(spec, told, given, spec.records.tables(told, content), names)
        match.content = kept(content)
        if isinstance(given, bytes):
            seal(match._s, given)
        if tape is not None:
            script(match._log, tape)
        match._loops.setup_at(match._T, match._S, 0, SEALED if isinstance(given, bytes) else given, match._L)
        match._start = event_rows(match._log)
        match.scene_text = None if tape is None else match.scene()
        return match

    @classmethod
    def at_scene(
        cls,
        game: str | GameSpec,
        text: str,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        content: Any = None,
    ) -> Self:
        """A game that begins at a scene. Raises ValueError naming the line that is not understood."""
        spec = find(game) if isinstance(game, str) else game
        told = spec.resolve(options)
        tables, state = spec.scenes.read(text, told, content)
        read = spec.scenes.options_of  # a scene may set options itself
        told = told if read is None else {**told, **read(tables.t)}
        match = cls(spec, told, 0, tables, names)
        match.content, match.scene_text = kept(content), text
        match._state[:1] = state[:1]
        return match

    # ------------------------------------------------------------ playing
    def play(self, seat: int, action: int | str, now: int | None = None) -> list[Event]:
        """Does one action, or one name (which may stand for several: all or none). The new event rows.

        Raises IllegalAction, or TypeError for what is neither number nor name, and nothing has changed. `now` is in ms
        since the game began and never goes back; timers that were due before it strike first.
        """
        return self._all(seat, [action_of(action)], now)

    def play_all(self, seat: int, actions: Sequence[int | str], now: int | None = None) -> list[Event]:
        """Does several actions (ids or names) of a seat, all or none. The new event rows. Raises IllegalAction."""
        return self._all(seat, actions_of(actions), now)

    @property
    def in_real_time(self) -> bool:
        """Is it played in real time, by requests to an arbiter?"""
        return self.spec.in_real_time(self.t)

    def tick(self, now: int) -> list[Event]:
        """Lets every timer strike that is due by `now`, in ms. The new event rows."""
        now = self._forward(now)
        events: list[Event] = []
        for _ in range(STRIKES):
            at = self.due
            if at is None or at > now or self.over:
                return events
            events += self._apply(max(at, self.s.now), CLOCK, CLOCK)
        raise RuntimeError(f"the clock of {self.spec.id} struck {STRIKES} times without end")

    def _forward(self, now: int | None) -> int:
        """The time of a play. TypeError for no whole number, ValueError before the last one or beyond all clocks."""
        last: int = self.s.now
        if now is None:
            return last
        told = whole("now", now)
        if told < last:
            raise ValueError(f"time goes back: {told} ms after {last} ms")
        if told >= INTS:
            raise ValueError(f"{told} ms: a game's clock ends at {INTS - 1} ms")
        return told

    def _all(self, seat: int, actions: Sequence[int | str], now: int | None) -> list[Event]:
        """Several actions of one seat, or none of them where one is refused."""
        seat, time = whole("seat", seat), self._forward(now)
        count, tape = len(self.history), self._log.tape_i
        try:
            events = [] if seat == CLOCK else self.tick(time)
            for action in actions:
                for one in self._expanded(seat, action):
                    events += self._one(seat, one, time)
        except BaseException:
            self.back_to(count)
            self._log.tape_i = tape
            raise
        return events

    def _expanded(self, seat: int, action: int | str) -> Sequence[int | str]:
        """What a name stands for in this position: usually itself."""
        if isinstance(action, int) or not 0 <= seat < self.seats:
            return [action]
        try:
            return self.spec.actions.expand(self.t, self.s, seat, action)
        except ValueError as unknown:
            raise UnknownAction(str(unknown)) from unknown

    def _one(self, seat: int, action: int | str, time: int) -> list[Event]:
        """One action of a seat, or a stroke of the clock; IllegalAction says by which rule it is refused."""
        if seat == CLOCK:
            at = self.due
            if action not in (CLOCK, "tick") or at is None or at > time:
                raise IllegalAction("", "The clock does not strike now.")
            return self._apply(time, CLOCK, CLOCK)
        if isinstance(action, str):
            try:
                action = self.spec.actions.parse(self.t, self.s, seat, action)
            except ValueError as unknown:
                raise UnknownAction(str(unknown)) from unknown
        if not self.is_legal(seat, action):
            raise self._refusal(seat, action)
        return self._apply(time, seat, action)

    def _refusal(self, seat: int, action: int) -> IllegalAction:
        """Why an illegal action is refused, in words."""
        if not 0 <= seat < self.seats:
            return IllegalAction("", f"There is no seat {seat}.")
        if not 0 <= action < self.spec.actions.count:
            return IllegalAction("", f"There is no action {action}.")
        rule = self.why_not(seat, action) or ""
        judge = self.spec.race.judge if self.spec.race else None
        found = judge(self.t, self.s, seat, action) if judge else None
        code = found[0] if found else ""
        no = describe.reason(self.spec, self.t, self.s, seat, code, rule) if rule else None
        words = one_sentence(no) if no else f"{self.name(seat, action)} is not allowed now."
        return IllegalAction(rule, words, code, no)

    def enter(self, seat: int, action: int, now: int) -> list[Event]:
        """The unchecked door: does what an arbiter has judged on this very position. The new event rows."""
        return self._apply(whole("now", now), whole("seat", seat), whole("action", action))

    def _apply(self, time: int, seat: int, action: int) -> list[Event]:
        """What the rules make of a decision; a fault in them leaves the position as it was."""
        before = self._cells()
        try:
            self.s.now = time
            self._loops.apply_at(self._T, self._S, 0, seat, action, self._L)
        except BaseException:  # a fault in the rules, or an interrupt: never half a decision
            self._state[:] = before
            raise
        events = event_rows(self._log)
        private = self._log.draws == 0 and self._log.shown == 0
        self.steps.append(Step(before, events, private, self.steps[-1] if self.steps else None))
        self.history.append((time, seat, action))
        self._known.clear()
        return events

    # ------------------------------------------------------------ taking back
    def back_to(self, count: int) -> None:
        """Goes back to where `count` decisions had been made; whatever came after has never been. IndexError
        otherwise.
        """
        if not 0 <= whole("count", count) <= len(self.history):
            raise IndexError(f"{count} of {len(self.history)} decisions")
        if count == len(self.history):
            return
        self._state[:] = self.steps[count].before
        del self.steps[count:], self.history[count:]
        self._known.clear()
        self._heard.clear()
        total = self.events_before(count)
        for lines in (*self._said.values(), *self._told.values()):
            while lines and lines[-1]["n"] >= total:
                lines.pop()

    def _last_of(self, seat: int) -> int:
        """The index of the seat's last decision, or -1."""
        return next((i for i in range(len(self.history) - 1, -1, -1) if self.history[i][1] == seat), -1)

    def can_undo(self, seat: int, free: bool = False) -> bool:
        """Whether the seat may take back its last decision.

        Freely (against bots, when the table allows it): whatever came after it goes too. Else only when it is the last
        one, the seat is still to act, no chance was drawn and nothing hidden was shown.
        """
        at = self._last_of(whole("seat", seat))
        if at < 0 or free:
            return at >= 0
        return at == len(self.history) - 1 and seat in self.active and self.steps[at].private

    def undo(self, seat: int, free: bool = False) -> None:
        """Takes back the seat's last decision. Raises IllegalAction when `can_undo` says no."""
        if not self.can_undo(seat, free):
            raise IllegalAction("", "This cannot be taken back any more.")
        self.back_to(self._last_of(seat))

    # ------------------------------------------------------------ saying
    @property
    def dealt(self) -> list[Event]:
        """The event rows of the deal; none where the game began at a scene."""
        return self._start

    def events(self, count: int) -> list[Event]:
        """All that had happened when `count` decisions had been made."""
        return [*self._start, *chain.from_iterable(step.events for step in self.steps[: whole("count", count)])]

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """The position as a seat (-1: a spectator) may see it, with what still lies on the table of what happened."""
        return self.seen(self._s, viewer, len(self.steps))

    def seen(self, s: Any, viewer: int, count: int, more: Sequence[Event] = ()) -> dict[str, Any]:
        """A position on the way as a seat (-1: a spectator) may see it: after so many decisions, and `more` events."""
        sight = self.spec.sight
        made = sight.view(self.t, s, self._seat(viewer, SPECTATOR))
        if sight.recall is not None:
            sight.recall(self.t, made, [*self.events(count), *more])
        return made

    def events_before(self, count: int) -> int:
        """How many events there were when `count` decisions had been made."""
        return len(self._start) + sum(len(step.events) for step in self.steps[: whole("count", count)])

    def said(self, viewer: int = SPECTATOR, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as the viewer may know it: {n, seat, kind, code, args, text, rule}, n from `since` on.

        n numbers all events of the game; a line the viewer may not know is left out.
        """
        viewer = self._seat(viewer, SPECTATOR)
        lines = self._said.setdefault(viewer, [])
        self._say_on(viewer, lines)
        return lines[bisect_left(lines, whole("since", since), key=lambda line: int(line["n"])) :]

    def told(self, viewer: int = SPECTATOR, since: int = 0) -> list[dict[str, Any]]:
        """The same as the log tells it (`lines.Line`): what belongs together in one line, and nothing twice. A line
        that others make needless is `quiet`, one that begins a part of the log is its `head`.
        """
        said = self.said(viewer)
        lines = said
        if self.spec.words.beats is not None:
            lines = self._told.setdefault(whole("viewer", viewer), [])
            ends = [*accumulate((len(step.events) for step in self.steps), initial=len(self._start))]
            while len(lines) < len(said):
                first = len(lines)
                decision = bisect_right(ends, said[first]["n"])
                end = bisect_left(said, ends[decision], first, key=lambda line: int(line["n"]))
                for at in range(first, end):
                    lines.append(describe.told(self.spec, self.t, self.s, viewer, Around(said, at, first, end)))
        return lines[bisect_left(lines, whole("since", since), key=lambda line: int(line["n"])) :]

    def _say_on(self, viewer: int, lines: list[dict[str, Any]]) -> None:
        """Adds the lines of events that have not been said to this viewer yet, each in the state right after it."""
        known: int = lines[-1]["n"] + 1 if lines else 0
        first, n = self._heard.get(viewer, (0, 0))
        for i in range(first, len(self.steps) + 1):
            events = self._start if i == 0 else self.steps[i - 1].events
            if n + len(events) > known:
                state = self._s if i == len(self.steps) else self.spec.records.State.at(self.steps[i].before)
                for k, event in enumerate(events):
                    if n + k >= known:
                        self._say_one(viewer, n + k, event, state, lines)
            n += len(events)
        self._heard[viewer] = len(self.steps) + 1, n

    def _say_one(self, viewer: int, n: int, event: Event, state: Any, lines: list[dict[str, Any]]) -> None:
        """One event in words, as far as the viewer may see it, at the end of `lines`."""
        shown = self.spec.sight.redact(event, viewer, self.t, state)
        if shown is None:
            return
        lines.append(describe.line(self.spec, self.t, state, n, shown, viewer))

    # ------------------------------------------------------------ copies
    def _cells(self) -> Array:
        """A copy of the state, without its fields being looked at one by one, or another thread being let in meanwhile
        (NumPy does both).
        """
        return np.frombuffer(bytearray(self._s.cells), self._state.dtype)

    def share(self, bank: MutableMapping[Any, Tables]) -> None:
        """Takes the tables, which are only read and the largest part of a match, from the bank if it has those of the
        same options and content, else puts them in. A bank with weak values forgets those that no match uses any more.
        """
        self.tables = bank.setdefault((self.spec.id, tuple(self.options.items()), self.content), self.tables)
        self._T = self.tables.rows

    def copy(self) -> Self:
        """The same match again, sharing nothing that changes."""
        twin = object.__new__(type(self))
        twin.spec, twin.options, twin.seed, twin.tables = self.spec, dict(self.options), self.seed, self.tables
        twin.seats, twin.teams, twin.names = self.seats, self.teams, list(self.names)
        twin.content, twin.scene_text, twin.branched = self.content, self.scene_text, self.branched
        twin.history, twin._start, twin.steps = list(self.history), self._start, list(self.steps)
        twin._said = {viewer: list(lines) for viewer, lines in self._said.items()}
        twin._told = {viewer: list(lines) for viewer, lines in self._told.items()}
        twin._heard = dict(self._heard)
        twin._T = self._T  # read only, and the largest to make: shared
        twin._room(self._cells(), np.frombuffer(bytearray(self._log.cells), Log.dtype))
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return packing.packed(self)

    def __setstate__(self, told: dict[str, Any]) -> None:
        packing.unpacked(self, told)

    def __eq__(self, other: object) -> bool:
        """The same game, options and content in the same position after the same decisions; whoever plays it."""
        if not isinstance(other, Match):
            return NotImplemented
        mine, theirs = (self.spec.id, self.options, self.history), (other.spec.id, other.options, other.history)
        if mine != theirs or self.state_bytes() != other.state_bytes():
            return False
        one, two = self.tables, other.tables
        return one is two or (one.book == two.book and one.array.tobytes() == two.array.tobytes())

    __hash__ = None  # type: ignore[assignment]  # a match changes as it is played

    def __repr__(self) -> str:
        """Game, options that were chosen, origin, decisions, who acts or how it ended; nothing that anybody hides."""
        chosen = {o.name: self.options[o.name] for o in self.spec.options.listed if self.options[o.name] != o.default}
        origin = "from a scene" if self.scene_text is not None else dealt_from(self.seed)
        words = [self.spec.id, *([str(chosen)] if chosen else []), "what-if" if self.branched else origin]
        done = len(self.history)
        if self.end:
            now = f"over, {self.end[1]} [{self.end[0]}]"
        elif self.active:
            now = f"{''.join(LETTERS[p] for p in self.active)} to act"
        else:
            now = "waits for the clock"
        return f"<{type(self).__name__} {' '.join(words)}: {done} decision{'s' * (done != 1)}, {now}>"

    def redealt(self, seat: int, number: int | None = None) -> Self:
        """A what-if: a copy with everything dealt anew that the seat (-1: a spectator) cannot know.

        `number` (31 bits) picks the deal; a random one when None. A what-if cannot be saved: no seed leads to it.
        """
        seat, twin = self._seat(seat, SPECTATOR), self.copy()
        picked = secrets.randbelow(INTS) if number is None else short(number, "number")
        twin._loops.redeal_at(twin._T, twin._S, 0, seat, picked)
        twin.branched = True
        return twin

    def save(self) -> str:
        """The save file: a header, then one line a decision. Raises ValueError for a what-if."""
        return save.text_of(self)


new = Match.start
