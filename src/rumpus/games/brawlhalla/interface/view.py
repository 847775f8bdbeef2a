"""What a seat, or a spectator, may see of a position: an allow-list, ready for JSON (catalogue [hidden], BH-RUL-71, BH-
RUL-87).
"""

from __future__ import annotations

from typing import Any, Final, Literal

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.events import ENDS
from rumpus.games.brawlhalla.interface.faces import Card, LegendCard, Weapon, card_view, legend_view, weapon_view
from rumpus.games.brawlhalla.interface.fights import FightView, fight_view
from rumpus.games.brawlhalla.interface.names import CATALOGUE, cards_in, space, worded
from rumpus.games.brawlhalla.interface.plays import MoveCard, PlayParts, Says, attack_says, move_cards, play_parts
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.determinize import known_hand
from rumpus.games.brawlhalla.rules.stack import alive
from rumpus.games.brawlhalla.rules.state import Frame, Seat, State, Table
from rumpus.games.brawlhalla.rules.static_changes import hand_limit_of
from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.records.bits import bits
from rumpus.kernel.words.saying import Text

FORMATS: Final = ("1v1", "2v2", "ffa")
MODES: Final = {0: "blitz", 2: "standard", 3: "classic"}
ONLY: Final = ((1, "MOVE"), (2, "DELAY"), (3, "ATTACK"))
"""Actions of a turn that are of one kind only."""
SetUp = Literal["legend", "standee", "mulligan"]
ASKS: Final = {
    ids.ASK_LEGEND: "setup_legend",
    ids.ASK_STANDEE: "setup_standee",
    ids.ASK_MULLIGAN: "mulligan",
    ids.ASK_ACTION: "choose_action",
    ids.ASK_PATH: "path",
    ids.ASK_FALL: "fall_side",
    ids.ASK_DELAY: "delay_choice",
    ids.ASK_OPEN: "open",
    ids.ASK_DEFEND: "defend",
    ids.ASK_ADD: "add",
    ids.ASK_DODGE: "dodge",
    ids.ASK_WINDOW: "window",
    ids.ASK_BUMP: "bump",
    ids.ASK_RESPAWN: "respawn",
    ids.ASK_TOKEN: "token",
    ids.ASK_LIMIT: "hand_limit",
}
"""Names of the decisions; every other one is a `param` of an effect."""
SETUP: Final[dict[int, SetUp]] = {
    ids.ASK_LEGEND: "legend",
    ids.ASK_STANDEE: "standee",
    ids.ASK_MULLIGAN: "mulligan",
}
MOMENTS: Final = {
    ids.T_BEFORE: "before",
    ids.T_DURING: "during",
    ids.T_AFTER: "after",
    ids.T_BEFORE_MOVE: "before-move",
    ids.T_AFTER_MOVE: "after-move",
    ids.E_TURN_START: "turn-start",
    ids.E_TURN_END: "turn-end",
    ids.E_DECLARED: "declared",
    ids.E_PLAYED: "played",
    ids.E_HIT_MODIFY: "hit-modify",
    ids.E_HIT_REACT: "hit-react",
    ids.E_FAILED: "failed",
    ids.E_DAMAGE: "damage",
    ids.E_KNOCKBACK: "knockback",
    ids.E_KO: "ko",
    ids.E_WEAPON: "weapon",
    ids.E_DELAY: "delay",
    ids.E_GRAVITY: "gravity",
    ids.E_RESHUFFLE: "reshuffle",
    ids.E_DRAWN: "drawn",
    ids.E_PASSED: "passed",
    ids.E_ADJACENT: "adjacent",
    ids.E_DYING: "dying",
    ids.E_RESPAWN: "respawn",
    ids.E_DELAY_START: "delay-start",
    ids.E_CHOSEN: "chosen",
}
"""When a window is open, as the message `moment` is told."""


# ---------------------------------------------------------------- the table
class ArenaView(Shown):
    """The arena, and where Flaming Swords lie."""

    def __init__(self, t: Table, s: State) -> None:
        arena = book_of(t).arena
        self.name: str = arena.id
        self.rows: int = t.rows
        self.cols: int = t.cols
        self.grid: list[str] = list(arena.grid.lines)
        self.tokens: list[str] = [space(t, where) for where in s.tokens[: t.n] if where >= 0]


class Stall(Shown):
    """Turns without a KO, and how many there may be before the pressure begins."""

    def __init__(self, t: Table, s: State) -> None:
        self.quiet: int = s.quiet if s.quiet > 0 else 0
        self.limit: int = t.stall_rounds * alive(t, s)
        self.pressure: bool = bool(s.pressure)


