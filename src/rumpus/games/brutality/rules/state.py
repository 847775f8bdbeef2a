"""The records of Brutality: read-only tables (`Table`) and the state of one game (`State`).

A square is `column + 11 row`, from 0. A hero is 0..3: team 0 (Team 1) has 0 and 1, team 1 has 2 and 3. A place is the
hero's anchor, its lowest left square; -1 = none. A relic, an artifact and a design are numbered from 1; 0 = none.
A time is 2 for each team turn, plus 1 for the end of it.
"""

from typing import Annotated

from rumpus.kernel.records.chance import RNG
from rumpus.kernel.records.record import Record, TableRecord, alias, record


@record
class Op(Record):
    """One effect of a card: a word (`ops`) with its numbers."""

    op: int
    n: int  # how much, how many, how far; how many groups
    reach: int  # of an aim: reach, radius, distance, longest leap; 0 = anywhere
    low: int  # aim_leap: the shortest
    dirs: int  # 8 or 4
    hits: int  # aim_line: 0 the first, 1 all
    who: int  # aim_shot: 0 enemy, 1 teammate, 2 any other hero; aim_player: 0 own, 1 enemy
    fresh: int  # aim_burst: 1 = not those hit already
    own: int  # aim_teammate: 1 = this hero too
    all: int  # 1 = all, 0 = one
    where: int  # aim_enemy, aim_all_heroes: ANYWHERE ..; place_creation: 1 = the blast's centre
    value: int  # of a status, of a condition
    state: int  # aim_own: 1 = dead
    path: int  # aim_square: 1 = in sight
    needs: int  # aim_blast: 1 = somebody has to be hit
    only: int  # damage: 1 = enemies only
    until: int  # THIS_TURN ..
    status: int  # STUN ..; place_creation: WALL ..
    turns: int
    kinds: int  # mask of 1 << kind of hazard, creation, relic; lock_cards: 1 relics, 2 artifacts
    skip: int  # if_killed, if_state: how many rows are left out
    how: int  # choices of a word: see its chapter
    land: int  # aim_leap: 0 empty, 1 enemy, 2 any
    may: int  # 1 = may be declined


@record
class HeroCard(Record):
    """A hero to choose."""

    klass: int  # TANK ..
    wide: int
    deep: int
    hp: int
    ms: int
    pattern: int  # ORTHOGONAL ..
    phasing: int
    sure_footed: int
    first: Annotated[list[int], 2]  # rows of its two specials
    size: Annotated[list[int], 2]


@record
class Artifact(Record):
    """An artifact."""

    cooldown: int
    first: int
    size: int


@record
class Relic(Record):
    """A relic."""

    kind: int  # BLESSING ..
    timing: int  # ANY_TIME ..
    whose: int  # ENEMY, OWN for NEXT_TURN
    first: int
    size: int


@record
class Table(TableRecord):
    """What does not change during a game: options, board, cards."""

    n: int  # seats, 2 or 4
    chaos: int  # 1 = Controlled Chaos
    cols: int  # 7..11
    rows: int  # 8..11
    agreed: int  # 1 = seat 0 is of Team 1
    draft: int  # ALTERNATE, SNAKE, BLIND, RANDOM
    two_each: int
    tools: int  # artifacts: 1 = on
    ends_there: int  # stay damage
    exact: int  # catapult
    steal_random: int
    active_wins: int
    round_limit: int
    quiet_rounds: int
    open_picks: int
    compulsory: int  # the second draw
    leap_only: int
    plugged: int
    hurts: int  # a forced landing on the pillars
    pile_empty: int  # cc_reshuffle
    next_turn: int  # a revived hero acts then
    stays: int  # crowded
    refuse_empty: int
    makes_room: int  # KNOCKED, DISPLACED, ATTACKER
    damage_only: int  # absorb
    inert: int  # hazard_again
    lost: int  # full_hand
    as_duel: int  # four_draws
    heroes_n: int
    artifacts_n: int
    relics_n: int
    heroes: Annotated[list[HeroCard], 65]  # by number, from 1
    artifacts: Annotated[list[Artifact], 65]
    relics: Annotated[list[Relic], 129]
    ops: Annotated[list[Op], 1024]
    path: Annotated[list[int], 486]  # board.PATHS


@record
class Hero(Record):
    """One hero. Public."""

    design: int
    place: int  # its anchor; -1 = not on the board
    hp: int  # 0 = dead, or not placed yet
    tool: int
    cool: int  # markers left
    used: int  # mask over MOVED, SPECIAL_1, SPECIAL_2
    extra: int  # actions more in this turn
    closed: int  # 1 = its Move is over
    spent: int  # MS spent in its Move
    gained: int  # MS gained in this turn
    course: int  # pattern straight: 1 + direction of its Move
    rest: int  # phasing: 1 + the last place where it was inside nobody; 0 = it is inside nobody
    stay: int  # mask over what it has been on since its team's turn began: hazards, then creations
    died: int  # the turn in which it died last
    back: int  # the turn in which it was revived last
    deaths: int
    value: Annotated[list[int], 18]  # of each status, 0 = it has it not
    ends: Annotated[list[int], 18]  # the time at which it ends


@record
class Hazard(Record):
    """A hazard. Public. kind 0 = there is none in this row."""

    kind: int
    square: int
    used: int  # mask of causes
    quiet: int  # the time until which it is suppressed


