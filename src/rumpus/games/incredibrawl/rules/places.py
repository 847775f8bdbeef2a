"""The numbers of places. Generated from content/words.py by `rumpus generate`: do not edit."""

from typing import Final

HAND: Final = 0
DISCARD: Final = 1
DECK_BOTTOM: Final = 2
DECK_TOP: Final = 3
DECK_SHUFFLED: Final = 4
