"""Knock-outs: reveal, reset, respawn, the token, elimination (BH-KO-01 to BH-KO-10, BH-RUL-57 to BH-RUL-62, BH-RUL-66,
BH-RUL-83).
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.delay import draw_cards
from rumpus.games.brawlhalla.rules.stack import alive, distance, foes, legend_at, seat_after
from rumpus.games.brawlhalla.rules.state import Frame, State, Table
from rumpus.games.brawlhalla.rules.windows import open_window
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, pop


@rule
def ko_step(t: Table, s: State, log: Log) -> None:
    """BH-KO-08: the printed order - reveal the KO card, remove damage, remove the token, respawn, place the token."""
    f = s.frames[s.depth - 1]
    if f.step == 0:
        f.step = 1
        if f.ko_source != ids.DMG_PRESSURE and open_window(t, s, f.seat, ids.E_DYING, f.ko_causer, only=f.seat):
            return
    if f.step == 1:
        if f.survived or s.seats[f.seat].out:
            pop(s)
            return
        if reveal_card(t, s, log, f) or s.over:
            return
    if f.step == 2:
        lose_all(t, s, log, f)
    if f.step == 3:
        respawn(t, s, log, f)
    elif f.step == 4:
        place_token(t, s, log, f)
    elif f.step == 5:
        f.step = 6
        open_window(t, s, f.seat, ids.E_KO, f.ko_causer)
    else:
        pop(s)


@rule
def reveal_card(t: Table, s: State, log: Log, f: Frame) -> bool:
    """KO step 1 (BH-KO-01, BH-KO-07, BH-MODE-03): #1 and Blitz eliminate; any KO ends pressure (BH-RUL-80) and cuts
    attacks (BH-RUL-57).

    True when effects that change the respawn are offered first.
    """
    seat = s.seats[f.seat]
    emit(log, ids.EV_KO, f.seat, f.ko_causer, seat.ko_left, f.ko_source)
    for k in range(s.n_fights):
        fight = s.fights[k]
        fight.ko |= 1 << f.seat
        if fight.phase < 4 and (fight.att == f.seat or fight.dfn == f.seat):
            fight.cut = 1
    if s.pressure:
        emit(log, ids.EV_CALM, f.seat)
    s.pressure = 0
    s.quiet = -1
    card = seat.ko_left
    f.ko_card = card
    f.step = 2
    if card > 0:
        seat.ko_left -= 1
        emit(log, ids.EV_REVEAL, f.seat, card)
    if card <= 1:
        carried = seat.status != ids.UNARMED
        eliminate(t, s, log, f.seat)
        f.token_due = 1 if carried and t.sword_returned else 0
        f.step = 4
        return False
    seat.bonus[card - 2] = 2 if card == 3 and t.ko3_none else 1
    return open_window(t, s, f.seat, ids.E_RESPAWN, f.ko_causer) == 1


@rule
def lose_all(t: Table, s: State, log: Log, f: Frame) -> None:
    """KO steps 2 and 3 (BH-KO-02, BH-KO-03, BH-RUL-95): level 0, UNARMED, running effects and once-a-life uses
    forgotten; cards stay (BH-RUL-66).
    """
    seat = s.seats[f.seat]
    seat.level = 0
    seat.root = -1
    seat.stun = 0
    seat.used_life = 0
    seat.space = -1
    seat.fell = 1
    if seat.status != ids.UNARMED and f.keeps_weapon == 0:
        seat.status = ids.UNARMED
        f.token_due = 1
        emit(log, ids.EV_UNARMED, f.seat)
    f.step = 3


@rule
def respawn_spaces(t: Table, s: State, f: Frame, out: list[int]) -> int:
    """KO step 4 (BH-KO-04, BH-RUL-60): unoccupied spaces of row 1; an effect may name any Platform or the spaces next
    to the causer.
    """
    n = 0
    for space in range(t.spaces):
        ok = t.inside[space] == 1 and t.row[space] == 1
        if f.where == 1:
            ok = t.platform[space] == 1
        elif f.where == 2 and f.ko_causer >= 0 and s.seats[f.ko_causer].space >= 0:
            ok = distance(t, space, s.seats[f.ko_causer].space) == 1
        if ok and legend_at(t, s, space, f.seat) < 0:
            out[n] = ids.SPACE + space
            n += 1
    return n


@rule
def respawn(t: Table, s: State, log: Log, f: Frame) -> None:
    """KO step 4: the KO'd Legend's player chooses (an effect may let the causer choose)."""
    seat = s.seats[f.seat]
    if seat.out:  # conceded while being asked
        f.token_due = f.token_due & t.sword_returned
        f.step = 4
        return
    if f.got < 0:
        chooser = f.seat
        if f.respawn_by > 0 and s.seats[f.respawn_by - 1].out == 0:
            chooser = f.respawn_by - 1
        ask(s, ids.ASK_RESPAWN, chooser)
        return
    seat.space = f.got - ids.SPACE
    f.got = -1
    f.step = 4
    emit(log, ids.EV_RESPAWN, f.seat, seat.space)
    if f.draws_after > 0:
        draw_cards(s, f.seat, f.draws_after)


@rule
def token_placer(t: Table, s: State, f: Frame) -> int:
    """BH-KO-05, BH-KO-06, BH-RUL-58: the opponent who caused the KO, else the next player in play clockwise from the
    KO'd player.
    """
    if f.ko_causer >= 0 and s.seats[f.ko_causer].out == 0 and foes(t, f.ko_causer, f.seat):
        return f.ko_causer
    p = seat_after(t, f.seat)
    while s.seats[p].out or (t.token_opponent and not foes(t, p, f.seat)):  # an opponent is left, or the game is over
        p = seat_after(t, p)
    return p


@rule
def token_spaces(t: Table, s: State, out: list[int]) -> int:
    """BH-RUL-59: Platforms without Legend and token; if none, Platforms without token; if none, any Arena space without
    token. Ascending.
    """
    n = 0
    for bare in range(2):  # an Arena has 4 Platforms at least (BH-RUL-07), and 3 other tokens at most: so far it comes
        if n == 0:
            for space in range(t.spaces):
                taken = bare == 0 and legend_at(t, s, space, -1) >= 0
                if t.platform[space] and not taken and not has_token(t, s, space):
                    out[n] = ids.SPACE + space
                    n += 1
    return n


@rule
def has_token(t: Table, s: State, space: int) -> bool:
    """Does a Flaming Sword lie here?"""
    for k in range(t.n):
        if s.tokens[k] == space:
            return True
    return False


@rule
def put_token(t: Table, s: State, log: Log, p: int, space: int) -> None:
    """A token that is not on the board is laid on `space` by seat p."""
    k = 0
    while s.tokens[k] >= 0:
        k += 1
    s.tokens[k] = space
    emit(log, ids.EV_TOKEN, p, space)


@rule
def place_token(t: Table, s: State, log: Log, f: Frame) -> None:
    """KO step 5 (BH-KO-05, BH-KO-10): nothing to do when the Legend carried none."""
    if f.token_due == 0:
        f.step = 5
        return
    if f.got < 0:
        f.placer = token_placer(t, s, f)
        ask(s, ids.ASK_TOKEN, f.placer)
        return
    put_token(t, s, log, f.placer, f.got - ids.SPACE)
    f.got = -1
    f.step = 5


# ---------------------------------------------------------------- elimination and the end


@rule
def eliminate(t: Table, s: State, log: Log, p: int) -> None:
    """BH-END-03, BH-KO-07, BH-RUL-61: the pieces leave the game; cards are set aside; the game may be over (BH-GEN-02,
    BH-GEN-03).
    """
    seat = s.seats[p]
    seat.out = 1
    seat.space = -1
    seat.level = 0
    seat.status = ids.UNARMED
    seat.root = -1
    seat.stun = 0
    seat.ko_left = 0
    s.out_order += 1
    s.to_act &= ~(1 << p)
    s.place[p] = alive(t, s) + 1
    emit(log, ids.EV_OUT, p, s.place[p])
    check_victory(t, s, log)


@rule
def check_victory(t: Table, s: State, log: Log) -> None:
    """BH-GEN-02, BH-GEN-03, BH-FMT-05, BH-RUL-62, BH-RUL-92: over at once when one Legend or one team is left."""
    winner = -1
    for p in range(t.n):
        if s.seats[p].out == 0:
            if winner >= 0 and foes(t, p, winner):
                return
            winner = p
    for p in range(t.n):
        if not foes(t, p, winner):
            s.place[p] = 1
        elif t.format == ids.TEAMS:
            s.place[p] = 2
    losers_left = 0
    for p in range(t.n):
        if foes(t, p, winner) and (s.conceded >> p & 1) == 0:
            losers_left += 1
    last = ids.OVER_TEAM if t.format == ids.TEAMS else ids.OVER_LAST
    s.over = last if losers_left else ids.OVER_CONCEDED
    emit(log, ids.EV_OVER, winner, s.over)
