"""What a seat, or a spectator, may see of a position: an allow-list, ready for JSON (catalogue [hidden], BH-RUL-71, BH-
RUL-87).
"""

from __future__ import annotations

from typing import Any, Final

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.events import ENDS
from rumpus.games.brawlhalla.interface.faces import card_view, legend_view, side_view
from rumpus.games.brawlhalla.interface.fights import fight_view
from rumpus.games.brawlhalla.interface.names import CATALOGUE, cards_in, space, worded
from rumpus.games.brawlhalla.interface.plays import attack_says, move_cards, play_parts
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.determinize import known_hand
from rumpus.games.brawlhalla.rules.stack import alive
from rumpus.games.brawlhalla.rules.static_changes import hand_limit_of
from rumpus.kernel.bits import bits
from rumpus.kernel.spec import LETTERS

Json = dict[str, Any]
FORMATS: Final = ("1v1", "2v2", "ffa")
STATUS: Final = ("unarmed", "equipped", "disarmed")
MODES: Final = {0: "blitz", 2: "standard", 3: "classic"}
ASKS: Final = {
    ids.ASK_LEGEND: "setup_legend",
    ids.ASK_STANDEE: "setup_standee",
    ids.ASK_MULLIGAN: "mulligan",
    ids.ASK_ACTION: "choose_action",
    ids.ASK_PATH: "path",
    ids.ASK_FALL: "fall_side",
    ids.ASK_DELAY: "delay_choice",
    ids.ASK_OPEN: "open",
    ids.ASK_DEFEND: "defend",
    ids.ASK_ADD: "add",
    ids.ASK_DODGE: "dodge",
    ids.ASK_WINDOW: "window",
    ids.ASK_BUMP: "bump",
    ids.ASK_RESPAWN: "respawn",
    ids.ASK_TOKEN: "token",
    ids.ASK_LIMIT: "hand_limit",
}
"""Names of the decisions; every other one is a `param` of an effect."""
SETUP: Final = {ids.ASK_LEGEND: "legend", ids.ASK_STANDEE: "standee", ids.ASK_MULLIGAN: "mulligan"}


def view(t: Any, s: Any, viewer: int) -> Json:
    """Everything that `viewer` (a seat, or -1 for a spectator) may know of the position."""
    book = book_of(t)
    return {
        "game": "brawlhalla",
        "format": FORMATS[t.format],
        "mode": MODES[t.ko_cards],
        "discovery": bool(t.discovery),
        "set": book.option("card_set"),
        "arena": {
            "name": book.arena.id,
            "rows": t.rows,
            "cols": t.cols,
            "grid": list(book.arena.grid.lines),
            "tokens": [space(t, where) for where in s.tokens[: t.n] if where >= 0],
        },
        "round": s.round,
        "turn": s.turn,
        "active": s.active,
        "order": order(t, s),
        "actions_left": s.actions,
        "actions_only": {kind: s.only[k] for k, kind in ((1, "MOVE"), (2, "DELAY"), (3, "ATTACK")) if s.only[k]},
        "actions_max": 2,
        "stall": {
            "quiet": s.quiet if s.quiet > 0 else 0,
            "limit": t.stall_rounds * alive(t, s),
            "pressure": bool(s.pressure),
        },
        "setup": SETUP.get(s.ask),
        "seats": [seat_view(t, s, p, viewer) for p in range(t.n)],
        "fight": fight_view(t, s, viewer),
        "decision": decision_view(t, s),
        "mine": mine_view(t, s, viewer),
        "over": over_view(t, s),
    }


def order(t: Any, s: Any) -> list[int]:
    """Who acts next, once each, beginning with whose turn it is (BH-FMT-04, BH-FMT-08)."""
    if s.active < 0:
        return []
    seats = [(s.active + k) % t.n for k in range(t.n)]
    if t.format == ids.TEAMS:
        other = s.team_next[(s.active & 1) ^ 1]
        seats = [s.active, other, s.active ^ 2, other ^ 2]
    return [p for p in seats if not s.seats[p].out]


# ---------------------------------------------------------------- seats


def seat_view(t: Any, s: Any, p: int, viewer: int) -> Json:
    """One seat: public things, and the hand as far as the viewer knows it."""
    seat = s.seats[p]
    known = known_hand(t, s, viewer, p) if viewer >= 0 and seat.legend >= 0 else 0
    whole = viewer == p or (viewer >= 0 and t.team_shared and t.team[viewer] == t.team[p])
    made: Json = {
        "seat": p,
        "letter": LETTERS[p],
        "team": t.team[p],
        "out": bool(seat.out),
        "conceded": bool(s.conceded >> p & 1),
        "legend": None,
        "weapon": None,
        "level": seat.level,
        "space": space(t, seat.space) if seat.space >= 0 else None,
        "ko": ko_view(t, seat),
        "hand": bits(seat.hand),
        "deck": seat.deck_n,
        "discard": discard_view(t, seat),
        "cards": None,
        "known": [],
        "marks": marks(t, s, p),
    }
    if seat.legend < 0:
        return made
    legend = book_of(t).legends[seat.legend]
    made["legend"] = legend_view(legend)
    made["weapon"] = {
        **side_view(legend, seat.side),
        "status": STATUS[seat.status],
        "other": side_view(legend, 3 - seat.side),
    }
    cards = [card_view(t, seat.legend, c) for c in cards_in(known)]
    made["cards" if whole else "known"] = cards
    return made


def open_seat(t: Any, s: Any, p: int) -> Json:
    """One seat as it sees itself."""
    return seat_view(t, s, p, p)


