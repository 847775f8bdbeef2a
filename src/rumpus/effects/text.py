r"""What stands on a card: the sentence of each word, in two lengths, from its template or its function.

In a template `{key}` is a parameter as it is called on a card, and `[...]` a piece that falls away when one of the
parameters in it has nothing to say. After a colon stands how it is put:

| written | a number | a text |
|---|---|---|
| `{n:card}` | 1 card, 2 cards; `{n:copy/copies}` | all cards |
| `{n:+}` `{n:th}` | +2, -1; 3rd | |
| `{n:more step}` | 2 more steps, 1 fewer step | |
| `{n:top card}` | top card, top 2 cards | |
| `{n:it\|them}` | it for 1, else them | |
| `{who:draw}` | | draw; you draw; the opponent draws; opponents draw |
| `{who:'s hand}` | | your hand; the opponent's hand |
| `{values:or}` `{values:/}` | | 1, 2 or 3; 1/2/3 |
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from rumpus.effects.conditions import RANGE, Form, Forms, Sentence
from rumpus.effects.reader import Node
from rumpus.effects.vocabulary import FULL, SHORT, Case, Param, Place, Say, Vocabulary, Word

PIECE: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}")
OPTIONAL: Final = re.compile(r"\[([^\[\]]*)\]")
VERBS: Final = {"have": "has", "be": "is", "do": "does", "may": "may", "can": "can", "cannot": "cannot"}
"""After he, she or it, where not by the rule."""


class Plural(str):
    """A subject of several, or the template of one: its verb has no s."""

    __slots__ = ()


class Unsaid(str):
    """A subject that the sentence before has named: its verb agrees with it, and it is not said again."""

    __slots__ = ()


class Amount(str):
    """A word that stands for a number: all."""

    __slots__ = ()


# ---------------------------------------------------------------- single phrases


def several(n: int, one: str) -> str:
    """`1 card`, `2 cards`; `copy/copies` gives both forms."""
    return f"{n} {form_for(n, one)}"


def form_for(n: int, one: str) -> str:
    """Card or cards."""
    single, _, many = one.partition("/")
    return single if n == 1 else many or f"{single}s"


def more(n: int, one: str) -> str:
    """`1 more step`, `2 fewer steps`."""
    return f"{abs(n)} {'more' if n >= 0 else 'fewer'} {form_for(abs(n), one)}"


def nth(n: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th."""
    ends = {1: "st", 2: "nd", 3: "rd"}
    return f"{n}{'th' if 10 < n % 100 < 14 else ends.get(n % 10, 'th')}"


def thirds(verb: str) -> str:
    """The verb after he, she or it: draws, has, passes, carries."""
    head, _, rest = verb.partition(" ")
    if head in VERBS:
        made = VERBS[head]
    elif head.endswith(("s", "x", "z", "ch", "sh", "o")):
        made = f"{head}es"
    else:
        made = f"{head[:-1]}ies" if head.endswith("y") and head[-2:-1] not in "aeiou" else f"{head}s"
    return f"{made} {rest}".rstrip()


def does(subject: str, verb: str) -> str:
    """Subject and verb; without a subject it is an order to the reader."""
    if not subject:
        return verb
    many = subject in ("you", "they") or isinstance(subject, Plural)
    made = re.sub(r"^be\b", "are", verb) if many else thirds(verb)
    return made if isinstance(subject, Unsaid) else f"{subject} {made}"


def whose(owner: str, thing: str) -> str:
    """Your hand; the opponent's hand; all players' hand."""
    if owner in ("", "you"):
        return f"your {thing}"
    return f"{owner}{chr(39) if owner.endswith('s') else chr(39) + 's'} {thing}"


def unsaid(subject: str) -> Unsaid:
    """The subject of a second verb: `the foe takes 1 damage and is pushed`."""
    return Unsaid("they" if subject in ("you", "they") or isinstance(subject, Plural) else "it")


def listed(texts: Iterable[str], last: str = "or") -> str:
    """`a`, `a or b`, `a, b or c`; a/b/c where `last` is /."""
    if last == "/":
        return "/".join(texts)
    *first, end = list(texts) or [""]
    return f"{', '.join(first)} {last} {end}" if first else end