def order(t: Table, s: State) -> list[int]:
    """Who acts next, once each, beginning with whose turn it is (BH-FMT-04, BH-FMT-08)."""
    if s.active < 0:
        return []
    seats = [(s.active + k) % t.n for k in range(t.n)]
    if t.format == ids.TEAMS:
        other = s.team_next[(s.active & 1) ^ 1]
        seats = [s.active, other, s.active ^ 2, other ^ 2]
    return [p for p in seats if not s.seats[p].out]


# ---------------------------------------------------------------- seats
class Revealed(Shown):
    """A revealed KO card."""

    def __init__(self, n: int, used: bool) -> None:
        self.n: int = n
        self.used: bool = used


class KoStack(Shown):
    """The KO cards: those face down by number, top first, and the revealed ones."""

    def __init__(self, t: Table, seat: Seat) -> None:
        last = [Revealed(1, True)] if seat.out and t.ko_cards else []
        self.hidden: list[str] = [str(n) for n in range(seat.ko_left, 0, -1)]
        self.revealed: list[Revealed] = [
            *(Revealed(n, seat.bonus[n - 2] == 2) for n in (3, 2) if seat.bonus[n - 2]),
            *last,
        ]


class Mark(Shown):
    """What lasts on a seat."""

    def __init__(self, kind: Literal["root", "stun", "extra"], text: Text) -> None:
        self.kind: Literal["root", "stun", "extra"] = kind
        self.text: Text = text


def marks(t: Table, s: State, p: int) -> list[Mark]:
    """What lasts on a seat: roots, stuns, extra actions."""
    seat = s.seats[p]
    made = []
    if seat.root >= 0:
        made.append(Mark("root", worded(t, s, p, "mark-root", steps=seat.root)))
    if seat.stun:
        made.append(Mark("stun", worded(t, s, p, "mark-stun", count=seat.stun)))
    for k, kind in ONLY if p == s.active else ():
        if s.only[k]:
            made.append(Mark("extra", worded(t, s, p, "mark-extra", count=s.only[k], kind=kind)))
    return made


class SeatView(Shown):
    """One seat. `level`: damage, 0 fresh, 1 Yellow, 2 Red; `discard`: bottom first, only its top with discard_view =
    top_only (BH-RUL-87); `cards`: the hand, null where these eyes do not know it; `known`: cards of it that they have
    seen.
    """

    def __init__(self, t: Table, s: State, p: int, viewer: int) -> None:
        seat = s.seats[p]
        chosen = seat.legend >= 0
        known = known_hand(t, s, viewer, p) if viewer >= 0 and chosen else 0
        whole = viewer == p or (viewer >= 0 and bool(t.team_shared) and t.team[viewer] == t.team[p])
        hand = [card_view(t, seat.legend, c) for c in cards_in(known)] if chosen else []
        pile = list(seat.discard[: seat.discard_n])
        legend = book_of(t).legends[seat.legend]
        self.seat: int = p
        self.letter: str = LETTERS[p]
        self.team: int = t.team[p]
        self.out: bool = bool(seat.out)
        self.conceded: bool = bool(s.conceded >> p & 1)
        self.legend: LegendCard | None = legend_view(legend) if chosen else None
        self.weapon: Weapon | None = weapon_view(legend, seat.side, seat.status) if chosen else None
        self.level: int = seat.level
        self.space: str | None = space(t, seat.space) if seat.space >= 0 else None
        self.ko: KoStack = KoStack(t, seat)
        self.hand: int = bits(seat.hand)
        self.deck: int = seat.deck_n
        self.discard: list[Card] = [card_view(t, seat.legend, c) for c in (pile[-1:] if t.discard_top else pile)]
        self.cards: list[Card] | None = hand if whole and chosen else None
        self.known: list[Card] = [] if whole else hand
        self.marks: list[Mark] = marks(t, s, p)


def open_seat(t: Table, s: State, p: int) -> SeatView:
    """One seat as it sees itself."""
    return SeatView(t, s, p, p)


# ---------------------------------------------------------------- the decision
class EffectOf(Shown):
    """Which effect asks: whose, and where it is printed."""

    def __init__(self, f: Frame) -> None:
        self.seat: int = f.seat
        self.source: int = f.source


