"""Declaring a game's words: each one once, with all that reader, compiler, card text, guide and dispatch need of it.

A word names its compiled function and does not import it, so that editing a sentence compiles no rule anew.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rumpus.effects.conditions import Form, Forms

if TYPE_CHECKING:
    from rumpus.effects.text import Line

Check: TypeAlias = "Callable[[Mapping[str, Any], Place], tuple[str, str] | None]"
"""What one parameter cannot tell alone, as (parameter, reason)."""
FULL, SHORT = "full", "short"
"""The two lengths of a card's text."""
LIST, LISTS, LINE = "list", "lists", "line"
"""What a parameter may hold of words: a list of them, some lists, or a single one."""
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
LAW: Final = re.compile(r"[A-Z]{2,3}(-[A-Z][A-Z0-9]*)*-[A-Z0-9]+")


@dataclass(frozen=True, slots=True)
class Place:
    """Where words stand: at which moment, on what kind of thing, inside which other words (the outermost first). A game
    may add facts of its own by a dataclass made from this one.
    """

    moment: str = ""
    on: str = ""
    inside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    """A value of a choice that brings parameters of its own: `if = "stack_min", c = 2`.

    `moments`, `fixed` and `check` as for a word.
    """

    number: int
    law: str = ""
    params: Mapping[str, "Param"] = field(default_factory=dict)
    moments: tuple[str, ...] = ()
    fixed: Mapping[str, int] = field(default_factory=dict)
    check: "Check | None" = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Param:
    """One parameter of a word: what may be written, and the field of the row it goes to.

    It is a whole number lo..hi, or one of `words`, or a sentence of `forms` (which may set several fields), or, with
    `many`, a list of up to so many of them (a bit for each), or, with `block`, words inside this one; `name` takes any
    text, looked up when the row is written. Without `default` and `unset` it must be given; `default` is what holds
    when it is not, `unset` the number that then stands in the row. `bit`: the number joins others in its field. With
    `to` = "" it goes to no field of the row: the game looks for it in Node.data.
    """

    to: str
    lo: int = 0
    hi: int = -1  # below lo: no numbers
    words: Mapping[Any, int | Case] = field(default_factory=dict)  # texts, or single numbers
    forms: Forms | None = None
    apart: bool = False  # sentences are rows of their own: their fields do not join the word's
    many: int = 0
    block: str = ""
    least: int = 1  # of a block: words of a list, lists of lists; of many: different values
    most: int = 99
    only: tuple[str, ...] = ()  # words that may stand in the block; none: all
    switch: bool = False  # written as true or false
    name: bool = False
    default: Any = None
    unset: int | None = None
    bit: bool = False
    also: tuple[str, ...] = ()  # other names of the parameter
    refusal: str = "{}"  # what stands around its faults, as in "bad_colour: {} (BR-DECK-03)"

    @property
    def allowed(self) -> tuple[str, ...]:
        """What may be written, piece by piece."""
        numbers = [f"{self.lo} to {self.hi}" if self.lo < self.hi else str(self.lo)] if self.lo <= self.hi else []
        sentences = [form.shown for form in self.forms.forms] if self.forms else []
        return (*(("true", "false") if self.switch else map(str, self.words)), *numbers, *sentences)

    @property
    def needed(self) -> bool:
        """Whether it must be given."""
        return self.default is None and self.unset is None

    def number_of(self, word: Any) -> int:
        """The number of one of its words."""
        value = self.words[word]
        return value.number if isinstance(value, Case) else value

    def cases(self) -> dict[Any, Case]:
        """Its words that bring parameters."""
        return {word: value for word, value in self.words.items() if isinstance(value, Case)}

    def fields(self) -> set[str]:
        """Every field of the row that it may set."""
        sentences_only = self.forms and not self.words and self.lo > self.hi
        made = {self.to} if self.to and not self.block and not sentences_only else set()
        if self.forms and not self.apart:
            made |= self.forms.fields()
        for case in self.cases().values():
            made |= {*case.fixed, *(name for param in case.params.values() for name in param.fields())}
        return made


