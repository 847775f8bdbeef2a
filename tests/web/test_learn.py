"""Learning: every game's page, first steps of its guided game, puzzles answered right and wrong, help at a table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import DESK, PHONE, PLAIN

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
Axe = Callable[[Page], list[str]]
GLOWS = ":not([aria-disabled=true])"
GAMES = ("brawlhalla", "brawl", "incredibrawl")
KEPT = """() => {
    const learned = JSON.parse(localStorage.getItem('rumpus.learned.blitz_squad') ?? '{}');
    localStorage.setItem('rumpus.learned.blitz_squad', JSON.stringify({...learned, steps: ['flip']}));
}"""
"""The first step of a guided game is learned."""


def school(page: Page, game: str) -> Page:
    page.goto(f"/#/learn/{game}")
    expect(page.get_by_role("heading", level=1, name="Learn")).to_be_visible()
    return page


def guide(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Guide")


def test_a_guided_game_that_was_left_is_gone_on_with(page: Page) -> None:
    school(page, "blitz_squad").get_by_role("button", name="Play the guided game").click()
    expect(guide(page)).to_be_visible()
    at = page.url
    page.evaluate(KEPT)
    school(page, "blitz_squad")
    expect(page.get_by_role("listitem").filter(has_text="Done:")).to_have_count(1)
    page.get_by_role("button", name="Continue:").click()
    expect(page).to_have_url(at)


def test_the_race_waits_for_its_pupil_and_goes_from_the_first_card_to_the_win(page: Page) -> None:
    page.evaluate("localStorage.setItem('rumpus.settings', JSON.stringify({ speed: 0 }))")  # the bot answers at once
    school(page, "brawl").get_by_role("button", name="Play the guided game").click()
    cards = page.get_by_role("region", name="Your cards")
    glowing = page.locator("button[data-space]").or_(cards.get_by_role("button")).and_(page.locator(GLOWS))
    seen: list[str] = []
    while True:
        expect(glowing.or_(guide(page).get_by_text("You won the race"))).to_have_count(1)
        if not glowing.count():
            break
        count = guide(page).get_by_text(re.compile(r"^\d+ of 10$")).inner_text()
        if count not in seen:
            seen.append(count)
            if len(seen) == 3:
                page.reload()
                expect(glowing).to_have_count(1)
        glowing.click()
    assert seen == [f"{step} of 10" for step in range(1, 11)]


def test_a_duel_points_at_the_one_thing_it_waits_for_and_can_be_stopped(page: Page) -> None:
    page.evaluate("localStorage.setItem('rumpus.settings', JSON.stringify({ speed: 0 }))")
    school(page, "brawlhalla").get_by_role("button", name="Play the guided game").click()
    expect(guide(page).get_by_role("heading", name="Move with a card")).to_be_visible()
    card = page.locator("[data-card][data-usable]")
    expect(card).to_have_count(1)
    page.keyboard.press("d")
    expect(page.get_by_role("complementary", name="Not now")).to_contain_text("First do what glows.")
    card.click(position={"x": 14, "y": 24})
    page.locator("[data-legal]").click()
    expect(guide(page).get_by_role("heading", name="Attack Light")).to_be_visible()
    guide(page).get_by_role("link", name="Stop the guide").click()
    expect(page.get_by_role("heading", level=1, name="Learn")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Done:")).to_have_count(1)
    expect(page.get_by_role("button", name="Continue: Attack Light")).to_be_visible()


def test_a_puzzle_is_failed_stepped_back_from_and_solved(page: Page, axe: Axe) -> None:
    school(page, "brawlhalla").get_by_role("button", name="Solve it: Dodge a Heavy").click()
    slip = page.get_by_role("complementary", name="Puzzle")
    expect(slip).to_contain_text("4 of 6")
    page.get_by_role("button", name="Take the hit").click()
    expect(slip.get_by_role("heading", name="Not quite.")).to_be_visible()
    expect(slip).to_contain_text("over the KO line")
    slip.get_by_role("button", name="Step back").click()
    expect(slip.get_by_role("heading", name="Dodge a Heavy")).to_be_visible()
    expect(page.locator("[data-ko]")).to_have_count(0)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(slip.get_by_role("heading", name="Right.")).to_be_visible()
    expect(slip.get_by_role("button", name="Rule BH-HEAVY-02")).to_be_visible()
    assert axe(page) == []
    slip.get_by_role("button", name="Next puzzle").click()
    expect(slip.get_by_role("heading", name="KO in one Heavy")).to_be_visible()
    school(page, "brawlhalla")
    expect(page.get_by_text("1 of 6 solved")).to_be_visible()
    expect(page.get_by_role("button", name="Look again: Dodge a Heavy")).to_be_visible()


@pytest.mark.parametrize("game", [*GAMES, "blitz_squad"])
def test_a_puzzle_is_drawn_on_its_tile_once_that_is_in_sight(visit: Visit, axe: Axe, game: str) -> None:
    page = visit(size=PHONE, touch=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    school(page, game)
    expect(page.get_by_role("button", name="Play the guided game")).to_be_visible()
    assert not [url for url in asked if "/puzzles/" in url or "/Still-" in url], "nobody has come near the tiles"
    page.get_by_role("tab", name="Puzzles").tap()
    tiles = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Solve it"))
    for tile in tiles.all():
        tile.scroll_into_view_if_needed()
        board = tile.get_by_role("region", name="Table", exact=True, include_hidden=True)
        expect(board.get_by_role("button", include_hidden=True).first).to_be_visible()
        assert tile.get_by_role("button").count() == 1, "only the words and the way in are told"
    page.evaluate("addEventListener('keydown', (event) => { window.taken = event.defaultPrevented; })")
    for key in ("1", "z", "Enter", "Space"):
        page.keyboard.press(key)
        assert page.evaluate("window.taken") is False, f"{key} means no board here"
    assert axe(page) == []


@pytest.mark.parametrize(
    ("game", "title", "of", "keys"),
    [("brawl", "A tie is yours", 5, ["z"]), ("incredibrawl", "Physical beats Natural", 3, ["1", "Enter"])],
)
def test_a_puzzle_is_solved_at_the_first_try(page: Page, game: str, title: str, of: int, keys: list[str]) -> None:
    school(page, game).get_by_role("button", name=f"Solve it: {title}").click()
    slip = page.get_by_role("complementary", name="Puzzle")
    expect(slip).to_contain_text(f"1 of {of}")
    expect(slip.get_by_role("heading", name=title)).to_be_visible()
    for key in keys:
        page.keyboard.press(key)
    expect(slip.get_by_role("heading", name="Right.")).to_be_visible()
    slip.get_by_role("link", name="Back to Learn").click()
    expect(page.get_by_text("first try")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_cards_words_and_rules_are_found(page: Page, game: str) -> None:
    school(page, game)
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Search cards, words and rules")
    expect(field).to_be_focused()
    wanted = {"brawlhalla": "BH-KB-02", "brawl": "BR-PRESS-02", "incredibrawl": "IB-TIE-01"}[game]
    field.fill(wanted)
    expect(page.get_by_role("group", name="Found").get_by_role("button", name=f"Rule {wanted}").first).to_be_visible()
    field.fill("no such thing at all")
    expect(page.get_by_role("group", name="Found").get_by_role("status")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, (1366, 768), PHONE], ids=str)
def test_the_page_fits_and_can_be_used_by_everybody(visit: Visit, axe: Axe, size: tuple[int, int], theme: str) -> None:
    page = visit(size=size, theme=theme, touch=size == PHONE)
    for game in GAMES:
        school(page, game)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert axe(page) == []
    if size == PHONE:
        for name, heading in (
            ("Puzzles", "Small puzzles"),
            ("Words", "Cards and words"),
            ("Rules", "Rules on one sheet"),
        ):
            page.get_by_role("tab", name=name).tap()
            expect(page.get_by_role("heading", name=heading)).to_be_visible()
            assert axe(page) == []


def test_the_sheet_prints_alone(page: Page) -> None:
    school(page, "brawl")
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Rules on one sheet")).to_be_visible()
    expect(page.get_by_role("heading", name="Small puzzles")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_help_tells_how_it_is_played_what_may_be_done_the_cards_and_the_keys(page: Page, axe: Axe, game: str) -> None:
    school(page, game).get_by_role("button", name="Play the guided game").click()
    expect(guide(page)).to_be_visible()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="How to play")
    expect(sheet.get_by_role("tab", name="How to play")).to_have_attribute("aria-selected", "true")
    expect(sheet.get_by_role("region", name="You, right now").get_by_role("listitem").first).to_be_visible()
    assert axe(page) == []
    page.keyboard.press("3")
    expect(sheet.get_by_role("tabpanel", name="Cards here").get_by_role("term").first).to_be_visible()
    page.keyboard.press("4")
    expect(sheet.get_by_role("tabpanel", name="Keys").get_by_text("Undo")).to_be_visible()
    page.keyboard.press("2")
    expect(sheet.get_by_role("tabpanel", name="You, right now")).to_be_visible()
    assert axe(page) == []
    page.mouse.move(0, 0)  # no rule tag under it, whose note would be the first to close
    page.keyboard.press("/")
    page.keyboard.type("gravity" if game == "brawlhalla" else "win")
    expect(sheet.get_by_role("tabpanel", name="Found").get_by_role("term").first).to_be_visible()
    page.keyboard.press("Escape")  # the search is empty again
    sheet.get_by_role("tab", name="How to play").click()
    sheet.get_by_role("button", name="Keep open").click()
    expect(sheet).to_have_count(0)
    kept = page.get_by_role("complementary", name="How to play")
    expect(kept.get_by_role("listitem").first).to_be_visible()
    kept.get_by_role("button", name='Close "How to play"').click()
    expect(kept).to_have_count(0)


def test_the_clock_goes_on_under_the_help(page: Page) -> None:
    wanted = {"game": "brawl", "options": {"mode": "training", "clock_seconds": 200}}
    wanted |= {"seats": [{"kind": "me"}, {"kind": "me"}]}
    made = page.request.post("/api/tables", data=json.dumps(wanted), headers={"content-type": "application/json"})
    page.goto(f"/#/table/{made.json()['table']}")
    page.get_by_role("button", name="I am").click()
    expect(page.get_by_text("Press Space to deal.")).to_be_visible()
    page.keyboard.press("?")
    timer = page.get_by_role("dialog", name="How to play").get_by_role("timer")
    expect(timer).to_contain_text("3:")
    before = timer.inner_text()
    expect(timer).not_to_have_text(before)
