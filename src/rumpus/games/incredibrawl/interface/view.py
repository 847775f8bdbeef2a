"""What a viewer may see of a position. Allow-lists: nothing is shown that is not named here.

A card is 0..29 a character, 30..39 a Power-Up, 40..49 a location; the page looks it up in `cards` and reads no number.
"""

from typing import Annotated, Final, Literal

from rumpus.games.incredibrawl.content.moments import NAMES
from rumpus.games.incredibrawl.interface import legality
from rumpus.games.incredibrawl.interface.actions import Answer
from rumpus.games.incredibrawl.interface.board import Bout, Meeting, Stood, bouts, meets
from rumpus.games.incredibrawl.interface.names import LETTERS, SIGNS, PowerType, SignName, Trigger
from rumpus.games.incredibrawl.interface.preview import Stake, left, stakes
from rumpus.games.incredibrawl.interface.prompts import AskName, asked
from rumpus.games.incredibrawl.interface.scene import PHASES
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import hand_size, may_buy, normal_draws
from rumpus.games.incredibrawl.rules.determinize import public, public_up, seen
from rumpus.games.incredibrawl.rules.fight import level_of, type_of
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract.lines import seats_of
from rumpus.kernel.contract.shapes import OneOf
from rumpus.kernel.contract.shown import Shown

ABOUT: Final = {ids.T_SCRAP: "scrap", ids.T_ORDER: "order", ids.T_FINAL: "final", ids.T_DUEL: "duel"}
"""What a throw is about."""
REASONS: Final = {ids.END_GOAL: "goal", ids.END_DECK: "deck", ids.END_ROUNDS: "rounds"}
"""How a game ended."""
SHIELDS: Final = ("power_ups", "abilities")
About = Annotated[str, OneOf(tuple(ABOUT.values()))]
Reason = Annotated[str, OneOf(tuple(REASONS.values()))]
WindowName = Annotated[str, OneOf(NAMES)]


def listed(mask: int, names: tuple[str, ...]) -> list[str]:
    """The words of a mask."""
    return [name for i, name in enumerate(names) if mask >> i & 1]


def cards_in(mask: int, base: int = 0) -> list[int]:
    """The cards of a mask, ascending."""
    return [base + i for i in range(30) if mask >> i & 1]


