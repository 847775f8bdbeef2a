"""Conditions and costs as a designer writes them, and what they compile to (BH-FX-C01 to C09, K01 to K04).

The grammar is closed: each form below is one sentence with parts in <angles>. A part is one of a few words, or a whole
number in a range: `<who> level <cmp> <n 0-2>` stands for "self level at least 1" and 17 other sentences.
"""

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from rumpus.games.brawlhalla.content.moments import ATTACKS, ROLES
from rumpus.games.brawlhalla.rules import ids

PARTS: Final[dict[str, dict[str, int]]] = {
    "who": {"self": ids.WHO_SELF, "target": ids.WHO_OTHER},
    "cmp": {"at least": ids.CMP_GE, "exactly": ids.CMP_EQ, "at most": ids.CMP_LE},
    "role": ROLES,
    "attack": {name: ATTACKS[name] for name in ("light", "heavy", "either")},
    "space": {
        "Platform": ids.ON_PLATFORM,
        "Air": ids.ON_AIR,
        "Off-stage": ids.ON_RING,
        "row 1": ids.ON_TOP,
        "bottom row": ids.ON_BOTTOM,
        "edge column": ids.ON_EDGE,
    },
    "position": {
        "above": ids.POS_ABOVE,
        "below": ids.POS_BELOW,
        "same row": ids.POS_ROW,
        "diagonal": ids.POS_DIAGONAL,
        "in sight": ids.POS_SIGHT,
    },
    "status": {"UNARMED": ids.UNARMED, "EQUIPPED": ids.EQUIPPED, "DISARMED": ids.DISARMED},
    "parity": {"even": 0, "odd": 1},
    "zone": {
        "hand": ids.ZONE_HAND,
        "deck": ids.ZONE_DECK,
        "discard": ids.ZONE_DISCARD,
        "unrevealed KO cards": ids.ZONE_KO,
    },
    "nth": {"first": 1, "second": 2},
    "near": {"teammate": ids.WHO_TEAMMATE, "opponent": ids.WHO_OPPONENT},
    "subject": {
        "self": ids.WHO_SELF,
        "opponent": ids.WHO_OPPONENT,
        "teammate": ids.WHO_TEAMMATE,
        "any": ids.WHO_ANY,
        "any other Legend": ids.WHO_ANY_OTHER,
        "other combatant": ids.WHO_OTHER,
        "target": ids.WHO_OTHER,
        "victim": ids.WHO_OTHER,
    },
    "result": {
        "moved": ids.KBR_MOVED,
        "stopped by Platform": ids.KBR_PLATFORM,
        "in ring": ids.KBR_RING,
        "crossed": ids.KBR_CROSSED,
    },
    "source": {
        "light": ids.DMG_LIGHT,
        "crossing": ids.DMG_CROSSING,
        "reshuffle": ids.DMG_SHUFFLE,
        "fall": ids.DMG_FALL,
        "effect": ids.DMG_EFFECT,
    },
    "change": {
        "pickup": ids.WPN_PICKUP,
        "swap": ids.WPN_SWAP,
        "recover": ids.WPN_RECOVER,
        "disarm": ids.WPN_DISARM,
    },
    "choice": {"draw": ids.DRAW, "swap": ids.SWAP, "recover": ids.RECOVER},
    "turn": {"own": 0, "opponent's": 1, "any": 2},
}
"""The words a part may be, and their numbers."""

AS_N: Final = ("role", "attack", "space", "position", "status", "parity", "nth", "result", "source", "change", "choice")
"""Parts that compile to Cond.n."""

ROLE, ATTACK = -1, -2
"""Kinds that the effect itself carries (Fx.role, Fx.attack), no Cond."""


@dataclass(frozen=True, slots=True)
class Form:
    """One sentence of the grammar: its kind (ids.C_*), its catalogue id, and what it asks."""

    text: str
    kind: int
    fx: str
    asks: str


