"""What is asked, in words: the prompt of every decision, and the labels of branches and amounts (LOOK section 10)."""

from __future__ import annotations

from typing import Any, Final

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.card_text import branches
from rumpus.games.brawlhalla.interface.events import card, effect_name, who
from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.games.brawlhalla.rules.fight import total
from rumpus.games.brawlhalla.rules.ops_turn import copy_fx
from rumpus.games.brawlhalla.rules.static_changes import hand_limit_of
from rumpus.games.brawlhalla.rules.windows import window_legal
from rumpus.kernel.bits import bits

Said = tuple[str, str]

WAITING: Final = {
    ids.ASK_LEGEND: "is choosing a Legend",
    ids.ASK_STANDEE: "is choosing a starting space",
    ids.ASK_MULLIGAN: "is looking at the starting hand",
    ids.ASK_ACTION: "is choosing an action",
    ids.ASK_PATH: "is moving",
    ids.ASK_FALL: "is choosing a side to fall to",
    ids.ASK_DELAY: "may draw or handle the weapon",
    ids.ASK_OPEN: "is opening the attack",
    ids.ASK_DEFEND: "may block",
    ids.ASK_ADD: "may add cards",
    ids.ASK_DODGE: "may dodge",
    ids.ASK_WINDOW: "may use an effect",
    ids.ASK_BUMP: "is choosing where to land",
    ids.ASK_RESPAWN: "is coming back",
    ids.ASK_TOKEN: "is placing a Flaming Sword",
    ids.ASK_LIMIT: "is discarding to the hand limit",
    ids.ASK_DISCARD: "is discarding a card",
}
"""What others read while a seat decides; every other decision is one of an effect."""

GLOW: Final = "Pick a glowing space."
PROMPTS: Final = {
    ids.ASK_LEGEND: ("Choose your Legend.", "Pick the weapon side that faces up, too."),
    ids.ASK_STANDEE: ("Choose where to start.", "Pick a free space of row 1."),
    ids.ASK_MULLIGAN: ("Keep this hand, or draw a new one.", "You may do this once."),
    ids.ASK_FALL: ("Choose where you fall.", GLOW),
    ids.ASK_DELAY: ("Draw 2, or handle your weapon.", ""),
    ids.ASK_OPEN: ("Open the attack with a card.", "Pick a card of your hand."),
    ids.ASK_WINDOW: ("Use an effect, or leave it.", ""),
    ids.ASK_BUMP: ("Choose where to land.", "The space is taken."),
    ids.ASK_RESPAWN: ("Choose where to come back.", GLOW),
    ids.ASK_TOKEN: ("Place the Flaming Sword.", GLOW),
    ids.ASK_DISCARD: ("Discard a card.", "Your answer costs it."),
    ids.ASK_TARGET: ("Choose a Legend.", ""),
    ids.ASK_SPACE: ("Choose a space.", GLOW),
    ids.ASK_DIR: ("Choose a direction.", ""),
    ids.ASK_PICK: ("Choose one.", ""),
    ids.ASK_PILE: ("Choose a card of your discard pile.", ""),
    ids.ASK_HAND: ("Choose a card.", ""),
}
WORDS: Final = {
    (ids.ASK_PICK, ops.LOOK): "Choose the next card from the top.",
    (ids.ASK_PICK, ops.MOVE_AND_STRIKE): "Choose how to attack.",
    (ids.ASK_PICK, ops.REFRESH_KO_BONUS): "Choose the KO card to use again.",
    (ids.ASK_PICK, ops.COPY): "Choose the effect to copy.",
    (ids.ASK_TARGET, ops.MOVE_AND_STRIKE): "Choose whom to attack.",
    (ids.ASK_PILE, ops.TAKE_BACK): "Choose a card you played.",
    (ids.ASK_HAND, ops.CYCLE): "Discard a card, or stop.",
    (ids.ASK_HAND, ops.OPPONENT_DISCARDS): "Choose a card that {name} discards.",
    (ids.ASK_DIR, ops.KNOCKBACK_DIRECTION): "Choose where {name} flies.",
    (ids.ASK_SPACE, ops.TELEPORT): "Choose where to go.",
    (ids.ASK_SPACE, ops.SURVIVE): "Choose where to come back.",
    (ids.ASK_SPACE, ops.FETCH): "Choose a Flaming Sword.",
    (ids.ASK_SPACE, ops.SPOILS): "Choose a Flaming Sword.",
    (ids.ASK_SPACE, ops.KNOCK_AWAY): "Choose where the Flaming Sword goes.",
    (ids.ASK_SPACE, ops.MOVE_TOKEN): "Choose a Flaming Sword.",
}
"""What an effect asks, where its word says more than the kind of decision; {name} is the Legend it is done to."""


