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
    if not PLAIN:  # pragma: no cover - compiled only
        from rumpus.kernel import compiler

        # Numba asks any global it meets for its compiled form; the function itself stays plain, so that words, views
        # and why_not can call rules on plain proxies in both runtimes.
        compiler.attach(function, BOUNDS)
    return function


def loop(function: F) -> F:
    """Marks an entry point of a bound module (loops.py): compiled and kept on disk, or plain when RUMPUS_PLAIN=1."""
    if not PLAIN:  # pragma: no cover - compiled only
        from rumpus.kernel import compiler

        return cast("F", compiler.loop(function, BOUNDS))
    return function


def part(function: F) -> F:
    """A rule as loops take it in: with all the rules below it, optimised once for all loops. Itself when plain."""
    if not PLAIN:  # pragma: no cover - compiled only
        from rumpus.kernel import compiler

        return cast("F", compiler.part(function, BOUNDS))
    return function
