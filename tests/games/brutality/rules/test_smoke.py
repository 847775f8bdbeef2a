"""Random games of every mode and of every table option: they end, nothing is lost, legal lists are in order, and what a
seat cannot know may be dealt anew at any moment.
"""

import random
from typing import Any

import pytest

from rumpus.games.brutality.game import SPEC
from rumpus.games.brutality.rules import determinize, features, ids, turn
from rumpus.games.brutality.rules.invariants import check
from rumpus.games.brutality.rules.state import State
from rumpus.kernel.records.log import Log, clear

MODES: list[dict[str, object]] = [
    {},
    {"players": 4},
    {"players": 4, "format": "controlled_chaos", "hero_draft": "blind", "four_draws": "as_duel"},
    {"hero_draft": "snake", "format": "controlled_chaos", "draft_picks": "open", "cc_reshuffle": "pile_empty"},
    {"hero_draft": "random", "board": "8x8", "hazard_copies": "two_each", "catapult_distance": "exact"},
    {"hero_draft": "blind", "board": "9x11", "crowded": "stays", "makes_room": "attacker", "absorb": "damage_only"},
    {"board": "9x9", "hazard_again": "inert", "occupied_pikes": "plugged", "forced_pillar_landing": "hurts"},
    {
        "tank_landing": "leap_only",
        "makes_room": "displaced",
        "stay_damage": "ends_there",
        "double_ko": "active_team_wins",
    },
    {"second_draw": "compulsory", "full_hand": "lost", "empty_play": "refused", "steal_choice": "random"},
    {"artifacts": "off", "revived_acts": "next_turn", "round_limit": 20, "quiet_rounds": 4},
]


def seats_of(mask: int) -> list[int]:
    """The seats of a mask."""
    return [p for p in range(ids.SEATS) if mask >> p & 1]


class Walk:
    """One random game, by the contract alone, in whichever runtime the rules are."""

    def __init__(self, options: dict[str, object], seed: int) -> None:
        self.table = SPEC.records.tables(SPEC.resolve(options), None)
        self.array = State.blank()
        self.s = State.at(self.array)
        self.log = Log.new()
        self.chance = random.Random(seed)
        self.out = [0] * SPEC.actions.max_legal
        self.t: Any = self.table.t
        turn.setup(self.t, self.s, seed, self.log)

    def step(self) -> None:
        """A random legal action of a random seat that may act."""
        p = self.chance.choice(seats_of(turn.who(self.t, self.s)))
        n = turn.legal(self.t, self.s, p, self.out)
        may = self.out[:n]
        assert n
        assert may == sorted(set(may))
        clear(self.log)
        turn.apply(self.t, self.s, p, self.chance.choice(may), self.log)
        assert check(self.t, self.s) == 0
        assert self.log.lost == 0

    def redealt(self) -> None:
        """What a seat may do, and see as numbers, is the same in every deal that it cannot tell apart."""
        p = self.chance.choice(seats_of(turn.who(self.t, self.s)))
        copy = self.array.copy()
        other = State.at(copy)
        determinize.redeal(self.t, other, p)
        assert check(self.t, other) == 0
        one, two = [0] * features.WIDTH, [0] * features.WIDTH
        features.features(self.t, self.s, p, one)
        features.features(self.t, other, p, two)
        assert one == two
        n = turn.legal(self.t, self.s, p, self.out)
        mine = self.out[:n]
        assert turn.legal(self.t, other, p, self.out) == n
        assert self.out[:n] == mine


@pytest.mark.parametrize("options", MODES, ids=str)
def test_random_games_end(options: dict[str, object]) -> None:
    for seed in range(2):
        walk = Walk(options, seed)
        steps = 0
        while walk.s.over == 0:
            if steps % 29 == 0:
                walk.redealt()
            walk.step()
            steps += 1
        out = [0] * 16
        assert turn.result(walk.t, walk.s, out) == walk.s.over
        assert min(out[8 : 8 + walk.t.n]) == 1
