"""Scratch room for loops: an int32 array when compiled, a memoryview of ints in the plain runtime."""

from typing import Any

import numpy as np

from rumpus.kernel.records.runtime import PLAIN


def buffer(n: int) -> Any:
    """N zeroed ints, for the time of the call that asked for them. For loops only: rules allocate nothing.

    Compiled, they lie on the stack of the function that calls this, and nobody counts references to them: counting
    took a fifth of the time of a short decision. So they are never returned, nor asked for again and again in a loop.
    """
    return np.zeros(n, np.int32).data


def zero(s: Any) -> None:
    """Zeroes a whole record."""
    s.cells[:] = np.zeros(len(s.cells), np.int32).data


if not PLAIN:  # pragma: no cover - compiled only
    from llvmlite import ir
    from numba import extending
    from numba.core import cgutils, types
    from numba.np import arrayobj

    _arrayobj: Any = arrayobj
    _cgutils: Any = cgutils
    _extending: Any = extending

    @_extending.type_callable(buffer)  # type: ignore[untyped-decorator]  # Numba has no types
    def _type_of_buffer(_context: Any) -> Any:
        """An array of int32."""

        def typed(n: Any) -> Any:
            return types.Array(types.int32, 1, "C") if isinstance(n, types.Integer) else None

        return typed

    @_extending.lower_builtin(buffer, types.Integer)  # type: ignore[untyped-decorator]  # Numba has no types
    def _buffer_compiled(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        """Room on the caller's stack, as an array that nobody owns."""
        four = ir.Constant(ir.IntType(64), 4)
        n = context.cast(builder, args[0], signature.args[0], types.intp)
        room = builder.alloca(ir.IntType(32), n)
        _cgutils.memset(builder, room, builder.mul(n, four), 0)
        made = context.make_array(signature.return_type)(context, builder)
        _arrayobj.populate_array(made, data=room, shape=(n,), strides=(four,), itemsize=four, meminfo=None)
        return made._getvalue()

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
