"""The stage of a simulation: what is made once for all of its games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.helpers.parts import altered

from rumpus.kernel.spec import find
from rumpus.lab import sim
from rumpus.lab.sim import Plan, play_chunk
from rumpus.lab.stage import stage


def test_proxies_are_made_once_and_not_for_every_game(monkeypatch: Any) -> None:
    """To make them takes many times as long as a compiled game."""
    spec = find("brawlhalla")
    plan = Plan("brawlhalla", tuple(sorted(spec.resolve({"ko_mode": "blitz"}).items())))
    seen: list[tuple[Any, Any]] = []

    def piece(t: Any, s: Any, p: int) -> str:
        seen.append((t, s))
        return spec.pieces.of(t, s, p)

    made = replace(stage(plan), spec=altered(spec, study={"pieces": replace(spec.pieces, of=piece)}))
    monkeypatch.setattr(sim, "stage", lambda _plan: made)
    tally = play_chunk(plan, [1, 2, 3])
    assert len(seen) == 6
    assert all(t is seen[0][0] and s is seen[0][1] for t, s in seen)
    assert sum(score.games for score in tally.pieces.values()) == 6, "the Legends of the game just played"