class DecisionView(Shown):
    """Who decides what, nothing of what they have picked; -1 and `seats`: several at once. `moment`: when a window is
    open; `who`: who lands or falls.
    """

    def __init__(self, t: Table, s: State) -> None:
        f = s.frames[s.depth - 1]
        self.seat: int = s.asker
        self.kind: str = ASKS.get(s.ask, "param")
        if s.asker < 0:
            self.seats: list[int] = [
                p for p in range(t.n) if s.seats[p].legend < 0 and s.seats[p].pick < 0 and not s.seats[p].out
            ]
        if s.ask == ids.ASK_WINDOW:
            self.kind = WINDOWS.get(f.trigger, self.kind)
            self.moment: Text = worded(t, s, -1, "moment", when=MOMENTS.get(f.trigger, "now"))
        elif s.ask in (ids.ASK_BUMP, ids.ASK_RESPAWN, ids.ASK_FALL, ids.ASK_TOKEN):
            self.who: int = f.seat
        elif f.kind == ids.F_EFFECT:
            self.effect: EffectOf = EffectOf(f)


WINDOWS: Final = {
    **dict.fromkeys((ids.T_BEFORE, ids.T_BEFORE_MOVE), "before"),
    **dict.fromkeys((ids.T_AFTER, ids.T_AFTER_MOVE), "after"),
    ids.E_HIT_MODIFY: "bonus",
}
"""Windows that are decisions of a kind of their own."""


def decision_view(t: Table, s: State) -> DecisionView | None:
    """Who decides what, if anything is decided."""
    return None if s.over or s.ask == ids.ASK_NONE else DecisionView(t, s)


class Mine(Shown):
    """What only the deciding seat may see. `pick`: its Legend and side of a blind draft; `picked`: cards of a play that
    is not laid yet; `path`: where its path went; `surplus`: how many cards are too many; `moves`: the cards for a MOVE;
    `attack`: what is said while a target is looked for; `play`: the answers with cards.
    """

    def __init__(self, t: Table, s: State, viewer: int) -> None:
        if s.asker < 0:
            pick = s.seats[viewer].pick
            self.pick: list[Any] | None = [book_of(t).legends[pick // 2].id, pick % 2 + 1] if pick >= 0 else None
            return
        self.picked: list[int] = cards_in(s.picked)
        self.effect: int | None = s.picked_fx if s.picked_fx >= 0 else None
        if s.ask == ids.ASK_PATH:
            self.path: list[str] = [space(t, s.path[k]) for k in range(s.path_n + 1)]
            self.steps_left: int = s.path_left
        if s.ask == ids.ASK_LIMIT:
            self.surplus: int = bits(s.seats[viewer].hand) - hand_limit_of(t, s, viewer)
        if s.ask == ids.ASK_ACTION:
            self.moves: list[MoveCard] = move_cards(t, s, viewer)
            if attack := attack_says(t, s, viewer):
                self.attack: Says = attack
        if parts := play_parts(t, s, viewer):
            self.play: PlayParts = parts


class OverView(Shown):
    """How the game ended."""

    def __init__(self, t: Table, s: State) -> None:
        places = [s.place[p] for p in range(t.n)]
        name, words = ENDS[s.over]
        self.reason: str = name
        self.words: str = CATALOGUE.say(words)
        self.places: list[int] = places
        self.winners: list[int] = [p for p in range(t.n) if places[p] == 1]


# ---------------------------------------------------------------- the whole
class View(Shown):
    """The whole position as these eyes may know it. `order`: who acts next, once each, the active seat first."""

    def __init__(self, t: Table, s: State, viewer: int) -> None:
        decides = viewer >= 0 and s.ask != ids.ASK_NONE and not s.over and s.asker in (viewer, -1)
        self.game: Literal["brawlhalla"] = "brawlhalla"
        self.format: str = FORMATS[t.format]
        self.mode: str = MODES[t.ko_cards]
        self.discovery: bool = bool(t.discovery)
        self.set: str = book_of(t).option("card_set")
        self.arena: ArenaView = ArenaView(t, s)
        self.round: int = s.round
        self.turn: int = s.turn
        self.active: int = s.active
        self.order: list[int] = order(t, s)
        self.actions_left: int = s.actions
        self.actions_only: dict[str, int] = {kind: s.only[k] for k, kind in ONLY if s.only[k]}
        self.actions_max: int = 2
        self.stall: Stall = Stall(t, s)
        self.setup: SetUp | None = SETUP.get(s.ask)
        self.seats: list[SeatView] = [SeatView(t, s, p, viewer) for p in range(t.n)]
        self.fight: FightView | None = fight_view(t, s, viewer)
        self.decision: DecisionView | None = decision_view(t, s)
        self.mine: Mine | None = Mine(t, s, viewer) if decides else None
        self.over: OverView | None = OverView(t, s) if s.over else None
