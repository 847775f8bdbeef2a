"""Random games of Brutality with every check of the house on the way: invariants, refusals, redeals, replays, ends."""

import pytest
from tests.helpers.walk import walk

from rumpus.kernel.contract.spec import find

TABLES = (
    {},
    {"format": "controlled_chaos", "hero_draft": "snake", "cc_reshuffle": "pile_empty", "draft_picks": "open"},
    {"players": 4, "four_draws": "as_duel", "makes_room": "attacker", "hazard_again": "inert", "absorb": "damage_only"},
    {
        "board": "8x8",
        "hero_draft": "blind",
        "hazard_copies": "two_each",
        "stay_damage": "ends_there",
        "catapult_distance": "exact",
        "steal_choice": "random",
        "second_draw": "compulsory",
        "tank_landing": "leap_only",
        "occupied_pikes": "plugged",
        "forced_pillar_landing": "hurts",
        "crowded": "stays",
    },
    {
        "players": 4,
        "format": "controlled_chaos",
        "hero_draft": "random",
        "artifacts": "off",
        "double_ko": "active_team_wins",
        "revived_acts": "next_turn",
        "empty_play": "refused",
        "makes_room": "displaced",
        "full_hand": "lost",
        "round_limit": 20,
        "quiet_rounds": 4,
    },
)


@pytest.mark.rule("BU-RUL-92", "BU-RUL-75", "BU-RUL-80", "BU-RELIC-05", "BU-MOVE-06", "BU-SPIKE-08")
@pytest.mark.parametrize("options", TABLES, ids=range(len(TABLES)))
def test_random_games_keep_every_promise(options: dict[str, object]) -> None:
    walk(find("brutality"), options, seeds=range(1), every=80)
