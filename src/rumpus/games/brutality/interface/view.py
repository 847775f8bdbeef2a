"""What a viewer may see of a position: an allow-list (catalogue [hidden]). Nothing is shown that is not named here.

A hero of the table is 0..3: Team 1 has 0 and 1, Team 2 has 2 and 3. A design, an artifact (tool) and a relic is a
number from 1, which the page looks up in `heroes`, `tools` and `relics`; 0 is one that these eyes do not know. A hazard
(thing) is 1..5, from 16 on a creation. A square is a1 to k11.
"""

from typing import Annotated, Final, Literal

from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.interface.names import LETTERS, hero_name, square, team_of
from rumpus.games.brutality.interface.prompts import ASKED, By, source
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import area, clock, quiet, seat_of
from rumpus.games.brutality.rules.moves import may_act, ms_left
from rumpus.games.brutality.rules.state import Hero, State, Table
from rumpus.games.brutality.rules.turn import who
from rumpus.kernel.contract.lines import seats_of
from rumpus.kernel.contract.shapes import OneOf
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.records.bits import first_bit
from rumpus.kernel.records.grid import DIRECTIONS

DEEDS: Final = ("move", "special_1", "special_2")
TypeName = Annotated[str, OneOf(ids.TYPES[1:])]
MadeName = Annotated[str, OneOf(ids.CREATION_NAMES[1:])]
DeedName = Annotated[str, OneOf(DEEDS)]
DirectionName = Annotated[str, OneOf(DIRECTIONS)]
PhaseName = Annotated[str, OneOf(ids.PHASES)]
LockName = Literal["relics", "artifacts"]
Reason = Annotated[str, OneOf(ids.REASONS[1:])]
StatusName = Annotated[str, OneOf(ids.STATUS_NAMES[1:])]
AskName = Annotated[str, OneOf(ASKED)]


# ---------------------------------------------------------------- the board
class BoardView(Shown):
    """The board."""

    def __init__(self, t: Table) -> None:
        self.name: str = book_of(t).board.name
        self.columns: int = t.cols
        self.rows: int = t.rows


class SeatView(Shown):
    """A seat. `done`: it wants nothing more in this turn (four players)."""

    def __init__(self, t: Table, s: State, p: int) -> None:
        self.letter: str = LETTERS[p]
        self.team: int = team_of(s, p) + 1
        self.heroes: list[int] = [h for h in range(ids.HEROES) if seat_of(t, s, h) == p]
        self.captain: bool = p < ids.TEAMS
        self.done: bool = bool(s.done >> p & 1)
        self.conceded: bool = bool(s.conceded >> p & 1)


