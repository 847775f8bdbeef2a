"""Events: the table of lines of the log, with what a viewer may know of each and the rule it comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

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
from rumpus.games.brawlhalla.interface.shapes import AttackType, Edge, SaidCard, Source
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.contract.lines import FLAG, NUMBER, Arg, Lines, Told, here, known, line, one_of, own, whole
from rumpus.kernel.records.log import Event
from rumpus.kernel.words.saying import Saying

Json = dict[str, Any]
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
DISCARDS: Final = ("limit", "cost", "tax", "effect")
DISCARDED: Final = ("BH-END-01", "BH-FX-K01", "BH-FX-07", "BH-FX-51")
"""For what a card is discarded, and by which rule."""
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
GIVES: Final = ("knockback", "damage", "actions")
"""What a KO card gives: BH-KOC-04 to BH-KOC-06."""
PACKED: Final = 10
"""Steps that the row of a walk tells, three bits each."""
WORDS: Final = {word.number: word.name for word in PRINTED}
"""The words of effects by number."""


# ---------------------------------------------------------------- how numbers read
def cards(of: Callable[[Told], tuple[int, int]]) -> dict[str, Arg]:
    """The cards of a mask by value, and how many are shown: (event) -> seat, mask."""

    def listed(e: Told) -> list[SaidCard]:
        p, mask = of(e)
        told = [said_card(e.t, e.s, p, c) for c in cards_in(max(0, mask))]
        return sorted(told, key=lambda card: card["value"])

    return {"cards": whole(list[SaidCard], listed), "shown": whole(int, lambda e: len(listed(e)))}


def weapon(e: Told, legend: int, side: int) -> str:
    """The weapon of a side."""
    return str(book_of(e.t).legends[legend].weapons[side - 1].name)


def walked(e: Told) -> list[str]:
    """BH-MOVE-02: the spaces of a MOVE, both ends included. A way longer than its row tells ends straight."""
    at, path = e.a, [space(e.t, e.a)]
    for n in range(min(e.c, PACKED)):
        at = e.t.go[at * 8 + (e.d >> 3 * n & 7)]
        if at < 0:
            break
        path.append(space(e.t, at))
    return path if at == e.b else [*path, space(e.t, e.b)]


def effect(e: Told) -> str:
    """The effect of a source."""
    return effect_name(e.t, e.s, e.seat, e.a)


def looked_at(e: Told) -> tuple[int, int]:
    """Whose cards somebody looked at, and which; for that seat alone."""
    return (e.a if 0 <= e.a < e.t.n else e.seat), (e.c if e.viewer == e.seat else 0)


def word_code(e: Told, args: Json) -> str:
    """The message of an effect's word: its own where it has one."""
    own = f"log-effect-{args['word'].replace('_', '-')}"
    fewer = f"{own}-fewer"
    return fewer if e.b <= 0 and fewer in CATALOGUE else own if own in CATALOGUE else "log-effect"


def by_light(light: str, heavy: str, at: int) -> Callable[[Told], str]:
    """The rule of a Light or a Heavy attack, whose type is one of the numbers."""
    return lambda e: light if e.numbers[at] == ids.LIGHT_ATTACK else heavy


def off_stage(e: Told) -> bool:
    """Whether a way ends off-stage."""
    return not e.t.inside[e.b]


SPACE: Final = here(str, lambda e, n: space(e.t, n))
ON: Final = {"space": SPACE}
WAY: Final = {"start": SPACE, "to": SPACE}
EDGE: Final = {"space": SPACE, "edge": whole(Edge, lambda e: edge_of(e.t, e.a))}
CARD: Final = here(SaidCard, lambda e, n: said_card(e.t, e.s, e.seat, n))
TYPE: Final = Arg(AttackType, lambda n: ATTACKS.get(n, "light"))
AMOUNT: Final = Arg(int, abs)
LEVELS: Final = {"start": NUMBER, "to": NUMBER}
TOTALS: Final = {"attack": NUMBER, "defence": NUMBER}
DRAWN: Final = {"count": NUMBER, **cards(lambda e: (e.seat, e.b))}
EFFECT: Final = {"source": Arg(Source, source_name), "name": whole(str, effect)}
BID: Final = {"target": NUMBER, **TOTALS, "type": TYPE}
HAND: Final = known(
    lambda event, viewer, t, _s: (
        viewer >= 0 and (viewer == event[1] or bool(t.team_shared and t.team[viewer] == t.team[event[1]]))
    ),
    {1: 0},
)
"""Cards drawn are for those who may see the hand."""

