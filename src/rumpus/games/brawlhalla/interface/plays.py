"""What an answer of cards, or a MOVE, is put together from: handed to the page with the actions, so that it makes none
itself.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.actions import legal_ids
from rumpus.games.brawlhalla.interface.card_text import text_of
from rumpus.games.brawlhalla.interface.fights import works
from rumpus.games.brawlhalla.interface.names import cards_in, effect_name, worded
from rumpus.games.brawlhalla.interface.prompts import prompt
from rumpus.games.brawlhalla.interface.shapes import MoveCard, Pickable, PlayParts, Says, Use
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.bidding import bid_legal, during_fits
from rumpus.games.brawlhalla.rules.move import steps_allowed
from rumpus.games.brawlhalla.rules.static_changes import hand_limit_of
from rumpus.kernel.bits import bits
from rumpus.kernel.words import Text

BIDS: Final = (ids.ASK_DEFEND, ids.ASK_ADD, ids.ASK_DODGE)
LOOKED: Final = 300
"""Plays tried to see which cards still help, where a play must reach what it needs; what is not refuted then may be
picked.
"""


def twins(t: Any, s: Any, p: int, cards: list[int]) -> dict[int, int]:
    """Each of these cards of seat p -> the first of them equal to it."""
    book, legend = book_of(t), s.seats[p].legend
    first: dict[str, int] = {}
    return {c: first.setdefault(book.code(legend, c), c) for c in cards}


# ---------------------------------------------------------------- a card for a MOVE


def move_cards(t: Any, s: Any, p: int) -> list[MoveCard]:
    """The cards that may be played for a MOVE now, equal ones together, and how far each goes."""
    like = twins(t, s, p, cards_in(s.seats[p].hand))
    listens = t.legends[s.seats[p].legend].card_listens
    made: list[MoveCard] = []
    for a in legal_ids(t, s, p):
        if not ids.MOVE <= a < ids.CARD:
            continue
        card = a - ids.MOVE
        asks = bool(listens[card] >> ids.T_BEFORE_MOVE & 1)
        most = steps_allowed(t, s, p, card, 0)
        what, how = ("pick-move-asks", "pick-move-asks.how") if asks else ("pick-move", "how-glow")
        if not asks and most == 0:
            what = "pick-move-none"
        made.append(
            {
                "cards": [c for c, first in like.items() if first == like[card]],
                "card": card,
                "most": most,
                "asks": asks,
                "what": worded(t, s, p, what, steps=most),
                "how": worded(t, s, p, how),
            }
        )
    return made


def attack_says(t: Any, s: Any, p: int) -> Says | None:
    """What is said while seat p looks for somebody to attack; None where it cannot attack."""
    attacks = sum(ids.LIGHT <= a < ids.BONUS for a in legal_ids(t, s, p))
    return _says(t, s, p, "pick-attack" if attacks > 1 else "pick-attack-one") if attacks else None


# ---------------------------------------------------------------- an answer of cards


def play_parts(t: Any, s: Any, p: int) -> PlayParts | None:
    """What seat p may answer with cards; None where that is not asked."""
    if s.asker != p:
        return None
    if s.ask == ids.ASK_LIMIT:
        return _discards(t, s, p)
    if s.ask == ids.ASK_OPEN:
        return _opening(t, s, p)
    return _bid(t, s, p) if s.ask in BIDS else None


def _left(s: Any, p: int) -> list[int]:
    """Cards of the hand that come after those picked already: plays are picked in ascending order."""
    return [c for c in cards_in(s.seats[p].hand) if s.picked >> c == 0]


def _pickable(t: Any, s: Any, p: int, cards: list[int], *, alone: bool) -> list[Pickable]:
    """Cards as a play takes them, in the order in which it does."""
    like = twins(t, s, p, cards)
    value = t.legends[s.seats[p].legend].value
    return [
        {
            "c": c,
            "id": ids.CARD + c,
            "like": like[c],
            "adds": value[c],
            "alone": alone,
            "works": works(t, s, p, c) if s.n_fights else "any",
            "uses": [],
        }
        for c in cards
    ]


def _discards(t: Any, s: Any, p: int) -> PlayParts:
    """BH-RUL-73: exactly the surplus, or at least that much."""
    least = max(0, bits(s.seats[p].hand) - hand_limit_of(t, s, p) - bits(s.picked))
    more = bool(t.discard_more)
    return {
        "cards": _pickable(t, s, p, _left(s, p), alone=not more),
        "least": least,
        "most": None if more else least,
        "lay": ids.LAY if more else None,
        "discards": True,
        "button": worded(t, s, p, "pick-discard"),
        "says": [
            *(_says(t, s, p, "pick-discard-more", left=left) for left in range(least - 1, 0, -1)),
            _says(t, s, p, "pick-discard-these"),
        ],
    }


def _opening(t: Any, s: Any, p: int) -> PlayParts:
    """BH-LIGHT-01, BH-HEAVY-01, BH-RUL-85: one card opens, or a few."""
    fight = s.fights[s.n_fights - 1]
    value = t.legends[s.seats[p].legend].value
    most = fight.can_open - bits(s.picked)
    one = fight.can_open <= 1
    cards = [c for c in _left(s, p) if value[c] <= fight.open_max] if most > 0 else []
    return {
        "cards": _pickable(t, s, p, cards, alone=one),
        "least": 1,
        "most": most,
        "lay": None if one else ids.LAY,
        "discards": False,
        **_asked(t, s, p, several=most > 1),
    }


def _bid(t: Any, s: Any, p: int) -> PlayParts:
    """BH-LIGHT-02, BH-LIGHT-03, BH-HEAVY-02: cards that defend, are added, or dodge, and the effects they may bring."""
    f = s.frames[s.depth - 1]
    k, side = f.attack, f.side
    most = _room(s, p, k, side)
    cards = [c for c in _left(s, p) if fits(t, s, p, c)] if most > 0 and s.picked_fx < 0 else []
    if t.underplay == 0 and s.ask != ids.ASK_DODGE:
        helping = _helping(t, s, p, cards)
        cards = [c for c in cards if c in helping]
    made = _pickable(t, s, p, cards, alone=False)
    trial = s.copy()
    for card in made:
        trial.picked = s.picked | 1 << card["c"]
        card["uses"] = _uses(t, trial, p, k, card["c"])
        card["alone"] = s.ask == ids.ASK_DODGE and not card["uses"]
    asked = _asked(t, s, p, several=most > 1)
    return {"cards": made, "least": 1, "most": most, "lay": ids.LAY, "discards": False, **asked}


def _says(t: Any, s: Any, p: int, code: str, **args: Any) -> Says:
    """What the prompt says, and how it is answered."""
    return {"what": worded(t, s, p, code, **args), "how": worded(t, s, p, f"{code}.how", **args)}


def _asked(t: Any, s: Any, p: int, *, several: bool) -> _Asked:
    """The question stays while cards are picked; how it is answered changes."""
    what = prompt(t, s, p)[0]
    how = worded(t, s, p, "pick-play.how" if several else "pick-play-one.how")
    return {
        "button": worded(t, s, p, "pick-play"),
        "says": [{"what": worded(t, s, p, what.code, **what.args), "how": how}],
    }


class _Asked(TypedDict):
    """The part of a play that is words."""

    button: Text
    says: list[Says]


def _room(s: Any, p: int, k: int, side: int) -> int:
    """How many more cards may join the play that is picked."""
    fight, picked = s.fights[k], bits(s.picked)
    limits = [bits(s.seats[p].hand) - fight.tax[side]]
    limits += [limit for limit in (fight.limit[side], fight.limit_play[side]) if limit >= 0]
    if fight.type == ids.HEAVY_ATTACK:
        limits.append(1)
    return int(max(0, min(limits) - picked))


def fits(t: Any, s: Any, p: int, c: int) -> bool:
    """May a play of this decision hold the card at all, whatever else is in it?"""
    f = s.frames[s.depth - 1]
    fight = s.fights[f.attack]
    value = t.legends[s.seats[p].legend].value[c]
    return not fight.ban[f.side] >> value & 1 and (fight.type == ids.LIGHT_ATTACK or value == fight.opening)


def _helping(t: Any, s: Any, p: int, cards: list[int]) -> set[int]:
    """Option underplay = no: the cards of plays that reach what is needed, equal ones all of them."""
    like = twins(t, s, p, cards)
    wanted, found = set(like.values()), set[int]()
    trial, waiting, seen = s.copy(), [int(s.picked)], {int(s.picked)}
    while waiting and found != wanted:
        trial.picked = waiting.pop()
        out = [0] * ids.MAX_LEGAL
        offered = [a - ids.CARD for a in out[: bid_legal(t, trial, p, out)] if ids.CARD <= a < ids.STEP]
        found |= {like[c] for c in offered if c in like}
        fresh = {int(trial.picked) | 1 << c for c in offered} - seen
        seen |= fresh
        waiting += sorted(fresh)
        if len(seen) > LOOKED:
            return set(cards)
    return {c for c in cards if like[c] in found}


def _uses(t: Any, trial: Any, p: int, k: int, c: int) -> list[Use]:
    """BH-RUL-39: the During effects of a card that may be announced with it."""
    effects = book_of(t).legends[trial.seats[p].legend].deck[c].effects
    fitting = [slot for slot in range(3) if during_fits(t, trial, k, p, (3 + c) * 3 + slot)]
    title = effect_name(t, trial, p, 3 + c) if fitting else ""
    return [
        {"id": ids.USE + (3 + c) * 3 + slot, "title": title, "text": text_of(effects[slot : slot + 1])}
        for slot in fitting
    ]
