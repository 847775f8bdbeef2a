"""The records of Brawlhalla: read-only tables (`Table`) and the state of one game (`State`).

Every field is an int32. Cards are numbered 0..19 inside their Legend's deck; a set of cards is a bit mask of 20 bits.
Spaces are
numbered `row * width + column` with the Off-stage ring included (row 0, row R+1, column 0, column C+1). "Public" means
that every
seat and every spectator may know the field.
"""

# house: long because it says every number of the game, once

from typing import Annotated

from rumpus.kernel.records.chance import RNG
from rumpus.kernel.records.record import Record, TableRecord, alias, record

# ---------------------------------------------------------------- tables


@record
class Cond(Record):
    """One condition of an effect (BH-FX-C01..C09); see ids.C_*."""

    kind: int  # C_*
    who: int  # WHO_*
    cmp: int  # CMP_*
    n: int
    a: int
    b: int
    centre: int = alias("a")  # C_NEAR: WHO_SELF, or else near the other combatant
    within: int = alias("b")  # C_NEAR: spaces
    side: int = alias("a")  # C_STATUS: the weapon side that faces up, 0 either
    zone: int = alias("a")  # C_ZONE: ZONE_*


@record
class Op(Record):
    """One word of a compiled effect program, numbered in `ops`; the next row follows, until ops.END.

    The numbers a to d are what the word's parameters say (content/words.py), and are called by their names.
    """

    op: int
    n: int
    a: int
    b: int
    c: int
    d: int
    who: int  # WHO_*
    range: int  # spaces, 0 = no limit

    first: int = alias("a")  # any word: what the log tells of it
    per: int = alias("a")  # total_add: 0 once, 1 for each card played, 2 damage level, 3 card in hand
    twice: int = alias("a")  # value_multiply 1, value_set 0
    any_card: int = alias("b")  # value_*: 0 this card, 1 any own one in play
    any_back: int = alias("a")  # take_back: the same
    scope: int = alias("a")  # limit_cards: 1 a play; cancel_effect: 1 cards, 2 weapon powers, 3 both
    every_play: int = alias("a")  # tax: 1 with every play
    type: int = alias("a")  # extra_trigger: T_*; follow_up, move_and_strike: LIGHT_ATTACK, HEAVY_ATTACK, or 3 either
    opening_max: int = alias("b")  # move_and_strike: highest value of the opening card
    ko_at_red: int = alias("a")  # damage_deal: 1 yes
    source: int = alias("a")  # damage_prevent: DMG_*, 0 any
    choice: int = alias("a")  # knockback_direction: 1 any, 2 up, 3 down, 4 sideways, 5 towards the attacker
    as_card: int = alias("b")  # light_knockback: the value of a card, 0: n spaces
    who_else: int = alias("a")  # chain_push: 1 teammates too
    way: int = alias("a")  # step: 0 any, 1 towards, 2 away; phase: 1 up, 2 down, 3 both
    end: int = alias("b")  # step: 1 on a Platform
    stop_at_ko_line: int = alias("a")  # push: 1 yes
    sight: int = alias("a")  # pull: 1 needs a line of sight
    teammates: int = alias("a")  # swap_places: 1 with them too
    where: int = alias("a")  # teleport: 1 Platform, 2 row 1, 3 next to the target, 4 within n; respawn_change: 1, 2, 3
    keep_weapon: int = alias("b")  # respawn_change: 1 yes
    when: int = alias("a")  # hover: 1 at the own DELAY only; safe_shuffle: 1 at once
    least: int = alias("a")  # range: spaces
    line: int = alias("b")  # range: 1 straight
    attacks: int = alias("c")  # range, ignore_sight: LIGHT_ATTACK, HEAVY_ATTACK, or 3 both
    close: int = alias("a")  # ignore_sight: 1 next to each other too
    operation: int = alias("a")  # splash: 1 damage, 2 push, 3 discard
    around: int = alias("b")  # splash: 0 the target, 1 the attacker
    by: int = alias("a")  # intercept: 1 the owner for a teammate, 2 another opponent
    distance: int = alias("a")  # untargetable: 1 from two spaces on
    on: int = alias("b")  # untargetable: ON_*, 0 any
    status: int = alias("a")  # unarmed_heavy: 1 UNARMED, 2 DISARMED, 3 both
    which: int = alias("a")  # opponent_discards: 0 the victim chooses, 1 at random, 2 the owner
    what: int = alias("a")  # look: 0 the hand, 1 random cards of it, 2 the own deck, 3 the target's deck
    reorder: int = alias("b")  # look: 1 yes
    value_min: int = alias("a")  # salvage
    value_max: int = alias("b")  # salvage
    to: int = alias("c")  # salvage: 0 hand, 1 deck top, 2 shuffled into the deck
    bonus: int = alias("a")  # cycle: cards drawn beside those discarded
    kind: int = alias("a")  # extra_action: 0 any, 1 MOVE, 2 DELAY, 3 ATTACK
    how: int = alias("a")  # better_delay: 1 draw, 2 draw and swap, 3 no gravity, 4 gravity for opponents only
    returns: int = alias("a")  # survive: 1 to row 1
    gain: int = alias("a")  # spoils: 1 draw, 2 heal, 3 extra action, 4 equip, 5 choose the respawn space
    copied: int = alias("a")  # copy: 1 the opponent's card in play, 2 the top of the own discard pile
    go_to: int = alias("a")  # jump, repeat: index in Table.code
    condition: int = alias("a")  # if: index in Table.conds
    otherwise: int = alias("b")  # if: index in Table.code where it does not hold
    branch_0: int = alias("a")  # choose_one: index in Table.code, of up to n branches
    branch_1: int = alias("b")
    branch_2: int = alias("c")
    branch_3: int = alias("d")


