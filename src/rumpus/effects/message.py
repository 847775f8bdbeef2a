"""What stands on a card as a message of the game's catalogue, so that a language says a card by its catalogue alone.

Where a vocabulary says `messages = "effect"`, the word `dig` is said by `effect-dig`, in short by `effect-dig.short`,
and is told its parameters by their names, as the file has them:

| parameter | the message is told |
|---|---|
| a number, true or false | itself |
| one of some words | the word, with dashes: `base-or-end` |
| a list of them | how many, `$colours`, and each by its place, `$colours_1` |
| a value that brings parameters | its word, and these beside it |
| a sentence | a message of its own, `only-if-row`: its `Forms.messages` or the field of its kind, and the form's name |
| a sentence whose form has no name | its words before the first part, and its parts beside it |
| words inside | what they say: one after the other by `effect-then`, lists to choose from by `effect-or` |
| nothing, where it may be left out | `none` |

`effect-then` and `effect-or` are told the `$first` and the `$next`, `effect-then` also the `$word` that says the
first. What else a word is told (`Word.told`) the text around it brings, and a sentence what `Vocabulary.given` names.
Where parameters common to all words stand beside one, the message `effect` says them around the word's own, its
`$line`. Where a vocabulary `tells` a line more, the word's own message is told what is given, its parameters, the
common ones, and that; so is the message around it, where the vocabulary's `frame` names one.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from rumpus.effects.conditions import ANGLES, RANGE, Forms, Sentence
from rumpus.effects.reader import Node
from rumpus.effects.text import Line
from rumpus.effects.vocabulary import FULL, Param, Place, Vocabulary
from rumpus.kernel.words.saying import Saying

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
NOWHERE: Final = Place()


def message(
    v: Vocabulary,
    node: Node,
    voice: str = FULL,
    given: Mapping[str, Any] = NOTHING,
    place: Place = NOWHERE,
    before: str = "",
) -> Saying:
    """What one word says on a card, in a voice, FULL or SHORT; `before` is the word before it in its list. Raises
    KeyError where `given` lacks what it is told.
    """
    word, code = v.words[node.word], message_id(voice, v.messages, node.word)
    own = {key: one for key, one in word.params.items() if key not in v.common or v.tells}
    asked_of = {key: given[key] for key in v.given if key in given}
    told = dict.fromkeys(own) | dict(_told(own, node, voice, asked_of)) | {key: given[key] for key in word.told}
    inside = replace(place, inside=(*place.inside, node.word))
    for key in (key for key, one in own.items() if one.block):
        lists = [messages(v, nodes, voice, given, inside) for nodes in node.block(key) if nodes]
        told[key] = in_turn(lists, message_id(voice, v.messages, "or")) if lists else None
    around = dict(_told(v.common, node, voice, asked_of))
    if v.tells:
        more = Line(v, node, voice, place, given, before).tells
        told = {**dict.fromkeys(v.common), **given, **around, **told, **more}
        line = Saying(code, told)
        return Saying(message_id(voice, v.frame), {**told, "line": line}) if v.frame else line
    line = Saying(code, told)
    return Saying(message_id(voice, v.messages), {"line": line, **around}) if around else line


def messages(
    v: Vocabulary,
    nodes: Iterable[Node],
    voice: str = FULL,
    given: Mapping[str, Any] = NOTHING,
    place: Place = NOWHERE,
    before: str = "",
) -> Saying:
    """What words one after the other say; there is one at least."""
    first, *more = nodes
    said = message(v, first, voice, given, place, before)
    if not more:
        return said
    following = messages(v, more, voice, given, place, first.word)
    told = {"first": said, "word": _plain(first.word), "next": following}
    return Saying(message_id(voice, v.messages, "then"), told)


def asked(forms: Forms, sentence: Sentence, voice: str = FULL, given: Mapping[str, Any] = NOTHING) -> Saying:
    """A condition or a cost as a message, told its parts beside what is given."""
    code = message_id(voice, forms.messages or forms.kind, sentence.form.name)
    return Saying(code, {**given, **_parts(sentence)})


def in_turn(said: Sequence[Saying], code: str, last: str = "") -> Saying:
    """Several messages as one, by a message that is told the `first` and the `next`; before the last by another one."""
    *more, end = said
    return Saying(last or code, {"first": in_turn(more, code), "next": end}) if more else end


def message_id(voice: str, *names: str) -> str:
    """The id of a message of a card: its names with dashes, in short its attribute `short`."""
    code = "-".join(names).replace("_", "-")
    return code if voice == FULL else f"{code}.{voice}"


def _told(params: Mapping[str, Param], node: Node, voice: str, given: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parameters that a word has, as its message is told them; sentences what is given."""
    for key, param in params.items():
        value, sentence = node.data.get(key, param.default), node.sentence(key)
        if sentence is not None and param.forms is not None:
            if sentence.form.name:
                yield key, asked(param.forms, sentence, voice, given)
            else:
                yield key, _plain(ANGLES.split(sentence.form.text)[0].strip())
                yield from _parts(sentence).items()
        elif isinstance(value, list | tuple) and not param.block:
            yield key, len(value)
            listed = sorted(value) if param.lo <= param.hi else value
            yield from ((f"{key}_{n}", _plain(one)) for n, one in enumerate(listed, 1))
        elif value is not None and not param.block:
            yield key, _plain(value)
            case = param.cases().get(value)
            yield from _told(case.params, node, voice, given) if case else ()


def _parts(sentence: Sentence) -> dict[str, Any]:
    """The parts of a sentence."""
    numbers = {found[1] for found in RANGE.finditer(sentence.form.text)}
    return {key: int(text) if key in numbers else _plain(text) for key, text in sentence.parts.items()}


def _plain(value: Any) -> Any:
    """A value as messages choose by it."""
    return re.sub(r"[^\w-]+", "-", value) if isinstance(value, str) else value
