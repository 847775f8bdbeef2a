"""Why not: the rule that forbids an action, from what its seat may know; None exactly where it is legal."""

from typing import Final

from rumpus.games.blitz_squad.interface.actions import card_in, listed
from rumpus.games.blitz_squad.interface.drafting import hand
from rumpus.games.blitz_squad.interface.prompts import ASKS, OF_CARD
from rumpus.games.blitz_squad.interface.trays import open_combo
from rumpus.games.blitz_squad.interface.view import public_ask
from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.building import has_brawler, in_order, limit_of, matches
from rumpus.games.blitz_squad.rules.cards import first_of
from rumpus.games.blitz_squad.rules.combos import combos_left
from rumpus.games.blitz_squad.rules.determinize import building
from rumpus.games.blitz_squad.rules.fight_totals import stack_limit
from rumpus.games.blitz_squad.rules.lasting import banned, may_combo
from rumpus.games.blitz_squad.rules.losing import living, next_living
from rumpus.games.blitz_squad.rules.payable import built
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.contract.parts import Candidate
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.piles import find

ANSWERS: Final = (ids.PASS, ids.BLOCK, ids.REPLY)
"""What a Blocking Phase asks for."""


def why_not(t: Table, s: State, p: int, a: int) -> str | None:
    """The rule that forbids action a to seat p, or None when it is legal."""
    if s.over or s.seats[p].out:
        return "BS-LOSE-09" if s.over else "BS-MULTI-03"
    if a == ids.CONCEDE:
        return None
    if a == ids.LAPSE:
        return None if s.asker == p and building(s) else "BS-RUL-63"
    if s.asker != p:
        return not_asked(t, s, p, a)
    return None if a in listed(t, s, p) else reason(t, s, p, a)


def is_special(t: Table, a: int) -> bool:
    """Whether an action is about a special card."""
    return a >= ids.CARD and t.cards[card_in(a)].kind > ids.BRAWLER


# ---------------------------------------------------------------- who is not asked
def not_asked(t: Table, s: State, p: int, a: int) -> str:
    """The rule that has a seat wait; it knows of no stack that another one is laying."""
    what = public_ask(s, p)
    if what in (ids.ASK_FIRST, ids.ASK_PLACE):
        return "BS-RUL-27"
    if what in OF_CARD:
        return "BS-RUL-54"
    if a in ANSWERS:
        return not_answering(t, s, p, what)
    return "BS-RUL-24" if is_special(t, a) else "BS-TURN-03"


def not_answering(t: Table, s: State, p: int, what: int) -> str:
    """Why a seat that is not asked may not answer: it has done so, its turn will come, or there is nothing for it."""
    if what == ids.ASK_MAIN:
        return "BS-BLK-05" if s.combos and was_target(t, s, p) else "BS-TURN-03"
    if what not in (ids.ASK_ANSWER, ids.ASK_BLOCK):
        return "BS-TURN-03"
    f = open_combo(s)
    if f is None:
        return "BS-RUL-54"
    if not s.combo.foes >> p & 1:
        return "BS-RUL-38"
    return "BS-RUL-54" if f.todo >> p & 1 else "BS-BLK-05"


def was_target(t: Table, s: State, p: int) -> bool:
    """Whether a combo of this turn that is over was aimed at seat p for certain: not at one who is out since."""
    if t.targets == ids.ALL or t.n == 2:
        return True
    return t.targets == ids.LEFT and bits(living(t, s)) == t.n and next_living(t, s, s.active) == p


# ---------------------------------------------------------------- who is asked
def reason(t: Table, s: State, p: int, a: int) -> str:
    """The rule that forbids what the asked seat may not do."""
    if s.ask in OF_CARD:
        return no_choice(s, p, a)
    if s.ask == ids.ASK_MAIN:
        return no_special(t, s, p, a) if a >= ids.CARD else no_combo(t, s, p, a)
    if s.ask == ids.ASK_TARGET:
        seat = a - ids.SEAT
        foe = 0 <= seat < t.n and seat != p and not s.seats[seat].out
        return "BS-ATK-03" if foe else ASKS[s.ask].rule
    if s.ask == ids.ASK_STACK:
        return no_card(t, s, p, a)
    if s.ask == ids.ASK_TOP:
        return no_top(s, a)
    if s.ask in (ids.ASK_ANSWER, ids.ASK_BLOCK):
        return no_answer(t, s, p, a)
    return not_held(s, p, a, ASKS[s.ask].rule) or ASKS[s.ask].rule


def not_held(s: State, p: int, a: int, none: str) -> str:
    """Why a card cannot be taken from the hand: its other copy lies there, or (`none`) it does not; empty: it does."""
    if a < ids.CARD:
        return none
    card, seat = card_in(a), s.seats[p]
    places = first_of(s, p, card) >= 0, find(seat.open, seat.open_n, card) >= 0
    here, there = reversed(places) if a >= ids.OPEN else places
    return "" if here else "BS-RUL-40" if there else none


