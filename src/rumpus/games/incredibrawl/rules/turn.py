"""The rules of IncrediBrawl, read top-down: who acts, with what, and what comes of it."""

from typing import Any

from rumpus.games.incredibrawl.rules import draw_step, ids, queue, scraps
from rumpus.games.incredibrawl.rules.answers import decide_one, options_of
from rumpus.games.incredibrawl.rules.effects import step_effect
from rumpus.games.incredibrawl.rules.fight import scrapped
from rumpus.games.incredibrawl.rules.glory import finish, result, settle
from rumpus.games.incredibrawl.rules.other_abilities import reach, step_moment
from rumpus.games.incredibrawl.rules.setup import begin_round, deal
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.games.incredibrawl.rules.throws import THROW_MS
from rumpus.games.incredibrawl.rules.windows import HIDDEN_MS, open_window, step_window
from rumpus.kernel.contract.unbound import NEVER
from rumpus.kernel.records.chance import draw
from rumpus.kernel.records.choices import ask_all
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rule

__all__ = ["apply", "due", "legal", "result", "setup", "who"]
STEPS = 5000  # automatic steps between two decisions; far more than any chain takes
WINDOW_MS = 8000  # IB-R-WINDOW, live


@rule
def setup(t: Table, s: State, number: int, log: Log) -> None:
    """The deal, advanced to the first decision; `s` comes zeroed."""
    deal(t, s, number, log)
    run(t, s, log)


@rule
def who(t: Table, s: State) -> int:
    """IB-SEL-02: everybody asked who has not decided yet."""
    return s.waiting


@rule
def legal(t: Table, s: State, p: int, out: Any) -> int:
    """What a seat that is asked may answer, ascending."""
    if (s.waiting >> p & 1) == 0:
        return 0
    return options_of(t, s, p, out)


