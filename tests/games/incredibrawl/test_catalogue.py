"""Every rule, ruling, example and effect of the catalogue has a test, and no test names one that does not exist."""

from pathlib import Path

from tests.helpers.ids import unknown, untested

TESTS = Path(__file__).parents[2]


def test_every_id_has_a_test():
    assert untested("incredibrawl", TESTS) == []


def test_every_named_id_exists():
    assert unknown("incredibrawl", TESTS) == []


def test_a_missing_id_would_be_noticed(tmp_path):
    assert {"IB-SEL-03", "glory_steal", "IB-R-VOTE", "IB-EX-05"} <= set(untested("incredibrawl", tmp_path))