# ---------------------------------------------------------------- the usual parameters


def number(lo: int, hi: int, to: str = "n", **more: Any) -> Param:
    """A whole number lo..hi."""
    return Param(to=to, lo=lo, hi=hi, **more)


def choice(words: Mapping[Any, int | Case] | Iterable[Any], to: str, **more: Any) -> Param:
    """One of some words or numbers: with what they stand for, or numbered from 0 in their order."""
    named = words if isinstance(words, Mapping) else {word: k for k, word in enumerate(words)}
    return Param(to=to, words=named, **more)


def some(words: Mapping[Any, int | Case] | Iterable[Any], to: str, most: int = 99, **more: Any) -> Param:
    """A list of some of these words: a bit for each."""
    return choice(words, to, many=most, **more)


def switch(to: str, value: int = 1, **more: Any) -> Param:
    """True or false, false where it is not given; true puts `value`."""
    return Param(to=to, words={"true": value, "false": 0}, switch=True, default=False, **more)


def condition(forms: Forms, to: str = "", **more: Any) -> Param:
    """A sentence. Its fields join those of the word, or with `apart` make a row whose index goes to the field `to`."""
    return Param(to=to or forms.kind, forms=forms, **more)


def block(least: int = 1, most: int = 99, **more: Any) -> Param:
    """A list of words; `least` = 0: it may be missing or empty."""
    return Param(to="", block=LIST, least=least, most=most, unset=None if least else 0, **more)


def blocks(least: int = 2, most: int = 4, **more: Any) -> Param:
    """So many lists of words."""
    return Param(to="", block=LISTS, least=least, most=most, **more)


def line(**more: Any) -> Param:
    """One word, with its parameters."""
    return Param(to="", block=LINE, **more)


# ---------------------------------------------------------------- moments, words, the vocabulary


@dataclass(frozen=True, slots=True)
class Moment:
    """When words happen: its number in the row, its law id."""

    number: int
    law: str = ""


@dataclass(frozen=True, slots=True)
class Word:
    """One word. A game may add facts of its own by a dataclass made from this one.

    `law` is the rule it comes from, or several with commas between.
    `does` is the compiled function, from the game's `rules/`: "cards.draw". `moments`: where it may stand (none:
    anywhere);
    `fixed` are fields it sets by itself; `check` tells what one parameter cannot tell alone, as (parameter, reason);
    `never` are words it cannot lie in; `same` names the word whose number and function it has; `told` is what its
    message is told beside its parameters, by the text around it.
    """

    name: str
    number: int
    law: str = ""
    params: Mapping[str, Param] = field(default_factory=dict)
    does: str = ""
    moments: tuple[str, ...] = ()
    fixed: Mapping[str, int] = field(default_factory=dict)
    check: "Check | None" = None
    never: tuple[str, ...] = ()
    same: str = ""
    told: tuple[str, ...] = ()


@dataclass(frozen=True)
class Vocabulary:
    """All words of a game. `key` names a word in a file (`op = "draw"`), `op` is the field of its number in the row.

    `common` may stand with every word; `row` are the fields there are, so that a misspelt one fails at import.
    `deepest` and `longest` bound lists inside lists; `groups` are short names for lists of moments; `stands` says how
    a moment is told in a fault. `more` gives the fields that follow from others, `fits` what a game itself has against
    a word, as (parameter, reason), `order` against a list of them, as (place in the list, reason). Its
    words are said by the game's catalogue, by ids that begin with `messages` (see message), and `frame` is the message
    around each; `given` is what the text around brings, `tells` what a line's message is told beside.
    """

    words: Mapping[str, Word]
    key: str = "op"
    op: str = "op"
    common: Mapping[str, Param] = field(default_factory=dict)
    moments: Mapping[str, Moment] = field(default_factory=dict)
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    row: frozenset[str] = frozenset()
    deepest: int = 2
    longest: int = 99
    stands: str = "at {}"
    frame: str = ""
    messages: str = "effect"
    given: tuple[str, ...] = ()
    tells: "Callable[[Line], Mapping[str, Any]] | None" = None
    more: Callable[[Word, Mapping[str, int]], Mapping[str, int]] | None = None
    fits: Callable[[Word, Mapping[str, Any], Place], Iterable[tuple[str, str]]] | None = None
    order: Callable[[tuple[str, ...], Place], Iterable[tuple[int, str]]] | None = None

    def here(self, place: Place) -> tuple[str, ...]:
        """The words that may stand in a place."""
        return tuple(name for name, word in self.words.items() if not place.moment or stands(word, place.moment))


