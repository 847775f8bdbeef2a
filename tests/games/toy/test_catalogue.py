"""Every rule of the catalogue has a test, and no test names a rule that does not exist."""

from pathlib import Path

from tests.helpers.ids import unknown, untested

TESTS = Path(__file__).parents[2]


def test_every_id_has_a_test():
    assert untested("toy", TESTS) == []


def test_every_named_id_exists():
    assert unknown("toy", TESTS) == []


def test_a_missing_id_would_be_noticed(tmp_path):
    assert "TOY-PLAY-01" in untested("toy", tmp_path)
