"""Events: which message of the catalogue each is, what it is told by name, and its rule; and what of one a viewer may
see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.content.words import PRINTED
from rumpus.games.brawlhalla.interface.names import (
    ATTACKS,
    CATALOGUE,
    cards_in,
    edge_of,
    effect_name,
    said_card,
    source_name,
    space,
    straight,
)
from rumpus.games.brawlhalla.interface.shapes import SaidCard
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.spec import Event
from rumpus.kernel.words import Saying

Json = dict[str, Any]
Told = tuple[Json, str]
"""What a line is told beside its seat, and its rule."""
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
DISCARDS: Final = {
    0: ("limit", "BH-END-01"),
    1: ("cost", "BH-FX-K01"),
    2: ("tax", "BH-FX-07"),
    3: ("effect", "BH-FX-51"),
}
ENDS: Final = {
    ids.OVER_LAST: ("last-standing", Saying("end-last-standing")),
    ids.OVER_ROUNDS: ("round-limit", Saying("end-round-limit")),
    ids.OVER_CONCEDED: ("conceded", Saying("end-conceded")),
    ids.OVER_TEAM: ("last-team-standing", Saying("end-last-team-standing")),
}
ENDED: Final = {
    ids.OVER_LAST: "BH-GEN-02",
    ids.OVER_ROUNDS: "BH-RUL-81",
    ids.OVER_CONCEDED: "BH-RUL-83",
    ids.OVER_TEAM: "BH-GEN-03",
}
PASSES: Final = {ids.LIGHT_ATTACK: "BH-LIGHT-04", ids.HEAVY_ATTACK: "BH-HEAVY-04"}
BONUSES: Final = {1: ("knockback", "BH-KOC-04"), 2: ("damage", "BH-KOC-05"), 3: ("actions", "BH-KOC-06")}
PACKED: Final = 10
"""Steps that the row of a walk tells, three bits each."""


class Line:
    """One event being told."""

    def __init__(self, t: Any, s: Any, row: Event, viewer: int) -> None:
        """The row of the event, the position after it, and who reads."""
        self.t, self.s, self.viewer = t, s, viewer
        self.kind, self.seat, self.a, self.b, self.c, self.d = row[:6]

    def at(self, number: int) -> str:
        """A space."""
        return space(self.t, number)

    def card(self, c: int) -> SaidCard:
        """A card of the line's seat."""
        return said_card(self.t, self.s, self.seat, c)

    def cards(self, p: int, mask: int) -> Json:
        """The cards of a mask, those of seat p, by value."""
        told = [said_card(self.t, self.s, p, c) for c in cards_in(max(0, mask))]
        return {"cards": sorted(told, key=lambda card: card["value"]), "shown": len(told)}

    def way(self, start: int, to: int) -> Json:
        """From one space to another."""
        return {"start": self.at(start), "to": self.at(to)}

    def type(self, kind: int) -> str:
        """Light or Heavy."""
        return ATTACKS.get(kind, "light")


# ---------------------------------------------------------------- what lines are told


def _legend(e: Line) -> Told:
    """BH-SETUP-03: a Legend and the weapon side that faces up."""
    legend = book_of(e.t).legends[e.a]
    return {"legend": legend.id, "side": e.b, "weapon": legend.weapons[e.b - 1].name}, "BH-SETUP-03"


def _deal(e: Line) -> Told:
    """BH-SETUP-12: the starting hand; its cards for who may see them."""
    return {"count": e.a, **e.cards(e.seat, e.b)}, "BH-SETUP-12"


def _walk(e: Line) -> Told:
    """BH-MOVE-02, BH-RUL-16: the way of a MOVE. A way longer than its row tells ends straight."""
    here, path = e.a, [e.at(e.a)]
    for n in range(min(e.c, PACKED)):
        here = e.t.go[here * 8 + (e.d >> 3 * n & 7)]
        if here < 0:
            break
        path.append(e.at(here))
    if here != e.b:
        path.append(e.at(e.b))
    off = not e.t.inside[e.b] and e.c > 0
    rule = "BH-RUL-16" if e.c == 0 else "BH-MOVE-14" if off else "BH-MOVE-02"
    return {**e.way(e.a, e.b), "path": path, "steps": e.c, "off_stage": off}, rule


