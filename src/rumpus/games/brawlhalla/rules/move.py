"""The MOVE action (BH-MOVE-01 to BH-MOVE-15, BH-TRIG-10, BH-TRIG-11, BH-RUL-14 to BH-RUL-18, BH-RUL-52, BH-RUL-53)."""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.path import begin_path, path_can_go_on, take_step
from rumpus.games.brawlhalla.rules.stack import distance, leave_hand, legend_at, new_chain, to_discard
from rumpus.games.brawlhalla.rules.state import Frame, State, Table
from rumpus.games.brawlhalla.rules.static_changes import air_limit_of, move_bonus_of, phase_of, root_of
from rumpus.games.brawlhalla.rules.weapons import pick_up_here, sword_here
from rumpus.games.brawlhalla.rules.windows import open_cards, open_window
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, pop, push


@rule
def start_move(t: Table, s: State, log: Log, p: int, card: int) -> None:
    """BH-MOVE-01: one card of the hand is played for a MOVE; its Before move effect comes first (BH-TRIG-10)."""
    seat = s.seats[p]
    leave_hand(t, s, p, card)
    emit(log, ids.EV_MOVE, p, card, t.legends[seat.legend].value[card])
    push(s, ids.F_MOVE, p, card)
    open_cards(t, s, p, ids.T_BEFORE_MOVE, 1 << card, -1)


@rule
def move_step(t: Table, s: State, log: Log) -> None:
    """Before move, the path, the walk, after move, the card to the discard pile."""
    f = s.frames[s.depth - 1]
    if s.seats[f.seat].out:
        end_move(s, f)
    elif f.step == 0:
        begin(t, s, f)
    elif f.step == 1:
        declare(t, s, log, f)
    elif f.step == 2:
        walk(t, s, log, f)
    elif f.step == 3:
        meet(t, s, f)
    elif f.step == 4:
        f.step = 5
        if f.declared > 0 and s.seats[f.seat].space == path_space(t, f, f.declared) and f.card >= 0:
            open_cards(t, s, f.seat, ids.T_AFTER_MOVE, 1 << f.card, -1)
    else:
        end_move(s, f)


@rule
def steps_allowed(t: Table, s: State, p: int, card: int, bonus: int) -> int:
    """BH-MOVE-02: as many steps as the card's value; effects add to it or take away; a rooted Legend gets at most its
    number.
    """
    n = t.legends[s.seats[p].legend].value[card] + bonus + move_bonus_of(t, s, p)
    root = root_of(t, s, p)
    if root >= 0 and n > root:
        n = root
    return n if n > 0 else 0


@rule
def begin(t: Table, s: State, f: Frame) -> None:
    """BH-RUL-17: after the Before move effects the path is declared."""
    p = f.seat
    phase = phase_of(t, s, p)  # times * 4 + way
    times = f.phase_steps if f.phase_steps > phase // 4 else phase // 4
    air = air_limit_of(t, s, p)
    if f.air_limit > air:
        air = f.air_limit
    f.allowed = steps_allowed(t, s, p, f.card, f.bonus) if f.card >= 0 else 0
    f.start = s.seats[p].space
    begin_path(t, s, p, f.allowed, air, times, f.phase_ways | (phase & 3))
    f.step = 1


@rule
def declare(t: Table, s: State, log: Log, f: Frame) -> None:
    """The path, step by step (nothing hidden is in it); complete at STOP or when no step is left."""
    p = f.seat
    if f.got >= ids.STEP:
        take_step(t, s, f.got - ids.STEP)
        f.got = -1
    elif f.got == ids.STOP:
        f.got = -1
        set_out(t, s, log, f)
        return
    if path_can_go_on(t, s, p):
        if s.path_n == 0:
            new_chain(t, s)
        ask(s, ids.ASK_PATH, p)
    else:
        set_out(t, s, log, f)


@rule
def set_out(t: Table, s: State, log: Log, f: Frame) -> None:
    """The declared path is kept in the frame and walked from now on."""
    f.declared = s.path_n
    f.ways = 0
    f.later_ways = 0
    f.told = 0
    for k in range(s.path_n):
        d = 0
        for way in range(8):
            if t.go[s.path[k] * 8 + way] == s.path[k + 1]:
                d = way
        if k < 10:
            f.ways |= d << (3 * k)
        else:
            f.later_ways |= d << (3 * (k - 10))
    f.walked = 0
    f.step = 2
    s.path_n = 0
    if f.declared == 0:
        emit(log, ids.EV_WALK, f.seat, f.start, f.start)
    elif t.pickup_start:
        pick_up_here(t, s, log, f.seat)


@rule
def path_way(f: Frame, k: int) -> int:
    """The direction of step k of the declared path."""
    if k < 10:
        return (f.ways >> (3 * k)) & 7
    return (f.later_ways >> (3 * (k - 10))) & 7


@rule
def path_space(t: Table, f: Frame, n: int) -> int:
    """The space after n steps of the declared path."""
    space = f.start
    for k in range(n):
        space = t.go[space * 8 + path_way(f, k)]
    return space


@rule
def tell_walk(t: Table, s: State, log: Log, f: Frame) -> None:
    """The steps since the last line go into the log: at the end of the path, and before anything happens on the way."""
    ways = 0
    for k in range(f.told, f.walked):
        if k - f.told < 10:
            ways |= path_way(f, k) << (3 * (k - f.told))
    emit(log, ids.EV_WALK, f.seat, path_space(t, f, f.told), s.seats[f.seat].space, f.walked - f.told, ways)
    f.told = f.walked


@rule
def walk(t: Table, s: State, log: Log, f: Frame) -> None:
    """BH-WEAP-03, BH-MOVE-06: step by step; tokens are taken at once, Legends are passed. A MOVE that was interrupted
    ends where it is.
    """
    seat = s.seats[f.seat]
    here = path_space(t, f, f.walked)
    while f.walked < f.declared:
        if seat.space != here:
            f.walked = f.declared
            break
        here = t.go[here * 8 + path_way(f, f.walked)]
        seat.space = here
        f.walked += 1
        seat.steps += 1
        depth = s.depth
        other = legend_at(t, s, here, f.seat)
        if other >= 0:
            open_window(t, s, f.seat, ids.E_PASSED, other)
        if f.walked == f.declared or s.depth > depth or sword_here(t, s, f.seat) >= 0:
            tell_walk(t, s, log, f)
        pick_up_here(t, s, log, f.seat)
        if s.depth > depth:
            return
    f.step = 3
    f.met = 0
    if seat.space >= 0 and legend_at(t, s, seat.space, f.seat) >= 0:  # BH-RUL-109: an effect has put a Legend there
        push(s, ids.F_BUMP, f.seat, seat.space, f.start, -1)


@rule
def meet(t: Table, s: State, f: Frame) -> None:
    """BH-FX-E11: the MOVE ended next to other Legends."""
    here = s.seats[f.seat].space
    while f.met < t.n:
        q = f.met
        f.met += 1
        if f.declared > 0 and q != f.seat and s.seats[q].out == 0 and s.seats[q].space >= 0:
            if here >= 0 and distance(t, here, s.seats[q].space) == 1:
                if open_window(t, s, f.seat, ids.E_ADJACENT, q):
                    return
    f.step = 4


@rule
def end_move(s: State, f: Frame) -> None:
    """BH-MOVE-09: the card goes to its owner's discard pile, unless an effect took it back (BH-RUL-78)."""
    if f.card >= 0:
        to_discard(s, f.seat, f.card)
    pop(s)
