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

What else a word is told (`Word.told`) the text around it brings. Where parameters common to all words stand beside
one, the message `effect` says them around the word's own, its `$line`; of two words in a list `effect-then` says the
`$first` and the `$next`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Any, Final

from rumpus.effects.conditions import RANGE, Sentence
from rumpus.effects.reader import Node
from rumpus.effects.vocabulary import FULL, Param, Vocabulary
from rumpus.kernel.words.saying import Saying

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


def message(v: Vocabulary, node: Node, voice: str = FULL, given: Mapping[str, Any] = NOTHING) -> Saying:
    """What one word says on a card, in a voice, FULL or SHORT. Raises KeyError where `given` lacks what it is told."""
    word = v.words[node.word]
    told = dict(_told({key: one for key, one in word.params.items() if key not in v.common}, node, voice))
    line = Saying(message_id(voice, v.messages, node.word), told | {key: given[key] for key in word.told})
    around = dict(_told(v.common, node, voice))
    return Saying(message_id(voice, v.messages), {"line": line, **around}) if around else line


def messages(v: Vocabulary, nodes: Sequence[Node], voice: str = FULL, given: Mapping[str, Any] = NOTHING) -> Saying:
    """What words one after the other say; there is one at least."""

    def then(first: Saying, following: Saying) -> Saying:
        return Saying(message_id(voice, v.messages, "then"), {"first": first, "next": following})

    return reduce(then, (message(v, node, voice, given) for node in nodes))


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
        elif isinstance(value, list | tuple):
            yield key, len(value)
            yield from ((f"{key}_{n}", _plain(one)) for n, one in enumerate(value, 1))
        elif value is not None:
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