def large(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------- templates


def fill(template: str, value: Callable[[str], Any]) -> str:
    """A template with its parameters; `value` gives each as a number, a text, or a list of texts."""

    def piece(found: re.Match[str]) -> str:
        return put(value(found[1]), found[2] or "")

    def optional(found: re.Match[str]) -> str:
        inner = [piece(one) for one in PIECE.finditer(found[1])]
        return PIECE.sub(piece, found[1]) if all(inner) else ""

    return PIECE.sub(piece, OPTIONAL.sub(optional, template))


def put(value: Any, how: str) -> str:
    """One value as a template puts it."""
    if isinstance(value, list):
        return listed(map(str, value), how or "or")
    if isinstance(value, str):
        return _text(value, how)
    if value is None:
        return ""
    if how in ("+", "th", "abs"):
        return {"+": f"{value:+}", "th": nth(value), "abs": str(abs(value))}[how]
    if how.startswith("more "):
        return more(value, how.removeprefix("more "))
    if how.startswith("top "):
        return how if value == 1 else f"top {several(value, how.removeprefix('top '))}"
    if "|" in how:
        return how.split("|")[0 if value == 1 else 1]
    return several(value, how) if how else str(value)


def _text(value: str, how: str) -> str:
    """A text as a template puts it: as it is, as an owner, or as the subject of a verb."""
    if how.startswith("'s "):
        return whose(value, how[3:])
    if isinstance(value, Amount):
        return f"{value} {form_for(2, how)}" if how and how not in ("+", "th", "abs") else value
    return does(value, how) if how else value


# ---------------------------------------------------------------- a word


class Line(Mapping[str, Any]):
    """A word as its sentence sees it: what the file says, with the defaults, and what the vocabulary `tells` of it; and
    how each is called on a card. `before` is the word said before it in its list.
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
        self.told = {**self.given, **self.tells}

    def __getitem__(self, key: str) -> Any:
        if key in self.node.data:
            return self.node.data[key]
        if key in self.params and self.params[key].default is not None:
            return self.params[key].default
        if key in self.v.given and key in self.told:
            return self.told[key]
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        return (key for key in (*self.params, *self.v.given) if key in self)

    def __contains__(self, key: object) -> bool:
        if key in self.v.given and key in self.told:
            return True
        return key in self.node.data or (key in self.params and self.params[str(key)].default is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def phrase(self, key: str) -> Any:
        """A parameter as a template takes it: a number, a text, or a list of texts; None where it is not there."""
        if key == "line":
            return self.sentence()
        if key in self.told or key in self.v.given:
            return self.told.get(key)
        param, value = self.params.get(key), self.get(key)
        if param is None:  # the frame names what some words have
            return None
        if param.block:
            return self.inside(key)
        if value is None:
            return None
        if isinstance(value, list | tuple):
            return [str(self._called(param, one)) for one in value]
        sentence = self.node.sentence(key)
        if sentence is not None and value not in param.says:
            return say_sentence(param.forms, sentence, self.voice, self.told)
        return self._called(param, value)

    def _called(self, param: Param, value: Any) -> Any:
        """What one value is called on a card."""
        named = {**param.says, **param.short} if self.voice == SHORT else param.says
        if isinstance(value, bool):
            return named.get(value, "") if value in named or not value else "true"
        if value in named:
            text = named[value]
            return Amount(text) if param.lo <= param.hi and not isinstance(text, Plural) else text
        if value in param.cases():
            return self.case(param.cases()[value])
        return Amount(value) if isinstance(value, str) and param.lo <= param.hi else value

    def case(self, case: Case) -> str:
        """What a case says, with its parameters."""
        return self.made(case.short if self.voice == SHORT and case.short is not None else case.says)

    def inside(self, key: str) -> str:
        """What the words inside say."""
        lists = self.node.block(key)
        place = replace(self.place, inside=(*self.place.inside, self.node.word))
        made = [say_all(self.v, nodes, self.voice, place, self.given) for nodes in lists]
        return _voiced(self.v.or_, self.voice).join(filter(None, made))

    def made(self, says: Say) -> str:
        """A template filled; of a function, what it gives."""
        template = says if isinstance(says, str) else says(self)
        made = fill(template, self.phrase)
        return Plural(made) if isinstance(template, Plural) else made

    def sentence(self) -> str:
        """The word's own sentence, small at its beginning, without its stop."""
        says: Any = self.word.short if self.voice == SHORT and self.word.short is not None else self.word.says
        if isinstance(says, Mapping):
            says = says.get(self.place.moment, says.get("", ""))
        return self.made(says)

    def whole(self) -> str:
        """The sentence in its frame: with what the common parameters say."""
        frame = self.v.frame
        frame = frame.get(self.voice) if isinstance(frame, Mapping) else frame
        return self.made(frame) if frame else self.sentence()


def _voiced(text: str | Mapping[str, str], voice: str) -> str:
    """A text, or that of a voice."""
    return text if isinstance(text, str) else text[voice]


def say(
    v: Vocabulary,
    node: Node,
    voice: str = FULL,
    place: Place | None = None,
    given: Mapping[str, Any] | None = None,
    before: str = "",
) -> str:
    """What one word says on a card, small at its beginning, without its stop; in a voice, FULL or SHORT. `given` is
    what the text around it brings, as the vocabulary's `given` names it; words inside have it too. `before` is the word
    before it.
    """
    return Line(v, node, voice, place, given, before).whole()


def say_value(params: Mapping[str, Param], node: Node, key: str, voice: str = FULL) -> str:
    """What one parameter of a table that is no word is called on a card (see reader.read_params)."""
    v = Vocabulary({node.word: Word(node.word, 0, params=params)})
    return put(Line(v, node, voice).phrase(key), "")


def say_all(
    v: Vocabulary,
    nodes: Iterable[Node],
    voice: str = FULL,
    place: Place | None = None,
    given: Mapping[str, Any] | None = None,
) -> str:
    """What words one after the other say; those that say nothing by themselves fall away."""
    said, before = [], ""
    for node in nodes:
        said.append(say(v, node, voice, place, given, before))
        before = node.word
    return _voiced(v.then, voice).join(filter(None, said))


def say_sentence(
    forms: Forms | None, sentence: Sentence, voice: str = FULL, given: Mapping[str, Any] | None = None
) -> str:
    """A condition, cost or aim in its words on a card; in the designer's own where the form has none. `given` is what
    the text around it brings.
    """
    form, told = sentence.form, given or {}
    says = form.short if voice == SHORT and form.short is not None else form.says
    if says is None:
        return sentence.text

    def value(key: str) -> Any:
        if key not in sentence.parts:
            return told[key]
        text = sentence.parts[key]
        if key in _numbers(form):
            return int(text)
        part = forms.parts.get(key) if forms else None
        said = part.says.get(text, text) if part else text
        return fill(said, value) if "{" in said else said

    return fill(says if isinstance(says, str) else says(replace(sentence, given=told)), value)


def _numbers(form: Form) -> set[str]:
    """The parts of a form that are numbers."""
    return {found[1] for found in RANGE.finditer(form.text)}
