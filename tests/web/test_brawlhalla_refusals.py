"""What cannot be done says so at once, where it was pressed; what glows can be done."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import PLAIN
from tests.web.places import apart, box_of
from tests.web.staged import stage

BEGINS_AT = PLAIN
DUEL = "turn A\nA bodvar side 2 equipped at r4c3 hand 1 2 4\nB nix red at r4c4 hand 1 4 5\n"
APART = "turn A\nA bodvar at r4c2 hand 1\nB nix at r1c4\n"


def note(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Not now")


def refuses(page: Page, why: str, out: str) -> None:
    """The note says why and what instead, with its rule behind a tag; nothing was sent for it."""
    expect(note(page)).to_contain_text(why)
    expect(note(page)).to_contain_text(out)


def test_a_card_that_cannot_dodge_stays_down_and_says_which_can(page: Page) -> None:
    """No button promises to play it."""
    table = stage(page, DUEL, "A: heavy B; play 4", me=1)
    hand = page.get_by_role("group", name="Your hand")
    hand.get_by_role("button", name="Card 1").click(position={"x": 14, "y": 24})
    refuses(page, "Only a 4 dodges this.", "Play a 4, or take the hit.")
    expect(hand.get_by_role("button", pressed=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Play 1")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(note(page)).to_have_count(0)
    hand.get_by_role("button", name="Card 4").click(position={"x": 14, "y": 24})
    page.get_by_role("button", name="Play 4").click()
    expect(page.get_by_role("button", name="Take the hit")).to_have_count(0)
    assert table.sent[0][0] == "play 4"


def test_the_one_who_glows_is_attacked_by_a_click(page: Page) -> None:
    """With Light and Heavy open, the way is asked beside the one that was clicked; Esc goes back."""
    table = stage(page, DUEL)
    page.get_by_role("button", name=re.compile("^Attack")).click()
    foe = page.get_by_role("gridcell", name="Nix")
    ways = page.get_by_role("group", name="Light or Heavy?")
    foe.click()
    expect(ways.get_by_role("button")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    foe.click()
    ways.get_by_role("button", name="Heavy attack on Nix").click()
    expect(ways).to_have_count(0)
    assert table.sent == [["heavy B"]]


def test_whoever_is_out_of_reach_says_how_far_and_offers_the_move(page: Page) -> None:
    stage(page, APART)
    page.get_by_role("gridcell", name="Nix").click()
    refuses(page, "Nix is 3 spaces away.", "Attack reaches the next space. Move closer first.")
    note(page).get_by_role("button", name="Move").click()
    expect(page.get_by_role("group", name="Your hand").get_by_role("button", pressed=True)).to_have_count(1)


def test_a_grey_button_says_why(page: Page) -> None:
    table = stage(page, APART)
    page.get_by_role("button", name=re.compile("^Attack")).click(force=True)
    refuses(page, "Attack: no one is next to you.", "Move closer first.")
    assert table.sent == []
    stage(page, "turn A actions 0\nA bodvar at r4c2 ko 1 bonus 2 hand 1\nB nix at r1c4\n")
    page.get_by_role("button", name=re.compile("^Delay")).click(force=True)
    refuses(page, "You have no action left for that.", "End your turn, or use a KO card.")


def test_the_note_covers_neither_what_was_pressed_nor_its_way_out(page: Page) -> None:
    for width, height in ((1440, 900), (1366, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        stage(page, APART)
        foe = page.get_by_role("gridcell", name="Nix")
        foe.click()
        expect(note(page)).to_be_visible()
        way = page.get_by_role("region", name="What you may do now").get_by_role("button", name=re.compile("^Move"))
        mine = box_of(note(page))
        for one in (box_of(foe), box_of(way.or_(page.locator("[data-do=move]")).first)):
            assert apart(mine, one), (width, mine, one)


def test_the_hand_and_the_buttons_lie_apart_at_the_smallest_desk(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    stage(page, DUEL)
    prompt = box_of(page.get_by_role("region", name="What you may do now"))
    assert prompt["y"] + prompt["height"] <= 768
    assert box_of(page.get_by_role("grid"))["height"] >= 350
    for card in page.get_by_role("group", name="Your hand").get_by_role("button").all():
        box = box_of(card)
        assert box["y"] + box["height"] <= 772
        for name in ("Move", "Attack", "End turn"):
            button = box_of(page.get_by_role("button", name=re.compile(f"^{name}")).first)
            assert button["y"] + button["height"] <= box["y"] or button["y"] >= box["y"] + box["height"], name


def test_help_calls_moves_by_their_cards(page: Page) -> None:
    stage(page, DUEL)
    page.keyboard.press("?")
    now = page.get_by_role("list", name="What you may do").first
    expect(now).to_contain_text(re.compile(r"Move with (\d \(|a plain \d)"))
    expect(now).not_to_contain_text(re.compile(r"Move \d"))
