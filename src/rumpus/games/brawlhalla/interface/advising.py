"""What a hint says: a whole step in one sentence, and why one would do it, from what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.actions import legal_ids
from rumpus.games.brawlhalla.interface.acts import bonus_gain
from rumpus.games.brawlhalla.interface.card_text import text_of
from rumpus.games.brawlhalla.interface.fights import flight_view
from rumpus.games.brawlhalla.interface.names import ATTACKS, cards_in, said_card, space
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.fight import total
from rumpus.games.brawlhalla.rules.stack import foes
from rumpus.games.brawlhalla.rules.static_changes import can_heavy, in_reach
from rumpus.kernel.records.bits import bits
from rumpus.kernel.words.saying import Saying, opening, saying

Json = dict[str, Any]
BID: Final = {ids.ASK_DEFEND: "block", ids.ASK_ADD: "add", ids.ASK_DODGE: "dodge", ids.ASK_LIMIT: "discard"}
"""Questions answered by several cards at once, as messages call the answer."""
PLACES: Final = (ids.ASK_STANDEE, ids.ASK_FALL, ids.ASK_RESPAWN, ids.ASK_BUMP, ids.ASK_TOKEN)
"""Questions answered by a space where somebody or something comes to stand."""
SPELLED: Final = frozenset({"use", "legend", "swap"})
"""Acts that print what they do."""


def deed(actions: Sequence[int]) -> int:
    """How many of these actions are one step: an attack and its opening, a play, a path, DELAY and its choice."""
    first = actions[0]
    if ids.MOVE <= first < ids.CARD:
        n = next((n for n, a in enumerate(actions) if n and not ids.STEP <= a < ids.SPACE), len(actions))
        return n + (actions[n : n + 1] == [ids.STOP])
    if ids.LIGHT <= first < ids.BONUS or ids.CARD <= first < ids.STEP:
        cards = (n for n, a in enumerate(actions) if n and not ids.CARD <= a < ids.STEP)
        n = next(cards, len(actions))
        while n < len(actions) and (actions[n] == ids.LAY or (ids.USE <= actions[n] < ids.TARGET)):
            n += 1
            if actions[n - 1] == ids.LAY:
                break
        return n
    chosen = len(actions) > 1 and first == ids.DELAY and (ids.DRAW <= actions[1] <= ids.RECOVER)
    return 2 if chosen else 1


def whole(t: Any, s: Any, p: int, acts: Sequence[Json]) -> Saying | None:
    """The sentence of a step; None where its acts' own words say it."""
    kind = acts[0]["kind"]
    held = [said_card(t, s, p, act["card"]) for act in acts if act["kind"] == "card" and "face" not in act]
    if kind == "move" and (goal := goal_of(t, s, p, acts)) is not None:
        return saying("hint-move", card=said_card(t, s, p, acts[0]["card"]), space=space(t, goal))
    if kind in ("light", "heavy"):
        return saying(f"hint-{kind}", seat=acts[0]["seat"], cards=held, n=len(held), card=held[0] if held else None)
    if kind == "card" and held and s.ask in BID:
        use = next((act["title"] for act in acts if act["kind"] == "use"), None)
        return saying(f"hint-{BID[s.ask]}", cards=held, n=len(held), card=held[0], use=use or "none")
    if kind == "delay" and len(acts) > 1:
        return saying("hint-delay", choice=acts[1]["kind"], weapon=other_side(t, s, p).name)
    return Saying("hint-pass") if kind == "pass" else None


