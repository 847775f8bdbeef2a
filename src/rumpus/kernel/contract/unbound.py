"""Stand-ins for a game's rules, so that the generic loops can be read, linted and type-checked without a game.

`bind` replaces the loops' import of this module by imports of the game's own functions.
"""

from typing import Any, Final

from rumpus.kernel.records.record import rule as rule

NEVER: Final = 0x7FFFFFFF  # `due` of a game that waits for no clock
MAX_LEGAL: int = 0  # actions that `legal` may list at most
REALTIME: int = 0  # 1: the game has timers (`due`)
_UNBOUND = "these loops are not bound to a game: use rumpus.kernel.compile.bind.bind"


def setup(t: Any, s: Any, seed: int, log: Any) -> None:
    """The start position, advanced to the first decision; `s` may hold an older game, which is wiped."""
    raise NotImplementedError(_UNBOUND)


def who(t: Any, s: Any) -> int:
    """A bit per seat that may act now."""
    raise NotImplementedError(_UNBOUND)


def legal(t: Any, s: Any, p: int, out: Any) -> int:
    """Writes the ascending ids of the legal actions; their number."""
    raise NotImplementedError(_UNBOUND)


def apply(t: Any, s: Any, p: int, a: int, log: Any) -> None:
    """Does a legal action and every automatic step after it; p = a = -1: the clock struck."""
    raise NotImplementedError(_UNBOUND)


def result(t: Any, s: Any, out: Any) -> int:
    """0 while running, else the end reason; out[p] = score, out[8 + p] = place from 1."""
    raise NotImplementedError(_UNBOUND)


def check(t: Any, s: Any) -> int:
    """0, or the first broken invariant."""
    raise NotImplementedError(_UNBOUND)


def redeal(t: Any, s: Any, p: int) -> None:
    """Samples everything anew that seat p (-1: a spectator) cannot know."""
    raise NotImplementedError(_UNBOUND)


def features(t: Any, s: Any, p: int, out: Any) -> int:
    """The observation row of seat p; its length."""
    raise NotImplementedError(_UNBOUND)


def worth(t: Any, s: Any, out: Any) -> None:
    """A rough standing per seat, 0..1000."""
    raise NotImplementedError(_UNBOUND)


def due(t: Any, s: Any) -> int:
    """When the next timer strikes, in ms, or NEVER."""
    raise NotImplementedError(_UNBOUND)


def think(t: Any, s: Any, p: int, level: int, number: int, out: Any) -> None:
    """What a bot's hand does next: out[0] = the action (-1: nothing now, look again), out[1] = ms until it arrives.

    out[real_time.DENIED] says which card (its number + 1, 0: none) the hand leaves while it can do anything else.
    """
    raise NotImplementedError(_UNBOUND)


def pace(t: Any, a: int, level: int, number: int) -> int:
    """Ms until an action reaches the table, drawn by `number`."""
    raise NotImplementedError(_UNBOUND)


def hand_ms(t: Any, a: int) -> int:
    """The interval between two actions of a seat that this one starts and waits for; 0 = it does neither."""
    raise NotImplementedError(_UNBOUND)


def slot_ms(t: Any) -> int:
    """The length of the slots in which requests are collected and ordered by a draw; 0 = order of arrival."""
    raise NotImplementedError(_UNBOUND)


def take_back(t: Any, s: Any, p: int) -> None:
    """Takes back every answer that seat p has not seen to what is still asked of all: those seats choose once more."""
    raise NotImplementedError(_UNBOUND)


def narrow(t: Any, s: Any, p: int, ids: Any, n: int) -> int:
    """Puts those of n legal actions that bots look at first, in their order; how many they are, at least 1."""
    raise NotImplementedError(_UNBOUND)


def card_of(t: Any, s: Any, p: int, a: int) -> int:
    """The number of the card that seat p plays by action a; -1: it plays none."""
    raise NotImplementedError(_UNBOUND)


def cards_held(t: Any, s: Any, p: int, out: Any) -> int:
    """Writes the numbers of the cards that seat p may play sooner or later (its hand); how many they are."""
    raise NotImplementedError(_UNBOUND)


@rule
def no_card(_t: Any, _s: Any, _p: int, _a: int) -> int:
    """The `card_of` of a game without cards."""
    return -1


@rule
def none_held(_t: Any, _s: Any, _p: int, _out: Any) -> int:
    """The `cards_held` of a game without cards."""
    return 0


@rule
def no_thought(_t: Any, _s: Any, _p: int, _level: int, _number: int, out: Any) -> None:
    """The `think` of a game whose bots have no hands."""
    out[0] = -1


@rule
def never(_t: Any, _s: Any) -> int:
    """The `due` of a game without timers."""
    return NEVER


@rule
def nothing_back(_t: Any, _s: Any, _p: int) -> None:
    """The `take_back` of a game in which no answer waits unseen."""


@rule
def all_of(_t: Any, _s: Any, _p: int, _ids: Any, n: int) -> int:
    """The `narrow` of a game whose bots look at all that is legal."""
    return n
