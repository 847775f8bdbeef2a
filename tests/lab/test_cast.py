"""What every game tells the lab: its cards by number, what a seat holds and plays, who plays what, who began."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import rumpus.games
from rumpus.games.brawl.rules.cards import type_of
from rumpus.kernel.contract.spec import GameSpec, all_games
from rumpus.kernel.match.match import Match
from rumpus.lab.schedule import Question

HOME = Path(next(iter(rumpus.games.__path__)))
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


def test_a_card_of_brawl_is_counted_by_its_own_type() -> None:
    spec, chance = GAMES["brawl"], random.Random(1)
    match = Match.start(spec, TURNS["brawl"], 3)
    room, met = np.zeros(8, np.int32).data, 0
    for _ in range(200):
        if match.over:
            break
        for seat, one in enumerate(match.s.seats[:2]):
            told = {type_of(match.t, card) for card in (one.hand, one.pile) if card}
            held = {int(room[k]) for k in range(spec.cards.held(match.t, match.s, seat, room))}
            assert held == told
            met += len(held)
        seat = match.active[0]
        match.play(seat, chance.choice(match.actions(seat)))
    assert met > 100


def test_a_designers_deck_and_brawler_are_in_the_balance() -> None:
    """Blitz Squad: the example of the guide brings a brawler, a special card and a deck with both."""
    guide = (HOME / "blitz_squad" / "content" / "README.md").read_text("utf-8")
    text = guide.split("```toml\n")[1].split("```")[0]
    asked = Question("blitz_squad", tuple(sorted(GAMES["blitz_squad"].resolve().items())), text, "far", each=4)
    assert "evening" in asked.choices
    decks = [dict(table)["deck_a"] for k in range(30) for table in asked.work(k).tables]
    assert "evening" in decks
    assert any(deck.startswith("built-") for deck in decks), "cards that stand in no deck are met too"
    alike = [dict(table)["deck_a"] for k in range(30) for table in asked.but(varied=False).work(k).tables]
    assert not any(deck.startswith("built-") for deck in alike)


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
