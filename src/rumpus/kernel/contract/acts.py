"""The acts of a game: each kind of action told once, with its name and what it names. Ids, names, their reading back,
and what the page gets of an act all come from this table.

    ACTS = Acts(
        "Brutality",
        kind("end"),
        kind("step", hero=one_of("ABXY"), direction=one_of(DIRECTIONS, word=True)),
        kind("square", first=40, verb="", space=SQUARE),
    )
    ACTS.name(t, s, p, a)           "step A N"
    ACTS.parse(t, s, p, "step A N") the action
    ACTS.of(a)                      Act(kind="step", told={"hero": 0, "direction": 0})
    ACTS.id("step", 0, 0)           the action

A kind has the ids after those of the kind before it, or those from `first` on; `rumpus generate` writes them into
`rules/ids.py`. Of several parameters the last counts fastest. An id that no kind has is called `action 99`.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any, Final, Literal

from rumpus.kernel.contract.by_name import ByName
from rumpus.kernel.words.saying import Saying
from rumpus.kernel.words.spelling import nearest

Json = dict[str, Any]
Called = Sequence[str] | Callable[[Any], Sequence[str]]
"""What numbers are called: the same at every table, or by its Table."""
REMEMBERED = 4096
"""Ids at most that a game's acts keep taken apart: whoever asks about all of them fills no memory."""
Where = Literal["", "card", "space", "seat", "slot"]
"""What a parameter is on the page: a card, a space, a seat, a slot of the question's own, or nothing to point at."""


def as_it_is(_t: Any, _s: Any, n: int) -> int:
    """The `told` of a parameter that messages and the page get as its number."""
    return n


@dataclass(frozen=True, slots=True)
class Param:
    """What an act names: one of `size` things, from 0."""

    size: int
    name: Callable[[Any, Any, int, int], str]
    """(t, s, p, n): what it is called here, one word unless it is the last of its act."""
    parse: Callable[[Any, Any, int, str], int]
    """(t, s, p, text): what is called so, below `size`. Raises ValueError, which may say why."""
    told: Callable[[Any, Any, int], Any] = as_it_is
    """(t, s, n): what messages and the page are told."""
    where: Where = ""
    """Where the page finds it."""


def listed(
    called: Called, size: int, *, word: bool = False, first: int = 0, what: str = "", where: Where = ""
) -> Param:
    """One of a list of names, in letters of either size; what is beyond the names of a table is but a number. `word`:
    told by its name, else by its number from `first`; `what`: how a fault calls such a thing.
    """

    def names(t: Any) -> Sequence[str]:
        known = called if isinstance(called, Sequence) else called(t)
        return known if len(known) >= size else [*known, *map(str, range(len(known) + 1, size + 1))]

    def parse(t: Any, _s: Any, _p: int, text: str) -> int:
        known = [one.lower() for one in names(t)]
        if text.lower() not in known:
            where = "" if isinstance(called, Sequence) else " of this table"
            raise ValueError(f"{text!r} is no {what}{where}{nearest(text.lower(), known)}" if what else "")
        return known.index(text.lower())

    return Param(
        size,
        lambda t, _s, _p, n: names(t)[n],
        parse,
        lambda t, _s, n: names(t)[n] if word else n + first,
        where,
    )


def one_of(called: Sequence[str], *, word: bool = False, where: Where = "") -> Param:
    """One of a fixed list; `word`: told by its name, else by its number from 0."""
    return listed(called, len(called), word=word, where=where)


def number(first: int, last: int, *, where: Where = "") -> Param:
    """A number of this range, told as it is."""
    return listed([str(n) for n in range(first, last + 1)], last - first + 1, first=first, where=where)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of act: its name for the page and for messages (`act-<name>`), its first id (-1: after those of the kind
    before), what `rules/ids.py` calls that, and its parameters. Its names begin with a verb: one of `verbs`, the one
    that `verb` says of a position.
    """

    name: str
    first: int
    known_as: str
    verb: Callable[[Any], str]
    verbs: tuple[str, ...]
    params: dict[str, Param]

    size: int = field(init=False)
    """How many ids it has."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", prod(one.size for one in self.params.values()))


def kind(name: str, /, *, first: int = -1, known_as: str = "", verb: str | None = None, **params: Param) -> Kind:
    """A row of the table of acts. `known_as`: what `rules/ids.py` calls its first id, `verb`: what its names begin
    with, where these are not the name of the kind.
    """
    begins = name.replace("_", " ") if verb is None else verb
    return Kind(name, first, known_as or name.upper(), lambda _s: begins, (begins,), params)


def said(name: str, verb: Callable[[Any], str], /, *verbs: str, known_as: str = "", **params: Param) -> Kind:
    """A row whose names begin with another verb by what is asked: (s) -> one of `verbs`."""
    return Kind(name, -1, known_as or name.upper(), verb, verbs, params)


def plain(*names: str) -> tuple[Kind, ...]:
    """Rows of acts that name nothing."""
    return tuple(kind(name) for name in names)