FORMS: Final = (
    Form("role = <role>", ROLE, "BH-FX-C01", "the owner's part in the attack"),
    Form("attack = <attack>", ATTACK, "BH-FX-C01", "the type of the attack"),
    Form("<who> level <cmp> <n 0-2>", ids.C_LEVEL, "BH-FX-C02", "damage level: 0 none, 1 Yellow, 2 Red"),
    Form("<who> level higher", ids.C_LEVEL_HIGHER, "BH-FX-C02", "higher than the other one's"),
    Form("<who> on <space>", ids.C_SPACE, "BH-FX-C03", "the kind of space; the ring is Air, and in no row or column"),
    Form("distance <cmp> <n 1-6>", ids.C_DISTANCE, "BH-FX-C04", "steps to the target, corners included"),
    Form("target <position>", ids.C_POSITION, "BH-FX-C04", "where the target is, seen from the owner"),
    Form("<who> <status>", ids.C_STATUS, "BH-FX-C05", "the weapon"),
    Form("<who> <status> side <a 1-2>", ids.C_STATUS, "BH-FX-C05", "the weapon, and which side is up"),
    Form("<who> played <cmp> <n 1-6>", ids.C_COUNT, "BH-FX-C06", "cards played in this attack"),
    Form("<who> total <cmp> <n 1-20>", ids.C_TOTAL, "BH-FX-C06", "the total of this attack"),
    Form("<who> played the same value twice", ids.C_SAME, "BH-FX-C06", "two cards of one value in this attack"),
    Form("<who> total <parity>", ids.C_PARITY, "BH-FX-C06", "the sum of the cards played"),
    Form("margin at least <n 1-10>", ids.C_MARGIN, "BH-FX-C06", "the difference of both totals"),
    Form("<who> <zone> <cmp> <n 0-20>", ids.C_ZONE, "BH-FX-C07", "cards in a zone"),
    Form("<who> <zone> fewer than the other", ids.C_ZONE, "BH-FX-C07", "fewer cards there than the other one"),
    Form("<nth> action", ids.C_ACTION, "BH-FX-C08", "of the own turn"),
    Form("moved at least <n 1-5>", ids.C_MOVED, "BH-FX-C08", "spaces, in the own turn"),
    Form("first attack this turn", ids.C_FIRST_ATTACK, "BH-FX-C08", "of the own turn"),
    Form("was hit since own last turn", ids.C_WAS_HIT, "BH-FX-C08", "hit by an attack"),
    Form("started on Air, ended on Platform", ids.C_AIR_TO_PLATFORM, "BH-FX-C08", "the MOVE that runs"),
    Form(
        "at least <n 1-3> <near> within <b 1-3> of <who>",
        ids.C_NEAR,
        "BH-FX-C09",
        "others near; the target not counted",
    ),
    Form("who = <subject>", ids.C_SUBJECT, "BH-FX-E01", "whom the event is about"),
    Form("turn = <turn>", ids.C_TURN, "BH-FX-E01", "whose turn it is"),
    Form("value <n 1-5> played", ids.C_VALUE, "BH-FX-E03", "such a card is among those just laid down"),
    Form("cards in the play <cmp> <n 1-6>", ids.C_PLAYED, "BH-FX-E03", "how many were just laid down"),
    Form("source = <source>", ids.C_SOURCE, "BH-FX-E05", "where the damage came from"),
    Form("result = <result>", ids.C_RESULT, "BH-FX-E06", "how the knockback went"),
    Form("caused by self", ids.C_CAUSED, "BH-FX-E07", "the owner caused it"),
    Form("kind = <change>", ids.C_WEAPON, "BH-FX-E08", "what happened to the weapon"),
    Form("choice = <choice>", ids.C_CHOICE, "BH-FX-E09", "what the DELAY was for"),
)

