"""What the page tells beforehand, by the rules and from what a seat knows: what a character of its hand earns if it
wins, how it fares against any other, and what the others can still hold. It reads that hand and what is public.
"""

from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.rules import ids, ops
from rumpus.games.incredibrawl.rules.effect_stack import holds
from rumpus.games.incredibrawl.rules.fight import compare, enter, in_force, level_of, open_place, type_of
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.records.log import Log


def left(t: Table, s: State, p: int) -> list[int] | None:
    """The characters that a seat can still hold, in hand, deck or face down, by public facts: all but those on its
    discard pile and the one in play. None at a table that wants memory.
    """
    if dict(book_of(t).options)["still_hold"] == "off":
        return None
    seat = s.seats[p]
    gone = {seat.discard[i] - 1 for i in range(seat.discard_n)} | {seat.fighter.card - 1}
    return [card for card in range(ids.CHARACTERS) if card not in gone]


class Stake(Shown):
    """What a character earns if it wins here: Victory Glory, and the location's bonus; `fares`: by character, whether
    it would win (1), throw (0) or lose (-1) against it by Type and Level, before abilities. It hangs on nothing else:
    two seats of an empty table stand for any two.
    """

    def __init__(self, t: Table, place: int, card: int) -> None:
        bare = State.new()
        bare.places[0] = place
        log = Log.new()
        if t.locations:
            open_place(t, bare)
        enter(t, bare, 0, card, 0, log)
        fares = []
        for other in range(ids.CHARACTERS):
            enter(t, bare, 1, other, 0, log)
            fares.append(int(compare(t, bare, 0, 1)))
        self.card: int = card
        self.victory: int = max(0, 1 + int(bare.glory_mod))
        self.bonus: int = _bonus(t, bare)
        self.fares: list[int] = fares


def stakes(t: Table, s: State, p: int) -> list[Stake]:
    """For each character that seat p may choose, or has chosen. Empty but while it is chosen."""
    if s.ask != ids.A_SELECT or not s.asked >> p & 1:
        return []
    seat = s.seats[p]
    hand = seat.characters | (1 << (seat.selected - 1) if seat.selected else 0)
    told = book_of(t).foretold
    made: list[Stake] = []
    for card in range(ids.CHARACTERS):
        if hand >> card & 1:
            key = (s.places[0], card)
            if key not in told:
                told[key] = Stake(t, s.places[0], card)
            made.append(told[key])
    return made


def _bonus(t: Table, bare: State) -> int:
    """IB-LOC-03: what the location pays the winner, seat 0."""
    if not t.locations:
        return 0
    one = bare.seats[0].fighter
    bare.winner, bare.winner_card, bare.winner_serial = 0, one.card, one.serial
    bare.winner_type, bare.winner_level = type_of(t, bare, 0), level_of(t, bare, 0)
    bare.fx.kind = ids.PLACE_TEXT
    text = t.places[bare.places[0]]
    rows = (t.ops[i] for i in range(text.first[0], text.first[0] + text.size[0]))
    found = [op for op in rows if op.op == ops.WINNER_BONUS and in_force(t, bare, op) and holds(t, bare, op)]
    return sum(int(op.n) for op in found)
