"""Brutality's board: by mouse, by keys, by thumb; what it will do is said and shown before anything is sent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import DESK, PHONE, PLAIN, Visit
from tests.web.letters import enlarge, faults_of, lost
from tests.web.places import box_of
from tests.web.positions import POSITIONS
from tests.web.staged import Stage, show

from rumpus.kernel.match.match import Match

BEGINS_AT = PLAIN
DUEL = """turn=9 team=0 phase=main ask=main first=0
A gale_archer c2 hp=5 tool=executioners_whetstone
B ironhide_warden e2 hp=11 tool=grapnel_gauntlet cool=2
X demon_king d6 hp=6 tool=rift_stone cool=4
Y siege_ram hp=0
hazard spiked_pillars d7
hazard relentless_flames f5
wall c4 team=1 turns=2
team 1 hand=blessed_arms,martyrs_hand
team 2 hand=spyglass
"""
"""The last enemy stands before the Pillars: 3 a shot."""


def duel(page: Page, scene: str = DUEL, me: int = 0) -> Stage:
    return show(page, Match.at_scene("brutality", scene, {}), me)


def square(page: Page, space: str) -> Locator:
    return page.locator(f'[data-space="{space}"]')


def asked(page: Page) -> Locator:
    return page.get_by_role("region", name="What you may do now")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name)


def test_a_duel_by_mouse(page: Page, axe: Callable[[Page], list[str]]) -> None:
    """Points, walks, aims, sees what it will do, sends; again in the next turn, and the duel is won."""
    made = duel(page)
    expect(asked(page)).to_contain_text("Move up to 3 squares.")
    square(page, "d3").hover()
    expect(square(page, "d3")).to_have_accessible_name(
        "d3. Free. 1 step, then 2 left. You can go there. From here Piercing Bolt reaches Demon King. "
        "From here Gust Shot reaches Demon King."
    )
    expect(asked(page)).to_contain_text("On d3: 2 steps left, 1 target")
    assert made.sent == []
    square(page, "d3").click()
    expect(asked(page)).to_contain_text("Move up to 2 more squares.")
    assert made.sent == [["step A NE"]]

    button(page, "Gust Shot").click()
    expect(asked(page)).to_contain_text("1 in sight.")
    expect(square(page, "b4")).to_have_accessible_name("b4. Free. Out of sight.")
    square(page, "d6").click()
    expect(page.get_by_role("region", name="What it will do")).to_contain_text("Demon King has 3 left.")
    expect(page.get_by_role("status", name="What it will do")).to_have_text(
        "Gale Archer, Gust Shot: Demon King takes 2, 4 left, runs into Spiked Pillars, takes 1, 3 left."
    )
    assert axe(page) == []
    button(page, "Back Esc").click()
    expect(page.get_by_role("region", name="What it will do")).to_have_count(0)
    square(page, "d6").click()
    button(page, "Shoot").click()
    expect(square(page, "d6")).to_have_accessible_name("d6. Demon King, theirs, 1 by 1, d6, 3 of 9 HP, 2 actions.")
    assert made.sent[1:] == [["special A 2", "hero X"]]

    button(page, "End turn").first.click()
    expect(asked(page)).to_contain_text("Discard relics you don't need.")
    button(page, "Skip").click()
    expect(asked(page)).to_contain_text("Waiting")
    made.play(1, "pass", "end", "pass")
    expect(button(page, "Gust Shot")).to_be_enabled()
    button(page, "Gust Shot").click()
    square(page, "d6").click()
    square(page, "d6").click()
    button(page, "Piercing Bolt").click()
    square(page, "d5").click()
    button(page, "Shoot").click()
    expect(page.get_by_text("You win!").first).to_be_visible()
    assert made.sent[-2:] == [["special A 2", "hero X"], ["special A 1", "aim N"]]


def test_a_turn_by_keys(page: Page) -> None:
    """Brackets take a hero up, letters and digits its plates, arrows go over squares and between targets."""
    made = duel(page)
    expect(asked(page)).to_contain_text("Move up to 3 squares.")
    page.keyboard.press("]")
    expect(asked(page)).to_contain_text("No diagonals.")
    page.keyboard.press("[")
    expect(asked(page)).to_contain_text("Pick a square.")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-space]:focus")).to_have_count(1)
    for key in ("ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    square(page, "d3").focus()
    page.keyboard.press("Enter")
    expect(asked(page)).to_contain_text("Move up to 2 more squares.")
    assert made.sent == [["step A NE"]]

    page.keyboard.press("2")
    expect(asked(page)).to_contain_text("Gust Shot: pick a target.")
    page.keyboard.press("Escape")
    expect(asked(page)).to_contain_text("Move up to 2 more squares.")
    page.keyboard.press("1")
    expect(asked(page)).to_contain_text("Piercing Bolt: pick a direction.")
    page.keyboard.press("2")
    expect(asked(page)).to_contain_text("1 in sight.")
    square(page, "d5").focus()
    page.keyboard.press("ArrowUp")
    expect(square(page, "d6")).to_be_focused()
    page.keyboard.press("Enter")
    expect(button(page, "Shoot")).to_be_visible()
    page.keyboard.press("Enter")
    expect(square(page, "d6")).to_have_accessible_name("d6. Demon King, theirs, 1 by 1, d6, 3 of 9 HP, 2 actions.")
    expect(asked(page)).to_contain_text("Move up to 2 more squares.")
    page.keyboard.press("e")
    expect(asked(page)).to_contain_text("Discard relics you don't need.")
    page.keyboard.press("e")
    expect(asked(page)).to_contain_text("Waiting")
    assert made.sent[1:] == [["special A 2", "hero X"], ["end"], ["pass"]]


def test_a_turn_by_thumb(visit: Visit, axe: Callable[[Page], list[str]]) -> None:
    """A tap shows, the next one goes; an aim is taken on a part of the board, with one large button."""
    page = visit(size=PHONE, touch=True)
    made = duel(page)
    expect(asked(page)).to_contain_text("Move up to 3 squares.")
    square(page, "d3").tap()
    expect(square(page, "d3")).to_have_accessible_name(
        "d3. Free. 1 step, then 2 left. You can go there. From here Piercing Bolt reaches Demon King. "
        "From here Gust Shot reaches Demon King."
    )
    assert made.sent == []
    square(page, "d3").tap()
    expect(asked(page)).to_contain_text("Move up to 2 more squares.")
    button(page, "Gust Shot").tap()
    expect(page.get_by_role("img", name="Map")).to_be_visible()
    expect(asked(page)).to_contain_text("One enemy within 3 takes 2 and is knocked back 1.")
    expect(button(page, "Shoot")).to_be_disabled()
    square(page, "d6").tap()
    expect(button(page, "Shoot")).to_contain_text("Demon King: 6 to 3")
    assert box_of(square(page, "d6"))["width"] > 80
    assert axe(page) == []
    button(page, "Shoot").tap()
    expect(page.get_by_role("img", name="Map")).to_have_count(0)
    assert made.sent == [["step A NE"], ["special A 2", "hero X"]]
    # A word in a sentence is as high as its line.
    small = page.evaluate(
        "[...document.querySelectorAll('main button')].filter(b => b.offsetParent && !b.closest('[role=grid]')"
        " && !b.matches('p [data-word]')"
        " && b.getBoundingClientRect().height < 43.5).map(b => b.outerHTML.slice(0, 120))"
    )
    assert small == []


def test_a_relic_is_aimed_step_by_step(page: Page) -> None:
    """A relic asks whom and then which way; each answer is shown first, and all is sent at once."""
    made = duel(page)
    page.keyboard.press("w")
    expect(asked(page)).to_contain_text("Martyr's Hand: pick a target.")
    square(page, "d6").click()
    expect(asked(page)).to_contain_text("Push which way?")
    expect(square(page, "c6")).to_have_accessible_name("c6. Free. You can pick it.")
    square(page, "d7").click()
    expect(page.get_by_role("region", name="What it will do")).to_contain_text("Demon King has 5 left.")
    assert made.sent == []
    page.keyboard.press("Enter")
    expect(square(page, "d6")).to_have_accessible_name("d6. Demon King, theirs, 1 by 1, d6, 5 of 9 HP, 2 actions.")
    assert made.sent == [["relic martyrs_hand", "hero X", "aim N"]]


def test_the_other_side_sees_the_board_turned_and_chooses_where_it_goes(page: Page) -> None:
    """Each side has its own row below; who must make room is asked in the other's turn (BU-RUL-40)."""
    scene = DUEL.replace("X demon_king d6 hp=6", "X demon_king d5 hp=6").replace("A gale_archer c2", "A gale_archer d4")
    scene = scene.replace("Y siege_ram hp=0", "Y bog_witch d6").replace("spiked_pillars d7", "limestone_wall_ruins d7")
    made = duel(page, scene, me=1)
    first, last = page.locator("[data-space]").first, page.locator("[data-space]").last
    expect(first).to_have_attribute("data-space", "g1")
    expect(last).to_have_attribute("data-space", "a9")
    made.play(0, "special A 2", "hero X")
    expect(asked(page)).to_contain_text("Bog Witch makes room. Where to?")
    expect(square(page, "e7")).to_have_accessible_name("e7. Free. You can pick it.")
    square(page, "e7").click()
    expect(asked(page)).to_contain_text("Waiting")
    assert made.sent == [["e7"]]