def _draw(e: Line) -> Told:
    """BH-DRAW-01: how many cards; which for who may see them."""
    return {"count": e.a, **e.cards(e.seat, e.b)}, "BH-RUL-28" if e.c else "BH-DRAW-01"


def _swap(e: Line) -> Told:
    """BH-SWAP-01: the Weapon card is flipped."""
    weapons = book_of(e.t).legends[e.s.seats[e.seat].legend].weapons
    return {"side": e.a, "weapon": weapons[e.a - 1].name}, "BH-SWAP-01"


def _open(e: Line) -> Told:
    """BH-LIGHT-01, BH-HEAVY-01: the opening card."""
    rule = "BH-LIGHT-01" if e.c == ids.LIGHT_ATTACK else "BH-HEAVY-01"
    return {"card": e.card(e.a), "total": e.b, "type": "light" if e.c == ids.LIGHT_ATTACK else "heavy"}, rule


def _card(e: Line) -> Told:
    """BH-LIGHT-02, BH-LIGHT-03: a card played, and both totals."""
    told = {"card": e.card(e.a), "attack": e.b, "defence": e.c, "attacks": bool(e.d)}
    return told, "BH-LIGHT-03" if e.d else "BH-LIGHT-02"


def _pass(e: Line) -> Told:
    """BH-LIGHT-04, BH-HEAVY-04, BH-RUL-38: a pass, by itself with an empty hand."""
    return {"alone": bool(e.a), "type": e.type(e.b)}, "BH-RUL-38" if e.a else PASSES.get(e.b, "BH-LIGHT-04")


def _verdict(light: str, heavy: str) -> Callable[[Line], Told]:
    """What an attack came to, by the rule of its type."""

    def told(e: Line) -> Told:
        made = {"target": e.a, "attack": e.b, "defence": e.c}
        bid = e.d == ids.LIGHT_ATTACK
        return {**made, "type": "light" if bid else "heavy"}, light if bid else heavy

    return told


def _bonus(e: Line) -> Told:
    """BH-KOC-04 to BH-KOC-06: what a KO card gives."""
    gives, rule = BONUSES[e.b]
    return {"ko": e.a, "gives": gives, "count": e.c}, rule


def _knockback(e: Line) -> Told:
    """BH-KB-02: the spaces of a knock-back, and what they are made of."""
    changed = "more" if e.d > 0 else "less" if e.d else "no"
    return {"count": e.a, "level": e.b, "card": e.c, "changed": changed, "effects": abs(e.d)}, "BH-KB-02"


def _pushed(e: Line) -> Told:
    """BH-KB-01, BH-KB-09: how far a Legend flew."""
    off = not e.t.inside[e.b]
    told = {**e.way(e.a, e.b), "path": straight(e.t, e.a, e.b), "steps": e.c, "by": e.d, "off_stage": off}
    return told, "BH-KB-09" if off else "BH-KB-01"


def _use(e: Line) -> Told:
    """BH-POW-01: which effect is used."""
    rule = {0: "BH-POW-07", 1: "BH-WEAP-01", 2: "BH-WEAP-01"}.get(e.a, "BH-POW-01")
    return {"source": source_name(e.a), "name": effect_name(e.t, e.s, e.seat, e.a)}, rule


def _left_out(e: Line) -> Told:
    """BH-RUL-112: a standing power left out of the attack."""
    told = {"source": source_name(e.a), "name": effect_name(e.t, e.s, e.seat, e.a), "attack": e.b, "defence": e.c}
    return told, "BH-ATK-11" if e.a else "BH-POW-07"


def _discard(e: Line) -> Told:
    """BH-END-01 and effects: a card discarded."""
    reason, rule = DISCARDS.get(e.b, DISCARDS[0])
    return {"card": e.card(e.a), "reason": reason}, rule


def _look(e: Line) -> Told:
    """BH-FX-52: at what somebody looks; the cards for that seat alone."""
    owner = e.a if 0 <= e.a < e.t.n else e.seat
    shown = e.cards(owner, e.c if e.viewer == e.seat else 0)
    return {"target": e.a, "own": e.a == e.seat, "zone": "deck" if e.b >= 2 else "hand", **shown}, "BH-FX-52"


