"""Events: the table of lines of the log, with what a viewer may know of each, the rule it comes from, how the log tells
it, and how long the board shows it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.content.words import PRINTED
from rumpus.games.brawlhalla.interface import names, pace
from rumpus.games.brawlhalla.interface.names import cards_in
from rumpus.games.brawlhalla.interface.shapes import AttackType, Edge, SaidCard, Source
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.contract.lines import FLAG, NUMBER, Arg, Around, Lines, Told, here, known, line, one_of, own, whole
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
        told = [names.said_card(e.t, e.s, p, c) for c in cards_in(max(0, mask))]
        return sorted(told, key=lambda card: card["value"])

    return {"cards": whole(list[SaidCard], listed), "shown": whole(int, lambda e: len(listed(e)))}


def weapon(e: Told, legend: int, side: int) -> str:
    """The weapon of a side."""
    return str(book_of(e.t).legends[legend].weapons[side - 1].name)


def walked(e: Told) -> list[str]:
    """BH-MOVE-02: the spaces of a MOVE, both ends included. A way longer than its row tells ends straight."""
    at, path = e.a, [names.space(e.t, e.a)]
    for n in range(min(e.c, PACKED)):
        at = e.t.go[at * 8 + (e.d >> 3 * n & 7)]
        if at < 0:
            break
        path.append(names.space(e.t, at))
    return path if at == e.b else [*path, names.space(e.t, e.b)]


def effect(e: Told) -> str:
    """The effect of a source."""
    return names.effect_name(e.t, e.s, e.seat, e.a)


def looked_at(e: Told) -> tuple[int, int]:
    """Whose cards somebody looked at, and which; for that seat alone."""
    return (e.a if 0 <= e.a < e.t.n else e.seat), (e.c if e.viewer == e.seat else 0)


def word_code(e: Told, args: Json) -> str:
    """The message of an effect's word: its own where it has one."""
    own = f"log-effect-{args['word'].replace('_', '-')}"
    fewer = f"{own}-fewer"
    return fewer if e.b <= 0 and fewer in names.CATALOGUE else own if own in names.CATALOGUE else "log-effect"


def by_light(light: str, heavy: str, at: int) -> Callable[[Told], str]:
    """The rule of a Light or a Heavy attack, whose type is one of the numbers."""
    return lambda e: light if e.numbers[at] == ids.LIGHT_ATTACK else heavy


def off_stage(e: Told) -> bool:
    """Whether a way ends off-stage."""
    return not e.t.inside[e.b]


def lands_on(e: Told) -> str:
    """What a way ends on."""
    return "ring" if off_stage(e) else "platform" if e.t.platform[e.b] else "air"


# ---------------------------------------------------------------- how it is told
def nothing(around: Around) -> bool:
    """BH-MOVE-01: a card without an effect of its own is told by the way that it goes."""
    return not around.line["args"]["card"]["name"]


def total_is(_t: Any, around: Around) -> Json:
    """Whether a total is its card's number alone."""
    args = around.line["args"]
    return {"sum": "card" if args["total"] == args["card"]["value"] else "more"}