@dataclass(frozen=True, slots=True)
class Act:
    """An action taken apart: its kind, and the numbers in it by name, each from 0."""

    kind: str
    told: Mapping[str, int]


NONE: Final = Act("", {})
"""What no kind has."""


class Acts(ByName):
    """The table of a game; `size`: how many ids it has, where that is more than those of its kinds. Raises TypeError
    where two kinds have one id.
    """

    def __init__(self, game: str, *kinds: Kind, size: int = 0) -> None:
        self._stands_in()
        self.game = game
        self.kinds: list[Kind] = []
        free = 0
        for one in kinds:
            first = one.first if one.first >= 0 else free
            if first < free:
                before = self.kinds[-1].name
                raise TypeError(f"{game}: the acts {before} and {one.name} share ids from {first} on")
            self.kinds.append(replace(one, first=first))
            free = first + one.size
        self.size = max(size, free)
        self._by_name = {one.name: one for one in self.kinds}
        self._firsts = [one.first for one in self.kinds]
        self._taken_apart: dict[int, Act] = {}
        verbs = [(verb, one) for one in self.kinds for verb in one.verbs]
        self._verbs = sorted(verbs, key=lambda row: -len(row[0]))

    # ------------------------------------------------------------ ids
    def _row(self, a: int) -> Kind | None:
        """The kind that an id is of."""
        at = bisect_right(self._firsts, a) - 1
        found = self.kinds[at] if at >= 0 else None
        return found if found is not None and a < found.first + found.size else None

    def of(self, a: int) -> Act:
        """An id taken apart; `NONE` for one that no kind has."""
        if (known := self._taken_apart.get(a)) is None:
            if (row := self._row(a)) is None:
                return NONE
            if len(self._taken_apart) >= REMEMBERED:
                self._taken_apart.clear()
            known = self._taken_apart[a] = Act(row.name, _numbers(row, a))
        return known

    def id(self, name: str, *numbers: int) -> int:
        """The id of an act by its kind and the numbers in it."""
        row, found = self._by_name[name], 0
        for param, n in zip(row.params.values(), numbers, strict=True):
            found = found * param.size + n
        return row.first + found

    # ------------------------------------------------------------ names
    def name(self, t: Any, s: Any, p: int, a: int) -> str:
        """The short name of an action, which parses back."""
        row = self._row(a)
        if row is None:
            return f"action {a}"
        words = (row.params[key].name(t, s, p, n) for key, n in _numbers(row, a).items())
        return " ".join(filter(None, (row.verb(s), *words)))

    def parse(self, t: Any, s: Any, p: int, text: str) -> int:
        """The action of a name, which need not be legal. Raises ValueError, which says what is understood."""
        told, why = " ".join(text.split()), ""
        for verb, row in self._verbs:
            begin, rest = told[: len(verb)], told[len(verb) :]
            if begin.lower() != verb or (verb and rest[:1].strip()) or bool(rest) != bool(row.params):
                continue
            try:
                return self._read(t, s, p, row, rest.strip())
            except ValueError as fault:
                why = why or str(fault)
        known = ", ".join(self.name(t, s, p, row.first) for row in self.kinds)
        raise ValueError(f"{text!r} is no action of {self.game}{f' ({why})' if why else ''}: {known}")

    @staticmethod
    def _read(t: Any, s: Any, p: int, row: Kind, text: str) -> int:
        """The action of a kind and the words that follow: one each, the last takes what is left."""
        words, found = text.split(" ", max(len(row.params) - 1, 0)), 0
        if len(words) < len(row.params):
            raise ValueError
        for param, word in zip(row.params.values(), words, strict=False):
            found = found * param.size + param.parse(t, s, p, word)
        return row.first + found

    # ------------------------------------------------------------ the page
    def told(self, t: Any, s: Any, a: int) -> Json:
        """What messages and the page are told of an act, by the names of its parameters."""
        act = self.of(a)
        return {key: self._by_name[act.kind].params[key].told(t, s, n) for key, n in act.told.items()}

    def at(self, t: Any, s: Any, a: int) -> Json:
        """Where an act lies on the page: its card or seat as a number, its space or slot by name."""
        act, found = self.of(a), Json()
        for key, n in act.told.items():
            param = self._by_name[act.kind].params[key]
            if param.where:
                told = param.told(t, s, n)
                found[param.where] = told if param.where in ("card", "seat") else str(told)
        return found

    def page(self, t: Any, s: Any, p: int, a: int) -> Json:
        """An act as the page gets it: id, name, kind, the message `act-<kind>`, and what it names."""
        row, told = self._row(a), self.told(t, s, a)
        what = "" if row is None else row.name
        text = Saying(f"act-{what.replace('_', '-')}", told)
        return {"id": a, "name": self.name(t, s, p, a), "kind": what, "text": text, **told}


def _numbers(row: Kind, a: int) -> dict[str, int]:
    """What an act of this kind names, by parameter."""
    left, told = a - row.first, dict.fromkeys(row.params, 0)
    for key in reversed(row.params):
        left, told[key] = divmod(left, row.params[key].size)
    return told
