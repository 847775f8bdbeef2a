"""Environments for learning (extra `envs`): arrays of many games by Gymnasium's vector API, and single games.

>>> from rumpus.envs import VectorEnv
>>> envs = VectorEnv("toy", 4)
>>> obs, infos = envs.reset(seed=1)
>>> obs["observation"].shape, obs["action_mask"].shape, infos["seat"].tolist()
((4, 33), (4, 12), [0, 0, 0, 0])

`Solo` is one seat against fixed opponents; importing this package registers it with Gymnasium for each installed game
(`gymnasium.make("rumpus/Brawlhalla-v1")`). `rumpus.envs.aec.AEC` is PettingZoo's face.
"""

try:
    import gymnasium  # noqa: F401 - only whether it is there
except ModuleNotFoundError as gone:
    message = "rumpus.envs wants Gymnasium: pip install rumpus[envs]"
    raise ModuleNotFoundError(message, name=gone.name) from None

from rumpus.envs.solo import Solo, register
from rumpus.envs.vector import VectorEnv

__all__ = ["Solo", "VectorEnv", "register"]
register()
