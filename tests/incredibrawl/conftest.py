"""IncrediBrawl is not registered before it has a page: its tests register it for themselves."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from rumpus.kernel import spec

ENTRY = EntryPoint("incredibrawl", "rumpus.games.incredibrawl.game:SPEC", spec.GROUP)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The house finds the game by its id, as any other."""
    known = spec._entries()
    monkeypatch.setattr(spec, "_entries", lambda: {**known, ENTRY.name: ENTRY})
    yield
    spec.find.cache_clear()
