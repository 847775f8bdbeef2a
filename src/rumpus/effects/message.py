"""What stands on a card as a message of the game's catalogue, so that a language says a card by its catalogue alone.

Where a vocabulary says `messages = "effect"`, the word `dig` is said by `effect-dig`, in short by `effect-dig.short`,
and is told its parameters by their names, as the file has them:

| parameter | the message is told |
|---|---|
| a number, true or false | itself |
| one of some words | the word, with dashes: `base-or-end` |
| a list of them | how many, `$colours`, and each by its place, `$colours_1` |
| a value that brings parameters | its word, and these beside it |
| a sentence | a message of its own, `only-if-row`: the field of its kind, and the form's name |
| words inside | what they say: one after the other by `effect-then`, lists to choose from by `effect-or` |
| nothing, where it may be left out | `none` |

`effect-then` and `effect-or` are told the `$first` and the `$next`. What else a word is told (`Word.told`) the text
around it brings. Where parameters common to all words stand beside one, the message `effect` says them around the
word's own, its `$line`. A vocabulary that `tells` a line more has no such frame: the word's own message is told its
parameters, the common ones, and that.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from types import MappingProxyType
from typing import Any, Final

from rumpus.effects.conditions import RANGE, Sentence
from rumpus.effects.reader import Node
from rumpus.effects.text import Line
from rumpus.effects.vocabulary import FULL, Param, Place, Vocabulary
from rumpus.kernel.words.saying import Saying

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
NOWHERE: Final = Place()


def message(
    v: Vocabulary, node: Node, voice: str = FULL, given: Mapping[str, Any] = NOTHING, place: Place = NOWHERE
) -> Saying:
    """What one word says on a card, in a voice, FULL or SHORT. Raises KeyError where `given` lacks what it is told."""
    word, code = v.words[node.word], message_id(voice, v.messages, node.word)
    own = {key: one for key, one in word.params.items() if key not in v.common or v.tells}
    told = dict.fromkeys(own) | dict(_told(own, node, voice)) | {key: given[key] for key in word.told}
    inside = replace(place, inside=(*place.inside, node.word))
    for key in (key for key, one in own.items() if one.block):
        lists = [messages(v, nodes, voice, given, inside) for nodes in node.block(key) if nodes]
        told[key] = in_turn(lists, message_id(voice, v.messages, "or")) if lists else None
    around = dict(_told(v.common, node, voice))
    if v.tells:
        return Saying(code, {**dict.fromkeys(v.common), **around, **told, **Line(v, node, voice, place, given).told})
    line = Saying(code, told)
    return Saying(message_id(voice, v.messages), {"line": line, **around}) if around else line


def messages(
    v: Vocabulary, nodes: Iterable[Node], voice: str = FULL, given: Mapping[str, Any] = NOTHING, place: Place = NOWHERE
) -> Saying:
    """What words one after the other say; there is one at least."""
    made = [message(v, node, voice, given, place) for node in nodes]
    return in_turn(made, message_id(voice, v.messages, "then"))


def in_turn(said: Sequence[Saying], code: str) -> Saying:
    """Several messages as one, by a message that is told the `first` and the `next`."""
    return reduce(lambda first, following: Saying(code, {"first": first, "next": following}), said)


def message_id(voice: str, *names: str) -> str:
    """The id of a message of a card: its names with dashes, in short its attribute `short`."""
    code = "-".join(names).replace("_", "-")
    return code if voice == FULL else f"{code}.{voice}"


def _told(params: Mapping[str, Param], node: Node, voice: str) -> Iterator[tuple[str, Any]]:
    """The parameters that a word has, as its message is told them."""
    for key, param in params.items():
        value, sentence = node.data.get(key, param.default), node.sentence(key)
        if sentence is not None and param.forms is not None:
            yield key, _asked(param.forms.kind, sentence, voice)
        elif isinstance(value, list | tuple) and not param.block:
            yield key, len(value)
            yield from ((f"{key}_{n}", _plain(one)) for n, one in enumerate(value, 1))
        elif value is not None and not param.block:
            yield key, _plain(value)
            case = param.cases().get(value)
            yield from _told(case.params, node, voice) if case else ()


def _asked(kind: str, sentence: Sentence, voice: str) -> Saying:
    """A sentence as a message, told its parts."""
    form = sentence.form
    numbers = {found[1] for found in RANGE.finditer(form.text)}
    told = {key: int(text) if key in numbers else _plain(text) for key, text in sentence.parts.items()}
    return Saying(message_id(voice, kind, form.name), told)


def _plain(value: Any) -> Any:
    """A value as messages choose by it."""
    return re.sub(r"[^\w-]+", "-", value) if isinstance(value, str) else value
