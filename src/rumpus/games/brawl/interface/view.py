"""What a viewer may see: the whole view, its parts after one apply, and events. Allow-lists: nothing else is shown."""

from typing import Any, Final

from rumpus.games.brawl.content.tables import book_of
from rumpus.games.brawl.interface.actions import (
    ACTS,
    AIMS,
    LETTERS,
    ON_TOP,
    base_name,
    end_name,
    place_of,
    spot_name,
)
from rumpus.games.brawl.interface.card_text import type_views
from rumpus.games.brawl.interface.cards import card_view
from rumpus.games.brawl.interface.forbidden import forbidden
from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.bases import blocked_in, find_base, index_of
from rumpus.games.brawl.rules.cards import type_of, word_of
from rumpus.games.brawl.rules.chains import worth_hits
from rumpus.games.brawl.rules.determinize import knows_hand, unknown
from rumpus.games.brawl.rules.fouls import spot_of
from rumpus.games.brawl.rules.modifiers import reversed_, value_of
from rumpus.games.brawl.rules.scoring import hits_on, tied, winner_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.steps import is_shown
from rumpus.games.brawl.rules.tag import is_active
from rumpus.games.brawl.rules.targets import base_in
from rumpus.games.brawl.rules.timers import VOTE_MS, limit_at, stall_at
from rumpus.games.brawl.rules.turn import legal
from rumpus.kernel.spec import Event
from rumpus.kernel.unbound import NEVER

Json = dict[str, Any]
ALL: Final = (
    ids.EV_ROUND,
    ids.EV_OVER,
    ids.EV_PLAYOFF,
    ids.EV_STARTER,
    ids.EV_WON,
    ids.EV_OFFER,
    ids.EV_CLAIM,
    ids.EV_OUT,
    ids.EV_BACK,
)
"""Events after which the whole view is told anew."""


HANDS: Final = frozenset({ids.EV_DEAL, ids.EV_PICK_UP, ids.EV_PUT_BACK, ids.EV_DISCARD})
"""Events between one seat's deck, hand and pile, which concern nobody else."""


def view(t: Table, s: State, viewer: int) -> Json:
    """The position as seat `viewer` knows it (-1: a spectator), as JSON types. See README.md for the shape."""
    won = standings(t, s)
    return {
        "game": "brawl",
        "mode": ids.MODES[t.mode],
        "format": ids.FORMATS[t.format],
        "types": type_views(book_of(t)),
        "decks": [{"id": deck.id, "name": deck.name} for deck in book_of(t).decks],
        **clocks(t, s),
        "seats": [seat_view(t, s, p, viewer, won) for p in range(t.n)],
        "rows": [row_view(s, r) for r in range(s.rows_n)],
        "bases": {base_name(index_of(s, slot)): base_view(t, s, slot) for slot in in_play(s)},
        "swept": chain(t, s, s.swept),
        "lists": [list_view(t, s, p, viewer) for p in range(t.n)],
        "mine": mine(t, s, viewer),
    }


def clocks(t: Table, s: State) -> Json:
    """Phase, times and turn: everything small that an apply may change."""
    live = s.phase == ids.P_LIVE
    begun = s.phase in (ids.P_LIVE, ids.P_PAUSED, ids.P_FOULS, ids.P_OVER) or s.paused > 0
    counting = s.phase in (ids.P_STARTER, ids.P_COUNTDOWN)
    return {
        "phase": ids.PHASES[s.phase],
        "now": s.now,
        "started": s.started if begun and t.mode == ids.TOURNAMENT else None,
        "deadline": s.deadline if counting else None,
        "stall_at": when(stall_at(t, s)) if live else None,
        "limit_at": when(limit_at(t, s)) if live else None,
        "vote_until": s.voted + VOTE_MS if s.voted else None,
        "warned": bool(s.warned),
        "round": s.round,
        "turn": s.turn if s.turn >= 0 else None,
        "over": s.over,
    }


def when(at: int) -> int | None:
    """A time, or None for never."""
    return None if at == NEVER else at


def in_play(s: State) -> list[int]:
    """The slots of the Bases in play, row by row from the left."""
    return [s.rows[r].base[i] for r in range(s.rows_n) for i in range(s.rows[r].n)]


def chain(t: Table, s: State, top: int) -> list[Json]:
    """A pile or string, bottom first."""
    cards = []
    while top > 0:
        cards.append(card_view(t, top))
        top = s.link[top - 1]
    return cards[::-1]


def standings(t: Table, s: State) -> list[tuple[int, int]]:
    """Bases and points of every side (BR-SCORE-02, BR-SCORE-04), each Base looked at once; by seat, in tag team by
    team.
    """
    bases, points = [0] * ids.SEATS, [0] * ids.SEATS
    for slot in in_play(s):
        side = s.rows[s.bases[slot].row].side[winner_of(t, s, slot)]
        bases[side] += 1
        points[side] += value_of(t, s, slot)
    return list(zip(bases, points, strict=True))


