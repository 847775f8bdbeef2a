"""Every word of the catalogue, with its parameters and ranges, as the vocabulary declares it."""

import re
from typing import Any

import pytest
from tests.games.brutality.content.law import EFFECTS, RULES

from rumpus import effects as fx
from rumpus.games.brutality.content.grammar import TIMINGS
from rumpus.games.brutality.content.load import installed, programs
from rumpus.games.brutality.content.words import VOCABULARY, WORDS
from rumpus.games.brutality.interface.names import CATALOGUE
from rumpus.games.brutality.rules import ids, ops

TELLS = EFFECTS[6:]
"""All but the six that say when a card happens."""
GAME = {f"{name}.{key}" for name in ("aim_enemy", "if_state") for key in ("value",)}
"""Parameters that go with one case of another."""


def test_the_catalogue_has_sixty_one_words() -> None:
    assert [one["id"] for one in EFFECTS[:4]] == [f"when_{name}" for name in TIMINGS]
    assert [one["id"] for one in TELLS] == list(VOCABULARY.words)
    assert [word.number for word in WORDS] == list(range(7, 62))
    assert all(getattr(ops, word.name.upper()) == word.number for word in WORDS)


def of(word: fx.Word, key: str) -> fx.Param:
    """A parameter of a word, or of one of its cases."""
    found = dict(word.params)
    for param in word.params.values():
        for case in param.cases().values():
            found |= case.params
    return found[key]


PARAMS = [(one["id"], key, str(told)) for one in TELLS for key, told in one["parameters"].items()]


@pytest.mark.parametrize(("name", "key", "told"), PARAMS)
def test_a_parameter_is_as_the_catalogue_says(name: str, key: str, told: str) -> None:
    param = of(VOCABULARY.words[name], key)
    kind, _, rest = told.partition(" ")
    default = re.search(r"default (\S+)", told)
    listed = rest.partition(" default")[0].partition(" (")[0]
    if kind == "int":
        lo, hi = map(int, listed.split(".."))
        assert (param.lo, param.hi) == (lo, hi)
    elif kind == "bool":
        assert param.switch
    else:
        assert {str(word) for word in param.words} == set(listed.split("|"))
        assert bool(param.many) == (kind == "list")
    if default:
        assert str(param.default).lower() == default[1]


@pytest.mark.parametrize("one", TELLS, ids=lambda one: str(one["id"]))
def test_a_word_has_the_parameters_and_the_law_of_the_catalogue(one: dict[str, Any]) -> None:
    word = VOCABULARY.words[one["id"]]
    own = set(word.params) - {"optional"}
    assert own | {key for key in one["parameters"] if f"{word.name}.{key}" in GAME} == set(one["parameters"])
    assert set(word.law.split(", ")) <= RULES
    assert fx.message_id(fx.FULL, "effect", word.name) in CATALOGUE


def test_the_names_of_the_rules_are_those_of_the_words() -> None:
    status = VOCABULARY.words["set_status"].params["status"]
    assert [ids.STATUS_NAMES[status.number_of(name)] for name in status.words] == list(status.words)
    kinds = VOCABULARY.words["aim_hazard"].params["kinds"]
    assert tuple(kinds.words) == ids.HAZARD_NAMES[1:]
    assert tuple(VOCABULARY.words["recover_card"].params["types"].words) == ids.TYPES[1:]
    assert tuple(VOCABULARY.words["aim_creation"].params["kinds"].words) == ids.CREATION_NAMES[1:]


def test_words_that_no_card_of_the_house_has() -> None:
    used = {node.word for nodes in programs(installed()) for node in nodes}
    assert sorted(set(VOCABULARY.words) - used) == [
        *("aim_all_heroes", "aim_creation", "choose_one", "damage_reduction", "if_killed", "if_state", "life_drain"),
        *("place_hazard", "remove_creation", "throw"),
    ]
