"""Operations on position: BH-FX-25 to BH-FX-41 (splash and intercept: ops_target.py)."""

from rumpus.games.brawlhalla.rules import ids, targeting
from rumpus.games.brawlhalla.rules.delay import fall
from rumpus.games.brawlhalla.rules.move import path_way
from rumpus.games.brawlhalla.rules.ops_damage import frame_below
from rumpus.games.brawlhalla.rules.path import begin_steps, path_can_go_on, take_step
from rumpus.games.brawlhalla.rules.push import away, shove
from rumpus.games.brawlhalla.rules.stack import distance, legend_at
from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table
from rumpus.games.brawlhalla.rules.targeting import told
from rumpus.games.brawlhalla.rules.weapons import pick_up_here, sword_here
from rumpus.kernel.records.bits import first_bit, lone
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, push

STEPS = 5  # steps an effect may give at most (the walk is packed into one int of the frame)


# ---------------------------------------------------------------- steps


@rule
def step(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-25: the own Legend makes up to n steps by the movement rules; no MOVE, so no Air limit (BH-RUL-52).

    stage: 0 start, 1 the path is being declared, 2 walking.
    """
    p = f.seat
    if targeting.shielded(s, p):
        return True
    if f.stage == 0:
        q = targeting.other(s, f)
        ref = s.seats[q].space if q >= 0 else -1
        if op.way > 0 and ref < 0:
            return True
        begin_steps(t, s, p, op.n if op.n < STEPS else STEPS, op.way, ref, op.end)
        f.stage = 1
    if f.stage == 1:
        if not declared(t, s, f):
            return False
        f.walk = pack(t, s)
        if s.path_n == 0:
            tell_steps(t, s, log, f)
        s.path_n = 0
        f.stage = 2
    return walk(t, s, log, f)


@rule
def declared(t: Table, s: State, f: Frame) -> bool:
    """One decision of the path; True when it is complete."""
    a = f.got
    f.got = -1
    if a == ids.STOP:
        return True
    if a >= ids.STEP:
        take_step(t, s, a - ids.STEP)
    if not path_can_go_on(t, s, f.seat):
        return True
    ask(s, ids.ASK_PATH, f.seat)
    return False


@rule
def pack(t: Table, s: State) -> int:
    """The declared path as one int: bits 0-14 directions, 15-17 steps left, 18-20 steps walked, 21-26 space now, 27-29
    steps told.
    """
    packed = s.path_n << 15 | s.path[0] << 21
    for k in range(s.path_n):
        for d in range(8):
            if t.go[s.path[k] * 8 + d] == s.path[k + 1]:
                packed |= d << (3 * k)
    return packed


@rule
def tell_steps(t: Table, s: State, log: Log, f: Frame) -> None:
    """The steps since the last line go into the log: at the end, and before a Flaming Sword is taken on the way."""
    walked = f.walk >> 18 & 7
    told_steps = f.walk >> 27
    start = s.seats[f.seat].space
    for k in range(walked - 1, told_steps - 1, -1):
        start = t.go[start * 8 + ((f.walk >> (3 * k) & 7) ^ 4)]
    emit(log, ids.EV_STEPS, f.seat, start, s.seats[f.seat].space, walked - told_steps)
    f.walk = (f.walk & 0x7FFFFFF) | walked << 27


@rule
def walk(t: Table, s: State, log: Log, f: Frame) -> bool:
    """BH-RUL-53: walk what was declared, taking Flaming Swords; it ends where an effect has moved the Legend."""
    seat = s.seats[f.seat]
    while f.walk >> 15 & 7 > 0:
        here = f.walk >> 21 & 63
        if seat.space != here:
            return True
        walked = f.walk >> 18 & 7
        here = t.go[here * 8 + (f.walk >> (3 * walked) & 7)]
        left = (f.walk >> 15 & 7) - 1
        f.walk = (f.walk & 0x38007FFF) | left << 15 | (walked + 1) << 18 | here << 21
        seat.space = here
        depth = s.depth
        if left == 0 or sword_here(t, s, f.seat) >= 0:
            tell_steps(t, s, log, f)
        pick_up_here(t, s, log, f.seat)
        if s.depth > depth:
            return False
    if legend_at(t, s, seat.space, f.seat) >= 0:  # BH-RUL-109
        push(s, ids.F_BUMP, f.seat, seat.space, seat.space, -1)
    return True


# ---------------------------------------------------------------- pushes and places


@rule
def way_from(t: Table, s: State, f: Frame, q: int) -> int:
    """BH-RUL-43: straight away from the owner; on one space (BH-RUL-109) along the mover's way, or back."""
    mine = s.seats[f.seat].space
    theirs = s.seats[q].space
    if mine != theirs:
        return away(t, mine, theirs)
    move = s.frames[frame_below(s, ids.F_MOVE, f.subject)]
    way = path_way(move, move.walked - 1)
    return way if f.subject == f.seat else (way + 4) % 8


@rule
def push_away(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-26: the target is pushed n spaces straight away from the owner, as a knockback (BH-RUL-90)."""
    q = targeting.next_target(t, s, f, op)
    if q == targeting.DONE:
        return True
    if q != targeting.WAIT and not targeting.shielded(s, q) and s.seats[f.seat].space >= 0:
        shove(t, s, q, way_from(t, s, f, q), op.n, f.seat, ids.PUSH_AT_LINE if op.stop_at_ko_line else 0)
    return False


@rule
def pull(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-27: the target is moved up to n spaces towards the owner, stopping next to it or at a Platform."""
    q = targeting.next_target(t, s, f, op)
    if q == targeting.DONE:
        return True
    if q == targeting.WAIT or targeting.shielded(s, q) or s.seats[f.seat].space < 0:
        return False
    mine = s.seats[f.seat].space
    theirs = s.seats[q].space
    if distance(t, mine, theirs) > 1 and (op.sight == 0 or t.sight[mine * 48 + theirs] == 1):
        shove(t, s, q, away(t, theirs, mine), op.n, f.seat, ids.PUSH_PULL | ids.PUSH_AT_LINE)
    return False


@rule
def swap_places(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-28: the owner's and the target's Legends change spaces; the owner, who chose it, takes a token there (BH-
    RUL-53).
    """
    q = targeting.next_target(t, s, f, op)
    if q == targeting.DONE:
        return True
    if q == targeting.WAIT or targeting.shielded(s, q) or targeting.shielded(s, f.seat) or q == f.seat:
        return False
    mine = s.seats[f.seat].space
    theirs = s.seats[q].space
    s.seats[f.seat].space = theirs
    s.seats[q].space = mine
    emit(log, ids.EV_PLACED, f.seat, mine, theirs)
    emit(log, ids.EV_PLACED, q, theirs, mine)
    pick_up_here(t, s, log, f.seat)
    return False


@rule
def teleport_spaces(t: Table, s: State, f: Frame, op: Op) -> int:
    """BH-FX-29: unoccupied spaces the own Legend may be put on, as a mask: Platforms, row 1, next to the target,
    or within n.
    """
    if op.where == 1:
        mask = targeting.platform_mask(t)
    elif op.where == 2:
        mask = targeting.top_row(t)
    elif op.where == 3:
        q = targeting.other(s, f)
        mask = targeting.disc(t, s.seats[q].space, 1) if q >= 0 else 0
    else:
        mask = targeting.disc(t, s.seats[f.seat].space, op.n)
    return mask & ~targeting.taken_mask(t, s)


@rule
def teleport(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-29: the own Legend is put on an unoccupied space, Platforms in between ignored; a token there is taken."""
    if f.stage or targeting.shielded(s, f.seat):
        return True
    mask = teleport_spaces(t, s, f, op)
    if mask == 0:
        return True
    if f.got < 0 and not lone(mask):
        ask(s, ids.ASK_SPACE, f.seat)
        return False
    space = f.got - ids.SPACE if f.got >= 0 else first_bit(mask)
    f.got = -1
    f.stage = 1
    start = s.seats[f.seat].space
    s.seats[f.seat].space = space
    emit(log, ids.EV_PLACED, f.seat, start, space)
    pick_up_here(t, s, log, f.seat)
    return True


# ---------------------------------------------------------------- moves and falls


@rule
def move_bonus(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-30: the running MOVE of the owner gets n more steps."""
    s.frames[frame_below(s, ids.F_MOVE, f.seat)].bonus += op.n
    told(log, f, op, f.seat)
    return True


@rule
def air_limit(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-31: the running MOVE of the owner may cross n Air spaces in a row."""
    move = s.frames[frame_below(s, ids.F_MOVE, f.seat)]
    if op.n > move.air_limit:
        move.air_limit = op.n
    told(log, f, op, f.seat)
    return True


@rule
def phase(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-32: the running MOVE of the owner may pass n Platform floors."""
    move = s.frames[frame_below(s, ids.F_MOVE, f.seat)]
    if op.n > move.phase_steps:
        move.phase_steps = op.n
    move.phase_ways |= op.way
    told(log, f, op, f.seat)
    return True


@rule
def hover(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-33: the own Legend does not fall at this gravity (delay.py says so in the log)."""
    i = frame_below(s, ids.F_FALL, f.seat)
    if i >= 0:
        s.frames[i].hovers = 1
    return True


@rule
def drop(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-34: gravity takes hold of the target alone, n times; caused by the owner (BH-RUL-58). Above the
    four bits of `pending`: times left.
    """
    if f.pending >> 4 > 0:
        f.pending -= 16
        q = f.target
    else:
        q = targeting.next_target(t, s, f, op)
        if q >= 0 and op.n > 1:
            f.pending |= (op.n - 1) << 4
    if q == targeting.DONE:
        return True
    if q != targeting.WAIT and not targeting.shielded(s, q):
        fall(s, q, f.seat)
        s.frames[s.depth - 1].by_effect = 1
    return False


@rule
def opportunity(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-35: the next operation is aimed at the Legend passed or met; where that is the owner, at the mover (BH-
    RUL-98).
    """
    f.target = f.event_detail if f.subject == f.seat else f.subject
    f.marks |= targeting.AIMED
    return True


@rule
def root(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-36: no MOVE (or n steps at most) until the end of the target's next turn (BH-RUL-95)."""
    q = targeting.next_target(t, s, f, op)
    if q == targeting.DONE:
        return True
    if q != targeting.WAIT and not targeting.shielded(s, q):
        seat = s.seats[q]
        if seat.root < 0 or seat.root > op.n:
            seat.root = op.n
        seat.root_turns = 2 if q == s.active else 1
        emit(log, ids.EV_ROOT, q, seat.root)
    return False
