"""Who plays a game for the first time is told what it is about: at each table, until one was played to its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESK, PHONE, Visit
from tests.web.test_lobby import TABLE, seated
from tests.web.test_replay import GIVE_UP

TITLES = {
    "brawlhalla": "Brawlhalla",
    "brawl": "BRAWL",
    "blitz_squad": "Blitz Squad Brawl",
    "brutality": "Brutality",
    "incredibrawl": "IncrediBrawl",
}


def play(page: Page, game: str) -> None:
    """One click in the lobby."""
    page.locator(f"article:has([href='#/new/{game}'])").get_by_role("button", name="Play a bot").click()
    expect(page).to_have_url(TABLE)


def quiet(page: Page) -> None:
    """All that would come has come: what is told would be fetched first."""
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", TITLES)
def test_a_newcomer_is_told_the_goal_and_a_turn(
    visit: Visit, axe: Callable[[Page], list[str]], game: str, size: tuple[int, int]
) -> None:
    page = visit(size=size, newcomer=True)
    play(page, game)
    told = page.get_by_role("dialog", name=TITLES[game])
    expect(told.get_by_role("listitem")).to_have_count(3)
    expect(told.get_by_role("button", name="Learn it in 5 minutes")).to_be_in_viewport(ratio=1)
    start = told.get_by_role("button", name="Play", exact=True)
    expect(start).to_be_focused()
    expect(start).to_be_in_viewport(ratio=1)
    assert axe(page) == []
    page.keyboard.press("Enter")
    expect(told).to_be_hidden()
    seated(page)
    page.reload()
    seated(page)
    quiet(page)
    expect(told).to_be_hidden()


def test_whoever_has_played_a_game_to_its_end_is_told_no_more(visit: Visit) -> None:
    page = visit(newcomer=True)
    what = page.get_by_role("dialog", name="Brawlhalla")
    for _ in range(2):
        page.goto("/")
        play(page, "brawlhalla")
        what.get_by_role("button", name="Play", exact=True).click()
        expect(what).to_be_hidden()
    page.evaluate(GIVE_UP, page.url.rpartition("/")[2])
    expect(page.get_by_role("button", name="Play again").first).to_be_visible()
    page.goto("/")
    play(page, "brawlhalla")
    seated(page)
    quiet(page)
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_learning_begins_from_there_and_is_not_told_the_same(visit: Visit) -> None:
    page = visit(newcomer=True)
    play(page, "incredibrawl")
    page.get_by_role("button", name="Learn it in 5 minutes").click()
    seated(page)
    quiet(page)
    expect(page.get_by_role("dialog")).to_be_hidden()
