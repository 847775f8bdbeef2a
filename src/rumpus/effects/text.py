"""A word as a game sees it that tells its message more; texts in a row, one at the beginning of a sentence, and texts
that are made but once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from rumpus.effects.reader import Node
from rumpus.effects.vocabulary import FULL, Param, Place, Vocabulary

SHEETS: Final = 1024
"""So many cards are kept in words: putting them into words takes longer than all the rest of a view."""
P = ParamSpec("P")
R = TypeVar("R")


def listed(texts: Iterable[str], last: str = "or") -> str:
    """`a`, `a or b`, `a, b or c`."""
    *first, end = list(texts) or [""]
    return f"{', '.join(first)} {last} {end}" if first else end


def large(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


def once(work: Callable[P, R]) -> Callable[P, R]:
    """The same, which puts each printed thing (its first argument) into words but once; whoever gets the words changes
    nothing.
    """
    kept_of: dict[tuple[Any, ...], tuple[object, R]] = {}

    @wraps(work)
    def kept(*args: P.args, **named: P.kwargs) -> R:
        printed, *more = args
        key = (id(printed), *more, *named.values())
        found = kept_of.get(key)
        if found is None or found[0] is not printed:
            if len(kept_of) >= SHEETS:
                kept_of.clear()
            found = kept_of[key] = (printed, work(*args, **named))
        return found[1]

    return kept


class Line(Mapping[str, Any]):
    """A word as what `tells` of it sees it: what the file says, with the defaults, and what the vocabulary's `given`
    names. `before` is the word said before it in its list.
    """

    def __init__(
        self,
        v: Vocabulary,
        node: Node,
        voice: str = FULL,
        place: Place | None = None,
        given: Mapping[str, Any] | None = None,
        before: str = "",
    ) -> None:
        self.v, self.node, self.voice, self.place, self.given = v, node, voice, place or Place(), given or {}
        self.before = before
        self.word = v.words[node.word]
        self.params: dict[str, Param] = {**v.common, **self.word.params}
        for key, param in list(self.params.items()):
            value = self.get(key)
            case = param.cases().get(value) if isinstance(value, str | int) else None
            self.params |= case.params if case else {}
        self.tells = v.tells(self) if v.tells else {}

    def __getitem__(self, key: str) -> Any:
        if key in self.node.data:
            return self.node.data[key]
        if key in self.params and self.params[key].default is not None:
            return self.params[key].default
        if key in self.v.given and key in self.given:
            return self.given[key]
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        return (key for key in (*self.params, *self.v.given) if key in self)

    def __contains__(self, key: object) -> bool:
        if key in self.v.given and key in self.given:
            return True
        return key in self.node.data or (key in self.params and self.params[str(key)].default is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)
