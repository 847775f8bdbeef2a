"""The numbers of places. Generated from content/words.py by tools/gen_effects.py: do not edit."""

from typing import Final

HAND: Final = 0
DISCARD: Final = 1
DECK_BOTTOM: Final = 2
DECK_TOP: Final = 3
DECK_SHUFFLED: Final = 4
