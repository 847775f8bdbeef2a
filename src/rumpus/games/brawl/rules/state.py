"""The records of BRAWL: read-only tables (`Table`) and the state of one game (`State`).

A card is its id (owner * 52 + place in the sorted deck list) plus 1, so that 0 is "none". A pile, a string and a
modifier pile are a top card and `State.link`, which names the card below each; a Base is a slot of `State.bases`.
"""

from typing import Annotated

from rumpus.kernel.records.chance import RNG
from rumpus.kernel.records.record import Record, TableRecord, alias, record


@record
class CardType(Record):
    """One kind of card at this table, colour included."""

    word: int  # effect word, a number of `ops`; 0 = no such type
    colours: int  # mask of RED, BLUE, GREEN; 0 for cards without a colour
    n: int  # the number of its word, which has a name by what the word does; 0 otherwise or "all"
    hits: int = alias("n")  # add_hit 1, add_heavy_hit 2..4
    factor: int = alias("n")  # multiply_value
    more: int = alias("n")  # add_value
    cap: int = alias("n")  # cap_string
    cards: int = alias("n")  # sweep_end (0 = all), burn_self, burn_rival, dig
    only_if: int  # condition, a number of `conditions`; 0 = none
    only_n: int  # its number


@record
class Deck(Record):
    """A seat's deck list, sorted by type: what everybody knows of it."""

    n: int  # cards, 35 or 52 (0: no such seat)
    card: Annotated[list[int], 52]  # type of each card, by place
    copies: Annotated[list[int], 52]  # the number it shows: cards of that type in the deck
    look: int  # which character it is, for words and pictures (an index of the book)


@record
class Table(TableRecord):
    """What does not change during a game: decks and options. Times in ms."""

    n: int  # seats, 2..8
    format: int  # DUEL, CIRCLE, TAG_TEAM
    mode: int  # TRAINING, TOURNAMENT
    team: Annotated[list[int], 8]  # tag team: 0 or 1; else the seat itself
    limit: int  # Bases in a row at most: 3, in tag team 4
    freezes: int  # at the bottom of each deck: 3, in tag team 2
    hand_ms: int  # arbiter: least time between a seat's actions
    slot_ms: int  # arbiter: 0 = order of arrival, else length of a slot
    bot_lo: int  # bot_delay_ms, lo..hi
    bot_hi: int
    churn_limit: int  # 0 = off
    claim: int  # 1 = fouls may be made, called and claimed
    stall_ms: int  # 0 = off
    limit_ms: int  # length of the game, 0 = none
    cap: int  # accepted actions after which the game ends, 0 = none (only simulations set it)
    free_pass: int  # training: 1 = an empty deck may pass
    held: int  # AUTO, PUBLIC, PRIVATE: who sees a dealt card in hand
    tie_bases: int  # 1 = more Bases won breaks a tie of points
    press_active: int  # 1 = a Press on a Base needs an active modifier
    press_removes: int  # 1 = a Press takes the Block away
    discards: int  # show_discards: 0 top, 1 own, 2 all
    discover: int  # 1 = deck lists are discovered through the numbers
    playoffs: int  # rounds at most, 0..10
    self_tag_ms: int  # 0 = any teammate may tag in at any time
    tag_empty: int  # 1 = a TAG needs an empty hand
    area_close: int  # 1 = an area closes when all its Bases are frozen
    pausing: int  # 1 = pause by agreement
    away_ms: int  # how long a seat without a connection may stay away
    countdown_ms: int  # 3000
    types: Annotated[list[CardType], 64]
    decks: Annotated[list[Deck], 8]


