"""Hints: one sentence that names the act as its button does, and never a number of the search."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from rumpus import new
from rumpus.bots.advice import acts_of, advice, asked, hint, step_of, sure, whole_play
from rumpus.games.brawlhalla.rules import ids as bh
from rumpus.games.incredibrawl.interface.prompts import ASKS
from rumpus.kernel.contract.parts import in_parts, unsaid
from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match

ENGINE = re.compile(r"\d+:\d+|\d\.\d\d")
SECOND = re.compile(r"[.!?] [A-Z]")
"""Where a second sentence begins."""
VERDICT = re.compile(r"clearly|about as good|ahead|behind|a guess|, then .*, then ")
OPTIONS: dict[str, dict[str, Any]] = {
    "toy": {"pace": "turns"},
    "brawlhalla": {},
    "brawl": {"mode": "training"},
    "incredibrawl": {"mode": "gamer", "power_ups": "on", "locations": "on"},
    "blitz_squad": {},
    "brutality": {"hero_draft": "random", "artifacts": "off"},
}


@pytest.mark.parametrize("game", OPTIONS)
def test_every_hint_of_a_game_is_one_step_and_one_reason(game: str) -> None:
    match = new(game, OPTIONS[game], seed=4)
    chance = random.Random(2)
    for n in range(60):
        if not match.active:
            break
        seat = chance.choice(match.active)
        texts = []
        for action in match.actions(seat):
            told = advice(match, seat, [action])
            text = told["text"]
            assert told["code"] == ("hint-play" if game == "toy" else "hint-why"), text
            assert text[0].isupper(), text
            assert text.endswith("."), text
            assert text.count(", then ") == 0, text
            assert not SECOND.search(text), text
            assert not ENGINE.search(text), text
            assert not VERDICT.search(text), text
            if match.spec.words.said is unsaid and match.spec.words.whole is in_parts:
                button = describe.act(match.spec, match.t, match.s, seat, action)["text"]["text"]
                assert button.rstrip(".") in text
            texts.append(text)
        if game not in ("brawlhalla", "brutality"):  # equal cards are one; squares are lit, not named
            assert len(set(texts)) == len(texts), "each act has words of its own"
        actions, _ = asked(match, seat, "greedy" if n % 3 else "random", n)
        match.play_all(seat, actions)


@pytest.mark.parametrize("game", OPTIONS)
def test_a_hint_says_the_same_whatever_the_seat_cannot_know(game: str) -> None:
    match = new(game, OPTIONS[game], seed=7)
    chance = random.Random(5)
    for n in range(80):
        if not match.active:
            break
        seat = chance.choice(match.active)
        action = chance.choice(match.actions(seat))
        if n % 4 == 0:
            told = {advice(match.redealt(seat, deal), seat, [action])["text"] for deal in range(3)}
            assert told == {advice(match, seat, [action])["text"]}
        match.play(seat, action)


def test_only_what_is_sure_is_a_reason() -> None:
    match = new("toy", {"pace": "turns"}, seed=1)
    seat = match.active[0]
    for action in match.actions(seat):
        told = sure(match, seat, [action])
        for deal in range(20):
            at = match.redealt(seat, 100 + deal)
            since = at.events_before(len(at.history))
            at.play(seat, action)
            lines = [(line["kind"], line["args"]) for line in at.said(seat, since)]
            assert lines[: len(told)] == [(line["kind"], line["args"]) for line in told]


def walk(seed: int) -> tuple[Match, int, list[int]]:
    """A MOVE of two steps or more that some seat may do."""
    match = new("brawlhalla", {"legend_pick": "random", "start_spots": "spread"}, seed=seed)
    for _ in range(40):
        seat = match.active[0]
        for plan in match.spec.words.plans(match.t, match.s, seat):
            if bh.MOVE <= plan["actions"][0] < bh.CARD and plan.get("steps", 0) >= 2:
                return match, seat, plan["actions"]
        match.play(seat, match.actions(seat)[0])
    raise AssertionError("no such move")


def test_a_play_of_several_actions_is_named_as_a_whole() -> None:
    match, seat, actions = walk(3)
    plan = next(one for one in match.spec.words.plans(match.t, match.s, seat) if one["actions"] == actions)
    said_so = whole_play(match, seat, acts_of(match, seat, actions))["text"]
    assert said_so.startswith(f"Move to {plan['space']} with a ")


def test_of_a_long_line_a_hint_says_the_first_step() -> None:
    match, seat, actions = walk(3)
    after = match.redealt(seat, 0)
    after.play_all(seat, actions)
    line = [*actions, after.actions(seat)[-1]]
    assert step_of(match, seat, line) == actions
    match = new("brawlhalla", {"legend_pick": "random", "start_spots": "spread"}, seed=3)
    seat = match.active[0]
    assert step_of(match, seat, [bh.DELAY, bh.DRAW, bh.END]) == [bh.DELAY, bh.DRAW]
    assert step_of(match, seat, [bh.PASS, bh.DELAY, bh.DRAW]) == [bh.PASS]
    assert step_of(match, seat, [bh.LIGHT + 1, bh.CARD + 3, bh.END]) == [bh.LIGHT + 1, bh.CARD + 3]


CHOICE = """
[[character]]
instead = "marching_mole"
id = "copper_cook"
name = "Copper Cook"
type = "physical"
level = 5
classes = ["robot"]
play = [{ op = "choose_one", options = [
  [{ op = "draw", n = 1, who = "self" }],
  [{ op = "glory_gain", n = 1, who = "self" }],
] }]
"""


def test_an_answer_to_a_card_names_the_card() -> None:
    chance = random.Random(1)
    seen: set[str] = set()
    for seed in range(40):
        match = new("incredibrawl", {"mode": "gamer", "power_ups": "on"}, seed, CHOICE)
        while match.active and not {"may", "list", "seat"} <= seen:
            seat = chance.choice(match.active)
            ask = ASKS[match.s.ask].name
            what, how = (one["text"] for one in describe.prompt(match.spec, match.t, match.s, seat))
            for action in match.actions(seat):
                if ask == "may":
                    assert what.startswith("Use ")
                    assert "ou may " in how or "f you want" in how
                    assert whole_play(match, seat, acts_of(match, seat, [action]))["text"].split()[0] in (
                        "Use",
                        "Skip",
                    )
                    seen.add(ask)
                elif ask == "list":
                    assert whole_play(match, seat, acts_of(match, seat, [action]))["text"].rstrip(".") in (
                        "Choose: Draw 1 card",
                        "Choose: Gain 1 Glory",
                    )
                    seen.add(ask)
                elif ask in ("seat", "discard", "recover", "type", "replace"):
                    assert how.startswith("For ")
                    seen.add(ask)
            match.play(seat, chance.choice(match.actions(seat)))
    assert {"may", "list", "seat"} <= seen


def test_in_real_time_a_hint_is_the_next_thing_the_hand_does_or_to_wait() -> None:
    match = new("brawl", {}, seed=4)
    told = set()
    for n in range(200):
        if match.over:
            break
        if not match.active:
            match.tick(match.due or 0)
            continue
        seat = match.active[n % len(match.active)]
        text = hint(match, seat, n)
        actions, _ = asked(match, seat, "hard", n)
        assert text == advice(match, seat, actions)["text"]
        told.add(text.split()[0])
        now = match.s.now + 300
        if actions:
            match.play(seat, actions[0], now)
        else:
            assert text == "Wait: nothing helps right now."
            match.tick(now)
    assert {"Deal", "Play"} <= told
