"""An attack from declaration to the discard piles: the five phases (BH-PHASE-01 to BH-PHASE-08, BH-LIGHT-*, BH-HEAVY-*,
BH-RUL-57).
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.bidding import has_during, lay_opening, lay_play
from rumpus.games.brawlhalla.rules.damage import hurt
from rumpus.games.brawlhalla.rules.fight import clear_table, enter_phase, owner_of, played_mask, total
from rumpus.games.brawlhalla.rules.moment import moment
from rumpus.games.brawlhalla.rules.push import away, shove
from rumpus.games.brawlhalla.rules.stack import call_off, leave_hand, new_chain, to_discard
from rumpus.games.brawlhalla.rules.state import Frame, State, Table
from rumpus.games.brawlhalla.rules.static_changes import heavy_change, ties_win
from rumpus.games.brawlhalla.rules.windows import count_use, open_cards, open_hit_window, open_window, start_effect
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, pop

# steps of F_ATTACK
(
    DECLARED,
    OPEN,
    BEFORE,
    OPEN_DURING,
    OPEN_PLAYED,
    BID,
    TAX,
    PLAYED,
    EFFECT,
    NEXT_SIDE,
    VERDICT,
    AMOUNTS,
    REACT,
    AFTER_ATT,
    AFTER_DFN,
    CLEAR,
) = range(16)


@rule
def attack_step(t: Table, s: State, log: Log) -> None:
    """One step of the attack on top."""
    f = s.frames[s.depth - 1]
    k = f.attack
    fight = s.fights[k]
    if s.seats[fight.att].out or s.seats[fight.dfn].out:
        fight.cut = 1
    if fight.cut and f.step < AFTER_ATT:
        cut_short(s, log, f)
    if f.step == DECLARED:
        f.step = OPEN
        enter_phase(s, log, k, 1)
        open_window(t, s, fight.dfn, ids.E_DECLARED, fight=k)
    elif f.step == OPEN:
        opening(t, s, log, f)
    elif f.step < BID:
        opening_effects(t, s, log, f)
    elif f.step < VERDICT:
        bidding(t, s, log, f)
    elif f.step < AFTER_ATT:
        resolving(t, s, log, f)
    else:
        aftermath(t, s, log, f)


@rule
def cut_short(s: State, log: Log, f: Frame) -> None:
    """BH-RUL-57: a combatant is KO'd (or gone) before or in phase 4: what is left of it is skipped, phase 5 follows."""
    f.got = -1
    call_off(s)
    f.step = AFTER_ATT
    enter_phase(s, log, f.attack, 5)


# ---------------------------------------------------------------- phase 2


@rule
def opening(t: Table, s: State, log: Log, f: Frame) -> None:
    """BH-PHASE-03: the attacker opens with one card, or with up to `can_open` of them."""
    fight = s.fights[f.attack]
    p = fight.att
    if fight.phase < 2:
        enter_phase(s, log, f.attack, 2)
    if f.got < 0:
        if s.seats[p].hand == 0:
            f.step = CLEAR  # an attack that an effect gave, without a card to open with
            return
        if s.picked == 0:
            new_chain(t, s)
        ask(s, ids.ASK_OPEN, p)
        return
    a = f.got
    f.got = -1
    if a == ids.PASS:
        f.step = CLEAR
        return
    if a >= ids.CARD:
        s.picked |= 1 << (a - ids.CARD)
        if fight.can_open > 1:
            return
    cards = s.picked
    s.picked = 0
    lay_opening(t, s, log, f.attack, cards)
    fight.window[0] = cards
    f.step = BEFORE


@rule
def opening_effects(t: Table, s: State, log: Log, f: Frame) -> None:
    """One Before effect (attacker only, BH-PHASE-04); then phase 3 opens with the During effect of an opening card (BH-
    RUL-40).
    """
    k = f.attack
    fight = s.fights[k]
    p = fight.att
    cards = fight.window[0]
    if f.step == BEFORE:
        f.step = OPEN_DURING
        open_cards(t, s, p, ids.T_BEFORE, cards, k)
    elif f.step == OPEN_DURING:
        f.step = OPEN_PLAYED
        enter_phase(s, log, k, 3)
        open_cards(t, s, p, ids.T_DURING, cards, k)
    else:
        f.step = BID
        f.side = 1
        open_window(t, s, p, ids.E_PLAYED, fight.opened, fight=k)


# ---------------------------------------------------------------- phase 3


