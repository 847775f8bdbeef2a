"""Actions: names that parse back, how the page sees one, and what is done for a seat whose time is up."""

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
from rumpus.kernel.words import Saying

ANYTIME: Final = (ids.CONCEDE, ids.LAPSE)
PLAIN: Final = (
    *("end", "pass", "attack", "action", "block", "reply", "done", "yes", "no", "place", "leave", "keep", "bottom"),
    *("stop", "concede", "lapse"),
)
"""The kinds of the first actions, which are their names too."""
VERBS: Final = {one.verb for one in ASKS if one.verb} | {"pick"}
FIRST_CHOICES: Final = (ids.PASS, ids.END, ids.LEAVE, ids.NO, ids.STOP, ids.KEEP)
"""BS-RUL-63: what is done by default, wherever it may be."""


def listed(t: Table, s: State, p: int) -> list[int]:
    """What the seat may do now."""
    out = np.zeros(2 * ids.MAX_LEGAL, np.int32)
    return [int(a) for a in out[: legal(t, s, p, out)]]


def name(t: Table, s: State, _p: int, a: int) -> str:
    """The short name of an action: "attack", "add mug_swing", "add revealed mug_swing", "seat B", "option 2"."""
    if a < ids.OPTION:
        return PLAIN[a]
    if a < ids.SEAT:
        return f"option {a - ids.OPTION + 1}"
    if a < ids.CARD:
        return f"seat {LETTERS[a - ids.SEAT]}"
    verb, card = ASKS[s.ask].verb or "pick", card_in(a)
    told = card_id(t, card) if card <= t.cards_n else f"card-{card}"
    return f"{verb} revealed {told}" if a >= ids.OPEN else f"{verb} {told}"


def card_in(a: int) -> int:
    """The card that an action is about."""
    return a - ids.OPEN + 1 if a >= ids.OPEN else a - ids.CARD + 1


def parse(t: Table, _s: State, _p: int, text: str) -> int:
    """The action of a name; ValueError, which says what is understood."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in PLAIN:
        return PLAIN.index(words[0])
    if len(words) == 2 and words[0] == "option" and words[1] in ("1", "2", "3"):
        return ids.OPTION + int(words[1]) - 1
    if len(words) == 2 and words[0] == "seat" and words[1].upper() in LETTERS[: ids.SEATS]:
        return ids.SEAT + LETTERS.index(words[1].upper())
    if 2 <= len(words) <= 3 and words[0] in VERBS and words[1:-1] in ([], ["revealed"]):
        first = ids.OPEN if len(words) == 3 else ids.CARD
        number = words[-1].removeprefix("card-")
        known = number.isdecimal() and t.cards_n < int(number) <= ids.CARDS
        return first + (int(number) if known else card_of_id(t, words[-1])) - 1
    known_words = ", ".join((*PLAIN, "option 1-3", "seat A-D", "add CARD", "add revealed CARD"))
    raise ValueError(f"{text!r} is no action of Blitz Squad: {known_words}")


def passive(t: Table, s: State, p: int) -> int:
    """BS-RUL-63: pass, end Main, leave, oneself, no; of cards the lowest power, then the lowest design."""
    if s.asker == p and building(s):
        return ids.LAPSE
    may = listed(t, s, p)
    for a in FIRST_CHOICES:
        if a in may:
            return a
    if s.ask == ids.ASK_FIRST and ids.SEAT + p in may:
        return ids.SEAT + p
    return min(may, key=lambda a: (t.cards[card_in(a)].power, card_in(a), a) if a >= ids.CARD else (0, 0, a))


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action for the page."""
    made: dict[str, Any] = {"id": a, "name": name(t, s, p, a), "kind": kind(a)}
    if a < ids.OPTION:
        return made | {"text": Saying(f"act-{PLAIN[a]}")}
    if a < ids.SEAT:
        n = a - ids.OPTION
        texts = choices(book_of(t).sheet(s.frames[s.depth - 1].card)) if s.ask == ids.ASK_OPTION else []
        told = Saying("act-choice", {"text": texts[n]}) if n < len(texts) else Saying("act-option", {"n": n + 1})
        return made | {"text": told, "option": n}
    if a < ids.CARD:
        return made | {"text": Saying("act-seat", {"seat": a - ids.SEAT}), "seat": a - ids.SEAT}
    card = card_in(a)
    source = "revealed" if a >= ids.OPEN else ASKS[s.ask].source or "hand"
    owner = s.frames[s.depth - 1].doing if s.ask == ids.ASK_SNATCH else p
    text = Saying(f"act-{ASKS[s.ask].verb or 'pick'}", {"card": card})
    return made | {"text": text, "card": card, "source": source, "owner": owner}


def kind(a: int) -> str:
    """The kind of an action, as the page knows it."""
    if a < ids.OPTION:
        return PLAIN[a]
    return "option" if a < ids.SEAT else "seat" if a < ids.CARD else "card"
