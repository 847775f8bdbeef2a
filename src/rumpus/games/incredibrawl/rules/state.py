"""The records of IncrediBrawl: read-only tables (`Table`) and the state of one game (`State`).

A card is 0..29 a character, 30..39 a Power-Up; a field that may hold none holds the card plus 1, and 0 is none. Every
player has each card once, so a hand is two masks. A cell of a deck is the card plus 64 times the mask of seats that
have seen it there.
"""

from typing import Annotated

from rumpus.kernel.records.chance import RNG
from rumpus.kernel.records.record import Record, TableRecord, alias, record


@record
class Op(Record):
    """One effect word with its parameters. Lists inside are rows `first`..`first + size - 1`."""

    op: int  # ops
    n: int
    who: int  # whom: the players or characters meant
    choose: int  # 1 = the owner chooses one of them
    until: int  # 0 = the brawl, 1 = this scrap
    to: int  # a value of the word, by the aliases below
    optional: int  # 1 = "may"
    cond: int  # conditions, 0 = always
    cond_a: int  # its number, Type, class mask, or location
    mask: int  # a mask of the word, by the aliases below
    low: int  # unused
    high: int  # a greatest value
    kind: int  # filter: Type plus 1, 0 = any
    first: Annotated[list[int], 3]  # first row of a list
    size: Annotated[list[int], 3]  # rows of it
    place: int = alias("to")  # recover, return_self, replacements: where the card goes (places)
    level: int = alias("to")  # level_set: 1..10, HIGHEST, LOWEST, PRINTED
    type: int = alias("to")  # type_set, beat_type: a Type, CHOSEN_TYPE, COPIED_TYPE
    card_kind: int = alias("to")  # discards: KIND_CHARACTER, KIND_POWER_UP, 0 = any card
    per: int = alias("to")  # glory_per: PER_CLASS .. PER_HAND
    classes: int = alias("mask")  # beat_class, glory_per, filters
    triggers: int = alias("mask")  # silence, copy_ability
    shields: int = alias("mask")  # protect: 1 from Power-Ups, 2 from abilities
    looks: int = alias("mask")  # deck_peek: REORDER, BOTTOM
    most: int = alias("high")  # filters: the greatest Level, 0 = any; glory_per: Glory at most


@record
class Card(Record):
    """One card's data."""

    type: int  # 0 physical, 1 natural, 2 energy; characters only
    level: int  # 1..10; characters only
    classes: int  # mask over ids.CLASSES
    windows: int  # mask over ids.W_*: where a Power-Up may be laid, when a character's Other ability is used
    first: Annotated[list[int], 4]  # first effect row by trigger; Power-Ups and locations use the first
    size: Annotated[list[int], 4]  # effect rows by trigger


@record
class Table(TableRecord):
    """What does not change during a game: options and cards."""

    n: int  # seats, 2..4
    mode: int  # FAMILY, CASUAL, GAMER
    power_ups: int  # 1 = in the decks
    locations: int  # 1 = the location may change
    brawl: int  # 1 = Select-a-Brawl
    first: int  # 1 = Power-Ups are asked from the token holder round
    goal: int  # 10..999
    start: int  # Glory at the start
    max_rounds: int
    play_cap: int
    level_cap: int  # 10, or 99 = none
    skipped: int  # gone_ability = skipped
    throw_only: int  # ability_tie = throw_only
    lost_scrap: int  # lose_trigger = lost_scrap
    tie_break: int  # THROW, RANDOM, COIN
    any_time: int  # refill_timing = any_time
    refill_min: int  # 1, 2
    refill: int  # 0 = no refill for money (family_refill = off)
    shared: int  # final_tie = shared
    at_draw: int  # no_character_test = at_draw
    rotates: int  # 1 = the token passes on after each round
    token: int  # 1 = the token is in the game
    odd: int  # 1 = the token holder of three is at spot 3
    at_placement: int  # sab_choice = at_placement
    returned: int  # late_power_up = returned
    hidden: int  # hidden_windows = on
    live: int  # race = arrival, and windows have a clock
    vote: int  # classes = vote
    fitting: Annotated[list[int], 9]  # by window: mask of the Power-Ups for it
    others: int  # mask over ids.W_*: when the Other ability of a character of the set is used
    cards: Annotated[list[Card], 40]
    places: Annotated[list[Card], 10]  # the locations, the basic one first
    ops: Annotated[list[Op], 320]