@rule
def apply(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """Does action a of seat p (p = -1: the clock struck), then whatever follows by itself."""
    if p < 0:
        strike(t, s, log)
    else:
        decide_one(t, s, p, a, log)
    if s.waiting == 0 and s.over == 0:
        run(t, s, log)


@rule
def run(t: Table, s: State, log: Log) -> None:
    """Every automatic step up to the next decision. A chain without end stops the game (IB-END-08)."""
    if s.w_bell:
        return
    s.ask = ids.A_NONE
    s.asked = 0
    for _ in range(STEPS):
        step(t, s, log)
        if s.waiting or s.over or s.w_bell:
            return
    settle(t, s, ids.END_ROUNDS, log)


@rule
def step(t: Table, s: State, log: Log) -> None:
    """One step of whatever is innermost: a throw, an effect, the window within the Play abilities, the queue of
    abilities, a moment, a window, the phase.
    """
    if s.throw_on == ids.T_FINAL:
        won = 1 << s.throw_won
        s.throw_on = 0
        s.throw_in = 0
        s.throw_n = 0
        s.throw_won = -1
        finish(s, s.ending, won, log)
    elif s.fx.on:
        if not scraps.skip_static(t, s):
            step_effect(t, s, log)
    elif s.q_on and s.w_on != ids.W_BEFORE_PLAY + 1:
        queue.step_queue(t, s, log)
    elif s.moment:
        step_moment(t, s, log)
    elif s.w_on:
        if ids.P_STOP <= s.phase <= ids.P_SCRAP_DONE and queue.waits(s):
            queue.start_queue(s, ids.PLAY)  # IB-R-LATEPLAY: at once, after the causing effect
        else:
            step_window(t, s, log)
    elif s.phase <= ids.P_WINDOW:
        step_select(t, s, log)
    elif s.phase <= ids.P_SCRAP_DONE:
        step_scraps(t, s, log)
    elif s.phase <= ids.P_LOCATION:
        step_spoils(t, s, log)
    else:
        step_draw(t, s, log)


@rule
def step_select(t: Table, s: State, log: Log) -> None:
    """IB-TURN-01 steps 1 and 2: Power-Ups, refill, repair, secret selection, placing, the reveal."""
    if s.phase == ids.P_SETUP:
        if draw_step.mend_hands(t, s, 0, log):
            s.phase = ids.P_ROUND
    elif s.phase == ids.P_ROUND:
        begin_round(t, s, log)
        s.phase = ids.P_REFILL
        open_window(t, s, ids.W_SELECT, log)
    elif s.phase == ids.P_REFILL:
        s.phase = ids.P_REPAIR
        queue.open_stop(t, s)
    elif s.phase == ids.P_REPAIR:
        if draw_step.mend_hands(t, s, 0, log):
            s.phase = ids.P_PLACE if t.at_placement else ids.P_SELECT
    elif s.phase == ids.P_SELECT:
        s.phase = ids.P_PLACE
        ask_all(s, ids.A_SELECT, (1 << t.n) - 1)
    elif s.phase == ids.P_PLACE:
        step_place(t, s, log)
    elif s.phase == ids.P_REVEAL:
        s.phase = ids.P_WINDOW
        scraps.flip_up(t, s, log)
        queue.open_stop(t, s)
    else:
        s.phase = ids.P_NEXT if t.mode == ids.FAMILY else ids.P_PLAY
        reach(t, s, ids.W_REVEAL, log)


@rule
def step_place(t: Table, s: State, log: Log) -> None:
    """IB-SAB-01, IB-SAB-06, IB-R-SABORDER: in turn from the token holder; without Select-a-Brawl by itself."""
    if t.brawl == 0 or (t.odd and t.at_placement == 0):
        scraps.place_all(t, s, log)
        s.phase = ids.P_REVEAL
        return
    if s.step >= t.n:
        s.step = 0
        if t.odd:
            scraps.place_all(t, s, log)
        s.phase = ids.P_REVEAL
        return
    p = (s.token + s.step) % t.n
    if s.seats[p].selected == 0:
        ask_all(s, ids.A_SELECT, 1 << p)
    elif t.odd:
        s.step += 1
    elif s.seats[p].fighter.spot:
        s.step += 1
    else:
        ask_all(s, ids.A_PLACE, 1 << p)


@rule
def step_scraps(t: Table, s: State, log: Log) -> None:
    """IB-TURN-01 steps 3 and 4: Play abilities, then scrap by scrap with the windows around each."""
    if s.phase == ids.P_PLAY:
        s.phase = ids.P_NEXT
        queue.start_queue(s, ids.PLAY)
    elif s.phase == ids.P_NEXT:
        if s.scrap >= t.n - 1:
            s.phase = ids.P_DECIDED
            return
        scraps.sides(t, s)
        if not scraps.walkover(t, s, log):
            s.phase = ids.P_STOP
            reach(t, s, ids.W_BEFORE_SCRAP, log)
    elif s.phase == ids.P_STOP:
        if queue.waits(s):
            queue.start_queue(s, ids.PLAY)
            return
        scraps.sides(t, s)
        if s.left < 0 or s.right < 0:
            s.phase = ids.P_NEXT
            return
        s.phase = ids.P_COMPARE
        queue.open_stop(t, s)
    elif s.phase == ids.P_COMPARE:
        scraps.fight(t, s, log)
    elif s.phase == ids.P_SCRAPPED:
        if s.throw_on == ids.T_SCRAP:
            won = s.throw_won
            s.throw_on = 0
            s.throw_won = -1
            scrapped(s, won, 3, log)
        s.phase = ids.P_SCRAP_DONE
        reach(t, s, ids.W_AFTER_SCRAP, log)
    elif queue.waits(s):
        queue.start_queue(s, ids.PLAY)
    else:
        scraps.end_scrap(t, s)
        s.phase = ids.P_NEXT


@rule
def step_spoils(t: Table, s: State, log: Log) -> None:
    """IB-TURN-01 step 5, IB-R-GLORYORDER: Lose, Win, Victory Glory, bonus, location, with windows between."""
    if s.phase == ids.P_DECIDED:
        scraps.decide(t, s, log)
        if s.winner < 0:
            s.phase = ids.P_DISCARD
        elif t.mode == ids.FAMILY:
            s.phase = ids.P_GLORY_STOP
        else:
            s.phase = ids.P_LOSE
            reach(t, s, ids.W_BEFORE_ABILITIES, log)
    elif s.phase == ids.P_LOSE:
        s.phase = ids.P_LOSE_LATER
        queue.collect_losers(t, s, 0)
    elif s.phase == ids.P_LOSE_LATER:
        s.phase = ids.P_WIN_WINDOW
        queue.collect_losers(t, s, 1)
    elif s.phase == ids.P_WIN_WINDOW:
        s.phase = ids.P_WIN
        reach(t, s, ids.W_BEFORE_WIN, log)
    elif s.phase == ids.P_WIN:
        s.phase = ids.P_GLORY_STOP
        queue.collect_winner(t, s)
    elif s.phase == ids.P_GLORY_STOP:
        s.phase = ids.P_GLORY
        queue.open_stop(t, s)
    elif s.phase == ids.P_GLORY:
        s.phase = ids.P_TEXT
        scraps.victory(t, s, log)
    elif s.phase == ids.P_TEXT:
        s.phase = ids.P_GLORY_WINDOW
        scraps.place_text(t, s)
    elif s.phase == ids.P_GLORY_WINDOW:
        s.phase = ids.P_LOCATION
        reach(t, s, ids.W_AFTER_GLORY, log)
    else:
        s.phase = ids.P_DISCARD
        if t.locations and s.locked == 0:
            ask_all(s, ids.A_LOCATION, 1 << s.winner)


@rule
def step_draw(t: Table, s: State, log: Log) -> None:
    """IB-TURN-01 step 6: discard, test for the end, free refills, window, choice, draws; then the round is over."""
    if s.phase == ids.P_DISCARD:
        draw_step.clear_table(t, s, log)
        s.step = 0
        s.phase = ids.P_ENTRY
        if t.at_draw == 0 and draw_step.out_of_cards(t, s, log):
            return
    elif s.phase == ids.P_ENTRY:
        if t.at_draw or draw_step.mend_hands(t, s, 1, log):
            s.phase = ids.P_DRAW_WINDOW
    elif s.phase == ids.P_DRAW_WINDOW:
        s.phase = ids.P_LATE_ENTRY
        open_window(t, s, ids.W_DRAW, log)
    elif s.phase == ids.P_LATE_ENTRY:
        if t.at_draw and s.step == 0 and draw_step.out_of_cards(t, s, log):
            return
        if t.at_draw == 0 or draw_step.mend_hands(t, s, 1, log):
            s.phase = ids.P_DRAW
    elif s.phase == ids.P_DRAW:
        s.phase = ids.P_RESOLVE
        for p in range(t.n):
            s.seats[p].commit = 0
        draw_step.ask_draws(t, s)
    elif s.phase == ids.P_RESOLVE:
        draw_step.make_draws(t, s, log)
        s.phase = ids.P_END
    else:
        if s.round >= t.max_rounds:
            settle(t, s, ids.END_ROUNDS, log)
            return
        draw_step.pass_token(t, s, log)
        s.phase = ids.P_ROUND


@rule
def strike(t: Table, s: State, log: Log) -> None:
    """Live, time is up. IB-R-WINDOW: whoever has not answered passes, and a hidden window closes; IB-TIE-04: every
    missing sign is drawn from the seed.
    """
    if s.w_bell:
        s.w_bell = 0
        return
    missing = s.waiting
    throw = s.ask == ids.A_THROW
    for p in range(t.n):
        if missing >> p & 1:
            decide_one(t, s, p, ids.ROCK + draw(s, log, 3) if throw else ids.PASS, log)


@rule
def due(t: Table, s: State) -> int:
    """When the clock of a live window or throw strikes, in ms; in every other decision the server keeps the time."""
    if s.over or t.live == 0:
        return NEVER
    if s.w_bell:
        return s.opened + HIDDEN_MS
    if s.waiting == 0:
        return NEVER
    if s.ask == ids.A_THROW:
        return s.opened + THROW_MS
    return s.opened + WINDOW_MS if s.ask == ids.A_WINDOW and t.first == 0 else NEVER
