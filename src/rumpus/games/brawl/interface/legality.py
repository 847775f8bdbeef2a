"""What forbids a request, judged on the state at the moment of handling (BR-ARB-02), in the one order of BR-RUL-35."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from rumpus.games.brawl.content import words
from rumpus.games.brawl.interface.actions import base_name, end_name
from rumpus.games.brawl.interface.card_text import CATALOGUE
from rumpus.games.brawl.rules import ids, ops, places
from rumpus.games.brawl.rules.bases import base_code, find_base, index_of, side_of
from rumpus.games.brawl.rules.cards import goes_on, type_of
from rumpus.games.brawl.rules.dispatch import holds, ways_aside
from rumpus.games.brawl.rules.fouls import own_foul
from rumpus.games.brawl.rules.live import may_pick_up
from rumpus.games.brawl.rules.plays import end_code, let_through, names_colour, on_base_code, side_code
from rumpus.games.brawl.rules.state import CardType, State, Table
from rumpus.games.brawl.rules.steps import swept_row
from rumpus.games.brawl.rules.tag import captain, is_active, may_tag, may_tag_in
from rumpus.games.brawl.rules.targets import base_in, first_aside, goes_aside, side_in
from rumpus.games.brawl.rules.training import can_act, helped, traded_enough, turn_mask
from rumpus.kernel.contract.shapes import ForbiddenAct
from rumpus.kernel.match.describe import REASON
from rumpus.kernel.words.saying import Saying, WhyNot

REFUSALS: Final = {
    ids.GAME_OVER: ("game_over", "BR-ARB-08"),
    ids.NOT_STARTED: ("not_started", "BR-ARB-08"),
    ids.NOT_YOUR_TURN: ("not_your_turn", "BR-TRAIN-07"),
    ids.NOT_ACTIVE: ("not_active", "BR-TAG-06"),
    ids.TOO_FAST: ("too_fast", "BR-RUL-03"),
    ids.CHURN: ("churn", "BR-RUL-05"),
    ids.CARD_PENDING: ("card_pending", "BR-TRAIN-05"),
    ids.HAND_FULL: ("hand_full", "BR-REAL-08"),
    ids.DECK_EMPTY: ("deck_empty", "BR-SETUP-06"),
    ids.PILE_EMPTY: ("pile_empty", "BR-REAL-05"),
    ids.CARD_MISMATCH: ("card_mismatch", "BR-ARB-07"),
    ids.BAD_ZONE: ("bad_zone", "BR-REAL-09"),
    ids.BAD_TARGET: ("bad_target", "BR-MOD-02"),
    ids.TARGET_GONE: ("target_gone", "BR-ARB-05"),
    ids.NOT_YOUR_AREA: ("not_your_area", "BR-CIRC-04"),
    ids.FROZEN: ("frozen", "BR-FREEZE-02"),
    ids.AREA_CLOSED: ("area_closed", "BR-RUL-40"),
    ids.STALE: ("stale", "BR-ARB-06"),
    ids.ROW_FULL: ("row_full", "BR-BASE-03"),
    ids.LAST_BASE: ("last_base", "BR-CLEAR-04"),
    ids.BLOCKED_IN: ("blocked_in", "BR-CLEAR-03"),
    ids.HELD: ("held", "BR-HOLD-01"),
    ids.NEEDS_MODIFIER: ("needs_modifier", "BR-MOD-05"),
    ids.NO_NEW_BASE: ("no_new_base", "no_new_base"),
    ids.COLOUR_LOCKED: ("colour_locked", "colour_lock"),
    ids.CONDITION: ("condition", "conditional_legality"),
    ids.NEEDS_HIT: ("needs_hit", ""),
    ids.NEEDS_BLOCK: ("needs_block", "BR-PRESS-04"),
    ids.TOP_IS_BLOCK: ("top_is_block", ""),
    ids.TOP_IS_PRESS: ("top_is_press", ""),
    ids.WRONG_COLOUR: ("wrong_colour", ""),
    ids.EMPTY_END: ("empty_end", "sweep_end"),
    ids.MUST_PLAY: ("must_play", "BR-RUL-10"),
    ids.NO_FOUL: ("no_foul", "BR-RUL-06"),
    ids.CALL_BARRED: ("call_barred", "BR-RUL-06"),
    ids.NO_CHOICE: ("no_choice", "BR-FOUL-02"),
    ids.NO_PAUSE: ("no_pause", "BR-RUL-31"),
}
"""In the order of BR-RUL-35: the code, whose words are the message `reason-<code>`, and the id of its law; none where
it depends on the card.
"""
CODES: Final = ("", *(code for code, _ in REFUSALS.values()))
OWN: Final = frozenset(CODES[ids.NOT_STARTED : ids.TARGET_GONE])
"""Explained by the sender's own hand or pile, so that no rival was faster."""
SOONER: Final = frozenset(CODES[ids.GAME_OVER : ids.TOO_FAST])
"""Told before too_fast when several hold."""
BY_ACTION: Final = {
    (ids.NO_CHOICE, ids.PASS): "BR-REAL-01",
    (ids.NO_CHOICE, ids.READY): "BR-RUL-31",
    (ids.BAD_ZONE, ids.PICK_UP): "BR-TRAIN-03",
    (ids.BAD_ZONE, ids.PUT_BACK): "BR-REAL-06",
}
BY_WORD: Final = {
    ops.ADD_HIT: {ids.WRONG_COLOUR: "BR-HIT-03", ids.TOP_IS_BLOCK: "BR-HIT-04", ids.BAD_TARGET: "BR-HIT-06"},
    ops.ADD_HEAVY_HIT: {ids.NEEDS_HIT: "BR-HIT2-02", ids.TOP_IS_PRESS: "BR-HIT2-03"},
    ops.BLOCK_STRING: {ids.TOP_IS_PRESS: "BR-PRESS-03"},
    ops.WILD_BLOCK_STRING: {ids.BAD_TARGET: "BR-WILD-02"},
    ops.CLEAR_BASE: {ids.FROZEN: "BR-CLEAR-05", ids.BAD_TARGET: "BR-CLEAR-01"},
    ops.FREEZE_BASE: {ids.BAD_TARGET: "BR-FREEZE-01"},
    ops.PLACE_BASE: {ids.BAD_TARGET: "BR-BASE-02"},
    ops.PRESS: {ids.BAD_TARGET: "BR-PRESS-01"},
}
STRINGS: Final = {
    ops.ADD_HEAVY_HIT: "BR-HIT2-04",
    ops.BLOCK_STRING: "BR-BLOCK-02",
    ops.WILD_BLOCK_STRING: "BR-WILD-02",
}
"""By the word of the card, what a string that it goes on must be, where BY_WORD has nothing else."""
IN_TEAMS: Final = {ids.ROW_FULL: "BR-TAG-04", ids.BLOCKED_IN: "BR-TAG-05"}
AT_FOULS: Final = {ids.BAD_TARGET: "BR-ARB-05", ids.EMPTY_END: "BR-RUL-06"}