# ---------------------------------------------------------------- what lies on the table, and what is carried out
class Laid(Shown):
    """A Power-Up that lies on the table."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card


class Effect(Shown):
    """The text that is being carried out: whose, of which card, the seats it is about; `left` choices are to make,
    `put` cards are back on the deck. `classes` and `claimed` (seats) while classes are claimed or voted on.
    """

    def __init__(self, t: Table, s: State) -> None:
        fx = s.fx
        classes = t.ops[fx.row[fx.depth - 1]].cond_a if s.ask in (ids.A_CLAIM, ids.A_VOTE) else 0
        self.seat: int = fx.owner
        self.card: int = fx.card
        self.left: int = fx.left
        self.put: int = max(0, fx.put) if s.ask in (ids.A_KEEP, ids.A_ORDER) else 0
        self.meant: list[int] = [p for p in range(ids.SEATS) if fx.mask >> p & 1]
        self.classes: list[str] = listed(classes, ids.CLASSES)
        self.claimed: list[int] = [p for p in range(ids.SEATS) if fx.claimed >> p & 1]


class Actor(Shown):
    """Whose card is carried out (null: the location's), which, and which of its abilities."""

    def __init__(self, s: State) -> None:
        fx = s.fx
        self.seat: int | None = None if fx.kind == ids.PLACE_TEXT else fx.owner
        self.card: int = fx.card
        self.trigger: Trigger | None = ids.TRIGGERS[fx.kind] if fx.kind <= ids.OTHER else None


class Queued(Shown):
    """An ability still to come; `off`: silenced."""

    def __init__(self, s: State, i: int) -> None:
        self.seat: int = s.q_seat[i]
        self.card: int = s.q_card[i]
        self.trigger: Trigger = ids.TRIGGERS[s.q_trigger]
        self.off: bool = bool(s.q_off[i])


class Scrap(Shown):
    """The scrap that is being fought; a side without a character is null."""

    def __init__(self, s: State) -> None:
        self.number: int = s.scrap
        self.left: int | None = None if s.left < 0 else s.left
        self.right: int | None = None if s.right < 0 else s.right
        self.winner: int | None = None if s.scrap_winner < 0 else s.scrap_winner


class Throw(Shown):
    """What is thrown about, the seats that throw, how often all was equal, and the sign that all threw then."""

    def __init__(self, t: Table, s: State) -> None:
        seats = [p for p in range(t.n) if s.throw_in >> p & 1]
        signs = {s.seats[p].sign for p in seats} if s.throw_n else set()
        self.about: About = ABOUT[s.throw_on]
        self.seats: list[int] = seats
        self.tries: int = s.throw_n
        self.equal: SignName | None = SIGNS[signs.pop() - 1] if len(signs) == 1 else None


# ---------------------------------------------------------------- seats
class EmptySpot(Shown):
    """The spot of a seat that has no character in play."""

    def __init__(self, spot: int) -> None:
        self.card: None = None
        self.spot: int = spot


class Fighter(Shown):
    """The character in play; `later`: it came in after the reveal; `beats` and `beats_types` by a text, `granted`:
    classes by vote; `protected` from Power-Ups or abilities; `copied`: cards whose abilities it has too.
    """

    def __init__(self, t: Table, s: State, p: int) -> None:
        one = s.seats[p].fighter
        self.card: int = one.card - 1
        self.spot: int = one.spot
        self.type: PowerType = ids.TYPES[type_of(t, s, p)]
        self.level: int = level_of(t, s, p)
        self.later: bool = bool(one.later)
        self.beaten: bool = bool(one.beaten) or (s.scrap_winner >= 0 and p in (s.left, s.right) and p != s.scrap_winner)
        self.silenced: list[Trigger] = listed(one.silenced, ids.TRIGGERS)
        self.beats: list[str] = listed(one.beats_class, ids.CLASSES)
        self.beats_types: list[PowerType] = listed(one.beats_type, ids.TYPES)
        self.granted: list[str] = listed(one.granted, ids.CLASSES)
        self.wins_ties: bool = bool(one.ties[0] | one.ties[1])
        self.protected: list[Annotated[str, OneOf(SHIELDS)]] = listed(one.protected, SHIELDS)
        self.copied: list[int] = [card - 1 for card in one.copied if card]


def fighter(t: Table, s: State, p: int) -> Fighter | EmptySpot | None:
    """The character in play, with what has become of it; None while the spot is empty."""
    one = s.seats[p].fighter
    return Fighter(t, s, p) if one.card else EmptySpot(one.spot) if one.spot else None


class SeatView(Shown):
    """A seat. `seen`: cards of its hand that the viewer knows; `deck_seen`: the top five, null where unknown;
    `discard`: the latest last. `draws`: the normal draw of this Draw step, `refill`: what a refill would draw. `left`:
    the characters that it can still hold, by public facts; null where the table has that left out. `selected`: its
    face-down card, where every hand lies open. IB-SEL-03, IB-R-HIDDENCOUNT: counts are public, faces are not.
    """

    def __init__(self, t: Table, s: State, p: int, viewer: int, *, opened: bool = False) -> None:
        seat = s.seats[p]
        known = public(s, p) if viewer < 0 else seat.known[viewer]
        known_up = public_up(s, p) if viewer < 0 else seat.known_up[viewer]
        cells = list(seat.deck[: seat.deck_n])[::-1]
        self.letter: str = LETTERS[p]
        self.glory: int = seat.glory
        self.hand: int = hand_size(s, p)
        self.seen: list[int] = [] if viewer == p else cards_in(known) + cards_in(known_up, 30)
        self.deck: int = seat.deck_n
        self.deck_seen: list[int | None] = [cell % 64 if seen(cell, viewer, p) else None for cell in cells][:5]
        self.discard: list[int] = [card - 1 for card in seat.discard[: seat.discard_n]]
        self.chosen: bool = seat.selected > 0
        self.answered: bool = bool(s.asked >> p & 1 and not s.waiting >> p & 1)
        self.bought: bool = bool(seat.bought)
        self.drawn: bool = bool(seat.drawn)
        self.more: int = seat.more
        self.draws: int = normal_draws(s, p)
        self.refill: int = max(0, min(5 - hand_size(s, p), seat.deck_n))
        self.standing: bool = bool(seat.standing) and viewer == p
        self.sign: SignName | None = SIGNS[seat.sign - 1] if seat.sign else None
        self.left: list[int] | None = left(t, s, p)
        self.fighter: Fighter | EmptySpot | None = fighter(t, s, p)
        if opened:
            self.seen = hand(s, p)
            self.selected: int | None = selected(s, p)


def open_seat(t: Table, s: State, p: int) -> SeatView:
    """One seat with its hand in `seen`, its face-down card and its unseen answer: for the replay, and for onlookers a
    round late.
    """
    one = SeatView(t, s, p, p, opened=True)
    one.update((key, value) for key, value in Mine(t, s, p).items() if key != "hand")
    return one


# ---------------------------------------------------------------- what only one seat knows
def hand(s: State, p: int) -> list[int]:
    """The hand of a seat."""
    return cards_in(s.seats[p].characters) + cards_in(s.seats[p].power_ups, 30)


def selected(s: State, p: int) -> int | None:
    """The face-down card of a seat."""
    return s.seats[p].selected - 1 if s.seats[p].selected else None


def soon(t: Table, s: State, p: int) -> bool:
    """IB-R-REFILL: whether a refill can come at a later stop of this round, for a seat that passes at them."""
    seat = s.seats[p]
    stops = t.any_time and not s.over and s.phase < ids.P_DISCARD
    return bool(stops and seat.standing and may_buy(t, s, p) and ids.BUY not in legality.listed(t, s, p))


class Mine(Shown):
    """What only this seat knows. `soon`: a refill can come at a later stop of this round, if it is asked for; `stakes`:
    of its characters, while one is chosen.
    """

    def __init__(self, t: Table, s: State, p: int) -> None:
        seat = s.seats[p]
        self.hand: list[int] = hand(s, p)
        self.selected: int | None = selected(s, p)
        self.answer: Answer | None = Answer(t, s, p, seat.commit - 1) if seat.commit else None
        self.soon: bool = soon(t, s, p)
        self.stakes: list[Stake] = stakes(t, s, p)


# ---------------------------------------------------------------- the whole
class View(Shown):
    """The position as one pair of eyes knows it. `cleared`: the cards of the brawl have gone, and `stood` tells who
    stood where (`board.recall`); `phase`: where in its round the game is (`scene.PHASES`); `laid`: Power-Ups still to
    come, `on_table`: with the one that is carried out; `passed`: since the last Power-Up.
    """

    def __init__(self, t: Table, s: State, viewer: int) -> None:
        laid = [Laid(s.w_seat[i], s.w_card[i] - 1) for i in range(s.w_i, s.w_n)]
        resolving = range(s.q_i, s.q_n) if s.q_on == ids.Q_RESOLVE else ()
        self.game: str = "incredibrawl"
        self.mode: Literal["family", "casual", "gamer"] = ids.MODES[t.mode]
        self.goal: int = t.goal
        self.round: int = s.round
        self.phase: str = PHASES[s.phase]
        self.cleared: bool = bool(s.phase >= ids.P_DISCARD or s.over)
        self.ask: AskName = asked(s)
        self.asked: list[int] = seats_of(s.asked)
        self.waiting: list[int] = seats_of(s.waiting)
        self.token: int | None = None if s.token < 0 else s.token
        self.location: int = ids.CARDS + s.places[0]
        self.locations: list[int | None] = (
            [ids.CARDS + i if s.visited >> i & 1 else None for i in s.places] if t.locations else [ids.CARDS]
        )
        self.window: WindowName | None = None if not s.w_on else NAMES[s.w_on - 1]
        self.laid: list[Laid] = laid
        self.in_turn: bool = bool(t.first)
        self.live: bool = bool(t.live)
        self.passed: list[int] = seats_of(s.w_pass)
        self.on_table: list[Laid] = [Laid(s.fx.owner, s.fx.card)] * (s.fx.on and s.fx.kind == ids.POWER_UP) + laid
        self.actor: Actor | None = Actor(s) if s.fx.on else None
        self.effect: Effect | None = Effect(t, s) if s.fx.on else None
        self.meets: list[Meeting] = meets(t)
        self.bouts: list[Bout] = bouts(t, s)
        self.stood: list[Stood | None] = []
        self.scrap: Scrap | None = Scrap(s) if s.left >= 0 or s.right >= 0 else None
        self.throw: Throw | None = Throw(t, s) if s.throw_on else None
        self.winner: int | None = None if s.winner < 0 else s.winner
        self.turned: bool = bool(s.turned[0] ^ s.turned[1])
        self.upside: bool = bool(s.upside[0] ^ s.upside[1])
        self.blind: bool = bool(s.blind[0] | s.blind[1])
        self.queue: list[Queued] = [Queued(s, i) for i in resolving]
        self.seats: list[SeatView] = [SeatView(t, s, p, viewer) for p in range(t.n)]
        self.mine: Mine | None = None if viewer < 0 else Mine(t, s, viewer)
        self.over: Reason | None = REASONS.get(s.over)
        self.won: list[int] = seats_of(s.won)
