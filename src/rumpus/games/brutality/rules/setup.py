"""Heroes, corners, hazards, artifacts, relic decks (Hero selection, Placement, Hazard placement, Artifacts, Controlled
Chaos; BU-RUL-05 to -12, -69, -70, -76).

F_SETUP: `left` counts what was done in a step; `chosen` what was chosen first (hazard kind, artifact), `pile` the open
stack.
"""

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import WIDE, put_on, seat_of, side_of, team_at
from rumpus.games.brutality.rules.hazards import lay_hazard
from rumpus.games.brutality.rules.running import close
from rumpus.games.brutality.rules.state import Frame, State, Table
from rumpus.kernel.records.chance import draw, seed, shuffle
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.piles import clear, put_sorted, put_top, remove
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, push

# steps of F_SETUP
(HEROES, CORNERS, HAZARDS, TOOLS, DECKS, DRAFT, PLAY) = range(7)
PICKS = 8  # of each stack
IN_TURN = (0, 2, 1, 3)  # BU-RUL-06, BU-RUL-12: Team 1, Team 2, Team 1, Team 2


@rule
def begin(t: Table, s: State, number: int, log: Log) -> None:
    """BU-RUL-05: everything before the first decision; `s` comes zeroed."""
    seed(s, number)
    s.asker = -1
    s.winner = -1
    for hero in s.heroes:
        hero.place = -1
    s.first = 0 if t.agreed else draw(s, log, 2)
    emit(log, ids.EV_FIRST, s.first)
    push(s, ids.F_SETUP, -1)


@rule
def setup_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-11: the steps of set-up, one after the other."""
    s.phase = min(f.step, ids.P_ARTIFACTS) if f.step < DECKS else ids.P_DRAFT
    if f.step == HEROES:
        heroes_step(t, s, f, log)
    elif f.step == CORNERS:
        corners_step(t, s, f, log)
    elif f.step == HAZARDS:
        hazards_step(t, s, f, log)
    elif f.step == TOOLS:
        tools_step(t, s, f, log)
    elif f.step == DECKS:
        f.step = DRAFT if t.chaos else PLAY
        if not t.chaos:
            for card in range(1, t.relics_n + 1):
                s.teams[0].deck[card - 1] = card
            s.teams[0].deck_n = t.relics_n
    elif f.step == DRAFT:
        draft_step(t, s, f, log)
    else:
        for team in s.teams:
            shuffle(s, log, team.deck, team.deck_n)
        close(s)
        push(s, ids.F_TURN, -1)


@rule
def next_step(f: Frame) -> None:
    """On to the next step of set-up."""
    f.step += 1
    f.left = 0
    f.chosen = 0


# ---------------------------------------------------------------- heroes
@rule
def turn_of(t: Table, i: int) -> int:
    """BU-RUL-06: the hero that the i-th choice is for: 1-2-1-2, or in a snake 1-2-2-1."""
    if t.draft == ids.SNAKE:
        return (0, 2, 3, 1)[i]
    return IN_TURN[i]


@rule
def heroes_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-HERO-01, BU-RUL-06: heroes are taken one at a time, secretly at once, or dealt."""
    if t.draft == ids.BLIND:
        if blind_mask(t, s):
            ask(s, ids.ASK_HERO, -1)
            return
        emit(log, ids.EV_REVEAL)
        for h in range(ids.HEROES):
            name(t, s, h, (s.teams[h >> 1].picks >> 8 * (h & 1) & 255) - 1, log)
        for team in s.teams:
            team.picks = 0
        reveal(log)
        next_step(f)
        return
    if t.draft == ids.RANDOM:
        deal(t, s, log)
        next_step(f)
        return
    if f.got >= 0:
        name(t, s, turn_of(t, f.left), f.got - ids.DESIGN + 1, log)
        f.got = -1
        f.left += 1
    if f.left == ids.HEROES:
        next_step(f)
    else:
        ask(s, ids.ASK_HERO, seat_of(t, s, turn_of(t, f.left)))


@rule
def name(t: Table, s: State, h: int, design: int, log: Log) -> None:
    """A hero is chosen."""
    s.heroes[h].design = design
    emit(log, ids.EV_HERO, seat_of(t, s, h), h, design)


@rule
def deal(t: Table, s: State, log: Log) -> None:
    """BU-RUL-06 random: two different heroes to each team from one shuffled list."""
    for i in range(t.heroes_n):
        s.scratch[i] = 1 + i
    shuffle(s, log, s.scratch, t.heroes_n)
    for h in range(ids.HEROES):
        name(t, s, h, s.scratch[h], log)
    clear(s.scratch, t.heroes_n)


