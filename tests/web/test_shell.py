"""The frame around every game, played with the toy game, whose board has a button for each action."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import PLAIN

BEGINS_AT = PLAIN
OPEN = """order => fetch('/api/tables', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(order),
}).then(answer => answer.json())"""
ME: dict[str, Any] = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}


def sit(page: Page, *seats: dict[str, Any], **order: Any) -> str:
    """Opens a toy table and goes there; its id."""
    made = page.evaluate(OPEN, {"game": "toy", "seed": 7, "seats": list(seats or (ME, BOT)), **order})
    page.goto(f"/#/table/{made['table']}")
    expect(page.get_by_role("region", name="What you may do now")).to_be_visible()
    return str(made["table"])


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What you may do now")


def choices(page: Page) -> Locator:
    return page.get_by_role("main").locator("ul > li > button:enabled")


def lines(page: Page) -> Locator:
    return page.get_by_role("region", name="All lines").locator("li")


def play_out(page: Page) -> None:
    """Plays the first legal action until the end is told."""
    ended = page.get_by_role("dialog").get_by_role("heading", name=re.compile("win"))
    for _ in range(60):
        expect(choices(page).first.or_(ended)).to_be_visible()
        if ended.is_visible():
            return
        before = lines(page).count()
        choices(page).first.click()
        expect(lines(page)).not_to_have_count(before)
    raise AssertionError("the game does not end")


def test_a_whole_game_ends_in_a_summary_and_goes_on_with_another(page: Page) -> None:
    first = sit(page)
    play_out(page)
    summary = page.get_by_role("dialog")
    expect(summary.get_by_role("list", name="Places").get_by_role("listitem")).to_have_count(2)
    with page.expect_download() as saved:
        summary.get_by_role("link", name="Save the game").click()
    assert saved.value.path().read_text(encoding="utf-8").startswith("rumpus-save 2")
    summary.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(first))
    expect(choices(page).first).to_be_visible()


def test_a_table_survives_a_reload(page: Page) -> None:
    sit(page)
    choices(page).filter(has_text="Lay").first.click()
    expect(lines(page).filter(has_text="Round 2")).to_have_count(1)
    expect(choices(page).first).to_be_visible()
    before = lines(page).all_inner_texts()
    page.reload()
    expect(choices(page).first).to_be_visible()
    assert lines(page).all_inner_texts() == before


def test_every_line_has_a_rule_that_opens(page: Page) -> None:
    sit(page)
    tag = lines(page).first.get_by_role("button", name=re.compile("^Rule TOY-"))
    tag.hover()
    note = page.get_by_role("note")
    expect(note).to_contain_text("TOY-")
    expect(note).not_to_contain_text(re.compile("One moment|didn't load"))
    page.mouse.move(5, 5)
    expect(note).to_have_count(0)
    tag.focus()
    page.keyboard.press("Enter")
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_undo_takes_the_last_play_back(page: Page) -> None:
    sit(page, ME, {**ME, "name": "Mako"})
    page.get_by_role("button", name=re.compile("^I am ")).click()
    before = lines(page).count()
    choices(page).filter(has_text="Raise").first.click()
    expect(lines(page)).not_to_have_count(before)
    page.keyboard.press("u")
    expect(lines(page)).to_have_count(before)


def test_a_hint_says_what_the_bot_would_do(page: Page) -> None:
    sit(page)
    expect(choices(page).first).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("status", name="Hint").locator("b")).to_have_text(
        re.compile(r"^\s*(Lay the \d|Raise the pot by 1 coin)\D*\.\s*$")
    )


def test_a_hot_seat_is_covered_until_the_next_person_looks(page: Page) -> None:
    sit(page, {**ME, "name": "Robin"}, {**ME, "name": "Mako"})
    curtain = page.get_by_role("dialog", name=re.compile("Pass the screen to"))
    for _ in range(2):
        expect(curtain).to_be_visible()
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        choices(page).filter(has_text="Lay").first.click()


def test_a_lost_line_says_so_and_heals(page: Page) -> None:
    sit(page)
    page.add_init_script("""(() => {
        const real = WebSocket;
        window.lines = [];
        window.WebSocket = class extends real { constructor(url) { super(url); window.lines.push(this); } };
    })()""")
    page.reload()
    expect(choices(page).first).to_be_visible()
    before = lines(page).all_inner_texts()
    page.evaluate("window.lines.at(-1).dispatchEvent(new CloseEvent('close', {code: 1006}))")
    expect(prompt(page)).to_contain_text("Your seat is kept.")
    expect(prompt(page)).not_to_contain_text("Your seat is kept.")
    expect(choices(page).first).to_be_visible()
    assert lines(page).all_inner_texts() == before


def test_a_spectator_sees_the_table_but_may_not_play(page: Page, visit: Callable[..., Page]) -> None:
    table = sit(page)
    guest = visit(at=f"/#/table/{table}")
    expect(lines(guest).first).to_be_visible()
    expect(choices(guest)).to_have_count(0)


def test_a_free_seat_is_filled_by_whoever_opens_the_link(page: Page, visit: Callable[..., Page]) -> None:
    table = sit(page, ME, {"kind": "empty"}, seed=None, meet=False)
    free = page.get_by_role("region", name="Free seat")
    expect(free).to_contain_text("1 seat is free.")
    guest = visit(at=f"/#/table/{table}")
    guest.get_by_label("Your name").fill("Mako")
    guest.keyboard.press("Enter")
    expect(free).to_have_count(0)
    choices(page).filter(has_text="Lay").first.click()
    choices(guest).filter(has_text="Lay").first.click()
    expect(lines(page).filter(has_text="Round 2")).to_have_count(1)


def test_the_log_is_a_sheet_on_a_phone(visit: Callable[..., Page], axe: Callable[[Page], list[str]]) -> None:
    page = visit(size=(390, 844), touch=True)
    sit(page)
    page.get_by_role("button", name=re.compile("^Log")).tap()
    expect(lines(page).first).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="Close the log").tap()
    expect(lines(page)).to_have_count(0)


def test_a_key_can_be_changed(page: Page) -> None:
    sit(page)
    expect(choices(page).first).to_be_visible()
    page.keyboard.press("?")
    page.get_by_role("tab", name="Keys").click()
    page.get_by_role("button", name="Hint: H. Change the key").click()
    page.keyboard.press("j")
    expect(page.get_by_role("button", name="Hint: J. Change the key")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("j")
    expect(page.get_by_role("status", name="Hint").locator("b")).to_have_text(
        re.compile(r"^\s*(Lay the \d|Raise the pot by 1 coin)\D*\.\s*$")
    )
