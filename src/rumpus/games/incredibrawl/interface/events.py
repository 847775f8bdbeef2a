"""Events: the table of lines of the log, with the rule of each, what it changes on the board, and who may know it."""

from typing import Any, Final, Literal, NotRequired

from rumpus.games.incredibrawl.content import moments
from rumpus.games.incredibrawl.content.words import NAMES, PLACES
from rumpus.games.incredibrawl.interface.actions import Answer
from rumpus.games.incredibrawl.interface.board import change
from rumpus.games.incredibrawl.interface.names import SIGNS, PowerType
from rumpus.games.incredibrawl.interface.prompts import ASKS, AskName
from rumpus.games.incredibrawl.interface.shapes import Change, Settled
from rumpus.games.incredibrawl.interface.view import ABOUT, REASONS, listed
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.games.incredibrawl.rules.throws import TRIES
from rumpus.kernel.contract.lines import (
    FLAG,
    MAYBE,
    NUMBER,
    SEATS,
    Arg,
    Lines,
    Told,
    here,
    known,
    line,
    one_of,
    own,
    seats_of,
    some_of,
    whole,
)
from rumpus.kernel.records.bits import lone
from rumpus.kernel.records.log import Event
from rumpus.kernel.words.saying import saying

Json = dict[str, Any]
ENDS: Final = {
    ids.END_GOAL: ("IB-END-01", saying("end-goal")),
    ids.END_DECK: ("IB-END-03", saying("end-deck")),
    ids.END_ROUNDS: ("IB-END-08", saying("end-rounds")),
}
HOW: Final = one_of(("type", "level", "throw", "text"), 1)

TRIGGER: Final = one_of(ids.TRIGGERS)
TO: Final = one_of(tuple(PLACES))
CLASSES: Final = Arg(list[str], some_of(ids.CLASSES).read)
PLACE: Final = Arg(int, lambda n: ids.CARDS + n)
"""A location's card."""


def word(*names: str) -> Arg:
    """A word by its number, which is one of these."""
    return Arg(Literal[names], tuple(NAMES).__getitem__)


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


def claimed(e: Told) -> str:
    """The word of a claim."""
    return tuple(NAMES)[e.b]


def sees(event: Event, viewer: int, _t: Table, _s: State) -> bool:
    """Whether a viewer sees cards that are shown: who shows them, and to whom."""
    return event[1] == viewer or event[4] == ids.ALL_KNOWN or bool(viewer >= 0 and event[4] >> viewer & 1)


def draw_seen(event: Event, viewer: int, _t: Table, _s: State) -> Event:
    """The card of a draw: its seat's, and of who knows it already; who these are is nobody's."""
    kind, seat, card, who, *rest = event
    return (kind, seat, card if seat == viewer or (viewer >= 0 and who >> viewer & 1) else -1, 0, *rest)


def board(e: Told, kind: str, args: Json) -> Json:
    """What a line changes on the board."""
    changed = change(e.t, kind, args)
    return {"board": changed} if changed else {}


