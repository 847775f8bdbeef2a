"""The table options (the `table_option` lines of the catalogue's rulings), read from content/options.toml.

Seats of a tag team table alternate between the teams as long as both have players left: A C against B D; in 2v3 A C
against B D E, in 3v2 A C E against B D.
"""

import re
from dataclasses import dataclass
from typing import Final

from rumpus.games.brawl.content.load import HOME, load_decks
from rumpus.games.brawl.rules import ids
from rumpus.kernel.contract.options import Choice, Installed, Option, OptionError, Options, read_options

LETTERS: Final = "abcdefgh"
CIRCLE: Final = (3, ids.SEATS)
"""BR-SETUP-08: the seats of a circle, from the book's three to as many as the house has."""
DEFAULT_DECKS: Final = ("motley", "sparrow", "anvil", "jig", "doorman", "broom", "mason", "fuse")
"""Who plays where the option says `default`: one after the other, after the decks of a designer's file."""


@dataclass(frozen=True, slots=True)
class DeckOption(Option):
    """A deck: an installed one, or one of a designer's own (`tables` checks that it is there)."""

    def checked(self, value: object) -> Choice:
        """The value itself, when allowed; else OptionError, which lists what is."""
        if isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", value):
            return value
        return Option.checked(self, value)


INSTALLED: Final = {"decks": Installed(("default", *load_decks()), DeckOption)}
OPTIONS: Final = read_options(HOME / "options.toml", INSTALLED, LETTERS)


# ---------------------------------------------------------------- seats and teams
def sizes(options: Options) -> tuple[int, int]:
    """How many players each team has."""
    first, second = str(options["teams"]).split("v")
    return int(first), int(second)


def seats(options: Options) -> int:
    """BR-SETUP-08: how many seats. Raises OptionError: too_few_players, bad_seat_count."""
    form, wanted = str(options["format"]), int(options["players"])
    lo, hi = {"duel": (2, 2), "circle": CIRCLE, "tag_team": (sum(sizes(options)),) * 2}[form]
    if wanted == 0:
        return lo
    if wanted == 1:
        raise OptionError("option players: too_few_players: 1; at least 2 are needed, each with a deck (BR-SETUP-08)")
    if not lo <= wanted <= hi:
        name = {"duel": "a duel", "circle": "a circle"}.get(form, f"tag team {options['teams']}")
        allowed = f"{lo}" if lo == hi else f"{lo} to {hi}"
        raise OptionError(
            f"option players: bad_seat_count: {name} is for {allowed} players, not {wanted} (BR-SETUP-08)"
        )
    return wanted


def teams(options: Options) -> tuple[int, ...]:
    """BR-TAG-01: the team of each seat, alternating while both teams have players left; else everybody alone."""
    n = seats(options)
    if options["format"] != "tag_team":
        return tuple(range(n))
    left = list(sizes(options))
    made: list[int] = []
    for k in range(n):
        team = k % 2 if min(left) > 0 else left.index(max(left))
        left[team] -= 1
        made.append(team)
    return tuple(made)


def weights(options: Options) -> tuple[bool, ...]:
    """BR-RUL-30: which seats play heavyweight."""
    told = str(options["weight"])
    own = [str(options[f"weight_{x}"]) for x in LETTERS[: seats(options)]]
    return tuple(told == "heavy" if one == "table" else one == "heavy" for one in own)


# ---------------------------------------------------------------- what fits together
def checked(options: Options) -> None:
    """What only several options together can get wrong. Raises OptionError."""
    n = seats(options)
    first, second = sizes(options)
    if options["format"] == "tag_team" and options["team_sizes"] == "equal" and first != second:
        raise OptionError(
            f"option teams: {options['teams']}; with team_sizes = equal both teams are of one size (BR-RUL-29)"
        )
    for x in LETTERS[n:]:
        for name in (f"deck_{x}", f"weight_{x}"):
            if options[name] not in ("default", "table"):
                raise OptionError(f"option {name}: there is no seat {x.upper()} at a table of {n}")
    for x in LETTERS[:n]:
        if options["weight"] != "mixed" and options[f"weight_{x}"] not in ("table", options["weight"]):
            raise OptionError(f"option weight_{x}: every deck has the same weight unless weight = mixed (BR-RUL-30)")
    _in_time(options)


def _in_time(options: Options) -> None:
    """Ranges with a gap, and clocks that need Tournament Mode. Raises OptionError."""
    if 0 < int(options["stall_seconds"]) < 10:
        raise OptionError("option stall_seconds: 0 (off), or 10 to 600 (BR-RUL-07)")
    if 0 < int(options["game_limit_seconds"]) < 60:
        raise OptionError("option game_limit_seconds: 0 (none), or 60 to 3600 (BR-RUL-07)")
    if int(options["bot_delay_min"]) > int(options["bot_delay_max"]):
        raise OptionError("option bot_delay_min: it is not more than bot_delay_max (BR-RUL-03)")
    if options["fouls"] == "claim" and options["mode"] == "training":
        raise OptionError("option fouls: claim is for mode = tournament (BR-RUL-06)")


def people_only(options: Options) -> str:
    """Why no bot may sit at a table with these options; empty when one may (BR-RUL-06, BR-RUL-07)."""
    if options["fouls"] == "claim":
        return "option fouls: claim is for people only (BR-RUL-06)"
    if options["mode"] == "tournament" and options["stall_seconds"] == 0:
        return "option stall_seconds: 0 is for people only (BR-RUL-07)"
    return ""
