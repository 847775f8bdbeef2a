"""What a viewer may see of a position. Allow-lists: nothing is shown that is not named here."""

from typing import Any, Final

from rumpus.games.incredibrawl.content.moments import NAMES
from rumpus.games.incredibrawl.interface import legality
from rumpus.games.incredibrawl.interface.actions import answer_of, anytime
from rumpus.games.incredibrawl.interface.board import bouts, meets
from rumpus.games.incredibrawl.interface.lays import lays
from rumpus.games.incredibrawl.interface.names import LETTERS, SIGNS
from rumpus.games.incredibrawl.interface.preview import left, stakes
from rumpus.games.incredibrawl.interface.prompts import asked
from rumpus.games.incredibrawl.interface.scene import PHASES
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import hand_size, may_buy, normal_draws
from rumpus.games.incredibrawl.rules.determinize import public, public_up, seen
from rumpus.games.incredibrawl.rules.fight import level_of, type_of
from rumpus.games.incredibrawl.rules.state import State, Table

ABOUT: Final = {ids.T_SCRAP: "scrap", ids.T_ORDER: "order", ids.T_FINAL: "final", ids.T_DUEL: "duel"}
"""What a throw is about."""
ENDS: Final = {0: None, ids.END_GOAL: "goal", ids.END_DECK: "deck", ids.END_ROUNDS: "rounds"}
"""How a game ended."""
SHIELDS: Final = ("power_ups", "abilities")


def view(t: Table, s: State, viewer: int) -> dict[str, Any]:
    """The position as seat `viewer` knows it (-1: a spectator), as JSON types: `shapes.View`."""
    return {
        "game": "incredibrawl",
        "mode": ids.MODES[t.mode],
        "goal": t.goal,
        "round": s.round,
        "phase": PHASES[s.phase],
        "cleared": bool(s.phase >= ids.P_DISCARD or s.over),
        "ask": asked(s),
        "asked": [p for p in range(t.n) if s.asked >> p & 1],
        "waiting": [p for p in range(t.n) if s.waiting >> p & 1],
        "token": None if s.token < 0 else s.token,
        "location": ids.CARDS + s.places[0],
        "locations": [ids.CARDS + i if s.visited >> i & 1 else None for i in s.places] if t.locations else [ids.CARDS],
        "window": None if not s.w_on else NAMES[s.w_on - 1],
        "laid": [{"seat": s.w_seat[i], "card": s.w_card[i] - 1} for i in range(s.w_i, s.w_n)],
        "in_turn": bool(t.first),
        "live": bool(t.live),
        "passed": [p for p in range(t.n) if s.w_pass >> p & 1],
        "on_table": on_table(s),
        "actor": actor(s),
        "effect": effect(t, s),
        "meets": meets(t),
        "bouts": bouts(t, s),
        "scrap": scrap(s),
        "throw": throw(t, s),
        "winner": None if s.winner < 0 else s.winner,
        "turned": bool(s.turned[0] ^ s.turned[1]),
        "upside": bool(s.upside[0] ^ s.upside[1]),
        "blind": bool(s.blind[0] | s.blind[1]),
        "queue": [
            {"seat": s.q_seat[i], "card": s.q_card[i], "trigger": ids.TRIGGERS[s.q_trigger], "off": bool(s.q_off[i])}
            for i in range(s.q_i, s.q_n)
        ]
        if s.q_on == ids.Q_RESOLVE
        else [],
        "seats": [seat_view(t, s, p, viewer) for p in range(t.n)],
        "mine": None if viewer < 0 else mine(t, s, viewer),
        "over": ENDS[s.over],
        "won": [p for p in range(t.n) if s.won >> p & 1],
    }


def listed(mask: int, names: tuple[str, ...]) -> list[str]:
    """The words of a mask."""
    return [name for i, name in enumerate(names) if mask >> i & 1]


def effect(t: Table, s: State) -> dict[str, Any] | None:
    """The text that is being carried out: `shapes.Effect`."""
    fx = s.fx
    if not fx.on:
        return None
    classes = 0
    if s.ask in (ids.A_CLAIM, ids.A_VOTE):
        classes = t.ops[fx.row[fx.depth - 1]].cond_a
    return {
        "seat": fx.owner,
        "card": fx.card,
        "left": fx.left,
        "put": max(0, fx.put) if s.ask in (ids.A_KEEP, ids.A_ORDER) else 0,
        "meant": [p for p in range(ids.SEATS) if fx.mask >> p & 1],
        "classes": listed(classes, ids.CLASSES),
        "claimed": [p for p in range(ids.SEATS) if fx.claimed >> p & 1],
    }


def actor(s: State) -> dict[str, Any] | None:
    """Whose card is carried out: `shapes.Actor`."""
    fx = s.fx
    if not fx.on:
        return None
    seat = None if fx.kind == ids.PLACE_TEXT else fx.owner
    return {"seat": seat, "card": fx.card, "trigger": ids.TRIGGERS[fx.kind] if fx.kind <= ids.OTHER else None}


