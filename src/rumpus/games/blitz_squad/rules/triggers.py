"""The numbers of triggers. Generated from content/words.py by `rumpus generate`: do not edit."""

from typing import Final

MOD: Final = 1
PLAY: Final = 2
HIT: Final = 3
BLOCKED: Final = 4
HELD: Final = 5
HURT: Final = 6
END: Final = 7
BEGIN: Final = 8
ENTER: Final = 9
STATIC: Final = 10
EACH_BEGIN: Final = 11
EACH_END: Final = 12
EACH_HIT: Final = 13
EACH_HELD: Final = 14
