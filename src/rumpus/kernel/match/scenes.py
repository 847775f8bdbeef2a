"""Positions as text, there and back: the lines of a game's scenes declared once, each with the record that it is about,
its words in their order, and how what follows each of them reads.

    FORM = Form(
        tables,
        State,
        (
            Line([value("round", told=always), value("leader", SEAT, told=always), flag("paused")]),
            Line([value("coins"), pile("hand", ordered=False), value("laid", field="card")], seats=True),
            Line([pile("deck")]),
        ),
    )
    FORM.write(t, s)                     the text, with the generator in its last line
    FORM.read(text, options, content)    the tables and the state

A line of words has each of its words once, with what belongs to it up to the next; `#` begins a comment. Records that
are all numbers may stand as `name=number` (`fields`, `assign`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from rumpus.kernel.contract.by_name import ByName
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.contract.zones import Piles, Zone
from rumpus.kernel.records.chance import seed
from rumpus.kernel.records.inputs import once
from rumpus.kernel.records.record import Array
from rumpus.kernel.records.seal import generator, set_generator
from rumpus.kernel.words.spelling import nearest

Called = Mapping[str, Sequence[str]]
"""By field of a record, what its numbers are called, from 0 on, which is never written; those beyond are numbers."""
Names = Callable[[Any], Sequence[str]]
"""(t): what numbers are called, in their order."""
Said = dict[str, list[str]]
"""By word of a line, what followed it."""
REST: Final = -1
"""A word takes all up to the next one."""


def each_line(text: str, read: Callable[[list[str]], None]) -> None:
    """Reads a scene line by line, in words. ValueError names the line that is not understood, and what was wrong."""
    for number, line in enumerate(text.strip().splitlines(), 1):
        words = line.split()
        try:
            if words and not words[0].startswith("#"):
                read(words)
        except (ValueError, IndexError, KeyError, AttributeError) as fault:
            raise ValueError(f"scene line {number}: {line!r} is not understood ({fault})") from None


# ---------------------------------------------------------------- how a number reads
@dataclass(frozen=True, slots=True)
class Kind:
    """How a number of a record reads: (t, n) its word, and (t, word) the number, or ValueError."""

    say: Callable[[Any, int], str]
    read: Callable[[Any, str], int]


def number(word: str, names: Sequence[str] = ()) -> int:
    """What a name stands for: its place; a number itself. ValueError, with the nearest name, where it is neither."""
    if word and word in names:
        return names.index(word)
    try:
        return int(word)
    except ValueError:
        raise ValueError(f"{word!r} is no number{nearest(word, names)}") from None


def place(word: str, names: Sequence[str], what: str) -> int:
    """The place of a name. ValueError, which says what there is, for any other word."""
    if word not in names:
        raise ValueError(f"{word!r} is no {what}{nearest(word, names)}; there are {', '.join(names)}")
    return names.index(word)


def named(what: str, names: Names, first: int = 0) -> Kind:
    """A number that has a name, the first of them `first`."""
    return Kind(lambda t, n: names(t)[n - first], lambda t, word: first + place(word, names(t), what))


NUMBER: Final = Kind(lambda _t, n: str(n), lambda _t, word: number(word))
SEAT: Final = Kind(
    lambda _t, p: "-" if p < 0 else LETTERS[p],
    lambda t, word: -1 if word == "-" else place(word, LETTERS[: t.n], "seat"),
)
SEATS: Final = Kind(
    lambda _t, mask: "".join(letter for p, letter in enumerate(LETTERS) if mask >> p & 1) or "-",
    lambda t, word: sum({1 << SEAT.read(t, letter) for letter in word.strip("-")}),
)


# ---------------------------------------------------------------- a word with what follows it
@dataclass(frozen=True, slots=True)
class At:
    """Where a line stands: the tables, the state, the record that it is about, and the seat whose that is."""

    t: Any
    s: Any
    row: Any
    p: int = 0


def always(_at: At) -> bool:
    """The `told` of what a line says even where it is nothing."""
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A word of a line. `write`: it and what follows it, nothing where it is not said; `read`: what followed it."""

    word: str
    write: Callable[[At], Sequence[str]] = lambda _at: ()
    read: Callable[[At, list[str]], None] = lambda _at, _words: None
    takes: int = REST
    """How many words follow it."""
    names: Names = lambda _t: ()
    """The words that stand for themselves, where `word` is only what they are called."""
    zone: Mapping[str, Any] | None = None
    """Of a pile of cards: what its Zone says beside the line."""
    again: bool = False
    """It may be said more than once."""
    needed: bool = False


