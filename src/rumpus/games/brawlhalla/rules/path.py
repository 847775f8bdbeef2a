"""Steps and paths: the MOVE's path and the steps of effects (BH-MOVE-02 to BH-MOVE-15, BH-RUL-01, BH-RUL-02, BH-RUL-15
to BH-RUL-17).

A path is declared step by step and walked only when it is complete. A step is offered only when the path can still end
well.
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.stack import distance, legend_at
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.records.record import rule

PATH = 15  # steps a path may have at most


@rule
def begin_path(t: Table, s: State, p: int, steps: int, air_max: int, phase: int, way: int) -> None:
    """BH-RUL-17: the path of a MOVE begins where the Legend of seat p stands."""
    s.path[0] = s.seats[p].space
    s.path_n = 0
    s.path_left = steps if steps < PATH else PATH
    s.path_air = 0
    if t.air_count_start and t.platform[s.seats[p].space] == 0:
        s.path_air = 1
    s.air_max = air_max
    s.path_move = 1
    s.path_way = 0
    s.path_ref = 0
    s.path_end = 0
    s.phase_left = phase
    s.phase_way = way


@rule
def begin_steps(t: Table, s: State, p: int, steps: int, way: int, ref: int, end: int) -> None:
    """BH-FX-25: steps by the movement rules, but no MOVE: no Air limit (BH-RUL-52). way 1 towards, 2 away from space
    ref.
    """
    begin_path(t, s, p, steps, 99, 0, 0)
    s.path_move = 0
    s.path_way = way
    s.path_ref = ref
    s.path_end = end


@rule
def passes_under(t: Table, before: int, here: int, after: int) -> bool:
    """BH-RUL-01, option no_passing: from one side of the space straight below a Platform on to the other side."""
    above = t.go[here * 8 + ids.N]
    if above < 0 or t.platform[above] == 0:
        return False
    return (t.col[before] - t.col[here]) * (t.col[after] - t.col[here]) == -1


@rule
def step_to(t: Table, s: State, before: int, here: int, d: int, air: int, phase: int) -> int:
    """The space one step from `here` in direction d, or -1 when a rule forbids the step (its landing aside).

    BH-MOVE-03 to BH-MOVE-05, BH-MOVE-10 to BH-MOVE-15, BH-RUL-02. `before` is the space the path came from (-1: none),
    `air` the Air
    spaces entered in a row, `phase` the steps that may still pass through a floor.
    """
    there = t.go[here * 8 + d]
    if there < 0:
        return -1
    if t.wall[here * 8 + d]:
        way = 2 if ids.SE <= d <= ids.SW else 1
        if phase == 0 or (s.phase_way & way) == 0:
            return -1
    if s.path_move:
        if t.platform[there] == 0 and air >= s.air_max:
            return -1
        if t.no_passing and before >= 0 and passes_under(t, before, here, there):
            return -1
    elif s.path_way == 1:
        if distance(t, there, s.path_ref) >= distance(t, here, s.path_ref):
            return -1
    elif s.path_way == 2 and distance(t, there, s.path_ref) <= distance(t, here, s.path_ref):
        return -1
    return there


@rule
def may_end(t: Table, s: State, p: int, space: int) -> bool:
    """BH-MOVE-07: a path ends on an unoccupied space (and on a Platform where an effect says so)."""
    if s.path_end and t.platform[space] == 0:
        return False
    return legend_at(t, s, space, p) < 0


@rule
def ends_in_1(t: Table, s: State, p: int, before: int, here: int, left: int, air: int, phase: int) -> bool:
    """Can a path that is at `here` end well, now or with one more step?"""
    if may_end(t, s, p, here):
        return True
    if left < 1:
        return False
    for d in range(8):
        there = step_to(t, s, before, here, d, air, phase)
        if there >= 0 and may_end(t, s, p, there):
            return True
    return False


@rule
def ends_in_2(t: Table, s: State, p: int, before: int, here: int, left: int, air: int, phase: int) -> bool:
    """The same with up to two more steps."""
    if ends_in_1(t, s, p, before, here, left, air, phase):
        return True
    if left < 2:
        return False
    for d in range(8):
        there = step_to(t, s, before, here, d, air, phase)
        if there >= 0:
            run = 0 if t.platform[there] else air + 1
            if ends_in_1(t, s, p, here, there, left - 1, run, phase - t.wall[here * 8 + d]):
                return True
    return False


@rule
def ends_well(t: Table, s: State, p: int, before: int, here: int, left: int, air: int, phase: int) -> bool:
    """The same with up to three more steps: at most three other Legends can stand in the way."""
    if ends_in_2(t, s, p, before, here, left, air, phase):
        return True
    if left < 3:
        return False
    for d in range(8):
        there = step_to(t, s, before, here, d, air, phase)
        if there >= 0:
            run = 0 if t.platform[there] else air + 1
            if ends_in_2(t, s, p, here, there, left - 1, run, phase - t.wall[here * 8 + d]):
                return True
    return False


@rule
def step_legal(t: Table, s: State, p: int, d: int) -> bool:
    """May the path of seat p go on in direction d?"""
    if s.path_left < 1:
        return False
    here = s.path[s.path_n]
    before = -1
    if s.path_n > 0:
        before = s.path[s.path_n - 1]
    there = step_to(t, s, before, here, d, s.path_air, s.phase_left)
    if there < 0:
        return False
    run = 0 if t.platform[there] else s.path_air + 1
    return ends_well(t, s, p, here, there, s.path_left - 1, run, s.phase_left - t.wall[here * 8 + d])


@rule
def path_can_go_on(t: Table, s: State, p: int) -> bool:
    """Is any further step legal?"""
    for d in range(8):
        if step_legal(t, s, p, d):
            return True
    return False


@rule
def path_legal(t: Table, s: State, p: int, out: list[int]) -> int:
    """STOP and the STEPs that the path of seat p may take now (BH-RUL-16: zero steps are a path, unless zero_move =
    no).
    """
    n = 0
    stop = s.path_n == 0 or may_end(t, s, p, s.path[s.path_n])
    if s.path_n == 0 and s.path_move and t.zero_move == 0 and path_can_go_on(t, s, p):
        stop = False
    if stop:
        out[0] = ids.STOP
        n = 1
    for d in range(8):
        if step_legal(t, s, p, d):
            out[n] = ids.STEP + d
            n += 1
    return n


@rule
def take_step(t: Table, s: State, d: int) -> None:
    """The path goes on in direction d."""
    here = s.path[s.path_n]
    there = t.go[here * 8 + d]
    if t.wall[here * 8 + d]:
        s.phase_left -= 1
    s.path_n += 1
    s.path[s.path_n] = there
    s.path_left -= 1
    s.path_air = 0 if t.platform[there] else s.path_air + 1
