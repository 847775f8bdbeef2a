"""The operations of the closed effect vocabulary, BH-FX-01 to BH-FX-70: one row a word, as the catalogue has them.

Where the catalogue says "any event", every event of a Legend Power or weapon may be used; where it lists before_attack,
during_attack or after_attack, their Light-only and Heavy-only forms may be used too, as far as the word allows.
"""

# house: long because it is one table, the closed vocabulary

from typing import Any, Final

from rumpus.games.brawlhalla.content.moments import (
    AFTER,
    ANY,
    BEFORE,
    CARD_TRIGGERS,
    CLASH,
    CONSTANT,
    DURING,
    EVENTS,
    HEAVY,
    LIGHT,
    MEETING,
    OWN_TURN,
    Param,
    Word,
)
from rumpus.games.brawlhalla.rules import ids

Entry = dict[str, Any]
YES: Final = {"no": 0, "yes": 1}
KINDS: Final = {"light": 1, "heavy": 2, "both": 3}
OTHER: Final = ("other combatant", "one opponent within")


def _n(lo: int, hi: int, to: str = "n", default: int | None = None) -> Param:
    """A number; without default it must be given."""
    return Param(to, lo, hi, default=default)


def _opt(lo: int, hi: int, to: str = "n") -> Param:
    """A number that need not be given: then 0."""
    return Param(to, lo, hi, unset=0)


def _w(to: str, words: dict[str, int], default: str | None = None, lo: int = 0, hi: int = -1) -> Param:
    """One of some words, or a number lo..hi beside them."""
    return Param(to, lo, hi, words, default)


PLAYED_CARD: Final = _w("b", {"this": 0, "one played": 1}, "this")


# ---------------------------------------------------------------- what one parameter cannot tell alone


def _not_zero(_on: str, e: Entry) -> tuple[str, str] | None:
    return ("n", "0 changes nothing; allowed: -3 to -1, 1 to 5") if e.get("n") == 0 else None


def _light_push(_on: str, e: Entry) -> tuple[str, str] | None:
    if ("n" in e) == ("as_card" in e):
        return "n", "either n (1 to 2) or as_card (1 to 5) is wanted"
    return None


def _swap_within(_on: str, e: Entry) -> tuple[str, str] | None:
    if str(e.get("who", "")).startswith("one opponent within"):
        return ("within", "who says how far already") if "within" in e else None
    return None if "within" in e else ("within", "is missing; allowed: 1 to 4")


def _bonus_sign(on: str, e: Entry) -> tuple[str, str] | None:
    opponents = e.get("who") == "opponents within 1"
    n = e.get("n")
    if not isinstance(n, int):
        return None
    if opponents and on != "constant":
        return "who", "MOVEs of opponents change by a standing power only: on = constant"
    if opponents != (n < 0) or n == 0:
        return "n", "allowed: 1 to 3 for the own MOVE, -2 to -1 for opponents within 1"
    return None


def _reshuffle_only(on: str, e: Entry) -> tuple[str, str] | None:
    if on == "on_reshuffle" and e.get("source", "any") not in ("any", "reshuffle"):
        return "source", "at on_reshuffle the damage is from the reshuffle"
    if on == "on_hit" and e.get("source") == "reshuffle":
        return "source", "write on = on_reshuffle to prevent the damage of a reshuffle"
    return None


def _min_below(_on: str, e: Entry) -> tuple[str, str] | None:
    if isinstance(e.get("min"), int) and isinstance(e.get("n"), int) and e["min"] > e["n"]:
        return "min", "is more than n"
    return None


def _hidden_somehow(_on: str, e: Entry) -> tuple[str, str] | None:
    if e.get("distance", "any") == "any" and e.get("on", "any") == "any":
        return (
            "distance",
            'a Legend that can never be attacked is no game: say distance = "2+", or on = a kind of space',
        )
    return None


