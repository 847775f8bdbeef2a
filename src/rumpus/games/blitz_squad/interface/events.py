"""Events: what a viewer may know of one, and how it is said, each with the rule it comes from."""

from typing import Any, Final

from rumpus.games.blitz_squad.rules import ids, ops, telling, triggers
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.lines import FLAG, MAYBE, NUMBER, SEATS, Arg, given, line, one_of, read, shape
from rumpus.kernel.spec import Event
from rumpus.kernel.words import Saying

NAMED: Final = {number: name.lower() for name, number in vars(ops).items() if isinstance(number, int)}
TRIGGERS: Final = {number: name.lower() for name, number in vars(triggers).items() if isinstance(number, int)}
LASTING: Final = {word: NAMED[word] for word in (ops.SURGE, ops.GUARD, ops.TAX, ops.NEXT_DRAW, ops.BAN, ops.EASE)}
"""Words that set up a lasting effect, by their number."""
CARDS: Final = {"n": NUMBER, "cards": given(list[int] | None)}
"""How many cards, and which, in the order in which they moved; null where these eyes do not know them."""
ON: Final = Arg(str, lambda n: TRIGGERS.get(n, ""))
PHASE, REASON = one_of(ids.PHASES), one_of(ids.REASONS[1:], 1)
BAN: Final = given(one_of(ids.BANS).kind | None)
LINES: Final = (
    line("flip", "BS-FLIP-02", seat=None, n=NUMBER),
    line("shown", "BS-FLIP-02", card=NUMBER, power=given(int)),
    line("tied", "BS-FLIP-07", seat=None, seats=SEATS),
    line("won", "BS-FLIP-04", lot=FLAG),
    line("first", "BS-FLIP-05"),
    line("placed", "BS-FLIP-09", card=NUMBER),
    line("left", "BS-FLIP-09", card=NUMBER),
    line("hands", "BS-FLIP-12", n=NUMBER),
    line("turn", "BS-TURN-01", turn=NUMBER),
    line("phase", "BS-TURN-02", phase=PHASE),
    line("return", "BS-BEG-01", **CARDS),
    line("draw", "BS-DRAW-06", **CARDS),
    line("discard", "BS-DISC-01", **CARDS, source=one_of(ids.SOURCES)),
    line("bury", "BS-DISC-03", **CARDS),
    line("recover", "BS-RUL-43", **CARDS),
    line("rise", "BS-RUL-43", **CARDS),
    line("rescue", "BS-RUL-52", **CARDS),
    line("mend", "BS-RUL-43", **CARDS),
    line("reveal", "BS-REV-01", **CARDS),
    line("conceal", "BS-CON-01", **CARDS),
    line("spy", "BS-RUL-52", whom=NUMBER, n=NUMBER),
    line("spied", "BS-RUL-52", **CARDS, whom=NUMBER),
    line("scout", "BS-RUL-43", n=NUMBER),
    line("seen", "BS-RUL-52", **CARDS),
    line("sunk", "BS-RUL-43", card=Arg(int | None, lambda n: n or None), n=NUMBER),  # n: its depth before, from 1
    line("shuffle", "BS-RUL-30"),
    line("special", "BS-SPEC-01", card=NUMBER),
    line("gone", "BS-RUL-22", card=NUMBER),
    line("combo", "BS-RUL-60", attack=FLAG, foes=SEATS, price=NUMBER, number=NUMBER),  # its stacks follow
    line("stack", "BS-STACK-01", **CARDS, role=one_of(ids.SLOTS), base=given(int)),
    line("skipped", "BS-BLK-03", unasked=FLAG),  # its hand is empty
    line("answer", "BS-BLK-02", reply=FLAG, n=NUMBER),
    line("compare", "BS-BLK-08", damage=NUMBER, defense=MAYBE),
    line("blocked", "BS-BLK-09"),
    line("damage", "BS-DMG-01", n=NUMBER, by=NUMBER, before=NUMBER, after=given(int)),  # cards of the tavern
    line("no_damage", "BS-DMG-04"),
    line("line", "BS-RUL-10", card=NUMBER, on=ON, word=Arg(str, NAMED.__getitem__), seats=SEATS),
    line("declined", "BS-RUL-56", card=NUMBER),
    line("hush", "BS-RUL-76", card=NUMBER, seats=SEATS),
    line(
        "lasting",
        "BS-RUL-48",
        name=one_of(LASTING),
        n=NUMBER,
        owner=given(int),
        ban=given(one_of(ids.BANS).kind | None),
    ),
    line("wait", "BS-RUL-47", card=NUMBER, on=ON),
    line("cleared", "BS-RUL-16", n=given(int)),
    line("encore", "BS-RUL-16", card=NUMBER),
    line("doom", "BS-RUL-16", card=NUMBER),
    line("missing", "BS-PEN-01", n=NUMBER),
    line("concede", "BS-RUL-55"),
    line("out", "BS-RUL-31", reason=REASON),
    line("over", "BS-LOSE-09", seat=None, reason=REASON, winners=given(list[int])),
)
"""The kinds, by number."""
Events = shape(LINES)
EVENTS: Final = tuple(one.name for one in LINES)
ENDS: Final = {
    ids.FORCED_DRAW: ("BS-LOSE-01", Saying("end-forced_draw")),
    ids.FORCED_DISCARD: ("BS-LOSE-02", Saying("end-forced_discard")),
    ids.NO_CARDS: ("BS-LOSE-03", Saying("end-no_cards")),
    ids.CONCEDED: ("BS-RUL-55", Saying("end-concede")),
    ids.ALL_LOST: ("BS-RUL-32", Saying("end-all_lost")),
    ids.TURN_LIMIT: ("BS-RUL-50", Saying("end-turn_limit")),
}
SECRET: Final = (ids.EV_DRAW, ids.EV_SPIED, ids.EV_SEEN)
"""Kinds whose cards only their seat may know."""


