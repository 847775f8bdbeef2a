"""May a printed effect be applied now: conditions, limits, costs (BH-FX-C01 to C09, K01 to K04, BH-RUL-75 to -77).

`fx_fits` goes by public facts only, so that who is asked gives nothing away; `can_pay` looks into the owner's hand and
decides what the owner may choose.
"""

from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.games.brawlhalla.rules.fight import total
from rumpus.games.brawlhalla.rules.moment import Moment
from rumpus.games.brawlhalla.rules.predicates import fact, needs_totals, other_of, raw_total
from rumpus.games.brawlhalla.rules.stack import distance, foes, side_of, spared
from rumpus.games.brawlhalla.rules.state import Fx, Op, State, Table
from rumpus.games.brawlhalla.rules.static_changes import can_heavy, in_reach
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.record import rule

# ---------------------------------------------------------------- conditions


@rule
def holds(t: Table, s: State, index: int, owner: int, m: Moment) -> bool:
    """Does condition `index` hold for seat `owner`? Totals are those of the table, standing powers included."""
    fight = m.fight
    attack = 0
    defence = 0
    if fight >= 0 and needs_totals(t.conds[index].kind):
        attack = raw_total(s, fight, 0) if s.fights[fight].type != ids.LIGHT_ATTACK else total(t, s, fight, 0)
        defence = raw_total(s, fight, 1) if s.fights[fight].type != ids.LIGHT_ATTACK else total(t, s, fight, 1)
    return fact(t, s, index, owner, m, attack, defence)


# ---------------------------------------------------------------- may it be applied?


@rule
def fx_fits(t: Table, s: State, x: int, owner: int, m: Moment) -> bool:
    """May seat `owner` apply effect x at this moment, as far as everybody can tell?"""
    fx = t.fx[x]
    event = m.event
    if fx.trigger != event or not situation_fits(s, fx, owner, m.fight):
        return False
    if (
        (ids.E_DECLARED <= event <= ids.E_FAILED or event == ids.E_CHOSEN)
        and fx.role == 0
        and side_of(s, m.fight, owner) < 0
    ):
        if not helps_others(t, fx):
            return False
    if not use_left(t, s, x, owner) or not about_fits(t, s, fx, owner, m):
        return False
    for i in range(fx.n_conds):
        if not holds(t, s, fx.conds[i], owner, m):
            return False
    return seems_payable(s, fx, owner) and not pointless(t, s, x, owner, m)


@rule
def situation_fits(s: State, fx: Fx, owner: int, fight: int) -> bool:
    """BH-FX-C01, BH-POW-06: attack type, result and role."""
    if fx.attack == 0 and fx.result == 0 and fx.role == 0:
        return True
    if fight < 0:
        return False
    record = s.fights[fight]
    if fx.attack and record.type != fx.attack:
        return False
    if fx.result and record.hit != 2 - fx.result:
        return False
    return fx.role == 0 or fx.role == (side_of(s, fight, owner) + 1 if side_of(s, fight, owner) >= 0 else 3)


@rule
def helps_others(t: Table, fx: Fx) -> bool:
    """BH-POW-06: without a printed role an effect is for the combatants; these words are for bystanders by nature."""
    op = t.code[fx.code]
    return op.op == ops.INTERCEPT or (op.op == ops.DAMAGE_PREVENT and op.who == ids.WHO_TEAMMATE)


@rule
def about_fits(t: Table, s: State, fx: Fx, owner: int, m: Moment) -> bool:
    """BH-RUL-98: whose event it must be when the text does not say; passing and meeting concern two Legends only."""
    event = m.event
    if event < ids.E_TURN_START or event == ids.E_DAMAGE or event == ids.E_KNOCKBACK or event == ids.E_KO:
        return True
    if event == ids.E_PASSED or event == ids.E_ADJACENT:
        if m.subject != owner and m.detail != owner:
            return False
    elif ids.E_DECLARED <= event <= ids.E_FAILED or event == ids.E_CHOSEN:
        return True
    for i in range(fx.n_conds):
        kind = t.conds[fx.conds[i]].kind
        if kind == ids.C_SUBJECT or kind == ids.C_TURN or kind == ids.C_CAUSED:
            return True
    if event == ids.E_RESPAWN and has_word(t, fx.code, ops.SPOILS):
        return True
    return m.subject == owner


@rule
def has_word(t: Table, code: int, op: int) -> bool:
    """Is the word in the program that starts at `code`?"""
    while t.code[code].op != ops.END:
        if t.code[code].op == op:
            return True
        code += 1
    return False


# ---------------------------------------------------------------- limits of use


@rule
def limit_of(t: Table, x: int) -> int:
    """USES_* of an effect; more actions and follow-ups are once a turn whatever is printed (BH-FX-59, BH-FX-60)."""
    fx = t.fx[x]
    if fx.uses == ids.USES_ANY and (has_word(t, fx.code, ops.EXTRA_ACTION) or has_word(t, fx.code, ops.FOLLOW_UP)):
        return ids.USES_TURN
    return fx.uses


