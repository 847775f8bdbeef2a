"""GameSpec: what a game tells the rest of the house, and the registry that finds games by entry point."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import numpy as np

from rumpus.kernel.reader import nearest
from rumpus.kernel.record import Array

Choice = str | int | bool
Options = dict[str, Choice]
Event = tuple[int, ...]
"""A row of the log: kind, seat, a, b, c, d, and two free ints."""

GROUP = "rumpus.games"
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
    """One table option: either a choice of values, or an integer from lo to hi; `rule` is the id it comes from."""

    name: str
    default: Choice
    choices: tuple[Choice, ...] = ()
    lo: int = 0
    hi: int = 0
    help: str = ""
    rule: str = ""

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


def no_expansion(_t: Any, _s: Any, _p: int, text: str) -> list[str]:
    """The `expand` of a game without macros: the text names one action."""
    return [text]


def no_plans(_t: Any, _s: Any, _p: int) -> list[dict[str, Any]]:
    """The `plans` of a game whose page sends one action at a time."""
    return []


@dataclass(frozen=True)
class GameSpec:
    """One game: its records, its rules, and how its actions, events and positions are said in words.

    `t` and `s` in the callables are plain proxies (Table.at, State.at); `p` is a seat from 0, `a` an action id, a
    viewer of -1 a spectator. `anytime` may be done out of turn too; `leave` names those of them that give the game up
    ("concede"; "forfeit" for who was away too long): without any, a bot plays on for whoever leaves. `rules` is the
    package whose modules turn, check, hidden and features hold the compiled contract. `changes` says of each rules
    version from 2 on what it changed, for saves of older ones.
    """

    id: str
    title: str
    subtitle: str
    tagline: str
    mood: str
    minutes: int
    players: tuple[int, ...]
    version: int
    State: Any
    Table: Any
    rules: str
    actions: int
    max_legal: int
    events: tuple[str, ...]
    options: tuple[Option, ...]
    seats: Callable[[Options], int]
    teams: Callable[[Options], tuple[int, ...]]
    tables: Callable[..., Array]
    name: Callable[[Any, Any, int, int], str]
    parse: Callable[[Any, Any, int, str], int]
    why_not: Callable[[Any, Any, int, int], str | None]
    passive: Callable[[Any, Any, int], int]
    view: Callable[[Any, Any, int], dict[str, Any]]
    redact: Callable[[Event, int, Any, Any], Event | None]
    say: Callable[[Any, Any, Event, int], tuple[str, str]]
    prompt: Callable[[Any, Any, int], tuple[str, str]]
    action: Callable[[Any, Any, int, int], dict[str, Any]]
    scene: Callable[[Any, Any], str]
    unscene: Callable[..., tuple[Array, Array]]
    ends: Mapping[int, tuple[str, str]]
    rules_file: Path
    changes: Mapping[int, str] = field(default_factory=dict)
    content: Path | None = None
    anytime: tuple[int, ...] = ()
    leave: Mapping[str, int] = field(default_factory=dict)
    expand: Callable[[Any, Any, int, str], list[str]] = no_expansion
    plans: Callable[[Any, Any, int], list[dict[str, Any]]] = no_plans
    features: int = 0
    extra: Mapping[str, Any] = field(default_factory=dict)

    def resolve(self, options: Mapping[str, object] | None = None) -> Options:
        """Every option with its value: the given ones checked, the rest at their defaults. Raises OptionError."""
        known = {option.name: option for option in self.options}
        made: Options = {name: option.default for name, option in known.items()}
        for name, value in (options or {}).items():
            if name not in known:
                near = nearest(str(name), known)
                raise OptionError(f"{self.id} has no option {name!r}; it has {', '.join(known) or 'none'}{near}")
            made[name] = known[name].checked(value)
        return made


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def list_games() -> list[str]:
    """The ids of the installed games, in alphabetical order; none is loaded."""
    return sorted(_entries())


@cache
def find(game: str) -> GameSpec:
    """The game with this id. Raises GameError, which lists the games there are."""
    entry = _entries().get(game)
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
            if missing.name not in _parents(_entries()[game].module):
                raise
    return found


def _parents(module: str) -> Sequence[str]:
    """A dotted module name and the packages it lies in."""
    parts = module.split(".")
    return [".".join(parts[: i + 1]) for i in range(len(parts))]
