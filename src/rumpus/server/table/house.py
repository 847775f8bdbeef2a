"""The settings of a table that are no rules of its game: clock, who leaves, undo, hints.

They are given among the options of a new table. A game may declare some of them as its own (Brawlhalla: `clock_seconds`
BH-RUL-82, `on_leave` BH-RUL-83); then its spec checks them, and this file only reads them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from rumpus.kernel.contract.options import Option, OptionError, Options
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.contract.table_form import Clash
from rumpus.kernel.match.match import Match
from rumpus.server.store.base import SeatRecord, TableRecord

AWAY_SECONDS = 30
"""So long a person may be away in real time, where the game does not say (`Race.away_seconds`)."""
HOUSE = (
    Option(
        "clock_seconds",
        0,
        lo=0,
        hi=300,
        title="Clock",
        help="Seconds for each decision. Out of time, the table makes the quietest one. 0: no clock.",
    ),
    Option(
        "on_leave",
        "bot",
        ("bot", "concede"),
        title="Who leaves",
        says=("A bot steps in", "The game is lost"),
        help="What happens when somebody leaves while others wait.",
    ),
    Option(
        "free_undo",
        False,
        (True, False),
        title="Undo",
        says=("Any last play", "While nothing was seen"),
        help="What you may take back when you only play bots: any last play, or one that nobody answered.",
    ),
    Option(
        "hints",
        True,
        (True, False),
        title="Hints",
        says=("When you play bots", "None"),
        help="May you ask what a bot would do in your place?",
    ),
)
IN_TURNS = frozenset({"clock_seconds", "on_leave", "free_undo"})
"""What a game that can be played in real time is not asked for."""


class House(Struct, frozen=True):
    """How this table is run. `clock_seconds` 0: no clock; `on_leave` is 'bot', 'concede' or 'forfeit'.

    `away_seconds`: so long a person may be away in real time, or where `on_leave` is forfeit.
    """

    clock_seconds: int = 0
    on_leave: str = "bot"
    free_undo: bool = False
    hints: bool = True
    away_seconds: int = AWAY_SECONDS

    @classmethod
    def of(cls, record: TableRecord, match: Match) -> House:
        """The settings of a table. Hints are for tables of one visitor unless the table says otherwise."""
        told: dict[str, Any] = {**match.options, **record.options}
        away = match.spec.race.away_seconds if match.spec.race else None
        alone = len(record.visitors) <= 1 and all(chair.kind != "empty" for chair in record.seats)
        return cls(
            clock_seconds=int(told.get("clock_seconds", 0)),
            on_leave=str(told.get("on_leave", "bot" if away is None else "forfeit")),
            free_undo=bool(told.get("free_undo", False)),
            hints=bool(told.get("hints", alone)),
            away_seconds=AWAY_SECONDS if away is None else away(match.options),
        )


def house_options(spec: GameSpec) -> tuple[Option, ...]:
    """The house's own options that a table of this game may be asked for, and that it does not declare itself."""
    declared = {option.name for option in spec.options.listed} | (IN_TURNS if spec.race else frozenset())
    if not spec.actions.leave:
        declared |= {"on_leave"}
    return tuple(option for option in HOUSE if option.name not in declared)


def house_clashes(spec: GameSpec) -> tuple[Clash, ...]:
    """What of the house's own options does not fit together, for the set-up page."""
    clock = Clash(
        why="0 is no clock; else 10 seconds at least.", when={"clock_seconds": range(1, 10)}, mend={"clock_seconds": 0}
    )
    return (clock,) if any(option.name == "clock_seconds" for option in house_options(spec)) else ()


def split(spec: GameSpec, options: Mapping[str, object]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options that are the game's (left for it to check), and all options with the house's own checked.

    Raises OptionError for a value that is no text, number or truth, for a clock between 1 and 9 seconds, for on_leave =
    concede where nobody can, or a value that a house option does not have.
    """
    for name, value in options.items():
        if not isinstance(value, bool | int | str):
            raise OptionError(f"option {name}: give a text, a whole number, true or false")
    declared = {option.name for option in spec.options.listed}
    house = {option.name: option for option in HOUSE if option.name not in declared}
    rules = {name: value for name, value in options.items() if name not in house}
    kept = {name: house[name].checked(value) if name in house else value for name, value in options.items()}
    if kept.get("on_leave") == "concede" and not spec.actions.leave:
        raise OptionError(f"option on_leave: {spec.about.title} cannot be given up; a bot plays on for who leaves")
    if "clock_seconds" in house and 0 < int(str(kept.get("clock_seconds", 0))) < 10:
        raise OptionError("option clock_seconds: give 0 for no clock, or 10 to 300 seconds")
    return rules, kept


def rules_of(spec: GameSpec, record: TableRecord) -> Options:
    """The game's options of a table, with the decks that its people have brought. Raises OptionError."""
    options = spec.resolve(split(spec, record.options)[0])
    for seat, chair in enumerate(record.seats):
        if chair.deck and spec.decks is not None:
            options = spec.decks.bring(options, seat, chair.deck)
    return options


def served(spec: GameSpec, options: Mapping[str, object], seats: Sequence[SeatRecord]) -> dict[str, Any]:
    """Options that a table of people gets unless its creator said otherwise (`TableOptions.at_a_table`): not
    for bots alone, and not where people share a screen and so cannot race.
    """
    ask = spec.options.at_a_table
    screens = [chair.visitor or chair.kind for chair in seats if chair.kind in ("person", "host")]
    people = sum(chair.kind != "bot" for chair in seats)
    if ask is None or people == 0 or len(set(screens)) < len(screens):
        return {}
    found = ask(spec.resolve(split(spec, options)[0]), people)
    return {name: value for name, value in found.items() if name not in options}
