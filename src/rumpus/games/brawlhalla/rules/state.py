"""The records of Brawlhalla: read-only tables (`Table`) and the state of one game (`State`).

Every field is an int32. Cards are numbered 0..19 inside their Legend's deck; a set of cards is a bit mask of 20 bits.
Spaces are
numbered `row * width + column` with the Off-stage ring included (row 0, row R+1, column 0, column C+1). "Public" means
that every
seat and every spectator may know the field.
"""

from typing import Annotated

from rumpus.kernel.chance import RNG
from rumpus.kernel.record import Record, TableRecord, record

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


@record
class Op(Record):
    """One operation word of a compiled effect program; see ids.OP_*. `next` is implicit: code runs on until OP_END."""

    op: int
    n: int
    a: int
    b: int
    c: int
    d: int
    who: int  # WHO_*
    range: int  # spaces, 0 = no limit


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
    """One thing that is running. kind = F_*, step = where in it; the other fields by kind:

    F_SETUP   a next player in order, b phase (0 pick, 1 standee, 2 deal, 3 mulligan)
    F_TURN    seat active
    F_MOVE    seat, a card (-1 when an effect took it back), b steps allowed, c steps declared, d/e path (10 directions
              of 3 bits each),
              f steps walked, g start space, h bonus steps, i Air limit of an effect (0 none), j phase steps, k phase
              way, m steps told
    F_DELAY   seat, a next in fall order, b choice, c better_delay bits (1 draw and swap, 2 no gravity, 4 opponents
              only), d cards to draw
    F_FALL    seat falls, a causer (whose DELAY or effect), b 1 = by an effect, h 1 = hovers
    F_ATTACK  seat attacker, a fight index, b side to play (1 defender, 0 attacker), c tax left, d cards of the last
              play
    F_PUSH    seat victim, a direction, b spaces left, c causer, d PUSH_* flags, e start space, f result bits, g spaces
              moved, h seats passed (mask),
              i KO cards at the start, j 1 = bracing was offered
    F_BUMP    seat victim, a landing space, b start space, c causer
    F_DAMAGE  seat victim, a levels left, b source DMG_*, c causer, d 1 = KO at Red
    F_KO      seat victim, a causer or -1, b 1 = token to place, c where (0, 1 any Platform, 2 next to the causer), d
              who places the token,
              e 1 + seat who chooses the respawn (0: the KO'd), f 1 = keeps the weapon, g cards drawn after the respawn,
              h source DMG_*, i 1 = survived, j KO card revealed
    F_DRAW    seat, a cards left, b 1 = by an effect, c drawn so far (in all), d drawn since the last event (mask), h 1
              = safe shuffle
    F_WINDOW  seat subject, a trigger or event, b order position, c/d event data, e only this seat or -1, g fight index
              or -1, h sources used (mask),
              i sources that may be used (mask, 0 = all): the cards of a card window
    F_EFFECT  seat owner, a Fx, b code index, c source, d target seat or -1, e event, f event subject, g fight index or
              -1, h/i event data,
              j/k/m free for the operation and the cost that is running
    """

    kind: int
    step: int
    seat: int
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
