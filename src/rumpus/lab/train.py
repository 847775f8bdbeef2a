"""Trains the policy of a game: `python -m rumpus.lab.train blitz_squad --save trained.npz`.

It needs nothing but what the rules need. First the network copies what `greedy` does; then it learns by PPO from games
against `greedy`, against itself, and against what it was before. Half of the games are at the table of the defaults,
the others at tables as `rumpus lab balance` lays them, with all decks, heroes and places, and with any choice of the
options that the game names (`BotHints.taught`). One network plays every seat. The same command on the same machine
makes the same policy. `lessons.py` is what is compiled, `rumpus.bots.policy` the network.
"""

import argparse
import json
import time
from dataclasses import dataclass
from itertools import count as count_from
from pathlib import Path
from typing import Any, Final

import numpy as np

from rumpus.bots.choose import SEARCH
from rumpus.bots.policy import Net, PolicyError, net_of, plan_of, read, size_of, write
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.errors import GameError
from rumpus.kernel.contract.options import OptionError, Options
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows
from rumpus.lab.lessons import ENTROPY, EVEN, TOLD, UNLIKELY, WRONG, Played, advantages, consider, lesson, stride
from rumpus.lab.schedule import Question
from rumpus.lab.school import CHOICES, COLUMNS, ENDED, SEAT, STREAM

SCHOOL: Final = "rumpus.lab.school"
CHAIN: Final = 10
"""How far `greedy` goes on with its own decisions, as in `rumpus.bots.choose`."""
GROUP: Final = 16
"""Games at one table."""
SEATS: Final = 8
DEALS: Final = 4
"""The deals that it looks at there; against a learner it looks at one, which is quicker and hardly weaker."""


@dataclass(frozen=True)
class Settings:
    """What is learned with."""

    games: int = 512
    """played side by side"""
    steps: int = 64
    """decisions of each between two updates"""
    copied: int = 10
    """rounds in which `greedy` is copied, before it learns by itself"""
    foes: float = 0.6
    """the share of games against `greedy`; of the others half are against an older self"""
    passes: int = 2
    batch: int = 1024
    rate: float = 1e-3
    clip: float = 0.2
    keep: float = 0.95
    """lambda of the generalized advantage; nothing is discounted"""
    entropy: float = 0.006
    width: int = 64
    """of the two hidden layers"""
    seed: int = 1
    older: int = 10
    """older selves that are kept, one every eighth update"""
    drawn: float = 0.0
    """what a game that nobody wins is worth"""


