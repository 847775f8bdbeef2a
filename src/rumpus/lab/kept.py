"""What a long run has done so far, in a file: one line a work, so that Ctrl-C loses none and `--resume` goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class Head(msgspec.Struct):
    """The first line: what was asked. Another question may not go on in the same file."""

    asked: str


class Line(msgspec.Struct):
    """A work that is done: its phase, its number, what it came to."""

    phase: str
    number: int
    made: msgspec.Raw


class Kept:
    """The works done so far. Without a path nothing is written, and nothing was there before."""

    def __init__(self, path: Path | None, asked: str, *, resume: bool) -> None:
        """Raises ValueError for a file that answers another question, or that is there though nobody resumes it."""
        self.path = path
        self._done: dict[tuple[str, int], msgspec.Raw] = {}
        if path is None:
            return
        if path.exists():
            if not resume:
                raise ValueError(f"--keep {path}: the file is there already; --resume goes on with it")
            self._read(path, asked)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(Head(asked)) + b"\n")

    def _read(self, path: Path, asked: str) -> None:
        """Takes in what was done; half a last line is cut off."""
        whole = path.read_bytes()
        sound = whole[: whole.rfind(b"\n") + 1]
        head, *lines = sound.splitlines() or [b""]
        try:
            told = msgspec.json.decode(head, type=Head).asked
            made = [msgspec.json.decode(line, type=Line) for line in lines]
        except msgspec.DecodeError as fault:
            raise ValueError(f"--keep {path}: this is no file of the lab: {fault}") from None
        if told != asked:
            raise ValueError(f"--keep {path}: it was kept for another question: {told}")
        if len(sound) < len(whole):
            path.write_bytes(sound)
        self._done = {(line.phase, line.number): line.made for line in made}

    def known(self, phase: str, number: int, kind: type[T]) -> T | None:
        """What a work came to, if it is done already."""
        raw = self._done.get((phase, number))
        return None if raw is None else msgspec.json.decode(raw, type=kind)

    def keep(self, phase: str, number: int, made: Any) -> None:
        """Writes a work down."""
        if self.path is not None:
            line = Line(phase, number, msgspec.Raw(msgspec.json.encode(made)))
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
