"""Effect texts in a player's words, for card faces and panels; `words` holds the judge's texts of the catalogue."""

from __future__ import annotations

import re
from typing import Final

from rumpus.games.brawlhalla.content.reading import Effect
from rumpus.games.brawlhalla.interface.card_text import RESULT, WHEN, what

KIND: Final = {"light": "Light ", "heavy": "Heavy "}
ROLE: Final = {"role = attacker": "as attacker", "role = defender": "as defender", "role = bystander": "as bystander"}
AFTER: Final = {"after_attack": "", "after_light_attack": "Light ", "after_heavy_attack": "Heavy "}
LEVELS: Final = {
    "at least 1": "Yellow or Red",
    "at least 2": "Red",
    "exactly 2": "Red",
    "exactly 1": "Yellow",
    "exactly 0": "unhurt",
}
PATTERNS: Final = (
    (
        r"(self|target) level (at least \d|exactly \d)",
        lambda m: f"if {_who(m[1])} {LEVELS.get(m[2], f'at level {m[2]}')}",
    ),
    (
        r"(self|target) on (Platform|Air)",
        lambda m: f"if {_who(m[1])} on {'a Platform' if m[2] == 'Platform' else 'Air'}",
    ),
    (r"(self|target) on (Off-stage|row 1|bottom row|edge column)", lambda m: f"if {_who(m[1])} in the {m[2]}"),
    (r"distance at least (\d)", lambda m: f"from distance {m[1]} or more"),
    (r"distance at most (\d)", lambda m: f"from distance {m[1]} or less"),
    (r"(self|target) (UNARMED|EQUIPPED|DISARMED)", lambda m: f"if {_who(m[1])} {m[2]}"),
    (r"who = any other Legend", lambda m: "of any other Legend"),
    (
        r"who = (self|opponent|teammate)",
        lambda m: {"self": "of yours", "opponent": "of an opponent", "teammate": "of a teammate"}[m[1]],
    ),
    (r"result = (.*)", lambda m: m[1].replace("stopped by Platform", "stopped by a Platform")),
    (r"caused by self", lambda m: "caused by you"),
)


def _who(word: str) -> str:
    return "you are" if word == "self" else "the target is"


def condition(text: str) -> str:
    """A condition in a player's words; the grammar's own words where they read well already."""
    for pattern, made in PATTERNS:
        match = re.fullmatch(pattern, text)
        if match:
            return str(made(match))
    return f"if {text}"


def when(effect: Effect) -> str:
    """When an effect may be used: "When your Heavy attack hits, if the target is Yellow or Red"."""
    data = effect.data
    conditions = [str(text) for text in data.get("if", ())]
    roles = [text for text in conditions if text in ROLE]
    kind = KIND.get(str(data.get("attack", "")), "")
    role = roles[0] if roles else ""
    phrase = _head(effect.on, kind, role, str(data.get("result", "")))
    head = phrase or WHEN[effect.on] + RESULT.get(str(data.get("result", "")), "")
    told = [] if phrase else [ROLE[text] for text in roles]
    rest = [condition(text) for text in conditions if text not in ROLE]
    costs = [f"at the cost of: {text.replace(' (any value)', ' card')}" for text in data.get("cost", ())]
    return ", ".join([head, *told, *rest, *costs])


def _head(on: str, kind: str, role: str, result: str) -> str:
    """Heads that read better as one phrase with the role in it."""
    if on in AFTER and role and result in ("hit", "failed"):
        verb = "hits" if result == "hit" else "fails"
        if role == "role = attacker":
            return f"After your {AFTER[on]}attack {verb}"
        return f"After a {AFTER[on]}attack on you {verb}" if AFTER[on] else f"After an attack on you {verb}"
    if on in ("on_hit", "on_failed") and role:
        verb = "hits" if on == "on_hit" else "fails"
        return (
            f"When your {kind}attack {verb}"
            if role == "role = attacker"
            else f"When a {kind}attack {verb}{' you' if on == 'on_hit' else ' against you'}"
        )
    if on == "constant" and kind:
        return f"In your {kind}attacks" if role == "role = attacker" else f"In {kind}attacks"
    if on == "on_knockback" and role == "role = attacker":
        return "After a knockback of yours"
    return ""


def text_of(effects: tuple[Effect, ...]) -> str:
    """The whole text of a power or weapon side in a player's words; "" without effects."""
    parts = []
    for effect in effects:
        head = when(effect)
        parts.append(
            f"{what(effect)[:1].upper()}{what(effect)[1:]}." if head == "Always" else f"{head}: {what(effect)}."
        )
    return " ".join(parts)
