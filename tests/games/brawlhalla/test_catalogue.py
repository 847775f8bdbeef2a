"""Every rule, ruling, example and effect of the catalogue has a test, and no test names one that does not exist."""

from pathlib import Path

import pytest
from tests.helpers.ids import unknown, untested

from rumpus import new

TESTS = Path(__file__).parents[2]


def test_every_id_has_a_test():
    assert untested("brawlhalla", TESTS) == []


def test_every_named_id_exists():
    assert [name for name in unknown("brawlhalla", TESTS) if not name.startswith("BH-CT-")] == []


def test_a_missing_id_would_be_noticed(tmp_path):
    assert "BH-MOVE-05" in untested("brawlhalla", tmp_path)


@pytest.mark.rule("BH-SETUP-11")
def test_a_reminder_changes_nothing():
    """A Game Aid is for reading only: whatever is shown to anybody, the same decisions give the same bytes."""
    plain, shown = new("brawlhalla", {}, seed=4), new("brawlhalla", {}, seed=4)
    for _ in range(60):
        if not plain.active:
            break
        seat = plain.active[0]
        action = plain.actions(seat)[0]
        for viewer in (-1, 0, 1):
            shown.view(viewer)
            shown.said(viewer)
        shown.spec.words.prompt(shown.t, shown.s, seat)
        shown.spec.words.plans(shown.t, shown.s, seat)
        plain.play(seat, action)
        shown.play(seat, action)
        assert plain.state_bytes() == shown.state_bytes()
