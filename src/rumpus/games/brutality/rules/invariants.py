"""Invariants, checked at every step of the property tests."""

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import area, fits, open_place, others_at
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.piles import count
from rumpus.kernel.records.record import rule


@rule
def check(t: Table, s: State) -> int:
    """0, or 1 a relic lost or doubled, 2 a hand or pile in disorder, 3 a footprint, 4 two heroes on a square, or one on
    something solid, 5 HP, 6 a hazard or creation not where its square says, 7 too many actions, 8 who is asked, 9 the
    stack.
    """
    if s.phase >= ids.P_START and not relics_kept(t, s):
        return 1
    if not piles_tidy(s):
        return 2
    fault = board_fault(t, s)
    if fault:
        return fault
    for hero in s.heroes:
        if hero.design and (hero.hp < 0 or hero.hp > t.heroes[hero.design].hp or (hero.place >= 0 and hero.hp == 0)):
            return 5
        if bits(hero.used) > 2 + hero.extra:
            return 7
    if not ground_true(s):
        return 6
    if s.over == 0 and s.ask == ids.ASK_NONE:
        return 8
    return 9 if s.depth < 1 or s.depth >= ids.FRAMES or s.resolving < 0 else 0


@rule
def relics_kept(t: Table, s: State) -> bool:
    """BU-CC-07, BU-CC-09, BU-RUL-60: each relic is in one place; those nobody drafted in none."""
    for card in range(1, t.relics_n + 1):
        n = 0
        for team in s.teams:
            n += count(team.hand, team.hand_n, card) + count(team.deck, team.deck_n, card)
            n += count(team.pile, team.pile_n, card)
        for play in s.play:
            n += 1 if play.card == card else 0
        if n != (1 if not t.chaos or s.owner[card] else 0):
            return False
    return True


@rule
def piles_tidy(s: State) -> bool:
    """BU-RELIC-05: at most 3 in a hand, ascending; nothing beyond the counts."""
    for team in s.teams:
        if team.hand_n < 0 or team.hand_n > ids.HAND or team.seen >> team.hand_n:
            return False
        for i in range(ids.HAND):
            if i >= team.hand_n and team.hand[i]:
                return False
            if 0 < i < team.hand_n and team.hand[i] <= team.hand[i - 1]:
                return False
        for i in range(ids.RELICS):
            if (i >= team.deck_n and team.deck[i]) or (i >= team.pile_n and team.pile[i]):
                return False
    return True


@rule
def board_fault(t: Table, s: State) -> int:
    """BU-MOVE-06, BU-MOVE-09, BU-SPIKE-08, BU-WALL-02: whole footprints, nobody inside another but one that phases."""
    left = 0
    for square in range(ids.SQUARES):
        left += bits(s.on[square])
        if s.scratch[square]:
            return 9
    for h in range(ids.HEROES):
        hero = s.heroes[h]
        if hero.place < 0:
            continue
        if not fits(t, s, h, hero.place):
            return 3
        for i in range(area(t, s, h)):
            if not s.on[hero.place + ids.FOOT[i]] >> h & 1:
                return 3
        left -= area(t, s, h)
        others = others_at(t, s, h, hero.place)
        shared = hero.rest != 0
        for k in range(ids.HEROES):
            shared = shared or (others >> k & 1 != 0 and s.heroes[k].rest != 0)
        if not shared and not open_place(t, s, h, hero.place, -1):
            return 4
    return 3 if left else 0


@rule
def ground_true(s: State) -> bool:
    """Whether every hazard and creation lies where the ground says, and nothing else does."""
    left = 0
    for square in range(ids.SQUARES):
        left += 1 if s.ground[square] else 0
    for i in range(ids.HAZARDS):
        if s.hazards[i].kind:
            left -= 1
            if s.ground[s.hazards[i].square] != 1 + i:
                return False
    for i in range(ids.CREATIONS):
        if s.creations[i].kind:
            left -= 1
            if s.ground[s.creations[i].square] != ids.MADE + i:
                return False
    return left == 0
