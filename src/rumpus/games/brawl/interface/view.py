"""What a viewer may see: the whole view, its parts after one apply, and events. Allow-lists: nothing else is shown."""

from typing import Annotated, Any, Final, Literal, cast

from rumpus.games.brawl.content.load import Deck
from rumpus.games.brawl.content.tables import book_of
from rumpus.games.brawl.interface import actions
from rumpus.games.brawl.interface.card_text import CardType, Colour, card_types
from rumpus.games.brawl.interface.cards import Card, known_card
from rumpus.games.brawl.interface.legality import forbidden
from rumpus.games.brawl.interface.shapes import Place
from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.bases import blocked_in, find_base, index_of
from rumpus.games.brawl.rules.cards import type_of, word_of
from rumpus.games.brawl.rules.chains import worth_hits
from rumpus.games.brawl.rules.determinize import knows_hand, unknown
from rumpus.games.brawl.rules.fouls import spot_of
from rumpus.games.brawl.rules.modifiers import reversed_, value_of
from rumpus.games.brawl.rules.scoring import hits_on, tied, winner_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.steps import is_shown
from rumpus.games.brawl.rules.tag import is_active
from rumpus.games.brawl.rules.targets import base_in
from rumpus.games.brawl.rules.timers import VOTE_MS, limit_at, stall_at
from rumpus.games.brawl.rules.turn import legal
from rumpus.kernel.contract.shapes import ActionId, ForbiddenAct, OneOf
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.contract.unbound import NEVER
from rumpus.kernel.records.log import Event

Json = dict[str, Any]
ALL: Final = (
    ids.EV_ROUND,
    ids.EV_OVER,
    ids.EV_PLAYOFF,
    ids.EV_STARTER,
    ids.EV_WON,
    ids.EV_OFFER,
    ids.EV_CLAIM,
    ids.EV_OUT,
    ids.EV_BACK,
)
"""Events after which the whole view is told anew."""


HANDS: Final = frozenset({ids.EV_DEAL, ids.EV_PICK_UP, ids.EV_PUT_BACK, ids.EV_DISCARD})
"""Events between one seat's deck, hand and pile, which concern nobody else."""
OUT: Final = ("in", "conceded", "forfeited", "beaten")
Phase = Annotated[str, OneOf(ids.PHASES[1:])]
Source = Literal["deck", "pile"]


def when(at: int) -> int | None:
    """A time, or None for never."""
    return None if at == NEVER else at


def in_play(s: State) -> list[int]:
    """The slots of the Bases in play, row by row from the left."""
    return [s.rows[r].base[i] for r in range(s.rows_n) for i in range(s.rows[r].n)]


def chain(s: State, top: int) -> list[int]:
    """The cards of a pile or string, bottom first."""
    cards = []
    while top > 0:
        cards.append(top)
        top = s.link[top - 1]
    return cards[::-1]


def standings(t: Table, s: State) -> list[tuple[int, int]]:
    """Bases and points of every side (BR-SCORE-02, BR-SCORE-04), each Base looked at once; by seat, in tag team by
    team.
    """
    bases, points = [0] * ids.SEATS, [0] * ids.SEATS
    for slot in in_play(s):
        side = s.rows[s.bases[slot].row].side[winner_of(t, s, slot)]
        bases[side] += 1
        points[side] += value_of(t, s, slot)
    return list(zip(bases, points, strict=True))


# ---------------------------------------------------------------- seats
class Held(Shown):
    """That a card is held is public; which one, null where it is hidden from these eyes: known when it was picked up or
    the viewer may know.
    """

    def __init__(self, t: Table, s: State, p: int, viewer: int) -> None:
        seat = s.seats[p]
        self.from_: Source = origin(s, p)
        known = seat.origin == ids.PICKED or knows_hand(t, viewer, p)
        self.card: Card | None = Card(t, seat.hand) if known else None


def origin(s: State, p: int) -> Source:
    """Where the card that a seat holds is from."""
    return "pile" if s.seats[p].origin == ids.PICKED else "deck"


class Pile(Shown):
    """A discard pile: how many, the top (BR-INFO-02), and all of it (bottom first) where it may be looked through."""

    def __init__(self, t: Table, s: State, p: int, viewer: int) -> None:
        seat = s.seats[p]
        shown = s.phase == ids.P_OVER or t.discards == 2 or (t.discards == 1 and p == viewer)
        self.n: int = seat.pile_n
        self.top: Card | None = known_card(t, seat.pile)
        self.cards: list[Card] | None = [Card(t, card) for card in chain(s, seat.pile)] if shown else None


