"""The words' numbers. Generated from content/words.py by `rumpus generate`: do not edit."""

from typing import Final

PLACE_BASE: Final = 1
ADD_HIT: Final = 2
ADD_HEAVY_HIT: Final = 3
BLOCK_STRING: Final = 4
WILD_BLOCK_STRING: Final = 5
PRESS: Final = 6
CLEAR_BASE: Final = 7
FREEZE_BASE: Final = 8
MULTIPLY_VALUE: Final = 9
REVERSE_WINNER: Final = 10
HOLD_BASE: Final = 11
ADD_VALUE: Final = 12
SWAP_TIEBREAK: Final = 13
CAP_STRING: Final = 14
NO_NEW_BASE: Final = 15
COLOUR_LOCK: Final = 16
SWAP_ENDS: Final = 17
SWEEP_END: Final = 18
BURN_SELF: Final = 19
BURN_RIVAL: Final = 20
DIG: Final = 21
