"""Decks of a designer's own in play: every effect word and condition, in every mode and format, to the end."""

import random
from pathlib import Path
from typing import Any

import pytest

from rumpus.games.brawl.content.load import advise_file, check_file, load_extra
from rumpus.games.brawl.content.tables import book_of
from rumpus.games.brawl.content.words import CONDITIONS, V
from rumpus.games.brawl.game import SPEC
from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.cards import next_card, type_of
from rumpus.kernel.match.match import Match

EVERY = Path(__file__).parents[1] / "content" / "data" / "every-word.toml"
PLAYS = range(ids.PLAY, ids.TAKE_BACK)


def played(seed: int, **options: Any) -> tuple[Match, set[str]]:
    """A game of chance to its end, every invariant checked; and the effect words that were played in it."""
    match = Match.start(SPEC, options, seed, content=str(EVERY))
    kinds = book_of(match.t).kinds
    chance = random.Random(seed)
    seen: set[str] = set()
    for _ in range(4000):
        if match.over:
            break
        assert match.check() == 0
        if not match.active:
            assert match.due is not None
            match.tick(match.due)
            continue
        seat = chance.choice(match.active)
        a = chance.choice(match.actions(seat))
        if a in PLAYS:
            seen.add(kinds[type_of(match.t, next_card(match.t, match.s, seat))].node.word)
        assert SPEC.actions.parse(match.t, match.s, seat, match.name(seat, a)) == a
        match.play(seat, a)
    return match, seen


def test_the_file_holds_every_word_and_condition() -> None:
    assert check_file(EVERY) == []
    assert [str(line).split(": ", 1)[1] for line in advise_file(EVERY)] == ["deck.0.cards: Hits: 8; 12 to 20 are usual"]
    kinds = load_extra(str(EVERY)).kinds
    assert {kind.node.word for kind in kinds} == set(V.words) - {"place_base"}
    assert {kind.node.number("only_if") for kind in kinds} == {0, *(one.number for one in CONDITIONS)}


@pytest.mark.rule("BR-INFO-04")
@pytest.mark.parametrize("mode", ["training", "tournament"])
@pytest.mark.parametrize("form", ["duel", "circle", "tag_team"])
def test_games_with_every_word_come_to_their_end(mode: str, form: str) -> None:
    for seed in range(3):
        match, seen = played(seed, mode=mode, format=form)
        assert match.over
        assert seen


def test_every_word_is_played_in_some_game() -> None:
    seen: set[str] = set()
    seed = 0
    while seen < {*V.words}:
        seen |= played(seed, mode="training", deck_a="drawer", deck_b="drawer")[1]
        seed += 1
        assert seed < 100, {*V.words} - seen


@pytest.mark.rule("BR-INFO-04", "BR-FREEZE-02")
def test_no_word_overrides_a_freeze() -> None:
    start = Match.start(SPEC, {"mode": "training", "deck_a": "drawer", "deck_b": "drawer"}, 1, content=str(EVERY))
    [seat] = start.active
    aimed: set[str] = set()
    for place in range(35):
        match = start.copy()
        match.s.bases[0].frozen = 1
        match.s.seats[seat].hand = seat * ids.CARDS + place + 1
        match.s.seats[seat].origin = ids.DEALT
        names = [match.name(seat, a) for a in match.actions(seat)]
        assert not [name for name in names if "A1" in name]
        aimed |= {name for name in names if "B1" in name}
    assert {"play B1", "play B1.a"} <= aimed