@record
class Fx(Record):
    """One printed effect: when it may be applied, what it costs, which program it runs."""

    trigger: int  # T_* or E_*
    attack: int  # 0 either, LIGHT_ATTACK, HEAVY_ATTACK
    result: int  # 0 any, 1 hit, 2 failed (After effects)
    role: int  # 0 either, 1 attacker, 2 defender, 3 bystander
    uses: int  # USES_*
    times: int  # how many times per USES_* (1-3)
    n_conds: int
    conds: Annotated[list[int], 4]  # indexes into Table.conds
    n_costs: int
    cost_kind: Annotated[list[int], 2]  # K_*
    cost_n: Annotated[list[int], 2]
    cost_cmp: Annotated[list[int], 2]  # K_DISCARD: 0 any value, CMP_EQ, CMP_GE
    cost_value: Annotated[list[int], 2]
    code: int  # index of the first Op in Table.code
    kinds: int  # 1 action card, 2 Legend Power, 3 weapon power
    legend: int
    source: int  # 0 Legend Power, 1 and 2 weapon sides, 3 + c card c
    slot: int  # 0..2


@record
class Legend(Record):
    """One Legend of the card set in play."""

    value: Annotated[list[int], 20]  # printed value of each card
    twin: Annotated[list[int], 20]  # the lower-numbered equal card next in line, or -1 (equal cards are offered once)
    fx: Annotated[list[int], 69]  # source * 3 + slot -> Fx index, or -1
    power_listens: int  # bit mask of triggers and events of the Legend Power
    side_listens: Annotated[list[int], 2]  # the same for both weapon sides
    card_listens: Annotated[list[int], 20]  # the same for each card (0 in Discovery)
    power_const: int  # which kinds of standing operation the power has: bits standing.const_bit(op)
    side_const: Annotated[list[int], 2]