def why(t: Any, s: Any, p: int, acts: Sequence[Json], sure: Sequence[Json]) -> Saying | None:
    """The reason, by what the step is."""
    first = acts[0]
    kind = first["kind"]
    told = {line["kind"]: line["args"] for line in sure}
    if kind in ("light", "heavy"):
        return of_attack(t, s, p, first, acts)
    if kind == "move" and goal_of(t, s, p, acts) is None:
        return saying("why-steps", n=said_card(t, s, p, first["card"])["value"])
    if kind in ("move", "step") or (kind == "stop" and s.ask == ids.ASK_PATH):
        return of_move(t, s, p, acts, told)
    if kind == "card" and s.ask == ids.ASK_OPEN:
        fight = s.fights[s.n_fights - 1]
        heavy = fight.type == ids.HEAVY_ATTACK
        return of_attack(t, s, p, {"seat": fight.dfn, "kind": "heavy" if heavy else "light"}, acts)
    if kind in ("card", "lay") and s.ask in (ids.ASK_DEFEND, ids.ASK_ADD):
        return of_total(t, s, told.get("card", {}))
    if kind in ("card", "pass") and s.ask in BID:
        reads = {"cards": bits(s.seats[p].hand), "could": any(ids.CARD <= a < ids.STEP for a in legal_ids(t, s, p))}
        return Saying(f"why-{BID[s.ask]}{'-pass' if kind == 'pass' else ''}", reads)
    if kind == "delay" and len(acts) > 1:
        kind = acts[1]["kind"]
    if kind in ("end", "decline", "draw", "recover", "keep", "redraw", "delay"):
        return saying(f"why-{'draw' if kind == 'delay' else kind}", cards=bits(s.seats[p].hand))
    if kind == "bonus":
        gives, count = bonus_gain(t, s, first["ko"] - 2)
        return saying("why-bonus", gives=gives, count=count)
    if kind == "space" and s.ask in PLACES:
        return of_landing(t, s, p, space_of(t, first["space"]))
    return of_text(t, s, p, kind, first) if kind in SPELLED else of_effect(t, s)


def of_attack(t: Any, s: Any, p: int, act: Json, acts: Sequence[Json]) -> Saying:
    """What they can lay against it, where that is too little; else what a hit does."""
    q, heavy = act["seat"], act["kind"] == "heavy"
    values = [said_card(t, s, p, one["card"])["value"] for one in acts if one["kind"] == "card"]
    hand, unseen = bits(s.seats[q].hand), unseen_values(t, s, q)
    if hand == 0:
        return saying("why-no-cards", seat=q)
    if not heavy:
        most = sum(sorted(unseen)[-hand:])
        if values and most < sum(values):
            return saying("why-most", seat=q, most=most)
        level = s.seats[q].level
        return saying("why-level", seat=q, level=level + 1) if level < 2 else saying("why-costs", seat=q, n=hand)
    if values and (flight := flight_of(t, s, p, q, values[0])) is not None and flight["ko"]:
        return saying("why-ko", seat=q)
    if values and (n := unseen.count(values[0])) <= 1:
        return saying("why-dodges", seat=q, n=n, value=values[0])
    return saying("why-flies", seat=q, n=0 if not values or flight is None else flight["spaces"])


def unseen_values(t: Any, s: Any, q: int) -> list[int]:
    """The numbers of the cards that seat q may hold: of all that lie nowhere open, whoever knows more."""
    seat = s.seats[q]
    out = 0
    for k in range(seat.discard_n - 1 if t.discard_top else 0, seat.discard_n):
        out |= 1 << seat.discard[k]
    for fight in s.fights[: s.n_fights]:
        for side, who in ((0, fight.att), (1, fight.dfn)):
            if who == q:
                for k in range(fight.n[side]):
                    out |= 1 << fight.played[side * 20 + k]
    return [int(t.legends[seat.legend].value[c]) for c in cards_in((1 << 20) - 1 & ~out)]


def flight_of(t: Any, s: Any, p: int, q: int, value: int) -> Json | None:
    """Where a Heavy hit with such a card would send seat q as things stand (`fights.flight_view`)."""
    copy = s.copy()
    fight = copy.fights[copy.n_fights]
    fight.att, fight.dfn, fight.type, fight.opening, fight.hit = p, q, ids.HEAVY_ATTACK, value, -1
    fight.kb_add, fight.kb_reduce, fight.kb_through, fight.kb_dir, fight.n[0] = 0, 0, 0, -1, 1
    copy.n_fights += 1
    return flight_view(t, copy, copy.n_fights - 1)


