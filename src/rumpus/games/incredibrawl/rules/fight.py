"""Characters in play: their Type and Level now, entering and leaving, and the comparison of a scrap."""

from rumpus.games.incredibrawl.rules import conditions, ids, ops, places, whom
from rumpus.games.incredibrawl.rules.cards import discard, forget, put_in_hand, put_on_deck, shuffle_deck
from rumpus.games.incredibrawl.rules.state import Fighter, Op, State, Table
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule


@rule
def type_of(t: Table, s: State, p: int) -> int:
    """IB-TERM-04, IB-R-LEVELS: the Type of the character of seat p now; the latest change counts."""
    fighter = s.seats[p].fighter
    if fighter.type[1]:
        return fighter.type[1] - 1
    if fighter.type[0]:
        return fighter.type[0] - 1
    return t.cards[fighter.card - 1].type


@rule
def level_of(t: Table, s: State, p: int) -> int:
    """IB-SCRAP-06, IB-SCRAP-07: the printed Level or the one set last, plus all changes, held within bounds."""
    fighter = s.seats[p].fighter
    level = t.cards[fighter.card - 1].level
    if fighter.fixed[1]:
        level = fighter.fixed[1]
    elif fighter.fixed[0]:
        level = fighter.fixed[0]
    level += fighter.mod[0] + fighter.mod[1]
    return max(1, min(t.level_cap, level))


@rule
def beats(a: int, b: int) -> bool:
    """IB-SCRAP-01..03: Physical beats Natural, Natural beats Energy, Energy beats Physical."""
    return (a + 1) % 3 == b


@rule
def classes_of(t: Table, s: State, p: int) -> int:
    """IB-LOC-09, IB-R-CLASS: the classes of a character in play: those of its card, and those granted by a vote."""
    fighter = s.seats[p].fighter
    return t.cards[fighter.card - 1].classes | fighter.granted


@rule
def claims(t: Table, s: State, a: int, b: int) -> bool:
    """Whether the character of a wins against that of b by a text, before Type is compared."""
    fighter = s.seats[a].fighter
    return (fighter.beats_class & classes_of(t, s, b)) != 0 or (fighter.beats_type >> type_of(t, s, b) & 1) == 1


@rule
def compare(t: Table, s: State, a: int, b: int) -> int:
    """IB-SCRAP-01..06: 1 when a wins, -1 when b wins, 0 for a true tie; `s.margin` says by how many Levels."""
    s.margin = 0
    mine, other = claims(t, s, a, b), claims(t, s, b, a)
    if mine != other:
        return 1 if mine else -1
    if (s.blind[0] | s.blind[1]) == 0:
        one, two = type_of(t, s, a), type_of(t, s, b)
        if one != two:
            first = beats(one, two)
            return 1 if first != ((s.turned[0] ^ s.turned[1]) == 1) else -1
    high, low = level_of(t, s, a), level_of(t, s, b)
    if high != low:
        s.margin = high - low if high > low else low - high
        return 1 if (high > low) != ((s.upside[0] ^ s.upside[1]) == 1) else -1
    fa, fb = s.seats[a].fighter, s.seats[b].fighter
    one, two = fa.ties[0] | fa.ties[1], fb.ties[0] | fb.ties[1]
    return one - two


@rule
def grounds(t: Table, s: State, a: int, b: int) -> int:
    """What decided a scrap that `compare` has just decided: 1 the Types, 2 the Levels, 4 a text."""
    if claims(t, s, a, b) != claims(t, s, b, a):
        return 4
    if s.margin:
        return 2
    return 1 if (s.blind[0] | s.blind[1]) == 0 and type_of(t, s, a) != type_of(t, s, b) else 4


@rule
def in_play(s: State, p: int) -> bool:
    """Whether seat p (-1: nobody) has a character in play."""
    return p >= 0 and s.seats[p].fighter.card > 0


