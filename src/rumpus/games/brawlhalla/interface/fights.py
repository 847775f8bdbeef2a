"""What everybody may see of the running attack: totals, verdict, what hangs on it, and the way a Heavy hit would go."""

from __future__ import annotations

from typing import Any, Final

from rumpus.games.brawlhalla.content.moments import AFTER, DURING
from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.card_text import text_of
from rumpus.games.brawlhalla.interface.faces import card_view
from rumpus.games.brawlhalla.interface.names import space, worded
from rumpus.games.brawlhalla.interface.shapes import Works
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.attack import AMOUNTS, card_knockback
from rumpus.games.brawlhalla.rules.fight import power_source, total
from rumpus.games.brawlhalla.rules.push import away
from rumpus.games.brawlhalla.rules.static_abilities import left_out
from rumpus.games.brawlhalla.rules.static_changes import heavy_change, may_leave_out, ties_win
from rumpus.kernel.words import Text

Json = dict[str, Any]
RED: Final = 2
RESULTS: Final[tuple[Works, ...]] = ("any", "hit", "failed")
"""By `result` of an effect."""


def fight_view(t: Any, s: Any, viewer: int) -> Json | None:
    """The attack on top, all of it public."""
    if s.n_fights == 0:
        return None
    k = s.n_fights - 1
    fight = s.fights[k]
    cards = []
    for side, p in ((0, fight.att), (1, fight.dfn)):
        played = [fight.played[side * 20 + i] for i in range(fight.n[side])]
        cards.append([{**card_view(t, s.seats[p].legend, c), "works": works(t, s, p, c)} for c in played])
    heavy = fight.type == ids.HEAVY_ATTACK
    totals = [total(t, s, k, 0), total(t, s, k, 1)]
    turn = s.asker if s.ask in (ids.ASK_OPEN, ids.ASK_DEFEND, ids.ASK_ADD, ids.ASK_DODGE) else None
    return {
        "attacker": fight.att,
        "defender": fight.dfn,
        "type": "heavy" if heavy else "light",
        "phase": fight.phase,
        "totals": totals,
        "lead": totals[0] - totals[1],
        "ties": bool(fight.win_ties == 1 or ties_win(t, s, k)),
        "match": fight.opening if heavy and fight.n[0] else None,
        "cards": cards,
        "turn": turn,
        "hit": None if fight.hit < 0 else bool(fight.hit),
        "knockback": knockback_view(t, s, k),
        "flight": flight_view(t, s, k),
        "stake": stake_view(t, s, k, viewer),
        "verdict": verdict_view(t, s, k, viewer),
        "decides": None if turn is None else decides_view(t, s, turn, viewer),
        "tax": [fight.tax[0], fight.tax[1]],
        "banned": [[v for v in range(1, 6) if fight.ban[side] >> v & 1] for side in (0, 1)],
        "limit": [None if fight.limit[side] < 0 else fight.limit[side] for side in (0, 1)],
        "standing": standing_view(t, s, k),
    }


def verdict_view(t: Any, s: Any, k: int, viewer: int) -> Text:
    """What the attack comes to as things stand, in words."""
    fight = s.fights[k]
    heavy = fight.type == ids.HEAVY_ATTACK
    lead = total(t, s, k, 0) - total(t, s, k, 1)
    if fight.hit >= 0:
        flies = knockback_view(t, s, k)
        if flies is not None:
            return worded(t, s, viewer, "verdict-flies", spaces=flies)
        return worded(t, s, viewer, "verdict-hit" if fight.hit else "verdict-dodged" if heavy else "verdict-blocked")
    if fight.n[0] == 0:
        return worded(t, s, viewer, "verdict-heavy" if heavy else "verdict-light")
    if heavy:
        return worded(t, s, viewer, "verdict-dodges", value=fight.opening)
    if lead == 0:
        return worded(t, s, viewer, "verdict-tie", hits=bool(fight.win_ties == 1 or ties_win(t, s, k)))
    return worded(t, s, viewer, "verdict-ahead" if lead > 0 else "verdict-behind", lead=abs(lead))


def decides_view(t: Any, s: Any, p: int, viewer: int) -> Text:
    """Whose move it is in the attack."""
    return worded(t, s, viewer, "turn-mine") if p == viewer else worded(t, s, viewer, "turn-of", seat=p)


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


def works(t: Any, s: Any, p: int, c: int) -> Works:
    """When the text of a card of seat p happens in the running attack: `hit`, `failed`, `any` (either way), `now` (with
    the play), or `no`: its number alone counts. What else it asks is not looked at.
    """
    k = s.n_fights - 1
    fight = s.fights[k]
    side = 0 if fight.att == p else 1
    if t.discovery or fight.dead[side] >> c & 1:
        return "no"
    for effect in book_of(t).card(s.seats[p].legend, c).effects:
        if effect.role not in (0, side + 1) or effect.attack not in (0, fight.type):
            continue
        if effect.on in DURING:
            return "now"
        if effect.on in AFTER:
            return RESULTS[effect.result]
    return "no"


def stake_view(t: Any, s: Any, k: int, viewer: int) -> Text | None:
    """What a Light hit does to the defender, its effects aside (BH-LIGHT-06, BH-DMG-03); None for any other attack."""
    fight = s.fights[k]
    if fight.type == ids.HEAVY_ATTACK or fight.hit >= 0:
        return None
    level = s.seats[fight.dfn].level
    return worded(t, s, viewer, "stake", seat=fight.dfn, level=min(RED, level + 1), stays=level == RED)


def flight_view(t: Any, s: Any, k: int) -> Json | None:
    """Where a Heavy hit would send the defender as things stand (BH-KB-01 to BH-KB-09, BH-KOL-01), without effects that
    are still to come. None once it is known whether it hits.
    """
    fight = s.fights[k]
    if fight.type != ids.HEAVY_ATTACK or fight.hit >= 0 or not fight.n[0]:
        return None
    victim = s.seats[fight.dfn]
    card = card_knockback(fight.opening)
    change = fight.kb_add - fight.kb_reduce + heavy_change(t, s, fight.att)
    spaces = max(0, int(victim.level + card + change))
    direction = fight.kb_dir if fight.kb_dir >= 0 else away(t, s.seats[fight.att].space, victim.space)
    path, beyond, wall, here = [space(t, victim.space)], 0, False, victim.space
    for left in range(spaces, 0, -1):
        there = t.go[here * 8 + direction]
        if there < 0:
            beyond = left
            break
        if t.wall[here * 8 + direction] and not fight.kb_through:
            wall = True
            break
        here = there
        path.append(space(t, here))
    ko = victim.level + beyond > RED
    made = {"spaces": spaces, "level": victim.level, "card": card, "change": change}
    return {**made, "path": path, "beyond": beyond, "wall": wall, "ko": ko}