@record
class Fighter(Record):
    """The character that a seat has in play. Public."""

    card: int  # plus 1; 0 = none
    spot: int  # 1..4; kept while the spot is empty
    serial: int  # which entrance of the game this is
    later: int  # 1 = came into play after the reveal
    beaten: int  # 1 = lost a scrap of this brawl
    pending: int  # 1 = its Play ability has yet to trigger
    silenced: int  # mask over triggers
    mod: Annotated[list[int], 2]  # plus and minus to the Level: this brawl, this scrap
    fixed: Annotated[list[int], 2]  # a Level that replaces the printed one, 0 = none: this brawl, this scrap
    type: Annotated[list[int], 2]  # a Type plus 1, 0 = the printed one: this brawl, this scrap
    beats_class: int  # mask of classes
    granted: int  # mask of classes that the others granted it (classes = vote)
    claims: int  # 1 = has claimed a class in this brawl
    beats_type: int  # mask of Types
    ties: Annotated[list[int], 2]  # 1 = wins true ties: this brawl, this scrap
    protected: int  # mask: 1 from Power-Ups, 2 from abilities
    copied: Annotated[list[int], 4]  # by trigger: the card, plus 1, whose ability it has too


@record
class Seat(Record):
    """One player. Public but for `hand`, `selected`, `commit` (the owner) and `deck` (who has seen a card)."""

    glory: int
    characters: int  # mask of characters in hand
    power_ups: int  # mask of Power-Ups in hand
    known: Annotated[list[int], 4]  # by viewer: characters known to be in hand or selected
    known_up: Annotated[list[int], 4]  # by viewer: Power-Ups known to be in hand
    deck: Annotated[list[int], 40]  # cells, the top card last; 0 beyond deck_n
    deck_n: int
    discard: Annotated[list[int], 40]  # cards plus 1, the latest last
    discard_n: int
    selected: int  # card plus 1 face down; 0 = none
    commit: int  # the action plus 1 of a simultaneous decision, until all have decided
    arrived: int  # which commit of the window it was, from 1
    bought: int  # 1 = has paid for a refill this round
    drawn: int  # 1 = has no normal draw left this round
    more: int  # what effects add to the normal draw
    plays: int  # Play abilities triggered in this brawl
    standing: int  # 1 = passes at refill stops before the Draw step; the seat
    sign: int  # last throw shown: 0 none, 1 rock, 2 paper, 3 scissors
    fighter: Fighter


@record
class Effect(Record):
    """The effect list that is being carried out. Public; what is looked at is the owner's."""

    on: int  # 1 = there is one
    owner: int  # seat
    card: int  # 0..39 the source, 40 + location
    kind: int  # PLAY, LOSE, WIN, OTHER, POWER_UP, PLACE_TEXT
    serial: int  # the entrance of the source character
    depth: int  # lists open
    row: Annotated[list[int], 6]  # next row of each open list
    end: Annotated[list[int], 6]  # row after its last one
    stage: int  # how far the current word has come
    mask: int  # seats affected
    left: int  # how many choices are still to make
    pick: int  # a seat chosen first, -1 = none
    copying: int  # 1 = inside a copied Play ability
    claim: int  # how far claims of a class have come, before the word begins (votes.py)
    claimed: int  # mask of claims still to be voted on
    again: int  # open lists when a rescrap began its first list; 0 = none
    first: int = alias("pick")  # swaps: the seat of the first character
    put: int = alias("pick")  # deck_peek: cards put back, or kept on top
    second: int = alias("left")  # swaps, copied Types: the seat of the other character plus 1, 0 = open
    did: int  # mask: 1 = a word found nothing to do, 2 = one was carried out or declined, 4 = an if_then chose nothing


