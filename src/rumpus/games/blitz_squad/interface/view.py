"""What a viewer may see of a position: an allow-list. Nothing is shown that is not named here.

A card is 1..160, the number of its design, which the page looks up in `cards`; 0 stands for a card that these eyes do
not know. Piles are listed with their top card last.
"""

from collections import Counter
from typing import Annotated

from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.interface.events import LASTING
from rumpus.games.blitz_squad.interface.names import LETTERS, worded
from rumpus.games.blitz_squad.interface.prompts import ASKED, ASKS, AskName, Source
from rumpus.games.blitz_squad.interface.trays import ComboView, Role, combo_view
from rumpus.games.blitz_squad.rules import ids, ops, triggers
from rumpus.games.blitz_squad.rules.cards import card_of, hand_size
from rumpus.games.blitz_squad.rules.determinize import building, knows
from rumpus.games.blitz_squad.rules.specials import zone_card, zone_owner, zone_turn
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.games.blitz_squad.rules.turn import missing
from rumpus.kernel.contract.shapes import OneOf
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.words.saying import Text

PhaseName = Annotated[str, OneOf(ids.PHASES)]
LastingName = Annotated[str, OneOf(tuple(LASTING.values()))]
BanName = Annotated[str, OneOf(ids.BANS)]
Reason = Annotated[str, OneOf(ids.REASONS[1:])]


# ---------------------------------------------------------------- what is asked
def public_ask(s: State, eyes: int) -> int:
    """BS-RUL-60: what is asked; of a stack being built others see what was asked before."""
    if not building(s) or s.asker == eyes:
        return s.ask
    below = [s.frames[k] for k in range(s.depth) if s.frames[k].kind == ids.F_ANSWER]
    if not below:
        return ids.ASK_MAIN
    return ids.ASK_BLOCK if below[-1].blocks else ids.ASK_ANSWER


class Asking(Shown):
    """A choice that a card, or the no-attack discard, asks for: of which card (0: of none), whose, how many are still
    to pick of how many, and where they are picked from. `shown`: cards laid open to the asked seat alone (scout: the
    top one first).
    """

    def __init__(self, t: Table, s: State, eyes: int, what: int) -> None:
        f = s.frames[s.depth - 1]
        penalty = what == ids.ASK_MISSING
        self.card: int = 0 if penalty else f.card
        self.seat: int = f.doing if f.doing >= 0 and not penalty else f.seat
        self.left: int = f.left
        self.of: int = missing(t, s, f.seat) if penalty else max(f.n, f.left)
        self.source: Source | None = ASKS[what].source
        self.shown: list[int] = []
        if what == ids.ASK_SCOUT and eyes == s.asker:
            seat = s.seats[eyes]
            first = seat.tavern_n - f.stage
            self.shown = [card_of(seat.tavern[first - k]) for k in range(f.left)]


class Penalty(Shown):
    """What ending the turn now costs: so many cards, because no attack was played; 0 with one."""

    def __init__(self, t: Table, s: State) -> None:
        turning = s.active >= 0 and s.seats[s.active].out == 0
        self.cards: int = missing(t, s, s.active) if turning and s.attacks == 0 else 0
        self.attacked: bool = s.attacks > 0


# ---------------------------------------------------------------- what stays on the table
class Sign(Shown):
    """A special card in play, the oldest first; `seat`: its owner; `turns`: how many more turns it stays (null: on)."""

    def __init__(self, t: Table, s: State, i: int) -> None:
        card = zone_card(s, i)
        data = t.cards[card]
        self.card: int = card
        self.seat: int = zone_owner(s, i)
        self.turns: int | None = None
        for row in range(data.first, data.first + data.size):
            if t.ops[row].op == ops.EXPIRE:
                self.turns = t.ops[row].n - (max(s.turn, 1) - zone_turn(s, i))


