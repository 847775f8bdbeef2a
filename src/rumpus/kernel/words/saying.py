"""What is said to people, as a message's id and its arguments, with English beside: one catalogue a game, in Fluent.

A catalogue is a file `words/<language>.ftl`, read here and by the page, so that a sentence has one home in every
language; the house's has a file for each room, `words/<language>/<room>.ftl`, of which `server` is read here. A game
hands over a `Saying`; what is put on the wire is a `Text`. The arguments are plain JSON with names: numbers, words,
seats, cards; how one is said, the message tells by calling a function of the game (`SEAT($seat)`). Numbers are written
without thousands, true and false are `yes` and `no`, nothing at all is `none`. An argument may itself be a `Saying` or
a `Text`: it is said without its full stop. Long words are cut, here and nowhere else: what is quoted may be all that
somebody sent, and Fluent takes 2,500 characters.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, Final, NotRequired, TypedDict

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast as syntax

from rumpus.kernel.words.spelling import nearest

Args = Mapping[str, Any]
Names = Mapping[str, Callable[[Any], str]]
"""How arguments are said: a function's name in capitals, as messages call it -> what it makes of a value."""
ENGLISH: Final = "en"
ROOM: Final = "server.ftl"
"""What the house's catalogue says here; its other files are the page's."""
HOUSE: Final = Path(__file__).resolve().parents[2] / "words"
"""The folder of the words that are no game's."""
NOBODY: Final[Names] = {}
LONGEST: Final = 500
"""Characters of an argument that a message repeats."""
LONGEST_SAID: Final = 2000
"""Characters of a message that is said within another one, and of what a function makes of one."""
CALLED: Final = re.compile(r"\b([A-Z][A-Z0-9_-]*)\s*\(")
"""The name of a function where a message calls it."""
KEPT: Final = 4096
"""A catalogue remembers the words of so many messages, by their arguments."""
READINGS: Final = 4
"""And of each message so many, where its functions say its arguments in several ways: to each seat in its own."""
FEW: Final = 32
"""Items of an argument that is a list, at most; such a message is remembered."""
UNKEPT: Final = object()
Calls = list[tuple[str, Any, str]]
"""What functions made of which values while a message was said."""
_saying: ContextVar[tuple[Names, Calls]] = ContextVar("saying")


class WordsError(LookupError):
    """A message that is not in the catalogue, or one that was told too little."""


@dataclass(frozen=True, slots=True)
class Saying:
    """A message of the catalogue by its id, with its arguments."""

    code: str
    args: Args = field(default_factory=dict)


class English(str):
    """The English beside a code: whoever has the catalogue can do without it, and is sent none."""

    __slots__ = ()


class Text(TypedDict):
    """What people read: the message's id, its arguments, and the English of it for who has no catalogue."""

    code: str
    args: dict[str, Any]
    text: NotRequired[str]


class WhyNot(TypedDict):
    """Why something may not be done: the fact in one sentence, the way out (null: there is none), and the rule, which
    is empty where no rule of the game forbids it.
    """

    why: Text
    out: Text | None
    rule: str


def plain(text: str) -> Text:
    """A sentence that is in no catalogue."""
    return Text(code="", args={}, text=text)


def one_sentence(no: WhyNot) -> str:
    """A refusal in English: the fact, then the way out."""
    return f"{no['why']['text']} {no['out']['text']}" if no["out"] else no["why"]["text"]


def seat_names(seat: Callable[[Any], str]) -> Names:
    """How messages say seats where nobody reads them as "you": SEAT and ONE one, SEATS and THEM several, or nobody
    where there are none, WHOSE and OWN what is a seat's, YOU whether it is the reader's.
    """
    return {
        **dict.fromkeys(("SEAT", "ONE"), seat),
        **dict.fromkeys(("SEATS", "THEM"), lambda several: ", ".join(map(seat, several)) or seat(None)),
        **dict.fromkeys(("WHOSE", "OWN"), lambda p: f"{seat(p)}'s"),
        "YOU": lambda _p: "no",
    }


def amid(text: str) -> str:
    """A sentence as it stands amid another one: AMID in messages."""
    return text[:1].lower() + text[1:]


def opening(text: str) -> str:
    """The first sentence of a text, without its stop."""
    return text.partition(". ")[0].rstrip(".")


def saying(code: str, /, **args: Any) -> Saying:
    """A message and what it is told."""
    return Saying(code, args)


