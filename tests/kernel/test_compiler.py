"""The compiler's private ground: what it leans on in Numba, and Numba's own road where that has moved."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.helpers.runtimes import assert_same_bytes

from rumpus import new
from rumpus.kernel.compile.bind import LOOPS, _folders, bind, folder, warm
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records import numba_private
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import PLAIN, STOCK

COMPILER = Path(numba_private.__file__).with_name("compiler.py")
OURS = {"_library", "_lowering", "_compiler", "_register", "_result", "_numba_type_"}


def test_this_numba_has_every_private_name_that_the_compiler_leans_on():
    gone = numba_private.missing()
    assert not gone, (
        f"this Numba has moved {', '.join(gone)}: rules now compile by Numba's own road, slower. "
        "See what took their place, and mend kernel/records/compiler.py and kernel/records/numba_private.py"
    )


def test_the_list_holds_every_private_name_that_the_compiler_uses():
    text = COMPILER.read_text("utf-8")
    used = set(re.findall(r"\.(_[a-z]\w+)", text)) - OURS
    listed = {name for _, _, names in numba_private.NAMES for name in names}
    assert used <= listed, f"add {sorted(used - listed)} to numba_private.NAMES"
    assert "_linking_libraries" in used


def test_what_has_moved_is_named(monkeypatch):
    moved = (
        ("numba.core.codegen", "JITCodeLibrary", ("_final_module", "_gone")),
        ("numba.core.codegen", "Gone", ("anything",)),
        ("numba.core.gone", "Thing", ()),
    )
    monkeypatch.setattr(numba_private, "NAMES", moved)
    wanted = ["numba.core.codegen.JITCodeLibrary._gone", "numba.core.codegen.Gone", "numba.core.gone.Thing"]
    assert numba_private.missing() == wanted


@pytest.mark.skipif(PLAIN, reason="machine code is what this is about")
def test_a_numba_that_has_moved_its_names_compiles_all_the_same():
    code = """
from rumpus.kernel.records import numba_private
numba_private.NAMES += (("numba.core.codegen", "Gone", ()),)
from rumpus.kernel.records import runtime
from rumpus import new
print(runtime.STOCK, runtime._compiler().__name__, new("toy", seed=7).active)
"""
    done = subprocess.run([sys.executable, "-W", "always", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True rumpus.kernel.records.by_numba (0,)"
    assert "rules compile slower: this Numba has no numba.core.codegen.Gone" in done.stderr


@pytest.mark.skipif(PLAIN, reason="machine code is what this is about")
def test_both_roads_lead_to_the_same_bytes():
    assert_same_bytes("toy", {"players": 3}, range(50), "RUMPUS_STOCK")


@pytest.fixture
def own_cache(tmp_path, monkeypatch):
    """A folder for machine code that no test beside this one reads or empties, with the toy's in it."""
    if not warm("toy"):
        subprocess.run([sys.executable, "-m", "rumpus", "compile", "toy"], check=True)
    for home in _folders(find("toy"), (LOOPS,)):
        shutil.copytree(home, tmp_path / home.name)
    monkeypatch.setenv("RUMPUS_CACHE", str(tmp_path))


@pytest.mark.skipif(PLAIN or STOCK, reason="machine code of ours is what this is about")
@pytest.mark.usefixtures("own_cache")
def test_loops_of_another_module_translate_no_rule_again():
    code = """
from rumpus.kernel.compile.bind import compile_all
from rumpus.games.toy.rules import turn
compile_all("toy", modules=("rumpus.bots.ismcts",))
rules = [f for f in vars(turn).values() if getattr(f, "__module__", "") == turn.__name__]
print(len(rules) > 5, sum(len(f.compiled.overloads) for f in rules))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "0"]


@pytest.mark.skipif(PLAIN or STOCK, reason="machine code of ours is what this is about")
@pytest.mark.usefixtures("own_cache")
def test_machine_code_that_is_gone_is_made_anew():
    file = folder(find("toy"), "rumpus.games.toy.rules.turn") / "machine_code"
    file.unlink()
    done = subprocess.run(
        [sys.executable, "-c", "from rumpus import new; print(new('toy', seed=7).active)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "(0,)"
    assert file.exists()


@pytest.mark.skipif(PLAIN, reason="plain rules take any row")
def test_a_row_of_another_layout_does_as_well():
    match = new("toy", seed=7)
    loops, T, S = bind("toy"), match.tables.rows, rows(match.spec.records.State, match.state)
    usual, other = np.zeros(8, np.int32), np.zeros(16, np.int32)
    wanted = loops.legal_at(T, S, 0, match.active[0], usual)
    assert loops.legal_at(T, S, 0, match.active[0], other[::2]) == wanted > 0
    assert other[::2].tolist() == usual.tolist()
