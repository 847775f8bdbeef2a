"""The parts of a GameSpec: what a game promises, group by group, frozen and typed.

`t` and `s` are a Table (with its Book of names and texts, `t.book`) and a State: proxies, or inside compiled loops the
records themselves. `p` is a seat from 0, `a` an action id; a viewer of -1 is a spectator. A part that a game lacks is
None, and so is a function that has no answer for every game; where one has, that is the default. A misspelt name fails
when the game is imported, and in mypy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from rumpus.kernel.counts import Section
from rumpus.kernel.record import Array
from rumpus.kernel.unbound import never, nothing_back

if TYPE_CHECKING:
    from rumpus.kernel.content import Tables
    from rumpus.kernel.spec import Event, Option, Options

Json = dict[str, Any]


# ---------------------------------------------------------------- who it is
@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What a game's tile says. `players`: how many may play; `minutes`: how long a game takes."""

    title: str
    subtitle: str
    tagline: str
    mood: str
    minutes: int
    players: tuple[int, ...]
    shelf: int | None = None
    """The place of the tile in the lobby, from 0; None: it is shown only where all games are asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Law:
    """The rule catalogue, and what each rules version from 2 on changed, for saves of older ones."""

    file: Path
    changes: Mapping[int, str] = field(default_factory=dict)


# ---------------------------------------------------------------- how it is played
class MakeTables(Protocol):
    """Makes the read-only Tables of resolved options and content of one's own: a file's path, or None."""

    def __call__(self, options: Options, content: Any = None, /) -> Tables:
        """The rows that the rules read, and the Book of their names. Raises OptionError and ContentError."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Records:
    """The record classes of a game, and what fills a Table."""

    State: type[Any]
    Table: type[Any]
    tables: MakeTables


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The compiled contract: functions marked @rule, each at the top of a module. `kernel/unbound.py` says what each
    promises. A game without timers leaves `due` out, one in which no answer waits unseen `take_back`.
    """

    setup: Callable[[Any, Any, int, Any], None]
    who: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, int, Any], int]
    apply: Callable[[Any, Any, int, int, Any], None]
    result: Callable[[Any, Any, Any], int]
    check: Callable[[Any, Any], int]
    redeal: Callable[[Any, Any, int], None]
    features: Callable[[Any, Any, int, Any], int]
    worth: Callable[[Any, Any, Any], None]
    due: Callable[[Any, Any], int] = never
    take_back: Callable[[Any, Any, int], None] = nothing_back
    observed: int = 0
    """The length of the row that `features` writes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOptions:
    """The options of a table, resolved ones as name -> value, and what follows from them."""

    listed: tuple[Option, ...]
    seats: Callable[[Options], int]
    teams: Callable[[Options], tuple[int, ...]]
    """The team of each seat."""
    shorthands: Mapping[str, Mapping[str, Mapping[str, str]]] = field(default_factory=dict)
    """What the command line takes beside options: name -> value -> the options that it stands for."""
    unasked: frozenset[str] = frozenset()
    """Options that are no choice of the set-up page."""
    at_a_table: Callable[[Options, int], Options] | None = None
    """(options, people): what a table of so many people gets unless its creator said otherwise."""


def no_expansion(_t: Any, _s: Any, _p: int, text: str) -> list[str]:
    """The `expand` of a game without macros: the text names one action."""
    return [text]


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """The actions that give the game up: by the seat's own wish, and for who was away too long, if that is another."""

    concede: int
    forfeit: int | None = None

    @property
    def away(self) -> int:
        """What is done for who was away too long."""
        return self.concede if self.forfeit is None else self.forfeit

    @property
    def every(self) -> tuple[int, ...]:
        """All of them."""
        return (self.concede,) if self.forfeit is None else (self.concede, self.forfeit)


@dataclass(frozen=True, slots=True, kw_only=True)
class Actions:
    """Action ids from 0 to `count` - 1, of which `legal` lists `max_legal` at most, and their names."""

    count: int
    max_legal: int
    name: Callable[[Any, Any, int, int], str]
    """(t, s, p, a): a short name that parses back."""
    parse: Callable[[Any, Any, int, str], int]
    """(t, s, p, text): the action of this name. Raises ValueError, one sentence."""
    why_not: Callable[[Any, Any, int, int], str | None]
    """(t, s, p, a): the id of the rule that forbids it, from what p may know; None exactly where it is legal."""
    passive: Callable[[Any, Any, int], int]
    """(t, s, p): what is done for a seat whose time is up."""
    expand: Callable[[Any, Any, int, str], list[str]] = no_expansion
    """(t, s, p, text): the names that a macro stands for. Raises ValueError."""
    why_space: Callable[[Any, Any, int, str], str | None] | None = None
    """(t, s, p, space): the id of the rule that forbids a space; ValueError where there is no such space."""
    anytime: tuple[int, ...] = ()
    """What may be done out of turn too; `legal` does not list it."""
    leave: Leave | None = None
    """None: a bot plays on for whoever leaves."""


# ---------------------------------------------------------------- how it is said and seen
def no_plans(_t: Any, _s: Any, _p: int) -> list[Json]:
    """The `plans` of a game whose page sends one action at a time."""
    return []


