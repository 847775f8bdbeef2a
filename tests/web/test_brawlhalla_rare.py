"""Decisions that come up once in many games: said in words, and answered by mouse, by touch and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.games.brawlhalla.effects.probe import SIDE, Bench, card_use, fx, op
from tests.web.conftest import PHONE, PLAIN
from tests.web.duel import choices
from tests.web.duel import hand as cards
from tests.web.places import box_of
from tests.web.staged import show, stage

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
Axe = Callable[[Page], list[str]]
WAYS = pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])


class Hand:
    """One of three ways to answer."""

    def __init__(self, visit: Visit, way: str) -> None:
        self.way = way
        self.page = visit(size=PHONE, touch=True) if way == "touch" else visit()

    def pick(self, what: Locator, *keys: str, x: int = 10) -> None:
        """Clicks or taps something (a space twice: the first tap shows it), or presses the keys that stand for it."""
        if self.way == "keyboard":
            for key in keys:
                self.page.keyboard.press(key)
        elif self.way == "touch":
            twice = what.get_attribute("data-space")
            what.tap(position={"x": x, "y": 12 + x // 2})
            if twice:
                what.tap()
        else:
            what.click(position={"x": x, "y": 12 + x // 2})

    def space(self, name: str) -> None:
        """A space of the board; by keyboard the arrows lead to it, and Enter takes it."""
        if self.way != "keyboard":
            self.pick(self.page.locator(f"[data-space={name}]"))
            return
        row, col = place(name)
        for _ in range(20):
            here = self.page.evaluate("document.activeElement?.dataset?.space ?? ''")
            if here == name:
                break
            down, right = (row - place(here)[0], col - place(here)[1]) if here else (-1, 0)
            key = ("ArrowDown" if down > 0 else "ArrowUp") if down else "ArrowRight" if right > 0 else "ArrowLeft"
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")

    def card(self, value: int, n: int = 0) -> Locator:
        return cards(self.page).locator(f"[data-value='{value}']").nth(n)


def says(page: Page, what: str, how: str = "") -> None:
    prompt = page.get_by_role("region", name="What you may do now")
    expect(prompt.locator("p b")).to_have_text(what)
    if how:
        expect(prompt).to_contain_text(how)


def fight(page: Page) -> Locator:
    """The running attack: both sides, and what it comes to."""
    return page.get_by_role("region", name=re.compile("attack: "))


def offers(picks: Locator, *values: int) -> None:
    """These cards are offered, by the numbers printed on them, in this order."""
    expect(picks).to_have_count(len(values))
    for pick, value in zip(picks.all(), values, strict=True):
        expect(pick).to_have_accessible_name(re.compile(rf"^Pick {value}\b"))


APART = "([one, two]) => one.getBoundingClientRect().right <= two.getBoundingClientRect().left + 1"
"""Once they have landed: a card that is laid flies to its place."""


def place(space: str) -> tuple[int, int]:
    row, column = space[1:].split("c")
    return int(row), int(column)


def at(bench: Bench) -> Match:
    """A match at the position of a bench."""
    match = Match(find("brawlhalla"), dict(book_of(bench.t).options), 0, bench.tables)
    match.state[:1] = bench.states[:1]
    return match


@WAYS
def test_the_starting_hand_is_kept_or_drawn_anew(visit: Visit, way: str) -> None:
    hand = Hand(visit, way)
    options = {"first_player": "seat1", "legend_a": "yumiko 1", "legend_b": "nix 1", "start_spots": "spread"}
    table = show(hand.page, Match.start("brawlhalla", {**options, "mulligan": "once"}, 7))
    says(hand.page, "Keep this hand, or draw a new one.", "Only once.")
    expect(hand.page.locator("[data-do]")).to_have_count(2)
    hand.pick(hand.page.locator("[data-do=redraw]"), "y")
    says(hand.page, "Waiting for the others")
    assert table.sent == [["redraw"]]


@WAYS
def test_any_cards_go_down_to_the_hand_limit(visit: Visit, way: str) -> None:
    """The highest card is as good a first pick as any; all cards of a long hand are on the screen."""
    hand = Hand(visit, way)
    scene = "turn A actions 0\nA yumiko equipped at r2c2 hand 1 1a 2 2a 3 3a 4 5\nB nix at r2c3 hand 1\n"
    table = stage(hand.page, scene, "A: end")
    says(hand.page, "Discard 2 cards.", "Keep 6.")
    wide = hand.page.viewport_size["width"]  # type: ignore[index]  # a context with a size
    for box in map(box_of, cards(hand.page).get_by_role("button").all()):
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= wide
    expect(cards(hand.page).get_by_role("button", name=re.compile("not now$"))).to_have_count(0)
    hand.pick(hand.card(5), "8", x=50)
    says(hand.page, "Discard 1 more.")
    hand.pick(hand.card(1), "1")
    says(hand.page, "Discard these.")
    hand.pick(hand.page.locator("[data-do=lay]"), "Enter")
    says(hand.page, "Waiting for the others")
    assert table.sent == [["discard 1", "discard 5"]]


@WAYS
def test_ko_cards_say_their_number_and_their_gain(visit: Visit, way: str) -> None:
    hand = Hand(visit, way)
    scene = "turn A\nA yumiko equipped at r2c2 ko 0 bonus 2 bonus 3 hand 1 4\nB nix at r2c3 hand 1\n"
    table = stage(hand.page, scene, "A: light B; play 4", "B: pass", ko_mode="classic")
    says(hand.page, "Use a KO card, or skip it.", "Each can be used once.")
    slips = choices(hand.page).get_by_role("button")
    expect(slips).to_have_count(3)
    for slip, name in zip(slips.all(), ("KO card #2 +1 damage", "KO card #3 +1 damage", "Skip"), strict=True):
        expect(slip).to_have_accessible_name(name)
    hand.pick(slips.nth(1), "2")
    says(hand.page, "Use a KO card, or skip it.")
    assert table.sent == [["bonus 3"]]


def test_a_ko_card_for_one_more_action_is_not_called_an_action(page: Page) -> None:
    stage(page, "turn A actions 0\nA yumiko at r2c2 ko 1 bonus 2 hand 1\nB nix at r1c4\n")
    says(page, "End your turn, or use a KO card.", "It gives 1 more action.")
    page.keyboard.press("y")
    says(page, "Take an action.")


def after_move(**word: Any) -> Bench:
    """A has moved with a card whose effect is this word, and applies it."""
    bench = Bench(cards={2: [fx("after_move", op(**word))]}).put(A="r4c2", B="r1c5").arm(0)
    return bench.hold(0, 4, 5, 8).toss(0, 0, 6, 12).hold(1, 3)


DONE = (ids.MOVE + 4, ids.STEP + 2, ids.STOP, card_use(4))


@WAYS
def test_a_card_is_taken_from_the_discard_pile(visit: Visit, way: str) -> None:
    hand = Hand(visit, way)
    table = show(hand.page, at(after_move(name="salvage", n=1).do(0, *DONE)))
    says(hand.page, "Choose a card from your discard pile.", "For Special.")
    expect(cards(hand.page).locator("kbd")).to_have_count(0)
    picks = choices(hand.page).get_by_role("button")
    offers(picks, 1, 2, 4)
    hand.pick(picks.nth(2), "3")
    says(hand.page, "Take an action.")
    assert table.sent == [["take 4"]]


@WAYS
def test_cards_are_cycled_until_one_stops(visit: Visit, way: str) -> None:
    hand = Hand(visit, way)
    table = show(hand.page, at(after_move(name="cycle", n=2).do(0, *DONE)))
    says(hand.page, "Discard a card, or stop.")
    hand.pick(hand.card(3), "2")
    expect(cards(hand.page).get_by_role("button")).to_have_count(1)
    expect(hand.page.locator("[data-do=stop]")).to_contain_text("Stop")
    hand.pick(hand.page.locator("[data-do=stop]"), "n")
    says(hand.page, "Take an action.")
    assert table.sent == [["name 3"], ["stop"]]


@WAYS
def test_a_sword_is_moved_in_two_picks(visit: Visit, way: str) -> None:
    hand = Hand(visit, way)
    bench = Bench(cards={2: [fx("after_move", op("move_token", within=3))]}).put(A="r4c2", B="r1c5").hold(0, 4, 5)
    table = show(hand.page, at(bench.do(0, *DONE)))
    says(hand.page, "Choose a Flaming Sword.", "For Special.")
    hand.space("r2c4")
    says(hand.page, "Choose where it goes.")
    hand.space("r4c2")
    says(hand.page, "Take an action.")
    assert table.sent == [["at r2c4"], ["at r4c2"]]


@WAYS
def test_where_to_land_when_the_space_is_taken(visit: Visit, way: str) -> None:
    """Both Legends on the space can be seen, side by side, until one of them moves off."""
    hand = Hand(visit, way)
    scene = """
        turn A
        A yumiko equipped at r4c2 hand 1
        B nix yellow at r4c3 hand 1 2
        C mordex at r4c4
        D hattori at r1c1
        tokens
    """
    options = {"format": "ffa", "players": 4, "arena": "long-hall"}
    table = stage(hand.page, scene, "A: heavy B; play 1", "B: pass", me=1, **options)
    says(hand.page, "Choose where to land.", "The space is taken.")
    legends = hand.page.locator("[data-part=legend]")
    expect(legends.locator("image")).to_have_count(0 if way == "touch" else 4)  # figures, where there is room for them
    assert len({box_of(one)["x"] for one in legends.all()}) == 4
    hand.space("r3c3")
    expect(hand.page.locator("[data-legal]")).to_have_count(0)
    assert table.sent == [["at r3c3"]]


@WAYS
def test_which_way_a_knocked_back_legend_flies(visit: Visit, way: str) -> None:
    hand = Hand(visit, way)
    power = [fx("on_hit", op("knockback_direction", choice="any"), attack="heavy", cond=["role = attacker"])]
    bench = Bench(weapon=power).put(A="r4c3", B="r4c4").arm(0).hold(0, 16, 5).hold(1).level(1, 1)
    table = show(hand.page, at(bench.heavy(5).do(0, SIDE)))
    says(hand.page, "Choose where Rival flies.", "For One.")
    expect(fight(hand.page).get_by_text("Hit. Flies 3.", exact=True)).to_be_visible()
    expect(hand.page.locator("[data-legal]")).to_have_count(8)
    expect(choices(hand.page).get_by_role("button")).to_have_count(1)
    hand.space("r3c5")
    says(hand.page, "Take an action.")
    assert table.sent == [["step NE"]]


@WAYS
def test_a_card_of_a_hand_that_was_seen_is_chosen(visit: Visit, way: str) -> None:
    """Cards of two decks share their numbers: what is offered is the other hand's card, not the own one like it."""
    hand = Hand(visit, way)
    word = fx("after_light_attack", op("opponent_discards", n=1, which="owner"), result="hit")
    bench = Bench(cards={2: [word]}).put(A="r4c3", B="r4c4").arm(0).hold(0, 4, 5, 8).hold(1, 3, 8, 12)
    table = show(hand.page, at(bench.light(2).do(1, ids.PASS).do(0, card_use(4))))
    says(hand.page, "Choose a card that Rival discards.")
    picks = choices(hand.page).get_by_role("button")
    offers(picks, 1, 3, 4)
    expect(cards(hand.page).locator("[data-usable]")).to_have_count(0)
    hand.pick(picks.nth(1), "2")
    says(hand.page, "Take an action.")
    assert table.sent == [["name 3"]]
    assert table.match.s.seats[1].hand == 1 << 3 | 1 << 12


