"""Events in plain words, each with the rule it comes from; and what of an event a viewer may see.

A line says who did what with which numbers. Players are called by their Legends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rumpus.games.brawlhalla.content.load import LegendCards
from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.content.words import PRINTED
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.spec import LETTERS, Event

Said = tuple[str, str]
LEVELS: Final = ("no damage", "Yellow", "Red")
ATTACKS: Final = {ids.LIGHT_ATTACK: "Light", ids.HEAVY_ATTACK: "Heavy"}
SOURCES: Final = {
    ids.DMG_LIGHT: "BH-LIGHT-06",
    ids.DMG_CROSSING: "BH-KOL-01",
    ids.DMG_SHUFFLE: "BH-DRAW-04",
    ids.DMG_FALL: "BH-RUL-23",
    ids.DMG_EFFECT: "BH-DMG-01",
    ids.DMG_PRESSURE: "BH-RUL-80",
    ids.DMG_COST: "BH-FX-K02",
}
KOS: Final = SOURCES | {
    ids.DMG_LIGHT: "BH-RUL-41",
    ids.DMG_CROSSING: "BH-KOL-03",
    ids.DMG_SHUFFLE: "BH-DRAW-03",
    ids.DMG_EFFECT: "BH-RUL-42",
}
"""By which rule damage from a source knocks out a Legend at Red, where that is not the one by which it hurts."""
DISCARDS: Final = {0: "BH-END-01", 1: "BH-FX-K01", 2: "BH-FX-07", 3: "BH-FX-51"}
ENDS: Final = {
    ids.OVER_LAST: ("last-standing", "The last one standing wins."),
    ids.OVER_ROUNDS: ("round-limit", "The round limit is reached; the best placed win."),
    ids.OVER_CONCEDED: ("conceded", "All opponents have conceded."),
    ids.OVER_TEAM: ("last-team-standing", "The last team standing wins."),
}
ENDED: Final = {
    ids.OVER_LAST: "BH-GEN-02",
    ids.OVER_ROUNDS: "BH-RUL-81",
    ids.OVER_CONCEDED: "BH-RUL-83",
    ids.OVER_TEAM: "BH-GEN-03",
}
PASSES: Final = {ids.LIGHT_ATTACK: "BH-LIGHT-04", ids.HEAVY_ATTACK: "BH-HEAVY-04"}


def who(t: Any, s: Any, p: int) -> str:
    """What seat p is called: its Legend; with its letter when two play the same one."""
    if p < 0:
        return "Nobody"
    legend = s.seats[p].legend
    if legend < 0:
        return f"Seat {LETTERS[p]}"
    name = book_of(t).legends[legend].name
    twice = sum(1 for q in range(t.n) if s.seats[q].legend == legend) > 1
    return f"{name} ({LETTERS[p]})" if twice else name


def space(t: Any, number: int) -> str:
    """A space in words a player reads: `r2c3`."""
    return f"r{t.row[number]}c{t.col[number]}"


def card(t: Any, s: Any, p: int, c: int) -> str:
    """A card in a sentence: `a 3`, `a 3 (Learn the Rhythm)`."""
    printed = book_of(t).card(s.seats[p].legend, c)
    return f"a {printed.value}" + (f" ({printed.name})" if printed.effects and not t.discovery else "")


def plural(n: int, word: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def cards_in(mask: int) -> list[int]:
    """The cards of a mask."""
    return [c for c in range(20) if mask >> c & 1]


def effect_name(t: Any, s: Any, p: int, source: int) -> str:
    """What the effect of a source is called: power, weapon side or card."""
    legend: LegendCards = book_of(t).legends[s.seats[p].legend]
    if source == 0:
        return legend.power.name
    return legend.weapons[source - 1].name if source < 3 else legend.deck[source - 3].name


# ---------------------------------------------------------------- sentences


class Line:
    """One event being said."""

    def __init__(self, t: Any, s: Any, row: Event, viewer: int) -> None:
        """The row of the event, the position after it, and who reads."""
        self.t, self.s, self.viewer = t, s, viewer
        self.kind, self.seat, self.a, self.b, self.c, self.d = row[:6]

    @property
    def me(self) -> str:
        """Who acts."""
        return who(self.t, self.s, self.seat)

    def name(self, p: int) -> str:
        """Another seat."""
        return who(self.t, self.s, p)

    def at(self, number: int) -> str:
        """A space."""
        return space(self.t, number)

    def card(self, c: int) -> str:
        """A card of the acting seat."""
        return card(self.t, self.s, self.seat, c)


def _legend(e: Line) -> Said:
    """BH-SETUP-03: a Legend and the weapon side that faces up."""
    legend = book_of(e.t).legends[e.a]
    return f"{e.me} joins the fight, {legend.weapons[e.b - 1].name} up.", "BH-SETUP-03"


def _walk(e: Line) -> Said:
    """BH-MOVE-02, BH-RUL-16: how far a MOVE went, and where it ended."""
    if e.c == 0:
        return f"{e.me} stays at {e.at(e.a)}.", "BH-RUL-16"
    ring = "" if e.t.inside[e.b] else ", off-stage"
    return f"{e.me} moves {e.c} to {e.at(e.b)}{ring}.", "BH-MOVE-14" if ring else "BH-MOVE-02"


def _draw(e: Line) -> Said:
    """BH-DRAW-01: how many cards; their values for who may see them."""
    cards = ""
    if e.b > 0:
        values = sorted(book_of(e.t).card(e.s.seats[e.seat].legend, c).value for c in cards_in(e.b))
        cards = f": {', '.join(map(str, values))}"
    return f"{e.me} draws {plural(e.a, 'card')}{cards}.", "BH-RUL-28" if e.c else "BH-DRAW-01"


def _attack(e: Line) -> Said:
    """BH-PHASE-02: who attacks whom, and how."""
    free = ", without an action" if e.c else ""
    return f"{e.me} declares a {ATTACKS[e.b]} attack on {e.name(e.a)}{free}.", "BH-PHASE-02"


def _open(e: Line) -> Said:
    """BH-LIGHT-01, BH-HEAVY-01: the opening card."""
    total = f" The attack total is {e.b}." if e.c == ids.LIGHT_ATTACK else ""
    return f"{e.me} opens with {e.card(e.a)}.{total}", "BH-LIGHT-01" if e.c == ids.LIGHT_ATTACK else "BH-HEAVY-01"


def _card(e: Line) -> Said:
    """BH-LIGHT-02, BH-LIGHT-03: a card played, and both totals."""
    return f"{e.me} plays {e.card(e.a)}: attack {e.b}, defence {e.c}.", "BH-LIGHT-03" if e.d else "BH-LIGHT-02"


def _hit(e: Line) -> Said:
    """BH-LIGHT-06, BH-HEAVY-05: the attack hits."""
    if e.d == ids.LIGHT_ATTACK:
        return f"{e.b} against {e.c}: the Light attack hits {e.name(e.a)}.", "BH-LIGHT-06"
    return f"{e.name(e.a)} does not dodge: the Heavy attack hits.", "BH-HEAVY-05"


def _failed(e: Line) -> Said:
    """BH-LIGHT-07, BH-HEAVY-02: the attack fails."""
    if e.d == ids.LIGHT_ATTACK:
        return f"{e.b} against {e.c}: {e.name(e.a)} blocks.", "BH-LIGHT-07"
    return f"{e.name(e.a)} dodges the Heavy attack.", "BH-HEAVY-02"


def _bonus(e: Line) -> Said:
    """BH-KOC-04 to BH-KOC-06: what a KO card gives."""
    gain = {1: f"+{e.c} knockback", 2: f"+{e.c} damage", 3: f"{plural(e.c, 'more action')}"}[e.b]
    rule = {1: "BH-KOC-04", 2: "BH-KOC-05", 3: "BH-KOC-06"}[e.b]
    return f"{e.me} uses KO card #{e.a}: {gain}.", rule


def _knockback(e: Line) -> Said:
    """BH-KB-02: the spaces of a knock-back, and what they are made of."""
    parts = [f"{LEVELS[e.b]} gives {e.b}" if e.b else "no damage gives 0", f"the card gives {e.c}"]
    if e.d:
        parts.append(f"effects {'give' if e.d > 0 else 'take'} {abs(e.d)}")
    return f"{', '.join(parts)}: {e.me} is knocked back {e.a}.", "BH-KB-02"


def _pushed(e: Line) -> Said:
    """BH-KB-01, BH-KB-09: how far a Legend flew."""
    return f"{e.me} flies {e.c} to {e.at(e.b)}.", "BH-KB-01" if e.t.inside[e.b] else "BH-KB-09"


def _damage(e: Line) -> Said:
    """BH-DMG-01: the level reached, by the rule of its source."""
    return f"{e.me} goes to {LEVELS[e.b]}.", SOURCES.get(e.c, "BH-DMG-01")


def _ko(e: Line) -> Said:
    """BH-KO-01: who is KO'd by whom."""
    by = f" by {e.name(e.a)}" if e.a >= 0 and e.a != e.seat else ""
    return f"{e.me} is KO'd{by}.", KOS.get(e.c, "BH-KOL-03")


