"""Scratch room for loops: an int32 array when compiled, a memoryview of ints in the plain runtime."""

from typing import Any

import numpy as np

from rumpus.kernel.runtime import PLAIN, rule


def _plain(n: int) -> Any:
    return np.zeros(n, np.int32).data


def _compiled(n: int) -> Any:  # pragma: no cover - compiled only
    return np.zeros(n, np.int32)


buffer = _plain if PLAIN else rule(_compiled)
"""buffer(n): n zeroed ints. For loops only: rules allocate nothing."""


def zero(s: Any) -> None:
    """Zeroes a whole record."""
    s.cells[:] = np.zeros(len(s.cells), np.int32).data


if not PLAIN:  # pragma: no cover - compiled only
    from llvmlite import ir
    from numba import extending
    from numba.core import cgutils, types

    _cgutils: Any = cgutils
    _extending: Any = extending

    @_extending.intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
    def _zero(_context: Any, kind: Any) -> Any:
        """Fills the bytes of a record with 0."""

        def code(_target: Any, builder: Any, signature: Any, args: Any) -> Any:
            _cgutils.memset(builder, args[0], ir.Constant(ir.IntType(64), signature.args[0].size), 0)

        return types.void(kind), code

    @_extending.overload(zero)  # type: ignore[untyped-decorator]  # Numba has no types
    def _zero_compiled(s: Any) -> Any:
        """What `zero` is in compiled code; Numba wants the same signature inside."""

        def code(s: Any) -> Any:
            _zero(s)

        return code if isinstance(s, types.Record) else None
