"""The table options of the catalogue's rulings, read from content/options.toml, and what fits together."""

from typing import Final

from rumpus.games.incredibrawl.content.load import HOME
from rumpus.kernel.contract.options import OptionError, Options, read_options

OPTIONS: Final = read_options(HOME / "options.toml")


def on(options: Options, name: str) -> bool:
    """Whether a switch is on."""
    return options[name] == "on"


def at_a_table(options: Options, people: int) -> Options:
    """What people play where nothing else is said: Power-Ups race in order of arrival and throws have their clock.

    Not for one person among bots, who may take all the time to read.
    """
    race = on(options, "power_ups") and options["power_up_order"] == "race"
    live = people > 1 and (race or options["tie_break"] == "throw")
    return {"arrival": "live"} if live or on(options, "hidden_windows") else {}


def checked(options: Options) -> None:
    """What only several options together can get wrong. Raises OptionError naming the rule."""
    extras = [name for name in ("power_ups", "locations", "select_a_brawl") if on(options, name)]
    if options["mode"] == "gamer" and not extras:
        raise OptionError(
            "option mode: gamer takes power_ups, locations or select_a_brawl, one at least; "
            "without any of them play mode = casual (IB-MODE-04)"
        )
    if options["mode"] != "gamer" and extras:
        raise OptionError(f"option {extras[0]}: it is for mode = gamer, not {options['mode']} (IB-R-MODEMIX)")
    if options["power_up_order"] == "first_player" and not on(options, "power_ups"):
        raise OptionError("option power_up_order: first_player needs power_ups = on (IB-MODE-06)")
    if on(options, "hidden_windows") and options["arrival"] != "live":
        raise OptionError("option hidden_windows: it is for arrival = live (IB-R-WINDOWLEAK)")
    if options["three_player_spots"] == "choose_spot" and not on(options, "select_a_brawl"):
        raise OptionError("option three_player_spots: choose_spot needs select_a_brawl = on (IB-R-3PSAB)")
