"""Actions and words: names that parse back, reasons for refusal, and how the page sees an action."""

from typing import Any

import numpy as np

from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.interface.card_questions import SAYS, VERBS, card_now, list_text, question
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.answers import options_of
from rumpus.games.incredibrawl.rules.cards import hand_size, in_hand, may_buy, normal_draws
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
KINDS = ("select", "place", "refill", "window", "throw", "repair", "location", "draw")
PROMPTS = {
    "select": ("Choose a character", "It lies face down until everybody has chosen."),
    "place": ("Choose a spot", "1 faces 3, 2 faces 4; with two or three players 1 faces 2."),
    "refill": ("Refill for 1 Glory?", "Draw up to 5 now instead of your normal draw this round."),
    "window": ("Lay a Power-Up, or pass", "The first to lay one down has it resolved first."),
    "throw": ("Rock, paper, scissors", "A true tie is thrown for."),
    "repair": ("Discard a Power-Up", "You draw a card for it, until you hold a character."),
    "location": ("Change the location?", "The winner decides where the next brawl is fought."),
    "draw": ("{draws}, or pay for a hand of 5", "1 Glory draws {bought}."),
    "may": ("Use it?", "The text says that you may."),
    "seat": ("Choose a target", ""),
    "type": ("Choose a Type", "Physical beats Natural, Natural beats Energy, Energy beats Physical."),
    "replace": ("Choose a character to put into play", ""),
    "discard": ("Discard a card", ""),
    "keep": ("Keep it on top?", "Otherwise it goes under the deck."),
    "order": ("Which card comes next?", "The first one you choose will be on top."),
    "recover": ("Choose a card from the discard pile", ""),
    "list": ("Choose one", ""),
    "claim": ("Claim the class?", "Its card does not list it; the others vote. Once per brawl."),
    "vote": ("Do you agree?", "More than half of the others must agree."),
}
CLOCKS = {"select": 60, "place": 20, "refill": 8, "window": 8, "throw": 20, "location": 20, "draw": 20}
RULES = {
    ids.A_SELECT: "IB-SEL-06",
    ids.A_PLACE: "IB-SAB-02",
    ids.A_REFILL: "IB-DRAW-13",
    ids.A_WINDOW: "IB-PU-02",
    ids.A_THROW: "IB-TIE-02",
    ids.A_REPAIR: "IB-PU-12",
    ids.A_LOCATION: "IB-LOC-04",
    ids.A_DRAW: "IB-DRAW-04",
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


def listed(t: Table, s: State, p: int) -> list[int]:
    """What the seat may answer now."""
    if not s.waiting >> p & 1:
        return []
    out = np.zeros(ids.MAX_LEGAL, np.int32)
    return [int(x) for x in out[: options_of(t, s, p, out)]]


def why_not(t: Table, s: State, p: int, a: int) -> str | None:
    """The rule that forbids action a to seat p, or None when it is legal."""
    if s.over:
        return "IB-END-01"
    seat = s.seats[p]
    if a == ids.WITHDRAW:
        fine = s.ask == ids.A_SELECT and s.waiting and s.asked >> p & 1 and seat.selected
        return None if fine else "IB-SEL-05"
    if a in (ids.STAND, ids.LIFT):
        return None if t.any_time and bool(seat.standing) == (a == ids.LIFT) else "IB-R-REFILL"
    if a == ids.BUY and a not in listed(t, s, p):
        return why_no_refill(t, s, p)
    if not s.waiting >> p & 1:
        if s.ask == ids.A_SELECT:
            return "IB-SEL-05"
        return "IB-PU-03" if s.fx.on and s.fx.kind == ids.POWER_UP else "IB-TURN-01"
    if a in listed(t, s, p):
        return None
    if s.ask == ids.A_SELECT and ids.CHARACTERS <= a < ids.CARDS:
        return "IB-SEL-04"
    if s.ask == ids.A_SELECT and a < ids.CHARACTERS:
        return "IB-SEL-01"
    if s.ask == ids.A_WINDOW and in_hand(s, p, a) and t.cards[a].windows >> (s.w_on - 1) & 1:
        return "IB-PU-18"
    return RULES.get(s.ask, "IB-ABIL-15")


def why_no_refill(t: Table, s: State, p: int) -> str:
    """The rule that forbids a seat the refill now: no Glory, nothing to gain by it, or no refill stop."""
    if s.seats[p].glory == 0:
        return "IB-DRAW-05"
    return "IB-DRAW-13" if may_buy(t, s, p) else "IB-DRAW-06"


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
    return CLOCKS.get(ids.ASKS[s.ask], 30)


def race_ms(t: Table, s: State) -> tuple[int, int] | None:
    """From when to when a bot may answer where the first to lay a Power-Up down is first; None where nobody races."""
    return (1500, 4000) if t.live and not t.first and s.ask == ids.A_WINDOW else None


def bots_answer(s: State, _p: int) -> int:
    """IB-R-CLASS: bots answer about classes from the data: they claim none, and agree to none; -1: as they like."""
    return ids.NO if s.ask in (ids.A_CLAIM, ids.A_VOTE) else -1


def several(n: int) -> str:
    """No card, 1 card, 2 cards."""
    return "no card" if n == 0 else f"{n} card{'s' if n > 1 else ''}"


def draws(s: State, p: int) -> str:
    """IB-DRAW-03: what the normal draw of this Draw step will be, with what effects added or took away."""
    return f"Draw {several(normal_draws(s, p))}"


def prompt(t: Table, s: State, p: int) -> tuple[str, str]:
    """What the seat may do now, and how."""
    if not s.waiting >> p & 1:
        return "Wait for the others", ""
    what, how = PROMPTS[ids.ASKS[s.ask]]
    bought = several(min(5 - hand_size(s, p), s.seats[p].deck_n)) if s.ask == ids.A_DRAW else ""
    return question(t, s, (what.format(draws=draws(s, p)), how.format(bought=bought)))


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action for the page: id, name, kind (what is asked), text; card, spot, seat, type where it has one."""
    made: dict[str, Any] = {"id": a, "name": name(t, s, p, a), "kind": ids.ASKS[s.ask] if a not in ANYTIME else "free"}
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
    ask = ids.ASKS[s.ask]
    if a in (ids.YES, ids.NO) and ask in SAYS:
        card = card_now(t, s)
        return SAYS[ask][a == ids.NO].format(card.name if card else "it")
    named = a < ids.CARDS or ids.SIGN <= a < ids.SIGN + 3 or ids.SPOT <= a < ids.LIST + 3
    if not named or ask not in VERBS:
        return ""
    text = str(action(t, s, p, a)["text"])
    return VERBS[ask].format(text[:1].lower() + text[1:] if ask in ("place", "throw") else text)