SPACE: Final = here(str, lambda e, n: names.space(e.t, n))
ON: Final = {"space": SPACE}
WAY: Final = {"start": SPACE, "to": SPACE}
ENDS_ON: Final = whole(Literal["ring", "platform", "air"], lands_on)
EDGE: Final = {"space": SPACE, "edge": whole(Edge, lambda e: names.edge_of(e.t, e.a))}
CARD: Final = here(SaidCard, lambda e, n: names.said_card(e.t, e.s, e.seat, n))
TYPE: Final = Arg(AttackType, lambda n: names.ATTACKS.get(n, "light"))
AMOUNT: Final = Arg(int, abs)
LEVELS: Final = {"start": NUMBER, "to": NUMBER}
TOTALS: Final = {"attack": NUMBER, "defence": NUMBER}
DRAWN: Final = {"count": NUMBER, **cards(lambda e: (e.seat, e.b))}
EFFECT: Final = {"source": Arg(Source, names.source_name), "name": whole(str, effect)}
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
    # seat picks Legend a, weapon side b
    line(
        "legend",
        "BH-SETUP-03",
        legend=here(str, lambda e, n: book_of(e.t).legends[n].id),
        side=NUMBER,
        weapon=whole(str, lambda e: weapon(e, e.a, e.b)),
    ),
    # seat stands on space a
    line("standee", "BH-SETUP-04", **ON),
    # seat draws a starting hand of a cards
    line("deal", "BH-SETUP-12", seen=HAND, **DRAWN),
    # seat takes the mulligan
    line("redraw", "BH-RUL-12"),
    # seat's turn a begins, round b
    line("turn", "BH-GEN-01", head=True, quiet=True, turn=NUMBER, round=NUMBER),
    # seat plays card a for a MOVE of up to b steps
    line("move", "BH-MOVE-01", quiet=nothing, card=CARD, steps=NUMBER),
    # seat goes from space a to b in c steps, d = the first ten of them, 3 bits each (a = b: no step)
    line(
        "walk",
        lambda e: "BH-RUL-16" if e.c == 0 else "BH-MOVE-14" if off_stage(e) else "BH-MOVE-02",
        **WAY,
        shown_ms=pace.walks,
        path=whole(list[str], walked),
        steps=NUMBER,
        on=ENDS_ON,
    ),
    # seat takes the token on space a
    line("pickup", "BH-WEAP-03", shown_ms=pace.STEP, **ON),
    # seat DELAYs
    line("delay", "BH-DELAY-01"),
    # seat falls from a to b; c = DELAYing seat
    line("fall", "BH-GRAV-01", shown_ms=pace.FALL, **WAY, by=NUMBER),
    # seat stays on a: nothing below is free
    line("hang", "BH-GRAV-05", **ON),
    # seat does not fall at this gravity
    line("hover", "BH-FX-33"),
    # seat falls over the KO line at space a
    line("bottom", "BH-RUL-23", shown_ms=pace.unless_ko(pace.FALL), **EDGE),
    # seat draws a cards; b, c, d = card of a single draw (hidden), reason
    line("draw", lambda e: "BH-RUL-28" if e.c else "BH-DRAW-01", seen=HAND, **DRAWN),
    # seat shuffles a discarded cards into the deck
    line("shuffle", "BH-DRAW-02", count=NUMBER),
    # seat flips the Weapon card to side a
    line(
        "swap",
        "BH-SWAP-01",
        side=NUMBER,
        weapon=whole(str, lambda e: weapon(e, e.s.seats[e.seat].legend, e.a)),
    ),
    # seat recovers the weapon
    line("recover", "BH-SWAP-02"),
    # seat attacks seat a, type b
    line("attack", "BH-PHASE-02", shown_ms=pace.OPENS, target=NUMBER, type=TYPE, free=FLAG),
    # seat opens with card a; b = total
    line(
        "open",
        by_light("BH-LIGHT-01", "BH-HEAVY-01", 2),
        told=total_is,
        shown_ms=pace.lands,
        card=CARD,
        total=NUMBER,
        type=TYPE,
    ),
    # seat plays card a; b = attack total, c = defence total, d = 1 attacker
    line(
        "card",
        lambda e: "BH-LIGHT-03" if e.d else "BH-LIGHT-02",
        shown_ms=pace.lands,
        card=CARD,
        **TOTALS,
        attacks=FLAG,
    ),
    # seat passes; a = 1 by itself (empty hand); b = type of the attack
    line(
        "pass",
        lambda e: "BH-RUL-38" if e.a else PASSES.get(e.b, "BH-LIGHT-04"),
        quiet=lambda a: a.beside("hit", "failed"),
        alone=FLAG,
        type=TYPE,
    ),
    # seat dodges with card a
    line("dodge", "BH-HEAVY-02", shown_ms=pace.LANDS, card=CARD),
    # seat's attack on a hits; b = attack total, c = defence total, d = type
    line("hit", by_light("BH-LIGHT-06", "BH-HEAVY-05", 3), shown_ms=pace.judged, **BID),
    # seat's attack on a fails; b, c, d as above
    line("failed", by_light("BH-LIGHT-07", "BH-HEAVY-02", 3), shown_ms=pace.judged, **BID),
    # seat uses KO card a; b = 1 knock-back, 2 damage, 3 action; c = how much
    line("bonus", lambda e: f"BH-KOC-0{e.b + 3}", ko=NUMBER, gives=one_of(GIVES, 1), count=NUMBER),
    # seat is knocked back a spaces: b for the level, c for the card, d for effects
    line(
        "knockback",
        "BH-KB-02",
        count=NUMBER,
        level=NUMBER,
        card=NUMBER,
        changed=whole(Literal["no", "more", "less"], lambda e: "more" if e.d > 0 else "less" if e.d else "no"),
        effects=AMOUNT,
    ),
    # seat is pushed from a to b; c = spaces moved, d = causer
    line(
        "pushed",
        lambda e: "BH-KB-09" if off_stage(e) else "BH-KB-01",
        shown_ms=pace.flies,
        **WAY,
        path=whole(list[str], lambda e: names.straight(e.t, e.a, e.b)),
        steps=NUMBER,
        by=NUMBER,
        on=ENDS_ON,
    ),
    # seat is stopped by a Platform at a; b spaces are lost
    line("wall", "BH-KB-08", shown_ms=pace.flies, **ON, lost=NUMBER),
    # seat crosses the KO line at a
    line("cross", "BH-KOL-01", quiet=lambda a: len([*a.joined]) > 1, shown_ms=pace.flies, **EDGE),
    # seat is put on b instead of the occupied a
    line("bump", "BH-KB-07", shown_ms=pace.STEP, **WAY),
    # seat's damage level goes from a to b; c = source
    line(
        "damage",
        lambda e: SOURCES.get(e.c, "BH-DMG-01"),
        shown_ms=pace.unless_ko(pace.BLOW["hit"]["light"]),
        **LEVELS,
        source=NUMBER,
    ),
    # seat takes damage at Red and stays there; a = source
    line("capped", "BH-DMG-03", shown_ms=pace.BLOW["hit"]["light"], source=NUMBER),
    # seat is KO'd; a = causer or -1, b = KO cards left, c = source (DMG_*)
    line(
        "ko",
        lambda e: KOS.get(e.c, "BH-KOL-03"),
        shown_ms=pace.knocked_out,
        by=here(int, lambda e, n: n if n != e.seat else -1),
        left=NUMBER,
        source=NUMBER,
    ),
    # seat reveals KO card a
    line("reveal", "BH-KO-01", shown_ms=pace.turned, ko=NUMBER),
    # seat is eliminated
    line("out", "BH-KO-07", shown_ms=pace.turned),
    # seat loses the token at a KO
    line("unarmed", "BH-KO-03"),
    # seat respawns on a
    line("respawn", "BH-KO-04", shown_ms=pace.JUMP, **ON),
    # seat puts a token on a
    line("token", "BH-KO-05", **ON),
    # seat applies the effect source a, slot b, of Fx c
    line("use", lambda e: {0: "BH-POW-07", 1: "BH-WEAP-01", 2: "BH-WEAP-01"}.get(e.a, "BH-POW-01"), **EFFECT),
    # seat leaves an effect unused (public card)
    line("decline", "BH-POW-02"),
    # seat discards card a; b = reason: 0 limit, 1 cost, 2 tax, 3 effect
    line("discard", lambda e: DISCARDED[e.b], card=CARD, reason=one_of(DISCARDS)),
    # seat discards a cards down to the limit
    line("limit", "BH-END-01", count=NUMBER),
    # seat is disarmed by a
    line("disarm", "BH-WEAP-06", by=NUMBER),
    # seat's damage level goes from a to b
    line("heal", "BH-FX-15", **LEVELS),
    # seat steps from a to b by an effect
    line("steps", "BH-FX-25", shown_ms=pace.walks, **WAY, steps=NUMBER),
    # seat is moved from a to b by an effect (swap, teleport)
    line("placed", "BH-RUL-90", shown_ms=pace.JUMP, **WAY),
    # seat looks at seat a's hand (b = 0) or deck (b = 2, 3); c = cards as a bit mask (only for the seat)
    line(
        "look",
        "BH-FX-52",
        seen=own({2: 0}),
        target=NUMBER,
        own=whole(bool, lambda e: e.a == e.seat),
        zone=Arg(Literal["hand", "deck"], lambda n: "deck" if n >= 2 else "hand"),
        **cards(looked_at),
    ),
    # seat takes card a back from play to hand
    line("back", "BH-RUL-78", card=CARD),
    # seat takes card a from the discard pile; b = to
    line("salvage", "BH-FX-54", card=CARD, to=one_of(("hand", "top", "deck"))),
    # seat puts card a from deck to discard
    line("mill", "BH-FX-56", card=CARD),
    # seat reveals card a from the deck for the total; b, c as EV_CARD
    line("revealed", "BH-FX-09", shown_ms=pace.lands, card=CARD, **TOTALS),
    # seat's attack: totals are a (attack), b (defence) after an effect
    line("total", "BH-RUL-39", shown_ms=pace.COUNTS, **TOTALS),
    # seat: effect operation a with amount b takes hold on seat c
    line(
        "effect",
        lambda e: f"BH-FX-{e.a:02}",
        code=word_code,
        word=Arg(str, lambda n: WORDS.get(n, "")),
        count=AMOUNT,
        target=here(int | None, lambda e, n: n if 0 <= n < e.t.n else None),
    ),
    # seat has a more actions (negative: fewer)
    line("actions", "BH-TURN-07", count=AMOUNT, more=whole(bool, lambda e: e.a > 0)),
    # seat cannot MOVE (a steps at most) until the end of its next turn
    line("root", "BH-FX-36", steps=NUMBER),
    # seat cancels the effect of seat a
    line("cancel", "BH-FX-10", target=NUMBER),
    # pressure begins
    line("pressure", "BH-RUL-80"),
    # a KO ends the pressure
    line("calm", "BH-RUL-80"),
    # seat ends the turn with a actions left
    line("end_turn", "BH-RUL-13", quiet=True, left=NUMBER),
    # seat concedes
    line("concede", "BH-RUL-83"),
    # the game is over: reason a
    line(
        "over",
        lambda e: ENDED[e.a],
        shown_ms=pace.REST,
        code=lambda e, _args: ENDS[e.a][1].code,
        reason=Arg(str, lambda n: ENDS[n][0]),
    ),
    # data fault: the engine limit of effects a chain was reached
    line("fault", "BH-RUL-77"),
    # attack phase a begins (1..5); seat = attacker
    line("phase", "BH-PHASE-01", quiet=True, phase=NUMBER),
    # seat leaves the standing power of source a out of the attack; totals are b (attack), c (defence)
    line("left_out", lambda e: "BH-ATK-11" if e.a else "BH-POW-07", shown_ms=pace.COUNTS, **EFFECT, **TOTALS),
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
