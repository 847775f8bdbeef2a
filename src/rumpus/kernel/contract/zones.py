"""The piles of a game's scenes as it tells them: a part of `Scenes`; `laying` reads, lays and compares by them."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Never

from rumpus.kernel.contract.seats import LETTERS

Names = Sequence[str]
"""What one card is called: first as scenes write it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone:
    """Where cards lie. `line`: how a scene says it, as "{seat} hand {cards}"; `found`: what finds that where it may be
    said otherwise too, a pattern with `seat`, `cards`, and `pile`, which is all that goes when the pile goes.
    """

    line: str = ""
    found: str = ""
    top_last: bool = False
    """A scene's line lists it from the bottom."""
    stack: bool = False
    """Lists tell it from the bottom too, as it is built."""
    ordered: bool = True
    most: int = 1 << 10
    placed: bool = False
    """It belongs to a place of the table, not to a seat: whose its cards are, no line says."""


def nothing(*_: Any) -> tuple[Never, ...]:
    """No names."""
    return ()


def by_letter(t: Any) -> str:
    """The seats of a table by their letters."""
    return LETTERS[: t.n]


def apart(_t: Any) -> bool:
    """The `common` of a game whose seats have a stock each."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Piles:
    """The piles of a game's scenes, by zone."""

    zones: Mapping[str, Zone]
    stock: Callable[[Any, Any, str], Iterable[Names]]
    """(t, s, seat): every card that the seat has, wherever it is; of all seats, where `common`."""
    lying: Callable[[Any, Any, str], Iterable[str]] = nothing
    """(t, s, seat): the cards of these that lie in no zone, by their first names."""
    numbers: Callable[[Any, Any, str], Iterable[int]] = nothing
    """(t, s, seat): what a shuffle knows the cards of `stock` by, in their order; none where nothing is shuffled."""
    known: Callable[[Any], Iterable[Names]] = nothing
    """(t): more cards that a scene may name."""
    seats: Callable[[Any], Sequence[str]] = by_letter
    common: Callable[[Any], bool] = apart
    """(t): all seats draw on one stock."""
    free: bool = False
    """A seat has as many cards as its stock, but any."""
    between: str = " "
    one_line: bool = False
    """All piles of a seat stand in its one line, each until a word of `ends`."""
    ends: Collection[str] = ()
    after: str = ""
    """A word after which a zone's word is none."""
