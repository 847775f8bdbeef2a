"""Going back, in random games: it lies exactly as it lay before the foul, and nobody learns or forgets anything."""

import random
from typing import Any

import pytest
from tests.games.brawl.scenes.test_fouls import lie
from tests.helpers.knowledge import differences

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.fouls import spot_of
from rumpus.kernel.match.match import Match

EXPANSION = {"deck_a": "jackdaw", "deck_b": "vesper"}
TABLES: list[dict[str, Any]] = [
    EXPANSION,
    {"press_variant": "remove", "held_card": "public", **EXPANSION},
    {"format": "circle", "players": 3, "decklists": "discover"},
    {"format": "tag_team", "teams": "2v2", "tag_hand": "empty", "self_tag_seconds": 0},
]


def called(m: Match) -> tuple[int, int] | None:
    """A seat and the call of a foul that nobody has noticed."""
    for k in range(m.s.fouls_n):
        call = ids.CALL + spot_of(m.s, k)
        for q in range(m.seats):
            if m.t.team[q] != m.t.team[m.s.fouls[k].seat] and m.is_legal(q, call):
                return q, call
    return None


def step(m: Match, chance: random.Random) -> tuple[int, int]:
    """A seat and what it does: mostly plays, sometimes a call of a foul."""
    found = called(m) if m.s.phase == ids.P_LIVE and chance.random() < 0.06 else None
    if found is not None:
        return found
    while True:
        p = chance.choice(m.active)
        plays = [a for a in m.actions(p) if a < (ids.CALL if chance.random() < 0.1 else ids.TAKE_BACK)]
        if plays:
            return p, chance.choice(plays)


class Memory:
    """What the viewers have seen: cards by viewer, from what they are told alone."""

    def __init__(self, m: Match) -> None:
        self.seen: dict[int, set[int]] = {viewer: set() for viewer in (-1, 0, 1)}
        self.m = m

    def hear(self, events: list[Any]) -> None:
        """What an event tells of cards, to whom."""
        for event in events:
            for viewer, seen in self.seen.items():
                told = self.m.spec.sight.redact(event, viewer, self.m.t, self.m.s)
                if told is not None and told[0] in (ids.EV_DEAL, ids.EV_DISCARD, ids.EV_PLAY, ids.EV_BURN) and told[2]:
                    seen.add(told[2])

    def holds(self, number: int) -> None:
        """No redeal moves a card that the viewer has seen, and each may stand for the truth."""
        for viewer, seen in self.seen.items():
            twin = self.m.redealt(viewer, number)
            assert twin.check() == 0
            assert differences(self.m, twin, viewer) == []
            for true, other in zip(self.m.s.seats, twin.s.seats, strict=True):
                for one, two in zip([*true.deck, true.hand], [*other.deck, other.hand], strict=True):
                    assert one == two or (one not in seen and two not in seen)


@pytest.mark.rule("BR-FOUL-01", "BR-RUL-06", "BR-RUL-46", "BR-RUL-48")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_it_lies_as_it_lay(options):
    chance = random.Random(str(options))
    m = Match.start("brawl", {"fouls": "claim", "pause": "never", "stall_seconds": 600, **options}, 4)
    memory = Memory(m)
    lay: dict[int, Any] = {}
    backs = 0
    for turn in range(450):
        if m.over:
            break
        if not m.active:
            memory.hear(m.tick(m.due))
            continue
        before, n = lie(m), m.s.step
        p, a = step(m, chance)
        memory.hear(m.play(p, a, m.s.now + chance.randrange(1, 90)))
        assert m.check() == 0
        if m.s.step == n + 1:
            lay[n + 1] = before
        if m.s.phase == ids.P_COUNTDOWN and m.s.paused:
            assert lie(m) == lay[m.s.step + 1]
            memory.holds(turn)
            backs += 1
        elif turn % 25 == 0:
            memory.holds(turn)
    assert backs > 0