def _salvage(e: Line) -> Told:
    """BH-FX-54: a card comes back from the discard pile."""
    return {"card": e.card(e.a), "to": {1: "top", 2: "deck"}.get(e.b, "hand")}, "BH-FX-54"


def _effect(e: Line) -> Told:
    """Any word of an effect that has no event of its own."""
    target = e.c if 0 <= e.c < e.t.n else None
    word = WORDS.get(e.a, "")
    return {"word": word, "count": abs(e.b), "target": target}, f"BH-FX-{e.a:02}"


def _over(e: Line) -> Told:
    """How it ended."""
    return {"reason": ENDS[e.a][0]}, ENDED[e.a]


WORDS: Final = {word.number: word.name for word in PRINTED}
"""The words of effects by number."""


def _at(rule: str) -> Callable[[Line], Told]:
    """Something on space a."""
    return lambda e: ({"space": e.at(e.a)}, rule)


def _of(rule: str, **which: str) -> Callable[[Line], Told]:
    """Numbers of the row by their names."""
    return lambda e: ({name: getattr(e, field) for name, field in which.items()}, rule)


def _a_card(rule: str) -> Callable[[Line], Told]:
    """Card a of the line's seat."""
    return lambda e: ({"card": e.card(e.a)}, rule)


def _edge(rule: str) -> Callable[[Line], Told]:
    """The KO line next to space a."""
    return lambda e: ({"space": e.at(e.a), "edge": edge_of(e.t, e.a)}, rule)


def _between(rule: str) -> Callable[[Line], Told]:
    """From space a to space b."""
    return lambda e: (e.way(e.a, e.b), rule)