@record
class Table(TableRecord):
    """Everything that does not change during a game: options, arena, card set."""

    n: int  # seats, 2-4
    format: int  # DUEL, TEAMS, FFA
    team: Annotated[list[int], 4]  # team of each seat (its own number unless 2v2: A and C against B and D)
    ko_cards: int  # 2 standard, 3 classic, 0 blitz (BH-RUL-67)
    ko_gain: Annotated[list[int], 6]  # what KO card #2, #3 gives: (card - 2) * 3 + 0 knockback, 1 damage, 2 actions
    discovery: int
    legend_pick: int  # 0 draft, 1 blind, 2 random, 3 fixed by the table (BH-RUL-97)
    mirror: int
    fixed: Annotated[list[int], 4]  # LEGEND id offset 2l + w of each seat when legend_pick = 3, -1 = the seat drafts
    start_spread: int
    spread: Annotated[list[int], 4]  # columns, in turn order from the left
    first_player: int  # seat, or -1: seeded random
    mulligan: int
    no_passing: int
    air_limit: int  # 99 = none
    air_count_start: int
    zero_move: int
    gravity_self: int
    fall_free: int
    bottom_fall: int  # 0 damage, 1 stay, 2 KO
    melee_blocked: int  # melee_through_platform = no
    underplay: int
    light_ko: int
    bump_attacker: int
    bump_barred: int
    pickup_start: int
    token_opponent: int
    sword_returned: int
    ko3_none: int
    team_shared: int
    discard_more: int
    limit_all: int  # effect_limit = all
    pressure: int  # stall = pressure
    stall_rounds: int
    round_limit: int  # 0 = off
    discard_top: int  # discard_view = top_only
    # arena
    rows: int  # of the Arena, without the ring
    cols: int
    width: int  # cols + 2
    spaces: int  # width * (rows + 2)
    platform: Annotated[list[int], 48]
    inside: Annotated[list[int], 48]  # 1 Arena, 0 ring (or no space)
    row: Annotated[list[int], 48]
    col: Annotated[list[int], 48]
    go: Annotated[list[int], 384]  # space * 8 + direction -> space, -1 = beyond the KO line
    wall: Annotated[list[int], 384]  # 1: a Platform floor blocks this step (BH-RUL-01, BH-RUL-02)
    sight: Annotated[list[int], 2304]  # space * 48 + space -> 1 in line of sight (BH-RUL-32)
    tokens: Annotated[list[int], 4]  # starting spaces of the Flaming Swords
    # card set
    n_legends: int
    legends: Annotated[list[Legend], 16]
    any_listens: int  # union of all listens: events nobody can ever react to are skipped at once
    n_fx: int
    fx: Annotated[list[Fx], 400]
    n_conds: int
    conds: Annotated[list[Cond], 600]
    n_code: int
    code: Annotated[list[Op], 1600]


# ---------------------------------------------------------------- state


@record
class Seat(Record):
    """One player: Legend, weapon, piles. Public but for `hand` (owner), `deck` (nobody) and what `seen` and `top_known`
    say.
    """

    legend: int  # index into Table.legends, -1 before the pick
    pick: int  # blind pick: committed LEGEND offset, -1 none; only the seat knows it until all have chosen
    side: int  # weapon side facing up: 1 or 2
    status: int  # UNARMED, EQUIPPED, DISARMED
    level: int  # damage 0, 1 Yellow, 2 Red
    space: int  # -1: not on the board
    out: int  # 1 = eliminated
    ko_left: int  # KO cards not yet revealed
    bonus: Annotated[list[int], 2]  # KO card #2, #3: 0 not revealed, 1 revealed and unused, 2 used
    hand: int  # mask; owner only
    deck_n: int
    deck: Annotated[list[int], 20]  # deck[deck_n - 1] is the top; nobody knows the order
    discard_n: int
    discard: Annotated[list[int], 20]  # in order, the last is the top
    seen: Annotated[list[int], 4]  # per viewer: mask of cards that viewer knows to be in this hand
    top_known: Annotated[list[int], 4]  # per viewer: how many cards from the top of this deck that viewer knows
    chain: int  # mask over sources used in the running chain (BH-RUL-77)
    used_turn: int  # mask over sources used this turn (once per turn)
    used_life: int
    used_game: int
    game_count: int  # uses so far of effects with `times` > 1 a game: 2 bits for each of sources 0, 1, 2
    steps: int  # spaces moved this turn
    attacks: int  # attacks declared this turn
    was_hit: int  # hit since own last turn
    root: int  # -1 none, else steps at most for a MOVE (BH-FX-36)
    root_turns: int  # own turn ends until it wears off
    stun: int  # actions fewer on the next turn
    fell: int  # already fell (or respawned) at this gravity


