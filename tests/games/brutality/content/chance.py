"""Cards by chance: whatever the language can say, in the places where it may be said."""

import random
from typing import Any

from tests.games.brutality.content.test_texts import values

from rumpus import effects as fx
from rumpus.games.brutality.content.fitting import card_faults
from rumpus.games.brutality.content.grammar import ARTIFACT, RELIC, SPECIAL
from rumpus.games.brutality.content.words import BY_NAME, VOCABULARY, WORDS
from rumpus.games.brutality.rules import ids
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.reader import Fault, Reader

Card = list[dict[str, Any]]
TIMINGS = (
    (ids.ANY_TIME, 0),
    (ids.INSTANT, 0),
    (ids.NEXT_TURN, ids.ENEMY),
    (ids.NEXT_TURN, ids.OWN),
    (ids.NEXT_ROUND, 0),
)
NAMES = ("any_time", "instant", "next_turn", "next_turn", "next_round")
AIMS = tuple(word.name for word in WORDS if word.aim)
CONTROL = ("choose_one", "if_killed", "if_state")
ACTS = tuple(word.name for word in WORDS if not word.aim and word.name not in CONTROL)


def entry(name: str, chance: random.Random) -> dict[str, Any]:
    """A word with every parameter it must have, and half of the others, by chance."""
    told = {"fx": name}
    for key, param in BY_NAME[name].params.items():
        if param.needed or chance.random() < 0.5:
            told[key] = chance.choice(values(param))
    return told


ALONE: dict[tuple[str, str], bool] = {}
"""Whether an entry may stand at a moment, whatever stands beside it: most cards that cannot be fail by this."""


def alone(told: dict[str, Any], on: str) -> bool:
    """The same, found out once."""
    key = repr(told), on
    if key not in ALONE:
        wrong: list[Fault] = []
        fx.read_one(VOCABULARY, Reader("", "", told, wrong), fx.Place(moment=on))
        ALONE[key] = not wrong
    return ALONE[key]


def nodes_of(card: Card, on: str, kind: str, timing: str) -> tuple[fx.Node, ...] | None:
    """A card as it is read; None where it cannot be."""
    if not all(alone(told, on) for told in card):
        return None
    wrong: list[Fault] = []
    nodes = fx.read(VOCABULARY, Reader("", "", {"effects": card}, wrong), "effects", fx.Place(moment=on))
    return None if wrong or any(card_faults(nodes, on, kind, timing)) else nodes


def piece(on: str, kind: str, timing: str, chance: random.Random) -> Card:
    """An aim with one to three words behind it."""
    while True:
        aim = chance.choice(AIMS)
        fit = [word for word in ACTS if not BY_NAME[word].of or BY_NAME[aim].aim in BY_NAME[word].of]
        if not fit:
            continue
        for _ in range(10):
            card = [entry(aim, chance)]
            for word in chance.choices(fit, k=chance.randrange(1, 4)):
                if chance.random() < 0.15:
                    card.append(entry(chance.choice(CONTROL[1:]), chance) | {"otherwise_skip": 1})
                card.append(entry(word, chance))
            if nodes_of(card, on, kind, timing) is not None:
                return card


def by_chance(on: str, chance: random.Random, kind: str = "curse", timing: str = "any_time") -> tuple[fx.Node, ...]:
    """A whole card: one or two pieces, or a choice of two."""
    while True:
        card = [one for _ in range(chance.randrange(1, 3)) for one in piece(on, kind, timing, chance)]
        if chance.random() < 0.15:
            card = [{"fx": "choose_one", "groups": 2}] + [
                one for _ in range(2) for one in piece(on, kind, timing, chance)
            ]
        nodes = nodes_of(card, on, kind, timing)
        if nodes is not None:
            return nodes


def dealt(tables: Tables, seed: int) -> set[str]:
    """Every special, artifact and relic of these Tables gets a card by chance, and heroes other bodies; the words on
    them.
    """
    chance, t, at, met = random.Random(seed), tables.t, 0, set[str]()

    def card(on: str, kind: str = "curse", timing: str = "any_time") -> tuple[int, int]:
        nonlocal at
        if at > 970:
            return first, at - first
        nodes = by_chance(on, chance, kind, timing)
        met.update(node.word for node in nodes)
        begin = at
        at = fx.write(t.ops, fx.nested(nodes, at), at)
        return begin, at - begin

    first = 0
    for k in range(1, t.heroes_n + 1):
        hero = t.heroes[k]
        hero.klass, hero.pattern, hero.ms = chance.randrange(1, 4), chance.randrange(1, 5), chance.randrange(1, 6)
        hero.phasing, hero.sure_footed = int(chance.random() < 0.2), int(chance.random() < 0.2)
        hero.wide, hero.deep = chance.choice(((1, 1), (2, 1), (2, 2)))
        for i in range(2):
            hero.first[i], hero.size[i] = card(SPECIAL)
    for k in range(1, t.artifacts_n + 1):
        t.artifacts[k].first, t.artifacts[k].size = card(ARTIFACT)
    for k in range(1, t.relics_n + 1):
        relic, i = t.relics[k], chance.randrange(len(TIMINGS))
        relic.timing, relic.whose = TIMINGS[i]
        relic.first, relic.size = card(RELIC, ids.TYPES[relic.kind], NAMES[i])
    return met