def _use(e: Line) -> Said:
    """BH-POW-01: which effect is used."""
    rule = {0: "BH-POW-07", 1: "BH-WEAP-01", 2: "BH-WEAP-01"}.get(e.a, "BH-POW-01")
    return f"{e.me} uses {effect_name(e.t, e.s, e.seat, e.a)}.", rule


def _left_out(e: Line) -> Said:
    """BH-RUL-112: a standing power left out of the attack."""
    rule = "BH-ATK-11" if e.a else "BH-POW-07"
    return f"{e.me} leaves {effect_name(e.t, e.s, e.seat, e.a)} out of this attack: attack {e.b}, defence {e.c}.", rule


def _decline(e: Line) -> Said:
    """BH-POW-02: an effect is left unused."""
    return f"{e.me} leaves the effect unused.", "BH-POW-02"


def _look(e: Line) -> Said:
    """BH-FX-52: at what somebody looks; the values for that seat alone."""
    where = "deck" if e.b >= 2 else "hand"
    shown = ""
    if e.c > 0 and e.viewer == e.seat:
        owner = e.a if 0 <= e.a < e.t.n else e.seat
        values = sorted(book_of(e.t).card(e.s.seats[owner].legend, c).value for c in cards_in(e.c))
        shown = f": {', '.join(map(str, values))}"
    whose = "the own" if e.a == e.seat else f"{e.name(e.a)}'s"
    return f"{e.me} looks at {whose} {where}{shown}.", "BH-FX-52"