class Lasting(Shown):
    """A lasting effect, as a chip under the phases: who set it up, whom it is about, in words."""

    def __init__(self, t: Table, s: State, eyes: int, i: int) -> None:
        one = s.lasting[i]
        name = LASTING[one.word]
        ban = ids.BANS[one.n] if one.word == ops.BAN else None
        self.name: LastingName = name
        self.owner: int = one.owner
        self.seat: int = one.seat
        self.n: int = one.n
        self.ban: BanName | None = ban
        self.text: Text = worded(t, s, eyes, f"lasting-{name}", seat=one.seat, n=one.n, ban=ban or "", left=one.left)


class Waiting(Shown):
    """A waiting end or begin line."""

    def __init__(self, t: Table, s: State, eyes: int, i: int) -> None:
        one = s.waits[i]
        code = "waits-end" if one.on == triggers.END else "waits-begin"
        self.seat: int = one.seat
        self.card: int = one.card
        self.text: Text = worded(t, s, eyes, code, seat=one.seat, card=one.card)


class Flip(Shown):
    """The Flip, until the first turn begins: the number of flips, the card each seat shows (its power as compared), the
    winner, who begins; `lot`: drawn by lot.
    """

    def __init__(self, t: Table, s: State) -> None:
        shown = [card_of(s.seats[p].tavern[0]) for p in range(t.n)]
        self.number: int = s.flips
        self.shown: list[int] = shown
        self.powers: list[int] = [t.cards[card].power for card in shown]
        self.winner: int | None = s.winner if s.winner >= 0 else None
        self.first: int | None = s.first if s.first >= 0 else None
        self.lot: bool = bool(s.tied)


# ---------------------------------------------------------------- seats
class Face(Shown):
    """One of a seat's brawlers: `left` of its `of` cards are not yet seen in clinic, tomb or stacks (null where the
    list is secret).
    """

    def __init__(self, name: str, of: int | None, seen: int) -> None:
        self.brawler: str = name
        self.left: int | None = None if of is None else of - seen
        self.of: int | None = of


class Deep(Shown):
    """A card of a tavern that these eyes know: `depth` 1 is the top card."""

    def __init__(self, card: int, depth: int) -> None:
        self.card: int = card
        self.depth: int = depth


class SeatView(Shown):
    """A seat. `hand` counts all its cards, revealed ones too; `revealed` and `known` (closed, yet known to these eyes;
    the own hand stands in `mine`) are ascending. `place`: from 1, once it has lost or won; `out`: why it has lost.
    """

    def __init__(self, t: Table, s: State, p: int, eyes: int) -> None:
        seat = s.seats[p]
        tavern = enumerate(seat.tavern[: seat.tavern_n])
        self.letter: str = LETTERS[p]
        self.tavern: int = seat.tavern_n
        self.hand: int = hand_size(s, p)
        self.revealed: list[int] = list(seat.open[: seat.open_n])
        self.known: list[int] = (
            [] if p == eyes else [card_of(cell) for cell in seat.hand[: seat.hand_n] if knows(p, eyes, cell, True)]
        )
        self.deep: list[Deep] = [
            Deep(card_of(cell), seat.tavern_n - i) for i, cell in tavern if knows(p, eyes, cell, False)
        ]
        self.clinic: list[int] = list(seat.clinic[: seat.clinic_n])
        self.tomb: list[int] = list(seat.tomb[: seat.tomb_n])
        self.squad: list[Face] = squad(t, s, p, eyes)
        self.out: Reason | None = ids.REASONS[seat.out] if seat.out else None
        self.place: int = seat.place


def open_seat(t: Table, s: State, p: int) -> SeatView:
    """One seat with its closed hand in `known`: for the replay of a finished game with all cards open."""
    one = SeatView(t, s, p, p)
    one["known"] = hand(s, p)
    return one


def hand(s: State, p: int) -> list[int]:
    """The closed hand of a seat."""
    return [card_of(cell) for cell in s.seats[p].hand[: s.seats[p].hand_n]]


