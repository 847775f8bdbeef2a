"""Legal actions as the page gets them, each with its message, and as whole sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.actions import ACTS, VERBS, code_of, name, owner_of_cards
from rumpus.games.brawlhalla.interface.card_text import text_of
from rumpus.games.brawlhalla.interface.faces import card_view
from rumpus.games.brawlhalla.interface.names import cards_in, effect_name, said_card, source_name, space, worded
from rumpus.games.brawlhalla.interface.plays import twins
from rumpus.games.brawlhalla.interface.prompts import pick_label
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.fight import power_source
from rumpus.kernel.records.grid import DIRECTIONS
from rumpus.kernel.words.saying import Saying, plain, saying

Json = dict[str, Any]


def action(t: Any, s: Any, p: int, a: int) -> Json:
    """One action as the page wants it: id, name, kind, its message, and the fields of its kind."""
    act, told = ACTS.of(a), ACTS.told(t, s, a)
    made: Json = {"id": a, "name": name(t, s, p, a), "kind": act.kind}
    if not told:
        return made | {"text": _plain_text(t, s, p, a)}
    if act.kind in OF_KIND:
        return made | OF_KIND[act.kind](t, s, p, a, **act.told)
    return made | told | {"text": Saying(f"act-{act.kind}", told)}


def attack_action(t: Any, s: Any, p: int, a: int, seat: int) -> Json:
    """A Light or Heavy attack, and what it is."""
    code = f"act-{ACTS.of(a).kind}"
    return {"seat": seat, "text": saying(code, seat=seat), "says": worded(t, s, p, f"{code}.says")}


def bonus_action(t: Any, s: Any, p: int, _a: int, ko: int) -> Json:
    """A KO card, and what it gives."""
    gives, count = bonus_gain(t, s, ko)
    title, text = worded(t, s, p, "act-bonus", ko=ko + 2), saying(f"act-bonus-{gives}", count=count)
    return {"ko": ko + 2, "title": title, "text": text}


def leave_out_action(t: Any, s: Any, p: int, _a: int, power: int) -> Json:
    """The Legend Power or the weapon, left out of this attack."""
    title = effect_name(t, s, p, power_source(s, p, power))
    return {"title": plain(title), "text": saying("act-leave-out", name=title)}


def card_action(t: Any, s: Any, p: int, a: int, card: int) -> Json:
    """A card for a MOVE, or as an answer; with its face where it is none of the own hand."""
    move, c = ACTS.of(a).kind == "move", card
    owner = p if move else owner_of_cards(t, s, p)
    code = code_of(t, s, owner, c)
    text = saying("act-move", code=code) if move else saying("act-card", verb=VERBS.get(s.ask, "play"), code=code)
    made: Json = {"card": c, "text": text}
    if owner != p or s.ask == ids.ASK_PILE:
        made["face"] = card_view(t, s.seats[owner].legend, c)
    else:
        like = twins(t, s, p, cards_in(s.seats[p].hand))
        made["cards"] = [other for other, first in like.items() if first == like.get(c)] or [c]
    return made


def legend_action(t: Any, _s: Any, _p: int, _a: int, legend: int, side: int) -> Json:
    """A Legend and the weapon side that faces up."""
    one = book_of(t).legends[legend]
    text = saying("act-legend", legend=one.name, weapon=one.weapons[side].name)
    return {"legend": one.id, "side": side + 1, "text": text}


def said(t: Any, s: Any, p: int, a: int) -> Saying | None:
    """An action as a whole sentence says it, where its button is but a name or a code; None where the button does."""
    made = action(t, s, p, a)
    kind = made["kind"]
    if kind in ("move", "card"):
        told = said_card(t, s, p if kind == "move" else owner_of_cards(t, s, p), made["card"])
        return saying("said-move", card=told) if kind == "move" else saying("said-card", verb=_verb(s), card=told)
    if kind == "step" and s.ask == ids.ASK_PATH:
        return saying("said-step", space=made["space"]) if "space" in made else None
    if kind == "step":
        return saying("said-way", dir=made["dir"])
    if kind in ("target", "legend"):
        return Saying(f"said-{kind}", made["text"].args)
    if kind == "pick":
        return saying("said-pick", label=_words(t, s, p, made["text"]))
    if kind == "bonus":
        return saying("said-bonus", ko=made["ko"])
    return saying("said-use", name=made["title"]["text"]) if kind == "use" else None


def _verb(s: Any) -> str:
    """What is done with a card that answers."""
    return VERBS.get(s.ask, "play")


def _words(t: Any, s: Any, p: int, text: Saying | str) -> str:
    """A message or a text of a card, in words."""
    return text if isinstance(text, str) else worded(t, s, p, text.code, **text.args)["text"]


def step_action(t: Any, s: Any, _p: int, _a: int, direction: int) -> Json:
    """A step of a path, or the way that somebody flies; with the space it leads to where there is one."""
    f = s.frames[s.depth - 1]
    path = s.ask == ids.ASK_PATH
    start = s.path[s.path_n] if path else s.seats[s.fights[f.fight].dfn].space
    there = t.go[start * 8 + direction] if start >= 0 else -1
    way = DIRECTIONS[direction]
    made: Json = {"dir": way, "text": saying("act-step" if path else "act-way", dir=way)}
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
    return Saying("act-stop-path" if a == ids.STOP and s.ask == ids.ASK_PATH else f"act-{ACTS.of(a).kind}")


def bonus_gain(t: Any, s: Any, k: int) -> tuple[str, int]:
    """What a KO card gives at this moment, and how much of it (BH-KOC-04 to BH-KOC-06)."""
    if s.ask == ids.ASK_ACTION:
        return "actions", int(t.ko_gain[k * 3 + 2])
    if s.fights[s.n_fights - 1].type == ids.HEAVY_ATTACK:
        return "knockback", int(t.ko_gain[k * 3])
    return "damage", int(t.ko_gain[k * 3 + 1])


def use_action(t: Any, s: Any, p: int, _a: int, use: int) -> Json:
    """An effect that may be applied: which, and its text."""
    source, slot = divmod(use, 3)
    legend = book_of(t).legends[s.seats[p].legend]
    effects = (legend.power, *legend.weapons)[source].effects if source < 3 else legend.deck[source - 3].effects
    return {
        "source": source_name(source),
        "card": source - 3 if source >= 3 else None,
        "title": plain(effect_name(t, s, p, source)),
        "text": text_of(effects[slot : slot + 1]),
    }


def pick_action(t: Any, s: Any, p: int, _a: int, n: int) -> Json:
    """A branch or an amount."""
    if s.ask == ids.ASK_MULLIGAN:
        return {"kind": "redraw", "text": Saying("act-redraw")}
    return {"n": n, "text": pick_label(t, s, p, n)}


OF_KIND: Final[dict[str, Callable[..., Json]]] = {
    "light": attack_action,
    "heavy": attack_action,
    "bonus": bonus_action,
    "move": card_action,
    "card": card_action,
    "step": step_action,
    "use": use_action,
    "pick": pick_action,
    "legend": legend_action,
    "leave_out": leave_out_action,
}
"""What acts of a kind have beside id, name and kind, where that is not what they name: (t, s, p, a, their numbers)."""
