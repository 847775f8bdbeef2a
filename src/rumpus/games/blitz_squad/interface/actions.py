"""Actions: names that parse back, where each lies and what it says, and what is done for a seat whose time is up."""

from typing import Any, Final

import numpy as np

from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.interface.card_text import choices
from rumpus.games.blitz_squad.interface.names import LETTERS, card_id, card_of_id
from rumpus.games.blitz_squad.interface.prompts import ASKS
from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.determinize import building
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.games.blitz_squad.rules.turn import legal
from rumpus.kernel.contract.acts import Acts, Param, kind, number, one_of, plain, said
from rumpus.kernel.words.saying import Saying

ANYTIME: Final = (ids.CONCEDE, ids.LAPSE)
FIRST_CHOICES: Final = (ids.PASS, ids.END, ids.LEAVE, ids.NO, ids.STOP, ids.KEEP)
"""BS-RUL-63: what is done by default, wherever it may be."""


def listed(t: Table, s: State, p: int) -> list[int]:
    """What the seat may do now."""
    out = np.zeros(2 * ids.MAX_LEGAL, np.int32)
    return [int(a) for a in out[: legal(t, s, p, out)]]


def card_of(t: Table, _s: State, _p: int, text: str) -> int:
    """The place of a card in the list of the table; ValueError where there is no such card."""
    number = text.removeprefix("card-")
    known = number.isdecimal() and t.cards_n < int(number) <= ids.CARDS
    return (int(number) if known else card_of_id(t, text.lower())) - 1


def card_name(t: Table, _s: State, _p: int, n: int) -> str:
    """What a card is called; its number where the table has none of that number."""
    return card_id(t, n + 1) if n < t.cards_n else f"card-{n + 1}"


def verb(s: State) -> str:
    """What is done with a card now."""
    return ASKS[s.ask].verb or "pick"


VERBS: Final = sorted({one.verb for one in ASKS if one.verb} | {"pick"})
CARD: Final = Param(ids.CARDS, card_name, card_of, lambda _t, _s, n: n + 1, where="card")
ACTS: Final = Acts(
    "Blitz Squad",
    *plain("end", "pass", "attack", "action", "block", "reply", "done", "yes", "no", "place", "leave"),
    *plain("keep", "bottom", "stop", "concede", "lapse"),
    kind("option", option=number(1, 3)),
    kind("seat", seat=one_of(LETTERS[: ids.SEATS], where="seat")),
    said("card", verb, *VERBS, card=CARD),
    said(
        "revealed",
        lambda s: f"{verb(s)} revealed",
        *(f"{one} revealed" for one in VERBS),
        known_as="OPEN",
        card=CARD,
    ),
)


HELD: Final = ("card", "revealed")
"""Kinds of acts that are about a card, closed or revealed."""


def card_in(a: int) -> int:
    """The card that an action is about; 0: none."""
    return ACTS.of(a).told.get("card", -1) + 1


def passive(t: Table, s: State, p: int) -> int:
    """BS-RUL-63: pass, end Main, leave, oneself, no; of cards the lowest power, then the lowest design."""
    if s.asker == p and building(s):
        return ids.LAPSE
    may = listed(t, s, p)
    for a in FIRST_CHOICES:
        if a in may:
            return a
    if s.ask == ids.ASK_FIRST and (oneself := ACTS.id("seat", p)) in may:
        return oneself
    return min(may, key=lambda a: (t.cards[card_in(a)].power, card_in(a), a) if card_in(a) else (0, 0, a))


def says(t: Table, s: State, _p: int, a: int) -> Saying:
    """What an act is called."""
    act, told = ACTS.of(a), ACTS.told(t, s, a)
    if act.kind in HELD:
        return Saying(f"act-{verb(s)}", told)
    if act.kind != "option":
        return Saying(f"act-{act.kind}", told)
    n = act.told["option"]
    texts = choices(book_of(t).sheet(s.frames[s.depth - 1].card)) if s.ask == ids.ASK_OPTION else []
    return Saying("act-choice", {"text": texts[n]}) if n < len(texts) else Saying("act-option", {"n": n + 1})


def lies(s: State, p: int, a: int) -> tuple[str, int]:
    """Where the card of an act lies, and whose it is."""
    source = "revealed" if ACTS.of(a).kind == "revealed" else ASKS[s.ask].source or "hand"
    return source, s.frames[s.depth - 1].doing if s.ask == ids.ASK_SNATCH else p


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action as a terminal and a hint get it."""
    made = ACTS.page(t, s, p, a) | {"text": says(t, s, p, a)}
    return made | {"kind": "card", "source": lies(s, p, a)[0]} if made["kind"] in HELD else made
