"""Events: the table of lines of the log, with the rule of each, who may know it, how the log tells it, like a
commentator, and how long the board shows it.
"""

from typing import Any, Final, Literal

from rumpus.games.incredibrawl.content import moments
from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.content.words import NAMES, PLACES
from rumpus.games.incredibrawl.interface.actions import Answer
from rumpus.games.incredibrawl.interface.board import HOW as HOWS
from rumpus.games.incredibrawl.interface.card_text import parts_of
from rumpus.games.incredibrawl.interface.names import SIGNS, PowerType
from rumpus.games.incredibrawl.interface.prompts import ASKS, AskName
from rumpus.games.incredibrawl.interface.shapes import Settled
from rumpus.games.incredibrawl.interface.view import ABOUT, REASONS, listed
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.games.incredibrawl.rules.throws import TRIES
from rumpus.kernel.contract import lines
from rumpus.kernel.records.bits import lone
from rumpus.kernel.records.log import Event
from rumpus.kernel.words.saying import saying

Json = dict[str, Any]
ENDS: Final = {
    ids.END_GOAL: ("IB-END-01", saying("end-goal")),
    ids.END_DECK: ("IB-END-03", saying("end-deck")),
    ids.END_ROUNDS: ("IB-END-08", saying("end-rounds")),
}
HOW: Final = lines.one_of(HOWS, 1)

TRIGGER: Final = lines.one_of(ids.TRIGGERS)
TO: Final = lines.one_of(tuple(PLACES))
CLASSES: Final = lines.Arg(list[str], lines.some_of(ids.CLASSES).read)
PLACE: Final = lines.Arg(int, lambda n: ids.CARDS + n)
"""A location's card."""


def word(*names: str) -> lines.Arg:
    """A word by its number, which is one of these."""
    return lines.Arg(Literal[names], tuple(NAMES).__getitem__)


def listed_cards(characters: int, power_ups: int) -> list[int]:
    """The cards of two masks, ascending."""
    both = characters | power_ups << ids.CHARACTERS
    return [card for card in range(ids.CARDS) if both >> card & 1]


def settled(t: Table, s: State, about: int) -> str:
    """IB-TIE-04, IB-R-THROW: what decided the throw that has just ended. After the last one of a game nothing is left
    of it but the signs.
    """
    if t.tie_break != ids.THROW:
        return "coin" if t.tie_break == ids.COIN else "seed"
    if about != ids.T_FINAL or not s.over:
        return "seed" if s.throw_n >= TRIES and not lone(s.throw_in) else "signs"
    best = max(s.seats[p].glory for p in range(t.n))
    shown = [s.seats[p].sign for p in range(t.n) if s.seats[p].glory == best]
    return "seed" if len(shown) == 2 and len(set(shown)) == 1 else "signs"


def claimed(e: lines.Told) -> str:
    """The word of a claim."""
    return tuple(NAMES)[e.b]


def sees(event: Event, viewer: int, _t: Table, _s: State) -> bool:
    """Whether a viewer sees cards that are shown: who shows them, and to whom."""
    return event[1] == viewer or event[4] == ids.ALL_KNOWN or bool(viewer >= 0 and event[4] >> viewer & 1)


def draw_seen(event: Event, viewer: int, _t: Table, _s: State) -> Event:
    """The card of a draw: its seat's, and of who knows it already; who these are is nobody's."""
    kind, seat, card, who, *rest = event
    return (kind, seat, card if seat == viewer or (viewer >= 0 and who >> viewer & 1) else -1, 0, *rest)


# ---------------------------------------------------------------- how the log tells it
def over(around: lines.Around) -> bool:
    """Whether the brawl has had its reward: cards that leave now but clear the table."""
    return in_round(around, "victory", "nobody") is not None


def in_round(around: lines.Around, *kinds: str, seat: int | None = None) -> Json | None:
    """The latest line before it, in its round, of one of these kinds, and of this seat; None: there is none."""
    for one in around.before:
        if one["kind"] == "round":
            return None
        if one["kind"] in kinds and seat in (None, one["seat"]):
            return one
    return None


def fought(_t: Table, around: lines.Around) -> Json:
    """The characters of a scrap: the winner's and the loser's, as far as the log has told them."""
    seats = around.line["seat"], around.line["args"]["loser"]
    both = [in_round(around, "flip_up", "enters", seat=seat) for seat in seats]
    own, other = (one and one["args"]["card"] for one in both)
    return {"own": own, "other": other, "known": None not in both}


def drawn(_t: Table, around: lines.Around) -> Json:
    """Every card of a draw, from the first to the last."""
    cards = [one["args"]["card"] for one in around.joined]
    return {"drawn": cards, "known": None not in cards, "cards": len(cards)}