@rule
def clear_fighter(fighter: Fighter) -> None:
    """IB-R-LEVELS: a card that leaves play forgets its changes; the spot and its beaten mark stay."""
    fighter.card = 0
    fighter.serial = 0
    fighter.later = 0
    fighter.pending = 0
    fighter.silenced = 0
    fighter.beats_class = 0
    fighter.beats_type = 0
    fighter.granted = 0
    fighter.claims = 0
    fighter.protected = 0
    for k in range(2):
        fighter.mod[k] = 0
        fighter.fixed[k] = 0
        fighter.type[k] = 0
        fighter.ties[k] = 0
    for k in range(4):
        fighter.copied[k] = 0


@rule
def enter(t: Table, s: State, p: int, card: int, later: int, log: Log) -> None:
    """IB-REV-02, IB-REENTER-01: a character of seat p comes into play at its spot; the location is in force for it."""
    fighter = s.seats[p].fighter
    clear_fighter(fighter)
    s.serials += 1
    fighter.card = card + 1
    fighter.serial = s.serials
    fighter.later = later
    fighter.pending = 1 if in_time(s) else 0
    if later:
        emit(log, ids.EV_ENTERS, p, card)
    if t.locations:
        greet(t, s, p)


@rule
def in_time(s: State) -> bool:
    """IB-R-LATEPLAY: whether a Play ability may still trigger - until the brawl is decided."""
    return s.phase <= ids.P_DECIDED


@rule
def leave(t: Table, s: State, p: int, to: int, log: Log) -> None:
    """The character of seat p leaves play for a place of its owner (`places`)."""
    fighter = s.seats[p].fighter
    card = fighter.card - 1
    if fighter.serial == s.winner_serial and fighter.silenced >> ids.WIN & 1:
        s.winner_serial = -1  # IB-R-WINNERGONE: what was silenced stays so, in play or not
    waits = fighter.pending == 1 and (fighter.silenced >> ids.PLAY & 1) == 0 and t.cards[card].size[ids.PLAY] > 0
    later = fighter.later
    clear_fighter(fighter)
    send(t, s, p, card, to, log)
    emit(log, ids.EV_LEAVES, p, card, to)
    if waits:
        keep_play(s, p, card, later, log)


@rule
def keep_play(s: State, p: int, card: int, later: int, log: Log) -> None:
    """IB-R-TAKENBACK: a Play ability has triggered as the card was revealed; the card is gone, the ability to come."""
    if s.gone_n >= ids.GONE:
        emit(log, ids.EV_IGNORED, p, card, ids.PLAY, 1)
        return
    s.gone[s.gone_n] = 1 + card + 64 * p + 256 * later
    s.gone_n += 1


@rule
def send(t: Table, s: State, p: int, card: int, to: int, log: Log) -> None:
    """A card that everybody has seen goes to a place of its owner."""
    forget(s, p, card)
    if to == places.HAND:
        put_in_hand(s, p, card, ids.ALL_KNOWN & ~(1 << p))
    elif to == places.DISCARD:
        discard(s, p, card)
    else:
        put_on_deck(s, p, card, ids.ALL_KNOWN, 1 if to == places.DECK_BOTTOM else 0)
        if to == places.DECK_SHUFFLED:
            shuffle_deck(s, p, log)


@rule
def greet(t: Table, s: State, p: int) -> None:
    """IB-LOC-02, IB-R-LOCBONUS: what the location's text does to a character, for the whole brawl."""
    place = t.places[s.places[0]]
    for i in range(place.first[0], place.first[0] + place.size[0]):
        op = t.ops[i]
        if in_force(t, s, op) and fits(t, s, op, p):
            fighter = s.seats[p].fighter
            if op.op == ops.LEVEL_MOD:
                fighter.mod[0] += op.n
            elif op.op == ops.LEVEL_SET and op.level <= 10:
                fighter.fixed[0] = op.level
            elif op.op == ops.TYPE_SET and op.type < ids.CHOSEN_TYPE:
                fighter.type[0] = op.type + 1
            elif op.op == ops.BEAT_CLASS:
                fighter.beats_class |= op.classes
            elif op.op == ops.BEAT_TYPE:
                fighter.beats_type |= 1 << op.type
            elif op.op == ops.WIN_TIES:
                fighter.ties[0] = 1
            elif op.op == ops.PROTECT:
                fighter.protected |= op.shields


