"""The table options of the catalogue's rulings, read from content/options.toml."""

from dataclasses import dataclass
from typing import Final

from rumpus.games.brutality.content.load import BOARD, HOME, Cards, installed
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.options import Choice, Installed, Option, OptionError, Options, read_options
from rumpus.kernel.words.spelling import as_written, nearest


@dataclass(frozen=True, slots=True)
class BoardOption(Option):
    """A board: one of the house's, or of a designer's file; whether there is such a one `tables` says."""

    def checked(self, value: object) -> Choice:
        """The value itself, when allowed; else OptionError, which says what is."""
        if isinstance(value, str) and BOARD.fullmatch(value):
            return value
        return Option.checked(self, value)


OPTIONS: Final = read_options(
    HOME / "options.toml", {"boards": Installed(tuple(one.id for one in installed().boards), BoardOption)}
)
EACH: Final = 8
"""BU-RELIC-16, BU-RUL-69: relics of each type for Controlled Chaos."""


def seats(options: Options) -> int:
    """BU-TEAM-01: two or four."""
    return int(options["players"])


def teams(options: Options) -> tuple[int, ...]:
    """The side of each seat: A and C against B and D (BU-RUL-76)."""
    return tuple(p % 2 for p in range(seats(options)))


def chaos(options: Options) -> bool:
    """BU-CC-01: whether teams draft their relics."""
    return bool(options["format"] == "controlled_chaos")


def checked(options: Options, cards: Cards) -> None:
    """What options and cards together can get wrong. Raises OptionError, or ContentError, naming the rule."""
    name = str(options["board"])
    if name not in cards.board:
        known = list(cards.board)
        told = f"there is no board {as_written(name)}{nearest(name, known)}; allowed: {', '.join(known)}"
        raise OptionError(f"option board: {told}")
    if chaos(options):
        for kind in dict.fromkeys(one.kind for one in cards.relics):
            n = sum(1 for one in cards.relics if one.kind == kind)
            if n < EACH:
                raise ContentError(f"{n} relics of the type {kind}; Controlled Chaos takes {EACH} at least (BU-RUL-69)")


def people_only(options: Options) -> str:
    """BU-RUL-75: why no bot may play with these options; empty when one may."""
    return "option round_limit: 0 is for people only (BU-RUL-75)" if options["round_limit"] == 0 else ""
