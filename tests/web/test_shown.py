"""What happened is seen before what comes next is asked: by the order in which things stand on the page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.games.incredibrawl.scenes import law
from tests.web import brutal
from tests.web.blitz import ATTACK, BLOCK, DECKS, block
from tests.web.conftest import PHONE, PLAIN
from tests.web.order import in_order, note, noted, until
from tests.web.staged import show, stage

from rumpus.kernel.match.match import Match

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
DUEL = "turn A\nA yumiko equipped at r4c3 hand 1 4 5\nB nix at r4c4 hand 2 4\n"
KO = "turn A\nA yumiko equipped at r4c4 hand 5\nB nix red equipped at r4c5 hand 3\ntokens r2c4\n"
WATCH = {
    "verdict": ".stage .verdict",
    "mine": "[data-mine] p",
    "ko": "[data-ko=word]",
    "log": "[data-lines] li:last-child",
}


def ready(page: Page) -> None:
    """What shows a step is loaded when the page is idle, as the figures are printed."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => !document.documentElement.hasAttribute('data-printing')", polling="raf")


def test_an_attack_stands_until_its_verdict_was_read(visit: Visit) -> None:
    page = visit(motion="no-preference")
    table = stage(page, DUEL, "A: light B", "A: play 5")
    ready(page)
    note(page, **WATCH)
    table.play(1, "play 2", "lay")
    in_order(until(page, "mine: Beat"), "verdict: Hits by 3", "mine: Beat")
    table.play(0, "pass")
    in_order(until(page, "mine: Take"), "mine: Beat", "verdict: Hit.", "mine: Take")


def test_a_ko_is_told_with_its_word_and_over_before_anything_is_asked(visit: Visit) -> None:
    page = visit(motion="no-preference")
    table = stage(page, KO, "A: heavy B", "A: play 5")
    ready(page)
    note(page, **WATCH, waits=".prompt p", stands=".stands")
    table.play(1, "pass")
    in_order(until(page, "ko: KO"), "verdict: Hit. Flies 4.", "ko: KO")
    in_order(until(page, "waits: Nix turns up"), "waits: Nix flies 4", "waits: KO!", "waits: Nix turns up")
    table.play(1, "at r1c1")
    until(page, "mine: Place the Flaming Sword")
    expect(page.get_by_text("Hit. Flies")).to_have_count(0)
    assert [one for one in noted(page) if one.startswith("stands")] == [], "the attack says no more"
    expect(page.get_by_role("region", name=re.compile("^Heavy attack"))).to_have_count(0)


SCRAP = {"drums": ".drum", "turns": ".away", "beaten": ".stamp", "mine": "[data-mine] p", "waits": ".prompt p"}


def test_all_cards_turn_at_once_and_who_is_beaten_is_seen_before_anything_is_asked(visit: Visit) -> None:
    page = visit(motion="no-preference")
    table = show(page, law.table("P7 P5", "N5 N6"))
    ready(page)
    note(page, **SCRAP)
    table.play(0, law.SHORT["p7"].id)
    table.play(1, law.SHORT["n5"].id)
    in_order(until(page, "mine: Draw"), "drums: *", "turns: * | *", "beaten: Beaten", "mine: Draw")
    notes = noted(page)
    shown = notes[notes.index("drums: *") : next(n for n, one in enumerate(notes) if one.startswith("mine: Draw"))]
    assert not any(one.startswith(("waits: Waiting", "waits: Chosen")) for one in shown), notes


MAT = {
    "clash": "[data-scene=slam]",
    "drains": "[data-scene=mill]",
    "answer": "[data-scene=answer]",
    "tavern": "[data-anchor='tavern-1'] .n",
    "mine": "[data-mine] p",
    "fifth": "[data-held]:nth-child(5)",
    "log": "[data-lines]",
}


def mat(page: Page) -> None:
    page.wait_for_selector("[data-moves]", state="attached")
    note(page, **MAT)


def test_a_tavern_has_drained_before_anything_else_is_asked_or_drawn(visit: Visit) -> None:
    page = visit(motion="no-preference")
    table = show(page, block(), me=1)
    mat(page)
    page.keyboard.press("t")
    until(page, "clash")
    table.play(0, "end")
    told = until(page, "mine: Your attack")
    in_order(told, "clash", "drains", "tavern: 22", "tavern: 21", "mine: Your attack")
    told = until(page, "fifth")
    in_order(told, "tavern: 21", "fifth")
    hit = next(one for one in told if one.startswith("log") and "28 to 22" in one)
    assert told.index(hit) > told.index("tavern: 22"), told


def test_a_reply_that_deals_nothing_lies_on_the_mat_before_the_attack_goes_through(visit: Visit) -> None:
    page = visit(motion="no-preference")
    table = show(page, block(), me=0)
    mat(page)
    table.play(1, "reply", "add wick-snuff_out", "done")
    in_order(until(page, "mine: Another combo"), "answer", "clash", "drains", "mine: Another combo")


def test_a_block_is_asked_when_its_attack_lies_on_a_phone(visit: Visit) -> None:
    page = visit(motion="no-preference", size=PHONE, touch=True)
    table = show(
        page, Match.at_scene("blitz_squad", BLOCK, {**DECKS, "deck_a": "back_room", "deck_b": "landlord"}), me=1
    )
    page.wait_for_selector("[data-moves]", state="attached")
    note(page, lies="[data-lane='0:front'] [data-lying]", mine="[data-mine] p", lifts="[data-scene=lift]")
    table.play(0, *ATTACK)
    in_order(until(page, "mine: Block with"), "lies", "lifts", "mine: Block with")


BLOW = {"hp": "[data-dial-of='2']", "log": "[data-lines] li:last-child", "asks": "[data-group='1'] p"}


def test_a_blow_lands_before_who_is_hit_is_asked(visit: Visit) -> None:
    page = visit(motion="no-preference")
    table = show(page, brutal.shot(), me=1)
    ready(page)
    note(page, **BLOW)
    table.play(0, "special A 2", "hero X", "end", "pass")
    in_order(until(page, "asks: Move up to"), "asks: Archer uses Gust Shot.", "hp: 4", "hp: 3", "asks: Move up to")
    notes = noted(page)
    in_order(notes, "hp: 4", "log: Gust Shot: King takes 2, takes 1 from Spiked Pillars.", "asks: Move up to")
    assert not any(one.startswith("asks: Waiting") for one in notes[notes.index("hp: 4") :]), notes


def test_the_last_blow_is_seen_before_the_result(visit: Visit) -> None:
    page = visit(motion="no-preference")
    table = show(page, brutal.last())
    ready(page)
    note(page, **BLOW, falls="[data-scene=death]", over=".told .why")
    table.play(0, "special B 1", "hero X")
    in_order(until(page, "over: "), "hp: 0", "falls: ", "over: ")


def test_a_way_of_ones_own_stays_drawn_without_motion_and_nothing_waits_for_it(visit: Visit) -> None:
    page = visit()
    table = show(page, brutal.turn())
    ready(page)
    note(page, asks=BLOW["asks"], way="[data-scene=calm]")
    table.play(0, "step A NE")
    until(page, "way: *")
    notes = until(page, "asks: Move 1 more")
    assert not any(one.startswith("asks: Archer steps") for one in notes), notes
