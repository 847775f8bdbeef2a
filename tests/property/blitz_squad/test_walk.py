"""Random games of Blitz Squad with every check of the house on the way."""

import pytest
from tests.helpers.walk import walk

from rumpus.kernel.contract.spec import find

TABLES = (
    {},
    {"players": 3, "deck_a": "landlord", "deck_b": "landlord"},
    {"players": 4, "targets": "all", "reply_block": "yes"},
    {"stack_order": "sorted", "deck_lists": "closed", "reply_effects": "reply_lines_only"},
    {"players": 3, "targets": "left", "last_cards": "after_combo", "special_zone": "one_terrain", "second_start": 3},
)


@pytest.mark.rule("BS-ZONE-03", "BS-RUL-51", "BS-RUL-52", "BS-LOSE-09")
@pytest.mark.parametrize("options", TABLES)
def test_random_games_keep_every_promise(options: dict[str, object]) -> None:
    walk(find("blitz_squad"), options, seeds=range(1), every=40)
