"""The closed effect vocabulary as data: every word a designer may write, its parameters, and the numbers it compiles
to.

One row a word (catalogue [[effect]]): triggers (BH-FX-T..), events (E..), conditions (C..), costs (K..) and operations
(1-70). `content`
checks files against it, `tables` compiles by it, `words` writes card text from it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rumpus.games.brawlhalla import ids

ATTACKS: Final = {"any": 0, "either": 0, "light": ids.LIGHT_ATTACK, "heavy": ids.HEAVY_ATTACK}
RESULTS: Final = {"any": 0, "hit": 1, "failed": 2}
ROLES: Final = {"either": 0, "attacker": 1, "defender": 2, "bystander": 3}
USES: Final = {
    "unlimited": ids.USES_ANY,
    "once per turn": ids.USES_TURN,
    "once per life": ids.USES_LIFE,
    "once per game": ids.USES_GAME,
}


@dataclass(frozen=True, slots=True)
class Trigger:
    """`on = "..."`: its number, the attack type it is bound to, and where it may stand."""

    number: int
    attack: int = 0
    printed: bool = True  # on Action cards; else on Legend Powers and weapons
    fx: str = ""


TRIGGERS: Final = {
    "before_attack": Trigger(ids.T_BEFORE, 0, True, "BH-FX-T01"),
    "before_light_attack": Trigger(ids.T_BEFORE, ids.LIGHT_ATTACK, True, "BH-FX-T02"),
    "before_heavy_attack": Trigger(ids.T_BEFORE, ids.HEAVY_ATTACK, True, "BH-FX-T03"),
    "during_attack": Trigger(ids.T_DURING, 0, True, "BH-FX-T04"),
    "during_light_attack": Trigger(ids.T_DURING, ids.LIGHT_ATTACK, True, "BH-FX-T05"),
    "during_heavy_attack": Trigger(ids.T_DURING, ids.HEAVY_ATTACK, True, "BH-FX-T06"),
    "after_attack": Trigger(ids.T_AFTER, 0, True, "BH-FX-T07"),
    "after_light_attack": Trigger(ids.T_AFTER, ids.LIGHT_ATTACK, True, "BH-FX-T08"),
    "after_heavy_attack": Trigger(ids.T_AFTER, ids.HEAVY_ATTACK, True, "BH-FX-T09"),
    "before_move": Trigger(ids.T_BEFORE_MOVE, 0, True, "BH-FX-T10"),
    "after_move": Trigger(ids.T_AFTER_MOVE, 0, True, "BH-FX-T11"),
    "constant": Trigger(ids.T_CONSTANT, 0, False, "BH-FX-T12"),
    "on_turn_start": Trigger(ids.E_TURN_START, 0, False, "BH-FX-E01"),
    "on_turn_end": Trigger(ids.E_TURN_END, 0, False, "BH-FX-E01"),
    "on_attack_declared": Trigger(ids.E_DECLARED, 0, False, "BH-FX-E02"),
    "on_card_played": Trigger(ids.E_PLAYED, 0, False, "BH-FX-E03"),
    "on_hit": Trigger(ids.E_HIT_MODIFY, 0, False, "BH-FX-E04"),
    "on_failed": Trigger(ids.E_FAILED, 0, False, "BH-FX-E04"),
    "on_damage": Trigger(ids.E_DAMAGE, 0, False, "BH-FX-E05"),
    "on_knockback": Trigger(ids.E_KNOCKBACK, 0, False, "BH-FX-E06"),
    "on_ko": Trigger(ids.E_KO, 0, False, "BH-FX-E07"),
    "on_weapon_change": Trigger(ids.E_WEAPON, 0, False, "BH-FX-E08"),
    "on_delay": Trigger(ids.E_DELAY, 0, False, "BH-FX-E09"),
    "on_gravity": Trigger(ids.E_GRAVITY, 0, False, "BH-FX-E09"),
    "on_reshuffle": Trigger(ids.E_RESHUFFLE, 0, False, "BH-FX-E10"),
    "on_draw": Trigger(ids.E_DRAWN, 0, False, "BH-FX-E10"),
    "on_pass_through": Trigger(ids.E_PASSED, 0, False, "BH-FX-E11"),
    "on_adjacent": Trigger(ids.E_ADJACENT, 0, False, "BH-FX-E11"),
    "before_ko": Trigger(ids.E_DYING, 0, False, "BH-FX-66"),
}

CARD_TRIGGERS: Final = tuple(name for name, trigger in TRIGGERS.items() if trigger.printed)
BEFORE: Final = ("before_attack", "before_light_attack", "before_heavy_attack")
DURING: Final = ("during_attack", "during_light_attack", "during_heavy_attack")
AFTER: Final = ("after_attack", "after_light_attack", "after_heavy_attack")
EVENTS: Final = tuple(name for name, trigger in TRIGGERS.items() if not trigger.printed and name != "constant")
OWN_TURN: Final = (*AFTER, "after_move", "before_move", "on_turn_start", "on_turn_end", "on_delay", "on_weapon_change")
ANY: Final = (*CARD_TRIGGERS, *EVENTS)


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter of an operation: an integer lo..hi, or one of `words`; `to` is the Op field it compiles to."""

    to: str
    lo: int = 0
    hi: int = 0
    words: dict[str, int] = field(default_factory=dict)
    default: int | str | None = None  # None: must be given


