"""Actions: names that parse back, how the page sees one, and what is done for a seat whose time is up."""

from typing import Any, Final

import numpy as np

from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.interface.card_text import choices
from rumpus.games.blitz_squad.interface.names import LETTERS, card_id, card_of_id
from rumpus.games.blitz_squad.interface.perils import of_act
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
CARD: Final = Param(ids.CARDS, card_name, card_of, lambda _t, _s, n: n + 1)
ACTS: Final = Acts(
    "Blitz Squad",
    *plain("end", "pass", "attack", "action", "block", "reply", "done", "yes", "no", "place", "leave"),
    *plain("keep", "bottom", "stop", "concede", "lapse"),
    kind("option", option=number(1, 3)),
    kind("seat", seat=one_of(LETTERS[: ids.SEATS])),
    said("card", verb, *VERBS, card=CARD),
    said(
        "revealed",
        lambda s: f"{verb(s)} revealed",
        *(f"{one} revealed" for one in VERBS),
        known_as="OPEN",
        card=CARD,
    ),
)


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


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action for the page."""
    made, what = ACTS.page(t, s, p, a), ACTS.of(a).kind
    if loses := of_act(t, s, p, a):
        made["loses"] = loses
    if what == "option":
        n = ACTS.of(a).told["option"]
        texts = choices(book_of(t).sheet(s.frames[s.depth - 1].card)) if s.ask == ids.ASK_OPTION else []
        told = Saying("act-choice", {"text": texts[n]}) if n < len(texts) else Saying("act-option", {"n": n + 1})
        return made | {"text": told, "option": n}
    if "card" not in made:
        return made
    source = "revealed" if what == "revealed" else ASKS[s.ask].source or "hand"
    owner = s.frames[s.depth - 1].doing if s.ask == ids.ASK_SNATCH else p
    text = Saying(f"act-{verb(s)}", {"card": made["card"]})
    return made | {"kind": "card", "text": text, "source": source, "owner": owner}
