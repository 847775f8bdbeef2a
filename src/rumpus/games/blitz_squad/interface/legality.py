"""Why not: the rule that forbids an action, from what its seat may know; None exactly where it is legal."""

from typing import Final

from rumpus.games.blitz_squad.interface.actions import card_in, listed
from rumpus.games.blitz_squad.interface.drafting import hand
from rumpus.games.blitz_squad.interface.prompts import ASKS
from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.building import has_brawler, in_order, limit_of, matches
from rumpus.games.blitz_squad.rules.cards import first_of
from rumpus.games.blitz_squad.rules.combos import combos_left
from rumpus.games.blitz_squad.rules.determinize import building
from rumpus.games.blitz_squad.rules.fight_totals import stack_limit
from rumpus.games.blitz_squad.rules.lasting import banned, may_combo
from rumpus.games.blitz_squad.rules.payable import built
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.parts import Shown
from rumpus.kernel.piles import find


def why_not(t: Table, s: State, p: int, a: int) -> str | None:
    """The rule that forbids action a to seat p, or None when it is legal."""
    if s.over or s.seats[p].out:
        return "BS-LOSE-09" if s.over else "BS-MULTI-03"
    if a == ids.CONCEDE:
        return None
    if a == ids.LAPSE:
        return None if s.asker == p and building(s) else "BS-RUL-63"
    if s.asker != p:
        return "BS-RUL-24" if a >= ids.CARD else "BS-RUL-38" if a in (ids.BLOCK, ids.REPLY, ids.PASS) else "BS-TURN-03"
    return None if a in listed(t, s, p) else reason(t, s, p, a)


def reason(t: Table, s: State, p: int, a: int) -> str:
    """The rule that forbids what the asked seat may not do."""
    if a >= ids.CARD and card_in(a) <= t.cards_n and s.ask in (ids.ASK_MAIN, ids.ASK_STACK):
        return no_card(t, s, p, a)
    if s.ask == ids.ASK_MAIN and a in (ids.ATTACK, ids.ACTION):
        return no_combo(t, s, p, a)
    if s.ask in (ids.ASK_ANSWER, ids.ASK_BLOCK):
        return no_answer(t, s, p, a)
    if s.ask == ids.ASK_STACK and a == ids.DONE:
        f = s.frames[s.depth - 1]
        return "BS-ATK-03" if s.build_n[f.part] else "BS-STACK-03"
    if s.ask != ids.ASK_MAIN and a in (ids.ATTACK, ids.ACTION, ids.END):
        return "BS-MAIN-05"
    return ASKS[s.ask].rule


def no_combo(t: Table, s: State, p: int, a: int) -> str:
    """Why no attack, or no action, may be played now."""
    if not combos_left(t, s, p):
        return "BS-RUL-49"
    if not may_combo(t, s, p, ids.B_ATTACK if a == ids.ATTACK else ids.B_ACTION):
        return "BS-RUL-48"
    if not has_brawler(t, s, p):
        return "BS-STACK-03"
    return "BS-ATK-03"


def no_answer(t: Table, s: State, p: int, a: int) -> str:
    """Why the target may not answer so."""
    f = s.frames[s.depth - 1]
    if a in (ids.ATTACK, ids.ACTION, ids.END) or a >= ids.CARD:
        return "BS-TURN-03" if a < ids.CARD else "BS-RUL-24"
    if a not in (ids.BLOCK, ids.REPLY):
        return ASKS[s.ask].rule
    if a == ids.REPLY and f.blocks:
        return "BS-RUL-74"
    if a == ids.REPLY and not t.replies:
        return "BS-RUL-07"
    if a == ids.BLOCK and f.idle and not f.blocks:
        return "BS-RUL-20"
    if not has_brawler(t, s, p):
        return "BS-STACK-03"
    return "BS-RUL-48" if a == ids.BLOCK or banned(t, s, p, ids.B_REPLY) else "BS-RUL-73"


def no_card(t: Table, s: State, p: int, a: int) -> str:
    """Why a card may not be played, or laid onto the stack."""
    card, kind = card_in(a), t.cards[card_in(a)].kind
    seat = s.seats[p]
    here = find(seat.open, seat.open_n, card) if a >= ids.OPEN else first_of(s, p, card)
    if here < 0:
        return "BS-STACK-10"
    if s.ask == ids.ASK_MAIN:
        return "BS-MAIN-04" if kind == ids.BRAWLER else "BS-RUL-48"
    f = s.frames[s.depth - 1]
    k = 2 * card + (a >= ids.OPEN)
    if kind != ids.BRAWLER:
        return "BS-SPEC-04"
    if not matches(t, s, f, k):
        return "BS-STACK-02"
    if built(s, k) >= hand(s, p).count(k):
        return "BS-STACK-10"
    if s.build_n[f.part] >= limit_of(t, s, f):
        return "BS-STACK-04" if limit_of(t, s, f) == stack_limit(t, s, p) else "BS-RUL-64"
    return "BS-RUL-60" if not in_order(t, s, f, k) else "BS-ATK-02" if f.slot == ids.S_ENERGY else "BS-ATK-03"


BUTTONS: Final = {
    ids.ASK_MAIN: {"attack": ids.ATTACK, "action": ids.ACTION},
    ids.ASK_ANSWER: {"block": ids.BLOCK, "reply": ids.REPLY},
    ids.ASK_STACK: {"done": ids.DONE},
}
"""Buttons that a question shows, legal or not."""


def shown(t: Table, s: State, p: int) -> list[Shown]:
    """The buttons of the question and the cards of the hand that may not be used now."""
    if s.over or s.asker != p:
        return []
    made = [Shown(kind, rule) for kind, a in BUTTONS.get(s.ask, {}).items() if (rule := why_not(t, s, p, a))]
    if not ASKS[s.ask].verb:
        return made
    seat = s.seats[p]
    held = [ids.CARD + cell % ids.SEEN - 1 for cell in seat.hand[: seat.hand_n]]
    held += [ids.OPEN + card - 1 for card in seat.open[: seat.open_n]]
    why = {a: why_not(t, s, p, a) for a in held}
    return made + [Shown("card", rule, card=card_in(a)) for a, rule in why.items() if rule]
