"""The draft by posters, the attack over the arena, a KO and the result, as one sees and hears them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESK, PHONE, PLAIN
from tests.web.letters import enlarge, faults_of, lost
from tests.web.positions import POSITIONS
from tests.web.staged import show, stage

from rumpus.bots.advice import advice
from rumpus.kernel.match.match import Match
from rumpus.server.protocol import HintGiven

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
Axe = Callable[[Page], list[str]]
BLOW = "turn A\nA yumiko equipped at r4c4 hand 5\nB nix red equipped at r4c5 hand 1\ntokens r2c4\n"
BID = "turn A\nA bodvar at r4c3 hand 3\nB nix yellow at r4c4 hand 1 4 5\n"


def test_a_poster_is_picked_turned_read_and_fought_as(page: Page, axe: Axe) -> None:
    """A click picks and sends nothing; the weapon side is chosen on the poster; Fight takes it."""
    table = show(page, Match.start("brawlhalla", {"first_player": "seat2"}, 1))
    legends = page.get_by_role("group", name="Legends")
    page.evaluate("Math.random = () => 0")  # a click on the poster that is picked already would take it
    page.get_by_role("button", name="Surprise me").click()
    expect(legends.get_by_role("button", name="Fight as Bödvar")).to_be_visible()
    assert table.sent == []
    legends.get_by_role("button", name=re.compile("^Yumiko, the far archer")).click()
    legends.get_by_role("button", name="Shrine Mallet", exact=True).click()
    page.keyboard.press("i")
    expect(page.get_by_text("Nine-Tail Glide")).to_be_visible()
    assert axe(page) == []
    legends.get_by_role("button", name="Fight as Yumiko").click()
    expect(legends.get_by_role("button", name="Fight as Yumiko")).to_have_count(0)
    assert table.sent == [["legend yumiko 2"]]


def test_a_light_attack_says_what_it_would_come_to(page: Page, axe: Axe) -> None:
    """Totals, stake and price of the pass are said; a picked card says the total it would make."""
    table = stage(page, BID, "A: light B; play 3", me=1)
    fight = page.get_by_role("region", name="Light attack: Bödvar 3, Nix 0")
    expect(fight).to_contain_text("Hit: Nix goes to Red.")
    expect(page.get_by_role("button", name=re.compile("^Pass, go Red"))).to_be_visible()
    page.get_by_role("group", name=re.compile("^Your hand")).get_by_role("button", name="Card 4").click()
    expect(page.get_by_role("region", name="What you may do now")).to_contain_text("The card makes it 3 to 4. Blocked.")
    assert axe(page) == []
    assert table.sent == []


def test_a_ko_ends_in_the_result_with_how_it_was_won(page: Page, axe: Axe) -> None:
    table = stage(page, BLOW, "A: heavy B", ko_mode="blitz")
    table.play(0, "play 5")
    expect(page.get_by_role("region", name=re.compile("^Heavy attack"))).to_contain_text("Over the KO line: KO.")
    table.play(1, "pass")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="How it was won")).to_be_visible()
    expect(sheet).to_contain_text("KO! Yumiko knocks out Nix.")
    expect(sheet.get_by_role("region", name="KOs")).to_contain_text(re.compile(r"Yumiko.*1.*KOs.*0.*Nix|Yumiko"))
    assert axe(page) == []


def test_a_hint_is_a_sentence_with_the_card_the_way_and_the_space_lit(page: Page) -> None:
    """What it leads to is said; the card, the way and the space shine, and Do it does it."""
    table = stage(page, "turn A\nA yumiko at r4c2 hand 2 5\nB nix at r2c3 hand 1\ntokens r2c2\n")
    match = table.match
    plan = next(
        one
        for one in match.spec.words.plans(match.t, match.s, 0)
        if one["space"] == "r2c2" and match.name(0, one["actions"][0]) == "move 2"
    )
    table.send(HintGiven(0, advice(match, 0, plan["actions"]), plan["actions"], plan))
    hint = page.get_by_role("status", name="Hint")
    expect(hint).to_contain_text(re.compile(r"Move to the left ledge with a 2\D*: the Flaming Sword lies there\."))
    hand = page.get_by_role("group", name=re.compile("^Your hand"))
    expect(hand.get_by_role("button", name=re.compile("^Card 2"))).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-part=goal][data-hinted]")).to_have_count(1)
    expect(page.locator("[data-part=advice]")).to_have_count(1)
    hint.get_by_role("button", name="Do it").click()
    expect(page.locator("[data-part=advice]")).to_have_count(0)
    assert [names[0] for names in table.sent] == ["move 2"]
    assert match.view(0)["seats"][0]["weapon"]["status"] == "equipped"


LOST = lost(
    ".stage:not(:has(section)) .strips :is(.d, .lv)",
    "[data-do]",
    ".stage header :is(h2, li, button)",
    "[data-art] .name b",
    ".sides button",
    ".stage :is(.only, .flies, header)",
)


@pytest.mark.parametrize("size", [DESK, (1366, 768), PHONE], ids=["desk", "small desk", "phone"])
def test_letters_of_twice_the_size_have_room(visit: Visit, size: tuple[int, int]) -> None:
    """Nothing is cut or lies on anything else, and all that is pressed is in reach."""
    page = visit(size=size, touch=size == PHONE)
    for name in ("draft", "turn", "teams", "defence", "dodge", "bonus"):
        at = POSITIONS["brawlhalla"][name]()
        show(page, at.match, at.me)
        enlarge(page)
        page.wait_for_load_state("networkidle")
        assert faults_of(page, LOST) == [], name
        for thing in page.locator("[data-do], [data-card]").all():
            thing.scroll_into_view_if_needed()
            expect(thing).to_be_in_viewport(ratio=0.5)
