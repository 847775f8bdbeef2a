"""The parts of a GameSpec: what a game promises, group by group, frozen and typed.

`t` and `s` are a Table (with its Book of names and texts, `t.book`) and a State: proxies, or inside compiled loops the
records themselves. `p` is a seat from 0, `a` an action id; a viewer of -1 is a spectator. A part that a game lacks is
None, and so is a function that has no answer for every game; where one has, that is the default. A misspelt name fails
when the game is imported, and in mypy. `of` takes what a game tells in modules of its own from these
(`contract/modules.py`).
"""

# house: long because all that a game promises stands in one file
from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol

from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.highlights import Highlights
from rumpus.kernel.contract.lines import Lines
from rumpus.kernel.contract.modules import Codec, Features, Ids, Invariants, Legality, Printed, Redeal, Sheets, Turn
from rumpus.kernel.contract.observation import Field
from rumpus.kernel.contract.offers import Offering
from rumpus.kernel.contract.options import Option, Options
from rumpus.kernel.contract.table_form import TableForm
from rumpus.kernel.contract.unbound import all_of, never, nothing_back
from rumpus.kernel.contract.zones import Piles
from rumpus.kernel.records.log import Event
from rumpus.kernel.records.record import Array
from rumpus.kernel.words.saying import OF_HOUSE, Catalogue, Names, Saying

Json = dict[str, Any]


# ---------------------------------------------------------------- who it is
Weight = Literal["light", "medium", "heavy"]
"""How much there is to learn before a first game is fun, as games of the table are sorted elsewhere too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What a game's tile says. `players`: how many may play; `minutes`: how long a game takes; `weight`: how hard it is
    to learn.
    """

    title: str
    subtitle: str
    tagline: str
    minutes: int
    weight: Weight
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
    """The compiled contract: functions marked @rule, each at the top of a module. `contract/unbound.py` says what each
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

    @classmethod
    def of(
        cls,
        turn: Turn,
        invariants: Invariants,
        hidden: Redeal,
        seen: Features,
        *,
        due: Callable[[Any, Any], int] = never,
        take_back: Callable[[Any, Any, int], None] = nothing_back,
    ) -> Rules:
        """The contract as these modules keep it."""
        return cls(
            setup=turn.setup,
            who=turn.who,
            legal=turn.legal,
            apply=turn.apply,
            result=turn.result,
            check=invariants.check,
            redeal=hidden.redeal,
            features=seen.features,
            worth=seen.worth,
            due=due,
            take_back=take_back,
            observed=seen.WIDTH,
        )


def as_many(options: Options) -> int:
    """The `seats` of a game with an option `players`."""
    return int(options["players"])


def alone(options: Options) -> tuple[int, ...]:
    """The `teams` of a game with an option `players` in which everybody plays alone."""
    return tuple(range(as_many(options)))


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOptions:
    """The options of a table, resolved ones as name -> value, and what follows from them."""

    listed: tuple[Option, ...]
    seats: Callable[[Options], int] = as_many
    teams: Callable[[Options], tuple[int, ...]] = alone
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
    """(t, s, p): what is done for a seat that does nothing."""
    lapse: int | None = None
    """What is done for a seat whose time is up, where the game tells that from `passive`: one of `anytime`."""
    expand: Callable[[Any, Any, int, str], list[str]] = no_expansion
    """(t, s, p, text): the names that a macro stands for. Raises ValueError."""
    anytime: tuple[int, ...] = ()
    """What may be done out of turn too; `legal` does not list it."""
    standing: tuple[int, ...] = ()
    """Of these, what a page sets by itself and decides nothing: it is no answer to a puzzle, and alone not worth taking
    back.
    """
    leave: Leave | None = None
    """None: a bot plays on for whoever leaves."""

    @classmethod
    def of(
        cls, ids: Ids, codec: Codec, legality: Legality, passive: Callable[[Any, Any, int], int], **more: Any
    ) -> Actions:
        """The actions that `ids` counts, `codec` names and reads and `legality` refuses; `more`: the other fields."""
        return cls(
            count=ids.ACTIONS,
            max_legal=ids.MAX_LEGAL,
            name=codec.name,
            parse=codec.parse,
            why_not=legality.why_not,
            passive=passive,
            **more,
        )


# ---------------------------------------------------------------- how it is said and seen
def no_plans(_t: Any, _s: Any, _p: int) -> list[Json]:
    """The `plans` of a game whose page sends one action at a time."""
    return []


def unsaid(_t: Any, _s: Any, _p: int, _a: int) -> Saying | None:
    """The `said` of a game whose buttons say it all."""
    return None


def in_parts(_t: Any, _s: Any, _p: int, _acts: Sequence[Json]) -> Saying | None:
    """The `whole` of a game whose plays are said act by act."""
    return None


def no_reason(_t: Any, _s: Any, _p: int, _acts: Sequence[Json], _sure: Sequence[Json]) -> Saying | None:
    """The `why` of a game that gives no reasons."""
    return None


def one_act(_actions: Sequence[int]) -> int:
    """The `deed` of a game whose page sends one action at a time."""
    return 1


def no_names(_t: Any, _s: Any, _viewer: int) -> Names:
    """The `names` of a game whose messages call no functions."""
    return {}


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something on the page that looks as if it could be done: what kind of act, about which card, space or seat; the
    action that it would be, or, where it may not be done, the rule that forbids it. `args` are for the words of the
    refusal. In a game that offers (`Offering`) the action tells its kind and its place.
    """

    kind: str = ""
    rule: str = ""
    card: int | None = None
    space: str | None = None
    seat: int | None = None
    act: int = -1
    args: Json = field(default_factory=dict)


