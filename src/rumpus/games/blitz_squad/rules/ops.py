"""The words' numbers. Generated from content/words.py by tools/gen_effects.py: do not edit."""

from typing import Final

POWER: Final = 1
DAMAGE: Final = 2
DEFENSE: Final = 3
ENERGY: Final = 4
DISCOUNT: Final = 5
PIERCE: Final = 6
WEAKEN: Final = 7
DOUBLE: Final = 8
UNBLOCKABLE: Final = 9
BLOCK_SIZE: Final = 10
ABSORB: Final = 11
HUSH: Final = 12
DRAW: Final = 13
DRAW_TO: Final = 14
DISCARD: Final = 15
DISCARD_RANDOM: Final = 16
SNATCH: Final = 17
MILL: Final = 18
BURY: Final = 19
RECOVER: Final = 20
CHOOSE: Final = 34
PAY: Final = 35
