"""Every message between page and server, as closed msgspec types; the page's TypeScript types are generated from this
file.

HTTP carries `Tile`, `NewTable`, `TableMade`, `TableRow`, `RuleText`, `Health`, `Ready` and `Fault`. The WebSocket of a
table carries `ServerMessage` down and `ClientMessage` up, one JSON object a frame, told apart by its `type`. Whoever
connects without a seat while one is empty sits down there (`?name=` names them), unless they only `?watch=1`.

Four conventions hold everywhere:

* A seat is an int from 0; -1 is the public eye of a spectator.
* `version` counts the `State` and `Beat` messages of one connection from 1, without gaps; a new connection starts again
  with `Welcome` and a full `State`.
* Table time is whole milliseconds since the table was opened, in every field called `now`; it never goes back.
* Log lines are numbered from 0 without gaps for the eyes that read them. A `State` says how many lines to keep
  (`log_from`) and brings those that follow; `log_from` 0 brings the whole log (first message, undo, other eyes).

A table in real time (`Welcome.real_time`) is played with `Rush` instead of `Play`. Whatever is accepted there, and
every stroke of the game's own clock, reaches each connection as one `Beat`, which says how its view changed; a full
`State` comes first, at the end of the game, and whenever people or seats change.

What a client may send is closed and bounded: unknown types, unknown fields and oversized lists are refused before
anything is looked up.
"""

# house: long because every message stands in the one file from which the page's types are generated
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
CardId = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
ClientMs = Annotated[float, Meta(ge=0, le=2.0**53)]
"""A time of the client's own clock (`performance.now()`), in milliseconds; kept for the save, believed by nobody."""
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
    """A chair at the table. `here` is false for a person without a connection; `stand_in`: a bot plays for them until
    they are back.
    """

    seat: int
    name: str
    kind: SeatKind
    level: Level | None
    team: int
    here: bool
    stand_in: bool = False


class Decision(Struct):
    """What the eyes of this message may do now. `yours` is false when it is only told about; then `actions` and
    `plans` are empty. While `ticket` stays, this is still the same decision of the seat, whatever others did.
    """

    seat: int
    yours: bool
    what: str
    how: str
    actions: list[Act]
    plans: list[Plan]
    undo: bool
    hint: bool
    ticket: int = 0


class Over(Struct):
    """The end: reason number, its id, its words, place from 1 and score per seat, the winners, and what was dealt
    from, a seed or a secret (64 hex digits), with its salt (see `Welcome.seed_hash`).
    """

    reason: int
    id: str
    words: str
    places: list[int]
    scores: list[int]
    winners: list[int]
    seed: str
    salt: str


class Welcome(Struct, tag_field="type", tag="welcome"):
    """First message of a connection, and the answer to `again` (then with the new table's id; connect there).

    `setup` is the game's as in `Tile`, with the table's `cards` where a game has them. `real_time`: send `rush`, not
    `play`. `concession`: the game may be given up; where it may not, `concede` lets a bot play on. `seed_hash` is the
    SHA-256 hex of `"<seed>:<salt>"`; `Over` reveals both.
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
    real_time: bool = False
    concession: bool = True


class State(Struct, tag_field="type", tag="state"):
    """All that one pair of eyes may know now. `clock_ms` is the time left for the running decision when the table has
    a clock. `decision` and `waiting` are null at a table in real time; `view["mine"]` says there what the seat may do.
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
    now: int = 0


class Beat(Struct, tag_field="type", tag="beat"):
    """Real time: one accepted request, or one stroke of the game's clock, as one pair of eyes may know it.

    `seq` numbers the decisions of the game from 0 (strokes too; refusals are nobody else's business and not counted).
    `seat` -1: the clock struck. `ref` is the author's own number for the request, null for everybody else.
    `action_kind` is the action's kind in one word (`deal`, `pick_up`, `play` ...; `tick` for the
    clock). `patch` holds the parts of the view that changed, by dotted key; null removes the
    key. `log` brings the lines that follow. `due_ms`: milliseconds from `now` to the next stroke, null for none.
    """

    version: int
    now: int
    seq: int
    seat: int
    ref: Ref | None
    action_kind: str
    patch: dict[str, Any]
    log: list[LogLine]
    due_ms: int | None


class Photo(Struct, tag_field="type", tag="photo"):
    """Real time: two plays met on one spot. `first` and `second` are seats in the order in which the server heard them,
    `ms` apart; `won`: both plays count, or the first alone.
    """

    space: str
    first: int
    second: int
    ms: int
    won: Literal["both", "first"]


class Lags(Struct, tag_field="type", tag="lags"):
    """Real time: how long a message to each seat and back takes, in ms; null where nobody has told (bots, who left)."""

    ms: list[int | None]