def unsaid(_t: Any, _s: Any, _p: int, _a: int) -> str:
    """The `said` of a game whose buttons say it all."""
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Events, ends, questions and answers in words. `events`: the kinds by number; `ends`: by end reason, the rule id
    and a sentence. `turns`, `closing` and `steps` hold kinds, `page_only` sentences: each as the game itself says them.
    """

    events: tuple[str, ...]
    ends: Mapping[int, tuple[str, str]]
    say: Callable[[Any, Any, Event, int], tuple[str, str]]
    """(t, s, redacted event, viewer): a sentence, and the rule id."""
    prompt: Callable[[Any, Any, int], tuple[str, str]]
    """(t, s, p): what is asked, and how to answer."""
    action: Callable[[Any, Any, int, int], Json]
    """(t, s, p, a): the act as the page gets it (`protocol.Act`)."""
    plans: Callable[[Any, Any, int], list[Json]] = no_plans
    """(t, s, p): several actions that the page offers as one click (`protocol.Plan`)."""
    said: Callable[[Any, Any, int, int], str] = unsaid
    """(t, s, p, a): the act as a whole sentence, where its button is but a name; else nothing."""
    turns: frozenset[str] = frozenset()
    """Kinds of events that begin a turn, or a round where there are no turns."""
    closing: frozenset[str] = frozenset()
    """Kinds of acts that only end a play: advice leaves them out."""
    steps: frozenset[str] = frozenset()
    """Kinds of acts that may be steps on the way to a further space."""
    page_only: frozenset[str] = frozenset()
    """What prompts say of the page's lights: a terminal leaves it out."""

    def __post_init__(self) -> None:
        unknown = self.turns - set(self.events)
        if unknown:
            raise TypeError(f"Words.turns: {', '.join(sorted(unknown))}: no such kind of event")


@dataclass(frozen=True, slots=True, kw_only=True)
class Late:
    """A game whose onlookers may see hands, a full round late."""

    asked: Callable[[Options], bool]
    """Whether the table says so."""
    round: Callable[[Any], int]
    """(s): the number of the round; it never goes down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What a viewer may see; each an allow-list."""

    view: Callable[[Any, Any, int], Json]
    """(t, s, viewer): the position."""
    redact: Callable[[Event, int, Any, Any], Event | None]
    """(event, viewer, t, s): what of an event the viewer may know; None: nothing."""
    open_seat: Callable[[Any, Any, int], Json] | None = None
    """(t, s, p): a seat of the view with all that it hides, where that is not what the seat itself sees."""
    patch: Callable[[Any, Any, int, list[Event]], Json] | None = None
    """(t, s, viewer, events): what the last apply changed in the view, by dotted key."""
    late: Late | None = None
    draw: Callable[[Any, Json], list[str]] | None = None
    """(t, view): the view in a terminal."""
    read: Callable[[Any, Any, int], dict[str, str]] | None = None
    """(t, s, p): what each card that the seat may know says, by name: "short text" or "title: text"."""
    no_text: str = ""
    """What `read` gives as the text of a card without one."""