def ko_view(t: Any, seat: Any) -> Json:
    """The KO stack, top first, and the revealed cards."""
    hidden = [str(n) for n in range(seat.ko_left, 0, -1)]
    revealed = [{"n": n, "used": seat.bonus[n - 2] == 2} for n in (3, 2) if seat.bonus[n - 2]]
    if seat.out and t.ko_cards:
        revealed.append({"n": 1, "used": True})
    return {"hidden": hidden, "revealed": revealed}


def discard_view(t: Any, seat: Any) -> list[Json]:
    """The discard pile, bottom first; only its top with discard_view = top_only (BH-RUL-87)."""
    pile = list(seat.discard[: seat.discard_n])
    return [card_view(t, seat.legend, c) for c in (pile[-1:] if t.discard_top else pile)]


def marks(t: Any, s: Any, p: int) -> list[Json]:
    """What lasts on a seat: roots, stuns, extra actions."""
    seat = s.seats[p]
    made = []
    if seat.root >= 0:
        made.append({"kind": "root", "text": worded(t, s, p, "mark-root", steps=seat.root)})
    if seat.stun:
        made.append({"kind": "stun", "text": worded(t, s, p, "mark-stun", count=seat.stun)})
    if p == s.active:
        for k, kind in ((1, "MOVE"), (2, "DELAY"), (3, "ATTACK")):
            if s.only[k]:
                made.append({"kind": "extra", "text": worded(t, s, p, "mark-extra", count=s.only[k], kind=kind)})
    return made


# ---------------------------------------------------------------- the decision


def decision_view(t: Any, s: Any) -> Json | None:
    """Who decides what; nothing of what they have picked."""
    if s.over or s.ask == ids.ASK_NONE:
        return None
    made: Json = {"seat": s.asker, "kind": ASKS.get(s.ask, "param")}
    f = s.frames[s.depth - 1]
    if s.asker < 0:
        made["seats"] = [p for p in range(t.n) if s.seats[p].legend < 0 and s.seats[p].pick < 0 and not s.seats[p].out]
    if s.ask == ids.ASK_WINDOW:
        made["moment"] = worded(t, s, -1, "moment", when=MOMENTS.get(f.trigger, "now"))
        if f.trigger in (ids.T_BEFORE, ids.T_BEFORE_MOVE):
            made["kind"] = "before"
        elif f.trigger in (ids.T_AFTER, ids.T_AFTER_MOVE):
            made["kind"] = "after"
        elif f.trigger == ids.E_HIT_MODIFY:
            made["kind"] = "bonus"
    elif s.ask in (ids.ASK_BUMP, ids.ASK_RESPAWN, ids.ASK_FALL, ids.ASK_TOKEN):
        made["who"] = f.seat
    elif f.kind == ids.F_EFFECT:
        made["effect"] = {"seat": f.seat, "source": f.source}
    return made


MOMENTS: Final = {
    ids.T_BEFORE: "before",
    ids.T_DURING: "during",
    ids.T_AFTER: "after",
    ids.T_BEFORE_MOVE: "before-move",
    ids.T_AFTER_MOVE: "after-move",
    ids.E_TURN_START: "turn-start",
    ids.E_TURN_END: "turn-end",
    ids.E_DECLARED: "declared",
    ids.E_PLAYED: "played",
    ids.E_HIT_MODIFY: "hit-modify",
    ids.E_HIT_REACT: "hit-react",
    ids.E_FAILED: "failed",
    ids.E_DAMAGE: "damage",
    ids.E_KNOCKBACK: "knockback",
    ids.E_KO: "ko",
    ids.E_WEAPON: "weapon",
    ids.E_DELAY: "delay",
    ids.E_GRAVITY: "gravity",
    ids.E_RESHUFFLE: "reshuffle",
    ids.E_DRAWN: "drawn",
    ids.E_PASSED: "passed",
    ids.E_ADJACENT: "adjacent",
    ids.E_DYING: "dying",
    ids.E_RESPAWN: "respawn",
    ids.E_DELAY_START: "delay-start",
    ids.E_CHOSEN: "chosen",
}
"""When a window is open, as the message `moment` is told."""


def mine_view(t: Any, s: Any, viewer: int) -> Json | None:
    """What only the deciding seat may see: its picks, its path, how many cards are too many."""
    if viewer < 0 or s.over or (s.asker != viewer and s.asker >= 0):
        return None
    if s.asker < 0:
        pick = s.seats[viewer].pick
        return {"pick": [book_of(t).legends[pick // 2].id, pick % 2 + 1] if pick >= 0 else None}
    made: Json = {"picked": cards_in(s.picked), "effect": s.picked_fx if s.picked_fx >= 0 else None}
    if s.ask == ids.ASK_PATH:
        made["path"] = [space(t, s.path[k]) for k in range(s.path_n + 1)]
        made["steps_left"] = s.path_left
    if s.ask == ids.ASK_LIMIT:
        made["surplus"] = bits(s.seats[viewer].hand) - hand_limit_of(t, s, viewer)
    if s.ask == ids.ASK_ACTION:
        made["moves"] = move_cards(t, s, viewer)
        attack = attack_says(t, s, viewer)
        made |= {} if attack is None else {"attack": attack}
    parts = play_parts(t, s, viewer)
    return made if parts is None else made | {"play": parts}


def over_view(t: Any, s: Any) -> Json | None:
    """How the game ended."""
    if not s.over:
        return None
    places = [s.place[p] for p in range(t.n)]
    name, words = ENDS[s.over]
    return {
        "reason": name,
        "words": CATALOGUE.say(words),
        "places": places,
        "winners": [p for p in range(t.n) if places[p] == 1],
    }
