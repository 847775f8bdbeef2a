"""Conditions and costs as a designer writes them, and what they compile to (BH-FX-C01 to C09, K01 to K04).

Each line of the closed grammar is a pattern with named parts; the first that matches the whole text counts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from rumpus.games.brawlhalla import ids

WHO: Final = {"self": ids.WHO_SELF, "target": ids.WHO_OTHER, "teammate": ids.WHO_TEAMMATE, "opponent": ids.WHO_OPPONENT}
CMP: Final = {"at least": ids.CMP_GE, "exactly": ids.CMP_EQ, "at most": ids.CMP_LE}
SUBJECTS: Final = {
    "self": ids.WHO_SELF,
    "opponent": ids.WHO_OPPONENT,
    "teammate": ids.WHO_TEAMMATE,
    "any": ids.WHO_ANY,
    "any other Legend": ids.WHO_ANY_OTHER,
    "other combatant": ids.WHO_OTHER,
    "victim": ids.WHO_OTHER,
}
SPACES: Final = {
    "Platform": ids.ON_PLATFORM,
    "Air": ids.ON_AIR,
    "Off-stage": ids.ON_RING,
    "row 1": ids.ON_TOP,
    "bottom row": ids.ON_BOTTOM,
    "edge column": ids.ON_EDGE,
}
POSITIONS: Final = {
    "above": ids.POS_ABOVE,
    "below": ids.POS_BELOW,
    "same row": ids.POS_ROW,
    "diagonal": ids.POS_DIAGONAL,
    "in sight": ids.POS_SIGHT,
}
STATUS: Final = {"UNARMED": ids.UNARMED, "EQUIPPED": ids.EQUIPPED, "DISARMED": ids.DISARMED}
ZONES: Final = {
    "hand": ids.ZONE_HAND,
    "deck": ids.ZONE_DECK,
    "discard": ids.ZONE_DISCARD,
    "unrevealed KO cards": ids.ZONE_KO,
}
RESULTS: Final = {
    "moved": ids.KBR_MOVED,
    "stopped by Platform": ids.KBR_PLATFORM,
    "in ring": ids.KBR_RING,
    "crossed": ids.KBR_CROSSED,
}
SOURCES: Final = {
    "light": ids.DMG_LIGHT,
    "crossing": ids.DMG_CROSSING,
    "reshuffle": ids.DMG_SHUFFLE,
    "fall": ids.DMG_FALL,
    "effect": ids.DMG_EFFECT,
}
CHANGES: Final = {
    "pickup": ids.WPN_PICKUP,
    "swap": ids.WPN_SWAP,
    "recover": ids.WPN_RECOVER,
    "disarm": ids.WPN_DISARM,
}
CHOICES: Final = {"draw": ids.DRAW, "swap": ids.SWAP, "recover": ids.RECOVER}
TURNS: Final = {"own": 0, "opponent's": 1, "any": 2}
ROLES: Final = {"either": 0, "attacker": 1, "defender": 2, "bystander": 3}


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition, parsed; `kind` 0 is a role, which the effect carries itself (n = ROLES)."""

    text: str
    kind: int
    who: int = 0
    cmp: int = 0
    n: int = 0
    a: int = 0
    b: int = 0


@dataclass(frozen=True, slots=True)
class Price:
    """One cost, parsed."""

    text: str
    kind: int
    n: int
    cmp: int = 0
    value: int = 0


