"""Forecasts of drafts: what they call complete is legal, their sums are those of the table, and they tell no secret."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import UNSET, to_builtins
from tests.helpers.shapes import misfit
from tests.web.blitz import BEGINS as TRAYS
from tests.web.blitz import EMPTY, block, chain

from rumpus.games.blitz_squad.interface import setup_page, shapes
from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.contract.offers import Offer, Outlook
from rumpus.kernel.match import offering
from rumpus.kernel.match.match import Match

TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "stack_order": "sorted", "reply_block": "yes"},
    {"players": 4, "targets": "one"},
    {"players": 3, "targets": "all"},
    {"players": 2, "deck_a": "landlord", "deck_b": "landlord"},
)


def foresee(match: Match, seat: int, draft: dict[str, Any]) -> Outlook:
    """What would come of stacks, and what may be added to them."""
    told: Outlook = offering.foresee(match.spec, match.t, match.s, seat, chain(draft))
    assert not (wrong := misfit(told.then, shapes.Forecast)), wrong
    for one in marks(told):
        assert not (wrong := misfit(one.then, shapes.Fits)), wrong
    for one in told.plans:
        assert not (wrong := misfit(one.then, shapes.Sent)), wrong
    return told


def acts(told: Outlook) -> list[int]:
    """What sends them; empty: they are not complete."""
    return [a for plan in told.plans for a in (*plan.via, plan.id)]


def marks(told: Outlook) -> list[Offer]:
    """Cards by the trays that take them."""
    return [one for one in told.offers if one.why is UNSET and one.at.slot is not UNSET]


def drafted(match: Match, seat: int, chance: random.Random) -> tuple[dict[str, Any], Outlook]:
    """Stacks made of what is offered alone, as a page would make them, and what would come of them."""
    draft: dict[str, Any] = {**EMPTY}
    told = foresee(match, seat, draft)
    for _ in range(chance.randint(1, 6)):
        if not marks(told):
            break
        mark = chance.choice(marks(told))
        tray = str(mark.at.slot)
        if tray in ("block", "reply"):
            draft[tray] = [] if mark.then["instead"] else [*draft["block"], *draft["reply"]]
            draft["reply" if tray == "block" else "block"] = []
        at = max(0, len(draft[tray]) - 1)
        card = {"card": mark.at.card, "revealed": mark.kind == "revealed"}
        draft[tray] = [*draft[tray][:at], card, *draft[tray][at:]]
        told = foresee(match, seat, draft)
        assert mark.then["after"] in {tray["total"] for tray in told.then["trays"]}
    if aims := [one.at.seat for one in told.offers if one.kind == "seat"]:
        assert aims == [p for p in range(match.t.n) if p != seat and not match.s.seats[p].out]
        draft["target"] = chance.choice(aims)
        told = foresee(match, seat, draft)
    return draft, told


def asked(match: Match) -> bool:
    """Whether whole stacks may be laid now."""
    return match.s.ask in (ids.ASK_MAIN, ids.ASK_ANSWER, ids.ASK_BLOCK)


def positions(options: dict[str, Any], seed: int, most: int = 40) -> Iterator[tuple[Match, int, random.Random]]:
    """Positions of a game that is played by drafts where it can be, else by chance."""
    chance = random.Random(seed)
    match = Match.start("blitz_squad", options, seed=seed)
    for _ in range(most):
        if match.over:
            return
        seat = match.active[0]
        if asked(match):
            yield match, seat, chance
            _, told = drafted(match, seat, chance)
            if acts(told) and chance.random() < 0.7:
                match.play_all(seat, acts(told))
                continue
        match.play(seat, chance.choice([a for a in match.actions(seat) if a not in (ids.ATTACK, ids.ACTION)]))


@pytest.mark.parametrize("options", TABLES)
def test_what_is_complete_is_legal_and_its_sums_are_the_tables(options: dict[str, Any]) -> None:
    done = 0
    for seed in range(2):
        for match, seat, chance in positions(options, seed):
            draft, told = drafted(match, seat, chance)
            if not acts(told):
                continue
            done += 1
            copy = match.copy()
            for action in acts(told)[:-1]:
                copy.play(seat, action)
            assert acts(told)[-1] in copy.actions(seat), (draft, copy.scene())
            for tray in told.then["trays"]:
                laid = draft["energy" if tray["role"] == "action" else tray["role"]]
                assert tray["base"] == sum(match.t.cards[one["card"]].power for one in laid)
                assert tray["total"] == tray["base"] + sum(chip["n"] for chip in tray["chips"])
    assert done > 5


@pytest.mark.parametrize("options", TABLES)
def test_an_attack_that_lacks_energy_cannot_be_sent(options: dict[str, Any]) -> None:
    for match, seat, chance in positions(options, 5):
        draft, told = drafted(match, seat, chance)
        if draft["attack"]:
            energy = [one for one in told.then["trays"] if one["role"] == "energy"]
            paid = bool(energy) and energy[0]["total"] >= energy[0]["price"]
            assert paid == bool(acts(told)), draft
            assert bool(acts(told)) == (told.then["lacks"] is None)


@pytest.mark.parametrize("options", TABLES)
def test_a_forecast_tells_nothing_that_its_seat_does_not_know(options: dict[str, Any]) -> None:
    for match, seat, chance in positions(options, 9, most=24):
        draft, told = drafted(match, seat, chance)
        other = match.redealt(seat, number=chance.randint(1, 1 << 30))
        assert to_builtins(foresee(other, seat, draft), enc_hook=str) == to_builtins(told, enc_hook=str)


def test_a_forecast_changes_nothing() -> None:
    for match, seat, chance in positions({"players": 2}, 3):
        before = match.scene()
        drafted(match, seat, chance)
        assert match.scene() == before


def test_every_card_of_the_hand_fits_or_is_told_why_not() -> None:
    for match, seat, chance in positions({"players": 2, "deck_a": "landlord"}, 4):
        draft, told = drafted(match, seat, chance)
        mine = match.view(seat)["mine"]["hand"]
        placed = {one["card"] for tray in TRAYS for one in draft[tray]}
        known = {one.at.card for one in told.offers}
        special = {card for card in mine if match.t.cards[card].kind != ids.BRAWLER}
        assert set(mine) - placed - special <= known
        asked = offering.question(match.spec, match.t, match.s, seat, match.actions(seat))
        assert asked is not None
        assert set(mine) <= {one.at.card for one in asked.offers}, "each by its own act, which a chain is made of"


@pytest.mark.rule("BS-STACK-02")
def test_a_card_that_does_not_fit_is_told_the_rule_for_each_tray() -> None:
    scene = "A hand brakka-head_first kettle-overdrive kettle-boiler wick-spark\nA tavern hob-drill*9\n"
    match = Match.at_scene("blitz_squad", f"{scene}B hand hob-halt\nB tavern hob-drill*9\n", {"players": 2})
    numbers = {card["id"]: n for n, card in enumerate(setup_page.at_the_table(match.t)["cards"]) if card}
    lay = [{"card": numbers["brakka-head_first"], "revealed": False}]
    pay = [{"card": numbers["kettle-overdrive"], "revealed": False}]
    told = foresee(match, 0, {**EMPTY, "attack": lay, "energy": pay})
    spark = [one for one in told.offers if one.at.card == numbers["wick-spark"]]
    assert [(one.at.slot, one.rule) for one in spark] == [("energy", "BS-STACK-02"), ("attack", "BS-STACK-02")]
    assert all(isinstance(one.why, dict) and one.why["code"] == "refuse-BS-STACK-02" for one in spark)
    boiler = [one for one in told.offers if one.at.card == numbers["kettle-boiler"]]
    assert [(one.at.slot, one.rule) for one in boiler] == [("energy", ""), ("attack", "BS-STACK-02")]


def test_another_brawler_begins_the_other_answer_in_place_of_the_one_that_lies() -> None:
    match = block()
    numbers = {card["id"]: n for n, card in enumerate(setup_page.at_the_table(match.t)["cards"]) if card}
    lay = [{"card": numbers["hob-shield_up"], "revealed": False}]
    told = foresee(match, 1, {**EMPTY, "block": lay})
    snuff = [one for one in told.offers if one.at.card == numbers["wick-snuff_out"]]
    assert [(one.at.slot, one.rule) for one in snuff] == [("reply", ""), ("block", "BS-STACK-02")]
    assert snuff[0].then["instead"]
    punch = next(one for one in marks(told) if one.at.card == numbers["hob-counterpunch"])
    assert (punch.at.slot, punch.then["instead"]) == ("block", False)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"chain": [], "at": {"seat": 0}}, "cannot be aimed at"),
        ({"at": {}}, "missing required field"),
        ({"chain": [ids.ATTACK, ids.CARD + 159]}, "not in the hand"),
        ({"chain": [ids.CARD]}, "goes into no stack"),
        ({"chain": [ids.ATTACK, ids.ATTACK]}, "goes into no stack"),
    ],
)
def test_what_is_no_draft_says_why(wrong: dict[str, Any], why: str) -> None:
    match = Match.start("blitz_squad", {"players": 2}, seed=1)
    while match.s.ask != ids.ASK_MAIN or match.active[0] != 0:
        seat = match.active[0]
        match.play(seat, match.actions(seat)[0])
    with pytest.raises(ValueError, match=why):
        offering.foresee(match.spec, match.t, match.s, 0, wrong)


def test_a_card_that_pays_only_on_top_may_be_laid_first() -> None:
    """They cost 7: Boiler over Overdrive pays 8, under it 6; so Boiler glows before Overdrive lies."""
    scene = "A hand brakka-head_first brakka-mug_swing kettle-overdrive kettle-boiler\nA tavern hob-drill*9\n"
    match = Match.at_scene("blitz_squad", f"{scene}B hand hob-halt\nB tavern hob-drill*9\n", {"players": 2})
    numbers = {card["id"]: n for n, card in enumerate(setup_page.at_the_table(match.t)["cards"]) if card}
    lay = [{"card": numbers[f"brakka-{name}"], "revealed": False} for name in ("head_first", "mug_swing")]
    told = foresee(match, 0, {**EMPTY, "attack": lay})
    assert {one.at.card for one in marks(told)} == {numbers["kettle-overdrive"], numbers["kettle-boiler"]}
    boiler = {"card": numbers["kettle-boiler"], "revealed": False}
    told = foresee(match, 0, {**EMPTY, "attack": lay[:1], "energy": [boiler]})
    assert numbers["brakka-mug_swing"] in {one.at.card for one in marks(told)}, "with Overdrive under Boiler"
