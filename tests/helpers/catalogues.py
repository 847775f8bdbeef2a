"""What stands in a file of Fluent: its messages, what each is told, and the words it says."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast as syntax
from fluent.syntax.serializer import serialize_expression


def patterns(path: Path) -> dict[str, syntax.Pattern]:
    """How each message, and each attribute of one, is said, by its id."""
    found: dict[str, syntax.Pattern] = {}
    for entry in FluentResource(path.read_text("utf-8")).body:
        assert not isinstance(entry, syntax.Junk), f"{path}: not understood: {entry.content}"
        if isinstance(entry, syntax.Message):
            found |= {entry.id.name: entry.value} if entry.value else {}
            found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def parts(node: object) -> Iterator[syntax.BaseNode]:
    """All that a pattern is made of."""
    if isinstance(node, syntax.BaseNode):
        yield node
    for one in node if isinstance(node, list) else vars(node).values() if isinstance(node, syntax.BaseNode) else ():
        yield from parts(one)


def told(path: Path) -> dict[str, set[str]]:
    """By the id of each message, the arguments that it is told, the functions that it calls, and the messages that it
    names, with all that these need.
    """
    own = {code: set(needs(pattern)) for code, pattern in patterns(path).items()}

    def whole(code: str) -> set[str]:
        return own[code].union(*(whole(one) for one in own[code] if one in own))

    return {code: whole(code) for code in own}


def needs(pattern: syntax.Pattern) -> Iterator[str]:
    """What a pattern itself names."""
    for one in parts(pattern):
        if isinstance(one, syntax.VariableReference | syntax.MessageReference):
            yield serialize_expression(one)
        if isinstance(one, syntax.FunctionReference):
            yield f"{one.id.name}()"


def words(found: dict[str, syntax.Pattern]) -> set[str]:
    """Every word of two letters and more that these messages say, in small letters."""
    texts = (one.value for one in parts(list(found.values())) if isinstance(one, syntax.TextElement))
    return {word for text in texts for word in spoken(text)}


def spoken(text: str) -> set[str]:
    """The words of a text, in small letters."""
    return set(re.findall(r"[^\W\d_]{2,}", text.lower()))