@record
class Fight(Record):
    """One attack. Side 0 = attacker, side 1 = defender. Public."""

    att: int
    dfn: int
    type: int  # LIGHT_ATTACK, HEAVY_ATTACK
    phase: int  # 1-5
    flags: int  # ATK_*
    played: Annotated[list[int], 40]  # side * 20 + k: cards in the order played
    n: Annotated[list[int], 2]  # cards played by each side (cards from the deck included)
    on_table: Annotated[list[int], 2]  # mask: cards still in play (not taken back)
    dead: Annotated[list[int], 2]  # mask: cards revealed from the deck, whose effects are ignored
    base: Annotated[list[int], 2]  # sum of card values
    bonus: Annotated[list[int], 2]  # effects on the total
    opening: int  # value of the opening card (Heavy: to be matched)
    opened: int  # how many cards were opened with
    can_open: int  # how many cards may be opened with
    open_max: int  # highest value of an opening card (move_and_strike), 5 = any
    window: Annotated[list[int], 2]  # mask of cards whose During effect may be decided now
    used: Annotated[list[int], 6]  # side * 3 + (0 Before, 1 During, 2 After): printed effects applied
    extra: Annotated[list[int], 6]  # how many more are allowed (extra_trigger)
    limit: Annotated[list[int], 2]  # cards that side may still play, -1 = no limit
    limit_play: Annotated[list[int], 2]  # cards a play, -1 = no limit
    ban: Annotated[list[int], 2]  # mask of values that side may not play
    tax: Annotated[list[int], 2]  # cards that side must discard with its play
    tax_each: Annotated[list[int], 2]  # 1: with every play
    cancel: Annotated[list[int], 2]  # the next effect of that side that is cancelled: 1 cards, 2 weapon powers, 3 both
    win_ties: int
    damage_add: int
    prevent: Annotated[list[int], 2]  # damage levels prevented for that side in this attack (9 = all)
    prevent_source: Annotated[list[int], 2]  # DMG_* or 0 any
    kb_add: int
    kb_reduce: int
    kb_dir: int  # -1: straight away from the attacker
    kb_through: int
    hit: int  # -1 not known, 0 failed, 1 hit
    left_out: int  # mask: side * 3 + source of the standing powers that are left out of this attack (BH-RUL-112)
    ko: int  # mask of seats KO'd during this attack (BH-RUL-57)
    cut: int  # 1: cut short, go to phase 5