def _one_of(words: dict[str, int]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


_CMP = f"(?P<cmp>{_one_of(CMP)})"
_PAIR = "(?P<who>self|target)"
PATTERNS: Final = (
    (rf"role = (?P<role>{_one_of(ROLES)})", 0),
    (rf"{_PAIR} level {_CMP} (?P<n>[0-2])", ids.C_LEVEL),
    (rf"{_PAIR} level higher", ids.C_LEVEL_HIGHER),
    (rf"{_PAIR} on (?P<space>{_one_of(SPACES)})", ids.C_SPACE),
    (rf"distance {_CMP} (?P<n>[1-6])", ids.C_DISTANCE),
    (rf"target (?P<position>{_one_of(POSITIONS)})", ids.C_POSITION),
    (rf"{_PAIR} (?P<status>{_one_of(STATUS)})(?: side (?P<a>[12]))?", ids.C_STATUS),
    (rf"{_PAIR} played {_CMP} (?P<n>[1-6])", ids.C_COUNT),
    (rf"{_PAIR} total {_CMP} (?P<n>[1-9]|1[0-9]|20)", ids.C_TOTAL),
    (rf"{_PAIR} played the same value twice", ids.C_SAME),
    (rf"{_PAIR} total (?P<parity>even|odd)", ids.C_PARITY),
    (r"margin at least (?P<n>[1-9]|10)", ids.C_MARGIN),
    (rf"{_PAIR} (?P<zone>{_one_of(ZONES)}) {_CMP} (?P<n>[0-9]|1[0-9]|20)", ids.C_ZONE),
    (rf"{_PAIR} (?P<zone>{_one_of(ZONES)}) (?P<less>fewer than the other)", ids.C_ZONE),
    (r"(?P<action>first|second) action", ids.C_ACTION),
    (r"moved at least (?P<n>[1-5])", ids.C_MOVED),
    (r"first attack this turn", ids.C_FIRST_ATTACK),
    (r"was hit since own last turn", ids.C_WAS_HIT),
    (r"started on Air, ended on Platform", ids.C_AIR_TO_PLATFORM),
    (r"at least (?P<n>[1-3]) (?P<near>teammate|opponent) within (?P<b>[1-3]) of (?P<of>self|target)", ids.C_NEAR),
    (rf"who = (?P<subject>{_one_of(SUBJECTS)})", ids.C_SUBJECT),
    (r"caused by self", ids.C_CAUSED),
    (rf"result = (?P<result>{_one_of(RESULTS)})", ids.C_RESULT),
    (rf"source = (?P<source>{_one_of(SOURCES)})", ids.C_SOURCE),
    (rf"kind = (?P<change>{_one_of(CHANGES)})", ids.C_WEAPON),
    (rf"choice = (?P<choice>{_one_of(CHOICES)})", ids.C_CHOICE),
    (r"value (?P<n>[1-5]) played", ids.C_VALUE),
    (rf"cards in the play {_CMP} (?P<n>[1-6])", ids.C_PLAYED),
    (rf"turn = (?P<turn>{_one_of(TURNS)})", ids.C_TURN),
)
_COMPILED = tuple((re.compile(pattern), kind) for pattern, kind in PATTERNS)


def condition(text: str) -> Condition | None:
    """A condition from its text, or None when it is not in the grammar."""
    for pattern, kind in _COMPILED:
        match = pattern.fullmatch(text)
        if match:
            return _condition(text, kind, {k: v for k, v in match.groupdict().items() if v is not None})
    return None


def _condition(text: str, kind: int, part: dict[str, str]) -> Condition:
    """The numbers of a matched pattern."""
    who = WHO.get(part.get("who", ""), 0)
    cmp = CMP.get(part.get("cmp", ""), 0)
    n = int(part.get("n", "0"))
    a, b = int(part.get("a", "0")), int(part.get("b", "0"))
    for name, words in (
        ("role", ROLES),
        ("space", SPACES),
        ("position", POSITIONS),
        ("status", STATUS),
        ("result", RESULTS),
        ("source", SOURCES),
        ("change", CHANGES),
        ("choice", CHOICES),
        ("turn", TURNS),
    ):
        if name in part:
            n = words[part[name]]
    if "zone" in part:
        a = ZONES[part["zone"]]
    if "less" in part:
        cmp = ids.CMP_LESS
    if "parity" in part:
        n = int(part["parity"] == "odd")
    if "action" in part:
        n = 1 if part["action"] == "first" else 2
    if "near" in part:
        who, a = WHO[part["near"]], WHO[part["of"]]
    if "subject" in part:
        who = SUBJECTS[part["subject"]]
    return Condition(text, kind, who, cmp, n, a, b)


_COSTS = (
    (re.compile(r"discard (?P<n>[1-3]) \(any value\)"), ids.K_DISCARD, 0),
    (re.compile(r"discard (?P<n>[1-3]) \(exactly (?P<value>[1-5])\)"), ids.K_DISCARD, ids.CMP_EQ),
    (re.compile(r"discard (?P<n>[1-3]) \(at least (?P<value>[1-5])\)"), ids.K_DISCARD, ids.CMP_GE),
    (re.compile(r"take (?P<n>[12]) damage"), ids.K_DAMAGE, 0),
    (re.compile(r"disarm yourself"), ids.K_DISARM, 0),
    (re.compile(r"spend (?P<n>1) action"), ids.K_ACTION, 0),
)


def cost(text: str) -> Price | None:
    """A cost from its text, or None when it is not in the grammar."""
    for pattern, kind, cmp in _COSTS:
        match = pattern.fullmatch(text)
        if match:
            part = match.groupdict()
            return Price(text, kind, int(part.get("n") or 1), cmp, int(part.get("value") or 0))
    return None