@rule
def blind_mask(t: Table, s: State) -> int:
    """BU-RUL-06 blind: the seats that have to choose a hero secretly."""
    mask = 0
    for team in range(ids.TEAMS):
        picks = s.teams[team].picks
        if picks >> 8 == 0:
            mask |= 1 << seat_of(t, s, 2 * team + (picks != 0))
    return mask


@rule
def choose_blind(t: Table, s: State, p: int, a: int) -> bool:
    """A secret choice; whether it was the last."""
    team = s.teams[team_at(s, p)]
    pick = a - ids.DESIGN + 2
    team.picks |= pick if team.picks == 0 else pick << 8
    return blind_mask(t, s) == 0


# ---------------------------------------------------------------- corners and hazards
@rule
def corners_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-PLACE-01 to -03, BU-RUL-07: each captain says which hero goes left."""
    if f.got >= 0:
        h = f.got - ids.HERO
        f.got = -1
        corner(t, s, h, True, log)
        corner(t, s, h ^ 1, False, log)
        f.left += 1
    if f.left == ids.TEAMS:
        next_step(f)
    else:
        ask(s, ids.ASK_CORNER, side_of(s, f.left))


@rule
def corner(t: Table, s: State, h: int, left: bool, log: Log) -> None:
    """BU-HERO-04: a hero is put on the corner of its side, with full HP."""
    s.heroes[h].hp = t.heroes[s.heroes[h].design].hp
    put_on(t, s, h, corner_of(t, s, h, left))
    emit(log, ids.EV_PLACED, seat_of(t, s, h), h, s.heroes[h].place)


@rule
def corner_of(t: Table, s: State, h: int, left: bool) -> int:
    """BU-RUL-03: the place of a hero in a corner, left or right as seen from its side."""
    card, upper = t.heroes[s.heroes[h].design], h >> 1 == 1
    x = 0 if left != upper else t.cols - card.wide
    return x + WIDE * (t.rows - card.deep if upper else 0)


@rule
def hazards_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-HAZP-01 to -05, BU-RUL-10: each captain chooses a kind, then a square."""
    if f.got >= ids.SQUARE:
        lay_hazard(s, f.chosen, f.got - ids.SQUARE, side_of(s, f.left), log)
        f.chosen = 0
        f.left += 1
    elif f.got >= 0:
        f.chosen = f.got - ids.KIND + 1
    f.got = -1
    if f.left == ids.TEAMS:
        next_step(f)
    else:
        ask(s, ids.ASK_SITE if f.chosen else ids.ASK_KIND, side_of(s, f.left))


# ---------------------------------------------------------------- artifacts
@rule
def tools_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-ART-01, BU-ART-02, BU-RUL-12: 1-2-1-2, an artifact and one of the own heroes without one."""
    p = seat_of(t, s, IN_TURN[f.left % ids.HEROES])
    if f.got >= ids.DESIGN:
        f.chosen = f.got - ids.TOOL + 1
        f.got = ids.HERO + IN_TURN[f.left] if t.n == ids.SEATS else -1
    if f.got >= 0:
        h = f.got - ids.HERO
        f.got = -1
        s.heroes[h].tool = f.chosen
        emit(log, ids.EV_TOOL, p, h, f.chosen)
        f.chosen = 0
        f.left += 1
        return
    if f.left == ids.HEROES or not t.tools:
        next_step(f)
    else:
        ask(s, ids.ASK_BEARER if f.chosen else ids.ASK_TOOL, p)


# ---------------------------------------------------------------- Controlled Chaos
@rule
def draft_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-CC-02 to -07, BU-RUL-69: four stacks, eight picks each, Team 1 first."""
    if f.got >= 0:
        team, card = f.left % 2, f.got - ids.CARD + 1
        f.got = -1
        s.stack_n = remove(s.stack, s.stack_n, card)
        s.owner[card] = 1 + team
        side = s.teams[team]
        side.deck_n = put_top(side.deck, side.deck_n, card)
        emit(log, ids.EV_PICK, side_of(s, team), card, f.pile)
        reveal(log)
        f.left += 1
        if f.left == PICKS:
            s.late[f.pile - 1] = card
            clear(s.stack, s.stack_n)
            s.stack_n = 0
            f.left = 0
    if s.stack_n == 0:
        f.pile += 1
        if f.pile > ids.OP:
            next_step(f)
            return
        for card in range(1, t.relics_n + 1):
            if t.relics[card].kind == f.pile:
                s.stack_n = put_sorted(s.stack, s.stack_n, card)
        emit(log, ids.EV_STACK, side_of(s, 0), f.pile, s.stack_n)
    ask(s, ids.ASK_DRAFT, side_of(s, f.left % 2))