def _salvage(e: Line) -> Said:
    """BH-FX-54: a card comes back from the discard pile."""
    to = {0: "to hand", 1: "to the top of the deck", 2: "into the deck"}.get(e.b, "to hand")
    return f"{e.me} takes {e.card(e.a)} from the discard pile {to}.", "BH-FX-54"


def _actions(e: Line) -> Said:
    """BH-TURN-07: actions more or fewer."""
    return f"{e.me} has {plural(abs(e.a), 'action')} {'more' if e.a > 0 else 'fewer'} this turn.", "BH-TURN-07"


def _root(e: Line) -> Said:
    """BH-FX-36: no MOVE, or a short one."""
    how = "cannot MOVE" if e.a == 0 else f"moves at most {e.a}"
    return f"{e.me} {how} until the end of its next turn.", "BH-FX-36"


def _effect(e: Line) -> Said:
    """Any word of an effect that has no event of its own."""
    word = EFFECTS.get(e.a)
    words = word.happens if word else "{who}'s effect takes hold."
    if word and word.fewer and e.b <= 0:
        words = word.fewer
    target = e.name(e.c) if 0 <= e.c < e.t.n else "the other side"
    return words.format(n=Many(abs(e.b)), who=e.me, target=target), f"BH-FX-{e.a:02}"


class Many(int):
    """A number that brings its noun along in a sentence: `{n}` is `2`, `{n:step}` is `2 steps`."""

    def __format__(self, word: str) -> str:
        """The number, with the noun in singular or plural where one is given."""
        return plural(self, word) if word else str(int(self))


