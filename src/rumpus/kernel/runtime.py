"""The two runtimes of the rules: compiled by Numba, or plain Python when RUMPUS_PLAIN=1.

Environment, read once at import: RUMPUS_PLAIN=1 (everything plain), RUMPUS_BOUNDS=1 (compiled, with index checks:
slower, for property tests), RUMPUS_CACHE (folder for compiled code; the user's cache folder where unset).
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

PLAIN: bool = os.environ.get("RUMPUS_PLAIN", "") == "1"
BOUNDS: bool = os.environ.get("RUMPUS_BOUNDS", "") == "1" and not PLAIN


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
    if not PLAIN:
        import numba
        from numba.core import types

        made: Any = numba.njit(boundscheck=BOUNDS, error_model="numpy")(function)
        # Numba asks any global it meets for this attribute; the function itself stays plain, so that words, views and
        # why_not can call rules on plain proxies in both runtimes.
        function.compiled = made  # type: ignore[attr-defined]
        function._numba_type_ = types.Dispatcher(made)  # type: ignore[attr-defined]
    return function


def loop(function: F) -> F:
    """Marks an entry point of a bound module (loops.py): compiled and kept on disk, or plain when RUMPUS_PLAIN=1."""
    if PLAIN:
        return function
    import numba

    made: Any = numba.njit(cache=True, nogil=True, boundscheck=BOUNDS, error_model="numpy")(function)
    return cast("F", made)
