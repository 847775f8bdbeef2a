"""What may be answered to every question but those of the main part."""

from typing import Any

from rumpus.games.brutality.rules import ids, ops
from rumpus.games.brutality.rules.board import living, team_at
from rumpus.games.brutality.rules.decks import home
from rumpus.games.brutality.rules.effects import aim_choices
from rumpus.games.brutality.rules.flights import fall_legal, launches
from rumpus.games.brutality.rules.hazards import boxed, legal_site
from rumpus.games.brutality.rules.moves import roam_legal
from rumpus.games.brutality.rules.ops_heroes import revives
from rumpus.games.brutality.rules.ops_places import site_ok, spot_ok
from rumpus.games.brutality.rules.reach import via_legal
from rumpus.games.brutality.rules.shoves import fits_room
from rumpus.games.brutality.rules.state import Frame, State, Table
from rumpus.kernel.records.bits import first_bit
from rumpus.kernel.records.choices import list_bits
from rumpus.kernel.records.piles import find
from rumpus.kernel.records.record import rule


@rule
def ask_legal(t: Table, s: State, f: Frame, p: int, out: Any) -> int:
    """The answers to what is asked, ascending."""
    what = s.ask
    if what == ids.ASK_AIM:
        return aim_choices(t, s, f, out)
    if what == ids.ASK_VIA:
        return via_legal(t, s, f, out)
    if what == ids.ASK_FALL:
        return fall_legal(t, s, f, out)
    if what == ids.ASK_ROAM:
        return roam_legal(t, s, f, out)
    if what in (ids.ASK_ROOM, ids.ASK_PILLARS, ids.ASK_SPOT, ids.ASK_HAZARD, ids.ASK_REVIVE, ids.ASK_SITE):
        n = 0
        for square in range(ids.SQUARES):
            if square_ok(t, s, f, what, square):
                out[n] = ids.SQUARE + square
                n += 1
        return n
    if what in (ids.ASK_STEAL, ids.ASK_TOSS, ids.ASK_DISCARD):
        return list_hand(
            s, s.team if what == ids.ASK_DISCARD else 1 - f.team if what == ids.ASK_STEAL else f.victim, out
        )
    if what in (ids.ASK_ORDER, ids.ASK_RECOVER, ids.ASK_DRAFT):
        return list_open(t, s, f, what, out)
    if what == ids.ASK_HERO or what == ids.ASK_TOOL:
        return list_offers(t, s, p, what, out)
    first, mask = choices(t, s, f, what)
    return list_bits(mask, first, out)


@rule
def choices(t: Table, s: State, f: Frame, what: int) -> tuple[int, int]:
    """The answers to what is asked as a mask, and the action of its first bit."""
    if what == ids.ASK_LAUNCH:
        return ids.FLIGHT, launches(t, s, f.hero, f.cause)
    if what == ids.ASK_PUSH:
        return ids.DIRECTION, 255
    if what == ids.ASK_DRAIN:
        return ids.HERO, living(s, f.team)
    if what == ids.ASK_CORNER:
        return ids.HERO, 3 << 2 * f.left
    if what == ids.ASK_BEARER:
        mask = 3 << 2 * (f.left % 2)
        for h in range(ids.HEROES):
            mask &= ~(1 << h) if s.heroes[h].tool else 15
        return ids.HERO, mask
    if what == ids.ASK_KIND:
        return ids.KIND, boxed(t, s, t.ops[f.row].kinds if f.kind == ids.F_PROG else ids.KINDS) >> 1
    if what == ids.ASK_MAY and t.ops[f.row].op == ops.CHOOSE_ONE:
        return ids.GROUP, (1 << t.ops[f.row].n) - 1
    return 0, 1 << ids.PASS | 1 << ids.TAKE


@rule
def list_hand(s: State, team: int, out: Any) -> int:
    """The relics of a hand; before them no more of them, of the own."""
    side, n = s.teams[team], 0
    if s.ask == ids.ASK_DISCARD:
        out[0] = ids.PASS
        n = 1
    for i in range(side.hand_n):
        out[n + i] = ids.CARD + side.hand[i] - 1
    return n + int(side.hand_n)


@rule
def list_open(t: Table, s: State, f: Frame, what: int, out: Any) -> int:
    """The relics that take hold now, that may be recovered from the pile, or that are left of a stack, ascending."""
    lies, n = s.teams[home(t, f.victim) if what == ids.ASK_RECOVER else 0], 0
    for card in range(1, t.relics_n + 1):
        fits = what == ids.ASK_DRAFT and find(s.stack, s.stack_n, card) >= 0
        if what == ids.ASK_RECOVER and t.ops[f.row].kinds >> t.relics[card].kind & 1:
            fits = find(lies.pile, lies.pile_n, card) >= 0
        for i in range(ids.PLAY if what == ids.ASK_ORDER else 0):
            fits = fits or (s.play[i].card == card and s.play[i].holds == s.turn)
        if fits:
            out[n] = ids.CARD + card - 1
            n += 1
    return n


@rule
def list_offers(t: Table, s: State, p: int, what: int, out: Any) -> int:
    """BU-RUL-06, BU-RUL-12: the heroes or artifacts that are left."""
    n = 0
    for k in range(1, 1 + (t.heroes_n if what == ids.ASK_HERO else t.artifacts_n)):
        if what == ids.ASK_HERO and t.draft == ids.BLIND:
            gone = (s.teams[team_at(s, p)].picks & 255) - 1 == k
        else:
            gone = False
            for hero in s.heroes:
                gone = gone or (hero.design if what == ids.ASK_HERO else hero.tool) == k
        if not gone:
            out[n] = (ids.DESIGN if what == ids.ASK_HERO else ids.TOOL) + k - 1
            n += 1
    return n


@rule
def square_ok(t: Table, s: State, f: Frame, what: int, square: int) -> bool:
    """Whether a square or place may be this one."""
    if what == ids.ASK_ROOM or what == ids.ASK_PILLARS:
        return fits_room(t, s, f, square)
    if what == ids.ASK_SPOT:
        return spot_ok(t, s, f, t.ops[f.row], square)
    if what == ids.ASK_REVIVE:
        return revives(t, s, first_bit(f.mask), square, f.left)
    return legal_site(t, s, square) if what == ids.ASK_SITE else site_ok(t, s, f, t.ops[f.row], square)
