"""What may be chosen when a line asks: cards of a hand, a clinic, a reveal zone or the special zone, seats, options."""

from typing import Any

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.cards import card_of
from rumpus.games.blitz_squad.rules.ops_choices import may_rescue, owners_of
from rumpus.games.blitz_squad.rules.specials import zone_card
from rumpus.games.blitz_squad.rules.state import Frame, State, Table
from rumpus.kernel.records.choices import list_bits
from rumpus.kernel.records.piles import find, put_sorted
from rumpus.kernel.records.record import rule


@rule
def put(out: Any, n: int, a: int) -> int:
    """Puts an action into an ascending list, once; how many there are then."""
    return n if find(out, n, a) >= 0 else put_sorted(out, n, a)


@rule
def closed_cards(s: State, p: int, out: Any, n: int = 0) -> int:
    """The designs of the closed hand of seat p."""
    for i in range(s.seats[p].hand_n):
        n = put(out, n, ids.CARD + card_of(s.seats[p].hand[i]) - 1)
    return n


@rule
def open_cards(s: State, p: int, out: Any, n: int = 0) -> int:
    """The designs of the reveal zone of seat p."""
    for i in range(s.seats[p].open_n):
        n = put(out, n, ids.OPEN + s.seats[p].open[i] - 1)
    return n


@rule
def clinic_cards(t: Table, s: State, f: Frame, p: int, out: Any) -> int:
    """The designs of the clinic of seat p that the word may move."""
    n = 0
    for i in range(s.seats[p].clinic_n):
        card = s.seats[p].clinic[i]
        if s.ask == ids.ASK_MEND or may_rescue(t, f, t.ops[f.row], card):
            n = put(out, n, ids.CARD + card - 1)
    return n


@rule
def specials_in_play(s: State, out: Any) -> int:
    """The designs in the special zone."""
    n = 0
    for i in range(s.zone_n):
        n = put(out, n, ids.CARD + zone_card(s, i) - 1)
    return n


@rule
def options_legal(t: Table, s: State, f: Frame, out: Any) -> int:
    """choose: the options that the word has."""
    n = 0
    for k in range(3):
        if t.ops[f.row].size[k] > 0:
            out[n] = ids.OPTION + k
            n += 1
    return n


@rule
def two(a: int, b: int, out: Any) -> int:
    """Two actions."""
    out[0] = a
    out[1] = b
    return 2


@rule
def choice_legal(t: Table, s: State, p: int, out: Any) -> int:
    """BS-RUL-42, BS-RUL-56: what seat p may answer to a line that asks."""
    f = s.frames[s.depth - 1]
    what = s.ask
    if what == ids.ASK_MAY or what == ids.ASK_PAY:
        return two(ids.YES, ids.NO, out)
    if what == ids.ASK_SCOUT:
        return two(ids.KEEP, ids.BOTTOM, out)
    if what == ids.ASK_SEAT:
        return list_bits(f.mask, ids.SEAT, out)
    if what == ids.ASK_OWNER:
        return list_bits(owners_of(s, f.stage - 1), ids.SEAT, out)
    if what == ids.ASK_OPTION:
        return options_legal(t, s, f, out)
    if what == ids.ASK_SNATCH:
        return open_cards(s, f.doing, out)
    if what == ids.ASK_CONCEAL:
        return open_cards(s, p, out)
    if what == ids.ASK_MEND or what == ids.ASK_RESCUE:
        return clinic_cards(t, s, f, p, out)
    if what == ids.ASK_BANISH:
        return specials_in_play(s, out)
    if what == ids.ASK_REVEAL:
        return closed_cards(s, p, out)
    n = 0
    if what == ids.ASK_CYCLE:
        out[0] = ids.STOP
        n = 1
    return open_cards(s, p, out, closed_cards(s, p, out, n))
