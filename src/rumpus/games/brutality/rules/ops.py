"""The words' numbers. Generated from content/words.py by tools/gen_effects.py: do not edit."""

from typing import Final

AIM_SELF: Final = 7
AIM_MELEE: Final = 8
AIM_ARC: Final = 9
AIM_LINE: Final = 10
AIM_SHOT: Final = 11
AIM_BURST: Final = 12
AIM_TEAMMATE: Final = 16
AIM_ENEMY: Final = 17
AIM_OWN: Final = 18
AIM_SQUARE: Final = 20
DAMAGE: Final = 23
SELF_DAMAGE: Final = 24
HEAL: Final = 25
SHIELD: Final = 26
KNOCKBACK: Final = 32
PULL: Final = 34
SET_STATUS: Final = 41
PLACE_CREATION: Final = 54
