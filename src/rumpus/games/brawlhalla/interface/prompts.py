"""What is asked: the message of every decision, and the labels of branches and amounts (LOOK section 10)."""

from __future__ import annotations

from typing import Any, Final

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.card_text import branches
from rumpus.games.brawlhalla.interface.names import effect_name, said_card
from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.games.brawlhalla.rules.fight import total
from rumpus.games.brawlhalla.rules.ops_turn import copy_fx
from rumpus.games.brawlhalla.rules.static_changes import hand_limit_of
from rumpus.games.brawlhalla.rules.windows import window_legal
from rumpus.kernel.records.bits import bits
from rumpus.kernel.words.saying import Saying, saying

Asked = tuple[Saying, Saying | None]

ASKS: Final = {getattr(ids, name): name.removeprefix("ASK_").lower() for name in vars(ids) if name.startswith("ASK_")}
"""Decisions by their names: `legend`, `action`, `defend` ..."""
WAITING: Final = frozenset(
    {
        *(ids.ASK_LEGEND, ids.ASK_STANDEE, ids.ASK_MULLIGAN, ids.ASK_ACTION, ids.ASK_PATH, ids.ASK_FALL),
        *(ids.ASK_DELAY, ids.ASK_OPEN, ids.ASK_DEFEND, ids.ASK_ADD, ids.ASK_DODGE, ids.ASK_WINDOW, ids.ASK_BUMP),
        *(ids.ASK_RESPAWN, ids.ASK_TOKEN, ids.ASK_LIMIT, ids.ASK_DISCARD),
    }
)
"""What others read of by its own message while a seat decides; every other decision is one of an effect."""

GLOW: Final = Saying("how-glow")
GLOWING: Final = frozenset({ids.ASK_FALL, ids.ASK_RESPAWN, ids.ASK_TOKEN, ids.ASK_SPACE})
"""Decisions for one of the spaces that the page lights up."""
HOW: Final = frozenset({ids.ASK_LEGEND, ids.ASK_STANDEE, ids.ASK_MULLIGAN, ids.ASK_OPEN, ids.ASK_BUMP, ids.ASK_DISCARD})
"""Decisions that say how they are answered."""
WORDS: Final = {
    (ids.ASK_PICK, ops.LOOK): "ask-pick-look",
    (ids.ASK_PICK, ops.MOVE_AND_STRIKE): "ask-pick-strike",
    (ids.ASK_PICK, ops.REFRESH_KO_BONUS): "ask-pick-ko",
    (ids.ASK_PICK, ops.COPY): "ask-pick-copy",
    (ids.ASK_TARGET, ops.MOVE_AND_STRIKE): "ask-target-strike",
    (ids.ASK_PILE, ops.TAKE_BACK): "ask-pile-back",
    (ids.ASK_HAND, ops.CYCLE): "ask-hand-cycle",
    (ids.ASK_HAND, ops.OPPONENT_DISCARDS): "ask-hand-discard",
    (ids.ASK_DIR, ops.KNOCKBACK_DIRECTION): "ask-dir-knockback",
    (ids.ASK_SPACE, ops.TELEPORT): "ask-space-teleport",
    (ids.ASK_SPACE, ops.SURVIVE): "ask-space-survive",
    (ids.ASK_SPACE, ops.FETCH): "ask-space-sword",
    (ids.ASK_SPACE, ops.SPOILS): "ask-space-sword",
    (ids.ASK_SPACE, ops.KNOCK_AWAY): "ask-space-knock",
    (ids.ASK_SPACE, ops.MOVE_TOKEN): "ask-space-sword",
}
"""What an effect asks, where its word says more than the kind of decision."""
ABOUT: Final = frozenset({"ask-hand-discard", "ask-dir-knockback"})
"""Those that name the Legend it is done to."""


def prompt(t: Any, s: Any, p: int) -> Asked:
    """What seat p may do now, and how: sentences of at most 8 words, verb first; for others who is doing what."""
    if s.over:
        return Saying("ask-over"), None
    if s.asker < 0:
        return _blind_prompt(t, s, p)
    if s.asker != p:
        return saying(f"wait-{ASKS[s.ask]}" if s.ask in WAITING else "wait-any", seat=s.asker), None
    if s.ask == ids.ASK_ACTION:
        return _action_prompt(s, p)
    if s.ask == ids.ASK_PATH:
        return saying("ask-path", steps=s.path_left), GLOW
    if s.ask in (ids.ASK_DEFEND, ids.ASK_ADD, ids.ASK_DODGE):
        return _bid_prompt(t, s)
    if s.ask == ids.ASK_OPEN:
        return _open_prompt(s)
    if s.ask == ids.ASK_LIMIT:
        limit = hand_limit_of(t, s, p)
        return both("ask-limit", surplus=max(1, bits(s.seats[p].hand) - limit), limit=limit)
    if s.ask == ids.ASK_WINDOW:
        return _window_prompt(t, s, p)
    return _of_effect(t, s, p)


def both(code: str, **args: Any) -> Asked:
    """A question that says how it is answered."""
    return Saying(code, args), Saying(f"{code}.how", args)


def plain(ask: int) -> Asked:
    """A decision by its kind alone."""
    what = Saying(f"ask-{ASKS[ask]}")
    return what, GLOW if ask in GLOWING else Saying(f"{what.code}.how") if ask in HOW else None