def no_choice(s: State, p: int, a: int) -> str:
    """Why that answers no question of a card: it is of another kind, or not among what may be chosen."""
    ask = ASKS[s.ask]
    if a >= ids.CARD and ask.verb:
        return not_held(s, p, a, ask.rule) or ask.rule if ask.rule == "BS-RUL-42" else ask.rule
    of_seats = s.ask in (ids.ASK_SEAT, ids.ASK_OWNER) and ids.SEAT <= a < ids.CARD
    return ask.rule if of_seats else "BS-RUL-56"


def no_special(t: Table, s: State, p: int, a: int) -> str:
    """Why a card may not be played by itself."""
    return not_held(s, p, a, "BS-STACK-10") or ("BS-RUL-48" if is_special(t, a) else "BS-MAIN-04")


def no_combo(t: Table, s: State, p: int, a: int) -> str:
    """Why no attack, or no action, may be played now; and what is none of both is for another time."""
    if a not in (ids.ATTACK, ids.ACTION):
        return "BS-MAIN-01"
    if not combos_left(t, s, p):
        return "BS-RUL-49"
    if not may_combo(t, s, p, ids.B_ATTACK if a == ids.ATTACK else ids.B_ACTION):
        return "BS-RUL-48"
    return "BS-ATK-03" if has_brawler(t, s, p) else "BS-STACK-03"


def no_answer(t: Table, s: State, p: int, a: int) -> str:
    """Why the target may not answer so."""
    f = s.frames[s.depth - 1]
    if is_special(t, a):
        return "BS-RUL-24"
    if a == ids.REPLY and not f.blocks and not t.replies:
        return "BS-RUL-07"
    if f.idle and not f.blocks and a != ids.REPLY:
        return "BS-RUL-20"
    if a not in ANSWERS or (a == ids.REPLY and f.blocks):
        return ASKS[s.ask].rule
    if not has_brawler(t, s, p):
        return "BS-STACK-03"
    return "BS-RUL-48" if a == ids.BLOCK or banned(t, s, p, ids.B_REPLY) else "BS-RUL-73"


def no_card(t: Table, s: State, p: int, a: int) -> str:
    """Why a card may not be laid onto the stack, or the stack not be left as it is."""
    f = s.frames[s.depth - 1]
    unpaid = "BS-ATK-02" if f.slot == ids.S_ENERGY else "BS-ATK-03"
    if a == ids.DONE:
        return unpaid if s.build_n[f.part] else "BS-STACK-03"
    if a < ids.CARD:
        return ASKS[s.ask].rule
    k = 2 * card_in(a) + (a >= ids.OPEN)
    if none := not_held(s, p, a, "BS-STACK-10"):
        return "BS-STACK-10" if built(s, k ^ 1) >= hand(s, p).count(k ^ 1) else none
    if is_special(t, a):
        return "BS-SPEC-04"
    if not matches(t, s, f, k):
        return "BS-STACK-02"
    if built(s, k) >= hand(s, p).count(k):
        return "BS-STACK-10"
    if s.build_n[f.part] >= limit_of(t, s, f):
        return "BS-STACK-04" if limit_of(t, s, f) == stack_limit(t, s, p) else "BS-RUL-64"
    return unpaid if in_order(t, s, f, k) else "BS-RUL-60"


def no_top(s: State, a: int) -> str:
    """Why that does not lie on top: it is no card, none of the stack, or the attack could not be paid for under it."""
    if a < ids.CARD:
        return "BS-MAIN-05"
    f = s.frames[s.depth - 1]
    first = f.part * ids.STACK
    if a >= ids.OPEN or card_in(a) not in [k // 2 for k in s.build[first : first + s.build_n[f.part]]]:
        return "BS-STACK-09"
    return "BS-ATK-02" if f.slot == ids.S_ENERGY else "BS-ATK-03"


BUTTONS: Final = {
    ids.ASK_MAIN: {"attack": ids.ATTACK, "action": ids.ACTION},
    ids.ASK_ANSWER: {"block": ids.BLOCK, "reply": ids.REPLY},
    ids.ASK_BLOCK: {"block": ids.BLOCK, "reply": ids.REPLY},
    ids.ASK_STACK: {"done": ids.DONE},
}
"""Buttons that a question shows, legal or not."""
IN_STACKS: Final = (ids.ASK_ANSWER, ids.ASK_BLOCK)
"""Questions that cards of the hand answer by whole stacks alone; each is shown with what its own act would be."""


def shown(_t: Table, s: State, p: int) -> list[Candidate]:
    """The buttons of the question and the cards of the hand."""
    if s.over or s.asker != p:
        return []
    seat, buttons = s.seats[p], [Candidate(kind, act=a) for kind, a in BUTTONS.get(s.ask, {}).items()]
    held = [ids.CARD + cell % ids.SEEN - 1 for cell in seat.hand[: seat.hand_n]]
    held += [ids.OPEN + card - 1 for card in seat.open[: seat.open_n]]
    by_cards = ASKS[s.ask].verb or s.ask in IN_STACKS
    return buttons + [Candidate("card", act=a, card=card_in(a)) for a in dict.fromkeys(held) if by_cards]