@record
class Seat(Record):
    """One player."""

    deck: Annotated[list[int], 52]  # cards, the last of deck_n on top; nobody knows the order
    deck_n: int
    pile: int  # top of the own discard pile; its order below the top is not shown, but everybody saw it grow
    pile_n: int
    hand: int  # the card held; a DEALT one only its owner (and team) knows, unless `held` says otherwise
    origin: int  # DEALT, PICKED; 0 = empty hand
    bases: int  # Bases of this player that have entered play in this round: the number of the newest
    out: int  # IN, or how the seat left
    left: int  # the round in which it left + 1; 0 = still in
    final: int  # its points in that round
    ready: int  # 1 = has confirmed
    vote: int  # 1 = for a pause (or, paused, for going on)
    plays: int  # accepted PLAY and PLAY_TOP
    last: int  # ms of the last accepted action
    churn: int  # pick-ups set down again without another action between
    barred: int  # ms until which this seat may not CALL; 0 = free
    choice: int  # foul that waits for this seat's STAND or CLAIM, + 1; 0 = none
    until: int  # ms at which that choice becomes STAND
    starter: int  # tag team: seat named as starter + 1; known to its own team until both have named
    known: Annotated[list[int], 2]  # by place in the list, 26 bits each: cards once dealt that went back (to its team)
    shown: Annotated[list[int], 2]  # the same of cards that once lay open (to everybody)


@record
class End(Record):
    """One string. Public."""

    top: int  # card on top; 0 = empty
    n: int  # cards
    colour: int  # RED, BLUE or GREEN; 0 = none
    hits: int  # Hits counted


@record
class Base(Record):
    """A Base in play. Public."""

    card: int  # the Base card; 0 = a free slot
    owner: int
    number: int  # from 1: A1, A2 ...
    row: int
    frozen: int
    mods: int  # top of the modifier pile
    mods_n: int
    ends: Annotated[list[End], 2]  # by side of the row


@record
class Row(Record):
    """An area. Public."""

    n: int  # Bases
    base: Annotated[list[int], 5]  # slots, left to right as side 0 sees it; 0 beyond n
    side: Annotated[list[int], 2]  # the two seats that share it, in tag team the two teams
    closed: int  # 1 = area_close has shut it


@record
class Foul(Record):
    """A play against the rules that was let through (fouls = claim). Known to nobody until called."""

    card: int
    seat: int  # who made it
    row: int
    base: int  # Base index
    side: int  # 0, 1; ON_BASE = the Base itself, or on it
    before: int  # the string's colour before it
    why: int  # what forbade it, a code of refusal
    state: int  # FOUL_*
    step: int  # number of the action that made it
    gone: int  # number of the action by which its card left the place: it is void; 0 = none


@record
class State(Record):
    """One game. Public but for `rng`, `fouls`, `past` and what Seat says."""

    rng: Annotated[list[int], RNG]  # nobody
    now: int  # ms, written by the kernel
    phase: int  # P_*
    round: int  # 0, then the play-off rounds
    playing: int  # mask of the seats that play this round and have not left
    dealt: int  # mask of the seats whose decks were dealt in this round
    started: int  # ms of the start signal
    deadline: int  # ms at which the countdown or the naming of starters ends; 0 = none
    ending: int = alias("deadline")  # the end that waits while fouls are offered
    moved: int  # ms of the last action that resets the stall clock
    warned: int  # 1 = the stall warning has been given
    paused: int  # ms at which the pause began
    rested: int  # ms spent in pauses
    voted: int  # ms of the first vote of the running proposal
    actions: int  # accepted in the whole game
    turn: int  # training: whose turn; -1 otherwise
    passes: int  # training: passes in a row
    trades: int  # training: tags since a card was last dealt, discarded or played
    active: Annotated[list[int], 2]  # tag team: the active seat of each team; -1 = none
    idle: Annotated[list[int], 2]  # tag team: 1 = the active seat has done nothing for self_tag_ms
    seats: Annotated[list[Seat], 8]
    rows_n: int
    rows: Annotated[list[Row], 8]
    bases: Annotated[list[Base], 32]
    link: Annotated[list[int], 416]  # by card id: the card below it in its pile or string; 0 = none
    swept: int  # top of the swept pile
    swept_n: int
    fouls: Annotated[list[Foul], 32]
    fouls_n: int
    step: int  # fouls = claim: actions on cards in this round
    floor: int  # those up to here cannot be gone back over
    past: Annotated[list[int], 512]  # what it takes to go back over the last 64 of them, 8 ints each (see steps.py)
    over: int  # end, 0 = running
