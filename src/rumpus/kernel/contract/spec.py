"""GameSpec: what a game tells the rest of the house, and the registry that finds games by entry point."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from rumpus.kernel.contract.errors import GameError
from rumpus.kernel.contract.installed import entries, list_games
from rumpus.kernel.contract.options import OptionError, Options
from rumpus.kernel.contract.parts import (
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
from rumpus.kernel.contract.real_time import Race, Tempo
from rumpus.kernel.words.spelling import nearest


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """One game, part by part (`contract/parts.py`). `version` is that of its rules, which saves carry; a part that a
    game lacks is None.
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
    """The folder of what it teaches: sheet.toml and puzzles.toml (`match/learning.py`)."""
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
