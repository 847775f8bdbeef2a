"""The Game Aid card in the help of the Brawlhalla table: read by mouse, touch and keyboard, at any moment of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import DESK, PHONE, PLAIN
from tests.web.places import box_of
from tests.web.staged import show

from rumpus.games.brawlhalla.interface.setup_page import aid_card
from rumpus.kernel.match.match import Match

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
DUEL = "A bodvar side 2 equipped at r4c3 hand 2 3 3\nB nix red at r4c4 hand 4 5\ntokens\n"
ROOM = "e => [e.scrollHeight, e.clientHeight, e.scrollWidth, e.clientWidth]"
LOW = (1366, 768)
WAYS = pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])


def visitor(visit: Visit, way: str) -> Page:
    return visit(size=PHONE, touch=True) if way == "touch" else visit()


def take(page: Page, way: str) -> Locator:
    """Takes the card; the dialog that it lies in."""
    if way == "keyboard":
        page.keyboard.press("?")
    elif way == "touch":
        page.get_by_role("button", name="How to play").tap()
    else:
        page.get_by_role("button", name="How to play").click()
    card = page.get_by_role("dialog", name="How to play")
    expect(card).to_be_visible()
    return card


def put_away(page: Page, card: Locator, way: str) -> None:
    if way == "keyboard":
        page.keyboard.press("Escape")
    elif way == "touch":
        card.get_by_role("button", name="Close").tap()
    else:
        card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def moments() -> dict[str, Match]:
    """A game at each kind of moment, seen from seat A."""

    def at(*plays: tuple[int, str]) -> Match:
        match = Match.at_scene("brawlhalla", DUEL, {"ko_mode": "blitz"})
        for seat, name in plays:
            match.play(seat, name)
        return match

    return {
        "draft": Match.start("brawlhalla", {"first_player": "seat2"}, 1),
        "my turn": at(),
        "a move": at((0, "move 3")),
        "my attack": at((0, "light B")),
        "their answer": at((0, "light B"), (0, "play 3")),
        "their turn": at((0, "end")),
        "the end": at((0, "heavy B"), (0, "play 3"), (1, "pass")),
    }


@pytest.mark.rule("BH-SETUP-11")
@WAYS
def test_it_can_be_taken_at_every_moment_and_changes_nothing(visit: Visit, way: str) -> None:
    page = visitor(visit, way)
    for name, match in moments().items():
        made = show(page, match)
        if name == "the end":
            match.play(1, match.name(1, match.actions(1)[0])) if not match.over else None
            made.show()
            page.get_by_role("dialog").get_by_role("button", name="Look at the board").click()
        before = match.state_bytes()
        card = take(page, way)
        for section in aid_card()["sections"]:
            box = card.get_by_role("region", name=section["title"], exact=True)
            box.scroll_into_view_if_needed()
            for line in section["lines"]:
                expect(box.get_by_text(line["text"])).to_be_visible()
                expect(box.get_by_role("button", name=f"Rule {line['rule']}").first).to_be_visible()
        put_away(page, card, way)
        assert (made.sent, match.state_bytes()) == ([], before), name


@pytest.mark.rule("BH-SETUP-11")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE, (1024, 768), (844, 390)], ids=str)
def test_it_fits_the_screen(visit: Visit, axe: Callable[[Page], list[str]], size: tuple[int, int], theme: str) -> None:
    page = visit(size=size, theme=theme)
    show(page, moments()["my turn"])
    card = take(page, "mouse")
    box = box_of(card)
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    tall, room, wide, width = card.evaluate(ROOM)
    assert wide <= width
    if size == DESK:
        assert tall <= room  # whole at one glance
        page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
        expect(card.get_by_text("Blocked.")).to_be_in_viewport()
        tall, room, *_ = card.evaluate(ROOM)
        assert tall <= room
    assert axe(page) == []


@pytest.mark.rule("BH-SETUP-11")
def test_a_rule_on_it_tells_its_own_text_and_the_focus_comes_back(page: Page) -> None:
    show(page, moments()["my turn"])
    card = take(page, "mouse")
    card.get_by_role("button", name="Rule BH-LIGHT-06").click()
    expect(page.get_by_text("the defender's Legend takes 1 damage level")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.get_by_role("button", name="How to play")).to_be_focused()


# ---------------------------------------------------------------- a standing power left out, beside it on the table


@pytest.mark.rule("BH-ATK-11", "BH-RUL-112")
@WAYS
@pytest.mark.parametrize("theirs", [False, True])
def test_a_power_is_left_out_with_a_button_of_the_attack(visit: Visit, way: str, theirs: bool) -> None:
    page = visitor(visit, way)
    made = show(page, moments()["their answer" if theirs else "my attack"])
    fight = page.get_by_role("region", name="Light attack")
    button = fight.get_by_role("button", name="Leave Hearth Blade out")
    expect(button).to_be_visible()
    if way == "touch":
        button.tap()
    elif way == "mouse":
        button.click()
    else:
        button.focus()
        page.keyboard.press("Enter")
    expect(fight.get_by_text("Without Hearth Blade")).to_be_visible()
    expect(button).to_have_count(0)
    assert made.sent == [["decline weapon"]]
    assert made.match.view()["fight"]["totals"] == [3 if theirs else 0, 0]


@pytest.mark.rule("BH-RUL-112")
def test_who_looks_on_from_the_other_side_has_no_such_button(page: Page) -> None:
    match = Match.at_scene("brawlhalla", DUEL)
    match.play(0, "light B")
    made = show(page, match, me=1)
    fight = page.get_by_role("region", name="Light attack")
    expect(fight).to_be_visible()
    expect(fight.get_by_role("button", name="Leave Hearth Blade out")).to_have_count(0)
    made.play(0, "decline weapon")
    expect(fight.get_by_text("Without Hearth Blade")).to_be_visible()