def on_table(s: State) -> list[dict[str, Any]]:
    """The Power-Ups that lie on the table: the one that is carried out, then those to come."""
    now = [{"seat": s.fx.owner, "card": s.fx.card}] if s.fx.on and s.fx.kind == ids.POWER_UP else []
    return now + [{"seat": s.w_seat[i], "card": s.w_card[i] - 1} for i in range(s.w_i, s.w_n)]


def scrap(s: State) -> dict[str, Any] | None:
    """The scrap that is being fought."""
    if s.left < 0 and s.right < 0:
        return None
    left, right, winner = (None if p < 0 else p for p in (s.left, s.right, s.scrap_winner))
    return {"number": s.scrap, "left": left, "right": right, "winner": winner}


def throw(t: Table, s: State) -> dict[str, Any] | None:
    """The throw that is being made; after a try that settled nothing, what all threw, if it was the same."""
    if not s.throw_on:
        return None
    seats = [p for p in range(t.n) if s.throw_in >> p & 1]
    signs = {s.seats[p].sign for p in seats} if s.throw_n else set()
    equal = SIGNS[signs.pop() - 1] if len(signs) == 1 else None
    return {"about": ABOUT[s.throw_on], "seats": seats, "tries": s.throw_n, "equal": equal}


def cards_in(mask: int, base: int = 0) -> list[int]:
    """The cards of a mask, ascending."""
    return [base + i for i in range(30) if mask >> i & 1]


def mine(t: Table, s: State, p: int) -> dict[str, Any]:
    """What only seat p knows: hand, face-down card, unseen answer, and what it may do at any time."""
    seat = s.seats[p]
    return {
        "hand": cards_in(seat.characters) + cards_in(seat.power_ups, 30),
        "selected": seat.selected - 1 if seat.selected else None,
        "answer": answer_of(t, s, p, seat.commit - 1) if seat.commit else None,
        "free": {**anytime(t, s, p), "soon": soon(t, s, p)},
        "stakes": stakes(t, s, p),
        "lays": lays(t, s, p),
    }


def soon(t: Table, s: State, p: int) -> bool:
    """IB-R-REFILL: whether a refill can come at a later stop of this round, for a seat that passes at them."""
    seat = s.seats[p]
    stops = t.any_time and not s.over and s.phase < ids.P_DISCARD
    return bool(stops and seat.standing and may_buy(t, s, p) and ids.BUY not in legality.listed(t, s, p))


def seat_view(t: Table, s: State, p: int, viewer: int) -> dict[str, Any]:
    """One seat. IB-SEL-03, IB-R-HIDDENCOUNT: counts are public, faces are not but for what the viewer has seen."""
    seat = s.seats[p]
    known = public(s, p) if viewer < 0 else seat.known[viewer]
    known_up = public_up(s, p) if viewer < 0 else seat.known_up[viewer]
    cells = list(seat.deck[: seat.deck_n])[::-1]
    return {
        "letter": LETTERS[p],
        "glory": seat.glory,
        "hand": hand_size(s, p),
        "seen": [] if viewer == p else cards_in(known) + cards_in(known_up, 30),
        "deck": seat.deck_n,
        "deck_seen": [cell % 64 if seen(cell, viewer, p) else None for cell in cells][:5],
        "discard": [card - 1 for card in seat.discard[: seat.discard_n]],
        "chosen": seat.selected > 0,
        "answered": bool(s.asked >> p & 1 and not s.waiting >> p & 1),
        "bought": bool(seat.bought),
        "drawn": bool(seat.drawn),
        "more": seat.more,
        "draws": normal_draws(s, p),
        "refill": max(0, min(5 - hand_size(s, p), seat.deck_n)),
        "standing": bool(seat.standing) and viewer == p,
        "sign": SIGNS[seat.sign - 1] if seat.sign else None,
        "left": left(t, s, p),
        "fighter": fighter(t, s, p),
    }


def open_seat(t: Table, s: State, p: int) -> dict[str, Any]:
    """One seat with its hand in `seen`, its face-down card and its unseen answer: for the replay, and for onlookers a
    round late.
    """
    own = mine(t, s, p)
    return {**seat_view(t, s, p, p), "seen": own.pop("hand"), **own}


def fighter(t: Table, s: State, p: int) -> dict[str, Any] | None:
    """The character in play, with what has become of it; None while the spot is empty."""
    one = s.seats[p].fighter
    if not one.card:
        return {"card": None, "spot": one.spot} if one.spot else None
    return {
        "card": one.card - 1,
        "spot": one.spot,
        "type": ids.TYPES[type_of(t, s, p)],
        "level": level_of(t, s, p),
        "later": bool(one.later),
        "beaten": bool(one.beaten),
        "silenced": listed(one.silenced, ids.TRIGGERS),
        "beats": listed(one.beats_class, ids.CLASSES),
        "beats_types": listed(one.beats_type, ids.TYPES),
        "granted": listed(one.granted, ids.CLASSES),
        "wins_ties": bool(one.ties[0] | one.ties[1]),
        "protected": listed(one.protected, SHIELDS),
        "copied": [card - 1 for card in one.copied if card],
    }
