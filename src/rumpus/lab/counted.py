"""Random games whose decisions and events a game counts (its `Tally`), bound to it like the kernel's loops.

The games are those of `random_games`, decision for decision; counting changes nothing.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from rumpus.kernel.bits import lone
from rumpus.kernel.buffers import buffer, zero
from rumpus.kernel.chance import next_word, pick, spread
from rumpus.kernel.choices import one_of
from rumpus.kernel.events import clear
from rumpus.kernel.record import rows
from rumpus.kernel.runtime import loop, rule
from rumpus.kernel.unbound import (
    MAX_LEGAL,
    NEVER,
    REALTIME,
    Counts,
    apply,
    chosen,
    due,
    happened,
    legal,
    result,
    setup,
    who,
)


@rule
def counted_step(t: Any, s: Any, ids: Any, x: int, log: Any, counts: Any) -> int:
    """One random decision (or the next stroke of the clock); the generator's next word, or -1 when nobody can act."""
    mask = who(t, s)
    if REALTIME:
        x = next_word(x)
        later = s.now + 1 + pick(x, 500)
        timer = due(t, s)
        if timer != NEVER and (mask == 0 or timer <= later):
            s.now = max(s.now, timer)
            apply(t, s, -1, -1, log)
            return x
        s.now = later
    if mask == 0:
        return -1
    if not lone(mask):
        x = next_word(x)
    p = one_of(mask, x)
    n = legal(t, s, p, ids)
    x = next_word(x)
    a = int(ids[pick(x, n)])
    chosen(t, s, p, a, counts)
    apply(t, s, p, a, log)
    return x


@loop
def counted_games(T: Any, S: Any, i: int, seeds: Any, limit: int, out: Any, C: Any, L: Any) -> None:
    """A new random game in row i from each seed; out[k] as in `random_games`, the counters in row 0 of C grow."""
    t = T[0]
    s = S[i]
    log = L[0]
    counts = C[0]
    ids = buffer(MAX_LEGAL)
    ends = buffer(16)
    for k in range(len(seeds)):
        number = int(seeds[k])
        zero(s)
        clear(log)
        setup(t, s, number, log)
        happened(t, s, log, counts)
        x = spread(number + 1)
        n = 0
        while n < limit:
            clear(log)
            x = counted_step(t, s, ids, x, log, counts)
            if x < 0:
                break
            happened(t, s, log, counts)
            n += 1
        reason = result(t, s, ends)
        for j in range(16):
            out[k, j] = ends[j]
        out[k, 16] = reason
        out[k, 17] = n


@loop
def chosen_at(T: Any, S: Any, i: int, p: int, a: int, C: Any) -> None:
    """Counts that seat p is about to do action a in row i."""
    chosen(T[0], S[i], p, a, C[0])


@loop
def happened_at(T: Any, S: Any, i: int, L: Any, C: Any) -> None:
    """Counts what the last apply in row i did."""
    happened(T[0], S[i], L[0], C[0])


def warmups(loops: Any, T: Any, S: Any, L: Any, _width: int) -> list[tuple[str, Callable[[], Any]]]:
    """A call of every entry point, each of which compiles it."""
    three, ends = np.zeros(3, np.int32), np.zeros((3, 18), np.int32)
    C = rows(Counts, Counts.blank())
    return [
        ("counted games", lambda: loops.counted_games(T, S, 0, three, 0, ends, C, L)),
        ("choices counted", lambda: loops.chosen_at(T, S, 0, 0, 0, C)),
        ("events counted", lambda: loops.happened_at(T, S, 0, L, C)),
    ]