PRICES: Final = (
    Form("discard <n 1-3> (any value)", ids.K_DISCARD, "BH-FX-K01", "cards of the own hand"),
    Form("discard <n 1-3> (exactly <value 1-5>)", ids.K_DISCARD, "BH-FX-K01", "cards of the own hand of that value"),
    Form("discard <n 1-3> (at least <value 1-5>)", ids.K_DISCARD, "BH-FX-K01", "cards of that value or more"),
    Form("take <n 1-2> damage", ids.K_DAMAGE, "BH-FX-K02", "not at Red"),
    Form("disarm yourself", ids.K_DISARM, "BH-FX-K03", "only while EQUIPPED"),
    Form("spend 1 action", ids.K_ACTION, "BH-FX-K04", "in the own turn, one that is left"),
)


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition, parsed: the fields of state.Cond. Kind ROLE or ATTACK: the effect carries it (n)."""

    text: str
    kind: int
    who: int = 0
    cmp: int = 0
    n: int = 0
    a: int = 0
    b: int = 0
    target: bool = False  # speaks of the target


@dataclass(frozen=True, slots=True)
class Price:
    """One cost, parsed: n of what (ids.K_*); cmp and value for cards."""

    text: str
    kind: int
    n: int
    cmp: int = 0
    value: int = 0


def _pattern(form: Form) -> re.Pattern[str]:
    """The form as a regular expression with named groups; numbers are checked afterwards."""
    made = ""
    for piece in re.split(r"(<[^>]+>)", form.text):
        if not piece.startswith("<"):
            made += re.escape(piece)
        elif " " in piece:
            made += rf"(?P<{piece[1:-1].split()[0]}>\d+)"
        else:
            words = sorted(PARTS[piece[1:-1]], key=len, reverse=True)
            made += f"(?P<{piece[1:-1]}>{'|'.join(map(re.escape, words))})"
    return re.compile(made)


_FORMS: Final = tuple((_pattern(form), form) for form in FORMS)
_PRICES: Final = tuple((_pattern(form), form) for form in PRICES)


def _outside(form: Form, part: dict[str, str]) -> str:
    """The first number that is out of its range, in words; empty when all fit."""
    for name, lo, hi in re.findall(r"<(\w+) (\d+)-(\d+)>", form.text):
        if not int(lo) <= int(part[name]) <= int(hi):
            return f"{part[name]} is not allowed; allowed: {lo} to {hi}"
    return ""


def sentences(form: Form) -> Iterator[str]:
    """Every sentence of a form, with the lowest number of each range."""
    pieces = re.split(r"<([^>]+)>", form.text)  # text, part, text, part ... text
    words = [[part.split()[1].split("-")[0]] if " " in part else list(PARTS[part]) for part in pieces[1::2]]
    for chosen in product(*words):
        yield "".join(text + word for text, word in zip(pieces[0::2], (*chosen, ""), strict=True))


def _unknown(text: str) -> str:
    """What to say of a condition that no form fits."""
    known = {sentence: form.text for form in FORMS for sentence in sentences(form)}
    close = difflib.get_close_matches(text, known, 1, 0.4)
    hint = f"; the nearest is {close[0]!r}, of the form: {known[close[0]]}" if close else ""
    return f"{text!r} is no condition of the vocabulary{hint}"


def form_of(text: str) -> tuple[Form, dict[str, str]] | None:
    """The form that a condition or a cost is written in, and its parts as they stand there."""
    for pattern, form in (*_FORMS, *_PRICES):
        match = pattern.fullmatch(text)
        if match:
            return form, match.groupdict()
    return None


def condition(text: str) -> Condition | str:
    """A condition from its text; or why it is none."""
    for pattern, form in _FORMS:
        match = pattern.fullmatch(text)
        if match:
            part = match.groupdict()
            return _outside(form, part) or _condition(text, form, part)
    return _unknown(text)


def _condition(text: str, form: Form, part: dict[str, str]) -> Condition:
    """The numbers of a matched form."""
    number = {name: PARTS[name][word] for name, word in part.items() if name in PARTS}
    n = next((number[name] for name in AS_N if name in number), int(part.get("n", "0")))
    who, a = number.get("who", 0), int(part.get("a", "0"))
    if "zone" in number:
        a = number["zone"]
    if "near" in number:
        who, a = number["near"], number["who"]
    if "subject" in number:
        who = number["subject"]
    if "turn" in number:
        n = number["turn"]
    cmp = ids.CMP_LESS if form.text.endswith("fewer than the other") else number.get("cmp", 0)
    target = part.get("who") == "target" or form.kind in (ids.C_DISTANCE, ids.C_POSITION, ids.C_LEVEL_HIGHER)
    return Condition(text, form.kind, who, cmp, n, a, int(part.get("b", "0")), target or cmp == ids.CMP_LESS)


def cost(text: str) -> Price | str:
    """A cost from its text; or why it is none."""
    for pattern, form in _PRICES:
        match = pattern.fullmatch(text)
        if match:
            part = match.groupdict()
            cmp = ids.CMP_EQ if "exactly" in form.text else (ids.CMP_GE if "at least" in form.text else 0)
            made = Price(text, form.kind, int(part.get("n", "1")), cmp, int(part.get("value", "0")))
            return _outside(form, part) or made
    allowed = ", ".join(form.text for form in PRICES)
    return f"{text!r} is no cost; allowed: {allowed}"
