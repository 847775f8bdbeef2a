"""Random games of Brawlhalla with every property at every step, over modes, formats, arenas and options."""

import pytest
from tests.helpers.runtimes import assert_same_bytes
from tests.helpers.walk import walk

from rumpus.games.brawlhalla.content.load import load_arenas
from rumpus.kernel.contract.spec import find

QUICK = {"legend_pick": "random", "start_spots": "spread"}
MODES = [
    {"ko_mode": mode, "discovery": discovery}
    for mode in ("standard", "classic", "blitz")
    for discovery in ("off", "on")
]
FORMATS = [{"format": "1v1"}, {"format": "2v2"}, {"format": "ffa", "players": 3}, {"format": "ffa", "players": 4}]
ARENAS = [
    {"arena": arena.id, "format": name[:3], **({"players": int(name[3:])} if name.startswith("ffa") else {})}
    for arena in load_arenas().values()
    for name in arena.formats
]
TABLES = [
    {"legend_pick": "blind", "format": "2v2", "team_hands": "shared"},
    {"mulligan": "once", "mirror_legends": "yes", "first_player": "seat2"},
    {"underplay": "no", "zero_move": "no", "discard_more": "yes", "effect_limit": "all"},
    {"under_platform": "no_passing", "air_limit": "2", "air_count_start": "yes", "sword_pickup": "start_too"},
    {"gravity_scope": "self", "gravity_fall": "free_choice", "bottom_fall": "ko", "melee_through_platform": "no"},
    {"format": "ffa", "bump_choice": "attacker", "bump_origin": "barred", "eliminated_sword": "returned"},
    {"format": "2v2", "token_fallback": "next_opponent", "ko_mode": "classic", "ko3_bonus": "none"},
    {"light_at_red": "ko", "bottom_fall": "stay", "air_limit": "none", "discard_view": "top_only"},
    {"stall_rounds": 3, "round_limit": 12},
    {"card_set": "blank", "format": "ffa"},
]


@pytest.mark.rule("BH-RUL-89", "BH-MODE-01", "BH-MODE-02", "BH-MODE-03", "BH-RUL-67")
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_mode(mode):
    finished = walk(find("brawlhalla"), {**QUICK, **mode}, range(1), every=16)
    assert all(match.over for match in finished)


@pytest.mark.rule("BH-FMT-01", "BH-FMT-02", "BH-FMT-08", "BH-COMP-01")
@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_every_format_with_the_draft(form):
    walk(find("brawlhalla"), form, range(1, 2), every=24)


@pytest.mark.parametrize("arena", ARENAS, ids=str)
def test_every_arena(arena):
    walk(find("brawlhalla"), {**QUICK, **arena, "ko_mode": "blitz"}, range(1), every=24)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_table_options(options):
    walk(find("brawlhalla"), {**QUICK, **options}, range(1), every=24)


@pytest.mark.parametrize(
    ("options", "games"),
    [
        (QUICK, 700),
        ({}, 500),
        ({"format": "2v2"}, 300),
        ({"format": "ffa", "ko_mode": "classic"}, 200),
        *[(options, 60) for options in TABLES],
    ],
    ids=str,
)
def test_compiled_and_plain_give_the_same_bytes(options, games):
    assert assert_same_bytes("brawlhalla", options, range(games)) > 10


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"format": "ffa"}, {"format": "2v2"}, *TABLES], ids=str)
def test_no_index_runs_out_of_bounds(options):
    assert_same_bytes("brawlhalla", options, range(120), "RUMPUS_BOUNDS")