@rule
def use_left(t: Table, s: State, x: int, owner: int) -> bool:
    """BH-FX-T12, BH-RUL-77: once per chain (powers), and the printed limit a turn, a life or a game."""
    fx = t.fx[x]
    seat = s.seats[owner]
    source = fx.source
    if source < 3 and seat.chain >> source & 1:
        return False
    uses = limit_of(t, x)
    if uses == ids.USES_ANY:
        return True
    if uses == ids.USES_TURN:
        return (seat.used_turn >> source & 1) == 0
    if uses == ids.USES_LIFE:
        return (seat.used_life >> source & 1) == 0
    if fx.times > 1 and source < 3:
        return (seat.game_count >> (2 * source) & 3) < fx.times
    return (seat.used_game >> source & 1) == 0


@rule
def note_use(t: Table, s: State, x: int, owner: int) -> None:
    """Counts one use of effect x against its limits."""
    fx = t.fx[x]
    seat = s.seats[owner]
    bit = 1 << fx.source
    seat.chain |= bit
    uses = limit_of(t, x)
    if uses == ids.USES_TURN:
        seat.used_turn |= bit
    elif uses == ids.USES_LIFE:
        seat.used_life |= bit
    elif uses == ids.USES_GAME and fx.times > 1 and fx.source < 3:
        seat.game_count += 1 << (2 * fx.source)
    elif uses == ids.USES_GAME:
        seat.used_game |= bit


# ---------------------------------------------------------------- costs


@rule
def pays_with(t: Table, s: State, fx: Fx, i: int, owner: int, card: int) -> bool:
    """BH-FX-K01: may this card of the owner be discarded for cost i?"""
    value = t.legends[s.seats[owner].legend].value[card]
    if fx.cost_cmp[i] == ids.CMP_EQ:
        return value == fx.cost_value[i]
    if fx.cost_cmp[i] == ids.CMP_GE:
        return value >= fx.cost_value[i]
    return True


@rule
def seems_payable(s: State, fx: Fx, owner: int) -> bool:
    """Could the owner pay, as far as the public can tell (hand size, damage level, weapon, actions)?"""
    seat = s.seats[owner]
    cards = 0
    for i in range(fx.n_costs):
        kind = fx.cost_kind[i]
        if kind == ids.K_DISCARD:
            cards += fx.cost_n[i]
        elif kind == ids.K_DAMAGE:
            if seat.level + fx.cost_n[i] > 2:
                return False
        elif kind == ids.K_DISARM:
            if seat.status != ids.EQUIPPED:
                return False
        else:
            if s.active != owner or s.actions < fx.cost_n[i]:
                return False
    return cards == 0 or bits(seat.hand) >= cards


@rule
def can_pay(t: Table, s: State, x: int, owner: int) -> bool:
    """Can the owner pay every cost with what it holds? Private: looks into the hand."""
    fx = t.fx[x]
    if fx.n_costs == 0:
        return True
    if not seems_payable(s, fx, owner):
        return False
    seat = s.seats[owner]
    fits = 0
    wanted = 0
    for i in range(fx.n_costs):
        if fx.cost_kind[i] == ids.K_DISCARD:
            wanted += fx.cost_n[i]
            mine = 0
            for card in range(20):
                if seat.hand >> card & 1 and pays_with(t, s, fx, i, owner, card):
                    mine |= 1 << card
            if bits(mine) < fx.cost_n[i]:
                return False
            fits |= mine
    return bits(fits) >= wanted


# ---------------------------------------------------------------- would it do anything?


@rule
def pointless(t: Table, s: State, x: int, owner: int, m: Moment) -> bool:
    """BH-RUL-100: an effect of one word that everybody can see does nothing is not offered."""
    fx = t.fx[x]
    op = t.code[fx.code]
    word = op.op
    if word == ops.SPOILS:
        return m.detail != owner or m.subject == owner
    if word == ops.INTERCEPT:
        return m.fight < 0 or (op.by == 1 and not may_intercept(t, s, owner, m.fight))
    if word == ops.CANCEL_EFFECT and m.event == ids.E_CHOSEN:
        return not scope_fits(op.scope, m.detail)
    if word == ops.HOVER:
        return m.subject != owner or (op.when == 1 and m.detail != owner)
    if word == ops.RESPAWN_CHANGE:
        return m.subject != owner
    if t.code[fx.code + 1].op != ops.END:
        return False
    if word == ops.COUNTER or word == ops.FOLLOW_UP:
        return not may_strike(t, s, op, owner, m.fight)
    if word == ops.MOVE_AND_STRIKE:
        return strike_kinds(t, s, op, owner) == 0
    if op.who == ids.WHO_OPPONENT or op.who == ids.WHO_TEAMMATE or op.who == ids.WHO_ADJACENT:
        return m.event >= ids.T_BEFORE and aim_mask(t, s, op, owner) == 0
    return idle_word(t, s, op, owner, m.event) or other_gone(s, op, owner, m)