def squad(t: Table, s: State, p: int, eyes: int) -> list[Face]:
    """BS-RUL-51: the brawlers of a seat's deck, and how many of their cards are not seen yet; under closed lists, to
    others, those seen.
    """
    seat, brawlers = s.seats[p], book_of(t).cards.brawlers
    seen = Counter(t.cards[card].brawler for card in seen_cards(s, p))
    secret = bool(t.closed) and p != eyes
    deck = Counter(t.cards[card].brawler for card in (t.decks[60 * p : 60 * p + 60] if seat.out else seat.deck) if card)
    listed = sorted(filter(None, seen if secret else deck))
    return [Face(brawlers[one - 1].id, None if secret else deck[one], seen[one]) for one in listed]


def seen_cards(s: State, p: int) -> list[int]:
    """The cards of a seat that lie open."""
    seat = s.seats[p]
    found = [*seat.clinic[: seat.clinic_n], *seat.tomb[: seat.tomb_n], *seat.open[: seat.open_n]]
    for stack in seat.stacks:
        found += stack.cards[: stack.n]
    return found


# ---------------------------------------------------------------- what only this seat knows
class Building(Shown):
    """The stacks that this seat has laid at the server already, of a play that is not complete (a reload, a slow line):
    the page takes them up as its draft.
    """

    def __init__(self, s: State) -> None:
        attack, other = ([k // 2 for k in s.build[at : at + s.build_n[part]]] for part, at in enumerate((0, ids.STACK)))
        self.target: int | None = s.aim if s.aim >= 0 else None
        self.attack: list[int] = attack
        self.other: list[int] = other


class Mine(Shown):
    """What only this seat knows: its closed hand, ascending; what it is building; `trays`: in which it may lay a draft
    now.
    """

    def __init__(self, t: Table, s: State, p: int) -> None:
        self.hand: list[int] = hand(s, p)
        self.building: Building | None = Building(s) if building(s) and s.asker == p else None
        self.trays: list[Role] = trays(t, s) if s.asker == p and not s.over else []


def trays(t: Table, s: State) -> list[str]:
    """The stacks that may be laid now."""
    if s.ask == ids.ASK_MAIN:
        return ["attack", "energy", "action"]
    if s.ask in (ids.ASK_ANSWER, ids.ASK_BLOCK):
        f = s.frames[s.depth - 1]
        return ["block"] * (not f.idle or bool(f.blocks)) + ["reply"] * (bool(t.replies) and not f.blocks)
    return []


# ---------------------------------------------------------------- the whole
class View(Shown):
    """The position as one pair of eyes knows it; who is out sees what is public. `ask`: what is asked, `asked`: of
    whom, `asking`: what a card asks. `combos`, `attacks`: placed this turn.
    """

    def __init__(self, t: Table, s: State, viewer: int) -> None:
        eyes = viewer if viewer >= 0 and (s.seats[viewer].out == 0 or s.over) else -1
        what = public_ask(s, eyes)
        asked = not s.over and s.asker >= 0
        by_card = what == ids.ASK_MISSING or what >= ids.ASK_MAY
        self.game: str = "blitz_squad"
        self.turn: int = s.turn
        self.active: int | None = s.active if s.active >= 0 else None
        self.phase: PhaseName = ids.PHASES[s.phase]
        self.ask: AskName = "" if s.over else ASKED[what]
        self.asked: int | None = s.asker if asked else None
        self.asking: Asking | None = Asking(t, s, eyes, what) if asked and by_card else None
        self.combos: int = s.combos
        self.attacks: int = s.attacks
        self.penalty: Penalty = Penalty(t, s)
        self.combo: ComboView | None = combo_view(t, s, eyes)
        self.zone: list[Sign] = [Sign(t, s, i) for i in range(s.zone_n)]
        self.lasting: list[Lasting] = [Lasting(t, s, eyes, i) for i in range(s.lasting_n)]
        self.waits: list[Waiting] = [Waiting(t, s, eyes, i) for i in range(s.waits_n)]
        self.flip: Flip | None = Flip(t, s) if s.turn == 0 else None
        self.seats: list[SeatView] = [SeatView(t, s, p, eyes) for p in range(t.n)]
        self.mine: Mine | None = Mine(t, s, eyes) if eyes >= 0 else None
        self.over: Reason | None = ids.REASONS[s.over] if s.over else None
        self.won: list[int] = [p for p in range(t.n) if s.over and s.seats[p].place == 1]
