"""The lines of a game's log: each kind of event declared once, with its name, its rule, how its numbers read, and who
may know them. What the log tells, what a viewer may see of an event, and the types of the page
(`tools/gen_types.py`) all come from this table.

    LINES = Lines(
        line("turn", "XX-TURN-01", turn=NUMBER),                            # seat 1, turn 3
        line("draw", "XX-DRAW-01", card=MAYBE, seen=own(card=-1)),          # the card is its seat's alone
        line("total", "XX-BLK-08", hits=NUMBER, sum=whole(int, lambda e: e.a + e.b)),
        line("over", lambda e: ENDS[e.a][0], seat=None, reason=one_of(REASONS)),
    )
    LINES.told(t, s, event, viewer)      the message `log-turn` with its arguments, and the rule
    LINES.redact(event, viewer, t, s)    the event as the viewer may know it

How a line reads among others, and how long it is shown, stands in its row too, once for page, replay and terminal:

    line("round", "XX-ROUND-01", head=True, shown_ms=400)               # begins a part of the log
    line("draw", "XX-DRAW-01", card=MAYBE, told=lambda t, a: {"cards": [one["args"]["card"] for one in a.joined]})
    line("commit", "XX-SEL-01", quiet=True)                             # the board shows it at least as well
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypedDict

from rumpus.kernel.contract.by_name import ByName
from rumpus.kernel.records.log import Event
from rumpus.kernel.words.saying import Saying

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Told:
    """An event being told: the position after it, its kind, seat and numbers, and who reads."""

    t: Any
    s: Any
    kind: int
    seat: int
    numbers: tuple[int, ...]
    viewer: int

    @property
    def a(self) -> int:
        """The first number."""
        return self.numbers[0]

    @property
    def b(self) -> int:
        """The second number."""
        return self.numbers[1]

    @property
    def c(self) -> int:
        """The third number."""
        return self.numbers[2]

    @property
    def d(self) -> int:
        """The fourth number."""
        return self.numbers[3]


@dataclass(frozen=True, slots=True)
class Arg:
    """An argument of a line: the type that the page gets, and what makes it: `read` of its number, `here` of the event
    and its number, `whole` of the event, when it has no number of its own.
    """

    kind: Any
    read: Callable[[int], Any] | None = None
    here: Callable[[Told, int], Any] | None = None
    whole: Callable[[Told], Any] | None = None


Seen = Callable[[Event, int, Any, Any], Event | None]
"""(event, viewer, t, s): what of an event the viewer may know; None: nothing."""


@dataclass(frozen=True, slots=True)
class Around:
    """A line among all that a viewer has: `log[at]`, and where the lines of its decision begin and end."""

    log: Sequence[Json]
    at: int
    first: int
    end: int

    @property
    def line(self) -> Json:
        """The line itself."""
        return self.log[self.at]

    @property
    def before(self) -> Iterator[Json]:
        """Those before it, the latest first."""
        return (self.log[k] for k in range(self.at - 1, -1, -1))

    @property
    def joins(self) -> bool:
        """Whether the line right before it, of the same decision, is one of its kind and seat."""
        return self.at > self.first and _alike(self.log[self.at - 1], self.line)

    @property
    def joined(self) -> Iterator[Json]:
        """It, and all of its kind and seat that follow at once."""
        for k in range(self.at, self.end):
            if not _alike(self.log[k], self.line):
                return
            yield self.log[k]

    def beside(self, *kinds: str, seat: int | None = None) -> bool:
        """Whether the same decision has a line of one of these kinds, and of this seat."""
        told = (self.log[k] for k in range(self.first, self.end))
        return any(one["kind"] in kinds and seat in (None, one["seat"]) for one in told)


def _alike(one: Json, other: Json) -> bool:
    """Two lines of one kind and seat."""
    return bool(one["kind"] == other["kind"] and one["seat"] == other["seat"])


@dataclass(frozen=True, slots=True)
class Line:
    """A kind of event: its name, the id of its rule (or what says it), the type of its seat (None: it is nobody's; one
    that may be null: null for a seat below 0; or an argument that says it), its arguments, in the order of the event's
    numbers, its message where that is not one of the kind (by the event and its arguments), and who may know of it.

    How it reads: it begins a part of the log (`head`); others say as much (`quiet`; a head that is quiet is said by the
    heading of its part: `in_plain`); what its message is told beside its arguments in the log (`told`, where the
    message has an attribute `told`; None: the message itself says it), and on the board (`shows`: `show`). How long its
    picture stands, at speed 1; 0: it comes with the one before.
    """

    name: str
    rule: str | Callable[[Told], str]
    seat: Any
    args: Mapping[str, Arg]
    code: Callable[[Told, Json], str] | None = None
    seen: Seen | None = None
    head: bool = False
    quiet: Callable[[Around], bool] | bool = False
    told: Callable[[Any, Around], Json | None] | None = None
    shows: Callable[[Any, Json], Json] | None = None
    shown_ms: Callable[[Around], int] | int = 0

    def is_quiet(self, around: Around) -> bool:
        """Whether others say as much as this line."""
        return self.quiet(around) if callable(self.quiet) else self.quiet

    def lasts(self, around: Around) -> int:
        """How long its picture stands, in ms."""
        return self.shown_ms(around) if callable(self.shown_ms) else self.shown_ms

    def named(self) -> Mapping[str, Arg]:
        """Its arguments, a seat that one says before them."""
        return {"seat": self.seat, **self.args} if isinstance(self.seat, Arg) else self.args


def line(
    name: str,
    rule: str | Callable[[Told], str],
    /,
    *,
    seat: Any = int,
    code: Any = None,
    seen: Any = None,
    head: Any = False,
    quiet: Any = False,
    told: Any = None,
    shows: Any = None,
    shown_ms: Any = 0,
    **args: Arg,
) -> Line:
    """A row of a table of lines: the parts of a `Line`. (All but `seat` are typed there, so that arguments that several
    kinds share may be given as a dictionary.)
    """
    return Line(name, rule, seat, args, code, seen, head, quiet, told, shows, shown_ms)


# ---------------------------------------------------------------- how a number reads
def one_of(names: Sequence[str] | Mapping[int, str], first: int = 0) -> Arg:
    """A word by its number; those of a sequence begin with the number `first`."""
    listed = names.values() if isinstance(names, Mapping) else names
    return Arg(Literal[tuple(listed)], lambda n: names[n - first])


def some_of(names: Sequence[str]) -> Arg:
    """Words by a mask."""
    return Arg(list[Literal[tuple(names)]], lambda mask: [name for k, name in enumerate(names) if mask >> k & 1])  # type: ignore[misc]  # made when it runs


def here(kind: Any, make: Callable[[Told, int], Any]) -> Arg:
    """What a number says at this table: (event, number)."""
    return Arg(kind, here=make)


def whole(kind: Any, make: Callable[[Told], Any]) -> Arg:
    """What no single number says: (event)."""
    return Arg(kind, whole=make)


ABSENT: Final = object()
"""What an argument says that an event does not have."""


def seats_of(mask: int) -> list[int]:
    """The seats of a mask, or whatever else has a bit each."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