# ---------------------------------------------------------------- the table
LINES: Final = Lines(
    line(
        "legend",
        "BH-SETUP-03",
        legend=here(str, lambda e, n: book_of(e.t).legends[n].id),
        side=NUMBER,
        weapon=whole(str, lambda e: weapon(e, e.a, e.b)),
    ),
    line("standee", "BH-SETUP-04", **ON),
    line("deal", "BH-SETUP-12", seen=HAND, **DRAWN),
    line("redraw", "BH-RUL-12"),
    line("turn", "BH-GEN-01", turn=NUMBER, round=NUMBER),
    line("move", "BH-MOVE-01", card=CARD, steps=NUMBER),
    line(
        "walk",
        lambda e: "BH-RUL-16" if e.c == 0 else "BH-MOVE-14" if off_stage(e) else "BH-MOVE-02",
        **WAY,
        path=whole(list[str], walked),
        steps=NUMBER,
        off_stage=whole(bool, lambda e: off_stage(e) and e.c > 0),
    ),
    line("pickup", "BH-WEAP-03", **ON),
    line("delay", "BH-DELAY-01"),
    line("fall", "BH-GRAV-01", **WAY, by=NUMBER),
    line("hang", "BH-GRAV-05", **ON),
    line("hover", "BH-FX-33"),
    line("bottom", "BH-RUL-23", **EDGE),
    line("draw", lambda e: "BH-RUL-28" if e.c else "BH-DRAW-01", seen=HAND, **DRAWN),
    line("shuffle", "BH-DRAW-02", count=NUMBER),
    line(
        "swap",
        "BH-SWAP-01",
        side=NUMBER,
        weapon=whole(str, lambda e: weapon(e, e.s.seats[e.seat].legend, e.a)),
    ),
    line("recover", "BH-SWAP-02"),
    line("attack", "BH-PHASE-02", target=NUMBER, type=TYPE, free=FLAG),
    line("open", by_light("BH-LIGHT-01", "BH-HEAVY-01", 2), card=CARD, total=NUMBER, type=TYPE),
    line("card", lambda e: "BH-LIGHT-03" if e.d else "BH-LIGHT-02", card=CARD, **TOTALS, attacks=FLAG),
    line("pass", lambda e: "BH-RUL-38" if e.a else PASSES.get(e.b, "BH-LIGHT-04"), alone=FLAG, type=TYPE),
    line("dodge", "BH-HEAVY-02", card=CARD),
    line("hit", by_light("BH-LIGHT-06", "BH-HEAVY-05", 3), **BID),
    line("failed", by_light("BH-LIGHT-07", "BH-HEAVY-02", 3), **BID),
    line("bonus", lambda e: f"BH-KOC-0{e.b + 3}", ko=NUMBER, gives=one_of(GIVES, 1), count=NUMBER),
    line(
        "knockback",
        "BH-KB-02",
        count=NUMBER,
        level=NUMBER,
        card=NUMBER,
        changed=whole(Literal["no", "more", "less"], lambda e: "more" if e.d > 0 else "less" if e.d else "no"),
        effects=AMOUNT,
    ),
    line(
        "pushed",
        lambda e: "BH-KB-09" if off_stage(e) else "BH-KB-01",
        **WAY,
        path=whole(list[str], lambda e: straight(e.t, e.a, e.b)),
        steps=NUMBER,
        by=NUMBER,
        off_stage=whole(bool, off_stage),
    ),
    line("wall", "BH-KB-08", **ON, lost=NUMBER),
    line("cross", "BH-KOL-01", **EDGE),
    line("bump", "BH-KB-07", **WAY),
    line("damage", lambda e: SOURCES.get(e.c, "BH-DMG-01"), **LEVELS, source=NUMBER),
    line("capped", "BH-DMG-03", source=NUMBER),
    line(
        "ko",
        lambda e: KOS.get(e.c, "BH-KOL-03"),
        by=here(int, lambda e, n: n if n != e.seat else -1),
        left=NUMBER,
        source=NUMBER,
    ),
    line("reveal", "BH-KO-01", ko=NUMBER),
    line("out", "BH-KO-07"),
    line("unarmed", "BH-KO-03"),
    line("respawn", "BH-KO-04", **ON),
    line("token", "BH-KO-05", **ON),
    line("use", lambda e: {0: "BH-POW-07", 1: "BH-WEAP-01", 2: "BH-WEAP-01"}.get(e.a, "BH-POW-01"), **EFFECT),
    line("decline", "BH-POW-02"),
    line("discard", lambda e: DISCARDED[e.b], card=CARD, reason=one_of(DISCARDS)),
    line("limit", "BH-END-01", count=NUMBER),
    line("disarm", "BH-WEAP-06", by=NUMBER),
    line("heal", "BH-FX-15", **LEVELS),
    line("steps", "BH-FX-25", **WAY),
    line("placed", "BH-RUL-90", **WAY),
    line(
        "look",
        "BH-FX-52",
        seen=own({2: 0}),
        target=NUMBER,
        own=whole(bool, lambda e: e.a == e.seat),
        zone=Arg(Literal["hand", "deck"], lambda n: "deck" if n >= 2 else "hand"),
        **cards(looked_at),
    ),
    line("back", "BH-RUL-78", card=CARD),
    line("salvage", "BH-FX-54", card=CARD, to=one_of(("hand", "top", "deck"))),
    line("mill", "BH-FX-56", card=CARD),
    line("revealed", "BH-FX-09", card=CARD, **TOTALS),
    line("total", "BH-RUL-39", **TOTALS),
    line(
        "effect",
        lambda e: f"BH-FX-{e.a:02}",
        code=word_code,
        word=Arg(str, lambda n: WORDS.get(n, "")),
        count=AMOUNT,
        target=here(int | None, lambda e, n: n if 0 <= n < e.t.n else None),
    ),
    line("actions", "BH-TURN-07", count=AMOUNT, more=whole(bool, lambda e: e.a > 0)),
    line("root", "BH-FX-36", steps=NUMBER),
    line("cancel", "BH-FX-10", target=NUMBER),
    line("pressure", "BH-RUL-80"),
    line("calm", "BH-RUL-80"),
    line("end_turn", "BH-RUL-13", left=NUMBER),
    line("concede", "BH-RUL-83"),
    line(
        "over",
        lambda e: ENDED[e.a],
        code=lambda e, _args: ENDS[e.a][1].code,
        reason=Arg(str, lambda n: ENDS[n][0]),
    ),
    line("fault", "BH-RUL-77"),
    line("phase", "BH-PHASE-01", phase=NUMBER),
    line("left_out", lambda e: "BH-ATK-11" if e.a else "BH-POW-07", **EFFECT, **TOTALS),
    first=1,
    message=lambda name: f"log-{name.replace('_', '-')}",
)
"""The kinds, by number from 1."""
Events = LINES.shape()


def highlight(_t: Any, row: Event) -> tuple[str, int]:
    """What a replay points out: a KO is the deed of whoever caused it."""
    kind, seat, causer = row[:3]
    if kind == ids.EV_KO:
        return "ko", causer if causer >= 0 else seat
    return LINES.names[kind] if kind in (ids.EV_PICKUP, ids.EV_CONCEDE) else "", seat
