"""The set-up page of every game, made from its schema, in a real browser against the real server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESK, PHONE

from rumpus.server.show.games import options_of, setup_of

GAMES = ("brawlhalla", "brawl", "incredibrawl")
TABLE = re.compile(r"#/table/[\w-]+$")
Visit = Callable[..., Page]


def radio(page: Page, group: str, name: str) -> Any:
    """One choice of a row, by the names of both."""
    return page.get_by_role("radiogroup", name=group, exact=True).get_by_role("radio", name=name, exact=True)


def choose(page: Page, group: str, name: str) -> None:
    one = radio(page, group, name)
    one.check(force=True)
    expect(one).to_be_checked()


def ticket(page: Page) -> Any:
    return page.get_by_role("complementary", name="The table")


def opened(page: Page) -> dict[str, Any]:
    """Open the table; what was asked for."""
    with page.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/api/tables")) as asked:
        page.get_by_role("button", name="Open the table").click()
    answer = asked.value.response()
    assert answer is not None
    assert answer.status == 201, answer.text()
    order: dict[str, Any] = json.loads(asked.value.post_data or "{}")
    return order


# ---------------------------------------------------------------- an unusual table of each game
def test_brawlhalla_four_for_themselves_with_everything_changed(visit: Visit) -> None:
    page = visit(at="/#/new/brawlhalla")
    choose(page, "Format", "Free-for-all, 4")
    choose(page, "Who sits in seat B", "Here")
    page.get_by_role("textbox", name="Seat B's name").fill("Mako")
    choose(page, "Seat C's bot level", "Hard")
    expect(page.get_by_text("Pass-and-play")).to_be_visible()
    choose(page, "Arena", "Stairwell")
    choose(page, "How Legends are chosen", "Here, now")
    page.get_by_role("radiogroup", name="Seat A's Legends").get_by_role("radio", name=re.compile("^Nix")).first.check(
        force=True
    )
    choose(page, "KO cards", "None: one KO wins")
    page.keyboard.press("/")
    page.keyboard.type("falls")
    choose(page, "Who falls", "Only the one who delays")
    expect(ticket(page)).to_contain_text("Only the one who delays")
    expect(ticket(page)).to_contain_text("Stairwell")
    order = opened(page)
    expect(page).to_have_url(TABLE)
    assert [seat["kind"] for seat in order["seats"]] == ["me", "me", "bot", "bot"]
    assert order["seats"][1]["name"] == "Mako"
    assert order["seats"][2]["level"] == "hard"
    assert order["options"] == {
        "format": "ffa",
        "players": 4,
        "arena": "stairwell",
        "legend_a": "nix 1",
        "ko_mode": "blitz",
        "gravity_scope": "self",
    }


def test_brawl_in_teams_and_turns_with_decks_of_ones_own(visit: Visit) -> None:
    page = visit(at="/#/new/brawl")
    here = radio(page, "Who sits in seat B", "Here")
    expect(here).to_be_disabled()
    expect(page.get_by_text("each person needs a screen").first).to_be_visible()
    choose(page, "Format", "Tag team")
    page.get_by_role("combobox", name="Teams").select_option(label="2 against 3")
    expect(page.get_by_role("listitem", name=re.compile("^Seat [A-E], team"))).to_have_count(5)
    choose(page, "Mode", "In turns")
    choose(page, "Who sits in seat B", "Here")
    whose = page.get_by_role("radiogroup", name="Whose: Decks")
    whose.get_by_role("radio", name=re.compile("^Seat B")).check(force=True)
    page.get_by_role("radiogroup", name="Seat B's Decks").get_by_role("radio", name=re.compile("Bram Mason")).check(
        force=True
    )
    choose(page, "Size of the decks", "Each seat chooses")
    page.get_by_role("searchbox", name="Search the options").fill("size of seat c")
    choose(page, "Deck size of seat C", "52 cards")
    order = opened(page)
    expect(page).to_have_url(TABLE)
    assert order["options"] == {
        "format": "tag_team",
        "teams": "2v3",
        "mode": "training",
        "deck_b": "mason",
        "weight": "mixed",
        "weight_c": "heavy",
    }


def test_incredibrawl_gamer_mode_brings_what_it_needs(visit: Visit) -> None:
    page = visit(at="/#/new/incredibrawl")
    expect(radio(page, "Locations", "On")).to_be_disabled()
    expect(page.get_by_text("Locations are for Gamer mode.")).to_be_visible()
    choose(page, "Format", "For 3")
    page.get_by_role("radiogroup", name="Mode").get_by_role("radio", name=re.compile("^Gamer")).check(force=True)
    expect(radio(page, "Power-Ups", "On")).to_be_checked()
    choose(page, "Locations", "On")
    page.get_by_role("button", name=re.compile("^Abilities")).click()
    choose(page, "Highest Level", "No limit")
    page.get_by_role("button", name=re.compile("^The end")).click()
    rounds = page.get_by_role("spinbutton", name="Longest game")
    rounds.fill("40")
    rounds.press("Tab")
    expect(ticket(page)).to_contain_text("40")
    order = opened(page)
    expect(page).to_have_url(TABLE)
    assert order["options"] == {
        "players": 3,
        "mode": "gamer",
        "power_ups": "on",
        "locations": "on",
        "level_cap": "none",
        "max_rounds": 40,
    }


# ---------------------------------------------------------------- what every game has
@pytest.mark.parametrize("game", GAMES)
def test_every_other_option_is_found_with_help_and_rule(game: str, visit: Visit) -> None:
    page = visit(at=f"/#/new/{game}")
    rest = page.get_by_role("region", name="More options")
    common = {one.option for one in setup_of(game).common}
    told = [one for one in options_of(game) if one.part != "More" and (one.seat or 0) < 2 and one.name not in common]
    for option in told:
        expect(rest.get_by_text(option.title, exact=True).first).to_be_attached()
        expect(rest.get_by_text(option.help, exact=True).first).to_be_attached()
    rest.get_by_role("button", name=re.compile("^Rule ")).first.click()
    note = page.get_by_role("note")
    expect(note).not_to_contain_text(re.compile("One moment|didn't load"))
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_no_serious_fault_for_access(
    game: str, theme: str, size: tuple[int, int], visit: Visit, axe: Callable[[Page], list[str]]
) -> None:
    page = visit(size=size, theme=theme, touch=size == PHONE, at=f"/#/new/{game}")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_another_format_keeps_what_still_fits(visit: Visit) -> None:
    page = visit(at="/#/new/brawlhalla")
    choose(page, "Arena", "Twin ledges")
    choose(page, "KO cards", "3 each")
    choose(page, "Format", "Free-for-all, 3")
    expect(radio(page, "Arena", "Standard")).to_be_checked()
    expect(radio(page, "Arena", "Twin ledges")).to_be_disabled()
    expect(radio(page, "KO cards", "3 each")).to_be_checked()


def test_what_is_kept_as_mine_is_played_with_one_click(visit: Visit) -> None:
    page = visit(at="/#/new/brawlhalla")
    choose(page, "Format", "Free-for-all, 3")
    choose(page, "KO cards", "None: one KO wins")
    page.get_by_role("button", name="Keep as mine").click()
    expect(page.get_by_role("button", name="Kept as mine")).to_be_disabled()
    page.reload()
    expect(radio(page, "KO cards", "None: one KO wins")).to_be_checked()
    page.get_by_role("link", name="Back to the lobby").click()
    with page.expect_request(lambda asked: asked.method == "POST") as asked:
        page.get_by_role("article", name=re.compile("brawlhalla", re.IGNORECASE)).get_by_role(
            "button", name="Play a bot"
        ).click()
    order = json.loads(asked.value.post_data or "{}")
    assert order["options"] == {"format": "ffa", "players": 3, "ko_mode": "blitz"}
    assert [seat["kind"] for seat in order["seats"]] == ["me", "bot", "bot"]
    expect(page).to_have_url(TABLE)
    page.goto("/#/new/brawlhalla")
    page.get_by_role("button", name="Reset", exact=True).click()
    expect(radio(page, "KO cards", "2 each")).to_be_checked()


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit(at="/#/new/incredibrawl")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    page.keyboard.press("2")
    expect(radio(page, "Who sits in seat B", "Bot")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(radio(page, "Who sits in seat B", "Here")).to_be_checked()
    page.keyboard.press("Enter")
    expect(page).to_have_url(TABLE)
    page.goto("/#/new/incredibrawl")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("article")).to_have_count(5)


def test_german_at_twice_the_size_is_not_wider_than_a_phone_and_bots_begin_gently(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    page.evaluate("localStorage.setItem('rumpus.settings', JSON.stringify({ language: 'de' }))")
    for at in ("new/brawl", "new/blitz_squad", "learn/brawl"):
        page.goto(f"/?{at}#/{at}")
        page.add_style_tag(content="html { font-size: 200% !important }")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("main").get_by_role("button").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), at
    page.goto("/?gentle#/new/brawl")
    gently = page.get_by_role("checkbox", name="Bots fangen sanft an")
    expect(gently).to_be_checked()
    expect(page.get_by_text("Siege bisher: 0")).to_be_visible()
    gently.uncheck()
    page.reload()
    expect(gently).not_to_be_checked()
