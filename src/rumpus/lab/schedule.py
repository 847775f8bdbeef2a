"""Which games answer a question: work by work, each made from its number and the master seed alone.

Pieces that options choose (decks, Legends) play every pair in turn, each seed once for every way round the table;
places (arenas, boards) take turns too. Games of different works share no seed; the same work of two questions does.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations, product
from typing import Any

import numpy as np

from rumpus.kernel.contract.options import OptionError, Options
from rumpus.kernel.contract.parts import all_alike
from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.lab.games import Work

EACH = 100
"""Games of a work."""
LOOKING = 20
"""The same of a bot that looks some decisions ahead."""
SLOW = 4
"""The same of bots that search."""
DEEP = 8
"""The same where every card that is played is denied in a game of its own."""


@dataclass(frozen=True)
class Question:
    """What is asked about: a game with resolved options and content, by which bot, from which seed."""

    game: str
    options: tuple[tuple[str, Any], ...]
    content: str | None = None
    bot: str = "keen"
    seed: int = 1
    each: int = EACH
    deny: bool = False
    versus: str = ""
    """Another bot that sits at all seats but one, turn about."""
    pieces: tuple[str, ...] = field(default=())
    """Only these, where the seats' pieces are chosen by an option; empty: all of them."""
    varied: bool = True
    """Whether some games are played at other tables (`Study.vary`), so that more of the cards are met."""

    @cached_property
    def spec(self) -> GameSpec:
        """The game."""
        return find(self.game)

    @cached_property
    def base(self) -> Options:
        """The options, with those by which every piece is played as often as another."""
        made, defaults = dict(self.options), {option.name: option.default for option in self.spec.options.listed}
        for name, value in (self.spec.study.even if self.spec.study else {}).items():
            if made[name] == defaults[name]:
                made[name] = value
        return made

    @cached_property
    def places(self) -> list[tuple[tuple[str, Any], ...]]:
        """Each choice of places, as options."""
        listed = []
        for name in self.spec.study.places if self.spec.study else ():
            option = next(one for one in self.spec.options.listed if one.name == name)
            own = self.base[name] != option.default or self.content is not None
            choices = [self.base[name]] if own else [c for c in option.choices if c not in ("default", "custom")]
            listed.append([(name, choice) for choice in choices])
        return [place for place in product(*listed) if self._fits(dict(place))]

    def _fits(self, changed: Options) -> bool:
        """Whether there is such a table: not every arena is laid out for every number of players."""
        try:
            self.spec.records.tables(self.base | changed, self.content)
        except OptionError:
            return False
        return True

    @cached_property
    def choices(self) -> tuple[str, ...]:
        """The pieces that seats' options may name; none where one is fixed already, or there are no such options."""
        pieces = self.spec.pieces
        if pieces is None or not pieces.option:
            return ()
        seats = self.spec.options.seats(self.base)
        option = next(one for one in self.spec.options.listed if one.name == f"{pieces.option}a")
        if any(self.base[f"{pieces.option}{LETTERS[p].lower()}"] != option.default for p in range(seats)):
            return ()
        if self.pieces:
            return self.pieces
        if pieces.listed is not None:
            return tuple(pieces.listed(self.spec.records.tables(self.base, self.content).t))
        return tuple(str(choice) for choice in option.choices if choice != option.default)

    @cached_property
    def casts(self) -> list[tuple[str, ...]]:
        """Who plays what: every pair in an order drawn from the seed; for more seats, every so many."""
        seats = self.spec.options.seats(self.base)
        if len(self.choices) < seats:
            return []
        listed = list(combinations(self.choices, seats))
        np.random.default_rng((self.seed, 1)).shuffle(listed)
        return [tuple(str(name) for name in cast) for cast in listed]

    def work(self, k: int) -> Work:
        """Work number k."""
        rng = np.random.default_rng((self.seed, 2, k))
        seats = self.spec.options.seats(self.base)
        rounds = k // len(self.casts) if self.casts else 0
        place = self.places[(k + rounds) % len(self.places)] if self.places else ()
        options = self.base | dict(place)
        tables = [options]
        vary = self.spec.study.vary if self.spec.study and self.varied and not self.pieces else all_alike
        if vary is not all_alike and k % 2:
            options = vary(options, int(rng.integers(0, 2**31 - 1)))
            tables = self._turned(options, seats)
        elif self.casts:
            cast = self.casts[(k // 2 if vary is not all_alike else k) % len(self.casts)]
            tables = self._turned(options | dict(zip(self._seats(seats), cast, strict=True)), seats)
        elif self.spec.pieces is not None and self.spec.pieces.option:
            tables = self._turned(options, seats)
        bots = [self.bot] * seats
        if self.versus:
            bots = [self.bot if p == k % seats else self.versus for p in range(seats)]
        seeds = rng.integers(0, 2**31 - 1, max(1, self.each // len(tables))).tolist()
        return Work(
            self.game,
            tuple(tuple(sorted(table.items())) for table in tables),
            tuple(bots),
            tuple(seeds),
            self.content,
            k,
            self.deny,
            tuple((name, str(value)) for name, value in place),
        )

    def _seats(self, seats: int) -> list[str]:
        """The options that choose the seats' pieces."""
        name = self.spec.pieces.option if self.spec.pieces else ""
        return [f"{name}{LETTERS[p].lower()}" for p in range(seats)]

    def _turned(self, options: Options, seats: int) -> list[Options]:
        """The same table with the pieces one seat on, and so round; once where that changes nothing."""
        names = self._seats(seats)
        held = [options[name] for name in names]
        made = [options | dict(zip(names, held[k:] + held[:k], strict=True)) for k in range(seats)]
        return [one for k, one in enumerate(made) if one not in made[:k]]

    def but(self, **changed: Any) -> Question:
        """The same otherwise."""
        return replace(self, **changed)