def seat_view(t: Table, s: State, p: int, viewer: int, won: list[tuple[int, int]]) -> Json:
    """One seat: BR-INFO-02 the top of its pile; its hand only as BR-RUL-11 allows. `won` is what `standings` says."""
    seat = s.seats[p]
    freezes = min(t.freezes, seat.deck_n)
    shown = s.phase == ids.P_OVER or t.discards == 2 or (t.discards == 1 and p == viewer)
    bases, points = won[t.team[p]]
    return {
        "letter": LETTERS[p],
        "team": t.team[p],
        "deck": seat.deck_n,
        "above": seat.deck_n - freezes,
        "freezes": freezes,
        "hand": hand_view(t, s, p, viewer),
        "pile": {
            "n": seat.pile_n,
            "top": card_view(t, seat.pile) if seat.pile else None,
            "cards": chain(t, s, seat.pile) if shown else None,
        },
        "out": ("in", "conceded", "forfeited", "beaten")[seat.out],
        "ready": bool(seat.ready),
        "active": is_active(t, s, p),
        "starter": starter_view(t, s, p, viewer),
        "plays": seat.plays,
        "last": seat.last,
        "bases": bases,
        "points": points,
        "vote": bool(seat.vote),
    }


def hand_view(t: Table, s: State, p: int, viewer: int) -> Json | None:
    """That a card is held is public; which one, when it was picked up or the viewer may know."""
    seat = s.seats[p]
    if not seat.hand:
        return None
    known = seat.origin == ids.PICKED or knows_hand(t, viewer, p)
    return {"from": "pile" if seat.origin == ids.PICKED else "deck", "card": card_view(t, seat.hand) if known else None}


def starter_view(t: Table, s: State, p: int, viewer: int) -> Json | None:
    """BR-RUL-29: that a team has named its starter is public, whom only its own team knows."""
    named = s.seats[p].starter
    if not named or s.phase != ids.P_STARTER:
        return None
    return {"seat": named - 1 if viewer >= 0 and t.team[viewer] == t.team[p] else None}


def row_view(s: State, r: int) -> Json:
    """One area, left to right as seat A sees it."""
    row = s.rows[r]
    names = [base_name(index_of(s, row.base[i])) for i in range(row.n)]
    return {"id": r, "sides": [row.side[0], row.side[1]], "bases": names, "open": not row.closed}


def base_view(t: Table, s: State, slot: int) -> Json:
    """A Base with all that lies on it (BR-INFO-02), and who would win it now."""
    base = s.bases[slot]
    index = index_of(s, slot)
    cancelled = False
    mods = []
    card = base.mods
    while card > 0:
        mods.append({**card_view(t, card), "active": not cancelled})
        cancelled = cancelled or word_of(t, card) == ops.PRESS
        card = s.link[card - 1]
    return {
        "id": base_name(index),
        "owner": base.owner,
        "row": base.row,
        "card": card_view(t, base.card),
        "frozen": bool(base.frozen),
        "value": value_of(t, s, slot),
        "reversed": reversed_(t, s, slot),
        "winner": winner_of(t, s, slot),
        "tied": tied(t, s, slot),
        "blocked_in": blocked_in(s, slot),
        "mods": mods[::-1],
        "ends": [end_view(t, s, slot, index, side) for side in range(2)],
    }


def end_view(t: Table, s: State, slot: int, index: int, side: int) -> Json:
    """One string, bottom first, with the Hits that count."""
    end = s.bases[slot].ends[side]
    cards = chain(t, s, end.top)
    for card in cards:
        card["value"] = worth_hits(t, card["id"] + 1)
    return {
        "id": end_name(t, s, index * 2 + side),
        "side": s.rows[s.bases[slot].row].side[side],
        "colour": ids.COLOURS[end.colour.bit_length() - 1] if end.colour else None,
        "cards": cards,
        "hits": hits_on(t, s, slot, side),
    }


def list_view(t: Table, s: State, p: int, viewer: int) -> list[Json]:
    """BR-RUL-20: a deck list; with decklists = discover only the kinds that the viewer has seen (BR-INFO-03)."""
    deck = t.decks[p]
    counts: dict[int, int] = {}
    for i in range(deck.n):
        counts[deck.card[i]] = deck.copies[i]
    if t.discover and p != viewer and s.phase != ids.P_OVER:
        seen = seen_types(t, s, p, viewer)
        counts = {kind: n for kind, n in counts.items() if kind in seen}
    return [{"type": kind, "number": n} for kind, n in counts.items()]


def seen_types(t: Table, s: State, p: int, viewer: int) -> set[int]:
    """The card types of seat p's deck that the viewer has seen: all that are not in the deck or a hidden hand."""
    seat = s.seats[p]
    mate = knows_hand(t, viewer, p)
    unseen = {card for card in seat.deck[: seat.deck_n] if unknown(s, card, mate)}
    if seat.hand and seat.origin == ids.DEALT and not mate and not is_shown(s, seat.hand):
        unseen.add(seat.hand)
    cards = (p * ids.CARDS + i + 1 for i in range(t.decks[p].n))
    return {type_of(t, card) for card in cards if card not in unseen} if s.dealt >> p & 1 else set()