def law_of(t: Table, s: State, p: int, a: int, code: int) -> str:
    """The id of the law behind a refusal of action a to seat p."""
    moved = moving(s, p, a)
    word = int(t.types[type_of(t, moved)].word) if moved > 0 else 0
    if code == ids.NOT_ACTIVE and s.seats[p].out != ids.IN:
        return "BR-RUL-22"
    if code == ids.BAD_TARGET and ids.TAG <= a < ids.CONCEDE:
        return tag_rule(t, s, p, a - ids.TAG)
    if a >= ids.TAKE_BACK and code in AT_FOULS:
        return AT_FOULS[code]
    if t.format == ids.TAG_TEAM and code in IN_TEAMS:
        return IN_TEAMS[code]
    found = BY_ACTION.get((code, a)) or BY_WORD.get(word, {}).get(code)
    if found is None and code == ids.BAD_TARGET and word and not goes_on(word, places.BASE):
        return words.WORDS[word].rule
    return found or REFUSALS[code][1] or STRINGS.get(word, "")


def tag_rule(t: Table, s: State, p: int, q: int) -> str:
    """The id of the rule by which seat p does not tag, or name as starter, seat q."""
    if s.phase == ids.P_STARTER:
        return "BR-RUL-29"
    if q < t.n and t.team[q] == t.team[p] and q != p:
        return "BR-RUL-22" if s.seats[q].out != ids.IN else "BR-RUL-28"
    return "BR-TAG-07"


def why_not(t: Table, s: State, p: int, a: int) -> str | None:
    """The id of the rule that forbids action a to seat p, or None when it is legal."""
    found = judge(t, s, p, a)
    return found[1] if found else None


