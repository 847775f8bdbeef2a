"""The gallery's positions are what the server sends today; `make gallery` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.web.positions import CAST, FIXTURES, POSITIONS, ROOT, WRITE, cast_text, file_of, text

PLACES = [(game, name) for game, names in POSITIONS.items() for name in names]


@pytest.mark.parametrize(("game", "name"), PLACES)
def test_a_position_is_what_the_server_sends(game: str, name: str) -> None:
    compare(file_of(game, name), text(POSITIONS[game][name]()))


def test_the_sheet_of_characters_is_what_their_files_say() -> None:
    compare(CAST, cast_text())


def compare(kept: Path, now: str) -> None:
    """A kept file says what is so now."""
    if WRITE:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(now, "utf-8")
    was = kept.read_text("utf-8") if kept.is_file() else ""
    other = [line.split(":")[0].strip() for line in now.splitlines() if line not in was.splitlines()]
    assert was == now, f"{kept.relative_to(ROOT)} is not what the server sends ({', '.join(other)}): make gallery"


def test_no_position_is_left_over() -> None:
    made = {file_of(game, name) for game, name in PLACES}
    for path in set(FIXTURES.rglob("*.json")) - made - {CAST}:
        assert WRITE, f"{path.relative_to(ROOT)} is no position of tests/web/positions.py: make gallery"
        path.unlink()