@record
class Frame(Record):
    """One thing that is running. The numbers a to m mean something else in each kind of frame; they are called by the
    names below.
    """

    kind: int  # F_*
    step: int  # where in it
    seat: int  # whose it is: who acts, falls, is pushed, hurt or KO'd; the subject of a window; the owner of an effect
    got: int  # the action id just decided, -1 none
    a: int
    b: int
    c: int
    d: int
    e: int
    f: int
    g: int
    h: int
    i: int
    j: int
    k: int
    m: int

    # F_SETUP
    mulligans: int = alias("a")  # seats, in turn order, that have decided on a new hand
    phase: int = alias("b")  # PICK_LEGENDS ... PLAY
    picker: int = alias("c")  # the seat that was asked for a Legend or a space
    blind_asked: int = alias("d")  # 1: the blind pick has been asked for

    # F_MOVE
    card: int = alias("a")  # the card played for it, -1 when an effect took it back
    allowed: int = alias("b")  # steps
    declared: int = alias("c")  # steps of the declared path
    ways: int = alias("d")  # the first ten of them: directions of 3 bits each
    later_ways: int = alias("e")  # the others
    walked: int = alias("f")  # steps
    met: int = alias("f")  # after the walk: seats looked at, whether they stand next to it
    start: int = alias("g")  # space
    bonus: int = alias("h")  # steps that effects have added
    air_limit: int = alias("i")  # of an effect, 0 none
    phase_steps: int = alias("j")  # steps through a floor that effects allow
    phase_ways: int = alias("k")  # and in which way: 1 up, 2 down, 3 both
    told: int = alias("m")  # steps in the log already

    # F_DELAY
    falls_next: int = alias("a")  # the next seat that gravity takes hold of, -1 none
    choice: int = alias("b")  # DRAW, SWAP, RECOVER, or PICK + 1 for draw and swap
    better: int = alias("c")  # 1 draw and swap, 2 no gravity, 4 gravity for opponents only
    draws: int = alias("d")  # cards

    # F_FALL
    fall_causer: int = alias("a")  # the seat whose DELAY or effect it is
    by_effect: int = alias("b")  # F_FALL, F_DRAW: 1 = by an effect
    hovers: int = alias("h")  # 1: does not fall

    # F_ATTACK
    attack: int = alias("a")  # index of its Fight
    side: int = alias("b")  # whose play: 1 the defender's, 0 the attacker's
    tax_left: int = alias("c")  # cards still to be discarded with the play
    laid: int = alias("d")  # cards of the last play
    announced: int = alias("e")  # 1 + the USE offset of the During effect of the play, 0 none

    # F_PUSH
    direction: int = alias("a")
    spaces_left: int = alias("b")
    causer: int = alias("c")  # F_PUSH, F_BUMP, F_DAMAGE: seat, -1 nobody
    flags: int = alias("d")  # PUSH_*
    origin: int = alias("e")  # space
    outcome: int = alias("f")  # KBR_*
    moved: int = alias("g")  # spaces
    passed: int = alias("h")  # mask of seats
    ko_cards: int = alias("i")  # of the seat when it began; a KO ends the push
    brace_offered: int = alias("j")  # 1: bracing has been offered

    # F_BUMP
    landing: int = alias("a")  # the occupied space
    came_from: int = alias("b")  # space

    # F_DAMAGE
    levels: int = alias("a")  # still to come
    damage_source: int = alias("b")  # DMG_*
    ko_at_red: int = alias("d")  # 1: a level at Red is a KO

    # F_KO
    ko_causer: int = alias("a")  # seat, -1 nobody
    token_due: int = alias("b")  # 1: a Flaming Sword is to be placed
    where: int = alias("c")  # respawn: 0 row 1, 1 any Platform, 2 next to the causer
    placer: int = alias("d")  # the seat that places the token
    respawn_by: int = alias("e")  # 1 + the seat that chooses the respawn, 0: the KO'd
    keeps_weapon: int = alias("f")  # 1: so it does
    draws_after: int = alias("g")  # cards drawn after the respawn
    ko_source: int = alias("h")  # DMG_*
    survived: int = alias("i")  # 1: no KO after all
    ko_card: int = alias("j")  # the number of the KO card revealed

    # F_DRAW (and by_effect)
    to_draw: int = alias("a")  # cards
    drawn: int = alias("c")  # cards, in all
    untold: int = alias("d")  # mask of those not yet in the log
    safe: int = alias("h")  # 1: this reshuffle costs no damage

    # F_WINDOW
    trigger: int = alias("a")  # T_* or E_*
    seats_asked: int = alias("b")  # in the order of BH-RUL-76
    detail: int = alias("c")  # what the event says of itself, see ids.E_*
    second: int = alias("d")  # the rest of it
    only: int = alias("e")  # the one seat that is asked, -1 any
    fight: int = alias("g")  # F_WINDOW, F_EFFECT: the attack it is about, -1 none
    used: int = alias("h")  # mask of sources that the seat now asked has used
    cards: int = alias("i")  # a window of cards: mask of those that may be used; 0: of powers

    # F_EFFECT (and fight)
    fx: int = alias("a")  # index into Table.fx
    code_at: int = alias("b")  # the word that runs, in Table.code
    source: int = alias("c")  # 0 Legend Power, 1 and 2 weapon sides, 3 + c card c
    target: int = alias("d")  # the seat aimed at last, -1 none
    event: int = alias("e")  # T_* or E_*: when it was applied
    subject: int = alias("f")  # the seat that the event was about
    event_detail: int = alias("h")  # detail and second of the window
    event_second: int = alias("i")
    stage: int = alias("j")  # of the running word
    cost_no: int = alias("j")  # of the running cost
    marks: int = alias("m")  # counters of repeats, and AIMED

    # F_EFFECT, what the running word or cost keeps for itself
    scratch: int = alias("k")
    paid: int = alias("k")  # a cost: cards of it already discarded
    pending: int = alias("k")  # bits 0-3: seats still to come; above: what is left for the seat aimed at
    chosen: int = alias("k")  # splash: mask of seats
    walk: int = alias("k")  # step: the walk, see ops_position.pack
    strike: int = alias("k")  # move_and_strike: LIGHT_ATTACK or HEAVY_ATTACK
    settled: int = alias("k")  # look: places from the top of the deck that are in order
    taken: int = alias("k")  # salvage: cards
    dropped: int = alias("k")  # cycle: cards
    to_reveal: int = alias("k")  # play_from_deck: cards
    token: int = alias("k")  # move_token: slot


