"""How a generic module is bound to a game: its imports are found in any number of threads at once."""

import gc
import threading
from pathlib import Path
from typing import Any

import pytest

from rumpus.kernel.compile import bind
from rumpus.kernel.contract.spec import find


def test_several_games_are_bound_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.11 counts how deep a tree of syntax is in one number for all threads: tables of two games that came back
    together ended in a SystemError. Here every other thread reads whenever this one makes something.
    """
    spec, path = find("toy"), bind._source(bind.LOOPS)
    monkeypatch.setattr(bind, "_source", lambda _module: path)  # Python's own looks for files, one thread at a time
    once, wanted = bind.bound_text(spec), bind._imports.__wrapped__(path)
    others: list[Any] = []

    def deeper(n: int) -> None:
        if n:
            deeper(n - 1)
        else:
            others.append((bind.bound_text(spec), bind._imports.__wrapped__(path)))

    def meanwhile(phase: str, _info: dict[str, int]) -> None:
        if phase == "start" and threading.current_thread() is threading.main_thread() and len(others) < 5:
            other = threading.Thread(target=deeper, args=(20,))
            other.start()
            other.join()

    before = gc.get_threshold()
    gc.callbacks.append(meanwhile)
    gc.set_threshold(1)
    try:
        mine = bind.bound_text(spec), bind._imports.__wrapped__(path)
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(meanwhile)
    assert others
    assert all(one == (once, wanted) for one in (mine, *others))


@pytest.mark.parametrize("names", [1, 400])
def test_every_import_of_a_source_is_found(tmp_path: Path, names: int) -> None:
    many = "\n".join(f"name_{n} = 'text {n}'" for n in range(names))
    text = f"""
from __future__ import annotations
{many}
import os.path as path, sys
from rumpus.kernel.contract import unbound
from rumpus.kernel.compile import bind as other
from . import near
from .near import nearer
def later():
    class Inner:
        def deepest(self):
            from rumpus.kernel.contract.unbound import setup
            return setup
"""
    file = tmp_path / "source.py"
    file.write_text(text, "utf-8")
    assert set(bind._imports(file)) == {
        "__future__",
        "__future__.annotations",
        "os.path",
        "sys",
        "rumpus.kernel.contract",
        "rumpus.kernel.contract.unbound",
        "rumpus.kernel.compile",
        "rumpus.kernel.compile.bind",
        "rumpus.kernel.contract.unbound.setup",
    }
