"""Actions: short names that parse back, how the page sees one, what a silent seat does, and when bots answer."""

from typing import Any

from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.interface.legality import listed
from rumpus.games.incredibrawl.interface.prompts import ASKS, asked, card_now, draws, list_text
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.chance import aside

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
    ids.PASS: "Pass",
    ids.BUY: "Pay 1 Glory, draw up to 5",
    ids.WITHDRAW: "Take it back",
    ids.CHANGE: "Change the location",
    ids.STAY: "Stay here",
    ids.YES: "Yes",
    ids.NO: "No",
    ids.STAND: "Pass at every refill stop before the Draw step",
    ids.LIFT: "Ask me at refill stops again",
}


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


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action for the page: id, name, kind (what is asked), text; card, spot, seat, type where it has one."""
    made: dict[str, Any] = {"id": a, "name": name(t, s, p, a), "kind": asked(s) if a not in ANYTIME else "free"}
    made["text"] = draws(s, p) if a == ids.DRAW else SAID.get(a, made["name"].capitalize())
    if a < ids.CARDS:
        made["card"] = a
        made["text"] = book_of(t).sheets[a].name
    elif ids.SPOT <= a < ids.SEAT:
        made["spot"] = a - ids.SPOT + 1
    elif ids.SEAT <= a < ids.TYPE:
        made["seat"] = a - ids.SEAT
        made["text"] = f"Seat {'ABCD'[a - ids.SEAT]}"
    elif ids.TYPE <= a < ids.LIST:
        made["type"] = ids.TYPES[a - ids.TYPE]
    elif ids.LIST <= a < ids.STAND:
        made["text"] = list_text(t, s, a - ids.LIST)
    return made


def said(t: Table, s: State, p: int, a: int) -> str:
    """An answer as a whole sentence says it, where its button is but a name; "" where the button does."""
    one = ASKS[s.ask]
    if a in (ids.YES, ids.NO) and one.yes:
        card = card_now(t, s)
        return (one.yes if a == ids.YES else one.no).format(card.name if card else "it")
    named = a < ids.CARDS or ids.SIGN <= a < ids.SIGN + 3 or ids.SPOT <= a < ids.LIST + 3
    if not named or not one.verb:
        return ""
    text = str(action(t, s, p, a)["text"])
    return one.verb.format(text[:1].lower() + text[1:] if s.ask in (ids.A_PLACE, ids.A_THROW) else text)


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
