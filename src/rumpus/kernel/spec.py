"""GameSpec: what a game tells the rest of the house, and the registry that finds games by entry point."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from rumpus.kernel.installed import entries, list_games
from rumpus.kernel.parts import (
    About,
    Actions,
    BotHints,
    Cards,
    Content,
    Decks,
    Law,
    Pieces,
    Records,
    Rules,
    Scenes,
    Secret,
    SetupPage,
    Sight,
    Study,
    TableOptions,
    Words,
)
from rumpus.kernel.reader import nearest
from rumpus.kernel.real_time import Race, Tempo

Choice = str | int | bool
Options = dict[str, Choice]
Event = tuple[int, ...]
"""A row of the log: kind, seat, a, b, c, d, and two free ints."""

LETTERS = "ABCDEFGH"
SPECTATOR = -1
SWITCH = (("yes", "on", "true"), ("no", "off", "false"))
"""Words that mean the same where an option is a switch."""
WHOLE = re.compile(r"-?[0-9]{1,18}")
CLOCK = -1
"""The seat, and the action, of a row that says: the clock struck (a real-time game's `due`)."""


class OptionError(ValueError):
    """A table option that does not exist, or whose value is not allowed. One clear sentence."""


class ContentError(ValueError):
    """Content that cannot be played: file, path inside it, and reason, in one clear sentence."""


class GameError(LookupError):
    """No such game."""


@dataclass(frozen=True, slots=True)
class Option:
    """One table option: either a choice of values, or an integer from lo to hi; `rule` is the id it comes from.
    `title` is its name for people, `says` each choice in words.
    """

    name: str
    default: Choice
    choices: tuple[Choice, ...] = ()
    lo: int = 0
    hi: int = 0
    help: str = ""
    rule: str = ""
    title: str = ""
    says: tuple[str, ...] = ()

    def checked(self, value: object) -> Choice:
        """The value itself, when allowed; else OptionError, which lists what is and names the nearest. "3" may stand
        for 3, a NumPy number for Python's; yes, on and true for one another where there is one of them, and so no, off
        and false.
        """
        if isinstance(value, np.integer | np.bool_):
            value = value.item()
        if self.choices:
            for choice in self.choices:
                if type(choice) is type(value) and choice == value:
                    return choice
                if isinstance(value, str) and str(choice).lower() == value.lower():
                    return choice
            for words in SWITCH:
                meant = [choice for choice in self.choices if str(choice).lower() in words]
                if isinstance(value, str | bool) and str(value).lower() in words and len(meant) == 1:
                    return meant[0]
            allowed = [str(choice) for choice in self.choices]
            raise OptionError(
                f"option {self.name}: {value!r} is not one of {', '.join(allowed)}{nearest(str(value), allowed)}"
            )
        if isinstance(value, str) and WHOLE.fullmatch(value):
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not self.lo <= value <= self.hi:
            raise OptionError(f"option {self.name}: {value!r} is not a whole number from {self.lo} to {self.hi}")
        return value


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """One game, part by part (`kernel/parts.py`). `version` is that of its rules, which saves carry; a part that a game
    lacks is None.
    """

    id: str
    version: int
    about: About
    law: Law
    records: Records
    rules: Rules
    options: TableOptions
    actions: Actions
    words: Words
    sight: Sight
    scenes: Scenes
    content: Content | None = None
    decks: Decks | None = None
    setup: SetupPage | None = None
    learn: Path | None = None
    """The folder of what it teaches: sheet.toml, glossary.toml and puzzles.toml (`kernel/learning.py`)."""
    study: Study | None = None
    secret: Secret | None = None
    race: Race | None = None
    bots: BotHints = field(default_factory=BotHints)

    @property
    def tempo(self) -> Tempo | None:
        """Its bots with hands, where it has them."""
        return None if self.race is None else self.race.tempo

    @property
    def pieces(self) -> Pieces | None:
        """What its seats play and results are told by, where there is such a thing."""
        return None if self.study is None else self.study.pieces

    @property
    def cards(self) -> Cards | None:
        """The cards that its seats play, as simulations count them, where it has such."""
        return None if self.study is None else self.study.cards

    def in_real_time(self, t: Any) -> bool:
        """Whether a table of this game is played by requests, everybody at once."""
        return self.race is not None and self.race.on(t)

    def resolve(self, options: Mapping[str, object] | None = None) -> Options:
        """Every option with its value: the given ones checked, the rest at their defaults. Raises OptionError."""
        known = {option.name: option for option in self.options.listed}
        made: Options = {name: option.default for name, option in known.items()}
        for name, value in (options or {}).items():
            if name not in known:
                near = nearest(str(name), known)
                raise OptionError(f"{self.id} has no option {name!r}; it has {', '.join(known) or 'none'}{near}")
            made[name] = known[name].checked(value)
        return made


@cache
def find(game: str) -> GameSpec:
    """The game with this id. Raises GameError, which lists the games there are."""
    entry = entries().get(game)
    if entry is None:
        near = nearest(game, list_games())
        raise GameError(f"there is no game {game!r}; there are: {', '.join(list_games()) or 'none'}{near}")
    spec = entry.load()
    if not isinstance(spec, GameSpec) or spec.id != game:
        raise GameError(f"{entry.value} is not the GameSpec of {game!r}")
    return spec


def all_games() -> list[GameSpec]:
    """Every installed game, in alphabetical order. A game whose module is not there (yet) is left out."""
    found = []
    for game in list_games():
        try:
            found.append(find(game))
        except ModuleNotFoundError as missing:
            if missing.name not in _parents(entries()[game].module):
                raise
    return found


def first_game() -> GameSpec:
    """The game that stands first in the lobby. Raises GameError where none has a place there."""
    shelved = [(spec.about.shelf, spec.id, spec) for spec in all_games() if spec.about.shelf is not None]
    if not shelved:
        raise GameError("no installed game has a place in the lobby")
    return min(shelved, key=lambda place: place[:2])[2]


def _parents(module: str) -> Sequence[str]:
    """A dotted module name and the packages it lies in."""
    parts = module.split(".")
    return [".".join(parts[: i + 1]) for i in range(len(parts))]
