"""The turn of Brutality, and the contract of the game: setup, who, legal, apply, result (Turn; BU-RUL-15, -61, -76,
-77, -81, -96).

F_TURN: `left` cards still due in the draw step, `mask` 1 = one more is offered.
"""

from typing import Any

from rumpus.games.brutality.rules import cards, ids, moves
from rumpus.games.brutality.rules.asking import ask_legal
from rumpus.games.brutality.rules.board import alive, captain, clock, living, seat_of, side_of, team_at
from rumpus.games.brutality.rules.decks import can_draw, discard, sweep
from rumpus.games.brutality.rules.effects import prog_step
from rumpus.games.brutality.rules.flights import land_step, launch_step
from rumpus.games.brutality.rules.hazards import count_down, fresh, mark_stay, stay_damage
from rumpus.games.brutality.rules.life import bury, concede, drop, expire, finish, hurt, stall
from rumpus.games.brutality.rules.setup import begin, blind_mask, choose_blind, setup_step
from rumpus.games.brutality.rules.shoves import room_step, shove_step
from rumpus.games.brutality.rules.state import Frame, State, Table
from rumpus.kernel.records.bits import lone
from rumpus.kernel.records.buffers import buffer
from rumpus.kernel.records.choices import list_bits
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import answer, ask, hush, push, taken

STEPS = 20000  # automatic steps between two decisions; far more than any chain takes
LAPSES = 3  # BU-RUL-87: main parts

# steps of F_TURN
(START, DELAYED, EARLY, DRAW, MAIN, END, DISCARD, LEAVE) = range(8)


# ---------------------------------------------------------------- the contract
@rule
def setup(t: Table, s: State, number: int, log: Log) -> None:
    """Team 1 is drawn, then the first decision; `s` comes zeroed."""
    begin(t, s, number, log)
    advance(t, s, log)


@rule
def who(t: Table, s: State) -> int:
    """One seat decides, but for a blind choice of heroes and, with four players, the main part."""
    if s.over or s.ask == ids.ASK_NONE:
        return 0
    if s.asker >= 0:
        return 1 << s.asker
    if s.ask == ids.ASK_HERO:
        return blind_mask(t, s)
    mask = 0
    for h in (2 * s.team, 2 * s.team + 1):
        p = seat_of(t, s, h)
        if alive(s, h) and (not s.done >> p & 1 or any_act(t, s, h)):
            mask |= 1 << p
    stuck = moves.inside(s, s.team)
    return mask if stuck < 0 else 1 << seat_of(t, s, stuck)


@rule
def any_act(t: Table, s: State, h: int) -> bool:
    """BU-RUL-77: whether who said done has anything that takes it back. Where an empty play is refused a relic does
    not count: who is to act would tell what the hand holds.
    """
    if s.teams[s.team].hand_n and not t.refuse_empty and cards.any_relic(t, s, s.team):
        return True
    if (
        cards.artifact_ok(t, s, h)
        or cards.special_ok(t, s, h, 0)
        or cards.special_ok(t, s, h, 1)
        or moves.can_launch(t, s, h)
    ):
        return True
    return moves.may_move(t, s, h) and moves.can_step(t, s, h, moves.ms_left(t, s, h) - 1)


@rule
def legal(t: Table, s: State, p: int, out: Any) -> int:
    """What a seat that is asked may do, ascending; 0 for any other."""
    if who(t, s) >> p & 1 == 0:
        return 0
    if s.ask == ids.ASK_MAIN:
        return main_legal(t, s, p, out)
    if s.ask == ids.ASK_WAIT:
        out[0] = ids.PASS
        return cards.list_relics(t, s, s.team, out, 1)
    return ask_legal(t, s, s.frames[s.depth - 1], p, out)