def judge(t: Table, s: State, p: int, a: int, card: int = -1, top: int = -1) -> tuple[str, str] | None:
    """BR-RUL-35: the first code that applies and its rule id; None = accepted.

    `card`: the id of the card the request means to move, -1 = whichever is there (BR-ARB-07). `top`: the id of the card
    or Base seen as the place to play on, -1 = no guard (BR-ARB-06).
    """
    code = code_of(t, s, p, a, card, top)
    return (CODES[code], law_of(t, s, p, a, code)) if code else None


def moving(s: State, p: int, a: int) -> int:
    """The card (id + 1) that an action would move now; 0 = none."""
    seat = s.seats[p]
    if a in (ids.PUT_BACK, ids.DISCARD) or ids.PLAY <= a < ids.TOP:
        return int(seat.hand)
    return int(seat.pile) if a == ids.PICK_UP or ids.TOP <= a < ids.TAKE_BACK else 0


def code_of(t: Table, s: State, p: int, a: int, card: int, top: int) -> int:
    """The first refusal of BR-RUL-35 that applies, as a number; OK = none."""
    if s.over:
        return ids.GAME_OVER
    if a in (ids.CONCEDE, ids.FORFEIT):
        return ids.OK if s.seats[p].out == ids.IN else ids.NOT_ACTIVE
    if a in (ids.PAUSE, ids.RESUME):
        return pause_code(t, s, p, a)
    if s.phase == ids.P_TURN:
        return turn_code(t, s, p, a, card, top)
    if s.phase == ids.P_LIVE:
        return live_code(t, s, p, a, card, top)
    if s.phase == ids.P_FOULS:
        mine = a in (ids.STAND, ids.CLAIM) and s.seats[p].choice > 0
        return ids.OK if mine else ids.GAME_OVER
    if s.phase == ids.P_READY and a == ids.READY and s.seats[p].out == ids.IN and not s.seats[p].ready:
        return ids.OK
    if s.phase == ids.P_STARTER and ids.TAG <= a < ids.CONCEDE:
        return starter_code(t, s, p, a - ids.TAG)
    return ids.NOT_STARTED


def pause_code(t: Table, s: State, p: int, a: int) -> int:
    """BR-RUL-31: a pause is proposed in a running game, going on in a paused one, once by each seat."""
    phase = ids.P_LIVE if a == ids.PAUSE else ids.P_PAUSED
    fits = t.pausing and s.phase == phase and s.seats[p].out == ids.IN and not s.seats[p].vote
    return ids.OK if fits else ids.NO_PAUSE


def starter_code(t: Table, s: State, p: int, q: int) -> int:
    """BR-RUL-29: the first seat of a team names one of its players, once."""
    if q >= t.n or t.team[q] != t.team[p] or s.seats[q].out != ids.IN:
        return ids.BAD_TARGET
    return ids.OK if captain(t, s, t.team[p]) == p and not s.seats[p].starter else ids.NOT_STARTED


def turn_code(t: Table, s: State, p: int, a: int, card: int, top: int) -> int:
    """Training Mode: BR-TRAIN-03 .. -07, BR-RUL-10, BR-RUL-28."""
    if not turn_mask(t, s) >> p & 1:
        mates = t.format == ids.TAG_TEAM and t.team[p] == t.team[s.turn]
        return ids.NOT_ACTIVE if mates else ids.NOT_YOUR_TURN
    seat = s.seats[p]
    if t.format == ids.TAG_TEAM and s.active[t.team[p]] < 0:
        return ids.OK if a == ids.TAG + p else ids.NOT_ACTIVE
    if ids.TAG <= a < ids.CONCEDE:
        return training_tag(t, s, p, a - ids.TAG)
    if seat.hand > 0 and not (a == ids.DISCARD or ids.PLAY <= a < ids.TOP):
        return ids.CARD_PENDING
    if a == ids.DEAL:
        return ids.OK if seat.deck_n > 0 else ids.DECK_EMPTY
    if a == ids.PASS:
        return ids.OK if t.free_pass and seat.deck_n == 0 else ids.MUST_PLAY
    if a == ids.DISCARD or ids.PLAY <= a < ids.TAKE_BACK:
        return moved_code(t, s, p, a, card, top)
    if a >= ids.TAKE_BACK:
        return ids.NO_FOUL
    return ids.NO_CHOICE if a in (ids.STAND, ids.CLAIM, ids.READY) else ids.BAD_ZONE


