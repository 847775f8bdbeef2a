"""The words' numbers. Generated from content/words.py by `rumpus generate`: do not edit."""

from typing import Final

TAKE: Final = 1
DRAW: Final = 2
SWAP: Final = 3
