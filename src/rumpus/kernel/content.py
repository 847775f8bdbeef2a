"""Content files, read from disc or from a text: what a game's own `read_extra` makes of them, and how faults are told.

A game reads a designer's file with a function of two texts, the file's name and what it says, and gives back what it
made of it and every fault. The rest is here: files that cannot be read, TOML that is none, all faults in one error.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from rumpus.kernel.reader import Fault
from rumpus.kernel.spec import ContentError

T = TypeVar("T")
Read = Callable[[str, str], tuple[T, list[Fault]]]
"""Reads a designer's file from its name and its text."""


def toml(text: str) -> dict[str, Any]:
    """TOML. Raises TOMLDecodeError, also for what Python's reader only breaks off at."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise tomllib.TOMLDecodeError("lists or tables lie too deep inside one another") from None
    except tomllib.TOMLDecodeError:
        raise
    except ValueError as wrong:  # a number of thousands of digits
        raise tomllib.TOMLDecodeError(str(wrong)) from None


def parse(file: str, text: str, faults: list[Fault]) -> dict[str, Any]:
    """The TOML of a file; a syntax error is one fault."""
    try:
        data = toml(text)
    except tomllib.TOMLDecodeError as wrong:
        faults.append(Fault(file, "", f"this is not TOML: {wrong}"))
        return {}
    data.pop("game", None)  # says for which game a file is, where its keys do not (rumpus.designed)
    return data


def text_of(path: Path) -> str:
    """The text of a file. Raises OSError, or ContentError when it is no text."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise ContentError(f"{path}: file: this is not a text in UTF-8") from None


def refuse(faults: list[Fault]) -> None:
    """Raises ContentError with all faults, if any."""
    if faults:
        raise ContentError("; ".join(str(fault) for fault in faults))


def check(path: str | Path, read: Read[Any]) -> list[Fault]:
    """Every fault of a designer's file; empty when it can be played. Raises OSError when it cannot be read."""
    try:
        text = text_of(Path(path))
    except ContentError:
        return [Fault(str(path), "", "this is not a text in UTF-8")]
    return read(str(path), text)[1]


def load(source: str, read: Read[T]) -> T:
    """A designer's content from a file name, or from TOML text (with a line break). Raises ContentError: all faults."""
    file, text = "content", source
    if "\n" not in source:
        file = source
        try:
            text = text_of(Path(source))
        except OSError as wrong:
            raise ContentError(f"{source}: cannot be read: {wrong.strerror or wrong}") from None
    made, faults = read(file, text)
    refuse(faults)
    return made


def kept(source: Any) -> Any:
    """Content as it can be kept and sent: the text of a file, else what was given."""
    if not isinstance(source, str | Path) or not str(source) or "\n" in str(source):
        return source
    try:
        return text_of(Path(source)) + "\n"
    except (OSError, ContentError):  # a game that takes no content has not looked at it
        return source
