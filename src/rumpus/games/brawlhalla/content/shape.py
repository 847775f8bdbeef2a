"""What the words of Brawlhalla are made of: their usual parameters, whom they are aimed at, and what one parameter
cannot tell alone.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.moments import HEAVY, LIGHT, MOVES, USES
from rumpus.games.brawlhalla.rules import ids

Told = Mapping[str, Any]
Wrong = tuple[str, str] | None
"""The parameter that a check refuses, and why."""
Says = str | Callable[[fx.Line], str]


@dataclass(frozen=True, slots=True)
class Word(fx.Word):
    """A word, and what it asks of the effect it stands in."""

    attack: int = 0  # LIGHT or HEAVY: for these attacks only
    when: str = ""  # on_hit: "modify" (start of phase 4) or "react" (its end); "": either
    result: str = ""  # the attack must have ended so
    least: str = "unlimited"  # the laxest limit of use


@dataclass(frozen=True, slots=True)
class Here(fx.Place):
    """Where words stand: the attack type and the result that the effect is bound to."""

    attack: int = 0
    result: str = "any"


def word(
    law: str,
    name: str,
    moments: tuple[str, ...],
    params: Mapping[str, fx.Param],
    says: Says,
    brief: Says,
    does: str = "",
    **more: Any,
) -> Word:
    """A row of the vocabulary; `does` is empty for a word that only stands (rules/static_changes)."""
    return Word(name, int(law[-2:]), law, {**params, "uses": OFTEN}, says, brief, does, moments, **more)


light_word = partial(word, attack=LIGHT)
heavy_word = partial(word, attack=HEAVY)

# ---------------------------------------------------------------- parameters

YES: Final = {"no": 0, "yes": 1}
KINDS: Final = {"light": 1, "heavy": 2, "both": 3}
PLAYED_CARD: Final = fx.choice({"this": 0, "one played": 1}, "b", default="this")
BLINK: Final = fx.Forms((fx.Form("within <n 1-4> ignoring Platforms", 4),), kind="a", what="place")
OFTEN: Final = fx.choice(USES, "", unset=0)
"""A limit of use may stand with a word too."""


def yes(to: str) -> fx.Param:
    """Yes or no; no where it is left out."""
    return fx.choice(YES, to, default="no")


AIMS: Final = {
    "self": fx.Form("self", ids.WHO_SELF),
    "other combatant": fx.Form("other combatant", ids.WHO_OTHER),
    "all adjacent opponents": fx.Form("all adjacent opponents", ids.WHO_ADJACENT),
    "opponents within 1": fx.Form("opponents within 1", ids.WHO_OPPONENT),
    "teammate": fx.Form("teammate", ids.WHO_TEAMMATE),
    "adjacent teammate": fx.Form("adjacent teammate", ids.WHO_TEAMMATE),
}
WITHIN: Final = {"one opponent within": ids.WHO_OPPONENT, "teammate within": ids.WHO_TEAMMATE}


def aim(*names: str, lo: int = 1, hi: int = 3) -> fx.Param:
    """Whom a word is aimed at; the first is the default, lo..hi how far `within` may be."""
    forms = [AIMS.get(name) or fx.Form(f"{name} <range {lo}-{hi}>", WITHIN[name]) for name in names]
    return fx.Param(to="who", forms=fx.Forms(tuple(forms), kind="who", what="aim"), default=names[0])


def other(lo: int = 1, hi: int = 3, *more: str) -> fx.Param:
    """The other combatant, or one opponent within lo..hi."""
    return aim("other combatant", "one opponent within", *more, lo=lo, hi=hi)


# ---------------------------------------------------------------- what one parameter cannot tell alone


def not_zero(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-01."""
    return ("n", "0 changes nothing; allowed: -3 to -1, 1 to 5") if e.get("n") == 0 else None


