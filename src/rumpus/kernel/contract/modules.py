"""What the modules of a game hold that are handed over whole: a part takes its functions from them by these names.

The types of what is handed over in `contract/parts.py`; mypy checks a module against the one it stands for. What each
function promises is said at the field of the part, and for rules in `contract/unbound.py`.
"""

# ruff: noqa: D102, N802 - each is told at its part, and constants of a module are upper case
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol


class Turn(Protocol):
    """`rules/turn.py`: a game from its setup to its end."""

    def setup(self, t: Any, s: Any, seed: int, log: Any, /) -> None: ...
    def who(self, t: Any, s: Any, /) -> int: ...
    def legal(self, t: Any, s: Any, p: int, out: Any, /) -> int: ...
    def apply(self, t: Any, s: Any, p: int, a: int, log: Any, /) -> None: ...
    def result(self, t: Any, s: Any, out: Any, /) -> int: ...


class Invariants(Protocol):
    """`rules/invariants.py`: what holds in every position."""

    def check(self, t: Any, s: Any, /) -> int: ...


class Redeal(Protocol):
    """`rules/determinize.py`: what a seat may not know, dealt anew."""

    def redeal(self, t: Any, s: Any, p: int, /) -> None: ...


class Features(Protocol):
    """`rules/features.py`: a position as a row of numbers, and what it is worth."""

    @property
    def WIDTH(self) -> int: ...
    def features(self, t: Any, s: Any, p: int, out: Any, /) -> int: ...
    def worth(self, t: Any, s: Any, out: Any, /) -> None: ...


class Ids(Protocol):
    """`rules/ids.py`: the numbers."""

    @property
    def ACTIONS(self) -> int: ...
    @property
    def MAX_LEGAL(self) -> int: ...


class Codec(Protocol):
    """Actions by name: an `Acts` table, or a module that asks one."""

    def name(self, t: Any, s: Any, p: int, a: int, /) -> str: ...
    def parse(self, t: Any, s: Any, p: int, text: str, /) -> int: ...


class Legality(Protocol):
    """`interface/legality.py`: which rule forbids an action."""

    def why_not(self, t: Any, s: Any, p: int, a: int, /) -> str | None: ...


class Sheets(Protocol):
    """`content/load.py`: files with content of one's own."""

    @property
    def HOME(self) -> Path: ...
    def check_file(self, file: str, /) -> Sequence[object]: ...


class Printed(Protocol):
    """`interface/printed.py` or `card_text.py`: cards as players read them."""

    def show_file(self, file: str, /) -> Sequence[str]: ...