LINES: Final = Lines(
    line("round", "IB-TURN-01", seat=None, round=NUMBER, card=PLACE, token=MAYBE),
    line(
        "commit",
        "IB-SEL-02",
        seen=own({1: -1}),
        ask=Arg(AskName, lambda n: ASKS[n].name),
        answer=here(Answer | None, lambda e, n: None if n < 0 else Answer(e.t, e.s, e.seat, n)),
    ),
    line("withdraw", "IB-R-LOCK"),
    line("place", "IB-SEL-07", spot=NUMBER),
    line("flip_up", "IB-REV-01", card=NUMBER, spot=NUMBER),
    line("order", "IB-ABIL-02", card=NUMBER, nth=NUMBER, trigger=TRIGGER),
    line("ability", "IB-ABIL-05", card=NUMBER, trigger=TRIGGER),
    line("ignored", "IB-ABIL-16", card=NUMBER, trigger=TRIGGER),
    line("scrap", "IB-SCRAP-01", loser=NUMBER, how=HOW, number=NUMBER),
    line("tie", "IB-TIE-01", seat=None, seats=SEATS, about=one_of(ABOUT)),
    line("throw", "IB-TIE-02", sign=one_of(SIGNS)),
    line("thrown", "IB-TIE-01", about=one_of(ABOUT), by=whole(Settled, lambda e: settled(e.t, e.s, e.a))),
    line("walkover", "IB-BRAWL-08", seat=int | None, number=NUMBER),
    line("brawl", "IB-BRAWL-01", card=NUMBER),
    line("nobody", "IB-BRAWL-09", seat=None),
    line("gain", "IB-GLORY-04", n=NUMBER, glory=NUMBER),
    line("pay", "IB-TERM-03", n=NUMBER, glory=NUMBER),
    line("steal", "IB-GLORY-04", source=NUMBER, n=NUMBER),
    line("victory", "IB-GLORY-01", n=NUMBER, glory=NUMBER),
    line("bonus", "IB-LOC-03", card=PLACE, n=NUMBER),
    line("draw", "IB-DRAW-03", seen=draw_seen, card=MAYBE),
    line("buy", "IB-DRAW-04", glory=NUMBER),
    line("free", "IB-DRAW-07"),
    line(
        "shown",
        lambda e: "IB-PU-11" if e.c == ids.ALL_KNOWN else "IB-ABIL-05",
        seen=known(sees, {0: -1, 1: 0}),
        to=whole(list[int], lambda e: seats_of(e.c)),
        all=whole(bool, lambda e: e.c == ids.ALL_KNOWN),
        cards=whole(list[int] | None, lambda e: None if e.a < 0 else listed_cards(e.a, e.b)),
    ),
    line("discard", "IB-DRAW-02", card=NUMBER, milled=Arg(bool, lambda n: n == 1)),
    line("location", "IB-LOC-05", card=PLACE),
    line("stays", "IB-LOC-06"),
    line("window", "IB-PU-01", seat=None, window=one_of(moments.NAMES)),
    line("laid", "IB-PU-07", card=NUMBER),
    line("power_up", "IB-PU-03", card=NUMBER),
    line("returned", "IB-R-LATECARD", card=NUMBER),
    line("coin", "IB-R-COIN", heads=FLAG, other=MAYBE),
    line("level", "IB-SCRAP-06", card=NUMBER, by=NUMBER, level=NUMBER),
    line("level_is", "IB-SCRAP-06", card=NUMBER, level=NUMBER),
    line("type", "IB-TERM-04", card=NUMBER, type=one_of(ids.TYPES)),
    line("silenced", "IB-ABIL-16", card=NUMBER, triggers=some_of(ids.TRIGGERS)),
    line("copied", "IB-TERM-08", card=NUMBER, trigger=TRIGGER, source=NUMBER),
    line("swapped", "IB-SAB-03", other=NUMBER, spot=NUMBER, other_spot=NUMBER),
    line(
        "twist",
        "IB-SCRAP-01",
        word=word("reverse_types", "reverse_levels", "ignore_types", "victory_mod", "location_lock"),
        n=whole(int, lambda e: int(e.c)),
    ),
    line(
        "claim",
        "IB-SCRAP-01",
        card=NUMBER,
        word=word("beat_class", "beat_type", "win_ties", "protect"),
        classes=whole(list[str], lambda e: listed(e.c, ids.CLASSES) if claimed(e) == "beat_class" else []),
        types=whole(list[PowerType], lambda e: [ids.TYPES[e.d]] if claimed(e) == "beat_type" else []),
    ),
    line("peek", "IB-DRAW-08", other=NUMBER, n=NUMBER),
    line("ordered", "IB-DRAW-08", n=NUMBER),
    line("recovered", "IB-DRAW-11", card=NUMBER, to=TO),
    line("leaves", "IB-DRAW-01", card=NUMBER, to=TO),
    line("enters", "IB-REENTER-01", card=NUMBER),
    line("draws_mod", "IB-DRAW-03", n=NUMBER),
    line("declined", "IB-R-MAY", card=NUMBER),
    line(
        "nothing",
        "IB-ABIL-15",
        code=lambda e, _args: "log-nothing" + "-place" * (e.a >= ids.CARDS),
        card=NUMBER,
        part=FLAG,
    ),
    line("token", "IB-SAB-05"),
    line("closed", "IB-PU-08", seat=None),
    line("over", lambda e: ENDS[e.a][0], seat=None, reason=one_of(REASONS), winners=SEATS),
    line("class", "IB-R-CLASS", card=NUMBER, classes=CLASSES),
    line("vote", "IB-R-CLASS", agreed=NUMBER, voters=NUMBER, granted=FLAG),
    message=lambda name: f"log-{name.replace('_', '-')}",
    more=board,
)
"""By the number of an event."""
Events = LINES.shape(board=NotRequired[Change])
