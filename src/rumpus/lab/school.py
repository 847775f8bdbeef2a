"""Many games at once, for learning, bound to a game like the kernel's loops: only decisions that leave a choice among
what bots look at are asked for.

A game that ends begins anew in the same step. What is remembered of each is a row of G by the columns below.
"""

from collections.abc import Callable
from typing import Any

from rumpus.kernel.contract.unbound import MAX_LEGAL, apply, features, legal, narrow, result, setup, who
from rumpus.kernel.records.bits import first_bit, lone
from rumpus.kernel.records.buffers import zero
from rumpus.kernel.records.chance import next_word, spread
from rumpus.kernel.records.choices import one_of
from rumpus.kernel.records.log import clear
from rumpus.kernel.records.runtime import loop

SEAT, CHOICES, ENDED, STREAM, COLUMNS = range(5)
"""Who is asked; among how many actions; 1: the last step ended a game; where its chance goes on."""


@loop
def proceed(T: Any, S: Any, G: Any, actions: Any, ids: Any, rows: Any, ends: Any, L: Any) -> None:
    """Plays an action in every game (-1: sets it up anew) and goes on to the next choice: ids[k, :G[k, CHOICES]] for
    G[k, SEAT], whose row is rows[k]. Of a game that ended ends[k] are the 8 scores and 8 places.
    """
    t = T[0]
    log = L[0]
    for k in range(len(S)):
        s = S[k]
        G[k, ENDED] = 0
        anew = actions[k] < 0
        if not anew:
            clear(log)
            apply(t, s, int(G[k, SEAT]), int(actions[k]), log)
        while True:
            if anew:
                G[k, STREAM] = next_word(int(G[k, STREAM])) & 0x7FFFFFFF
                zero(s)
                clear(log)
                setup(t, s, int(G[k, STREAM]), log)
                anew = False
            mask = who(t, s)
            if mask == 0:
                result(t, s, ends[k])
                G[k, ENDED] = 1
                anew = True
                continue
            p = first_bit(mask) if lone(mask) else one_of(mask, spread(int(G[k, STREAM]) ^ int(actions[k])))
            n = legal(t, s, p, ids[k])
            if n > 1:
                n = narrow(t, s, p, ids[k], n)
            if n > 1:
                G[k, SEAT] = p
                G[k, CHOICES] = n
                features(t, s, p, rows[k])
                break
            clear(log)
            apply(t, s, p, int(ids[k, 0]), log)


def warmups(bound: Any, T: Any, S: Any, L: Any, _width: int) -> list[tuple[str, Callable[[], Any]]]:
    """A call of every entry point, each of which compiles it (see loops.warmups)."""
    import numpy as np

    wide, none = np.zeros((1, MAX_LEGAL), np.int32), np.zeros(1, np.int32)
    row, ends = np.zeros((1, 4096), np.int32), np.zeros((1, 16), np.int32)
    return [("lessons", lambda: bound.proceed(T, S[:1], none.reshape(1, 1), none - 1, wide, row, ends, L))]