def prompt(t: Any, s: Any, p: int) -> Said:
    """What seat p may do now, and how: sentences of at most 8 words, verb first; for others who is doing what."""
    if s.over:
        return "The fight is over.", ""
    if s.asker < 0:
        return _blind_prompt(t, s, p)
    if s.asker != p:
        return f"{who(t, s, s.asker)} {WAITING.get(s.ask, 'is choosing')}.", ""
    if s.ask == ids.ASK_ACTION:
        return _action_prompt(s, p)
    if s.ask == ids.ASK_PATH:
        steps = "1 space" if s.path_left == 1 else f"{s.path_left} spaces"
        return f"Move up to {steps}.", GLOW
    if s.ask in (ids.ASK_DEFEND, ids.ASK_ADD, ids.ASK_DODGE):
        return _bid_prompt(t, s)
    if s.ask == ids.ASK_OPEN:
        return _open_prompt(s)
    if s.ask == ids.ASK_LIMIT:
        limit = hand_limit_of(t, s, p)
        surplus = max(1, bits(s.seats[p].hand) - limit)
        return f"Discard {surplus} card{'' if surplus == 1 else 's'}.", f"Pick in your hand. Keep {limit}."
    if s.ask == ids.ASK_WINDOW:
        return _window_prompt(t, s, p)
    return _of_effect(t, s, p)


def _blind_prompt(t: Any, s: Any, p: int) -> Said:
    """Everybody picks a Legend unseen."""
    waited = sum(1 for seat in s.seats[: t.n] if seat.legend < 0 and seat.pick < 0 and not seat.out)
    if 0 <= p < t.n and s.seats[p].pick < 0 and s.seats[p].legend < 0:
        return PROMPTS[ids.ASK_LEGEND]
    return f"{t.n - waited} of {t.n} are ready.", ""


def _action_prompt(s: Any, p: int) -> Said:
    """What is left to do in the turn."""
    if s.actions > 0 or any(s.only[k] for k in (1, 2, 3)):
        return "Take an action, or end your turn.", "Pick a card to move, attack or delay."
    if 1 in s.seats[p].bonus:
        return "End your turn, or use a KO card.", "It gives 1 more action."
    return "End your turn.", "No actions are left."


def _bid_prompt(t: Any, s: Any) -> Said:
    """What a play must reach."""
    k = s.n_fights - 1
    attack, defence = total(t, s, k, 0), total(t, s, k, 1)
    tax = s.fights[k].tax[0 if s.ask == ids.ASK_ADD else 1]
    price = f" An answer costs {tax} more card{'' if tax == 1 else 's'}." if tax else ""
    if s.ask == ids.ASK_DODGE:
        return f"Dodge with a {s.fights[k].opening}, or pass.", f"Only the same number dodges.{price}"
    if s.ask == ids.ASK_DEFEND:
        return f"Block: reach {attack}, or pass.", f"Your total is {defence}.{price or ' Cards add up.'}"
    return f"Add cards to beat {defence}, or pass.", f"Your total is {attack}.{price}"


def _open_prompt(s: Any) -> Said:
    """One card, or more where an effect says so; a free attack may ask for a low one."""
    fight = s.fights[s.n_fights - 1]
    if fight.open_max < 5:
        return f"Open with a card up to {fight.open_max}.", "Pass to give up the attack."
    if fight.can_open > 1:
        return f"Open with up to {fight.can_open} cards.", "Pick cards of your hand."
    return PROMPTS[ids.ASK_OPEN]


