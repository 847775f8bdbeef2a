"""Every zone of a position is in its text once for each player, the special zone once (BS-RUL-58)."""

import random
from collections import Counter

import pytest

from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.match.match import Match

PILES = {"tavern": "tavern_n", "hand": "hand_n", "open": "open_n", "clinic": "clinic_n", "tomb": "tomb_n"}
STACKS = {"front": ids.FRONT, "back": ids.BACK}


def full(match: Match) -> Counter[str]:
    """The zones that hold a card, as the text calls them."""
    s = match.s
    found = Counter({"zone": 1} if s.zone_n else {})
    for p in range(match.seats):
        seat, letter = s.seats[p], "ABCD"[p]
        found.update(f"{letter} {name}" for name, count in PILES.items() if getattr(seat, count))
        found.update(f"{letter} {name}" for name, k in STACKS.items() if seat.stacks[k].n)
    return found


@pytest.mark.rule("BS-RUL-58", "BS-ZONE-02", "BS-RUL-67")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_zone_is_printed_once(seats: int) -> None:
    options = {"players": seats, "deck_a": "landlord", "deck_b": "back_room"}
    chance, seen = random.Random(4), set[str]()
    for seed in range(3):
        match = Match.start("blitz_squad", options, seed)
        while not match.over:
            wanted = full(match)
            lines = [line.split() for line in match.scene().splitlines()]
            printed = Counter("zone" if line[0] == "zone" else " ".join(line[:2]) for line in lines)
            assert {name: printed[name] for name in wanted} == dict(wanted)
            seen |= {name.split()[-1] for name in wanted}
            seat = chance.choice(match.active)
            match.play(seat, chance.choice(match.actions(seat)))
    assert seen == {*PILES, *STACKS, "zone"}