NUMBER: Final = Arg(int, int)
FLAG: Final = Arg(bool, bool)
MAYBE: Final = Arg(int | None, lambda n: None if n < 0 else int(n))
"""A card, a seat, a number; -1: none, or unseen."""
CARD: Final = Arg(int | None, lambda n: int(n) or None)
"""A card from 1; 0: none, or unseen."""
SEATS: Final = Arg(list[int], seats_of)
"""Seats by a mask."""


def in_plain(line: Mapping[str, object]) -> bool:
    """Whether a log without headings tells this line: it is not quiet, or begins a part."""
    return not line.get("quiet") or bool(line.get("head"))


# ---------------------------------------------------------------- who may know it
def known(to: Callable[[Event, int, Any, Any], bool], hidden: Mapping[int, int] | None) -> Seen:
    """Whole `to` some, (event, viewer, t, s); for others with other numbers, by their places from 0; None: no event."""

    def seen(event: Event, viewer: int, t: Any, s: Any) -> Event | None:
        if to(event, viewer, t, s):
            return event
        if hidden is None:
            return None
        kind, seat, *numbers = event
        return (kind, seat, *(hidden.get(k, n) for k, n in enumerate(numbers)))

    return seen


def own(hidden: Mapping[int, int] | None) -> Seen:
    """Known to its seat alone."""
    return known(lambda event, viewer, _t, _s: event[1] == viewer, hidden)


# ---------------------------------------------------------------- the table
class Lines(ByName):
    """The kinds of a game, by number from `first`. `message`: what that of a kind is called; `more`: what the game adds
    to the arguments of some, by the event, its kind and they; `spoken`: the board says each line in words of its own.
    """

    def __init__(
        self,
        *lines: Line,
        first: int = 0,
        message: Callable[[str], str] = lambda name: f"log-{name}",
        more: Callable[[Told, str, Json], Json] | None = None,
        spoken: bool = False,
    ) -> None:
        self._stands_in()
        self.rows, self.first = lines, first
        self.by_name = {one.name: one for one in lines}
        self._message, self._more, self.spoken = message, more, spoken

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the kinds, by number."""
        return (*[""] * self.first, *(one.name for one in self.rows))

    def told(self, t: Any, s: Any, event: Event, viewer: int) -> tuple[Saying, str]:
        """The message of a redacted event, with what it is told, and the id of its rule."""
        kind, seat, *numbers = event
        one, e = self.rows[kind - self.first], Told(t, s, kind, seat, tuple(numbers), viewer)
        args = read(one, e)
        code = one.code(e, args) if one.code is not None else self._message(one.name)
        if self._more is not None:
            args |= self._more(e, one.name, args)
        return Saying(code, args), one.rule if isinstance(one.rule, str) else one.rule(e)

    def redact(self, event: Event, viewer: int, t: Any, s: Any) -> Event | None:
        """The event as the viewer may know it; None: not at all."""
        seen = self.rows[event[0] - self.first].seen
        return event if seen is None else seen(event, viewer, t, s)

    def shape(self, /, **also: Any) -> type[Any]:
        """The typed dictionary of all kinds: the arguments of each by its name. `also`: what every line may have."""
        typed: Any = TypedDict  # made when it runs
        kinds: dict[str, Any] = {}
        for one in self.rows:
            fields = {} if one.seat is None or isinstance(one.seat, Arg) else {"seat": one.seat}
            fields |= {name: arg.kind for name, arg in one.named().items()} | also
            kinds[one.name] = typed(f"{one.name}_line", fields)
        made: type[Any] = typed("Events", kinds)
        made.__doc__, made.__module__ = "The arguments of a line, by its kind.", self._module
        return made


def read(one: Line, e: Told) -> Json:
    """The arguments of an event by their names, in their order."""
    args: Json = {}
    if one.seat is not None and not isinstance(one.seat, Arg):
        args["seat"] = None if one.seat is not int and e.seat < 0 else e.seat
    left = iter(e.numbers)
    for name, arg in one.named().items():
        if arg.whole is not None:
            args[name] = arg.whole(e)
        elif arg.here is not None:
            args[name] = arg.here(e, next(left))
        elif arg.read is not None:
            args[name] = arg.read(next(left))
    return {name: value for name, value in args.items() if value is not ABSENT}
