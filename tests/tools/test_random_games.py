"""The tool that plays random games at random tables and looks at every position."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

from rumpus.kernel.contract.spec import find
from tools import random_games


def test_games_at_tables_by_chance_end_without_a_fault() -> None:
    found = random_games.random_games("toy", 100)
    assert (found.games, found.faults) == (100, [])
    assert sum(found.ends.values()) == 100
    assert found.redeals > 0


@pytest.mark.parametrize("game", ["toy", "incredibrawl", "blitz_squad", "brutality"])
def test_tables_by_chance_fit_together_and_differ(game: str) -> None:
    spec = find(game)
    met = [random_games.by_chance(spec, random.Random(number)) for number in range(100)]
    for option in spec.options.listed:
        assert len({options[option.name] for options in met}) > 1, option.name
    assert not any(spec.bots.people_only(options) for options in met)


def test_a_broken_invariant_is_told_with_its_seed_and_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its game ends there, once; the others go on."""
    real = random_games.bind(find("toy"))

    def broken(T: Any, S: Any, g: int) -> int:
        return 7 if g == 3 else int(real.check_at(T, S, g))

    loops = SimpleNamespace(**{**vars(real), "check_at": broken})
    monkeypatch.setattr(random_games, "bind", lambda _spec: loops)
    found = random_games.random_games("toy", 8, seed=40)
    assert found.games == 8
    assert len(found.faults) == 1
    assert "seed 43: invariant 7 is broken after decision 0; options {'players'" in capsys.readouterr().out