def mine(t: Table, s: State, p: int) -> Json | None:
    """What the viewer holds, and every action it may do now, by the space it aims at."""
    if p < 0:
        return None
    seat = s.seats[p]
    out = [0] * ids.MAX_LEGAL
    actions = out[: legal(t, s, p, out)]
    made: Json = {
        "hand": card_view(t, seat.hand) if seat.hand else None,
        "from": None if not seat.hand else "pile" if seat.origin == ids.PICKED else "deck",
        "play": {},
        "top": {},
        "can": {},
        "tag": [],
        "take_back": {},
        "call": {},
        "choice": choice_view(t, s, p),
        "places": {},
        "forbidden": forbidden(t, s, p),
    }
    for a in actions:
        act, told = ACTS.of(a), ACTS.told(t, s, a)
        if not told:
            made["can"][ACTS.name(t, s, p, a)] = a
        elif act.kind == "tag":
            made["tag"].append(told | {"action": a})
        else:
            space = told["space"]
            made[act.kind][space] = a
            if act.kind in ("play", "top") and (place := place_view(t, s, p, act.told["space"], top=act.kind == "top")):
                made["places"][space] = place
    if seat.out == ids.IN and not s.over:
        made["can"]["concede"] = ids.CONCEDE
        votes = (ids.P_LIVE, ids.PAUSE), (ids.P_PAUSED, ids.RESUME)
        for phase, a in votes:
            if t.pausing and s.phase == phase and not seat.vote:
                made["can"][ACTS.name(t, s, p, a)] = a
    return made


def place_view(t: Table, s: State, p: int, target: int, *, top: bool) -> Json | None:
    """What a target of seat p's card stands for that is no Base, end or row; an order with its cards."""
    place = place_of(t, s, target)
    if place is not None and place["kind"] == "order":
        place["order"] = (ON_TOP if top else AIMS).name(t, s, p, target).removeprefix("order ")
    return place


def choice_view(t: Table, s: State, p: int) -> Json | None:
    """BR-FOUL-02: the foul that this seat may let stand or claim."""
    seat = s.seats[p]
    if not seat.choice:
        return None
    foul = s.fouls[seat.choice - 1]
    where = spot_name(t, s, spot_of(s, seat.choice - 1))
    return {"space": where, "offender": foul.seat, "card": card_view(t, foul.card), "until": seat.until}


# ---------------------------------------------------------------- parts
def patch(t: Table, s: State, viewer: int, rows: list[Event]) -> Json:
    """What of the view may have changed by these events, as {dotted key: new value}; None removes a Base.

    An old view with the patch laid on it equals the new view.
    """
    kinds = {row[0] for row in rows}
    if kinds & set(ALL):
        whole = view(t, s, viewer)
        whole.pop("types")
        return whole
    made: Json = dict(clocks(t, s))
    won = standings(t, s)
    if kinds and kinds <= HANDS and t.format != ids.TAG_TEAM and t.mode == ids.TOURNAMENT and not t.discover:
        for p in {row[1] for row in rows}:
            made[f"seats.{p}"] = seat_view(t, s, p, viewer, won)
            if p == viewer:
                made["mine"] = mine(t, s, viewer)
        return made
    touched, moved = touched_bases(s, rows)
    for index in touched:
        slot = find_base(s, index)
        made[f"bases.{base_name(index)}"] = base_view(t, s, slot) if slot >= 0 else None
    if moved:
        made["rows"] = [row_view(s, r) for r in range(s.rows_n)]
        for slot in in_play(s):
            made[f"bases.{base_name(index_of(s, slot))}"] = base_view(t, s, slot)
    for p in range(t.n):
        made[f"seats.{p}"] = seat_view(t, s, p, viewer, won)
    if kinds & {ids.EV_PLAY, ids.EV_SWEEP, ids.EV_PRESSED}:
        made["swept"] = chain(t, s, s.swept)
    if t.discover:
        made["lists"] = [list_view(t, s, p, viewer) for p in range(t.n)]
    made["mine"] = mine(t, s, viewer)
    return made


def touched_bases(s: State, rows: list[Event]) -> tuple[set[int], bool]:
    """The Bases that these events changed, and whether a row itself did."""
    touched: set[int] = set()
    moved = False
    for kind, _seat, a, b, *_ in rows:
        if kind == ids.EV_SWEEP and a > 0:
            touched.add(a - 1)
            moved = True
        elif kind in (ids.EV_PLAY, ids.EV_PRESSED, ids.EV_CALL, ids.EV_TAKEN):
            if base_in(b) >= 0:
                touched.add(base_in(b))
            elif AIMS.of(b).kind == "side" and kind == ids.EV_PLAY:
                moved = True
    closing = kind_closes(s)
    return touched, moved or closing


def kind_closes(s: State) -> bool:
    """Whether any area is closed: then the rows are told again, they are few."""
    return any(s.rows[r].closed for r in range(s.rows_n))