def _look_at(_on: str, e: Entry) -> tuple[str, str] | None:
    what = e.get("what")
    if what == "hand" and "n" in e:
        return "n", "the whole hand is seen"
    if what in ("random hand cards", "top of own deck", "top of deck") and "n" not in e:
        return "n", "is missing; allowed: 1 to 3"
    if e.get("reorder") == "yes" and what != "top of own deck":
        return "reorder", "only the own deck may be put in another order"
    if what == "top of own deck" and "who" in e:
        return "who", "the own deck is meant"
    return None


def _value_range(_on: str, e: Entry) -> tuple[str, str] | None:
    low, high = e.get("value_min", 1), e.get("value_max", 5)
    if isinstance(low, int) and isinstance(high, int) and low > high:
        return "value_min", "is more than value_max"
    return None


def _instead(on: str, e: Entry) -> tuple[str, str] | None:
    if (e.get("when") == "instead of reshuffle damage") != (on == "on_reshuffle"):
        return "when", "instead of reshuffle damage goes with on = on_reshuffle, at once with everything else"
    return None


def _draws_more(_on: str, e: Entry) -> tuple[str, str] | None:
    if (e.get("how") == "draw") != ("n" in e):
        return "n", "3 or 4 goes with how = draw, and with nothing else"
    return None


SPOILS: Final = {"draw": 3, "heal": 2, "extra action": 1}


def _gains(_on: str, e: Entry) -> tuple[str, str] | None:
    most = SPOILS.get(str(e.get("gain")), 0)
    if "n" in e and isinstance(e["n"], int) and e["n"] > most:
        return "n", f"allowed with {e.get('gain')}: " + (f"1 to {most}" if most else "nothing")
    return None


# ---------------------------------------------------------------- the words

TOTALS: Final[dict[str, Word]] = {
    "total_add": Word(
        1,
        ("before_light_attack", "during_light_attack", "constant", "on_card_played"),
        {
            "n": _n(-3, 5),
            "per": _w("a", {"attack": 0, "card played": 1, "damage level": 2, "card in hand": 3}, "attack"),
        },
        LIGHT,
        check=_not_zero,
    ),
    "total_reduce": Word(
        2,
        ("before_light_attack", "during_light_attack", "constant", "on_card_played"),
        {"n": _n(1, 5)},
        LIGHT,
    ),
    "value_multiply": Word(3, DURING, {"m": _n(2, 2), "card": PLAYED_CARD}, LIGHT, fixed={"a": 1}),
    "value_set": Word(3, DURING, {"v": _n(0, 10), "card": PLAYED_CARD}, LIGHT, fixed={"a": 0}),
    "extra_opening": Word(4, ("on_attack_declared", "constant"), {"n": _n(2, 3)}, LIGHT),
    "limit_cards": Word(
        5,
        (*BEFORE, *DURING),
        {"n": _n(0, 3), "scope": _w("a", {"attack": 0, "per play": 1}, "attack")},
        LIGHT,
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
        11,
        CLASH,
        {"type": _w("a", {"during": ids.T_DURING, "after": ids.T_AFTER}), "n": _n(1, 1, default=1)},
    ),
}