def nothing_shown(_t: Any, _s: Any, _p: int) -> list[Candidate]:
    """The `shown` of a game whose page shows only what may be done."""
    return []


def told_nothing(_t: Any, _s: Any, _p: int, _rule: str) -> Json:
    """The `refused` of a game whose refusals need no numbers."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Events, ends, questions and answers in words, each a message of the game's catalogue. `events`: the kinds by
    number; `ends`: by end reason, the rule id and the message. `turns`, `closing` and `steps` hold kinds, `page_only`
    ids of messages: each as the game itself says them.
    """

    events: tuple[str, ...]
    ends: Mapping[int, tuple[str, Saying]]
    told: Callable[[Any, Any, Event, int], tuple[Saying, str]]
    """(t, s, redacted event, viewer): the message with the event's arguments by name, and the rule id."""
    prompt: Callable[[Any, Any, int], tuple[Saying, Saying | None]]
    """(t, s, p): what is asked, and how to answer."""
    action: Callable[[Any, Any, int, int], Json]
    """(t, s, p, a): the act as the page gets it (`protocol.Act`), its `text` a message, or a card's own words."""
    beats: Lines | None = None
    """Its lines, where they say how they read and how long each is shown: a change is seen line by line then. None:
    the page still does that by itself.
    """
    catalogue: Catalogue = OF_HOUSE
    """The game's messages, and the house's behind them."""
    names: Callable[[Any, Any, int], Names] = no_names
    """(t, s, viewer): how seats, cards and spaces are said."""
    shown: Callable[[Any, Any, int], list[Candidate]] = nothing_shown
    """(t, s, p): what the page shows seat p and looks as if it could be done, from what p may know; what of it may not,
    is told.
    """
    refused: Callable[[Any, Any, int, str], Json] = told_nothing
    """(t, s, p, rule): what the message `refuse-<rule>` is told."""
    plans: Callable[[Any, Any, int], list[Json]] = no_plans
    """(t, s, p): several actions that the page offers as one click (`protocol.Plan`)."""
    offers: Offering | None = None
    """What its acts are offered by; None: its page still gets them as acts and plans."""
    foresee: Callable[[Any, Any, int, Json], Json] | None = None
    """(t, s, p, draft): what would come of a draft that p has laid out and not sent, from what p may know; it changes
    nothing. Raises ValueError, which says in a few words why it is no draft.
    """
    said: Callable[[Any, Any, int, int], Saying | None] = unsaid
    """(t, s, p, a): the act as a whole sentence, where its button is but a name; else nothing."""
    whole: Callable[[Any, Any, int, Sequence[Json]], Saying | None] = in_parts
    """(t, s, p, acts): a step that a hint advises, act by act as pages get them, as one sentence; else nothing."""
    why: Callable[[Any, Any, int, Sequence[Json], Sequence[Json]], Saying | None] = no_reason
    """(t, s, p, acts, sure): why one would do such a step, in few words, from what p may know; else nothing. `sure`:
    lines of the log that are sure to come of it.
    """
    deed: Callable[[Sequence[int]], int] = one_act
    """Of the actions that a bot would do one after the other, how many are one step, which a hint says; plans aside."""
    turns: frozenset[str] = frozenset()
    """Kinds of events that begin a turn, or a round where there are no turns."""
    closing: frozenset[str] = frozenset()
    """Kinds of acts that only end a play: advice leaves them out."""
    steps: frozenset[str] = frozenset()
    """Kinds of acts that may be steps on the way to a further space."""
    page_only: frozenset[str] = frozenset()
    """What prompts say of the page's lights: a terminal leaves it out."""
    highlights: Highlights = field(default_factory=Highlights)
    """What replays point out."""

    def __post_init__(self) -> None:
        shown = self.highlights.parts | (self.highlights.kinds.keys() if self.highlights.of is None else set())
        for where, kinds in (("turns", self.turns), ("highlights", shown)):
            unknown = kinds - set(self.events)
            if unknown:
                raise TypeError(f"Words.{where}: {', '.join(sorted(unknown))}: no such kind of event")