TELL: Final[dict[int, Callable[[Line], Told]]] = {
    ids.EV_LEGEND: _legend,
    ids.EV_STANDEE: _at("BH-SETUP-04"),
    ids.EV_DEAL: _deal,
    ids.EV_REDRAW: _of("BH-RUL-12"),
    ids.EV_TURN: _of("BH-GEN-01", turn="a", round="b"),
    ids.EV_MOVE: lambda e: ({"card": e.card(e.a), "steps": e.b}, "BH-MOVE-01"),
    ids.EV_WALK: _walk,
    ids.EV_PICKUP: _at("BH-WEAP-03"),
    ids.EV_DELAY: _of("BH-DELAY-01"),
    ids.EV_FALL: lambda e: ({**e.way(e.a, e.b), "by": e.c}, "BH-GRAV-01"),
    ids.EV_HANG: _at("BH-GRAV-05"),
    ids.EV_HOVER: _of("BH-FX-33"),
    ids.EV_BOTTOM: _edge("BH-RUL-23"),
    ids.EV_DRAW: _draw,
    ids.EV_SHUFFLE: _of("BH-DRAW-02", count="a"),
    ids.EV_SWAP: _swap,
    ids.EV_RECOVER: _of("BH-SWAP-02"),
    ids.EV_ATTACK: lambda e: ({"target": e.a, "type": e.type(e.b), "free": bool(e.c)}, "BH-PHASE-02"),
    ids.EV_OPEN: _open,
    ids.EV_CARD: _card,
    ids.EV_PASS: _pass,
    ids.EV_DODGE: _a_card("BH-HEAVY-02"),
    ids.EV_HIT: _verdict("BH-LIGHT-06", "BH-HEAVY-05"),
    ids.EV_FAILED: _verdict("BH-LIGHT-07", "BH-HEAVY-02"),
    ids.EV_BONUS: _bonus,
    ids.EV_KNOCKBACK: _knockback,
    ids.EV_PUSHED: _pushed,
    ids.EV_WALL: lambda e: ({"space": e.at(e.a), "lost": e.b}, "BH-KB-08"),
    ids.EV_CROSS: _edge("BH-KOL-01"),
    ids.EV_BUMP: _between("BH-KB-07"),
    ids.EV_DAMAGE: lambda e: ({"start": e.a, "to": e.b, "source": e.c}, SOURCES.get(e.c, "BH-DMG-01")),
    ids.EV_CAPPED: _of("BH-DMG-03", source="a"),
    ids.EV_KO: lambda e: (
        {"by": e.a if e.a != e.seat else -1, "left": e.b, "source": e.c},
        KOS.get(e.c, "BH-KOL-03"),
    ),
    ids.EV_REVEAL: _of("BH-KO-01", ko="a"),
    ids.EV_OUT: _of("BH-KO-07"),
    ids.EV_UNARMED: _of("BH-KO-03"),
    ids.EV_RESPAWN: _at("BH-KO-04"),
    ids.EV_TOKEN: _at("BH-KO-05"),
    ids.EV_USE: _use,
    ids.EV_DECLINE: _of("BH-POW-02"),
    ids.EV_DISCARD: _discard,
    ids.EV_LIMIT: _of("BH-END-01", count="a"),
    ids.EV_DISARM: _of("BH-WEAP-06", by="a"),
    ids.EV_HEAL: _of("BH-FX-15", start="a", to="b"),
    ids.EV_STEPS: _between("BH-FX-25"),
    ids.EV_PLACED: _between("BH-RUL-90"),
    ids.EV_LOOK: _look,
    ids.EV_BACK: _a_card("BH-RUL-78"),
    ids.EV_SALVAGE: _salvage,
    ids.EV_MILL: _a_card("BH-FX-56"),
    ids.EV_REVEALED: lambda e: ({"card": e.card(e.a), "attack": e.b, "defence": e.c}, "BH-FX-09"),
    ids.EV_TOTAL: _of("BH-RUL-39", attack="a", defence="b"),
    ids.EV_EFFECT: _effect,
    ids.EV_ACTIONS: lambda e: ({"count": abs(e.a), "more": e.a > 0}, "BH-TURN-07"),
    ids.EV_ROOT: _of("BH-FX-36", steps="a"),
    ids.EV_CANCEL: _of("BH-FX-10", target="a"),
    ids.EV_PRESSURE: _of("BH-RUL-80"),
    ids.EV_CALM: _of("BH-RUL-80"),
    ids.EV_END_TURN: _of("BH-RUL-13", left="a"),
    ids.EV_CONCEDE: _of("BH-RUL-83"),
    ids.EV_OVER: _over,
    ids.EV_FAULT: _of("BH-RUL-77"),
    ids.EV_PHASE: _of("BH-PHASE-01", phase="a"),
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


def told(t: Any, s: Any, row: Event, viewer: int) -> tuple[Saying, str]:
    """One event as its message, and the id of its rule."""
    line = Line(t, s, row, viewer)
    args, rule = TELL[row[0]](line)
    return Saying(_code(line, args), {"seat": line.seat, **args}), rule


def _code(e: Line, args: Json) -> str:
    """The message of a line: that of its kind; ends and the words of effects have their own."""
    if e.kind == ids.EV_OVER:
        return ENDS[e.a][1].code
    code = f"log-{EVENTS[e.kind].replace('_', '-')}"
    if e.kind == ids.EV_EFFECT:
        own = f"{code}-{args['word'].replace('_', '-')}"
        fewer = f"{own}-fewer"
        return fewer if e.b <= 0 and fewer in CATALOGUE else own if own in CATALOGUE else code
    return code


def highlight(_t: Any, row: Event) -> tuple[str, int]:
    """What a replay points out: a KO is the deed of whoever caused it."""
    kind, seat, causer = row[:3]
    if kind == ids.EV_KO:
        return "ko", causer if causer >= 0 else seat
    return EVENTS[kind] if kind in (ids.EV_PICKUP, ids.EV_CONCEDE) else "", seat


def redact(row: Event, viewer: int, t: Any, _s: Any) -> Event | None:
    """What of an event a viewer may see: drawn cards and cards looked at are for those who may know them."""
    kind, seat = row[0], row[1]
    if kind in (ids.EV_DRAW, ids.EV_DEAL):
        shared = viewer >= 0 and (viewer == seat or (t.team_shared and t.team[viewer] == t.team[seat]))
        return row if shared else (*row[:3], 0, *row[4:])
    if kind == ids.EV_LOOK and viewer != seat:
        return (*row[:4], 0, *row[5:])
    return row
