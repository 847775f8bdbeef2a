"""The generated dispatch: one flat chain that calls the function of each word, and does not know its sentences."""

import importlib
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from tests.effects.lantern import V

from rumpus import effects as fx
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows

WORDS = fx.vocabulary(
    [
        fx.Word("draw", 1, does="cards.draw"),
        fx.Word("glow", 2, does="fights.glow"),
        fx.Word("nothing", 3),
        fx.Word("fade", 7, does="fights.glow"),
        fx.Word("wild_draw", 1, does="cards.draw", same="draw"),
    ]
)
RUN = fx.Chain(
    "run_word",
    "The word of a row, by its number; what it did.",
    "s: State, log: Log, n: int",
    "s.op",
    fx.calls(WORDS),
    "int",
    "-1",
)
MARK = fx.Chain("mark", "Marks a word.", "s: State", "s.op", (("glow", 2, "fights.mark"),))


def generated(package: str) -> fx.Generated:
    """What is generated for a game in this package."""
    imports = (f"from {package}.state import State", "from rumpus.kernel.records.log import Log")
    return fx.Generated(package, {"ops": fx.numbers(WORDS)}, (RUN, MARK), imports)


STATE = """
from typing import Annotated
from rumpus.kernel.records.record import Record, record

@record
class State(Record):
    op: int
    n: int
"""
CARDS = """
from {0}.state import State
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rule

@rule
def draw(s: State, log: Log, n: int) -> int:
    s.n += n
    return 100
"""
FIGHTS = """
from {0}.state import State
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rule

@rule
def glow(s: State, log: Log, n: int) -> int:
    s.n -= n
    return 200 + s.op

@rule
def mark(s: State) -> None:
    s.n = 77
"""
PLAY = """
from {0}.dispatch import mark, run_word
from {0}.state import State
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.runtime import loop

@loop
def play(S: list[State], L: list[Log], out: list[int]) -> None:
    for i in range(len(S)):
        out[i] = run_word(S[i], L[0], 5)
        if S[i].op != 1:
            mark(S[i])
"""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A package of rules with the generated modules in it."""
    name = "rules_of_the_lantern"
    folder = tmp_path / name
    folder.mkdir()
    for file, text in {"__init__": "", "state": STATE, "cards": CARDS, "fights": FIGHTS, "play": PLAY}.items():
        (folder / f"{file}.py").write_text(text.replace("{0}", name))
    for file, text in generated(name).files().items():
        (folder / file).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module(f"{name}.play")
    for module in [one for one in sys.modules if one.partition(".")[0] == name]:
        del sys.modules[module]


def test_each_number_calls_its_function_in_both_runtimes(game: ModuleType) -> None:
    array = game.State.blank(4)
    array["op"] = [1, 2, 3, 7]
    out = np.zeros(4, np.int32)
    game.play(rows(game.State, array), rows(Log, Log.blank()), out)
    assert out.tolist() == [100, 202, -1, 207]
    assert array["n"].tolist() == [5, 77, 0, -5]


def test_the_text_of_both_modules() -> None:
    files = generated("game.rules").files()
    assert files["ops.py"].endswith("\nDRAW: Final = 1\nGLOW: Final = 2\nNOTHING: Final = 3\nFADE: Final = 7\n")
    text = files["dispatch.py"]
    assert "from game.rules import cards, fights, ops\n" in text
    assert "    if k == ops.GLOW or k == ops.FADE:\n        return fights.glow(s, log, n)\n" in text
    assert "NOTHING" not in text, "a word without a function has no branch"
    assert text.endswith("    if k == ops.GLOW:\n        fights.mark(s)\n        return\n")


def test_what_is_compiled_knows_no_words_of_cards() -> None:
    made = fx.Generated("g.rules", {"ops": fx.numbers(V)}, (replace(RUN, calls=fx.calls(V)),)).files()
    assert not any("effects" in line or "content" in line for line in made["dispatch.py"].split('"""')[2].splitlines())


def test_no_generated_line_is_too_long() -> None:
    made = generated("rules_of_the_lantern").files()
    words = [fx.Word(f"word_{k}", k, does=f"a_long_name_of_a_module_{k}.do") for k in range(30)]
    chain = replace(RUN, calls=fx.calls(fx.vocabulary(words)))
    made |= fx.Generated("rules_of_the_torch", {}, (chain,)).files()
    assert "# noqa: C901 - one chain" in made["dispatch.py"]
    assert "import (\n    a_long_name_of_a_module_0,\n" in made["dispatch.py"]
    lines = [line.partition("  # noqa")[0] for text in made.values() for line in text.splitlines()]
    assert max(map(len, lines)) <= 120
