"""Cards by chance: every word with every trigger, condition, counter and player, read, said, and played to the end."""

import random
from functools import cache
from typing import Any

import pytest
from tests.games.blitz_squad.content.test_texts import base, entries

from rumpus import effects as fx
from rumpus.games.blitz_squad.content.grammar import BRAWLER, IF, ON, PER, PLAYERS, SPECIAL
from rumpus.games.blitz_squad.content.load import Cards, load, words_of
from rumpus.games.blitz_squad.content.words import LINES, VOCABULARY, WORDS
from rumpus.games.blitz_squad.game import SPEC
from rumpus.games.blitz_squad.interface.card_text import short_of, text_of
from rumpus.kernel.contract.reader import Fault, Reader
from rumpus.kernel.match.match import Match

SQUADS = {"moll": "brakka", "dora": "wick", "finn": "tansy", "gus": "nim"}
"""Brawlers by chance, and whose place each takes."""
LETTERS = "abcdefghijklmno"


def told(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {told(one)}' for key, one in value.items())} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(told, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def sound(data: dict[str, Any], kind: str) -> bool:
    """Whether a line may stand on a card of a kind."""
    wrong: list[Fault] = []
    fx.read(VOCABULARY, Reader("", "", {"effects": [data]}, wrong), "effects", fx.Place(on=kind))
    return not wrong


@cache
def every(kind: str) -> list[dict[str, Any]]:
    """Every line that may stand on a card of a kind: each word with each value, trigger, condition and counter."""
    made: list[dict[str, Any]] = []
    for word in WORDS:
        for data in (*entries(word), *_conditions(word), *_triggers(word)):
            if sound(data, kind) and data not in made:
                made.append(data)
    return made


def _triggers(word: fx.Word) -> list[dict[str, Any]]:
    """A word at each trigger, in a block, and on a special card about each player."""
    slots = [{**base(word), "on": on, "as": ["block"]} for on in ON]
    if "who" not in word.params:
        return [*slots, *({**base(word), "on": on} for on in ON)]
    return [*slots, *({**base(word), "on": on, "who": player} for on in ON for player in PLAYERS)]


def _conditions(word: fx.Word) -> list[dict[str, Any]]:
    """A word under each condition."""
    made = []
    for name, case in IF.items():
        c = {"c": case.params["c"].lo} if case.params else {}
        made.append({**base(word), "as": ["attack"], "if": name} | c)
    return made


def cards_by_chance(seed: int) -> str:
    """A file with four brawlers of fifteen cards and ten special cards, their lines by chance."""
    chance = random.Random(seed)
    lines = {kind: every(kind) for kind in (BRAWLER, SPECIAL)}
    events = [data for data in lines[SPECIAL] if data.get("on") == "enter" or data["word"] == "sweep"]
    made = []
    for name, old in SQUADS.items():
        cards = [
            f'{{ id = "c{k}", name = "{name} {LETTERS[k]}", copies = 1, power = {chance.randrange(7)}, '
            f"effects = {told(chance.sample(lines[BRAWLER], chance.randrange(1, LINES + 1)))} }}"
            for k in range(15)
        ]
        head = f'[[brawler]]\ninstead = "{old}"\nid = "{name}"\nname = "{name.capitalize()}"\nicon = "x"\n'
        made.append(f"{head}cards = [{', '.join(cards)}]\n")
    for k in range(10):
        kind = chance.choice(("terrain", "event"))
        some = chance.sample(lines[SPECIAL] if kind == "terrain" else events, chance.randrange(1, 4))
        head = f'[[special]]\nid = "s{k}"\nname = "Special {LETTERS[k]}"\nkind = "{kind}"\n'
        made.append(f"{head}effects = {told(some)}\n")
    out = {f"{name}-c{k}": 1 for name in SQUADS for k in range(3)}
    into = {f"s{k}": 1 + (k < 2) for k in range(10)}
    head = f'[[deck]]\nid = "mine"\nname = "Mine"\nbrawlers = {told(list(SQUADS))}\n'
    return "\n".join([*made, f"{head}out = {told(out)}\nin = {told(into)}\n"])


def test_every_line_that_may_be_written_is_met() -> None:
    """Each word, trigger, condition, counter and player stands in some line."""
    lines = [*every(BRAWLER), *every(SPECIAL)]
    assert {one["word"] for one in lines} == set(VOCABULARY.words)
    assert {one["if"] for one in lines if "if" in one} == set(IF)
    assert {one["per"] for one in lines if "per" in one} == set(PER)
    assert {one["on"] for one in lines if "on" in one} == set(ON)
    assert {one["who"] for one in lines if "who" in one} == set(PLAYERS)


@pytest.mark.parametrize("seed", range(12))
def test_cards_by_chance_are_read_and_said(seed: int) -> None:
    cards: Cards = load(cards_by_chance(seed))
    own = [sheet for sheet in cards.designs if sheet.brawler in SQUADS or sheet.name.startswith("Special ")]
    assert len(own) == 70
    for sheet in own:
        assert len(short_of(sheet)) <= len(text_of(sheet))
    assert sum(1 for sheet in own for _ in words_of(sheet.lines)) > 100


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 3])
def test_games_with_cards_by_chance_end_and_stay_sound(seed: int, players: int) -> None:
    decks = {f"deck_{x}": "mine" for x in "abc"[:players]}
    options = {"players": players, "turn_limit": 20, **decks}
    match = Match.start(SPEC, options, seed, content=cards_by_chance(100 + seed))
    chance = random.Random(seed)
    for _ in range(4000):
        if match.over:
            break
        assert match.check() == 0
        seat = chance.choice(match.active)
        a = chance.choice(match.actions(seat))
        assert SPEC.actions.parse(match.t, match.s, seat, match.name(seat, a)) == a
        match.play(seat, a)
    assert match.over
    assert match.check() == 0
