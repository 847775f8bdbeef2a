"""The two runtimes of the rules: compiled by Numba, or plain Python when RUMPUS_PLAIN=1.

Environment, read once at import: RUMPUS_PLAIN=1 (everything plain), RUMPUS_BOUNDS=1 (compiled, with index checks:
slower, for property tests), RUMPUS_STOCK=1 (compiled by Numba's own road, see stock.py), RUMPUS_CACHE (folder for
compiled code; the user's cache folder where unset).
"""

import os
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

PLAIN: bool = os.environ.get("RUMPUS_PLAIN", "") == "1"
BOUNDS: bool = os.environ.get("RUMPUS_BOUNDS", "") == "1" and not PLAIN


def _stock() -> bool:  # pragma: no cover - compiled only
    """Whether rules compile by Numba's own road: told to, or because this Numba lacks what our compiler leans on."""
    if os.environ.get("RUMPUS_STOCK", "") == "1":
        return True
    from rumpus.kernel.records.numba_private import missing

    gone = missing()
    if gone:
        warnings.warn(f"rules compile slower: this Numba has no {', '.join(gone)}", RuntimeWarning, stacklevel=2)
    return bool(gone)


STOCK: bool = not PLAIN and _stock()


def _compiler() -> Any:  # pragma: no cover - compiled only
    """The module that compiles: ours, or the one that keeps to Numba's own road."""
    return import_module("rumpus.kernel.records.by_numba" if STOCK else "rumpus.kernel.records.compiler")


def cache_root() -> Path:
    """The folder for compiled code: RUMPUS_CACHE, else `rumpus` in the user's cache folder. Not created here."""
    told = os.environ.get("RUMPUS_CACHE")
    if told:
        return Path(told)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "rumpus" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "rumpus"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rumpus"


def rule(function: F) -> F:
    """Marks a function of the rules: bound loops run it compiled; called from Python it is the plain function, always.

    A rule takes records (t, s, log), integers and int arrays; no strings, no allocation, no exceptions. Its machine
    code is kept on disk as part of the bound loops that call it (see bind.py), not by itself.
    """
    if not PLAIN:  # pragma: no cover - compiled only
        # Numba asks any global it meets for its compiled form; the function itself stays plain, so that words, views
        # and why_not can call rules on plain proxies in both runtimes.
        _compiler().attach(function, BOUNDS)
    return function


def loop(function: F) -> F:
    """Marks an entry point of a bound module (loops.py): compiled and kept on disk, or plain when RUMPUS_PLAIN=1."""
    if not PLAIN:  # pragma: no cover - compiled only
        return cast("F", _compiler().loop(function, BOUNDS))
    return function


def gather(
    home: Path, rules: dict[str, Any], takes: dict[str, tuple[Any, ...]]
) -> tuple[dict[str, Any], list[tuple[str, Callable[[], Any]]]]:
    """Rules as the loops of a game take them in, by name, and the named calls that compile them: the rules themselves
    when plain.

    Machine code is kept in `home`; `takes` = what each rule takes: the NumPy type of a record, int, or list for a row
    of int32.
    """
    if not PLAIN:  # pragma: no cover - compiled only
        made: tuple[dict[str, Any], list[tuple[str, Callable[[], Any]]]] = _compiler().gather(home, rules, takes)
        return made
    return rules, []
