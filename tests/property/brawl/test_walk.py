"""Random games of BRAWL with every property at every step, over modes, formats and options; patches; equal bytes."""

import copy
import random

import pytest
from tests.helpers.runtimes import assert_same_bytes
from tests.helpers.walk import walk

from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match

EXPANSION = {"deck_a": "jackdaw", "deck_b": "vesper"}
TABLES = [
    {},
    {"mode": "training"},
    {"mode": "training", "training_pass": "free", **EXPANSION},
    {"weight": "heavy", "churn_limit": 3, "decklists": "discover", **EXPANSION},
    {"fouls": "claim", "point_tie": "bases"},
    {"fouls": "claim", "format": "tag_team", "teams": "2v2", "tag_hand": "empty", "self_tag_seconds": 0, **EXPANSION},
    {"press_variant": "remove", "base_press": "active", "held_card": "public", "show_discards": "all", **EXPANSION},
    {"format": "circle", "players": 3},
    {"format": "circle", "players": 4, "mode": "training", "area_close": "on", "playoff_rounds": 1},
    {"format": "tag_team", "teams": "2v2", "tag_hand": "empty", "self_tag_seconds": 2},
    {"format": "tag_team", "teams": "2v3", "mode": "training", "held_card": "private"},
]


@pytest.mark.rule("BR-END-03", "BR-TERM-04", "BR-RUL-46")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_walk(options):
    finished = walk(find("brawl"), options, range(1), every=80, late=0.01)
    assert all(match.over for match in finished)


@pytest.mark.slow
@pytest.mark.parametrize("players", [6, 8])
def test_walk_of_large_circles(players):
    walk(find("brawl"), {"format": "circle", "players": players}, range(1), every=20 * players, redeals=1, late=0.01)


# ---------------------------------------------------------------- patches


def laid(view, patch):
    """A view with a patch laid on it, as the page does it."""
    for key, value in patch.items():
        *path, last = key.split(".")
        there = view
        for step in path:
            there = there[int(step) if isinstance(there, list) else step]
        if value is None and path:
            there.pop(last, None)
        else:
            there[int(last) if isinstance(there, list) else last] = value
    return view


def step(match: Match, chance: random.Random):
    """One random decision, or a stroke of the clock; its events."""
    now = match.s.now + chance.randrange(1, 300)
    if match.due is not None and (not match.active or match.due <= now):
        return match.tick(match.due)
    seat = chance.choice(match.active)
    anytime = [a for a in match.spec.actions.anytime if match.is_legal(seat, a)]
    if anytime and chance.random() < 0.01:
        return match.play(seat, chance.choice(anytime), now)
    return match.play(seat, chance.choice(match.actions(seat)), now)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_patch_makes_the_old_view_the_new_one(options):
    chance = random.Random(str(options))
    match = Match.start("brawl", {**options, "pause": "never"}, 6)
    patch = match.spec.sight.patch
    viewers = (-1, 0, 1)
    views = {v: copy.deepcopy(match.view(v)) for v in viewers}
    for _ in range(160):
        if match.over:
            break
        events = step(match, chance)
        for v in viewers:
            views[v] = laid(views[v], copy.deepcopy(patch(match.t, match.s, v, events)))
            assert views[v] == match.view(v), (v, events)


# ---------------------------------------------------------------- plays on different Bases commute


def meaning(match: Match):
    """What lies where, without stamps."""
    view = match.view()
    return view["bases"], view["rows"], [(seat["deck"], seat["pile"], seat["hand"]) for seat in view["seats"]]


@pytest.mark.rule("BR-ARB-04", "BR-BLOCK-04", "BR-MOD-07")
@pytest.mark.parametrize("options", [{}, EXPANSION], ids=str)
def test_plays_on_different_bases_commute(options):
    chance = random.Random(8)
    pairs = 0
    for seed in range(24):
        match = Match.start("brawl", options, seed)
        spot = match.spec.race.spot
        while not match.over:
            plays = [[a for a in match.actions(p) if a >= 32] for p in (0, 1)]
            for a in plays[0][:5]:
                for b in plays[1][:5]:
                    one, other = spot(match.t, match.s, a), spot(match.t, match.s, b)
                    if one.partition(".")[0] == other.partition(".")[0] or "L" in one + other or "R" in one + other:
                        continue
                    both = [match.copy(), match.copy()]
                    both[0].play(0, a)
                    both[1].play(1, b)
                    if any(x.over or x.s.rows[0].n != match.s.rows[0].n for x in both):
                        continue  # a Clear moves the row
                    both[0].play(1, b)
                    both[1].play(0, a)
                    assert meaning(both[0]) == meaning(both[1])
                    assert both[0].over == both[1].over
                    pairs += 1
            step(match, chance)
    assert pairs > 60


# ---------------------------------------------------------------- two runtimes


@pytest.mark.rule("BR-ARB-09")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_compiled_and_plain_give_the_same_bytes(options):
    assert assert_same_bytes("brawl", options, range(30)) > 50


@pytest.mark.slow
def test_no_index_runs_out_of_bounds():
    for options in TABLES:
        assert_same_bytes("brawl", options, range(60), "RUMPUS_BOUNDS")
