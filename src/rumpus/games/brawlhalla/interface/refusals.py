"""What the page shows a seat, looks as if it could be done, and may not be done now; and what refusals are told.

An entry without a card, space or seat speaks for all of its kind that are neither legal nor listed by themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.actions import legal_ids, owner_of_cards
from rumpus.games.brawlhalla.interface.legality import longest_move, no_move, no_routes, reason
from rumpus.games.brawlhalla.interface.names import ATTACKS, cards_in, space
from rumpus.games.brawlhalla.interface.plays import play_parts, twins
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.stack import distance, foes
from rumpus.games.brawlhalla.rules.static_abilities import stands
from rumpus.games.brawlhalla.rules.static_changes import air_limit_of, hand_limit_of
from rumpus.kernel.contract.parts import Candidate
from rumpus.kernel.records.bits import bits

Json = dict[str, Any]
BUTTONS: Final = {
    ids.ASK_ACTION: {"delay": ids.DELAY, "end": ids.END},
    ids.ASK_DELAY: {"draw": ids.DRAW, "swap": ids.SWAP, "recover": ids.RECOVER},
    ids.ASK_LIMIT: {"lay": ids.LAY},
}
"""Buttons that a decision shows, legal or not."""


def shown(t: Any, s: Any, p: int) -> list[Candidate]:
    """Everything that seat p sees before it and may not do now, from what it may know."""
    if s.over or not 0 <= p < t.n or (s.asker != p and s.asker >= 0):
        return []
    allowed = set(legal_ids(t, s, p))
    if s.asker < 0 or s.ask == ids.ASK_LEGEND:
        taken = [n for n in range(len(book_of(t).legends)) if ids.LEGEND + 2 * n not in allowed]
        return [Candidate("legend", reason(t, s, p, ids.LEGEND + 2 * n), card=n) for n in taken]
    made = [Candidate(kind, reason(t, s, p, a)) for kind, a in BUTTONS.get(s.ask, {}).items() if a not in allowed]
    return [*made, *_cards(t, s, p, allowed), *_seats(t, s, p, allowed), *_spaces(t, s, p, allowed)]


def _cards(t: Any, s: Any, p: int, allowed: set[int]) -> list[Candidate]:
    """Cards of the own hand: for a MOVE between actions, as an answer otherwise. Equal ones stand for one another."""
    turn = s.ask == ids.ASK_ACTION
    kind, base = ("move", ids.MOVE) if turn else ("card", ids.CARD)
    hand = cards_in(s.seats[p].hand)
    if not hand:
        return [Candidate(kind, reason(t, s, p, base))] if turn else []
    parts = play_parts(t, s, p)
    own = owner_of_cards(t, s, p) == p and s.ask != ids.ASK_PILE
    good = {a - base for a in allowed if base <= a < base + ids.CARDS} if own else set[int]()
    good |= {card["c"] for card in parts["cards"]} if parts else set()
    like = twins(t, s, p, hand)
    codes = {like[c] for c in hand if c in good}
    if parts is not None:  # a card below the picked ones is out although an equal one is not
        codes = set()
    return _spread(kind, "card", {c: reason(t, s, p, base + c) for c in hand if c not in good and like[c] not in codes})


def _seats(t: Any, s: Any, p: int, allowed: set[int]) -> list[Candidate]:
    """Everybody else as a target."""
    others = [q for q in range(t.n) if q != p and not s.seats[q].out]
    if s.ask == ids.ASK_TARGET:
        others = [q for q in others if ids.TARGET + q not in allowed]
        return [Candidate("target", reason(t, s, p, ids.TARGET + q), seat=q) for q in others]
    if s.ask != ids.ASK_ACTION:
        return []
    made = []
    for kind, base in ((ids.LIGHT_ATTACK, ids.LIGHT), (ids.HEAVY_ATTACK, ids.HEAVY)):
        for q in others:
            if base + q not in allowed:
                about = {"seat": q, "far": _far(t, s, p, q), "type": ATTACKS[kind]}
                made.append(Candidate(ATTACKS[kind], reason(t, s, p, base + q), seat=q, args=about))
    if not allowed.intersection(range(ids.LIGHT, ids.BONUS)):
        near = min((q for q in others if foes(t, p, q)), key=lambda q: _far(t, s, p, q), default=None)
        if near is not None:
            made.append(Candidate("attack", reason(t, s, p, ids.LIGHT + near)))
    return made


def _far(t: Any, s: Any, p: int, q: int) -> int:
    """Spaces between two seats; 0 where one of them stands nowhere."""
    here, there = s.seats[p].space, s.seats[q].space
    return int(distance(t, here, there)) if here >= 0 and there >= 0 else 0


def _spaces(t: Any, s: Any, p: int, allowed: set[int]) -> list[Candidate]:
    """Spaces of the arena that cannot be chosen, nor reached by any card of the hand."""
    spaces = range(t.spaces)
    if s.ask == ids.ASK_ACTION:
        never = no_move(t, s, p)
        told = dict.fromkeys(spaces, never) if never else no_routes(t, longest_move(t, s, p), p, spaces)
    elif s.ask == ids.ASK_PATH:
        told = no_routes(t, s.copy(), p, spaces)
    else:
        lit = {a - ids.SPACE for a in allowed if ids.SPACE <= a < ids.USE} | _ways(t, s, allowed)
        told = {x: reason(t, s, p, ids.SPACE + x) for x in spaces if x not in lit}
    return _spread("space", "space", {space(t, x): rule for x, rule in told.items() if rule})


def _ways(t: Any, s: Any, allowed: set[int]) -> set[int]:
    """The spaces next to a Legend that may be sent some way: they stand for the way."""
    if s.ask != ids.ASK_DIR:
        return set()
    start = s.seats[s.fights[s.frames[s.depth - 1].fight].dfn].space
    return {int(t.go[start * 8 + a - ids.STEP]) for a in allowed if ids.STEP <= a < ids.SPACE} if start >= 0 else set()


def _spread(kind: str, field: str, rules: Mapping[Any, str]) -> list[Candidate]:
    """One entry for the rule that most things of a kind share, and one for each that has another."""
    if not rules:
        return []
    common = Counter(rules.values()).most_common(1)[0][0]
    alone = {what: rule for what, rule in rules.items() if rule != common}
    return [Candidate(kind, common), *(Candidate(kind, rule, **{field: what}) for what, rule in alone.items())]


# ---------------------------------------------------------------- what the words of a refusal are told


def refused(t: Any, s: Any, p: int, rule: str) -> Json:
    """The numbers that the message of a rule needs, from what seat p may know."""
    return FACTS[rule](t, s, p) if rule in FACTS and 0 <= p < t.n else {}


def _target(_t: Any, _s: Any, _p: int) -> Json:
    """An attack on nobody in particular."""
    return {"seat": None, "far": 0, "type": "light"}


def _reach(t: Any, s: Any, p: int) -> Json:
    """An attack on nobody in particular, and whether the seat can reach further than the next space."""
    return {**_target(t, s, p), "ranged": bool(stands(t, s, p, 9))}


def _fight(t: Any, s: Any, p: int) -> Json:
    """What the running attack asks of the seat."""
    if s.n_fights == 0:
        return {"value": 0, "tax": 0, "most": 5}
    fight = s.fights[s.n_fights - 1]
    return {"value": fight.opening, "tax": fight.tax[0 if fight.att == p else 1], "most": fight.open_max}


def _surplus(t: Any, s: Any, p: int) -> Json:
    """Cards too many."""
    limit = hand_limit_of(t, s, p)
    return {"surplus": max(0, bits(s.seats[p].hand) - limit), "limit": limit}


def _path(_t: Any, s: Any, _p: int) -> Json:
    """Whether a path is open."""
    return {"path": s.ask == ids.ASK_PATH}


def _air(t: Any, s: Any, p: int) -> Json:
    """The Air spaces in a row that a way may have."""
    return {"air": s.air_max if s.ask == ids.ASK_PATH else air_limit_of(t, s, p)}


FACTS: Final[dict[str, Callable[[Any, Any, int], Json]]] = {
    "BH-TURN-07": lambda _t, s, p: {"bonus": 1 in s.seats[p].bonus},
    "BH-RUL-16": _path,
    "BH-MOVE-02": _path,
    "BH-MOVE-01": lambda _t, s, p: {"hand": bits(s.seats[p].hand)},
    "BH-MOVE-05": _air,
    "BH-RUL-30": lambda _t, s, p: {"disarmed": s.seats[p].status == ids.DISARMED},
    "BH-END-01": _surplus,
    "BH-RUL-73": _surplus,
    "BH-ATK-02": _reach,
    "BH-ATK-03": _target,
    "BH-ATK-05": _target,
    "BH-ATK-10": _target,
    "BH-RUL-31": _target,
    "BH-FX-63": _fight,
    "BH-FX-07": _fight,
    "BH-HEAVY-02": _fight,
    "BH-HEAVY-03": _fight,
    "BH-LIGHT-01": lambda _t, s, _p: {"open": s.ask == ids.ASK_OPEN},
}
"""By rule, what its refusal is told."""