def _window_prompt(t: Any, s: Any, p: int) -> Said:
    """The effect's name where there is one only; KO cards after a hit."""
    out = [0] * ids.MAX_LEGAL
    offered = out[: window_legal(t, s, p, out)]
    uses = [a - ids.USE for a in offered if ids.USE <= a < ids.TARGET]
    if not uses:
        return "Use a KO card, or leave it.", "Each can be used once."
    names = {effect_name(t, s, p, u // 3) for u in uses}
    if len(names) == 1 and not any(ids.BONUS <= a < ids.MOVE for a in offered):
        return f"Use {names.pop()}, or leave it.", ""
    return PROMPTS[ids.ASK_WINDOW]


def _of_effect(t: Any, s: Any, p: int) -> Said:
    """A choice that belongs to something running; an effect is named."""
    what, how = PROMPTS.get(s.ask, ("Choose.", ""))
    f = s.frames[s.depth - 1]
    if s.ask == ids.ASK_TOKEN:
        return what, how
    if f.kind != ids.F_EFFECT:
        return _elsewhere(t, s, p, f.seat), how
    op = t.code[f.code_at]
    what = WORDS.get((s.ask, op.op), what)
    if s.ask == ids.ASK_SPACE and op.op == ops.MOVE_TOKEN and f.stage:
        what = "Choose where it goes."
    if s.ask == ids.ASK_PILE and op.op == ops.VALUE_MULTIPLY:
        what = f"Choose the card that counts {'twice' if op.twice else f'as {op.n}'}."
    if "{name}" in what:
        victim = s.fights[f.fight].dfn if s.ask == ids.ASK_DIR else f.target
        what = what.format(name="you" if victim == p else who(t, s, victim))
    name = effect_name(t, s, f.seat, f.source)
    return what, f"For {name}." if f.seat == p else f"For {who(t, s, f.seat)}'s {name}."


def _elsewhere(t: Any, s: Any, p: int, victim: int) -> str:
    """Where somebody lands, comes back or falls to: said of the Legend when it is not the own one."""
    what = PROMPTS.get(s.ask, ("Choose.", ""))[0]
    verbs = {ids.ASK_BUMP: "lands", ids.ASK_RESPAWN: "comes back", ids.ASK_FALL: "falls"}
    return f"Choose where {who(t, s, victim)} {verbs[s.ask]}." if victim != p and s.ask in verbs else what


# ---------------------------------------------------------------- labels


def pick_label(t: Any, s: Any, p: int, n: int) -> str:
    """What branch or amount n of the decision stands for."""
    if s.ask == ids.ASK_DELAY:
        return "Draw and flip"
    f = s.frames[s.depth - 1]
    if f.kind != ids.F_EFFECT:
        return f"Option {n + 1}"
    op = t.code[f.code_at]
    if op.op == ops.CHOOSE_ONE:
        return _branch(t, f, n)
    if op.op == ops.MOVE_AND_STRIKE:
        return ("Light attack", "Heavy attack")[n]
    if op.op == ops.REFRESH_KO_BONUS:
        return f"KO card #{n + 2}"
    if op.op == ops.LOOK:
        seat = s.seats[p]
        told = card(t, s, p, seat.deck[seat.deck_n - 1 - f.settled - n])
        return told[:1].upper() + told[1:]
    if op.op == ops.COPY:
        fx = t.fx[copy_fx(t, s, f, op, n)]
        legend = book_of(t).legends[fx.legend]
        return str(legend.deck[fx.source - 3].name)
    return f"Option {n + 1}"


def _branch(t: Any, f: Any, n: int) -> str:
    """The text of branch n of the choice that runs: choices are told apart by their order in the program."""
    fx = t.fx[f.fx]
    legend = book_of(t).legends[fx.legend]
    if fx.source < 3:
        effect = (legend.power, *legend.weapons)[fx.source].effects[fx.slot]
    else:
        effect = legend.deck[fx.source - 3].effects[fx.slot]
    order = sum(1 for at in range(fx.code, f.code_at) if t.code[at].op == ops.CHOOSE_ONE)
    texts = branches(effect)
    text = texts[order][n] if order < len(texts) and n < len(texts[order]) else f"option {n + 1}"
    return text[:1].upper() + text[1:]
