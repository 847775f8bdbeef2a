"""Events: the table of lines of the log, with what a viewer may know of each and the rule it comes from."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rumpus.games.blitz_squad.rules import ids, ops, telling, triggers
from rumpus.kernel.contract.lines import CARD, FLAG, MAYBE, NUMBER, SEATS, Arg, Lines, Told, line, one_of, own, whole
from rumpus.kernel.words.saying import Saying

NAMED: Final = {number: name.lower() for name, number in vars(ops).items() if isinstance(number, int)}
TRIGGERS: Final = {number: name.lower() for name, number in vars(triggers).items() if isinstance(number, int)}
LASTING: Final = {word: NAMED[word] for word in (ops.SURGE, ops.GUARD, ops.TAX, ops.NEXT_DRAW, ops.BAN, ops.EASE)}
"""Words that set up a lasting effect, by their number."""
UNSEEN: Final = dict.fromkeys(range(2, 6), 0)
"""The cards of a packed row, hidden."""


def cards_in(e: Told) -> list[int]:
    """The cards of a packed row: [tag, n, four ints of three cards] (rules/telling.py)."""
    mask = (1 << telling.BITS) - 1
    return [e.numbers[2 + k // telling.EACH] >> telling.BITS * (k % telling.EACH) & mask for k in range(e.b)]


def base_of(e: Told) -> int:
    """The power of a stack's cards."""
    return sum(int(e.t.cards[card].power) for card in cards_in(e))


def code(name: str, hidden: Callable[[dict[str, Any]], bool]) -> Callable[[Told, dict[str, Any]], str]:
    """The message of a kind, or of what is hidden of it."""
    return lambda _e, args: f"log-{name}" + "-unseen" * hidden(args)


def secret(name: str) -> dict[str, Any]:
    """A kind whose cards only their seat may know."""
    return {
        "code": code(name, lambda args: args["cards"] is None),
        "n": SIZE,
        "cards": whole(list[int] | None, known_cards),
    }


def known_cards(e: Told) -> list[int] | None:
    """The cards of a row that may be hidden."""
    cards = cards_in(e)
    return cards if any(cards) else None


def by_tag(names: Sequence[str]) -> Arg:
    """A word by the tag of a packed row."""
    made = one_of(names)
    return whole(made.kind, lambda e: names[e.a])


