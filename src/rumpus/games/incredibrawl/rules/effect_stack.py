"""The effect list that is being carried out: which word is next, lists inside lists, who is meant, what holds."""

from rumpus.games.incredibrawl.rules import conditions, ids, ops, whom
from rumpus.games.incredibrawl.rules.cards import hand_size
from rumpus.games.incredibrawl.rules.fight import fits, in_play, level_of, type_of
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.seats import each


@rule
def push(s: State, at: int, n: int) -> None:
    """Opens a list of effect rows; lists too deep (content allows none) are left out."""
    fx = s.fx
    if n > 0 and fx.depth < ids.DEPTH:
        fx.row[fx.depth] = at
        fx.end[fx.depth] = at + n
        fx.depth += 1


@rule
def current(t: Table, s: State) -> Op:
    """The word that is being carried out."""
    return t.ops[s.fx.row[s.fx.depth - 1]]


@rule
def taken(s: State) -> int:
    """The mask of seats to which a word is done; for the list it is done then, and the next word follows."""
    mask = s.fx.mask
    advance(s)
    return mask


@rule
def nothing(s: State) -> None:
    """IB-ABIL-15: the word finds nothing to do; the next one follows."""
    s.fx.did |= 1
    if s.fx.again == s.fx.depth:
        s.fx.again = 0
    pass_over(s)


@rule
def advance(s: State) -> None:
    """The current word is done; the next one of its list follows."""
    s.fx.did |= 2
    pass_over(s)


@rule
def pass_over(s: State) -> None:
    """The next word of the list follows."""
    fx = s.fx
    fx.row[fx.depth - 1] += 1
    fresh(s)


@rule
def fresh(s: State) -> None:
    """Nothing is chosen yet for the word to come."""
    s.fx.stage = 0
    s.fx.claim = 0
    s.fx.claimed = 0
    s.fx.mask = 0
    s.fx.left = 0
    s.fx.pick = -1


@rule
def this_in_play(s: State) -> bool:
    """IB-R-GONE: whether the character whose ability this is, is still in play."""
    fx = s.fx
    return fx.kind < ids.POWER_UP and fx.serial > 0 and s.seats[fx.owner].fighter.serial == fx.serial


@rule
def this_here(s: State) -> bool:
    """Whether `this character` is in play: the one with the ability, or for Power-Ups and locations the owner's."""
    return this_in_play(s) if s.fx.kind < ids.POWER_UP else in_play(s, s.fx.owner)


@rule
def scrap_open(s: State) -> bool:
    """Whether `this scrap` means something."""
    return ids.P_STOP <= s.phase <= ids.P_SCRAP_DONE


@rule
def on_table(s: State) -> bool:
    """Whether characters lie on the table: from the reveal to the discard of the Draw step."""
    return ids.P_REVEAL < s.phase <= ids.P_DISCARD


@rule
def before_scraps(s: State) -> bool:
    """Whether the first scrap is still to come (for `spot_swap`)."""
    return s.scrap == 0 and s.phase < ids.P_COMPARE


@rule
def meant(t: Table, s: State, op: Op) -> int:
    """The mask of seats that a word may be about: players, or the owners of characters. IB-R-OPPONENT."""
    everybody = (1 << t.n) - 1
    me = s.fx.owner
    others = everybody & ~(1 << me)
    who = op.who
    if who >= whom.THIS:
        return characters(t, s, op)
    mask = others
    if who == whom.SELF:
        mask = 1 << me
    elif who == whom.EACH_PLAYER:
        mask = everybody
    elif who == whom.WINNER:
        mask = 1 << s.winner if s.winner >= 0 else 0
        if op.op in (ops.GLORY_STEAL, ops.GLORY_GIVE, ops.THROW_DUEL):
            mask &= others
    elif who == whom.LOSER:
        mask = others & ~(1 << s.winner) if s.winner >= 0 else 0
    elif who in (whom.RICHEST, whom.POOREST):
        mask = extreme(t, s, others, who == whom.RICHEST)
    if op.cond == conditions.RICHER:
        for p in range(t.n):
            if s.seats[p].glory <= s.seats[me].glory:
                mask &= ~(1 << p)
    return mask


@rule
def extreme(t: Table, s: State, others: int, rich: bool) -> int:
    """The opponents with the most Glory, or with the least."""
    best = -1
    mask = 0
    for p in each(others):
        glory = s.seats[p].glory
        if best < 0 or (glory > best if rich else glory < best):
            best = glory
            mask = 0
        if glory == best:
            mask |= 1 << p
    return mask


