"""Sentences: conditions, costs and aims as a designer writes them, and the numbers they stand for.

The grammar of a game is closed: a `Form` is one sentence with parts in <angles>, and `Forms` are those that may stand
in one place. `<who> level <cmp> <n 0-2>` stands for "self level at least 1" and for seventeen other sentences.

| part | stands for |
|---|---|
| `<n 0-2>` | a whole number in that range; it goes to the field `n` |
| `<who>` | one of the words of the part `who`; its number goes to the part's field |
| `<class,>` | words of that part with commas between; a bit for each |
| `<place*>` | any text: a name, looked up when the row is written |
| `card(s)` | card or cards |
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Final

from rumpus.effects.faults import nearest_sentence, offer
from rumpus.kernel.words.spelling import LONG, as_written

ANGLES: Final = re.compile(r"<[a-z]\w*(?: -?\d+--?\d+|,|\*)?>")
PIECE: Final = re.compile(rf"({ANGLES.pattern}|\(s\))")
RANGE: Final = re.compile(r"<(\w+) (-?\d+)-(-?\d+)>")
FEW: Final = 6
"""Sentences that are listed in full beside the nearest."""
CLEAR: Final = 3
"""Letters beside its parts that a sentence must have for a fault to speak of its parts."""


@dataclass(frozen=True, slots=True)
class Part:
    """The words a part may be, their numbers, and the field of the row they go to."""

    words: Mapping[str, int]
    to: str = "n"


@dataclass(frozen=True, slots=True)
class Form:
    """One sentence: its number and law id, and what it asks, in words for the guide.

    `to` sends a part to another field than its own; `fixed` are fields that the sentence sets by itself; `moments`
    where it may stand (none: anywhere); `check` says what stands against it there; `name` is that of its message
    (none: see message).
    """

    text: str
    number: int
    law: str = ""
    asks: str = ""
    to: Mapping[str, str] = field(default_factory=dict, compare=False)
    fixed: Mapping[str, int] = field(default_factory=dict, compare=False)
    moments: tuple[str, ...] = ()
    check: "Callable[[Sentence, str], str] | None" = None
    name: str = ""

    @property
    def shown(self) -> str:
        """The sentence for a list of what is allowed: `one opponent within N (1 to 3)`."""
        return re.sub(RANGE, lambda found: f"N ({_span(int(found[2]), int(found[3]))})", self.text)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence as it was written: its form, the fields it sets, the text of each part, and names to look up."""

    text: str
    form: Form
    fields: Mapping[str, int] = field(compare=False)
    parts: Mapping[str, str] = field(compare=False)
    names: Mapping[str, str] = field(default_factory=dict, compare=False)


def _span(lo: int, hi: int) -> str:
    """`1 to 3`, or `1`."""
    return f"{lo} to {hi}" if lo < hi else str(lo)


