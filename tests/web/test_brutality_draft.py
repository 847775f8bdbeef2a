"""Brutality's set-up: heroes, corners, hazard, artifacts by mouse and by keys, the relic draft, the guided fight."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.web import brutal_setup
from tests.web.conftest import PLAIN
from tests.web.staged import Stage, show

BEGINS_AT = PLAIN
Axe = Callable[[Page], list[str]]


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name)


def group(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name)


def square(page: Page, space: str) -> Locator:
    return page.locator(f'[data-space="{space}"]')


def foe(made: Stage, *plays: str) -> None:
    for play in plays:
        made.play(1, play)


def helps(page: Page) -> None:
    """Where nobody has an idea there is a hint, and a way back."""
    for name in ("Hint", "Undo"):
        expect(page.locator("aside").get_by_role("button", name=name)).to_be_visible()


def test_set_up_by_mouse(page: Page, axe: Axe) -> None:
    """Heroes are read and taken, corners swapped, a hazard is put down by its ghost, artifacts are given to heroes."""
    made = show(page, brutal_setup.begun())
    pool = group(page, "Heroes")
    expect(page.get_by_role("region", name="Hazards")).to_contain_text("Spiked Pillars")
    pool.get_by_role("button", name="Ironhide Warden").click()
    expect(page.get_by_role("region", name="Ironhide Warden")).to_contain_text("Anchor Chain")
    assert made.sent == []
    assert axe(page) == []
    button(page, "Take Warden").click()
    expect(pool.get_by_role("button", name="Ironhide Warden")).to_contain_text("Yours")
    foe(made, "choose demon_king")
    pool.get_by_role("button", name="Gale Archer").click()
    pool.get_by_role("button", name="Gale Archer").click()
    expect(page.get_by_role("region", name="Your team")).to_contain_text("Gale Archer")
    foe(made, "choose siege_ram")

    expect(page.get_by_role("region", name="Your team")).to_contain_text("Left corner, a1 to b2")
    helps(page)
    button(page, "Left corner").click()
    expect(page.get_by_role("region", name="Your team")).to_contain_text("Right corner, f1 to g2")
    button(page, "Stand here").click()
    foe(made, "hero X")

    helps(page)
    kinds = group(page, "Hazards")
    kinds.get_by_role("button", name="Spiked Pillars").click()
    expect(button(page, "Place it")).to_be_disabled()
    square(page, "d7").click()
    assert axe(page) == []
    button(page, "Place on d7").click()
    expect(page.get_by_role("region", name="Your team")).to_contain_text("Pillars d7")
    foe(made, "kind catapult", "d5")

    tools = group(page, "Artifacts")
    tools.get_by_role("button", name="Wind Boots").click()
    button(page, "To Archer").click()
    expect(tools.get_by_role("button", name="Wind Boots")).to_contain_text("Gale Archer has it")
    assert made.sent == [
        *(["choose ironhide_warden"], ["choose gale_archer"], ["hero B"]),
        *(["kind spiked_pillars", "d7"], ["tool wind_boots", "hero B"]),
    ]


def test_set_up_by_keys_and_a_relic_draft(page: Page) -> None:
    made = show(page, brutal_setup.drafted())
    pool = group(page, "Heroes")
    pool.get_by_role("button", name="Stone Colossus").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("region", name="Siege Ram")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Your team")).to_contain_text("Siege Ram")
    foe(made, "choose assassin")
    expect(button(page, "Stand here")).to_be_enabled()
    page.keyboard.press("2")
    expect(page.get_by_role("region", name="Your team")).to_contain_text("Left corner, a1 to b1")
    # Squares answer nothing here, so that Enter stands for the button even where one has the focus.
    square(page, "d5").focus()
    page.keyboard.press("Enter")
    foe(made, "hero X")
    expect(group(page, "Hazards").get_by_role("button", name="Catapult")).to_be_enabled()
    page.keyboard.press("5")
    square(page, "d5").focus()
    page.keyboard.press("Enter")
    expect(button(page, "Place on d5")).to_be_enabled()
    page.keyboard.press("Enter")
    foe(made, "kind relentless_flames", "d4")
    expect(group(page, "Artifacts")).to_be_visible()
    page.keyboard.press("3")
    expect(page.get_by_role("region", name="Wind Boots")).to_be_visible()
    page.keyboard.press("1")
    expect(page.get_by_role("region", name="Your team")).to_contain_text("Wind Boots")
    assert made.sent[1:] == [["hero B"], ["kind catapult", "d5"], ["tool wind_boots", "hero A"]]

    drafted = show(page, brutal_setup.chaos())
    deck = page.get_by_role("complementary", name="Your deck")
    expect(deck).to_contain_text("6 of 16")
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    expect(deck).to_contain_text("7 of 16")
    expect(page.get_by_text("The other side picks.")).to_be_visible()
    assert len(drafted.sent) == 1
    page.set_viewport_size({"width": 390, "height": 844})
    steps = page.get_by_role("list", name="Steps of setting up").get_by_role("listitem")
    cut = "all => all.filter(s => s.getBoundingClientRect().right > innerWidth || s.scrollWidth > s.clientWidth).length"
    assert (steps.count(), steps.evaluate_all(cut)) == (4, 0)


def test_the_guided_fight_waits_for_its_pupil(page: Page, axe: Axe) -> None:
    """Whatever glows is what it waits for; what it does not wait for is refused in words."""
    page.evaluate("localStorage.setItem('rumpus.settings', JSON.stringify({ speed: 0 }))")  # the bot answers at once
    page.goto("/#/learn/brutality")
    button(page, "Play the guided game").click()
    guide, lit = page.get_by_role("complementary", name="Guide"), page.locator("[data-legal]")
    expect(guide).to_contain_text("1 of 10")
    expect(lit).to_have_count(2)  # the hero, and the one square it may go to
    assert axe(page) == []
    button(page, "Saint's Wrath").click()
    expect(page.get_by_role("complementary", name="Not now")).to_contain_text("Not yet. First do what glows")
    square(page, "d3").click()
    expect(guide).to_contain_text("2 of 10")
    page.locator("[data-do=artifact]").click()
    page.locator("[data-do=confirm]").click()
    expect(guide).to_contain_text("3 of 10")
    button(page, "Piercing Bolt").click()
    square(page, "d6").and_(lit).click()
    page.locator("[data-do=confirm]").click()
    expect(guide).to_contain_text("4 of 10")
    expect(lit).to_have_count(2)
    square(page, "d2").and_(lit).click()
    expect(guide).to_contain_text("5 of 10")
    expect(button(page, "Bulwark Slam")).to_have_attribute("data-lit-now", "")
