"""What every game tells the lab: its cards by number, what a seat holds and plays, who plays what, who began."""

from __future__ import annotations

import random

import numpy as np
import pytest

from rumpus.kernel.match import Match
from rumpus.kernel.spec import GameSpec, all_games
from rumpus.lab.schedule import Question

GAMES = {spec.id: spec for spec in all_games()}
TURNS = {"brawl": {"mode": "training"}}
"""Tables on which somebody acts without a clock."""


@pytest.mark.parametrize("spec", GAMES.values(), ids=GAMES)
def test_cards_held_and_played_have_names(spec: GameSpec) -> None:
    assert spec.study is not None
    assert spec.cards is not None
    match = Match.start(spec, {**spec.study.even, **TURNS.get(spec.id, {})}, 3)
    names, chance = spec.cards.names(match.t), random.Random(1)
    held_room = np.zeros(512, np.int32).data
    played = 0
    for _ in range(150):
        if match.over:
            break
        seat = match.active[0]
        held = {int(held_room[k]) for k in range(spec.cards.held(match.t, match.s, seat, held_room))}
        action = chance.choice(match.actions(seat))
        card = spec.cards.played(match.t, match.s, seat, action)
        assert all(names[k] for k in held)
        assert card == -1 or names[card]
        played += card >= 0
        match.play(seat, action)
    assert played
    shown = [name for name in names if name]
    assert len(shown) == len(set(shown)), "one name, one card"


@pytest.mark.parametrize("spec", GAMES.values(), ids=GAMES)
def test_works_are_made_from_their_number_and_seed_alone(spec: GameSpec) -> None:
    told = Question(spec.id, tuple(sorted(spec.resolve().items())))
    again = Question(spec.id, told.options)
    for k in (0, 1, 7):
        work = told.work(k)
        assert work == again.work(k)
        assert set(work.seeds).isdisjoint(told.work(k + 1).seeds)
        spec.records.tables(spec.resolve(dict(work.tables[0])), None)
    assert told.work(0) != told.but(seed=2).work(0)


@pytest.mark.parametrize("game", ["brutality", "brawlhalla"])
def test_every_place_is_played_as_often_as_another(game: str) -> None:
    asked = Question(game, tuple(sorted(GAMES[game].resolve().items())))
    met = [asked.work(k).about for k in range(4 * len(asked.places))]
    assert {place: met.count(tuple(place)) for place in asked.places} == dict.fromkeys(asked.places, 4)


def test_every_pair_of_pieces_is_played_from_every_seat() -> None:
    spec = GAMES["brawl"]
    asked = Question("brawl", tuple(sorted(spec.resolve().items())))
    met = set()
    for k in range(len(asked.casts)):
        tables = [dict(table) for table in asked.work(k).tables]
        pairs = [(table["deck_a"], table["deck_b"]) for table in tables]
        assert pairs[0] == pairs[1][::-1]
        met.update(pairs)
    assert len(met) == 12 * 11


def test_places_take_turns_with_the_pairs() -> None:
    spec = GAMES["brawlhalla"]
    asked = Question("brawlhalla", tuple(sorted(spec.resolve().items())))
    assert len(asked.places) == 3, "the arenas that are laid out for two"
    seen = {(asked.work(k).about, dict(asked.work(k).tables[0])["legend_a"]) for k in range(200)}
    assert len({about for about, _ in seen}) == 3
    assert len(seen) >= 30


def test_a_deck_that_is_told_is_played_at_both_seats() -> None:
    spec = GAMES["brawl"]
    asked = Question("brawl", tuple(sorted(spec.resolve({"deck_a": "jig", "deck_b": "fuse"}).items())))
    tables = [dict(table) for table in asked.work(5).tables]
    assert [(table["deck_a"], table["deck_b"]) for table in tables] == [("jig", "fuse"), ("fuse", "jig")]
