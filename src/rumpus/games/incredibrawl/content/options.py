"""The table options of the catalogue's rulings, and what fits together."""

from typing import Final

from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.spec import Option, OptionError, Options

ON: Final = ("off", "on")
OPTIONS: Final = (
    Option("players", 2, (2, 3, 4), help="how many seats", rule="IB-SETUP-01"),
    Option(
        "mode", "casual", ("family", "casual", "gamer"), help="family: no abilities; gamer: more", rule="IB-MODE-03"
    ),
    Option("power_ups", "off", ON, help="ten Power-Ups in each deck (gamer)", rule="IB-SETUP-08"),
    Option("locations", "off", ON, help="the location may change (gamer)", rule="IB-SETUP-09"),
    Option("select_a_brawl", "off", ON, help="players choose their spots (gamer)", rule="IB-SAB-01"),
    Option("power_up_order", "race", ("race", "first_player"), help="who lays Power-Ups first", rule="IB-PU-09"),
    Option("glory_goal", ids.LEAST_GOAL, lo=ids.LEAST_GOAL, hi=ids.MOST_GOAL, help="Glory that wins", rule="IB-R-GOAL"),
    Option("max_rounds", 60, lo=10, hi=200, help="rounds at most", rule="IB-R-STALL"),
    Option("play_cap", 20, lo=3, hi=99, help="Play abilities of a player in one brawl", rule="IB-R-LOOP"),
    Option("tie_break", "throw", ("throw", "random", "coin"), help="how true ties are settled", rule="IB-R-THROW"),
    Option("final_tie", "throw", ("throw", "shared"), help="a tie for most Glory", rule="IB-R-FINALTIE"),
    Option("ability_tie", "beaten_type_first", ("beaten_type_first", "throw_only"), rule="IB-R-TYPEORDER"),
    Option("lose_trigger", "not_winner", ("not_winner", "lost_scrap"), rule="IB-R-LOSEWHO"),
    Option("gone_ability", "resolves", ("resolves", "skipped"), rule="IB-R-GONE"),
    Option("level_cap", "10", ("10", "none"), help="the upper bound of changed Levels", rule="IB-R-LEVELS"),
    Option("refill_timing", "any_time", ("any_time", "draw_step"), help="when it is offered", rule="IB-R-REFILL"),
    Option("refill_min", 1, (1, 2), help="cards a paid refill must draw", rule="IB-R-REFILLMIN"),
    Option("family_refill", "on", ("on", "off"), help="a refill for Glory in Family Mode", rule="IB-R-FAMREFILL"),
    Option("no_character_test", "on_entering", ("on_entering", "at_draw"), rule="IB-R-DRAWTEST"),
    Option("late_power_up", "queued", ("queued", "returned"), rule="IB-R-LATECARD"),
    Option("hidden_windows", "off", ON, help="every window opens for all (live)", rule="IB-R-WINDOWLEAK"),
    Option("classes", "data", ("data", "vote"), help="who says of which class a character is", rule="IB-R-CLASS"),
    Option("three_player_token", "fixed", ("fixed", "rotate"), rule="IB-R-3PROTATE"),
    Option("three_player_spots", "holder_odd", ("holder_odd", "choose_spot"), rule="IB-R-3PSAB"),
    Option("sab_choice", "before", ("before", "at_placement"), rule="IB-R-SABORDER"),
    Option("arrival", "seeded", ("seeded", "live"), help="who is first in a race of Power-Ups", rule="IB-R-WINDOW"),
    Option("spectator_hands", "off", ON, help="onlookers see every hand, a full round late", rule="IB-SEL-03"),
)


def seats(options: Options) -> int:
    """How many seats the table has."""
    return int(options["players"])


def teams(options: Options) -> tuple[int, ...]:
    """Everybody plays alone."""
    return tuple(range(seats(options)))


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
