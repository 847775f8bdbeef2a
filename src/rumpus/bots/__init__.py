"""Opponents for every game of the house: random, one-step greedy, and information-set search at three levels.

```
actions, estimate = choose(spec, tables, state, seat, "hard", seconds=1.0, seed=7)
```
"""

from rumpus.bots.choose import LEVELS, Level, choose

__all__ = ["LEVELS", "Level", "choose"]
