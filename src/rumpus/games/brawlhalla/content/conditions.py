"""Conditions and costs as a designer writes them, and what they compile to (BH-FX-C01 to C09, K01 to K04). What each
says on a card and in the guide stands in `words/`: `condition-level`, `cost-discard`.

The grammar is closed: `<who> level <cmp> <n 0-2>` stands for "self level at least 1" and 17 other sentences.
"""

from collections.abc import Mapping
from typing import Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.moments import ATTACKS, EVENTS, FIGHT, MOVES, ROLES
from rumpus.games.brawlhalla.rules import ids

# ---------------------------------------------------------------- parts

SUBJECTS: Final = {
    "self": ids.WHO_SELF,
    "opponent": ids.WHO_OPPONENT,
    "teammate": ids.WHO_TEAMMATE,
    "any": ids.WHO_ANY,
    "any other Legend": ids.WHO_ANY_OTHER,
    "other combatant": ids.WHO_OTHER,
    "target": ids.WHO_OTHER,
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
CHANGES: Final = {"pickup": ids.WPN_PICKUP, "swap": ids.WPN_SWAP, "recover": ids.WPN_RECOVER, "disarm": ids.WPN_DISARM}
PARTS: Final = {
    "who": fx.Part({"self": ids.WHO_SELF, "target": ids.WHO_OTHER}, "who"),
    "cmp": fx.Part({"at least": ids.CMP_GE, "exactly": ids.CMP_EQ, "at most": ids.CMP_LE}, "cmp"),
    "role": fx.Part(ROLES),
    "attack": fx.Part({name: ATTACKS[name] for name in ("light", "heavy", "either")}),
    "space": fx.Part(SPACES),
    "position": fx.Part(POSITIONS),
    "status": fx.Part({"UNARMED": ids.UNARMED, "EQUIPPED": ids.EQUIPPED, "DISARMED": ids.DISARMED}),
    "parity": fx.Part({"even": 0, "odd": 1}),
    "zone": fx.Part(ZONES, "a"),
    "nth": fx.Part({"first": 1, "second": 2}),
    "near": fx.Part({"teammate": ids.WHO_TEAMMATE, "opponent": ids.WHO_OPPONENT}, "who"),
    "subject": fx.Part(SUBJECTS, "who"),
    "result": fx.Part(RESULTS),
    "source": fx.Part(SOURCES),
    "change": fx.Part(CHANGES),
    "choice": fx.Part({"draw": ids.DRAW, "swap": ids.SWAP, "recover": ids.RECOVER}),
    "turn": fx.Part({"own": 0, "opponent's": 1, "any": 2}),
}
"""The words a part may be, and their numbers."""

# ---------------------------------------------------------------- conditions

ROLE, ATTACK = -1, -2
"""Numbers of conditions that the effect itself carries (Fx.role, Fx.attack), no Cond."""
CAUSED_AT: Final = ("on_damage", "on_knockback", "on_ko", "on_weapon_change", "on_gravity", "before_ko")
OF_A_TARGET: Final = ("level-higher", "distance", "position", "fewer")
"""Conditions that speak of a target in any case."""


def _target(s: fx.Sentence, moment: str) -> str:
    """Nothing speaks of a target at a MOVE."""
    speaks = s.parts.get("who") == "target" or s.form.name in OF_A_TARGET
    return f"{s.text!r} speaks of a target; at {moment} there is none" if speaks and moment in MOVES else ""


def _form(
    name: str,
    text: str,
    number: int,
    law: str,
    moments: tuple[str, ...] = (),
    *,
    to: Mapping[str, str] | None = None,
    fixed: Mapping[str, int] | None = None,
) -> fx.Form:
    """A condition."""
    return fx.Form(
        text, number, f"BH-FX-{law}", to=to or {}, fixed=fixed or {}, moments=moments, check=_target, name=name
    )


FORMS: Final = (
    _form("role", "role = <role>", ROLE, "C01"),
    _form("attack", "attack = <attack>", ATTACK, "C01"),
    _form("level", "<who> level <cmp> <n 0-2>", ids.C_LEVEL, "C02"),
    _form("level-higher", "<who> level higher", ids.C_LEVEL_HIGHER, "C02"),
    _form("space", "<who> on <space>", ids.C_SPACE, "C03"),
    _form("distance", "distance <cmp> <n 1-6>", ids.C_DISTANCE, "C04"),
    _form("position", "target <position>", ids.C_POSITION, "C04"),
    _form("status", "<who> <status>", ids.C_STATUS, "C05"),
    _form("side", "<who> <status> side <a 1-2>", ids.C_STATUS, "C05"),
    _form("played", "<who> played <cmp> <n 1-6>", ids.C_COUNT, "C06", FIGHT),
    _form("total", "<who> total <cmp> <n 1-20>", ids.C_TOTAL, "C06", FIGHT),
    _form("pair", "<who> played the same value twice", ids.C_SAME, "C06", FIGHT),
    _form("parity", "<who> total <parity>", ids.C_PARITY, "C06", FIGHT),
    _form("margin", "margin at least <n 1-10>", ids.C_MARGIN, "C06", FIGHT),
    _form("zone", "<who> <zone> <cmp> <n 0-20>", ids.C_ZONE, "C07"),
    _form("fewer", "<who> <zone> fewer than the other", ids.C_ZONE, "C07", fixed={"cmp": ids.CMP_LESS}),
    _form("action", "<nth> action", ids.C_ACTION, "C08"),
    _form("moved", "moved at least <n 1-5>", ids.C_MOVED, "C08"),
    _form("first-attack", "first attack this turn", ids.C_FIRST_ATTACK, "C08"),
    _form("was-hit", "was hit since own last turn", ids.C_WAS_HIT, "C08"),
    _form(
        "air-to-platform",
        "started on Air, ended on Platform",
        ids.C_AIR_TO_PLATFORM,
        "C08",
        ("after_move", "on_adjacent", "on_weapon_change"),
    ),
    _form("near", "at least <n 1-3> <near> within <b 1-3> of <who>", ids.C_NEAR, "C09", to={"near": "who", "who": "a"}),
    _form("subject", "who = <subject>", ids.C_SUBJECT, "E01", EVENTS),
    _form("turn", "turn = <turn>", ids.C_TURN, "E01", (*EVENTS, "constant")),
    _form("value", "value <n 1-5> played", ids.C_VALUE, "E03", ("on_card_played",)),
    _form("in-play", "cards in the play <cmp> <n 1-6>", ids.C_PLAYED, "E03", ("on_card_played",)),
    _form("source", "source = <source>", ids.C_SOURCE, "E05", ("on_damage",)),
    _form("result", "result = <result>", ids.C_RESULT, "E06", ("on_knockback",)),
    _form("caused", "caused by self", ids.C_CAUSED, "E07", CAUSED_AT),
    _form("weapon", "kind = <change>", ids.C_WEAPON, "E08", ("on_weapon_change",)),
    _form("choice", "choice = <choice>", ids.C_CHOICE, "E09", ("on_delay",)),
)
IF: Final = fx.Forms(FORMS, PARTS, messages="condition")
"""All conditions, as fields of state.Cond."""

# ---------------------------------------------------------------- costs


def _cost(name: str, text: str, number: int, law: str, **fixed: int) -> fx.Form:
    """A cost, and the fields it sets by itself."""
    return fx.Form(text, number, f"BH-FX-{law}", fixed=fixed, name=name)


PRICES: Final = fx.Forms(
    (
        _cost("discard", "discard <n 1-3> (any value)", ids.K_DISCARD, "K01"),
        _cost("discard-exactly", "discard <n 1-3> (exactly <value 1-5>)", ids.K_DISCARD, "K01", cmp=ids.CMP_EQ),
        _cost("discard-at-least", "discard <n 1-3> (at least <value 1-5>)", ids.K_DISCARD, "K01", cmp=ids.CMP_GE),
        _cost("damage", "take <n 1-2> damage", ids.K_DAMAGE, "K02"),
        _cost("disarm", "disarm yourself", ids.K_DISARM, "K03", n=1),
        _cost("action", "spend 1 action", ids.K_ACTION, "K04", n=1),
    ),
    what="cost",
    messages="cost",
)
"""All costs: n of what (ids.K_*); cmp and value for cards."""
