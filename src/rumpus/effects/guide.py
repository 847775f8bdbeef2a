"""The designer's guide: prose, and the vocabulary as tables, made from the rows that check the files."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from string import Template

from rumpus.effects.conditions import Form, Forms
from rumpus.effects.vocabulary import LINE, LIST, Case, Param, Vocabulary, Word, when

Rows = Iterable[tuple[str, ...]]


def page(beside: str, **told: object) -> str:
    """The prose of a guide, `guide.md` beside the file of Python that has the rest: `$name` stands for what is told.
    Raises KeyError or ValueError for a name that is not.
    """
    return Template((Path(beside).parent / "guide.md").read_text("utf-8")).substitute(told)


def quoted(words: Iterable[str]) -> str:
    """`a`, `b`, `c`."""
    return ", ".join(f"`{word}`" for word in words)


def table(head: tuple[str, ...], rows: Rows) -> str:
    """A table of Markdown."""
    return "\n".join([_row(*head), _row(*("---" for _ in head)), *(_row(*cells) for cells in rows)])


def _row(*cells: str) -> str:
    """One line of a table in Markdown."""
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def words(v: Vocabulary) -> str:
    """Every word: its id, its parameters, where it may stand."""
    return table((v.key, "id", "parameters", "where it may stand"), word_rows(v))


def word_rows(v: Vocabulary) -> Rows:
    """A row a word."""
    for name, word in v.words.items():
        params = "; ".join(param(key, one) for key, one in word.params.items())
        yield f"`{name}`", word.law, params or "nothing", where(v, word)


def where(v: Vocabulary, word: Word) -> str:
    """Where a word may stand, in words."""
    never = f"never inside {', '.join(word.never)}" if word.never else ""
    return "; ".join(filter(None, [when(v, word.moments) or "anywhere", never]))


def param(key: str, one: Param) -> str:
    """A parameter and what it may be."""
    if one.block:
        inner = f" of {', '.join(one.only)}" if one.only else ""
        what = {LINE: "one word", LIST: "a list of words"}.get(one.block, f"{one.least} to {one.most} lists of words")
        return f"`{key}`: {what}{inner}{'' if one.needed else ' (may be left out)'}"
    plain = not (one.words or one.lo <= one.hi)
    told = "a name" if one.name else "a sentence" if one.forms and one.forms.parts and plain else ", ".join(one.allowed)
    told = f"a list of {told}" if one.many else told
    if one.default is not None and not one.switch:
        default = ", ".join(map(str, one.default)) if one.many else one.default
        return f"`{key}`: {told} (default {default})"
    return f"`{key}`: {told}{'' if one.needed else ' (may be left out)'}"


def common(v: Vocabulary) -> str:
    """The parameters that may stand with every word."""
    return table(("key", "what"), ((f"`{key}`", param(key, one).partition(": ")[2]) for key, one in v.common.items()))


def forms(v: Vocabulary, some: Forms, asks: Callable[[Form], str] = lambda form: form.asks) -> str:
    """Every sentence of a kind: its id, what it asks, and where it may stand when that is not everywhere."""

    def told(form: Form) -> str:
        return asks(form) + (f"; {when(v, form.moments)} only" if form.moments else "")

    return table(("sentence", "id", "what it asks"), ((f"`{one.text}`", one.law, told(one)) for one in some.forms))


def parts(some: Forms) -> str:
    """The parts of sentences."""
    rows = [(f"`<{name}>`", ", ".join(part.words)) for name, part in some.parts.items()]
    return table(("part", "one of"), [*rows, ("`<n 1-3>`", "a whole number in that range")])


def cases(key: str, some: Mapping[str, Case]) -> str:
    """The values of a choice that bring parameters of their own."""

    def brings(case: Case) -> str:
        return "; ".join(param(name, one) for name, one in case.params.items()) or "nothing"

    return table((key, "id", "with"), ((f"`{name}`", case.law, brings(case)) for name, case in some.items()))