@rule
def bidding(t: Table, s: State, log: Log, f: Frame) -> None:
    """BH-PHASE-05: the defender, in a Light attack then both in turn, play cards until one passes (BH-LIGHT-04); each
    play: tax, reactions, effect.
    """
    k = f.attack
    p = owner_of(s, k, f.side)
    if f.step == BID:
        bid(t, s, log, f, p)
    elif f.step == TAX:
        pay_tax(t, s, log, f, p)
    elif f.step == PLAYED:
        f.step = EFFECT
        open_window(t, s, p, ids.E_PLAYED, f.laid, fight=k)
    elif f.step == EFFECT:
        f.step = NEXT_SIDE
        if f.announced > 0:
            u = f.announced - 1
            f.announced = 0
            count_use(t, s, k, p, ids.T_DURING, u // 3)
            start_effect(t, s, log, p, u, moment(ids.T_DURING, p, k, f.laid))
    elif s.fights[k].type == ids.HEAVY_ATTACK:
        f.step = VERDICT
    else:
        f.side = 1 - f.side
        f.step = BID


@rule
def bid(t: Table, s: State, log: Log, f: Frame, p: int) -> None:
    """One decision of the side that plays. With an empty hand it passes by itself, with cards it is always asked (BH-
    RUL-38, BH-RUL-88).
    """
    fight = s.fights[f.attack]
    heavy = fight.type == ids.HEAVY_ATTACK
    if f.got < 0:
        if s.seats[p].hand == 0:
            emit(log, ids.EV_PASS, p, 1, fight.type)
            f.step = VERDICT
            return
        if s.picked == 0:
            new_chain(t, s)
        ask(s, ids.ASK_DODGE if heavy else (ids.ASK_DEFEND if f.side == 1 else ids.ASK_ADD), p)
        return
    a = f.got
    f.got = -1
    if a == ids.PASS:
        emit(log, ids.EV_PASS, p, 0, fight.type)
        f.step = VERDICT
        return
    if a >= ids.USE:
        s.picked_fx = a - ids.USE
        return
    if a != ids.LAY:
        s.picked |= 1 << (a - ids.CARD)
        if not heavy or has_during(t, s, f.attack, p):
            return
    lay_play(t, s, log, f)
    f.step = TAX


@rule
def pay_tax(t: Table, s: State, log: Log, f: Frame, p: int) -> None:
    """BH-FX-07: cards discarded with the play, chosen by the player who pays."""
    seat = s.seats[p]
    if f.got >= ids.CARD:
        card = f.got - ids.CARD
        f.got = -1
        f.tax_left -= 1
        leave_hand(t, s, p, card)
        to_discard(s, p, card)
        emit(log, ids.EV_DISCARD, p, card, 2)
    if f.tax_left > 0 and seat.hand:
        ask(s, ids.ASK_DISCARD, p)
    else:
        f.tax_left = 0
        f.step = PLAYED


# ---------------------------------------------------------------- phase 4


@rule
def resolving(t: Table, s: State, log: Log, f: Frame) -> None:
    """BH-PHASE-06: the verdict, bonuses and modifying effects, damage or knock-back, reactions."""
    k = f.attack
    fight = s.fights[k]
    if f.step == VERDICT:
        f.step = AMOUNTS
        enter_phase(s, log, k, 4)
        judge(t, s, log, k)
        if fight.hit:
            open_hit_window(t, s, k)
    elif f.step == AMOUNTS:
        f.step = REACT
        if fight.hit:
            if fight.type == ids.LIGHT_ATTACK:
                hurt(s, fight.dfn, 1 + fight.damage_add, ids.DMG_LIGHT, fight.att, t.light_ko)
            else:
                knock_back(t, s, log, k)
    else:
        f.step = AFTER_ATT
        open_window(t, s, fight.dfn, ids.E_HIT_REACT if fight.hit else ids.E_FAILED, fight=k)


@rule
def judge(t: Table, s: State, log: Log, k: int) -> None:
    """BH-LIGHT-06, BH-LIGHT-07, BH-HEAVY-02, BH-HEAVY-05: final totals decide a Light attack, a matching card a Heavy
    one.
    """
    fight = s.fights[k]
    attack = total(t, s, k, 0)
    defence = total(t, s, k, 1)
    if fight.type == ids.LIGHT_ATTACK:
        tie = attack == defence and (fight.win_ties == 1 or ties_win(t, s, k))
        fight.hit = 1 if attack > defence or tie else 0
    else:
        fight.hit = 1 if fight.n[1] == 0 else 0
    if fight.hit:
        s.seats[fight.dfn].was_hit = 1
        emit(log, ids.EV_HIT, fight.att, fight.dfn, attack, defence, fight.type)
    else:
        emit(log, ids.EV_FAILED, fight.att, fight.dfn, attack, defence, fight.type)


@rule
def card_knockback(value: int) -> int:
    """BH-KB-04, BH-RUL-91: value 1 or 2 gives 0, 3 or 4 gives 1, 5 gives 2."""
    if value >= 5:
        return 2
    return 1 if value >= 3 else 0


@rule
def knock_back(t: Table, s: State, log: Log, k: int) -> None:
    """BH-KB-01 to BH-KB-06, BH-RUL-44: level + card + effects, straight away from the attacker, applied in full."""
    fight = s.fights[k]
    victim = s.seats[fight.dfn]
    level = victim.level
    card = card_knockback(fight.opening)
    change = fight.kb_add - fight.kb_reduce + heavy_change(t, s, fight.att)
    spaces = level + card + change
    if spaces < 0:
        spaces = 0
    emit(log, ids.EV_KNOCKBACK, fight.dfn, spaces, level, card, spaces - level - card)
    if spaces == 0:
        return
    direction = fight.kb_dir
    if direction < 0:
        direction = away(t, s.seats[fight.att].space, victim.space)
    flags = ids.PUSH_KNOCKBACK | (ids.PUSH_THROUGH if fight.kb_through else 0)
    shove(t, s, fight.dfn, direction, spaces, fight.att, flags)


# ---------------------------------------------------------------- phase 5


@rule
def aftermath(t: Table, s: State, log: Log, f: Frame) -> None:
    """BH-PHASE-07, BH-PHASE-08: one After effect of the attacker, one of the defender, then the cards are discarded."""
    k = f.attack
    fight = s.fights[k]
    if f.step == AFTER_ATT:
        f.step = AFTER_DFN
        if fight.phase < 5:
            enter_phase(s, log, k, 5)
        open_cards(t, s, fight.att, ids.T_AFTER, played_mask(s, k, 0), k)
    elif f.step == AFTER_DFN:
        f.step = CLEAR
        open_cards(t, s, fight.dfn, ids.T_AFTER, played_mask(s, k, 1), k)
    else:
        clear_table(s, k)
        s.n_fights = k
        pop(s)