@dataclass(frozen=True, slots=True)
class Word:
    """One operation: number, allowed triggers, attack it is limited to, parameters, who it is aimed at."""

    number: int
    on: tuple[str, ...]
    params: dict[str, Param] = field(default_factory=dict)
    attack: int = 0
    who: tuple[str, ...] = ()  # allowed aims; the first is the default
    fixed: dict[str, int] = field(default_factory=dict)
    within: tuple[int, int] = (1, 3)  # allowed range of an aim "one opponent within N"
    modify: bool = False  # on_hit: changes the amounts (start of phase 4) instead of reacting to them


def _n(lo: int, hi: int, to: str = "n", default: int | None = None) -> Param:
    return Param(to, lo, hi, default=default)


def _w(to: str, words: dict[str, int], default: str | None = None, lo: int = 0, hi: int = 0) -> Param:
    return Param(to, lo, hi, words, default)


YES: Final = {"no": 0, "yes": 1}
KINDS: Final = {"light": 1, "heavy": 2, "both": 3}
OTHER: Final = ("other combatant", "one opponent within")
LIGHT, HEAVY = ids.LIGHT_ATTACK, ids.HEAVY_ATTACK
CONST: Final = ("constant",)

WORDS: Final[dict[str, Word]] = {
    "total_add": Word(
        1,
        (*BEFORE, *DURING, "constant", "on_card_played"),
        {
            "n": _n(-3, 5),
            "per": _w("a", {"attack": 0, "card played": 1, "damage level": 2, "card in hand": 3}, "attack"),
        },
        LIGHT,
    ),
    "total_reduce": Word(2, (*BEFORE, *DURING, "constant", "on_card_played"), {"n": _n(1, 5)}, LIGHT),
    "value_multiply": Word(3, DURING, {"m": _n(2, 2)}, LIGHT, fixed={"a": 1}),
    "value_set": Word(3, DURING, {"v": _n(0, 10)}, LIGHT, fixed={"a": 0}),
    "extra_opening": Word(4, ("on_attack_declared", "constant"), {"n": _n(2, 3)}, LIGHT),
    "limit_cards": Word(
        5, (*BEFORE, *DURING), {"n": _n(0, 3), "scope": _w("a", {"attack": 0, "per play": 1}, "attack")}, LIGHT
    ),
    "ban_values": Word(6, (*BEFORE, *DURING), {"values": Param("n", 1, 5)}),
    "tax": Word(7, (*BEFORE, *DURING), {"n": _n(1, 2), "times": _w("a", {"once": 0, "per play": 1}, "once")}),
    "win_ties": Word(8, (*DURING, "constant"), {}, LIGHT),
    "play_from_deck": Word(9, DURING, {"n": _n(1, 2)}, LIGHT),
    "cancel_effect": Word(
        10,
        (*DURING, *AFTER, "on_card_played"),
        {"scope": _w("a", {"action-card effects": 1, "weapon powers": 2, "both": 3}, "action-card effects")},
    ),
    "extra_trigger": Word(
        11, ANY, {"type": _w("a", {"during": ids.T_DURING, "after": ids.T_AFTER}), "n": _n(1, 1, default=1)}
    ),
    "damage_add": Word(12, ("on_hit", *BEFORE, *DURING), {"n": _n(1, 2)}, LIGHT, modify=True),
    "damage_deal": Word(
        13,
        (*AFTER, "after_move", *EVENTS),
        {"n": _n(1, 2), "ko_at_red": _w("a", YES, "no")},
        who=(*OTHER, "all adjacent opponents"),
    ),
    "damage_prevent": Word(
        14,
        ("on_hit", "on_reshuffle"),
        {
            "n": _w("n", {"all": 9}, None, 1, 2),
            "source": _w(
                "a",
                {"any": 0, "light": ids.DMG_LIGHT, "crossing": ids.DMG_CROSSING, "reshuffle": ids.DMG_SHUFFLE},
                "any",
            ),
        },
        who=("self", "adjacent teammate"),
        modify=True,
    ),
    "heal": Word(15, ANY, {"n": _n(1, 2)}, who=("self", "teammate within")),
    "thorns": Word(16, ("on_failed", "on_hit"), {"n": _n(1, 1)}),
    "wall_damage": Word(17, ("on_knockback",), {"n": _n(1, 1)}),
    "knockback_add": Word(18, (*BEFORE, *DURING, "on_hit"), {"n": _n(1, 3)}, HEAVY, modify=True),
    "knockback_reduce": Word(19, (*DURING, "on_hit"), {"n": _w("n", {"all": 9}, None, 1, 3)}, HEAVY, modify=True),
    "knockback_direction": Word(
        20,
        ("on_hit",),
        {"choice": _w("a", {"any": 1, "up only": 2, "down only": 3, "sideways only": 4, "towards the attacker": 5})},
        HEAVY,
        modify=True,
    ),
    "light_knockback": Word(21, ("on_hit",), {"n": _n(1, 2, default=0), "as_card": _n(1, 5, "b", 0)}, LIGHT),
    "knockback_through": Word(22, ("on_hit",), {}, HEAVY, modify=True),
    "brace": Word(23, ("on_knockback",)),
    "chain_push": Word(
        24, ("on_knockback",), {"n": _n(1, 2), "who_else": _w("a", {"opponents only": 0, "all": 1}, "opponents only")}
    ),
    "step": Word(
        25,
        (*BEFORE, *AFTER, "after_move", *EVENTS),
        {
            "n": _n(1, 4),
            "way": _w("a", {"any": 0, "towards": 1, "away": 2}, "any"),
            "end": _w("b", {"anywhere": 0, "Platform": 1}, "anywhere"),
        },
    ),
    "push": Word(
        26, (*BEFORE, *AFTER, "after_move", *EVENTS), {"n": _n(1, 3), "stop_at_ko_line": _w("a", YES, "no")}, who=OTHER
    ),
    "pull": Word(
        27, (*BEFORE, *AFTER, "after_move"), {"n": _n(1, 3), "sight": _w("a", YES, "no")}, who=OTHER, within=(2, 4)
    ),
    "swap_places": Word(
        28,
        (*BEFORE, *AFTER, "after_move"),
        {"within": _n(1, 4, "range"), "teammates": _w("a", YES, "no")},
        who=OTHER,
        within=(1, 4),
    ),
    "teleport": Word(
        29,
        (*AFTER, "after_move", *EVENTS),
        {"where": Param("a", 1, 4, {"any Platform": 1, "row 1": 2, "adjacent to target": 3, "within": 4})},
    ),
    "move_bonus": Word(30, ("before_move", "constant"), {"n": _n(-2, 3)}, who=("self", "opponents within 1")),
    "air_limit": Word(31, ("before_move", "constant"), {"limit": _w("n", {"none": 99}, None, 2, 6)}),
    "phase": Word(
        32,
        ("before_move", "constant"),
        {"way": _w("a", {"up": 1, "down": 2, "both": 3}), "times": _w("n", {"any": 99}, None, 1, 1)},
    ),
    "hover": Word(33, ("on_gravity", "constant"), {"when": _w("a", {"any DELAY": 0, "own DELAY": 1}, "any DELAY")}),
    "drop": Word(34, (*AFTER, "after_move"), {"n": _n(1, 3)}, who=(*OTHER, "self")),
    "opportunity": Word(35, ("on_pass_through", "on_adjacent")),
    "root": Word(36, (*AFTER, "constant"), {"n": _n(0, 2)}),
    "range": Word(
        37,
        CONST,
        {
            "n": _n(2, 5),
            "min": _n(1, 2, "a", 1),
            "line": _w("b", {"any": 0, "straight": 1}, "any"),
            "attack": _w("c", KINDS, "both"),
        },
    ),
    "ignore_sight": Word(38, CONST, {"attack": _w("c", KINDS, "both"), "close": _w("a", YES, "no")}),
    "splash": Word(
        39,
        AFTER,
        {
            "operation": _w("a", {"damage": 1, "push": 2, "discard": 3}),
            "around": _w("b", {"target": 0, "attacker": 1}, "target"),
            "n": _w("n", {"all": 9}, "all", 1, 3),
        },
    ),
    "intercept": Word(40, ("on_attack_declared",), {"by": _w("a", {"self for a teammate": 1, "another opponent": 2})}),
    "untargetable": Word(
        41,
        CONST,
        {
            "distance": _w("a", {"any": 0, "2+": 1}, "any"),
            "on": _w("b", {"any": 0, "Platform": ids.ON_PLATFORM, "Air": ids.ON_AIR, "Off-stage": ids.ON_RING}, "any"),
        },
    ),
    "disarm": Word(42, (*DURING, *AFTER, "after_move", *EVENTS), {}, who=OTHER, within=(1, 2)),
    "recover_free": Word(43, ANY),
    "swap_free": Word(44, ANY),
    "fetch": Word(45, (*AFTER, "after_move", "on_turn_start"), {"within": _n(1, 3)}),
    "knock_away": Word(46, (*AFTER, "on_ko"), {"within": _n(1, 4, default=0)}),
    "move_token": Word(47, (*AFTER, "after_move"), {"within": _n(1, 4)}),
    "disarm_immune": Word(48, CONST),
    "unarmed_heavy": Word(
        49, CONST, {"status": _w("a", {"UNARMED": 1, "DISARMED": 2, "both": 3}), "knockback": _n(-1, 0, default=0)}
    ),
    "draw": Word(50, ANY, {"n": _n(1, 3)}, who=("self", "teammate")),
    "opponent_discards": Word(
        51,
        (*BEFORE, *DURING, *AFTER, "after_move", *EVENTS),
        {"n": _n(1, 2), "which": _w("a", {"victim": 0, "random": 1, "owner": 2}, "victim")},
        who=OTHER,
    ),
    "look": Word(
        52,
        (*BEFORE, *DURING, *AFTER, "after_move", *EVENTS),
        {
            "what": _w("a", {"hand": 0, "random hand cards": 1, "top of own deck": 2, "top of deck": 3}),
            "n": _n(1, 3, default=0),
            "reorder": _w("b", YES, "no"),
        },
        who=OTHER,
    ),
    "take_back": Word(53, (*AFTER, "after_move"), {"card": _w("a", {"this": 0, "one played": 1}, "this")}),
    "salvage": Word(
        54,
        ANY,
        {
            "n": _n(1, 2),
            "value_min": _n(1, 5, "a", 1),
            "value_max": _n(1, 5, "b", 5),
            "to": _w("c", {"hand": 0, "deck top": 1, "shuffled into the deck": 2}, "hand"),
        },
    ),
    "cycle": Word(55, ANY, {"n": _n(1, 4), "bonus": _n(0, 1, "a", 0)}),
    "mill": Word(56, AFTER, {"n": _n(1, 4)}),
    "safe_shuffle": Word(57, ANY, {"when": _w("a", {"instead of reshuffle damage": 0, "at once": 1})}),
    "hand_limit": Word(58, CONST, {"n": _n(5, 8)}),
    "extra_action": Word(
        59,
        OWN_TURN,
        {"n": _n(1, 1, default=1), "kind": _w("a", {"any": 0, "MOVE": 1, "DELAY": 2, "ATTACK": 3}, "any")},
    ),
    "follow_up": Word(60, AFTER, {"type": _w("a", {"light": LIGHT, "heavy": HEAVY})}),
    "counter": Word(61, AFTER),
    "stun": Word(62, AFTER, {"n": _n(1, 1, default=1)}),
    "move_and_strike": Word(
        63, ("after_move",), {"type": _w("a", {"light": 1, "heavy": 2, "any": 3}), "opening_max": _n(1, 5, "b", 5)}
    ),
    "better_delay": Word(
        64,
        ("on_delay", "constant"),
        {
            "how": _w("a", {"draw": 1, "draw and swap": 2, "no gravity": 3, "gravity for opponents only": 4}),
            "n": _n(3, 4, default=2),
        },
    ),
    "respawn_change": Word(
        65,
        ("on_ko",),
        {
            "where": _w("a", {"row 1": 3, "any Platform": 1, "next to the causer": 2}, "row 1"),
            "keep_weapon": _w("b", YES, "no"),
            "draw": _n(0, 2, "n", 0),
        },
    ),
    "survive": Word(66, ("before_ko",), {"at": _w("a", {"last space": 0, "row 1": 1}, "last space")}),
    "spoils": Word(
        67,
        ("on_ko",),
        {
            "gain": _w("a", {"draw": 1, "heal": 2, "extra action": 3, "equip": 4, "choose the respawn space": 5}),
            "n": _n(1, 3, default=1),
        },
    ),
    "refresh_ko_bonus": Word(68, OWN_TURN),
    "copy": Word(70, CARD_TRIGGERS, {"source": _w("a", {"opponent's card in play": 1, "top of own discard": 2})}),
}
