"""Every rule, ruling, example and effect of the catalogue has a test, and no test names one that does not exist."""

from pathlib import Path

from tests.helpers.ids import unknown, untested

TESTS = Path(__file__).parents[2]


def test_every_id_has_a_test():
    assert untested("blitz_squad", TESTS) == []


def test_every_named_id_exists():
    assert unknown("blitz_squad", TESTS) == []


def test_a_missing_id_would_be_noticed(tmp_path):
    assert {"BS-ATK-03", "hush", "BS-RUL-78", "BS-EX-05", "if.behind", "who"} <= set(untested("blitz_squad", tmp_path))