@dataclass(frozen=True, slots=True, kw_only=True)
class Shapes:
    """The types of what a page gets beside the view, typed dictionaries or `Shown`; from all the page's are generated.
    `events`: by kind, the arguments of its lines; `act`: what an act has beside the common fields; `then`: what comes
    of an offer; `setup`: what a table's pages get once; `also`: what else they are sent.
    """

    events: type[Any]
    act: type[Any] | None = None
    then: type[Any] | None = None
    setup: type[Any] | None = None
    also: tuple[type[Any], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Late:
    """A game whose onlookers may see hands, a full round late."""

    asked: Callable[[Options], bool]
    """Whether the table says so."""
    round: Callable[[Any], int]
    """(s): the number of the round; it never goes down."""


def all_told(options: Options, _seats: Collection[int]) -> Options:
    """The `options` of a game whose options everybody may know."""
    return options


def unnamed(_t: Any, _s: Any, _p: int) -> Mapping[str, Saying]:
    """The `says` of a game whose cards are said in English."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What a viewer may see; each an allow-list."""

    view: Callable[[Any, Any, int], Json]
    """(t, s, viewer): the position; a `Shown`, where a page has types."""
    redact: Callable[[Event, int, Any, Any], Event | None]
    """(event, viewer, t, s): what of an event the viewer may know; None: nothing."""
    open_seat: Callable[[Any, Any, int], Json] | None = None
    """(t, s, p): a seat of the view with all that it hides, where that is not what the seat itself sees."""
    recall: Callable[[Any, Json, Sequence[Event]], None] | None = None
    """(t, view, events): adds to a view what still lies on the table and the position no longer holds, from all that
    has happened; of what everybody may know.
    """
    patch: Callable[[Any, Any, int, list[Event]], Json] | None = None
    """(t, s, viewer, events): what the last apply changed in the view, by dotted key."""
    late: Late | None = None
    draw: Callable[[Any, Json], list[str]] | None = None
    """(t, view): the view in a terminal."""
    read: Callable[[Any, Any, int], dict[str, str]] | None = None
    """(t, s, p): what each card that the seat may know says, by name: "short text" or "title: text"."""
    says: Callable[[Any, Any, int], Mapping[str, Saying]] = unnamed
    """(t, s, p): of the cards that `read` tells, by name, the messages of the game's catalogue that say them."""
    no_text: str = ""
    """What `read` gives as the text of a card without one."""
    shapes: Shapes | None = None
    """The types of what goes with it."""
    options: Callable[[Options, Collection[int]], Options] = all_told
    """(options, seats): the table's options as who sits on these seats may know them; no seat: an onlooker."""
    row: tuple[Field, ...] = ()
    """What each number of an observation row means."""


class ReadScene(Protocol):
    """Reads a position from a few lines of text."""

    def __call__(self, text: str, options: Options, content: Any = None, /) -> tuple[Tables, Array]:
        """Tables and state. Raises ValueError naming the line that is not understood."""


def nothing_amiss(_t: Any, _s: Any) -> Sequence[str]:
    """The `amiss` of a game that says what is impossible by its invariants alone."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenes:
    """Positions as text, there and back."""

    write: Callable[[Any, Any], str]
    """(t, s): the whole position, hidden things included."""
    read: ReadScene
    options_of: Callable[[Any], Options] | None = None
    """(t): the options that a table has, in a game whose scenes may set some."""
    piles: Piles | None = None
    """Where its piles of cards stand; scenarios then lay and compare them by name."""
    amiss: Callable[[Any, Any], Sequence[str]] = nothing_amiss
    """(t, s): whose places or numbers make a position impossible."""


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

    @classmethod
    def of(
        cls,
        sheets: Sheets,
        keys: Mapping[str, type],
        printed: Printed,
        advise: Callable[[str], Sequence[object]] = no_advice,
    ) -> Content:
        """Content as these modules read, check and print it."""
        return cls(home=sheets.HOME, keys=keys, check=sheets.check_file, show=printed.show_file, advise=advise)


class Decks(Protocol):
    """Decks of people's own, as small texts or codes, for a table with some options and content (a file, or None): a
    module of the game. Faulty content raises ContentError.
    """

    def check(self, name: str, text: str, options: Options, content: str | None, /) -> Sequence[object]:
        """Every fault of a deck."""

    def show(self, name: str, text: str, options: Options, content: str | None, /) -> Sequence[str]:
        """The deck in words, with its code."""

    def named(self, value: str, options: Options, content: str | None, /) -> Sequence[str]:
        """The deck that a seat's option names so, in words. Raises OptionError."""

    def told(self, name: str, text: str, options: Options, content: str | None, /) -> Json:
        """A sound deck as the game's deck builder gets it."""

    def book(self) -> Json:
        """All that a deck is built of, and the ready-made ones, as the game's deck builder gets it."""

    def bring(self, options: Options, seat: int, deck: str, /) -> Options:
        """A table's options with a deck for a seat, by its name, code or text. Raises OptionError with every fault."""

    def title(self, options: Options, seat: int, /) -> str:
        """What the seat's deck is called; empty where these options do not say."""


def no_extras(_t: Any) -> Json:
    """The `of_table` of a game whose view says it all."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupPage:
    """What pages get once: the schema of the set-up page, and what a table's own page shows beside its view."""

    page: Callable[[], TableForm]
    of_table: Callable[[Any], Json] = no_extras
    """(t): cards, decks and the like, by name; nothing that a seat may not know."""


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
    listed: Callable[[Any], Sequence[str]] | None = None
    """(t): the values of that option at a table with content of one's own; None: its choices."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """What simulations count of a game by its events: how often those of a kind come, or what one of their numbers adds
    up to. Measures of one name are one.
    """

    name: str
    kind: int
    """of the event"""
    adds: int | None = None
    """Which of its four numbers is added up; None: each event counts as one."""
    where: tuple[int, range] | None = None
    """Only events of which this number lies in this range."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rounds:
    """Things that are in the rounds of a game (characters, locations): what the scores rise by in a round with each.

    `enters`: kinds of events by which a thing comes into the round, with the one of their numbers that it has in
    `names`. It counts for the seat of the event, or for all seats together where that is nobody's.
    """

    key: str
    word: str
    names: Callable[[Any], Sequence[str]]
    """(t): the name of each number from 0; none where the table has no such things."""
    score: str
    """What is scored."""
    begins: int
    """The kind of event that begins a round."""
    enters: Mapping[int, int]
    wins: tuple[int, int] | None = None
    """The kind of event by which a thing wins its round, and which of its numbers it has."""
    changes: str = ""
    """What it is called that the next round has another thing, where each round has one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards:
    """The cards that seats play, each kind a number: which one an action plays, and which ones a seat holds, both
    compiled; and what they are called.
    """

    word: str
    names: Callable[[Any], Sequence[str]]
    """(t): the name of each number from 0; empty for a number that this table does not use."""
    played: Callable[[Any, Any, int, int], int]
    """(t, s, p, a): see `unbound.card_of`."""
    held: Callable[[Any, Any, int, Any], int]
    """(t, s, p, out): see `unbound.cards_held`."""
    at_once: int | None = None
    """The kind of event by which a seat plays a card, its first number, without an action: when it is drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trait:
    """What results are told by, beside pieces: the heroes of a seat, its squad."""

    key: str
    word: str
    of: Callable[[Any, Any, int], Sequence[str]]
    """(t, s, p): those of the seat in a game that is over."""
    against: bool = True
    """Whether those of opponents are set against each other, one by one."""
    pairs: str = ""
    """What two of a seat's are called, where results are told by these too."""
    judged: bool = True
    """Whether verdicts and comparisons are about them; else they are only told, as pairs are."""


def all_alike(options: Options, _number: int) -> Options:
    """The `vary` of a game whose simulations play one table: the options as they are."""
    return options


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """What simulations ask of a game. `options`: what they play where an option is at its default."""

    pieces: Pieces | None = None
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    vary: Callable[[Options, int], Options] = all_alike
    """(options, number): the table of some of the games, where one table would tell of few of the game's cards. `rumpus
    sim` plays content of one's own as it is.
    """
    cards: Cards | None = None
    traits: tuple[Trait, ...] = ()
    measures: tuple[Measure, ...] = ()
    rounds: tuple[Rounds, ...] = ()
    first: Callable[[Any], int] | None = None
    """(s): the seat that went first in a game that is over, -1 where nobody did; None: nobody goes first."""
    places: tuple[str, ...] = ()
    """Options whose values results are told by: arenas, boards."""
    even: Mapping[str, str | int | bool] = field(default_factory=dict)
    """Options by which every piece is played about as often as any other, whatever bots would choose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """A game in which several seats choose at once and unseen: its tables show nothing of a choice but that it was
    made, neither by the time it takes nor by taking it back.
    """

    race_ms: Callable[[Any, Any], tuple[int, int] | None] | None = None
    """(t, s): from when to when a bot answers where the first to arrive is first; None: that is not asked now."""
    seconds: Callable[[Any, Any], int] | None = None
    """(t, s): the most time for what is asked, at a table with a clock."""


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
class Taught:
    """How `python -m rumpus.lab.train` makes the trained policy of a game, unless it is told otherwise."""

    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    """What is set at its tables, where that is not the default."""
    among: tuple[str, ...] = ()
    """Options of which every other table has any choice, drawn by lot."""
    rounds: int = 200
    """in which it plays and learns from it, after it has copied `greedy`"""
    drawn: float = 0.0
    """What a game that nobody wins is worth to everybody: below 0, so that it would rather win and may lose."""


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
    far: tuple[int, int, int] | None = None
    """How far the lab's bot `far` looks on after each action: decisions, in how many deals, and turns of others (0: as
    many as there are). None: the game has no such bot.
    """
    trained: Path | None = None
    """The file of its trained policy (`rumpus.bots.policy`), where it has one."""
    taught: Taught = Taught()
    narrow: Callable[[Any, Any, int, Any, int], int] = all_of
    """Compiled, (t, s, p, ids, n): puts those of the n legal actions that bots look at first; how many they are."""
