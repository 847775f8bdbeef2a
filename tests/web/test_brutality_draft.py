"""Brutality's set-up: heroes, corners, hazard, artifacts by mouse and by keys, the relic draft, the guided game."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.web import brutal_setup
from tests.web.conftest import PHONE, Visit
from tests.web.staged import Stage, show

from rumpus.kernel.match import Match

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
    button(page, "Left corner").click()
    expect(page.get_by_role("region", name="Your team")).to_contain_text("Right corner, f1 to g2")
    button(page, "Stand here").click()
    foe(made, "hero X")

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


def test_the_guided_game_leads_through_set_up_on_a_phone(visit: Visit, axe: Axe) -> None:
    page = visit(size=PHONE, touch=True)
    page.goto("/#/learn/brutality")
    button(page, "Play the guided game").tap()
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("Two against two")
    guide.get_by_role("button", name="Got it").tap()
    expect(guide).to_contain_text("Pick two heroes")
    for asked in ("Pick a hero.", "Pick your second hero."):
        expect(page.get_by_text(asked)).to_be_visible()  # until then the bot picks
        group(page, "Heroes").locator("[aria-pressed=false]:not([aria-disabled])").first.tap()
        button(page, "Take ").first.tap()
    expect(guide).to_contain_text("Left or right")
    assert axe(page) == []
    button(page, "Stand here").tap()
    expect(guide).to_contain_text("Put a hazard down")
    group(page, "Hazards").locator("button:not([aria-disabled])").first.tap()
    square(page, "d5").or_(square(page, "c5")).first.tap()
    page.get_by_role("button", name="Place on").tap()
    expect(guide).to_contain_text("A tool for each hero")


FIGHT = """
turn=5
A assassin d6 tool=war_horn
B ironhide_warden b2
X demon_king g9
Y gale_archer f8 hp=1
hazard relentless_flames e8
hazard limestone_wall_ruins c4
team 1 hand=master_thief
"""
LEARNED = ["goal", "heroes", "corners", "hazard", "artifact", "draw", "move", "options", "knock", "relics"]


def test_the_guided_game_is_shown_to_its_end(page: Page) -> None:
    """From the first special to the last word, through a choice, an artifact, a discard, a wound and a death."""
    page.goto("/#/learn/brutality")
    page.evaluate("steps => localStorage.setItem('rumpus.learned.brutality', steps)", json.dumps({"steps": LEARNED}))
    made = show(page, Match.at_scene("brutality", FIGHT, {}), tutorial=True)
    guide, lit = page.get_by_role("complementary", name="Guide"), page.locator("[data-lit-now]")

    def taught(title: str, many: int = 0) -> None:
        expect(guide.get_by_role("heading")).to_have_text(title)
        expect(lit).to_have_count(many)

    taught("Hit somebody", 2)
    made.play(0, "special A 1", "fly NE 3")
    taught("You choose", 1)
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)
    made.play(0, "g8")
    taught("Your artifact is ready", 1)
    made.play(0, "artifact A")
    taught("End your turn", 1)
    made.play(0, "end")
    taught("Throw away what is in the way", 1)
    guide.get_by_role("button", name="Got it").click()
    taught("Hazards")
    made.play(0, "pass")
    for title in ("Hazards", "A hero is down"):
        taught(title)
        guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)
    while made.match.active[0] == 1:
        legal = [made.match.name(1, action) for action in made.match.actions(1)]
        made.play(1, next(name for name in ("pass", "end", *legal) if name in legal))
    taught("Now you know it")
