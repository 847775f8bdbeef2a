"""docs/when-a-rule-does-not-compile.md: each mistake gives the error that the page names, each cure compiles."""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import PLAIN

PAGE = Path(__file__).parents[2] / "docs" / "when-a-rule-does-not-compile.md"
BLOCK = re.compile(r"^```(\w+) ?(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LOOP = """

@loop
def run(S: list[State], out: list[int]) -> None:
    out[0] = play(S[0])
"""
BLOCKS = [found.groups() for found in BLOCK.finditer(PAGE.read_text("utf-8"))]
HEAD = (
    "from rumpus.kernel.records.runtime import loop\n"
    + next(body for _, kind, body in BLOCKS if kind == "head")
    + "\n\n"
)
compiled = pytest.mark.skipif(PLAIN, reason="compiling is what this is about")


def told(kind: str) -> list[tuple[str, str]]:
    """(code, text behind it) of each block of a kind."""
    return [(body, BLOCKS[i + 1][2]) for i, (_, one, body) in enumerate(BLOCKS) if one == kind]


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """Makes a module of a block below the page's records."""
    name = "rules_of_the_page"

    def make(body: str) -> ModuleType:
        (tmp_path / f"{name}.py").write_text(HEAD + body + LOOP, "utf-8")
        importlib.invalidate_caches()
        return importlib.import_module(name)

    monkeypatch.syspath_prepend(str(tmp_path))
    yield make
    sys.modules.pop(name, None)


def start(module: ModuleType) -> np.ndarray:
    """A game with four coins in the pot and one on B's side."""
    array = module.State.blank(1)
    array["pot"] = 4
    array["seats"]["coins"][0, 1] = 1
    return array


def run(module: ModuleType) -> int:
    """What the rule gives in the runtime of this process."""
    out = np.zeros(1, np.int32)
    module.run(rows(module.State, start(module)), out)
    return int(out[0])


def test_there_are_ten() -> None:
    assert len(told("mistake")) == len(told("instead")) == 10
    assert re.findall(r"^## (\d+)\.", PAGE.read_text("utf-8"), re.MULTILINE) == [str(n) for n in range(1, 11)]


@compiled
@pytest.mark.parametrize(("body", "error"), told("mistake"))
def test_a_mistake_gives_the_error_of_the_page(body, error, module):
    with pytest.raises(Exception) as caught:
        run(module(body))
    assert [line for line in error.splitlines() if line not in str(caught.value)] == [], str(caught.value)


@pytest.mark.parametrize("body", [body for body, _ in told("instead")])
def test_what_to_write_instead_runs(body, module):
    made = module(body)
    assert run(made) == made.play(made.State.at(start(made)))


@pytest.mark.parametrize(("body", "error"), told("refused"))
def test_what_import_refuses(body, error, module):
    with pytest.raises(TypeError, match=error.strip()):
        module(body)


@pytest.mark.parametrize(("body", "values"), told("differs"))
def test_what_differs_between_the_runtimes(body, values, module):
    said = dict(line.split() for line in values.splitlines())
    made = module(body)
    try:
        plain = str(made.play(made.State.at(start(made))))
    except (TypeError, ValueError) as fault:
        plain = type(fault).__name__
    assert plain == said["plain"]
    if not PLAIN:
        assert str(run(made)) == said["compiled"]
