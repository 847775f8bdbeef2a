"""Actions: short names that parse back, how the page sees one, what a silent seat does, and when bots answer."""

from typing import Any

from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.interface.board import met
from rumpus.games.incredibrawl.interface.legality import listed, why_not
from rumpus.games.incredibrawl.interface.names import SIGNS
from rumpus.games.incredibrawl.interface.prompts import ASKS, asked, list_text, word_now
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import normal_draws
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.chance import aside
from rumpus.kernel.words import Saying

ANYTIME = (ids.WITHDRAW, ids.STAND, ids.LIFT)
FIXED = {
    ids.PASS: "pass",
    ids.BUY: "buy",
    ids.DRAW: "draw",
    ids.WITHDRAW: "withdraw",
    ids.SIGN: "rock",
    ids.SIGN + 1: "paper",
    ids.SIGN + 2: "scissors",
    ids.CHANGE: "change",
    ids.STAY: "stay",
    ids.YES: "yes",
    ids.NO: "no",
    **{ids.SPOT + i: f"spot {i + 1}" for i in range(4)},
    **{ids.SEAT + i: f"seat {'ABCD'[i]}" for i in range(4)},
    **{ids.TYPE + i: name for i, name in enumerate(ids.TYPES)},
    **{ids.LIST + i: f"list {i + 1}" for i in range(3)},
    ids.STAND: "stand by",
    ids.LIFT: "speak up",
}
SAID = {
    ids.PASS: "pass",
    ids.BUY: "buy",
    ids.DRAW: "draw",
    ids.WITHDRAW: "withdraw",
    ids.SIGN: "rock",
    ids.SIGN + 1: "paper",
    ids.SIGN + 2: "scissors",
    ids.CHANGE: "change",
    ids.STAY: "stay",
    ids.YES: "yes",
    ids.NO: "no",
    ids.STAND: "stand",
    ids.LIFT: "lift",
}
"""Actions that need no arguments: the message of each, `act-<word>`."""
OF_HANDS = frozenset(
    {"draw", "draw_to", "free_refill", "draw_step_mod", "discard_choice", "discard_random", "hand_peek", "hand_reveal"}
    | {"deck_peek", "mill", "recover", "throw_duel"}
)
"""Effect words that are about the cards of a seat, not about its character."""


def name(t: Table, _s: State, _p: int, a: int) -> str:
    """The short name of an action: a card's id, or a word."""
    if 0 <= a < ids.CARDS:
        return book_of(t).sheets[a].id
    return FIXED.get(a, f"action {a}")


def parse(t: Table, _s: State, _p: int, text: str) -> int:
    """The action of a name; "P7", "N3", "E10" stand for the character of that Type and Level. ValueError otherwise."""
    word = text.strip().lower()
    for a, known in FIXED.items():
        if word == known.lower():
            return a
    sheets = book_of(t).sheets
    for i, sheet in enumerate(sheets):
        short = f"{ids.TYPES[sheet.type][0]}{sheet.level}"
        if word == sheet.id or (i < ids.CHARACTERS and word == short):
            return i
    raise ValueError(f"{text!r} is no action of IncrediBrawl: a card's id, {', '.join(FIXED.values())}")


def named(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """What an action names, for messages and for the page: card, spot, seat, Type, list, sign; the normal draw."""
    if a < ids.CARDS:
        return {"card": a}
    if a == ids.DRAW:
        return {"draws": normal_draws(s, p)}
    if ids.SIGN <= a < ids.CHANGE:
        return {"sign": SIGNS[a - ids.SIGN]}
    if ids.SPOT <= a < ids.SEAT:
        return {"spot": a - ids.SPOT + 1}
    if ids.SEAT <= a < ids.TYPE:
        return {"seat": a - ids.SEAT}
    if ids.TYPE <= a < ids.LIST:
        return {"type": ids.TYPES[a - ids.TYPE]}
    return {"text": list_text(t, s, a - ids.LIST)} if ids.LIST <= a < ids.STAND else {}


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action for the page: id, name, kind (what is asked), text; `shapes.ActFields` where it names one."""
    about = named(t, s, p, a)
    word = SAID.get(a) or ("list" if "text" in about else next(iter(about)))
    shown: dict[str, Any] = {key: about[key] for key in ("card", "spot", "seat", "type") if key in about}
    if "seat" in shown:
        shown["about"] = matter(t, s)
    if "spot" in shown:
        shown["meets"] = met(t, s, shown["spot"])
    kind = asked(s) if a not in ANYTIME else "free"
    return {"id": a, "name": name(t, s, p, a), "kind": kind, "text": Saying(f"act-{word}", about), **shown}


def matter(t: Table, s: State) -> str:
    """What of a seat the effect word that asks for one is about."""
    found = word_now(t, s)
    word = found[0].word if found else ""
    if word.startswith("glory"):
        return "glory"
    return "hand" if word in OF_HANDS else "fighter"


def said(t: Table, s: State, p: int, a: int) -> Saying | None:
    """An answer as a whole sentence says it, where its button is but a name; None where the button does."""
    one = ASKS[s.ask]
    if not one.does:
        return None
    if a in (ids.YES, ids.NO):
        about = {"card": s.fx.card} if s.fx.on else {}
        return Saying(f"do-{one.name}-{FIXED[a]}", about)
    is_named = a < ids.CARDS or ids.SIGN <= a < ids.SIGN + 3 or ids.SPOT <= a < ids.LIST + 3
    return Saying(f"do-{one.name}", named(t, s, p, a)) if is_named else None


def answer_of(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """An answer that only its seat knows yet: `shapes.Answer`."""
    return {"name": name(t, s, p, a), "card": a if a < ids.CARDS else None}


def anytime(t: Table, s: State, p: int) -> dict[str, int | None]:
    """What seat p may do now without being asked: the action, or None."""
    return {SAID[a]: a if why_not(t, s, p, a) is None else None for a in ANYTIME}


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
