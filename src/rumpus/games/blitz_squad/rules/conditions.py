"""The numbers of conditions. Generated from content/words.py by `rumpus generate`: do not edit."""

from typing import Final

NONE: Final = 0
STACK_MIN: Final = 1
STACK_MAX: Final = 2
ENERGY_MIN: Final = 3
SURPLUS_MIN: Final = 4
SAME_BRAWLER: Final = 5
MIXED: Final = 6
REVEALED_MIN: Final = 7
FOE_REVEALED_MIN: Final = 8
HAND_MIN: Final = 9
HAND_MAX: Final = 10
TAVERN_MAX: Final = 11
BEHIND: Final = 12
CLINIC_MIN: Final = 13
TOMB_MIN: Final = 14
SPECIAL_IN_PLAY: Final = 15
FIRST_COMBO: Final = 16
LATER_COMBO: Final = 17
