"""The table options (catalogue [game] table_options), read from content/options.toml; what fits together."""

import re
from dataclasses import dataclass
from typing import Final

from rumpus.games.brawlhalla.content.load import HOME, load_arenas, load_set, sets
from rumpus.kernel.contract.options import Choice, Installed, Option, OptionError, Options, read_options

DEFAULT_SET: Final = "salt-and-steel"
DEFAULT_ARENA: Final = {"1v1": "twin-ledges", "2v2": "long-hall", "ffa3": "crossroads", "ffa4": "crossroads"}
LETTERS: Final = "abcd"
PICK: Final = re.compile(r"[a-z0-9-]+( [12])?")
MODES: Final = {
    "standard": {"ko_mode": "standard", "discovery": "off"},
    "classic": {"ko_mode": "classic", "discovery": "off"},
    "blitz": {"ko_mode": "blitz", "discovery": "off"},
    "discovery": {"ko_mode": "standard", "discovery": "on"},
}
"""BH-MODE-01 to BH-MODE-06: the rulebook's modes, and the options that make them up (`mode` on the command line)."""


@dataclass(frozen=True, slots=True)
class PickOption(Option):
    """A Legend and a weapon side: one of the usual set's, or of another or a designer's own ("fang 1"; `tables` knows
    which are at the table).
    """

    def checked(self, value: object) -> Choice:
        """The value itself, when allowed; else OptionError, which lists what is."""
        if isinstance(value, str) and value.lower() != "draft" and PICK.fullmatch(value.lower()):
            return value.lower()
        return Option.checked(self, value)


LEGENDS: Final = tuple(f"{legend.id} {side}" for legend in load_set(DEFAULT_SET) for side in (1, 2))
INSTALLED: Final = {
    "arenas": Installed(("default", *sorted(load_arenas()), "custom")),
    "sets": Installed(sets()),
    "legends": Installed(("draft", *LEGENDS), PickOption),
}
"""What is installed, by the name that options.toml has for it."""
OPTIONS: Final = read_options(HOME / "options.toml", INSTALLED, LETTERS)


def seats(options: Options) -> int:
    """BH-COMP-01: how many seats. Raises OptionError when format and players do not fit."""
    wanted = int(options["players"])
    allowed = {"1v1": (2,), "2v2": (4,), "ffa": (4, 3)}[str(options["format"])]
    if wanted == 0:
        return allowed[0]
    if wanted not in allowed:
        raise OptionError(
            f"option players: {options['format']} is for {' or '.join(map(str, sorted(allowed)))} players, not {wanted}"
        )
    return wanted


def teams(options: Options) -> tuple[int, ...]:
    """The team of each seat: A and C against B and D in 2v2, else everybody alone."""
    n = seats(options)
    return tuple(p % 2 for p in range(n)) if options["format"] == "2v2" else tuple(range(n))


def checked(options: Options) -> None:
    """What only several options together can get wrong. Raises OptionError."""
    n = seats(options)
    if options["stall"] == "off" and options["round_limit"] == 0:
        raise OptionError("option round_limit: stall = off needs a round limit")
    if 0 < int(options["round_limit"]) < 10:
        raise OptionError("option round_limit: 0, or 10 to 1000")
    if 0 < int(options["clock_seconds"]) < 10:
        raise OptionError("option clock_seconds: 0, or 10 to 300")
    first = str(options["first_player"])
    if first.startswith("seat") and int(first[4:]) > n:
        raise OptionError(f"option first_player: there is no {first} at a table of {n}")
    for x in LETTERS[n:]:
        if options[f"legend_{x}"] != "draft":
            raise OptionError(f"option legend_{x}: there is no seat {x.upper()} at a table of {n}")
