"""What an answer of cards, or a MOVE, is put together from: handed to the page with the actions, so that it makes none
itself.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.actions import legal_ids
from rumpus.games.brawlhalla.interface.card_text import text_of
from rumpus.games.brawlhalla.interface.fights import Works, works
from rumpus.games.brawlhalla.interface.names import cards_in, effect_name, worded
from rumpus.games.brawlhalla.interface.prompts import prompt
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.bidding import bid_legal, during_fits
from rumpus.games.brawlhalla.rules.move import steps_allowed
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.games.brawlhalla.rules.static_changes import hand_limit_of
from rumpus.kernel.contract.shapes import ActionId
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.records.bits import bits
from rumpus.kernel.words.saying import Text

BIDS: Final = (ids.ASK_DEFEND, ids.ASK_ADD, ids.ASK_DODGE)
LOOKED: Final = 300
"""Plays tried to see which cards still help, where a play must reach what it needs; what is not refuted then may be
picked.
"""


class Use(Shown):
    """An effect that may be announced with a play."""

    def __init__(self, action: int, title: str, text: str) -> None:
        self.id: ActionId = action
        self.title: str = title
        self.text: str = text


class Pickable(Shown):
    """A card that may be part of an answer. `like`: the first card of the hand equal to it; `adds`: what it counts;
    `alone`: it needs no `lay` after it; `works`: when its text happens in the running attack.
    """

    def __init__(self, t: Table, s: State, p: int, c: int, like: int, alone: bool) -> None:
        self.c: int = c
        self.id: ActionId = ids.CARD + c
        self.like: int = like
        self.adds: int = t.legends[s.seats[p].legend].value[c]
        self.alone: bool = alone
        self.works: Works = works(t, s, p, c) if s.n_fights else "any"
        self.uses: list[Use] = []


class Says(Shown):
    """What the prompt says."""

    def __init__(self, what: Text, how: Text) -> None:
        self.what: Text = what
        self.how: Text = how


class Spoken(TypedDict):
    """The part of a play that is words: `says` is what the prompt says with one card picked, with two, and so on, the
    last for all more.
    """

    button: Text
    says: list[Says]


class PlayParts(Spoken):
    """What an answer of cards is put together from: the actions of its cards in this order (of equal ones the first
    ones), an effect, and `lay`. `least` and `most` count cards, `most` null without a limit; `discards`: they go to the
    discard pile; `says`: what the prompt says with one card picked, with two, and so on, the last for all more.
    """

    cards: list[Pickable]
    least: int
    most: int | None
    lay: ActionId | None
    discards: bool


class MoveCard(Shown):
    """Cards equal to one another that may be played for a MOVE: `card` is the one that plans name; `asks`: the card is
    played before the path is asked.
    """

    def __init__(self, t: Table, s: State, p: int, card: int, cards: list[int], asks: bool) -> None:
        most = steps_allowed(t, s, p, card, 0)
        what = "pick-move-asks" if asks else "pick-move" if most else "pick-move-none"
        self.cards: list[int] = cards
        self.card: int = card
        self.most: int = most
        self.asks: bool = asks
        self.what: Text = worded(t, s, p, what, steps=most)
        self.how: Text = worded(t, s, p, "pick-move-asks.how" if asks else "how-glow")


def twins(t: Table, s: State, p: int, cards: list[int]) -> dict[int, int]:
    """Each of these cards of seat p -> the first of them equal to it."""
    book, legend = book_of(t), s.seats[p].legend
    first: dict[str, int] = {}
    return {c: first.setdefault(book.code(legend, c), c) for c in cards}


# ---------------------------------------------------------------- a card for a MOVE


def move_cards(t: Table, s: State, p: int) -> list[MoveCard]:
    """The cards that may be played for a MOVE now, equal ones together, and how far each goes."""
    like = twins(t, s, p, cards_in(s.seats[p].hand))
    listens = t.legends[s.seats[p].legend].card_listens
    made: list[MoveCard] = []
    for a in legal_ids(t, s, p):
        if not ids.MOVE <= a < ids.CARD:
            continue
        card = a - ids.MOVE
        asks = bool(listens[card] >> ids.T_BEFORE_MOVE & 1)
        made.append(MoveCard(t, s, p, card, [c for c, first in like.items() if first == like[card]], asks))
    return made


def attack_says(t: Table, s: State, p: int) -> Says | None:
    """What is said while seat p looks for somebody to attack; None where it cannot attack."""
    attacks = sum(ids.LIGHT <= a < ids.BONUS for a in legal_ids(t, s, p))
    return _says(t, s, p, "pick-attack" if attacks > 1 else "pick-attack-one") if attacks else None


# ---------------------------------------------------------------- an answer of cards


def play_parts(t: Table, s: State, p: int) -> PlayParts | None:
    """What seat p may answer with cards; None where that is not asked."""
    if s.asker != p:
        return None
    if s.ask == ids.ASK_LIMIT:
        return _discards(t, s, p)
    if s.ask == ids.ASK_OPEN:
        return _opening(t, s, p)
    return _bid(t, s, p) if s.ask in BIDS else None


def _left(s: State, p: int) -> list[int]:
    """Cards of the hand that come after those picked already: plays are picked in ascending order."""
    return [c for c in cards_in(s.seats[p].hand) if s.picked >> c == 0]


def _pickable(t: Table, s: State, p: int, cards: list[int], *, alone: bool) -> list[Pickable]:
    """Cards as a play takes them, in the order in which it does."""
    like = twins(t, s, p, cards)
    return [Pickable(t, s, p, c, like[c], alone) for c in cards]


def _discards(t: Table, s: State, p: int) -> PlayParts:
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


def _opening(t: Table, s: State, p: int) -> PlayParts:
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


def _bid(t: Table, s: State, p: int) -> PlayParts:
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


def _says(t: Table, s: State, p: int, code: str, **args: Any) -> Says:
    """What the prompt says, and how it is answered."""
    return Says(worded(t, s, p, code, **args), worded(t, s, p, f"{code}.how", **args))


def _asked(t: Table, s: State, p: int, *, several: bool) -> Spoken:
    """The question stays while cards are picked; how it is answered changes."""
    what = prompt(t, s, p)[0]
    how = worded(t, s, p, "pick-play.how" if several else "pick-play-one.how")
    return {
        "button": worded(t, s, p, "pick-play"),
        "says": [Says(worded(t, s, p, what.code, **what.args), how)],
    }


def _room(s: State, p: int, k: int, side: int) -> int:
    """How many more cards may join the play that is picked."""
    fight, picked = s.fights[k], bits(s.picked)
    limits = [bits(s.seats[p].hand) - fight.tax[side]]
    limits += [limit for limit in (fight.limit[side], fight.limit_play[side]) if limit >= 0]
    if fight.type == ids.HEAVY_ATTACK:
        limits.append(1)
    return int(max(0, min(limits) - picked))


def fits(t: Table, s: State, p: int, c: int) -> bool:
    """May a play of this decision hold the card at all, whatever else is in it?"""
    f = s.frames[s.depth - 1]
    fight = s.fights[f.attack]
    value = t.legends[s.seats[p].legend].value[c]
    return not fight.ban[f.side] >> value & 1 and (fight.type == ids.LIGHT_ATTACK or value == fight.opening)


def _helping(t: Table, s: State, p: int, cards: list[int]) -> set[int]:
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


def _uses(t: Any, trial: State, p: int, k: int, c: int) -> list[Use]:
    """BH-RUL-39: the During effects of a card that may be announced with it."""
    effects = book_of(t).legends[trial.seats[p].legend].deck[c].effects
    fitting = [slot for slot in range(3) if during_fits(t, trial, k, p, (3 + c) * 3 + slot)]
    title = effect_name(t, trial, p, 3 + c) if fitting else ""
    return [Use(ids.USE + (3 + c) * 3 + slot, title, text_of(effects[slot : slot + 1])) for slot in fitting]
