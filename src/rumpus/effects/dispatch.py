"""Two generated, checked-in modules of a game's `rules/`: `ops.py`, the numbers of its words, and `dispatch.py`, the
flat chains that call the compiled function of each. `rumpus generate` writes them.

A chain is one `if` after the other over one number, which LLVM turns into a single jump. Nothing is registered at run
time, and neither module imports a vocabulary: editing a sentence compiles no rule anew.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from rumpus.effects.vocabulary import Vocabulary, Word

Call = tuple[str, int, str]
"""Name, number, and the function: ("draw", 50, "cards.draw")."""


@dataclass(frozen=True, slots=True)
class Chain:
    """One chain: the function `name(params) -> returns` calls for each number of `by` its function with the same
    parameters; a number without one gives `otherwise` (nothing, for a chain that returns None).

    `calls` are names, numbers and functions; `of` is the generated module of numbers that names them.
    """

    name: str
    doc: str
    params: str
    by: str
    calls: tuple[Call, ...]
    returns: str = "None"
    otherwise: str = ""
    of: str = "ops"


@dataclass(frozen=True, slots=True)
class Generated:
    """What is generated for a game: `rules` is its package of compiled rules, `numbers` are modules of numbers by
    name, `chains` those of dispatch.py; `imports` are the lines it needs for the types of the parameters.
    """

    rules: str
    numbers: Mapping[str, tuple[tuple[str, int], ...]]
    chains: tuple[Chain, ...] = ()
    imports: tuple[str, ...] = ()

    def files(self) -> dict[str, str]:
        """The text of each module, by its file name in the folder of the rules."""
        made = {f"{name}.py": _numbers(name, rows) for name, rows in self.numbers.items()}
        return made | ({"dispatch.py": _dispatch(self)} if self.chains else {})


def numbers(v: Vocabulary) -> tuple[tuple[str, int], ...]:
    """The names and numbers of a vocabulary's words, those of words that are the same as another left out."""
    return tuple((word.name, word.number) for word in v.words.values() if not word.same)


def calls(v: Vocabulary, fact: str = "does") -> tuple[Call, ...]:
    """The functions of a vocabulary's words; `fact` names the field of Word that says them. One without has none."""
    return tuple((word.name, word.number, _function(word, fact)) for word in v.words.values() if not word.same)


def _function(word: Word, fact: str) -> str:
    """The function that a word names."""
    return str(getattr(word, fact))


WIDTH: Final = 120
BRANCHES: Final = 18
"""From so many branches on, a chain is said to be too complex."""
WHY: Final = "one chain, a branch for each word"
HEAD: Final = "Generated from content/words.py by `rumpus generate`: do not edit."


def _numbers(name: str, rows: Iterable[tuple[str, int]]) -> str:
    """A module of numbers."""
    lines = [f"{row.upper()}: Final = {number}" for row, number in sorted(rows, key=lambda one: one[1])]
    what = "The words' numbers" if name == "ops" else f"The numbers of {name}"
    return "\n".join([f'"""{what}. {HEAD}"""', "", "from typing import Final", "", *lines, ""])


def _dispatch(one: Generated) -> str:
    """The module of the chains."""
    modules = {function.rpartition(".")[0] for chain in one.chains for _, _, function in chain.calls if function}
    modules |= {chain.of for chain in one.chains}
    own = {_import(one.rules, sorted(modules)), *one.imports}
    own.add("from rumpus.kernel.records.record import rule")
    head = ['"""What each word does: one flat chain over its number.', "", HEAD, '"""', ""]
    long = [f"# house: long because it is {WHY}", ""]
    return "\n".join([*head, *long, *sorted(own), *(line for chain in one.chains for line in _chain(chain))]) + "\n"


def _import(package: str, names: list[str]) -> str:
    """The import of some modules, on one line or on a line each."""
    short = f"from {package} import {', '.join(names)}"
    return short if len(short) <= WIDTH else "\n".join([f"from {package} import (", *(f"    {x}," for x in names), ")"])


def _chain(chain: Chain) -> list[str]:
    """The lines of one chain; words with one function share a branch."""
    names = ", ".join(part.split(":")[0].strip() for part in chain.params.split(","))
    gives = chain.returns != "None"
    branches: dict[str, list[str]] = {}
    for name, _, function in chain.calls:
        if function:
            branches.setdefault(function, []).append(f"k == {chain.of}.{name.upper()}")
    many = f"  # noqa: C901 - {WHY}" if len(branches) >= BRANCHES else ""
    made = ["", "", "@rule", f"def {chain.name}({chain.params}) -> {chain.returns}:{many}", f'    """{chain.doc}"""']
    made += [f"    # house: long because it is {WHY}", f"    k = {chain.by}"]
    for function, tests in branches.items():
        made += [*_test(tests), f"        {'return ' if gives else ''}{function}({names})"]
        made += [] if gives else ["        return"]
    return [*made, *([f"    return {chain.otherwise}"] if gives else [])]


def _test(tests: list[str]) -> list[str]:
    """The line of a branch; of one with many numbers, several."""
    one = f"    if {' or '.join(tests)}:"
    if len(one) <= WIDTH:
        return [one]
    return ["    if (", f"        {tests[0]}", *(f"        or {test}" for test in tests[1:]), "    ):"]