@rule
def idle_word(t: Table, s: State, op: Op, owner: int, event: int) -> bool:
    """Words on the owner itself that would change nothing now."""
    seat = s.seats[owner]
    word = op.op
    if word == ops.RECOVER_FREE:
        return seat.status != ids.DISARMED
    if word == ops.SWAP_FREE:
        return seat.status == ids.DISARMED
    if word == ops.HEAL:
        return op.who <= ids.WHO_SELF and (seat.level == 0 or s.pressure == 1)
    if word == ops.REFRESH_KO_BONUS:
        return seat.bonus[0] != 2 and seat.bonus[1] != 2
    if word == ops.SAFE_SHUFFLE:
        return s.pressure == 1 and op.when == 0
    if word == ops.EXTRA_ACTION:
        return s.active != owner
    if word == ops.FETCH:
        if seat.status != ids.UNARMED or seat.space < 0:
            return True
        for k in range(t.n):
            if s.tokens[k] >= 0 and distance(t, s.tokens[k], seat.space) <= op.n:
                return False
        return True
    return False


@rule
def other_gone(s: State, op: Op, owner: int, m: Moment) -> bool:
    """Aimed at the other combatant, who is eliminated."""
    if op.who <= ids.WHO_SELF or m.fight < 0:
        return False
    other = other_of(s, owner, m)
    return other < 0 or s.seats[other].out == 1


@rule
def scope_fits(scope: int, kinds: int) -> bool:
    """BH-FX-10: does a cancelling effect of this scope (1 cards, 2 weapon powers, 3 both) stop this kind?"""
    return (kinds == 1 and scope & 1 == 1) or (kinds == 3 and scope & 2 == 2)


@rule
def may_intercept(t: Table, s: State, owner: int, fight: int) -> bool:
    """BH-FX-40: is the owner a bystander next to the attacked teammate?"""
    target = s.fights[fight].dfn
    if side_of(s, fight, owner) >= 0 or foes(t, owner, target) or s.seats[owner].space < 0:
        return False
    return distance(t, s.seats[owner].space, s.seats[target].space) <= 1


@rule
def may_strike(t: Table, s: State, op: Op, owner: int, fight: int) -> bool:
    """BH-FX-60, BH-FX-61: is another attack on the other combatant possible: reach, a card, nobody KO'd?"""
    if fight < 0 or fight >= 2 or s.seats[owner].hand == 0:
        return False
    record = s.fights[fight]
    side = side_of(s, fight, owner)
    if op.op == ops.COUNTER:
        other = record.att
        if side != 1 or record.hit != 0 or record.flags & ids.ATK_COUNTER:
            return False
        kind = ids.LIGHT_ATTACK
    else:
        other = record.dfn
        kind = op.type
        if side != 0:
            return False
    if s.seats[other].out or spared(s, other) or spared(s, owner):
        return False
    return in_reach(t, s, owner, other, kind) and (kind == ids.LIGHT_ATTACK or can_heavy(t, s, owner))


@rule
def strike_mask(t: Table, s: State, p: int, kind: int) -> int:
    """Opponents that seat p may attack this way from where it stands."""
    mask = 0
    if kind == ids.HEAVY_ATTACK and not can_heavy(t, s, p):
        return 0
    for q in range(t.n):
        if foes(t, p, q) and s.seats[q].out == 0 and in_reach(t, s, p, q, kind):
            mask |= 1 << q
    return mask


@rule
def strike_kinds(t: Table, s: State, op: Op, p: int) -> int:
    """BH-FX-63: the attacks (1 light, 2 heavy) that seat p could make without an action: a card, somebody in reach."""
    if s.n_fights >= ids.FIGHTS or s.seats[p].hand == 0:
        return 0
    kinds = 0
    if op.type & ids.LIGHT_ATTACK and strike_mask(t, s, p, ids.LIGHT_ATTACK):
        kinds |= ids.LIGHT_ATTACK
    if op.type & ids.HEAVY_ATTACK and strike_mask(t, s, p, ids.HEAVY_ATTACK):
        kinds |= ids.HEAVY_ATTACK
    return kinds


# ---------------------------------------------------------------- targets


@rule
def aim_mask(t: Table, s: State, op: Op, owner: int) -> int:
    """Seats that an operation on `one opponent within N`, a teammate or adjacent opponents may name."""
    here = s.seats[owner].space
    mask = 0
    for p in range(t.n):
        seat = s.seats[p]
        if seat.out or seat.space < 0 or here < 0:
            continue
        enemy = foes(t, owner, p)
        far = distance(t, here, seat.space)
        if op.range > 0 and far > op.range:
            continue
        if op.who == ids.WHO_OPPONENT:
            ok = enemy or (op.op == ops.SWAP_PLACES and op.teammates == 1 and p != owner)
            if op.op == ops.PULL:
                ok = ok and far > 1 and (op.sight == 0 or t.sight[here * 48 + seat.space] == 1)
        elif op.who == ids.WHO_ADJACENT:
            ok = enemy and far == 1
        else:
            ok = not enemy and p != owner and (op.op != ops.DAMAGE_PREVENT or far <= 1)
        if ok:
            mask |= 1 << p
    return mask
