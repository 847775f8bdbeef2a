"""Words about reach, and whom an attack is aimed at: BH-FX-37 to BH-FX-41 (see `words`)."""

from typing import Final

from rumpus.effects import Line, Place, choice, number
from rumpus.games.brawlhalla.content.moments import AFTER, CONSTANT
from rumpus.games.brawlhalla.content.shape import KINDS, Told, Wrong, word, yes
from rumpus.games.brawlhalla.rules import ids

# ---------------------------------------------------------------- what one parameter cannot tell alone


def _min_below(e: Told, _place: Place) -> Wrong:
    """BH-FX-37."""
    low, n = e.get("min"), e.get("n")
    return ("min", "is more than n") if isinstance(low, int) and isinstance(n, int) and low > n else None


def _hidden_somehow(e: Told, _place: Place) -> Wrong:
    """BH-FX-41."""
    if e.get("distance", "any") == "any" and e.get("on", "any") == "any":
        told = 'a Legend that can never be attacked is no game: say distance = "2+", or on = a kind of space'
        return "distance", told
    return None


# ---------------------------------------------------------------- sentences that hang on parameters


def _attacks(e: Line) -> str:
    """The own attacks that a standing power is about."""
    return {"light": "your Light attacks", "heavy": "your Heavy attacks"}.get(
        e["attack"], "your Light and Heavy attacks"
    )


def _reach(e: Line) -> str:
    """BH-FX-37: Your Light and Heavy attacks reach 1 to 2 spaces in line of sight."""
    spaces = "{n:space}" if e["min"] == e["n"] else "{min} to {n:space}"
    also = " also" if e["min"] > 1 else ""  # close attacks stay possible (BH-RUL-33)
    line = " in a straight line," if e["line"] == "straight" else ""
    return f"{_attacks(e)}{also} reach {spaces}{line} in line of sight"


def _reach_short(e: Line) -> str:
    """BH-FX-37: Your attacks reach 1 to 2."""
    kind = {"light": "your Light reaches", "heavy": "your Heavy reaches"}.get(e["attack"], "your attacks reach")
    spaces = "{n}" if e["min"] == e["n"] else "{min} to {n}"
    return f"{kind} {spaces}{' in a line' if e['line'] == 'straight' else ''}"


def _ignore_sight(e: Line) -> str:
    """BH-FX-38: Platforms do not block your Light attacks."""
    return f"Platforms do not block {_attacks(e)}{', close ones included' if e['close'] == 'yes' else ''}"


def _splash(e: Line) -> str:
    """BH-FX-39: Each other opponent next to the defender takes 1 damage."""
    many = e["n"] != "all" and e["n"] > 1
    whom = "each other opponent" if e["n"] == "all" else ("up to {n} other opponents" if many else "one other opponent")
    where = "next to the defender" if e["around"] == "target" else "next to the attacker"
    if e["operation"] == "push":
        return f"push {whom} {where} 1 space straight away from your Legend"
    verb, what = {"damage": ("take", "1 damage"), "discard": ("discard", "1 card")}[e["operation"]]
    return f"{whom} {where} {verb}{'' if many else 's'} {what}"


def _splash_short(e: Line) -> str:
    """BH-FX-39: All others near them: 1 damage."""
    whom = "all others" if e["n"] == "all" else ("up to {n} others" if e["n"] > 1 else "1 other")
    where = "near them" if e["around"] == "target" else "near the attacker"
    one = e["n"] != "all" and e["n"] == 1
    return {
        "damage": f"{whom} {where}: 1 damage",
        "push": f"{whom} {where}: pushed 1",
        "discard": f"{whom} {where} {'discards' if one else 'discard'} 1",
    }[e["operation"]]


def _intercept(e: Line) -> str:
    """BH-FX-40: Your Legend becomes the target in place of an adjacent teammate."""
    if e["by"] == "self for a teammate":
        return "your Legend becomes the target in place of an adjacent teammate"
    return "another opponent of the attacker next to the target becomes the target"


def _intercept_short(e: Line) -> str:
    """BH-FX-40: Take it for a teammate."""
    return "take it for a teammate" if e["by"] == "self for a teammate" else "another opponent is the target"


def _untargetable(e: Line) -> str:
    """BH-FX-41: Your Legend cannot be attacked from 2 or more spaces away."""
    far = " from 2 or more spaces away" if e["distance"] == "2+" else ""
    on = {"Platform": " while on a Platform", "Air": " while on Air", "Off-stage": " while Off-stage"}.get(e["on"], "")
    return f"your Legend cannot be attacked{far}{on}"


def _untargetable_short(e: Line) -> str:
    """BH-FX-41: No attacks on you from 2+ away."""
    far = " from 2+ away" if e["distance"] == "2+" else ""
    on = {"Platform": " on a Platform", "Air": " on Air", "Off-stage": " Off-stage"}.get(e["on"], "")
    return f"no attacks on you{far}{on}"


# ---------------------------------------------------------------- rows

TARGET: Final = (
    word(
        "BH-FX-37",
        "range",
        CONSTANT,
        {
            "n": number(2, 5),
            "min": number(1, 2, "a", default=1),
            "line": choice({"any": 0, "straight": 1}, "b", default="any"),
            "attack": choice(KINDS, "c", default="both"),
        },
        _reach,
        _reach_short,
        check=_min_below,
    ),
    word(
        "BH-FX-38",
        "ignore_sight",
        CONSTANT,
        {"attack": choice(KINDS, "c", default="both"), "close": yes("a")},
        _ignore_sight,
        "Platforms do not block you",
    ),
    word(
        "BH-FX-39",
        "splash",
        AFTER,
        {
            "operation": choice({"damage": 1, "push": 2, "discard": 3}, "a"),
            "around": choice({"target": 0, "attacker": 1}, "b", default="target"),
            "n": number(1, 3, words={"all": 9}, default="all"),
        },
        _splash,
        _splash_short,
        "ops_target.splash",
    ),
    word(
        "BH-FX-40",
        "intercept",
        ("on_attack_declared",),
        {"by": choice({"self for a teammate": 1, "another opponent": 2}, "a")},
        _intercept,
        _intercept_short,
        "ops_target.intercept",
    ),
    word(
        "BH-FX-41",
        "untargetable",
        CONSTANT,
        {
            "distance": choice({"any": 0, "2+": 1}, "a", default="any"),
            "on": choice(
                {"any": 0, "Platform": ids.ON_PLATFORM, "Air": ids.ON_AIR, "Off-stage": ids.ON_RING}, "b", default="any"
            ),
        },
        _untargetable,
        _untargetable_short,
        check=_hidden_somehow,
    ),
)
