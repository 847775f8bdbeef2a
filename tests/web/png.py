"""Small PNG files: colours in few steps, written in the shortest way.

A screenshot is written in a hurry by the browser. Here the colours become numbers of a palette; where they are too
many, each row gets the filter that leaves least of it, or all rows the same one. zlib does the rest, at its best.
"""

from __future__ import annotations

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
"""Rows, columns, red green blue."""
STEP = 32
"""Colours are kept in so many of 255: none is further than half of it from what it was. A whole table is 90 kB then;
in steps of 16 it would be twice that, as the screen has it four times.
"""
RGB, PALETTE = 2, 3
MOST = 256


def small(pixels: Pixels) -> bytes:
    """The picture as a PNG, its colours in steps of `STEP`."""
    stepped = np.minimum(255, (pixels.astype(int) + STEP // 2) // STEP * STEP).astype(np.uint8)
    colours, numbers = np.unique(stepped.reshape(-1, 3), axis=0, return_inverse=True)
    if len(colours) > MOST:
        return min((written(stepped, RGB, rows) for rows in filtered(stepped)), key=len)
    rows = numbers.reshape(stepped.shape[:2]).astype(np.uint8)
    return written(stepped, PALETTE, np.insert(rows, 0, 0, axis=1), colours.tobytes())


def filtered(pixels: Pixels) -> list[Pixels]:
    """The rows, each after the number of its filter: all by one filter, for each of the five; each by its own best."""
    high = pixels.shape[0]
    now = pixels.astype(int)
    left, up, corner = (np.zeros_like(now) for _ in range(3))
    left[:, 1:], up[1:], corner[1:, 1:] = now[:, :-1], now[:-1], now[:-1, :-1]
    guess = left + up - corner
    off = [abs(guess - one) for one in (left, up, corner)]
    paeth = np.where((off[0] <= off[1]) & (off[0] <= off[2]), left, np.where(off[1] <= off[2], up, corner))
    guesses = [np.zeros_like(now), left, up, (left + up) // 2, paeth]
    rests = [((now - one) % 256).astype(np.uint8).reshape(high, -1) for one in guesses]
    same = [np.insert(rest, 0, number, axis=1) for number, rest in enumerate(rests)]
    weights = np.stack([np.minimum(rest, 256 - rest.astype(int)).sum(axis=1) for rest in rests])
    best = weights.argmin(axis=0)
    return [*same, np.stack([same[number][row] for row, number in enumerate(best)])]


def written(pixels: Pixels, kind: int, rows: Pixels, palette: bytes = b"") -> bytes:
    """The file: its head, its palette where it has one, its rows."""
    high, wide = pixels.shape[:2]
    head = struct.pack(">IIBBBBB", wide, high, 8, kind, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts if part[0] != b"PLTE" or palette)


def chunk(name: bytes, data: bytes) -> bytes:
    """One part of a PNG file."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
