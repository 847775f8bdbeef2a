"""Games as they are counted, whoever plays them, bound to a game like the kernel's loops: random ones while they are
played (`random_games`), any other from its trail (`watch`).

What is counted is asked of every game alike: how long it was, who led when, which cards were held, could be played and
were, and the events of those kinds that the game names (`Study`). Counting changes no game.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from rumpus.kernel.contract.unbound import (
    MAX_LEGAL,
    NEVER,
    REALTIME,
    apply,
    card_of,
    cards_held,
    due,
    legal,
    result,
    setup,
    who,
    worth,
)
from rumpus.kernel.records.bits import lone
from rumpus.kernel.records.buffers import buffer, zero
from rumpus.kernel.records.chance import next_word, pick, spread
from rumpus.kernel.records.choices import one_of
from rumpus.kernel.records.log import ROW, clear
from rumpus.kernel.records.runtime import loop, rule

SEATS: Final = 8
HELD: Final = 64 * 8  # cards that a seat holds at most
EDGE: Final = 50  # thousandths by which a side is ahead before it leads
PLACES, REASON, DECISIONS, MS, LEADS, BEHIND, CHOICES, LEGAL, ACTED, WIDTH = 8, 16, 17, 18, 19, 20, 21, 22, 23, 24
"""A row of results: 8 scores, 8 places, the end reason, decisions, ms, changes of the lead, how far behind its winner
was at worst (thousandths), decisions with a choice, legal actions in these, the seat that acted first."""
SEEN, PLAYED = 1, 2
"""Bits of what a seat did with a card in a game."""
OFFERED, PICKED, LATEST, PICKS = range(4)
"""Of a card in a game: decisions of a seat at which it could be played, those at which it was; the last that did."""
GAME, KIND, SEAT, NUMBER, SCORES, EVENT = 0, 1, 2, 3, 7, 15
"""A row of the events: the place of the game, the kind, the seat, four numbers, and the scores after it."""
KINDS: Final = 256
ONCE, SCORED = 1, 2
"""How an event of a kind is told: as it is, or with the scores."""


class Notes(NamedTuple):
    """What is written down of one game, or of several side by side."""

    deeds: Any
    """(games, seats, cards): bits of SEEN and PLAYED"""
    picks: Any
    """(games, PICKS, seats, cards)"""
    kinds: Any
    """by kind of event: 0, ONCE or SCORED"""
    events: Any
    """(room, EVENT)"""
    told: Any
    """how many events there were, those without room too"""


@rule
def note(t: Any, s: Any, p: int, a: int, ids: Any, n: int, held: Any, g: int, notes: Any, row: Any) -> None:
    """What seat p of game g holds, and how much it could choose from, before its action a; its n legal ones in ids."""
    row[DECISIONS] += 1
    if n > 1:
        row[CHOICES] += 1
        row[LEGAL] += n
    if row[ACTED] < 0:
        row[ACTED] = p
    cards = notes.deeds.shape[2]
    for k in range(n):
        card = card_of(t, s, p, ids[k])
        if 0 <= card < cards and notes.picks[g, LATEST, p, card] != row[DECISIONS]:
            notes.picks[g, LATEST, p, card] = row[DECISIONS]
            notes.picks[g, OFFERED, p, card] += 1
    for k in range(cards_held(t, s, p, held)):
        if held[k] < cards:
            notes.deeds[g, p, held[k]] |= SEEN
    card = card_of(t, s, p, a)
    if 0 <= card < cards:
        notes.deeds[g, p, card] |= SEEN | PLAYED
        notes.picks[g, PICKED, p, card] += 1


@rule
def tell(t: Any, s: Any, log: Any, g: int, ends: Any, notes: Any) -> None:
    """The events of an apply in game g, those that are wanted."""
    for i in range(log.n):
        how = notes.kinds[log.row[i * ROW]]
        if how == 0:
            continue
        at = notes.told[0]
        notes.told[0] += 1
        if at >= len(notes.events):
            continue
        notes.events[at, GAME] = g
        for j in range(6):
            notes.events[at, KIND + j] = log.row[i * ROW + j]
        if how == SCORED:
            result(t, s, ends)
            for j in range(SEATS):
                notes.events[at, SCORES + j] = ends[j]


@rule
def close(t: Any, s: Any, ends: Any, row: Any) -> None:
    """The game is over, or left: how it stands."""
    row[REASON] = result(t, s, ends)
    for k in range(REASON):
        row[k] = ends[k]
    row[MS] = s.now


@rule
def random_step(t: Any, s: Any, ids: Any, held: Any, x: int, g: int, notes: Any, row: Any, log: Any) -> int:
    """One random decision (or the next stroke of the clock); the generator's next word, or -1 when nobody can act. As
    in the kernel's loops, and counted.
    """
    mask = who(t, s)
    if REALTIME:
        x = next_word(x)
        later = s.now + 1 + pick(x, 500)
        timer = due(t, s)
        if timer != NEVER and (mask == 0 or timer <= later):
            s.now = max(s.now, timer)
            apply(t, s, -1, -1, log)
            row[DECISIONS] += 1
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
    note(t, s, p, a, ids, n, held, g, notes, row)
    apply(t, s, p, a, log)
    return x


@loop
def random_games(T: Any, S: Any, seeds: Any, limit: int, rows: Any, notes: Any, L: Any) -> int:
    """A new random game in row k of S from each seed, decision for decision those of the kernel's `random_games`; how
    many were played until there was no room for the events of one.
    """
    t = T[0]
    log = L[0]
    ids = buffer(MAX_LEGAL)
    held = buffer(HELD)
    ends = buffer(16)
    for k in range(len(seeds)):
        s = S[k]
        row = rows[k]
        row[ACTED] = -1
        before = notes.told[0]
        zero(s)
        clear(log)
        setup(t, s, int(seeds[k]), log)
        tell(t, s, log, k, ends, notes)
        x = spread(int(seeds[k]) + 1)
        while row[DECISIONS] < limit:
            clear(log)
            x = random_step(t, s, ids, held, x, k, notes, row, log)
            if x < 0:
                break
            tell(t, s, log, k, ends, notes)
        close(t, s, ends, row)
        if notes.told[0] > len(notes.events):
            notes.told[0] = before
            return k
    return len(seeds)


@rule
def leader(t: Any, s: Any, n: int, teams: Any, before: int, out: Any) -> int:
    """The team that leads by more than EDGE thousandths, or whoever led before."""
    worth(t, s, out)
    first = 0
    for p in range(1, n):
        if out[p] > out[first]:
            first = p
    second = -1
    for p in range(n):
        if teams[p] != teams[first]:
            second = max(second, out[p])
    return int(teams[first]) if out[first] - second > EDGE else before


@rule
def fall_behind(n: int, teams: Any, out: Any, low: Any) -> None:
    """How far each seat is behind the best of the others, if it never was farther."""
    for q in range(n):
        behind = 0
        for r in range(n):
            if teams[r] != teams[q]:
                behind = max(behind, out[r] - out[q])
        low[q] = max(low[q], behind)


@loop
def watch(T: Any, S: Any, number: int, trail: Any, count: int, teams: Any, row: Any, notes: Any, L: Any) -> None:
    """Plays the first `count` rows of a trail again in row 0 of S and writes what came of them: into `row` and `notes`,
    both empty. A lead changes hands when another team leads by more than EDGE.
    """
    t = T[0]
    s = S[0]
    log = L[0]
    ids = buffer(MAX_LEGAL)
    held = buffer(HELD)
    ends = buffer(16)
    out = buffer(16)
    low = buffer(SEATS)
    n = len(teams)
    row[ACTED] = -1
    zero(s)
    clear(log)
    setup(t, s, number, log)
    tell(t, s, log, 0, ends, notes)
    ahead = -1
    for k in range(count):
        p = int(trail[k, 1])
        a = int(trail[k, 2])
        s.now = int(trail[k, 0])
        if p >= 0:
            note(t, s, p, a, ids, legal(t, s, p, ids), held, 0, notes, row)
        clear(log)
        apply(t, s, p, a, log)
        tell(t, s, log, 0, ends, notes)
        if result(t, s, ends):
            break
        led = leader(t, s, n, teams, ahead, out)
        if ahead >= 0 and led != ahead:
            row[LEADS] += 1
        ahead = led
        fall_behind(n, teams, out, low)
    close(t, s, ends, row)
    for p in range(n):
        if row[REASON] and ends[PLACES + p] == 1:
            row[BEHIND] = max(row[BEHIND], low[p])


def notes_for(games: int, seats: int, cards: int, kinds: Any, room: int) -> Notes:
    """Empty notes of so many games, with room for so many events."""
    return Notes(
        np.zeros((games, seats, max(1, cards)), np.int32),
        np.zeros((games, PICKS, seats, max(1, cards)), np.int32),
        kinds,
        np.zeros((room, EVENT), np.int32),
        np.zeros(1, np.int32),
    )


def warmups(bound: Any, T: Any, S: Any, L: Any, _width: int) -> list[tuple[str, Callable[[], Any]]]:
    """A call of every entry point, each of which compiles it (see loops.warmups)."""
    notes = notes_for(1, SEATS, 1, np.zeros(KINDS, np.int32), 0)
    trail, two, rows = np.zeros((0, 3), np.int32), np.zeros(2, np.int32), np.zeros((1, WIDTH), np.int32)
    return [
        ("counting", lambda: bound.random_games(T, S, two[:0], 0, rows, notes, L)),
        ("watching", lambda: bound.watch(T, S, 1, trail, 0, two, rows[0], notes, L)),
    ]