SIZE: Final = whole(int, lambda e: e.b)
CARDS: Final = {"n": SIZE, "cards": whole(list[int] | None, cards_in)}
"""How many cards, and which, in the order in which they moved; null where these eyes do not know them."""
ON: Final = Arg(str, lambda n: TRIGGERS.get(n, ""))
PHASE, REASON = one_of(ids.PHASES), one_of(ids.REASONS[1:], 1)
ENDS: Final = {
    ids.FORCED_DRAW: ("BS-LOSE-01", Saying("end-forced_draw")),
    ids.FORCED_DISCARD: ("BS-LOSE-02", Saying("end-forced_discard")),
    ids.NO_CARDS: ("BS-LOSE-03", Saying("end-no_cards")),
    ids.CONCEDED: ("BS-RUL-55", Saying("end-concede")),
    ids.ALL_LOST: ("BS-RUL-32", Saying("end-all_lost")),
    ids.TURN_LIMIT: ("BS-RUL-50", Saying("end-turn_limit")),
}
LINES: Final = Lines(
    line("flip", "BS-FLIP-02", seat=None, n=NUMBER),
    line("shown", "BS-FLIP-02", card=NUMBER, power=whole(int, lambda e: e.t.cards[e.a].power)),
    line("tied", "BS-FLIP-07", seat=None, seats=SEATS),
    line("won", "BS-FLIP-04", lot=FLAG),
    line("first", "BS-FLIP-05"),
    line("placed", "BS-FLIP-09", card=NUMBER),
    line("left", "BS-FLIP-09", card=NUMBER),
    line("hands", "BS-FLIP-12", n=NUMBER),
    line("turn", "BS-TURN-01", turn=NUMBER),
    line("phase", "BS-TURN-02", phase=PHASE),
    line("return", "BS-BEG-01", **CARDS),
    line("draw", "BS-DRAW-06", seen=own(UNSEEN), **secret("draw")),
    line("discard", "BS-DISC-01", **CARDS, source=by_tag(ids.SOURCES)),
    line("bury", "BS-DISC-03", **CARDS),
    line("recover", "BS-RUL-43", **CARDS),
    line("rise", "BS-RUL-43", **CARDS),
    line("rescue", "BS-RUL-52", **CARDS),
    line("mend", "BS-RUL-43", **CARDS),
    line("reveal", "BS-REV-01", **CARDS),
    line("conceal", "BS-CON-01", **CARDS),
    line("spy", "BS-RUL-52", whom=NUMBER, n=NUMBER),
    line("spied", "BS-RUL-52", seen=own(None), **secret("spied"), whom=whole(int, lambda e: e.a)),
    line("scout", "BS-RUL-43", n=NUMBER),
    line("seen", "BS-RUL-52", seen=own(None), **secret("seen")),
    line(
        "sunk",
        "BS-RUL-43",
        seen=own({0: 0}),
        code=code("sunk", lambda args: args["card"] is None),
        card=CARD,
        n=NUMBER,  # its depth before, from 1
    ),
    line("shuffle", "BS-RUL-30"),
    line("special", "BS-SPEC-01", card=NUMBER),
    line("gone", "BS-RUL-22", card=NUMBER),
    line("combo", "BS-RUL-60", attack=FLAG, foes=SEATS, price=NUMBER, number=NUMBER),  # its stacks follow
    line("stack", "BS-STACK-01", **CARDS, role=by_tag(ids.SLOTS), base=whole(int, base_of)),
    line("skipped", "BS-BLK-03", unasked=FLAG),  # its hand is empty
    line("answer", "BS-BLK-02", reply=FLAG, n=NUMBER),
    line("compare", "BS-BLK-08", damage=NUMBER, defense=MAYBE),
    line("blocked", "BS-BLK-09"),
    line(
        "damage", "BS-DMG-01", n=NUMBER, by=NUMBER, before=NUMBER, after=whole(int, lambda e: max(0, e.c - e.a))
    ),  # cards of the tavern
    line("no_damage", "BS-DMG-04"),
    line("line", "BS-RUL-10", card=NUMBER, on=ON, word=Arg(str, NAMED.__getitem__), seats=SEATS),
    line("declined", "BS-RUL-56", card=NUMBER),
    line("hush", "BS-RUL-76", card=NUMBER, seats=SEATS),
    line(
        "lasting",
        "BS-RUL-48",
        name=one_of(LASTING),
        n=NUMBER,
        owner=whole(int, lambda e: e.d),
        ban=whole(one_of(ids.BANS).kind | None, lambda e: ids.BANS[e.b] if e.a == ops.BAN else None),
    ),
    line("wait", "BS-RUL-47", card=NUMBER, on=ON),
    line("cleared", "BS-RUL-16", n=whole(int, lambda e: e.b)),
    line("encore", "BS-RUL-16", card=NUMBER),
    line("doom", "BS-RUL-16", card=NUMBER),
    line("missing", "BS-PEN-01", n=NUMBER),
    line("concede", "BS-RUL-55"),
    line("out", "BS-RUL-31", reason=REASON),
    line(
        "over",
        lambda e: ENDS[e.a][0],
        seat=None,
        code=lambda _e, args: f"over-{args['reason']}",
        reason=REASON,
        winners=whole(list[int], lambda e: [p for p in range(e.t.n) if e.s.seats[p].place == 1]),
    ),
)
"""The kinds, by number."""
Events = LINES.shape()