def test_a_hero_is_drawn_to_its_square_and_a_closed_special_says_why(page: Page) -> None:
    """F6 walks the parts, a hero is drawn to its square, a used hazard has its hero's face (LOOK 3, 8, 9)."""
    scene = DUEL.replace("tool=executioners_whetstone", "tool=executioners_whetstone used=2")
    made = duel(page, scene.replace("spiked_pillars d7", "spiked_pillars d7 used=2"))
    expect(asked(page)).to_contain_text("Move up to 3 squares.")
    walked = []
    for _ in range(8):
        page.keyboard.press("F6")
        walked.append(page.evaluate("document.activeElement.closest('[data-group]')?.dataset.group"))
    assert walked == ["2", "3", "4", "5", "6", "7", "8", "9"]
    expect(page.locator("[data-used]")).to_have_count(1)

    page.keyboard.press("1")
    expect(page.get_by_role("complementary", name="Not now")).to_contain_text("That special was used this turn.")
    page.keyboard.press("Escape")

    square(page, "c2").hover()
    page.mouse.down()
    square(page, "d3").hover()
    expect(asked(page)).to_contain_text("On d3: 2 steps left")
    page.mouse.up()
    expect(asked(page)).to_contain_text("Move up to 2 more squares.")
    assert made.sent == [["step A NE"]]


LOST = lost(".pool > .legal", ".teams > *", ".slot > *", ".things li", ".tools div > *", ".kinds > button")


@pytest.mark.parametrize("size", [DESK, (1366, 768), PHONE], ids=["desk", "small desk", "phone"])
def test_letters_of_twice_the_size_have_room(visit: Visit, size: tuple[int, int]) -> None:
    """Nothing is cut or lies on anything else, and all that is pressed is in reach."""
    page = visit(size=size, touch=size == PHONE)
    for name in ("draft", "hazard", "turn", "four"):
        at = POSITIONS["brutality"][name]()
        show(page, at.match, at.me)
        enlarge(page)
        assert faults_of(page, LOST) == [], name
        for thing in page.locator("[data-do]").all():
            thing.scroll_into_view_if_needed()
            expect(thing).to_be_in_viewport(ratio=0.9)
