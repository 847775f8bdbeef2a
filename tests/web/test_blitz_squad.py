"""The table of Blitz Squad Brawl: one draft of stacks, by keys, mouse and touch; and the squad builder."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.web.blitz import DECKS, block, brink, build, choice, ended, flip, forced, mend, zones
from tests.web.conftest import DESK, PHONE, PLAIN
from tests.web.places import box_of
from tests.web.staged import show

from rumpus.bots.advice import advice
from rumpus.server.protocol import HintGiven

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
Axe = Callable[[Page], list[str]]


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What you may do now")


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Your hand"))


def test_digits_and_clicks_build_two_stacks_and_enter_sends_them_once(page: Page) -> None:
    made = show(page, build())
    for digit in "12":
        page.keyboard.press(digit)
    expect(page.get_by_label(re.compile("^Attack stack, 2 cards, Brakka"))).to_be_visible()
    expect(prompt(page)).to_contain_text("energy short")
    page.keyboard.press("Enter")
    assert made.sent == []  # it is not paid for
    for name in ("Boiler", "Overdrive"):  # the first stays on top, and pays more there
        hand(page).get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(page.get_by_label(re.compile("^Energy stack, 2 cards, Kettle"))).to_be_visible()
    expect(prompt(page)).to_contain_text("Attack Mako for")
    page.keyboard.press("Enter")
    expect(prompt(page)).not_to_contain_text("Attack Mako for")
    assert len(made.sent) == 1
    assert made.match.active == (1,)


def test_undo_takes_back_a_step_and_clear_all(page: Page) -> None:
    made = show(page, build())
    undo = page.get_by_role("button", name=re.compile("^Undo"))
    expect(undo).to_be_disabled()
    for digit in "125":
        page.keyboard.press(digit)
    expect(page.get_by_label(re.compile("^Energy stack, 1 card"))).to_be_visible()
    undo.click()
    expect(page.get_by_label("Energy stack, empty")).to_be_visible()
    expect(page.get_by_label(re.compile("^Attack stack, 2 cards"))).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_label(re.compile("^Attack stack, 1 card"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Attack stack, empty")).to_be_visible()
    assert made.sent == []


def test_the_end_says_who_won_and_why_and_what_brawlers_dealt(page: Page) -> None:
    show(page, ended())
    end = page.get_by_role("dialog", name="You win!")
    expect(end).to_contain_text("Mako must discard from an empty tavern.")
    expect(end.get_by_role("list", name="What Robin's brawlers dealt").get_by_role("listitem")).to_have_count(4)
    expect(end.get_by_role("img", name="cards in the tavern after each turn")).to_be_visible()
    expect(end.get_by_text("Energy lost")).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    end.get_by_role("button", name="Copy the result").click()
    expect(end.get_by_role("button", name="Copied")).to_be_visible()
    told = page.evaluate("navigator.clipboard.readText()")
    assert "Mako must discard from an empty tavern." in told
    assert "Cards left: Robin 5, Mako 0." in told
    expect(end.get_by_role("button", name="Swap squads")).to_have_count(0)  # Mako would have to be asked


def test_who_won_has_the_focus_however_late_the_cover_of_the_result_comes(page: Page) -> None:
    held: list[Route] = []
    cover = re.compile("/Cover-[^/]*js")
    page.route(cover, lambda one: held.append(one))
    show(page, ended())
    sheet = page.get_by_role("dialog", name=re.compile("win"))
    expect(sheet.get_by_role("button", name=re.compile("^Play again"))).to_be_visible()
    page.route(cover, lambda one: one.continue_())
    for one in held:
        one.continue_()
    expect(sheet.get_by_role("heading", name=re.compile("win"))).to_be_focused()


def test_who_played_a_squad_goes_on_with_it_in_the_builder(page: Page) -> None:
    copy = page.get_by_role("dialog").get_by_role("button", name="Copy the result")
    edit = page.get_by_role("dialog").get_by_role("link", name="Edit my squad")
    show(page, ended(), me=-1)
    expect(copy).to_be_visible()
    expect(edit).to_have_count(0)  # who only looks on has played none
    show(page, ended(deck_b="default", special_max=11), me=1)
    edit.click()
    expect(page.get_by_role("textbox", name="Name of the squad")).to_have_value("Cellar")
    expect(page.get_by_role("status").filter(has_text="60 cards")).to_be_visible()
    page.get_by_role("button", name="Use this deck").click()
    expect(page).to_have_url(re.compile("special_max=11.*deck_a=BS1-"))


def test_squads_are_swapped_with_a_bot_for_another_game(page: Page) -> None:
    seats = [{"kind": "me", "name": "Robin"}, {"kind": "bot", "name": "Nix", "level": "random"}]
    asked = json.dumps({"game": "blitz_squad", "seats": seats, "options": DECKS})
    made = page.request.post("/api/tables", data=asked, headers={"content-type": "application/json"})
    assert made.ok, made.text()
    page.goto(f"/#/table/{made.json()['table']}")
    expect(prompt(page)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Menu")).click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog", name="Give up this fight?").get_by_role("button", name="Give up").click()
    end = page.get_by_role("dialog", name="Nix wins!")
    expect(end).to_contain_text("1 minute")
    end.get_by_role("button", name="Swap squads").click()
    expect(page).not_to_have_url(re.compile(made.json()["table"]))
    expect(page.get_by_role("button", name=re.compile(r"You\s*Back Room")).first).to_be_visible()


def test_who_is_attacked_may_take_the_damage(page: Page) -> None:
    made = show(page, block(), me=1)
    expect(prompt(page)).to_contain_text("Block with 6 or more.")
    page.keyboard.press("t")
    expect(prompt(page)).not_to_contain_text("Block with")
    assert len(made.sent) == 1


@pytest.mark.rule("BS-RUL-31")
def test_a_play_that_loses_at_once_is_asked_first(page: Page) -> None:
    made = show(page, brink())
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(prompt(page)).to_contain_text("Attack Mako for")
    expect(
        page.get_by_text("These are your last 2 cards, and your tavern is empty: you lose right away.")
    ).to_be_visible()
    page.keyboard.press("Enter")
    expect(prompt(page)).to_contain_text("Lose the game?")
    page.keyboard.press("Escape")
    expect(prompt(page)).to_contain_text("Attack Mako for")
    assert made.sent == []
    page.keyboard.press("Enter")
    page.get_by_role("button", name=re.compile("^Do it anyway")).click()
    expect(page.get_by_role("dialog", name=re.compile("wins"))).to_be_visible()
    assert len(made.sent) == 1


@pytest.mark.rule("BS-RUL-31")
def test_the_end_of_a_turn_that_loses_is_asked_first_and_once(page: Page) -> None:
    made = show(page, brink())
    prompt(page).get_by_role("button", name=re.compile("^End turn")).click()
    expect(prompt(page)).to_contain_text("Lose the game?")
    assert made.sent == []
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=re.compile("wins"))).to_be_visible()
    assert made.sent == [["end"]]


@pytest.mark.rule("BS-RUL-31")
@pytest.mark.parametrize("play", [("attack", "add brakka-mug_swing", "done", "add kettle-overdrive", "done"), ("end",)])
def test_what_a_hint_does_is_asked_before_it_loses_the_game(page: Page, play: tuple[str, ...]) -> None:
    match = brink()
    after = match.copy()
    after.play_all(0, list(play))
    actions = [action for _, _, action in after.history[len(match.history) :]]
    made = show(page, match)
    expect(prompt(page)).to_contain_text("Your attack.")
    made.send(HintGiven(0, advice(match, 0, actions), actions, None))
    page.get_by_role("button", name=re.compile("^Do it")).click()
    expect(prompt(page)).to_contain_text("Lose the game?")
    assert made.sent == []
    page.get_by_role("button", name=re.compile("^Do it anyway")).click()
    expect(page.get_by_role("dialog", name=re.compile("wins"))).to_be_visible()
    assert made.sent == [list(play)]


def test_enter_does_what_a_hint_says_though_a_stack_of_ones_own_is_complete(page: Page) -> None:
    made = show(page, build())
    for digit in "12":
        page.keyboard.press(digit)
    for name in ("Boiler", "Overdrive"):
        hand(page).get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(prompt(page)).to_contain_text("Attack Mako for")
    match = made.match
    end = match.spec.actions.parse(match.t, match.s, 0, "end")
    made.send(HintGiven(0, advice(match, 0, [end]), [end], None))
    hint = page.get_by_role("status", name="Hint")
    expect(hint).to_contain_text("End your turn")
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(prompt(page)).to_contain_text("Attack Mako for")
    made.send(HintGiven(0, advice(match, 0, [end]), [end], None))
    expect(hint).to_be_visible()
    hand(page).evaluate("one => one.ownerDocument.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(prompt(page)).not_to_contain_text("Attack Mako for")
    assert made.sent == [["end"]]


def test_who_can_but_pass_passes_without_a_press_and_no_quicker_than_who_thinks(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    made = show(page, forced(), me=1)
    expect(prompt(page)).to_contain_text("You have nothing to answer with.")
    page.clock.run_for(1900)
    assert made.heard.count("play") == 0
    page.clock.run_for(2200)
    expect(prompt(page)).not_to_contain_text("You have nothing to answer with.")
    assert made.sent == [["pass"]]


def test_a_card_that_finds_one_answer_in_public_asks_nothing(page: Page) -> None:
    made = show(page, mend("hob-drill*3"))
    expect(prompt(page)).to_contain_text("Waiting for the others")
    assert made.sent == [["mend hob-drill"]] * 2


HIDDEN = """hand => [...hand.querySelectorAll('[data-tag]')].filter((tag) => {
    const name = tag.closest('button').querySelector('i').getBoundingClientRect();
    return tag.getBoundingClientRect().top < name.bottom;
}).length"""
"""How many tags of a hand cover the name of their card."""


def test_a_finger_builds_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    show(page, build())
    hand(page).get_by_role("button", name=re.compile("Head First")).first.tap()
    expect(page.get_by_label(re.compile("^Attack stack, 1 card"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    expect(hand(page).get_by_text(re.compile("^to [0-9]+$")).first).to_be_visible()
    assert hand(page).evaluate(HIDDEN) == 0


CUT = """shown => [...shown.querySelectorAll('button *')].filter((one) => one.clientWidth > 1 && (
    one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
)).map((one) => one.textContent)"""
"""The words of the buttons in something that do not fit into their place."""


def test_long_names_are_whole_on_the_smallest_cards(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    show(page, mend())
    asks = page.get_by_role("region", name=re.compile("mend"))
    expect(asks.get_by_role("button", name="One More Round")).to_be_visible()
    for cards in (asks, hand(page)):
        assert cards.evaluate(CUT) == []


def test_a_table_says_its_format_and_who_is_who_at_once(page: Page) -> None:
    """What the bar says is the game's: it comes with its words, and waits for nothing else."""
    show(page, flip())
    expect(page.get_by_role("banner")).to_contain_text("Duel")
    expect(page.get_by_role("region", name="The Flip")).to_contain_text("You")
    expect(page.get_by_role("region", name="The Flip")).not_to_contain_text("Robin")


