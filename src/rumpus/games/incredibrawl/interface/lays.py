"""What the page tells beforehand of a Power-Up: what each character would be and who would win the next scrap, if it
were laid now and nobody laid another. The rules carry it out on a copy. It reads what lies open, and cards of the
seat's own hand whose words touch nothing else: no hand, no deck, no chance.
"""

from collections.abc import Iterator
from typing import Final

from rumpus.games.incredibrawl.interface.actions import ACTS
from rumpus.games.incredibrawl.interface.board import LEFT, RIGHT, bouts
from rumpus.games.incredibrawl.interface.names import PowerType
from rumpus.games.incredibrawl.rules import ids, ops
from rumpus.games.incredibrawl.rules.answers import answer
from rumpus.games.incredibrawl.rules.cards import take_from_hand
from rumpus.games.incredibrawl.rules.effects import begin_effect, step_effect
from rumpus.games.incredibrawl.rules.fight import compare, in_play, level_of, type_of
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.records.log import Log

OPEN: Final = frozenset(
    {ops.LEVEL_MOD, ops.LEVEL_SET, ops.TYPE_SET, ops.WIN_TIES}
    | {ops.REVERSE_TYPES, ops.REVERSE_LEVELS, ops.IGNORE_TYPES}
)
"""Words that change open facts alone."""
CHOICES: Final = {ids.A_SEAT: (ids.SEAT, ids.SEATS), ids.A_TYPE: (ids.TYPE, len(ids.TYPES))}
"""What such a word may ask its owner: the first of the answers, and how many there are."""
MOST = 100
"""Steps of one text, far above what the longest takes."""


class Became(Shown):
    """A character that would be something else: what it would be."""

    def __init__(self, t: Table, s: State, p: int) -> None:
        self.seat: int = p
        self.level: int = level_of(t, s, p)
        self.type: PowerType = ids.TYPES[type_of(t, s, p)]


class Foretold(Shown):
    """Who meets in the next scrap, and who would win it by Type and Level, now and then; null: a throw."""

    def __init__(self, t: Table, s: State, end: State, a: int, b: int) -> None:
        winner = {1: a, -1: b, 0: None}
        self.left: int = a
        self.right: int = b
        self.was: int | None = winner[int(compare(t, s.copy(), a, b))]
        self.winner: int | None = winner[int(compare(t, end, a, b))]


class Lay(Shown):
    """What a Power-Up would do if it were laid now, and aimed so: at these seats, with these Types."""

    def __init__(self, t: Table, s: State, end: State, given: list[int]) -> None:
        told = [ACTS.told(t, s, a) for a in given]
        self.seats: list[int] = [one["seat"] for one in told if "seat" in one]
        self.types: list[PowerType] = [one["type"] for one in told if "type" in one]
        self.became: list[Became] = [
            Became(t, end, q)
            for q in range(t.n)
            if in_play(end, q) and (level_of(t, s, q), type_of(t, s, q)) != (level_of(t, end, q), type_of(t, end, q))
        ]
        self.scrap: Foretold | None = _scrap(t, s, end)


def lays(t: Table, s: State, p: int, card: int) -> list[Lay]:
    """What a Power-Up of seat p would do in the open window, by each choice that it leaves; nothing where that hangs on
    what is hidden.
    """
    if s.ask != ids.A_WINDOW or not ids.CHARACTERS <= card < ids.CARDS or not _is_open(t, card):
        return []
    return [Lay(t, s, end, choices) for choices, end in _ends(t, s, p, card)]


def _is_open(t: Table, card: int) -> bool:
    """Whether all that the card does is done to what lies open."""
    first, size = t.cards[card].first[0], t.cards[card].size[0]
    return all(t.ops[i].op in OPEN for i in range(first, first + size))


def _ends(t: Table, s: State, p: int, card: int) -> Iterator[tuple[list[int], State]]:
    """The positions when the card is carried out, by the answers that its owner gives on the way."""
    begun = s.copy()
    begun.waiting = begun.ask = 0
    take_from_hand(begun, p, card)
    begin_effect(t, begun, p, card, ids.POWER_UP, 0)
    todo: list[tuple[list[int], State]] = [([], begun)]
    while todo:
        given, now = todo.pop(0)
        log = Log.new()
        for _ in range(MOST):
            if now.waiting or not now.fx.on:
                break
            step_effect(t, now, log)
        if not now.fx.on:
            yield given, now
        elif now.waiting == 1 << p and now.ask in CHOICES:
            ask, (first, count) = now.ask, CHOICES[now.ask]
            for n in range(count):
                if ask == ids.A_TYPE or now.opts >> n & 1:
                    after = now.copy()
                    after.waiting = after.ask = 0
                    answer(t, after, p, first + n, ask, log)
                    todo.append(([*given, first + n], after))


def _scrap(t: Table, s: State, end: State) -> Foretold | None:
    """Who would win the next scrap, by Type and Level, now and then; None where it is not known who meets."""
    nxt = next((one for one in bouts(t, s) if not one["decided"]), None)
    if nxt is None or nxt[LEFT] is None or nxt[RIGHT] is None:
        return None
    a, b = nxt[LEFT], nxt[RIGHT]
    return Foretold(t, s, end, a, b) if in_play(end, a) and in_play(end, b) else None