@rule
def characters(t: Table, s: State, op: Op) -> int:
    """The seats whose characters in play a word may be about; protected ones are not chosen by opponents."""
    me = s.fx.owner
    who = op.who
    mask = 0
    for p in range(t.n):
        if in_play(s, p) and fits(t, s, op, p):
            mask |= 1 << p
    if who == whom.THIS:
        return mask & 1 << me if this_here(s) else 0
    if who == whom.OWN_CHARACTER:
        return mask & 1 << me
    if who == whom.ALL:
        return mask
    if who in (whom.ALL_OTHERS, whom.OPPOSING, whom.THIS_AND_ONE):
        mask &= ~(1 << me)
    if who == whom.IN_SCRAP:
        sides = (1 << s.left if s.left >= 0 else 0) | (1 << s.right if s.right >= 0 else 0)
        mask = mask & sides if scrap_open(s) else 0
    return unprotected(t, s, mask) if op.choose else mask


@rule
def unprotected(t: Table, s: State, mask: int) -> int:
    """protect: those seats of a mask whose characters the owner of the effect may choose."""
    for p in range(t.n):
        if p != s.fx.owner and s.seats[p].fighter.protected & (1 if s.fx.kind == ids.POWER_UP else 2):
            mask &= ~(1 << p)
    return mask


@rule
def holds(t: Table, s: State, op: Op) -> bool:
    """IB-C-CONDITIONS: whether a condition holds as the word is carried out. On targets: `fits`."""
    me = s.fx.owner
    cond, a = op.cond, op.cond_a
    if cond == conditions.NONE or cond == conditions.RICHER:
        return True
    if cond <= conditions.CLASS:
        return op.who >= whom.THIS or (in_play(s, me) and fits(t, s, op, me))
    if cond <= conditions.WINNER_CLASS:
        return winner_holds(t, s, cond, a)
    if cond in (conditions.LOST_BY, conditions.LOST):
        if not scrap_open(s):  # the scraps are over: whether it lost one of this brawl
            return cond == conditions.LOST and in_play(s, me) and s.seats[me].fighter.beaten == 1
        lost = s.scrap_winner >= 0 and me != s.scrap_winner and (me == s.left or me == s.right)
        return lost and (cond == conditions.LOST or 0 < s.margin <= a)
    if cond == conditions.GLORY_LE:
        return bool(s.seats[me].glory <= a)
    if cond == conditions.HAND_LE:
        return hand_size(s, me) <= a
    return bool(t.n == a) if cond == conditions.PLAYERS else bool(s.places[0] == a)


@rule
def winner_holds(t: Table, s: State, cond: int, a: int) -> bool:
    """IB-LOC-03, IB-R-WINNERGONE: about the winner as it is, or as it was when it left or for the location's bonus."""
    p = s.winner
    if p < 0:
        return False
    kind, level = s.winner_type, s.winner_level
    if s.fx.kind != ids.PLACE_TEXT and s.seats[p].fighter.serial == s.winner_serial:
        kind, level = type_of(t, s, p), level_of(t, s, p)
    if cond == conditions.WINNER_TYPE:
        return kind == a
    if cond == conditions.WINNER_LE:
        return level <= a
    if cond == conditions.WINNER_GE:
        return level >= a
    granted = s.seats[p].fighter.granted if s.seats[p].fighter.serial == s.winner_serial else 0
    return ((t.cards[s.winner_card - 1].classes | granted) & a) != 0


@rule
def filtered(t: Table, op: Op, card: int) -> bool:
    """Whether a character passes the filter of a word: Type, class, greatest Level."""
    data = t.cards[card]
    if op.kind and data.type != op.kind - 1:
        return False
    if op.classes and (data.classes & op.classes) == 0:
        return False
    return op.most == 0 or data.level <= op.most


@rule
def in_discard(t: Table, s: State, p: int, op: Op) -> int:
    """The mask of cards in the discard pile of seat p that a word may move: all, or the characters that fit."""
    mask = 0
    plain = op.op == ops.RECOVER and op.kind == 0 and op.classes == 0 and op.most == 0
    for i in range(s.seats[p].discard_n):
        card = s.seats[p].discard[i] - 1
        if plain or (card < 30 and filtered(t, op, card)):
            mask |= 1 << card
    return mask


@rule
def other_characters(s: State, mask: int) -> int:
    """Those seats of a mask that hold a character to put into play."""
    made = 0
    for p in range(4):
        if mask >> p & 1 and s.seats[p].characters:
            made |= 1 << p
    return made
