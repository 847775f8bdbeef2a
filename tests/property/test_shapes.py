"""Random games of every game that names its types: views, lines, acts and refusals are exactly of them."""

import random

import pytest
from tests.helpers.shapes import look

from rumpus.kernel.match.match import Match

TABLES = [
    ("brawlhalla", {}),
    ("brawlhalla", {"format": "2v2", "team_hands": "shared", "ko_mode": "blitz", "stall": "off", "round_limit": 12}),
    ("brawlhalla", {"format": "ffa", "players": 3, "mulligan": "once", "legend_pick": "random"}),
    ("brawlhalla", {"format": "ffa", "players": 4, "underplay": "no", "discard_more": "yes", "discovery": "on"}),
    ("incredibrawl", {"players": 3, "mode": "family", "tie_break": "throw"}),
    ("incredibrawl", {"players": 2, "mode": "casual", "refill_timing": "draw_step"}),
    ("incredibrawl", {"players": 4, "mode": "gamer", "power_ups": "on", "locations": "on", "select_a_brawl": "on"}),
    ("incredibrawl", {"players": 3, "mode": "gamer", "power_ups": "on", "classes": "vote", "tie_break": "throw"}),
    ("blitz_squad", {}),
    ("blitz_squad", {"players": 3, "deck_lists": "closed", "reply_block": "yes", "stack_order": "sorted"}),
    ("blitz_squad", {"players": 4, "targets": "all", "second_start": 3, "draw_change": "level"}),
    ("brutality", {"artifacts": "off"}),
    ("brutality", {"players": 4, "hero_draft": "blind", "hazard_copies": "two_each"}),
    ("brutality", {"format": "controlled_chaos", "hero_draft": "random", "artifacts": "off"}),
    ("toy", {}),
]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_a_page_gets_what_was_said(game, options):
    chance, lines = random.Random(3), 0
    match = Match.start(game, options, 3)
    while not match.over and len(match.history) < 160:
        lines = look(match, lines)
        due = match.due
        if not match.active and due is not None:
            match.tick(due)
            continue
        seat = chance.choice(match.active)
        match.play(seat, chance.choice(match.actions(seat)))
    look(match, lines)
    assert lines > 10
