"""The records of Blitz Squad: read-only tables (`Table`) and the state of one game (`State`).

A card is 1..160, the number of its design in `Table.cards`, 0 = none; equal cards are interchangeable. A cell of a
closed hand or tavern is the card plus 256 times the mask of those who know it there: other seats, bit 4 for onlookers.
Hands are ascending; among equal cards the marks of a seat stand first.
"""

from typing import Annotated

from rumpus.kernel.records.chance import RNG
from rumpus.kernel.records.record import Record, TableRecord, alias, record


@record
class Op(Record):
    """One line of a card: a word with its grammar. Lists inside are rows `first`..`first + size - 1`."""

    op: int  # ops
    n: int
    slots: int  # mask over ids.SLOTS
    on: int  # triggers
    who: int  # whom
    may: int  # 1 = may be declined
    cond: int  # conditions, 0 = always
    c: int  # its number
    per: int  # counters, 0 = n as it stands
    cap: int
    x: int  # a value of the word, by the aliases below
    y: int  # ban: until the end of the turn, of the next own turn
    first: Annotated[list[int], 3]  # choose: options; pay: cost, gain
    size: Annotated[list[int], 3]
    least: int = alias("c")  # of a condition: at least, or at most, so many
    which: int = alias("x")  # rescue: 1 = of any brawler
    what: int = alias("x")  # ban: ids.B_*
    stat: int = alias("x")  # all_stacks: ids.STAT_*
    until: int = alias("y")


@record
class Card(Record):
    """One design."""

    kind: int  # BRAWLER, TERRAIN, EVENT; 0 = there is none
    brawler: int  # from 1; 0 for specials
    power: int  # 0..9
    copies: int  # in its brawler's set
    first: int  # its first row
    size: int


@record
class Table(TableRecord):
    """What does not change during a game: options, designs, decks."""

    n: int  # seats, 2..4
    replies: int  # 1 = the target may answer with an action
    reply_lines_only: int  # 1 = lines for slot action do not work in a reply
    reply_block: int  # 1 = the damage of a reply may be blocked
    level: int  # 1 = effects on the Draw Phase change the 7
    targets: int  # ONE, LEFT, ALL
    after_combo: int  # 1 = an empty hand is judged after the combo
    zone: int  # 0, ONE_TERRAIN, ONE_CARD
    special_max: int
    special_copies: int
    idle_replies: int  # 1 = replies after the no-attack discard
    sorted: int  # 1 = covered cards lie by power
    second_start: int
    closed: int  # 1 = deck lists are secret
    flip_limit: int
    combo_limit: int
    turn_limit: int
    cards_n: int  # designs
    brawlers_n: int
    decks: Annotated[list[int], 240]  # 60 cards a seat, ascending
    cards: Annotated[list[Card], 161]
    ops: Annotated[list[Op], 768]


@record
class Stack(Record):
    """A stack on the table. Public."""

    cards: Annotated[list[int], 15]  # the bottom first; 0 beyond n
    n: int
    slot: int  # ids.S_*
    fate: int  # mask over ENCORE, DOOM, HUSHES
    hushed: int  # mask of seats in whose exchange its top has no effect


@record
class Seat(Record):
    """One player. Public but for `hand` and `tavern` (see the module) and, under closed lists, `deck`."""

    deck: Annotated[list[int], 60]  # the 60 cards, ascending
    tavern: Annotated[list[int], 60]  # cells, the top card last; 0 beyond tavern_n
    tavern_n: int
    hand: Annotated[list[int], 60]  # cells of the closed hand; 0 beyond hand_n
    hand_n: int
    open: Annotated[list[int], 60]  # revealed cards, ascending; 0 beyond open_n
    open_n: int
    clinic: Annotated[list[int], 60]  # the top card last
    clinic_n: int
    tomb: Annotated[list[int], 60]  # the top card last
    tomb_n: int
    stacks: Annotated[list[Stack], 3]  # FRONT, BACK, ASIDE
    marked: int  # mask of 1 << FORCED_DRAW, 1 << FORCED_DISCARD in the running step
    out: int  # why it has lost, 0 = it plays
    place: int  # from 1, once it has lost or won


