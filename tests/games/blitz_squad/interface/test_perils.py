"""BS-RUL-31: before a play that makes its own player lose at once the page says so and asks; so it is told of each."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.web.blitz import EMPTY, chain

from rumpus.games.blitz_squad.interface import setup_page
from rumpus.games.blitz_squad.interface.offers import then
from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.match import offering
from rumpus.kernel.match.match import Match

HEAD = "turn 9 active A phase main first A named 1\n"
FULL = "hob-drill*9"
CARDS = ("brakka-mug_swing", "brakka-head_first", "hob-drill", "hob-shield_up", "wick-snuff_out", "roaring_hearth")
CARDS += ("kettle-boiler", "kettle-overdrive", "nim-light_touch", "tansy-house_special", "wall_of_mirrors")
pytestmark = pytest.mark.rule("BS-RUL-31")


def at(a: str, b: str, *, a_tavern: str = FULL, b_tavern: str = FULL, **options: Any) -> Match:
    """A in Main with these hands and taverns; empty: none."""
    piles = {"A hand": a, "A tavern": a_tavern, "B hand": b, "B tavern": b_tavern}
    lines = "\n".join(f"{name} {cards}" for name, cards in piles.items() if cards)
    return Match.at_scene("blitz_squad", HEAD + lines, {"players": 2, **options})


def draft(match: Match, **trays: str) -> dict[str, Any]:
    """What would come of stacks, by tray, from the seat that is asked, with what sends them."""
    numbers = {card["id"]: n for n, card in enumerate(setup_page.at_the_table(match.t)["cards"]) if card}
    laid = {
        tray: [{"card": numbers[card], "revealed": False} for card in named.split()] for tray, named in trays.items()
    }
    told = offering.foresee(match.spec, match.t, match.s, match.active[0], chain(EMPTY | laid))
    sends = {"actions": [*told.plans[0].via, told.plans[0].id], **told.plans[0].then} if told.plans else {"loses": None}
    return {**told.then, **sends}


def warned(match: Match, name: str) -> str | None:
    """What is said before a single act; None: nothing."""
    seat = match.active[0]
    told = then(match.t, match.s, seat, match.spec.actions.parse(match.t, match.s, seat, name))
    return told["loses"]["text"] if told and "loses" in told else None


def play(match: Match, text: str) -> None:
    """Acts of whoever is asked, told as names."""
    for name in text.split(", "):
        seat = match.active[0]
        match.play(seat, match.spec.actions.parse(match.t, match.s, seat, name))


def attacked(b: str, b_tavern: str = "", **options: Any) -> Match:
    """A has attacked, and B is asked."""
    match = at("brakka-mug_swing kettle-overdrive hob-halt", b, b_tavern=b_tavern, **options)
    play(match, "attack, add brakka-mug_swing, done, add kettle-overdrive, done")
    return match


@pytest.mark.parametrize("tray", ["block", "reply"])
def test_an_answer_of_the_last_card_is_told_to_lose(tray: str) -> None:
    match = attacked("hob-drill")
    told = draft(match, **{tray: "hob-drill"})
    assert told["loses"]["text"] == "This is your last card, and your tavern is empty: you lose right away."
    assert told["notes"][0] == {"icon": "warn", "text": told["loses"]}
    match.play_all(1, told["actions"])
    assert match.over
    assert match.s.seats[1].out == ids.NO_CARDS


def test_two_last_cards_are_not_called_one() -> None:
    told = draft(attacked("hob-drill hob-shield_up"), block="hob-drill hob-shield_up")
    assert told["loses"]["text"].startswith("These are your last 2 cards, ")


@pytest.mark.parametrize(
    ("b", "tavern", "laid"),
    [("hob-drill hob-halt", "", "hob-drill"), ("hob-drill", "hob-halt", "hob-drill"), ("hob-drill", "", "")],
)
def test_an_answer_that_leaves_a_card_is_not(b: str, tavern: str, laid: str) -> None:
    assert draft(attacked(b, tavern), block=laid)["loses"] is None


def test_after_combo_an_answer_loses_nothing_at_once() -> None:
    match = attacked("hob-drill", last_cards="after_combo")
    assert draft(match, block="hob-drill")["loses"] is None


def test_after_combo_a_reply_to_no_combo_does() -> None:
    match = at("brakka-mug_swing hob-halt hob-drill", "hob-drill", b_tavern="", last_cards="after_combo")
    play(match, "end, discard hob-halt, discard hob-drill")
    told = draft(match, reply="hob-drill")
    assert told["loses"] is not None
    match.play_all(1, told["actions"])
    assert match.s.seats[1].out == ids.NO_CARDS


def test_an_attack_of_the_last_cards_says_how_many_there_are_and_is_asked() -> None:
    match = at("brakka-mug_swing kettle-overdrive", "hob-drill", a_tavern="")
    told = draft(match, attack="brakka-mug_swing", energy="kettle-overdrive")
    assert told["loses"]["text"].startswith("These are your last 2 cards, ")
    assert draft(match, attack="brakka-mug_swing")["loses"] is None, "it cannot be sent"
    later = at("brakka-mug_swing kettle-overdrive", "hob-drill", a_tavern="", last_cards="after_combo")
    assert draft(later, attack="brakka-mug_swing", energy="kettle-overdrive")["loses"] is None


def test_a_lone_special_loses_too() -> None:
    match = at("roaring_hearth", "hob-drill", a_tavern="")
    assert warned(match, "special roaring_hearth") is not None
    play(match, "special roaring_hearth")
    assert match.s.seats[0].out == ids.NO_CARDS
    assert warned(at("roaring_hearth hob-drill", "hob-drill", a_tavern=""), "special roaring_hearth") is None
    assert warned(at("roaring_hearth", "hob-drill", a_tavern="hob-drill"), "special roaring_hearth") is None


def test_the_end_of_a_turn_that_discards_the_last_cards() -> None:
    match = at("hob-drill hob-halt", "hob-drill", a_tavern="")
    assert warned(match, "end") == "These are your last 2 cards, and your tavern is empty: you lose right away."
    play(match, "end")
    assert match.s.seats[0].out == ids.NO_CARDS
    assert warned(at("hob-drill hob-halt hob-drill", "hob-drill", a_tavern=""), "end") is None
    fought = at("brakka-mug_swing kettle-overdrive hob-halt", "hob-drill", a_tavern="")
    play(fought, "attack, add brakka-mug_swing, done, add kettle-overdrive, done, pass")
    assert warned(fought, "end") is None, "an attack was played"


def test_damage_beyond_the_tavern_that_might_be_blocked() -> None:
    match = attacked("hob-drill hob-halt", "hob-drill")
    damage = draft(match)["damage"]
    assert damage > 1
    assert warned(match, "pass") == f"{damage} damage is more than your tavern holds: you lose right away."
    play(match, "pass")
    assert match.s.seats[1].out == ids.FORCED_DISCARD
    assert warned(attacked("hob-drill", "hob-drill*9"), "pass") is None
    assert warned(attacked("roaring_hearth", "hob-drill"), "pass") is None, "there is nothing else to do"


@pytest.mark.parametrize("options", [{}, {"last_cards": "after_combo"}, {"reply_block": "yes"}])
def test_what_is_warned_of_happens(options: dict[str, Any]) -> None:
    """Random ends of games: whoever goes on in spite of a warning is out."""
    chance, seen = random.Random(5), 0
    for _ in range(150):
        hands = [" ".join(chance.choices(CARDS, k=chance.randint(1, 4))) for _ in range(2)]
        taverns = [" ".join(chance.choices(CARDS, k=chance.randint(0, 2))) for _ in range(2)]
        match = at(*hands, a_tavern=taverns[0], b_tavern=taverns[1], **options)
        for _ in range(30):
            if match.over:
                break
            seat = match.active[0]
            for action in match.actions(seat):
                if "loses" in (then(match.t, match.s, seat, action) or {}):
                    copy = match.copy()
                    copy.play(seat, action)
                    seen += 1
                    assert copy.s.seats[seat].out or copy.s.ask == ids.ASK_CYCLE, copy.scene()
            match.play(seat, chance.choice(match.actions(seat)))
    assert seen > 30