def light_push(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-21."""
    return ("n", "either n (1 to 2) or as_card (1 to 5) is wanted") if ("n" in e) == ("as_card" in e) else None


def swap_within(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-28."""
    if str(e.get("who", "")).startswith("one opponent within"):
        return ("within", "who says how far already") if "within" in e else None
    return None if "within" in e else ("within", "is missing; allowed: 1 to 4")


def bonus_sign(e: Told, place: fx.Place) -> Wrong:
    """BH-FX-30."""
    opponents = e.get("who") == "opponents within 1"
    n = e.get("n")
    if not isinstance(n, int):
        return None
    if opponents and place.moment != "constant":
        return "who", "MOVEs of opponents change by a standing power only: on = constant"
    if opponents != (n < 0) or n == 0:
        return "n", "allowed: 1 to 3 for the own MOVE, -2 to -1 for opponents within 1"
    return None


def reshuffle_only(e: Told, place: fx.Place) -> Wrong:
    """BH-FX-14."""
    if place.moment == "on_reshuffle" and e.get("source", "any") not in ("any", "reshuffle"):
        return "source", "at on_reshuffle the damage is from the reshuffle"
    if place.moment == "on_hit" and e.get("source") == "reshuffle":
        return "source", "write on = on_reshuffle to prevent the damage of a reshuffle"
    return None


def a_target(e: Told, place: fx.Place) -> Wrong:
    """BH-FX-29."""
    beside = e.get("where") == "adjacent to target" and place.moment in MOVES
    return ("where", f"at {place.moment} there is no target") if beside else None


def min_below(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-37."""
    low, n = e.get("min"), e.get("n")
    return ("min", "is more than n") if isinstance(low, int) and isinstance(n, int) and low > n else None


def hidden_somehow(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-41."""
    if e.get("distance", "any") == "any" and e.get("on", "any") == "any":
        told = 'a Legend that can never be attacked is no game: say distance = "2+", or on = a kind of space'
        return "distance", told
    return None


def look_at(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-52."""
    what = e.get("what")
    if what == "hand" and "n" in e:
        return "n", "the whole hand is seen"
    if what in ("random hand cards", "top of own deck", "top of deck") and "n" not in e:
        return "n", "is missing; allowed: 1 to 3"
    if e.get("reorder") == "yes" and what != "top of own deck":
        return "reorder", "only the own deck may be put in another order"
    return ("who", "the own deck is meant") if what == "top of own deck" and "who" in e else None


def value_range(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-54."""
    low, high = e.get("value_min", 1), e.get("value_max", 5)
    wrong = isinstance(low, int) and isinstance(high, int) and low > high
    return ("value_min", "is more than value_max") if wrong else None


def instead(e: Told, place: fx.Place) -> Wrong:
    """BH-FX-57."""
    if (e.get("when") == "instead of reshuffle damage") != (place.moment == "on_reshuffle"):
        return "when", "instead of reshuffle damage goes with on = on_reshuffle, at once with everything else"
    return None


def draws_more(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-64."""
    wrong = (e.get("how") == "draw") != ("n" in e)
    return ("n", "3 or 4 goes with how = draw, and with nothing else") if wrong else None


SPOILS: Final = {"draw": 3, "heal": 2, "extra action": 1}


def gains(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-67."""
    most = SPOILS.get(str(e.get("gain")), 0)
    if "n" in e and isinstance(e["n"], int) and e["n"] > most:
        return "n", f"allowed with {e.get('gain')}: " + (f"1 to {most}" if most else "nothing")
    return None


def of_a_part(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-69: the effect carries the owner's part and the attack type, no word does."""
    whole = str(e.get("if", "")).startswith(("role = ", "attack = "))
    return ("if", f"{e['if']!r} stands in the `if` of the whole effect only") if whole else None


def asks_other(e: Told, place: fx.Place) -> Wrong:
    """BH-FX-69."""
    alone = e.get("chooser") == "other" and place.moment in MOVES
    return ("chooser", "'other' is not allowed; allowed: owner, other (in an attack)") if alone else None
