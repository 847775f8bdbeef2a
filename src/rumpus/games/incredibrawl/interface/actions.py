"""Actions: short names that parse back, how the page sees one, what a silent seat does, and when bots answer."""

from typing import Any, Final

from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.interface.legality import listed
from rumpus.games.incredibrawl.interface.names import LETTERS, SIGNS
from rumpus.games.incredibrawl.interface.prompts import ASKS, list_text
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import normal_draws
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract.acts import Acts, Param, kind, number, one_of, plain
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.records.chance import aside
from rumpus.kernel.words.saying import Saying

ANYTIME = (ids.WITHDRAW, ids.STAND, ids.LIFT)


def card_of(t: Table, _s: State, _p: int, text: str) -> int:
    """The card of an id, or the character of a Type and Level, as P7, N3, E10; ValueError otherwise."""
    word = text.lower()
    for i, sheet in enumerate(book_of(t).sheets):
        short = f"{ids.TYPES[sheet.type][0]}{sheet.level}"
        if word == sheet.id or (i < ids.CHARACTERS and word == short):
            return i
    raise ValueError


CARD: Final = Param(ids.CARDS, lambda t, _s, _p, n: book_of(t).sheets[n].id, card_of, where="card")
ACTS: Final = Acts(
    "IncrediBrawl",
    kind("card", verb="", card=CARD),
    *plain("pass", "buy", "draw", "withdraw", *SIGNS, "change", "stay", "yes", "no"),
    kind("spot", spot=number(1, 4, where="space")),
    kind("seat", seat=one_of(LETTERS, where="seat")),
    kind("type", verb="", type=one_of(ids.TYPES, word=True, where="slot")),
    kind("list", list=number(1, 3, where="slot")),
    kind("stand", verb="stand by"),
    kind("lift", verb="speak up"),
)


def named(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """What an action names, for messages and for the page: card, spot, seat, Type, list, sign; the normal draw."""
    told, what = ACTS.told(t, s, a), ACTS.of(a).kind
    if what == "draw":
        return {"draws": normal_draws(s, p)}
    if what == "list":
        return {"text": list_text(t, s, told["list"] - 1)}
    return {"sign": what} if what in SIGNS else told


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action as a terminal and a hint get it."""
    return ACTS.page(t, s, p, a) | {"text": says(t, s, p, a)}


def says(t: Table, s: State, p: int, a: int) -> Saying:
    """What an act is called."""
    return Saying(f"act-{ACTS.of(a).kind}", named(t, s, p, a))


def said(t: Table, s: State, p: int, a: int) -> Saying | None:
    """An answer as a whole sentence says it, where its button is but a name; None where the button does."""
    one = ASKS[s.ask]
    if not one.does:
        return None
    if a in (ids.YES, ids.NO):
        about = {"card": s.fx.card} if s.fx.on else {}
        return Saying(f"do-{one.name}-{ACTS.of(a).kind}", about)
    about = named(t, s, p, a)
    return Saying(f"do-{one.name}", about) if about.keys() - {"draws"} else None


class Answer(Shown):
    """What the seat has answered, unseen by others: the name of the act, and its card if it has one."""

    def __init__(self, t: Table, s: State, p: int, a: int) -> None:
        self.name: str = ACTS.name(t, s, p, a)
        self.card: int | None = ACTS.told(t, s, a).get("card")


def passive(t: Table, s: State, p: int) -> int:
    """What a seat does whose time is up: the first character by Level, pass, draw 1, stay; for the rest (IB-TIE-04) the
    game's seed decides.
    """
    legal = listed(t, s, p)
    if s.ask == ids.A_SELECT:
        return min(legal, key=lambda a: (t.cards[a].level, a))
    for a in (ids.PASS, ids.DRAW, ids.STAY):
        if a in legal:
            return a
    return legal[by_seed(s, p, len(legal))]


def by_seed(s: State, p: int, n: int) -> int:
    """A number below n from the game's generator, for this seat, try and moment; nothing is drawn."""
    return aside(s, 64 * s.throw_n + 8 * s.fx.left + p + 1) * n >> 32


def seconds(_t: Table, s: State) -> int:
    """How long a seat has at most for what it is asked, at a table with a clock."""
    return ASKS[s.ask].seconds


def race_ms(t: Table, s: State) -> tuple[int, int] | None:
    """From when to when a bot may answer where the first to lay a Power-Up down is first; None where nobody races."""
    return (1500, 4000) if t.live and not t.first and s.ask == ids.A_WINDOW else None


def bots_answer(s: State, _p: int) -> int:
    """IB-R-CLASS: bots answer about classes from the data: they claim none, and agree to none; -1: as they like."""
    return ids.NO if s.ask in (ids.A_CLAIM, ids.A_VOTE) else -1
