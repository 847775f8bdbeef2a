"""Rows and the Bases in them: where a Base lies, whose it is, how it enters and leaves."""

from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.cards import owner_of, sweep_card, word_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.records.piles import insert_at, remove_at
from rumpus.kernel.records.record import rule


@rule
def side_of(t: Table, s: State, r: int, p: int) -> int:
    """BR-TERM-01: which side of row r seat p plays for, 0 or 1; -1 = it does not share the row (BR-CIRC-04)."""
    row = s.rows[r]
    if row.side[0] == t.team[p]:
        return 0
    return 1 if row.side[1] == t.team[p] else -1


@rule
def index_of(s: State, slot: int) -> int:
    """BR-ARB-05: the permanent Base index of the Base in a slot: owner * 16 + number - 1."""
    base = s.bases[slot]
    return base.owner * ids.NUMBERS + base.number - 1


@rule
def next_index(s: State, owner: int) -> int:
    """BR-ARB-05: the index that the next Base of this player will have."""
    return owner * ids.NUMBERS + s.seats[owner].bases


@rule
def find_base(s: State, index: int) -> int:
    """The slot of a Base by its index; -1 when it is not in play."""
    for r in range(s.rows_n):
        row = s.rows[r]
        for i in range(row.n):
            slot = row.base[i]
            if index_of(s, slot) == index:
                return slot
    return -1


@rule
def place_in_row(s: State, slot: int) -> int:
    """Where in its row a Base lies, from 0 at the left."""
    row = s.rows[s.bases[slot].row]
    for i in range(row.n):
        if row.base[i] == slot:
            return i
    return -1  # pragma: no cover - a Base in play lies in its row


@rule
def blocked_in(s: State, slot: int) -> bool:
    """BR-TERM-05: a Base lies on its left and one on its right, frozen or not (BR-CLEAR-06)."""
    i = place_in_row(s, slot)
    return 0 < i < s.rows[s.bases[slot].row].n - 1


@rule
def clear_code(t: Table, s: State, slot: int) -> int:
    """BR-CLEAR-03, -04, -05, BR-HOLD-01: what forbids a Clear on this Base; OK = nothing."""
    base = s.bases[slot]
    if t.claim and s.rows[base.row].n == 1:
        return ids.LAST_BASE  # of what is forbidden here, all but this may become a foul
    if base.frozen:
        return ids.FROZEN
    if s.rows[base.row].n == 1:
        return ids.LAST_BASE
    if blocked_in(s, slot):
        return ids.BLOCKED_IN
    if word_of(t, base.mods) == ops.HOLD_BASE:
        return ids.HELD
    return ids.OK


@rule
def base_code(t: Table, s: State, r: int, where: int) -> int:
    """BR-BASE-01, BR-BASE-03, BR-TAG-04, BR-CIRC-06: what forbids a new Base at this end of row r; OK = nothing."""
    row = s.rows[r]
    if row.closed:
        return ids.AREA_CLOSED
    edge = row.base[0] if where == ids.LEFT else row.base[row.n - 1]
    shut = word_of(t, s.bases[edge].mods) == ops.NO_NEW_BASE
    if row.n >= t.limit and not (t.claim and shut):
        return ids.ROW_FULL  # with fouls = claim the word of a card comes first: it is no foul, but refused
    return ids.NO_NEW_BASE if shut else ids.OK


@rule
def lay_base(s: State, card: int, r: int, where: int) -> int:
    """BR-BASE-01: the Base enters the row unfrozen, with empty ends and no modifiers; its slot."""
    slot = 0
    while s.bases[slot].card > 0:
        slot += 1
    base = s.bases[slot]
    owner = owner_of(card)
    s.seats[owner].bases += 1
    base.card = card
    base.owner = owner
    base.number = s.seats[owner].bases
    base.row = r
    row = s.rows[r]
    row.n = insert_at(row.base, row.n, 0 if where == ids.LEFT else row.n, slot)
    return slot


@rule
def sweep_base(s: State, slot: int) -> int:
    """BR-CLEAR-01: the Base, its modifiers and both strings go to the swept pile; the row closes up. Cards swept.

    BR-RUL-36: the others keep their ends and their order.
    """
    base = s.bases[slot]
    n = sweep_chain(s, base.mods) + sweep_chain(s, base.ends[0].top) + sweep_chain(s, base.ends[1].top)
    sweep_card(s, base.card)
    row = s.rows[base.row]
    row.n = remove_at(row.base, row.n, place_in_row(s, slot))
    base.card = 0
    base.owner = 0
    base.number = 0
    base.row = 0
    base.frozen = 0
    base.mods = 0
    base.mods_n = 0
    for end in base.ends:
        end.top = 0
        end.n = 0
        end.colour = 0
        end.hits = 0
    return n + 1


@rule
def sweep_chain(s: State, top: int) -> int:
    """Sweeps a card and everything under it; how many cards."""
    n = 0
    while top > 0:
        under = s.link[top - 1]
        sweep_card(s, top)
        top = under
        n += 1
    return n


@rule
def all_frozen(s: State) -> bool:
    """BR-FREEZE-05: whether every Base in play, of every area, is frozen."""
    for r in range(s.rows_n):
        row = s.rows[r]
        for i in range(row.n):
            if s.bases[row.base[i]].frozen == 0:
                return False
    return True


@rule
def row_frozen(s: State, r: int) -> bool:
    """Whether every Base of one area is frozen."""
    row = s.rows[r]
    for i in range(row.n):
        if s.bases[row.base[i]].frozen == 0:
            return False
    return True
