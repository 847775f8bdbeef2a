"""Masks, a bit for each card, seat or space: how many are set, and which. An instruction or two when compiled."""

from typing import Any

from rumpus.kernel.records.runtime import PLAIN, rule


def bits(mask: int) -> int:
    """How many bits of a mask are set; the mask is not negative."""
    return int(mask).bit_count()


def first_bit(mask: int) -> int:
    """The number of the lowest bit that is set; the mask is not 0."""
    return (int(mask) & -int(mask)).bit_length() - 1


@rule
def lone(mask: int) -> bool:
    """Whether at most one bit of a mask is set."""
    return mask & (mask - 1) == 0


@rule
def nth_bit(mask: int, n: int) -> int:
    """The number of the n-th bit that is set, from 0; there are more than n."""
    for _ in range(n):
        mask &= mask - 1
    return first_bit(mask)


if not PLAIN:  # pragma: no cover - compiled only
    from llvmlite import ir
    from numba import extending
    from numba.core import types

    _extending: Any = extending

    @_extending.type_callable(bits)  # type: ignore[untyped-decorator]  # Numba has no types
    @_extending.type_callable(first_bit)  # type: ignore[untyped-decorator]  # Numba has no types
    def _type_of_number(_context: Any) -> Any:
        """A number from a number."""
        return lambda mask: types.int64 if isinstance(mask, (types.Integer, types.Boolean)) else None

    @_extending.lower_builtin(bits, types.Integer)  # type: ignore[untyped-decorator]  # Numba has no types
    def _bits_compiled(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        """The instruction that counts."""
        return builder.ctpop(context.cast(builder, args[0], signature.args[0], types.int64))

    @_extending.lower_builtin(first_bit, types.Integer)  # type: ignore[untyped-decorator]  # Numba has no types
    def _first_bit_compiled(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        """The instruction that counts the zeros below."""
        return builder.cttz(
            context.cast(builder, args[0], signature.args[0], types.int64), ir.Constant(ir.IntType(1), 1)
        )
