"""The words of the closed effect vocabulary that say when: triggers and events, limits of use, and the shape of a word.

The operations themselves are in `operations`, the conditions and costs in `grammar`. `program` checks a designer's
effects against all three and compiles them, `words` writes the card text, `manual` the designer's guide.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from rumpus.games.brawlhalla.rules import ids

LIGHT, HEAVY = ids.LIGHT_ATTACK, ids.HEAVY_ATTACK
ATTACKS: Final = {"any": 0, "either": 0, "light": LIGHT, "heavy": HEAVY}
RESULTS: Final = {"any": 0, "hit": 1, "failed": 2}
ROLES: Final = {"either": 0, "attacker": 1, "defender": 2, "bystander": 3}
USES: Final = {
    "unlimited": ids.USES_ANY,
    "once per turn": ids.USES_TURN,
    "once per life": ids.USES_LIFE,
    "once per game": ids.USES_GAME,
}
"""From the laxest to the strictest limit."""

# ---------------------------------------------------------------- triggers and events


@dataclass(frozen=True, slots=True)
class Trigger:
    """`on = "..."`: its number, its id in the catalogue, the attack type it is bound to, and where it may stand."""

    number: int
    fx: str
    attack: int = 0
    printed: bool = True  # on Action cards; else on Legend Powers and weapon sides
    fight: bool = True  # may happen in an attack: role, attack type and cards played can be asked for


def _card(number: int, fx: str, attack: int = 0, fight: bool = True) -> Trigger:
    return Trigger(number, fx, attack, printed=True, fight=fight)


def _event(number: int, fx: str, fight: bool = True) -> Trigger:
    return Trigger(number, fx, 0, printed=False, fight=fight)


TRIGGERS: Final[dict[str, Trigger]] = {
    "before_attack": _card(ids.T_BEFORE, "BH-FX-T01"),
    "before_light_attack": _card(ids.T_BEFORE, "BH-FX-T02", LIGHT),
    "before_heavy_attack": _card(ids.T_BEFORE, "BH-FX-T03", HEAVY),
    "during_attack": _card(ids.T_DURING, "BH-FX-T04"),
    "during_light_attack": _card(ids.T_DURING, "BH-FX-T05", LIGHT),
    "during_heavy_attack": _card(ids.T_DURING, "BH-FX-T06", HEAVY),
    "after_attack": _card(ids.T_AFTER, "BH-FX-T07"),
    "after_light_attack": _card(ids.T_AFTER, "BH-FX-T08", LIGHT),
    "after_heavy_attack": _card(ids.T_AFTER, "BH-FX-T09", HEAVY),
    "before_move": _card(ids.T_BEFORE_MOVE, "BH-FX-T10", fight=False),
    "after_move": _card(ids.T_AFTER_MOVE, "BH-FX-T11", fight=False),
    "constant": _event(ids.T_CONSTANT, "BH-FX-T12"),
    "on_turn_start": _event(ids.E_TURN_START, "BH-FX-E01", fight=False),
    "on_turn_end": _event(ids.E_TURN_END, "BH-FX-E01", fight=False),
    "on_attack_declared": _event(ids.E_DECLARED, "BH-FX-E02"),
    "on_card_played": _event(ids.E_PLAYED, "BH-FX-E03"),
    "on_hit": _event(ids.E_HIT_MODIFY, "BH-FX-E04"),
    "on_failed": _event(ids.E_FAILED, "BH-FX-E04"),
    "on_damage": _event(ids.E_DAMAGE, "BH-FX-E05"),
    "on_knockback": _event(ids.E_KNOCKBACK, "BH-FX-E06"),
    "on_ko": _event(ids.E_KO, "BH-FX-E07"),
    "on_weapon_change": _event(ids.E_WEAPON, "BH-FX-E08"),
    "on_delay": _event(ids.E_DELAY, "BH-FX-E09", fight=False),
    "on_gravity": _event(ids.E_GRAVITY, "BH-FX-E09", fight=False),
    "on_reshuffle": _event(ids.E_RESHUFFLE, "BH-FX-E10"),
    "on_draw": _event(ids.E_DRAWN, "BH-FX-E10"),
    "on_pass_through": _event(ids.E_PASSED, "BH-FX-E11", fight=False),
    "on_adjacent": _event(ids.E_ADJACENT, "BH-FX-E11", fight=False),
    "before_ko": _event(ids.E_DYING, "BH-FX-66"),
}

CARD_TRIGGERS: Final = tuple(name for name, trigger in TRIGGERS.items() if trigger.printed)
POWER_TRIGGERS: Final = tuple(name for name, trigger in TRIGGERS.items() if not trigger.printed)
FIGHT: Final = tuple(name for name, trigger in TRIGGERS.items() if trigger.fight)
CONSTANT: Final = ("constant",)
EVENTS: Final = tuple(name for name in POWER_TRIGGERS if name != "constant")
BEFORE: Final = CARD_TRIGGERS[0:3]
DURING: Final = CARD_TRIGGERS[3:6]
AFTER: Final = CARD_TRIGGERS[6:9]
MOVES: Final = ("before_move", "after_move")
MEETING: Final = ("on_pass_through", "on_adjacent")
CLASH: Final = (*BEFORE, *DURING, *AFTER, "on_attack_declared", "on_card_played", "on_hit", "on_failed")
ANY: Final = (*CARD_TRIGGERS, *EVENTS)
OWN_TURN: Final = (*AFTER, *MOVES, "on_turn_start", "on_turn_end", "on_delay", "on_weapon_change")

MOMENTS: Final[dict[int, tuple[str, ...]]] = {
    ids.C_COUNT: FIGHT,
    ids.C_TOTAL: FIGHT,
    ids.C_SAME: FIGHT,
    ids.C_PARITY: FIGHT,
    ids.C_MARGIN: FIGHT,
    ids.C_AIR_TO_PLATFORM: ("after_move", "on_adjacent", "on_weapon_change"),
    ids.C_SUBJECT: EVENTS,
    ids.C_CAUSED: ("on_damage", "on_knockback", "on_ko", "on_weapon_change", "on_gravity", "before_ko"),
    ids.C_RESULT: ("on_knockback",),
    ids.C_SOURCE: ("on_damage",),
    ids.C_WEAPON: ("on_weapon_change",),
    ids.C_CHOICE: ("on_delay",),
    ids.C_VALUE: ("on_card_played",),
    ids.C_PLAYED: ("on_card_played",),
    ids.C_TURN: (*EVENTS, "constant"),
}
"""Where a condition may stand, by its number; those that are not listed may stand anywhere."""

# ---------------------------------------------------------------- the shape of an operation


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter of an operation: an integer lo..hi, or one of `words`; `to` is the Op field it compiles to."""

    to: str
    lo: int = 0
    hi: int = -1  # below lo: no integers
    words: dict[str, int] = field(default_factory=dict)
    default: int | str | None = None  # None: must be given
    unset: int | None = None  # the number that stands for "not given", where nothing need be given
    blink: bool = False  # "within N ignoring Platforms" is allowed too

    @property
    def allowed(self) -> str:
        """What may be written, in words."""
        numbers = [f"{self.lo} to {self.hi}" if self.lo < self.hi else str(self.lo)] if self.lo <= self.hi else []
        blink = ["within N ignoring Platforms (N 1 to 4)"] if self.blink else []
        return ", ".join([*self.words, *numbers, *blink])


Check = Callable[[str, dict[str, Any]], tuple[str, str] | None]
"""What one parameter cannot tell alone: (trigger, entry) -> (parameter, reason), or None."""


def _fine(_on: str, _entry: dict[str, Any]) -> None:
    """Nothing more to check."""


@dataclass(frozen=True, slots=True)
class Word:
    """One operation: its number, where it may stand, its parameters, and whom it may be aimed at."""

    number: int
    on: tuple[str, ...]
    params: dict[str, Param] = field(default_factory=dict)
    attack: int = 0  # LIGHT or HEAVY: for these attacks only
    who: tuple[str, ...] = ()  # allowed aims; the first is the default
    within: tuple[int, int] = (1, 3)  # allowed N of an aim "... within N"
    fixed: dict[str, int] = field(default_factory=dict)  # Op fields that the word itself sets
    when: str = ""  # on_hit: "modify" (start of phase 4) or "react" (its end); "": either
    result: str = ""  # the attack must have ended so
    least: str = "unlimited"  # the laxest limit of use
    check: Check = _fine