class ReadScene(Protocol):
    """Reads a position from a few lines of text."""

    def __call__(self, text: str, options: Options, content: Any = None, /) -> tuple[Tables, Array]:
        """Tables and state. Raises ValueError naming the line that is not understood."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenes:
    """Positions as text, there and back."""

    write: Callable[[Any, Any], str]
    """(t, s): the whole position, hidden things included."""
    read: ReadScene
    options_of: Callable[[Any], Options] | None = None
    """(t): the options that a table has, in a game whose scenes may set some."""


# ---------------------------------------------------------------- what not every game has
def no_advice(_file: Path | str) -> Sequence[object]:
    """The `advise` of a game that finds nothing unusual."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """Content of one's own. `home`: the folder of the game's; `keys`: what may stand at the top of a file, each with
    the type of its value.
    """

    home: Path
    keys: Mapping[str, type]
    check: Callable[[str], Sequence[object]]
    """(file): every fault."""
    show: Callable[[str], Sequence[str]]
    """(file): its cards as players read them. Raises ContentError."""
    advise: Callable[[str], Sequence[object]] = no_advice
    """(file): what is unusual about a file without faults."""


def nothing_told() -> Json:
    """The `told` of a game whose set-up page needs its options only."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupPage:
    """What pages get once, beside the options."""

    told: Callable[[], Json] = nothing_told
    """For the set-up page."""
    of_table: Callable[[Any], Json] | None = None
    """(t): what a table has instead."""
    cards: Callable[[Any], list[Json]] | None = None
    """(t): the cards of a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pieces:
    """What seats play and results are told by: a deck, a Legend."""

    of: Callable[[Any, Any, int], str]
    """(t, s, p): the name of the seat's; empty before it is chosen."""
    word: str
    option: str = ""
    """The options that choose one are called so, with the seat's letter after it; empty: nothing can be set against
    each other.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What a game counts in simulations: a record, two compiled functions that fill it, and a plain report."""

    Counts: type[Any]
    chosen: Callable[[Any, Any, int, int, Any], None]
    """(t, s, p, a, counts): seat p is about to do action a."""
    happened: Callable[[Any, Any, Any, Any], None]
    """(t, s, log, counts): the setup, or a decision, was applied."""
    report: Callable[[Any, dict[str, list[int]], int], list[Section]]
    """(t, counts by name, games): the sums as tables."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """What simulations ask of a game. `options`: what they play where an option is at its default."""

    pieces: Pieces | None = None
    tally: Tally | None = None
    options: Mapping[str, str | int | bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """A game in which several seats choose at once and unseen: its tables show nothing of a choice but that it was
    made, neither by the time it takes nor by taking it back.
    """

    race_ms: Callable[[Any, Any], tuple[int, int] | None] | None = None
    """(t, s): from when to when a bot answers where the first to arrive is first; None: that is not asked now."""
    seconds: Callable[[Any, Any], int] | None = None
    """(t, s): the most time for what is asked, at a table with a clock."""


class Judge(Protocol):
    """The reasons against a request, in the catalogue's order."""

    def __call__(self, t: Any, s: Any, p: int, a: int, card: int = -1, top: int = -1, /) -> tuple[str, str] | None:
        """The first one's code and rule id. `card` is the card that is meant, `top` the one seen there; -1: unsaid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reasons:
    """The codes with which requests are refused. `words`: each in one sentence."""

    words: Mapping[str, str] = field(default_factory=dict)
    own: frozenset[str] = frozenset()
    """Those that the sender's own hand or pile explains: no rival was faster."""
    sooner: frozenset[str] = frozenset()
    """Those that are told before too_fast, when both hold."""
    too_fast: tuple[str, str] = ("too_fast", "")
    """The code, and the rule id, of a request too many while the hand rests."""
    unknown: str = "illegal"
    """The code of what is no action at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tempo:
    """Bots with hands, compiled like the rules; `kernel/unbound.py` says what each function promises."""

    think: Callable[[Any, Any, int, int, int, Any], None]
    pace: Callable[[Any, int, int, int], int]
    hand_ms: Callable[[Any, int], int]
    slot_ms: Callable[[Any], int]


def no_place(_t: Any, _s: Any, _a: int) -> str:
    """The `spot` of a game whose plays aim at no place."""
    return ""


def no_ms(_of: Any) -> int:
    """A time that a game does not have: 0."""
    return 0


def no_pause(_s: Any) -> bool:
    """The `paused` of a game without pauses."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Race:
    """A game that is played by requests, as fast as people can: one queue, each judged on the position of its turn."""

    on: Callable[[Any], bool]
    """(t): whether this table is played so."""
    judge: Judge | None = None
    """None: the rules alone judge, without a reason."""
    reasons: Reasons = Reasons()
    hand: Callable[[int], int] | None = None
    """(a): what it has to do with the hand interval (`arbiter.Hand`); None: what may be done at any time is free, and
    the rest hurries.
    """
    kind: Callable[[int], str] | None = None
    """(a): what kind of action it is, in one word; None: the first word of its name."""
    spot: Callable[[Any, Any, int], str] = no_place
    """(t, s, a): the place that a play aims at, "" for none."""
    hand_ms: Callable[[Any], int] = no_ms
    """(t): the interval between two hurried actions of a seat; 0: there is none."""
    slot_ms: Callable[[Any], int] = no_ms
    """(t): the length of the slots in which requests are collected and ordered by a draw; 0: order of arrival."""
    started: Callable[[Any], int] = no_ms
    """(s): the ms of the start signal; 0: it has not been given."""
    paused: Callable[[Any], bool] = no_pause
    """(s): whether the race stands still by agreement."""
    ready: int | None = None
    """The actions that say: I am ready, let us pause, let us go on. None: there are none."""
    pause: int | None = None
    resume: int | None = None
    away_seconds: Callable[[Options], int] | None = None
    """(options): how long a person may be away before the seat is forfeit; None: the house's own time."""
    tempo: Tempo | None = None
    """None: bots search here too."""


def any_answer(_s: Any, _p: int) -> int:
    """The `answer` of a game that leaves every answer to its bots: -1."""
    return -1


def nothing_shunned(_t: Any, _s: Any, _p: int) -> frozenset[int]:
    """The `shun` of a game in which bots may do all that is legal."""
    return frozenset()


def no_objection(_options: Options) -> str:
    """The `people_only` of a game that bots may always play."""
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotHints:
    """What bots know of a game beside its rules. `cut`: random decisions after a new node before a position is judged
    by its worth; `ucb`: how much is tried.
    """

    cut: int = 12
    ucb: float = 0.6
    answer: Callable[[Any, int], int] = any_answer
    """(s, p): what every bot answers here; -1: what it likes."""
    shun: Callable[[Any, Any, int], frozenset[int]] = nothing_shunned
    """(t, s, p): legal actions that lead nowhere and could be done without end: bots do others, while there are any."""
    people_only: Callable[[Options], str] = no_objection
    """(options): why bots cannot play so, one sentence; empty where they can."""
