"""The page of `rumpus lab balance` in a browser, from a file and without a network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import PATIENCE

from rumpus import cli

pytestmark = pytest.mark.browser


def test_a_report_draws_and_opens_games(browser: Any, tmp_path: Path) -> None:
    pytest.importorskip("vl_convert")
    file = tmp_path / "toy.html"
    assert cli.main(["lab", "balance", "toy", "--games", "60", "--workers", "1", "--html", str(file)]) == 0
    context = browser.new_context(viewport={"width": 390, "height": 844}, color_scheme="dark")
    try:
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        wrong: list[str] = []
        page.on("pageerror", lambda fault: wrong.append(str(fault)))
        page.on("request", lambda asked: wrong.append(asked.url) if asked.url.startswith("http") else None)
        page.goto(file.as_uri())
        page.get_by_role("button", name="Light", exact=True).wait_for()
        page.locator("html[data-drawn=yes]").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("button", name="Light", exact=True).click()
        page.get_by_role("button", name="Dark", exact=True).wait_for()
        page.get_by_role("region", name="By seat").get_by_role("table").get_by_role("button").first.click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_text("rumpus-save 2").wait_for()
        with page.expect_download() as fetched:
            dialog.get_by_role("link", name="Download the save").click()
        assert Path(fetched.value.path()).read_text("utf-8").startswith("rumpus-save 2\ngame toy\n")
        dialog.get_by_role("button", name="Close").click()
        assert wrong == []
    finally:
        context.close()