def test_another_brawler_answers_by_the_other_stack(page: Page) -> None:
    made = show(page, block(), me=1)
    for name in ("Shield Up", "Counterpunch"):
        hand(page).get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(page.get_by_label(re.compile("^Block stack, 2 cards"))).to_be_visible()
    expect(page.get_by_role("region", name="Robin's attack")).to_contain_text("Your block holds")
    hand(page).get_by_role("button", name=re.compile("^Snuff Out")).click()
    expect(page.get_by_label(re.compile("^Reply stack, 1 card"))).to_be_visible()
    expect(page.get_by_label("Block stack, empty")).to_be_visible()
    expect(prompt(page)).to_contain_text("Reply instead of blocking.")
    page.keyboard.press("Enter")
    expect(prompt(page)).not_to_contain_text("Reply instead of blocking.")
    assert made.sent[0][0] == "reply"


def test_what_a_card_asks_is_said_in_full_and_the_hand_answers(page: Page) -> None:
    made = show(page, choice())
    asks = page.get_by_role("region", name=re.compile("House Special"))
    expect(asks.get_by_role("button", name=re.compile("^Discard up to 2 from hand and draw as many"))).to_be_visible()
    expect(asks.get_by_role("button", name=re.compile("^You recover 1"))).to_be_visible()
    page.keyboard.press("1")
    expect(asks).to_contain_text("Tap cards of your hand.")
    hand(page).get_by_role("button", name=re.compile("^Drill")).click()
    expect(hand(page).get_by_role("button", name=re.compile("^Drill"))).to_have_count(0)
    page.keyboard.press("Enter")
    expect(prompt(page)).to_contain_text("Waiting for the others")
    assert [len(play) for play in made.sent] == [1, 1, 1]


