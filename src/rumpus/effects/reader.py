"""From a designer's TOML to checked words: every fault with its path, what was written, and what is allowed there."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rumpus.effects.conditions import Form, Forms, Sentence
from rumpus.effects.faults import offer
from rumpus.effects.vocabulary import LINE, LIST, LISTS, Case, Param, Place, Vocabulary, Word, stands, when
from rumpus.kernel.contract.reader import Reader
from rumpus.kernel.words.spelling import as_written


@dataclass(frozen=True, slots=True)
class Node:
    """One word as a file has it, checked: its number and fields for the row, and the words and sentences inside it.

    `names` are fields whose number is looked up when the row is written; `apart` are sentences that make a row of
    their own, each with the field that takes its index; `data` is what the file says, for the card text.
    """

    word: str
    op: int
    fields: tuple[tuple[str, int], ...] = ()
    blocks: tuple[tuple[str, tuple[tuple["Node", ...], ...]], ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    apart: tuple[tuple[str, Sentence], ...] = ()
    sentences: tuple[tuple[str, Sentence], ...] = ()
    data: Mapping[str, Any] = field(default_factory=dict, compare=False)

    def block(self, key: str) -> tuple[tuple["Node", ...], ...]:
        """The lists of a parameter that holds words; none where it was left out."""
        return dict(self.blocks).get(key, ())

    def sentence(self, key: str) -> Sentence | None:
        """The sentence of a parameter, where one was written."""
        return dict(self.sentences).get(key)

    def number(self, field_: str, default: int = 0) -> int:
        """The number that goes to a field of the row."""
        return dict(self.fields).get(field_, default)

    def inner(self) -> tuple["Node", ...]:
        """All words that lie directly inside this one."""
        return tuple(node for _, lists in self.blocks for nodes in lists for node in nodes)


def read(v: Vocabulary, reader: Reader, key: str, place: Place | None = None) -> tuple[Node, ...]:
    """The list of words under a key; missing means empty. Whatever is wrong goes to the reader's faults."""
    return _list(v, reader, key, reader.items(key), place or Place())


def read_one(v: Vocabulary, reader: Reader, place: Place | None = None, beside: tuple[str, ...] = ()) -> Node | None:
    """The word that a table is; `beside` are keys of the table that belong to something else. None: there is none."""
    return _Entry(v, reader, place or Place(), beside).node()


def read_params(params: Mapping[str, Param], reader: Reader, what: str, beside: tuple[str, ...] = ()) -> Node:
    """Parameters of a table that is no word, such as a card or a whole effect; `what` it is called in a fault."""
    return _Entry(Vocabulary({}, key=""), reader, Place(), beside).made(Word(what, 0, params=params))


def read_sentences(
    v: Vocabulary, forms: Forms, reader: Reader, key: str, place: Place | None = None
) -> tuple[tuple[int, Sentence], ...]:
    """The sentences of the list under a key, each with its place in the list; those with faults are left out."""
    entry = _Entry(v, reader, place or Place())
    found = [(i, entry.asked(f"{key}.{i}", forms, text)) for i, text in enumerate(reader.items(key))]
    return tuple((i, made) for i, made in found if made is not None)


def _list(
    v: Vocabulary, reader: Reader, key: str, entries: list[Any], place: Place, only: tuple[str, ...] = ()
) -> tuple[Node, ...]:
    """Words one after the other; `only` these, where there are some."""
    if entries and len(place.inside) > v.deepest:
        reader.fault(key, f"words lie at most {v.deepest} deep inside one another")
        return ()
    if len(entries) > v.longest:
        reader.fault(key, f"{len(entries)} words; a list has at most {v.longest}")
    found = [_single(v, reader, f"{key}.{i}", entry, place, only) for i, entry in enumerate(entries[: v.longest])]
    if v.order:
        names = tuple(node.word if node else "" for node in found)
        for i, reason in v.order(names, place):
            reader.fault(f"{key}.{i}.{v.key}", reason)
    return tuple(node for node in found if node is not None)


