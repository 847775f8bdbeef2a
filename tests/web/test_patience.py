"""A browser test that waits in vain says so soon, and when several have, the others wait shorter."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Error, expect
from tests.web.conftest import HASTE, IN_VAIN, PATIENCE


def test_who_waits_in_vain_is_counted(browser: Browser) -> None:
    page = browser.new_page()
    with pytest.raises(AssertionError) as unseen:
        expect(page.get_by_role("button", name="Nowhere")).to_be_visible(timeout=1)
    with pytest.raises(Error) as unclicked:
        page.get_by_role("button", name="Nowhere").click(timeout=1)
    page.close()
    assert IN_VAIN.search(str(unseen.value))
    assert IN_VAIN.search(str(unclicked.value))
    assert not IN_VAIN.search("assert 1 == 2")


def test_a_page_that_never_answers_costs_the_suite_minutes_and_not_hours() -> None:
    """Three tests wait long; sixty others that fail after them fit into the half hour that all have."""
    assert 3 * PATIENCE + 60 * HASTE < 30 * 60
