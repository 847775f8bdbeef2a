"""The parts of conditions: the words each may be, their numbers, and what they are called on a card."""

from typing import Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.moments import ATTACKS, ROLES
from rumpus.games.brawlhalla.rules import ids

ON: Final = {
    "Platform": "on a Platform",
    "Air": "on Air",
    "Off-stage": "Off-stage",
    "row 1": "in the top row",
    "bottom row": "in the bottom row",
    "edge column": "in an edge column",
}
POSITIONS: Final = {
    "above": ("higher up than your Legend", "higher up"),
    "below": ("lower down than your Legend", "lower down"),
    "same row": ("in the row of your Legend", "in your row"),
    "diagonal": ("on a diagonal with your Legend", "on a diagonal"),
    "in sight": ("in line of sight", "in sight"),
}
ZONES: Final = {
    "hand": ("card", " in hand", "hand"),
    "deck": ("card", " in the deck", "deck"),
    "discard": ("card", " in the discard pile", "discard pile"),
    "unrevealed KO cards": ("unrevealed KO card", "", "KO stack"),
}
"""What lies in a zone, where, and the zone in short."""
SUBJECTS: Final = {
    "self": "your Legend",
    "opponent": "an opponent",
    "teammate": "a teammate",
    "any": "any Legend",
    "any other Legend": "another Legend",
    "other combatant": "{other}",
    "target": "{other}",
    "victim": "{other}",
}
SOURCES: Final = {
    "light": "by a Light hit",
    "crossing": "by crossing the KO line",
    "reshuffle": "by a reshuffle",
    "fall": "by a fall",
    "effect": "by an effect",
}
RESULTS: Final = {
    "moved": "it moved",
    "stopped by Platform": "a Platform stopped it",
    "in ring": "it ended Off-stage",
    "crossed": "it crossed the KO line",
}
CHANGES: Final = {
    "pickup": "the change is a Flaming Sword taken",
    "swap": "the change is a Weapon card flipped",
    "recover": "the change is a weapon recovered",
    "disarm": "the change is a weapon disarmed",
}
CHOICES: Final = {"draw": "you drew", "swap": "you flipped the Weapon card", "recover": "you recovered"}
TURNS: Final = {
    "own": ("it is your turn", ", your turn"),
    "opponent's": ("it is an opponent's turn", ", their turn"),
    "any": ("", ""),
}

PARTS: Final = {
    "who": fx.Part(
        {"self": ids.WHO_SELF, "target": ids.WHO_OTHER}, "who", {"self": "your Legend", "target": "{other}"}
    ),
    "cmp": fx.Part({"at least": ids.CMP_GE, "exactly": ids.CMP_EQ, "at most": ids.CMP_LE}, "cmp"),
    "role": fx.Part(ROLES),
    "attack": fx.Part({name: ATTACKS[name] for name in ("light", "heavy", "either")}),
    "space": fx.Part(
        {
            "Platform": ids.ON_PLATFORM,
            "Air": ids.ON_AIR,
            "Off-stage": ids.ON_RING,
            "row 1": ids.ON_TOP,
            "bottom row": ids.ON_BOTTOM,
            "edge column": ids.ON_EDGE,
        },
        says=ON,
    ),
    "position": fx.Part(
        {
            "above": ids.POS_ABOVE,
            "below": ids.POS_BELOW,
            "same row": ids.POS_ROW,
            "diagonal": ids.POS_DIAGONAL,
            "in sight": ids.POS_SIGHT,
        }
    ),
    "status": fx.Part(
        {"UNARMED": ids.UNARMED, "EQUIPPED": ids.EQUIPPED, "DISARMED": ids.DISARMED},
        says={"UNARMED": "unarmed", "EQUIPPED": "equipped", "DISARMED": "disarmed"},
    ),
    "parity": fx.Part({"even": 0, "odd": 1}),
    "zone": fx.Part(
        {"hand": ids.ZONE_HAND, "deck": ids.ZONE_DECK, "discard": ids.ZONE_DISCARD, "unrevealed KO cards": ids.ZONE_KO},
        "a",
    ),
    "nth": fx.Part({"first": 1, "second": 2}),
    "near": fx.Part({"teammate": ids.WHO_TEAMMATE, "opponent": ids.WHO_OPPONENT}, "who"),
    "subject": fx.Part(
        {
            "self": ids.WHO_SELF,
            "opponent": ids.WHO_OPPONENT,
            "teammate": ids.WHO_TEAMMATE,
            "any": ids.WHO_ANY,
            "any other Legend": ids.WHO_ANY_OTHER,
            "other combatant": ids.WHO_OTHER,
            "target": ids.WHO_OTHER,
            "victim": ids.WHO_OTHER,
        },
        "who",
        SUBJECTS,
    ),
    "result": fx.Part(
        {
            "moved": ids.KBR_MOVED,
            "stopped by Platform": ids.KBR_PLATFORM,
            "in ring": ids.KBR_RING,
            "crossed": ids.KBR_CROSSED,
        },
        says=RESULTS,
    ),
    "source": fx.Part(
        {
            "light": ids.DMG_LIGHT,
            "crossing": ids.DMG_CROSSING,
            "reshuffle": ids.DMG_SHUFFLE,
            "fall": ids.DMG_FALL,
            "effect": ids.DMG_EFFECT,
        },
        says=SOURCES,
    ),
    "change": fx.Part(
        {"pickup": ids.WPN_PICKUP, "swap": ids.WPN_SWAP, "recover": ids.WPN_RECOVER, "disarm": ids.WPN_DISARM},
        says=CHANGES,
    ),
    "choice": fx.Part({"draw": ids.DRAW, "swap": ids.SWAP, "recover": ids.RECOVER}, says=CHOICES),
    "turn": fx.Part({"own": 0, "opponent's": 1, "any": 2}),
}
"""The words a part may be, their numbers and what they are called on a card."""
