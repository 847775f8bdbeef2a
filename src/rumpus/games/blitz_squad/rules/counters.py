"""The numbers of counters. Generated from content/words.py by `rumpus generate`: do not edit."""

from typing import Final

NONE: Final = 0
UNDER: Final = 1
STACK: Final = 2
REVEALED: Final = 3
FOE_REVEALED: Final = 4
TOMB3: Final = 5
KIN_IN_CLINIC: Final = 6
SPECIALS: Final = 7
EARLIER_COMBOS: Final = 8
FOE_HAND: Final = 9
