"""One hash a game over the final states of many random games: equal before and after a change that must change nothing.

    python tools/state_hashes.py [--games 100000] [GAME ...]

The games are dealt round the tables of `TABLES`, one seed each; hashed are the bytes of the last state and of the last
log. Compiled, 100,000 games take well under a minute a game.
"""

import argparse
import hashlib
from typing import Any

import numpy as np

from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.installed import list_games
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows

TABLES: dict[str, list[dict[str, Any]]] = {
    "toy": [{}, {"players": 3}, {"players": 4}],
    "brawlhalla": [
        {},
        {"format": "2v2"},
        {"format": "ffa", "players": 3, "ko_mode": "blitz"},
        {"format": "ffa", "players": 4, "discovery": "on"},
        {"legend_pick": "blind", "mulligan": "once"},
    ],
    "brawl": [
        {},
        {"mode": "training"},
        {"format": "circle", "players": 4},
        {"format": "tag_team"},
        {"fouls": "claim"},
    ],
    "incredibrawl": [
        {},
        {"players": 4, "mode": "gamer", "power_ups": "on"},
        {"players": 3, "mode": "casual"},
        {"players": 4, "mode": "gamer", "power_ups": "on", "locations": "on", "classes": "vote"},
    ],
    "blitz_squad": [
        {},
        {"players": 3, "targets": "all", "stack_order": "sorted"},
        {"players": 4, "deck_a": "built-1", "deck_b": "built-2", "deck_lists": "closed", "reply_block": "yes"},
    ],
    "brutality": [
        {},
        {"players": 4, "hero_draft": "blind", "hazard_copies": "two_each"},
        {"format": "controlled_chaos", "board": "9x11", "absorb": "damage_only", "hazard_again": "inert"},
    ],
}
LIMIT = 5000
"""Decisions a game at most."""


def digest(game: str, games: int) -> tuple[str, int]:
    """The hash over so many games, and the decisions in them."""
    spec = find(game)
    loops = bind(spec)
    made = hashlib.sha256()
    state, log = spec.records.State.blank(), Log.blank()
    S, L = rows(spec.records.State, state), rows(Log, log)
    out = np.zeros((1, 18), np.int32)
    tables = [spec.records.tables(spec.resolve(options)).rows for options in TABLES.get(game, [{}])]
    decisions = 0
    for seed in range(games):
        loops.random_games(tables[seed % len(tables)], S, 0, np.array([seed + 1], np.int32), 1, LIMIT, out, L)
        made.update(state.tobytes())
        made.update(log.tobytes())
        decisions += int(out[0, 17])
    return made.hexdigest(), decisions


def main() -> None:
    """Prints a line a game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("game", nargs="*", default=None)
    asked = parser.parse_args()
    for game in asked.game or list_games():
        made, decisions = digest(game, asked.games)
        print(f"{game:14} {asked.games} games, {decisions} decisions: {made}", flush=True)


if __name__ == "__main__":
    main()