class Games:
    """Games side by side, each at a choice. GROUP of them share a table."""

    def __init__(self, spec: GameSpec, count: int, seed: int, varied: int = 2) -> None:
        """Two and two of the same deal. varied: of so many groups one plays at varied tables; 0: none."""
        self.spec = spec
        told = spec.resolve(spec.bots.taught.options)
        self._question = Question(spec.id, tuple(sorted(told.items())), bot="greedy", seed=seed)
        self._works, self._lot = count_from(0), np.random.default_rng((seed, 3))
        groups = -(-count // GROUP)
        self.tables: list[Tables] = []
        self._states, self._three = spec.records.State.blank(count), spec.records.State.blank(3)
        self._S3, self._L = rows(spec.records.State, self._three), rows(Log, Log.blank())
        self._groups = [slice(GROUP * k, min(GROUP * k + GROUP, count)) for k in range(groups)]
        self._S = [rows(spec.records.State, self._states[group]) for group in self._groups]
        self._G = np.zeros((count, COLUMNS), np.int32)
        self._G[:, STREAM] = (np.arange(count) // 2 + 100_003 * seed) & 0x7FFFFFFF
        self.ids = np.zeros((count, spec.actions.max_legal), np.int32)
        self.rows = np.zeros((count, spec.rules.observed), np.int32)
        self._ends = np.zeros((count, 16), np.int32)
        self._totals = np.zeros(spec.actions.max_legal, np.int64)
        self._teams = np.full((count, SEATS), -1, np.int32)
        usual = spec.records.tables(told, None)
        for k in range(groups):
            self.tables.append(usual)
            self._seat(k, told)
            self._begin(k, varied)

    def _begin(self, k: int, varied: int) -> None:
        """A group's games anew, at a new table where that may be."""
        if varied and k % varied == varied - 1:
            options, self.tables[k] = self._laid(k)
            self._seat(k, options)
        self._play(k, np.full(GROUP, -1, np.int32))

    def _laid(self, k: int) -> tuple[Options, Tables]:
        """A table as the lab lays it, with a choice drawn by lot of each option that the policy is taught among."""
        laid = self._question.work(next(self._works)).tables
        options = dict(laid[k % len(laid)])
        listed = {option.name: option.choices for option in self.spec.options.listed}
        while True:
            drawn = {name: listed[name][self._lot.integers(len(listed[name]))] for name in self.spec.bots.taught.among}
            try:
                return options | drawn, self.spec.records.tables(self.spec.resolve(options | drawn), None)
            except OptionError:
                continue  # not every choice goes with every other one

    def _seat(self, k: int, options: Options) -> None:
        """Who plays with whom in a group."""
        teams = self.spec.options.teams(options)
        self._teams[self._groups[k], : len(teams)] = teams
        self._teams[self._groups[k], len(teams) :] = -1

    def _play(self, k: int, actions: Any) -> None:
        """Plays actions of a group by their ids; -1 begins."""
        here = self._groups[k]
        games, ids, seen, ends = self._G[here], self.ids[here], self.rows[here], self._ends[here]
        bind(self.spec, SCHOOL).proceed(self.tables[k].rows, self._S[k], games, actions, ids, seen, ends, self._L)

    def step(self, places: Any) -> None:
        """Plays the choice at a place of `ids` in each game."""
        actions = self.ids[np.arange(len(places)), places]
        for k, here in enumerate(self._groups):
            self._play(k, actions[here])

    def turn_over(self, number: int) -> None:
        """Lays a new table for one group, another with each number."""
        self._begin((2 * number + 1) % len(self._groups), varied=2)

    @property
    def seat(self) -> Any:
        """Who is asked in each game."""
        return self._G[:, SEAT]

    @property
    def team(self) -> Any:
        """Whose side that is."""
        return self._teams[np.arange(len(self._teams)), self.seat]

    @property
    def sides(self) -> Any:
        """How many sides there are in each game."""
        return self._teams.max(axis=1) + 1

    @property
    def counts(self) -> Any:
        """Among how many actions."""
        return self._G[:, CHOICES]

    @property
    def ended(self) -> Any:
        """Where the last step ended a game."""
        return self._G[:, ENDED] != 0

    @property
    def rewards(self) -> Any:
        """What each seat has of the game that ended last: 1 for beating all its rivals, -1 for being beaten by all."""
        places, teams = self._ends[:, 8:], self._teams
        rivals = (teams[:, None, :] != teams[:, :, None]) & (teams >= 0)[:, None, :] & (teams >= 0)[:, :, None]
        better = (np.sign(places[:, None, :] - places[:, :, None]) * rivals).sum(axis=2)
        return (better / np.maximum(1, rivals.sum(axis=2))).astype(np.float32)

    def of(self, sides: Any) -> Any:
        """What one side of each game has of it."""
        return self.rewards[np.arange(len(sides)), (self._teams == sides[:, None]).argmax(axis=1)]

    def greedy(self, k: int, chance: np.random.Generator, deals: int = 1) -> int:
        """The place in ids[k] of what `greedy` does; equal ones by chance."""
        self._three[0] = self._states[k]
        look, number = bind(self.spec, SEARCH).greedy, int(chance.integers(1 << 30))
        T, seat = self.tables[k // GROUP].rows, int(self.seat[k])
        n = int(look(T, self._S3, seat, deals, CHAIN, number, self._totals, self._L))
        return int(chance.choice(np.flatnonzero(self._totals[:n] == self._totals[:n].max())))


class Learner:
    """A network and what it learns by."""

    def __init__(self, game: str, settings: Settings | None = None) -> None:
        """A new network. Raises GameError, and ValueError for a game whose rows say nothing."""
        self.spec, self.set = find(game), settings or Settings()
        if not self.spec.sight.row:
            raise ValueError(f"{game} doesn't say what its observation rows mean (Sight.row)")
        self.chance = np.random.default_rng(self.set.seed)
        self.net = net_of(self.spec, self._start(), self.set.width)
        self._begun = self.net.weights.copy()
        self.slope, self._first, self._second = (np.zeros_like(self.net.weights) for _ in range(3))
        self.strides = 0
        self.pool: list[Net] = []
        self.rounds = 0

    def _start(self) -> Any:
        """Weights to begin with; the last row of them says what a position is worth."""
        width, inputs = self.set.width, plan_of(self.spec.sight.row)[1]
        made = np.zeros(size_of(inputs, width, self.spec.actions.count), np.float32)
        second, last = (inputs + 1) * width, (inputs + 2 + width) * width
        made[: inputs * width] = self.chance.normal(0, 0.08, inputs * width)
        made[second : second + width * width] = self.chance.normal(0, (2 / width) ** 0.5, width * width)
        ends = self.chance.normal(0, 0.02, (self.spec.actions.count + 1, width + 1))
        ends[:, width] = 0
        made[last:] = ends.ravel()
        return made

    def act(self, games: Games, which: Any, net: Net | None = None, best: bool = False) -> tuple[Any, Any, Any]:
        """For the games of `which`: the place of what it does, the logarithm of its chance, what the row is worth."""
        told = np.zeros((3, len(which)), np.float32)
        drawn = np.full(len(which), -1.0) if best else self.chance.random(len(which))
        consider(net or self.net, games.rows, games.ids, games.counts, which, drawn, told)
        return told[0].astype(np.int32), told[1], told[2]

    # ------------------------------------------------------------ play
    def play(self, games: Games, copying: bool = False) -> Played:
        """So many steps of every game: rows, actions, how they went. `copying`: all of them by `greedy`."""
        count = len(games.ids)
        every = np.arange(count)
        against = every < self.set.foes * count
        foes = np.where(against & (not copying), every % 2, -1)
        olds = np.where(~against & (every % 4 < 2) & bool(self.pool) & (not copying), every % 2, -1)
        old = self.pool[self.chance.integers(len(self.pool))] if self.pool else None
        drawn = self.set.drawn
        told: list[tuple[Any, ...]] = []
        for _ in range(self.set.steps):
            seats, counts, sides = games.seat.copy(), games.counts.copy(), games.team
            greedy, older = sides == foes, sides == olds
            done, logs, worth = self.act(games, ~greedy)
            if old is not None and older.any():
                done = np.where(older, self.act(games, older, old)[0], done)
            for k in every if copying else np.flatnonzero(greedy):
                done[k] = games.greedy(int(k), self.chance)
            seen = (games.rows.copy(), games.ids.astype(np.int16), counts, done, logs)
            games.step(done)
            rewards = games.rewards
            rewards[~rewards.any(axis=1)] = drawn
            rewards[~games.ended] = 0
            told.append((*seen, worth, seats, ~greedy & ~older, games.ended, rewards))
        rows_, ids, counts, done, logs, worth, seats, mine, ended, rewards = map(np.stack, zip(*told, strict=True))
        gained, known = np.zeros(worth.shape, np.float32), np.zeros(worth.shape, np.bool_)
        advantages(worth, seats, mine, ended, rewards, self.set.keep, gained, known)
        made = (rows_, ids, counts, done, logs, gained, np.clip(gained + worth, -1, 1))
        return Played(*(array[known] for array in made))

    def against(self, count: int, seed: int, varied: int = 0) -> tuple[int, int]:
        """Games won and drawn of so many against `greedy`: two and two of the same deal, seats changed over."""
        games, chance = Games(self.spec, count, seed, varied), np.random.default_rng(seed)
        mine, running, score = np.arange(count) % games.sides, np.ones(count, np.bool_), np.zeros(count)
        while running.any():
            own = games.team == mine
            done = self.act(games, own & running, best=True)[0]
            for k in np.flatnonzero(~own & running):
                done[k] = games.greedy(int(k), chance, DEALS)
            games.step(done)
            now = games.ended & running
            score[now] = games.of(mine)[now]
            running &= ~now
        return int((score > 0).sum()), int((score == 0).sum())

    # ------------------------------------------------------------ learn
    def learn(self, played: Played, rate: float, copying: bool = False) -> dict[str, float]:
        """What was played, in so many passes: the entropy, how unlikely what was done is now, and how much of what the
        games came to it did not foresee.
        """
        gained = played.gained
        lot = played._replace(gained=((gained - gained.mean()) / (gained.std() + 1e-8)).astype(np.float32))
        told, n = np.zeros(TOLD), len(lot.done)
        clip, entropy = self.set.clip, 0.0 if copying else self.set.entropy
        for _ in range(self.set.passes):
            mixed = self.chance.permutation(n)
            for part in np.array_split(mixed, max(1, n // self.set.batch)):
                lesson(self.net, part, lot, clip, entropy, copying, self.slope, told)
                self.strides += 1
                stride(self.net.weights, self.slope, self._first, self._second, rate, self.strides)
        told /= self.set.passes * max(1, n // self.set.batch)
        return {
            "entropy": float(told[ENTROPY]),
            "unlikely": float(told[UNLIKELY]),
            "unforeseen": float(told[WRONG] / max(told[EVEN], 1e-9)),
        }

    def round(self, games: Games, part: float) -> dict[str, float]:
        """Plays and learns from it, `part` of the time being over; every eighth time its self is kept."""
        if self.rounds % 8 == 0:
            self.pool = [*self.pool, net_of(self.spec, self.net.weights.copy(), self.set.width)][-self.set.older :]
        games.turn_over(self.rounds)
        self.rounds += 1
        return self.learn(self.play(games), self.set.rate * (0.4 if part < 0.7 else 0.2))

    def save(self, path: Path) -> None:
        """The policy as a game ships it: without weights that nothing has ever moved."""
        write(self.spec, np.where(self.net.weights == self._begun, 0, self.net.weights), self.set.width, path)

    def resume(self, path: Path) -> None:
        """Goes on from a policy that was saved. PolicyError for one that does not fit."""
        kept = read(self.spec, path)
        if kept.width != self.set.width:
            raise PolicyError(f"{path.name} has layers of {kept.width}, and --width is {self.set.width}")
        self._begun[:] = self.net.weights[:] = kept.weights
        self._begun[kept.weights != 0] = np.nan


def record(learner: Learner, count: int, seed: int) -> dict[str, int]:
    """Games won and drawn of so many against `greedy`, at the table of the defaults and at those that the lab lays."""
    won, drawn = learner.against(count, seed)
    there, even = learner.against(count, seed, varied=1)
    return {"of": count, "won": won, "drawn": drawn, "won_varied": there, "drawn_varied": even}


def words() -> argparse.ArgumentParser:
    """What may be asked for."""
    asked = argparse.ArgumentParser(prog="python -m rumpus.lab.train", description="Trains the policy of a game.")
    asked.add_argument("game")
    asked.add_argument("--rounds", type=int, help="after those in which greedy is copied; each game has its usual one")
    asked.add_argument("--minutes", type=float, help="of computing time at most, instead of a number of rounds")
    asked.add_argument("--save", type=Path, help="where the policy is kept")
    asked.add_argument("--resume", type=Path, help="go on from a policy that was saved; nothing is copied")
    for name in ("games", "copied", "foes", "rate", "entropy", "drawn", "width", "seed"):
        usual = getattr(Settings, name)
        asked.add_argument(f"--{name}", type=type(usual))
    return asked


def main() -> None:
    """Learns for so many rounds; prints a line of JSON now and then, with games against `greedy`."""
    asked = words()
    given = {name: value for name, value in vars(asked.parse_args()).items() if value is not None}
    game, path, resumed = given.pop("game"), given.pop("save", None), given.pop("resume", None)
    minutes, rounds = given.pop("minutes", 0.0), given.pop("rounds", 0)
    if path is not None and not path.absolute().parent.is_dir():
        asked.error(f"--save {path}: there is no such folder")
    try:
        taught = find(game).bots.taught
        usual = {"drawn": taught.drawn} | ({"copied": 0} if resumed else {})
        learner = Learner(game, Settings(**usual | given))
        if resumed:
            learner.resume(resumed)
    except (GameError, ValueError) as wrong:
        asked.error(str(wrong))
    games, began = Games(learner.spec, learner.set.games, learner.set.seed), time.process_time()

    def spent() -> float:
        return (time.process_time() - began) / 60

    def say(**more: Any) -> None:
        print(json.dumps({"minutes": round(spent(), 2), **more}), flush=True)

    for number in range(learner.set.copied):
        games.turn_over(number)
        went = learner.learn(learner.play(games, copying=True), learner.set.rate, copying=True)
        say(copied=number + 1, **{name: round(number, 3) for name, number in went.items()})
    whole = rounds or taught.rounds
    while (part := spent() / minutes if minutes else learner.rounds / whole) < 1:
        went = learner.round(games, part)
        if learner.rounds % 10 == 0:
            say(round=learner.rounds, **{name: round(number, 3) for name, number in went.items()})
            if path:
                learner.save(path)
    say(round=learner.rounds, **record(learner, 400, 9999))
    if path:
        learner.save(path)


if __name__ == "__main__":
    main()