def cards_in(numbers: list[int]) -> list[int]:
    """The cards of a packed row: [tag, n, four ints of three cards] (rules/telling.py)."""
    mask = (1 << telling.BITS) - 1
    return [numbers[2 + k // telling.EACH] >> telling.BITS * (k % telling.EACH) & mask for k in range(numbers[1])]


def told(t: Table, s: State, event: Event, _viewer: int) -> tuple[Saying, str]:
    """The message of a redacted event, with what it is told, and the id of its rule."""
    kind, seat, *numbers = event
    one = LINES[kind]
    if kind == ids.EV_OVER:
        reason, winners = ids.REASONS[numbers[0]], [p for p in range(t.n) if s.seats[p].place == 1]
        return Saying(f"over-{reason}", {"reason": reason, "winners": winners}), ENDS[numbers[0]][0]
    numbers, more = more_of(t, kind, numbers)
    args = read(one, seat, numbers, more)
    hidden = (kind in SECRET and args["cards"] is None) or (kind == ids.EV_SUNK and args["card"] is None)
    return Saying(f"log-{one.name}" + "-unseen" * hidden, args), one.rule


def more_of(t: Table, kind: int, numbers: list[int]) -> tuple[list[int], dict[str, Any]]:
    """The numbers of an event in the order of its arguments (of a packed row: how many cards, then the tag), and what
    no single number says.
    """
    if "cards" in LINES[kind].args:
        cards = cards_in(numbers)
        base = sum(t.cards[card].power for card in cards)
        return [numbers[1], numbers[0]], {"cards": None if kind in SECRET and not any(cards) else cards, "base": base}
    more: dict[str, Any] = {}
    if kind == ids.EV_SHOWN:
        more["power"] = t.cards[numbers[0]].power
    elif kind == ids.EV_DAMAGE:
        more["after"] = max(0, numbers[2] - numbers[0])
    elif kind == ids.EV_LASTING:
        more |= {"owner": numbers[3], "ban": ids.BANS[numbers[1]] if numbers[0] == ops.BAN else None}
    elif kind == ids.EV_CLEARED:
        more["n"] = numbers[1]
    return numbers, more


def redact(event: Event, viewer: int, _t: Table, _s: State) -> Event | None:
    """The event as the viewer may know it: cards drawn, spied and looked at are their seat's alone."""
    kind, seat, *rest = event
    if seat == viewer:
        return event
    if kind in (ids.EV_SPIED, ids.EV_SEEN):
        return None
    if kind == ids.EV_DRAW:
        return (kind, seat, rest[0], rest[1], *([0] * (len(rest) - 2)))
    return (kind, seat, 0, *rest[1:]) if kind == ids.EV_SUNK else event