def value(
    word: str,
    kind: Kind = NUMBER,
    *,
    field: str = "",
    blank: int = 0,
    told: Callable[[At], bool] | None = None,
    needed: bool = False,
) -> Term:
    """A number of the record. `told`: when it is said, which else is where it is not `blank`."""
    name = field or word

    def write(at: At) -> list[str]:
        n = getattr(at.row, name)
        return [word, kind.say(at.t, n)] if (told(at) if told else n != blank) else []

    def read(at: At, words: list[str]) -> None:
        setattr(at.row, name, kind.read(at.t, words[0]))

    return Term(word=word, write=write, read=read, takes=1, needed=needed)


def values(words: str, kind: Kind = NUMBER, **how: Any) -> list[Term]:
    """Several numbers that read alike, each by its field."""
    return [value(word, kind, **how) for word in words.split()]


def flag(word: str, *, field: str = "") -> Term:
    """A number that is 1 where the word is said."""
    name = field or word
    return Term(
        word=word,
        write=lambda at: [word] * (getattr(at.row, name) != 0),
        read=lambda at, _words: setattr(at.row, name, 1),
        takes=0,
    )


def either(what: str, names: Names, *, field: str) -> Term:
    """A number that is said by its name alone."""

    def read(at: At, words: list[str]) -> None:
        setattr(at.row, field, names(at.t).index(words[0]))

    return Term(word=what, write=lambda at: [names(at.t)[getattr(at.row, field)]], read=read, takes=0, names=names)


def pile(
    word: str,
    kind: Kind = NUMBER,
    *,
    ordered: bool = True,
    top_last: bool = False,
    **zone: Any,
) -> Term:
    """The cards of a pile, whose field has its last card on top, with `<word>_n` beside: from the top, from the bottom
    (`top_last`), or ascending. `zone`: what a Zone may say more.
    """
    bottom_first = top_last or not ordered

    def write(at: At) -> list[str]:
        cells = list(getattr(at.row, word)[: getattr(at.row, f"{word}_n")])
        return [word, *(kind.say(at.t, n) for n in (cells if bottom_first else reversed(cells)))]

    def read(at: At, words: list[str]) -> None:
        cells = [kind.read(at.t, one) for one in words]
        stack(at.row, word, cells if top_last else cells[::-1] if ordered else sorted(cells))

    return Term(word=word, write=write, read=read, zone={"ordered": ordered, "top_last": top_last, **zone})


def stack(row: Any, field: str, cells: Sequence[int]) -> None:
    """Lays cards in a field, the last on top. ValueError for more than there is room."""
    cards = getattr(row, field)
    if len(cells) > len(cards):
        raise ValueError(f"{field}: {len(cells)} cards; {len(cards)} at most")
    for i, cell in enumerate(cells):
        cards[i] = cell
    setattr(row, f"{field}_n", len(cells))


# ---------------------------------------------------------------- a line, and all of them
@dataclass(frozen=True, slots=True)
class Line:
    """A line of the state, which begins with its first word; `seats`: one of each seat, after its letter. `told`: when
    it is written, else `instead`; `done`: what follows when one is read.
    """

    terms: Sequence[Term]
    seats: bool = False
    told: Callable[[At], bool] = always
    instead: str = ""
    done: Callable[[At, Said], None] = lambda _at, _said: None

    def begins(self, t: Any) -> Sequence[str]:
        """What it may begin with."""
        return [*LETTERS[: t.n]] if self.seats else [self.terms[0].word]

    def write(self, t: Any, s: Any) -> Iterator[str]:
        """Its lines."""
        for p, head in enumerate(self.begins(t)):
            at = At(t, s, s.seats[p] if self.seats else s, p)
            words = [word for one in self.terms for word in one.write(at)] if self.told(at) else [self.instead]
            if any(words):
                yield " ".join([head, *words] if self.seats else words)

    def read(self, t: Any, s: Any, words: list[str]) -> Said:
        """Reads a line of this kind: what was said. ValueError."""
        p = LETTERS.index(words[0]) if self.seats else 0
        at = At(t, s, s.seats[p] if self.seats else s, p)
        said = self._read(at, words[1:] if self.seats else words)
        self.done(at, said)
        return said

    def _read(self, at: At, words: list[str]) -> Said:
        """Reads the words, each with what follows it."""
        known = {word: one for one in self.terms for word in (one.names(at.t) or [one.word])}
        said: Said = {}
        while words:
            word, *words = words
            if word not in known:
                raise ValueError(f"what is {word}? understood: {', '.join(known)}{nearest(word, known)}")
            one = known[word]
            n = next((k for k, other in enumerate(words) if other in known), len(words)) if one.takes < 0 else one.takes
            if len(words) < n:
                raise ValueError(f"nothing follows {word}")
            if one.word in said and not one.again:
                raise ValueError(f"{one.word} is said twice")
            said[one.word] = words[:n] if word == one.word else [word]
            one.read(at, said[one.word])
            words = words[n:]
        for one in self.terms:
            if one.needed and one.word not in said:
                raise ValueError(f"{one.word} is not said")
        return said


