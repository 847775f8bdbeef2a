"""What a hint says of acts that lay no card, and why: one sentence in the words of the page."""

from __future__ import annotations

import pytest
from tests.games.brawl.scenes.law import table

from rumpus.bots.advice import advice
from rumpus.kernel.match.match import Match

TEAM = {"format": "tag_team", "players": 4}
ROW = "row 1 2: A1 B1"


def hint(match: Match, seat: int, name: str) -> str:
    return advice(match, seat, [match.spec.actions.parse(match.t, match.s, seat, name)])["text"]


@pytest.mark.rule("BR-TAG-07")
def test_a_tag_says_who_has_how_much_to_deal() -> None:
    decks = "A deck: Hit(red)\nC deck: Hit(red), Hit(red), Press"
    m = table(f"{ROW}\n{decks}", **TEAM)
    assert hint(m, 0, "tag C") == "Tag C: C has 5 cards left to deal, you have 3."
    m = table(f"{ROW}\n{decks}", self_tag_seconds=0, **TEAM)
    assert hint(m, 2, "tag C") == "Tag C: A has 3 cards left to deal, you have 5."


@pytest.mark.rule("BR-RUL-22", "BR-RUL-29")
def test_who_starts_or_steps_in_is_said_why() -> None:
    m = Match.start("brawl", TEAM, 4)
    assert hint(m, 0, "tag C").endswith(": one player of each team begins.")
    m = table(ROW, **TEAM)
    m.play(0, "concede")
    assert hint(m, 2, "tag C").endswith(": nobody on your team is in.")


def test_ready_says_what_it_is_good_for() -> None:
    m = Match.start("brawl", {}, 4)
    assert hint(m, 0, "ready") == "Ready: the countdown starts when everyone is."


@pytest.mark.rule("BR-SCORE-01", "BR-SCORE-02")
def test_a_hit_says_how_its_base_stands_then() -> None:
    row = "row A B: A1 B1\nB1.a: Hit(red)\nB1.b: Hit(blue)"
    m = table(f"{row}\nA hand: Hit(red)")
    assert hint(m, 0, "play B1.a").endswith(": then the Base is yours, 2 to 1.")
    m = table(f"{row}\nA hand: Hit(blue)")
    assert hint(m, 0, "play B1.b").endswith(": then it stands 1 to 2.")
    m = table(f"{row}\nA hand: Block(blue)")
    assert hint(m, 0, "play B1.b").endswith(": stops a blue string until a Press.")
