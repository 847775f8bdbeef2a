"""How sure a share is."""

from math import sqrt

Z95 = 1.959963984540054
"""The normal deviate of a two-sided 95 % interval."""


def wilson(hits: float, of: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval for a share: (low, high), both in 0..1; (0, 1) when nothing was counted.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if not 0 <= hits <= of:
        raise ValueError(f"{hits} hits of {of}")
    if of == 0:
        return 0.0, 1.0
    share = hits / of
    wide = z * z / of
    middle = (share + wide / 2) / (1 + wide)
    half = z * sqrt(share * (1 - share) / of + wide / (4 * of)) / (1 + wide)
    low = 0.0 if hits == 0 else max(0.0, middle - half)
    high = 1.0 if hits == of else min(1.0, middle + half)
    return low, high
