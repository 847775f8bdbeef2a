"""Forecasts of drafts: what they call complete is legal, their sums are those of the table, and they tell no secret."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rumpus.games.blitz_squad.interface import setup_page
from rumpus.games.blitz_squad.interface.forecast import foresee
from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.match.match import Match

TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "stack_order": "sorted", "reply_block": "yes"},
    {"players": 4, "targets": "one"},
    {"players": 3, "targets": "all"},
    {"players": 2, "deck_a": "landlord", "deck_b": "landlord"},
)
TRAYS = ("attack", "energy", "block", "reply")


def empty() -> dict[str, Any]:
    """A draft of nothing."""
    return {"target": None, **{tray: [] for tray in TRAYS}}


def drafted(match: Match, seat: int, chance: random.Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """A draft made of marks alone, as a page would make it, and what would come of it."""
    draft = empty()
    told = foresee(match.t, match.s, seat, draft)
    for _ in range(chance.randint(1, 6)):
        if not told["marks"]:
            break
        mark = chance.choice(told["marks"])
        tray = chance.choice(mark["trays"])
        if tray in ("block", "reply"):
            draft[tray] = [*draft["block"], *draft["reply"]]
            draft["reply" if tray == "block" else "block"] = []
        draft[tray].insert(max(0, len(draft[tray]) - 1), {"card": mark["card"], "revealed": mark["revealed"]})
        told = foresee(match.t, match.s, seat, draft)
    if told["lacks"] is not None and told["lacks"]["code"] == "forecast-lacks-target":
        foes = [p for p in range(match.t.n) if p != seat and not match.s.seats[p].out]
        draft["target"] = chance.choice(foes)
        told = foresee(match.t, match.s, seat, draft)
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
            if told["actions"] and chance.random() < 0.7:
                match.play_all(seat, told["actions"])
                continue
        match.play(seat, chance.choice([a for a in match.actions(seat) if a not in (ids.ATTACK, ids.ACTION)]))


@pytest.mark.parametrize("options", TABLES)
def test_what_is_complete_is_legal_and_its_sums_are_the_tables(options: dict[str, Any]) -> None:
    done = 0
    for seed in range(2):
        for match, seat, chance in positions(options, seed):
            draft, told = drafted(match, seat, chance)
            if not told["actions"]:
                continue
            done += 1
            copy = match.copy()
            for action in told["actions"][:-1]:
                copy.play(seat, action)
            assert told["actions"][-1] in copy.actions(seat), (draft, copy.scene())
            for tray in told["trays"]:
                laid = draft["energy" if tray["role"] == "action" else tray["role"]]
                assert tray["base"] == sum(match.t.cards[one["card"]].power for one in laid)
                assert tray["total"] == tray["base"] + sum(chip["n"] for chip in tray["chips"])
    assert done > 5


@pytest.mark.parametrize("options", TABLES)
def test_an_attack_that_lacks_energy_cannot_be_sent(options: dict[str, Any]) -> None:
    for match, seat, chance in positions(options, 5):
        draft, told = drafted(match, seat, chance)
        if draft["attack"]:
            energy = [one for one in told["trays"] if one["role"] == "energy"]
            paid = bool(energy) and energy[0]["total"] >= energy[0]["price"]
            assert paid == bool(told["actions"]), draft
            assert bool(told["actions"]) == (told["lacks"] is None)


@pytest.mark.parametrize("options", TABLES)
def test_a_forecast_tells_nothing_that_its_seat_does_not_know(options: dict[str, Any]) -> None:
    for match, seat, chance in positions(options, 9, most=24):
        draft, told = drafted(match, seat, chance)
        other = match.redealt(seat, number=chance.randint(1, 1 << 30))
        assert foresee(other.t, other.s, seat, draft) == told


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
        known = {one["card"] for one in (*told["marks"], *told["dims"])}
        playable = {card for card in mine if match.t.cards[card].kind != ids.BRAWLER}
        assert set(mine) - placed - playable <= known


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"target": 0, **{tray: [] for tray in TRAYS}}, "cannot be aimed at"),
        ({"target": None}, "missing required field"),
        ({**empty(), "attack": [{"card": 160, "revealed": False}]}, "not in the hand"),
    ],
)
def test_what_is_no_draft_says_why(wrong: dict[str, Any], why: str) -> None:
    match = Match.start("blitz_squad", {"players": 2}, seed=1)
    while match.s.ask != ids.ASK_MAIN or match.active[0] != 0:
        seat = match.active[0]
        match.play(seat, match.actions(seat)[0])
    with pytest.raises(ValueError, match=why):
        foresee(match.t, match.s, 0, wrong)


def test_a_card_that_pays_only_on_top_may_be_laid_first() -> None:
    """They cost 7: Boiler over Overdrive pays 8, under it 6; so Boiler glows before Overdrive lies."""
    scene = "A hand brakka-head_first brakka-mug_swing kettle-overdrive kettle-boiler\nA tavern hob-drill*9\n"
    match = Match.at_scene("blitz_squad", f"{scene}B hand hob-halt\nB tavern hob-drill*9\n", {"players": 2})
    numbers = {card["id"]: n for n, card in enumerate(setup_page.at_the_table(match.t)["cards"]) if card}
    lay = [{"card": numbers[f"brakka-{name}"], "revealed": False} for name in ("head_first", "mug_swing")]
    told = foresee(match.t, match.s, 0, {**empty(), "attack": lay})
    assert {one["card"] for one in told["marks"]} == {numbers["kettle-overdrive"], numbers["kettle-boiler"]}
    boiler = {"card": numbers["kettle-boiler"], "revealed": False}
    told = foresee(match.t, match.s, 0, {**empty(), "attack": lay[:1], "energy": [boiler]})
    assert numbers["brakka-mug_swing"] in {one["card"] for one in told["marks"]}, "with Overdrive under Boiler"
