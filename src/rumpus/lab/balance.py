"""`rumpus lab balance`: the games behind a report on a game's balance, in four phases.

The game's bot plays itself; the same games once more without a card, for each card that was played; random play beside
it; and the bot against random play, which says how strong it is. Every phase plays works 0, 1, 2 ... and ends by itself
or when its time is up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.lab.contest import BRAINS, real_time
from rumpus.lab.games import Work
from rumpus.lab.harvest import Harvest, harvest
from rumpus.lab.kept import Kept
from rumpus.lab.player import CHEAP
from rumpus.lab.schedule import DEEP, Question
from rumpus.lab.spread import Crew, done

MAIN, WORTH, RANDOM, STRENGTH = "bots", "worth", "random", "strength"
SHARES = {STRENGTH: 0.06, MAIN: 0.44, WORTH: 0.36, RANDOM: 0.14}
"""Of the time, by phase, in order."""
STRONG = 400
"""Games that say how strong a bot is."""
FORM = 3
"""Raised with what the kept numbers of a work are called or mean: one file holds numbers of one form."""
Step = Callable[[str, float], None]


@dataclass
class Phase:
    """Some works of one question: at most so many games."""

    name: str
    question: Question
    games: int
    found: Harvest = field(default_factory=Harvest)
    works: int = 0
    whole: bool = False
    """Whether it played all that was asked."""

    @property
    def last(self) -> int:
        """How many works make up its games."""
        return -(-self.games // self.question.each)


@dataclass
class Balance:
    """A report's games: its phases by name, and the time they took."""

    question: Question
    phases: dict[str, Phase]
    seconds: float = 0.0
    broken_off: bool = False

    @property
    def spec(self) -> GameSpec:
        """The game."""
        return find(self.question.game)

    def found(self, name: str) -> Harvest:
        """What a phase came to; nothing for one that was not played."""
        return self.phases[name].found if name in self.phases else Harvest()


def phases(question: Question, games: int) -> dict[str, Phase]:
    """The phases of a report, in order."""
    spec, bot = question.spec, question.bot
    made = {}
    if bot != "random":
        made[STRENGTH] = Phase(STRENGTH, question.but(versus="random"), min(STRONG, games))
    made[MAIN] = Phase(MAIN, question, games)
    hands = spec.tempo is not None and bot in BRAINS and real_time(spec, question.base, question.content)
    if (bot in CHEAP or hands) and bot != "random" and spec.cards is not None:
        deep = DEEP if bot != "far" else DEEP // 4
        made[WORTH] = Phase(WORTH, question.but(deny=True, each=deep), max(deep, games // 8))
    if bot != "random":
        made[RANDOM] = Phase(RANDOM, question.but(bot="random"), games)
    return made


def played(
    question: Question, crew: Crew, games: int, seconds: float | None, kept: Kept, step: Step = lambda _w, _s: None
) -> Balance:
    """Plays a report's games. Ctrl-C breaks it off; what is done by then counts.

    `seconds`: the time for all of it; None: as long as the games take. `step(phase, share)` tells how far a phase is.
    """
    balance = Balance(question, phases(question, games))
    started = time.monotonic()
    whole = sum(SHARES[name] for name in balance.phases)
    try:
        for name, phase in balance.phases.items():
            share = None if seconds is None else seconds * SHARES[name] / whole
            run(phase, crew, share, kept, step)
    except KeyboardInterrupt:
        balance.broken_off = True
    balance.seconds = time.monotonic() - started
    return balance


def run(phase: Phase, crew: Crew, seconds: float | None, kept: Kept, step: Step = lambda _w, _s: None) -> None:
    """Plays a phase until its games are played or its time is up; always all works up to some number."""
    started = time.monotonic()

    def spent() -> float:
        return 0.0 if seconds is None else (time.monotonic() - started) / seconds

    def wanted() -> Iterator[Work]:
        for k in range(phase.works, phase.last):
            if spent() >= 1.0:
                return
            yield phase.question.work(k)

    while phase.works < phase.last and (known := kept.known(phase.name, phase.works, Harvest)) is not None:
        phase.found.add(known)
        phase.works += 1
    for work, made in done(crew, harvest, wanted()):
        kept.keep(phase.name, work.number, made)
        phase.found.add(made)
        phase.works += 1
        step(phase.name, min(1.0, max(spent(), phase.works / phase.last)))
    phase.whole = phase.works >= phase.last


def asked(question: Question, **more: Any) -> str:
    """What a question is, as a line that a kept file begins with."""
    spec = question.spec
    tables = spec.records.tables(question.base, question.content)
    told = {
        "game": spec.id,
        "rules": spec.version,
        "content": tables.key if tables.book is not None else "",
        "options": dict(question.options),
        "bot": question.bot,
        "seed": question.seed,
        "each": question.each,
        "form": FORM,
    }
    return str(told | more)