@rule
def main_legal(t: Table, s: State, p: int, out: Any) -> int:
    """BU-ACT-02, BU-RUL-81: steps, launches, specials, artifacts, relics, and the end of the turn."""
    stuck = moves.inside(s, s.team)
    if stuck >= 0:
        return moves.list_steps(t, s, stuck, moves.ms_left(t, s, stuck) - 1, out, 0)
    n = 0
    if not s.done >> p & 1:
        out[0] = ids.END
        n = 1
    mine, launch, special, artifact = False, 0, 0, 0
    for h in (2 * s.team, 2 * s.team + 1):
        if alive(s, h) and seat_of(t, s, h) == p:
            mine = True
            n = moves.list_steps(t, s, h, moves.ms_left(t, s, h) - 1, out, n) if moves.may_move(t, s, h) else n
            launch |= moves.can_launch(t, s, h) << h
            special |= cards.special_ok(t, s, h, 0) << 2 * h | cards.special_ok(t, s, h, 1) << 2 * h + 1
            artifact |= cards.artifact_ok(t, s, h) << h
    n = list_bits(launch, ids.LAUNCH, out, n)
    n = list_bits(special, ids.SPECIAL, out, n)
    n = list_bits(artifact, ids.ARTIFACT, out, n)
    return cards.list_relics(t, s, s.team, out, n) if mine else n


