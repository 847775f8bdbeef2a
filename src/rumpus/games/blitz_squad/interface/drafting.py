"""Drafts: the stacks that a seat has laid out on its screen, checked against its hand, and as they would lie. Nothing
here changes the game: all of it works on a copy.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import UNSET

from rumpus.games.blitz_squad.interface.actions import ACTS, HELD, card_in
from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.building import place
from rumpus.games.blitz_squad.rules.cards import hand_size
from rumpus.games.blitz_squad.rules.combos import lay_combo
from rumpus.games.blitz_squad.rules.losing import living, next_living
from rumpus.games.blitz_squad.rules.payable import code
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.contract.offers import At
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.stack import push

Codes = tuple[int, ...]
"""Cards of a hand, bottom to top: twice the card, plus 1 for a revealed one, as `State.build` holds them."""
BEGINS: Final = {"attack": "attack", "action": "energy", "block": "block", "reply": "reply"}
"""The stack that an act begins."""


class Laid(msgspec.Struct, frozen=True):
    """A draft that its seat can lay: a target (-1: not chosen), and codes by tray."""

    target: int
    attack: Codes = ()
    energy: Codes = ()
    block: Codes = ()
    reply: Codes = ()

    @property
    def all(self) -> Codes:
        """Every card of it."""
        return self.attack + self.energy + self.block + self.reply

    def with_card(self, tray: str, k: int, *, on_top: bool = False) -> "Laid":
        """With one card more, under the top card of a tray or on it."""
        stack: Codes = getattr(self, tray)
        more = (*stack, k) if on_top or not stack else (*stack[:-1], k, stack[-1])
        return msgspec.structs.replace(self, **{tray: more})


def read(t: Table, s: State, p: int, chain: Sequence[int], at: At) -> Laid:
    """The draft of a chain: each stack begins with the act of its kind, that of an energy stack with an action's; then
    its cards, bottom to top. `at.seat`: whom it is aimed at. ValueError, in a few words, for what is no draft.
    """
    target = -1 if at.seat is UNSET else at.seat
    if at.seat is not UNSET and (not 0 <= target < t.n or target == p or s.seats[target].out):
        raise ValueError(f"seat {target} cannot be aimed at")
    stacks = dict[str, Codes]()
    for a in chain:
        act, lain = ACTS.of(a), list(stacks)
        if (tray := BEGINS.get(act.kind)) and tray not in stacks:
            stacks[tray] = ()
        elif act.kind in HELD and lain:
            stacks[lain[-1]] += (2 * card_in(a) + (act.kind == "revealed"),)
        else:
            raise ValueError(f"{ACTS.name(t, s, p, a)!r} goes into no stack")
    laid = Laid(target, **stacks)
    if extra := Counter(laid.all) - Counter(hand(s, p)):
        raise ValueError(f"card {min(extra) // 2} is not in the hand so often")
    for tray, stack in stacks.items():
        if len({t.cards[k // 2].brawler for k in stack}) > 1 or any(t.cards[k // 2].kind != ids.BRAWLER for k in stack):
            raise ValueError(f"the {tray} stack is not of one brawler")
        if len(stack) > ids.STACK:
            raise ValueError(f"the {tray} stack has more than {ids.STACK} cards")
    return laid


def hand(s: State, p: int) -> Codes:
    """The cards of a hand."""
    return tuple(code(s, p, i) for i in range(hand_size(s, p)))


class Trial:
    """A copy of a position to try things on, which is made once and set back each time."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._copy = State.new()

    def begin(self) -> State:
        """The position again as it is; what was tried before is gone."""
        self._copy.cells[:] = self._s.cells
        return self._copy


def build(s: State, first: Codes, second: Codes) -> None:
    """Lays cards as the ones being built in: the attack stack, and any other."""
    s.build_n[0], s.build_n[1] = len(first), len(second)
    for part, codes in enumerate((first, second)):
        for i in range(ids.STACK):
            s.build[part * ids.STACK + i] = codes[i] if i < len(codes) else 0


def aims(t: Table, s: State) -> bool:
    """Whether a combo needs a target named (BS-RUL-37)."""
    return t.targets == ids.ONE and bits(living(t, s)) > 2


def aim_of(t: Table, s: State, p: int, target: int) -> int:
    """Whom a combo is aimed at; -1: all. Where it has to be named and is not, the next player stands for them."""
    if target >= 0 and aims(t, s):
        return target
    if t.targets == ids.ALL and bits(living(t, s)) > 2:
        return -1
    return next_living(t, s, p)


def combo(t: Table, copy: State, p: int, laid: Laid) -> State:
    """A copy of the position as the attack or action would lie, before anything happens."""
    before = copy.seats[p].tavern_n
    copy.aim = aim_of(t, copy, p, laid.target)
    build(copy, laid.attack, laid.energy)
    # Losing is judged when stacks are laid: a page is told what would lie all the same.
    copy.seats[p].tavern_n = max(1, before)
    push(copy, ids.F_COMBO, p)
    frame = copy.frames[copy.depth - 1]
    frame.stage = 1 if laid.attack else 0
    lay_combo(t, copy, frame, Log.new())
    copy.seats[p].tavern_n = before
    return copy


def answer(t: Table, copy: State, p: int, laid: Laid) -> tuple[State, int, int]:
    """A copy of the position as the block or reply would lie, where it lies, and the seat it is an answer to."""
    frame = copy.frames[copy.depth - 1]
    against = copy.frames[copy.depth - 2].seat if frame.blocks else copy.active
    zone = ids.ASIDE if frame.blocks else ids.FRONT if laid.block else ids.BACK
    build(copy, (), laid.block or laid.reply)
    slot = ids.S_BLOCK if laid.block else ids.S_REPLY
    place(t, copy, p, 1, zone, slot, Log.new())
    if frame.blocks:
        hushed = bool(copy.seats[against].stacks[ids.BACK].fate & ids.HUSHES)
    else:
        hushed = bool(copy.combo.hush >> p & 1)
    copy.seats[p].stacks[zone].hushed = 1 << against if hushed else 0
    return copy, zone, against
