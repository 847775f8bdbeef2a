"""The numbers of whom. Generated from content/words.py by `rumpus generate`: do not edit."""

from typing import Final

YOU: Final = 0
FOE: Final = 1
FOES: Final = 2
TARGET: Final = 3
TARGET_PLAYER: Final = 4
ALL: Final = 5
ACTIVE: Final = 6
DAMAGED: Final = 7
ATTACKER: Final = 8
BLOCKER: Final = 9
OWNER: Final = 10