def of_total(t: Any, s: Any, told: Json) -> Saying:
    """What a play of cards makes of the totals; before it is laid, how they stand."""
    k = s.n_fights - 1
    fight = s.fights[k]
    mine, theirs = (told["defence"], told["attack"]) if told else (total(t, s, k, 1), total(t, s, k, 0))
    if s.ask == ids.ASK_ADD:
        mine, theirs = theirs, mine
    return saying(
        "why-total" if told else "why-stands",
        mine=mine,
        theirs=theirs,
        seat=fight.dfn if s.ask == ids.ASK_ADD else fight.att,
    )


def space_of(t: Any, name: str) -> int:
    """The number of a space."""
    return next(n for n in range(t.spaces) if space(t, n) == name)


def goal_of(t: Any, s: Any, p: int, acts: Sequence[Json]) -> int | None:
    """The space that a path leads to; None where no step of it is known yet."""
    steps = [act["space"] for act in acts if act["kind"] == "step" and "space" in act]
    stays = len(acts) > 1 and acts[1]["kind"] == "stop"
    if acts[0]["kind"] == "stop":
        return int(s.path[s.path_n])
    return space_of(t, steps[-1]) if steps else int(s.seats[p].space) if stays else None


def of_move(t: Any, s: Any, p: int, acts: Sequence[Json], told: Json) -> Saying | None:
    """What a MOVE is for: the sword, an attack of the same turn, firm ground."""
    if "pickup" in told:
        return Saying("why-sword")
    goal = goal_of(t, s, p, acts)
    if goal is None:
        return None
    copy = s.copy()
    me = copy.seats[p]
    me.space = goal
    near = {
        kind: [q for q in range(t.n) if foes(t, p, q) and not s.seats[q].out and in_reach(t, copy, p, q, kind)]
        for kind in (ids.HEAVY_ATTACK, ids.LIGHT_ATTACK)
    }
    spent = acts[0]["kind"] == "move"
    if s.actions > spent and bits(me.hand) > spent:
        for kind, foe in near.items():
            if foe and (kind == ids.LIGHT_ATTACK or can_heavy(t, copy, p)):
                return saying("why-reach", seat=foe[0], attack=ATTACKS[kind])
    return of_place(t, s, p, goal)


def of_landing(t: Any, s: Any, p: int, goal: int) -> Saying:
    """What a space is good for, where somebody or the Flaming Sword comes to stand."""
    if s.ask == ids.ASK_TOKEN:
        return saying("why-token", platform=bool(t.platform[goal]))
    q = p if s.ask == ids.ASK_STANDEE else s.frames[s.depth - 1].seat
    return of_place(t, s, p, goal) if q == p else saying("why-lands", seat=q, platform=bool(t.platform[goal]))


def of_effect(t: Any, s: Any) -> Saying | None:
    """What the effect says that asks for an aim, a card or a choice."""
    f = s.frames[s.depth - 1] if s.depth else None
    if f is None or f.kind != ids.F_EFFECT:
        return None
    fx = t.fx[f.fx]
    legend = book_of(t).legends[fx.legend]
    card = (legend.power, *legend.weapons)[fx.source] if fx.source < 3 else legend.deck[fx.source - 3]
    return saying("why-text", text=opening(text_of(card.effects[fx.slot : fx.slot + 1])))


def of_place(t: Any, s: Any, p: int, goal: int) -> Saying:
    """What a space is good for."""
    if t.platform[goal]:
        return Saying("why-platform")
    copy = s.copy()
    copy.seats[p].space = goal
    near = (in_reach(t, copy, p, q, ids.LIGHT_ATTACK) for q in range(t.n) if foes(t, p, q) and s.seats[q].space >= 0)
    return saying("why-air", near=any(near))


def other_side(t: Any, s: Any, p: int) -> Any:
    """The side of the Weapon card that faces down, as printed."""
    return book_of(t).legends[s.seats[p].legend].weapons[2 - s.seats[p].side]


def of_text(t: Any, s: Any, p: int, kind: str, act: Json) -> Saying | None:
    """What an effect, a Legend or the other side of the weapon says."""
    text = act["text"]["text"]
    if kind == "legend":
        text = text_of(next(one for one in book_of(t).legends if one.id == act["legend"]).power.effects)
    if kind == "swap":
        text = text_of(other_side(t, s, p).effects)
    return saying("why-text", text=opening(text)) if text else Saying("why-blank", {"kind": kind})
