"""The numbers of whom. Generated from content/words.py by `rumpus generate`: do not edit."""

from typing import Final

SELF: Final = 0
OPPONENT: Final = 1
EACH_OPPONENT: Final = 2
EACH_PLAYER: Final = 3
WINNER: Final = 4
RICHEST: Final = 5
POOREST: Final = 6
LOSER: Final = 7
THIS: Final = 8
OWN_CHARACTER: Final = 9
OPPOSING: Final = 10
ANY: Final = 11
IN_SCRAP: Final = 12
ALL: Final = 13
ALL_OTHERS: Final = 14
ANY_TWO: Final = 15
THIS_AND_ONE: Final = 16
