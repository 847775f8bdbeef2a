"""The numbers of conditions. Generated from content/words.py by `rumpus generate`: do not edit."""

from typing import Final

BEHIND: Final = 1
ROW: Final = 2
END: Final = 3
DECK: Final = 4
