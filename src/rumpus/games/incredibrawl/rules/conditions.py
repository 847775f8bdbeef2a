"""The numbers of conditions. Generated from content/words.py by `rumpus generate`: do not edit."""

from typing import Final

NONE: Final = 0
TYPE: Final = 1
LEVEL_LE: Final = 2
LEVEL_GE: Final = 3
PRINTED_LE: Final = 4
PRINTED_GE: Final = 5
CLASS: Final = 6
WINNER_TYPE: Final = 7
WINNER_LE: Final = 8
WINNER_GE: Final = 9
WINNER_CLASS: Final = 10
RICHER: Final = 11
LOST_BY: Final = 12
LOST: Final = 13
GLORY_LE: Final = 14
HAND_LE: Final = 15
PLAYERS: Final = 16
PLACE: Final = 17
