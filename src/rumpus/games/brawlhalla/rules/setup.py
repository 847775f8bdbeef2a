"""Set-up: first player, Legends, standees, the deal (BH-SETUP-01 to BH-SETUP-12, BH-TURN-01, BH-RUL-08 to BH-RUL-12,
BH-RUL-97).
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.stack import seat_after
from rumpus.games.brawlhalla.rules.state import Frame, State, Table
from rumpus.kernel.records.buffers import zero
from rumpus.kernel.records.chance import draw, seed, shuffle
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, hush, push

DRAFT, BLIND, RANDOM, FIXED = range(4)  # legend_pick
HAND = 4  # cards of a starting hand (BH-SETUP-12)

# phases of F_SETUP
PICK_LEGENDS, PLACE, DEAL, MULLIGAN, PLAY = range(5)


@rule
def wipe_seat(s: State, p: int) -> None:
    """An empty seat."""
    seat = s.seats[p]
    seat.legend = -1
    seat.pick = -1
    seat.side = 1
    seat.status = 0
    seat.level = 0
    seat.space = -1
    seat.out = 0
    seat.ko_left = 0
    seat.bonus[0] = 0
    seat.bonus[1] = 0
    seat.hand = 0
    seat.deck_n = 0
    seat.discard_n = 0
    seat.chain = 0
    seat.used_turn = 0
    seat.used_life = 0
    seat.used_game = 0
    seat.game_count = 0
    seat.steps = 0
    seat.attacks = 0
    seat.was_hit = 0
    seat.root = -1
    seat.root_turns = 0
    seat.stun = 0
    seat.fell = 0
    for v in range(4):
        seat.seen[v] = 0
        seat.top_known[v] = 0
    for c in range(20):
        seat.deck[c] = 0
        seat.discard[c] = 0


@rule
def wipe(s: State) -> None:
    """An empty table: nothing of an older game is left (that of the stack and the attacks is never read)."""
    for p in range(4):
        wipe_seat(s, p)
        s.tokens[p] = -1
        s.only[p] = 0
        s.place[p] = 0
    s.active = -1
    s.turn = 0
    s.round = 0
    s.actions = 0
    s.taken = 0
    s.to_act = 0
    s.quiet = 0
    s.pressure = 0
    s.conceded = 0
    s.over = 0
    s.out_order = 0
    hush(s)
    s.picked = 0
    s.picked_fx = -1
    s.path_n = 0
    s.spare = 0
    s.depth = 0
    s.n_fights = 0
    for k in range(16):
        s.path[k] = 0


@rule
def begin(t: Table, s: State, number: int, log: Log) -> None:
    """An empty table: nobody has a Legend yet, the swords lie in the Arena (BH-SETUP-02), the first player is known
    (BH-RUL-11).
    """
    wipe(s)
    seed(s, number)
    for p in range(4):
        if p < t.n:
            s.tokens[p] = t.tokens[p]
        else:
            s.seats[p].out = 1
    if t.first_player >= 0:
        s.first = t.first_player
    elif t.format == ids.TEAMS:
        s.first = draw(s, log, 2)
    else:
        s.first = draw(s, log, t.n)
    push(s, ids.F_SETUP, s.first, 0, PICK_LEGENDS)
    for p in range(t.n):
        if t.legend_pick == FIXED and t.fixed[p] >= 0:
            take_legend(t, s, p, t.fixed[p], log)
    if t.legend_pick == RANDOM:
        for p in range(t.n):
            random_legend(t, s, p, log)


@rule
def random_legend(t: Table, s: State, p: int, log: Log) -> None:
    """Option legend_pick = random: a Legend that is still free, and a weapon side, by chance."""
    free = 0
    for legend in range(t.n_legends):
        free += 1 if legend_free(t, s, legend) else 0
    chosen = draw(s, log, free)
    legend = 0
    while chosen > 0 or not legend_free(t, s, legend):
        chosen -= 1 if legend_free(t, s, legend) else 0
        legend += 1
    take_legend(t, s, p, 2 * legend + draw(s, log, 2), log)


@rule
def legend_free(t: Table, s: State, legend: int) -> bool:
    """BH-RUL-08: a Legend already chosen cannot be chosen again (option mirror_legends)."""
    if t.mirror:
        return True
    for p in range(t.n):
        if s.seats[p].legend == legend:
            return False
    return True


@rule
def take_legend(t: Table, s: State, p: int, offset: int, log: Log) -> None:
    """BH-SETUP-03, BH-SETUP-05, BH-RUL-10: Legend and weapon side of seat p, public, UNARMED."""
    seat = s.seats[p]
    seat.legend = offset // 2
    seat.side = offset % 2 + 1
    seat.pick = -1
    emit(log, ids.EV_LEGEND, p, seat.legend, seat.side)


@rule
def in_order(t: Table, s: State, k: int) -> int:
    """The seat that is k-th in turn order, from 0."""
    p = s.first
    for _ in range(k):
        p = seat_after(t, p)
    return p


@rule
def setup_step(t: Table, s: State, log: Log) -> None:
    """Legends in reverse turn order, standees in turn order, then the deal."""
    f = s.frames[0]
    if f.phase == PICK_LEGENDS:
        choose_legends(t, s, f, log)
    elif f.phase == PLACE:
        place_standees(t, s, f, log)
    elif f.phase == DEAL:
        for k in range(t.n):
            deal(t, s, in_order(t, s, k), log)
        f.phase = MULLIGAN
        f.mulligans = 0
    elif f.phase == MULLIGAN:
        offer_mulligan(t, s, f, log)
    else:
        start_play(t, s, f)


# ---------------------------------------------------------------- Legends


@rule
def choose_legends(t: Table, s: State, f: Frame, log: Log) -> None:
    """BH-RUL-08: the last player in turn order first; a blind pick asks all at once, later clashes in turn order."""
    if f.got >= ids.LEGEND:
        take_legend(t, s, f.picker, f.got - ids.LEGEND, log)
        f.got = -1
    if t.legend_pick == BLIND and f.blind_asked == 0:
        f.blind_asked = 1
        ask(s, ids.ASK_LEGEND, -1)
        return
    for k in range(t.n):
        p = in_order(t, s, k if t.legend_pick == BLIND else t.n - 1 - k)
        if s.seats[p].legend < 0 and s.seats[p].out == 0:
            f.picker = p
            ask(s, ids.ASK_LEGEND, p)
            return
    f.phase = PLACE
    f.mulligans = 0


@rule
def pick_mask(t: Table, s: State) -> int:
    """Blind pick: who has not committed yet."""
    mask = 0
    for p in range(t.n):
        seat = s.seats[p]
        if seat.legend < 0 and seat.pick < 0 and seat.out == 0:
            mask |= 1 << p
    return mask


@rule
def take_pick(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """Blind pick: a commit, unseen; the last one reveals all. Of two that name one Legend the earlier in turn order
    keeps it.
    """
    s.seats[p].pick = a - ids.LEGEND
    if pick_mask(t, s):
        return
    hush(s)
    for k in range(t.n):
        q = in_order(t, s, k)
        offset = s.seats[q].pick
        s.seats[q].pick = -1
        if offset >= 0 and legend_free(t, s, offset // 2):
            take_legend(t, s, q, offset, log)


@rule
def pick_legal(t: Table, s: State, p: int, out: list[int]) -> int:
    """Every free Legend with either weapon side (BH-SETUP-06: only its own Weapon card)."""
    n = 0
    for legend in range(t.n_legends):
        if legend_free(t, s, legend):
            out[n] = ids.LEGEND + 2 * legend
            out[n + 1] = ids.LEGEND + 2 * legend + 1
            n += 2
    return n


# ---------------------------------------------------------------- standees


@rule
def place_standees(t: Table, s: State, f: Frame, log: Log) -> None:
    """BH-SETUP-04, BH-RUL-09: in turn order, each on an unoccupied space of row 1 (option start_spots = spread: fixed
    columns).
    """
    if f.got >= ids.SPACE:
        stand(s, f.picker, f.got - ids.SPACE, log)
        f.got = -1
    for k in range(t.n):
        p = in_order(t, s, k)
        if s.seats[p].space < 0 and s.seats[p].out == 0:
            if t.start_spread == 0:
                f.picker = p
                ask(s, ids.ASK_STANDEE, p)
                return
            stand(s, p, t.width + t.spread[k], log)
    f.phase = DEAL


@rule
def stand(s: State, p: int, space: int, log: Log) -> None:
    """The standee of seat p goes on `space`."""
    s.seats[p].space = space
    emit(log, ids.EV_STANDEE, p, space)


@rule
def standee_legal(t: Table, s: State, out: list[int]) -> int:
    """The free spaces of row 1."""
    n = 0
    for space in range(t.width + 1, t.width + 1 + t.cols):
        free = True
        for p in range(t.n):
            if s.seats[p].space == space:
                free = False
        if free:
            out[n] = ids.SPACE + space
            n += 1
    return n


# ---------------------------------------------------------------- cards


@rule
def deal(t: Table, s: State, p: int, log: Log) -> None:
    """BH-SETUP-07 to BH-SETUP-12: level 0, a shuffled deck of 20, a hand of 4, the KO stack."""
    seat = s.seats[p]
    if seat.out:
        return
    seat.ko_left = t.ko_cards
    for c in range(20):
        seat.deck[c] = c
    seat.deck_n = 20
    shuffle(s, log, seat.deck, 20)
    first_hand(s, p, log)


@rule
def first_hand(s: State, p: int, log: Log) -> None:
    """BH-RUL-12: the starting draw is no draw that a power could react to."""
    seat = s.seats[p]
    seat.hand = 0
    for _ in range(HAND):
        seat.deck_n -= 1
        seat.hand |= 1 << seat.deck[seat.deck_n]
    emit(log, ids.EV_DEAL, p, HAND, seat.hand)
    reveal(log)


@rule
def offer_mulligan(t: Table, s: State, f: Frame, log: Log) -> None:
    """BH-RUL-12, option mulligan = once: shuffle the 4 cards back and draw 4 new ones."""
    if f.got >= 0:
        p = in_order(t, s, f.mulligans)
        if f.got == ids.PICK:
            redraw(s, p, log)
        f.got = -1
        f.mulligans += 1
    while t.mulligan and f.mulligans < t.n:
        p = in_order(t, s, f.mulligans)
        if s.seats[p].out == 0:
            ask(s, ids.ASK_MULLIGAN, p)
            return
        f.mulligans += 1
    f.phase = PLAY


@rule
def redraw(s: State, p: int, log: Log) -> None:
    """The hand goes back into the deck, which is shuffled, and 4 new cards are drawn."""
    seat = s.seats[p]
    for c in range(20):
        if seat.hand >> c & 1:
            seat.deck[seat.deck_n] = c
            seat.deck_n += 1
    emit(log, ids.EV_REDRAW, p)
    shuffle(s, log, seat.deck, 20)
    first_hand(s, p, log)


@rule
def mulligan_legal(out: list[int]) -> int:
    """Keep the hand, or draw a new one."""
    out[0] = ids.KEEP
    out[1] = ids.PICK
    return 2


@rule
def start_teams(t: Table, s: State, p: int) -> None:
    """BH-FMT-04, BH-RUL-111: it is seat p's turn; the other team goes on with the seat next to it clockwise."""
    s.team_next[p & 1] = p
    s.team_next[(p & 1) ^ 1] = seat_after(t, p)


@rule
def start_play(t: Table, s: State, f: Frame) -> None:
    """The set-up frame turns into the frame of the first turn."""
    s.round = 1
    s.to_act = 0
    for p in range(t.n):
        if s.seats[p].out == 0:
            s.to_act |= 1 << p
    start_teams(t, s, s.first)
    zero(f)
    f.kind = ids.F_TURN
    f.seat = s.first
    while s.seats[f.seat].out:
        f.seat = seat_after(t, f.seat)
    f.got = -1