class StatusView(Shown):
    """A status; `turns`: team turns it still lasts, null until it is used up."""

    def __init__(self, s: State, hero: Hero, k: int) -> None:
        lasts = hero.ends[k]
        self.status: StatusName = ids.STATUS_NAMES[k]
        self.n: int = hero.value[k] - (k == ids.CAPPED)
        self.turns: int | None = None if lasts >= ids.FOR_GOOD else max(0, (lasts - clock(s) + 1) // 2)


class HeroView(Shown):
    """A hero of the table, all of it public. `name`, `short`: what it is called here; `space`: its lowest left square,
    null while it is not on the board; `squares`: all it fills; `used`: options taken in this turn; `actions`: how many
    it may still take; `ms`: steps left in its open or next Move; `course`: the direction of a straight Move; `inside`:
    it overlaps another (phasing); `markers`: of its artifact's cooldown.
    """

    def __init__(self, t: Table, s: State, h: int) -> None:
        hero = s.heroes[h]
        on = hero.place >= 0
        self.hero: int = h
        self.team: int = h // 2 + 1
        self.seat: int = seat_of(t, s, h)
        self.design: int | None = hero.design or None
        self.name: str | None = hero_name(t, s, h) if hero.design else None
        self.short: str | None = hero_name(t, s, h, short=True) if hero.design else None
        self.space: str | None = square(hero.place) if on else None
        self.squares: list[str] = [square(hero.place + ids.FOOT[i]) for i in range(area(t, s, h) if on else 0)]
        self.hp: int = hero.hp
        self.full: int = t.heroes[hero.design].hp
        self.dead: bool = hero.deaths > 0 and not on
        self.used: list[DeedName] = [deed for k, deed in enumerate(DEEDS) if hero.used >> k & 1]
        self.actions: int = actions_left(t, s, h)
        self.ms: int = ms_left(t, s, h) if on else 0
        self.course: DirectionName | None = DIRECTIONS[hero.course - 1] if hero.course else None
        self.closed: bool = bool(hero.closed)
        self.inside: bool = hero.rest > 0
        self.tool: int | None = hero.tool or None
        self.markers: int = hero.cool
        self.statuses: list[StatusView] = [StatusView(s, hero, k) for k in range(1, ids.STATUSES) if hero.value[k]]


def actions_left(t: Table, s: State, h: int) -> int:
    """The actions that a hero has left; before the first turn those it will have."""
    if s.heroes[h].place < 0 or (s.turn and not may_act(t, s, h)):
        return 0
    return max(0, 2 + s.heroes[h].extra - s.heroes[h].used.bit_count())


class HazardView(Shown):
    """A hazard; `used`: the heroes that have used it in this turn (BU-HAZ-02)."""

    def __init__(self, s: State, i: int) -> None:
        one = s.hazards[i]
        self.thing: int = one.kind
        self.space: str = square(one.square)
        self.used: list[int] = seats_of(one.used & ids.ANYBODY)
        self.suppressed: bool = bool(quiet(s, one))


class CreationView(Shown):
    """A wall, cloud or snare; `turns`: how many it still stands, null: until it is triggered."""

    def __init__(self, s: State, i: int) -> None:
        one = s.creations[i]
        self.made: MadeName = ids.CREATION_NAMES[one.kind]
        self.space: str = square(one.square)
        self.team: int = one.team + 1
        self.turns: int | None = one.turns or None


# ---------------------------------------------------------------- cards
class TeamView(Shown):
    """A team; in Standard both have one deck and pile. `known`: cards of its hand that these eyes have seen; `picks`:
    what it drafted, null where that is not known, and `picked`, how many; `bonus`: relics more at its next draw step.
    """

    def __init__(self, t: Table, s: State, k: int, eyes: int) -> None:
        team = s.teams[k]
        lies = s.teams[k if t.chaos else 0]
        hand = enumerate(team.hand[: team.hand_n] if k != eyes and eyes >= 0 else ())
        open_picks = t.chaos and (k == eyes or bool(t.open_picks) or bool(s.over))
        picks = [card for card in range(1, t.relics_n + 1) if s.owner[card] == k + 1] if t.chaos else []
        locks: tuple[tuple[LockName, int], ...] = ("relics", team.no_relics), ("artifacts", team.no_tools)
        self.team: int = k + 1
        self.hand: int = team.hand_n
        self.known: list[int] = [card for i, card in hand if team.seen >> i & 1]
        self.deck: int = lies.deck_n
        self.pile: list[int] = list(lies.pile[: lies.pile_n])
        self.picks: list[int] | None = picks if open_picks else None
        self.picked: int = len(picks)
        self.bonus: int = team.bonus
        self.locked: list[LockName] = [word for word, until in locks if until > clock(s)]


WHOM: Final[dict[int, int | str]] = {ids.HERO + h: h for h in range(ids.HEROES)} | {
    ids.SQUARE + place: square(place) for place in range(ids.SQUARES)
}
"""What acts choose for a card: heroes by number, squares by name."""


class PlayView(Shown):
    """A card in the play area; `holds`: the turn in which it takes hold, null: it has; `whom` was chosen for it: heroes
    by number, squares by name.
    """

    def __init__(self, s: State, i: int) -> None:
        one = s.play[i]
        self.card: int = one.card
        self.team: int = one.team + 1
        self.seat: int = one.seat
        self.holds: int | None = one.holds or None
        self.whom: list[int | str] = [WHOM[pick - 1] for pick in one.pick if pick - 1 in WHOM]


class DraftView(Shown):
    """BU-CC-06: the open stack of the relic draft; its cards are the picker's team's alone."""

    def __init__(self, t: Table, s: State, eyes: int) -> None:
        picker = team_of(s, s.asker) if s.asker >= 0 else -1
        cards = list(s.stack[: s.stack_n])
        self.type: TypeName | None = ids.TYPES[t.relics[cards[0]].kind] if cards else None
        self.n: int = len(cards)
        self.cards: list[int] | None = cards if eyes >= 0 and eyes == picker else None


class QuietView(Shown):
    """Rounds without lost HP, after how many the game ends, and after how many rounds in all (0: never)."""

    def __init__(self, t: Table, s: State) -> None:
        self.rounds: int = s.quiet
        self.of: int = t.quiet_rounds
        self.limit: int = t.round_limit


class MineView(Shown):
    """What only this team knows: its hand, its deck without its order (Controlled Chaos), its secret heroes."""

    def __init__(self, t: Table, s: State, eyes: int) -> None:
        team = s.teams[eyes]
        self.team: int = eyes + 1
        self.hand: list[int] = list(team.hand[: team.hand_n])
        self.deck: list[int] | None = sorted(team.deck[: team.deck_n]) if t.chaos else None
        self.heroes: list[int] = [one - 1 for one in (team.picks & 255, team.picks >> 8 & 255) if one]


# ---------------------------------------------------------------- the whole
class View(Shown):
    """The position. `asked`: the seats that may act; `by`: what asks; `chosen`: the hazard or artifact that still needs
    its place; `moving`: the hero that is on its way.
    """

    def __init__(self, t: Table, s: State, viewer: int) -> None:
        eyes = team_of(s, viewer)
        self.game: Literal["brutality"] = "brutality"
        self.mode: Literal["2p", "4p"] = "2p" if t.n == 2 else "4p"
        self.format: Literal["standard", "controlled_chaos"] = "controlled_chaos" if t.chaos else "standard"
        self.board: BoardView = BoardView(t)
        self.turn: int = s.turn
        self.round: int = (s.turn + 1) // 2
        self.team: int | None = s.team + 1 if s.turn else None
        self.phase: PhaseName = ids.PHASES[s.phase]
        self.ask: AskName = "" if s.over else ASKED[s.ask]
        self.asked: list[int] = [] if s.over else seats_of(who(t, s))
        self.by: By | None = source(t, s)
        self.chosen: int | None = s.frames[0].chosen if s.ask in (ids.ASK_SITE, ids.ASK_BEARER) else None
        self.moving: int | None = moving(s)
        self.seats: list[SeatView] = [SeatView(t, s, p) for p in range(t.n)]
        self.heroes: list[HeroView] = [HeroView(t, s, h) for h in range(ids.HEROES)]
        self.hazards: list[HazardView] = [HazardView(s, i) for i in range(ids.HAZARDS) if s.hazards[i].kind]
        self.creations: list[CreationView] = [CreationView(s, i) for i in range(ids.CREATIONS) if s.creations[i].kind]
        self.teams: list[TeamView] = [TeamView(t, s, k, eyes) for k in range(ids.TEAMS)]
        self.play: list[PlayView] = [PlayView(s, i) for i in range(ids.PLAY) if s.play[i].card]
        self.draft: DraftView | None = DraftView(t, s, eyes) if s.phase == ids.P_DRAFT else None
        self.quiet: QuietView = QuietView(t, s)
        self.mine: MineView | None = MineView(t, s, eyes) if eyes >= 0 else None
        self.over: Reason | None = ids.REASONS[s.over] if s.over else None
        self.won: list[int] = [p for p in range(t.n) if s.over and s.winner >= 0 and team_of(s, p) == s.winner]


def moving(s: State) -> int | None:
    """The hero that is on its way, or will be, where a question is about one."""
    if not s.depth or s.over:
        return None
    f = s.frames[s.depth - 1]
    if s.ask == ids.ASK_PUSH:
        return int(f.left - 1)
    if s.ask in (ids.ASK_SPOT, ids.ASK_REVIVE) and f.mask:
        return first_bit(f.mask)
    return f.hero if f.kind in (ids.F_SHOVE, ids.F_ROOM, ids.F_LAUNCH, ids.F_LAND, ids.F_ROAM) else None
