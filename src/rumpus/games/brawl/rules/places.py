"""The numbers of places. Generated from content/words.py by `rumpus generate`: do not edit."""

from typing import Final

ROW: Final = 2
BASE: Final = 262080
END: Final = 262268
NUMBER: Final = 524288
RIVAL: Final = 1048576
ORDER: Final = 2097152
