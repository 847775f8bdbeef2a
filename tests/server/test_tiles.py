"""What the lobby and set-up pages are told by, asked from several threads at once in a new process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rumpus.kernel.contract.spec import find
from rumpus.kernel.words.saying import catalogue_of, saying

GAMES = [path.parent.name for path in Path(__file__).parents[2].glob("web/src/games/*/game.ts")]
TOGETHER = """
import sys, threading
from rumpus.kernel.contract.installed import list_games
from rumpus.server.show import games
sys.setswitchinterval(1e-6)
ready = threading.Barrier(4)
def ask():
    ready.wait()
    for game in list_games():
        games.setup_of.__wrapped__(game)
threads = [threading.Thread(target=ask) for _ in range(4)]
for one in threads: one.start()
for one in threads: one.join()
print("answered")
"""


def test_a_new_server_may_be_asked_by_several_at_once() -> None:
    """msgspec is not safe where two threads meet a type first: nine of ten such processes ended with a fault."""
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", TOGETHER],
            env={**os.environ, "RUMPUS_PLAIN": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout) == (0, "answered\n"), done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_a_table_knows_what_its_game_is_called_by_the_words_it_has_anyway(game: str) -> None:
    spec = find(game)
    words = catalogue_of(str(sys.modules[spec.rules.setup.__module__.rpartition(".rules")[0] + ".game"].__file__))
    assert words.say(saying("page-title")) == spec.about.title
