"""What a seat, or a spectator, may see of a position: an allow-list, ready for JSON (catalogue [hidden], BH-RUL-71, BH-
RUL-87).
"""

from __future__ import annotations

from typing import Any, Final

from rumpus.games.brawlhalla.content.load import Card, LegendCards
from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.card_text import short_of, short_what, short_when, text_of, what, when
from rumpus.games.brawlhalla.interface.events import ENDS, cards_in, plural, space
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.attack import AMOUNTS, card_knockback
from rumpus.games.brawlhalla.rules.determinize import known_hand
from rumpus.games.brawlhalla.rules.fight import power_source, total
from rumpus.games.brawlhalla.rules.stack import alive
from rumpus.games.brawlhalla.rules.static_abilities import left_out
from rumpus.games.brawlhalla.rules.static_changes import hand_limit_of, heavy_change, may_leave_out
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
        "fight": fight_view(t, s),
        "decision": decision_view(t, s),
        "mine": mine_view(t, s, viewer),
        "over": over_view(t, s),
    }


# ---------------------------------------------------------------- cards


PLAIN: Final[Json] = {"name": "", "when": "", "text": "", "short": {"when": "", "text": ""}}
"""The face of a card that does nothing but count."""


def card_view(t: Any, legend: int, c: int) -> Json:
    """A card's face: value, code, and what it does (nothing in Discovery, BH-MODE-04)."""
    book = book_of(t)
    printed = book.card(legend, c)
    told = face(printed) if not t.discovery else PLAIN
    return {
        "c": c,
        "value": printed.value,
        "code": book.code(legend, c),
        "id": printed.id,
        "icon": printed.icon,
        **told,
    }


def face(printed: Card) -> Json:
    """Name, when and what of a card: in full, and in short for the face of a card in the hand (LOOK-brawlhalla 2)."""
    if not printed.effects:
        return PLAIN
    first, *more = printed.effects
    rest = tuple(more)
    return {
        "name": printed.name,
        "when": when(first),
        "text": " ".join(filter(None, [what(first), text_of(rest)])),
        "short": {
            "when": short_when(first),
            "text": " ".join(filter(None, [short_what(first), short_of(rest)])),
        },
    }


def legend_view(legend: LegendCards) -> Json:
    """A Legend card as everybody sees it."""
    return {
        "id": legend.id,
        "name": legend.name,
        "title": legend.title,
        "icon": legend.icon,
        "style": legend.style,
        "power": {"name": legend.power.name, "text": text_of(legend.power.effects)},
    }


def side_view(legend: LegendCards, side: int) -> Json:
    """One side of a Weapon card."""
    weapon = legend.weapons[side - 1]
    return {
        "side": side,
        "name": weapon.name,
        "type": weapon.type,
        "icon": weapon.icon,
        "text": text_of(weapon.effects),
    }


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
        words = "cannot MOVE" if seat.root == 0 else f"moves at most {seat.root}"
        made.append({"kind": "root", "text": f"{words[:1].upper()}{words[1:]} until the end of its next turn."})
    if seat.stun:
        made.append({"kind": "stun", "text": f"Has {plural(seat.stun, 'action')} fewer on its next turn."})
    if p == s.active:
        for k, kind in ((1, "MOVE"), (2, "DELAY"), (3, "ATTACK")):
            if s.only[k]:
                must = "which must be" if s.only[k] == 1 else "each of them"
                made.append({"kind": "extra", "text": f"{plural(s.only[k], 'more action')}, {must} a {kind}."})
    return made


# ---------------------------------------------------------------- the attack and the decision


def fight_view(t: Any, s: Any) -> Json | None:
    """The attack on top, all of it public."""
    if s.n_fights == 0:
        return None
    k = s.n_fights - 1
    fight = s.fights[k]
    cards = []
    for side, p in ((0, fight.att), (1, fight.dfn)):
        played = [fight.played[side * 20 + i] for i in range(fight.n[side])]
        cards.append([card_view(t, s.seats[p].legend, c) for c in played])
    heavy = fight.type == ids.HEAVY_ATTACK
    return {
        "attacker": fight.att,
        "defender": fight.dfn,
        "type": "heavy" if heavy else "light",
        "phase": fight.phase,
        "totals": [total(t, s, k, 0), total(t, s, k, 1)],
        "match": fight.opening if heavy and fight.n[0] else None,
        "cards": cards,
        "turn": s.asker if s.ask in (ids.ASK_OPEN, ids.ASK_DEFEND, ids.ASK_ADD, ids.ASK_DODGE) else None,
        "hit": None if fight.hit < 0 else bool(fight.hit),
        "knockback": knockback_view(t, s, k),
        "tax": [fight.tax[0], fight.tax[1]],
        "banned": [[v for v in range(1, 6) if fight.ban[side] >> v & 1] for side in (0, 1)],
        "limit": [None if fight.limit[side] < 0 else fight.limit[side] for side in (0, 1)],
        "standing": standing_view(t, s, k),
    }