@dataclass(frozen=True)
class Forms:
    """The sentences that may stand in one place. `kind` is the field that takes the number of the form; `what` is what
    one of them is called in a fault: a condition, a cost, an aim; `messages`, where it is not `kind`, is how the ids of
    their messages begin.
    """

    forms: tuple[Form, ...]
    parts: Mapping[str, Part] = field(default_factory=dict)
    kind: str = "kind"
    what: str = "condition"
    messages: str = ""

    def __post_init__(self) -> None:
        for form in self.forms:
            for piece in _angles(form):
                name = piece.strip("<>,*").split()[0]
                if not RANGE.fullmatch(piece) and not piece.endswith("*>") and name not in self.parts:
                    raise ValueError(f"{form.text!r}: there is no part {name}; there are: {', '.join(self.parts)}")

    def read(self, text: object) -> "Sentence | str":
        """The sentence; or why it is none, with what is allowed."""
        if not isinstance(text, str):
            return f"{as_written(text)} is no {self.what}: a text is wanted"
        wrong = ""
        for form in self.forms:
            found = self._strict[form.text].fullmatch(text)
            if found:
                made = self._made(text, form, found.groupdict())
                if not isinstance(made, str):
                    return made
                wrong = wrong or made
        return wrong or self._nearly(text)

    @cached_property
    def _strict(self) -> dict[str, re.Pattern[str]]:
        """What each form looks like, by its text."""
        return {form.text: self._pattern(form, strict=True) for form in self.forms}

    @cached_property
    def _loose(self) -> list[tuple[int, Form, re.Pattern[str]]]:
        """Forms by how clearly a text can be one of them with a wrong part: by letters that are no part."""
        letters = [(sum(map(str.isalnum, PIECE.sub("", form.text))), form) for form in self.forms if _angles(form)]
        clear = [(n, form, self._pattern(form, strict=False)) for n, form in letters if n >= CLEAR]
        return sorted(clear, key=lambda one: -one[0])

    def _pattern(self, form: Form, *, strict: bool) -> re.Pattern[str]:
        """The form as a regular expression with a named group for each part."""
        made = ""
        for piece in PIECE.split(form.text):
            if piece == "(s)":
                made += "s?"
            elif not ANGLES.fullmatch(piece):
                made += re.escape(piece)
            else:
                name = piece.strip("<>,*").split()[0]
                loose = r"\S*" if RANGE.fullmatch(piece) else ".*?"
                made += f"(?P<{name}>{self._inside(piece, name) if strict else loose})"
        return re.compile(made)

    def _inside(self, piece: str, name: str) -> str:
        """What a part may look like; numbers are checked afterwards."""
        if RANGE.fullmatch(piece):
            return r"-?[0-9]{1,6}"
        if piece.endswith("*>"):
            return ".+"
        word = "|".join(map(re.escape, sorted(self.parts[name].words, key=len, reverse=True)))
        return f"(?:{word})(?:,(?:{word}))*" if piece.endswith(",>") else word

    def _made(self, text: str, form: Form, found: dict[str, str]) -> "Sentence | str":
        """The numbers of a text that has the form; or which of its parts is wrong."""
        fields = {self.kind: form.number, **form.fixed}
        names = {}
        for piece in _angles(form):
            name = piece.strip("<>,*").split()[0]
            wrong = self.wrong(piece, found[name])
            if wrong:
                return wrong
            if piece.endswith("*>"):
                names[form.to.get(name, name)] = found[name]
            elif RANGE.fullmatch(piece):
                fields[form.to.get(name, name)] = int(found[name])
            else:
                part = self.parts[name]
                told = found[name].split(",") if piece.endswith(",>") else []
                number = sum(1 << part.words[one] for one in set(told)) if told else part.words[found[name]]
                fields[form.to.get(name, part.to)] = number
        return Sentence(text, form, fields, found, names)

    def wrong(self, piece: str, text: str) -> str:
        """Why a text is not what a part stands for; empty when it is."""
        span = RANGE.fullmatch(piece)
        if span:
            lo, hi = int(span[2]), int(span[3])
            fine = re.fullmatch(r"-?[0-9]{1,6}", text) and lo <= int(text) <= hi
            had = f"{text[:LONG]} is not allowed" if text else "a number is missing"
            return "" if fine else f"{had}; allowed: {_span(lo, hi)}"
        if piece.endswith("*>"):
            return "" if text else f"a name is missing at {piece}"
        words = self.parts[piece.strip("<>,")].words
        for one in text.split(",") if piece.endswith(",>") else [text]:
            if one not in words:
                return f"{as_written(one)} is not allowed{offer(one, words)}"
        return ""

    def _half(self, text: str) -> "tuple[Form, str] | None":
        """A form whose words a text has, and what is wrong with one of its parts."""
        for _, form, pattern in self._loose:
            found = pattern.fullmatch(text)
            if found:
                made = self._made(text, form, found.groupdict())
                if isinstance(made, str):
                    return form, made
        return None

    def _nearly(self, text: str) -> str:
        """What to say of a text that is no sentence: which part is wrong, unless another form is nearer."""
        known = {sentence: form.text for form in self.forms for sentence in self.sentences(form)}
        close, half = nearest_sentence(text, known), self._half(text)
        if half and known.get(close, half[0].text) == half[0].text:
            return half[1]
        if close:
            of = f", of the form: {known[close]}" if known[close] != close else ""
            few = ", ".join(form.text for form in self.forms) if len(self.forms) <= FEW else ""
            return f"{as_written(text)} is no {self.what}; the nearest is {close!r}{of}{few and f'; allowed: {few}'}"
        return f"{as_written(text)} is no {self.what}{offer(text, [form.text for form in self.forms])}"

    def sentences(self, form: Form) -> Iterator[str]:
        """Every sentence of a form, with the lowest number of each range."""
        pieces = PIECE.split(form.text)
        yield from map("".join, product(*(self._spoken(piece) for piece in pieces)))

    def _spoken(self, piece: str) -> list[str]:
        """What may stand for a piece."""
        span = RANGE.fullmatch(piece)
        if span:
            return [span[2]]
        if piece.endswith("*>") or piece == "(s)":
            return [piece.strip("<*>") if piece != "(s)" else "s"]
        return list(self.parts[piece.strip("<>,")].words) if ANGLES.fullmatch(piece) else [piece]

    def fields(self) -> set[str]:
        """Every field of the row that a sentence may set."""
        made = {self.kind}
        for form in self.forms:
            made |= set(form.fixed)
            for piece in _angles(form):
                name = piece.strip("<>,*").split()[0]
                made.add(form.to.get(name, self.parts[name].to if name in self.parts else name))
        return made


def _angles(form: Form) -> list[str]:
    """The parts of a form, in order."""
    return ANGLES.findall(form.text)