def test_a_draft_gives_way_to_what_is_asked(page: Page) -> None:
    """Who ends a turn with cards in a tray discards from a whole hand."""
    made = show(page, zones())
    hand(page).get_by_role("button", name=re.compile("^Mug Swing")).click()
    expect(page.get_by_label(re.compile("^Attack stack, 1 card"))).to_be_visible()
    page.keyboard.press("e")
    expect(prompt(page)).to_contain_text("End the turn without an attack?")
    page.keyboard.press("Enter")
    expect(prompt(page)).to_contain_text("discard 2 cards")
    expect(hand(page).get_by_role("button", pressed=True)).to_have_count(0)
    for name in ("Mug Swing", "Head First"):
        hand(page).get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(hand(page).get_by_role("button", pressed=True)).to_have_count(2)
    page.keyboard.press("Enter")
    expect(prompt(page)).not_to_contain_text("discard 2 cards")
    assert [len(play) for play in made.sent] == [1, 2]


CAPS = """hand => [...hand.querySelectorAll('kbd')].filter((cap) => {
    const { x, y, width, height } = cap.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there?.closest('button') !== cap.closest('button');
}).length"""
"""How many key caps of a hand lie under another card."""


def test_a_large_hand_shows_every_key_and_many_signs_cover_nothing(page: Page) -> None:
    show(page, zones())
    expect(hand(page).get_by_role("button")).to_have_count(8)
    assert hand(page).evaluate(CAPS) == 0
    signs = page.get_by_role("list", name=re.compile("^Special zone, 5"))
    last = box_of(signs.get_by_role("listitem").last)
    first = box_of(signs.get_by_role("listitem").first)
    for who, below in (("Mako", True), ("You", False)):
        pile = box_of(page.get_by_role("button", name=re.compile(f"^{who}: clinic")))
        assert first["y"] >= pile["y"] + pile["height"] if below else last["y"] + last["height"] <= pile["y"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_letters_of_twice_the_size_leave_all_within_reach(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size, touch=size == PHONE)
    show(page, build())
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for thing in (*hand(page).get_by_role("button").all(), page.get_by_role("button", name=re.compile("^End turn"))):
        thing.scroll_into_view_if_needed()
        expect(thing).to_be_in_viewport()
    expect(page.get_by_label("Attack stack, empty")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_squad_builder_swaps_a_brawler_and_says_the_deck_as_text(visit: Visit, axe: Axe) -> None:
    page = visit(size=DESK, at="/#/build/blitz_squad")
    expect(page.get_by_role("status").filter(has_text="60 cards")).to_be_visible()
    share = page.get_by_role("region", name="Share as text")
    expect(share).to_contain_text("BS1-")
    code = share.inner_text()
    page.get_by_role("button", name=re.compile("Roaring Hearth")).last.click()
    expect(page.get_by_role("status").filter(has_text="61 cards")).to_be_visible()
    expect(share).not_to_have_text(code)
    assert axe(page) == []


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_cards_are_found_by_what_they_do_and_a_squad_is_completed(
    visit: Visit, axe: Axe, size: tuple[int, int]
) -> None:
    page = visit(size=size, at="/#/build/blitz_squad")
    if size == PHONE:
        page.get_by_role("tab", name="Cards").click()
    page.get_by_role("searchbox", name="Find a card").fill("mill")
    expect(page.get_by_role("heading", name=re.compile(r"^[1-9]\d* cards?$"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Slow Burn")).to_have_count(1)
    page.get_by_role("button", name="Cards that do something in a block").click()
    expect(page.get_by_role("listitem").filter(has_text="Slow Burn")).to_have_count(0)
    page.get_by_role("button", name="Take Wick").first.click()
    expect(page.get_by_role("button", name="Take Wick")).to_have_count(0)
    assert axe(page) == []
    page.get_by_role("searchbox", name="Find a card").fill("nothing does this")
    expect(page.get_by_role("heading", name="No card does that")).to_be_visible()
    page.get_by_role("searchbox", name="Find a card").fill("")
    page.get_by_role("button", name="Cards that do something in a block").click()
    if size == PHONE:
        page.get_by_role("tab", name="Specials").click()
    page.get_by_role("button", name="1 Roaring Hearth more").click()
    if size == PHONE:
        page.get_by_role("tab", name="Check").click()
    expect(page.get_by_role("status").filter(has_text="61 cards")).to_be_visible()
    page.get_by_role("button", name="Complete my deck").click()
    expect(page.get_by_role("status").filter(has_text="60 cards")).to_be_visible()
    expect(page.get_by_role("button", name="Complete my deck")).to_have_count(0)


def test_a_deck_goes_from_the_builder_to_the_set_up_page_to_the_table(visit: Visit, axe: Axe) -> None:
    """It is kept, comes back after a reload and as text, and what is wrong with one is told beside the field."""
    page = visit(size=DESK, at="/#/build/blitz_squad")
    share = page.get_by_role("region", name="Share as text")
    expect(share).to_contain_text("BS1-")
    page.keyboard.press("2")
    expect(page.get_by_role("heading", name=re.compile("^Wick|^Tansy|of 15"))).to_be_visible()
    name = page.get_by_role("textbox", name="Name of the squad")
    name.fill("Fists first")
    expect(page.get_by_text("saved", exact=True)).to_be_visible()
    expect(share).to_contain_text(re.compile("Fists first.*BS1-", re.DOTALL))
    code = re.search(r"BS1-[\w-]+", share.inner_text())
    assert code is not None
    page.reload()
    expect(name).to_have_value("Fists first")
    expect(page.get_by_label("Start from a deck").get_by_text("Fists first, yours")).to_have_count(1)
    name.blur()
    page.keyboard.press("v")
    page.get_by_role("textbox", name="Paste").fill("Mine\nBrakka Mugsplitter, Nobody")
    page.get_by_role("button", name="Take it").click()
    expect(page.get_by_role("alert")).to_contain_text("Nobody")
    expect(name).to_have_value("Fists first")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Use this deck").click()
    mine = page.get_by_role("radio", name=re.compile("^Fists first"))
    expect(mine).to_be_checked()
    expect(page.get_by_role("complementary", name="The table")).to_contain_text("Fists first")
    field = page.get_by_role("textbox", name="Deck code")
    field.fill(f"{code[0][:-1]}!")
    field.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="cannot stand in a code")).to_be_visible()
    expect(mine).to_be_checked()
    assert axe(page) == []
    page.get_by_role("button", name=re.compile("^Open the table")).click()
    expect(prompt(page)).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    with page.expect_websocket() as opened:
        page.reload()
    with opened.value.expect_event("framereceived", lambda frame: code[0] in str(frame)):
        pass
    assert table in page.url


def test_a_guest_brings_a_deck_to_a_table_that_waits(visit: Visit) -> None:
    page = visit(size=DESK, at="/#/new/blitz_squad")
    page.get_by_role("radiogroup", name="Who sits in seat B").get_by_role("radio", name=re.compile("^Friend")).check(
        force=True
    )
    page.get_by_role("button", name=re.compile("^Open the table")).click()
    deck = page.get_by_label(re.compile("^Your deck: Front Room"))
    expect(deck).to_be_visible()
    page.get_by_role("button", name=re.compile("^Ready")).click()
    deck.select_option("Yard")
    expect(page.get_by_label(re.compile("^Your deck: Yard"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Ready"), pressed=False)).to_be_visible()
    page.get_by_role("textbox", name="Deck code").fill("BS1-nonsense")
    page.get_by_role("textbox", name="Deck code").press("Enter")
    expect(page.get_by_role("alert").filter(has_text="check does not fit")).to_be_visible()
