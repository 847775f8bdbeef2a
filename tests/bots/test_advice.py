"""Hints: one sentence that names the act as its button does, and never a number of the search."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from rumpus import new
from rumpus.bots.advice import advice, asked, hint, said, whole_play
from rumpus.bots.choose import BEST, CLOSE, UNSEEN, grow, mind, sureness
from rumpus.games.brawlhalla.rules import ids as bh
from rumpus.games.incredibrawl.interface.prompts import ASKS
from rumpus.kernel import telling
from rumpus.kernel.match import Match
from rumpus.kernel.parts import in_parts, unsaid

ENGINE = re.compile(r"\d+:\d+|\d\.\d\d")
OPTIONS: dict[str, dict[str, Any]] = {
    "toy": {"pace": "turns"},
    "brawlhalla": {},
    "brawl": {"mode": "training"},
    "incredibrawl": {"mode": "gamer", "power_ups": "on", "locations": "on"},
    "blitz_squad": {},
    "brutality": {"hero_draft": "random", "artifacts": "off"},
}


@pytest.mark.parametrize("game", OPTIONS)
def test_every_hint_of_a_game_is_one_sentence_about_a_button(game: str) -> None:
    match = new(game, OPTIONS[game], seed=4)
    chance = random.Random(2)
    for n in range(60):
        if not match.active:
            break
        seat = chance.choice(match.active)
        texts = []
        for action in match.actions(seat):
            text = advice(match, seat, [action], BEST, 80)["text"]
            assert text.endswith(": clearly the best here, and you are well ahead."), text
            assert text[0].isupper(), text
            assert not ENGINE.search(text), text
            if match.spec.words.said is unsaid and match.spec.words.whole is in_parts:
                button = telling.act(match.spec, match.t, match.s, seat, action)["text"]["text"]
                assert button.rstrip(".") in text
            texts.append(text)
        if game != "brawlhalla":  # where equal cards are held, it does not matter which is meant
            assert len(set(texts)) == len(texts), "each act has words of its own"
        actions, _, sure = asked(match, seat, "greedy" if n % 3 else "random", n)
        assert sure in ("", BEST, CLOSE, UNSEEN)
        match.play_all(seat, actions)


def test_the_search_says_in_plain_words_how_sure_it_is() -> None:
    match = new("brawlhalla", {"legend_pick": "random", "start_spots": "spread"}, seed=3)
    seat = match.active[0]
    m = mind(match.spec)
    m.states[0] = match.state[0]
    grow(m, match.tables.rows, seat, 0, 1, slices=2)
    assert sureness(m, seat, [(90, 1), (10, 2)]) == BEST
    assert sureness(m, seat, [(30, 1)]) == BEST
    assert sureness(m, seat, [(50, 1), (45, 2)]) == CLOSE
    assert sureness(m, seat, [(50, 1), (20, 2)]) == ""
    assert not ENGINE.search(hint(match, seat, 5))


@pytest.mark.parametrize(
    ("estimate", "ends"),
    [(100, "well ahead."), (60, "ahead."), (50, ""), (30, "behind."), (0, "well behind.")],
)
def test_how_the_sides_stand_is_words(estimate: int, ends: str) -> None:
    match = new("toy", {}, seed=1)
    seat = match.active[0]
    text = advice(match, seat, match.actions(seat)[:1], "", estimate)["text"]
    assert text.endswith(f": you are {ends}" if ends else ".")
    assert bool(ends) == (": " in text)


def test_among_three_nobody_is_told_to_be_ahead() -> None:
    match = new("toy", {"players": 3}, seed=1)
    seat = match.active[0]
    assert "ahead" not in advice(match, seat, match.actions(seat)[:1], "", 100)["text"]


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
    card = said(match, seat, actions[0])["text"].rstrip(".")
    assert card.startswith("Move with a ")
    assert whole_play(match, seat, actions)["text"].split(", where ")[0] == f"{card}, then go to {plan['space']}"


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
            what, how = (one["text"] for one in telling.prompt(match.spec, match.t, match.s, seat))
            for action in match.actions(seat):
                if ask == "may":
                    assert what.startswith("Use ")
                    assert "ou may " in how or "f you want" in how
                    assert whole_play(match, seat, [action])["text"].split()[0] in ("Use", "Leave")
                    seen.add(ask)
                elif ask == "list":
                    assert whole_play(match, seat, [action])["text"].rstrip(".") in (
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
        actions, _, _ = asked(match, seat, "hard", n)
        assert text == advice(match, seat, actions)["text"]
        told.add(text.split()[0])
        now = match.s.now + 300
        if actions:
            match.play(seat, actions[0], now)
        else:
            assert text == "Wait: there is nothing good to do just now."
            match.tick(now)
    assert {"Deal", "Play"} <= told