def _blind_prompt(t: Any, s: Any, p: int) -> Asked:
    """Everybody picks a Legend unseen."""
    waited = sum(1 for seat in s.seats[: t.n] if seat.legend < 0 and seat.pick < 0 and not seat.out)
    if 0 <= p < t.n and s.seats[p].pick < 0 and s.seats[p].legend < 0:
        return plain(ids.ASK_LEGEND)
    return saying("ask-ready", ready=t.n - waited, all=t.n), None


def _action_prompt(s: Any, p: int) -> Asked:
    """What is left to do in the turn."""
    if s.actions > 0 or any(s.only[k] for k in (1, 2, 3)):
        return both("ask-action")
    return both("ask-end-or-bonus" if 1 in s.seats[p].bonus else "ask-end")


def _bid_prompt(t: Any, s: Any) -> Asked:
    """What a play must reach."""
    k = s.n_fights - 1
    args = {"attack": total(t, s, k, 0), "defence": total(t, s, k, 1), "value": s.fights[k].opening}
    tax = s.fights[k].tax[0 if s.ask == ids.ASK_ADD else 1]
    return both(f"ask-{ASKS[s.ask]}", **args, tax=tax)


def _open_prompt(s: Any) -> Asked:
    """One card, or more where an effect says so; a free attack may ask for a low one."""
    fight = s.fights[s.n_fights - 1]
    if fight.open_max < 5:
        return both("ask-open-low", most=fight.open_max)
    return both("ask-open-many", most=fight.can_open) if fight.can_open > 1 else plain(ids.ASK_OPEN)


def _window_prompt(t: Any, s: Any, p: int) -> Asked:
    """The effect's name where there is one only; KO cards after a hit."""
    out = [0] * ids.MAX_LEGAL
    offered = out[: window_legal(t, s, p, out)]
    uses = [a - ids.USE for a in offered if ids.USE <= a < ids.TARGET]
    if not uses:
        return both("ask-window-ko")
    names = {effect_name(t, s, p, u // 3) for u in uses}
    if len(names) == 1 and not any(ids.BONUS <= a < ids.MOVE for a in offered):
        return saying("ask-window-one", name=names.pop()), None
    return plain(ids.ASK_WINDOW)


def _of_effect(t: Any, s: Any, p: int) -> Asked:
    """A choice that belongs to something running; an effect is named."""
    f = s.frames[s.depth - 1]
    if s.ask == ids.ASK_TOKEN:
        return plain(s.ask)
    if f.kind != ids.F_EFFECT:
        return _elsewhere(s, p, f.seat)
    op = t.code[f.code_at]
    code = WORDS.get((s.ask, op.op), f"ask-{ASKS[s.ask]}")
    args: dict[str, Any] = {}
    if s.ask == ids.ASK_SPACE and op.op == ops.MOVE_TOKEN and f.stage:
        code = "ask-space-put"
    if s.ask == ids.ASK_PILE and op.op == ops.VALUE_MULTIPLY:
        code, args = "ask-pile-times", {"twice": bool(op.twice), "value": op.n}
    if code in ABOUT:
        victim = s.fights[f.fight].dfn if s.ask == ids.ASK_DIR else f.target
        args = {"you": victim == p, "target": victim}
    name = effect_name(t, s, f.seat, f.source)
    how = saying("how-effect", name=name) if f.seat == p else saying("how-effect-of", owner=f.seat, name=name)
    return Saying(code, args), how


def _elsewhere(s: Any, p: int, victim: int) -> Asked:
    """Where somebody lands, comes back or falls to: said of the Legend when it is not the own one."""
    what, how = plain(s.ask)
    if victim != p and s.ask in (ids.ASK_BUMP, ids.ASK_RESPAWN, ids.ASK_FALL):
        what = saying(f"{what.code}-of", target=victim)
    return what, how


# ---------------------------------------------------------------- labels


def pick_label(t: Any, s: Any, p: int, n: int) -> Saying | str:
    """What branch or amount n of the decision stands for; texts of cards are no messages."""
    if s.ask == ids.ASK_DELAY:
        return Saying("act-draw-flip")
    f = s.frames[s.depth - 1]
    if f.kind != ids.F_EFFECT:
        return saying("act-option", number=n + 1)
    op = t.code[f.code_at]
    if op.op == ops.CHOOSE_ONE:
        return _branch(t, f, n)
    if op.op == ops.MOVE_AND_STRIKE:
        return Saying(("act-strike-light", "act-strike-heavy")[n])
    if op.op == ops.REFRESH_KO_BONUS:
        return saying("act-bonus", ko=n + 2)
    if op.op == ops.LOOK:
        seat = s.seats[p]
        card = said_card(t, s, p, seat.deck[seat.deck_n - 1 - f.settled - n])
        return saying("act-look", value=card["value"], name=card["name"] or None)
    if op.op == ops.COPY:
        fx = t.fx[copy_fx(t, s, f, op, n)]
        return str(book_of(t).legends[fx.legend].deck[fx.source - 3].name)
    return saying("act-option", number=n + 1)


def _branch(t: Any, f: Any, n: int) -> Saying | str:
    """The text of branch n of the choice that runs: choices are told apart by their order in the program."""
    fx = t.fx[f.fx]
    legend = book_of(t).legends[fx.legend]
    if fx.source < 3:
        effect = (legend.power, *legend.weapons)[fx.source].effects[fx.slot]
    else:
        effect = legend.deck[fx.source - 3].effects[fx.slot]
    order = sum(1 for at in range(fx.code, f.code_at) if t.code[at].op == ops.CHOOSE_ONE)
    texts = branches(effect)
    if order >= len(texts) or n >= len(texts[order]):
        return saying("act-option", number=n + 1)
    text = texts[order][n]
    return text[:1].upper() + text[1:]