def training_tag(t: Table, s: State, p: int, q: int) -> int:
    """BR-RUL-28: as often as wished; a seat that can only pass tags somebody who can act."""
    if not may_tag(t, s, p, q):
        mate = q < t.n and q != p and t.team[q] == t.team[p] and s.seats[q].out == ids.IN
        return ids.HAND_FULL if mate and s.seats[p].hand else ids.BAD_TARGET
    if traded_enough(s) and can_act(t, s, p):
        return ids.BAD_TARGET
    forced = not can_act(t, s, p) and helped(t, s, p)
    return ids.BAD_TARGET if forced and not can_act(t, s, q) else ids.OK


def live_code(t: Table, s: State, p: int, a: int, card: int, top: int) -> int:
    """Tournament Mode: BR-REAL-02 .. -09, BR-TAG-06, -07, BR-RUL-05, -06, -27."""
    seat = s.seats[p]
    if a in (ids.STAND, ids.CLAIM):
        return ids.OK if seat.choice > 0 else ids.NO_CHOICE
    if a in (ids.READY, ids.PASS):
        return ids.NO_CHOICE
    if ids.TAG <= a < ids.CONCEDE and not is_active(t, s, p):
        return ids.OK if a == ids.TAG + p and may_tag_in(t, s, p) else ids.NOT_ACTIVE
    if a >= ids.TAKE_BACK:
        return foul_code(t, s, p, a)
    if not is_active(t, s, p):
        return ids.NOT_ACTIVE
    if a == ids.PICK_UP and not may_pick_up(t, s, p):
        return ids.CHURN
    full = seat.hand > 0
    if full and (a in (ids.DEAL, ids.PICK_UP) or a >= ids.TOP):
        return ids.HAND_FULL
    if ids.TAG <= a < ids.CONCEDE:
        if full and t.tag_empty:
            return ids.HAND_FULL
        return ids.OK if may_tag(t, s, p, a - ids.TAG) else ids.BAD_TARGET
    if a == ids.DEAL:
        return ids.OK if seat.deck_n > 0 else ids.DECK_EMPTY
    if a == ids.PICK_UP and not seat.pile:
        return ids.PILE_EMPTY
    return moved_code(t, s, p, a, card, top)


def foul_code(t: Table, s: State, p: int, a: int) -> int:
    """BR-RUL-06: taking back an own foul, calling another's."""
    calls = a >= ids.CALL
    spot = a - (ids.CALL if calls else ids.TAKE_BACK)
    index = spot // 2 if spot < ids.ENDS else spot - ids.ENDS
    slot = find_base(s, index)
    if not t.claim or not s.playing >> p & 1:
        return ids.NO_FOUL
    row = s.bases[slot].row if slot >= 0 else swept_row(t, s, index) if calls and spot >= ids.ENDS else -1
    if row < 0:
        return gone(s, index)
    if side_of(t, s, row, p) < 0:
        return ids.NOT_YOUR_AREA
    if not calls:
        return ids.OK if own_foul(t, s, p, spot) >= 0 else ids.NO_FOUL
    if s.seats[p].barred or s.seats[p].choice:
        return ids.CALL_BARRED
    return ids.OK if spot >= ids.ENDS or s.bases[slot].ends[spot % 2].n else ids.EMPTY_END


def moved_code(t: Table, s: State, p: int, a: int, card: int, top: int) -> int:
    """BR-ARB-07 and what follows it: the card a request moves, where from, and where to."""
    moved = moving(s, p, a)
    if moved == 0 or card not in (-1, moved - 1):
        return ids.CARD_MISMATCH
    if a == ids.PUT_BACK:
        return ids.OK if s.seats[p].origin == ids.PICKED else ids.BAD_ZONE
    if a in (ids.DISCARD, ids.PICK_UP):
        return ids.OK
    from_pile = a >= ids.TOP
    return target_code(t, s, p, moved, a - (ids.TOP if from_pile else ids.PLAY), top, from_pile=from_pile)