DAMAGE: Final[dict[str, Word]] = {
    "damage_add": Word(12, ("on_hit", *BEFORE, *DURING), {"n": _n(1, 2)}, LIGHT, when="modify"),
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
        when="modify",
        check=_reshuffle_only,
    ),
    "heal": Word(15, ANY, {"n": _n(1, 2)}, who=("self", "teammate within")),
    "thorns": Word(16, ("on_failed", "on_hit"), {"n": _n(1, 1)}, when="react"),
    "wall_damage": Word(17, ("on_knockback",), {"n": _n(1, 1)}),
    "knockback_add": Word(18, (*BEFORE, *DURING, "on_hit"), {"n": _n(1, 3)}, HEAVY, when="modify"),
    "knockback_reduce": Word(19, (*DURING, "on_hit"), {"n": _w("n", {"all": 9}, None, 1, 3)}, HEAVY, when="modify"),
    "knockback_direction": Word(
        20,
        ("on_hit",),
        {"choice": _w("a", {"any": 1, "up only": 2, "down only": 3, "sideways only": 4, "towards the attacker": 5})},
        HEAVY,
        when="modify",
    ),
    "light_knockback": Word(
        21, ("on_hit",), {"n": _opt(1, 2), "as_card": _opt(1, 5, "b")}, LIGHT, when="react", check=_light_push
    ),
    "knockback_through": Word(22, ("on_hit",), {}, HEAVY, when="modify"),
    "brace": Word(23, ("on_knockback",), least="once per life"),
    "chain_push": Word(
        24,
        ("on_knockback",),
        {"n": _n(1, 2), "who_else": _w("a", {"opponents only": 0, "all": 1}, "opponents only")},
    ),
}

POSITION: Final[dict[str, Word]] = {
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
        26,
        (*BEFORE, *AFTER, "after_move", *MEETING),
        {"n": _n(1, 3), "stop_at_ko_line": _w("a", YES, "no")},
        who=OTHER,
    ),
    "pull": Word(
        27,
        (*BEFORE, *AFTER, "after_move"),
        {"n": _n(1, 3), "sight": _w("a", YES, "no")},
        who=OTHER,
        within=(2, 4),
    ),
    "swap_places": Word(
        28,
        (*BEFORE, *AFTER, "after_move"),
        {"within": _opt(1, 4, "range"), "teammates": _w("a", YES, "no")},
        who=OTHER,
        within=(1, 4),
        check=_swap_within,
    ),
    "teleport": Word(
        29,
        (*AFTER, "after_move", *EVENTS),
        {"where": Param("a", words={"any Platform": 1, "row 1": 2, "adjacent to target": 3}, blink=True)},
    ),
    "move_bonus": Word(
        30, ("before_move", "constant"), {"n": _n(-2, 3)}, who=("self", "opponents within 1"), check=_bonus_sign
    ),
    "air_limit": Word(31, ("before_move", "constant"), {"limit": _w("n", {"none": 99}, None, 2, 6)}),
    "phase": Word(
        32,
        ("before_move", "constant"),
        {"way": _w("a", {"up": 1, "down": 2, "both": 3}), "times": _w("n", {"any": 99}, None, 1, 1)},
    ),
    "hover": Word(33, ("on_gravity", "constant"), {"when": _w("a", {"any DELAY": 0, "own DELAY": 1}, "any DELAY")}),
    "drop": Word(34, (*AFTER, "after_move"), {"n": _n(1, 3)}, who=(*OTHER, "self")),
    "opportunity": Word(35, MEETING),
    "root": Word(36, (*AFTER, "constant"), {"n": _n(0, 2)}),
    "range": Word(
        37,
        CONSTANT,
        {
            "n": _n(2, 5),
            "min": _n(1, 2, "a", 1),
            "line": _w("b", {"any": 0, "straight": 1}, "any"),
            "attack": _w("c", KINDS, "both"),
        },
        check=_min_below,
    ),
    "ignore_sight": Word(38, CONSTANT, {"attack": _w("c", KINDS, "both"), "close": _w("a", YES, "no")}),
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
        CONSTANT,
        {
            "distance": _w("a", {"any": 0, "2+": 1}, "any"),
            "on": _w("b", {"any": 0, "Platform": ids.ON_PLATFORM, "Air": ids.ON_AIR, "Off-stage": ids.ON_RING}, "any"),
        },
        check=_hidden_somehow,
    ),
}