@record
class Wait(Record):
    """A waiting end or begin line. Public."""

    row: int  # of its line
    seat: int  # whose it is
    card: int
    foes: int  # mask
    seats: int  # mask of the seats that it is about, fixed when it was set up
    n: int  # its number, counters included
    combo: int  # the number of the combo whose it is, from 1; 0 = of none
    on: int  # END or BEGIN of triggers


@record
class Lasting(Record):
    """A lasting effect. Public."""

    word: int  # ops
    owner: int  # who set it up
    seat: int  # whom it is about
    n: int  # ban: what
    left: int  # own turns that still have to end; 0 = ends by itself (see lasting.py)


@record
class Combo(Record):
    """The open combo. Public."""

    on: int  # 1 = there is one
    attack: int  # 1 = an attack, 0 = an action
    number: int  # which of the turn, from 1; 0 in the empty Blocking Phase
    foes: int  # mask of opponents that it is aimed at
    price: int  # what its energy had to be
    surge: int  # what surges add to its damage
    hush: int  # mask of seats whose answers have no effect


@record
class Frame(Record):
    """One thing that is running. What the letters mean: see the chapter of its kind."""

    kind: int  # ids.F_*
    step: int
    seat: int
    got: int  # the action just decided, -1 = none
    a: int
    b: int
    c: int
    d: int
    card: int  # LINES: the card
    foes: int  # LINES: mask of foes
    other: int  # LINES: the seat damaged or blocking, -1 = none
    mask: int  # LINES: seats still to be done
    doing: int  # LINES: the seat being done, -1 = none
    n: int  # LINES: the number of the word, counters included
    left: int  # LINES: how much of a word is still to do
    stage: int  # LINES: how far a word has come
    row: int = alias("a")  # LINES: the next line
    end: int = alias("b")  # LINES: behind the last one
    on: int = alias("c")  # LINES: the trigger, 0 = a list inside
    zone: int = alias("d")  # LINES: FRONT .. LATER
    place: int = alias("a")  # SETUP, ENTER, EACH: a place in the special zone
    slot: int = alias("a")  # BUILD: ids.S_*
    part: int = alias("b")  # BUILD: 0 = the attack stack, 1 = any other
    answer: int = alias("a")  # ANSWER: BLOCK or REPLY
    idle: int = alias("b")  # ANSWER: 1 = in the empty Blocking Phase
    blocks: int = alias("c")  # ANSWER: 1 = the turn player's block against a reply
    todo: int = alias("a")  # COMBO: opponents still to come
    foe: int = alias("b")  # COMBO: the opponent of the exchange
    held: int = alias("c")  # COMBO: 1 = the exchange ended in a block
    dealt: int = alias("d")  # COMBO: damage dealt in the exchange


@record
class State(Record):
    """One game. Public but for `rng`, `build` (its builder) and what Seat says."""

    rng: Annotated[list[int], RNG]  # nobody
    now: int  # ms, written by the kernel
    over: int  # end reason, 0 = running
    turn: int  # from 1; 0 in set-up
    active: int  # whose turn it is; -1 in set-up
    first: int  # who began, -1 = not chosen yet
    phase: int  # ids.P_*
    winner: int  # of The Flip, -1 = none yet
    flips: int  # flips made
    tied: int  # 1 = the last flip was decided by lot
    named: int  # 1 = Main is told in the log of this turn, and nothing was settled since (BS-TURN-02)
    combos: int  # placed in this turn
    attacks: int  # placed in this turn
    combo: Combo
    zone: Annotated[list[int], 240]  # specials in play: card + 256 owner + 1024 turn of entering
    zone_n: int
    waits: Annotated[list[Wait], 96]
    waits_n: int
    lasting: Annotated[list[Lasting], 64]
    lasting_n: int
    build: Annotated[list[int], 30]  # attack stack, then (from 15) any other: 2 card + 1 for a revealed one
    build_n: Annotated[list[int], 2]
    aim: int  # whom the combo being built is aimed at, -1 = nobody yet
    frames: Annotated[list[Frame], 12]
    depth: int
    ask: int  # ids.ASK_*
    asker: int  # seat, -1 = none
    seats: Annotated[list[Seat], 4]
    pool: Annotated[list[int], 180]  # scratch of a redeal, blank at rest