def by_letter(letters: str, nobody: str = "nobody") -> Names:
    """How seats are said by their letters where nobody reads them as "you", and numbers with their sign."""

    def seat(p: Any) -> str:
        return letters[p] if isinstance(p, int) and 0 <= p < len(letters) else nobody

    return {**seat_names(seat), "SIGNED": lambda n: f"{n:+}"}


@dataclass(frozen=True, slots=True, eq=False)
class _Told(FluentType):
    """An argument that is neither word nor number, on its way to the function that says it."""

    value: Any


class Catalogue:
    """The messages of one language from a game's folder `words/`, and from further ones behind it.

    >>> house = Catalogue(HOUSE)
    >>> house.say(saying("over"))
    'The game is over.'
    """

    def __init__(self, *folders: Path, language: str = ENGLISH) -> None:
        """Nothing is read before the first word is asked for, and no message is made ready before it is said."""
        self.folders, self.language = folders, language
        self._patterns: dict[str, Any] = {}
        self._readings: Callable[..., list[tuple[Calls, str]]] = lru_cache(KEPT, typed=True)(_none_yet)
        self.files = tuple(
            folder / language / ROOM if folder == HOUSE else folder / f"{language}.ftl" for folder in folders
        )

    def __reduce__(self) -> Any:
        """A catalogue travels as its folders."""
        return partial(Catalogue, language=self.language), self.folders

    @cached_property
    def fingerprint(self) -> str:
        """Eight hex digits of its files' hash: a page that names them has the same messages (web/plugins/words.ts)."""
        return hashlib.sha256(b"".join(file.read_bytes() for file in self.files)).hexdigest()[:8]

    @cached_property
    def _resources(self) -> tuple[syntax.Resource, ...]:
        """Each file, read. WordsError names the file and the line that is no Fluent."""
        made = []
        for file in self.files:
            text = file.read_text("utf-8")
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, syntax.Junk):
                    start = entry.span.start if entry.span else 0
                    line = text.count("\n", 0, start) + 1
                    raise WordsError(f"{file}:{line}: not understood: {entry.annotations[0].message}")
            made.append(resource)
        return tuple(made)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """All messages; the first folder wins."""
        called = {name for file in self.files for name in CALLED.findall(file.read_text("utf-8"))} - {"NUMBER"}
        functions: dict[str, Any] = {name: _function(name) for name in called}
        bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        for resource in reversed(self._resources):
            bundle.add_resource(resource, allow_overrides=True)
        return bundle

    @cached_property
    def told(self) -> dict[str, frozenset[str]]:
        """What each message is told, by its id: `id`, and `id.attribute` for every attribute."""
        found: dict[str, frozenset[str]] = {}
        for entry in (entry for resource in self._resources for entry in resource.body):
            if isinstance(entry, syntax.Message):
                patterns = {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
                patterns |= {entry.id.name: entry.value} if entry.value else {}
                for code, pattern in patterns.items():
                    found.setdefault(code, frozenset(_named(pattern, syntax.VariableReference)))
        return found

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The id of every message, `id.attribute` of every attribute; sorted."""
        return tuple(sorted(self.told))

    def _pattern(self, code: str) -> Any:
        """A message's pattern by its id; None where there is no such message."""
        if code not in self._patterns:
            name, _, attribute = code.partition(".")
            message = self._bundle.get_message(name) if self._bundle.has_message(name) else None
            found = message and (message.attributes.get(attribute) if attribute else message.value)
            self._patterns[code] = found
        return self._patterns[code]

    def __contains__(self, code: str) -> bool:
        """Whether there is such a message."""
        return self._pattern(code) is not None

    def say(self, what: Saying, names: Names = NOBODY) -> str:
        """The words of a message. WordsError for an unknown one, or where an argument is missing.

        They follow from its arguments and from what functions make of these, so they are made once for all the same.
        """
        told_by = [*map(_key, what.args.values())]
        if UNKEPT in told_by:
            return self._say(what, names)[1]
        readings = self._readings(what.code, *what.args, *told_by)
        for calls, told in readings:
            if all(name in names and _called(names[name], value) == said for name, value, said in calls):
                return told
        made = self._say(what, names)
        readings[:] = [made, *readings[: READINGS - 1]]
        return made[1]

    def _say(self, what: Saying, names: Names) -> tuple[Calls, str]:
        """The words of a message, and what its functions said for it."""
        pattern = self._pattern(what.code)
        if pattern is None:
            raise WordsError(f"no message {what.code!r} in {self.files[0]}{nearest(what.code, self.codes)}")
        args = {key: self._within(one, names) for key, one in what.args.items()}
        calls: Calls = []
        before = _saying.set((names, calls))
        try:
            told, faults = self._bundle.format_pattern(pattern, args)
        finally:
            _saying.reset(before)
        if faults:
            raise WordsError(f"message {what.code!r} of {self.files[0]}: {faults[0]}")
        return calls, str(told)

    def text(self, what: Saying, names: Names = NOBODY) -> Text:
        """A message as it goes to a page. Raises WordsError."""
        if any(isinstance(one, Saying) for one in what.args.values()):
            what = Saying(what.code, {key: self._said(one, names) for key, one in what.args.items()})
        text = English(self.say(what, names))
        return Text(code=what.code, args={key: _cut(one) for key, one in what.args.items()}, text=text)

    def _within(self, value: Any, names: Names) -> Any:
        """An argument as a message takes it; of a message that is said here all it quotes is cut, and it is not."""
        if not isinstance(value, Saying):
            return _given(value)
        return _cut(self.say(value, names).rstrip("."), LONGEST_SAID)

    def _said(self, value: Any, names: Names) -> Any:
        """An argument, a message in its words."""
        return self.text(value, names) if isinstance(value, Saying) else value


def _cut(value: Any, longest: int = LONGEST) -> Any:
    """An argument without the end of its long words; those of a `Text` were cut when it was made."""
    if isinstance(value, str):
        return str(value) if len(value) <= longest else f"{value[: longest - 3]}..."
    return type(value)(map(_cut, value)) if type(value) in (list, tuple) else value


def _none_yet(*_told: object) -> list[tuple[Calls, str]]:
    """The readings of a message that was not said before."""
    return []


def _key(value: Any) -> Any:
    """An argument by what messages take of it, with its kind, for a dictionary. UNKEPT for what is not worth it (what
    somebody sent at length), and for a message whose words are not known.
    """
    kind = type(value)
    if kind is int or value is None or kind is bool or (isinstance(value, str) and len(value) <= LONGEST):
        return value
    if isinstance(value, list | tuple) and len(value) <= FEW:
        keys = [*map(_key, value)]
        return UNKEPT if UNKEPT in keys else (kind, *map(type, value), *keys)
    if kind is dict and value.keys() == Text.__annotations__.keys() and len(value["text"]) <= LONGEST:
        return Text, value["text"]
    return UNKEPT


def _given(value: Any) -> Any:
    """An argument as messages take it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return fluent_number(value, useGrouping=False)
    if isinstance(value, dict) and value.keys() == Text.__annotations__.keys():
        return str(_cut(str(value["text"]).rstrip(".")))
    return _cut(value) if isinstance(value, str) else _Told(value)


def _taken(value: Any) -> Any:
    """An argument as it was before a message took it."""
    if isinstance(value, _Told):
        return value.value
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    return str(value) if isinstance(value, str) else value


def _function(name: str) -> Callable[..., str]:
    """A function of messages: what the game says of a value."""

    def say(value: Any) -> str:
        names, calls = _saying.get()
        if name not in names:
            raise WordsError(f"nobody says {name}(...) here")
        taken = _taken(value)
        said = _called(names[name], taken)
        calls.append((name, taken, said))
        return said

    return say


def _called(say: Callable[[Any], str], value: Any) -> str:
    """What a function says of a value; a text was cut before it came here."""
    return str(_cut(say(value), LONGEST_SAID if isinstance(value, str) else LONGEST))


def _named(node: Any, kind: type[syntax.BaseNode]) -> Iterator[str]:
    """The names of every function that is called, or of every argument, somewhere in a piece of a catalogue."""
    if isinstance(node, kind):
        yield node.id.name  # type: ignore[attr-defined]  # both kinds that are asked for have one
    if isinstance(node, list):
        for one in node:
            yield from _named(one, kind)
    elif isinstance(node, syntax.BaseNode):
        for one in vars(node).values():
            yield from _named(one, kind)


OF_HOUSE: Final = Catalogue(HOUSE)


def catalogue_of(file: str) -> Catalogue:
    """The catalogue of a game: the folder `words` beside this file of its own (`__file__` of `game.py`), then the
    house's.
    """
    return Catalogue(Path(file).resolve().parent / "words", HOUSE)
