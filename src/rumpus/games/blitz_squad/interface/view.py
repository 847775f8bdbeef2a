"""What a viewer may see of a position: an allow-list. Nothing is shown that is not named here."""

from collections import Counter
from typing import Any

from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.interface.events import LASTING
from rumpus.games.blitz_squad.interface.names import LETTERS, worded
from rumpus.games.blitz_squad.interface.prompts import ASKED, ASKS
from rumpus.games.blitz_squad.interface.trays import combo_view
from rumpus.games.blitz_squad.rules import ids, ops, triggers
from rumpus.games.blitz_squad.rules.cards import card_of, hand_size
from rumpus.games.blitz_squad.rules.determinize import building, knows
from rumpus.games.blitz_squad.rules.specials import zone_card, zone_owner, zone_turn
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.games.blitz_squad.rules.turn import missing


def view(t: Table, s: State, viewer: int) -> dict[str, Any]:
    """The position as seat `viewer` knows it (-1: a spectator), as JSON types; who is out sees what is public."""
    eyes = viewer if viewer >= 0 and (s.seats[viewer].out == 0 or s.over) else -1
    asked = None if s.over or s.asker < 0 else s.asker
    what = public_ask(s, eyes)
    turning = s.active >= 0 and s.seats[s.active].out == 0
    return {
        "game": "blitz_squad",
        "turn": s.turn,
        "active": s.active if s.active >= 0 else None,
        "phase": ids.PHASES[s.phase],
        "ask": "" if s.over else ASKED[what],
        "asked": asked,
        "asking": asking(t, s, eyes, what) if asked is not None else None,
        "combos": s.combos,
        "attacks": s.attacks,
        "penalty": {
            "cards": missing(t, s, s.active) if turning and s.attacks == 0 else 0,
            "attacked": s.attacks > 0,
        },
        "combo": combo_view(t, s, eyes),
        "zone": [sign(t, s, i) for i in range(s.zone_n)],
        "lasting": [lasting(t, s, eyes, i) for i in range(s.lasting_n)],
        "waits": [waiting(t, s, eyes, i) for i in range(s.waits_n)],
        "flip": flip(t, s) if s.turn == 0 else None,
        "seats": [seat_view(t, s, p, eyes) for p in range(t.n)],
        "mine": mine(t, s, eyes) if eyes >= 0 else None,
        "over": ids.REASONS[s.over] if s.over else None,
        "won": [p for p in range(t.n) if s.over and s.seats[p].place == 1],
    }


def public_ask(s: State, eyes: int) -> int:
    """BS-RUL-60: what is asked; of a stack being built others see what was asked before."""
    if not building(s) or s.asker == eyes:
        return s.ask
    below = [s.frames[k] for k in range(s.depth) if s.frames[k].kind == ids.F_ANSWER]
    if not below:
        return ids.ASK_MAIN
    return ids.ASK_BLOCK if below[-1].blocks else ids.ASK_ANSWER


def asking(t: Table, s: State, eyes: int, what: int) -> dict[str, Any] | None:
    """A choice that a card, or the no-attack discard, asks for."""
    if what == ids.ASK_MISSING:
        f = s.frames[s.depth - 1]
        return {"card": 0, "seat": f.seat, "left": f.left, "of": missing(t, s, f.seat), "source": "hand", "shown": []}
    if what < ids.ASK_MAY:
        return None
    f = s.frames[s.depth - 1]
    shown: list[int] = []
    if what == ids.ASK_SCOUT and eyes == s.asker:
        seat = s.seats[eyes]
        first = seat.tavern_n - f.stage
        shown = [card_of(seat.tavern[first - k]) for k in range(f.left)]
    return {
        "card": f.card,
        "seat": f.doing if f.doing >= 0 else f.seat,
        "left": f.left,
        "of": max(f.n, f.left),
        "source": ASKS[what].source,
        "shown": shown,
    }


def sign(t: Table, s: State, i: int) -> dict[str, Any]:
    """A special card in play."""
    card = zone_card(s, i)
    data = t.cards[card]
    turns = None
    for row in range(data.first, data.first + data.size):
        if t.ops[row].op == ops.EXPIRE:
            turns = t.ops[row].n - (max(s.turn, 1) - zone_turn(s, i))
    return {"card": card, "seat": zone_owner(s, i), "turns": turns}


def lasting(t: Table, s: State, eyes: int, i: int) -> dict[str, Any]:
    """A lasting effect."""
    one = s.lasting[i]
    name = LASTING[one.word]
    ban = ids.BANS[one.n] if one.word == ops.BAN else None
    text = worded(t, s, eyes, f"lasting-{name}", seat=one.seat, n=one.n, ban=ban or "", left=one.left)
    return {"name": name, "owner": one.owner, "seat": one.seat, "n": one.n, "ban": ban, "text": text}