@rule
def apply(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """A legal action of seat p (to concede at any time), and every step that needs no decision."""
    if a == ids.CONCEDE:
        concede(t, s, p, log)
        return
    s.by = p
    if a == ids.LAPSE:
        a = lapse(t, s, p, log)
    if s.over or a == ids.LAPSE:
        return
    if s.ask == ids.ASK_HERO and s.asker < 0:
        if not choose_blind(t, s, p, a):
            return
        hush(s)
    else:
        answer(s, a)
    advance(t, s, log)


@rule
def lapse(t: Table, s: State, p: int, log: Log) -> int:
    """BU-RUL-19, BU-RUL-83, BU-RUL-87: the time of seat p is up. A hero inside another goes back; what is done by
    default, LAPSE for nothing: who said done has no more to say.
    """
    if s.ask == ids.ASK_MAIN and s.done >> p & 1:
        return ids.LAPSE
    emit(log, ids.EV_LAPSE, p)
    for h in range(ids.HEROES):
        if s.heroes[h].rest:
            moves.back_out(t, s, h, log)
    if s.ask == ids.ASK_MAIN:
        s.lapsed |= 1 << p
        return ids.END
    out = buffer(ids.MAX_LEGAL)
    legal(t, s, p, out)
    return ids.TAKE if s.ask == ids.ASK_OFFER else int(out[0])


@rule
def advance(t: Table, s: State, log: Log) -> None:
    """The top of the stack goes on until somebody has to decide."""
    for _ in range(STEPS):
        if s.over or s.ask != ids.ASK_NONE:
            return
        run_top(t, s, log)


@rule
def run_top(t: Table, s: State, log: Log) -> None:
    """One step of whatever is on top."""
    f = s.frames[s.depth - 1]
    kind = f.kind
    if kind == ids.F_TURN:
        turn_step(t, s, f, log)
    elif kind == ids.F_PROG:
        prog_step(t, s, f, log)
    elif kind == ids.F_SHOVE:
        shove_step(t, s, f, log)
    elif kind == ids.F_ROOM:
        room_step(t, s, f, log)
    elif kind == ids.F_LAUNCH:
        launch_step(t, s, f, log)
    elif kind == ids.F_LAND:
        land_step(t, s, f, log)
    elif kind == ids.F_DRAW:
        cards.draw_step(t, s, f, log)
    elif kind == ids.F_ROAM:
        moves.roam_step(t, s, f, log)
    else:
        setup_step(t, s, f, log)


@rule
def result(t: Table, s: State, out: Any) -> int:
    """BU-TEAM-06, BU-RUL-72, BU-RUL-75: 1 for the winners, 0 for the losers; a draw is first for all."""
    for i in range(16):
        out[i] = 0
    for p in range(t.n):
        won = s.winner < 0 or team_at(s, p) == s.winner
        out[p] = 1 if s.winner >= 0 and won else 0
        out[8 + p] = 1 if won else 1 + t.n // 2
    return s.over


# ---------------------------------------------------------------- the turn
@rule
def turn_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """One step of the turn."""
    if f.step == START:
        f.step = DELAYED
        start_turn(t, s, log)
    elif f.step == DELAYED:
        delayed(t, s, f, log)
    elif f.step == EARLY:
        f.step = DRAW
        early(t, s, f, log)
    elif f.step == DRAW:
        draw_cards(t, s, f, log)
    elif f.step == MAIN:
        main_step(t, s, f, log)
    elif f.step == END:
        f.step = DISCARD
        end_turn(t, s, log)
    elif f.step == DISCARD:
        discard_step(t, s, f, log)
    else:
        f.step = START
        sweep(t, s, 2 * s.turn + 1, log)
        if s.team == 1:
            stall(t, s, log)


@rule
def start_turn(t: Table, s: State, log: Log) -> None:
    """BU-RUL-15 START (1), (2): what is counted by the turn begins anew, effects end."""
    s.turn += 1
    s.team = (s.turn - 1) % 2
    s.done = 0
    s.lapsed = 0
    s.phase = ids.P_START
    emit(log, ids.EV_TURN, side_of(s, s.team), s.turn, s.team)
    for hero in s.heroes:
        hero.used = 0
        hero.extra = 0
        hero.closed = 0
        hero.spent = 0
        hero.gained = 0
        hero.course = 0
    fresh(s, 0)
    expire(t, s, clock(s), log)
    sweep(t, s, clock(s), log)
    mark_stay(t, s)
    for team in s.teams:
        team.no_relics = team.no_relics if team.no_relics > clock(s) else 0
        team.no_tools = team.no_tools if team.no_tools > clock(s) else 0


@rule
def delayed(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-15 START (3): relics that waited take hold, in the order the team on turn chooses."""
    n, slot = 0, -1
    for i in range(ids.PLAY):
        if s.play[i].card and s.play[i].holds == s.turn:
            n += 1
            if slot < 0 or s.play[i].card == f.got - ids.CARD + 1:
                slot = i
    if n == 0:
        f.step = EARLY
        return
    if n > 1 and f.got < 0:
        ask(s, ids.ASK_ORDER, captain(t, s, s.team))
        return
    f.got = -1
    cards.take_hold(t, s, slot, log)


@rule
def early(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-15 START (4) to (6): poison, creations, cooldowns; then how many cards are due (BU-RUL-61, BU-RUL-94)."""
    for h in (2 * s.team, 2 * s.team + 1):
        hero = s.heroes[h]
        if hero.place >= 0 and hero.value[ids.POISON]:
            hero.value[ids.POISON] -= 1
            if hero.value[ids.POISON] == 0:
                drop(hero, ids.POISON)
            hurt(t, s, h, 1, log)
    bury(t, s, log)
    count_down(s, log)
    for h in (2 * s.team, 2 * s.team + 1):
        hero = s.heroes[h]
        if hero.place >= 0 and hero.cool:
            hero.cool -= 1
            emit(log, ids.EV_COOLDOWN, seat_of(t, s, h), h, hero.tool, hero.cool)
    s.phase = ids.P_DRAW
    side, few = s.teams[s.team], lone(living(s, s.team))
    two = (s.turn == 1 or few) and (t.n != ids.SEATS or t.as_duel != 0)
    f.left = max(0, 1 + (1 if two and t.compulsory else 0) + side.bonus)
    f.mask = 1 if two and not t.compulsory else 0
    side.bonus = 0


@rule
def draw_cards(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RELIC-01 to -06, BU-RUL-61, BU-RUL-96: one card at a time; a full hand may make room first."""
    team, seat = s.team, captain(t, s, s.team)
    a = taken(f)
    full = s.teams[team].hand_n >= ids.HAND
    if a >= ids.CARD:
        cards.play_relic(t, s, seat, team, a - ids.CARD + 1, log)
    elif a == ids.TAKE:
        f.mask = 0
        cards.draw_one(t, s, team, seat, log)
    elif a == ids.PASS or f.left + f.mask == 0 or not can_draw(t, s, team):
        if a == ids.PASS:
            emit(log, ids.EV_DECLINED, seat)
        f.left = 0
        f.mask = 0
        f.step = MAIN
        s.phase = ids.P_MAIN
        emit(log, ids.EV_PHASE, seat, ids.P_MAIN)
    elif full and (t.lost or not cards.any_relic(t, s, team)):
        f.left = 0
        f.mask = 0
    elif full:
        ask(s, ids.ASK_WAIT, seat)
    elif f.left:
        f.left -= 1
        cards.draw_one(t, s, team, seat, log)
    else:
        ask(s, ids.ASK_OFFER, seat)


# ---------------------------------------------------------------- the main part
@rule
def main_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-TURN-03, BU-RUL-16, BU-RUL-77: one command after the other, until the team, or all of it, is done."""
    waiting = 0
    for h in (2 * s.team, 2 * s.team + 1):
        if alive(s, h):
            waiting |= 1 << seat_of(t, s, h)
    if f.got < 0:
        if waiting & ~s.done == 0:
            f.step = END
            idle(s, waiting, log)
        else:
            ask(s, ids.ASK_MAIN, -1 if t.n == ids.SEATS else side_of(s, s.team))
        return
    a, p = taken(f), s.by
    s.done &= ~(1 << p)
    if a == ids.END:
        s.done |= 1 << p
        if t.n == ids.SEATS:
            emit(log, ids.EV_DONE, p)
    else:
        s.lapsed &= ~(1 << p)
        command(t, s, f, p, a, log)


@rule
def idle(s: State, waiting: int, log: Log) -> None:
    """BU-RUL-87: three main parts in a row that the clock ended for all of a team are a concession."""
    side = s.teams[s.team]
    side.idle = side.idle + 1 if s.lapsed & waiting == waiting else 0
    if side.idle == LAPSES:
        emit(log, ids.EV_CONCEDE, s.by)
        finish(s, ids.CONCEDED, 1 - s.team, log)


@rule
def command(t: Table, s: State, f: Frame, p: int, a: int, log: Log) -> None:
    """A step, a launch, a special, an artifact or a relic."""
    if a < ids.LAUNCH:
        moves.take_step(t, s, (a - ids.STEP) // 8, (a - ids.STEP) % 8, log)
    elif a < ids.SPECIAL:
        h = a - ids.LAUNCH
        s.heroes[h].used |= ids.MOVED
        s.heroes[h].spent += 1
        push(s, ids.F_LAUNCH, p)
        g = s.frames[s.depth - 1]
        g.hero = h
        g.cause = h
        g.team = s.team
        g.victim = -1
        g.knocked = h
    elif a < ids.ARTIFACT:
        cards.use_special(t, s, p, (a - ids.SPECIAL) // 2, (a - ids.SPECIAL) % 2, log)
    elif a < ids.HERO:
        cards.use_artifact(t, s, p, a - ids.ARTIFACT, log)
    else:
        cards.play_relic(t, s, p, s.team, a - ids.CARD + 1, log)


# ---------------------------------------------------------------- the end of the turn
@rule
def end_turn(t: Table, s: State, log: Log) -> None:
    """BU-RUL-15 END (1), (2): stay damage, then what lasts through this turn ends."""
    s.phase = ids.P_END
    emit(log, ids.EV_PHASE, side_of(s, s.team), ids.P_END)
    stay_damage(t, s, log)
    expire(t, s, 2 * s.turn + 1, log)


@rule
def discard_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RELIC-13, BU-RUL-15 END (3): any cards of the hand, one by one."""
    if f.got >= ids.CARD:
        discard(t, s, s.team, f.got - ids.CARD + 1, log)
        f.got = -1
    if f.got == ids.PASS or s.teams[s.team].hand_n == 0 or living(s, s.team) == 0:
        f.got = -1
        f.step = LEAVE
        return
    ask(s, ids.ASK_DISCARD, captain(t, s, s.team))