EFFECTS: Final = {word.number: word for word in PRINTED if word.happens}
"""The words that say something when they take hold."""

SAY: Final[dict[int, Callable[[Line], Said]]] = {
    ids.EV_LEGEND: _legend,
    ids.EV_STANDEE: lambda e: (f"{e.me} starts at {e.at(e.a)}.", "BH-SETUP-04"),
    ids.EV_DEAL: lambda e: (f"{e.me} draws a starting hand of {e.a}.", "BH-SETUP-12"),
    ids.EV_REDRAW: lambda e: (f"{e.me} shuffles the starting hand back and draws a new one.", "BH-RUL-12"),
    ids.EV_TURN: lambda e: (f"{e.me}'s turn.", "BH-GEN-01"),
    ids.EV_MOVE: lambda e: (f"{e.me} plays {e.card(e.a)} to MOVE.", "BH-MOVE-01"),
    ids.EV_WALK: _walk,
    ids.EV_PICKUP: lambda e: (f"{e.me} takes the Flaming Sword at {e.at(e.a)}.", "BH-WEAP-03"),
    ids.EV_DELAY: lambda e: (f"{e.me} DELAYs.", "BH-DELAY-01"),
    ids.EV_FALL: lambda e: (f"{e.me} falls to {e.at(e.b)}.", "BH-GRAV-01"),
    ids.EV_HANG: lambda e: (f"{e.me} stays at {e.at(e.a)}: nothing below is free.", "BH-GRAV-05"),
    ids.EV_HOVER: lambda e: (f"{e.me} does not fall.", "BH-FX-33"),
    ids.EV_BOTTOM: lambda e: (f"{e.me} falls over the KO line at {e.at(e.a)}.", "BH-RUL-23"),
    ids.EV_DRAW: _draw,
    ids.EV_SHUFFLE: lambda e: (f"{e.me} shuffles {plural(e.a, 'card')} into a new deck.", "BH-DRAW-02"),
    ids.EV_SWAP: lambda e: (
        f"{e.me} flips the Weapon card to {book_of(e.t).legends[e.s.seats[e.seat].legend].weapons[e.a - 1].name}.",
        "BH-SWAP-01",
    ),
    ids.EV_RECOVER: lambda e: (f"{e.me} recovers the weapon.", "BH-SWAP-02"),
    ids.EV_ATTACK: _attack,
    ids.EV_OPEN: _open,
    ids.EV_CARD: _card,
    ids.EV_PASS: lambda e: (f"{e.me} passes.", "BH-RUL-38" if e.a else PASSES.get(e.b, "BH-LIGHT-04")),
    ids.EV_DODGE: lambda e: (f"{e.me} answers with {e.card(e.a)}.", "BH-HEAVY-02"),
    ids.EV_HIT: _hit,
    ids.EV_FAILED: _failed,
    ids.EV_BONUS: _bonus,
    ids.EV_KNOCKBACK: _knockback,
    ids.EV_PUSHED: _pushed,
    ids.EV_WALL: lambda e: (f"A Platform stops {e.me} at {e.at(e.a)}; {e.b} lost.", "BH-KB-08"),
    ids.EV_CROSS: lambda e: (f"{e.me} crosses the KO line at {e.at(e.a)}.", "BH-KOL-01"),
    ids.EV_BUMP: lambda e: (f"{e.at(e.a)} is taken: {e.me} lands on {e.at(e.b)}.", "BH-KB-07"),
    ids.EV_DAMAGE: _damage,
    ids.EV_CAPPED: lambda e: (f"{e.me} is at Red already.", "BH-DMG-03"),
    ids.EV_KO: _ko,
    ids.EV_REVEAL: lambda e: (f"{e.me} reveals KO card #{e.a}.", "BH-KO-01"),
    ids.EV_OUT: lambda e: (f"{e.me} is out.", "BH-KO-07"),
    ids.EV_UNARMED: lambda e: (f"{e.me} loses the Flaming Sword.", "BH-KO-03"),
    ids.EV_RESPAWN: lambda e: (f"{e.me} is back at {e.at(e.a)}.", "BH-KO-04"),
    ids.EV_TOKEN: lambda e: (f"{e.me} puts a Flaming Sword on {e.at(e.a)}.", "BH-KO-05"),
    ids.EV_USE: _use,
    ids.EV_DECLINE: _decline,
    ids.EV_DISCARD: lambda e: (f"{e.me} discards {e.card(e.a)}.", DISCARDS.get(e.b, "BH-END-01")),
    ids.EV_LIMIT: lambda e: (f"{e.me} discards {plural(e.a, 'card')} down to the hand limit.", "BH-END-01"),
    ids.EV_DISARM: lambda e: (f"{e.me} is disarmed.", "BH-WEAP-06"),
    ids.EV_HEAL: lambda e: (f"{e.me} recovers from {LEVELS[e.a]} to {LEVELS[e.b]}.", "BH-FX-15"),
    ids.EV_STEPS: lambda e: (f"{e.me} steps from {e.at(e.a)} to {e.at(e.b)}.", "BH-FX-25"),
    ids.EV_PLACED: lambda e: (f"{e.me} is moved from {e.at(e.a)} to {e.at(e.b)}.", "BH-RUL-90"),
    ids.EV_LOOK: _look,
    ids.EV_BACK: lambda e: (f"{e.me} takes {e.card(e.a)} back to hand.", "BH-RUL-78"),
    ids.EV_SALVAGE: _salvage,
    ids.EV_MILL: lambda e: (f"{e.me} puts {e.card(e.a)} from the deck on the discard pile.", "BH-FX-56"),
    ids.EV_REVEALED: lambda e: (
        f"{e.me} reveals {e.card(e.a)} from the deck: attack {e.b}, defence {e.c}.",
        "BH-FX-09",
    ),
    ids.EV_TOTAL: lambda e: (f"The totals are now {e.a} against {e.b}.", "BH-RUL-39"),
    ids.EV_EFFECT: _effect,
    ids.EV_ACTIONS: _actions,
    ids.EV_ROOT: _root,
    ids.EV_CANCEL: lambda e: (f"{e.me} cancels {e.name(e.a)}'s effect.", "BH-FX-10"),
    ids.EV_PRESSURE: lambda e: ("Nobody was KO'd for long: pressure begins.", "BH-RUL-80"),
    ids.EV_CALM: lambda e: ("The KO ends the pressure.", "BH-RUL-80"),
    ids.EV_END_TURN: lambda e: (f"{e.me} ends the turn.", "BH-RUL-13"),
    ids.EV_CONCEDE: lambda e: (f"{e.me} concedes.", "BH-RUL-83"),
    ids.EV_OVER: lambda e: (ENDS[e.a][1], ENDED[e.a]),
    ids.EV_FAULT: lambda e: ("A chain of effects was cut off: this card set needs mending.", "BH-RUL-77"),
    ids.EV_PHASE: lambda e: (
        f"Phase {e.a}: {('Declare', 'Preparation', 'Action', 'Resolve', 'After')[e.a - 1]}.",
        "BH-PHASE-01",
    ),
    ids.EV_LEFT_OUT: _left_out,
}

EVENTS: Final = (
    "",
    *(
        name.removeprefix("EV_").lower()
        for name, _ in sorted(vars(ids).items(), key=lambda item: str(item[1]).zfill(4))
        if name.startswith("EV_")
    ),
)
"""Names of the events, by kind; kind 0 is no event."""


def say(t: Any, s: Any, row: Event, viewer: int) -> Said:
    """One event in words, and the id of its rule."""
    return SAY[row[0]](Line(t, s, row, viewer))


def redact(row: Event, viewer: int, t: Any, _s: Any) -> Event | None:
    """What of an event a viewer may see: drawn cards and cards looked at are for those who may know them."""
    kind, seat = row[0], row[1]
    if kind in (ids.EV_DRAW, ids.EV_DEAL):
        shared = viewer >= 0 and (viewer == seat or (t.team_shared and t.team[viewer] == t.team[seat]))
        return row if shared else (*row[:3], 0, *row[4:])
    if kind == ids.EV_LOOK and viewer != seat:
        return (*row[:4], 0, *row[5:])
    return row
