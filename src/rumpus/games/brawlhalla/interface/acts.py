"""Legal actions as the page gets them, each with its message, and as whole sentences."""

from __future__ import annotations

from typing import Any

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.actions import PLAIN, VERBS, code_of, name, owner_of_cards
from rumpus.games.brawlhalla.interface.card_text import text_of
from rumpus.games.brawlhalla.interface.faces import card_view
from rumpus.games.brawlhalla.interface.names import cards_in, effect_name, said_card, source_name, space, worded
from rumpus.games.brawlhalla.interface.plays import scratch, twins
from rumpus.games.brawlhalla.interface.prompts import pick_label
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.fight import power_source
from rumpus.games.brawlhalla.rules.stack import foes, token_at
from rumpus.games.brawlhalla.rules.static_changes import can_heavy, in_reach
from rumpus.kernel.grid import DIRECTIONS
from rumpus.kernel.words import Saying, plain, saying

Json = dict[str, Any]


def action(t: Any, s: Any, p: int, a: int) -> Json:
    """One action as the page wants it: id, name, kind, its message, and the fields of its kind."""
    made: Json = {"id": a, "name": name(t, s, p, a), "kind": PLAIN.get(a, "")}
    if a in PLAIN:
        made["text"] = _plain_text(t, s, p, a)
    elif a < ids.BONUS:
        kind, seat = ("light" if a < ids.HEAVY else "heavy"), (a - ids.LIGHT) % 4
        made |= {"kind": kind, "seat": seat, "text": saying(f"act-{kind}", seat=seat)}
        made["says"] = worded(t, s, p, f"act-{kind}.says")
    elif a < ids.MOVE:
        n = a - ids.BONUS
        made |= {"kind": "bonus", "ko": n + 2, "title": worded(t, s, p, "act-bonus", ko=n + 2)}
        made["text"] = bonus_text(t, s, n)
    elif a < ids.STEP:
        made |= card_action(t, s, p, a)
    elif a < ids.SPACE:
        made |= step_action(t, s, a - ids.STEP)
    elif a < ids.USE:
        made |= {"kind": "space", **_told("act-space", space=space(t, a - ids.SPACE))}
    elif a < ids.TARGET:
        made |= use_action(t, s, p, a - ids.USE)
    elif a < ids.PICK:
        made |= {"kind": "target", **_told("act-target", seat=a - ids.TARGET)}
    elif a < ids.LEGEND:
        made |= pick_action(t, s, p, a - ids.PICK)
    elif a >= ids.LEAVE_OUT:
        title = effect_name(t, s, p, power_source(s, p, a - ids.LEAVE_OUT))
        made |= {"kind": "leave_out", "title": plain(title), "text": saying("act-leave-out", name=title)}
    else:
        made |= legend_action(t, a - ids.LEGEND)
    return made


def _told(code: str, **args: Any) -> Json:
    """What a message is told, as fields of the act, and the message."""
    return {**args, "text": saying(code, **args)}


def card_action(t: Any, s: Any, p: int, a: int) -> Json:
    """A card for a MOVE, or as an answer; with its face where it is none of the own hand."""
    move = a < ids.CARD
    c = a - (ids.MOVE if move else ids.CARD)
    owner = p if move else owner_of_cards(t, s, p)
    code = code_of(t, s, owner, c)
    text = saying("act-move", code=code) if move else saying("act-card", verb=VERBS.get(s.ask, "play"), code=code)
    made: Json = {"kind": "move" if move else "card", "card": c, "text": text}
    if owner != p or s.ask == ids.ASK_PILE:
        made["face"] = card_view(t, s.seats[owner].legend, c)
    else:
        like = twins(t, s, p, cards_in(s.seats[p].hand))
        made["cards"] = [other for other, first in like.items() if first == like.get(c)] or [c]
    return made


