"""The lines of a game's log: each kind of event declared once, with its name, its rule, and how its numbers read. What
the log tells and the types of the page (`tools/gen_types.py`) both come from this table.

    LINES = (
        line("turn", "XX-TURN-01", turn=NUMBER),                    # seat 1, turn 3
        line("compare", "XX-BLK-08", damage=NUMBER, defense=MAYBE),
        line("over", "XX-END-01", seat=None, winners=given(list[int])),
    )
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Literal, TypedDict


@dataclass(frozen=True, slots=True)
class Arg:
    """An argument of a line: the type that the page gets, and what makes it of a number; None: no single number does,
    the game says it.
    """

    kind: Any
    read: Callable[[int], Any] | None


@dataclass(frozen=True, slots=True)
class Line:
    """A kind of event: its name, the id of its rule, the type of its seat (None: it is nobody's), and its arguments, in
    the order of the event's numbers.
    """

    name: str
    rule: str
    seat: Any
    args: Mapping[str, Arg]


def line(name: str, rule: str, /, *, seat: Any = int, **args: Arg) -> Line:
    """A row of a table of lines."""
    return Line(name, rule, seat, args)


# ---------------------------------------------------------------- how a number reads
def one_of(names: Sequence[str] | Mapping[int, str], first: int = 0) -> Arg:
    """A word by its number; those of a sequence begin with the number `first`."""
    listed = names.values() if isinstance(names, Mapping) else names
    return Arg(Literal[tuple(listed)], lambda n: names[n - first])


def some_of(names: Sequence[str]) -> Arg:
    """Words by a mask."""
    return Arg(list[Literal[tuple(names)]], lambda mask: [name for k, name in enumerate(names) if mask >> k & 1])  # type: ignore[misc]  # made when it runs


def given(kind: Any) -> Arg:
    """What no single number says."""
    return Arg(kind, None)


def seats_of(mask: int) -> list[int]:
    """The seats of a mask, or whatever else has a bit each."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


NUMBER: Final = Arg(int, int)
FLAG: Final = Arg(bool, bool)
MAYBE: Final = Arg(int | None, lambda n: None if n < 0 else int(n))
"""A card, a seat, a number; -1: none, or unseen."""
SEATS: Final = Arg(list[int], seats_of)
"""Seats by a mask."""


NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


# ---------------------------------------------------------------- a whole event
def read(one: Line, seat: int, numbers: Iterable[int], told: Mapping[str, Any] = NOTHING) -> dict[str, Any]:
    """The arguments of an event by their names, in their order; `told`: what the game gives."""
    args: dict[str, Any] = {} if one.seat is None else {"seat": seat}
    left = iter(numbers)
    for name, arg in one.args.items():
        if arg.read is not None:
            args[name] = arg.read(next(left))
        elif name in told:
            args[name] = told[name]
    return args


def shape(lines: Iterable[Line], /, **also: Any) -> type[Any]:
    """The typed dictionary of all kinds: the arguments of each by its name. `also`: what every line may have."""
    typed: Any = TypedDict  # made when it runs
    kinds: dict[str, Any] = {}
    for one in lines:
        fields = {} if one.seat is None else {"seat": one.seat}
        fields |= {name: arg.kind for name, arg in one.args.items()} | also
        kinds[one.name] = typed(f"{one.name}_line", fields)
    made: type[Any] = typed("Events", kinds)
    made.__doc__ = "The arguments of a line, by its kind."
    return made