def stands(one: Word | Case | Form, moment: str) -> bool:
    """Whether a word, case or sentence may stand at a moment."""
    return not one.moments or moment in one.moments


def when(v: Vocabulary, moments: Iterable[str]) -> str:
    """A list of moments in words, by the short names of groups where they fit, the longest first."""
    left = list(moments)
    found = []
    for name, group in sorted(v.groups.items(), key=lambda item: -len(item[1])):
        if set(group) <= set(left):
            found.append(name)
            left = [one for one in left if one not in group]
    return ", ".join([*found, *left])


def vocabulary(words: Iterable[Word], **more: Any) -> Vocabulary:
    """A vocabulary of these words. Raises ValueError for a name, number, law id, moment or field that cannot be."""
    listed = tuple(words)
    made = Vocabulary(MappingProxyType({word.name: word for word in listed}), **more)
    names = [word.name for word in listed]
    wrong = [f"the word {name} stands twice" for name in sorted({name for name in names if names.count(name) > 1})]
    numbers: dict[int, str] = {}
    for word in listed:
        wrong += [f"word {word.name}: {fault}" for fault in _faults(made, word, numbers)]
        if not word.same:
            numbers.setdefault(word.number, word.name)
    if wrong:
        raise ValueError("; ".join(wrong))
    return made


def _faults(v: Vocabulary, word: Word, numbers: Mapping[int, str]) -> Iterable[str]:
    """What is wrong with the declaration of a word."""
    if not NAME.fullmatch(word.name):
        yield "small letters, digits and underscores are wanted"
    yield from (f"{law!r} is no law id" for law in word.law.split(", ") if law and not LAW.fullmatch(law))
    if word.same:
        if word.same not in v.words or v.words[word.same].number != word.number:
            yield f"its number is not that of {word.same}"
    elif word.number in numbers:
        yield f"the number {word.number} is that of {numbers[word.number]}; say same = {numbers[word.number]!r}"
    if v.moments:
        yield from (f"there is no moment {name}" for name in word.moments if name not in v.moments)
    yield from (f"there is no word {name}" for name in word.never if name not in v.words)
    shared = {name: key for key, param in v.common.items() for name in param.fields() if not param.bit}
    own = [(key, name) for key, param in word.params.items() if key not in v.common for name in param.fields()]
    yield from (f"{key}: the field {name} is that of {shared[name]}" for key, name in own if name in shared)
    for key, param in {**v.common, **word.params}.items():
        yield from (f"{key}: there is no word {name}" for name in param.only if name not in v.words)
        if v.row:
            yield from (f"{key}: the row has no field {name}" for name in sorted(param.fields() - v.row))
        if param.default is not None and not param.forms and not _can_be(param, param.default):
            yield f"{key}: its default {param.default!r} is not allowed"
    if v.row:
        yield from (f"the row has no field {name}" for name in sorted(set(word.fixed) - v.row))


def _can_be(param: Param, value: Any) -> bool:
    """Whether a default is a value of its parameter."""
    if isinstance(value, list | tuple):
        return bool(param.many) and all(_can_be(param, one) for one in value)
    if isinstance(value, bool):
        return param.switch
    return value in param.words or (isinstance(value, int) and param.lo <= value <= param.hi)
