"""Operations on weapons and Flaming Swords: BH-FX-42 to BH-FX-49."""

from rumpus.games.brawlhalla.rules import ids, ops, targeting
from rumpus.games.brawlhalla.rules.ko import put_token
from rumpus.games.brawlhalla.rules.stack import token_at
from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table
from rumpus.games.brawlhalla.rules.static_changes import disarm_immune
from rumpus.games.brawlhalla.rules.weapons import disarm, flip, pick_up, recover
from rumpus.kernel.records.bits import first_bit, lone
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask


@rule
def disarm_target(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-42: an EQUIPPED target becomes DISARMED; any other is left as it is (BH-RUL-55)."""
    q = targeting.next_target(t, s, f, op)
    if q == targeting.DONE:
        return True
    if q != targeting.WAIT and not targeting.shielded(s, q):
        disarm(t, s, log, q, f.seat)
    return False


@rule
def recover_free(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-43: the own weapon goes from DISARMED to EQUIPPED without a DELAY."""
    if f.stage == 0 and not targeting.shielded(s, f.seat):
        f.stage = 1
        recover(t, s, log, f.seat)
    return True


@rule
def swap_free(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-44: flip the own Weapon card without a DELAY, unless it is DISARMED (BH-RUL-30)."""
    if f.stage == 0 and not targeting.shielded(s, f.seat) and s.seats[f.seat].status != ids.DISARMED:
        f.stage = 1
        flip(t, s, log, f.seat)
    return True


# ---------------------------------------------------------------- tokens on the Arena


@rule
def fetch_spaces(t: Table, s: State, f: Frame, op: Op) -> int:
    """BH-FX-45: spaces of tokens that the owner may take, as a mask; n = 0: any distance."""
    mask = targeting.token_mask(t, s)
    return mask & targeting.disc(t, s.seats[f.seat].space, op.n) if op.n > 0 else mask


@rule
def fetch(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-45: an UNARMED owner takes a Flaming Sword token within n spaces."""
    if f.stage or targeting.shielded(s, f.seat) or s.seats[f.seat].status != ids.UNARMED:
        return True
    mask = fetch_spaces(t, s, f, op)
    if mask == 0:
        return True
    if f.got < 0 and not lone(mask):
        ask(s, ids.ASK_SPACE, f.seat)
        return False
    space = f.got - ids.SPACE if f.got >= 0 else first_bit(mask)
    f.got = -1
    f.stage = 1
    pick_up(t, s, log, f.seat, token_at(t, s, space))
    return True


@rule
def landing_spaces(t: Table, s: State, centre: int, n: int) -> int:
    """BH-RUL-59: where a token may be laid: available Platforms within n of `centre` (n = 0: any), else any available,
    else any without a token.
    """
    mask = targeting.free_platforms(t, s)
    near = mask & targeting.disc(t, centre, n) if n > 0 else mask
    if near:
        return near
    if mask:
        return mask
    return targeting.platform_mask(t) & ~targeting.token_mask(
        t, s
    )  # never empty: 4 Platforms at least, 3 other tokens at most


@rule
def knock_away(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-46: the target's token, Equipped or Disarmed, is put on a Platform within n of it; the target is UNARMED.

    stage: 1 target known; 2 its token waits to be laid.
    """
    if f.stage < 2:
        q = targeting.next_target(t, s, f, op)
        if q == targeting.DONE:
            return True
        if (
            q == targeting.WAIT
            or targeting.shielded(s, q)
            or s.seats[q].status == ids.UNARMED
            or disarm_immune(t, s, q)
        ):
            return False
        s.seats[q].status = ids.UNARMED
        emit(log, ids.EV_UNARMED, q, f.seat)
        f.stage = 2
    mask = landing_spaces(t, s, s.seats[f.target].space, op.n)
    if f.got < 0 and not lone(mask):
        ask(s, ids.ASK_SPACE, f.seat)
        return False
    put_token(t, s, log, f.seat, f.got - ids.SPACE if f.got >= 0 else first_bit(mask))
    f.got = -1
    f.stage = 1
    return False


@rule
def movable_tokens(t: Table, s: State, op: Op) -> int:
    """BH-FX-47: spaces of tokens that have an available Platform within n."""
    mask = 0
    free = targeting.free_platforms(t, s)
    for k in range(t.n):
        if s.tokens[k] >= 0 and free & targeting.disc(t, s.tokens[k], op.n):
            mask |= 1 << s.tokens[k]
    return mask


@rule
def move_token_spaces(t: Table, s: State, f: Frame, op: Op) -> int:
    """What move_token asks for: first a token (stage 0), then the Platform it goes to."""
    if f.stage == 0:
        return movable_tokens(t, s, op)
    return targeting.free_platforms(t, s) & targeting.disc(t, s.tokens[f.token], op.n)


@rule
def move_token(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-47: a token on the Arena goes to another available Platform within n of it."""
    while True:
        mask = move_token_spaces(t, s, f, op)
        if mask == 0:
            return True
        if f.got < 0 and not lone(mask):
            ask(s, ids.ASK_SPACE, f.seat)
            return False
        space = f.got - ids.SPACE if f.got >= 0 else first_bit(mask)
        f.got = -1
        if f.stage == 0:
            f.stage = 1
            f.token = token_at(t, s, space)
        else:
            emit(log, ids.EV_TOKEN, f.seat, space, s.tokens[f.token])
            s.tokens[f.token] = space
            return True


@rule
def weapon_spaces(t: Table, s: State, f: Frame, op: Op) -> int:
    """What ASK_SPACE offers for the words of this file."""
    if op.op == ops.FETCH:
        return fetch_spaces(t, s, f, op)
    if op.op == ops.KNOCK_AWAY:
        return landing_spaces(t, s, s.seats[f.target].space, op.n)
    return move_token_spaces(t, s, f, op) & ~(targeting.taken_mask(t, s) if f.stage else 0)