@record
class State(Record):
    """One game. Public but for `rng`, what Seat says, and places in `places` that have not been current yet."""

    rng: Annotated[list[int], RNG]  # nobody
    now: int  # ms, written by the kernel
    opened: int  # ms at which the window was opened, or the throw asked (live)
    over: int  # end reason, 0 = running
    won: int  # mask of winners
    ending: int  # end reason while the tied leaders throw
    round: int
    phase: int  # ids.P_*
    step: int  # how far the phase has come
    waiting: int  # mask of seats that have yet to decide
    asked: int  # mask of seats asked together
    ask: int  # ids.A_*
    opts: int  # mask of values allowed, for A_SEAT and A_LIST
    token: int  # seat, -1 = not in the game
    places: Annotated[list[int], 10]  # locations, the current one first
    visited: int  # mask of locations that have been current
    seats: Annotated[list[Seat], 4]
    serials: int  # entrances so far
    fx: Effect
    scrap: int  # number of the scrap in this brawl, from 0
    left: int  # seat of its one side, -1 = nobody
    right: int  # seat of its other side
    scrap_winner: int  # seat, -1 = open
    margin: int  # Levels between them if it was decided by Level, else 0
    goes_on: Annotated[list[int], 3]  # by scrap: the seat that goes on, -1 = nobody
    fought: int  # scraps fought
    winner: int  # seat, -1 = none (yet)
    winner_card: int  # plus 1, as the brawl was decided
    winner_type: int
    winner_level: int
    winner_serial: int  # -1 = it has left play silenced
    turned: Annotated[list[int], 2]  # 1 = Types turned round: this brawl, this scrap
    upside: Annotated[list[int], 2]  # 1 = the lower Level wins
    blind: Annotated[list[int], 2]  # 1 = Types do not count
    glory_mod: int  # what effects add to the Victory Glory
    locked: int  # 1 = the location may not change this round
    gone: Annotated[list[int], 12]  # Play abilities of characters that left play: 1 + card + 64 seat + 256 later
    gone_n: int
    q_on: int  # Q_OFF, Q_COLLECT, Q_ORDER, Q_RESOLVE
    q_trigger: int  # PLAY, LOSE, WIN, OTHER
    q_n: int
    q_i: int  # next to resolve
    q_k: int  # how many are ordered
    q_step: int  # 1 = the window before it is over, 2 = the refill stop too
    q_seat: Annotated[list[int], 16]
    q_card: Annotated[list[int], 16]
    q_serial: Annotated[list[int], 16]
    q_level: Annotated[list[int], 16]
    q_type: Annotated[list[int], 16]
    q_off: Annotated[list[int], 16]  # 1 = silenced
    throw_on: int  # what is thrown about, 0 = nothing
    throw_in: int  # mask of throwers left
    throw_n: int  # throws made
    throw_won: int  # its winner, -1 = open
    moment: int  # window plus 1 whose Other abilities are used before it opens, 0 = none
    batch: int  # of these: 0 the originals are next, 1 the later entrants, 2 the window
    w_on: int  # window plus 1, 0 = none
    w_pass: int  # mask of seats that passed since the last Power-Up
    w_turn: int  # seat asked (first-player order)
    w_card: Annotated[list[int], 4]  # laid down, card plus 1, in order
    w_seat: Annotated[list[int], 4]
    w_n: int
    w_i: int  # next to resolve
    w_bell: int  # 1 = all have passed; the window waits for its minimum time
    arrivals: int  # commits in this window
    stop: int  # 1 = a refill stop is open
    pool: Annotated[list[int], 40]  # scratch of redeal; zero between calls