class Starter(Shown):
    """A team has named its starter; null: whom is hidden from these eyes (BR-RUL-29)."""

    def __init__(self, t: Table, s: State, p: int, viewer: int) -> None:
        own = viewer >= 0 and t.team[viewer] == t.team[p]
        self.seat: int | None = s.seats[p].starter - 1 if own else None


class SeatView(Shown):
    """One seat; its hand only as BR-RUL-11 allows. `above`: cards of its deck above the Freezes; `active`: it plays for
    its team now; `bases` and `points`: what `standings` says.
    """

    def __init__(self, t: Table, s: State, p: int, viewer: int, won: list[tuple[int, int]]) -> None:
        seat = s.seats[p]
        freezes = min(t.freezes, seat.deck_n)
        named = seat.starter and s.phase == ids.P_STARTER
        bases, points = won[t.team[p]]
        self.letter: str = actions.LETTERS[p]
        self.team: int = t.team[p]
        self.deck: int = seat.deck_n
        self.above: int = seat.deck_n - freezes
        self.freezes: int = freezes
        self.hand: Held | None = Held(t, s, p, viewer) if seat.hand else None
        self.pile: Pile = Pile(t, s, p, viewer)
        self.out: Annotated[str, OneOf(OUT)] = OUT[seat.out]
        self.ready: bool = bool(seat.ready)
        self.active: bool = is_active(t, s, p)
        self.starter: Starter | None = Starter(t, s, p, viewer) if named else None
        self.plays: int = seat.plays
        self.last: int = seat.last
        self.bases: int = bases
        self.points: int = points
        self.vote: bool = bool(seat.vote)


# ---------------------------------------------------------------- areas and Bases
class RowView(Shown):
    """An area: the two seats that share it (in tag team the two teams), and its Bases from the left of seat A."""

    def __init__(self, s: State, r: int) -> None:
        row = s.rows[r]
        self.id: int = r
        self.sides: list[int] = [row.side[0], row.side[1]]
        self.bases: list[str] = [actions.base_name(index_of(s, row.base[i])) for i in range(row.n)]
        self.open: bool = not row.closed


class Modifier(Card):
    """A card on a Base; `active`: nothing on top of it takes its effect away."""

    def __init__(self, t: Table, card: int, active: bool) -> None:
        super().__init__(t, card)
        self.active: bool = active


class Laid(Card):
    """A card of a string, with the Hits it is worth."""

    def __init__(self, t: Table, card: int) -> None:
        super().__init__(t, card)
        self.value: int = worth_hits(t, card)


class EndView(Shown):
    """One end of a Base: its string, bottom first, and the Hits that count."""

    def __init__(self, t: Table, s: State, slot: int, index: int, side: int) -> None:
        end = s.bases[slot].ends[side]
        self.id: str = actions.end_name(t, s, index * 2 + side)
        self.side: int = s.rows[s.bases[slot].row].side[side]
        self.colour: Colour | None = ids.COLOURS[end.colour.bit_length() - 1] if end.colour else None
        self.cards: list[Laid] = [Laid(t, card) for card in chain(s, end.top)]
        self.hits: int = hits_on(t, s, slot, side)


class BaseView(Shown):
    """A Base with all that lies on it (BR-INFO-02); `winner`: index of the row's sides that would win it now."""

    def __init__(self, t: Table, s: State, slot: int) -> None:
        base = s.bases[slot]
        index = index_of(s, slot)
        mods = chain(s, base.mods)
        last = max((i for i, card in enumerate(mods) if word_of(t, card) == ops.PRESS), default=0)
        self.id: str = actions.base_name(index)
        self.owner: int = base.owner
        self.row: int = base.row
        self.card: Card = Card(t, base.card)
        self.frozen: bool = bool(base.frozen)
        self.value: int = value_of(t, s, slot)
        self.reversed: bool = reversed_(t, s, slot)
        self.winner: int = winner_of(t, s, slot)
        self.tied: bool = tied(t, s, slot)
        self.blocked_in: bool = blocked_in(s, slot)
        self.mods: list[Modifier] = [Modifier(t, card, i >= last) for i, card in enumerate(mods)]
        self.ends: list[EndView] = [EndView(t, s, slot, index, side) for side in range(2)]


# ---------------------------------------------------------------- decks
class DeckName(Shown):
    """A seat's deck; `short`: what its Bases are called."""

    def __init__(self, deck: Deck) -> None:
        self.id: str = deck.id
        self.name: str = deck.name
        self.short: str = deck.short


class Counted(Shown):
    """A line of a deck list."""

    def __init__(self, kind: int, number: int) -> None:
        self.type: int = kind
        self.number: int = number


