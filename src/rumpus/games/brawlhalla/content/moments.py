"""The words of the closed effect vocabulary that say when: triggers and events, and limits of use."""

from dataclasses import dataclass
from typing import Final

from rumpus import effects as fx
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
class Trigger(fx.Moment):
    """`on = "..."`: its number and law id, the attack type it is bound to, and where it may stand."""

    attack: int = 0
    printed: bool = True  # on Action cards; else on Legend Powers and weapon sides
    fight: bool = True  # may happen in an attack: role, attack type and cards played can be asked for


def _card(number: int, law: str, attack: int = 0, fight: bool = True) -> Trigger:
    """A trigger of Action cards."""
    return Trigger(number, law, attack=attack, printed=True, fight=fight)


def _event(number: int, law: str, fight: bool = True) -> Trigger:
    """An event of Legend Powers and weapons."""
    return Trigger(number, law, printed=False, fight=fight)


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
LATER: Final = (*AFTER, "after_move")
SETTLED: Final = (*LATER, *EVENTS)
ANY: Final = (*CARD_TRIGGERS, *EVENTS)
OWN_TURN: Final = (*AFTER, *MOVES, "on_turn_start", "on_turn_end", "on_delay", "on_weapon_change")

GROUPS: Final = {
    "any card or event": ANY,
    "any event": EVENTS,
    "before an attack": BEFORE,
    "during an attack": DURING,
    "after an attack": AFTER,
    "anything in an attack": CLASH,
    "anything in the own turn": OWN_TURN,
    "passing or meeting": MEETING,
    "anything with an attack": FIGHT,
}
"""Short names of lists of triggers."""
