"""A table that waits for its people, in real browsers: by link, by code, ready, and the host's rights."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESK, PHONE

INVITE, TABLE = re.compile(r"#/invite/[\w-]+$"), re.compile(r"#/table/[\w-]+$")
Visit = Callable[..., Page]
Axe = Callable[[Page], list[str]]


def invited(page: Page, game: str) -> str:
    """Invite a friend from the tile of a game; the address to send."""
    page.get_by_role("article", name=re.compile(f"^{game}", re.IGNORECASE)).get_by_role(
        "button", name="Invite a friend"
    ).click()
    expect(page).to_have_url(INVITE)
    expect(page.get_by_role("heading", name="1 seat to fill.")).to_be_visible()
    return page.url


def sit(page: Page, name: str) -> None:
    dialog = page.get_by_role("dialog", name="A seat is free")
    dialog.get_by_role("textbox", name="Your name").fill(name)
    dialog.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Ready", exact=False)).to_be_visible()


def seat(page: Page, n: int, words: str) -> None:
    """What is said of the nth seat."""
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem").nth(n - 1)).to_have_accessible_name(
        re.compile(words)
    )


@pytest.mark.parametrize("game", ["Brawlhalla", "Brawl(?!halla)", "IncrediBrawl"])
def test_two_meet_by_the_link_and_both_get_ready(game: str, visit: Visit) -> None:
    host = visit()
    address = invited(host, game)
    friend = visit(at=address)
    sit(friend, "Mako")
    seat(host, 2, "Mako, not ready")
    expect(host.get_by_role("heading", name="Everyone is here.")).to_be_visible()
    onlooker = visit(at=address)
    expect(onlooker.get_by_text("All seats are taken. You're watching.")).to_be_visible()
    host.keyboard.press("Space")
    seat(friend, 1, ", ready")
    expect(friend).to_have_url(INVITE)
    friend.get_by_role("button", name="Ready", exact=False).click()
    for page in (host, friend, onlooker):
        expect(page).to_have_url(TABLE)


def test_ready_again_stops_it_and_by_the_code_one_sits_down(visit: Visit) -> None:
    host = visit()
    invited(host, "Brawlhalla")
    code = host.get_by_label(re.compile("^Table code")).inner_text()
    assert re.fullmatch(r"[A-Z]+ [0-9]{2}", code)
    friend = visit()
    friend.get_by_role("textbox", name="Table code").fill(code.lower())
    friend.get_by_role("button", name="Sit down").click()
    sit(friend, "Mako")
    seat(host, 2, "Mako")
    friend.keyboard.press("Space")
    seat(host, 2, ", ready")
    seat(friend, 2, ", ready")
    friend.keyboard.press("Space")
    seat(host, 2, "not ready")
    expect(host).to_have_url(INVITE)


def test_the_host_alone_fills_takes_back_and_changes_seats(visit: Visit) -> None:
    host = visit()
    address = invited(host, "Brawlhalla")
    friend = visit(at=address)
    sit(friend, "Mako")
    expect(friend.get_by_role("button", name="Take the seat back")).to_have_count(0)
    expect(friend.get_by_role("button", name=re.compile("^Move "))).to_have_count(0)
    host.get_by_role("button", name="Move Mako left").click()
    seat(host, 1, "Mako")
    host.get_by_role("button", name="Take the seat back").click()
    expect(friend.get_by_role("dialog", name="A seat is free")).to_be_visible()
    host.get_by_role("button", name="Add a bot").first.click()
    seat(host, 1, "ready")
    expect(friend.get_by_text("All seats are taken. You're watching.")).to_be_visible()
    host.get_by_role("button", name="Ready", exact=False).click()
    expect(host).to_have_url(TABLE)


def test_a_table_that_waits_leads_to_its_people(visit: Visit) -> None:
    host = visit()
    address = invited(host, "Brawlhalla")
    host.goto(address.replace("/invite/", "/table/"))
    expect(host).to_have_url(INVITE)
    host.get_by_role("button", name=re.compile("^Change your face")).click()
    expect(host.get_by_role("button", name=re.compile("now Viking"))).to_be_visible()


def test_a_link_to_nowhere_says_so(visit: Visit) -> None:
    page = visit(at="/#/invite/nowhere")
    expect(page.get_by_role("heading", name="This table is gone.")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, (1366, 768), PHONE])
def test_no_serious_fault_for_access(size: tuple[int, int], theme: str, visit: Visit, axe: Axe) -> None:
    host = visit()
    address = invited(host, "Brawlhalla")
    page = visit(size=size, theme=theme, touch=size == PHONE, at=address)
    sit(page, "Mako")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size != PHONE:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