@rule
def open_place(t: Table, s: State) -> None:
    """IB-LOC-02: what the location's text does to the whole brawl, from the reveal on."""
    place = t.places[s.places[0]]
    for i in range(place.first[0], place.first[0] + place.size[0]):
        op = t.ops[i]
        if not in_force(t, s, op):
            continue
        if op.op == ops.REVERSE_TYPES:
            s.turned[0] ^= 1
        elif op.op == ops.REVERSE_LEVELS:
            s.upside[0] ^= 1
        elif op.op == ops.IGNORE_TYPES:
            s.blind[0] = 1
        elif op.op == ops.VICTORY_MOD:
            s.glory_mod += op.n
        elif op.op == ops.DRAW_STEP_MOD and op.who == whom.EACH_PLAYER:
            for p in range(t.n):
                s.seats[p].more += op.n


@rule
def in_force(t: Table, s: State, op: Op) -> bool:
    """Whether a condition of a location on players or the location itself holds; on characters: `fits`."""
    if op.cond == conditions.PLAYERS:
        return bool(t.n == op.cond_a)
    return op.cond != conditions.PLACE or bool(s.places[0] == op.cond_a)


@rule
def still_to_come(op: Op) -> bool:
    """Whether a word of a location is carried out after the Victory Glory, and not from the reveal on."""
    kind = op.op
    return not (
        ops.LEVEL_MOD <= kind <= ops.TYPE_SET
        or ops.REVERSE_TYPES <= kind <= ops.WIN_TIES
        or kind == ops.PROTECT
        or kind == ops.VICTORY_MOD
        or (kind == ops.DRAW_STEP_MOD and op.who == whom.EACH_PLAYER)
        or kind == ops.NONE
    )


@rule
def fits(t: Table, s: State, op: Op, p: int) -> bool:
    """Whether the character of seat p meets a condition on Type, Level or class (else the condition is about more)."""
    card = t.cards[s.seats[p].fighter.card - 1]
    if op.cond == conditions.TYPE:
        return type_of(t, s, p) == op.cond_a
    if op.cond == conditions.LEVEL_LE:
        return level_of(t, s, p) <= op.cond_a
    if op.cond == conditions.LEVEL_GE:
        return level_of(t, s, p) >= op.cond_a
    if op.cond == conditions.PRINTED_LE:
        return bool(card.level <= op.cond_a)
    if op.cond == conditions.PRINTED_GE:
        return bool(card.level >= op.cond_a)
    if op.cond == conditions.CLASS:
        return (classes_of(t, s, p) & op.cond_a) != 0
    return True


@rule
def end_scrap_changes(t: Table, s: State) -> None:
    """What was said for `this scrap` is over."""
    s.turned[1] = 0
    s.upside[1] = 0
    s.blind[1] = 0
    for p in range(t.n):
        fighter = s.seats[p].fighter
        fighter.mod[1] = 0
        fighter.fixed[1] = 0
        fighter.type[1] = 0
        fighter.ties[1] = 0


@rule
def silence_queued(s: State, p: int, serial: int, triggers: int) -> None:
    """IB-ABIL-16: what a silenced character has triggered and not resolved does not resolve."""
    if triggers >> s.q_trigger & 1:
        for i in range(s.q_i, s.q_n):
            if s.q_seat[i] == p and s.q_serial[i] == serial:
                s.q_off[i] = 1


@rule
def scrapped(s: State, p: int, how: int, log: Log) -> None:
    """IB-PU-06: the scrap is decided, or decided anew, but for Power-Ups after it; `how`: 1 by Type, 2 by Level, 3 by a
    throw, 4 by a text.
    """
    s.scrap_winner = p
    emit(log, ids.EV_SCRAP, p, s.left + s.right - p, how, s.scrap)
