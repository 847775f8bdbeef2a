"""The table options (catalogue [game] table_options) with their defaults, choices, help and rule."""

from __future__ import annotations

from typing import Final

from rumpus.games.brawlhalla.content import load_arenas, load_set, sets
from rumpus.kernel.spec import Option, OptionError, Options

DEFAULT_SET: Final = "salt-and-steel"
DEFAULT_ARENA: Final = {"1v1": "twin-ledges", "2v2": "long-hall", "ffa3": "crossroads", "ffa4": "crossroads"}
OFF_ON: Final = ("off", "on")
NO_YES: Final = ("no", "yes")
YES_NO: Final = ("yes", "no")
LETTERS: Final = "abcd"


def _picks() -> tuple[str, ...]:
    """What a table may fix for a seat: a Legend of an installed set with a weapon side."""
    names = dict.fromkeys(legend.id for name in sets() for legend in load_set(name))
    return ("draft", *(f"{name} {side}" for name in names for side in (1, 2)))


def _all() -> tuple[Option, ...]:  # house: long because it is one table, a row an option
    """Every option in the order of the catalogue."""
    arenas = ("default", *sorted(load_arenas()), "custom")
    return (
        Option(
            "format",
            "1v1",
            ("1v1", "2v2", "ffa"),
            help="Duel, two teams, or everyone for themselves.",
            rule="BH-FMT-01",
        ),
        Option("players", 0, lo=0, hi=4, help="Players; 0: as the format says (free-for-all: 4).", rule="BH-COMP-01"),
        Option(
            "ko_mode",
            "standard",
            ("standard", "classic", "blitz"),
            help="2 KO cards each; classic 3; blitz none.",
            rule="BH-RUL-67",
        ),
        Option(
            "discovery",
            "off",
            OFF_ON,
            help="Cards count by value only. Powers stay. Good for a first game.",
            rule="BH-RUL-67",
        ),
        Option("arena", "default", arenas, help="Where the fight takes place.", rule="BH-RUL-04"),
        Option("card_set", DEFAULT_SET, sets(), help="Which Legends, weapons and cards are played.", rule="BH-RUL-79"),
        Option("legend_pick", "draft", ("draft", "blind", "random"), help="How Legends are chosen.", rule="BH-RUL-08"),
        Option("mirror_legends", "no", NO_YES, help="May two players take the same Legend?", rule="BH-RUL-08"),
        *(
            Option(
                f"legend_{x}",
                "draft",
                _picks(),
                help=f"Fixes the Legend and weapon side of seat {x.upper()}.",
                rule="BH-RUL-97",
            )
            for x in LETTERS
        ),
        Option(
            "start_spots",
            "choose",
            ("choose", "spread"),
            help="Choose where to start, or start spread out.",
            rule="BH-RUL-09",
        ),
        Option(
            "first_player",
            "youngest",
            ("youngest", "random", "seat1", "seat2", "seat3", "seat4"),
            help="Who starts. Youngest: name the seat; if none is named, chance decides.",
            rule="BH-RUL-11",
        ),
        Option(
            "mulligan", "no", ("no", "once"), help="May each player draw a new starting hand once?", rule="BH-RUL-12"
        ),
        Option(
            "under_platform",
            "open",
            ("open", "no_passing"),
            help="May a MOVE pass along below a Platform?",
            rule="BH-RUL-01",
        ),
        Option(
            "air_limit",
            "3",
            ("2", "3", "4", "none"),
            help="Air spaces in a row that a MOVE may enter.",
            rule="BH-RUL-15",
        ),
        Option("air_count_start", "no", NO_YES, help="Does the starting space count as Air?", rule="BH-RUL-15"),
        Option("zero_move", "yes", YES_NO, help="May a MOVE be made without a step?", rule="BH-RUL-16"),
        Option("gravity_scope", "all", ("all", "self"), help="Who falls at a DELAY.", rule="BH-RUL-19"),
        Option(
            "gravity_fall",
            "straight_then_side",
            ("straight_then_side", "free_choice"),
            help="Straight down, or any of the three lower spaces.",
            rule="BH-RUL-21",
        ),
        Option(
            "bottom_fall",
            "damage",
            ("damage", "stay", "ko"),
            help="What a fall from the lowest row of the ring does.",
            rule="BH-RUL-23",
        ),
        Option(
            "melee_through_platform",
            "yes",
            YES_NO,
            help="May a close attack go through a Platform floor?",
            rule="BH-RUL-31",
        ),
        Option(
            "underplay", "yes", YES_NO, help="May a play in a Light attack stay below what is needed?", rule="BH-RUL-36"
        ),
        Option(
            "light_at_red",
            "nothing",
            ("nothing", "ko"),
            help="What a Light hit does to a Legend at Red.",
            rule="BH-RUL-41",
        ),
        Option(
            "bump_choice",
            "victim",
            ("victim", "attacker"),
            help="Who chooses when a landing space is taken.",
            rule="BH-RUL-46",
        ),
        Option(
            "bump_origin",
            "allowed",
            ("allowed", "barred"),
            help="May the space where the push started be chosen?",
            rule="BH-RUL-46",
        ),
        Option(
            "sword_pickup",
            "entered",
            ("entered", "start_too"),
            help="Does the space a MOVE starts from count?",
            rule="BH-RUL-53",
        ),
        Option(
            "token_fallback",
            "next_player",
            ("next_player", "next_opponent"),
            help="Who places a sword nobody won.",
            rule="BH-RUL-58",
        ),
        Option(
            "eliminated_sword",
            "removed",
            ("removed", "returned"),
            help="The sword of an eliminated player.",
            rule="BH-RUL-61",
        ),
        Option("ko3_bonus", "same", ("same", "none"), help="What KO card #3 gives.", rule="BH-RUL-65"),
        Option(
            "team_hands", "hidden", ("hidden", "shared"), help="May teammates see each other's hands?", rule="BH-RUL-71"
        ),
        Option("discard_more", "no", NO_YES, help="May more than the surplus be discarded?", rule="BH-RUL-73"),
        Option(
            "effect_limit",
            "cards",
            ("cards", "all"),
            help="What counts against one effect of each type.",
            rule="BH-RUL-75",
        ),
        Option("stall", "pressure", ("pressure", "off"), help="Damage when nobody is KO'd for long.", rule="BH-RUL-80"),
        Option("stall_rounds", 20, lo=3, hi=50, help="Rounds without a KO before pressure begins.", rule="BH-RUL-80"),
        Option(
            "round_limit",
            300,
            lo=0,
            hi=1000,
            help="Rounds at most; 0: no limit (only with pressure).",
            rule="BH-RUL-81",
        ),
        Option("clock_seconds", 0, lo=0, hi=300, help="Seconds for each decision; 0: no clock.", rule="BH-RUL-82"),
        Option("on_leave", "bot", ("bot", "concede"), help="What happens to a player who leaves.", rule="BH-RUL-83"),
        Option(
            "discard_view",
            "open",
            ("open", "top_only"),
            help="How much of a discard pile may be seen.",
            rule="BH-RUL-87",
        ),
        Option(
            "spectator_hands",
            "off",
            ("off", "delayed"),
            help="May spectators see hands, a round later?",
            rule="BH-RUL-87",
        ),
    )


OPTIONS: Final = _all()


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
