"""A count that several threads may raise at once: a single instruction when compiled."""

from threading import Lock
from typing import Any

from rumpus.kernel.records.runtime import PLAIN

_lock = Lock()


def taken(counts: Any, k: int, by: int) -> int:
    """counts[k, 0] as it was, which is `by` higher now; counts is an array of int64 in two dimensions. Nobody else is
    given the same number.
    """
    with _lock:
        was = int(counts[k, 0])
        counts[k, 0] = was + by
    return was


if not PLAIN:  # pragma: no cover - compiled only
    from llvmlite import ir
    from numba import extending
    from numba.core import cgutils, types

    _cgutils: Any = cgutils
    _extending: Any = extending

    @_extending.type_callable(taken)  # type: ignore[untyped-decorator]  # Numba has no types
    def _type_of_taken(_context: Any) -> Any:
        """A number."""

        def typed(counts: Any, k: Any, by: Any) -> Any:
            fits = isinstance(counts, types.Array) and counts.ndim == 2 and counts.dtype == types.int64
            return types.int64 if fits and isinstance(k, types.Integer) and isinstance(by, types.Integer) else None

        return typed

    @_extending.lower_builtin(taken, types.Array, types.Integer, types.Integer)  # type: ignore[untyped-decorator]  # Numba has no types
    def _taken_compiled(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        """The instruction that adds and says what was there."""
        array = context.make_array(signature.args[0])(context, builder, args[0])
        k, by = (context.cast(builder, args[n], signature.args[n], types.int64) for n in (1, 2))
        first = ir.Constant(ir.IntType(64), 0)
        place = _cgutils.get_item_pointer(context, builder, signature.args[0], array, [k, first])
        return builder.atomic_rmw("add", place, by, "monotonic")