def printed(t: Table, around: lines.Around) -> Json:
    """A character as it is printed."""
    card = t.cards[around.line["args"]["card"]]
    return {"kind": ids.TYPES[card.type], "level": card.level}


def way(n: int) -> str:
    """Where a number goes."""
    return "up" if n > 0 else "down" if n < 0 else "same"


def taking(_t: Table, around: lines.Around) -> Json | None:
    """Who takes the Glory of a brawl has won it: told in one, where it was not told before."""
    return {} if around.beside("brawl") else None


def resolved(around: lines.Around) -> bool:
    """Whether a Power-Up was the last one to be laid: its line told of it."""
    laid = in_round(around, "laid")
    return laid is not None and laid["args"]["card"] == around.line["args"]["card"]


def text(t: Table, line: Json) -> Json:
    """The part of a card's text that is carried out, and what stands before it."""
    args = line["args"]
    sheet = book_of(t).sheets[args["card"]]
    part = next((one for one in parts_of(sheet) if one["trigger"] == args.get("trigger")), None)
    head, words = (part["head"] or "", part["text"]) if part else ("", "")
    return {"head": head[:1].lower() + head[1:] if args.get("trigger") == "other" else head, "text": words}


LINES: Final = lines.Lines(
    lines.line(
        "round", "IB-TURN-01", head=True, shown_ms=400, seat=None, round=lines.NUMBER, card=PLACE, token=lines.MAYBE
    ),
    lines.line(
        "commit",
        "IB-SEL-02",
        quiet=True,
        seen=lines.own({1: -1}),
        ask=lines.Arg(AskName, lambda n: ASKS[n].name),
        answer=lines.here(Answer | None, lambda e, n: None if n < 0 else Answer(e.t, e.s, e.seat, n)),
    ),
    lines.line("withdraw", "IB-R-LOCK"),
    lines.line("place", "IB-SEL-07", quiet=True, spot=lines.NUMBER),
    lines.line("flip_up", "IB-REV-01", told=printed, shown_ms=500, card=lines.NUMBER, spot=lines.NUMBER),
    lines.line("order", "IB-ABIL-02", quiet=True, card=lines.NUMBER, nth=lines.NUMBER, trigger=TRIGGER),
    lines.line("ability", "IB-ABIL-05", shows=text, shown_ms=900, card=lines.NUMBER, trigger=TRIGGER),
    lines.line("ignored", "IB-ABIL-16", shown_ms=600, card=lines.NUMBER, trigger=TRIGGER),
    lines.line("scrap", "IB-SCRAP-01", told=fought, shown_ms=820, loser=lines.NUMBER, how=HOW, number=lines.NUMBER),
    lines.line("tie", "IB-TIE-01", shown_ms=900, seat=None, seats=lines.SEATS, about=lines.one_of(ABOUT)),
    lines.line("throw", "IB-TIE-02", shown_ms=900, sign=lines.one_of(SIGNS)),
    lines.line(
        "thrown",
        "IB-TIE-01",
        shown_ms=900,
        about=lines.one_of(ABOUT),
        by=lines.whole(Settled, lambda e: settled(e.t, e.s, e.a)),
    ),
    lines.line("walkover", "IB-BRAWL-08", shown_ms=600, seat=int | None, number=lines.NUMBER),
    lines.line("brawl", "IB-BRAWL-01", quiet=lambda a: a.beside("victory"), shown_ms=300, card=lines.NUMBER),
    lines.line("nobody", "IB-BRAWL-09", shown_ms=600, seat=None),
    lines.line("gain", "IB-GLORY-04", shown_ms=380, n=lines.NUMBER, glory=lines.NUMBER),
    lines.line("pay", "IB-TERM-03", shown_ms=380, n=lines.NUMBER, glory=lines.NUMBER),
    lines.line("steal", "IB-GLORY-04", shown_ms=380, source=lines.NUMBER, n=lines.NUMBER),
    lines.line("victory", "IB-GLORY-01", told=taking, shown_ms=380, n=lines.NUMBER, glory=lines.NUMBER),
    lines.line("bonus", "IB-LOC-03", shown_ms=380, card=PLACE, n=lines.NUMBER),
    lines.line("draw", "IB-DRAW-03", quiet=lambda a: a.joins, told=drawn, seen=draw_seen, card=lines.MAYBE),
    lines.line("buy", "IB-DRAW-04", shown_ms=600, glory=lines.NUMBER),
    lines.line("free", "IB-DRAW-07"),
    lines.line(
        "shown",
        lambda e: "IB-PU-11" if e.c == ids.ALL_KNOWN else "IB-ABIL-05",
        shown_ms=700,
        seen=lines.known(sees, {0: -1, 1: 0}),
        to=lines.whole(list[int], lambda e: lines.seats_of(e.c)),
        all=lines.whole(bool, lambda e: e.c == ids.ALL_KNOWN),
        cards=lines.whole(list[int] | None, lambda e: None if e.a < 0 else listed_cards(e.a, e.b)),
    ),
    lines.line("discard", "IB-DRAW-02", shown_ms=700, card=lines.NUMBER, milled=lines.Arg(bool, lambda n: n == 1)),
    lines.line("location", "IB-LOC-05", shown_ms=1000, card=PLACE),
    lines.line("stays", "IB-LOC-06"),
    lines.line("window", "IB-PU-01", quiet=True, seat=None, window=lines.one_of(moments.NAMES)),
    lines.line("laid", "IB-PU-07", shown_ms=700, card=lines.NUMBER),
    lines.line("power_up", "IB-PU-03", quiet=resolved, shows=text, shown_ms=900, card=lines.NUMBER),
    lines.line("returned", "IB-R-LATECARD", shown_ms=900, card=lines.NUMBER),
    lines.line("coin", "IB-R-COIN", shown_ms=800, heads=lines.FLAG, other=lines.MAYBE),
    lines.line(
        "level",
        "IB-SCRAP-06",
        told=lambda _t, a: {"way": way(a.line["args"]["by"])},
        shown_ms=800,
        card=lines.NUMBER,
        by=lines.NUMBER,
        level=lines.NUMBER,
    ),
    lines.line("level_is", "IB-SCRAP-06", shown_ms=800, card=lines.NUMBER, level=lines.NUMBER),
    lines.line("type", "IB-TERM-04", shown_ms=800, card=lines.NUMBER, type=lines.one_of(ids.TYPES)),
    lines.line("silenced", "IB-ABIL-16", shown_ms=900, card=lines.NUMBER, triggers=lines.some_of(ids.TRIGGERS)),
    lines.line("copied", "IB-TERM-08", shown_ms=900, card=lines.NUMBER, trigger=TRIGGER, source=lines.NUMBER),
    lines.line("swapped", "IB-SAB-03", shown_ms=900, other=lines.NUMBER, spot=lines.NUMBER, other_spot=lines.NUMBER),
    lines.line(
        "twist",
        "IB-SCRAP-01",
        shown_ms=900,
        word=word("reverse_types", "reverse_levels", "ignore_types", "victory_mod", "location_lock"),
        n=lines.whole(int, lambda e: int(e.c)),
    ),
    lines.line(
        "claim",
        "IB-SCRAP-01",
        shown_ms=800,
        card=lines.NUMBER,
        word=word("beat_class", "beat_type", "win_ties", "protect"),
        classes=lines.whole(list[str], lambda e: listed(e.c, ids.CLASSES) if claimed(e) == "beat_class" else []),
        types=lines.whole(list[PowerType], lambda e: [ids.TYPES[e.d]] if claimed(e) == "beat_type" else []),
    ),
    lines.line(
        "peek",
        "IB-DRAW-08",
        told=lambda _t, a: {"own": a.line["args"]["other"] == a.line["seat"]},
        shown_ms=700,
        other=lines.NUMBER,
        n=lines.NUMBER,
    ),
    lines.line("ordered", "IB-DRAW-08", n=lines.NUMBER),
    lines.line("recovered", "IB-DRAW-11", shown_ms=800, card=lines.NUMBER, to=TO),
    lines.line("leaves", "IB-DRAW-01", quiet=over, shown_ms=lambda a: 0 if over(a) else 800, card=lines.NUMBER, to=TO),
    lines.line("enters", "IB-REENTER-01", shown_ms=900, card=lines.NUMBER),
    lines.line(
        "draws_mod",
        "IB-DRAW-03",
        told=lambda _t, a: {"way": way(a.line["args"]["n"]), "cards": abs(a.line["args"]["n"])},
        shown_ms=700,
        n=lines.NUMBER,
    ),
    lines.line("declined", "IB-R-MAY", shown_ms=600, card=lines.NUMBER),
    lines.line(
        "nothing",
        "IB-ABIL-15",
        shown_ms=700,
        code=lambda e, _args: "log-nothing" + "-place" * (e.a >= ids.CARDS),
        card=lines.NUMBER,
        part=lines.FLAG,
    ),
    lines.line("token", "IB-SAB-05"),
    lines.line("closed", "IB-PU-08", quiet=True, seat=None),
    lines.line("over", lambda e: ENDS[e.a][0], seat=None, reason=lines.one_of(REASONS), winners=lines.SEATS),
    lines.line("class", "IB-R-CLASS", card=lines.NUMBER, classes=CLASSES),
    lines.line("vote", "IB-R-CLASS", agreed=lines.NUMBER, voters=lines.NUMBER, granted=lines.FLAG),
    message=lambda name: f"log-{name.replace('_', '-')}",
    spoken=True,
)
"""By the number of an event."""
Events = LINES.shape()