WEAPON: Final[dict[str, Word]] = {
    "disarm": Word(42, (*DURING, *AFTER, "after_move", *MEETING), {}, who=OTHER, within=(1, 2)),
    "recover_free": Word(43, ANY),
    "swap_free": Word(44, ANY),
    "fetch": Word(45, (*AFTER, "after_move", "on_turn_start"), {"within": _n(1, 3)}),
    "knock_away": Word(46, (*AFTER, "on_ko"), {"within": _opt(1, 4)}),
    "move_token": Word(47, (*AFTER, "after_move"), {"within": _n(1, 4)}),
    "disarm_immune": Word(48, CONSTANT),
    "unarmed_heavy": Word(
        49,
        CONSTANT,
        {"status": _w("a", {"UNARMED": 1, "DISARMED": 2, "both": 3}), "knockback": _n(-1, 0, default=0)},
    ),
}

CARDS: Final[dict[str, Word]] = {
    "draw": Word(50, ANY, {"n": _n(1, 3)}, who=("self", "teammate")),
    "opponent_discards": Word(
        51,
        (*BEFORE, *DURING, *AFTER, "after_move", *MEETING),
        {"n": _n(1, 2), "which": _w("a", {"victim": 0, "random": 1, "owner": 2}, "victim")},
        who=OTHER,
    ),
    "look": Word(
        52,
        (*BEFORE, "after_move", "on_turn_start"),
        {
            "what": _w("a", {"hand": 0, "random hand cards": 1, "top of own deck": 2, "top of deck": 3}),
            "n": _opt(1, 3),
            "reorder": _w("b", YES, "no"),
        },
        who=OTHER,
        within=(1, 6),
        check=_look_at,
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
        check=_value_range,
    ),
    "cycle": Word(55, ANY, {"n": _n(1, 4), "bonus": _n(0, 1, "a", 0)}),
    "mill": Word(56, AFTER, {"n": _n(1, 4)}),
    "safe_shuffle": Word(57, ANY, {"when": _w("a", {"instead of reshuffle damage": 0, "at once": 1})}, check=_instead),
    "hand_limit": Word(58, CONSTANT, {"n": _n(5, 8)}),
}

TURN: Final[dict[str, Word]] = {
    "extra_action": Word(
        59,
        (*AFTER, "after_move", *EVENTS),
        {"n": _n(1, 1, default=1), "kind": _w("a", {"any": 0, "MOVE": 1, "DELAY": 2, "ATTACK": 3}, "any")},
    ),
    "follow_up": Word(60, AFTER, {"type": _w("a", {"light": LIGHT, "heavy": HEAVY})}),
    "counter": Word(61, AFTER, result="failed"),
    "stun": Word(62, AFTER, {"n": _n(1, 1, default=1)}, result="hit"),
    "move_and_strike": Word(
        63, ("after_move",), {"type": _w("a", {"light": 1, "heavy": 2, "any": 3}), "opening_max": _n(1, 5, "b", 5)}
    ),
    "better_delay": Word(
        64,
        ("on_delay", "constant"),
        {
            "how": _w("a", {"draw": 1, "draw and swap": 2, "no gravity": 3, "gravity for opponents only": 4}),
            "n": _opt(3, 4),
        },
        check=_draws_more,
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
    "survive": Word(
        66, ("before_ko",), {"at": _w("a", {"last space": 0, "row 1": 1}, "last space")}, least="once per game"
    ),
    "spoils": Word(
        67,
        ("on_ko",),
        {
            "gain": _w("a", {"draw": 1, "heal": 2, "extra action": 3, "equip": 4, "choose the respawn space": 5}),
            "n": Param("n", 1, 3, unset=1),
        },
        check=_gains,
    ),
    "refresh_ko_bonus": Word(68, OWN_TURN, least="once per game"),
    "copy": Word(70, CARD_TRIGGERS, {"source": _w("a", {"opponent's card in play": 1, "top of own discard": 2})}),
}

WORDS: Final[dict[str, Word]] = {**TOTALS, **DAMAGE, **POSITION, **WEAPON, **CARDS, **TURN}
"""Every operation that `do` may hold, beside the combinations of BH-FX-69 (program.CONTROL)."""