def list_view(t: Table, s: State, p: int, viewer: int) -> list[Counted]:
    """BR-RUL-20: a deck list; with decklists = discover only the kinds that the viewer has seen (BR-INFO-03)."""
    deck = t.decks[p]
    counts: dict[int, int] = {}
    for i in range(deck.n):
        counts[deck.card[i]] = deck.copies[i]
    if t.discover and p != viewer and s.phase != ids.P_OVER:
        seen = seen_types(t, s, p, viewer)
        counts = {kind: n for kind, n in counts.items() if kind in seen}
    return [Counted(kind, n) for kind, n in counts.items()]


def seen_types(t: Table, s: State, p: int, viewer: int) -> set[int]:
    """The card types of seat p's deck that the viewer has seen: all that are not in the deck or a hidden hand."""
    seat = s.seats[p]
    mate = knows_hand(t, viewer, p)
    unseen = {card for card in seat.deck[: seat.deck_n] if unknown(s, card, mate)}
    if seat.hand and seat.origin == ids.DEALT and not mate and not is_shown(s, seat.hand):
        unseen.add(seat.hand)
    cards = (p * ids.CARDS + i + 1 for i in range(t.decks[p].n))
    return {type_of(t, card) for card in cards if card not in unseen} if s.dealt >> p & 1 else set()


# ---------------------------------------------------------------- what only one seat may see
class Tag(Shown):
    """Who may be tagged in, or named as starter."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat: int = seat
        self.action: ActionId = action


class FoulChoice(Shown):
    """BR-FOUL-02: a foul that this seat may let stand or claim, until a table time in ms."""

    def __init__(self, t: Table, s: State, p: int) -> None:
        foul = s.fouls[s.seats[p].choice - 1]
        self.space: str = actions.spot_name(t, s, spot_of(s, s.seats[p].choice - 1))
        self.offender: int = foul.seat
        self.card: Card = Card(t, foul.card)
        self.until: int = s.seats[p].until


class Mine(Shown):
    """What the viewer holds and may do now: by space, where the card in hand (`play`) and the top of the pile
    (`top`) may go; by name, what needs no place (`can`); what spaces mean that are no Base or end; what is shown and
    may not be done.
    """

    def __init__(self, t: Table, s: State, p: int) -> None:
        seat = s.seats[p]
        self.hand: Card | None = known_card(t, seat.hand)
        self.from_: Source | None = origin(s, p) if seat.hand else None
        self.play: dict[str, ActionId] = {}
        self.top: dict[str, ActionId] = {}
        self.can: dict[str, ActionId] = {}
        self.tag: list[Tag] = []
        self.take_back: dict[str, ActionId] = {}
        self.call: dict[str, ActionId] = {}
        self.choice: FoulChoice | None = FoulChoice(t, s, p) if seat.choice else None
        self.places: dict[str, Place] = {}
        self.forbidden: list[ForbiddenAct] = forbidden(t, s, p)
        spaces = {"play": self.play, "top": self.top, "take_back": self.take_back, "call": self.call}
        out = [0] * ids.MAX_LEGAL
        for a in out[: legal(t, s, p, out)]:
            act, told = actions.ACTS.of(a), actions.ACTS.told(t, s, a)
            if not told:
                self.can[actions.ACTS.name(t, s, p, a)] = a
            elif act.kind == "tag":
                self.tag.append(Tag(told["seat"], a))
            else:
                space = told["space"]
                spaces[act.kind][space] = a
                aimed = act.kind in ("play", "top")
                if aimed and (place := place_view(t, s, p, act.told["space"], top=act.kind == "top")):
                    self.places[space] = place
        if seat.out == ids.IN and not s.over:
            self.can["concede"] = ids.CONCEDE
            for phase, a in ((ids.P_LIVE, ids.PAUSE), (ids.P_PAUSED, ids.RESUME)):
                if t.pausing and s.phase == phase and not seat.vote:
                    self.can[actions.ACTS.name(t, s, p, a)] = a


def mine(t: Table, s: State, p: int) -> Mine | None:
    """What only this seat may see; None for an onlooker."""
    return Mine(t, s, p) if p >= 0 else None


def place_view(t: Table, s: State, p: int, target: int, *, top: bool) -> Place | None:
    """What a target of seat p's card stands for that is no Base, end or row; an order with its cards."""
    place = cast("Place | None", actions.place_of(t, s, target))
    if place is not None and place["kind"] == "order":
        place["order"] = (actions.ON_TOP if top else actions.AIMS).name(t, s, p, target).removeprefix("order ")
    return place