@record
class Creation(Record):
    """A wall, cloud or snare. Public. kind 0 = there is none in this row."""

    kind: int
    square: int
    team: int
    turns: int  # left; 0 = stays
    age: int
    used: int  # mask of causes


@record
class Play(Record):
    """A card in the play area. Public. card 0 = there is none in this row."""

    card: int
    team: int  # who played it
    seat: int
    holds: int  # the turn in which it takes hold; 0 = it has
    ends: int  # the time at which it goes to its pile
    pick: Annotated[list[int], 6]  # what was chosen when it was played: actions
    mark: Annotated[list[int], 6]  # how often a chosen hero had died then


@record
class Team(Record):
    """One team. Public but for `hand` (its team) and `deck`."""

    hand: Annotated[list[int], 3]  # relics, ascending; 0 beyond hand_n
    hand_n: int
    seen: int  # mask over hand: the other team knows the card (peeked, stolen)
    deck: Annotated[list[int], 128]  # nobody; the top card last. Standard: team 0's is the common one
    deck_n: int
    pile: Annotated[list[int], 128]  # public, the top card last. Standard: team 0's is the common one
    pile_n: int
    mixed: int  # the turn of the last reshuffle
    bonus: int  # what the next draw step draws more
    no_relics: int  # the time until which it can play none
    no_tools: int
    idle: int  # its main parts in a row that the clock ended
    picks: int  # blind: 1 + design, 1 + design << 8 of the secret choice, its team only


@record
class Frame(Record):
    """One thing that is running. What the letters mean: see the chapter of its kind."""

    kind: int
    step: int
    seat: int  # who decides for the cause
    got: int  # the action just decided, -1 = none
    a: int
    b: int
    c: int
    d: int
    hero: int  # PROG: who acts, -1 = a relic; else: who moves
    cause: int
    dir: int  # PROG: 1 + the line's direction
    left: int
    mask: int  # PROG: the subjects
    takes: int  # PROG: who takes the damage
    hit: int  # PROG: who was hit
    killed: int  # PROG: who died by this card
    paid: int  # PROG: who took the attacker's bonus
    lost: int  # PROG: HP lost to it since the last aim
    order: int  # PROG: subjects still to be done, four bits each
    stage: int  # PROG: how far a word has come
    land: int  # PROG: 1 + where it lands on `victim`
    victim: int
    origin: int  # where a flight began
    place: int  # where it was when this began
    card: int
    team: int
    spot: int  # PROG: 1 + the blast's centre, or what was chosen
    stopped: int  # PROG: what stopped the subject displaced last: ids.STOPPED_*; bumped heroes << ids.BUMPED
    picked: int  # PROG: choices made
    gate: int  # PROG: behind the group chosen; 0 = none
    back: int  # PROG: behind all groups
    lasts: int  # PROG: the time until which its effects last
    squares: Annotated[list[int], 3]  # PROG: 1 + square
    row: int = alias("a")
    end: int = alias("b")
    what: int = alias("c")  # PROG: SPECIAL ..
    slot: int = alias("d")  # PROG: its row in the play area
    chosen: int = alias("a")  # SETUP: hazard kind, artifact
    pile: int = alias("b")  # SETUP: the open stack
    mode: int = alias("a")  # SHOVE, LAUNCH, LAND: see there
    knocked: int = alias("b")  # SHOVE, ROOM, LAND: whose side makes room
    puller: int = alias("c")  # SHOVE
    into: int = alias("d")  # SHOVE, ROOM: 1 + the place that somebody moves into
    lander: int = alias("victim")  # SHOVE, ROOM: who moves into it
    reach: int = alias("stage")  # SHOVE, ROOM: how far the closest places are


@record
class State(Record):
    """One game. Public but for `rng` and what Team says."""

    rng: Annotated[list[int], RNG]  # nobody
    now: int  # ms, written by the kernel
    over: int  # end reason, 0 = running
    winner: int  # team, -1 = none
    first: int  # the side (seat % 2) that is Team 1
    turn: int  # team turns begun, from 1; odd ones are Team 1's
    team: int  # whose turn it is
    phase: int
    quiet: int  # full rounds in a row without lost HP
    bled: int  # 1 = HP was lost in this round
    done: int  # mask of seats that said done
    lapsed: int  # mask of seats for which the clock said it in this turn
    conceded: int  # mask of seats
    by: int  # the seat that decided last
    resolving: int  # relics being resolved
    age: int  # creations made
    heroes: Annotated[list[Hero], 4]
    on: Annotated[list[int], 121]  # mask of heroes, by square
    ground: Annotated[list[int], 121]  # 1 + hazard, MADE + creation, by square
    hazards: Annotated[list[Hazard], 10]
    creations: Annotated[list[Creation], 16]
    teams: Annotated[list[Team], 2]
    owner: Annotated[list[int], 129]  # Controlled Chaos: 1 + team whose deck a relic is of; 0 = out of the game
    stack: Annotated[list[int], 128]  # Controlled Chaos: the open stack, ascending; the picker's team
    stack_n: int
    late: Annotated[list[int], 4]  # Controlled Chaos: the last pick of each type, its team and who knows what is left
    play: Annotated[list[Play], 32]
    frames: Annotated[list[Frame], 32]
    depth: int
    ask: int
    asker: int  # seat, -1 = none, or several
    scratch: Annotated[list[int], 121]  # blank at rest
