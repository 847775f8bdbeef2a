"""Every message between page and server, as closed msgspec types; the page's TypeScript types are generated from this
file.

HTTP carries `Tile`, `NewTable`, `TableMade`, `TableRow`, `RuleText`, `Health` and `Fault`. The WebSocket of a table
carries `ServerMessage` down and `ClientMessage` up, one JSON object a frame, told apart by its `type`. Whoever connects
without a seat while one is empty sits down there (`?name=` names them), unless they only `?watch=1`.

Three conventions hold everywhere:

* A seat is an int from 0; -1 is the public eye of a spectator.
* `version` counts the `State` messages of one connection from 1, without gaps; a new connection starts again with
  `Welcome` and a full `State`.
* Log lines are numbered from 0 without gaps for the eyes that read them. A `State` says how many lines to keep
  (`log_from`) and brings those that follow; `log_from` 0 brings the whole log (first message, undo, other eyes).

What a client may send is closed and bounded: unknown types, unknown fields and oversized lists are refused before
anything is looked up.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

SeatKind = Literal["me", "bot", "empty", "person"]
"""`me` = this visitor, `person` = another visitor, `bot`, `empty` = free for whoever has the link."""
Level = Literal["easy", "medium", "hard", "random", "greedy"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
ActionId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Ref = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=2**53 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
GameId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
SpaceName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{1,24}$")]


# ---------------------------------------------------------------- shared shapes (open: a game adds fields of its own)
class Act(TypedDict):
    """One legal action of the asking seat: id, short name, kind, a sentence, and the game's own fields (`space`,
    `card` ...).
    """

    id: int
    name: str
    kind: str
    text: str


class PlanBase(TypedDict):
    """What every plan has: the action ids that one click sends, all or none."""

    actions: list[int]


class Plan(PlanBase, total=False):
    """One click: for a space `space`, `path` and `steps`; for a card `card`; `sword` when a token is taken on the
    way.
    """

    kind: str
    space: str
    path: list[str]
    steps: int
    card: int
    sword: bool
    text: str


class LogLine(TypedDict):
    """One event in words: `n` from 0, the seat that acted (-1: nobody), its kind, the sentence, the rule id or null.

    `turn` counts the turns (or rounds) begun so far, 0 in the set-up; `data` is the event's row as these eyes may know
    it: kind, seat, a, b, c, d and two free ints.
    """

    n: int
    seat: int
    kind: str
    text: str
    rule: str | None
    turn: int
    data: list[int]


# ---------------------------------------------------------------- server -> client
class Seat(Struct, forbid_unknown_fields=True):
    """A chair at the table. `here` is false for a person without a connection."""

    seat: int
    name: str
    kind: SeatKind
    level: Level | None
    team: int
    here: bool


class Decision(Struct):
    """What the eyes of this message may do now. `yours` is false when it is only told about; then `actions` and
    `plans` are empty.
    """

    seat: int
    yours: bool
    what: str
    how: str
    actions: list[Act]
    plans: list[Plan]
    undo: bool
    hint: bool


class Over(Struct):
    """The end: reason number, its id, its words, place from 1 and score per seat, the winners, and the seed with its
    salt (see `Welcome.seed_hash`).
    """

    reason: int
    id: str
    words: str
    places: list[int]
    scores: list[int]
    winners: list[int]
    seed: int
    salt: str


class Welcome(Struct, tag_field="type", tag="welcome"):
    """First message of a connection, and the answer to `again` (then with the new table's id; connect there).

    `setup` is the game's as in `Tile`. `seed_hash` is the SHA-256 hex of `"<seed>:<salt>"`; `Over` reveals both.
    """

    table: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    you: list[int]
    seed_hash: str
    rules_version: int
    version: int
    bot_pause_ms: int
    setup: dict[str, Any]
    tutorial: bool


class State(Struct, tag_field="type", tag="state"):
    """All that one pair of eyes may know now. `clock_ms` is the time left for the running decision when the table has
    a clock.
    """

    version: int
    as_seat: int
    view: dict[str, Any]
    log_from: int
    log: list[LogLine]
    decision: Decision | None
    waiting: str | None
    curtain: int | None
    over: Over | None
    seats: list[Seat]
    undo: int | None
    clock_ms: int | None


class Refused(Struct, tag_field="type", tag="refused"):
    """A message changed nothing: why, by which rule (null: not a rule of the game), in words that give the way out."""

    ref: Ref | None
    rule: str | None
    text: str


class HintGiven(Struct, tag_field="type", tag="hint"):
    """What the bot would do here, as words and as action ids, and its estimate 0..100 of this seat's chance. `plan`
    is the click that does it.
    """

    seat: int
    text: str
    actions: list[int]
    plan: Plan | None
    estimate: int


class ErrorTold(Struct, tag_field="type", tag="error"):
    """The message could not be understood, or the connection cannot go on."""

    text: str


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`, with the same `t`."""

    t: float


ServerMessage = Welcome | State | Refused | HintGiven | ErrorTold | Pong


# ---------------------------------------------------------------- client -> server
class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Do these actions for this seat, all or none. `version` is the `State` the player saw."""

    ref: Ref
    seat: SeatNumber
    version: Count
    actions: Annotated[list[ActionId], Meta(min_length=1, max_length=64)]


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why may this seat not do this action, or not choose this space? Answered by `refused`."""

    seat: SeatNumber
    action: ActionId | None = None
    space: SpaceName | None = None
    ref: Ref | None = None


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back this seat's last play."""

    seat: SeatNumber
    ref: Ref | None = None


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What would the bot do for this seat, on what this seat knows?"""

    seat: SeatNumber
    ref: Ref | None = None


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Hot seat: the person of this seat is now at the screen."""

    seat: SeatNumber


class Again(Struct, tag_field="type", tag="again", forbid_unknown_fields=True):
    """A new table with the same settings and people."""


class Concede(Struct, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """Give the game up for this seat."""

    seat: SeatNumber
    ref: Ref | None = None


class Speed(Struct, tag_field="type", tag="speed", forbid_unknown_fields=True):
    """How long a bot waits at least before its play shows, in milliseconds."""

    bot_pause_ms: Annotated[int, Meta(ge=0, le=5000)]


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there? Answered by `pong` with the same `t`."""

    t: float = 0.0


ClientMessage = Play | Why | Undo | Hint | Look | Again | Concede | Speed | Ping


# ---------------------------------------------------------------- HTTP
class OptionTold(Struct):
    """A table option: either `choices`, or the range `lo`..`hi`."""

    name: str
    default: Any
    choices: list[Any] | None
    lo: int | None
    hi: int | None
    help: str
    rule: str | None


class Tile(Struct):
    """A game of the lobby. Four of the five are not `ready` yet: they say so and cannot be clicked."""

    id: str
    title: str
    subtitle: str
    tagline: str
    players: list[int]
    minutes: int
    mood: str
    ready: bool
    options: list[OptionTold]
    setup: dict[str, Any]


class SeatWanted(Struct, forbid_unknown_fields=True):
    """Who shall sit here. Several `me` seats make a hot seat."""

    kind: Literal["me", "bot", "empty"]
    name: Name | None = None
    level: Level = "medium"


class NewTable(Struct, forbid_unknown_fields=True):
    """Open a table. `seed` fixes the deal and is only taken when nobody else can sit down; `tutorial` marks the
    guided first game.
    """

    game: GameId
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    tutorial: bool = False


class TableMade(Struct):
    """The id of the new table: part of its link, and the only thing a guest needs."""

    table: str


class TableRow(Struct):
    """A table of mine to resume; `updated` is Unix time in seconds."""

    table: str
    game: str
    summary: str
    your_turn: bool
    updated: int


class RuleText(Struct):
    """One entry of a rule catalogue; `kind` is rule, ruling, effect or example."""

    section: str
    text: str
    kind: str


class Health(Struct):
    """`ok` while the store writes; `bots` says per game whether its compiled rules are ready."""

    ok: bool
    version: str
    tables: int
    bots: dict[str, str]


class Fault(Struct):
    """The body of every HTTP error: one sentence."""

    error: str
