"""The lobby and the set-up page, in a real browser against the real server."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

PHONE = (390, 844)
TABLE = re.compile(r"#/table/[\w-]+$")


def tile(page: Page, name: str):
    return page.get_by_role("article", name=re.compile(name, re.IGNORECASE))


def seated(page: Page) -> None:
    """At a table whose first view has come."""
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("region", name="What you may do now")).not_to_contain_text("Sitting down")


def test_five_tiles_two_of_them_to_come(page: Page) -> None:
    expect(page.get_by_role("article")).to_have_count(5)
    assert page.get_by_role("article").locator("h2 b").all_inner_texts()[0].upper() == "BRAWLHALLA"
    expect(page.get_by_text("Coming soon")).to_have_count(2)
    for name in ("Blitz Squad", "Brutality"):
        waiting = tile(page, f"^{name}(?!halla)")
        expect(waiting.get_by_role("button")).to_have_count(0)
        expect(waiting.get_by_role("link")).to_have_count(0)


def test_tiles_have_one_size(visit: Callable[..., Page]) -> None:
    for size in ((1440, 900), PHONE):
        page = visit(size=size)
        expect(page.get_by_role("article")).to_have_count(5)
        boxes = [box.bounding_box() for box in page.get_by_role("article").all()]
        assert len({(round(box["width"]), round(box["height"])) for box in boxes if box}) == 1


def test_one_click_opens_a_running_duel_and_the_lobby_offers_it_again(page: Page) -> None:
    tile(page, "Brawlhalla").get_by_role("button", name="Play a bot").click()
    seated(page)
    address = page.url
    page.get_by_role("link", name="back to the lobby").click()
    page.get_by_role("region", name="Continue").get_by_role("link").first.click()
    expect(page).to_have_url(address)
    seated(page)


def test_the_poster_is_part_of_the_button(page: Page) -> None:
    expect(tile(page, "Brawlhalla")).to_be_visible()
    box = tile(page, "Brawlhalla").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 90)
    seated(page)


def test_the_guided_game_has_its_guide(page: Page) -> None:
    page.get_by_role("button", name="Learn in 5 minutes").click()
    seated(page)
    expect(page.get_by_role("complementary", name="Guide")).to_be_visible()


def test_a_table_that_is_not_there_says_so(server: str, visit: Callable[..., Page]) -> None:
    page = visit(at="/#/table/nowhere")
    expect(page.get_by_role("heading", name="This table is gone.")).to_be_visible()
    page.get_by_role("link", name="Back to the lobby", exact=True).click()
    expect(page.get_by_role("article")).to_have_count(5)


def test_setup_makes_a_hot_seat_of_three_and_remembers_it(page: Page) -> None:
    tile(page, "Brawlhalla").get_by_role("link", name="Set up a table").click()
    page.get_by_text("Free for 3", exact=True).click()
    page.get_by_role("combobox", name="Who sits on seat B").select_option("person")
    page.get_by_role("textbox", name="Name on seat B").fill("Mako")
    page.get_by_role("combobox", name="Level of the bot on seat C").select_option("easy")
    expect(page.get_by_text("2 people share this screen")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("heading", name=re.compile("^Pass the screen to"))).to_be_visible()
    page.goto("/#/new/brawlhalla")
    expect(page.get_by_role("textbox", name="Name on seat B")).to_have_value("Mako")
    expect(page.get_by_role("combobox", name="Level of the bot on seat C")).to_have_value("easy")


def test_every_option_has_help_and_its_rule(page: Page) -> None:
    page.goto("/#/new/brawlhalla")
    page.get_by_text("All options").click()
    options = page.locator("details .option")
    expect(options.first).to_be_visible()
    for option in options.all():
        assert option.locator("p").inner_text().strip()
    page.locator("details").get_by_role("button", name=re.compile("^Rule BH-")).first.click()
    note = page.get_by_role("note")
    expect(note).to_contain_text("BH-")
    expect(note).not_to_contain_text(re.compile("One moment|could not be read"))
    page.mouse.move(1, 1)  # a note opened by a click stays when the pointer leaves
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_an_arena_is_chosen_from_its_map(page: Page) -> None:
    page.goto("/#/new/brawlhalla")
    arena = page.get_by_role("radiogroup", name="Arena").get_by_role("radio").nth(1)
    arena.check(force=True)
    expect(arena).to_be_checked()
    page.get_by_role("button", name="Start").click()
    seated(page)


def test_theme_follows_the_system_until_chosen(visit: Callable[..., Page]) -> None:
    page = visit(theme="light")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Light theme").click()
    expect(root).to_have_attribute("data-theme", "light")
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")


def test_the_lobby_by_keyboard_alone(page: Page) -> None:
    expect(page.get_by_role("article")).to_have_count(5)
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == "Play a bot":
            break
    page.keyboard.press("Enter")
    seated(page)


def test_dialogs_by_keyboard(page: Page) -> None:
    tile(page, "Brawlhalla").get_by_role("button", name="Play a bot").click()
    seated(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Undo")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_giving_up_ends_the_game_and_play_again_opens_a_new_one(page: Page) -> None:
    tile(page, "Brawlhalla").get_by_role("button", name="Play a bot").click()
    seated(page)
    first = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog", name="Give up this fight?").get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(first)
    seated(page)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_no_serious_fault_for_access(
    visit: Callable[..., Page], axe: Callable[[Page], list[str]], size: tuple[int, int], theme: str
) -> None:
    page = visit(size=size, theme=theme, touch=size == PHONE)
    expect(page.get_by_role("article")).to_have_count(5)
    assert axe(page) == []
    page.goto("/#/new/brawlhalla")
    page.get_by_text("All options").click()
    assert axe(page) == []
    page.goto("/#/")
    tile(page, "Brawlhalla").get_by_role("button", name="Play a bot").click()
    seated(page)
    assert axe(page) == []
    page.get_by_role("button", name="Menu").click()
    assert axe(page) == []


def test_nothing_overflows_sideways_on_a_phone(visit: Callable[..., Page]) -> None:
    page = visit(size=(360, 740), touch=True)
    expect(page.get_by_role("article")).to_have_count(5)
    for at in ("/#/", "/#/new/brawlhalla"):
        page.goto(at)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