def legend_action(t: Any, offset: int) -> Json:
    """A Legend and the weapon side that faces up."""
    legend = book_of(t).legends[offset // 2]
    side = offset % 2 + 1
    text = saying("act-legend", legend=legend.name, weapon=legend.weapons[side - 1].name)
    return {"kind": "legend", "legend": legend.id, "side": side, "text": text}


def said(t: Any, s: Any, p: int, a: int) -> Saying | None:
    """An action as a whole sentence says it, where its button is but a name or a code; None where the button does."""
    made = action(t, s, p, a)
    kind = made["kind"]
    if kind in ("move", "card"):
        told = said_card(t, s, p if kind == "move" else owner_of_cards(t, s, p), made["card"])
        return saying("said-move", card=told) if kind == "move" else saying("said-card", verb=_verb(s), card=told)
    if kind == "step" and s.ask == ids.ASK_PATH:
        return _said_step(t, s, p, made["space"]) if "space" in made else None
    if kind == "step":
        return saying("said-way", dir=made["dir"])
    if kind in ("target", "legend"):
        return Saying(f"said-{kind}", made["text"].args)
    if kind == "pick":
        return saying("said-pick", label=_words(t, s, p, made["text"]))
    if kind == "bonus":
        return saying("said-bonus", ko=made["ko"])
    return saying("said-use", name=made["title"]["text"]) if kind == "use" else None


def _said_step(t: Any, s: Any, p: int, goal: str) -> Saying:
    """A step, and which attack of the same turn it leads to, by what everybody sees and the own hand."""
    there = next(n for n in range(t.spaces) if space(t, n) == goal)
    copy = scratch(s)
    me = copy.seats[p]
    me.space = there
    sword = me.status == ids.UNARMED and token_at(t, s, there) >= 0
    if sword:
        me.status = ids.EQUIPPED
    args: Json = {"space": goal, "sword": sword, "attack": "none", "seat": p}
    if not (s.path_move and s.actions > 0 and me.hand):
        return saying("said-step", **args)
    for kind, word in ((ids.HEAVY_ATTACK, "heavy"), (ids.LIGHT_ATTACK, "light")):
        near = [q for q in range(t.n) if foes(t, p, q) and not s.seats[q].out and in_reach(t, copy, p, q, kind)]
        if near and (kind == ids.LIGHT_ATTACK or can_heavy(t, copy, p)):
            return saying("said-step", **args | {"attack": word, "seat": near[0]})
    return saying("said-step", **args)


def _verb(s: Any) -> str:
    """What is done with a card that answers."""
    return VERBS.get(s.ask, "play")


def _words(t: Any, s: Any, p: int, text: Saying | str) -> str:
    """A message or a text of a card, in words."""
    return text if isinstance(text, str) else worded(t, s, p, text.code, **text.args)["text"]


def step_action(t: Any, s: Any, d: int) -> Json:
    """A step of a path, or the way that somebody flies; with the space it leads to where there is one."""
    f = s.frames[s.depth - 1]
    path = s.ask == ids.ASK_PATH
    start = s.path[s.path_n] if path else s.seats[s.fights[f.fight].dfn].space
    there = t.go[start * 8 + d] if start >= 0 else -1
    made: Json = {"kind": "step", **_told("act-step" if path else "act-way", dir=DIRECTIONS[d])}
    return made | {"space": space(t, there)} if there >= 0 else made


def _plain_text(t: Any, s: Any, p: int, a: int) -> Saying:
    """What an action without a number says."""
    if a == ids.SWAP:
        legend = book_of(t).legends[s.seats[p].legend]
        return saying("act-swap", weapon=legend.weapons[2 - s.seats[p].side].name)
    if a == ids.DECLINE and s.ask == ids.ASK_DIR:
        return Saying("act-decline-dir")
    if a == ids.PASS and s.ask == ids.ASK_DODGE:
        return Saying("act-pass-dodge")
    if a == ids.PASS and s.ask == ids.ASK_DEFEND:
        level = s.seats[p].level
        return saying("act-pass-block", level=min(2, level + 1), stays=level == 2)
    return Saying("act-stop-path" if a == ids.STOP and s.ask == ids.ASK_PATH else f"act-{PLAIN[a]}")


def bonus_text(t: Any, s: Any, k: int) -> Saying:
    """What a KO card gives at this moment (BH-KOC-04 to BH-KOC-06)."""
    if s.ask == ids.ASK_ACTION:
        return saying("act-bonus-actions", count=t.ko_gain[k * 3 + 2])
    if s.fights[s.n_fights - 1].type == ids.HEAVY_ATTACK:
        return saying("act-bonus-knockback", count=t.ko_gain[k * 3])
    return saying("act-bonus-damage", count=t.ko_gain[k * 3 + 1])


def use_action(t: Any, s: Any, p: int, u: int) -> Json:
    """An effect that may be applied: which, and its text."""
    source, slot = divmod(u, 3)
    legend = book_of(t).legends[s.seats[p].legend]
    effects = (legend.power, *legend.weapons)[source].effects if source < 3 else legend.deck[source - 3].effects
    return {
        "kind": "use",
        "source": source_name(source),
        "card": source - 3 if source >= 3 else None,
        "title": plain(effect_name(t, s, p, source)),
        "text": text_of(effects[slot : slot + 1]),
    }


def pick_action(t: Any, s: Any, p: int, n: int) -> Json:
    """A branch or an amount."""
    if s.ask == ids.ASK_MULLIGAN:
        return {"kind": "redraw", "text": Saying("act-redraw")}
    return {"kind": "pick", "n": n, "text": pick_label(t, s, p, n)}