class Refused(Struct, tag_field="type", tag="refused"):
    """A message changed nothing: why, by which rule (null: not a rule of the game), in words that give the way out.

    Real time only: `code` is the catalogue's reason code (BR-RUL-35); when a rival's play on the same spot came first,
    `by` is that seat and `late_ms` how much earlier it was.
    """

    ref: Ref | None
    rule: str | None
    text: str
    code: str | None = None
    late_ms: int | None = None
    by: int | None = None


class Coached(Struct, tag_field="type", tag="coached"):
    """What a member of the own team says, or points at. Nobody else at the table hears it."""

    seat: int
    text: str
    space: str | None


class HintGiven(Struct, tag_field="type", tag="hint"):
    """What the bot would do here: one sentence, and the action ids. `plan` is the click that does it."""

    seat: int
    text: str
    actions: list[int]
    plan: Plan | None


class ErrorTold(Struct, tag_field="type", tag="error"):
    """The message could not be understood, or the connection cannot go on."""

    text: str


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`, with the same `t`, and the table's time when it was sent."""

    t: float
    now: int = 0


ServerMessage = Welcome | State | Beat | Refused | Photo | Lags | Coached | HintGiven | ErrorTold | Pong


# ---------------------------------------------------------------- client -> server
class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Do these actions for this seat, all or none. `version` is the `State` the player saw."""

    ref: Ref
    seat: SeatNumber
    version: Count
    actions: Annotated[list[ActionId], Meta(min_length=1, max_length=64)]


class Rush(Struct, tag_field="type", tag="rush", forbid_unknown_fields=True):
    """Real time: do this now. It is judged on the position at its turn in the table's queue (BR-ARB-01, BR-ARB-02).

    `ref` is the client's number for it, used once in a page's life: the same message again is ignored. `card` is the id
    of the card it means to move, `top` the id of the card (or Base) that the player saw where it shall go; null: not
    said. `sent` is the client's clock. Answered by a `beat` or a `refused` with this `ref`.
    """

    ref: Count
    seat: SeatNumber
    action: ActionId
    card: CardId | None = None
    top: CardId | None = None
    sent: ClientMs = 0.0


class Lag(Struct, tag_field="type", tag="lag", forbid_unknown_fields=True):
    """How long a `ping` took to come back, in ms, as the page has measured it."""

    ms: Annotated[float, Meta(ge=0, le=60_000)]


class Coach(Struct, tag_field="type", tag="coach", forbid_unknown_fields=True):
    """A line to the own team, a space to point at, or both. It changes nothing in the game. Answered by `coached`."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=140)] = ""
    space: SpaceName | None = None


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
    """Give the game up for this seat; where the game knows no concession, let a bot play on (until the next play)."""

    seat: SeatNumber
    ref: Ref | None = None


class Speed(Struct, tag_field="type", tag="speed", forbid_unknown_fields=True):
    """How long a bot waits at least before its play shows, in milliseconds."""

    bot_pause_ms: Annotated[int, Meta(ge=0, le=5000)]


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there? Answered by `pong` with the same `t`."""

    t: float = 0.0


ClientMessage = Play | Rush | Coach | Why | Undo | Hint | Look | Again | Concede | Speed | Lag | Ping


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


class Frame(Struct):
    """One decision of a replay: when (table ms), whose (-1: the clock), its name, what it changed, what the log says.

    `patch` is laid on the view before it: {dotted key: new value, null removes}.
    """

    n: int
    now: int
    seat: int
    name: str
    patch: dict[str, Any]
    log: list[LogLine]


class Verdict(Struct):
    """A request of a real-time game as it was decided: when it came and was handled (table ms), what it asked, the
    client's own stamp `sent`, and why it was refused (null: it was not).
    """

    seq: int
    came: int
    at: int
    seat: int
    action: str
    card: int
    sent: float
    code: str | None
    rule: str | None


class Replay(Struct):
    """A finished game, play by play, with everything open: the first view, then every decision. `setup` as in
    `Welcome`.
    """

    table: str
    game: str
    names: list[str]
    real_time: bool
    seed: str
    view: dict[str, Any]
    log: list[LogLine]
    frames: list[Frame]
    requests: list[Verdict]
    setup: dict[str, Any]


class RuleText(Struct):
    """One entry of a rule catalogue; `kind` is rule, ruling, effect or example."""

    section: str
    text: str
    kind: str


class Health(Struct):
    """`ok` while the process lives; `bots` says per game whether its compiled rules are ready."""

    ok: bool
    version: str
    tables: int
    bots: dict[str, str]


class Ready(Struct):
    """`ok`: something was written to the store just now, and no open table waits for it. Else there is a `Fault`."""

    ok: bool


class Fault(Struct):
    """The body of every HTTP error: one sentence."""

    error: str