@dataclass(frozen=True, slots=True)
class Own:
    """Lines that a game writes and reads itself; `heads`: their first words. `set_what`: (t, s, words) reads one: what
    it is about, which is said but once.
    """

    heads: Sequence[str]
    write: Callable[[Any, Any], Iterable[str]]
    set_what: Callable[[Any, Any, list[str]], str]

    def begins(self, _t: Any) -> Sequence[str]:
        """What they begin with."""
        return self.heads


@dataclass
class Form(ByName):
    """The scenes of a game. `start`: what one that says nothing is; `finish`: what follows when all is read, by first
    word of a line.
    """

    tables: Callable[[Options, Any], Tables]
    state: Any
    lines: Sequence[Line | Own]
    start: Callable[[Any, Any], None] = lambda _t, _s: None
    finish: Callable[[Any, Any, dict[str, Said]], None] = lambda _t, _s, _said: None

    def __post_init__(self) -> None:
        self._stands_in(depth=3)

    def write(self, t: Any, s: Any) -> str:
        """The whole position, hidden cards included."""
        return "\n".join([*(row for one in self.lines for row in one.write(t, s)), generator(s)]) + "\n"

    def read(self, text: str, options: Options, content: Any = None) -> tuple[Tables, Array]:
        """The tables and the state of a scene; ValueError names the line that is not understood."""
        made, array = self.tables(options, content), self.state.blank()
        self.lay(made.t, self.state.at(array), text)
        return made, array

    def lay(self, t: Any, s: Any, text: str) -> None:
        """Reads a scene into a blank state."""
        self.start(t, s)
        seed(s, 1)
        told: set[str] = set()
        said: dict[str, Said] = {}
        lines = {head: one for one in self.lines for head in one.begins(t)}

        def read(words: list[str]) -> None:
            head = words[0]
            if head in LETTERS and head not in lines:
                raise ValueError(f"there is no seat {head}; there are {', '.join(LETTERS[: t.n])}")
            if head != "rng" and head not in lines:
                raise ValueError(f"a line starts with {', '.join(lines)} or rng")
            one = lines.get(head)
            if isinstance(one, Own):
                once(told, one.set_what(t, s, words))
                return
            once(told, head)
            if one is None:
                set_generator(s, words[1:])
            else:
                said[head] = one.read(t, s, words)

        each_line(text, read)
        self.finish(t, s, said)

    def piles(self, *ends: str, **more: Any) -> Piles:
        """Its piles for scenarios. `ends`: what may follow one beside the words of its line; `more`: see Piles."""
        terms = [
            (one, f"{'{seat} ' * line.seats}{one.word} {{cards}}")
            for line in self.lines
            if isinstance(line, Line)
            for one in line.terms
        ]
        zones = {one.word: Zone(line=text, **one.zone) for one, text in terms if one.zone is not None}
        return Piles(zones=zones, one_line=True, ends=(*ends, *(one.word for one, _ in terms)), **more)


# ---------------------------------------------------------------- records that are all numbers
def fields(record: Any, *skip: str, called: Called = MappingProxyType({})) -> list[str]:
    """The numbers of a record that are not 0, in its order, as `name=number`; of a row of them all but the zeros at its
    end, with commas between.
    """
    made = []
    for one in type(record).__fields__:
        if one.name not in skip:
            value = getattr(record, one.name)
            row = [value] if isinstance(value, int) else list(value)
            while row and row[-1] == 0:
                row.pop()
            names = called.get(one.name, ())
            told = [names[n] if 0 < n < len(names) else str(n) for n in row]
            made += [f"{one.name}={','.join(told)}"] if told else []
    return made


def assign(record: Any, words: list[str], called: Called = MappingProxyType({})) -> None:
    """What `fields` wrote. ValueError for what is no number and no name, AttributeError for what a record has not."""
    for word in words:
        name, value = word.split("=")
        at = getattr(record, name)
        if isinstance(at, int):
            setattr(record, name, number(value, called.get(name, ())))
        else:
            for i, one in enumerate(value.split(",")):
                at[i] = number(one, called.get(name, ()))