# ---------------------------------------------------------------- the whole
class Clocks(Shown):
    """Phase, times and turn: everything small that an apply may change."""

    def __init__(self, t: Table, s: State) -> None:
        live = s.phase == ids.P_LIVE
        begun = s.phase in (ids.P_LIVE, ids.P_PAUSED, ids.P_FOULS, ids.P_OVER) or s.paused > 0
        counting = s.phase in (ids.P_STARTER, ids.P_COUNTDOWN)
        self.phase: Phase = ids.PHASES[s.phase]
        self.now: int = s.now
        self.started: int | None = s.started if begun and t.mode == ids.TOURNAMENT else None
        self.deadline: int | None = s.deadline if counting else None
        self.stall_at: int | None = when(stall_at(t, s)) if live else None
        self.limit_at: int | None = when(limit_at(t, s)) if live else None
        self.vote_until: int | None = s.voted + VOTE_MS if s.voted else None
        self.warned: bool = bool(s.warned)
        self.round: int = s.round
        self.turn: int | None = s.turn if s.turn >= 0 else None
        self.over: int = s.over


class View(Clocks):
    """The position as a seat knows it (-1: a spectator). See README.md for the shape."""

    def __init__(self, t: Table, s: State, viewer: int) -> None:
        book, won = book_of(t), standings(t, s)
        self.game: Literal["brawl"] = "brawl"
        self.mode: Literal["training", "tournament"] = "tournament" if t.mode == ids.TOURNAMENT else "training"
        self.format: Annotated[str, OneOf(ids.FORMATS)] = ids.FORMATS[t.format]
        self.types: list[CardType] = card_types(book)
        self.decks: list[DeckName] = [DeckName(deck) for deck in book.decks]
        super().__init__(t, s)
        self.seats: list[SeatView] = [SeatView(t, s, p, viewer, won) for p in range(t.n)]
        self.rows: list[RowView] = [RowView(s, r) for r in range(s.rows_n)]
        self.bases: dict[str, BaseView] = {
            actions.base_name(index_of(s, slot)): BaseView(t, s, slot) for slot in in_play(s)
        }
        self.swept: list[Card] = [Card(t, card) for card in chain(s, s.swept)]
        self.lists: list[list[Counted]] = [list_view(t, s, p, viewer) for p in range(t.n)]
        self.mine: Mine | None = mine(t, s, viewer)


# ---------------------------------------------------------------- parts
def patch(t: Table, s: State, viewer: int, rows: list[Event]) -> Json:
    """What of the view may have changed by these events, as {dotted key: new value}; None removes a Base.

    An old view with the patch laid on it equals the new view.
    """
    kinds = {row[0] for row in rows}
    if kinds & set(ALL):
        whole = View(t, s, viewer)
        whole.pop("types")
        return whole
    made: Json = dict(Clocks(t, s))
    won = standings(t, s)
    if kinds and kinds <= HANDS and t.format != ids.TAG_TEAM and t.mode == ids.TOURNAMENT and not t.discover:
        for p in {row[1] for row in rows}:
            made[f"seats.{p}"] = SeatView(t, s, p, viewer, won)
            if p == viewer:
                made["mine"] = mine(t, s, viewer)
        return made
    touched, moved = touched_bases(s, rows)
    for index in touched:
        slot = find_base(s, index)
        made[f"bases.{actions.base_name(index)}"] = BaseView(t, s, slot) if slot >= 0 else None
    if moved:
        made["rows"] = [RowView(s, r) for r in range(s.rows_n)]
        for slot in in_play(s):
            made[f"bases.{actions.base_name(index_of(s, slot))}"] = BaseView(t, s, slot)
    for p in range(t.n):
        made[f"seats.{p}"] = SeatView(t, s, p, viewer, won)
    if kinds & {ids.EV_PLAY, ids.EV_SWEEP, ids.EV_PRESSED}:
        made["swept"] = [Card(t, card) for card in chain(s, s.swept)]
    if t.discover:
        made["lists"] = [list_view(t, s, p, viewer) for p in range(t.n)]
    made["mine"] = mine(t, s, viewer)
    return made


def touched_bases(s: State, rows: list[Event]) -> tuple[set[int], bool]:
    """The Bases that these events changed, and whether a row itself did."""
    touched: set[int] = set()
    moved = False
    for kind, _seat, a, b, *_ in rows:
        if kind == ids.EV_SWEEP and a > 0:
            touched.add(a - 1)
            moved = True
        elif kind in (ids.EV_PLAY, ids.EV_PRESSED, ids.EV_CALL, ids.EV_TAKEN):
            if base_in(b) >= 0:
                touched.add(base_in(b))
            elif actions.AIMS.of(b).kind == "side" and kind == ids.EV_PLAY:
                moved = True
    closing = kind_closes(s)
    return touched, moved or closing


def kind_closes(s: State) -> bool:
    """Whether any area is closed: then the rows are told again, they are few."""
    return any(s.rows[r].closed for r in range(s.rows_n))