def test_a_card_that_was_played_comes_back(page: Page, axe: Axe) -> None:
    """The cards of the attack are offered with their faces and said to ears; the total beside them is not covered."""
    word = fx("after_light_attack", op("take_back", card="one played"), result="any")
    bench = Bench(cards={2: [word]}).put(A="r4c3", B="r4c4").arm(0).hold(0, 4, 5, 8, 16).hold(1, 3, 8, 12)
    bench.light(2).do(1, ids.CARD + 8, ids.LAY).do(0, ids.CARD + 8, ids.CARD + 16, ids.LAY).do(1, ids.PASS)
    table = show(page, at(bench.do(0, card_use(4))))
    says(page, "Choose a card you played.")
    picks = choices(page).get_by_role("button")
    offers(picks, 2, 3, 5)
    mine = fight(page).get_by_role("group", name="Rival").or_(fight(page).get_by_role("group").first)
    cards_laid = mine.first.get_by_role("button", name=re.compile("^Card ")).all()
    assert len(cards_laid) == 2, "the last two lie whole"
    both = [card.element_handle() for card in cards_laid]
    page.wait_for_function(APART, arg=both)
    assert axe(page) == []
    picks.nth(2).click()
    says(page, "Take an action.")
    assert table.sent == [["take 5"]]


