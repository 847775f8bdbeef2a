"""Cards by chance: every word in every place where it may stand, read, said, and played to the end."""

import random
from typing import Any

import pytest
from tests.games.brutality.content.chance import by_chance, dealt

from rumpus import effects as fx
from rumpus.games.brutality.content.grammar import ARTIFACT, RELIC, SPECIAL
from rumpus.games.brutality.content.words import WORDS
from rumpus.games.brutality.interface.card_text import said
from rumpus.games.brutality.rules import invariants, turn
from rumpus.games.brutality.rules.state import State
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import Log, clear

TABLES: tuple[dict[str, Any], ...] = (
    {"hero_draft": "random", "artifacts": "on", "empty_play": "refused", "quiet_rounds": 4},
    {"players": 4, "hero_draft": "random", "hazard_again": "inert", "absorb": "damage_only", "round_limit": 20},
)


def test_every_word_is_met_and_said() -> None:
    met: set[str] = set()
    chance = random.Random(3)
    for number in range(400):
        nodes = by_chance((SPECIAL, ARTIFACT, RELIC)[number % 3], chance, ("blessing", "curse")[number % 2])
        met |= {node.word for node in nodes}
        full, brief = said(nodes), said(nodes, fx.SHORT)
        assert len(brief) <= len(full)
        assert full.endswith(".")
    assert met >= {word.name for word in WORDS} - {"revive"}, "revive wants a dead hero: the house's cards have it"


@pytest.mark.rule("BU-RUL-91", "BU-RUL-92")
@pytest.mark.parametrize("options", TABLES, ids=range(len(TABLES)))
def test_games_with_cards_by_chance_end_and_stay_sound(options: dict[str, Any]) -> None:
    spec = find("brutality")
    tables, state, chance = spec.records.tables(spec.resolve(options)), State.blank(), random.Random(5)
    array = tables.array.copy()
    tables = Tables(type(tables.t).at(array), array, tables.book)
    dealt(tables, 5)
    t, s, log, out = tables.t, State.at(state), Log.new(), [0] * spec.actions.max_legal
    turn.setup(t, s, 5, log)
    for _ in range(4000):
        mask = turn.who(t, s)
        if not mask:
            break
        p = chance.choice([p for p in range(4) if mask >> p & 1])
        clear(log)
        turn.apply(t, s, p, out[chance.randrange(turn.legal(t, s, p, out))], log)
        assert invariants.check(t, s) == 0
    assert s.over