@record
class State(Record):
    """One game of Brawlhalla. Public unless a field says otherwise."""

    rng: Annotated[list[int], RNG]  # nobody
    now: int  # ms; rules never read it
    seats: Annotated[list[Seat], 4]
    tokens: Annotated[list[int], 4]  # spaces of the Flaming Swords on the board, -1 = not on the board
    first: int
    active: int  # seat whose turn it is, -1 during set-up
    turn: int  # turns begun
    round: int
    actions: int  # left this turn
    taken: int  # actions taken this turn
    only: Annotated[list[int], 4]  # extra actions left that must be 1 MOVE, 2 DELAY, 3 ATTACK (index 0 unused)
    team_next: Annotated[list[int], 2]  # 2v2: next member (seat) of each team
    to_act: int  # 2v2 and rounds: mask of seats that have not yet acted this round
    quiet: int  # turns ended in a row without a KO
    pressure: int  # 1 while pressure lasts
    conceded: int  # mask of seats that conceded
    over: int  # OVER_*, 0 while running
    place: Annotated[list[int], 4]  # 1 = winner; shared by teams and ties; 0 while in play
    out_order: int  # seats eliminated so far
    ask: int  # ASK_*
    asker: int  # seat that decides, -1 = nobody (or blind pick: see Seat.pick)
    picked: int  # mask of cards picked and not yet committed; only the asker knows it
    picked_fx: int  # USE offset picked with them, -1 none; only the asker
    path: Annotated[list[int], 16]  # path[0] = start, path[path_n] = now here; only the asker until it is declared
    path_n: int
    path_left: int  # steps left
    path_air: int  # Air spaces in a row so far
    air_max: int  # for this path
    path_move: int  # 1: a MOVE (Air limit and no_passing bind); 0: steps of an effect
    path_way: int  # 0 any, 1 only towards, 2 only away from path_ref
    path_ref: int  # a space
    path_end: int  # 1: must end on a Platform
    phase_left: int  # phase steps left in this path
    phase_way: int  # 1 up, 2 down, 3 both
    spare: int  # effects applied in the running chain (limit 64)
    depth: int  # frames in use
    frames: Annotated[list[Frame], 40]
    n_fights: int
    fights: Annotated[list[Fight], 3]