def standing_view(t: Any, s: Any, k: int) -> list[Json]:
    """The powers that change the totals of this attack by standing, and those left out of it (BH-RUL-112)."""
    made = []
    for p in (s.fights[k].att, s.fights[k].dfn):
        legend = book_of(t).legends[s.seats[p].legend]
        for power, kind in enumerate(("power", "weapon")):
            source = power_source(s, p, power)
            out = left_out(s, k, p, source)
            if (out and s.fights[k].phase < 4) or may_leave_out(t, s, p, source):
                printed = (legend.power, *legend.weapons)[source]
                entry = {"seat": p, "id": ids.LEAVE_OUT + power, "source": kind, "name": printed.name}
                made.append(entry | {"text": text_of(printed.effects), "left_out": out})
    return made


def knockback_view(t: Any, s: Any, k: int) -> int | None:
    """How far a Heavy hit will send the defender as things stand (BH-KB-02); None before the hit and once it flies."""
    fight = s.fights[k]
    frames = [s.frames[i] for i in range(s.depth)]
    due = any(f.kind == ids.F_ATTACK and f.attack == k and f.step == AMOUNTS for f in frames)
    if fight.type != ids.HEAVY_ATTACK or fight.hit != 1 or not due:
        return None
    change = fight.kb_add - fight.kb_reduce + heavy_change(t, s, fight.att)
    return max(0, int(s.seats[fight.dfn].level + card_knockback(fight.opening) + change))


def decision_view(t: Any, s: Any) -> Json | None:
    """Who decides what; nothing of what they have picked."""
    if s.over or s.ask == ids.ASK_NONE:
        return None
    made: Json = {"seat": s.asker, "kind": ASKS.get(s.ask, "param")}
    f = s.frames[s.depth - 1]
    if s.asker < 0:
        made["seats"] = [p for p in range(t.n) if s.seats[p].legend < 0 and s.seats[p].pick < 0 and not s.seats[p].out]
    if s.ask == ids.ASK_WINDOW:
        made["moment"] = moment(f.trigger)
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
    ids.T_BEFORE: "before the attack",
    ids.T_DURING: "as the card is played",
    ids.T_AFTER: "after the attack",
    ids.T_BEFORE_MOVE: "before the move",
    ids.T_AFTER_MOVE: "after the move",
    ids.E_TURN_START: "at the start of the turn",
    ids.E_TURN_END: "at the end of the turn",
    ids.E_DECLARED: "as the attack is declared",
    ids.E_PLAYED: "as cards are played",
    ids.E_HIT_MODIFY: "on the hit",
    ids.E_HIT_REACT: "after the hit",
    ids.E_FAILED: "after the failed attack",
    ids.E_DAMAGE: "after the damage",
    ids.E_KNOCKBACK: "after the knockback",
    ids.E_KO: "after the KO",
    ids.E_WEAPON: "after the weapon change",
    ids.E_DELAY: "after the DELAY",
    ids.E_GRAVITY: "before the fall",
    ids.E_RESHUFFLE: "before the reshuffle damage",
    ids.E_DRAWN: "after the draw",
    ids.E_PASSED: "as a Legend passes",
    ids.E_ADJACENT: "next to a Legend",
    ids.E_DYING: "before the KO",
    ids.E_RESPAWN: "before the respawn",
    ids.E_DELAY_START: "as the DELAY begins",
    ids.E_CHOSEN: "as an effect is chosen",
}


def moment(event: int) -> str:
    """When a window is open, in words."""
    return MOMENTS.get(event, "now")


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
    return made


def over_view(t: Any, s: Any) -> Json | None:
    """How the game ended."""
    if not s.over:
        return None
    name, words = ENDS[s.over]
    places = [s.place[p] for p in range(t.n)]
    return {"reason": name, "words": words, "places": places, "winners": [p for p in range(t.n) if places[p] == 1]}