def target_code(t: Table, s: State, p: int, card: int, target: int, top: int, *, from_pile: bool) -> int:
    """From bad_target on: whether this card may be laid on this target."""
    card_type = t.types[type_of(t, card)]
    word = int(card_type.word)
    if target >= ids.NUMBER or goes_aside(word):
        return aside_code(t, s, p, card_type, target, from_pile=from_pile)
    if target < ids.BASE or word == ops.PLACE_BASE:
        return new_base_code(t, s, p, card_type, target, top)
    slot = find_base(s, base_in(target))
    on_end = target >= ids.END
    if not goes_on(word, places.END if on_end else places.BASE):
        return ids.BAD_TARGET
    if slot < 0:
        return gone(s, base_in(target))
    base = s.bases[slot]
    side = side_in(target) if on_end else 0
    shade = 1 << (target - ids.SHADE) % 3 if target >= ids.SHADE else 0
    if on_end and names_colour(s, card_type, slot, side) != bool(shade):
        return ids.BAD_TARGET
    if shade and not shade & card_type.colours:
        return ids.BAD_TARGET
    if side_of(t, s, base.row, p) < 0:
        return ids.NOT_YOUR_AREA
    if base.frozen and (word == ops.SWEEP_END or not let_through(t, s, ids.FROZEN)):
        return ids.FROZEN
    seen = base.ends[side].top if on_end else base.mods
    if top not in (-1, (seen or base.card) - 1):
        return ids.STALE
    code = end_code(t, s, card_type, p, slot, side, shade) if on_end else on_base_code(t, s, card_type, p, slot)
    return ids.OK if let_through(t, s, code) else code


def gone(s: State, index: int) -> int:
    """BR-ARB-05: a Base that was once in play has been cleared; one that never was is no target."""
    was = index % ids.NUMBERS < s.seats[index // ids.NUMBERS].bases
    return ids.TARGET_GONE if was else ids.BAD_TARGET


def new_base_code(t: Table, s: State, p: int, card_type: CardType, target: int, top: int) -> int:
    """A Base at an end of a row (BR-BASE-01, -02)."""
    if card_type.word != ops.PLACE_BASE or target >= ids.BASE or target // 2 >= s.rows_n:
        return ids.BAD_TARGET
    r, where = target // 2, target % 2
    if side_of(t, s, r, p) < 0:
        return ids.NOT_YOUR_AREA
    if base_code(t, s, r, where) == ids.AREA_CLOSED:
        return ids.AREA_CLOSED
    row = s.rows[r]
    edge = s.bases[row.base[0] if where == ids.LEFT else row.base[row.n - 1]]
    if top not in (-1, edge.card - 1):
        return ids.STALE
    return side_code(t, s, r, where)


def aside_code(t: Table, s: State, p: int, card_type: CardType, target: int, *, from_pile: bool) -> int:
    """burn_self, burn_rival, dig: a number, a rival or an order."""
    way = target - first_aside(card_type.word)
    fits = 0 <= way < ids.WAYS and ways_aside(t, s, card_type, p, from_pile) >> way & 1
    if not fits:
        return ids.BAD_TARGET
    return ids.OK if holds(t, s, card_type, p, -1, -1, -1) else ids.CONDITION


# ---------------------------------------------------------------- what the page shows and may not be done now
def forbidden(t: Table, s: State, p: int) -> list[ForbiddenAct]:
    """Every place of the seat's areas where the card it may play next cannot go, and a deal that is not allowed."""
    if s.phase not in (ids.P_LIVE, ids.P_TURN):
        return []
    card, first = int(s.seats[p].hand or s.seats[p].pile), ids.PLAY if s.seats[p].hand else ids.TOP
    plays = [(first + target, {"space": space}, {"card": card - 1}) for space, target in spaces(t, s, p) if card]
    made: list[Any] = [
        {"kind": "play" if space else "deal", **space, **told(*no), **about}
        for a, space, about in [(ids.DEAL, {}, {}), *plays]
        if (no := judge(t, s, p, a)) is not None
    ]
    return made


def spaces(t: Table, s: State, p: int) -> Iterator[tuple[str, int]]:
    """The Bases and ends of the areas that the seat shares: each space, and the target that stands for it."""
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        for i in range(s.rows[r].n):
            index = index_of(s, s.rows[r].base[i])
            yield base_name(index), ids.BASE + index
            for side in range(2):
                yield end_name(t, s, index * 2 + side), ids.END + index * 2 + side


@cache
def told(code: str, rule: str) -> WhyNot:
    """The words of a reason, and the way out of it, where there is one."""
    message = REASON + code.replace("_", "-")
    out = f"{message}.out"
    way = CATALOGUE.text(Saying(out)) if out in CATALOGUE else None
    return WhyNot(why=CATALOGUE.text(Saying(message)), out=way, rule=rule)
