"""Random games of Dust-up with every property at every step."""

import pytest
from tests.helpers.runtimes import assert_same_bytes
from tests.helpers.walk import walk

from rumpus.kernel.contract.spec import find

TABLES = [{"players": n, "pace": pace} for n in (2, 3, 4) for pace in ("turns", "together", "clock")]


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.rule("TOY-END-01")
def test_walk(options):
    finished = walk(find("toy"), options, range(3))
    assert all(match.reason == 1 for match in finished)


@pytest.mark.parametrize("options", [{"highest": 4, "hand": 1}, {"players": 4, "highest": 9, "hand": 4}], ids=str)
def test_walk_at_the_limits_of_the_options(options):
    walk(find("toy"), options, range(3))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_compiled_and_plain_give_the_same_bytes(options):
    assert assert_same_bytes("toy", options, range(250)) > 10


@pytest.mark.slow
def test_no_index_runs_out_of_bounds():
    for options in TABLES:
        assert_same_bytes("toy", options, range(250), "RUMPUS_BOUNDS")


HOUSE = [{**table, "cards": "house", "highest": 6, "hand": hand} for table in TABLES for hand in (2, 4)]


@pytest.mark.parametrize("options", HOUSE, ids=str)
@pytest.mark.rule("TOY-CARD-02", "TOY-CARD-03", "TOY-RUL-02")
def test_walk_with_the_houses_cards(options):
    walk(find("toy"), options, range(3))


@pytest.mark.parametrize("options", HOUSE[::2], ids=str)
def test_compiled_and_plain_give_the_same_bytes_with_the_houses_cards(options):
    assert assert_same_bytes("toy", options, range(100)) > 10