def _single(
    v: Vocabulary, reader: Reader, key: str, entry: Any, place: Place, only: tuple[str, ...] = ()
) -> Node | None:
    """One word below a key."""
    data = entry if isinstance(entry, dict) else {}
    return _Entry(v, Reader(reader.file, reader.at(key), data, reader.faults), place, (), only).node()


def _plain(value: object) -> bool:
    """A text or a whole number, and no truth value."""
    return isinstance(value, str | int) and not isinstance(value, bool)


class _Entry:
    """One word being read."""

    def __init__(
        self, v: Vocabulary, reader: Reader, place: Place, beside: tuple[str, ...] = (), only: tuple[str, ...] = ()
    ) -> None:
        self.v, self.reader, self.place, self.beside, self.only = v, reader, place, beside, only
        self.data = reader.data
        self.fields: dict[str, int] = {}
        self.names: dict[str, str] = {}
        self.blocks: list[tuple[str, tuple[tuple[Node, ...], ...]]] = []
        self.apart: list[tuple[str, Sentence]] = []
        self.sentences: list[tuple[str, Sentence]] = []
        self.told: dict[str, Any] = {}  # by the parameters' own names

    def node(self) -> Node | None:
        """The whole word; None when it is none."""
        word = self.word()
        return self.made(word) if word else None

    def made(self, word: Word) -> Node:
        """A word with its parameters."""
        self.fields = dict(word.fixed)
        self.stand(word)
        params = {**self.v.common, **word.params}
        params |= self.cases(params)
        self.told = {key: self.data[name] for key, param in params.items() if (name := self.given(key, param))}
        self.keys(word, params)
        for key, param in params.items():
            self.param(key, param)
        self.against(word)
        if self.v.more:
            self.fields |= self.v.more(word, self.fields)
        op = self.fields.pop(self.v.op, word.number)
        fields, names = tuple(sorted(self.fields.items())), tuple(sorted(self.names.items()))
        lists, apart, sentences = tuple(self.blocks), tuple(self.apart), tuple(self.sentences)
        return Node(word.name, op, fields, lists, names, apart, sentences, self.told)

    def word(self) -> Word | None:
        """Which word it is."""
        key = self.v.key
        name = self.data.get(key)
        if isinstance(name, str) and name in self.v.words:
            return self.v.words[name]
        here = [one for one in self.v.here(self.place) if not self.only or one in self.only]
        if not isinstance(name, str):
            had = f"{as_written(name)} is not allowed; " if key in self.data else ""
            told = f'{had}a table with {key} = "..." is wanted{offer("", here)}'
            self.reader.fault(key if had else "", told)
        else:
            self.reader.fault(key, f"{as_written(name)} is no word{self._where()}{offer(name, here)}")
        return None

    def _where(self) -> str:
        """The moment, for a fault."""
        return f" {self.v.stands.format(self.place.moment)}" if self.place.moment else ""

    def stand(self, word: Word) -> None:
        """May the word stand here: at this moment, inside these words?"""
        key = self.v.key
        if self.place.moment and not stands(word, self.place.moment):
            self.reader.fault(
                key, f"{word.name} cannot stand{self._where()}; allowed: {when(self.v, word.moments) or 'nowhere'}"
            )
        if self.only and word.name not in self.only:
            self.reader.fault(key, f"{word.name} cannot stand here{offer(word.name, self.only)}")
        inside = [name for name in word.never if name in self.place.inside]
        if inside:
            self.reader.fault(key, f"{word.name} cannot lie inside {inside[0]}")

    def given(self, key: str, param: Param) -> str:
        """The name by which a parameter is given; empty when it is not."""
        return next((name for name in (key, *param.also) if name in self.data), "")

    def cases(self, params: Mapping[str, Param]) -> dict[str, Param]:
        """The parameters that the chosen cases bring."""
        made: dict[str, Param] = {}
        for key, param in params.items():
            value = self.data.get(self.given(key, param), param.default)
            case = param.cases().get(value) if isinstance(value, str | int) else None
            made |= case.params if case else {}
        return made

    def keys(self, word: Word, params: Mapping[str, Param]) -> None:
        """Nothing but the parameters."""
        fine = {self.v.key, *self.beside, *(name for key, param in params.items() for name in (key, *param.also))}
        for key, param in params.items():
            for name in [name for name in (key, *param.also) if name in self.data][1:]:
                self.reader.fault(name, f"says the same as {self.given(key, param)}: one of them is wanted")
        known = {**self.v.common, **word.params}
        for key in self.data:
            if key in fine:
                continue
            goes = [
                f"{name} = {value}"
                for name, param in known.items()
                for value, case in param.cases().items()
                if key in case.params
            ]
            if goes:
                self.reader.fault(key, f"goes with {', '.join(goes[:6])} only")
            else:
                self.reader.fault(key, f"is not known to {word.name}{offer(key, [*self.beside, *params])}")

    def against(self, word: Word) -> None:
        """What one parameter cannot tell alone, and what the game has against it."""
        wrong = word.check(self.told, self.place) if word.check else None
        if wrong is not None:
            self.reader.fault(*wrong)
        if self.v.fits:
            for fault in self.v.fits(word, self.told, self.place):
                self.reader.fault(*fault)

    # ---------------------------------------------------------------- parameters

    def param(self, key: str, param: Param) -> None:
        """One parameter, put into the fields of the row."""
        name = self.given(key, param)
        if name:
            if param.block:
                self.inside(key, name, param)
            else:
                self.value(name, key, param, self.data[name])
        elif param.needed:
            self.fault(key, param, f"is missing{self._wanted(param)}")
        elif param.default is not None:
            self.value(key, key, param, list(param.default) if param.many else param.default)
        elif param.unset:
            self.put(param, param.unset)
        elif param.block == LIST:  # lists keep their places
            self.blocks.append((key, ((),)))

    def _wanted(self, param: Param) -> str:
        """What should stand there."""
        if param.block:
            return ": words are wanted"
        return ": a name is wanted" if param.name else offer("", param.allowed)

    def put(self, param: Param, value: int) -> None:
        """A number into its field."""
        if param.to:
            self.fields[param.to] = self.fields.get(param.to, 0) | value if param.bit else value

    def value(self, name: str, key: str, param: Param, value: Any) -> None:
        """A value that was written, or the default."""
        if param.many:
            self.several(name, param, value)
        elif param.name and isinstance(value, str) and value:
            self.names[param.to] = value
        elif param.switch and isinstance(value, bool):
            self.put(param, param.number_of("true" if value else "false"))
        elif not param.switch and _plain(value) and value in param.words:
            self.case(name, param.words[value], value)
            self.put(param, param.number_of(value))
        elif isinstance(value, int) and _plain(value) and param.lo <= value <= param.hi:
            self.put(param, value)
        elif param.forms and (isinstance(value, str) or not (param.words or param.lo <= param.hi)):
            self.sentence(name, key, param, value)
        else:
            self.fault(name, param, f"{as_written(value)} is not allowed{offer(value, param.allowed)}")

    def fault(self, name: str, param: Param, reason: str) -> None:
        """A fault of a parameter."""
        self.reader.fault(name, param.refusal.replace("{}", reason))

    def several(self, name: str, param: Param, values: Any) -> None:
        """A list of values: a bit for each."""
        if not isinstance(values, list):
            self.fault(name, param, f"{as_written(values)} is not allowed; a list is wanted{offer('', param.allowed)}")
            return
        if not 1 <= len(values) <= param.many:
            room = str(param.many) if param.least == param.many else f"{param.least} to {param.many}"
            self.fault(name, param, f"{len(values)} are written; {room} are wanted{offer('', param.allowed)}")
            return
        mask, fine = 0, True
        for i, value in enumerate(values):
            if _plain(value) and value in param.words:
                mask |= 1 << param.number_of(value)
            elif isinstance(value, int) and _plain(value) and param.lo <= value <= param.hi:
                mask |= 1 << value
            else:
                told = f"{as_written(value)} is not allowed{offer(value, param.allowed)}"
                self.fault(f"{name}.{i}", param, told)
                fine = False
        if fine and mask.bit_count() < param.least:
            self.fault(name, param, f"{param.least} different ones are wanted{offer('', param.allowed)}")
        self.put(param, mask)

    def sentence(self, name: str, key: str, param: Param, value: Any) -> None:
        """A sentence: its fields join those of the word, or make a row of their own."""
        made = param.forms.read(value) if param.forms else ""
        if isinstance(made, str):
            near = offer(value, param.allowed) if param.words else ""
            self.fault(name, param, f"{as_written(value)} is not allowed{near}" if near else made)
            return
        self.allowed(name, made)
        self.sentences.append((key, made))
        if param.apart:
            self.apart.append((param.to, made))
        else:
            self.fields |= made.fields
            self.names |= made.names

    def asked(self, name: str, forms: Forms, value: Any) -> Sentence | None:
        """A sentence that stands in a list; None when something is wrong with it."""
        made = forms.read(value)
        if isinstance(made, str):
            self.reader.fault(name, made)
            return None
        before = len(self.reader.faults)
        self.allowed(name, made)
        return made if len(self.reader.faults) == before else None

    def allowed(self, name: str, made: Sentence) -> None:
        """May this sentence stand here?"""
        self.case(name, made.form, made.text)
        wrong = made.form.check(made, self.place.moment) if made.form.check else ""
        if wrong:
            self.reader.fault(name, wrong)

    def case(self, name: str, one: int | Case | Form, text: str) -> None:
        """May this case or sentence stand here?"""
        if isinstance(one, int):
            return
        if self.place.moment and not stands(one, self.place.moment):
            told = f"{text!r} cannot stand{self._where()}; allowed: {when(self.v, one.moments)}"
            self.reader.fault(name, told)
        if isinstance(one, Case):
            self.fields |= one.fixed
            wrong = one.check(self.told, self.place) if one.check else None
            if wrong is not None:
                self.reader.fault(*wrong)

    # ---------------------------------------------------------------- words inside

    def inside(self, key: str, name: str, param: Param) -> None:
        """The lists of words of a parameter."""
        made: list[tuple[Node, ...]]
        place = replace(self.place, inside=(*self.place.inside, self.data[self.v.key]))
        value = self.data[name]
        if param.block == LINE:
            one = _single(self.v, self.reader, name, value, place, param.only)
            made = [(one,)] if one else []
        elif not isinstance(value, list):
            self.reader.fault(name, f"{as_written(value)} is not allowed; a list of words is wanted")
            return
        elif param.block == LISTS:
            made = self.lists(name, param, value, place)
        else:
            if len(value) < param.least:
                self.reader.fault(name, "is empty: a word is wanted")
            made = [_list(self.v, self.reader, name, value, place, param.only)]
        self.blocks.append((key, tuple(made)))

    def lists(self, name: str, param: Param, value: list[Any], place: Place) -> list[tuple[Node, ...]]:
        """Some lists of words; a single word may stand for a list of one."""
        if not param.least <= len(value) <= param.most:
            self.reader.fault(name, f"{len(value)} lists of words; {param.least} to {param.most} are wanted")
        made = []
        inner = Reader(self.reader.file, self.reader.at(name), {}, self.reader.faults)
        for i, one in enumerate(value[: param.most]):
            if one == [] or not isinstance(one, list | dict):
                inner.fault(
                    str(i),
                    "is empty: a word is wanted"
                    if one == []
                    else f"{as_written(one)} is not allowed; a list of words is wanted",
                )
            else:
                listed = one if isinstance(one, list) else [one]
                made.append(_list(self.v, inner, str(i), listed, place, param.only))
        return made