def test_the_texts_of_offered_effects_are_a_players_words(page: Page) -> None:
    scene = "turn A\nA nix side 2 equipped at r3c2 hand 4\nB yumiko yellow at r4c3 hand\n"
    stage(page, scene, "A: heavy B; play 4")
    says(page, "Graveharrow: use it?")
    expect(choices(page).get_by_role("button").first).to_contain_text(
        "When your Heavy attack hits: you may turn this knockback"
    )


def test_who_is_on_my_side_is_said_on_a_phone_too(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    scene = "turn A\nA yumiko at r4c2 hand 1\nB nix at r4c3\nC mordex at r4c4 hand 1 2\nD hattori at r1c1\n"
    stage(page, scene, format="2v2")
    strips = page.get_by_role("button", name=re.compile("Open details"))
    expect(strips.get_by_text("ally", exact=True)).to_have_count(1)
    expect(strips.nth(1)).to_have_accessible_name(re.compile("^ally Mordex 2 cards"))
    expect(page.locator("[data-part=legend]")).to_have_count(4)
    expect(page.locator("[data-part=legend] image")).to_have_count(0)  # a small board keeps the icons


def clocked(page: Page) -> None:
    """The page's own clock stands still until the test lets it go on."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def test_a_turn_without_actions_ends_by_itself_when_its_last_deed_was_seen(page: Page) -> None:
    clocked(page)
    table = stage(page, "turn A actions 0\nA yumiko at r2c2 hand 1\nB nix at r1c4\n")
    says(page, "You have no actions left.", "Your turn ends.")
    page.clock.run_for(1900)
    assert table.heard.count("play") == 0
    page.clock.run_for(200)
    says(page, "Yumiko grabs the Flaming Sword: armed.")
    page.clock.run_for(200)
    says(page, "Waiting for the others")
    assert table.sent == [["end"]]


def test_who_cannot_dodge_takes_the_hit_without_a_press_and_no_quicker_than_who_thinks(page: Page) -> None:
    clocked(page)
    scene = "turn A\nA yumiko equipped at r4c3 hand 1 2 4\nB nix red at r4c4 hand 1 5\n"
    table = stage(page, scene, "A: heavy B; play 4", me=1)
    says(page, "You have no card that dodges.", "You take the hit.")
    page.clock.run_for(1900)
    assert table.heard.count("play") == 0
    page.clock.run_for(2200)
    expect(page.get_by_role("button", name="Take the hit")).to_have_count(0)
    assert table.sent == [["pass"]]