def waiting(t: Table, s: State, eyes: int, i: int) -> dict[str, Any]:
    """A waiting line."""
    one = s.waits[i]
    code = "waits-end" if one.on == triggers.END else "waits-begin"
    return {"seat": one.seat, "card": one.card, "text": worded(t, s, eyes, code, seat=one.seat, card=one.card)}


def flip(t: Table, s: State) -> dict[str, Any]:
    """The Flip, until the first turn begins."""
    shown = [card_of(s.seats[p].tavern[0]) for p in range(t.n)]
    return {
        "number": s.flips,
        "shown": shown,
        "powers": [t.cards[card].power for card in shown],
        "winner": s.winner if s.winner >= 0 else None,
        "first": s.first if s.first >= 0 else None,
        "lot": bool(s.tied),
    }


# ---------------------------------------------------------------- seats
def seat_view(t: Table, s: State, p: int, eyes: int) -> dict[str, Any]:
    """One seat; the own closed hand stands in `mine`."""
    seat = s.seats[p]
    hand, tavern = seat.hand[: seat.hand_n], seat.tavern[: seat.tavern_n]
    return {
        "letter": LETTERS[p],
        "tavern": seat.tavern_n,
        "hand": hand_size(s, p),
        "revealed": list(seat.open[: seat.open_n]),
        "known": [] if p == eyes else [card_of(cell) for cell in hand if knows(p, eyes, cell, True)],
        "deep": [
            {"card": card_of(cell), "depth": seat.tavern_n - i}
            for i, cell in enumerate(tavern)
            if knows(p, eyes, cell, False)
        ],
        "clinic": list(seat.clinic[: seat.clinic_n]),
        "tomb": list(seat.tomb[: seat.tomb_n]),
        "squad": squad(t, s, p, eyes),
        "out": ids.REASONS[seat.out] if seat.out else None,
        "place": seat.place,
    }


def open_seat(t: Table, s: State, p: int) -> dict[str, Any]:
    """One seat with its closed hand in `known`: for the replay of a finished game with all cards open."""
    seat = s.seats[p]
    return {**seat_view(t, s, p, p), "known": [card_of(cell) for cell in seat.hand[: seat.hand_n]]}


def squad(t: Table, s: State, p: int, eyes: int) -> list[dict[str, Any]]:
    """BS-RUL-51: the brawlers of a seat's deck, and how many of their cards are not seen yet; under closed lists, to
    others, those seen.
    """
    seat, book = s.seats[p], book_of(t)
    seen = Counter(t.cards[card].brawler for card in seen_cards(s, p))
    secret = bool(t.closed) and p != eyes
    deck = Counter(t.cards[card].brawler for card in (t.decks[60 * p : 60 * p + 60] if seat.out else seat.deck) if card)
    listed = seen if secret else deck
    return [
        {
            "brawler": book.cards.brawlers[brawler - 1].id,
            "left": None if secret else deck[brawler] - seen[brawler],
            "of": None if secret else deck[brawler],
        }
        for brawler in sorted(listed)
        if brawler
    ]


def seen_cards(s: State, p: int) -> list[int]:
    """The cards of a seat that lie open."""
    seat = s.seats[p]
    found = [*seat.clinic[: seat.clinic_n], *seat.tomb[: seat.tomb_n], *seat.open[: seat.open_n]]
    for stack in seat.stacks:
        found += stack.cards[: stack.n]
    return found


# ---------------------------------------------------------------- what only this seat knows
def mine(t: Table, s: State, p: int) -> dict[str, Any]:
    """The own hand, and the stacks that are being built, as far as they are laid."""
    attack, other = ([k // 2 for k in s.build[at : at + s.build_n[part]]] for part, at in enumerate((0, ids.STACK)))
    laid = {"target": s.aim if s.aim >= 0 else None, "attack": attack, "other": other}
    return {
        "hand": [card_of(cell) for cell in s.seats[p].hand[: s.seats[p].hand_n]],
        "building": laid if building(s) and s.asker == p else None,
        "trays": trays(t, s) if s.asker == p and not s.over else [],
    }


def trays(t: Table, s: State) -> list[str]:
    """The stacks that may be laid now."""
    if s.ask == ids.ASK_MAIN:
        return ["attack", "energy", "action"]
    if s.ask in (ids.ASK_ANSWER, ids.ASK_BLOCK):
        f = s.frames[s.depth - 1]
        return ["block"] * (not f.idle or bool(f.blocks)) + ["reply"] * (bool(t.replies) and not f.blocks)
    return []
