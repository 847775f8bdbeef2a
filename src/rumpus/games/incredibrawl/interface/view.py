"""What a viewer may see of a position. Allow-lists: nothing is shown that is not named here."""

from typing import Any, Final

from rumpus.games.incredibrawl.content.moments import NAMES
from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.interface.card_text import moments, short_of, text_of
from rumpus.games.incredibrawl.interface.prompts import asked
from rumpus.games.incredibrawl.interface.scene import PHASES
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import hand_size
from rumpus.games.incredibrawl.rules.determinize import public, public_up, seen
from rumpus.games.incredibrawl.rules.fight import level_of, type_of
from rumpus.games.incredibrawl.rules.state import State, Table

LETTERS = "ABCD"
ABOUT: Final = {0: "", ids.T_SCRAP: "scrap", ids.T_ORDER: "order", ids.T_FINAL: "final", ids.T_DUEL: "duel"}
"""What a throw is about."""


def view(t: Table, s: State, viewer: int) -> dict[str, Any]:
    """The position as seat `viewer` knows it (-1: a spectator), as JSON types; its shape is in README.md."""
    return {
        "game": "incredibrawl",
        "mode": ids.MODES[t.mode],
        "goal": t.goal,
        "round": s.round,
        "phase": PHASES[s.phase],
        "ask": asked(s),
        "asked": [p for p in range(t.n) if s.asked >> p & 1],
        "waiting": [p for p in range(t.n) if s.waiting >> p & 1],
        "opts": s.opts,
        "token": None if s.token < 0 else s.token,
        "location": s.places[0],
        "locations": [i if t.locations and s.visited >> i & 1 else None for i in s.places] if t.locations else [0],
        "window": None if not s.w_on else NAMES[s.w_on - 1],
        "laid": [{"seat": s.w_seat[i], "card": s.w_card[i] - 1} for i in range(s.w_i, s.w_n)],
        "in_turn": bool(t.first),
        "live": bool(t.live),
        "passed": [p for p in range(t.n) if s.w_pass >> p & 1],
        "effect": effect(t, s),
        "scrap": scrap(s),
        "throw": None if not s.throw_on else [p for p in range(t.n) if s.throw_in >> p & 1],
        "about": ABOUT[s.throw_on],
        "tries": s.throw_n,
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
        "mine": None if viewer < 0 else mine(s, viewer),
        "over": s.over,
        "won": [p for p in range(t.n) if s.won >> p & 1],
    }


def effect(t: Table, s: State) -> dict[str, Any] | None:
    """The card that is being carried out (40 + n: location n), the seats it means, which card from the top is next.

    While classes are claimed or voted on, the classes that the word asks for, and the seats whose claims are open.
    """
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
        "meant": [p for p in range(ids.SEATS) if fx.mask >> p & 1],
        "pick": fx.pick,
        "classes": [name for i, name in enumerate(ids.CLASSES) if classes >> i & 1],
        "claimed": [p for p in range(ids.SEATS) if fx.claimed >> p & 1],
    }


def scrap(s: State) -> dict[str, Any] | None:
    """The scrap that is being fought."""
    if s.left < 0 and s.right < 0:
        return None
    winner = None if s.scrap_winner < 0 else s.scrap_winner
    return {"number": s.scrap, "left": s.left, "right": s.right, "winner": winner}


def cards_in(mask: int, base: int = 0) -> list[int]:
    """The cards of a mask, ascending."""
    return [base + i for i in range(30) if mask >> i & 1]


def mine(s: State, p: int) -> dict[str, Any]:
    """What only seat p knows: hand, face-down card, unseen answer, cards it has seen in its deck (from the top)."""
    seat = s.seats[p]
    return {
        "hand": cards_in(seat.characters) + cards_in(seat.power_ups, 30),
        "selected": seat.selected - 1 if seat.selected else None,
        "answer": seat.commit - 1 if seat.commit else None,
    }


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
        "standing": bool(seat.standing) and viewer == p,
        "sign": seat.sign,
        "fighter": fighter(t, s, p),
    }


def open_seat(t: Table, s: State, p: int) -> dict[str, Any]:
    """One seat with its hand in `seen`, its face-down card and its unseen answer: for the replay, and for onlookers a
    round late.
    """
    own = mine(s, p)
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
        "silenced": [name for i, name in enumerate(ids.TRIGGERS) if one.silenced >> i & 1],
        "beats": [name for i, name in enumerate(ids.CLASSES) if one.beats_class >> i & 1],
        "beats_types": [name for i, name in enumerate(ids.TYPES) if one.beats_type >> i & 1],
        "granted": [name for i, name in enumerate(ids.CLASSES) if one.granted >> i & 1],
        "wins_ties": bool(one.ties[0] | one.ties[1]),
        "protected": one.protected,
        "copied": [card - 1 for card in one.copied if card],
    }


def card_page(t: Table) -> list[dict[str, Any]]:
    """Every card of the table for the page: banner and text, made from the data."""
    book = book_of(t)
    return [
        {
            "id": sheet.id,
            "name": sheet.name,
            "kind": sheet.kind,
            "type": ids.TYPES[sheet.type] if sheet.kind == "character" else None,
            "beats": ids.TYPES[(sheet.type + 1) % 3] if sheet.kind == "character" else None,
            "level": sheet.level or None,
            "classes": list(sheet.classes),
            "windows": [NAMES[window] for window in sheet.windows],
            "text": text_of(sheet),
            "short": short_of(sheet),
            "other": moments(sheet) if sheet.kind == "character" and sheet.windows else None,
        }
        for sheet in (*book.sheets, *book.places)
    ]
