"""What one parameter of a word cannot tell alone, as (parameter, reason); and what the effect around a word has
against it.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.moments import LIGHT, MOVES
from rumpus.games.brawlhalla.content.shape import Here, Word

Told = Mapping[str, Any]
Wrong = tuple[str, str] | None
SPOILS: Final = {"draw": 3, "heal": 2, "extra action": 1}
"""How much at most."""
STRUCK: Final = ("damage_deal", "push", "opponent_discards", "disarm")
"""What a Legend that is passed or met may suffer (BH-FX-35)."""

# ---------------------------------------------------------------- the parameters of one word


def not_zero(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-01."""
    return ("n", "0 changes nothing; allowed: -3 to -1, 1 to 5") if e.get("n") == 0 else None


def reshuffle_only(e: Told, place: fx.Place) -> Wrong:
    """BH-FX-14."""
    if place.moment == "on_reshuffle" and e.get("source", "any") not in ("any", "reshuffle"):
        return "source", "at on_reshuffle the damage is from the reshuffle"
    if place.moment == "on_hit" and e.get("source") == "reshuffle":
        return "source", "write on = on_reshuffle to prevent the damage of a reshuffle"
    return None


def light_push(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-21."""
    return ("n", "either n (1 to 2) or as_card (1 to 5) is wanted") if ("n" in e) == ("as_card" in e) else None


def swap_within(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-28."""
    if str(e.get("who", "")).startswith("one opponent within"):
        return ("within", "who says how far already") if "within" in e else None
    return None if "within" in e else ("within", "is missing; allowed: 1 to 4")


def a_target(e: Told, place: fx.Place) -> Wrong:
    """BH-FX-29."""
    beside = e.get("where") == "adjacent to target" and place.moment in MOVES
    return ("where", f"at {place.moment} there is no target") if beside else None


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


# ---------------------------------------------------------------- what stands around a word


def fits(word: fx.Word, told: Told, place: fx.Place) -> Iterator[tuple[str, str]]:
    """What the effect around it has against a word: the attack type, the result, whom there is to be aimed at."""
    assert isinstance(place, Here)
    if not isinstance(word, Word):
        return
    if word.attack and place.attack and place.attack != word.attack:
        yield "op", f"{word.name} is for {'Light' if word.attack == LIGHT else 'Heavy'} attacks only"
    if word.result and word.result != place.result:
        yield "op", f'{word.name} wants result = "{word.result}"'
    aimed = word.params.get("who")
    if aimed and place.moment in MOVES and told.get("who", aimed.default) == "other combatant" in aimed.allowed:
        if told.get("what") != "top of own deck":
            yield "who", f"at {place.moment} there is no other combatant; say one opponent within N"


def order(names: tuple[str, ...], _place: fx.Place) -> Iterator[tuple[int, str]]:
    """BH-FX-35: after an opportunity comes what happens to that Legend."""
    for i, name in enumerate(names):
        if name == "opportunity" and (i + 1 == len(names) or names[i + 1] not in STRUCK):
            yield i, f"what happens to that Legend comes next, one of {', '.join(STRUCK)}"
